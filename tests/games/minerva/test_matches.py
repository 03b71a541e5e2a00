"""Recorded whole games: every seat count and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

from saturnalia.games.minerva.state import Decision
from saturnalia.kernel.match import Match
from tests.games.minerva.record import RECORDER

TITLES = ("civilian", "immune", "centurion", "tribune", "legate", "consul", "augustus")


def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = RECORDER.recorded()
    assert {data["options"]["seats"] for data in files} == {1, 2, 3, 4}
    assert {data["notes"]["end"] for data in files} == {"points", "tiles", "temples", "order", *TITLES}
    assert {data["options"]["start_player"] for data in files} == {"random", "2"}


def test_the_winner_of_a_recording_fits_its_end() -> None:
    for data in RECORDER.recorded():
        scores, places = data["notes"]["scores"], data["notes"]["places"]
        assert sorted(places) == list(range(1, len(places) + 1)), "the tie-breaks always decide"
        assert scores[places.index(1)] == max(scores)
        if len(scores) > 1:
            assert (scores.count(max(scores)) > 1) == (data["notes"]["end"] != "points")


def test_the_recordings_ask_every_kind_of_question() -> None:
    asked = {int(match.state.decision) for path in RECORDER.paths() for match in Match.read(path).positions()}
    assert asked == {decision.value for decision in Decision}
