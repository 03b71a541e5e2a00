"""One match of every version of a game's rules, as it was written then: each must open for ever.

`record.py --freeze` keeps the match of a new version; CONTRIBUTING says when a version is raised.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saturnalia.kernel.match import SIGNATURE, Match
from tests.games.recording import games_with, recorder_of

RECORDERS = {name: recorder_of(name) for name in games_with("record.py")}
FROZEN = [
    pytest.param(path, id=f"{name}-{path.stem}")
    for name, recorder in RECORDERS.items()
    for path in sorted(recorder.versions.glob("*.json"))
]


@pytest.mark.parametrize("name", RECORDERS)
def test_a_match_is_kept_of_every_version(name: str) -> None:
    """If this fails after a change of rules or numbers: raise `rules_version`, name the former one, freeze a match."""
    recorder = RECORDERS[name]
    versions = [*recorder.game.former_versions, recorder.game.version]
    assert sorted(path.stem for path in recorder.versions.glob("*.json")) == sorted(versions)


@pytest.mark.parametrize("path", FROZEN)
def test_a_match_of_every_version_opens_and_ends_as_it_did(path: Path) -> None:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["rules"] == path.stem
    match = Match.read(path)
    assert match.is_over
    assert (match.scores(), match.actions) == (data["notes"]["scores"], data["actions"])


@pytest.mark.parametrize("name", RECORDERS)
def test_the_number_alone_tells_which_rules_and_numbers_a_match_was_played_by(name: str) -> None:
    """Before hashes had a mark, the second half of a version changed with every comment."""
    frozen = [json.loads(path.read_text(encoding="utf-8")) for path in RECORDERS[name].versions.glob("*.json")]
    numbers = [data["rules"].partition("-")[0] for data in frozen if data["hash"].startswith(SIGNATURE)]
    assert len(numbers) == len(set(numbers))
