"""How bots play Porta Nigra: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import COLORS
from .state import State

SEARCH = {"habit": 0.8}
"""The settings of a search that are not the usual ones (`saturnalia.bots.search.SearchSettings`).

So it wins more often in the same time, against the usual search and `greedy`.
"""

LEARNING = {"lead": 60.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PASSES = ("end_turn",)
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: coins, torches, influence, Romans and bricks."""
    held = float(s.coins[seat]) + float(s.torches[seat]) + float(s.influence[seat]) + float(s.romans[seat])
    for color in range(COLORS):
        held += s.bricks[seat, color]
    return held
