"""The greedy bot plays Porta Nigra far better than chance."""

from __future__ import annotations

import numpy as np
import pytest

from saturnalia.arena.simulate import simulate
from saturnalia.bots import choose, make_bot
from saturnalia.games.porta_nigra.state import Decision
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import PORTA_NIGRA, position


@pytest.mark.skipif(INTERPRET, reason="two hundred matches need compiled rules")
@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_nearly_always(bots: tuple[str, str]) -> None:
    result = simulate(PORTA_NIGRA, options={"seats": 2}, games=100, bots=bots, seed=7, threads=1)
    assert result.win_shares[bots.index("greedy")] >= 0.98


def test_greedy_answers_every_kind_of_question() -> None:
    asked = set()
    for seed in range(1, 4):
        match = Match.new(PORTA_NIGRA, seed=seed, seats=2 + seed % 3)
        numbers = np.random.default_rng(seed)
        while not match.is_over:
            legal = match.legal()
            asked.add(Decision(match.state.decision))
            greedy = len(legal) > 1 and numbers.integers(4) > 0
            match.play(
                choose(make_bot("greedy"), PORTA_NIGRA, match.state, 5) if greedy else int(numbers.choice(legal))
            )
    assert asked >= set(Decision) - {Decision.RAISE_SITE}


@pytest.mark.parametrize(
    ("given", "answers"),
    [
        ({"card": "foundations", "torches_left": 1, "bricks": ["4 yellow"], "builders": ["porta_nigra"],
          "round_number": 3, "hands": [[], ["marble"]], "decks": [[], []]}, ["symbol:3"]),
        ({"card": "marble", "influence": 2, "torches_left": 0, "used": [1, 2, 3], "honors": ["raise_gate"],
          "built": {"porta_nigra_1": (0, 5), "porta_nigra_2": (1, 6)}}, ["honor:raise_gate", "raise:porta_nigra_1"]),
        ({"card": "marble", "influence": 2, "torches_left": 0, "used": [1, 2, 3], "honors": ["final_30"],
          "cards": [["basilica", "amphitheatre", "city_wall", "porta_nigra"]]}, ["honor:final_30"]),
    ],
    ids=["build", "raise", "triumph"],
)  # fmt: skip
def test_greedy_sees_what_is_plainly_good(given: dict[str, object], answers: list[str]) -> None:
    table = position(**given)  # type: ignore[arg-type]
    for answer in answers:
        chosen = PORTA_NIGRA.action_name(choose(make_bot("greedy"), PORTA_NIGRA, table.state, 3))
        assert chosen == answer
        table.play(answer)


def test_a_finished_match_is_worth_its_points_and_much_more_if_it_is_won() -> None:
    empty: list[list[str]] = [[], []]
    table = position(card="marble", active=1, round_number=3, hands=empty, decks=empty, points=[50, 40])
    table.play("end_turn")
    value = PORTA_NIGRA.compiled.value
    assert value(table.state, 0) == table.scores()[0] + 1000
    assert value(table.state, 1) == table.scores()[1]


def test_after_an_early_end_only_the_last_turns_count() -> None:
    """A brick is worth little to somebody who will not build any more."""
    values = []
    for ended_by in (-1, 0):
        bare, stacked = (position(ended_by=ended_by, active=1, bricks=[bricks]).state for bricks in ("", "2 yellow"))
        values.append(PORTA_NIGRA.compiled.value(stacked, 0) - PORTA_NIGRA.compiled.value(bare, 0))
    assert values[0] > 5
    assert values[1] == 2
