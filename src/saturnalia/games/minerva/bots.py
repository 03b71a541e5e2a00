"""How bots play Minerva: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import RESOURCES
from .state import SELL_0, State

LEVELS = {
    "tiro": "learned:3.4",
    "miles": "learned:2.3",
    "centurio": "learned",
    "consul": "search:300",
    "imperator": "search:4000",
}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

SEARCH = {"depth": -2, "tries": 1000, "lead": 8.0, "doubt": 0.1}
"""The settings of a search that are not the usual ones (`saturnalia.bots.search.SearchSettings`).

A turn is played to its end before `value` judges, which promises too much in the middle of one; and in a tenth of all
iterations the others pass, for whoever counts on their playing on is ruined when they do not.
"""

JUDGED = (1, 2, 3, 4)
"""At tables of so many seats a search judges by the net that was learned (`judgement.npz`)."""

ALONE = {"hint": 8.0, "margin": 1.0}
"""How a search judges by the net alone: by points, and looking well beyond what the net likes best."""

LEARNING = {"tables": (2, 4), "lead": 40.0, "alone": True}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PASSES = ("stop",)
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: coins, resources, glory, assistants and residences."""
    held = float(s.denarii[seat]) + float(s.glory[seat]) + float(s.assistants[seat]) + float(s.residences[seat])
    for resource in range(RESOURCES):
        held += s.resources[seat, resource]
    return held


def is_exchange(_state: State, action: int) -> bool:
    """Whether an answer only turns one thing into another: a token into denarii (MIN-3.2)."""
    return SELL_0 <= action < SELL_0 + RESOURCES
