"""The trade (chapter 6): the number, hidden offers, the chain of takes, Ulysses, the end and the compensation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum import board
from saturnalia.games.mare_nostrum.components import SIDE_NAMES
from saturnalia.games.mare_nostrum.state import Decision, Phase
from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import MARE, Position, position

A, B, C = "greece", "babylon", "carthage"  # the Director is Greece
LETTERS = {"A": A, "B": B, "C": C}


def trading(number: int, hands: Mapping[str, Mapping[str, int]] | None = None, **given: Any) -> Position:
    """Everybody has offered; each side's first cards are offered."""
    default = {A: {"grain": number}, B: {"wine": number}, C: {"oil": number}}
    table = position(hands=hands or default, **given).trade(number)
    while table.decision == "offer_card":
        table.play(table.legal()[0])
    return table


def take(table: Position, line: str) -> None:
    """Play takes such as `A<-B`; the first card of the victim is taken."""
    for part in line.split(", "):
        taker, victim = (LETTERS[letter] for letter in part.split("<-"))
        assert table.asked == taker, part
        table.play(f"side:{victim}")
        table.play(table.legal()[0])


# ---------------------------------------------------------------- the number and the offers


@pytest.mark.clause("MAR-6.1")
def test_the_director_names_at_most_the_cards_in_the_own_hand() -> None:
    table = position(hands={A: {"grain": 2, "tax": 1}, B: {"wine": 7}})
    table.state.phase = Phase.COMMERCE
    board.ask(table.state, SIDE_NAMES.index(A), Decision.TRADE_NUMBER)
    assert table.offers("number") == ["0", "1", "2", "3"]
    assert table.refuses("number:4") == "MAR-6.1"


@pytest.mark.clause("MAR-6.1")
def test_the_number_is_capped_at_40() -> None:
    table = position(hands={A: {"tax": 35, "grain": 11}})
    table.state.phase = Phase.COMMERCE
    board.ask(table.state, SIDE_NAMES.index(A), Decision.TRADE_NUMBER)
    assert table.offers("number")[-1] == "40"


@pytest.mark.clause("MAR-6.2")
def test_everybody_with_enough_cards_must_offer_exactly_that_many() -> None:
    table = position(hands={A: {"grain": 2}, B: {"wine": 1}, C: {"tax": 1, "oil": 2}}).trade(2)
    assert table.view()["trade"]["participants"] == [A, C]
    assert (table.asked, table.legal()) == (A, ["card:grain"])
    table.play("card:grain", "card:grain")
    assert table.asked == C
    assert set(table.legal()) == {"card:tax", "card:oil"}
    table.play("card:oil")
    assert set(table.legal()) == {"card:tax", "card:oil"}, "in any order"
    assert table.refuses("card:wine") == "MAR-6.2"


@pytest.mark.clause("MAR-6.3")
@pytest.mark.parametrize("number", [0, 3])
def test_no_trade_with_zero_or_with_fewer_than_two_participants(number: int) -> None:
    table = position(hands={A: {"grain": 3}, B: {"wine": 2}}).trade(number)
    assert table.told("no_trade") == [{}]
    assert table.decision == "build_order"


@pytest.mark.clause("MAR-6.4", "MAR-15.4")
def test_offers_are_hidden_until_all_are_turned_up_together() -> None:
    table = position(hands={A: {"grain": 1, "gold": 1}, B: {"wine": 1, "oil": 1}}).trade(1).play("card:gold")
    assert table.view(A)["trade"]["my_offer"] == [{"kind": "gold", "count": 1, "target": "card:gold"}]
    assert not table.view(B)["trade"]["revealed"]
    assert all(not cards for cards in table.view(B)["trade"]["face_up"].values())
    assert table.view(B)["trade"]["my_offer"] == []
    table.play("card:wine")
    shown = table.view()["trade"]["face_up"]
    assert [card["kind"] for card in shown[A] + shown[B]] == ["gold", "wine"]
    assert table.asked == A, "the Director takes first"


# ---------------------------------------------------------------- the chain of takes


@pytest.mark.clause("MAR-6.4")
def test_whoever_lost_a_card_takes_the_next_one_from_anybody_else() -> None:
    table = trading(2)
    assert set(table.offers("side")) == {B, C}
    assert table.refuses(f"side:{A}") == "MAR-6.4"
    take(table, "A<-B")
    assert table.asked == B
    assert set(table.offers("side")) == {A, C}, "also from the one who has just taken"


@pytest.mark.clause("MAR-6.5", "MAR-15.5")
def test_a_taken_card_lies_face_down_and_cannot_be_taken_again() -> None:
    table = trading(1)
    take(table, "A<-B")
    assert [card["kind"] for card in table.view()["trade"]["face_down"][A]] == ["wine"]
    take(table, "B<-A")
    assert table.refuses(f"side:{B}") == "MAR-6.5"
    assert table.offers("side") == [C]


@pytest.mark.clause("MAR-6.6")
def test_only_two_takes_in_a_row_between_the_same_two() -> None:
    table = trading(3)
    take(table, "A<-B, B<-A")
    assert table.offers("side") == [C]
    assert table.refuses(f"side:{B}") == "MAR-6.6"
    assert table.view()["trade"]["barred_pair"] == [A, B]
    take(table, "A<-C, C<-B")
    assert set(table.offers("side")) == {A, C}


@pytest.mark.clause("MAR-6.7")
def test_trade_ends_when_no_card_is_left_face_up() -> None:
    table = trading(1)
    take(table, "A<-B, B<-C, C<-A")
    assert table.decision == "build_order"
    assert (table.hand(A), table.hand(B), table.hand(C)) == ({"wine": 1}, {"oil": 1}, {"grain": 1})


@pytest.mark.clause("MAR-6.7", "MAR-6.10")
def test_trade_ends_when_only_the_taker_has_cards_left_and_they_are_taken_back() -> None:
    table = trading(3)
    take(table, "A<-B, B<-C, C<-B, B<-A, A<-C, C<-B, B<-C, C<-A")
    assert table.decision == "build_order"
    assert table.hand(A) == {"grain": 1, "wine": 1, "oil": 1}


@pytest.mark.clause("MAR-6.7", "MAR-6.8")
def test_trade_ends_when_the_only_others_with_cards_are_barred() -> None:
    table = trading(3, hands={A: {"grain": 3}, B: {"wine": 3}, C: {"oil": 1}})
    take(table, "A<-B, B<-A")
    assert table.decision == "build_order"
    assert table.hand(A) == {"grain": 2, "wine": 1}


@pytest.mark.clause("MAR-6.7", "MAR-19.2")
def test_from_the_only_holder_one_more_is_taken_unless_the_switch_sends_the_cards_back() -> None:
    hands = {A: {"grain": 1}, B: {"wine": 1}}
    table = trading(1, hands=hands)
    take(table, "A<-B, B<-A")
    assert (table.hand(A), table.hand(B)) == ({"wine": 1}, {"grain": 1}), "the last card is taken"
    switched = trading(1, hands=hands, lone_holder_takes_back=True)
    take(switched, "A<-B")
    assert (switched.decision, switched.hand(B)) == ("compensate", {}), "A has taken the grain back"
    assert set(switched.offers("card")) == {"grain", "wine"}


@pytest.mark.clause("MAR-6.2")
def test_the_log_tells_how_many_of_each_kind_are_offered() -> None:
    table = position(hands={A: {"tax": 1, "grain": 2}, B: {"wine": 2, "oil": 1}}).trade(3)
    table.play("card:grain", "card:tax", "card:grain", "card:oil", "card:wine", "card:wine")
    lines = [Words("en", MARE).say(line) for line in MARE.narrate(MARE.journal(table.state, -1))]
    assert lines == ["Offers: Greece – 1 tax and 2 grain; Babylon – 2 wine and 1 olive oil."]


# ---------------------------------------------------------------- compensation


@pytest.mark.clause("MAR-6.9")
def test_the_director_gives_one_card_to_whoever_is_one_short() -> None:
    table = trading(1, hands={A: {"grain": 1, "gold": 1}, B: {"wine": 1}, C: {"oil": 1}})
    take(table, "A<-B, B<-A, A<-C")
    assert (table.decision, table.asked) == ("compensate", A)
    assert set(table.offers("card")) == {"gold", "wine", "oil"}
    table.play("card:oil")
    assert (table.hand(A), table.hand(B), table.hand(C)) == ({"gold": 1, "wine": 1}, {"grain": 1}, {"oil": 1})


@pytest.mark.clause("MAR-6.9", "MAR-19.2")
def test_by_the_switch_the_director_gives_only_cards_not_taken_in_this_trade_if_there_are_any() -> None:
    switch: dict[str, Any] = {"director_may_give_acquired_card": False}
    table = trading(1, hands={A: {"grain": 1, "gold": 1}, B: {"wine": 1}, C: {"oil": 1}}, **switch)
    take(table, "A<-B, B<-A, A<-C")
    assert table.offers("card") == ["gold"]
    assert table.refuses("card:oil") == "MAR-6.9"
    poor = trading(1, **switch)
    take(poor, "A<-B, B<-A, A<-C")
    assert set(poor.offers("card")) == {"wine", "oil"}, "there is nothing else"


@pytest.mark.clause("MAR-6.9", "MAR-6.7")
def test_whoever_is_barred_at_the_end_is_compensated_too() -> None:
    table = trading(3)
    take(table, "A<-B, B<-C, C<-B, B<-A, A<-B, B<-C, C<-A, A<-C")
    assert (table.decision, table.asked) == ("compensate", A)


@pytest.mark.clause("MAR-6.9")
def test_either_nobody_is_short_or_the_director_is_one_ahead_of_the_last_victim() -> None:
    """The invariant of the worked examples, over many random trades."""
    lots = np.random.default_rng(6)
    seen = set()
    for _ in range(150):
        number = int(lots.integers(1, 5))
        table = trading(number)
        while table.decision in ("take_from", "take_card"):
            table.play(str(lots.choice(table.legal())))
        balances = {name: int(table.state.hand_count[SIDE_NAMES.index(name)]) - number for name in (A, B, C)}
        if table.decision == "compensate":
            balances[A] += int(table.state.face_down[SIDE_NAMES.index(A)].sum())
            short = SIDE_NAMES[table.state.taker]
            assert short != A
            assert balances == {A: 1, B: 0, C: 0, short: -1}
        else:
            assert balances == {A: 0, B: 0, C: 0}
        seen.add(table.decision)
    assert seen == {"compensate", "build_order"}


# ---------------------------------------------------------------- Ulysses


def with_ulysses(number: int = 2) -> Position:
    return trading(number, figures={C: ["ulysses"]})


@pytest.mark.clause("MAR-6.11", "MAR-12.2")
def test_ulysses_cancels_a_take_between_two_others_and_is_taken_from_instead() -> None:
    table = with_ulysses().play(f"side:{B}", "card:wine")
    assert (table.decision, table.asked) == ("use_ulysses", C)
    table.play("yes")
    assert (table.decision, table.asked, table.legal()) == ("ulysses_card", A, ["card:oil"])
    assert table.state.face_up_count.tolist()[1:3] == [2, 2], "the card went back face up"
    table.play("card:oil")
    assert (table.decision, table.asked) == ("take_from", C), "Ulysses' owner takes next"
    assert table.told("took_card") == [{"side": A, "kind": "oil", "from_side": C}]


@pytest.mark.clause("MAR-6.11")
def test_ulysses_may_be_declined_and_is_used_once_per_commerce_phase() -> None:
    table = with_ulysses().play(f"side:{B}", "card:wine", "done")
    assert table.asked == B
    table.play(f"side:{A}", "card:grain", "yes", "card:oil")
    assert table.asked == C
    take(table, "C<-B, B<-A")
    assert table.decision == "take_from", "not asked again"


@pytest.mark.clause("MAR-6.11")
def test_ulysses_is_not_asked_about_own_takes_nor_without_face_up_cards() -> None:
    table = with_ulysses()
    take(table, "A<-C")
    assert table.decision == "take_from"
    none_left = trading(1, figures={C: ["ulysses"]})
    take(none_left, "A<-C, C<-B")
    assert none_left.decision == "take_from"
    assert none_left.asked == B
    outside = trading(1, hands={A: {"grain": 2}, B: {"wine": 1}, C: {}}, figures={C: ["ulysses"]})
    outside.play(f"side:{B}", "card:wine")
    assert outside.decision == "take_from"


@pytest.mark.clause("MAR-6.11")
def test_the_cancelled_take_does_not_count_for_the_limit_of_two_but_the_new_one_does() -> None:
    table = with_ulysses(3).play(f"side:{B}", "card:wine", "yes", "card:oil")
    take(table, "C<-A")
    assert table.offers("side") == [B], "two takes in a row between A and C"


@pytest.mark.clause("MAR-6.11")
def test_ulysses_cannot_be_used_if_the_new_take_would_be_a_third_between_the_two() -> None:
    table = with_ulysses(3)
    take(table, "A<-C, C<-A")
    table.play(f"side:{B}", "card:wine")
    assert table.decision == "take_from"
    assert table.asked == B


def test_the_log_tells_who_took_what() -> None:
    table = trading(2).play(f"side:{B}", "card:wine")
    told = MARE.tell(MARE.journal(table.state, 0)[0])
    assert told is not None
    ((side, taken),) = ((part["args"]["side"], part["args"]["cards"]) for part in told.args["parts"])
    assert side == A
    assert [card["args"] for card in taken] == [{"count": 1, "kind": "wine", "from_side": B}]
