"""The rules of the toy game, and the ways in which they can be broken."""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import shuffle
from saturnalia.kernel.ranking import places_from

from . import Fault
from .state import (
    CARD_0,
    CARDS,
    COMPONENTS,
    DRAW,
    NO_CARD,
    NO_SEAT,
    PASS,
    Decision,
    Happening,
    State,
)

ROUNDS, HAND = COMPONENTS["turn"]["rounds"], COMPONENTS["turn"]["hand"]


@rule
def take_top_card(s: State, seat: int) -> int:
    s.deck_count -= 1
    card = int(s.deck[s.deck_count])
    s.deck[s.deck_count] = NO_CARD
    s.hand[seat, card] = 1
    s.hand_count[seat] += 1
    return card


@rule
def setup(s: State, options: Any) -> None:
    s.seats = options[0]
    s.fault = options[1]
    s.round_number = 1
    s.actor = 0
    s.decision = Decision.DRAW
    s.hand[:] = 0
    s.hand_count[:] = 0
    s.played_by[:] = NO_SEAT
    if s.fault == Fault.UNSEEDED:
        for seat in range(len(s.score)):  # all of them: one number alone would now and then be the same
            s.score[seat] = np.random.randint(-100, 100)  # noqa: NPY002
    for card in range(CARDS):
        s.deck[card] = card
    s.deck_count = CARDS
    shuffle(s.generator, s.deck, CARDS)
    for seat in range(s.seats):
        for _ in range(HAND):
            take_top_card(s, seat)


@rule
def legal(s: State, out: Any) -> int:
    late = s.round_number == ROUNDS and s.decision == Decision.PLAY
    if late and s.fault == Fault.DEAD_END:
        return 0
    count = 0
    out[count] = PASS
    count += 1
    if s.decision == Decision.DRAW:
        if s.deck_count > 0:
            out[count] = DRAW
            count += 1
        return count
    for card in range(CARDS):
        if s.hand[s.actor, card] > 0:
            out[count] = CARD_0 + card
            count += 1
    if late and s.fault == Fault.FOREIGN_ID:
        out[count] = CARD_0 + CARDS
        count += 1
    if late and s.fault == Fault.REPEATED_ID:
        out[count] = PASS
        count += 1
    return count


@rule
def apply(s: State, action: int) -> None:
    seat = s.actor
    if s.decision == Decision.DRAW:
        if action == DRAW:
            card = take_top_card(s, seat)
            note(s, Happening.DREW_OPENLY if s.fault == Fault.TELLS_DRAWN_CARD else Happening.DREW, seat, card)
            if s.fault != Fault.UNMARKED_DRAW:
                s.revealed = 1
        s.decision = Decision.PLAY
        return
    if action >= CARD_0:
        play(s, seat, action - CARD_0)
    end_turn(s)


@rule
def play(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] = 0
    s.hand_count[seat] -= 1
    if s.fault != Fault.LOST_CARD:
        s.played_by[card] = seat
    s.score[seat] += card
    note(s, Happening.PLAYED, seat, card)
    if s.fault == Fault.TALKATIVE:
        for _ in range(9):
            note(s, Happening.PLAYED, seat, card)
    if s.fault == Fault.NO_WORDS:
        note(s, Happening.UNSPEAKABLE, seat)


@rule
def end_turn(s: State) -> None:
    s.decision = Decision.DRAW
    s.actor = (s.actor + 1) % s.seats
    if s.actor == 0 and s.fault != Fault.ENDLESS:
        s.round_number += 1
        if s.round_number > ROUNDS:
            s.actor = -1
            s.revealed = 1


@rule
def scores(s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.score[seat]
        if s.fault == Fault.OVERFLOW:
            out[seat] = s.score[seat] * 100


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    return bool(s.score[seat] > s.score[other])


places = places_from(is_ahead)
