"""The batch: many matches in compiled loops are the same matches as one at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia import Match, load, names
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.errors import IllegalAction
from saturnalia.kernel.game import Game
from saturnalia.kernel.observation_layout import observation_layout
from saturnalia.research.batch import Batch
from saturnalia.research.utilities import RANK, margin_utility, rank_utility, utility

STEPS = 40 if INTERPRET else 400


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


def most_seats(game: Game) -> int:
    return max(game.seat_counts)


def test_every_viewer_sees_what_the_schema_lets_them_see(game: Game) -> None:
    seats = most_seats(game)
    batch = Batch(game, 5, seed=3, seats=seats)
    for count in range(STEPS):
        batch.step(batch.random_actions())
        if count % 20:
            continue
        for lane, state in enumerate(batch.states):
            expected = observation_layout(game).observe(state, int(batch.actors[lane]))
            np.testing.assert_array_equal(batch.observations[lane], expected)
            for viewer in range(-1, seats):
                np.testing.assert_array_equal(
                    batch.observe(lane, viewer), observation_layout(game).observe(state, viewer)
                )


def test_when_a_match_is_over_everybody_sees_everything(game: Game) -> None:
    batch = Batch(game, 1, seed=3, seats=most_seats(game))
    for _ in range(30):
        batch.step(batch.random_actions())
    batch.states["actor"] = -1
    for viewer in range(-1, most_seats(game)):
        np.testing.assert_array_equal(batch.observe(0, viewer), observation_layout(game).observe(batch.states[0], 0))


@pytest.mark.parametrize(
    ("lane", "viewer", "named"), [(0, 2, "spectator, not 2"), (0, -2, "not -2"), (3, 0, "3 matches")]
)
def test_nobody_looks_from_where_nobody_sits(lane: int, viewer: int, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Batch("pax", 3, seats=2).observe(lane, viewer)


def test_a_lane_plays_whole_matches_like_any_other_driver(game: Game) -> None:
    batch = Batch(game, 3, seed=11)
    matches = [Match(game, batch.options, int(seed)) for seed in batch.seeds]
    ended = 0
    for _ in range(game.longest_match if not INTERPRET else STEPS):
        actions = batch.random_actions().copy()
        batch.step(actions)
        for lane, match in enumerate(matches):
            assert match.actor >= 0
            match.play(int(actions[lane]))
            assert bool(batch.dones[lane]) == match.is_over
            if match.is_over:
                assert batch.results[lane].tolist() == [match.scores(), match.places()]
                points, ranks = np.array(match.scores()), np.array(match.places())
                expected = [utility(RANK, points, ranks, match.seats, seat) for seat in range(match.seats)]
                np.testing.assert_allclose(batch.rewards[lane], expected, rtol=1e-6)
                matches[lane] = match = Match(game, batch.options, int(batch.seeds[lane]))
                ended += 1
            else:
                assert not batch.rewards[lane].any()
            assert np.flatnonzero(batch.masks[lane]).tolist() == sorted(match.legal())
            assert match.state.tobytes() == batch.states[lane].tobytes()
        if ended >= 3:
            return
    assert INTERPRET, "no three matches ended"


def test_threads_change_nothing(game: Game) -> None:
    alone, together = (Batch(game, 200, seed=5, threads=threads) for threads in (1, 3))
    for _ in range(STEPS // 4):
        actions = alone.random_actions()
        alone.step(actions)
        together.step(actions)
    assert alone.states.tobytes() == together.states.tobytes()
    np.testing.assert_array_equal(alone.observations, together.observations)


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    batch = Batch("pax", 4, seats=2)
    before = batch.states.tobytes()
    actions = batch.random_actions().copy()
    actions[2] = 0
    with pytest.raises(IllegalAction):
        batch.step(actions)
    for wrong in (-1, 62):
        actions[2] = wrong
        with pytest.raises(ValueError, match="62 actions"):
            batch.step(actions)
    with pytest.raises(ValueError, match="4 matches"):
        batch.step([0])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(("wrong", "named"), [({"count": 0}, "not 0"), ({"utility": "glory"}, "glory")])
def test_a_batch_that_makes_no_sense_is_refused(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Batch("pax", **{"count": 1, **wrong})


def test_arrays_keep_their_place_and_are_shared_without_a_copy() -> None:
    batch = Batch("pax", 4, seats=2)
    kept = np.from_dlpack(batch.observations)
    for _ in range(5):
        batch.step(batch.random_actions())
    assert kept.tobytes() == batch.observations.tobytes()
    assert np.shares_memory(kept, batch.observations)


@pytest.mark.parametrize("library", ["torch", "jax.dlpack"])
def test_learners_take_the_arrays_without_a_copy(library: str) -> None:
    taken_by = pytest.importorskip(library, reason="to run this test: pip install torch==2.13.0 jax==0.10.2")
    batch = Batch("pax", 4, seed=1, seats=2)
    taken = [taken_by.from_dlpack(array) for array in (batch.observations, batch.masks, batch.rewards)]
    for _ in range(20):
        batch.step(batch.random_actions())
    for array, shown in zip((batch.observations, batch.masks, batch.rewards), taken, strict=True):
        assert np.array_equal(np.asarray(shown), array)


def test_every_field_is_read_back_in_its_own_shape(game: Game) -> None:
    batch = Batch(game, 2, seed=1)
    for _ in range(STEPS // 4):
        batch.step(batch.random_actions())
    masked = game.state.mask(batch.states[0], int(batch.actors[0]))
    for entry in batch.observation_layout.entries:
        np.testing.assert_array_equal(
            batch.observation_layout.read(batch.observations[0], entry.field), masked[entry.field]
        )


def test_utilities_are_bounded_and_fair() -> None:
    points, ranks = np.array([12, 12, 3, -4]), np.array([1, 1, 3, 4])
    by_rank = [rank_utility(ranks, 4, seat) for seat in range(4)]
    assert by_rank == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])
    assert sum(by_rank) == pytest.approx(0)
    assert margin_utility(points, ranks, 4, 3) == pytest.approx(-1)
    assert margin_utility(points, ranks, 4, 0) == 0
    assert rank_utility(np.array([2, 2]), 2, 0) == pytest.approx(-0.5), "Rome beat both, neither beat the other"
    assert [rank_utility(np.array([place]), 1, 0) for place in (1, 2)] == [1, -1]
