"""Adversaries (chapter 13): cards for Rome."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import Position, position

HAND = ["wealth_s1v1", "fleet_s2v4", "estate_s1v1"]


def hostile(adversaries: int, hand: list[str]) -> Position:
    """The first seat, with so many adversary symbols, is about to play cards."""
    return position(
        variant="nocturnus",
        tableaux=[[f"adversary:{adversaries}"], ["adversary:2"]],
        hands=[hand, ["any"]],
        stacks={1: ["any"]},
        deck=["any"] * 9,
        decision="play",
    )


@pytest.mark.clause("PAX-13.8")
@pytest.mark.parametrize(("adversaries", "duty"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_four_adversary_symbols_give_a_card_of_choice_to_rome_after_the_income(adversaries: int, duty: int) -> None:
    table = hostile(adversaries, HAND).play("stop")
    assert table.told("got_income")[0]["aurei"] == 2
    gifts = ["fleet_s2v4", "wealth_s1v1", "estate_s1v1"][:duty]
    left = list(HAND)
    for gift in gifts:
        assert (table.decision, table.actor) == ("give_to_rome", 0)
        assert table.legal() == left
        table.play(gift)
        left.remove(gift)
    assert table.hand(0) == left
    assert sorted(table.rome()) == sorted(gifts)
    assert table.rome_symbols("fleet") == (2 if duty else 0)
    assert (table.decision, table.actor) == ("turn_mode", 1)


@pytest.mark.clause("PAX-13.8")
def test_a_gift_cannot_be_declined_and_must_come_from_the_hand() -> None:
    table = hostile(4, HAND).play("stop")
    assert table.refuses("stop") == "PAX-13.8"
    assert table.refuses("senator_s1v1") == "PAX-13.8"


@pytest.mark.clause("PAX-13.8")
def test_fewer_cards_in_hand_are_all_given() -> None:
    table = hostile(12, HAND[:2]).play("stop", *HAND[:2])
    assert (table.hand(0), table.actor) == ([], 1)
    empty = hostile(12, []).play("stop")
    assert (empty.decision, empty.actor) == ("turn_mode", 1)


@pytest.mark.clause("PAX-13.8")
def test_adversaries_of_this_turn_count_and_a_conspiracy_is_no_excuse() -> None:
    table = hostile(2, ["adversary_s2v2", "conspiracy_s1v1", "wealth_s1v1"])
    table.play("adversary_s2v2", "conspiracy_s1v1", "stop")
    assert table.told("got_income")[0]["aurei"] == 0
    assert table.decision == "give_to_rome"
    assert table.play("wealth_s1v1").rome() == ["wealth_s1v1"]


@pytest.mark.clause("PAX-13.8", "PAX-3.6")
def test_a_pass_brings_no_duty() -> None:
    table = position(
        variant="nocturnus", tableaux=[["adversary:8"]], hands=[HAND], stacks={1: ["any"]}, deck=["any"] * 9
    )
    table.play("pass_and_peek")
    assert (table.hand(0), table.actor) == (HAND, 1)
