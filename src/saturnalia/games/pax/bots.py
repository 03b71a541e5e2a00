"""How bots play PAX: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .state import State

LEVELS = {"tiro": "greedy:1.4", "miles": "greedy:0.85", "centurio": "greedy:0.3", "consul": "search:500"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

LEARNING = {"tables": (2, 4), "lead": 6.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PASSES = ("pass_and_peek", "stop")
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: aurei and cards."""
    return float(s.money[seat]) + float(s.hand_count[seat])
