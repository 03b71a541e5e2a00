"""Chapter 6: playing cards; estates and conspiracies (chapter 8), scouts (chapter 13)."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import Position, position

FIVE = ["wealth_s1v1", "wealth_s1v2", "religion_s1v1", "religion_s1v2", "senator_s1v1"]


def playing(hand: list[str], tableau: list[str] | None = None, money: int = 20, variant: str = "base") -> Position:
    """A table at which the first seat plays cards."""
    return position(hands=[hand], tableaux=[tableau or []], money=money, variant=variant, decision="play")


def costs_of(table: Position, cards: list[str]) -> list[int]:
    """Play the cards and return what each of them cost."""
    return [line["cost"] for line in table.play(*cards).told("played")]


@pytest.mark.clause("PAX-6.1")
def test_any_number_of_cards_is_played_from_the_hand() -> None:
    table = playing(FIVE).play(*FIVE)
    assert table.tableau(0) == FIVE
    assert table.hand(0) == []
    assert table.legal() == ["stop"]
    assert table.refuses("wealth_s1v1") == "PAX-6.1"


@pytest.mark.clause("PAX-6.2")
def test_each_further_card_of_a_turn_costs_one_aureus_more() -> None:
    table = playing(FIVE)
    assert costs_of(table, FIVE) == [0, 1, 2, 3, 4]
    assert table.money(0) == 20 - 10


@pytest.mark.clause("PAX-6.2")
def test_the_count_begins_anew_in_every_turn() -> None:
    table = position(hands=[FIVE[:2], FIVE[2:4]], decision="play", deck=["any"] * 9, stacks={1: ["any"]})
    table.play(*FIVE[:2], "stop", "take_turn", "to_hand", "legion:1", "to_deck", "stop")
    assert costs_of(table, FIVE[2:4]) == [0, 1]


@pytest.mark.clause("PAX-6.3", "PAX-7.1")
def test_cards_are_paid_for_at_once_and_before_the_income() -> None:
    table = playing(FIVE, money=1)
    table.play(*FIVE[:2])
    assert table.money(0) == 0
    assert table.legal() == ["stop"]
    assert table.refuses("religion_s1v1") == "PAX-6.3"
    table.play("stop")
    assert table.money(0) == 2  # the income of two wealth cards comes too late for a third card
    poor = playing(FIVE, money=0)
    assert len(poor.legal()) == 6  # the first card is free
    assert poor.play("wealth_s1v1").legal() == ["stop"]


@pytest.mark.clause("PAX-6.4", "PAX-8.1")
def test_an_estate_raises_the_limit_for_the_next_card_of_the_same_turn() -> None:
    table = playing(["estate_s1v1", "fleet_s1v1", "army_s1v1"])
    assert table.legal() == ["estate_s1v1", "stop"]
    table.play("estate_s1v1")
    assert table.legal() == ["fleet_s1v1", "army_s1v1", "stop"]


@pytest.mark.clause("PAX-8.2")
def test_a_conspiracy_sets_the_same_limit_as_an_estate() -> None:
    table = playing(["conspiracy_s2v2", "fleet_s2v3", "army_s2v3", "fleet_s1v1"])
    table.play("conspiracy_s2v2", "fleet_s2v3", "army_s2v3")
    assert table.refuses("fleet_s1v1") == "PAX-6.5"


@pytest.mark.clause("PAX-6.5", "PAX-6.6", "PAX-8.1", "PAX-8.2")
@pytest.mark.parametrize(
    ("estates", "conspiracies", "limit"), [(0, 0, 0), (2, 0, 2), (0, 2, 2), (2, 3, 3), (3, 2, 3), (3, 3, 3)]
)
@pytest.mark.parametrize("unit", ["fleet", "army"])
def test_the_larger_of_estates_and_conspiracies_limits_fleets_and_armies(
    estates: int, conspiracies: int, limit: int, unit: str
) -> None:
    tableau = [f"estate:{estates}", f"conspiracy:{conspiracies}"]
    units = [f"{unit}_s1v1", f"{unit}_s1v1", f"{unit}_s1v2", f"{unit}_s1v2", f"{unit}_s1v2"]
    table = playing(units, tableau)
    for _ in range(limit):
        table.play(next(name for name in table.legal() if name != "stop"))
    assert table.legal() == ["stop"]
    assert table.refuses(f"{unit}_s1v2") == "PAX-6.5"
    assert table.symbols(0, unit) == limit


@pytest.mark.clause("PAX-6.5")
def test_fleets_and_armies_are_limited_separately() -> None:
    table = playing(["fleet_s1v1", "army_s1v1", "army_s2v3"], ["estate:2", "fleet:2"])
    assert table.legal() == ["army_s1v1", "army_s2v3", "stop"]
    assert table.play("army_s2v3").legal() == ["stop"]


@pytest.mark.clause("PAX-6.5")
def test_the_estates_of_other_seats_do_not_help() -> None:
    table = position(hands=[["fleet_s1v1"]], tableaux=[[], ["estate:5"]], decision="play")
    assert table.legal() == ["stop"]


@pytest.mark.clause("PAX-6.7")
@pytest.mark.parametrize("unit", ["fleet", "army"])
def test_two_symbols_that_exceed_the_limit_by_one_are_refused(unit: str) -> None:
    table = playing([f"{unit}_s2v3", f"{unit}_s1v1"], ["estate:3", f"{unit}:2"])
    assert table.refuses(f"{unit}_s2v3") == "PAX-6.7"
    assert f"{unit}_s1v1" in table.legal()
    assert f"{unit}_s2v3" in playing([f"{unit}_s2v3"], ["estate:4", f"{unit}:2"]).legal()


@pytest.mark.clause("PAX-6.8")
@pytest.mark.parametrize("played", [0, 1, 3])
def test_playing_stops_whenever_the_player_likes(played: int) -> None:
    table = playing(FIVE).play(*FIVE[:played])
    assert "stop" in table.legal()
    table.play("stop")
    assert len(table.tableau(0)) == played
    assert table.actor == 1


# ---------------------------------------------------------------- scouts and the other cards of Nocturnus


@pytest.mark.clause("PAX-13.2")
@pytest.mark.parametrize("category", ["militia", "scout", "adversary"])
def test_the_new_categories_have_no_limit_and_earn_like_all_others(category: str) -> None:
    hand = [f"{category}_s1v1", f"{category}_s1v1"]
    table = playing(hand, [f"{category}_s1v2"], variant="nocturnus").play(*hand, "stop")
    assert table.told("got_income")[0]["aurei"] == 3


@pytest.mark.clause("PAX-13.2")
@pytest.mark.parametrize("category", ["militia", "scout", "adversary"])
def test_the_new_categories_score_two_and_three_points_like_all_others(category: str) -> None:
    table = position(
        variant="nocturnus", tableaux=[[f"{category}:2"], [f"{category}:1"]], rome=[f"{category}:1"], money=[0, 9]
    )
    assert table.scores() == [2 + 3, 2 + 4]


@pytest.mark.clause("PAX-13.3")
@pytest.mark.parametrize(
    ("scouts", "costs"), [(3, [0, 1, 2, 3, 4]), (4, [0, 0, 1, 2, 3]), (7, [0, 0, 1, 2, 3]), (8, [0, 0, 0, 1, 2])]
)
def test_every_four_scout_symbols_make_one_card_more_free(scouts: int, costs: list[int]) -> None:
    table = playing(FIVE, [f"scout:{scouts}"], variant="nocturnus")
    assert costs_of(table, FIVE) == costs


@pytest.mark.clause("PAX-13.4", "PAX-6.4")
def test_a_scout_played_earlier_in_the_turn_already_helps() -> None:
    hand = ["wealth_s1v1", "scout_s1v1", "wealth_s1v2", "religion_s1v1"]
    table = playing(hand, ["scout:3"], variant="nocturnus")
    assert costs_of(table, hand) == [0, 1, 1, 2]
    helpful = playing(hand, ["scout:3"], variant="nocturnus")
    assert costs_of(helpful, ["scout_s1v1", "wealth_s1v1", "wealth_s1v2"]) == [0, 0, 1]
