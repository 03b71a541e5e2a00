"""Recorded whole games: every seat count, variant, solitaire level and way to end, replayed and compared.

The recordings lie in `matches/` and are made by `record.py`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.kernel.match import Match
from tests.games.pax.record import RECORDER


def test_every_table_and_every_way_to_end_is_among_the_recordings() -> None:
    files = RECORDER.recorded()
    tables = {(data["options"]["variant"], data["options"]["seats"]) for data in files}
    assert tables == {(variant, seats) for variant in ("base", "nocturnus") for seats in range(1, 9)}
    levels = {
        (data["options"]["variant"], data["options"]["solo_level"]) for data in files if data["options"]["seats"] == 1
    }
    assert levels == {(variant, level) for variant in ("base", "nocturnus") for level in range(1, 6)}
    ends = {(data["options"]["variant"], data["notes"]["end"]) for data in files}
    ways = {"rome", "rome-nobody", "players", "players-shared", "solo-won", "solo-lost"}
    assert ends == {(variant, way) for variant in ("base", "nocturnus") for way in ways}
    assert {data["options"]["nocturnus_solo_head_start"] for data in files} == {False, True}
    assert {data["options"]["nocturnus_solo_legions"] for data in files} == {2, 3}


@pytest.mark.parametrize("end", ["rome-nobody", "players", "players-shared", "solo-won"])
def test_the_winners_of_a_recording_fit_its_end(end: str) -> None:
    for data in RECORDER.recorded():
        if data["notes"]["end"] == end:
            scores, places = data["notes"]["scores"], data["notes"]["places"]
            winners = [seat for seat, place in enumerate(places) if place == 1]
            expected = {
                "rome-nobody": [],
                "solo-won": [0],
            }.get(end, [seat for seat, points in enumerate(scores) if points == max(scores)])
            assert winners == expected
            assert (len(winners) > 1) == (end == "players-shared")


def test_the_greedy_bot_answers_every_kind_of_question() -> None:
    tables: list[dict[str, Any]] = [{"seats": 5, "variant": "nocturnus"}, {"seats": 1, "solo_level": 3}]
    for options in tables:
        match = Match.new("pax", seed=3, **options)
        numbers = np.random.default_rng(3)
        while not match.is_over:
            manner = "greedy" if len(match.actions) < 120 or match.state.round_number > 8 else "random"
            match.play(RECORDER.answer(match, manner, numbers))
        assert len(match.actions) > 50
