"""Dealing Ave Roma anew: nobody knows the order of the decks, and everybody knows which cards are in them."""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.random import shuffle

from .components import DECK_SIZE, DECKS
from .state import IN_DECK, State


@rule
def redeal(s: State, viewer: int, seed: int) -> None:  # noqa: ARG001  # all viewers know the same
    """Shuffle each deck anew, starting from the cards that it is known to hold (AVE-H1, AVE-H2)."""
    s.generator[0] = np.uint64(seed)
    if s.actor < 0:
        return
    for kind in range(DECKS):
        count = 0
        for card in range(DECK_SIZE):
            if s.holder[kind, card] == IN_DECK:
                s.deck[kind, count] = card
                count += 1
        shuffle(s.generator, s.deck[kind], count)
