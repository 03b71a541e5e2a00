"""What a bot thinks of a position of Twelve."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import CARDS
from .rules import points_of
from .state import State


@rule
def value(s: State, seat: int) -> float:
    """Points count in full, and cards in hand for half: they may still be played."""
    held = 0
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            held += card + 1
    return float(points_of(s, seat)) + 0.5 * float(held)
