"""Special facilities (chapter 10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.minerva.positions import Position, at, cell_of, position

STOCK = [{"wheat": 1, "wood": 2, "stone": 3, "ore": 2}]


def build(name: str, *place: int, **given: Any) -> Position:
    """Let seat 0 build a special tile that is on display, at (0, 1) or where it is told."""
    row, column = place or (0, 1)
    table = position(display=[name], **{"resources": STOCK, **given})
    return table.play(f"tile:{name}", at(row, column))


@pytest.mark.clause("MIN-10.1")
def test_the_trading_post_sells_any_resource_for_two_denarii_each() -> None:
    table = build("trading_post", denarii=5, resources=[{"wheat": 1}])
    assert table.legal() == ["stop", "take:wheat", "take:wood", "take:stone", "take:ore"]
    table.play("take:ore", "take:ore")
    assert (table.denarii(), table.resources()) == (1, {"ore": 2})
    assert table.legal() == ["stop", "sell:ore"], "one denarius is not enough, but there is something to sell"
    assert table.refuses("take:ore") == "MIN-10.1"
    table.play("sell:ore", "take:wood")
    assert (table.denarii(), table.resources()) == (0, {"wood": 1, "ore": 1})
    table.play("sell:ore")
    assert (table.actor, table.decision) == (0, "trade"), "a denarius and a wood could still become another resource"
    table.play("stop")
    assert table.actor == 1


@pytest.mark.clause("MIN-10.1")
def test_the_trading_post_asks_no_more_when_nothing_can_be_bought() -> None:
    table = build("trading_post", denarii=2, resources=[{"wheat": 1}]).play("take:stone")
    assert (table.actor, table.denarii(), table.resources()) == (1, 0, {"stone": 1})
    table = build("trading_post", denarii=1, resources=[{"wheat": 1}])
    assert table.actor == 1


@pytest.mark.clause("MIN-10.2")
def test_the_arch_takes_the_top_tile_of_any_pile_whatever_it_requires() -> None:
    culture = {"theatre": [1, 1, 1, 1], "art": [1] * 5}
    table = build("triumphal_arch", culture=culture)
    assert table.legal() == ["stop", "culture:theatre", "culture:science"]
    assert table.refuses("culture:art") == "MIN-10.2"
    table.play("culture:theatre")
    assert (table.culture()["theatre"], table.actor) == ([8], 1)


@pytest.mark.clause("MIN-10.3")
def test_the_banquet_hall_gives_two_resources_equal_or_different() -> None:
    table = build("banquet_hall", resources=[{"wheat": 1}])
    assert table.legal() == ["stop", "take:wheat", "take:wood", "take:stone", "take:ore"]
    table.play("take:stone")
    assert table.legal() == ["take:wheat", "take:wood", "take:stone", "take:ore"], "declining is asked only once"
    assert table.refuses("stop") == "MIN-10.3"
    table.play("take:stone")
    assert (table.resources(), table.actor) == ({"stone": 2}, 1)
    assert build("banquet_hall", resources=[{"wheat": 1}]).play("take:ore", "take:wood").resources() == {
        "wood": 1,
        "ore": 1,
    }


@pytest.mark.clause("MIN-10.4")
def test_the_bath_carries_out_three_surrounding_effects_and_then_compares_culture() -> None:
    city = {(0, 1): "library", (0, 2): "garden", (1, 0): "mine"}
    table = build("public_bath", 1, 1, cities=[city], culture={"science": [1, 1]})
    table.play(at(0, 1), at(0, 2), "culture:science")
    assert table.told("took_culture") == []
    table.play(at(1, 0))
    assert (table.culture()["science"], table.actor) == ([6], 1)
    assert [line["event"] for line in table.happened] == ["chose_for_bath", "gained", "took_culture"]


@pytest.mark.clause("MIN-10.4")
def test_temples_special_tiles_and_residences_cannot_be_chosen_for_the_bath() -> None:
    city = {(0, 1): "circus", (0, 2): "temple_adj_temple", (1, 2): "residence", (2, 1): "mine", (2, 2): "helped"}
    table = build("public_bath", 1, 1, cities=[city])
    assert table.cells() == {(0, 0), (2, 1)}, "also behind a residence, and the fountain too"
    for row, column in [(0, 1), (0, 2), (1, 2), (2, 2), (1, 0)]:
        assert table.refuses(at(row, column)) == "MIN-10.4"


@pytest.mark.clause("MIN-10.5")
def test_the_bath_uses_each_tile_once_in_the_order_of_choice_and_may_stop() -> None:
    city = {(0, 1): "market", (1, 0): "farm", (2, 1): "stable", (2, 2): "mine"}
    table = build("public_bath", 1, 1, cities=[city], denarii=0)
    table.play(at(1, 0), at(0, 1))
    assert table.denarii() == 3, "one wheat and the farm's two"
    assert table.refuses(at(1, 0)) == "MIN-10.5"
    table.play(at(2, 1), "convert:3")
    assert (table.glory(), table.actor) == (3, 1), "three tiles are the limit, though the mine is left"
    assert build("public_bath", 1, 1, cities=[city]).play(at(2, 2), "stop").actor == 1
    culture = build("public_bath", 1, 1, cities=[{(0, 1): "theatre", (1, 0): "mine"}]).play(at(0, 1), "stop")
    assert culture.culture()["theatre"] == [2], "points gained before stopping are compared all the same"
    few = build("public_bath", 0, 1)
    assert few.play(at(0, 0), "take:wheat").actor == 1, "with one eligible tile it ends after that one"
    assert few.state.picks_left == 0, "what it could not use is lost, also for later turns"


@pytest.mark.clause("MIN-10.6")
def test_the_aqueduct_moves_one_surrounding_tile_and_the_city_stays_connected() -> None:
    city = {(0, 1): "mine", (0, 2): "farm", (1, 2): "quarry", (1, 3): "tavern"}
    table = build("aqueduct", 1, 1, cities=[city])
    assert table.cells() == {(0, 0), (0, 1), (0, 2), (1, 2)}
    assert table.refuses(at(1, 3)) == "MIN-10.6", "the tavern is too far"
    assert table.refuses(at(2, 1)) == "MIN-10.6", "there is nothing"
    table.play(at(0, 1))
    assert table.cells() == {(1, 0)}, "only there the mine keeps the fountain with the rest"
    assert table.refuses(at(-1, 0)) == "MIN-10.6"
    table = build("aqueduct", 1, 1, cities=[city]).play(at(1, 2))
    assert table.cells() == {(0, 3)}, "only there the quarry keeps the tavern with the rest"
    table.play(at(0, 3))
    assert (table.tile(1, 2), table.tile(0, 3), table.actor) == ("", "quarry", 1)


@pytest.mark.clause("MIN-10.6")
def test_a_tile_without_any_target_cannot_be_moved() -> None:
    table = build("aqueduct", 1, 1, cities=[{(0, 1): "mine", (0, 2): "farm", (0, 3): "quarry"}])
    assert table.cells() == {(0, 0)}
    assert table.refuses(at(0, 1)) == table.refuses(at(0, 2)) == "MIN-10.6"


@pytest.mark.clause("MIN-10.7")
def test_any_tile_may_move_a_residence_with_its_assistant_and_nothing_is_activated() -> None:
    city = {(0, 1): "helped", (1, 0): "trading_post", (2, 0): "temple_adj_temple"}
    for source, name in [((0, 1), "helped"), ((2, 0), "temple_adj_temple"), ((0, 0), "fountain")]:
        table = build("aqueduct", 1, 1, cities=[city])
        assert source in table.cells()
        table.play(at(*source))
        assert table.refuses(at(*source)) == "MIN-10.7"
        assert table.refuses(at(1, 1)) == "MIN-10.7"
        target = next(cell for cell in sorted(table.cells()) if cell != source)
        table.play(at(*target))
        assert (table.tile(*source), table.tile(*target)) == ("", name)
        assert (table.actor, table.decision) == (1, "main")
        assert [line["event"] for line in table.happened] == ["moved"]
    assert table.told("moved")[0]["source"] == cell_of(0, 0)


@pytest.mark.clause("MIN-10.7")
def test_the_target_lies_inside_the_window() -> None:
    column = {(0, number): "residence" for number in range(1, 8)}
    table = build("aqueduct", 0, 8, cities=[{**column, (1, 7): "mine"}], seats=4, denarii=9)
    table.play(at(1, 7))
    assert all(-8 <= column <= 8 for _, column in table.cells())
    assert {(-1, 8), (1, 8)} <= table.cells()


@pytest.mark.clause("MIN-10.8")
def test_the_circus_removes_a_surrounding_residence_for_good() -> None:
    city = {(0, 1): "residence", (0, 2): "helped", (1, 0): "mine", (0, 3): "residence"}
    table = build("circus", 1, 1, cities=[city])
    assert table.cells() == {(0, 1)}
    assert table.refuses(at(0, 2)) == table.refuses(at(1, 0)) == table.refuses(at(0, 3)) == "MIN-10.8"
    table.play(at(0, 1))
    assert (table.tile(0, 1), table.state.residences[0], table.actor) == ("", 6, 1)
    assert table.told("removed_residence") == [{"seat": 0, "cell": cell_of(0, 1)}]


@pytest.mark.clause("MIN-10.9")
def test_the_circus_may_split_the_city_and_both_parts_grow_on() -> None:
    city = {(0, 1): "residence", (0, 2): "mine", (0, 3): "farm"}
    table = position(cities=[city], display=["circus", "aqueduct", "quarry"], resources=STOCK)
    table.play("tile:circus", at(1, 2), at(0, 1), "stop", "tile:quarry")
    assert {(-1, 0), (-1, 3), (0, 1)} <= table.cells()
    table.play(at(0, 4), "tile:aqueduct", at(-1, 3))
    assert table.decision == "aqueduct_source"
    table.play(at(0, 4))
    assert table.cells() == {(0, 1)}, "the city must end in one piece"
    far = {(0, 1): "residence", (0, 2): "mine", (0, 3): "residence", (0, 4): "farm"}
    table = position(cities=[far], display=["circus", "aqueduct"], resources=STOCK)
    table.play("tile:circus", at(1, 2), at(0, 1), "stop", "tile:aqueduct", at(-1, 0))
    assert (table.tile(-1, 0), table.decision) == ("aqueduct", "main"), "no move joins the parts, so nothing is asked"
