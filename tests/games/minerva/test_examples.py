"""The worked examples of the rules (chapter 19), number by number."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.minerva.components import COPIES, IS_START, ROUND_TILE, TILES_PER_PILE
from tests.games.minerva.positions import activate, at, end_the_round, kind_of, line, new_game, owner_of_glory, position
from tests.games.minerva.test_temples import scores

EX_6 = {
    (0, 1): "market",
    (0, 2): "theatre",
    (0, -1): "quarry",
    (1, 0): "residence",
    (-1, 0): "tavern",
    (-1, 2): "foundry",
    (-1, 1): "temple_adj_commerce",
}


@pytest.mark.clause("MIN-9.7")
def test_ex_1_the_market_pays_three_denarii_for_three_wheat() -> None:
    table = activate("market", resources=[{"wheat": 3}], denarii=0)
    assert (table.denarii(), table.resources()) == (3, {"wheat": 3})


@pytest.mark.clause("MIN-10.1")
def test_ex_2_six_denarii_at_the_trading_post() -> None:
    table = position(display=["trading_post"], resources=[{"wheat": 1}], denarii=6)
    table.play("tile:trading_post", at(0, 1), "take:wood", "take:stone", "take:stone")
    assert (table.denarii(), table.resources()) == (0, {"wood": 1, "stone": 2})
    assert table.legal() == ["stop", "sell:wood", "sell:stone"]
    assert table.play("stop").actor == 1
    table = position(display=["trading_post"], resources=[{"wheat": 1}], denarii=1)
    assert table.play("tile:trading_post", at(0, 1)).actor == 1


@pytest.mark.clause("MIN-9.9", "MIN-9.10")
def test_ex_3_culture() -> None:
    table = position(
        seats=4, cities=[line("theatre", "statue", "library")], culture={"theatre": [1, 1], "science": [1, 1, 1, 1]}
    )
    table.play("residence", at(0, 4), "direction:left", "take:ore")
    assert table.culture() == {"theatre": [4], "art": [2], "science": []}
    assert table.resources() == {"ore": 1}
    tops = [pile["left"][0] for pile in table.view()["culture"]]
    assert [(top["symbols"], top["vp"]) for top in tops] == [(2, 4), (1, 2), (3, 6)]
    assert table.state.culture_points.tolist() == [0, 0, 0]


@pytest.mark.clause("MIN-12.2")
def test_ex_4_the_fifth_assistant_costs_fifteen_denarii_or_three_glory() -> None:
    city = {(0, column): "helped" for column in (1, 2, 3)}
    table = position(cities=[city], assistants=[1, 0])
    assert table.view()["seats"][0]["hire_price"] == {"denarii": 15, "glory": 3}


@pytest.mark.clause("MIN-12.5", "MIN-12.6", "MIN-12.7")
@pytest.mark.parametrize(("glory", "third"), [([3, 3, 0, 0], None), ([3, 3, 1, 1], 2)])
def test_ex_5_glory_in_round_five(glory: list[int], third: int | None) -> None:
    table = end_the_round(position(seats=4, round_number=5, glory=glory))
    assert [owner_of_glory(table, 5, rank) for rank in (1, 2, 3)] == [0, 1, third]


@pytest.mark.clause("MIN-11.1", "MIN-11.2")
def test_ex_6_a_temple_and_three_commercial_tiles_around_it() -> None:
    assert scores(position(cities=[EX_6]), -1, 1) == 9


@pytest.mark.clause("MIN-6.2")
def test_ex_7_the_first_tile_beside_the_fountain() -> None:
    table = position(display=["quarry"]).play("tile:quarry")
    assert table.cells() == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    assert table.refuses(at(1, 1)) == table.refuses(at(0, 0)) == table.refuses(at(0, 2)) == "MIN-6.2"


@pytest.mark.clause("MIN-7.2", "MIN-7.4")
def test_ex_8_a_line_to_the_left() -> None:
    city = {(0, -1): "residence", **line("quarry", "trading_post", "market")}
    table = position(cities=[city], resources=[{"wheat": 3}], denarii=0)
    table.play("residence", at(0, 4), "direction:left", "take:wheat")
    assert (table.resources(), table.denarii()) == ({"wheat": 4, "stone": 1}, 3)


@pytest.mark.clause("MIN-7.3")
def test_ex_9_the_same_line_from_the_other_end() -> None:
    table = position(cities=[line("quarry", "trading_post", "market")], resources=[{"wheat": 3}], denarii=0)
    table.play("residence", at(0, -1), "direction:right", "take:wheat")
    assert (table.resources(), table.denarii()) == ({"wheat": 4, "stone": 1}, 4)


@pytest.mark.clause("MIN-9.13")
def test_ex_10_two_pairs_in_the_colosseum() -> None:
    table = activate("colosseum", resources=[{"wheat": 2, "wood": 1, "stone": 1}])
    table.play("pair:wheat+wood", "pair:wheat+stone")
    assert (table.resources(), table.glory(), table.decision) == ({}, 4, "resource")


@pytest.mark.clause("MIN-3.1")
def test_ex_11_the_seventh_wheat_becomes_a_denarius() -> None:
    table = activate("farm", resources=[{"wheat": 5}], denarii=0)
    assert (table.resources(), table.denarii()) == ({"wheat": 6}, 1)


@pytest.mark.clause("MIN-3.4", "MIN-3.5")
def test_ex_12_missing_resources() -> None:
    given: dict[str, Any] = {
        "temples": ["temple_line_commerce"],
        "seats": 2,
    }  # its cost is 1/0/2/1: one stone is at hand
    table = position(resources=[{"wheat": 1, "stone": 1}], denarii=7, **given)
    table.play("tile:temple_line_commerce", at(0, 1))
    assert (table.resources(), table.denarii()) == ({}, 1)
    poor = position(resources=[{"wheat": 1, "stone": 1}], denarii=5, **given)
    assert "tile:temple_line_commerce" not in poor.legal()
    assert "tile:temple_line_commerce" not in poor.play("sell:wheat").legal(), "selling the wheat makes it dearer"
    helped = position(resources=[{"wheat": 1, "stone": 1, "wood": 1}], denarii=5, **given)
    assert "tile:temple_line_commerce" in helped.play("sell:wood").legal()


@pytest.mark.clause("MIN-5.4", "MIN-5.5", "MIN-5.6", "MIN-5.7", "MIN-5.9")
def test_ex_13_passing() -> None:
    table = position(
        seats=3, denarii=[3, 0, 2], resources=[{}, {"wheat": 1}], display=["quarry", "forest", "wheat_field"]
    )
    table.play("stop")
    table.play("sell:wheat", "tile:quarry", at(0, 1))
    table.play("tile:forest", at(0, 1))
    assert [table.denarii(seat) for seat in range(3)] == [4, 0, 1]
    assert (table.actor, table.legal()) == (1, ["stop"])
    table.play("stop")
    table.play("tile:wheat_field", at(0, 2))
    assert [table.denarii(seat) for seat in range(3)] == [5, 1, 0]
    assert (table.actor, table.legal()) == (2, ["stop"])
    table.play("stop")
    assert [table.denarii(seat) for seat in range(3)] == [5, 1, 0]
    assert table.state.order.tolist() == [1, 2, 3, 0]
    hiring = []
    while table.decision == "hire":
        hiring.append(table.actor)
        table.play("stop")
    assert (hiring, table.actor) == ([0], 0), "the others have neither five denarii nor glory"


@pytest.mark.clause("MIN-12.11", "MIN-13.6")
def test_ex_14_the_first_to_pass_in_round_six_scores_order_tile_one() -> None:
    table = position(round_number=6, denarii=0, active=1)
    table.play("stop", "stop")
    assert table.scores() == [0, 3]


@pytest.mark.clause("MIN-11.3", "MIN-11.6")
@pytest.mark.parametrize(("name", "points"), [("temple_line_production", 2), ("temple_line_variety", 4)])
def test_ex_15_four_directions_over_a_gap(name: str, points: int) -> None:
    city = {(0, 1): "farm", (1, 1): "residence", (2, 1): "market", (2, 0): name}
    assert scores(position(cities=[city]), 2, 0) == points


@pytest.mark.clause("MIN-13.1", "MIN-13.5")
@pytest.mark.parametrize(("more", "points"), [({}, 36), ({(2, 0): "temple_stock_wheat"}, 40)])
def test_ex_16_a_final_score(more: dict[tuple[int, int], str], points: int) -> None:
    table = position(
        cities=[{**EX_6, **more}],
        round_number=6,
        denarii=[7, 0],
        resources=[{"wheat": 2, "ore": 1}],
        culture={"theatre": [0], "art": [1, 0], "science": [1, 1, 0]},
        glory_tiles={(3, 1): 0, (5, 2): 0},
    )
    assert table.play("stop", "stop").scores()[0] == points


@pytest.mark.clause("MIN-13.7")
def test_ex_17_temples_break_the_tie_of_points_and_tiles() -> None:
    mine = {(0, 1): "temple_stock_wheat", (0, 2): "temple_stock_wood", (0, 3): "temple_stock_stone"}
    theirs = {(0, 1): "temple_stock_ore", (0, 2): "temple_adj_temple"}
    culture = {"theatre": [0, 0, 1], "art": [0, 0, 1]}
    glory = {(1, 1): 0, (2, 1): 1, (3, 1): 1, (4, 1): 1}
    table = position(cities=[mine, theirs], round_number=6, denarii=0, culture=culture, glory_tiles=glory, active=1)
    table.play("stop", "stop")
    first, second = table.scores()
    table.state.denarii[0] = 3 * (second - first)
    assert table.scores() == [second, second]
    tiles = [len(seat["culture_tiles"]) + len(seat["glory_tiles"]) for seat in table.view()["seats"]]
    assert tiles == [5, 5]
    assert table.places() == [1, 2], "although the other one holds order tile 1"


@pytest.mark.clause("MIN-15.3")
def test_ex_18_drawing_pairs() -> None:
    table = position(seats=1, deck=["farm", "mine", "market"])
    deck, removed = table.state.deck, table.state.removed
    for place, name in [(38, "stable"), (39, "garden")]:  # the last tiles of the pile that was begun
        removed[deck[place]] += 1
        removed[kind_of(name)] -= 1
        deck[place] = kind_of(name)
    first = deck[40:48].tolist().index(ROUND_TILE)
    deck[40], deck[40 + first] = ROUND_TILE, deck[40]
    end_the_round(table)
    assert table.pairs() == [("farm", "mine"), ("market", "round_tile")]
    end_the_round(table)
    assert table.pairs()[-1] == ("stable", "garden"), "then a round tile comes first and is set aside"
    assert (table.state.round_number, table.state.deck_next) == (6, 41)


@pytest.mark.clause("MIN-15.9", "MIN-15.10")
def test_ex_19_glory_and_titles_alone() -> None:
    for glory, rank in [(3, 1), (4, 1), (2, 2), (1, 2), (0, None)]:
        table = end_the_round(position(seats=1, round_number=3, glory=glory))
        assert table.glory_tiles() == ([(3, rank)] if rank else [])
    for points, title in [(80, "augustus"), (79, "consul"), (40, "centurion"), (29, "civilian")]:
        assert position(seats=1, denarii=3 * points).view()["title"] == title


@pytest.mark.clause("MIN-2.1", "MIN-2.2")
def test_ex_20_set_up_counts() -> None:
    assert [int(COPIES[seats][~IS_START].sum()) for seats in (2, 3, 4)] == [42, 54, 66]
    assert [int(COPIES[seats][IS_START].sum()) for seats in (2, 3, 4)] == [6, 7, 8]
    assert [int(TILES_PER_PILE[seats]) for seats in (2, 3, 4)] == [7, 9, 11]
    piles = [[tile["vp"] for tile in new_game(seats=seats).view()["culture"][0]["left"]] for seats in (4, 3, 2)]
    assert piles == [[2, 2, 4, 4, 6, 6, 7, 8], [2, 4, 6, 6, 7, 8], [2, 4, 6, 7, 8]]


@pytest.mark.clause("MIN-10.6", "MIN-10.7")
def test_ex_21_the_aqueduct() -> None:
    given: dict[str, Any] = {"cities": [{(0, 1): "forest"}], "display": ["aqueduct"], "resources": [{"stone": 1}]}
    table = position(**given).play("tile:aqueduct", at(1, 0))
    assert table.cells() == {(0, 0), (0, 1)}
    table.play(at(0, 1))
    assert table.cells() == {(-1, 0), (0, -1), (1, 1), (1, -1), (2, 0)}
    assert table.refuses(at(0, 1)) == "MIN-10.7"
    assert table.refuses(at(1, 2)) == "MIN-10.6"
    table = position(**given).play("tile:aqueduct", at(1, 0), at(0, 0))
    assert table.cells() == {(1, 1)}
    assert table.refuses(at(-1, 1)) == "MIN-10.6"


@pytest.mark.clause("MIN-10.8")
def test_ex_22_the_circus_leaves_residences_with_assistants_alone() -> None:
    city = {(0, 1): "helped", (1, 1): "residence"}
    table = position(cities=[city], display=["circus"], resources=[{"wood": 1}]).play("tile:circus", at(1, 0))
    assert table.legal() == ["stop", at(1, 1)]


@pytest.mark.clause("MIN-7.5")
def test_ex_23_directions() -> None:
    table = position(cities=[{(0, 1): "theatre"}]).play("residence", at(1, 0))
    assert [line["tiles"] for line in table.view()["directions"]] == [1, 0, 0, 0]
    table.play("direction:down")
    assert (table.told("chose_direction")[0]["count"], table.told("took_culture")) == (0, [])
    table = position(cities=[{(0, 1): "theatre", (1, 0): "residence"}]).play("residence", at(2, 0))
    assert (table.actor, table.told("chose_direction")) == (1, [])
