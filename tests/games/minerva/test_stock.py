"""Money and resources of Minerva (chapter 3)."""

from __future__ import annotations

import pytest

from saturnalia.games.minerva.state import broken_laws
from tests.games.minerva.positions import activate, at, line, position


@pytest.mark.clause("MIN-3.1")
def test_more_than_six_tokens_of_a_kind_become_denarii_at_once() -> None:
    table = activate("farm", resources=[{"wheat": 5, "wood": 6}], denarii=0)
    assert (table.resources(), table.denarii()) == ({"wheat": 6, "wood": 6}, 1)
    assert table.told("overflowed") == [{"seat": 0, "resource": 0, "count": 1, "denarii": 1}]
    table.play("take:wood")
    assert (table.resources(), table.denarii()) == ({"wheat": 6, "wood": 6}, 2)


@pytest.mark.clause("MIN-3.2")
def test_a_token_is_sold_for_a_denarius_and_the_turn_goes_on() -> None:
    table = position(resources=[{"wheat": 1, "ore": 2}], denarii=0)
    table.play("sell:ore", "sell:wheat")
    assert (table.resources(), table.denarii(), table.actor) == ({"ore": 1}, 2, 0)
    assert table.refuses("sell:wheat") == "MIN-3.2"


@pytest.mark.clause("MIN-3.3")
def test_sales_are_offered_for_an_action_for_hiring_and_at_the_trading_post() -> None:
    table = position(resources=[{"wheat": 3}, {"stone": 1}], display=["trading_post"], denarii=[9, 9])
    assert "sell:wheat" in table.legal()
    table.play("tile:trading_post")
    assert table.decision == "cell"
    assert table.refuses("sell:wheat") == "MIN-3.3"
    table.play(at(0, 1))
    assert (table.decision, "sell:wheat" in table.legal()) == ("trade", True)
    table.play("stop", "stop", "stop")
    assert (table.decision, table.actor, "sell:wheat" in table.legal()) == ("hire", 0, True)
    table.play("sell:wheat")
    assert (table.decision, table.actor) == ("hire", 0)


@pytest.mark.clause("MIN-3.4")
def test_only_what_is_missing_is_paid_with_three_denarii_each() -> None:
    table = position(resources=[{"wood": 1, "stone": 1}], denarii=4, display=["colosseum"])
    table.play("tile:colosseum", at(0, 1))
    assert (table.resources(), table.denarii()) == ({}, 1)
    assert table.told("paid") == [{"seat": 0, "tile": 25, "tokens": 2, "denarii": 3}]
    for denarii, affordable in [(14, False), (15, True)]:
        table = position(denarii=denarii, temples=["temple_adj_production"])
        assert ("tile:temple_adj_production" in table.legal()) == affordable, "five tokens are missing"


@pytest.mark.clause("MIN-3.5")
def test_payment_is_fixed_and_must_be_covered_after_the_fee() -> None:
    rich = {"wheat": 2, "wood": 0}
    for denarii, order, affordable in [(3, (), True), (2, (), False), (3, (0, 1), False), (4, (0, 1), True)]:
        table = position(resources=[rich], denarii=[denarii, 0], display=["library"], order=order)
        assert ("tile:library" in table.legal()) == affordable
        price = table.view()["display"][0]["price"]
        assert price["resources"] == {"wheat": 1, "wood": 0, "stone": 0, "ore": 0}
        assert (price["denarii"], price["fee"]) == (3, 1 if order else 0)
        assert price["affordable"] == affordable
    table = position(resources=[rich], denarii=2, display=["library"])
    assert table.refuses("tile:library") == "MIN-3.5"
    assert "tile:library" in table.play("sell:wheat").legal()


@pytest.mark.clause("MIN-3.6")
def test_denarii_do_not_replace_resources_that_an_effect_asks_for() -> None:
    table = activate("stable", resources=[{"ore": 3}], denarii=50)
    assert table.told("converted") == []
    assert table.decision == "resource", "the stable asked nothing, so the fountain does"
    table = activate("stable", resources=[{"wheat": 1}], denarii=50)
    assert table.legal() == ["convert:0", "convert:1"]


@pytest.mark.clause("MIN-3.7")
def test_glory_tokens_never_run_out() -> None:
    table = activate("barracks", "barracks", seats=2, glory=[26, 27])
    assert table.glory() == 30


@pytest.mark.clause("MIN-3.8")
def test_nothing_is_ever_negative() -> None:
    table = position(denarii=0, resources=[{}], display=["quarry", "mine"])
    assert table.tiles() == ["quarry"]
    assert not any(name.startswith("sell:") for name in table.legal())
    table.state.denarii[0] = -1
    assert broken_laws(table.state) == ["nobody owes anything"]
    assert position(order=[0, 1], denarii=0, cities=[line("market")]).legal() == ["stop"]
