"""Every game passes Gymnasium's own check, and a seat's matches are those of their seeds."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="install saturnalia[research]")

import gymnasium
from gymnasium.utils.env_checker import check_env

from saturnalia import Match, load, names
from saturnalia.kernel.observation_layout import observation_layout
from saturnalia.research.gymnasium import SeatEnv, VectorSeatEnv
from saturnalia.research.record_with_memory import RecordWithMemory


def play_out(env: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    seen, _ = env.reset(seed=seed)
    lots = np.random.default_rng(seed)
    actions: list[int] = []
    terminated = False
    while not terminated:
        actions.append(int(lots.choice(np.flatnonzero(seen["action_mask"]))))
        seen, reward, terminated, truncated, info = env.step(actions[-1])
        assert not truncated
        assert terminated or reward == 0
        assert env.observation_space.contains(seen)
    return actions, reward, info


@pytest.mark.parametrize("name", names())
def test_check_env_has_nothing_to_say(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(f"Saturnalia/{name}-v0").unwrapped)


@pytest.mark.parametrize("name", names())
def test_a_seat_plays_whole_matches_that_can_be_repeated(name: str) -> None:
    seat = max(load(name).seat_counts) - 1
    env = SeatEnv(name, seats=seat + 1, seat=seat, opponent="random")
    actions, reward, info = play_out(env, seed=3)
    assert play_out(env, seed=3) == (actions, reward, info)
    match = Match.new(name, seed=info["seed"], seats=seat + 1)
    for _, action, _ in env._position.memories:
        match.play(action)
    assert match.is_over
    assert (info["points"], info["place"]) == (match.scores()[seat], match.places()[seat])
    assert -1 <= reward <= 1
    assert play_out(env, seed=4)[0] != actions


def test_the_bots_answer_only_for_the_other_seats() -> None:
    env = SeatEnv("pax", seats=3, seat=1, opponent="greedy")
    actions, _, _ = play_out(env, seed=5)
    memories = env._position.memories
    assert [action for actor, action, _ in memories if actor == 1] == actions
    assert {actor for actor, _, _ in memories} == {0, 1, 2}


@pytest.mark.parametrize(
    ("wrong", "named"), [({"seat": 2}, "2 is none"), ({"utility": "points"}, "points"), ({"render_mode": "x"}, "'x'")]
)
def test_an_environment_that_makes_no_sense_is_refused(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        SeatEnv("pax", seats=2, **wrong)


@pytest.mark.parametrize("opponent", ["random", "greedy", "greedy:3"])
def test_many_matches_are_always_shown_to_the_same_seat(opponent: str) -> None:
    envs = VectorSeatEnv("pax", 20, seat=1, opponent=opponent, seats=3)
    seen, _ = envs.reset(seed=5)
    ended = 0
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        for lane, state in enumerate(envs.batch.states):
            if envs.batch.dones[lane]:
                assert state.actor == -1
                assert not seen["action_mask"][lane].any()
            else:
                assert state.actor == 1
                np.testing.assert_array_equal(
                    seen["observation"][lane], observation_layout(envs.batch.game).observe(state, 1)
                )
        seen, rewards, terminations, truncations, info = envs.step(envs.batch.random_actions())
        assert (rewards[~terminations] == 0).all()
        assert not truncations.any()
        assert info["_place"].tolist() == terminations.tolist()
        assert (np.abs(rewards) <= 1).all()
        ended += int(terminations.sum())
    assert ended >= 20


def test_matches_alone_are_those_of_their_seeds() -> None:
    envs = gymnasium.make_vec("Saturnalia/pax-v0", num_envs=4, seats=1)
    seen, info = envs.reset(seed=5)
    positions = [RecordWithMemory(load("pax"), {"seats": 1}) for _ in range(4)]
    for position, seed in zip(positions, info["seed"].tolist(), strict=True):
        position.deal(seed)
    over = np.zeros(4, dtype=np.bool_)
    for _ in range(60):
        actions = envs.unwrapped.batch.random_actions().copy()
        was_over = over
        seen, _, over, _, info = envs.step(actions)
        for lane, position in enumerate(positions):
            if was_over[lane]:
                positions[lane] = position = RecordWithMemory(load("pax"), {"seats": 1})
                position.deal(int(info["seed"][lane]))
            else:
                position.play(int(actions[lane]))
            assert np.flatnonzero(seen["action_mask"][lane]).tolist() == position.legal
            np.testing.assert_array_equal(seen["observation"][lane], position.observe(0))


def test_an_illegal_action_ends_only_its_own_match() -> None:
    envs = VectorSeatEnv("pax", 3, opponent="random", seats=2)
    envs.reset(seed=5)
    actions = envs.batch.random_actions().copy()
    actions[1] = 0
    _, rewards, over, _, info = envs.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]
    assert not info["_points"].any()
    before = info["seed"]
    _, rewards, over, _, info = envs.step(envs.batch.random_actions())
    assert not over.any()
    assert (info["seed"] != before).tolist() == [False, True, False]


def test_thinking_bots_are_refused_where_all_is_compiled() -> None:
    with pytest.raises(ValueError, match="search"):
        VectorSeatEnv("pax", 2, opponent="search:10")
