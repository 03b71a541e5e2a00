"""Dealing the toy game anew for a viewer, and the ways in which that can be broken."""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import shuffle

from . import Fault
from .state import CARDS, NO_CARD, NO_SEAT, State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:
        return
    if s.fault == Fault.REDEALS_BY_SWAPPING:
        shuffle(s.generator, s.deck, s.deck_count)
        return
    kept = NO_SEAT if s.fault == Fault.REDEALS_OWN_HAND else viewer
    count = 0
    for card in range(CARDS):
        if s.played_by[card] < 0 and (kept < 0 or s.hand[kept, card] == 0):
            s.deck[count] = card
            count += 1
    shuffle(s.generator, s.deck, count)
    for seat in range(s.seats):
        if seat != kept:
            s.hand[seat] = 0
            for _ in range(s.hand_count[seat]):
                count -= 1
                if s.fault != Fault.REDEAL_LOSES_CARDS:
                    s.hand[seat, s.deck[count]] = 1
                s.deck[count] = NO_CARD
