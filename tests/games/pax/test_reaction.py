"""Chapter 12: five to eight seats, and the senator reaction (chapter 14 with Nocturnus)."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import CARD_IDS, PAX, Position, position


def senate(seats: int = 5, hands: list[list[str]] | None = None, **more: object) -> Position:
    """The third seat is about to play from a hand with two senators; the others have the given hands."""
    own = ["senator_s1v1", "senator_s2v3", "conspiracy_s1v1", "wealth_s1v1"]
    others = hands or [["estate_s1v2"]] * seats
    return position(
        seats=seats,
        hands=[own if seat == 2 else list(hand) for seat, hand in enumerate(others)],
        primus=2,
        stacks={1: ["any"], 2: ["any"]},
        deck=["any"] * 20,
        decision="play",
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.clause("PAX-12.5")
def test_a_passing_player_sees_the_three_hidden_cards_of_rome_and_no_others() -> None:
    hidden = ["army_s2v4", "fleet_s1v1", "estate_s2v3"]
    table = position(seats=5, rome_hidden=hidden, rome=["wealth_s1v1"] * 3, deck=["any"] * 9, stacks={1: ["any"]})
    before = table.view(0)
    table.play("pass_and_peek")
    after = table.view(0)
    assert [card["card"] for card in after["rome"]["hidden"]] == [CARD_IDS.index(name) for name in hidden]
    assert after["rome"]["cards"] == before["rome"]["cards"]
    assert after["deck"] == before["deck"]
    assert [seat["hand"] for seat in after["seats"]][1:] == [None] * 4


@pytest.mark.clause("PAX-12.6", "PAX-8.9", "PAX-14.3")
@pytest.mark.parametrize("variant", ["base", "nocturnus"])
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_a_senator_lets_all_others_react_clockwise(seats: int, variant: str) -> None:
    table = senate(seats, variant=variant).play("senator_s1v1", "stop")
    asked = []
    while table.decision == "react":
        asked.append(table.actor)
        table.play("stop")
    assert asked == [(2 + step) % seats for step in range(1, seats)]


@pytest.mark.clause("PAX-12.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_no_reaction_with_fewer_seats(seats: int) -> None:
    table = position(seats=seats, hands=[["senator_s1v1"], ["wealth_s1v1"]], decision="play", deck=["any"] * 9)
    table.play("senator_s1v1", "stop")
    assert (table.decision, table.actor) == ("turn_mode", 1)


@pytest.mark.clause("PAX-12.6")
def test_there_is_no_reaction_without_a_senator_played_in_this_turn() -> None:
    table = senate(tableaux=[[], [], ["senator_s1v2"]]).play("wealth_s1v1", "stop")
    assert (table.decision, table.actor) == ("turn_mode", 3)


@pytest.mark.clause("PAX-12.6")
def test_a_reaction_plays_one_card_for_one_aureus() -> None:
    table = senate(hands=[["any"], ["any"], [], ["wealth_s1v2", "estate_s1v1"], ["any"]]).play("senator_s1v1", "stop")
    assert table.legal() == ["wealth_s1v2", "estate_s1v1", "stop"]
    table.play("estate_s1v1")
    assert table.tableau(3) == ["estate_s1v1"]
    assert table.hand(3) == ["wealth_s1v2"]
    assert table.money(3) == 4
    assert table.actor == 4  # only one card
    assert table.told("reacted") == [{"seat": 3, "card": "estate_s1v1"}]


@pytest.mark.clause("PAX-12.6")
def test_without_an_aureus_there_is_only_one_answer() -> None:
    table = senate(money=[5, 5, 5, 0, 1]).play("senator_s1v1", "stop")
    assert (table.actor, table.legal()) == (3, ["stop"])
    assert table.refuses("estate_s1v2") == "PAX-12.6"
    table.play("stop")
    assert (table.actor, table.legal()) == (4, ["estate_s1v2", "stop"])
    assert table.refuses("to_hand") == "PAX-12.6"


@pytest.mark.clause("PAX-12.6")
def test_a_turn_without_income_opens_the_reaction_too() -> None:
    table = senate().play("senator_s1v1", "conspiracy_s1v1", "stop")
    assert table.told("got_income")[0]["aurei"] == 0
    assert (table.decision, table.actor) == ("react", 3)


@pytest.mark.clause("PAX-12.7")
def test_a_reaction_earns_nothing_keeps_the_limit_and_moves_primus_conspiratus_at_once() -> None:
    hands = [["any"], ["any"], [], ["fleet_s1v1", "fleet_s2v3", "conspiracy_s2v2"], ["fleet_s1v1"]]
    tableaux = [["conspiracy:1"], [], [], ["estate:1"], []]
    table = senate(hands=hands, tableaux=tableaux).play("senator_s1v1", "stop")
    assert table.conspiratus() == 0
    assert table.legal() == ["fleet_s1v1", "conspiracy_s2v2", "stop"]
    assert table.refuses("fleet_s2v3") == "PAX-6.7"
    table.play("conspiracy_s2v2")
    assert table.conspiratus() == 3
    assert table.told("got_income") == []
    assert table.money(3) == 4
    assert table.legal() == ["stop"]  # the next seat has a fleet, but no estate


@pytest.mark.clause("PAX-12.8")
def test_reactions_come_after_the_income_once_per_turn_and_the_next_turn_follows() -> None:
    table = senate().play("senator_s1v1", "senator_s2v3")
    assert table.decision == "play"
    table.play("stop")
    assert table.money(2) == 5 - 1 + 2 + 1
    assert table.decision == "react"
    table.play("stop", "stop", "stop", "stop")
    assert [line["seat"] for line in table.told("did_not_react")] == [3, 4, 0, 1]
    assert (table.decision, table.actor) == ("turn_mode", 3)


@pytest.mark.clause("PAX-12.9")
def test_a_senator_in_a_reaction_opens_no_reaction_and_pays_nothing() -> None:
    hands = [["any"], ["any"], [], ["senator_s1v2"], ["any"]]
    table = senate(hands=hands).play("senator_s1v1", "stop", "senator_s1v2")
    assert table.money(3) == 4
    table.play("stop", "stop", "stop")
    assert (table.decision, table.actor) == ("turn_mode", 3)  # everybody was asked once


@pytest.mark.clause("PAX-12.9")
def test_a_reaction_does_not_touch_the_next_turn_of_the_seat() -> None:
    hands = [["any"], ["any"], [], ["conspiracy_s1v2", "wealth_s1v2"], ["any"]]
    table = senate(hands=hands).play("senator_s1v1", "stop", "conspiracy_s1v2", "stop", "stop", "stop")
    table.play("take_turn", "to_hand", "legion:1", "to_deck", "stop")
    table.play("wealth_s1v2")
    assert table.told("played")[0]["cost"] == 0
    table.play("stop")
    assert table.told("got_income")[0]["aurei"] == 1  # the conspiracy of the reaction does not suppress it
    assert (table.decision, table.actor) == ("turn_mode", 4)
    idle = senate(hands=hands).play("senator_s1v1", "stop", "wealth_s1v2", "stop", "stop", "stop")
    idle.play("take_turn", "to_hand", "legion:1", "to_deck", "stop", "stop")
    assert idle.told("got_income")[0]["aurei"] == 2  # nothing was played in the turn itself


@pytest.mark.clause("PAX-12.9")
@pytest.mark.parametrize("money", [0, 1])
def test_scouts_do_not_make_a_reaction_cheaper(money: int) -> None:
    tableaux = [[], [], [], ["scout:8"]]
    table = senate(variant="nocturnus", tableaux=tableaux, money=[5, 5, 5, money, 5]).play("senator_s1v1", "stop")
    assert table.legal() == (["estate_s1v2", "stop"] if money else ["stop"])
    if money:
        assert table.play("estate_s1v2").money(3) == 0


@pytest.mark.clause("PAX-12.9", "PAX-13.8")
def test_a_reaction_brings_no_adversary_duty() -> None:
    hands = [["any"], ["any"], [], ["adversary_s2v2", "wealth_s1v2"], ["any"]]
    tableaux = [[], [], [], ["adversary:3"]]
    table = senate(variant="nocturnus", hands=hands, tableaux=tableaux)
    table.play("senator_s1v1", "stop", "adversary_s2v2")
    assert (table.decision, table.actor) == ("react", 4)
    assert table.hand(3) == ["wealth_s1v2"]


@pytest.mark.clause("PAX-12.7")
def test_the_button_of_the_last_reaction_says_what_the_card_brings_now_not_what_rome_takes_next() -> None:
    hands = [["estate_s1v2"], ["wealth_s1v1"], [], ["estate_s1v2"], ["estate_s1v2"]]
    table = senate(hands=hands, tableaux=[[], ["fleet:1"]], money=9).play("senator_s1v1", "stop")
    while table.actor != 1:
        table.play("stop")
    told = PAX.describe(table.state, PAX.action_ids[f"card:{CARD_IDS.index('wealth_s1v1')}"])
    before = table.view(1)["seats"][1]["points"]
    assert told.args["points"] == 5  # a new category, and one above Rome's
    table.play("wealth_s1v1")
    assert before == 2 + 3 + 1
