"""Chapter 3: round and turn."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import CARD_IDS, first_turn, position

MARKET = {1: ["wealth_s1v1"], 2: ["wealth_s1v2"], 3: ["estate_s1v1"]}


@pytest.mark.clause("PAX-3.1")
def test_everybody_takes_one_turn_clockwise_from_primus() -> None:
    table = first_turn(seats=4, start_player="3")
    order = []
    while table.state.round_number == 1:
        order.append(table.actor)
        table.play("pass_and_peek")
    assert order == [2, 3, 0, 1]
    assert table.told("round_began") == [{"round": 2, "seat": 2, "alone": 0}]


@pytest.mark.clause("PAX-3.2")
def test_a_turn_begins_with_the_choice_to_take_it_or_to_pass() -> None:
    table = first_turn(seats=2)
    assert table.decision == "turn_mode"
    assert table.legal() == ["take_turn", "pass_and_peek"]
    assert table.refuses("stop") == "PAX-3.2"


@pytest.mark.clause("PAX-3.3")
def test_a_normal_turn_draws_buys_plays_and_earns_in_this_order() -> None:
    table = position(stacks=MARKET, deck=["any"] * 9, hands=[["religion_s1v1"]])
    questions = []
    for answer in ("take_turn", "to_hand", "legion:3", "to_deck", "legion:1", "religion_s1v1", "stop"):
        questions.append(table.decision)
        table.play(answer)
    assert questions == ["turn_mode", "draw_dest", "draw_dest", "draw_dest", "buy", "play", "play"]
    assert [line["event"] for line in table.happened] == ["got_income"]
    assert table.actor == 1


@pytest.mark.clause("PAX-3.3", "PAX-12.8")
def test_income_comes_before_the_gift_to_rome_and_that_before_the_reactions() -> None:
    table = position(
        seats=5,
        variant="nocturnus",
        tableaux=[["adversary:4"]],
        hands=[["senator_s1v1", "wealth_s1v1", "wealth_s1v2"], ["estate_s1v1"]],
        stacks={1: ["any"]},
        deck=["any"] * 20,
        decision="play",
    )
    table.play("senator_s1v1", "stop")
    assert [line["event"] for line in table.happened] == ["played", "got_income"]
    assert (table.decision, table.actor) == ("give_to_rome", 0)
    table.play("wealth_s1v1")
    assert (table.decision, table.actor) == ("react", 1)


@pytest.mark.clause("PAX-3.3")
def test_a_step_of_the_turn_cannot_be_skipped_or_repeated() -> None:
    table = position(stacks=MARKET, deck=["any"] * 9, hands=[["religion_s1v1"]]).play("take_turn")
    assert table.refuses("stop") == "PAX-4.1"
    assert table.refuses("religion_s1v1") == "PAX-4.1"
    table.play("to_hand", "legion:3", "to_deck")
    assert table.refuses("religion_s1v1") == "PAX-3.3"
    table.play("stop")
    assert table.refuses("legion:1") == "PAX-3.3"
    assert table.refuses("to_hand") == "PAX-6.8"


@pytest.mark.clause("PAX-3.4")
def test_a_pass_shows_romes_hidden_cards_and_pays_two_aurei() -> None:
    hidden = ["army_s2v4", "fleet_s1v1", "estate_s2v3"]
    table = position(stacks=MARKET, deck=["any"] * 9, rome_hidden=hidden, hands=[["religion_s1v1"]])
    before = table.deck()
    table.play("pass_and_peek")
    assert table.money(0) == 7
    assert [card["card"] for card in table.view(0)["rome"]["hidden"]] == [CARD_IDS.index(name) for name in hidden]
    assert table.view(1)["rome"]["hidden"] == [None, None, None]
    assert [CARD_IDS[card] for card in table.state.rome_hidden] == hidden
    assert table.deck() == before
    assert table.hand(0) == ["religion_s1v1"]
    assert table.actor == 1


@pytest.mark.parametrize(
    ("answers", "learned"),
    [
        (["pass_and_peek"], 1),  # Rome's cards
        (["take_turn"], 1),  # the first card
        (["take_turn", "to_hand"], 1),  # the second
        (["take_turn", "to_hand", "legion:3", "to_deck"], 0),
        (["take_turn", "to_hand", "legion:3", "to_deck", "legion:1"], 0),
        (["take_turn", "to_hand", "legion:3", "to_deck", "stop", "religion_s1v1"], 0),
        (["take_turn", "to_hand", "legion:3", "to_deck", "stop", "stop"], 0),
    ],
)
@pytest.mark.clause("PAX-H4", "PAX-H7")
def test_there_is_no_way_back_from_a_card_that_was_seen(answers: list[str], learned: int) -> None:
    """Undo stops where the actor has learned something hidden (see `revealed`)."""
    table = position(stacks=MARKET, deck=["any"] * 9, hands=[["religion_s1v1"]]).play(*answers)
    assert table.state.revealed == learned


@pytest.mark.clause("PAX-3.5")
def test_passing_is_always_allowed_even_again_and_with_an_empty_deck() -> None:
    table = position(stacks=MARKET, deck=[])
    assert table.legal() == ["take_turn", "pass_and_peek"]
    again = position(stacks=MARKET, deck=["any"] * 9)
    for _ in range(4):
        again.play("pass_and_peek")
    assert again.state.round_number == 3
    assert again.legal() == ["take_turn", "pass_and_peek"]
    assert again.money(0) == 5 + 2 + 2


@pytest.mark.clause("PAX-3.6")
def test_the_money_of_a_pass_is_no_income() -> None:
    table = position(
        variant="nocturnus",
        tableaux=[["senator:6", "adversary:8"]],
        hands=[["wealth_s1v1", "wealth_s1v2"]],
        stacks=MARKET,
        deck=["any"] * 9,
    )
    table.play("pass_and_peek")
    assert table.money(0) == 7
    assert table.told("got_income") == []
    assert table.hand(0) == ["wealth_s1v1", "wealth_s1v2"]  # no adversary duty either
    assert table.actor == 1
