"""What a learned judgement reads of Porta Nigra: only what the seat may know, all of it within its place, and rows."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from saturnalia.bots import choose, make_bot
from saturnalia.games.porta_nigra.components import AREAS, BUILDINGS, CARD_NAMES, MAX_SEATS, SITE_NAMES, WHITE
from saturnalia.games.porta_nigra.judgement import (
    AREA,
    BUILDS,
    FEATURES,
    OWN,
    ROWS,
    SEAT,
    look,
    look_at_everything,
    score_rows,
)
from saturnalia.games.porta_nigra.scoring import points_of
from saturnalia.games.porta_nigra.state import Decision
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.features import MOST
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import PORTA_NIGRA, Position, position

AREAS_AT = FEATURES - BUILDS - AREAS * AREA
SEATS_AT = AREAS_AT - MAX_SEATS * SEAT
OWN_AT = SEATS_AT - OWN
NEVER_WRITTEN = -128
EVERY = 50 if INTERPRET else 7


def seen_by(state: Any, seat: int) -> Any:
    seen = np.zeros(FEATURES, dtype=np.int8)
    look(state, seat, seen)
    return seen


def rows_of(state: Any, seat: int) -> list[int]:
    rows = np.zeros(len(ROWS), dtype=np.int32)
    score_rows(state, seat, rows)
    return [int(points) for points in rows]


@cache
def moments(seats: int, bot: str) -> list[Any]:
    """Positions of a match, and its end."""
    found = []
    match = Match.new(PORTA_NIGRA, seats=seats, seed=seats, romans_for_influence=("rule", "example")[seats % 2])
    player = make_bot(bot)
    number = 0
    while not match.is_over:
        is_rare = match.state.decision not in (Decision.TURN_MENU, Decision.PLAY_CARD)
        if number % EVERY == 0 or (is_rare and not INTERPRET):
            found.append(match.state.copy())
        match.play(choose(player, PORTA_NIGRA, match.state, number))
        number += 1
    return [*found, match.state.copy()]


TABLES = [(seats, bot) for seats in (2, 3, 4) for bot in ("random", "greedy:0.4")]
if INTERPRET:  # greedy takes minutes
    TABLES = [table for table in TABLES if table[1] == "random"]


@pytest.mark.parametrize(("seats", "bot"), TABLES)
def test_a_seat_reads_nothing_that_it_may_not_know(seats: int, bot: str) -> None:
    for number, state in enumerate(moments(seats, bot)):
        for seat in range(seats):
            dealt = state.copy()
            PORTA_NIGRA.compiled.redeal(dealt, seat, number)
            assert (seen_by(state, seat) == seen_by(dealt, seat)).all()


@pytest.mark.parametrize(("seats", "bot"), TABLES)
def test_what_is_read_has_its_place_and_fits(seats: int, bot: str) -> None:
    for state in moments(seats, bot):
        for seat in range(seats):
            seen = np.zeros(FEATURES + 1, dtype=np.int64)
            seen[-1] = NEVER_WRITTEN
            assert look_at_everything(state, seat, seen) == FEATURES
            assert seen[-1] == NEVER_WRITTEN
            assert abs(seen[:-1]).max() <= MOST
            assert (seen[:-1] == seen_by(state, seat)).all()


@pytest.mark.parametrize(("seats", "bot"), TABLES)
def test_the_rows_are_those_of_the_score_sheet_and_add_up(seats: int, bot: str) -> None:
    for state in moments(seats, bot):
        sheet = {row.title.id.removeprefix("porta_nigra-score-"): row.points for row in PORTA_NIGRA.score_sheet(state)}
        assert (*ROWS, "total") == tuple(sheet)
        for seat in range(seats):
            rows = rows_of(state, seat)
            assert rows == [sheet[row][seat] for row in ROWS]
            assert sum(rows) == points_of(state, seat)


def test_every_seat_reads_its_own_things_first() -> None:
    table = position(seats=3, card="marble", active=1, coins=[3, 5, 7], points=[10, 20, 30])
    for seat in range(3):
        seen = seen_by(table.state, seat)
        coins = [int(seen[SEATS_AT + ahead * SEAT + 4]) for ahead in range(MAX_SEATS)]
        assert coins == [[3, 5, 7][(seat + ahead) % 3] for ahead in range(3)] + [0]
    ahead = [int(seen_by(table.state, 1)[SEATS_AT + seat * SEAT + SEAT - 1]) for seat in range(3)]
    assert ahead[0] < 0 < ahead[1]  # the next one has ten points more, and two thirds of a point in coins
    assert ahead[2] < 0


def test_a_hand_is_read_by_its_owner_only() -> None:
    decks = [["marble", "quarry"], ["marble", "quarry"]]
    one = position(hands=[["free_hand"], ["toll_road"]], decks=decks)
    other = position(hands=[["free_hand"], ["great_works"]], decks=decks)
    hand = slice(OWN_AT, OWN_AT + len(CARD_NAMES))
    assert seen_by(one.state, 1)[hand].tolist() == [int(name == "toll_road") for name in CARD_NAMES]
    assert (seen_by(one.state, 1) != seen_by(other.state, 1)).any()
    assert (seen_by(one.state, 0) == seen_by(other.state, 0)).all()


def site_read(table: Position, site: str, seat: int = 0) -> list[int]:
    """The missing bricks, one more than there are, and the points of a printed site."""
    at = FEATURES - BUILDS + 3 * (WHITE + 1) + 2 * SITE_NAMES.index(site)
    return [int(number) for number in seen_by(table.state, seat)[at : at + 2]]


def test_a_site_is_worth_its_points_the_card_and_what_it_changes_in_the_majority() -> None:
    there = {"amphitheatre_a_1": 1, "amphitheatre_b_1": 1}
    table = position(card="marble", bricks=["2 red, 1 white"], built=there, display=["card_amphitheatre_red"])
    assert site_read(table, "amphitheatre_a_3") == [1, 11 + 2 + 15]  # a card more, and the better brick
    assert site_read(table, "amphitheatre_b_5") == [2, 11 + 12]
    assert site_read(table, "amphitheatre_a_2") == [3 - 1 + 1, 8 + 15]
    assert site_read(table, "amphitheatre_a_1") == [0, 0]
    assert site_read(table, "amphitheatre_a_3", seat=1)[1] == 11 + 2  # it has the majority already


def test_a_site_of_the_porta_nigra_is_worth_what_it_takes_on_every_level() -> None:
    table = position(card="marble", bricks=["5 yellow"], built={"porta_nigra_9": (1, 4)})
    at = FEATURES - BUILDS + 3 * (WHITE + 1) + 2 * SITE_NAMES.index("porta_nigra_1")
    alone = position(card="marble", bricks=["5 yellow"])
    yellow = at + 3 * 3
    assert [int(number) for number in seen_by(alone.state, 0)[yellow : yellow + 2]] == [6, (20 + 12 + 15 + 19) // 2]
    assert int(seen_by(table.state, 0)[yellow + 1]) == (20 + 6 + 7 + 19) // 2  # two levels are tied
    choosing = position(card="foundations", bricks=["5 yellow"], builders=["porta_nigra"])
    choosing.play("symbol:3").play("site:porta_nigra_4")
    heights = seen_by(choosing.state, 0)[-6:]
    assert heights.tolist()[:3] == [(12 + 12) // 2, (16 + 27) // 2, (20 + 46) // 2]


def test_a_building_card_more_is_worth_more_for_a_larger_set() -> None:
    table = position(card="marble", cards=[["basilica", "amphitheatre", "basilica"]])
    gains = seen_by(table.state, 0)[SEATS_AT - BUILDINGS : SEATS_AT]
    assert gains.tolist() == [2, 4, 6, 6]
