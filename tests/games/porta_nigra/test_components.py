"""Chapter 1: components, board and cards."""

from __future__ import annotations

from collections import Counter

import pytest

from saturnalia.games.porta_nigra.components import (
    AREA_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    CARD_ONLY_2_3,
    CARD_SIZE,
    CARD_SYMBOLS,
    CARD_TORCHES,
    COLOR_NAMES,
    COLOR_VALUE,
    COMPONENTS,
    HONOR_COUNT,
    HONOR_PRICE,
    MOVE_COST,
    PRICE,
    SITE_AREA,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_NAMES,
    SITE_POINTS,
    SUPPLY_SHOPS,
)
from saturnalia.games.porta_nigra.state import broken_laws
from saturnalia.kernel.errors import BadOptions
from tests.games.porta_nigra.positions import PORTA_NIGRA, QUARTER_NAMES, new_game, position


@pytest.mark.clause("POR-1.1")
def test_two_three_or_four_can_play() -> None:
    assert PORTA_NIGRA.seat_counts == (2, 3, 4)
    assert [option.name for option in PORTA_NIGRA.options] == ["seats", "romans_for_influence"]
    for seats in (1, 5):
        with pytest.raises(BadOptions, match=r"error-option-value .*allowed=2, 3, 4"):
            PORTA_NIGRA.complete_options({"seats": seats})


@pytest.mark.clause("POR-1.2")
def test_a_brick_has_the_colour_of_the_place_where_it_stands() -> None:
    table = position(card="foundations", shops="1 black", bricks=["1 white"], builders=["porta_nigra"])
    table.play("symbol:1")  # from the black shop to the black stack
    assert table.bricks() == {"black": 1, "white": 1}
    table.play("symbol:3", "site:amphitheatre_c_1")
    assert table.bricks() == {"white": 1}
    table = position(card="foundations", bricks=["1 white"])
    table.play("symbol:3", "site:amphitheatre_c_3")  # a white brick on a red site is red
    assert table.view()["majorities"][AREA_NAMES.index("amphitheatre_c")]["seats"][0]["best"] == "red"


@pytest.mark.clause("POR-1.3")
def test_colours_cost_and_are_worth_one_to_five() -> None:
    assert COLOR_NAMES == ["black", "blue", "red", "yellow", "white"]
    assert PRICE.tolist() == COLOR_VALUE.tolist() == [1, 2, 3, 4, 5]


@pytest.mark.clause("POR-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_fifteen_romans_a_builder_and_the_same_cards(seats: int) -> None:
    view = new_game(seats=seats).view(-1)
    for seat in view["seats"]:
        assert seat["romans"] + seat["stock"] == 15
        assert seat["builder"] is None
        assert len(seat["unplayed"]) == (7 if seats == 4 else 8)
        assert seat["unplayed"] == view["seats"][0]["unplayed"]
    assert [color["name_en"] for color in COMPONENTS["player_colors"]] == ["Red", "Black", "Yellow", "Blue"]


@pytest.mark.clause("POR-1.5")
def test_the_shared_pieces_are_as_many_as_the_rulebook_counts() -> None:
    view = new_game().view(-1)
    assert view["market"]["supply_left"] + len(view["market"]["supply_used"]) == 10
    assert len(view["building_cards"]["display"]) + view["building_cards"]["left"] == 20
    assert sum(kind["count"] for kind in view["honors"]["display"]) + view["honors"]["left"] == 28


@pytest.mark.clause("POR-1.6")
def test_coins_torches_and_influence_never_run_out() -> None:
    table = position(card="foundations", coins=300, torches=40, influence=30)
    table.play("symbol:4", "symbol:5", "give_up_card_torch")
    assert (table.coins(), table.torches(), table.influence()) == (301, 41, 31)
    assert position(card="free_hand", coins=300).play("symbol:3").coins() == 305


@pytest.mark.clause("POR-1.7")
def test_bricks_and_romans_are_limited() -> None:
    state = new_game().state
    assert state.reserve + state.market == 90
    none_left = position(card="great_works", influence=2, romans=15)
    assert none_left.refuses("influence_roman") == "POR-5.4"
    no_brick = position(card="great_works", influence=1, honors=["marble_gift"], reserve=0)
    assert no_brick.refuses("honor:marble_gift") == "POR-5.8"


@pytest.mark.clause("POR-1.8")
def test_a_roman_is_in_the_play_area_in_the_stock_or_on_a_segment() -> None:
    table = position(card="foundations", bricks=["1 black"], influence=2, romans=1)
    assert (table.romans(), table.stock(), int(table.state.segments[0])) == (1, 14, 0)
    table.play("symbol:3", "site:amphitheatre_c_1")
    assert (table.romans(), table.stock(), int(table.state.segments[0])) == (0, 14, 1)
    table.play("influence_roman")
    assert (table.romans(), table.stock(), int(table.state.segments[0])) == (1, 13, 1)


@pytest.mark.clause("POR-1.9")
def test_the_point_track_has_no_end() -> None:
    table = position(card="foundations", bricks=["4 white"], points=[299, 0], builders=["basilica"])
    assert table.play("symbol:3", "site:basilica_a_5").points() == 322


@pytest.mark.clause("POR-1.10", "POR-1.11", "POR-1.12")
def test_each_quarter_has_a_building_and_a_shop_in_clockwise_order() -> None:
    quarters = new_game().view(-1)["quarters"]
    assert [(quarter["building"], quarter["color"]) for quarter in quarters] == [
        ("amphitheatre", "blue"),
        ("basilica", "red"),
        ("city_wall", "yellow"),
        ("porta_nigra", "black"),
    ]
    assert [quarter["next"] for quarter in quarters] == [1, 2, 3, 0]
    assert [MOVE_COST[start, (start + 1) % 4] for start in range(4)] == [1, 1, 1, 1]
    shops = [quarter["color"] for quarter in quarters]
    red = shops.index("red")
    assert [shops[(red + steps) % 4] for steps in range(4)] == ["red", "yellow", "black", "blue"]


@pytest.mark.clause("POR-1.13")
@pytest.mark.parametrize("quarter", QUARTER_NAMES)
def test_the_white_shop_belongs_to_all_quarters(quarter: str) -> None:
    table = position(card="quarry", builders=[quarter])
    assert table.view()["shops"][4]["quarter"] is None
    assert table.play("symbol:2").builder() == quarter
    assert table.coins() == 15


@pytest.mark.clause("POR-1.14")
def test_the_market_is_the_five_shops_together() -> None:
    table = position(card="free_hand", shops="1 black, 1 blue, 1 red, 2 yellow, 3 white")
    assert table.view()["market"]["bricks"] == 8
    assert [shop["bricks"] for shop in table.view()["shops"]] == [1, 1, 1, 2, 3]
    assert table.play("symbol:1", "shop:white").view()["market"]["bricks"] == 7


@pytest.mark.clause("POR-1.15")
def test_there_are_44_sites_in_seven_rows() -> None:
    rows = Counter((site["building"], site["row"]) for site in new_game().view(-1)["sites"])
    assert rows == {
        ("basilica", "a"): 5,
        ("basilica", "b"): 5,
        ("amphitheatre", "a"): 5,
        ("amphitheatre", "b"): 5,
        ("amphitheatre", "c"): 5,
        ("city_wall", "single"): 10,
        ("porta_nigra", "single"): 9,
    }


@pytest.mark.clause("POR-1.16")
def test_a_site_outside_the_gate_fixes_colour_bricks_and_points() -> None:
    for site in range(35):
        bricks, value = int(SITE_BRICKS[site]), int(COLOR_VALUE[SITE_COLOR[site]])
        assert 1 <= bricks <= 8
        assert SITE_POINTS[site] == bricks * value + bricks - 1
    known = SITE_NAMES.index("basilica_a_4")
    assert (COLOR_NAMES[SITE_COLOR[known]], SITE_BRICKS[known], SITE_POINTS[known]) == ("yellow", 2, 9)
    for row in range(5):  # every five-site row has each colour once
        assert sorted(SITE_COLOR[site] for site in range(25) if SITE_AREA[site] == row) == [0, 1, 2, 3, 4]


@pytest.mark.clause("POR-1.17")
def test_a_gate_site_fixes_only_the_colour() -> None:
    gate = [site for site in range(44) if BUILDING_NAMES[SITE_BUILDING[site]] == "porta_nigra"]
    assert gate == list(range(35, 44))
    assert {int(SITE_BRICKS[site]) for site in gate} == {0}
    assert Counter(COLOR_NAMES[SITE_COLOR[site]] for site in gate) == {
        "black": 2, "blue": 2, "red": 2, "yellow": 2, "white": 1
    }  # fmt: skip
    table = position(card="foundations", bricks=["9 red"]).play("symbol:3", "site:porta_nigra_3")
    assert table.offered("height") == ["3", "4", "5", "6", "7", "8"]


@pytest.mark.clause("POR-1.18")
def test_a_site_holds_one_segment_for_the_whole_game() -> None:
    table = position(card="foundations", bricks=["6 black"], built={"amphitheatre_c_1": 1})
    table.play("symbol:3")
    assert "amphitheatre_c_1" not in table.offered("site")
    assert table.refuses("site:amphitheatre_c_1") == "POR-1.18"


@pytest.mark.clause("POR-1.19")
def test_eight_different_cards_with_three_to_five_symbols_and_two_or_three_torches() -> None:
    assert len({tuple(row) for row in CARD_SYMBOLS.tolist()}) == 8
    for card in range(8):
        assert 3 <= CARD_SIZE[card] <= 5
        assert CARD_TORCHES[card] == (2 if CARD_SIZE[card] == 3 else 3)


@pytest.mark.clause("POR-1.20")
def test_exactly_one_card_is_for_two_or_three_players() -> None:
    assert [name for name, only in zip(CARD_NAMES, CARD_ONLY_2_3, strict=True) if only] == ["pay_day"]


@pytest.mark.clause("POR-1.21")
def test_a_supply_card_marks_three_or_four_shops() -> None:
    assert Counter(SUPPLY_SHOPS.sum(axis=1).tolist()) == {3: 5, 4: 5}
    table = position(hands=[["marble"], ["marble"]], card="quarry", shops="", supply=["supply_6", "supply_5"])
    table.play("end_turn")
    assert table.shops().keys() == {"black", "blue", "red", "yellow", "white"}
    assert table.state.supply_used.sum() >= 2


@pytest.mark.clause("POR-1.22")
def test_each_pair_of_building_and_colour_has_one_card() -> None:
    pairs = {(card["building"], card["color"]) for card in COMPONENTS["building_cards"]}
    assert pairs == {(building, color) for building in BUILDING_NAMES for color in COLOR_NAMES}
    assert len(COMPONENTS["building_cards"]) == 20


@pytest.mark.clause("POR-1.23")
def test_honor_cards_cost_one_to_three_influence_and_come_twice() -> None:
    assert set(HONOR_PRICE.tolist()) == {1, 2, 3}
    assert HONOR_COUNT.tolist() == [2] * 14


def test_every_action_has_a_name_and_a_number_that_mean_each_other() -> None:
    assert PORTA_NIGRA.action_count == 133
    assert [PORTA_NIGRA.action_ids[PORTA_NIGRA.action_name(action)] for action in range(133)] == list(range(133))


def test_a_position_that_breaks_a_law_is_found_out() -> None:
    table = position(card="marble")
    table.state.reserve -= 1
    table.state.hand_count[0] = 1
    table.state.coins[1] = -1
    table.state.measure[0, 3] = 2
    assert broken_laws(table.state) == ["90 bricks", "majorities", "hand counts", "nobody owes anything"]


def test_a_building_card_or_a_triumph_that_vanishes_is_found_out() -> None:
    table = position(cards=[["basilica"]], finals=[["final_42"]])
    table.state.building_cards[0, 0] = 0
    table.state.finals[0, 1] = 0
    assert broken_laws(table.state) == ["building cards", "final-scoring cards"]
