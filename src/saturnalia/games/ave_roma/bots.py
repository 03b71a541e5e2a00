"""How bots play Ave Roma: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import GOODS
from .state import State

LEVELS = {
    "tiro": "learned:5",
    "miles": "learned:3",
    "centurio": "learned",
    "consul": "search:300",
    "imperator": "search:4000",
}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

JUDGED = (2, 3, 4, 5)
"""At tables of so many seats a search judges by the net that was learned (`judgement.npz`)."""

LEARNING = {"lead": 25.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PARTIES = (
    *({"seats": seats} for seats in (2, 3, 4, 5)),
    {"seats": 2, "training_ready": "next_turn", "propraetor_area": "any_area", "board_sides": "random"},
)
"""With which options a judgement is taught (`saturnalia.learning.self_play`)."""

PASSES = ("pass", "done", "keep_inactive")
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: resources, surplus and denarii."""
    held = 0.0
    for good in range(GOODS):
        held += s.stock[seat, good]
    return held
