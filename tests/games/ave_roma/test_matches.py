"""Recorded whole games: every seat count, setting of the options and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saturnalia.games.ave_roma.state import State, broken_laws
from saturnalia.kernel.match import Match
from tests.games.ave_roma.record import MATCHES, RECORDER, result_of, wanted_games

RECORDINGS = sorted(MATCHES.glob("*.json"))


def read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_the_same_end(path: Path) -> None:
    match = Match.read(path)
    assert match.is_over
    assert result_of(match) == read(path)["notes"]
    assert broken_laws(match.state) == []


def test_every_game_that_should_be_recorded_is_recorded() -> None:
    assert {path.stem for path in RECORDINGS} == {wanted.name for wanted in wanted_games()}


def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = [read(path) for path in RECORDINGS]
    assert {data["options"]["seats"] for data in files} == {2, 3, 4, 5}
    assert {data["options"]["training_ready"] for data in files} == {"next_round", "next_turn"}
    assert {data["options"]["propraetor_area"] for data in files} == {"worker_value", "any_area"}
    assert {data["options"]["board_sides"] for data in files} == {"a", "b", "random"}
    assert {data["notes"]["end"] for data in files} == {"area", "row"}
    assert {"points", "denarii"} <= {data["notes"]["outcome"] for data in files}


def test_the_winner_of_a_recording_has_the_most_points() -> None:
    for data in map(read, RECORDINGS):
        scores, places = data["notes"]["scores"], data["notes"]["places"]
        assert sorted(places) == [*range(1, len(places) + 1)]
        assert scores[places.index(1)] == max(scores)
        assert (scores.count(max(scores)) > 1) == (data["notes"]["outcome"] != "points")


def test_a_random_game_is_recorded_as_it_was() -> None:
    """The games without a greedy seat can be made again at any time, whatever the greedy bot has learnt since."""
    for wanted in wanted_games():
        if "greedy" not in wanted.manners and not wanted.result:
            data = read(MATCHES / f"{wanted.name}.json")
            assert RECORDER.play(wanted, data["seed"]).actions == data["actions"]


@pytest.mark.parametrize("name", ["end-area-2", "all-switches"])
def test_every_position_of_a_recorded_game_obeys_the_laws_and_survives_json(name: str) -> None:
    for match in Match.read(MATCHES / f"{name}.json").positions():
        assert broken_laws(match.state) == []
        assert State.from_json(State.to_json(match.state)).tobytes() == match.state.tobytes()


def test_the_greedy_bot_answers_every_kind_of_question() -> None:
    match = Match.new("ave_roma", seed=3, seats=3, propraetor_area="any_area", training_ready="next_turn")
    numbers = np.random.default_rng(3)
    asked = set()
    while not match.is_over:
        asked.add(int(match.state.decision))
        match.play(RECORDER.answer(match, "greedy" if numbers.integers(3) else "random", numbers))
    assert len(asked) >= 14
