"""Tripwires: how many sequences of actions there are to a certain depth, from fixed positions.

A number that changes says that a rule changed, or the order in which chance is used. If it was meant, write the new
number down and raise the rules version of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.pax.state import ACTION_COUNT, State
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.pax.positions import PAX, new_game
from tests.games.pax.record import MATCHES


def sequences(state: Any, depth: int) -> int:
    """Count the distinct sequences of `depth` actions; a game that ends earlier counts once."""
    if state.actor < 0 or depth == 0:
        return 1
    ids = np.zeros(ACTION_COUNT, dtype=np.int16)
    offered = ids[: PAX.compiled.legal(state, ids)].tolist()
    if depth == 1:
        return len(offered)
    total = 0
    for action in offered:
        following = State.copy(state)
        PAX.compiled.step(following, action)
        total += sequences(following, depth - 1)
    return total


def depth_of(counts: list[int]) -> int:
    """How deep to count: interpreted rules are slow and stop two actions earlier."""
    return len(counts) - 2 if INTERPRET else len(counts)


@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({"seats": 1, "solo_level": 5}, [5, 20, 60, 120, 240, 840, 2520, 4680, 13080]),
        ({"seats": 2}, [2, 6, 12, 42, 126, 234, 618, 1923, 4900, 11183]),
        ({"seats": 4}, [2, 4, 16, 80, 160, 720, 2480, 4880, 19280]),
        ({"seats": 6, "variant": "nocturnus"}, [2, 6, 18, 90, 450, 2250, 4500, 24750]),
    ],
    ids=lambda value: "-".join(map(str, value.values())) if isinstance(value, dict) else "",
)
def test_sequences_from_the_first_question(options: dict[str, Any], counts: list[int]) -> None:
    state = new_game(seed=2024, **options).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]


@pytest.mark.parametrize(
    ("name", "played", "counts"),
    [
        ("nocturnus-solo-4", 60, [4, 31, 200, 643, 1014, 2778, 7892, 21446]),
        ("base-2", 80, [2, 8, 12, 28, 156, 328, 596, 1688, 4236, 9472]),
        ("nocturnus-3", 120, [2, 2, 4, 22, 90, 180, 424, 1276, 3216, 6592, 14524]),
        ("base-5", 150, [3, 12, 12, 24, 48, 288, 768, 1776, 3088, 13216]),
    ],
)
def test_sequences_from_the_middle_of_a_recorded_game(name: str, played: int, counts: list[int]) -> None:
    state = Match.read(MATCHES / f"{name}.json").at(played).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]
