"""Tripwires: how many sequences of actions there are to a certain depth, from fixed positions.

A number that changes says that a rule changed, or the order in which chance is used. If it was meant, write the new
number down and raise the rules version of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.ave_roma.state import ACTION_COUNT, State
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.ave_roma.positions import AVE, new_game
from tests.games.ave_roma.record import MATCHES


def sequences(state: Any, depth: int) -> int:
    """Count the distinct sequences of `depth` actions; a game that ends earlier counts once."""
    if state.actor < 0 or depth == 0:
        return 1
    ids = np.zeros(ACTION_COUNT, dtype=np.int16)
    offered = ids[: AVE.compiled.legal(state, ids)].tolist()
    if depth == 1:
        return len(offered)
    total = 0
    for action in offered:
        following = State.copy(state)
        AVE.compiled.step(following, action)
        total += sequences(following, depth - 1)
    return total


def depth_of(counts: list[int]) -> int:
    """How deep to count: interpreted rules are slow and stop two actions earlier."""
    return len(counts) - 2 if INTERPRET else len(counts)


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"seats": 2}, [6, 34, 172, 841, 3700]),
        ({"seats": 3, "board_sides": "random"}, [6, 34, 172, 877, 4288]),
        (
            {"seats": 5, "training_ready": "next_turn", "propraetor_area": "any_area", "board_sides": "b"},
            [6, 34, 172, 877, 4342],
        ),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_sequences_from_the_first_question(options: dict[str, Any], counts: list[int]) -> None:
    state = new_game(seed=2024, **options).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]


@pytest.mark.parametrize(
    ("name", "played", "counts"),
    [
        ("seats-2", 150, [10, 36, 265, 1163, 5958]),
        ("seats-4", 300, [1, 10, 131, 965, 5431]),
        ("any-area", 240, [5, 19, 77, 286, 1285]),
        ("next-turn", 200, [5, 24, 101, 451, 2047]),
        ("end-area-3", 425, [1, 7, 48, 130, 266, 721]),
    ],
)
def test_sequences_from_the_middle_of_a_recorded_game(name: str, played: int, counts: list[int]) -> None:
    state = Match.read(MATCHES / f"{name}.json").at(played).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]
