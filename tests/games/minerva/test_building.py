"""Building a facility (chapter 6) in the window of the grid (chapter 14)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.minerva.components import CELLS, TILE_NAMES
from tests.games.minerva.positions import Position, at, cell_of, line, new_game, position

TEMPLES = [name for name in TILE_NAMES if name.startswith("temple")]


@pytest.mark.clause("MIN-6.1")
def test_a_starting_a_normal_tile_or_a_temple_is_taken_paid_and_placed() -> None:
    stock = {"wheat": 2, "wood": 2, "stone": 2, "ore": 2}
    for name, left in [("quarry", 8), ("smith", 7), ("temple_adj_military", 4)]:
        table = position(resources=[stock], display=["quarry", "smith"], temples=["temple_adj_military"], denarii=0)
        table.play(f"tile:{name}", at(0, 1))
        assert table.tile(0, 1) == name
        assert sum(table.resources().values()) == left
        assert table.told("built") == [
            {"seat": 0, "tile": TILE_NAMES.index(name), "cell": cell_of(0, 1), "tokens": 8 - left}
        ]
        assert f"tile:{name}" not in table.legal()
    assert position().refuses("cell:0") == "MIN-5.2"


@pytest.mark.clause("MIN-6.2")
def test_a_tile_must_touch_the_city_with_a_full_side_on_a_free_cell() -> None:
    table = position(cities=[{(0, 1): "mine"}], display=["quarry"]).play("tile:quarry")
    assert table.cells() == {(-1, 0), (-1, 1), (1, 0), (1, 1), (0, -1), (0, 2)}
    assert table.refuses(at(0, 1)) == "MIN-6.2"
    assert table.refuses(at(1, 2)) == "MIN-6.2"
    assert table.refuses("stop") == "MIN-6.1"


@pytest.mark.clause("MIN-6.3")
def test_a_placed_tile_stays_where_it_is() -> None:
    table = position(cities=[line("mine", "farm")], display=["quarry"]).play("tile:quarry", at(1, 0))
    table.play("residence", at(0, 1), "direction:left", "take:wheat")
    assert [table.tile(0, column) for column in range(3)] == ["fountain", "mine", "farm"]
    table.play("residence", at(0, 3), "direction:left", "take:wheat")
    assert [table.tile(0, column) for column in range(3)] == ["fountain", "mine", "farm"]


@pytest.mark.clause("MIN-6.4")
@pytest.mark.parametrize(
    "name", ["trading_post", "triumphal_arch", "banquet_hall", "public_bath", "aqueduct", "circus"]
)
def test_every_build_effect_may_be_declined_and_is_then_lost(name: str) -> None:
    table = position(cities=[{(1, 0): "residence"}], display=[name], denarii=20).play(f"tile:{name}", at(0, 1))
    assert table.actor == 0
    table.play("stop")
    assert (table.actor, table.decision) == (1, "main")
    assert [line["event"] for line in table.happened] == ["declined"]
    table.play("stop", "residence", at(0, 2), "direction:left", "take:wheat")
    assert table.told("took_culture") == table.told("bought") == table.told("moved") == []


@pytest.mark.clause("MIN-6.4")
def test_an_effect_that_cannot_be_carried_out_does_not_stop_the_building() -> None:
    cases: list[tuple[str, dict[str, Any]]] = [
        ("trading_post", {"resources": [{"wheat": 1}], "denarii": 1}),
        ("triumphal_arch", {"culture": dict.fromkeys(("theatre", "art", "science"), [1] * 5), "denarii": 9}),
        ("circus", {"denarii": 3}),
    ]
    for name, given in cases:
        table = position(display=[name], **given).play(f"tile:{name}", at(0, 1))
        assert (table.tile(0, 1), table.actor, table.decision) == (name, 1, "main")


@pytest.mark.clause("MIN-6.5")
def test_a_new_temple_is_revealed_as_long_as_there_are_any() -> None:
    table = position(denarii=30, temples=TEMPLES[:5])
    following = TILE_NAMES[table.state.temple_deck[14]]
    table.play(f"tile:{TEMPLES[2]}", at(0, 1))
    assert table.temples() == [*TEMPLES[:2], following, *TEMPLES[3:5]]
    assert (table.state.temple_count, table.state.revealed) == (14, 1)
    built = {(0, column): name for column, name in enumerate(TEMPLES[5:12], start=1)}
    built |= {(0, -column): name for column, name in enumerate(TEMPLES[12:], start=1)}
    table = position(denarii=30, temples=TEMPLES[:5], cities=[{}, built])
    table.play(f"tile:{TEMPLES[0]}", at(0, 1))
    assert table.temples() == ["", *TEMPLES[1:5]]
    assert table.told("new_temple") == []


@pytest.mark.clause("MIN-6.6")
def test_other_tiles_are_not_replaced_and_unbuilt_ones_stay() -> None:
    table = position(display=["quarry", "mine", "farm"], deck=["market"], resources=[{"wood": 1}])
    table.play("tile:mine", at(0, 1))
    assert table.display() == ["quarry", "farm"]
    table.play("stop", "stop", "stop", "stop")
    assert table.display() == ["quarry", "farm", "market"]


@pytest.mark.clause("MIN-6.7")
def test_the_order_is_fee_tile_payment_cell_and_then_the_new_temple() -> None:
    table = position(denarii=[30, 30], temples=["temple_adj_special"]).play("stop")
    table.play("tile:temple_adj_special")
    assert [line["event"] for line in table.happened] == ["paid_fee", "paid"]
    assert (table.decision, table.state.revealed, table.temples().count("")) == ("cell", 0, 1)
    table.play(at(0, 1))
    assert [line["event"] for line in table.happened] == ["built", "new_temple", "passed_again"]


@pytest.mark.clause("MIN-6.7")
def test_the_culture_check_of_a_bath_comes_last() -> None:
    table = position(cities=[{(0, 1): "theatre"}], display=["public_bath"], denarii=9)
    table.play("tile:public_bath", at(1, 1), at(0, 1), "stop")
    assert [line["event"] for line in table.happened][-3:] == ["got_points", "declined", "took_culture"]


@pytest.mark.clause("MIN-6.8")
def test_a_tile_is_known_by_its_cell_alone() -> None:
    table = position(display=["quarry"]).play("tile:quarry")
    assert len(table.legal()) == len(set(table.legal())) == 4, "one answer for each cell, none for turning the tile"


# ---------------------------------------------------------------- 14. the window


def at_the_edge() -> Position:
    """A city that reaches the right edge of the window and its lower right corner."""
    column = {(0, number): "residence" for number in range(1, 9)}
    return position(seats=4, cities=[{**column, (1, 8): "mine"}], display=["quarry"])


@pytest.mark.clause("MIN-14.2")
def test_nothing_lies_outside_the_window_of_seventeen_by_seventeen() -> None:
    table = at_the_edge().play("tile:quarry")
    assert max(column for _, column in table.cells()) == 8
    assert {(-1, 8), (2, 8)} <= table.cells()
    assert table.refuses(at(2, 7)) == "MIN-6.2"
    assert table.view()["window"] == {
        "size": 17,
        "fountain_cell": 144,
        "edges": [{"seat": 0, "side": "right"}],
    }
    assert new_game().view()["window"]["edges"] == []
    corner = {**{(number, 0): "residence" for number in range(-8, 0)}, (-8, -1): "mine"}
    table = position(seats=4, cities=[corner], display=["quarry"]).play("tile:quarry")
    assert min(row for row, _ in table.cells()) == -8


@pytest.mark.clause("MIN-14.2")
@pytest.mark.parametrize(("side", "row", "column"), [("up", -1, 0), ("down", 1, 0), ("left", 0, -1), ("right", 0, 1)])
def test_the_view_names_the_edge_that_a_city_has_reached(side: str, row: int, column: int) -> None:
    def edges(reach: int) -> list[dict[str, Any]]:
        city = {(row * number, column * number): "residence" for number in range(1, reach + 1)}
        found: list[dict[str, Any]] = position(cities=[city]).view()["window"]["edges"]
        return found

    assert (edges(7), edges(8)) == ([], [{"seat": 0, "side": side}])


@pytest.mark.clause("MIN-14.4")
def test_there_is_always_a_cell_to_build_on() -> None:
    assert CELLS > 1 + 9 + 8 + 66 + 20
    filled = {(row, column): "residence" for row in range(3) for column in range(3) if (row, column) != (0, 0)}
    assert len(position(cities=[filled], display=["quarry"]).play("tile:quarry").cells()) == 12


@pytest.mark.clause("MIN-14.5")
def test_the_window_stays_when_an_aqueduct_moves_the_fountain() -> None:
    city = {(0, 0): "fountain", (1, 0): "mine", (1, 1): "farm"}
    table = position(cities=[city], display=["aqueduct"], resources=[{"stone": 1}])
    table.play("tile:aqueduct", at(0, 1), at(0, 0), at(2, 0))
    assert (table.tile(0, 0), table.tile(2, 0)) == ("", "fountain")
    assert table.view()["window"]["fountain_cell"] == 144
    tile = next(tile for tile in table.view()["seats"][0]["city"] if tile["tile"] == "mine")
    assert (tile["row"], tile["column"]) == (9, 8), "all other cells keep their numbers"
