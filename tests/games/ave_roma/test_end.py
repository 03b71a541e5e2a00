"""The end of the game (chapter 14)."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import position

RICH = {"wood": 4, "stone": 3, "cattle": 2, "ore": 4, "grain": 3, "wine": 2, "surplus": 7}


@pytest.mark.clause("AVE-14.1")
def test_after_an_empty_area_slot_the_action_phase_is_played_to_its_end_without_a_refill() -> None:
    table = position(
        areas={3: "area_29"}, upper=[3], deck_sizes={"area": 0}, workers=[[3, 1], [1]], rows={"legatus:2": None}
    )
    table.play("worker:3", "aedilis", "worker:1", "quaestor", "worker:1")
    assert table.phase == "action"
    table.play("quaestor")
    assert (table.phase, table.decision) == ("extra", "extra_action")
    assert table.row("legatus")[1] is None
    assert table.told("refilled_row") == table.told("discarded") == []
    assert table.told("extra_began") == [{"end": 1}]


@pytest.mark.clause("AVE-14.2")
def test_after_a_row_that_cannot_be_filled_nobody_recruits_and_the_order_stays() -> None:
    table = position(
        seats=3, order=[2, 0, 1], deck_sizes={"war": 0}, workers=[[5, 5], [1], [4, 4]], standing={"roma": [1, 2]}
    )
    table.play("pass", "pass", "pass")
    assert (table.phase, table.actor, table.order()) == ("extra", 2, [2, 0, 1])
    assert table.standing("roma") == [1, 2]
    assert table.told("extra_began") == [{"end": 2}]


@pytest.mark.clause("AVE-14.3", "AVE-14.7")
def test_each_player_in_order_may_carry_out_one_extra_action() -> None:
    table = position(seats=3, phase="extra", order=[2, 0, 1], workers=[[1], [1], [1]])
    assert table.legal() == ["pass", *(f"worker:{value}" for value in range(1, 6))]
    assert table.refuses("trained_as:5") == "AVE-14.3"
    table.play("worker:5", "quaestor")
    assert (table.actor, table.denarii(2), table.workers(2)) == (0, 13, [1])
    table.play("pass", "worker:4", "quaestor")
    assert (table.is_over, table.phase, table.denarii(0), table.denarii(1)) == (True, "over", 3, 11)
    assert "game_ended" in table.events()
    assert table.told("declined_extra") == [{"seat": 0}]


@pytest.mark.clause("AVE-14.4")
def test_an_extra_action_needs_no_space_but_its_costs_and_brings_patron_bonuses() -> None:
    table = position(
        phase="extra", workers=[[1], [2]], standing={"quaestor": [5, 5, 4], "roma": [1, 2, 3]}, active=[["crassus"]]
    )
    table.play("worker:5", "quaestor")
    assert (table.denarii(0), table.standing("quaestor")) == (3 + 10 + 2, [4, 5, 5])
    assert [place["free"] for place in table.view(0)["places"]] == [None] * 5 + [5] * 3, "rows need a card"
    poor = position(phase="extra", workers=[[1], [2]], denarii=2, roma=[2, 9]).play("worker:5")
    assert poor.refuses("roma") == "AVE-6.8.4"
    assert poor.refuses("senatus:5") == "AVE-6.7.1"


@pytest.mark.clause("AVE-14.5")
def test_no_training_at_the_end_and_a_card_must_still_be_there() -> None:
    rows = {"aedificator:5": None, "aedificator:4": "insula_plan"}
    table = position(phase="extra", workers=[[1], [2]], stock=[RICH], denarii=20, rows=rows)
    table.play("worker:2")
    assert table.refuses("training") == "AVE-14.5"
    assert table.refuses("aedificator:5") == "AVE-4.10"
    assert table.play("aedificator:4").vp(0) == 3


@pytest.mark.clause("AVE-14.6")
def test_slots_emptied_by_extra_actions_stay_empty() -> None:
    table = position(
        phase="extra", ending=1, workers=[[1], [2]], areas={3: "area_29"}, upper=[3], deck_sizes={"area": 0}
    )
    table.play("worker:3", "aedilis")
    assert table.area(3) == (None, "lower")
    table.play("worker:3", "aedilis")
    assert (table.denarii(1), table.is_over) == (1, True)


@pytest.mark.clause("AVE-14.6")
def test_an_area_emptied_by_an_extra_action_does_not_change_why_the_game_ends() -> None:
    table = position(
        phase="extra", ending=2, workers=[[1], [2]], areas={3: "area_29"}, upper=[3], deck_sizes={"area": 0}
    )
    table.play("worker:3", "aedilis")
    assert table.area(3) == (None, "lower")
    assert table.view(0)["end"] == "row"
    table.play("pass")
    assert (table.is_over, table.view(0)["end"]) == (True, "row")


@pytest.mark.clause("AVE-14.7")
def test_after_the_last_extra_action_points_are_final() -> None:
    table = position(phase="extra", workers=[[1], [2]], level=[4, 0]).play("pass", "pass")
    assert table.is_over
    assert table.scores()[0] == 4
    assert table.places() == [1, 2]
