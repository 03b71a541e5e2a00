"""Final scoring (chapter 15) and what goals count (17.2)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.ave_roma import scoring
from saturnalia.games.ave_roma.components import METRIC_NAMES
from tests.games.ave_roma.positions import AVE, Position, position


def parts(table: Position, seat: int = 0) -> dict[str, int]:
    """The points of a seat at the end by what they are for."""
    final: dict[str, int] = table.view(-1)["seats"][seat]["final"]
    return final


def metric(table: Position, name: str, seat: int = 0) -> int:
    """What a goal counts."""
    return int(scoring.metric_of(table.state, seat, METRIC_NAMES.index(name)))


@pytest.mark.clause("AVE-15.1", "AVE-15.2")
def test_the_total_is_the_sum_of_play_and_end() -> None:
    table = position(
        active=[["crassus"]], influence={1: [2, 1]}, prestige={1: 3}, denarii=[13, 5], stock=[{"wood": 4, "surplus": 5}]
    )
    table.play("pass")
    assert parts(table) == {"areas": 5, "patrons": 2, "political": 1, "denarii": 1, "goods": 2}
    assert table.vp(0) == 5
    assert table.scores()[0] == 5 + 5 + 2 + 1 + 1 + 2


@pytest.mark.clause("AVE-15.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("prestige", range(9))
def test_areas_by_rank_and_prestige(seats: int, prestige: int) -> None:
    spaces = [5, 9, 0, 2, 1][:seats]
    table = position(seats=seats, influence={2: spaces}, prestige={2: prestige})
    first, second, third = 2 + prestige, (2 + prestige) // 2, (2 + prestige) // 4 if seats >= 4 else 0
    expected = [second, first, 0, third, 0][:seats]
    assert table.view(-1)["areas"][1]["points"] == expected
    assert [scoring.points_for_areas(table.state, seat) for seat in range(seats)] == expected


@pytest.mark.clause("AVE-15.4")
def test_a_goal_scores_by_full_steps_up_to_its_maximum() -> None:
    for denarii, points in ((0, 0), (4, 0), (5, 1), (13, 2), (24, 4), (25, 5), (90, 5)):
        assert parts(position(waiting=[["crassus"]], denarii=[denarii, 0]))["patrons"] == points


@pytest.mark.clause("AVE-15.5")
def test_one_point_per_level() -> None:
    assert [parts(position(level=[level]))["political"] for level in (0, 1, 10)] == [0, 1, 10]


@pytest.mark.clause("AVE-15.6")
def test_leftovers() -> None:
    assert [parts(position(denarii=[n, 0]))["denarii"] for n in (9, 10, 27, 30)] == [0, 1, 2, 3]
    table = position(stock=[{"wood": 2, "ore": 3, "surplus": 2}])
    assert parts(table)["goods"] == 1
    assert parts(position(stock=[{"wood": 3, "ore": 3, "surplus": 2}]))["goods"] == 2


@pytest.mark.clause("AVE-15.7")
def test_most_points_win_then_denarii_then_influence_then_the_later_seat_in_order() -> None:
    def end(**given: Any) -> Position:
        return position(phase="extra", workers=[[1], [2]], **given).play("pass", "pass")

    assert end(level=[3, 2]).places() == [1, 2]
    assert AVE.outcome(end(level=[3, 2]).state).id == "ave_roma-outcome-points"
    richer = end(denarii=[3, 4])
    assert (richer.scores(), richer.places()) == ([0, 0], [2, 1])
    assert AVE.outcome(richer.state).id == "ave_roma-outcome-denarii"
    wider = end(influence={1: [1, 2], 2: [3, 1]})
    assert (wider.scores(), wider.places()) == ([3, 3], [1, 2])
    assert AVE.outcome(wider.state).id == "ave_roma-outcome-influence"
    for order, places in (([0, 1], [2, 1]), ([1, 0], [1, 2])):
        late = end(order=order)
        assert (late.places(), AVE.outcome(late.state).id) == (places, "ave_roma-outcome-order")


@pytest.mark.clause("AVE-17.2")
def test_goods_and_levels() -> None:
    table = position(
        stock=[{"wood": 3, "stone": 1, "cattle": 2, "ore": 4, "grain": 1, "surplus": 6}], denarii=[17, 0], level=[6]
    )
    counted = {
        "denarii": 17, "stored_black": 4, "stored_red": 6, "stored_green": 1, "stored_total": 11, "surplus": 6,
        "political_influence": 6,
    }  # fmt: skip
    assert {name: metric(table, name) for name in counted} == counted


@pytest.mark.clause("AVE-17.2")
def test_cards() -> None:
    table = position(
        seats=3,
        owned=[
            ["insula_plan", "insula_built", "villa_plan", "gladius_1", "gladius_2", "pilum_1",
             "area_03", "area_06", "area_09", "area_02", "area_04", "area_07"],
            ["curia_plan"],
        ],
        rotated=[["gladius_3", "taberna_plan"], ["pilum_2"]],
        active=[["crassus", "cicero"]],
        waiting=[["sulla"]],
        level=[2],
    )  # fmt: skip
    counted = {
        "buildings": 4, "wars": 4, "patrons": 3, "area_cards": 6, "active_patrons": 2, "building_pairs": 1,
        "building_types": 3, "war_types": 2, "war_largest_set": 3, "war_sets_of_3": 1, "area_card_pairs": 2,
        "used_cards": 2, "card_trios": 3,
    }  # fmt: skip
    assert {name: metric(table, name) for name in counted} == counted


@pytest.mark.clause("AVE-17.2")
def test_areas() -> None:
    table = position(seats=3, influence={1: [4, 3, 0], 2: [1, 0, 2], 3: [0, 0, 0], 4: [6, 5, 7], 5: [2, 1, 0]})
    counted = {"areas_first": 2, "areas_present": 4, "areas_level4": 2, "area_influence_total": 13}
    assert {name: metric(table, name) for name in counted} == counted


def test_every_metric_of_the_component_file_is_counted() -> None:
    used = {patron["goal"]["metric"] for patron in AVE.components["patrons"]}
    assert used == set(METRIC_NAMES)


def test_the_score_sheet_adds_up() -> None:
    table = position(
        phase="extra", workers=[[1], [2]], level=[4, 1], active=[["crassus"]], denarii=[30, 10],
        stock=[{"wood": 4}], rows={"aedificator:5": "insula_plan"}, influence={3: [2, 5]},
    )  # fmt: skip
    table.play("worker:5", "quaestor", "pass")
    sheet = AVE.score_sheet(table.state)
    assert sheet[-1].points == table.scores()
    assert [sum(row.points[seat] or 0 for row in sheet[:-1]) for seat in range(2)] == table.scores()
    assert len(sheet) == 12
