"""Every game passes PettingZoo's own tests, for every number of seats and every option."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="install saturnalia[research]")

from pettingzoo.test import api_test, render_test, seed_test

from saturnalia import Match, names
from saturnalia.research.pettingzoo import env, raw_env
from tests.research.tables import TABLES


# PettingZoo warns of every observation that is not one plain array, except in a list of its own games; a dictionary
# with a mask is what its documentation asks of games like ours.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_api(name: str, options: dict[str, Any]) -> None:
    api_test(env(name, **options), num_cycles=200)


@pytest.mark.parametrize("name", names())
def test_seed(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=200)


@pytest.mark.parametrize("name", names())
def test_render(name: str) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", names())
def test_a_match_is_the_match_of_its_seed(name: str) -> None:
    table = raw_env(name)
    table.reset(seed=3)
    match = Match.new(name, seed=table.match_seed)
    lots = np.random.default_rng(3)
    for agent in table.agent_iter():
        seen, reward, over, _, info = table.last()
        seat = table.possible_agents.index(agent)
        if over:
            assert info == {"points": match.scores()[seat], "place": match.places()[seat]}
            assert -1 <= reward <= 1
            assert not seen["action_mask"].any()
            table.step(None)
            continue
        assert seat == match.actor
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(match.legal())
        action = int(lots.choice(np.flatnonzero(seen["action_mask"])))
        table.step(action)
        match.play(action)
    assert match.is_over
    assert table.agents == []


@pytest.mark.parametrize("action", [-63, 62, 1000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = env("pax", seats=2)
    table.reset(seed=7)
    with pytest.raises((IndexError, ValueError)):
        table.step(action)
    assert table.agents == ["seat_0", "seat_1"]
