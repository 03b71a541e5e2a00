"""Residences, assistants and the lines they activate (chapters 7 and 8)."""

from __future__ import annotations

import pytest

from tests.games.minerva.positions import activate, at, cell_of, line, position


@pytest.mark.clause("MIN-7.1")
def test_a_residence_is_free_and_comes_from_the_own_supply() -> None:
    table = position(denarii=0, resources=[{"wheat": 2}])
    table.play("residence")
    assert table.state.residences[0] == 8
    table.play(at(-1, 0))
    assert (table.tile(-1, 0), table.denarii(), table.resources()) == ("residence", 0, {"wheat": 2})
    assert position().play("residence").refuses(at(1, 1)) == "MIN-6.2"


@pytest.mark.clause("MIN-7.2")
def test_a_line_is_activated_from_the_residence_outward_to_a_residence_or_a_gap() -> None:
    city = {(0, 1): "mine", (0, 2): "residence", (-1, 0): "forest"}
    city |= {(-3, 0): "farm", (-3, 1): "quarry", (-2, 1): "tavern", (-1, 1): "foundry"}
    table = position(seats=4, cities=[city], denarii=0).play("residence", at(1, 0))
    table.play("direction:up", "take:wheat")
    assert table.resources() == {"wheat": 1, "wood": 1}, "the gap at (-2, 0) hides the farm"
    table = position(seats=4, cities=[city], denarii=0).play("residence", at(0, -1), "direction:right", "take:ore")
    assert table.resources() == {"ore": 2}
    table = position(seats=4, cities=[{**city, (0, 3): "smith"}], denarii=0).play(
        "residence", at(0, 4), "direction:left"
    )
    assert [line["tile"] for line in table.told("earned")] == [15], "the residence at (0, 2) hides the mine"
    city = line("mine", "helped", "smith")
    table = position(cities=[city]).play("residence", at(0, 4), "direction:left")
    assert table.told("chose_direction")[0]["count"] == 1, "and so does a residence with an assistant"
    assert position(cities=[line("mine", "helped")]).play("residence", at(0, 3)).decision == "main"


@pytest.mark.clause("MIN-7.3")
def test_tiles_are_activated_one_at_a_time_nearest_first_and_gains_help_later_ones() -> None:
    table = activate("market", "farm", denarii=0)
    assert [line["event"] for line in table.happened][2:] == ["gained", "earned"]
    assert table.denarii() == 2
    table = activate("farm", "market", denarii=0)
    assert table.denarii() == 0
    table = activate("stable", "farm", "weaponsmith", resources=[{"ore": 1}])
    assert table.decision == "convert"
    assert table.view()["queue"] == [cell_of(0, 2), cell_of(0, 1), cell_of(0, 0)]
    assert table.told("gained") == [], "the farm waits until the weaponsmith is done"
    table.play("convert:1")
    assert table.legal() == ["convert:0", "convert:1", "convert:2"], "the farm's wheat is already there"


@pytest.mark.clause("MIN-7.4")
def test_special_tiles_and_temples_are_passed_over_and_do_not_end_the_line() -> None:
    table = activate("mine", "trading_post", "temple_adj_temple", "circus", "forest", denarii=20)
    assert table.told("chose_direction") == [{"seat": 0, "direction": 2, "count": 3}]
    assert [line["tile"] for line in table.told("gained")] == [2, 4]
    assert table.view()["effect_tile"]["tile"] == "fountain"


@pytest.mark.clause("MIN-7.5")
def test_every_direction_may_be_chosen_also_one_that_activates_nothing() -> None:
    table = position(cities=[{(0, 1): "theatre"}]).play("residence", at(1, 0))
    assert table.legal() == ["direction:up", "direction:down", "direction:left", "direction:right"]
    assert table.refuses("stop") == "MIN-7.2"
    table.play("direction:left")
    assert (table.actor, table.resources()) == (1, {})
    assert table.told("chose_direction") == [{"seat": 0, "direction": 2, "count": 0}]


@pytest.mark.clause("MIN-7.5")
def test_the_direction_is_not_asked_where_all_four_would_do_nothing() -> None:
    city = {(1, 0): "residence", (1, 1): "temple_adj_culture", (2, 1): "circus"}
    table = position(cities=[city]).play("residence", at(2, 0))
    assert (table.actor, table.decision) == (1, "main")
    assert table.told("chose_direction") == []


@pytest.mark.clause("MIN-7.6")
def test_a_residence_itself_does_nothing() -> None:
    table = position(cities=[{(1, 0): "residence"}], denarii=3).play("residence", at(1, 1))
    assert (table.denarii(), table.resources(), table.glory()) == (3, {}, 0)
    assert table.actor == 1
    table = position(cities=[{(0, 1): "mine"}], denarii=3).play("residence", at(0, 2), "direction:right")
    assert (table.denarii(), table.resources(), table.glory()) == (3, {}, 0), "nor with a direction where nothing lies"


@pytest.mark.clause("MIN-7.7")
def test_culture_points_are_compared_after_the_last_tile() -> None:
    table = activate("theatre", "statue")
    assert table.told("took_culture") == []
    table.play("take:wheat")
    assert [line["event"] for line in table.happened] == ["gained", "took_culture", "took_culture"]


@pytest.mark.clause("MIN-8.1")
def test_an_assistant_activates_a_residence_as_if_it_had_just_been_built() -> None:
    city = {(0, 1): "mine", (0, 2): "residence", (1, 0): "helped"}
    table = position(cities=[city, {(0, 1): "residence"}], assistants=[2, 0]).play("assistant")
    assert table.cells() == {(0, 2)}
    assert table.refuses(at(1, 0)) == table.refuses(at(0, 1)) == table.refuses(at(5, 5)) == "MIN-8.1"
    table.play(at(0, 2))
    assert (table.tile(0, 2), table.decision) == ("helped", "direction")
    assert table.told("placed_assistant") == [{"seat": 0, "cell": cell_of(0, 2)}]
    table.play("direction:left", "take:ore")
    assert table.resources() == {"ore": 2}
    assert table.state.assistants[0] == 1


@pytest.mark.clause("MIN-8.2")
def test_an_assistant_stays_so_a_residence_activates_twice_at_most() -> None:
    table = position(assistants=[5, 0], denarii=20, display=["quarry"])
    table.play("residence", at(0, 1), "direction:left", "take:wheat", "stop")
    table.play("assistant", at(0, 1), "direction:left", "take:wheat")
    assert table.refuses("assistant") == "MIN-8.1"
    table.play("stop", "stop", "stop")
    assert (table.state.round_number, table.actor, table.tile(0, 1)) == (5, 0, "helped")
    assert table.refuses("assistant") == "MIN-8.1"


@pytest.mark.clause("MIN-8.3")
def test_nine_residences_and_five_assistants_make_fourteen_activations() -> None:
    table = position(denarii=[100, 100], assistants=[5, 0])
    table.play("residence", at(0, 1), "direction:left", "take:wheat", "stop")
    count = 1
    spots = [(0, -1), (1, 0), (-1, 0)]
    for row, column in spots:
        direction = {(0, -1): "right", (1, 0): "up", (-1, 0): "down"}[(row, column)]
        table.play("residence", at(row, column), f"direction:{direction}", "take:wheat")
        count += 1
    while "residence" in table.legal():
        table.play("residence")
        table.play(table.legal()[0])
        count += 1
    while "assistant" in table.legal():
        table.play("assistant")
        table.play(table.legal()[0])
        if table.decision == "direction":
            table.play("direction:up")
        if table.decision == "resource":
            table.play("take:wheat")
        count += 1
    assert count == 14
    assert table.refuses("residence") == table.refuses("assistant") == "MIN-5.3"


def test_a_line_in_the_other_seats_city_is_not_touched() -> None:
    table = position(cities=[line("mine"), line("farm")]).play("residence", at(0, 2), "direction:left", "take:wheat")
    assert table.resources(1) == {}
