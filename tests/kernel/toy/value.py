"""What a bot thinks of a position of the toy game."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .state import State


@rule
def value(s: State, seat: int) -> float:
    return float(s.score[seat]) + 0.5 * float(s.hand_count[seat])
