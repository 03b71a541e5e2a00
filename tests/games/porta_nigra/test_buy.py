"""Chapter 4a: buying a brick, and the way of the master builder; 4c and 4d: other symbols, torches for coins."""

from __future__ import annotations

import pytest

from tests.games.porta_nigra.positions import QUARTER_NAMES, position


@pytest.mark.clause("POR-4.1", "POR-4.7", "POR-4.9")
@pytest.mark.parametrize(
    ("card", "symbol", "color", "quarter", "price"),
    [
        ("foundations", 1, "black", "porta_nigra", 1),
        ("toll_road", 1, "blue", "amphitheatre", 2),
        ("foundations", 2, "red", "basilica", 3),
        ("toll_road", 2, "yellow", "city_wall", 4),
        ("quarry", 2, "white", "basilica", 5),
    ],
)
def test_a_symbol_buys_one_brick_at_the_price_of_its_colour(
    card: str, symbol: int, color: str, quarter: str, price: int
) -> None:
    table = position(card=card, builders=[quarter], bricks=[f"30 {color}"], shops=f"3 {color}")
    table.play(f"symbol:{symbol}")
    assert table.bricks() == {color: 31}
    assert table.shops() == {color: 2}
    assert table.coins() == 20 - price
    assert table.told("bought") == [{"seat": 0, "color": color, "price": price}]


@pytest.mark.clause("POR-4.2")
def test_a_coloured_symbol_buys_its_colour_and_the_grey_one_any() -> None:
    table = position(card="foundations").play("symbol:2")
    assert table.decision == "turn_menu"
    assert table.bricks() == {"red": 1}
    grey = position(card="free_hand").play("symbol:1")
    assert grey.offered("shop") == ["black", "blue", "red", "yellow", "white"]
    assert grey.play("shop:yellow").bricks() == {"yellow": 1}


@pytest.mark.clause("POR-4.3")
def test_the_symbol_of_an_empty_shop_buys_any_colour() -> None:
    table = position(card="foundations", shops="2 blue, 1 white", builders=["amphitheatre"])
    assert table.view()["turn"]["symbols"][1]["becomes_any"]
    table.play("symbol:2")
    assert table.offered("shop") == ["blue", "white"]
    table.play("shop:blue")
    assert table.bricks() == {"blue": 1}
    assert table.refuses("symbol:2") == "POR-3.16"


@pytest.mark.clause("POR-4.3", "POR-4.36")
def test_the_last_brick_of_a_shop_still_binds_its_symbol() -> None:
    table = position(card="foundations", shops="1 red, 2 blue", builders=["basilica"])
    assert not table.view()["turn"]["symbols"][1]["becomes_any"]
    table.play("symbol:2")  # nothing is asked: the symbol buys the red brick
    assert (table.decision, table.bricks(), table.shops()) == ("turn_menu", {"red": 1}, {"blue": 2})
    poor = position(card="foundations", shops="1 red, 2 blue", builders=["amphitheatre"], coins=3)  # red costs 1 + 3
    assert poor.refuses("symbol:2") == "POR-4.36"


@pytest.mark.clause("POR-4.4", "POR-4.5")
@pytest.mark.parametrize(
    ("start", "cost"), [("basilica", 0), ("amphitheatre", 1), ("porta_nigra", 2), ("city_wall", 3)]
)
def test_the_builder_walks_clockwise_and_pays_a_coin_for_each_border(start: str, cost: int) -> None:
    table = position(card="foundations", builders=[start])
    assert table.view()["shops"][2]["cost"] == 3 + cost
    table.play("symbol:2")
    assert table.builder() == "basilica"
    assert table.coins() == 20 - 3 - cost
    moved = [{"seat": 0, "quarter": "basilica", "coins": cost}] if cost else []
    assert table.told("moved") == moved


@pytest.mark.clause("POR-4.6")
@pytest.mark.parametrize("quarter", QUARTER_NAMES)
def test_the_white_shop_needs_no_way(quarter: str) -> None:
    table = position(card="quarry", builders=[quarter], coins=5).play("symbol:2")
    assert (table.builder(), table.coins(), table.bricks()) == (quarter, 0, {"white": 1})


@pytest.mark.clause("POR-4.8")
@pytest.mark.parametrize(("coins", "offered"), [(5, True), (4, False)])
def test_price_and_way_must_be_paid(coins: int, offered: bool) -> None:
    table = position(card="foundations", builders=["porta_nigra"], coins=coins)  # 2 for the way, 3 for the brick
    assert ("symbol:2" in table.legal()) == offered
    grey = position(card="marble", builders=["porta_nigra"], coins=coins).play("symbol:2")
    assert ("shop:red" in grey.legal()) == offered
    if not offered:
        assert grey.refuses("shop:red") == "POR-4.8"


@pytest.mark.clause("POR-4.8")
def test_the_shop_must_have_a_brick() -> None:
    table = position(card="marble", shops="2 black").play("symbol:2")
    assert table.offered("shop") == ["black"]
    assert table.refuses("shop:red") == "POR-4.8"
    assert position(card="marble", shops="", reserve=0).refuses("symbol:2") == "POR-4.8"
    assert position(card="marble", coins=0).refuses("symbol:2") == "POR-4.8"


@pytest.mark.clause("POR-4.10")
def test_the_builder_moves_only_to_the_quarter_of_a_purchase_or_a_build() -> None:
    table = position(card="foundations", builders=["basilica"], bricks=["1 black"], influence=3, honors=["acclaim"])
    assert table.refuses("quarter:porta_nigra") == "POR-4.10"
    table.play("symbol:4", "symbol:5", "honor:acclaim", "influence_roman")
    assert table.builder() == "basilica"
    table.play("symbol:3", "site:amphitheatre_c_1")
    assert table.builder() == "amphitheatre"


@pytest.mark.clause("POR-4.36")
def test_a_symbol_whose_shop_has_a_brick_buys_only_there() -> None:
    table = position(card="toll_road", builders=["amphitheatre"], coins=3)  # blue costs 2, yellow 2 + 4
    assert table.offered("symbol") == ["1", "4"]
    assert table.refuses("symbol:2") == "POR-4.36"


@pytest.mark.clause("POR-4.30", "POR-4.31", "POR-4.32")
@pytest.mark.parametrize(
    ("card", "symbol", "gained"),
    [
        ("foundations", 4, (0, 0, 1)),
        ("foundations", 5, (0, 1, 0)),
        ("great_works", 5, (3, 0, 0)),
        ("toll_road", 4, (4, 0, 0)),
        ("free_hand", 3, (5, 0, 0)),
    ],
)
def test_symbols_give_influence_a_torch_or_coins(card: str, symbol: int, gained: tuple[int, int, int]) -> None:
    table = position(card=card, coins=0).play(f"symbol:{symbol}")
    assert (table.coins(), table.torches(), table.influence()) == gained


@pytest.mark.clause("POR-4.33", "POR-4.35")
def test_card_torches_may_be_given_up_for_coins() -> None:
    table = position(card="great_works", coins=0)
    table.play("give_up_card_torch", "give_up_card_torch")
    assert (table.coins(), table.state.card_torches) == (2, 1)
    table.play("give_up_card_torch")
    assert table.refuses("give_up_card_torch") == "POR-4.33"
    assert table.refuses("symbol:4") == "POR-3.18"


@pytest.mark.clause("POR-4.34", "POR-4.35")
def test_torch_tokens_may_be_returned_for_coins() -> None:
    table = position(card="great_works", coins=0, torches=2).play("sell_torch", "sell_torch")
    assert (table.coins(), table.torches(), table.state.card_torches) == (2, 0, 3)
    assert table.refuses("sell_torch") == "POR-4.34"
