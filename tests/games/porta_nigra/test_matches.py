"""Recorded whole games: every seat count and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

from tests.games.porta_nigra.record import RECORDER


def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = RECORDER.recorded()
    assert {data["options"]["seats"] for data in files} == {2, 3, 4}
    assert {data["notes"]["end"] for data in files} == {"rounds", "segments", "shared"}


def test_the_winners_of_a_recording_have_the_most_points() -> None:
    for data in RECORDER.recorded():
        scores, places = data["notes"]["scores"], data["notes"]["places"]
        winners = [seat for seat, place in enumerate(places) if place == 1]
        assert winners == [seat for seat, points in enumerate(scores) if points == max(scores)]
        assert (len(winners) > 1) == (data["notes"]["end"] == "shared")
