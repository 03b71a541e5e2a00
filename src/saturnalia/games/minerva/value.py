"""What a bot thinks of a position of Minerva: the seat's prospects, in points."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .rounds import points_of
from .state import State


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    return float(points_of(s, seat))
