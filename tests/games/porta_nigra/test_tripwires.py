"""Tripwires: how many sequences of actions there are to a certain depth, from fixed positions.

A number that changes says that a rule changed, or the order in which chance is used. If it was meant, write the new
number down and raise the rules version of the game.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.porta_nigra.state import ACTION_COUNT, State
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import PORTA_NIGRA, new_game
from tests.games.porta_nigra.record import MATCHES


def sequences(state: Any, depth: int) -> int:
    """Count the distinct sequences of `depth` actions; a game that ends earlier counts once."""
    if state.actor < 0 or depth == 0:
        return 1
    ids = np.zeros(ACTION_COUNT, dtype=np.int16)
    offered = ids[: PORTA_NIGRA.compiled.legal(state, ids)].tolist()
    if depth == 1:
        return len(offered)
    total = 0
    for action in offered:
        following = State.copy(state)
        PORTA_NIGRA.compiled.step(following, action)
        total += sequences(following, depth - 1)
    return total


def depth_of(counts: list[int]) -> int:
    """How deep to count: interpreted rules are slow and stop two actions earlier."""
    return len(counts) - 2 if INTERPRET else len(counts)


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, [4, 8, 48, 264, 1256, 5232]),
        (3, [4, 8, 48, 264, 1256, 5232]),
        (4, [4, 8, 52, 308, 1584]),
    ],
)
def test_sequences_from_the_first_question(seats: int, counts: list[int]) -> None:
    state = new_game(seed=2024, seats=seats).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]


@pytest.mark.parametrize(
    ("name", "played", "counts"),
    [
        ("greedy-2", 120, [1, 2, 4, 12, 41, 156, 594, 2524]),
        ("greedy-3", 200, [2, 9, 45, 205, 872, 3095]),
        ("mixed-4", 250, [5, 30, 65, 225, 1076, 4369]),
    ],
)
def test_sequences_from_the_middle_of_a_recorded_game(name: str, played: int, counts: list[int]) -> None:
    state = Match.read(MATCHES / f"{name}.json").at(played).state
    assert [sequences(state, depth) for depth in range(1, depth_of(counts) + 1)] == counts[: depth_of(counts)]
