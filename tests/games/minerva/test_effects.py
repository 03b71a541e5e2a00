"""Effects of activated facilities (chapter 9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.minerva.positions import activate, at, line, position

ALL = {"wheat": 2, "wood": 3, "stone": 1, "ore": 4}


@pytest.mark.clause("MIN-9.1", "MIN-9.6")
@pytest.mark.parametrize(
    ("name", "gain"),
    [
        ("wheat_field", {"wheat": 1}),
        ("forest", {"wood": 1}),
        ("quarry", {"stone": 1}),
        ("mine", {"ore": 1}),
        ("farm", {"wheat": 2}),
        ("sawmill", {"wood": 2}),
        ("great_quarry", {"stone": 2}),
        ("deep_mine", {"ore": 2}),
        ("estate", {"wheat": 1, "wood": 1}),
        ("masons_yard", {"stone": 1, "ore": 1}),
    ],
)
def test_a_plain_icon_gives_what_it_shows(name: str, gain: dict[str, int]) -> None:
    table = activate(name, denarii=0)
    assert (table.resources(), table.denarii()) == (gain, 0)
    assert table.decision == "resource"


@pytest.mark.clause("MIN-9.2")
def test_an_arrow_may_be_used_as_often_as_wished_also_not_at_all() -> None:
    for count in range(4):
        table = activate("stable", resources=[{"wheat": 3}]).play(f"convert:{count}")
        assert (table.resources().get("wheat", 0), table.glory()) == (3 - count, count)


@pytest.mark.clause("MIN-9.3", "MIN-9.7")
@pytest.mark.parametrize(
    ("name", "earned"), [("market", 2), ("charcoal_burner", 3), ("stone_merchant", 1), ("smith", 4)]
)
def test_an_equals_sign_pays_for_each_token_owned_and_takes_none(name: str, earned: int) -> None:
    table = activate(name, resources=[ALL], denarii=1)
    assert (table.denarii(), table.resources()) == (1 + earned, ALL)


@pytest.mark.clause("MIN-9.7")
@pytest.mark.parametrize(("name", "earned"), [("foundry", 3), ("tavern", 2)])
def test_foundry_and_tavern_give_denarii(name: str, earned: int) -> None:
    assert activate(name, denarii=0).denarii() == earned


@pytest.mark.clause("MIN-9.4")
def test_a_slash_lets_choose_one_side() -> None:
    table = activate("storehouse")
    assert table.legal() == ["take:stone", "take:ore"]
    assert table.refuses("take:wheat") == "MIN-9.4"
    assert table.play("take:ore").resources() == {"ore": 1}


@pytest.mark.clause("MIN-9.5")
def test_the_grid_icon_means_the_eight_cells_around_and_no_others() -> None:
    city = {(0, 1): "mine", (0, 2): "farm", (1, 2): "quarry", (1, 3): "tavern", (2, 0): "forest", (2, 1): "smith"}
    table = position(cities=[city], display=["public_bath"], denarii=9).play("tile:public_bath", at(1, 1))
    assert table.cells() == {(0, 0), (0, 1), (0, 2), (1, 2), (2, 0), (2, 1)}
    assert table.refuses(at(1, 3)) == "MIN-10.4"


@pytest.mark.clause("MIN-9.6")
def test_the_fountain_gives_any_one_resource_and_cannot_be_declined() -> None:
    for resource in ("wheat", "wood", "stone", "ore"):
        table = position().play("residence", at(0, 1), "direction:left")
        assert table.legal() == ["take:wheat", "take:wood", "take:stone", "take:ore"]
        assert table.refuses("stop") == "MIN-9.6"
        assert table.play(f"take:{resource}").resources() == {resource: 1}


@pytest.mark.clause("MIN-9.8")
@pytest.mark.parametrize(("name", "culture"), [("theatre", 0), ("statue", 1), ("library", 2)])
def test_culture_tiles_give_two_points_in_their_category(name: str, culture: int) -> None:
    table = activate(name)
    points = [0, 0, 0]
    points[culture] = 2
    assert table.state.culture_points.tolist() == points


@pytest.mark.clause("MIN-9.8")
def test_the_garden_gives_one_point_in_a_category_of_choice() -> None:
    for culture, name in enumerate(("theatre", "art", "science")):
        table = activate("garden")
        assert table.legal() == ["culture:theatre", "culture:art", "culture:science"]
        assert table.refuses("stop") == "MIN-9.8"
        table.play(f"culture:{name}")
        assert table.state.culture_points[culture] == table.state.culture_points.sum() == 1
        assert table.play("take:wheat").culture()[name] == [2]


@pytest.mark.clause("MIN-9.9")
def test_one_tile_of_each_category_whose_symbols_are_reached() -> None:
    table = activate("theatre", "theatre", "statue", culture={"art": [1, 1]}, seats=4).play("take:wheat")
    assert table.culture() == {"theatre": [2], "art": [4], "science": []}, "four theatre points take one tile only"
    table = activate("statue", culture={"art": [1, 1, 1, 1]}, seats=4).play("take:wheat")
    assert table.culture()["art"] == [], "three symbols are not reached"
    table = activate("statue", "garden", culture={"art": [1, 1, 1, 1]}, seats=4).play("culture:art", "take:wheat")
    assert table.culture()["art"] == [6]


@pytest.mark.clause("MIN-9.10")
def test_points_do_not_help_elsewhere_and_are_lost_at_the_end_of_the_turn() -> None:
    given: dict[str, Any] = {"cities": [line("theatre")], "culture": {"theatre": [1, 1]}, "assistants": [1, 0]}
    table = position(**given).play("residence", at(0, 2), "direction:left", "take:wheat")
    assert table.culture() == {"theatre": [], "art": [], "science": []}, "two of three symbols; art asks for one only"
    assert table.state.culture_points.tolist() == [0, 0, 0]
    table.play("stop", "assistant", at(0, 2), "direction:left", "take:wheat")
    assert table.culture()["theatre"] == [], "two and two points in two turns are not four"


@pytest.mark.clause("MIN-9.11")
def test_taking_is_automatic_and_an_empty_pile_or_no_points_give_nothing() -> None:
    table = activate("theatre", culture={"theatre": [1, 1, 1, 1, 1]}).play("take:wheat")
    assert (table.told("took_culture"), table.actor) == ([], 1)
    table = position().play("residence", at(0, 1), "direction:left", "take:wheat")
    assert table.told("took_culture") == [], "no points at all, although one symbol is little"
    table = activate("theatre").play("take:wheat")
    assert table.told("took_culture") == [{"seat": 0, "culture": 0, "vp": 2}]
    assert table.actor == 1, "nobody is asked"


@pytest.mark.clause("MIN-9.12")
@pytest.mark.parametrize(("name", "resource"), [("stable", "wheat"), ("armoury", "wood"), ("weaponsmith", "ore")])
def test_three_military_tiles_turn_their_resource_into_glory(name: str, resource: str) -> None:
    table = activate(name, resources=[ALL], glory=1)
    assert table.legal() == [f"convert:{count}" for count in range(ALL[resource] + 1)]
    assert table.refuses("convert:6") == "MIN-9.12"
    assert table.refuses("stop") == "MIN-9.12"
    table.play("convert:2")
    assert table.resources().get(resource, 0) == ALL[resource] - 2
    assert table.glory() == 3


@pytest.mark.clause("MIN-9.13")
def test_the_colosseum_takes_two_different_resources_again_and_again() -> None:
    table = activate("colosseum", resources=[{"wheat": 2, "ore": 1}])
    assert table.legal() == ["stop", "pair:wheat+ore"]
    assert table.refuses("pair:wheat+wood") == "MIN-9.13"
    table.play("pair:wheat+ore")
    assert (table.glory(), table.resources()) == (2, {"wheat": 1})
    assert table.decision == "resource", "one kind alone makes no pair"
    table = activate("colosseum", resources=[ALL]).play("pair:wood+ore", "pair:wheat+stone", "stop")
    assert (table.glory(), table.resources()) == (4, {"wheat": 1, "wood": 2, "ore": 3})
    assert activate("colosseum", resources=[{"ore": 6}]).decision == "resource", "nothing is asked"


@pytest.mark.clause("MIN-9.14")
def test_barracks_give_two_glory_tokens() -> None:
    assert activate("barracks").glory() == 2
