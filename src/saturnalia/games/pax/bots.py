"""How bots play PAX: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .state import State

LEVELS = {"tiro": "greedy:1.4", "miles": "greedy:0.85", "centurio": "greedy:0.3", "consul": "search:500"}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

JUDGED = (1,)
"""At tables of so many seats a search judges by the net that was learned (`judgement.npz`)."""

LEARNING = {"tables": (2, 4), "lead": 6.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PARTIES = (
    *({"seats": 1, "solo_level": level} for level in (1, 3, 5)),
    *({"seats": 1, "variant": "nocturnus", "solo_level": level} for level in (1, 3)),
    *({"seats": seats} for seats in (2, 2, 3, 4, 6, 8)),
    *({"seats": seats, "variant": "nocturnus"} for seats in (2, 4)),
)
"""With which options a judgement is taught (`saturnalia.learning.self_play`)."""

PASSES = ("pass_and_peek", "stop")
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: aurei and cards."""
    return float(s.money[seat]) + float(s.hand_count[seat])
