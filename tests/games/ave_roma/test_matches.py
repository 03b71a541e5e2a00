"""Recorded whole games: every seat count, setting of the options and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.match import Match
from tests.games.ave_roma.record import RECORDER


def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = RECORDER.recorded()
    assert {data["options"]["seats"] for data in files} == {2, 3, 4, 5}
    assert {data["options"]["training_ready"] for data in files} == {"next_round", "next_turn"}
    assert {data["options"]["propraetor_area"] for data in files} == {"worker_value", "any_area"}
    assert {data["options"]["board_sides"] for data in files} == {"a", "b", "random"}
    assert {data["notes"]["end"] for data in files} == {"area", "row"}
    assert {"points", "denarii"} <= {data["notes"]["outcome"] for data in files}


def test_the_winner_of_a_recording_has_the_most_points() -> None:
    for data in RECORDER.recorded():
        scores, places = data["notes"]["scores"], data["notes"]["places"]
        assert sorted(places) == [*range(1, len(places) + 1)]
        assert scores[places.index(1)] == max(scores)
        assert (scores.count(max(scores)) > 1) == (data["notes"]["outcome"] != "points")


def test_the_greedy_bot_answers_every_kind_of_question() -> None:
    match = Match.new("ave_roma", seed=3, seats=3, propraetor_area="any_area", training_ready="next_turn")
    numbers = np.random.default_rng(3)
    asked = set()
    while not match.is_over:
        asked.add(int(match.state.decision))
        match.play(RECORDER.answer(match, "greedy" if numbers.integers(3) else "random", numbers))
    assert len(asked) >= 14
