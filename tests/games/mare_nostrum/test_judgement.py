"""What a learned judgement reads: no more than a seat may know, within its places, and its own things first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum.components import FIGURE_NAMES, RESOURCE_NAMES, SIDE_NAMES
from saturnalia.kernel.compiling import INTERPRET
from saturnalia.kernel.match import Match
from tests.games.mare_nostrum.positions import MARE, Position, place, position, side
from tests.games.mare_nostrum.record import MATCHES
from tests.games.mare_nostrum.test_hidden import compensated
from tests.games.mare_nostrum.test_trade import A, B, C

JUDGEMENT = MARE.room("judgement")
RECORDED = sorted(MATCHES.glob("*.json"))[:: 4 if INTERPRET else 1]
EVERY = 307 if INTERPRET else 61
SEAT_HAND = len(SIDE_NAMES) + JUDGEMENT.FIGURES_TOLD + 24
"""The place of the number of cards within the block of a seat: taxes, kinds and unknown ones follow."""


def seen_by(state: Any, seat: int, kind: Any = np.int8) -> Any:
    """What a seat is told, with some places behind that nothing may be written to."""
    seen = np.zeros(JUDGEMENT.FEATURES + 16, dtype=kind)
    JUDGEMENT.look(state, seat, seen)
    assert not seen[JUDGEMENT.FEATURES :].any()
    return seen[: JUDGEMENT.FEATURES]


def positions(path: Path) -> Iterator[Match]:
    """Positions of a recorded match, its beginning and its end among them, and those with hidden cards."""
    for played, match in enumerate(Match.read(path).positions()):
        hides = match.state.gift_giver >= 0 or match.state.offered > 0
        if match.is_over or played % EVERY < 2 or (hides and played % 13 == 0):
            yield match


def told(table: Position, seat: int, start: int, size: int = 1) -> list[int]:
    return [int(number) for number in seen_by(table.state, seat)[start : start + size]]


def province(table: Position, seat: int, name: str) -> list[int]:
    start = JUDGEMENT.PROVINCES_AT + place(name) * JUDGEMENT.PROVINCE_SIZE
    return told(table, seat, start, JUDGEMENT.PROVINCE_SIZE)


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_seat_is_told_nothing_that_it_may_not_know_and_every_number_fits(path: Path) -> None:
    different = set()
    count = 0
    for match in positions(path):
        for seat in range(match.seats):
            seen = seen_by(match.state, seat)
            different.add(seen.tobytes())
            count += 1
            assert (seen == seen_by(match.state, seat, np.int16)).all(), "a number that does not fit"
            for seed in (1, 2):
                redealt = MARE.state.copy(match.state)
                MARE.compiled.redeal(redealt, seat, seed)
                assert (seen_by(redealt, seat) == seen).all()
    assert len(different) > 0.8 * count


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_rows_are_those_of_the_score_sheet_and_the_figures_are_the_score(path: Path) -> None:
    *_, match = Match.read(path).positions()
    sheet = MARE.score_sheet(match.state)[:-1]
    assert [f"mare_nostrum-score-{name}" for name in JUDGEMENT.ROWS] == [row.title.id for row in sheet]
    for seat in range(match.seats):
        rows = np.full(len(JUDGEMENT.ROWS), 99, dtype=np.int32)
        JUDGEMENT.score_rows(match.state, seat, rows)
        assert rows.tolist() == [row.points[seat] for row in sheet]
        assert rows[JUDGEMENT.HEROES_ROW] + rows[JUDGEMENT.WONDERS_ROW] == match.scores()[seat]


def test_every_block_ends_where_the_next_begins() -> None:
    j = JUDGEMENT
    state = position().construct("greece").state
    seen = np.zeros(j.FEATURES, dtype=np.int8)
    greece = side("greece")
    assert j.look_at_seat(state, greece, greece, seen, j.SIDES_AT - j.SEAT_SIZE) == j.SIDES_AT
    assert j.look_at_side(state, greece, 4, seen, j.KINDS_AT - j.SIDE_SIZE) == j.KINDS_AT
    assert j.look_at_kind(state, greece, 12, seen, j.FIGURES_AT - j.KIND_SIZE) == j.FIGURES_AT
    assert j.look_at_figure(state, greece, 17, seen, j.ITEMS_AT - j.FIGURE_SIZE) == j.ITEMS_AT
    assert j.look_at_items(state, greece, seen, j.ITEMS_AT) == j.SEAS_AT
    assert j.look_at_sea(state, greece, 9, seen, j.PROVINCES_AT - j.SEA_SIZE) == j.PROVINCES_AT
    assert j.look_at_province(state, greece, 32, True, seen, j.DANGER_AT - j.PROVINCE_SIZE) == j.DANGER_AT
    assert j.look_for_danger(seen, j.DANGER_AT) == j.TABLE_AT
    assert j.look_at_table(state, seen, j.TABLE_AT) == j.TURN_AT
    assert j.look_at_turn(state, seen, j.TURN_AT) == j.PURCHASE_AT
    assert j.look_at_purchase(state, seen, j.PURCHASE_AT) == j.CAMPAIGN_AT
    assert j.look_at_campaign(state, seen, j.CAMPAIGN_AT) == j.FEATURES


def test_before_anybody_has_a_civilisation_there_is_little_to_tell() -> None:
    table = Position(Match.new(MARE, seats=5, seed=1).state)
    assert np.count_nonzero(seen_by(table.state, 3)) < 40
    assert told(table.play("side:egypt"), 0, JUDGEMENT.SEATS_AT, 5) == [0, 0, 0, 1, 0]


def test_the_own_civilisation_comes_first_and_the_others_follow_clockwise() -> None:
    table = position(figures={"carthage": ["hannibal", "solomon"]}).construct("greece")
    for seat in range(3):
        for step in range(3):
            at = JUDGEMENT.SEATS_AT + step * JUDGEMENT.SEAT_SIZE
            shown = told(table, seat, at, 9)
            whose = (seat + step) % 3
            assert shown[:5] == [int(name == (A, B, C)[whose]) for name in SIDE_NAMES]
            assert shown[5:] == ([0, 0, 1, 0] if whose == 2 else [1, 0, 0, 0])


def test_only_giver_and_receiver_tell_the_compensation_card_apart() -> None:
    table = compensated()
    receivers = {seat: JUDGEMENT.SEATS_AT + (2 - seat) % 3 * JUDGEMENT.SEAT_SIZE + SEAT_HAND for seat in range(3)}
    shown = {seat: told(table, seat, at, 4) for seat, at in receivers.items()}
    assert shown[0] == shown[2] == [1, 0, 1, 0], "one card, a commodity"
    assert shown[1] == [1, 0, 0, 1], "one card, unknown"


def test_an_offer_is_told_only_to_whoever_makes_it() -> None:
    hand = {"grain": 1, "wine": 1, "oil": 1}
    other, same = (position(hands={A: hand, B: {"tax": 2}}).trade(1) for _ in range(2))
    other.play("card:wine")
    same.play("card:oil")
    assert (seen_by(other.state, 1) == seen_by(same.state, 1)).all()
    assert (seen_by(other.state, 0) != seen_by(same.state, 0)).any()
    wine = JUDGEMENT.KINDS_AT + RESOURCE_NAMES.index("wine") * JUDGEMENT.KIND_SIZE
    assert told(other, 0, wine, 2) == [1, 1]


def test_nine_taxes_and_three_figures_are_seen_as_the_victory_that_they_are() -> None:
    at = JUDGEMENT.SEATS_AT + SEAT_HAND + 4
    figures = {"greece": ["ulysses", "solomon", "colossus"]}
    assert told(position(figures=figures, hands={A: {"tax": 9}}).construct(A), 0, at, 5) == [0, 3, 1, 1, 1]
    assert told(position(figures=figures, hands={A: {"tax": 8}}).construct(A), 0, at, 5) == [1, 4, 1, 0, 0]
    assert told(position(hands={A: {"tax": 9}}).construct(A), 0, at, 5) == [0, 3, 1, 1, 0]


def test_a_province_is_told_with_its_owner_its_buildings_and_who_could_get_there() -> None:
    table = position(
        own={B: ["dacia"]}, buildings={"dacia": ["caravan_0", "caravan_1", "market"]}, fortresses={"dacia": 1},
        legions={"macedonia": {A: 3}, "dacia": {B: 1}}, figures={B: ["solomon"]},
    ).construct(A)  # fmt: skip
    assert province(table, 0, "dacia") == [0, 2, 0, 2, 0, 1, 0, 0, 1, 1, 0, 0, 3, 0, 0, 0]
    assert province(table, 1, "dacia") == [1, 0, 0, 2, 0, 1, 0, 1, 0, 1, 0, 0, 0, 3, 1, 0]


def test_the_province_that_is_asked_about_is_pointed_at() -> None:
    table = position(hands={A: {"tax": 3}}, legions={"athens": {A: 1}}).construct(A).play("build:legion")
    assert province(table, 0, "athens")[-1] == 0
    table = position(legions={"athens": {A: 1}}).land_step(A).play("move_legions", "province:athens")
    assert province(table, 0, "athens")[-1] == 1
    table.play("province:macedonia")
    assert province(table, 0, "macedonia")[-1] == -1


def test_what_is_on_offer_stands_at_the_place_of_its_action() -> None:
    table = position(figures={B: ["ulysses"]}).construct(A)
    at = JUDGEMENT.FIGURES_AT
    names = ("ulysses", "pericles", "hannibal", "pyramids")
    shown = {name: told(table, 0, at + FIGURE_NAMES.index(name) * JUDGEMENT.FIGURE_SIZE, 3) for name in names}
    assert shown == {"ulysses": [0, 1, 0], "pericles": [0, 0, 1], "hannibal": [0, 0, 0], "pyramids": [0, 0, 1]}
