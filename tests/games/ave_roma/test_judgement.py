"""What a learned judgement reads of Ave Roma: only what the seat may know, all of it within its place, and rows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from saturnalia.bots import choose, make_bot
from saturnalia.games.ave_roma.components import AREAS, DENARII, GOODS, MAX_SEATS, PLACES, SLOTS
from saturnalia.games.ave_roma.judgement import (
    AREA,
    BUILDING_SLOT,
    FEATURES,
    MISSING,
    OFFERS,
    PLACE,
    ROWS,
    SEAT,
    UNUSED,
    WAR_SLOT,
    look,
    look_at_everything,
    score_rows,
)
from saturnalia.games.ave_roma.scoring import points_of
from saturnalia.games.ave_roma.state import Decision
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.features import MOST
from saturnalia.kernel.match import Match
from tests.games.ave_roma.positions import AVE, position

OFFERS_AT = FEATURES - OFFERS
AREAS_AT = OFFERS_AT - AREAS * AREA
SEATS_AT = AREAS_AT - PLACES * PLACE - MAX_SEATS * SEAT
NEVER_WRITTEN = -128
EVERY = 50 if INTERPRET else 5


def seen_by(state: Any, seat: int = 0) -> Any:
    seen = np.zeros(FEATURES, dtype=np.int8)
    look(state, seat, seen)
    return seen


def moments(bot: str, **options: Any) -> Iterator[Any]:
    """Positions of a match, and its end."""
    match = Match.new(AVE, seed=7, **options)
    player = make_bot(bot)
    number = 0
    while not match.is_over:
        is_rare = match.state.decision not in (Decision.WORKER, Decision.TARGET)
        if number % EVERY == 0 or (is_rare and not INTERPRET):
            yield match.state
        match.play(choose(player, AVE, match.state, number))
        number += 1
    yield match.state


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("random", {"seats": 2, "training_ready": "next_turn"}),
    ("greedy:0.4", {"seats": 2, "board_sides": "b"}),
    ("random", {"seats": 3, "board_sides": "random"}),
    ("greedy:0.4", {"seats": 3, "propraetor_area": "any_area"}),
    ("random", {"seats": 4, "propraetor_area": "any_area"}),
    ("greedy:0.4", {"seats": 4}),
    ("greedy:0.4", {"seats": 5, "training_ready": "next_turn", "board_sides": "random"}),
]
if INTERPRET:  # greedy takes minutes
    TABLES = [table for table in TABLES if table[0] == "random"]


@pytest.mark.parametrize(("bot", "options"), TABLES)
def test_a_seat_reads_nothing_that_it_may_not_know(bot: str, options: dict[str, Any]) -> None:
    for number, state in enumerate(moments(bot, **options)):
        for seat in range(state.seats):
            dealt = state.copy()
            AVE.compiled.redeal(dealt, seat, number)
            assert (seen_by(state, seat) == seen_by(dealt, seat)).all()


@pytest.mark.parametrize(("bot", "options"), TABLES)
def test_what_is_read_has_its_place_and_fits(bot: str, options: dict[str, Any]) -> None:
    for state in moments(bot, **options):
        for seat in range(state.seats):
            seen = np.zeros(FEATURES + 1, dtype=np.int64)
            seen[-1] = NEVER_WRITTEN
            assert look_at_everything(state, seat, seen) == FEATURES
            assert seen[-1] == NEVER_WRITTEN
            assert abs(seen[:-1]).max() <= MOST
            assert (seen[:-1] == seen_by(state, seat)).all()


@pytest.mark.parametrize(("bot", "options"), TABLES)
def test_the_rows_are_those_of_the_score_sheet_and_add_up(bot: str, options: dict[str, Any]) -> None:
    rows = np.zeros(len(ROWS), dtype=np.int32)
    for state in moments(bot, **options):
        sheet = {row.title.id.removeprefix("ave_roma-score-"): row.points for row in AVE.score_sheet(state)}
        assert (*ROWS, "total") == tuple(sheet)
        for seat in range(state.seats):
            score_rows(state, seat, rows)
            assert rows.tolist() == [sheet[row][seat] for row in ROWS]
            assert rows.sum() == points_of(state, seat)


def test_every_seat_reads_its_own_things_first() -> None:
    table = position(seats=3, denarii=[1, 2, 3], owned=[["pilum_1"], [], ["taberna_plan"]])
    for seat in range(3):
        seen = seen_by(table.state, seat)
        blocks = [seen[SEATS_AT + ahead * SEAT : SEATS_AT + (ahead + 1) * SEAT] for ahead in range(MAX_SEATS)]
        turned = [(seat + ahead) % 3 for ahead in range(3)]
        assert [int(block[14 + DENARII]) for block in blocks] == [[1, 2, 3][other] for other in turned] + [0, 0]
        assert [int(block[UNUSED]) for block in blocks] == [[2, 0, 1][other] for other in turned] + [0, 0]


def test_a_card_on_offer_tells_what_is_missing_for_it() -> None:
    rows: dict[str, str | None] = {"aedificator:1": "taberna_plan"}
    poor = position(rows=rows, denarii=0)
    rich = position(rows=rows, denarii=0, stock=[{"wood": 1, "grain": 1, "wine": 1}])
    lacks, nearly = (seen_by(table.state)[OFFERS_AT : OFFERS_AT + BUILDING_SLOT] for table in (poor, rich))
    assert [int(lacks[1 + GOODS]), int(nearly[1 + GOODS])] == [4, 1]
    assert nearly[1 : 1 + GOODS].tolist() == [0] * DENARII + [1]
    other = seen_by(rich.state, 1)[OFFERS_AT : OFFERS_AT + BUILDING_SLOT]
    assert int(other[MISSING - 1]) == 0  # the one denarius is missing
    payer = position(rows=rows, denarii=1, stock=[{"wood": 1, "grain": 1, "wine": 1}])
    assert int(seen_by(payer.state, 1)[OFFERS_AT + MISSING - 1]) == 1
    assert int(seen_by(payer.state, 0)[OFFERS_AT + MISSING - 1]) == 0


def test_a_pair_and_the_next_card_of_a_war_are_seen() -> None:
    rows: dict[str, str | None] = {"aedificator:1": "taberna_built", "legatus:1": "galea_3"}
    table = position(seats=3, rows=rows, owned=[["taberna_plan", "galea_1", "galea_2"]])
    war = OFFERS_AT + SLOTS * BUILDING_SLOT + MISSING
    own, other = seen_by(table.state, 0), seen_by(table.state, 1)
    assert own[OFFERS_AT + MISSING + 2 : OFFERS_AT + MISSING + 4].tolist() == [6, 0]
    assert other[OFFERS_AT + MISSING + 2 : OFFERS_AT + MISSING + 4].tolist() == [0, 1]
    assert own[war + 2 : war + 5].tolist() == [2, 9, 0]
    assert other[war + 2 : war + 5].tolist() == [0, 0, 2]
    assert WAR_SLOT == MISSING + 5


def test_rising_in_an_area_is_worth_what_its_points_change() -> None:
    table = position(influence={2: [0, 2]}, prestige={2: 3}, owned=[["pilum_1", "gladius_1"], []])
    rising = AREAS_AT + AREA + AREA - 2
    assert int(seen_by(table.state)[rising]) == 5  # three spaces pass the other cube
    alone = position(influence={2: [0, 4]}, prestige={2: 3}, owned=[["pilum_1"], []])
    assert int(seen_by(alone.state)[rising]) == 2
