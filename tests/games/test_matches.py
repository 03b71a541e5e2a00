"""Recorded whole games of every game, replayed and compared.

The recordings lie in `matches/` of each game and are made by its `record.py`; what they must show of the game is said
in its own `test_matches.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.recording import EVERY, Recorder, games_with, recorder_of

LONG = 1000  # a match with more actions survives JSON at every tenth position

RECORDERS = {name: recorder_of(name) for name in games_with("record.py")}
RECORDINGS = [
    pytest.param(recorder, path, id=f"{name}-{path.stem}")
    for name, recorder in RECORDERS.items()
    for path in recorder.paths()[::EVERY]
]
LOOKED_AT_CLOSELY = [
    pytest.param(recorder, match, id=f"{name}-{match}")
    for name, recorder in RECORDERS.items()
    for match in recorder.closely
]


@pytest.mark.parametrize(("recorder", "path"), RECORDINGS)
def test_a_recorded_game_is_replayed_to_the_same_end(recorder: Recorder, path: Path) -> None:
    match = Match.read(path)
    assert match.is_over
    assert recorder.result_of(match) == json.loads(path.read_text(encoding="utf-8"))["notes"]
    assert match.game.room("state").broken_laws(match.state) == []


@pytest.mark.parametrize("name", RECORDERS)
def test_every_game_that_should_be_recorded_is_recorded(name: str) -> None:
    recorder = RECORDERS[name]
    assert {path.stem for path in recorder.paths()} == {wanted.name for wanted in recorder.wanted_games()}


@pytest.mark.skipif(INTERPRET, reason="thousands of answers, once more")
@pytest.mark.parametrize("name", RECORDERS)
def test_a_random_game_is_recorded_as_it_was(name: str) -> None:
    """The games without a greedy seat can be made again at any time, whatever the greedy bot has learnt since."""
    recorder = RECORDERS[name]
    for wanted in recorder.wanted_games():
        if not any("greedy" in manner for manner in wanted.manners):
            data = json.loads((recorder.matches / f"{wanted.name}.json").read_text(encoding="utf-8"))
            assert recorder.play(wanted, data["seed"]).actions == data["actions"]


@pytest.mark.skipif(INTERPRET, reason="thousands of answers, once more")
@pytest.mark.parametrize(("recorder", "name"), LOOKED_AT_CLOSELY)
def test_every_position_of_a_recorded_game_obeys_the_laws_and_survives_json(recorder: Recorder, name: str) -> None:
    kept, recorded = recorder.game.state, Match.read(recorder.matches / f"{name}.json")
    for number, match in enumerate(recorded.positions()):
        assert recorder.game.room("state").broken_laws(match.state) == []
        if number % 10 == 0 or len(recorded.actions) < LONG:
            assert kept.from_json(kept.to_json(match.state)).tobytes() == match.state.tobytes()
