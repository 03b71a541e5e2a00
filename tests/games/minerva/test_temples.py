"""Temples (chapter 11)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.minerva.components import CATEGORY_NAMES, RESOURCE_NAMES
from tests.games.minerva.positions import Position, position

# around a temple at (1, 1): every category but temples; farther away more of them
AROUND = {
    (0, 1): "tavern",
    (0, 2): "garden",
    (1, 0): "barracks",
    (1, 2): "circus",
    (2, 0): "residence",
    (2, 1): "helped",
}
FAR = {(3, 1): "smith", (1, 4): "mine", (1, 3): "temple_stock_ore", (3, 3): "market", (-2, 1): "statue"}


def scores(table: Position, row: int, column: int, seat: int = 0) -> int:
    """What the temple in a cell scores now."""
    city = table.view()["seats"][seat]["city"]
    return int(next(tile["scores"] for tile in city if (tile["row"] - 8, tile["column"] - 8) == (row, column)))


def temple(name: str, **given: Any) -> int:
    """What a temple scores at (1, 1)."""
    table = position(seats=4, cities=[{**AROUND, **FAR, (1, 1): name}], **given)
    return scores(table, 1, 1)


@pytest.mark.clause("MIN-11.1", "MIN-11.2", "MIN-11.5")
@pytest.mark.parametrize(
    ("target", "points"),
    [
        ("production", 2),
        ("commerce", 3),
        ("culture", 3),
        ("military", 3),
        ("special", 4),
        ("temple", 0),
        ("residence", 4),
    ],
)
def test_a_temple_scores_each_tile_of_its_category_in_the_eight_cells_around(target: str, points: int) -> None:
    assert temple(f"temple_adj_{target}") == points


@pytest.mark.clause("MIN-11.3", "MIN-11.5")
@pytest.mark.parametrize(
    ("target", "points"),
    [
        ("production", 2),
        ("commerce", 4),
        ("culture", 2),
        ("military", 3),
        ("special", 3),
        ("temple", 3),
        ("residence", 2),
    ],
)
def test_a_temple_of_four_directions_sees_over_residences_and_gaps(target: str, points: int) -> None:
    assert temple(f"temple_line_{target}") == points


@pytest.mark.clause("MIN-11.3")
def test_the_four_directions_reach_to_the_edges_of_the_window() -> None:
    row = {(0, column): "residence" for column in range(1, 8)}
    table = position(seats=4, cities=[{**row, (0, 8): "temple_line_residence", (1, 8): "residence", (-1, 8): "helped"}])
    assert scores(table, 0, 8) == 2 * 9
    table = position(seats=4, cities=[{**row, (0, 1): "temple_line_residence", (0, 8): "residence"}])
    assert scores(table, 0, 1) == 2 * 7
    table = position(seats=4, cities=[{(8, 0): "temple_line_production", (-8, 0): "residence", (-1, 0): "residence"}])
    assert scores(table, 8, 0) == 2
    table = position(seats=4, cities=[{(0, 1): "temple_line_production", (-1, 1): "residence", (-2, 1): "residence"}])
    assert scores(table, 0, 1) == 2
    table = position(cities=[{(1, 0): "temple_line_production", (8, 0): "mine"}])
    assert scores(table, 1, 0) == 2 * 2, "the last row counts"
    table = position(cities=[{(0, 1): "temple_line_production", (0, 8): "mine"}])
    assert scores(table, 0, 1) == 2 * 2, "the last column counts"


@pytest.mark.clause("MIN-11.4")
def test_a_temple_never_counts_itself() -> None:
    alone = position(cities=[{(0, 1): "temple_adj_temple", (0, 3): "temple_line_temple"}])
    assert (scores(alone, 0, 1), scores(alone, 0, 3)) == (0, 3)
    assert scores(position(cities=[{(0, 1): "temple_adj_variety"}]), 0, 1) == 2, "the fountain is the only category"


@pytest.mark.clause("MIN-11.6")
def test_the_number_of_categories_counts_each_once_and_seven_at_most() -> None:
    assert temple("temple_adj_variety") == 2 * 6, "no temple is around it"
    assert temple("temple_line_variety") == 2 * 7
    table = position(cities=[{(0, 1): "mine", (1, 0): "forest", (1, 1): "temple_adj_variety"}])
    assert scores(table, 1, 1) == 2, "three production tiles are one category"


@pytest.mark.clause("MIN-11.7")
@pytest.mark.parametrize("resource", RESOURCE_NAMES)
def test_a_resource_temple_scores_the_tokens_kept_and_they_count_again(resource: str) -> None:
    table = position(cities=[{(0, 1): f"temple_stock_{resource}"}], resources=[{resource: 5}], denarii=0)
    assert scores(table, 0, 1) == 10
    assert table.scores()[0] == 10 + 1
    assert table.resources() == {resource: 5}


@pytest.mark.clause("MIN-11.8")
def test_temples_score_independently_and_share_tiles() -> None:
    city = {(0, 1): "temple_adj_production", (1, 0): "temple_line_production", (1, 1): "temple_adj_temple"}
    table = position(cities=[city], denarii=0)
    assert [scores(table, *cell) for cell in ((0, 1), (1, 0), (1, 1))] == [2, 2, 6]
    assert table.scores()[0] == 10


@pytest.mark.clause("MIN-11.9")
def test_an_assistant_changes_nothing_and_fountain_and_starting_tiles_are_production() -> None:
    for name in ("residence", "helped"):
        table = position(cities=[{(0, 1): "temple_adj_residence", (1, 1): name}])
        assert scores(table, 0, 1) == 2
    table = position(cities=[{(0, 1): "temple_adj_production", (1, 1): "wheat_field", (0, 2): "quarry"}])
    assert scores(table, 0, 1) == 6
    assert CATEGORY_NAMES[0] == "production"


def test_nobody_else_scores_my_temple() -> None:
    table = position(cities=[{(0, 1): "temple_adj_production"}, {(0, 1): "mine"}], denarii=0)
    assert table.scores() == [2, 0]
