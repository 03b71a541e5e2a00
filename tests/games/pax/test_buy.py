"""Chapter 5: buying cards, and wealth (chapter 8)."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import position

STACK = ["army_s2v4", "wealth_s1v1"]


@pytest.mark.clause("PAX-5.1")
def test_one_whole_stack_or_nothing_is_bought() -> None:
    stacks = {1: ["wealth_s1v1", "wealth_s1v2"], 2: ["estate_s1v1"]}
    table = position(stacks=stacks, decision="buy", money=20)
    assert table.legal() == ["legion:1", "legion:2", "stop"]
    assert table.refuses("legion:3") == "PAX-5.1"  # empty
    assert table.refuses("legion:4") == "PAX-2.3"  # not in the row
    assert table.refuses("wealth_s1v1") == "PAX-3.3"  # a part of a stack
    table.play("legion:1")
    assert table.hand(0) == ["wealth_s1v1", "wealth_s1v2"]
    assert table.stack(1) == []
    assert table.decision == "play"  # no second stack
    nothing = position(stacks=stacks, decision="buy").play("stop")
    assert (nothing.hand(0), nothing.decision, nothing.money(0)) == ([], "play", 5)


@pytest.mark.clause("PAX-5.2", "PAX-8.10")
@pytest.mark.parametrize(
    ("wealth", "price"), [(0, 5), (2, 5), (3, 4), (5, 4), (6, 3), (8, 3), (9, 2), (11, 2), (12, 1)]
)
def test_every_three_wealth_symbols_make_a_stack_one_aureus_cheaper(wealth: int, price: int) -> None:
    table = position(stacks={1: STACK}, tableaux=[[f"wealth:{wealth}"] if wealth else [], []], decision="buy", money=9)
    table.play("legion:1")
    assert table.told("bought") == [{"seat": 0, "legion": 1, "price": price, "count": 2}]
    assert table.money(0) == 9 - price


@pytest.mark.clause("PAX-5.2")
@pytest.mark.parametrize("value", ["estate_s1v1", "estate_s1v2"])
def test_a_price_can_be_nothing_but_never_pays(value: str) -> None:
    table = position(stacks={1: [value]}, tableaux=[["wealth:9"]], decision="buy", money=0)
    assert table.play("legion:1").money(0) == 0
    assert table.hand(0) == [value]


@pytest.mark.clause("PAX-5.2")
def test_only_the_buyers_own_wealth_counts() -> None:
    table = position(stacks={1: STACK}, tableaux=[[], ["wealth:6"]], hands=[["wealth:3"]], decision="buy")
    assert table.play("legion:1").money(0) == 0


@pytest.mark.clause("PAX-5.3")
def test_the_buyer_must_own_the_price_and_pays_it() -> None:
    poor = position(stacks={1: STACK}, decision="buy", money=4)
    assert poor.refuses("legion:1") == "PAX-5.3"
    assert poor.legal() == ["stop"]
    table = position(stacks={1: STACK}, decision="buy", money=[5, 3])
    table.play("legion:1")
    assert [table.money(0), table.money(1)] == [0, 3]
    assert table.hand(0) == ["wealth_s1v1", "army_s2v4"]
    assert table.hand(1) == []


@pytest.mark.clause("PAX-5.4")
def test_an_emptied_legion_stays_empty_until_a_card_is_placed_there() -> None:
    table = position(stacks={1: ["wealth_s1v1"], 2: ["army_s2v4"]}, decision="buy", deck=["any"] * 9)
    table.play("legion:1", "stop")
    assert table.actor == 1
    assert table.stack(1) == []
    table.play("take_turn", "to_hand", "legion:1", "to_deck")
    assert len(table.stack(1)) == 1
    table.play("stop", "stop")
    assert table.told("refilled") == [
        {"legion": 2, "card": table.stack(2)[0]},
        {"legion": 3, "card": table.stack(3)[0]},
    ]


@pytest.mark.clause("PAX-5.4", "PAX-9.8")
def test_an_emptied_legion_is_refilled_at_the_end_of_the_round() -> None:
    stacks = {1: ["wealth_s1v1"], 2: ["army_s2v4"], 3: ["wealth_s1v2"]}
    table = position(stacks=stacks, decision="buy", deck=["estate_s1v1", "estate_s1v2", "any"])
    table.play("legion:1", "stop")
    assert table.stack(1) == []
    table.play("pass_and_peek")
    assert [table.stack(legion) for legion in (1, 2, 3)] == [["estate_s1v1"], ["estate_s1v2"], ["wealth_s1v2"]]


@pytest.mark.clause("PAX-5.5")
def test_a_stack_that_was_just_extended_can_be_bought() -> None:
    table = position(deck=["wealth_s1v1", "any", "any"], stacks={1: ["estate_s1v1"]}).play("take_turn")
    table.play("legion:2", "to_hand", "to_deck")
    assert table.legal() == ["legion:1", "legion:2", "stop"]
    assert "wealth_s1v1" in table.play("legion:2").hand(0)
