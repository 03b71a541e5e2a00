"""The end of the game and scoring (chapter 13)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.kernel.words import Words
from tests.games.minerva.positions import MINERVA, Position, position


def finished(**given: Any) -> Position:
    """A game that ends now: everybody passes in the last round, in the order of the seats."""
    table = position(round_number=6, **given)
    table.play(*["stop"] * int(table.state.seats))
    assert table.is_over
    return table


def sheet(table: Position) -> dict[str, list[int | None]]:
    """The score sheet by the names of its rows."""
    return {row.title.id.removeprefix("minerva-score-"): row.points for row in MINERVA.score_sheet(table.state)}


def test_the_score_is_the_sum_of_its_parts() -> None:
    table = finished(
        cities=[{(0, 1): "temple_adj_production"}],
        culture={"theatre": [0, 1]},
        glory_tiles={(1, 1): 0},
        glory=[1, 0],
        denarii=[7, 2],
    )
    assert sheet(table) == {
        "culture": [2, 4],
        "glory": [3 + 8, 0],
        "temples": [2, 0],
        "stock": [2, 0],
        "order": [3, 0],
        "total": [21 - 1, 4],
    }
    assert table.scores() == [20, 4]


@pytest.mark.clause("MIN-13.1")
def test_the_game_ends_after_the_award_of_round_six() -> None:
    table = finished(glory=[0, 2], denarii=0)
    told = [line["event"] for line in table.happened if not line["event"].startswith("scored")]
    assert told == ["passed", "passed", "awarded", "game_ended"]
    assert table.scores() == [3, 8]
    assert table.state.revealed == 1


def test_the_log_tells_each_part_of_the_final_scoring_in_the_order_of_the_rules() -> None:
    table = finished(
        seats=4,
        cities=[{(0, 1): "temple_adj_production"}],
        culture={"theatre": [0, 1]},
        glory_tiles={(1, 1): 1},
        glory=[1, 2, 0, 0],
        denarii=[7, 2, 3, 0],
    )
    assert ends_with(table, "en") == [
        "The sixth round is over: final scoring follows.",
        "VP for culture tiles: Livia +2 and Cato +2.",
        "VP for glory tiles: Livia +5 and Cato +11.",
        "VP for temples: Livia +2.",
        "VP for denarii and resources: Livia +2 and Nero +1.",
        "VP for order tiles: Livia +3, Cato +2 and Nero +1.",
    ]
    assert ends_with(table, "hu") == [
        "Véget ért a hatodik forduló, jön a végső pontozás.",
        "A kultúralapkákért járó GYP: Livia +2 és Cato +2.",
        "A dicsőséglapkákért járó GYP: Livia +5 és Cato +11.",
        "A templomokért járó GYP: Livia +2.",
        "A dénárokért és a nyersanyagokért járó GYP: Livia +2 és Nero +1.",
        "A sorrendlapkákért járó GYP: Livia +3, Cato +2 és Nero +1.",
    ]


def ends_with(table: Position, language: str) -> list[str]:
    """What the log says from the end of the last round on."""
    lines = MINERVA.narrate(MINERVA.journal(table.state, -1))
    start = [line.id for line in lines].index("minerva-log-game-ended")
    return [Words(language, MINERVA).say(line, ["Livia", "Cato", "Nero", "Ovidia"]) for line in lines[start:]]


def test_a_part_of_the_final_scoring_that_brought_nothing_to_anybody_is_not_told() -> None:
    assert ends_with(finished(seats=1, denarii=4, glory=0), "en")[1:] == ["VP for denarii and resources: Livia +1."]


@pytest.mark.clause("MIN-13.2")
def test_culture_tiles_score_their_points() -> None:
    table = finished(culture={"theatre": [0, 0, 1], "art": [1], "science": [0, 1, 1, 1, 0]}, denarii=0)
    assert sheet(table)["culture"] == [2 + 4 + 2 + 8, 6 + 2 + 4 + 6 + 7]


@pytest.mark.clause("MIN-13.3")
def test_glory_tiles_score_their_points() -> None:
    table = finished(glory_tiles={(1, 1): 0, (2, 2): 0, (3, 3): 1, (5, 1): 1}, denarii=0)
    assert sheet(table)["glory"] == [3 + 2, 1 + 7]


@pytest.mark.clause("MIN-13.4")
def test_temples_score() -> None:
    city = {(0, 1): "temple_adj_production", (1, 0): "temple_stock_wood", (1, 1): "mine"}
    assert sheet(finished(cities=[city], resources=[{"wood": 3}], denarii=0))["temples"] == [4 + 6, 0]


@pytest.mark.clause("MIN-13.5")
@pytest.mark.parametrize(
    ("denarii", "wheat", "ore", "points"), [(0, 0, 2, 0), (2, 1, 0, 1), (4, 4, 0, 2), (5, 2, 2, 3)]
)
def test_three_denarii_and_resources_together_are_a_point(denarii: int, wheat: int, ore: int, points: int) -> None:
    table = finished(denarii=[denarii, 0], resources=[{"wheat": wheat, "ore": ore}], assistants=[3, 0], glory=[9, 9])
    assert sheet(table)["stock"] == [points, 0], "glory tokens and assistants are worth nothing"


@pytest.mark.clause("MIN-13.6")
@pytest.mark.parametrize(("seats", "points"), [(2, [3, 0]), (3, [3, 2, 0]), (4, [3, 2, 1, 0])])
def test_the_order_tile_of_round_six_scores_unless_it_is_the_highest(seats: int, points: list[int]) -> None:
    assert sheet(finished(seats=seats, denarii=0))["order"] == points
    table = position(seats=seats, round_number=5, order=[1])
    assert table.view()["seats"][0]["points"]["order"] == 0


@pytest.mark.clause("MIN-13.7")
def test_the_most_points_win() -> None:
    table = finished(seats=3, denarii=[0, 30, 9])
    assert (table.scores(), table.places()) == ([3, 12, 3], [2, 1, 3])
    assert MINERVA.outcome(table.state).id == "minerva-outcome"


@pytest.mark.clause("MIN-13.7")
def test_ties_go_to_more_tiles_then_more_temples_then_the_lower_order_tile() -> None:
    tiles = finished(denarii=[0, 3 * 1], culture={"theatre": [1]}, glory_tiles={})
    assert (tiles.scores(), tiles.places()) == ([3, 3], [2, 1])
    assert MINERVA.outcome(tiles.state).id == "minerva-outcome-tiles"
    temples = finished(denarii=[0, 3], cities=[{}, {(0, 1): "temple_adj_production"}])
    assert (temples.scores(), temples.places()) == ([3, 3], [2, 1])
    assert MINERVA.outcome(temples.state).id == "minerva-outcome-temples"
    both = finished(denarii=[0, 9], cities=[{(0, 1): "temple_adj_production"}], culture={"theatre": [1]})
    assert (both.scores(), both.places()) == ([5, 5], [2, 1]), "tiles come before temples"
    outcome = MINERVA.outcome(both.state)
    assert (outcome.id, outcome.args) == ("minerva-outcome-tiles", {"seat": 1, "points": 5, "count": 1})
    order = finished(denarii=[0, 9])
    assert (order.scores(), order.places()) == ([3, 3], [1, 2])
    outcome = MINERVA.outcome(order.state)
    assert (outcome.id, outcome.args) == ("minerva-outcome-order", {"seat": 0, "points": 3, "order": 1})
