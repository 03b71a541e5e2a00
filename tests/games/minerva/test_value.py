"""What bots think: greedy beats random by far, and the judgement leaves the position as it was."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.arena.simulate import simulate
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA, position
from tests.games.minerva.record import MATCHES

WINS_EXPECTED = 196  # 95 % are asked for; 200 were measured


@pytest.mark.skipif(INTERPRET, reason="whole matches by greedy bots take too long interpreted")
def test_greedy_beats_random_in_nearly_all_of_two_hundred_matches() -> None:
    wins = 0.0
    for seat, bots in enumerate([["greedy", "random"], ["random", "greedy"]]):
        result = simulate(MINERVA, options={"seats": 2}, games=100, bots=bots, seed=11, threads=1)
        wins += 100 * result.win_shares[seat]
    assert wins >= WINS_EXPECTED


@pytest.mark.skipif(INTERPRET, reason="whole matches by greedy bots take too long interpreted")
def test_greedy_alone_reaches_about_the_first_target_of_the_rulebook() -> None:
    result = simulate(MINERVA, options={"seats": 1}, games=100, bots=["greedy"], seed=5, threads=1)
    assert result.mean_scores[0] > 33


@pytest.mark.parametrize("name", ["greedy-2", "end-consul", "busy-4"])
def test_judging_a_position_changes_nothing(name: str) -> None:
    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        if number % 3 == 0:
            before = match.state.tobytes()
            for seat in range(match.seats):
                assert np.isfinite(MINERVA.compiled.value(match.state, seat))
            assert match.state.tobytes() == before


def worth(state: object, seat: int = 0) -> float:
    return float(MINERVA.compiled.value(state, seat))


def test_what_is_better_is_worth_more() -> None:
    plain = position()
    assert worth(position(denarii=[20, 10]).state) > worth(plain.state)
    assert worth(position(resources=[{"ore": 2}]).state) > worth(plain.state)
    assert worth(position(glory=[2, 0]).state) > worth(plain.state)
    assert worth(position(culture={"art": [0]}).state) > worth(plain.state)
    assert worth(position(cities=[{(0, 1): "theatre", (0, 2): "statue"}]).state) > worth(plain.state)
    assert worth(position(assistants=[1, 0], cities=[{(0, 1): "residence"}]).state) > worth(
        position(cities=[{(0, 1): "residence"}]).state
    )


def test_a_won_match_is_worth_more_than_any_lost_one() -> None:
    table = position(round_number=6, denarii=[30, 0]).play("stop", "stop")
    assert worth(table.state, 0) > 1000 > worth(table.state, 1)
    alone = position(seats=1, round_number=6, denarii=30).play("stop")
    assert worth(alone.state) == 10


def test_a_sale_is_worth_something_only_if_it_pays_the_fee() -> None:
    given: dict[str, Any] = {
        "cities": [{}, {(0, 1): "foundry", (0, 2): "foundry"}],
        "resources": [{}, {"wood": 2}],
        "order": [1, 0],
    }
    poor = position(denarii=[0, 0], active=1, **given)
    before = worth(poor.state, 1)
    assert worth(poor.play("sell:wood").state, 1) > before - 1
    rich = position(denarii=[0, 9], active=1, **given)
    before = worth(rich.state, 1)
    assert worth(rich.play("sell:wood").state, 1) < before - 3
