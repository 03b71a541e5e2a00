"""Mercator (6.3): sell, surcharge, buy."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import position


@pytest.mark.clause("AVE-6.3.1")
def test_any_number_is_sold_and_at_most_four_are_bought_at_own_prices() -> None:
    table = position(areas={3: "area_29"}, stock=[{"wood": 4, "stone": 3, "cattle": 2}], denarii=0)
    table.play("worker:3", "mercator")
    assert table.legal() == ["done", "sell:wood", "sell:stone", "sell:cattle"]
    table.play(*["sell:wood"] * 4, *["sell:stone"] * 3, "sell:cattle", "sell:cattle")
    assert table.denarii(0) == 4 * 1 + 3 * 2 + 2 * 3
    assert table.decision == "buy", "nothing is left to sell"
    assert table.legal() == ["done", "buy:cattle", "buy:ore", "buy:grain", "buy:wine"]
    assert table.refuses("buy:wood") == "AVE-6.3.1"
    table.play("buy:ore", "buy:ore", "buy:ore", "buy:grain")
    assert table.actor == 1, "four were bought"
    assert (table.stock(0), table.denarii(0)) == ({"ore": 3, "grain": 1}, 16 - 3 - 2)


@pytest.mark.clause("AVE-6.3.1")
def test_prices_are_those_of_the_own_board() -> None:
    for board, price in (("board_1a", 3), ("board_2a", 1)):
        other = "board_2a" if board == "board_1a" else "board_1a"
        table = position(boards=[board, other], areas={3: "area_29"}, stock=[{"cattle": 1}], denarii=5)
        table.play("worker:3", "mercator", "sell:cattle")
        assert table.denarii(0) == 5 + price
        table.play("buy:cattle")
        assert table.denarii(0) == 5


@pytest.mark.clause("AVE-6.3.2")
def test_selling_comes_before_the_surcharge_and_buying_after_it() -> None:
    table = position(areas={3: "area_29"}, upper=[3], stock=[{"wood": 2}], denarii=3, decks={"area": ["area_03"]})
    table.play("worker:3", "mercator", "sell:wood", "done", "buy:ore", "done")
    assert table.events() == [
        "placed", "sold", "paid_surcharge", "bought", "gained", "took_area_card", "refilled_area",
    ]  # fmt: skip
    assert table.refuses("sell:wood") == "AVE-4.1"


@pytest.mark.clause("AVE-6.3.2")
def test_nothing_can_be_sold_once_buying_has_begun() -> None:
    table = position(areas={3: "area_29"}, stock=[{"wood": 2}], denarii=2).play("worker:3", "mercator", "done")
    assert table.decision == "buy"
    assert table.refuses("sell:wood") == "AVE-6.3.2"


@pytest.mark.clause("AVE-6.3.3")
def test_with_an_empty_slot_one_sells_and_pays_but_does_not_buy() -> None:
    table = position(areas={3: None}, stock=[{"wine": 1, "wood": 1}], denarii=0)
    table.play("worker:3", "mercator", "sell:wine", "done")
    assert (table.denarii(0), table.actor, table.stock(0)) == (1, 1, {"wood": 1})


@pytest.mark.clause("AVE-6.3.4")
def test_legality_looks_ahead_to_what_a_sale_can_bring() -> None:
    poor = position(areas={3: "area_29"}, upper=[3], stock=[{"wood": 1}], denarii=0).play("worker:3")
    assert poor.refuses("mercator") == "AVE-6.3.4"
    table = position(areas={3: "area_29"}, upper=[3], stock=[{"wood": 1}], denarii=1).play("worker:3", "mercator")
    assert table.legal() == ["sell:wood"]
    assert table.refuses("done") == "AVE-6.3.4"
    table.play("sell:wood")
    assert (table.denarii(0), table.actor) == (0, 1), "the sale paid for the surcharge, and nothing is left to buy with"


@pytest.mark.clause("AVE-6.3.5")
def test_selling_nothing_and_buying_nothing_is_allowed() -> None:
    table = position(areas={3: "area_29"}, stock=[{"wood": 1}], denarii=9)
    table.play("worker:3", "mercator", "done", "done")
    assert (table.actor, table.denarii(0), table.stock(0)) == (1, 9, {"wood": 1})
    assert table.area(3) == ("area_29", "upper")


@pytest.mark.clause("AVE-6.3.6")
def test_a_bought_resource_that_cannot_be_stored_becomes_surplus_or_money() -> None:
    table = position(areas={3: "area_29"}, stock=[{"ore": 4}], denarii=2).play(
        "worker:3", "mercator", "done", "buy:ore"
    )
    assert table.decision == "overflow"
    table.play("overflow:surplus")
    assert (table.decision, table.stock(0), table.denarii(0)) == ("buy", {"ore": 4, "surplus": 1}, 1)
    table.play("buy:ore", "overflow:money")
    assert (table.stock(0), table.denarii(0)) == ({"ore": 4, "surplus": 1}, 1)


def test_one_cannot_buy_what_one_cannot_pay() -> None:
    table = position(areas={3: "area_29"}, denarii=1).play("worker:3", "mercator")
    assert table.legal() == ["done", "buy:ore"]
    assert table.refuses("buy:wine") == "AVE-6.3.1"
    assert position(areas={3: "area_29"}, denarii=0).play("worker:3", "mercator").actor == 1


@pytest.mark.clause("AVE-6.3.1")
@pytest.mark.parametrize(("board", "card", "kind"), [("board_2a", "area_09", "wine"), ("board_1a", "area_11", "wood")])
def test_whoever_can_pay_for_one_kind_only_is_asked_wherever_it_stands_on_the_card(
    board: str, card: str, kind: str
) -> None:
    other = "board_1a" if board == "board_2a" else "board_2a"
    table = position(boards=[board, other], areas={3: card}, denarii=1).play("worker:3", "mercator")
    assert table.legal() == ["done", f"buy:{kind}"]
