"""What a bot thinks of a position of Mare Nostrum."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .state import State


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    return 0.0
