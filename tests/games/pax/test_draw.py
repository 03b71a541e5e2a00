"""Chapter 4, religion (chapter 8) and militia (chapter 13): drawing cards."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import Position, position

TOP = ["wealth_s1v1", "fleet_s1v1", "army_s1v1", "estate_s1v1", "senator_s1v1", "religion_s2v3"]
LEGIONS = ["legion:1", "legion:2", "legion:3"]


def drawing(deck: list[str], tableau: list[str] | None = None, variant: str = "base") -> Position:
    """A table with three legions, the first one empty, at the beginning of the draw."""
    stacks = {2: ["wealth_s2v2"], 3: ["wealth_s2v3"]}
    return position(deck=deck, tableaux=[tableau or []], stacks=stacks, variant=variant).play("take_turn")


@pytest.mark.clause("PAX-4.1", "PAX-8.5")
@pytest.mark.parametrize("religion", [0, 1, 2])
def test_cards_are_drawn_one_at_a_time_and_placed_before_the_next(religion: int) -> None:
    table = drawing(TOP, [f"religion:{religion}"] if religion else [])
    assert table.window() == ["wealth_s1v1"]
    table.play("to_hand")
    assert table.window() == ["fleet_s1v1"]
    table.play("legion:1")
    assert table.window() == ["army_s1v1"]
    table.play("to_deck")
    assert (table.decision, table.window()) == ("buy", [])
    assert table.told("drew") == []
    assert table.deck() == [*TOP[3:], "army_s1v1"]


@pytest.mark.clause("PAX-4.2")
@pytest.mark.parametrize(
    "order",
    [
        ("to_hand", "to_deck", "legion:2"),
        ("to_hand", "legion:2", "to_deck"),
        ("to_deck", "to_hand", "legion:2"),
        ("to_deck", "legion:2", "to_hand"),
        ("legion:2", "to_hand", "to_deck"),
        ("legion:2", "to_deck", "to_hand"),
    ],
)
def test_each_destination_is_used_exactly_once_in_any_order(order: tuple[str, ...]) -> None:
    table = drawing(TOP)
    drawn = dict(zip(order, TOP, strict=False))
    left = ["to_hand", "to_deck", *LEGIONS]
    for place in order:
        assert table.legal() == left
        table.play(place)
        left = [name for name in left if name != place and not (place == "legion:2" and name in LEGIONS)]
    assert table.hand(0) == [drawn["to_hand"]]
    assert sorted(table.stack(2)) == sorted(["wealth_s2v2", drawn["legion:2"]])
    assert table.deck() == [*TOP[3:], drawn["to_deck"]]
    assert table.decision == "buy"


@pytest.mark.clause("PAX-4.2")
def test_a_card_under_a_legion_lies_face_up_and_a_used_destination_is_refused() -> None:
    table = drawing(TOP).play("legion:1")
    shown = [card["category"] for card in table.view(-1)["legions"][0]["cards"]]
    assert shown == ["wealth"]
    assert table.refuses("legion:2") == "PAX-4.2"
    table.play("to_hand")
    assert table.refuses("to_hand") == "PAX-4.2"
    other = drawing(TOP).play("to_deck")
    assert other.refuses("to_deck") == "PAX-4.2"


@pytest.mark.clause("PAX-4.3")
@pytest.mark.parametrize(("legion", "before"), [(1, []), (2, ["wealth_s2v2"]), (3, ["wealth_s2v3"])])
def test_a_card_joins_any_stack_empty_or_not(legion: int, before: list[str]) -> None:
    table = drawing(TOP).play(f"legion:{legion}")
    assert table.stack(legion) == ["wealth_s1v1", *before]
    assert drawing(TOP).refuses("legion:4") == "PAX-2.3"


@pytest.mark.clause("PAX-4.4")
def test_religion_widens_the_view_and_militia_adds_cards() -> None:
    assert len(drawing(TOP).window()) == 1
    assert len(drawing(TOP, ["religion:3"]).window()) == 2
    assert len(drawing(TOP, ["religion:6"]).window()) == 3
    more = drawing(TOP, ["religion:6", "militia:4"], "nocturnus").play("extra:1")
    assert len(more.window()) == 4


@pytest.mark.clause("PAX-4.5")
@pytest.mark.parametrize("order", [("to_hand", "legion:1"), ("legion:1", "to_hand")])
def test_of_two_cards_one_goes_into_the_hand_and_one_under_a_legion(order: tuple[str, str]) -> None:
    table = drawing(TOP[:2])
    assert table.window() == TOP[:1]
    assert table.legal() == ["to_hand", *LEGIONS]
    assert table.refuses("to_deck") == "PAX-4.5"
    table.play(*order)
    assert table.decision == "buy"
    assert table.deck() == []
    assert table.money(0) == 5
    drawn = dict(zip(order, TOP, strict=False))
    assert (table.hand(0), table.stack(1)) == ([drawn["to_hand"]], [drawn["legion:1"]])


@pytest.mark.clause("PAX-4.5")
@pytest.mark.parametrize("religion", [3, 6])
def test_religion_shows_the_last_two_cards_together_and_the_hand_is_open_at_once(religion: int) -> None:
    table = drawing(TOP[:2], [f"religion:{religion}"])
    assert table.window() == TOP[:2]
    table.play("fleet_s1v1")
    assert table.legal() == ["to_hand", *LEGIONS]
    table.play("to_hand", "legion:1")
    assert (table.hand(0), table.stack(1), table.money(0)) == (["fleet_s1v1"], ["wealth_s1v1"], 5)


@pytest.mark.clause("PAX-4.6")
@pytest.mark.parametrize("place", ["to_hand", "legion:1"])
@pytest.mark.parametrize("religion", [0, 3, 6])
def test_a_single_last_card_goes_into_the_hand_or_under_a_legion(place: str, religion: int) -> None:
    table = drawing(TOP[:1], [f"religion:{religion}"] if religion else [])
    assert table.legal() == ["to_hand", *LEGIONS]
    table.play(place)
    assert table.decision == "buy"
    assert table.money(0) == 5
    assert table.hand(0) == (["wealth_s1v1"] if place == "to_hand" else [])
    assert table.stack(1) == (["wealth_s1v1"] if place == "legion:1" else [])


@pytest.mark.clause("PAX-4.7")
def test_an_empty_deck_pays_two_aurei_and_the_turn_goes_on_with_buying() -> None:
    table = drawing([])
    assert table.money(0) == 7
    assert table.told("no_card_left") == [{"seat": 0, "aurei": 2}]
    assert table.decision == "buy"
    table.play("stop", "stop")
    assert table.money(0) == 7 + 2


@pytest.mark.clause("PAX-4.8")
def test_a_card_returned_in_this_step_is_not_drawn_again_in_it() -> None:
    table = drawing(TOP[:3]).play("to_deck")
    assert table.window() == ["fleet_s1v1"]
    table.play("to_hand")
    assert table.window() == ["army_s1v1"]
    table.play("legion:1")
    assert table.decision == "buy"
    assert table.deck() == ["wealth_s1v1"]
    assert table.money(0) == 5  # the deck was not empty when the step began


# ---------------------------------------------------------------- religion


@pytest.mark.clause("PAX-8.6")
@pytest.mark.parametrize("religion", [3, 4, 5])
def test_three_religion_symbols_show_two_cards_and_the_first_does_not_go_into_the_hand(religion: int) -> None:
    table = drawing(TOP, [f"religion:{religion}"])
    assert (table.decision, table.window()) == ("draw_card", TOP[:2])
    assert table.legal() == ["wealth_s1v1", "fleet_s1v1"]
    assert table.refuses("army_s1v1") == "PAX-8.6"
    table.play("wealth_s1v1")
    assert table.legal() == ["to_deck", *LEGIONS]
    assert table.refuses("to_hand") == "PAX-8.6"
    table.play("legion:1")
    assert sorted(table.window()) == ["army_s1v1", "fleet_s1v1"]
    table.play("army_s1v1")
    assert table.legal() == ["to_hand", "to_deck"]
    table.play("to_deck")
    assert table.window() == ["fleet_s1v1"]
    assert table.legal() == ["to_hand"]
    table.play("to_hand")
    assert (table.hand(0), table.stack(1)) == (["fleet_s1v1"], ["wealth_s1v1"])
    assert table.deck() == [*TOP[3:], "army_s1v1"]


@pytest.mark.clause("PAX-8.7")
@pytest.mark.parametrize("religion", [6, 7])
def test_six_religion_symbols_show_all_cards_which_are_distributed_freely(religion: int) -> None:
    table = drawing(TOP, [f"religion:{religion}"])
    assert table.window() == TOP[:3]
    table.play("army_s1v1")
    assert table.legal() == ["to_hand", "to_deck", *LEGIONS]
    table.play("to_hand", "wealth_s1v1", "to_deck", "legion:1")
    assert (table.hand(0), table.stack(1)) == (["army_s1v1"], ["fleet_s1v1"])
    assert table.deck() == [*TOP[3:], "wealth_s1v1"]


@pytest.mark.clause("PAX-8.8")
def test_the_window_is_fixed_by_the_tableau_and_must_be_used() -> None:
    held = position(deck=TOP, hands=[["religion:6"]], stacks={1: ["religion:3"]}).play("take_turn")
    assert held.window() == TOP[:1]  # cards in hand and in the market give no ability
    table = drawing(TOP, ["religion:3"])
    assert table.decision == "draw_card"  # two cards at once, whether the player likes it or not
    assert table.state.window_limit == 2


# ---------------------------------------------------------------- militia


@pytest.mark.clause("PAX-13.5")
@pytest.mark.parametrize(("militia", "most"), [(3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_four_militia_symbols_draw_and_keep_one_card_more(militia: int, most: int) -> None:
    table = drawing(["any"] * 20, [f"militia:{militia}"], "nocturnus").play("legion:1", "to_deck", "to_hand")
    for _ in range(most):
        assert table.legal() == ["extra:0", "extra:1"]
        table.play("extra:1")
        assert table.legal() == ["to_hand"]
        table.play("to_hand")
    assert table.decision == "buy"
    assert len(table.hand(0)) == 1 + most
    assert len(table.stack(1)) == 1
    assert len(table.deck()) == 20 - 3 - most + 1


@pytest.mark.clause("PAX-13.6")
@pytest.mark.parametrize("stopped_after", [0, 1, 2])
def test_drawing_may_stop_before_each_additional_card(stopped_after: int) -> None:
    table = drawing(["any"] * 20, ["militia:8"], "nocturnus").play("to_hand", "legion:1", "to_deck")
    for _ in range(stopped_after):
        table.play("extra:1", "to_hand")
    if stopped_after < 2:
        assert table.decision == "draw_extra"
        assert table.refuses("to_hand") == "PAX-13.6"
        table.play("extra:0")
        assert table.told("drew_no_more") == [{"seat": 0}]
    assert table.decision == "buy"
    assert len(table.hand(0)) == 1 + stopped_after


@pytest.mark.clause("PAX-13.6")
def test_drawing_goes_on_while_the_legion_or_the_deck_waits_for_its_card() -> None:
    table = drawing(["any"] * 20, ["militia:8"], "nocturnus").play("to_hand", "to_hand", "to_hand")
    assert (table.decision, len(table.window())) == ("draw_dest", 1)
    assert "to_hand" not in table.legal()
    table.play("legion:2")
    assert table.legal() == ["to_deck"]
    table.play("to_deck")
    assert (table.decision, len(table.hand(0))) == ("buy", 3)


@pytest.mark.clause("PAX-13.6", "PAX-13.7")
def test_whoever_stops_with_cards_in_view_still_places_them_all() -> None:
    table = drawing(TOP, ["militia:8", "religion:6"], "nocturnus")
    assert (table.decision, table.window()) == ("draw_extra", TOP[:3])
    table.play("extra:1")
    assert (table.decision, table.window()) == ("draw_extra", TOP[:4])
    table.play("extra:0")
    assert (table.decision, table.window()) == ("draw_card", TOP[:4])
    table.play(TOP[0], "to_hand", TOP[1], "to_hand", TOP[2])
    assert "to_hand" not in table.legal()


@pytest.mark.clause("PAX-13.6")
@pytest.mark.parametrize(("deck", "most"), [(6, 3), (5, 2), (4, 1), (3, 0)])
def test_there_are_no_more_additional_cards_than_the_deck_held_beyond_three(deck: int, most: int) -> None:
    table = drawing(["any"] * deck, ["militia:12"], "nocturnus").play("to_hand", "legion:1", "to_deck")
    drawn = 0
    while table.decision == "draw_extra":
        table.play("extra:1", "to_hand")
        drawn += 1
    assert drawn == most


@pytest.mark.clause("PAX-13.6")
@pytest.mark.parametrize("deck", [2, 1])
def test_with_fewer_than_three_cards_militia_adds_none(deck: int) -> None:
    table = drawing(["any"] * deck, ["militia:12"], "nocturnus")
    assert (table.decision, len(table.window()), table.state.extras_left) == ("draw_dest", 1, 0)


@pytest.mark.clause("PAX-13.6", "PAX-4.7")
def test_militia_asks_nothing_when_the_deck_is_empty() -> None:
    table = drawing([], ["militia:12"], "nocturnus")
    assert (table.decision, table.money(0)) == ("buy", 7)


@pytest.mark.clause("PAX-13.7")
def test_with_two_cards_in_view_only_the_first_placed_card_must_not_go_into_the_hand() -> None:
    table = drawing(TOP, ["militia:4", "religion:3"], "nocturnus")
    assert table.window() == TOP[:2]
    table.play("wealth_s1v1")
    assert "to_hand" not in table.legal()
    table.play("to_deck")
    table.play("fleet_s1v1", "to_hand")
    assert (table.decision, table.window()) == ("draw_extra", ["army_s1v1"])
    table.play("extra:1", "army_s1v1", "to_hand")
    assert table.window() == ["estate_s1v1"]
    assert table.legal() == LEGIONS
    assert table.hand(0) == ["fleet_s1v1", "army_s1v1"]


@pytest.mark.clause("PAX-13.7")
def test_six_religion_symbols_show_the_extra_cards_too() -> None:
    table = drawing(TOP, ["militia:8", "religion:6"], "nocturnus").play("extra:1", "extra:1")
    assert table.window() == TOP[:5]
    table.play("senator_s1v1", "to_hand", "wealth_s1v1", "to_hand", "army_s1v1", "to_hand")
    assert table.window() == ["fleet_s1v1", "estate_s1v1"]
    one_by_one = drawing(TOP, ["militia:8"], "nocturnus")
    assert one_by_one.window() == TOP[:1]
