"""Recorded whole games: every seat count, set-up, ruling and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

import pytest

from saturnalia.games.mare_nostrum import RULINGS
from saturnalia.games.mare_nostrum.state import Decision
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.mare_nostrum.record import RECORDER


@pytest.mark.clause("MAR-19.1", "MAR-19.2")
def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = RECORDER.recorded()
    tables = {(data["options"]["seats"], data["options"]["setup"]) for data in files}
    assert tables >= {(seats, setup) for seats in (3, 4, 5) for setup in ("basic", "advanced")}
    assert {data["notes"]["end"] for data in files} >= {"figures", "pyramids", "rounds"}
    for option in RULINGS:
        changed = [data for data in files if data["options"][option.name] != option.default]
        assert [data["notes"]["ruling mattered"] for data in changed] == [True]


@pytest.mark.skipif(INTERPRET, reason="thousands of answers, once more")
def test_the_recordings_ask_nearly_every_kind_of_question() -> None:
    asked = {int(match.state.decision) for path in RECORDER.paths() for match in Match.read(path).positions()}
    rare = {Decision.CARAVAN_SITE, Decision.LOSE_UNIT}
    assert {decision for decision in Decision if decision not in asked} <= rare
