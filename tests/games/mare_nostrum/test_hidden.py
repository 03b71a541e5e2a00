"""Who sees what (chapter 15), and dealing anew what a viewer cannot know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum.components import RESOURCE_NAMES
from saturnalia.games.mare_nostrum.state import State, broken_laws
from tests.games.mare_nostrum.positions import MARE, Position, named, position, side
from tests.games.mare_nostrum.test_trade import A, B, C, take, trading


def seen(table: Position, viewer: str | None, whose: str) -> dict[str, Any]:
    """One side as a viewer sees it."""
    return next(entry for entry in table.view(viewer)["sides"] if entry["side"] == whose)


def redealt(table: Position, viewer: int, seed: int) -> Any:
    state = State.copy(table.state)
    MARE.compiled.redeal(state, viewer, seed)
    assert broken_laws(state) == []
    return state


def compensated() -> Position:
    """Greece, the Director, has given Carthage the oil back: nobody else saw which card."""
    hands: dict[str, Any] = {A: {"grain": 1, "gold": 1}, B: {"wine": 1}, C: {"oil": 1}}
    table = trading(1, hands=hands)
    take(table, "A<-B, B<-A, A<-C")
    return table.play("card:oil")


@pytest.mark.clause("MAR-15.1", "MAR-15.2")
def test_everybody_sees_the_board_the_bank_and_how_many_cards_others_hold() -> None:
    table = position(
        hands={"greece": {"tax": 2, "wine": 1}}, legions={"dacia": {"greece": 2}}, own={"babylon": ["dacia"]},
        buildings={"dacia": ["caravan_0"]}, tasks={"dacia": ("greece", ["caravan_0"])},
    ).construct("greece")  # fmt: skip
    for viewer in ("babylon", "carthage", None):
        view = table.view(viewer)
        dacia = next(entry for entry in view["provinces"] if entry["id"] == "dacia")
        assert (dacia["legions"], dacia["tasks"]) == ({"greece": 2}, [{"slot": "caravan_0", "side": "greece"}])
        assert view["bank"]["tax"] == 33
        assert seen(table, viewer, "greece")["hand_count"] == 3


@pytest.mark.clause("MAR-15.3")
def test_only_the_owner_sees_a_hand_but_everybody_what_can_be_counted() -> None:
    table = position(hands={"greece": {"tax": 2, "wine": 1}}).construct("greece")
    assert seen(table, "babylon", "greece")["hand"] is None
    assert [card["kind"] for card in seen(table, "greece", "greece")["hand"]] == ["tax", "wine"]
    known = seen(table, "babylon", "greece")
    assert {card["kind"]: card["count"] for card in known["known"]} == {"tax": 2, "wine": 1}
    assert known["unknown"] == 0
    assert not State.mask(table.state, 1).hand[side("greece")].any()


@pytest.mark.clause("MAR-15.3")
def test_where_the_table_does_not_count_only_the_number_of_cards_is_seen() -> None:
    table = position(hands={"greece": {"tax": 2, "wine": 1}})
    table.state.cards_uncounted = 1
    known = seen(table, "babylon", "greece")
    assert (known["known"], known["unknown"], known["hand_count"], known["hand"]) == ([], 3, 3, None)
    assert seen(table, "greece", "greece")["hand"] is not None, "one's own hand one sees"
    option = MARE.options[-1]
    assert (option.name, option.default, option.in_company) == ("count_cards", True, False)


@pytest.mark.clause("MAR-15.4")
def test_offers_are_dealt_anew_for_those_who_cannot_see_them() -> None:
    hand = {"grain": 1, "wine": 1, "oil": 1, "gold": 2}
    table = position(hands={A: hand, B: {"tax": 2}}).trade(2).play("card:wine", "card:gold")
    offers: Counter[Any] = Counter()
    for seed in range(300):
        state = redealt(table, 1, seed)
        offers[tuple(named(state.offer[side(A)], RESOURCE_NAMES).items())] += 1
        assert state.offer[side(A)].sum() == 2
    assert len(offers) == 7, "every pair of cards can be"
    own = redealt(table, 0, 5)
    assert own.offer.tolist() == table.state.offer.tolist()


@pytest.mark.clause("MAR-15.4")
def test_a_half_made_offer_can_always_be_finished_after_a_redeal() -> None:
    table = position(hands={A: {"grain": 1, "wine": 1, "gold": 1}, B: {"tax": 3}}).trade(2).play("card:wine")
    for seed in range(60):
        state = redealt(table, -1, seed)
        ids = np.zeros(MARE.action_count, dtype=np.int16)
        assert MARE.compiled.legal(state, ids) > 0


@pytest.mark.clause("MAR-15.6")
def test_the_compensation_card_is_known_to_giver_and_receiver_only() -> None:
    table = compensated()
    assert table.hand(C) == {"oil": 1}
    assert seen(table, B, C)["known"] == []
    assert seen(table, B, C)["unknown"] == 1
    assert [State.mask(table.state, seat).gift for seat in (0, 1, 2, -1)] == [8, -1, 8, -1]
    told = [MARE.journal(table.state, seat) for seat in (0, 1, 2)]
    assert [lines[0]["kind"] for lines in told] == [8, None, None]
    assert [lines[1]["kind"] for lines in told] == [None, None, 8]
    giver = seen(table, B, A)
    assert giver["hand_count"] == 2
    assert giver["unknown"] == 2, "gold, wine and oil could each have been given"


@pytest.mark.clause("MAR-15.3", "MAR-15.6")
def test_a_redeal_lets_the_compensation_card_be_any_that_could_have_been_given() -> None:
    table = compensated()
    kinds: Counter[str] = Counter()
    for seed in range(200):
        state = redealt(table, 1, seed)
        kinds[RESOURCE_NAMES[state.gift]] += 1
        assert state.counted.tolist() == table.state.counted.tolist()
    assert kinds.keys() == {"gold", "wine", "oil"}
    for knowing in (0, 2):
        assert redealt(table, knowing, 3).gift == table.state.gift


@pytest.mark.clause("MAR-15.6")
def test_the_card_comes_to_light_when_it_is_paid_or_returned() -> None:
    table = compensated()
    table.play("side:carthage", "side:greece", "done", "done", "done")
    assert (table.asked, table.decision) == (A, "keep_taxes")
    table.play("number:0")
    assert table.state.gift_giver == -1, "Greece has returned everything but the oil"
    assert seen(table, B, C)["unknown"] == 0
    assert {card["kind"] for card in seen(table, B, C)["known"]} == {"oil"}


@pytest.mark.clause("MAR-15.6")
def test_a_receiver_who_pays_with_the_card_shows_it() -> None:
    hands: dict[str, Any] = {A: {"grain": 1, "gold": 1}, B: {"wine": 1}, C: {"oil": 1, "fish": 1, "slaves": 1}}
    table = position(hands=hands).trade(1).play("card:gold", "card:wine", "card:oil")
    take(table, "A<-B, B<-A, A<-C")
    table.play("card:oil", "side:carthage", "side:greece", "build:legion", "province:carthage", "pay_goods")
    table.play("card:fish", "card:slaves")
    assert table.state.gift_giver >= 0
    table.play("card:oil")
    assert table.state.gift_giver == -1


@pytest.mark.clause("MAR-15.6", "MAR-15.7")
def test_a_compensation_card_that_is_paid_is_not_taken_for_the_card_of_anothers_gardens() -> None:
    hands: dict[str, Any] = {
        A: {"grain": 1, "gold": 1},
        B: {"wine": 1, "oil": 1},
        C: {"oil": 1, "fish": 1, "slaves": 1},
    }
    table = position(hands=hands, figures={B: ["hanging_gardens"]})
    oil = RESOURCE_NAMES.index("oil")
    table.state.counted[side(B), oil] -= 1
    table.state.gardens, table.state.gardens_card = 1, oil
    table.trade(1).play("card:gold", "card:wine", "card:oil")
    take(table, "A<-B, B<-A, A<-C")
    table.play("card:oil", "side:carthage", "side:greece", "build:legion", "province:carthage", "pay_goods")
    table.play("card:fish", "card:slaves", "card:oil")
    assert table.state.gift_giver == -1
    assert (table.state.gardens, table.state.gardens_card) == (1, oil)
    assert MARE.room("state").broken_laws(table.state) == []


@pytest.mark.clause("MAR-15.6")
def test_a_tax_as_compensation_is_seen_when_taxes_are_kept() -> None:
    hands: dict[str, Any] = {A: {"tax": 1, "gold": 1}, B: {"wine": 1}, C: {"oil": 1}}
    table = position(hands=hands).trade(1).play("card:gold", "card:wine", "card:oil")
    take(table, "A<-B, B<-A, A<-C")
    table.play("card:tax", "side:carthage", "side:greece", *["done"] * 3, "number:0")
    assert table.state.gift_giver == -1
    later = position(hands=hands).trade(1).play("card:gold", "card:wine", "card:oil")
    take(later, "A<-B, B<-A, A<-C")
    later.play("card:oil", "side:carthage", "side:greece", *["done"] * 3)
    later.state.active = side(C)
    later.state.actor = 2
    later.play("number:0")
    assert later.state.gift_giver == -1


@pytest.mark.clause("MAR-15.6", "MAR-15.8")
def test_a_compensation_card_that_is_kept_unseen_cannot_be_a_tax_once_the_taxes_were_counted() -> None:
    hands: dict[str, Any] = {A: {"tax": 1, "gold": 1}, B: {"wine": 1}, C: {"oil": 1}}
    table = position(hands=hands, figures={C: ["hanging_gardens"]}).trade(1).play("card:gold", "card:wine", "card:oil")
    take(table, "A<-B, B<-A, A<-C")
    table.play("card:oil", "side:carthage", "side:greece", *["done"] * 3)
    assert {RESOURCE_NAMES[redealt(table, 1, seed).gift] for seed in range(60)} == {"tax", "wine", "oil"}
    table.state.active, table.state.actor = side(C), 2
    table.play("number:0")
    assert {RESOURCE_NAMES[redealt(table, 1, seed).gift] for seed in range(60)} == {"wine", "oil"}


@pytest.mark.clause("MAR-15.7")
def test_the_card_of_the_hanging_gardens_is_seen_by_its_owner_only() -> None:
    table = position(hands={A: {"wine": 1, "oil": 1}}, figures={A: ["hanging_gardens"]}).keep_cards()
    table.play("number:0", "card:oil")
    assert [State.mask(table.state, seat).gardens_card for seat in (0, 1, -1)] == [8, -1, -1]
    assert seen(table, B, A)["unknown"] == 1
    assert seen(table, B, A)["known"] == []
    assert [MARE.journal(table.state, seat)[-1]["kind"] for seat in (0, 1)] == [8, None]


@pytest.mark.clause("MAR-15.7")
def test_the_kept_card_is_counted_again_once_it_is_shown() -> None:
    table = position(hands={A: {"oil": 1}, B: {"tax": 1}}, figures={A: ["hanging_gardens"]}).keep_cards()
    table.play("number:0", "card:oil", "number:1", "number:0")
    assert table.state.gardens == 1
    while table.decision != "trade_number":
        table.play(next(name for name in ("done", *table.legal()) if name in table.legal()))
    table.play("number:1", "card:oil", "card:tax")
    assert table.state.gardens == 0
    assert [card["kind"] for card in table.view()["trade"]["face_up"][A]] == ["oil"]
    again = position(hands={A: {"oil": 2}}, figures={A: ["hanging_gardens"]}).keep_cards().play("number:0", "card:oil")
    again.keep_cards().play("number:0", "done")
    assert again.state.gardens == 0
    assert again.hand(A) == {}


@pytest.mark.clause("MAR-15.8")
def test_everybody_sees_how_many_taxes_are_kept() -> None:
    table = position(hands={A: {"tax": 3, "wine": 1}}).keep_cards().play("number:1")
    line = next(line for line in MARE.journal(table.state, 2) if line["event"] == "kept_taxes")
    assert (line["taxes"], line["returned"]) == (1, 2)
    assert [(card["kind"], card["count"]) for card in seen(table, C, A)["known"]] == [("tax", 1)]


@pytest.mark.clause("MAR-16.3")
def test_nothing_but_dice_and_lots_uses_chance() -> None:
    table = position(
        hands={A: {"tax": 6, "wine": 1}, B: {"oil": 2}, C: {"tax": 1}}, legions={"athens": {"greece": 1}}
    ).trade(1)
    before = int(table.state.generator[0])
    lots = np.random.default_rng(5)
    while table.state.round_number == 1:
        table.play(str(lots.choice(table.legal())))
    assert int(table.state.generator[0]) == before


def test_at_the_end_everything_is_seen() -> None:
    table = position(figures={A: ["ulysses", "solomon", "colossus"]}, hands={A: {"tax": 9}, B: {"wine": 1}})
    table.construct(A).play("acquire:helen_of_troy", "pay_tax")
    assert [card["kind"] for card in seen(table, C, B)["hand"]] == ["wine"]
    assert redealt(table, 2, 1).hand.tolist() == table.state.hand.tolist()
