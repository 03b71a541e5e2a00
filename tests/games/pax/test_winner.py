"""Chapter 11: winner and points; bonus fleets and armies (chapter 8)."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.pax.components import CATEGORY_NAMES
from tests.games.pax.positions import PAX, Position, position

RULES, SCORING = PAX.room("rules"), PAX.room("scoring")
BASE = ["wealth", "religion", "estate", "conspiracy", "fleet", "army", "senator"]
HIDDEN = ["senator_s1v1", "senator_s1v1", "senator_s1v2"]


def ended(seats: int = 2, **more: Any) -> Position:
    """The last seat plays nothing in the last round, and the game is over; that seat thereby earns 2 aurei."""
    more.setdefault("rome_hidden", HIDDEN)
    more.setdefault("stacks", {1: ["senator_s2v4"]})
    table = position(seats=seats, active=seats - 1, decision="play", deck=[], **more).play("stop")
    assert table.is_over
    return table


def strength(table: Position, seat: int | None, category: str) -> int:
    number = CATEGORY_NAMES.index(category)
    if seat is None:
        return int(SCORING.rome_strength(table.state, number))
    return int(SCORING.strength_of(table.state, seat, number))


def is_romes(table: Position, category: str) -> bool:
    return bool(SCORING.belongs_to_rome(table.state, CATEGORY_NAMES.index(category)))


def held_by_players(count: int, categories: list[str]) -> list[str]:
    """Cards with one symbol in each of the first `count` categories; Rome has none of them."""
    return [f"{category}:1" for category in categories[:count]]


# ---------------------------------------------------------------- strengths


@pytest.mark.clause("PAX-11.1")
def test_romes_hidden_cards_count_at_the_end() -> None:
    hidden = ["wealth_s2v2", "wealth_s1v1", "estate_s1v1"]
    table = ended(tableaux=[["wealth:3", "estate:1"]], rome_hidden=hidden)
    assert (table.rome_symbols("wealth"), table.rome_symbols("estate")) == (3, 1)
    assert is_romes(table, "wealth")
    assert is_romes(table, "estate")


@pytest.mark.clause("PAX-8.11", "PAX-11.2")
@pytest.mark.parametrize(
    ("fleets", "armies", "fleet_strength", "army_strength"),
    [(0, 0, 0, 0), (2, 2, 2, 2), (3, 0, 3, 1), (0, 3, 1, 3), (5, 0, 5, 1), (6, 2, 6, 4), (2, 6, 4, 6), (3, 3, 4, 4)],
)
def test_three_fleets_give_a_bonus_army_and_three_armies_a_bonus_fleet(
    fleets: int, armies: int, fleet_strength: int, army_strength: int
) -> None:
    units = [f"fleet:{fleets}", f"army:{armies}"]
    mine = position(tableaux=[units])
    assert (strength(mine, 0, "fleet"), strength(mine, 0, "army")) == (fleet_strength, army_strength)
    romes = position(rome=units)
    assert (strength(romes, None, "fleet"), strength(romes, None, "army")) == (fleet_strength, army_strength)


@pytest.mark.clause("PAX-8.11")
def test_bonus_symbols_count_only_at_the_end_and_know_no_limit() -> None:
    table = position(
        tableaux=[["estate:3", "fleet:3"]], hands=[["army_s2v3", "army_s1v1", "army_s1v2"]], decision="play"
    )
    table.play("army_s2v3", "army_s1v1")  # three armies, as many as the limit, beside one bonus army
    assert strength(table, 0, "army") == 4
    assert strength(table, 0, "fleet") == 4
    assert table.refuses("army_s1v2") == "PAX-6.5"


@pytest.mark.clause("PAX-11.2")
def test_strength_is_counted_in_symbols() -> None:
    table = position(tableaux=[["wealth_s2v2", "wealth_s1v1"]], rome=["wealth_s2v3"])
    assert (strength(table, 0, "wealth"), strength(table, None, "wealth")) == (3, 2)


# ---------------------------------------------------------------- whose category, who wins


@pytest.mark.clause("PAX-11.3")
@pytest.mark.parametrize(
    ("rome", "first", "second", "romes"),
    [(3, 2, 2, True), (3, 3, 0, True), (3, 4, 0, False), (3, 0, 4, False), (0, 0, 0, True), (0, 0, 1, False)],
)
def test_rome_holds_a_category_against_every_single_player(rome: int, first: int, second: int, romes: bool) -> None:
    table = position(tableaux=[[f"wealth:{first}"], [f"wealth:{second}"]], rome=[f"wealth:{rome}"])
    assert is_romes(table, "wealth") == romes


@pytest.mark.clause("PAX-11.4")
@pytest.mark.parametrize(("held", "rome_wins"), [(3, True), (4, False), (5, False), (2, True)])
def test_rome_wins_with_four_of_seven_categories(held: int, rome_wins: bool) -> None:
    cards = held_by_players(held, BASE)
    table = ended(tableaux=[cards[::2], cards[1::2]])
    ending = table.told("game_ended")[0]
    assert (ending["rome_categories"], ending["rome_wins"]) == (7 - held, int(rome_wins))


@pytest.mark.clause("PAX-12.11")
@pytest.mark.parametrize(("held", "rome_wins"), [(3, True), (4, False)])
@pytest.mark.parametrize("seats", [5, 8])
def test_the_threshold_stays_four_of_seven_with_many_seats(held: int, rome_wins: bool, seats: int) -> None:
    table = ended(seats, tableaux=[held_by_players(held, BASE)])
    ending = table.told("game_ended")[0]
    assert (ending["rome_categories"], ending["rome_wins"]) == (7 - held, int(rome_wins))


@pytest.mark.clause("PAX-13.11", "PAX-14.4")
@pytest.mark.parametrize(("held", "rome_wins"), [(4, True), (5, True), (6, False)])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_rome_wins_with_five_of_ten_categories_in_nocturnus(held: int, rome_wins: bool, seats: int) -> None:
    cards = held_by_players(held, ["militia", "scout", "adversary", *BASE])
    table = ended(seats, variant="nocturnus", tableaux=[cards[::2], cards[1::2]])
    ending = table.told("game_ended")[0]
    assert (ending["rome_categories"], ending["rome_wins"]) == (10 - held, int(rome_wins))


@pytest.mark.clause("PAX-11.5")
def test_if_rome_wins_the_holder_of_primus_conspiratus_wins_whatever_the_points() -> None:
    table = ended(3, tableaux=[["wealth:5"], ["conspiracy:1"], []], money=[9, 0, 0])
    assert table.scores()[0] > table.scores()[1]
    assert table.places() == [2, 1, 2]
    assert PAX.outcome(table.state).id == "pax-outcome-rome"


@pytest.mark.clause("PAX-11.5")
def test_if_rome_wins_and_nobody_holds_primus_conspiratus_nobody_wins() -> None:
    table = ended(tableaux=[["wealth:5"], ["estate:1"]])
    assert table.winners() == []
    assert PAX.outcome(table.state).id == "pax-outcome-rome-nobody"


@pytest.mark.clause("PAX-11.6")
def test_if_the_players_win_most_points_win_and_not_primus_conspiratus() -> None:
    table = ended(tableaux=[["wealth:1", "religion:1", "estate:1"], ["conspiracy:1"]], money=[9, 0])
    assert table.scores() == [15 + 4, 5 + 1]
    assert table.places() == [1, 2]
    assert PAX.outcome(table.state).id == "pax-outcome-players"


@pytest.mark.clause("PAX-11.6")
def test_a_tie_is_a_shared_victory() -> None:
    cards = ["wealth:1", "religion:1", "estate:1", "fleet:1"]
    table = ended(3, tableaux=[cards, cards, []], money=[2, 2, 0])
    assert table.scores() == [5 * 4 + 1 + 4, 5 * 4 + 1 + 4, 4]
    assert table.places() == [1, 1, 3]
    assert PAX.outcome(table.state).args["seats"] == [0, 1]


# ---------------------------------------------------------------- points


@pytest.mark.clause("PAX-11.7")
@pytest.mark.parametrize(
    ("tableau", "rome", "points"),
    [
        (["wealth:1"], ["wealth:1"], 2),  # a category played, but not above Rome
        (["wealth:2"], ["wealth:1"], 2 + 3),
        (["wealth:5"], ["wealth:1"], 2 + 3),  # how far above does not matter
        (["wealth:1", "religion:1"], ["wealth:1", "religion:2"], 2 + 2),
        (["fleet:2"], ["fleet:5"], 2 + 2),
        (["army:2"], ["army:5"], 2 + 2),
        (["fleet:3"], ["fleet:5", "army:5"], 2 + 3 + 1),  # the bonus army scores, but is no category
        (["fleet:3"], ["fleet:5"], 2 + 3 + 1),  # Rome's five fleets give it a bonus army too
        (["army:3"], ["army:4"], 2 + 3 + 1),
        (["fleet:6"], ["fleet:2"], 2 + 3 + 6 + 2 + 3),  # two bonus armies stand above Rome's none
    ],
)
def test_points_for_categories_fleets_and_armies(tableau: list[str], rome: list[str], points: int) -> None:
    assert position(tableaux=[tableau], rome=rome, money=[0, 9]).scores()[0] == points


@pytest.mark.clause("PAX-11.7")
@pytest.mark.parametrize(
    ("money", "cards", "points"),
    [([5, 4, 3], [0, 0, 0], [4, 0, 0]), ([5, 5, 4], [0, 0, 0], [4, 4, 0]), ([5, 4, 3], [0, 2, 2], [0, 4, 0]),
     ([2, 2, 2], [0, 0, 0], [4, 4, 4]), ([3, 1, 0], [0, 2, 3], [4, 4, 4])],
)  # fmt: skip
def test_four_points_for_most_money_with_hand_cards_as_aurei(
    money: list[int], cards: list[int], points: list[int]
) -> None:
    table = position(seats=3, money=money, hands=[["any"] * count for count in cards])
    assert table.scores() == points


@pytest.mark.clause("PAX-11.8")
def test_several_players_score_for_the_same_category() -> None:
    table = position(seats=3, tableaux=[["wealth:3"], ["wealth:4"], ["wealth:2"]], rome=["wealth:2"], money=[0, 0, 9])
    assert table.scores() == [2 + 3, 2 + 3, 2 + 4]


@pytest.mark.clause("PAX-11.9")
def test_points_are_shown_also_when_rome_wins() -> None:
    table = ended(tableaux=[["wealth:1"], ["conspiracy:2"]], money=[4, 0])
    assert PAX.outcome(table.state).id == "pax-outcome-rome"
    sheet = {row.title.id: row.points for row in PAX.score_sheet(table.state)}
    assert sheet == {
        "pax-score-played": [2, 2],
        "pax-score-above-rome": [3, 3],
        "pax-score-fleets": [0, 0],
        "pax-score-armies": [0, 0],
        "pax-score-conspiratus": [0, 1],
        "pax-score-money": [4, 0],
        "pax-score-total": [9, 6],
    }
    assert table.scores() == [9, 6]
    assert table.winners() == [1]


@pytest.mark.clause("PAX-11.6", "PAX-11.7")
def test_the_most_money_can_decide_who_wins() -> None:
    cards = held_by_players(7, BASE)
    poor, rich = ended(tableaux=[cards, cards], money=[9, 0]), ended(tableaux=[cards, cards], money=[0, 9])
    for table, winner in ((poor, 0), (rich, 1)):
        places = np.zeros(2, dtype=np.int32)
        RULES.places(table.state, places)
        assert places.tolist().index(1) == winner
        assert sorted(places.tolist()) == [1, 2]
