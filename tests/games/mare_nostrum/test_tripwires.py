"""Tripwires: how many sequences of actions there are to a certain depth, from fixed positions.

A number that changes says that a rule changed, or the order in which chance is used. If it was meant, write the new
number down and raise the rules version of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum.state import ACTION_COUNT, State
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.mare_nostrum.positions import MARE
from tests.games.mare_nostrum.record import MATCHES


def sequences(state: Any, depth: int) -> int:
    """Count the distinct sequences of `depth` actions; a game that ends earlier counts once."""
    if state.actor < 0 or depth == 0:
        return 1
    ids = np.zeros(ACTION_COUNT, dtype=np.int16)
    offered = ids[: MARE.compiled.legal(state, ids)].tolist()
    if depth == 1:
        return len(offered)
    total = 0
    for action in offered:
        following = State.copy(state)
        MARE.compiled.step(following, action)
        total += sequences(following, depth - 1)
    return total


def depth_of(counts: list[int]) -> int:
    """How deep to count: interpreted rules are slow and stop two actions earlier."""
    return len(counts) - 2 if INTERPRET else len(counts)


OPENINGS: list[tuple[dict[str, Any], list[int]]] = [
    ({"seats": 3}, [6, 31, 136, 272, 544, 1088, 3040]),
    ({"seats": 4}, [6, 31, 136, 501, 1002, 2004, 4008]),
    ({"seats": 5, "setup": "advanced"}, [6, 31, 136, 501, 1546, 15460]),
]
MIDDLES: list[tuple[str, int, list[int]]] = [
    ("basic-3", 300, [5, 19, 46, 92, 249, 498, 1164, 1830, 3918]),
    ("basic-4", 900, [5, 16, 22, 88, 248, 697, 1939, 4844]),
    ("basic-5", 1200, [1, 7, 26, 53, 231, 756, 1627, 7767]),
    ("advanced-3", 700, [1, 2, 3, 3, 12, 30, 51, 183, 489, 912, 2709]),
]


@pytest.mark.parametrize(
    ("options", "counts"), OPENINGS, ids=lambda value: str(value) if isinstance(value, dict) else ""
)
def test_sequences_from_the_first_question(options: dict[str, Any], counts: list[int]) -> None:
    state = Match.new(MARE, seed=2024, **options).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]


@pytest.mark.parametrize(("name", "played", "counts"), MIDDLES)
def test_sequences_from_the_middle_of_a_recorded_game(name: str, played: int, counts: list[int]) -> None:
    state = Match.read(MATCHES / f"{name}.json").at(played).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]
