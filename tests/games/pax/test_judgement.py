"""What a learned judgement reads: no more than a seat may know, within its places, and its own things first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from saturnalia.games.pax.components import CONSPIRACY, ESTATE, MAX_SEATS, SENATOR, WEALTH
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.pax.positions import PAX, Position, card, position
from tests.games.recording import by_lot, greedily

JUDGEMENT = PAX.room("judgement")
SOLO: list[dict[str, Any]] = [
    {"seats": 1, "solo_level": 1},
    {"seats": 1, "solo_level": 5},
    {"seats": 1, "solo_level": 2, "variant": "nocturnus", "nocturnus_solo_legions": 2},
    {"seats": 1, "solo_level": 4, "variant": "nocturnus", "nocturnus_solo_head_start": True},
]
OPTIONS = SOLO + [
    {"seats": seats, "variant": variant} for seats in range(2, MAX_SEATS + 1) for variant in ("base", "nocturnus")
]
EVERY = 29 if INTERPRET else 5


def seen_by(state: Any, seat: int, kind: Any = np.int8) -> Any:
    """What a seat is told, with some places behind that nothing may be written to."""
    seen = np.zeros(JUDGEMENT.FEATURES + 16, dtype=kind)
    JUDGEMENT.look(state, seat, seen)
    assert not seen[JUDGEMENT.FEATURES :].any()
    return seen[: JUDGEMENT.FEATURES]


def positions(options: dict[str, Any]) -> Iterator[Match]:
    """Positions of a match in which half of the answers are greedy ones, and its end."""
    match = Match.new("pax", **options, seed=3)
    numbers = np.random.default_rng(4)
    while not match.is_over:
        if len(match.actions) % EVERY == 0:
            yield match
        manner = greedily if numbers.random() < 0.5 else by_lot
        match.play(manner(match, match.legal(), numbers))
    yield match


def block(table: Position, seat: int, start: int, size: int) -> list[int]:
    return [int(number) for number in seen_by(table.state, seat)[start : start + size]]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_seat_is_told_nothing_that_it_may_not_know_and_every_number_fits(options: dict[str, Any]) -> None:
    told = set()
    for match in positions(options):
        for seat in range(match.seats):
            seen = seen_by(match.state, seat)
            told.add(seen.tobytes())
            assert (seen == seen_by(match.state, seat, np.int16)).all(), "a number that does not fit"
            for seed in (1, 2):
                redealt = PAX.state.copy(match.state)
                PAX.compiled.redeal(redealt, seat, seed)
                assert (seen_by(redealt, seat) == seen).all()
    assert len(told) > len(match.actions) / EVERY


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_the_rows_add_up_to_the_points(options: dict[str, Any]) -> None:
    *_, match = positions(options)
    for seat in range(match.seats):
        rows = np.zeros(len(JUDGEMENT.ROWS), dtype=np.int32)
        JUDGEMENT.score_rows(match.state, seat, rows)
        assert rows.sum() == PAX.room("scoring").points_of(match.state, seat)
        if match.seats > 1:
            sheet = PAX.score_sheet(match.state)
            assert [f"pax-score-{name}" for name in JUDGEMENT.ROWS] == [row.title.id for row in sheet[:-1]]
            assert rows.tolist() == [row.points[seat] for row in sheet[:-1]]


def test_every_block_ends_where_the_next_begins() -> None:
    j = JUDGEMENT
    state = position(seats=8, variant="nocturnus", hands=[["any"]] * 8, stacks={1: ["any"]}, deck=["any"] * 9).state
    seen = np.zeros(j.FEATURES, dtype=np.int8)
    assert j.look_at_seat(state, 0, seen, j.SEATS_AT + 7 * j.SEAT_SIZE) == j.PURSE_AT
    assert j.look_at_purse(state, 0, seen, j.PURSE_AT) == j.HAND_AT
    assert j.look_at_card(state, 0, 5, seen, j.CHOSEN_AT) == j.RETURNED_AT
    assert j.look_at_returned(state, 0, seen, j.RETURNED_AT) == j.UNSEEN_AT
    assert j.look_for_unseen(state, 0, seen, j.UNSEEN_AT) == j.CATEGORIES_AT
    assert j.look_at_category(state, 0, 0, seen, j.LEGIONS_AT - j.CATEGORY_SIZE) == j.LEGIONS_AT
    assert j.look_at_legion(state, 0, 0, 0, seen, j.ROME_AT - j.LEGION_SIZE) == j.ROME_AT
    assert j.look_at_rome(state, 0, seen, j.ROME_AT) == j.TABLE_AT
    assert j.look_at_table(state, seen, j.TABLE_AT) == j.CLOCK_AT
    assert j.look_at_clock(state, seen, j.CLOCK_AT) == j.TURN_AT
    assert j.look_at_turn(state, seen, j.TURN_AT) == j.FEATURES


def test_the_own_things_come_first_and_the_others_follow_clockwise() -> None:
    table = position(seats=3, tableaux=[["estate:1"], ["estate:2"], ["estate:3"]])
    for seat in range(3):
        told = [block(table, seat, j * JUDGEMENT.SEAT_SIZE + ESTATE, 1)[0] for j in range(MAX_SEATS)]
        assert told == [(seat + step) % 3 + 1 if step < 3 else 0 for step in range(MAX_SEATS)]


def test_another_hand_is_told_only_as_far_as_everybody_has_seen_it() -> None:
    bought = position(money=9, stacks={1: ["conspiracy_s2v3"]}, decision="buy", hands=[["estate_s1v1"], ["any"]])
    bought.play("legion:1")
    at = JUDGEMENT.SEATS_AT + JUDGEMENT.SEAT_SIZE + JUDGEMENT.SEAT_POINTS - 5
    hand, known, plots = block(bought, 1, at, 3)
    assert (hand, known, plots) == (2, 1, 2)


def test_a_card_put_under_the_deck_is_remembered_by_whoever_put_it_there() -> None:
    table = position(decision="turn_mode", stacks={1: ["any"]}, deck=["wealth_s2v2", "any", "any", "any", "any"])
    table.play("take_turn", "to_deck")
    mine, others = (block(table, seat, JUDGEMENT.RETURNED_AT, JUDGEMENT.RETURNED_SIZE) for seat in (0, 1))
    assert (mine[WEALTH], mine[-2:]) == (2, [1, 3])
    assert others == [0] * JUDGEMENT.RETURNED_SIZE


def test_whoever_has_peeked_counts_romes_hidden_cards() -> None:
    table = position(rome_hidden=["senator_s2v4", "senator_s1v1", "estate_s1v1"], stacks={1: ["any"]}, deck=["any"] * 9)
    at = JUDGEMENT.CATEGORIES_AT + SENATOR * JUDGEMENT.CATEGORY_SIZE + JUDGEMENT.LATER
    unseen = JUDGEMENT.UNSEEN_AT + SENATOR
    before, left = block(table, 0, at, 1)[0], block(table, 0, unseen, 1)[0]
    table.play("pass_and_peek")
    assert block(table, 0, at, 1)[0] == before + 3
    assert block(table, 0, unseen, 1)[0] == left - 2
    assert block(table, 1, unseen, 1)[0] == left


def test_a_stack_is_told_with_its_symbols_its_price_and_whether_rome_would_take_it() -> None:
    stacks = {1: ["estate_s1v1"], 2: ["conspiracy_s2v3", "estate_s1v2"]}
    table = position(money=4, tableaux=[["wealth:3"]], stacks=stacks)
    first, second = (block(table, 0, JUDGEMENT.LEGIONS_AT + k * JUDGEMENT.LEGION_SIZE, JUDGEMENT.LEGION_SIZE)
                     for k in range(2))  # fmt: skip
    assert (second[CONSPIRACY], second[ESTATE]) == (2, 1)
    assert second[10:] == [2, 5, 4, 1, 2, 0, 4, 1]
    assert first[10:] == [1, 1, 0, 1, 1, 0, -4, 0]


def test_hand_and_cards_in_view_stand_at_the_places_of_their_actions() -> None:
    table = position(hands=[["fleet_s2v4", "fleet_s2v4"]], stacks={1: ["any"]}, deck=["wealth_s2v2"] + ["any"] * 5)
    table.play("take_turn")
    assert block(table, 0, JUDGEMENT.HAND_AT + card("fleet_s2v4"), 1) == [2]
    assert block(table, 0, JUDGEMENT.VIEW_AT + card("wealth_s2v2"), 1) == [1]
    assert block(table, 1, JUDGEMENT.VIEW_AT, 40) == [0] * 40
