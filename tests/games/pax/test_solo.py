"""Chapters 15 and 16: solitaire."""

from __future__ import annotations

import pytest

from tests.games.pax.positions import PAX, Position, first_turn, new_game, position

BASE = ["conspiracy", "wealth", "religion", "estate", "senator", "fleet", "army"]
NOCTURNUS = [*BASE, "militia", "scout", "adversary"]
HIDDEN = ["conspiracy_s1v1", "conspiracy_s1v1", "conspiracy_s1v1"]


def finished(level: int, tableau: list[str], rome: list[str], variant: str = "base") -> Position:
    """The last turn of a solitaire game is played; Rome receives four conspiracy symbols at the end."""
    table = position(
        seats=1,
        variant=variant,
        solo_level=level,
        tableaux=[tableau],
        rome=rome,
        rome_hidden=HIDDEN,
        stacks={1: ["conspiracy_s1v2"]},
        decision="play",
        deck=[],
    )
    table.play("stop")
    assert table.is_over
    return table


def one_card_in_each(categories: list[str]) -> list[str]:
    return ["conspiracy:5", *(f"{category}:1" for category in categories if category != "conspiracy")]


@pytest.mark.clause("PAX-15.1")
def test_a_solitaire_round_has_one_turn_after_which_rome_takes_a_stack() -> None:
    table = first_turn(seats=1)
    for number in (1, 2, 3):
        assert table.state.round_number == number
        table.play("take_turn", "to_hand", "legion:1", "to_deck", "stop", "stop")
        assert len(table.told("rome_took")) == 1
        assert table.actor == 0


@pytest.mark.clause("PAX-15.3")
@pytest.mark.parametrize(("level", "stronger"), [(1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
@pytest.mark.parametrize("short", [0, 1])
def test_the_goal_of_each_level_is_to_be_stronger_than_rome_often_enough(level: int, stronger: int, short: int) -> None:
    tied = [f"{category}:1" for category in BASE[stronger - short :]]
    table = finished(level, one_card_in_each(BASE), tied)
    assert table.places() == ([2] if short else [1])
    assert table.told("game_ended")[0]["rome_wins"] == short
    assert PAX.outcome(table.state).id == ("pax-outcome-solo-lost" if short else "pax-outcome-solo-won")
    assert table.view(0)["solo_goal"] == {"stronger": stronger, "played": 7}


@pytest.mark.clause("PAX-16.3")
@pytest.mark.parametrize(("level", "stronger"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
@pytest.mark.parametrize("short", [0, 1])
def test_the_goals_of_nocturnus_are_higher(level: int, stronger: int, short: int) -> None:
    tied = [f"{category}:1" for category in NOCTURNUS[stronger - short :]]
    table = finished(level, one_card_in_each(NOCTURNUS), tied, "nocturnus")
    assert table.places() == ([2] if short else [1])
    assert table.view(0)["solo_goal"] == {"stronger": stronger, "played": 10}


@pytest.mark.clause("PAX-15.8", "PAX-15.3", "PAX-16.3")
@pytest.mark.parametrize(("variant", "categories", "easiest"), [("base", 7, 3), ("nocturnus", 10, 6)])
@pytest.mark.parametrize("level", [5, 1, 3, 2, 4])
def test_any_level_may_be_chosen_directly_and_again_and_has_its_own_goal(
    variant: str, categories: int, easiest: int, level: int
) -> None:
    goal = {"stronger": easiest + level - 1, "played": categories}
    for _ in ("first", "again"):
        table = new_game(seats=1, variant=variant, solo_level=level)
        assert (table.view(0)["solo_level"], table.view(0)["solo_goal"]) == (level, goal)
        while not table.is_over:
            table.play("pass_and_peek" if table.decision == "turn_mode" else table.legal()[0])
        assert table.winners() == []
        outcome = PAX.outcome(table.state)
        assert outcome.id == "pax-outcome-solo-lost"
        assert (outcome.args["level"], outcome.args["stronger"]) == (level, goal["stronger"])


@pytest.mark.clause("PAX-15.3", "PAX-16.3")
@pytest.mark.parametrize(("variant", "categories"), [("base", BASE), ("nocturnus", NOCTURNUS)])
def test_a_card_must_lie_in_every_category(variant: str, categories: list[str]) -> None:
    for missing in categories[1:]:
        tableau = [card for card in one_card_in_each(categories) if not card.startswith(missing)]
        assert finished(1, tableau, [], variant).places() == [2]
    assert finished(1, one_card_in_each(categories), [], variant).places() == [1]


@pytest.mark.clause("PAX-15.4")
def test_only_the_goal_decides_and_not_the_thresholds_of_the_larger_game() -> None:
    tied = [f"{category}:1" for category in BASE[3:]]
    won = finished(1, one_card_in_each(BASE), tied)
    ending = won.told("game_ended")[0]
    assert (ending["rome_categories"], ending["rome_wins"]) == (4, 0)  # four would be enough for Rome
    assert won.told("ended_alone") == [{"seat": 0, "above": 3, "covered": 7, "reached": 1}]
    lost = finished(5, one_card_in_each(BASE), tied[:1])
    ending = lost.told("game_ended")[0]
    assert (ending["rome_categories"], ending["rome_wins"]) == (1, 1)
    assert lost.conspiratus() == 0  # Primus Conspiratus does not help
    assert lost.winners() == []


@pytest.mark.clause("PAX-15.4")
@pytest.mark.parametrize(("fleets", "rome_fleets", "won"), [(3, 0, True), (2, 0, False), (3, 3, False)])
def test_bonus_armies_count_on_both_sides(fleets: int, rome_fleets: int, won: bool) -> None:
    tableau = ["conspiracy:5", "wealth:1", "religion:1", "estate:1", "senator:1", f"fleet:{fleets}", "army:1"]
    rome = ["estate:1", "senator:1", "army:1", f"fleet:{rome_fleets}", "religion:1"]
    goal_needs_the_army = finished(2 if rome_fleets == 0 else 1, tableau, rome)
    assert goal_needs_the_army.places() == ([1] if won else [2])


@pytest.mark.clause("PAX-15.6")
def test_opening_cards_are_laid_free_without_income_and_beyond_the_limits() -> None:
    cards = ["fleet_s2v3", "army_s2v4", "conspiracy_s1v1", "wealth_s1v1", "wealth_s1v2"]
    table = position(
        seats=1,
        solo_level=5,
        opening=cards,
        opening_lay=3,
        deck=["any"] * 60,
        rome_hidden=[],
        decision="solo_lay",
        money=5,
    )
    assert set(table.legal()) == set(cards)
    table.play("army_s2v4", "fleet_s2v3", "conspiracy_s1v1")
    assert table.money(0) == 5
    assert (table.symbols(0, "fleet"), table.symbols(0, "army")) == (2, 2)
    assert table.conspiratus() == 0
    assert table.decision == "setup_keep"
    table.play("wealth_s1v1")
    assert (table.money(0), table.hand(0)) == (5, ["wealth_s1v1"])
    assert table.told("got_income") == []


@pytest.mark.clause("PAX-15.6")
def test_later_plays_must_keep_the_limit_again_and_an_excess_stays() -> None:
    table = position(
        seats=1, tableaux=[["fleet_s2v3"]], hands=[["fleet_s1v1", "estate_s2v2", "estate_s1v1"]], decision="play"
    )
    table.play("estate_s2v2")
    assert table.symbols(0, "fleet") == 2
    assert table.refuses("fleet_s1v1") == "PAX-6.5"
    table.play("estate_s1v1")
    assert "fleet_s1v1" in table.legal()


@pytest.mark.clause("PAX-15.7")
def test_a_solitaire_player_may_pass() -> None:
    table = first_turn(seats=1).play("pass_and_peek")
    assert table.money(0) == 7
    assert None not in table.view(0)["rome"]["hidden"]
    assert table.state.round_number == 2
