"""Recorded whole games: every seat count and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saturnalia.games.porta_nigra.state import State, broken_laws
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.record import MATCHES, RECORDER, result_of, wanted_games

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
    assert {data["options"]["seats"] for data in files} == {2, 3, 4}
    assert {data["notes"]["end"] for data in files} == {"rounds", "segments", "shared"}


def test_the_winners_of_a_recording_have_the_most_points() -> None:
    for data in map(read, RECORDINGS):
        scores, places = data["notes"]["scores"], data["notes"]["places"]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        assert winners == [seat for seat, points in enumerate(scores) if points == max(scores)]
        assert (len(winners) > 1) == (data["notes"]["end"] == "shared")


def test_a_random_game_is_recorded_as_it_was() -> None:
    """The games without a greedy seat can be made again at any time, whatever the greedy bot has learnt since."""
    for wanted in wanted_games():
        if "greedy" not in wanted.manners and not wanted.result:
            data = read(MATCHES / f"{wanted.name}.json")
            assert RECORDER.play(wanted, data["seed"]).actions == data["actions"]


@pytest.mark.parametrize("name", ["end-segments", "mixed-3"])
def test_every_position_of_a_recorded_game_obeys_the_laws_and_survives_json(name: str) -> None:
    for match in Match.read(MATCHES / f"{name}.json").positions():
        assert broken_laws(match.state) == []
        assert State.from_json(State.to_json(match.state)).tobytes() == match.state.tobytes()
