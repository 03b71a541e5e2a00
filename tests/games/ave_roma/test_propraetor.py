"""Propraetor (6.4): a half of the card, then one more resource or influence."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.positions import Position, position

CARDS = ["templum_plan", "insula_plan", "villa_plan", "gladius_1", "gladius_2"]


def at_propraetor(**more: object) -> Position:
    """Seat 0 has cards and has just used a 2 at Propraetor."""
    given = {"areas": {2: "area_03"}, "owned": [CARDS], **more}
    return position(**given).play("worker:2", "propraetor")  # type: ignore[arg-type]


@pytest.mark.clause("AVE-6.4.1")
@pytest.mark.parametrize(("half", "gained"), [("upper", {"wood": 1, "cattle": 1}), ("lower", {"stone": 1, "grain": 1})])
def test_the_player_gains_the_chosen_half(half: str, gained: dict[str, int]) -> None:
    table = at_propraetor()
    assert table.legal() == ["half:upper", "half:lower"]
    assert table.refuses("take:wood") == "AVE-6.4.1"
    assert table.play(f"half:{half}", "pass").stock(0) == gained


@pytest.mark.clause("AVE-6.4.2")
def test_afterwards_one_more_resource_or_influence_or_neither() -> None:
    table = at_propraetor().play("half:upper")
    assert table.legal() == ["pass", "take_extra", "use_cards"]
    neither = at_propraetor().play("half:upper", "pass")
    assert (neither.actor, neither.influence(2), neither.stock(0)) == (1, [0, 0], {"wood": 1, "cattle": 1})
    table.play("take_extra", "take:grain")
    assert (table.actor, table.stock(0), table.influence(2)) == (1, {"wood": 1, "cattle": 1, "grain": 1}, [0, 0])
    assert at_propraetor(owned=[["villa_plan"]]).play("half:upper").refuses("use_cards") == "AVE-6.4.5"


@pytest.mark.clause("AVE-6.4.3")
@pytest.mark.parametrize("resource", ["wood", "stone", "cattle", "grain"])
def test_the_extra_resource_may_be_any_of_the_four_kinds(resource: str) -> None:
    table = at_propraetor().play("half:upper", "take_extra")
    assert table.legal() == ["take:wood", "take:stone", "take:cattle", "take:grain"]
    assert table.refuses("take:wine") == "AVE-6.4.3"
    table.play(f"take:{resource}")
    assert table.stock(0)[resource] == (2 if resource in ("wood", "cattle") else 1)


@pytest.mark.clause("AVE-6.4.4")
def test_by_default_influence_rises_in_the_area_of_the_worker() -> None:
    table = at_propraetor().play("half:upper", "use_cards", "rotate:templum_plan", "rotate:insula_plan", "done")
    assert [table.influence(number)[0] for number in range(1, 6)] == [0, 3, 0, 0, 0]


@pytest.mark.clause("AVE-6.4.4")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_with_any_area_one_area_is_chosen_before_the_first_card(number: int) -> None:
    table = at_propraetor(propraetor_area="any_area").play("half:upper", "use_cards")
    assert table.legal() == [f"area:{area}" for area in range(1, 6)]
    assert table.refuses("rotate:templum_plan") == "AVE-6.4.4"
    table.play(f"area:{number}", "rotate:templum_plan", "rotate:gladius_1", "done")
    assert [table.influence(area)[0] for area in range(1, 6)] == [3 if area == number else 0 for area in range(1, 6)]
    assert table.area(2) == ("area_03", "upper"), "the card of the worker's value moves all the same"


@pytest.mark.clause("AVE-6.4.5")
def test_each_card_is_used_once_and_only_with_influence() -> None:
    table = at_propraetor(rotated=[["scutum_1"]]).play("half:upper", "use_cards")
    assert table.legal() == ["rotate:insula_plan", "rotate:templum_plan", "rotate:gladius_1"]
    for name in ("scutum_1", "villa_plan", "scutum_2"):
        assert table.refuses(f"rotate:{name}") == "AVE-6.4.5"
    assert table.refuses("rotate:gladius_2") == "AVE-8.3"
    assert table.refuses("done") == "AVE-6.4.2"
    table.play("rotate:gladius_1")
    assert table.legal() == ["done", "rotate:insula_plan", "rotate:templum_plan", "rotate:gladius_2"]
    assert table.refuses("rotate:gladius_1") == "AVE-6.4.5"
    table.play("done")
    assert [card["rotated"] for card in table.view(0)["seats"][0]["wars"]] == [True, False, True]


@pytest.mark.clause("AVE-6.4.6")
def test_the_cube_moves_once_by_the_sum() -> None:
    """Step by step the cube would jump over space 2 and space 3 separately."""
    table = at_propraetor(influence={2: [0, 2]})
    table.play("half:upper", "use_cards", "rotate:templum_plan")
    assert table.influence(2) == [0, 2]
    table.play("rotate:insula_plan", "done")
    assert table.influence(2) == [3, 2]
    assert table.told("rose") == [{"seat": 0, "area": 2, "space": 3}]


@pytest.mark.clause("AVE-6.4.7")
def test_an_empty_slot_leaves_only_the_cards_and_costs_two() -> None:
    table = at_propraetor(areas={2: None})
    assert (table.decision, table.legal(), table.denarii(0)) == ("addition", ["pass", "use_cards"], 1)
    assert table.refuses("take_extra") == "AVE-6.4.7"
    table.play("use_cards", "rotate:insula_plan", "done")
    assert (table.influence(2), table.stock(0)) == ([1, 0], {})
    without = at_propraetor(areas={2: None}, owned=[[]])
    assert (without.actor, without.denarii(0)) == (1, 1)


@pytest.mark.clause("AVE-6.4.8")
def test_the_card_moves_after_the_action() -> None:
    table = at_propraetor(upper=[2], decks={"area": ["area_29"]})
    assert table.area(2) == ("area_03", "upper")
    table.play("half:lower")
    assert table.area(2) == ("area_03", "upper")
    table.play("take_extra", "take:wood")
    assert table.area(2) == ("area_29", "lower")
    assert (table.cards(0, "area"), int(table.state.prestige[1]), table.denarii(0)) == (["area_03"], 1, 1)


@pytest.mark.clause("AVE-8.2")
def test_turned_cards_stay_with_their_owner_and_in_their_set() -> None:
    table = position(
        rotated=[["gladius_1", "gladius_2"]], rows={"legatus:5": "gladius_3"}, stock=[{"surplus": 1, "ore": 1}]
    )
    table.play("worker:5", "legatus:5")
    assert table.told("completed_set") == [{"seat": 0, "kind": 1, "set": 1, "count": 3}]
    assert table.cards(0, "war") == ["gladius_1", "gladius_2", "gladius_3"]
    assert len(table.view(1)["seats"][0]["wars"]) == 3, "everybody sees them"
