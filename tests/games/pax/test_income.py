"""Chapter 7: income; senators and conspiracies (chapter 8)."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import Position, position


def earning(tableau: list[str], *cards: str) -> Position:
    """The first seat, with nine aurei, plays these cards and stops."""
    table = position(hands=[list(cards)], tableaux=[tableau], money=9, decision="play")
    return table.play(*cards, "stop")


def income_of(table: Position) -> int:
    return int(table.told("got_income")[0]["aurei"])


@pytest.mark.clause("PAX-7.1")
def test_income_is_collected_once_after_the_last_card() -> None:
    table = position(hands=[["wealth_s1v1", "wealth_s1v2"]], money=9, decision="play")
    table.play("wealth_s1v1", "wealth_s1v2")
    assert table.told("got_income") == []
    assert table.money(0) == 8
    table.play("stop")
    assert table.told("got_income") == [{"seat": 0, "aurei": 2, "why": 2, "senator": 0}]
    assert table.money(0) == 10


@pytest.mark.clause("PAX-7.2")
def test_a_turn_without_a_card_earns_two_aurei() -> None:
    table = earning(["wealth_s1v1", "wealth_s1v1", "wealth_s1v1"])
    assert table.told("got_income") == [{"seat": 0, "aurei": 2, "why": 0, "senator": 0}]
    assert (table.money(0), table.money(1)) == (11, 9)


@pytest.mark.clause("PAX-7.3", "PAX-8.3")
def test_a_conspiracy_suppresses_the_whole_income_of_its_turn() -> None:
    table = earning(["senator:3", "wealth:5"], "senator_s1v1", "wealth_s1v1", "conspiracy_s1v1")
    assert table.told("got_income") == [{"seat": 0, "aurei": 0, "why": 1, "senator": 0}]
    assert table.money(0) == 9 - 1 - 2
    assert income_of(earning(["conspiracy:4"], "wealth_s1v1")) == 1  # conspiracies of earlier turns do not matter


@pytest.mark.clause("PAX-7.4")
def test_the_longest_category_extended_in_this_turn_pays_by_its_cards() -> None:
    three_estates = ["estate_s1v1", "estate_s1v1", "estate_s1v2"]
    assert income_of(earning([*three_estates, "wealth_s1v2"], "wealth_s1v1")) == 2  # estates were not extended
    assert income_of(earning([*three_estates, "wealth_s1v2"], "wealth_s1v1", "estate_s1v1")) == 4
    assert income_of(earning([], "wealth_s2v2")) == 1  # cards, not symbols
    assert income_of(earning([], "wealth_s1v1", "religion_s1v1")) == 1  # the largest, not the sum


@pytest.mark.clause("PAX-7.5", "PAX-8.9")
def test_senators_of_this_turn_add_exactly_one() -> None:
    assert income_of(earning([], "senator_s1v1")) == 1 + 1
    assert income_of(earning([], "senator_s1v1", "senator_s2v3")) == 2 + 1
    assert income_of(earning(["senator:6"], "wealth_s1v1")) == 1  # senators of earlier turns add nothing
    assert income_of(earning(["wealth_s1v1", "wealth_s1v2"], "wealth_s1v1", "senator_s2v4")) == 3 + 1
    assert earning([], "senator_s1v1").told("got_income")[0]["senator"] == 1


@pytest.mark.clause("PAX-7.6")
def test_bonus_fleets_and_armies_are_no_cards_for_the_income() -> None:
    table = earning(["estate:6", "fleet_s2v3", "fleet_s2v4", "fleet_s2v4"], "army_s1v1")
    assert income_of(table) == 1  # six fleet symbols are worth two bonus armies, but only at the end


@pytest.mark.clause("PAX-7.4")
def test_cards_of_other_seats_do_not_pay() -> None:
    table = position(
        hands=[["wealth_s1v1"]], tableaux=[[], ["wealth_s1v2", "wealth_s1v2", "wealth_s1v2"]], decision="play"
    )
    table.play("wealth_s1v1", "stop")
    assert income_of(table) == 1
