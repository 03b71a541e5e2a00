"""Dealing Porta Nigra anew for a viewer: the order of every pile, and which cards the others hold."""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import shuffle

from .components import ACTION_CARDS, NOTHING
from .opening import is_in_game
from .state import State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Deal everything the viewer cannot know anew, consistently with what the viewer knows."""
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:
        return
    shuffle_anew(s, s.supply, s.supply_left)
    shuffle_anew(s, s.building_pile, s.building_left)
    shuffle_anew(s, s.honor_pile, s.honor_left)
    for seat in range(s.seats):
        redeal_action_cards(s, seat, seat == viewer)


@rule
def shuffle_anew(s: State, pile: Any, count: int) -> None:
    """Shuffle a pile whose cards are known but not their order, which must leave no trace: sort it first."""
    for i in range(1, count):
        card = pile[i]
        place = i
        while place > 0 and pile[place - 1] > card:
            pile[place] = pile[place - 1]
            place -= 1
        pile[place] = card
    shuffle(s.generator, pile, count)


@rule
def redeal_action_cards(s: State, seat: int, keep_hand: bool) -> None:
    """Deal the cards that a seat has not played in this round: own cards in hand are known, those of others are not."""
    pool = s.pool
    count = 0
    for card in range(ACTION_CARDS):
        if is_in_game(s, card) and s.played[seat, card] == 0 and not (keep_hand and s.hand[seat, card] == 1):
            pool[count] = card
            count += 1
    shuffle(s.generator, pool, count)
    for i in range(s.deck_left[seat]):
        count -= 1
        s.deck[seat, i] = pool[count]
    if not keep_hand:
        s.hand[seat, :] = 0
        for i in range(count):
            s.hand[seat, pool[i]] = 1
    pool[:] = NOTHING
