"""Dealing anew what a viewer of Twelve cannot know: the deck and the others' hands."""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import shuffle

from .components import CARDS, NO_CARD
from .state import State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    """Keep what the viewer knows, shuffle all the rest, and deal it out again."""
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:
        return
    count = 0
    for card in range(CARDS):
        if s.played_by[card] < 0 and (viewer < 0 or s.hand[viewer, card] == 0):
            s.deck[count] = card
            count += 1
    shuffle(s.generator, s.deck, count)
    for seat in range(s.seats):
        if seat != viewer:
            s.hand[seat] = 0
            for _ in range(s.hand_count[seat]):
                count -= 1
                s.hand[seat, s.deck[count]] = 1
                s.deck[count] = NO_CARD
