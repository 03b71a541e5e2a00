"""Tripwires: how many sequences of actions there are to a certain depth, from fixed positions.

A number that changes says that a rule changed, or the order in which chance is used. If it was meant, write the new
number down and raise the rules version of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.minerva.state import ACTION_COUNT, State
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA, new_game
from tests.games.minerva.record import MATCHES


def sequences(state: Any, depth: int) -> int:
    """Count the distinct sequences of `depth` actions; a game that ends earlier counts once."""
    if state.actor < 0 or depth == 0:
        return 1
    ids = np.zeros(ACTION_COUNT, dtype=np.int16)
    offered = ids[: MINERVA.compiled.legal(state, ids)].tolist()
    if depth == 1:
        return len(offered)
    total = 0
    for action in offered:
        following = State.copy(state)
        MINERVA.compiled.step(following, action)
        total += sequences(following, depth - 1)
    return total


def depth_of(counts: list[int]) -> int:
    """How deep to count: interpreted rules are slow and stop two actions earlier."""
    return len(counts) - 2 if INTERPRET else len(counts)


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"seats": 1}, [9, 49, 311, 2105, 13919]),
        ({"seats": 2, "start_player": "1"}, [9, 45, 295, 1438, 8184]),
        ({"seats": 3, "start_player": "2"}, [7, 33, 184, 941, 4869]),
        ({"seats": 4}, [11, 57, 436, 2589, 17476]),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_sequences_from_the_first_question(options: dict[str, Any], counts: list[int]) -> None:
    state = new_game(seed=2024, **options).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]


@pytest.mark.parametrize(
    ("name", "played", "counts"),
    [
        ("end-consul", 40, [7, 66, 490, 3920]),
        ("greedy-2", 90, [4, 44, 665, 11858]),
        ("busy-3", 70, [14, 56, 273, 1218]),
        ("seats-4", 60, [10, 50, 460, 5750]),
    ],
)
def test_sequences_from_the_middle_of_a_recorded_game(name: str, played: int, counts: list[int]) -> None:
    state = Match.read(MATCHES / f"{name}.json").at(played).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]
