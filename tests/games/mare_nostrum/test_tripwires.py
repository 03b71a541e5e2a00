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
    ("basic-3", 300, [2, 10, 36, 108, 216, 500, 1000, 2136, 3272]),
    ("basic-4", 900, [1, 1, 7, 34, 106, 318, 585, 1755, 3196]),
    ("basic-5", 1200, [2, 6, 16, 36, 111, 254, 703, 1508, 4448]),
    ("advanced-3", 700, [8, 8, 32, 80, 160, 800, 4000]),
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
