"""Recorded whole games: every seat count, set-up, ruling and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saturnalia.games.mare_nostrum import RULINGS
from saturnalia.games.mare_nostrum.state import Decision, State, broken_laws
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.mare_nostrum.record import MATCHES, RECORDER, result_of, wanted_games

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


@pytest.mark.clause("MAR-19.1", "MAR-19.2")
def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = [read(path) for path in RECORDINGS]
    tables = {(data["options"]["seats"], data["options"]["setup"]) for data in files}
    assert tables >= {(seats, setup) for seats in (3, 4, 5) for setup in ("basic", "advanced")}
    assert {data["notes"]["end"] for data in files} >= {"figures", "pyramids", "rounds"}
    for option in RULINGS:
        changed = [data for data in files if data["options"][option.name] != option.default]
        assert [data["notes"]["ruling mattered"] for data in changed] == [True]


@pytest.mark.skipif(INTERPRET, reason="thousands of answers, once more")
def test_a_random_game_is_recorded_as_it_was() -> None:
    """The games without a greedy seat can be made again at any time, whatever the greedy bot has learnt since."""
    for wanted in wanted_games():
        if wanted.manners == ("random",):
            data = read(MATCHES / f"{wanted.name}.json")
            assert RECORDER.play(wanted, data["seed"]).actions == data["actions"]


@pytest.mark.skipif(INTERPRET, reason="many positions")
@pytest.mark.parametrize("name", ["basic-3", "advanced-5", "end-pyramids"])
def test_every_position_of_a_recorded_game_obeys_the_laws_and_survives_json(name: str) -> None:
    for number, match in enumerate(Match.read(MATCHES / f"{name}.json").positions()):
        assert broken_laws(match.state) == []
        if number % 10 == 0:
            assert State.from_json(State.to_json(match.state)).tobytes() == match.state.tobytes()


@pytest.mark.skipif(INTERPRET, reason="thousands of answers, once more")
def test_the_recordings_ask_nearly_every_kind_of_question() -> None:
    asked = {int(match.state.decision) for path in RECORDINGS for match in Match.read(path).positions()}
    rare = {Decision.CARAVAN_SITE, Decision.LOSE_UNIT}
    assert {decision for decision in Decision if decision not in asked} <= rare
