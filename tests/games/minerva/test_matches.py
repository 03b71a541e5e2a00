"""Recorded whole games: every seat count and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saturnalia.games.minerva.state import Decision, State, broken_laws
from saturnalia.kernel.match import Match
from tests.games.minerva.record import MATCHES, RECORDER, result_of, wanted_games

RECORDINGS = sorted(MATCHES.glob("*.json"))
TITLES = ("civilian", "immune", "centurion", "tribune", "legate", "consul", "augustus")


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
    assert {data["options"]["seats"] for data in files} == {1, 2, 3, 4}
    assert {data["notes"]["end"] for data in files} == {"points", "tiles", "temples", "order", *TITLES}
    assert {data["options"]["start_player"] for data in files} == {"random", "2"}


def test_the_winner_of_a_recording_fits_its_end() -> None:
    for data in map(read, RECORDINGS):
        scores, places = data["notes"]["scores"], data["notes"]["places"]
        assert sorted(places) == list(range(1, len(places) + 1)), "the tie-breaks always decide"
        assert scores[places.index(1)] == max(scores)
        if len(scores) > 1:
            assert (scores.count(max(scores)) > 1) == (data["notes"]["end"] != "points")


def test_a_random_game_is_recorded_as_it_was() -> None:
    """The games without a greedy seat can be made again at any time, whatever the greedy bot has learnt since."""
    for wanted in wanted_games():
        if "greedy" not in wanted.manners:
            data = read(MATCHES / f"{wanted.name}.json")
            assert RECORDER.play(wanted, data["seed"]).actions == data["actions"]


@pytest.mark.parametrize("name", ["greedy-2", "end-consul", "busy-4"])
def test_every_position_of_a_recorded_game_obeys_the_laws_and_survives_json(name: str) -> None:
    for match in Match.read(MATCHES / f"{name}.json").positions():
        assert broken_laws(match.state) == []
        assert State.from_json(State.to_json(match.state)).tobytes() == match.state.tobytes()


def test_the_recordings_ask_every_kind_of_question() -> None:
    asked = {int(match.state.decision) for path in RECORDINGS for match in Match.read(path).positions()}
    assert asked == {decision.value for decision in Decision}
