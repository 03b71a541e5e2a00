"""How bots play Ave Roma: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import GOODS
from .state import State

LEVELS = {"tiro": "greedy:1.2", "miles": "greedy:0.8", "centurio": "greedy:0.5", "imperator": "search:5000"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

LEARNING = {"lead": 25.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PASSES = ("pass", "done", "keep_inactive")
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: resources, surplus and denarii."""
    held = 0.0
    for good in range(GOODS):
        held += s.stock[seat, good]
    return held
