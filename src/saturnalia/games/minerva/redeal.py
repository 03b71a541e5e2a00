"""Dealing Minerva anew for a viewer: the order of both decks, which nobody knows (chapter 17)."""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import shuffle

from .components import FACILITY_TYPES, FIRST_TEMPLE, LAST_TEMPLE
from .opening import lay_deck
from .state import State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:  # noqa: ARG001 - all viewers know the same
    """Shuffle what is unseen: the rest of the present pile, whose size everybody knows, then whole piles (MIN-17.5)."""
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:
        return
    s.unseen[:] = 0
    for place in range(s.deck_next, s.deck_end):
        s.unseen[s.deck[place]] += 1
    for place in range(s.temple_count):
        s.unseen[s.temple_deck[place]] += 1
    gather_unseen(s, 1, FACILITY_TYPES)
    lay_deck(s)
    count = gather_unseen(s, FIRST_TEMPLE, LAST_TEMPLE)
    for place in range(count):
        s.temple_deck[place] = s.pool[place]


@rule
def gather_unseen(s: State, first: int, last: int) -> int:
    """Lay the unseen tiles of a range of types into the pool and shuffle them; return how many they are."""
    count = 0
    for kind in range(first, last + 1):
        for _ in range(s.unseen[kind]):
            s.pool[count] = kind
            count += 1
    shuffle(s.generator, s.pool, count)
    return count
