"""Weights are learned by playing: soon better than chance, in pieces, and kept with where they come from."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from saturnalia import load, names
from saturnalia.bots.naive import MANNERS
from saturnalia.kernel.weights import FILE, learned_weights, write_weights
from saturnalia.learning.evolution import Learner, Opponent, fitness, try_out

RANDOM = Opponent("random", MANNERS["random"], 2)
SEEDS = np.arange(1, 201)


def test_whoever_begins_with_nothing_soon_beats_chance(tmp_path: Path) -> None:
    game = load("pax")
    learner = Learner(game, tmp_path / "pax.json", matches=12, sigma=1.0)
    learner.weights = type(learner.weights)(*(0.0 for _ in learner.weights))
    ignorant = try_out(game, learner.weights, RANDOM, SEEDS).wins
    learner.learn(generations=8)
    assert try_out(game, learner.weights, RANDOM, SEEDS).wins > max(0.6, ignorant)


def test_learning_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "pax.json"
    learner = Learner(load("pax"), file, matches=4)
    learner.learn(generations=2)
    again = Learner(load("pax"), file, matches=4)
    assert (again.generation, again.weights, again.sigma) == (2, learner.weights, learner.sigma)
    again.learn(generations=1)
    assert again.generation == 3


def test_the_worst_opponent_counts_as_much_as_all_others() -> None:
    game = load("pax")
    weights = game.room("value").WEIGHTS
    easy, hard = RANDOM, Opponent("greedy", 0.0, 2, weights)
    seeds = SEEDS[:60]
    alone = [fitness(game, weights, [one], seeds) for one in (easy, hard)]
    assert fitness(game, weights, [easy, hard], seeds) == pytest.approx(0.5 * np.mean(alone) + 0.5 * min(alone))


WITH_WEIGHTS = [name for name in names() if hasattr(load(name).room("value"), "WEIGHTS")]
"""What a game's bots think may also be numbers in its code: then there is nothing to learn."""


@pytest.mark.parametrize("name", WITH_WEIGHTS)
def test_learned_weights_fit_the_game_and_say_where_they_come_from(name: str, tmp_path: Path) -> None:
    game = load(name)
    kind = type(game.room("value").WEIGHTS)
    file = game.folder / FILE
    if file.is_file():
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        assert set(content["weights"]) == set(kind._fields)
        assert content["learned"]["rules"]
        assert content["learned"]["generation"] > 0
    write_weights(tmp_path / FILE, game.room("value").WEIGHTS, game, 7)
    assert learned_weights(tmp_path, kind) == pytest.approx(game.room("value").WEIGHTS, abs=1e-4)
