"""Chapter 4b: placing a building segment, building cards and master builder rewards."""

from __future__ import annotations

import pytest

from saturnalia.games.porta_nigra.state import Decision
from tests.games.porta_nigra.positions import position

BUILD = "symbol:3"  # the build symbol of "foundations"


@pytest.mark.clause("POR-4.11")
def test_a_segment_is_a_tower_of_one_colour_with_a_roman_on_top() -> None:
    table = position(card="foundations", bricks=["3 black, 1 red"], builders=["basilica"])
    table.play(BUILD, "site:basilica_a_1")
    site = next(site for site in table.view()["sites"] if site["site"] == "basilica_a_1")
    assert (site["owner"], site["height"], site["color"]) == (0, 3, "black")
    assert table.bricks() == {"red": 1}
    assert table.romans() + table.stock() == 14  # one stands on the segment


@pytest.mark.clause("POR-4.12")
def test_a_roman_is_needed() -> None:
    table = position(card="foundations", bricks=["3 black"], romans=0, influence=2)
    assert table.refuses(BUILD) == "POR-4.12"
    assert table.refuses("influence_build") == "POR-4.12"
    table.play("influence_roman")
    assert BUILD in table.legal()


@pytest.mark.clause("POR-4.13")
def test_the_player_board_must_supply_the_bricks_of_an_empty_site() -> None:
    table = position(card="foundations", bricks=["2 blue"], built={"basilica_a_2": 1}).play(BUILD)
    assert table.offered("site") == ["amphitheatre_b_2", "amphitheatre_c_2", "city_wall_8"]
    assert table.refuses("site:basilica_b_2") == "POR-4.15"
    nothing = position(card="foundations", bricks=["1 yellow"], built={"amphitheatre_c_4": 1, "city_wall_2": 1})
    assert nothing.refuses(BUILD) == "POR-4.13"


@pytest.mark.clause("POR-4.14")
def test_the_way_to_the_building_must_be_paid() -> None:
    far = position(card="foundations", bricks=["3 black"], builders=["basilica"], coins=2).play(BUILD)
    # from the Basilica: City Wall 1, Porta Nigra 2, Amphitheatre 3
    assert {name.rpartition("_")[0] for name in far.offered("site")} == {"basilica_a", "city_wall", "porta_nigra"}
    assert far.refuses("site:amphitheatre_c_1") == "POR-4.14"
    far.play("site:city_wall_1")
    assert (far.builder(), far.coins()) == ("city_wall", 1)


@pytest.mark.clause("POR-4.14")
def test_rewards_of_a_build_come_too_late_to_pay_for_it() -> None:
    table = position(card="foundations", bricks=["3 black"], builders=["basilica"], coins=0)
    table.play(BUILD)
    assert table.refuses("site:amphitheatre_a_1") == "POR-4.14"  # though it would bring five coins
    nearer = position(card="foundations", bricks=["3 black"], builders=["porta_nigra"], coins=1).play(BUILD)
    assert nearer.play("site:amphitheatre_a_1").coins() == 5


@pytest.mark.clause("POR-4.15")
def test_outside_the_gate_the_number_of_bricks_is_printed() -> None:
    table = position(card="foundations", bricks=["8 black"], builders=["basilica"]).play(BUILD, "site:basilica_b_1")
    assert table.height("basilica_b_1") == 4
    assert table.bricks() == {"black": 4}
    assert table.decision == "turn_menu"


@pytest.mark.clause("POR-4.16")
@pytest.mark.parametrize(("have", "heights"), [(3, "3"), (5, "345"), (8, "345678"), (12, "345678")])
def test_in_the_gate_the_height_is_chosen_from_three_to_eight(have: int, heights: str) -> None:
    table = position(card="foundations", bricks=[f"{have} blue"], builders=["porta_nigra"])
    table.play(BUILD, "site:porta_nigra_2")
    assert table.offered("height") == list(heights)
    if have < 8:
        assert table.refuses("height:8") == "POR-4.16"
    assert table.refuses("end_turn") == "POR-4.16"
    table.play("height:3")
    assert table.height("porta_nigra_2") == 3
    assert table.bricks().get("blue", 0) == have - 3


@pytest.mark.clause("POR-4.16")
def test_two_bricks_are_too_few_for_the_gate() -> None:
    table = position(card="foundations", bricks=["2 blue"], builders=["porta_nigra"]).play(BUILD)
    assert table.refuses("site:porta_nigra_2") == "POR-4.16"


@pytest.mark.clause("POR-4.17")
def test_white_bricks_stand_for_any_colour_and_count_as_it() -> None:
    table = position(card="foundations", bricks=["3 white"], builders=["porta_nigra"])
    table.play(BUILD, "site:porta_nigra_1", "height:3")
    assert table.points() == 3  # three black bricks
    level = table.view()["majorities"][6]["seats"][0]
    assert (level["measure"], level["best"]) == (1, "black")


@pytest.mark.clause("POR-4.18")
def test_other_colours_never_stand_for_white() -> None:
    table = position(card="foundations", bricks=["1 white, 4 yellow"]).play(BUILD)
    assert "city_wall_5" in table.offered("site")  # one white brick
    assert "amphitheatre_b_5" not in table.offered("site")  # two
    assert table.refuses("site:basilica_a_5") == "POR-4.15"


@pytest.mark.clause("POR-4.19")
def test_as_few_white_bricks_as_possible_are_used() -> None:
    table = position(card="foundations", bricks=["2 red, 2 white"]).play(BUILD, "site:amphitheatre_a_3")
    assert table.bricks() == {"white": 1}
    enough = position(card="foundations", bricks=["3 red, 2 white"]).play(BUILD, "site:amphitheatre_a_3")
    assert enough.bricks() == {"white": 2}


@pytest.mark.clause("POR-4.20")
def test_points_card_segment_and_rewards_come_in_this_order() -> None:
    table = position(
        card="foundations", bricks=["3 black"], builders=["city_wall"], display=["card_basilica_black"], coins=3
    )
    table.play(BUILD, "site:basilica_a_1")
    assert [line["event"] for line in table.happened] == ["moved", "built", "took_building_card", "got_reward"]


@pytest.mark.clause("POR-4.21")
@pytest.mark.parametrize(
    ("bricks", "site", "points"), [("4 white", "basilica_a_5", 23), ("1 black", "amphitheatre_c_1", 1)]
)
def test_a_site_brings_its_printed_points(bricks: str, site: str, points: int) -> None:
    table = position(card="foundations", bricks=[bricks]).play(BUILD, f"site:{site}")
    assert table.points() == points


@pytest.mark.clause("POR-4.22")
@pytest.mark.parametrize(
    ("color", "site", "value"), [("black", 1, 1), ("blue", 2, 2), ("red", 3, 3), ("yellow", 4, 4), ("white", 5, 5)]
)
def test_the_gate_brings_height_times_value(color: str, site: int, value: int) -> None:
    table = position(card="foundations", bricks=[f"6 {color}"]).play(BUILD, f"site:porta_nigra_{site}", "height:6")
    assert table.points() == 6 * value


@pytest.mark.clause("POR-4.23")
def test_the_matching_building_card_is_taken() -> None:
    shown = ["card_basilica_black", "card_basilica_yellow", "card_city_wall_yellow"]
    table = position(card="foundations", bricks=["2 yellow"], display=shown).play(BUILD, "site:basilica_a_4")
    assert table.cards() == ["basilica"]
    assert table.display() == ["card_basilica_black", "card_city_wall_yellow"]
    other = position(card="foundations", bricks=["2 blue"], display=shown).play(BUILD, "site:basilica_a_2")
    assert other.cards() == []


@pytest.mark.clause("POR-4.24")
def test_row_c_of_the_amphitheatre_earns_no_card() -> None:
    shown = ["card_amphitheatre_black"]
    table = position(card="foundations", bricks=["3 black"], display=shown)
    sites = {site["site"]: site["earns_card"] for site in table.view()["sites"]}
    assert (sites["amphitheatre_a_1"], sites["amphitheatre_c_1"]) == (True, False)
    table.play(BUILD, "site:amphitheatre_c_1")
    assert (table.cards(), table.display()) == ([], shown)


@pytest.mark.clause("POR-4.25")
def test_each_new_multiple_of_three_in_a_building_brings_its_reward() -> None:
    table = position(
        card="foundations",
        bricks=["2 blue"],
        influence=2,
        built={"amphitheatre_c_1": 0, "amphitheatre_a_5": 1},
        coins=10,
        builders=["amphitheatre"],
    )
    table.play(BUILD, "site:amphitheatre_b_2")  # rows are counted together: 1 + 2
    assert table.told("got_reward") == [{"seat": 0, "building": "amphitheatre", "times": 1, "romans": 1}]
    assert table.coins() == 15
    again = position(card="foundations", bricks=["1 blue"], built={"amphitheatre_a_1": 0}, builders=["amphitheatre"])
    assert again.play(BUILD, "site:amphitheatre_c_2").told("got_reward") == []  # 3 + 1 is no new multiple


@pytest.mark.clause("POR-4.26")
@pytest.mark.parametrize(("before", "height", "times"), [(3, 3, 1), (3, 5, 1), (3, 6, 2), (5, 4, 2), (5, 8, 3)])
def test_one_segment_can_bring_several_rewards(before: int, height: int, times: int) -> None:
    table = position(
        card="foundations", bricks=["8 red"], built={"porta_nigra_1": (0, before)}, builders=["porta_nigra"], romans=2
    )
    table.play(BUILD, "site:porta_nigra_3", f"height:{height}")
    assert table.influence() == times
    assert table.romans() == 2 - 1 + 2 * times


@pytest.mark.clause("POR-4.27")
@pytest.mark.parametrize(
    ("bricks", "site", "gained"),
    [
        ("3 black", "basilica_a_1", (0, 1, 0, 1, {})),
        ("3 black", "amphitheatre_a_1", (5, 0, 0, 1, {})),
        ("3 black", "city_wall_6", (0, 0, 0, 0, {"white": 1})),
    ],
)
def test_every_building_has_its_own_reward(bricks: str, site: str, gained: tuple[int, int, int, int, object]) -> None:
    quarter = site.rpartition("_")[0].removesuffix("_a")
    table = position(card="foundations", bricks=[bricks], builders=[quarter], coins=0, romans=1)
    table.play(BUILD, f"site:{site}")
    assert (table.coins(), table.torches(), table.influence(), table.romans(), table.bricks()) == gained


@pytest.mark.clause("POR-4.27")
def test_the_gate_gives_influence_and_two_romans() -> None:
    table = position(card="foundations", bricks=["3 black"], builders=["porta_nigra"], romans=1)
    table.play(BUILD, "site:porta_nigra_1", "height:3")
    assert (table.influence(), table.romans(), table.torches()) == (1, 2, 0)


@pytest.mark.clause("POR-4.28")
@pytest.mark.parametrize(("romans", "taken"), [(15, 0), (14, 1), (13, 2)])
def test_only_romans_that_are_in_the_stock_are_taken(romans: int, taken: int) -> None:
    table = position(card="foundations", bricks=["3 black"], builders=["porta_nigra"], romans=romans)
    table.play(BUILD, "site:porta_nigra_1", "height:3")
    assert table.romans() == romans - 1 + taken
    assert table.told("got_reward")[0]["romans"] == taken


@pytest.mark.clause("POR-4.29")
@pytest.mark.parametrize(("reserve", "taken"), [(5, 1), (0, 0)])
def test_the_wall_gives_a_white_brick_from_the_reserve(reserve: int, taken: int) -> None:
    table = position(card="foundations", bricks=["3 black"], builders=["city_wall"], reserve=reserve)
    table.play(BUILD, "site:city_wall_6")
    assert table.bricks().get("white", 0) == taken
    assert table.reserve == reserve - taken
    assert bool(table.told("took_bricks")) == bool(taken)


def test_a_site_says_what_it_would_cost_and_bring() -> None:
    table = position(
        card="foundations", bricks=["2 yellow, 2 white"], builders=["amphitheatre"], display=["card_basilica_yellow"]
    )
    sites = {site["site"]: site for site in table.view()["sites"]}
    mine = sites["basilica_b_4"]["mine"]
    assert (mine["possible"], mine["move"], mine["missing"]) == (True, 1, 0)
    assert mine["heights"] == [{"height": 3, "target": None, "white": 1, "points": 14, "rewards": 1}]
    gate = sites["porta_nigra_4"]["mine"]["heights"]
    assert [(option["height"], option["white"], option["points"]) for option in gate] == [(3, 1, 12), (4, 2, 16)]
    assert sites["basilica_a_5"]["mine"]["missing"] == 2
    assert sites["basilica_a_4"]["earns_card"]
    assert table.state.decision == Decision.TURN_MENU
