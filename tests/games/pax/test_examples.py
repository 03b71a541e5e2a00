"""The worked examples X-1 to X-18 of the rules."""

from __future__ import annotations

import pytest

from saturnalia.games.pax.components import CATEGORY_NAMES
from tests.games.pax.positions import PAX, Position, position

SCORING = PAX.room("scoring")


@pytest.mark.clause("PAX-5.1", "PAX-5.2", "PAX-5.3")
def test_example_x_1_purchase() -> None:
    table = position(stacks={1: ["estate_s1v2", "conspiracy_s1v2"]}, money=5, decision="buy").play("legion:1")
    assert table.money(0) == 1
    assert table.hand(0) == ["estate_s1v2", "conspiracy_s1v2"]


@pytest.mark.clause("PAX-6.2", "PAX-7.4")
def test_example_x_2_playing_and_income() -> None:
    table = position(
        tableaux=[["wealth_s1v2", "wealth_s2v2"]], hands=[["wealth_s1v1", "estate_s1v1"]], money=3, decision="play"
    )
    table.play("wealth_s1v1", "estate_s1v1")
    assert table.money(0) == 2
    assert table.play("stop").told("got_income")[0]["aurei"] == 3
    assert table.money(0) == 5


@pytest.mark.clause("PAX-6.5", "PAX-6.6", "PAX-6.7")
def test_example_x_3_limit() -> None:
    table = position(
        tableaux=[["estate:3", "conspiracy:4", "fleet:4", "army:3"]],
        hands=[["fleet_s1v1", "army_s1v1", "army_s2v3"]],
        decision="play",
    )
    assert table.view(0)["seats"][0]["unit_limit"] == 4
    assert table.legal() == ["army_s1v1", "stop"]


@pytest.mark.clause("PAX-9.2", "PAX-9.3")
@pytest.mark.parametrize("second", [["wealth_s2v3"], ["fleet_s2v4"]])
def test_example_x_4_romes_stack(second: list[str]) -> None:
    stacks = {1: ["army_s2v4"], 2: second, 3: ["wealth_s1v2"]}
    table = position(stacks=stacks, deck=["any"] * 9, active=1).play("pass_and_peek")
    tied = int(second == ["fleet_s2v4"])
    assert table.told("rome_took") == [{"legion": 1, "value": 4, "count": 1, "tied": tied}]
    assert table.rome_symbols("army") == 2


def final_scoring(romes_wealth: int) -> Position:
    """The position of X-5; the second seat ends the game and thereby earns the last 2 of its 5 aurei."""
    hidden = ["religion_s1v1", "conspiracy_s1v1", "estate_s1v1"]
    table = position(
        tableaux=[
            ["wealth:3", "fleet:3", "army:1", "religion:2", "estate:3"],
            ["wealth:1", "army:3", "religion:1", "senator:2", "conspiracy:3"],
        ],
        rome=[f"wealth:{romes_wealth}", "fleet:4", "army:3", "estate:1"],
        rome_hidden=hidden,
        stacks={1: ["senator_s2v4"]},
        money=[1, 3],
        hands=[["fleet_s1v1", "fleet_s1v2"], []],
        active=1,
        decision="play",
    )
    return table.play("stop")


@pytest.mark.clause("PAX-8.11", "PAX-11.1", "PAX-11.3", "PAX-11.4", "PAX-11.6", "PAX-11.7", "PAX-11.8")
def test_example_x_5_final_scoring() -> None:
    table = final_scoring(romes_wealth=1)
    assert table.is_over
    fleet, army = CATEGORY_NAMES.index("fleet"), CATEGORY_NAMES.index("army")
    assert (SCORING.rome_strength(table.state, fleet), SCORING.rome_strength(table.state, army)) == (5, 4)
    assert SCORING.strength_of(table.state, 0, army) == 2
    assert SCORING.strength_of(table.state, 1, fleet) == 1
    romes = [name for i, name in enumerate(CATEGORY_NAMES[:7]) if SCORING.belongs_to_rome(table.state, i)]
    assert romes == ["fleet", "army", "senator"]
    assert table.scores() == [24, 22]
    assert table.winners() == [0]


@pytest.mark.clause("PAX-11.3", "PAX-11.4", "PAX-11.5", "PAX-11.9")
def test_example_x_6_same_position_rome_wins() -> None:
    table = final_scoring(romes_wealth=3)
    assert table.told("game_ended") == [{"rome_categories": 4, "rome_wins": 1, "deck": 0, "empty": 3}]
    assert table.winners() == [1]
    assert table.scores() == [21, 22]


@pytest.mark.clause("PAX-5.2", "PAX-8.10")
@pytest.mark.parametrize(("wealth", "price"), [(2, 3), (3, 2), (6, 1), (9, 0), (12, 0)])
def test_example_x_7_wealth_discount(wealth: int, price: int) -> None:
    table = position(tableaux=[[f"wealth:{wealth}"]], stacks={1: ["army_s2v3"]}, decision="buy").play("legion:1")
    assert table.money(0) == 5 - price


@pytest.mark.clause("PAX-7.2", "PAX-7.3", "PAX-7.4", "PAX-7.5", "PAX-3.6")
@pytest.mark.parametrize(
    ("cards", "income"),
    [
        (["army_s1v1"], 2),
        (["army_s1v1", "senator_s1v1"], 5),
        (["senator_s1v1", "conspiracy_s1v1"], 0),
        ([], 2),
    ],
)
def test_example_x_8_income_cases(cards: list[str], income: int) -> None:
    tableau = ["senator_s1v2", "senator_s1v2", "senator_s1v2", "army_s1v2", "estate:4"]
    table = position(tableaux=[tableau], hands=[cards], decision="play").play(*cards, "stop")
    assert table.told("got_income")[0]["aurei"] == income
    passing = position(tableaux=[tableau], hands=[cards], stacks={1: ["any"]}, deck=["any"] * 9).play("pass_and_peek")
    assert (passing.money(0), passing.told("got_income")) == (7, [])


@pytest.mark.clause("PAX-8.6")
def test_example_x_9_religion_3_to_5() -> None:
    a, b, c = "wealth_s1v1", "fleet_s1v1", "army_s1v1"
    table = position(tableaux=[["religion:3"]], deck=[a, b, c, "any"], stacks={1: ["any"]}).play("take_turn")
    assert table.legal() == [a, b]
    table.play(b)
    assert table.legal() == ["to_deck", "legion:1", "legion:2", "legion:3"]
    table.play("to_deck")
    assert set(table.window()) == {a, c}
    assert set(table.legal()) == {a, c}
    table.play(c)
    assert table.legal() == ["to_hand", "legion:1", "legion:2", "legion:3"]
    table.play("legion:2", "to_hand")
    assert (table.hand(0), table.stack(2), table.deck()[-1]) == ([a], [c], b)


@pytest.mark.clause("PAX-4.5", "PAX-4.7", "PAX-10.1", "PAX-10.2")
def test_example_x_10_short_deck() -> None:
    table = position(deck=["wealth_s1v1", "wealth_s1v2"], stacks={1: ["any"], 2: ["any"], 3: ["any"]})
    table.play("take_turn", "legion:1", "to_hand", "stop", "stop")
    assert (table.deck(), table.money(0)) == ([], 7)
    table.play("take_turn")
    assert table.money(1) == 7
    table.play("stop", "stop")
    assert len(table.told("rome_took")) == 1
    assert table.money(1) == 9
    assert table.is_over


@pytest.mark.clause("PAX-8.12", "PAX-8.13", "PAX-8.14", "PAX-9.5")
def test_example_x_11_primus_conspiratus() -> None:
    table = position(
        hands=[["conspiracy_s1v1"], ["conspiracy_s1v1", "conspiracy_s1v2"]],
        decision="play",
        stacks={1: ["any"]},
        deck=["any"] * 9,
    )
    table.play("conspiracy_s1v1")
    assert table.conspiratus() == 0
    table.play("stop", "take_turn", "to_hand", "to_deck", "legion:1", "stop", "conspiracy_s1v1")
    assert table.conspiratus() == 0
    table.play("conspiracy_s1v2")
    assert table.conspiratus() == 1
    table.play("stop")
    assert (table.state.round_number, table.state.primus, table.actor) == (2, 1, 1)


@pytest.mark.clause("PAX-13.9")
def test_example_x_12_nocturnus_tie() -> None:
    table = position(
        variant="nocturnus",
        tableaux=[["conspiracy:2", "adversary:1"], ["conspiracy:2", "adversary:1"]],
        hands=[[], ["adversary_s1v1"]],
        conspiratus=0,
        active=1,
        decision="play",
    )
    assert table.play("adversary_s1v1").conspiratus() == 1


@pytest.mark.clause("PAX-13.3", "PAX-13.4")
@pytest.mark.parametrize(("scouts", "costs"), [(3, [0, 1, 2, 3]), (4, [0, 0, 1, 2]), (8, [0, 0, 0, 1])])
def test_example_x_13_scouts(scouts: int, costs: list[int]) -> None:
    hand = ["wealth_s1v1", "wealth_s1v2", "religion_s1v1", "religion_s1v2"]
    table = position(variant="nocturnus", tableaux=[[f"scout:{scouts}"]], hands=[hand], money=9, decision="play")
    assert [line["cost"] for line in table.play(*hand).told("played")] == costs
    if scouts == 3:
        table = position(
            variant="nocturnus", tableaux=[["scout:3"]], hands=[["scout_s1v1", *hand]], money=9, decision="play"
        )
        played = table.play("scout_s1v1", "wealth_s1v1", "wealth_s1v2").told("played")
        assert [line["cost"] for line in played] == [0, 0, 1]


@pytest.mark.clause("PAX-13.5", "PAX-13.6")
def test_example_x_14_militia() -> None:
    table = position(variant="nocturnus", tableaux=[["militia:5"]], deck=["any"] * 20, stacks={1: ["any"]})
    table.play("take_turn", "to_hand", "legion:1", "to_deck")
    assert table.legal() == ["extra:0", "extra:1"]
    table.play("extra:1", "to_hand")
    assert (len(table.hand(0)), len(table.deck()), table.decision) == (2, 17, "buy")
    greedy = position(variant="nocturnus", tableaux=[["militia:5"]], deck=["any"] * 20, stacks={1: ["any"]})
    greedy.play("take_turn", "to_hand", "to_hand", "legion:1")
    assert greedy.legal() == ["to_deck"]  # the fourth card must be drawn
    short = position(variant="nocturnus", tableaux=[["militia:5"]], deck=["any"] * 3, stacks={1: ["any"]})
    short.play("take_turn")
    assert short.decision == "draw_dest"
    assert short.play("to_hand", "legion:1", "to_deck").decision == "buy"


@pytest.mark.clause("PAX-13.8")
def test_example_x_15_adversary() -> None:
    one = position(variant="nocturnus", tableaux=[["adversary:8"]], hands=[["wealth_s1v1"]], decision="play")
    one.play("stop", "wealth_s1v1")
    assert (one.rome(), one.hand(0), one.actor) == (["wealth_s1v1"], [], 1)
    hand = ["wealth_s1v1", "fleet_s1v1", "estate_s1v1"]
    three = position(variant="nocturnus", tableaux=[["adversary:8"]], hands=[hand], decision="play")
    three.play("stop", "estate_s1v1", "wealth_s1v1")
    assert (three.rome(), three.hand(0), three.actor) == (["wealth_s1v1", "estate_s1v1"], ["fleet_s1v1"], 1)


@pytest.mark.clause("PAX-12.6", "PAX-12.7", "PAX-12.8", "PAX-H11")
def test_example_x_16_senator_reaction() -> None:
    """Those without a legal card are asked all the same, with one answer, so that nobody learns why (PAX-H11)."""
    table = position(
        seats=5,
        hands=[["senator_s1v1", "senator_s1v2"], ["wealth_s1v1"], ["fleet_s1v1", "wealth_s1v2"], [], ["fleet_s1v2"]],
        tableaux=[[], [], ["estate:2", "conspiracy:1", "fleet:2"]],
        money=[5, 0, 5, 5, 5],
        decision="play",
    )
    table.play("senator_s1v1", "senator_s1v2", "stop")
    offered = {}
    while table.decision == "react":
        offered[table.actor] = table.legal()
        table.play("stop")
    assert offered == {1: ["stop"], 2: ["wealth_s1v2", "stop"], 3: ["stop"], 4: ["stop"]}
    assert (table.decision, table.actor) == ("turn_mode", 1)


@pytest.mark.clause("PAX-3.3", "PAX-4.2", "PAX-5.5", "PAX-6.2", "PAX-7.5", "PAX-9.3", "PAX-9.5", "PAX-9.8")
def test_example_x_17_full_round() -> None:
    deck = ["conspiracy_s1v1", "senator_s1v2", "religion_s1v1", "fleet_s1v2"]
    deck += ["estate_s2v2", "religion_s1v2", "wealth_s2v3", "senator_s1v1"]
    table = position(
        stacks={1: ["estate_s1v1"], 2: ["wealth_s1v2"], 3: ["army_s2v4"]},
        deck=deck,
        hands=[["wealth_s1v1"], ["estate_s1v2"]],
    )
    table.play("take_turn", "legion:1", "to_hand", "to_deck", "legion:1")
    assert table.money(0) == 3
    table.play("senator_s1v2", "wealth_s1v1")
    assert table.money(0) == 2
    table.play("stop")
    assert (table.money(0), table.hand(0)) == (4, ["estate_s1v1", "conspiracy_s1v1"])

    table.play("take_turn", "to_hand", "legion:1", "to_deck", "legion:3")
    assert table.money(1) == 1
    table.play("estate_s1v2", "fleet_s1v2")
    assert table.money(1) == 0
    assert "army_s2v4" not in table.legal()
    table.play("stop")
    assert (table.money(1), table.hand(1)) == (1, ["army_s2v4"])

    assert table.told("rome_took") == [{"legion": 1, "value": 2, "count": 1, "tied": 1}]
    assert table.rome_symbols("estate") == 2
    assert (table.state.primus, table.actor) == (0, 0)
    assert [table.stack(legion) for legion in (1, 2, 3)] == [["wealth_s2v3"], ["wealth_s1v2"], ["senator_s1v1"]]
    assert table.deck() == ["religion_s1v1", "religion_s1v2"]


@pytest.mark.clause("PAX-15.5", "PAX-15.6")
def test_example_x_18_solitaire_level_3_opening() -> None:
    table = position(
        seats=1,
        solo_level=3,
        opening=["fleet_s2v3", "estate_s1v1", "religion_s1v1"],
        opening_lay=1,
        deck=["any"] * 60,
        rome_hidden=[],
        decision="solo_lay",
    )
    table.play("fleet_s2v3")
    assert table.legal() == ["religion_s1v1", "estate_s1v1"]
    table.play("estate_s1v1")
    assert (table.tableau(0), table.hand(0)) == (["fleet_s2v3"], ["estate_s1v1"])
    returned = [place for place in range(179) if table.state.returned_by[place] == 0]
    assert [int(table.state.deck[place]) for place in returned] == [12]  # religion(1,1)
    for estates, playable in ((1, False), (2, False), (3, True)):
        later = position(
            seats=1, tableaux=[["fleet_s2v3", f"estate:{estates}"]], hands=[["fleet_s1v1"]], decision="play"
        )
        assert ("fleet_s1v1" in later.legal()) == playable
