"""How bots play Mare Nostrum: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import NOBODY
from .state import State

LEVELS = {"tiro": "greedy:1.35", "miles": "greedy:0.7", "centurio": "greedy", "consul": "search:50"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

LEARNING = {"tables": (3,), "lead": 2.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PARTIES = (*({"seats": seats} for seats in (3, 4, 5)), *({"seats": seats, "setup": "advanced"} for seats in (3, 4)))
"""With which options a judgement is taught (`saturnalia.learning.self_play`)."""

PASSES = ("done", "end_sea_step")
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: its cards."""
    side = int(s.side_of[seat])
    return float(s.hand_count[side]) if side != NOBODY else 0.0
