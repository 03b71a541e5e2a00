"""Tripwires: how many sequences of actions there are to a certain depth, from fixed positions.

The numbers of each game stand in its `tripwires.toml`. One that changes says that a rule changed, or the order in which
chance is used. If it was meant, write the new number down and raise the rules version of the game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.game import Game, load
from saturnalia.kernel.match import Match
from tests.games.recording import games_with

HERE = Path(__file__).resolve().parent


def sequences(game: Game, state: Any, depth: int) -> list[int]:
    """Count the distinct sequences of 1, 2, … `depth` actions; a game that ends earlier counts once."""
    positions, ended, counts = [state], 0, []
    ids = np.zeros(game.action_count, dtype=np.int16)
    for _ in range(depth):
        offered = [ids[: game.compiled.legal(position, ids)].tolist() for position in positions]
        counts.append(ended + sum(map(len, offered)))
        if len(counts) < depth:
            pairs = zip(positions, offered, strict=True)
            reached = [after(game, position, action) for position, actions in pairs for action in actions]
            positions = [position for position in reached if position.actor >= 0]
            ended += len(reached) - len(positions)
    return counts


def after(game: Game, state: Any, action: int) -> Any:
    """The position after an action."""
    following = game.state.copy(state)
    game.compiled.step(following, action)
    return following


def assert_counts(game: Game, state: Any, counts: list[int]) -> None:
    """Interpreted rules are slow and stop two actions earlier."""
    depth = len(counts) - 2 if INTERPRET else len(counts)
    assert sequences(game, state, depth) == counts[:depth]


def wires(kind: str) -> list[Any]:
    """All entries of one kind, of all games."""
    found = []
    for name in games_with("tripwires.toml"):
        for wire in tomllib.loads((HERE / name / "tripwires.toml").read_text(encoding="utf-8"))[kind]:
            title = wire.get("match") or "-".join(map(str, wire["options"].values()))
            found.append(pytest.param(name, wire, id=f"{name}-{title}"))
    return found


@pytest.mark.parametrize(("name", "wire"), wires("opening"))
def test_sequences_from_the_first_question(name: str, wire: dict[str, Any]) -> None:
    match = Match.new(name, seed=2024, **wire["options"])
    assert_counts(match.game, match.state, wire["counts"])


@pytest.mark.parametrize(("name", "wire"), wires("middle"))
def test_sequences_from_the_middle_of_a_recorded_game(name: str, wire: dict[str, Any]) -> None:
    match = Match.read(HERE / name / "matches" / f"{wire['match']}.json").at(wire["played"])
    assert_counts(load(name), match.state, wire["counts"])
