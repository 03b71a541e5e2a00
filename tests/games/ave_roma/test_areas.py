"""Area cards (chapter 5) and Aedilis (6.2)."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import position


@pytest.mark.clause("AVE-5.1", "AVE-6.2.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_the_value_names_the_area_and_aedilis_gives_its_four_resources(value: int) -> None:
    areas = {1: "area_03", 2: "area_07", 3: "area_29", 4: "area_22", 5: "area_19"}
    shown = {
        1: {"wood": 1, "stone": 1, "cattle": 1, "grain": 1},
        2: {"wood": 1, "stone": 1, "ore": 1, "grain": 1},
        3: {"cattle": 1, "ore": 1, "grain": 1, "wine": 1},
        4: {"stone": 1, "cattle": 1, "ore": 1, "grain": 1},
        5: {"wood": 1, "ore": 1, "grain": 1, "wine": 1},
    }
    table = position(areas=areas).play(f"worker:{value}", "aedilis")
    assert table.stock(0) == shown[value]
    assert [table.area(number)[1] for number in range(1, 6)] == [
        "upper" if number == value else "lower" for number in range(1, 6)
    ]


@pytest.mark.clause("AVE-5.3", "AVE-5.4")
@pytest.mark.parametrize("place", ["aedilis", "mercator", "propraetor"])
def test_a_lower_card_costs_nothing_and_moves_up(place: str) -> None:
    table = position(areas={3: "area_29"}, denarii=0).play("worker:3", place)
    while table.actor == 0:
        table.play(table.legal()[0])
    assert (table.area(3), table.denarii(0)) == (("area_29", "upper"), 0)
    assert int(table.state.prestige[2]) == 0
    assert table.cards(0, "area") == []


@pytest.mark.clause("AVE-5.5", "AVE-6.2.2", "AVE-R2")
def test_an_upper_card_costs_two_and_goes_to_the_player_who_used_it() -> None:
    table = position(areas={3: "area_29"}, upper=[3], decks={"area": ["area_16"]}, denarii=2)
    table.play("worker:3", "aedilis")
    assert table.denarii(0) == 0
    assert table.told("paid_surcharge") == [{"seat": 0, "denarii": 2, "area": 3}]
    assert table.cards(0, "area") == ["area_29"]
    assert int(table.state.prestige[2]) == 1
    assert table.area(3) == ("area_16", "lower")
    assert table.state.revealed == 1
    dear = position(areas={3: "area_29"}, upper=[3], denarii=1).play("worker:3")
    assert dear.refuses("aedilis") == "AVE-5.5"


@pytest.mark.clause("AVE-5.6", "AVE-6.2.2")
def test_an_empty_slot_gives_nothing_but_still_costs_two() -> None:
    table = position(areas={3: None}, denarii=2).play("worker:3", "aedilis")
    assert (table.denarii(0), table.stock(0), int(table.state.prestige[2])) == (0, {}, 0)
    assert table.area(3) == (None, "lower")
    poor = position(areas={3: None}, denarii=1).play("worker:3")
    assert poor.refuses("aedilis") == "AVE-5.6"


@pytest.mark.clause("AVE-5.7")
def test_the_surcharge_is_paid_before_goods_come_in_but_after_a_sale() -> None:
    """With no room at all the four resources would be worth money: that money comes too late."""
    full = {"wood": 4, "stone": 3, "cattle": 2, "ore": 4, "grain": 3, "wine": 2, "surplus": 7}
    table = position(areas={3: "area_29"}, upper=[3], stock=[full], denarii=1).play("worker:3")
    assert table.refuses("aedilis") == "AVE-5.5"
    assert table.refuses("propraetor") == "AVE-5.5"
    table.play("mercator", "sell:wine", "done")
    assert table.denarii(0) == 1 + 3 - 2
    paying = position(areas={3: "area_29"}, upper=[3], stock=[full], denarii=2).play("worker:3", "aedilis")
    assert paying.events()[:3] == ["placed", "paid_surcharge", "overflowed"]
    assert paying.denarii(0) == 3 + 1 + 2 + 3


@pytest.mark.clause("AVE-5.8", "AVE-14.1")
def test_a_slot_that_cannot_be_refilled_stays_empty_and_triggers_the_end() -> None:
    table = position(areas={3: "area_29"}, upper=[3], deck_sizes={"area": 0}).play("worker:3", "aedilis")
    assert table.area(3) == (None, "lower")
    assert int(table.state.prestige[2]) == 1
    assert table.told("area_empty") == [{"area": 3, "first": 1}]
    assert table.view(0)["end"] == "area"
    assert (table.phase, table.actor) == ("action", 1)


@pytest.mark.clause("AVE-5.9")
@pytest.mark.parametrize(("chosen", "other"), [("cattle", "ore"), ("ore", "cattle")])
def test_two_equal_half_symbols_bring_a_resource_of_that_colour(chosen: str, other: str) -> None:
    table = position(areas={2: "area_07"}, upper=[2], owned=[["area_04"]])
    table.play("worker:2", "aedilis")
    assert (table.decision, table.legal()) == ("colour", ["take:cattle", "take:ore"])
    before = table.stock(0)
    table.play(f"take:{chosen}")
    assert table.stock(0).get(chosen, 0) == before.get(chosen, 0) + 1
    assert table.stock(0).get(other, 0) == before.get(other, 0)


@pytest.mark.clause("AVE-5.10")
@pytest.mark.parametrize(
    ("owned", "pair"),
    [
        ([], False),
        (["area_04"], True),
        (["area_04", "area_13"], False),
        (["area_04", "area_13", "area_16"], True),
        (["area_03", "area_05"], False),
    ],
)
def test_each_card_counts_in_one_pair_only(owned: list[str], pair: bool) -> None:
    table = position(areas={2: "area_07"}, upper=[2], owned=[owned]).play("worker:2", "aedilis")
    assert (table.decision == "colour") == pair


@pytest.mark.clause("AVE-5.11")
def test_prestige_stops_at_eight() -> None:
    table = position(areas={2: "area_07"}, upper=[2], prestige={2: 8}).play("worker:2", "aedilis")
    assert int(table.state.prestige[1]) == 8
    seven = position(areas={2: "area_07"}, upper=[2], prestige={2: 7}).play("worker:2", "aedilis")
    assert int(seven.state.prestige[1]) == 8


@pytest.mark.clause("AVE-5.12")
def test_area_cards_keep_their_positions_through_the_refill_phase() -> None:
    table = position(upper=[1, 4], workers=[[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]])
    before = [table.area(number) for number in range(1, 6)]
    table.play("pass", "pass")
    assert table.told("refilled_row")
    assert [table.area(number) for number in range(1, 6)] == before
    assert int(table.state.round_number) == 2
