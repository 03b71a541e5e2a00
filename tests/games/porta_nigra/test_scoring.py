"""Chapter 8: final scoring."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from saturnalia.games.porta_nigra.components import AREA_NAMES, FIRST_POINTS, SECOND_POINTS
from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, Built, Position, position

BUILDINGS = ["basilica", "amphitheatre", "city_wall", "porta_nigra"]


def final(table: Position, seat: int = 0) -> dict[str, int]:
    """What the final scoring would bring a seat now, part by part."""
    found: dict[str, int] = table.view(-1)["seats"][seat]["final"]
    return found


def finished(**position_args: Any) -> Position:
    """The game has just ended with this position."""
    settings: dict[str, Any] = {"coins": 0, "romans": 0} | position_args
    seats = settings.get("seats", 2)
    empty: list[list[str]] = [[] for _ in range(seats)]
    last = {2: 3, 3: 2, 4: 2}[seats]
    table = position(
        card="marble", torches_left=0, active=seats - 1, hands=empty, decks=empty, round_number=last, **settings
    )
    return table.play("end_turn")


@pytest.mark.clause("POR-8.1")
def test_the_final_scoring_adds_cards_triumphs_play_area_and_majorities_to_the_track() -> None:
    table = finished(
        points=[50, 60],
        cards=[["basilica", "city_wall"]],
        finals=[["final_30"]],
        coins=[7, 0],
        built={"amphitheatre_a_1": 0},
    )
    assert table.scores() == [50 + 6 + 30 + 2 + 15, 60]
    parts = final(table)
    assert parts == {"sets": 6, "finals": 30, "play_area": 2, "majorities": 15, "total": 103}
    sheet = {
        row.title.id.removeprefix("porta_nigra-score-"): row.points for row in PORTA_NIGRA.score_sheet(table.state)
    }
    assert (sheet["sets"], sheet["finals"], sheet["play-area"]) == ([6, 0], [30, 0], [2, 0])
    assert (sheet["majority-amphitheatre"], sheet["total"]) == ([15, 0], [103, 60])
    assert list(sheet)[-5:] == [
        "majority-basilica", "majority-amphitheatre", "majority-city-wall", "majority-porta-nigra", "total"
    ]  # fmt: skip


@pytest.mark.clause("POR-8.2", "POR-8.3")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([], 0),
        (["city_wall"], 2),
        (["basilica", "city_wall"], 6),
        (["basilica", "amphitheatre", "porta_nigra"], 12),
        (BUILDINGS, 20),
    ],
)
def test_a_group_is_worth_2_6_12_or_20(cards: list[str], points: int) -> None:
    assert final(position(cards=[cards]))["sets"] == points


@pytest.mark.clause("POR-8.2", "POR-8.4")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["basilica", "basilica"], 2 + 2),
        ([*BUILDINGS, "basilica"], 20 + 2),
        (["basilica", "basilica", "city_wall", "city_wall"], 6 + 6),
        ([*BUILDINGS, *BUILDINGS[:3], "basilica"], 20 + 12 + 2),
    ],
)
def test_the_best_groups_are_formed(cards: list[str], points: int) -> None:
    assert final(position(cards=[cards]))["sets"] == points


@pytest.mark.clause("POR-8.5")
@pytest.mark.parametrize(
    ("finals", "points"), [(["final_30"], 30), (["final_42"], 42), (["final_56"], 56), (["final_30", "final_42"], 72)]
)
def test_triumphs_are_worth_what_is_printed(finals: list[str], points: int) -> None:
    assert final(position(finals=[finals]))["finals"] == points


@pytest.mark.clause("POR-8.6")
@pytest.mark.parametrize(
    ("left_over", "points"),
    [
        ({"romans": 4}, 4),
        ({"coins": 8}, 2),
        ({"coins": 9}, 3),
        ({"influence": 3}, 3),
        ({"torches": 2}, 2),
        ({"bricks": ["2 black, 1 white"]}, 3),
        ({"romans": 1, "coins": 3, "influence": 1, "torches": 1, "bricks": ["1 red"]}, 5),
    ],
)
def test_what_is_left_in_the_play_area_is_worth_a_point_each(left_over: dict[str, Any], points: int) -> None:
    settings: dict[str, Any] = {"romans": 0, "coins": 0} | left_over
    assert final(position(**settings))["play_area"] == points


@pytest.mark.clause("POR-8.7")
def test_romans_in_the_stock_score_nothing() -> None:
    table = position(romans=0, coins=0)
    assert table.stock() == 15
    assert final(table)["play_area"] == 0


@pytest.mark.clause("POR-8.8")
def test_there_are_twelve_majorities() -> None:
    areas = [area["area"] for area in position().view(-1)["majorities"]]
    assert areas == [
        "basilica_a", "basilica_b", "amphitheatre_a", "amphitheatre_b", "amphitheatre_c", "city_wall",
        *(f"porta_nigra_level_{level}" for level in range(3, 9)),
    ]  # fmt: skip
    table = position(built={"basilica_a_1": 0, "basilica_b_3": 1, "city_wall_1": 1, "porta_nigra_5": (0, 8)})
    assert final(table, 0)["majorities"] == 12 + 12 + 15 + 19 + 24 + 30 + 37
    assert final(table, 1)["majorities"] == 12 + 20


@pytest.mark.clause("POR-8.9")
@pytest.mark.parametrize(
    ("area", "built", "measures"),
    [
        ("basilica_a", {"basilica_a_1": 0, "basilica_a_2": 0, "basilica_a_5": 1, "basilica_b_1": 1}, [5, 4]),
        ("amphitheatre_c", {"amphitheatre_c_1": 1, "amphitheatre_c_2": 1, "amphitheatre_a_1": 0}, [0, 2]),
        ("city_wall", {"city_wall_1": 0, "city_wall_10": 0, "city_wall_3": 1}, [4, 3]),
    ],
)
def test_bricks_are_counted_row_by_row(area: str, built: dict[str, int], measures: list[int]) -> None:
    shown = position(built=built).view(-1)["majorities"][AREA_NAMES.index(area)]
    assert [seat["measure"] for seat in shown["seats"]] == measures
    assert shown["counts"] == "bricks"


@pytest.mark.clause("POR-8.10")
def test_a_gate_level_counts_segments_that_reach_it() -> None:
    built = {"porta_nigra_1": (0, 3), "porta_nigra_2": (0, 5), "porta_nigra_3": (1, 8)}
    shown = position(built=built).view(-1)["majorities"][6:]
    assert [[seat["measure"] for seat in level["seats"]] for level in shown] == [
        [2, 1], [1, 1], [1, 1], [0, 1], [0, 1], [0, 1]
    ]  # fmt: skip
    assert {level["counts"] for level in shown} == {"segments"}


@pytest.mark.clause("POR-8.11", "POR-8.12")
def test_what_first_and_second_place_are_worth() -> None:
    worth = dict(zip(AREA_NAMES, zip(FIRST_POINTS.tolist(), SECOND_POINTS.tolist(), strict=True), strict=True))
    assert worth == {
        "basilica_a": (12, 6), "basilica_b": (12, 6), "amphitheatre_a": (15, 5), "amphitheatre_b": (12, 4),
        "amphitheatre_c": (9, 3), "city_wall": (20, 10), "porta_nigra_level_3": (12, 6),
        "porta_nigra_level_4": (15, 7), "porta_nigra_level_5": (19, 9), "porta_nigra_level_6": (24, 12),
        "porta_nigra_level_7": (30, 15), "porta_nigra_level_8": (37, 18),
    }  # fmt: skip
    table = position(built={"amphitheatre_b_1": 0, "amphitheatre_c_1": 1, "amphitheatre_c_2": 0, "amphitheatre_c_3": 0})
    assert table.majority("amphitheatre_b") == [12, 0]
    assert table.majority("amphitheatre_c") == [9, 3]


@pytest.mark.clause("POR-8.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_those_who_have_built_take_part(seats: int) -> None:
    assert position(seats=seats).majority("city_wall") == [0] * seats
    alone = position(seats=seats, built={"city_wall_1": 1}).majority("city_wall")
    assert alone == [0, 20, 0, 0][:seats]
    both = position(seats=seats, built={"city_wall_1": 1, "city_wall_3": 0}).majority("city_wall")
    assert both == [20, 10, 0, 0][:seats]


@pytest.mark.clause("POR-8.14")
def test_the_more_valuable_best_brick_wins_a_tie() -> None:
    # 2 black + 2 black against 2 yellow + 2 red would be tied on the wall
    table = position(built={"city_wall_7": 1, "city_wall_1": 0})
    assert table.majority("city_wall") == [10, 20]
    # only the best brick is compared: white and black beat yellow and yellow
    row = position(built={"city_wall_5": 0, "city_wall_1": 0, "city_wall_2": 1, "city_wall_4": 1})
    assert row.majority("city_wall") == [20, 10]
    order = ["black", "blue", "red", "yellow", "white"]
    for lower, higher in pairwise(order):
        pair = position(
            built={f"amphitheatre_b_{order.index(lower) + 1}": 0, f"amphitheatre_b_{order.index(higher) + 1}": 1}
        )
        assert pair.majority("amphitheatre_b") == [4, 12]


@pytest.mark.clause("POR-8.14", "POR-8.16")
def test_further_bricks_do_not_break_a_tie() -> None:
    # both have a best brick of the same colour and three bricks in all: blue and red of seat 0 change nothing
    table = position(built={"city_wall_5": 0, "city_wall_4": 0, "city_wall_10": 1, "city_wall_2": 1})
    assert [seat["best"] for seat in table.view(-1)["majorities"][5]["seats"]] == ["white", "white"]
    assert table.majority("city_wall") == [10, 10]


@pytest.mark.clause("POR-8.15")
def test_only_segments_that_reach_the_level_are_looked_at_for_a_tie() -> None:
    built = {"porta_nigra_5": (0, 3), "porta_nigra_1": (0, 5), "porta_nigra_2": (1, 5), "porta_nigra_6": (1, 3)}
    table = position(built=built)
    assert table.majority("porta_nigra_level_3") == [12, 6]  # white against blue
    assert table.majority("porta_nigra_level_4") == [7, 15]  # only black against blue


@pytest.mark.clause("POR-8.16")
def test_a_tie_that_remains_brings_the_points_of_the_next_place() -> None:
    first = position(seats=3, built={"porta_nigra_4": (0, 3), "porta_nigra_9": (1, 3), "porta_nigra_1": (2, 3)})
    assert first.majority("porta_nigra_level_3") == [6, 6, 0]
    second = position(
        seats=3,
        built={
            "porta_nigra_4": (0, 3), "porta_nigra_1": (0, 3), "porta_nigra_2": (1, 3), "porta_nigra_7": (2, 3)
        },
    )  # fmt: skip
    assert second.majority("porta_nigra_level_3") == [12, 0, 0]
    all_three = position(seats=3, built={"city_wall_4": 0, "city_wall_9": 1})
    assert all_three.majority("city_wall") == [10, 10, 0]


@pytest.mark.clause("POR-8.17")
@pytest.mark.parametrize(
    ("points", "places", "outcome"), [([20, 30, 10], [2, 1, 3], "won"), ([30, 30, 10], [1, 1, 3], "shared")]
)
def test_most_points_win_and_ties_are_shared(points: list[int], places: list[int], outcome: str) -> None:
    table = finished(seats=3, points=points)
    assert table.places() == places
    assert PORTA_NIGRA.outcome(table.state).id == f"porta_nigra-outcome-{outcome}"


def test_the_end_tells_every_majority_that_somebody_has() -> None:
    table = finished(
        seats=3,
        built={"basilica_a_1": 0, "basilica_a_2": 2, "basilica_b_1": 1, "city_wall_4": 0, "city_wall_9": 1},
    )
    told = table.told("scored_majority")
    assert told == [
        {"area": "basilica_a", "first_seat": 0, "second_seat": 2, "tied": 0},
        {"area": "basilica_b", "first_seat": 1, "second_seat": -1, "tied": 0},
        {"area": "city_wall", "first_seat": -1, "second_seat": -1, "tied": 0b011},
    ]
    assert said(table)[-2:] == [
        "Majority points for the Basilica: row A – Livia +12, Ovidia +6; row B – Cato +12.",
        "Majority points for the City Wall: Livia and Cato tied for 10 each.",
    ]


def said(table: Position) -> list[str]:
    """What the log tells about the last action."""
    words = Words("en", PORTA_NIGRA)
    told = PORTA_NIGRA.narrate(PORTA_NIGRA.journal(table.state, -1))
    return [words.say(line, ["Livia", "Cato", "Ovidia"]) for line in told]


@pytest.mark.clause("POR-8.1")
def test_the_end_is_told_in_the_order_of_the_final_scoring() -> None:
    table = finished(
        cards=[["basilica", "city_wall"], ["basilica"]],
        finals=[[], ["final_30"]],
        coins=[9, 0],
        romans=[2, 1],
        built={"city_wall_4": 0},
    )
    assert said(table) == [
        "The last round is over: final scoring follows.",
        "Points for building cards: Livia +6 and Cato +2.",
        "Points for final-scoring cards: Cato +30.",
        "Points for what is left in the play areas: Livia +5 and Cato +1.",
        "Majority points for the City Wall: Livia +20.",
    ]


@pytest.mark.clause("POR-8.14")
def test_the_end_tells_whose_brick_has_decided() -> None:
    table = finished(built={"amphitheatre_a_3": 0, "amphitheatre_a_4": 1})
    told = "Majority points for the Amphitheatre: row A – Cato +15 (more valuable brick), Livia +5."
    assert said(table)[-1] == told


def test_a_majority_says_what_would_change_it() -> None:
    built: Built = {"city_wall_3": 0, "city_wall_1": 1, "porta_nigra_1": (1, 5)}
    wall = position(built=built).view(-1)["majorities"][5]
    assert [(seat["place"], seat["points"], seat["needed"]) for seat in wall["seats"]] == [(1, 20, None), (2, 10, 2)]
    assert wall["free"] == 20 - 3 - 2
    level_6 = position(built=built).view(-1)["majorities"][9]
    assert [seat["needed"] for seat in level_6["seats"]] == [1, 1]
    level_4 = position(built=built).view(-1)["majorities"][7]
    assert [seat["needed"] for seat in level_4["seats"]] == [1, None]
