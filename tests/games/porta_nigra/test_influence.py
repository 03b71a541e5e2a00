"""Chapter 5: influence actions and honor cards."""

from __future__ import annotations

import pytest

from saturnalia.games.porta_nigra.components import ROMANS_BOUGHT
from saturnalia.kernel.match import Match
from tests.games.porta_nigra.positions import Built, position

SET = ["basilica", "amphitheatre", "city_wall", "porta_nigra"]
GATE = {"porta_nigra_1": (0, 5), "porta_nigra_2": (0, 3), "porta_nigra_3": (1, 4), "porta_nigra_4": (0, 8)}


@pytest.mark.clause("POR-5.1")
def test_any_amount_of_influence_may_be_spent_in_a_turn() -> None:
    table = position(card="marble", influence=11, honors=["ovation"], bricks=["1 black"])
    table.play("influence_roman", "honor:ovation", "influence_roman", "influence_build", "site:amphitheatre_c_1")
    assert table.influence() == 11 - 2 - 3 - 2 - 2
    table.play("influence_roman")
    assert table.influence() == 0
    assert table.refuses("influence_roman") == "POR-5.4"


@pytest.mark.clause("POR-5.2")
def test_only_one_honor_card_a_turn() -> None:
    table = position(card="marble", influence=9, honors=["acclaim", "acclaim", "donation"])
    table.play("honor:acclaim")
    assert table.offered("honor") == []
    assert table.refuses("honor:acclaim") == "POR-5.2"
    assert table.refuses("honor:donation") == "POR-5.2"
    table.play("influence_roman", "influence_roman", "end_turn", "card:free_hand", "end_turn")
    table.play(table.legal()[0])
    assert "acclaim" in table.offered("honor")  # the next turn allows another


@pytest.mark.clause("POR-5.3")
def test_an_honor_card_of_the_display_is_paid_and_resolved_at_once() -> None:
    table = position(card="marble", influence=3, honors=["ovation", "donation"])
    assert table.offered("honor") == ["ovation", "donation"]
    assert table.refuses("honor:acclaim") == "POR-5.3"
    table.play("honor:ovation")
    assert (table.influence(), table.points(), table.honors()) == (0, 14, ["donation"])
    poor = position(card="marble", influence=2, honors=["ovation"])
    assert poor.refuses("honor:ovation") == "POR-5.3"


@pytest.mark.clause("POR-5.4")
@pytest.mark.parametrize(("romans", "after"), [(5, (0, 7, 8)), (14, (0, 15, 0))])
def test_by_the_example_two_influence_bring_two_romans(romans: int, after: tuple[int, ...]) -> None:
    """The rulebook's example takes two Romans where its rule says one: the table chooses."""
    table = position(card="marble", influence=2, romans=romans, example=True).play("influence_roman")
    assert (table.influence(), table.romans(), int(table.state.stock[0])) == after


@pytest.mark.clause("POR-5.4")
@pytest.mark.parametrize(("option", "romans"), [("rule", 1), ("example", 2)])
def test_the_table_option_says_how_many_romans_two_influence_bring(option: str, romans: int) -> None:
    match = Match.new("porta_nigra", seats=2, seed=1, romans_for_influence=option)
    assert ROMANS_BOUGHT[match.state.by_example] == romans


@pytest.mark.clause("POR-5.4")
def test_two_influence_buy_a_roman_from_the_stock() -> None:
    table = position(card="marble", influence=2, romans=3).play("influence_roman")
    assert (table.influence(), table.romans(), table.stock()) == (0, 4, 11)
    assert position(card="marble", influence=2, romans=15).refuses("influence_roman") == "POR-5.4"


@pytest.mark.clause("POR-5.5")
def test_two_influence_buy_a_build_without_symbol_and_torch() -> None:
    table = position(
        card="marble", influence=2, bricks=["1 black"], builders=["porta_nigra"], coins=1, torches_left=0, used=[3]
    )
    table.play("influence_build")
    assert table.decision == "build_site"
    table.play("site:amphitheatre_c_1")
    assert (table.influence(), table.coins(), table.builder()) == (0, 0, "amphitheatre")
    assert (table.state.card_torches, table.torches(), table.state.used) == (0, 0, 0b100)
    assert table.points() == 1
    far = position(card="marble", influence=2, bricks=["1 black"], builders=["basilica"], coins=2)
    assert far.refuses("influence_build") == "POR-5.5"
    assert position(card="marble", influence=1, bricks=["1 black"]).refuses("influence_build") == "POR-5.5"


@pytest.mark.clause("POR-5.6")
def test_an_instant_card_leaves_the_game() -> None:
    table = position(card="marble", influence=1, honors=["acclaim"], honor_pile=["acclaim", *["final_30"] * 2,
        *["final_42"] * 2, *["final_56"] * 2])  # fmt: skip
    table.play("honor:acclaim")
    assert table.points() == 4
    assert (table.honors(), table.finals(), table.cards()) == ([], [], [])
    assert table.state.honor_sold.sum() == 28 - 7


@pytest.mark.clause("POR-5.7")
@pytest.mark.parametrize(
    ("honor", "price", "gained"),
    [
        ("acclaim", 1, (4, 20, 0, 5, {})),
        ("ovation", 3, (14, 20, 0, 5, {})),
        ("donation", 1, (0, 27, 0, 5, {})),
        ("torchbearers", 1, (0, 20, 2, 5, {})),
        ("recruits", 1, (0, 20, 1, 6, {})),
        ("marble_gift", 1, (0, 20, 0, 5, {"white": 1})),
    ],
)
def test_instant_cards_give_points_coins_torches_romans_and_bricks(
    honor: str, price: int, gained: tuple[int, int, int, int, object]
) -> None:
    table = position(card="marble", influence=price, honors=[honor])
    reserve = table.reserve
    table.play(f"honor:{honor}")
    assert (table.points(), table.coins(), table.torches(), table.romans(), table.bricks()) == gained
    assert table.influence() == 0
    assert reserve - table.reserve == len(table.bricks())


@pytest.mark.clause("POR-5.8")
def test_an_instant_card_gives_what_there_is_and_must_give_something() -> None:
    table = position(card="marble", influence=1, honors=["recruits"], romans=15).play("honor:recruits")
    assert (table.torches(), table.romans()) == (1, 15)  # no Roman was left, but the torch was
    assert position(card="marble", influence=1, honors=["marble_gift"], reserve=0).refuses("honor:marble_gift") == (
        "POR-5.8"
    )
    assert (
        position(card="marble", influence=1, honors=["marble_gift"], reserve=1).play("honor:marble_gift").reserve == 0
    )


@pytest.mark.clause("POR-5.9")
def test_triumphs_and_substitutes_stay_with_the_buyer() -> None:
    table = position(card="marble", influence=2, honors=["substitute_city_wall"]).play("honor:substitute_city_wall")
    assert table.cards() == ["city_wall"]
    triumph = position(card="marble", influence=2, honors=["final_30"], cards=[SET]).play("honor:final_30")
    assert triumph.finals() == ["final_30"]
    assert triumph.points() == 0  # it counts only at final scoring
    assert triumph.view()["seats"][0]["final"]["finals"] == 30


@pytest.mark.clause("POR-5.10", "POR-5.13")
def test_the_first_triumph_costs_two_influence_and_four_different_buildings() -> None:
    table = position(card="marble", influence=2, honors=["final_30"], cards=[[*SET, "basilica"]])
    table.play("honor:final_30")
    assert (table.influence(), table.cards(), table.finals()) == (0, ["basilica"], ["final_30"])
    three = position(card="marble", influence=2, honors=["final_30"], cards=[[*SET[:3], "basilica"]])
    assert three.refuses("honor:final_30") == "POR-5.10"


@pytest.mark.clause("POR-5.11", "POR-5.12", "POR-5.13")
@pytest.mark.parametrize(
    ("honor", "discard", "worth", "clause"),
    [("final_42", "final_30", 42, "POR-5.11"), ("final_56", "final_42", 56, "POR-5.12")],
)
def test_the_next_triumph_costs_the_one_before(honor: str, discard: str, worth: int, clause: str) -> None:
    table = position(card="marble", influence=3, honors=[honor], finals=[[discard]]).play(f"honor:{honor}")
    assert (table.influence(), table.finals()) == (0, [honor])
    assert table.view()["seats"][0]["final"]["finals"] == worth
    assert position(card="marble", influence=3, honors=[honor]).refuses(f"honor:{honor}") == clause
    assert position(card="marble", influence=2, honors=[honor], finals=[[discard]]).refuses(f"honor:{honor}") == (
        "POR-5.3"
    )


@pytest.mark.clause("POR-5.14")
def test_a_player_may_own_several_triumphs() -> None:
    table = position(card="marble", influence=2, honors=["final_30"], cards=[SET], finals=[["final_30"]])
    assert table.play("honor:final_30").finals() == ["final_30", "final_30"]
    assert table.view()["seats"][0]["final"]["finals"] == 60


@pytest.mark.clause("POR-5.15")
@pytest.mark.parametrize("building", SET)
def test_a_substitute_counts_as_a_building_card(building: str) -> None:
    honor = f"substitute_{building}"
    table = position(card="marble", influence=2, honors=[honor], cards=[[other for other in SET if other != building]])
    assert table.view()["seats"][0]["final"]["sets"] == 12
    table.play(f"honor:{honor}")
    assert table.influence() == 0
    assert table.view()["seats"][0]["final"]["sets"] == 20


@pytest.mark.clause("POR-5.16")
def test_a_substitute_may_be_discarded_for_a_triumph() -> None:
    table = position(card="marble", influence=4, honors=["substitute_basilica", "final_30"], cards=[SET[1:]])
    table.play("honor:substitute_basilica", "end_turn", "card:free_hand", "end_turn")
    table.play(table.legal()[0], "honor:final_30")
    assert (table.cards(), table.finals()) == ([], ["final_30"])


@pytest.mark.clause("POR-5.17", "POR-5.18")
def test_raising_adds_a_brick_of_the_colour_of_the_site_without_points() -> None:
    table = position(card="marble", influence=2, honors=["raise_gate"], built={"porta_nigra_4": (0, 4)}, romans=1)
    reserve = table.reserve
    table.play("honor:raise_gate")
    assert table.decision == "raise_site"
    table.play("raise:porta_nigra_4")
    assert (table.height("porta_nigra_4"), table.points(), table.reserve) == (5, 0, reserve - 1)
    assert (table.influence(), table.romans()) == (0, 1)  # 5 bricks: no reward
    level_5 = table.view()["majorities"][8]["seats"][0]
    assert (level_5["measure"], level_5["best"]) == (1, "yellow")
    again = position(card="marble", influence=2, honors=["raise_gate"], built={"porta_nigra_4": (0, 5)}, romans=1)
    again.play("honor:raise_gate", "raise:porta_nigra_4")
    assert (again.influence(), again.romans()) == (1, 3)  # the sixth brick brings the reward


@pytest.mark.clause("POR-5.17", "POR-5.19")
def test_only_own_segments_below_eight_are_raised() -> None:
    table = position(card="marble", influence=2, honors=["raise_gate"], built=GATE).play("honor:raise_gate")
    assert table.offered("raise") == ["porta_nigra_1", "porta_nigra_2"]
    assert table.refuses("raise:porta_nigra_3") == "POR-5.17"
    assert table.refuses("raise:porta_nigra_4") == "POR-5.19"
    assert table.refuses("end_turn") == "POR-5.3"


@pytest.mark.clause("POR-5.20")
def test_raising_needs_a_brick_in_the_reserve_and_a_segment_to_raise() -> None:
    empty = position(card="marble", influence=2, honors=["raise_gate"], built=GATE, reserve=0)
    assert empty.refuses("honor:raise_gate") == "POR-5.20"
    highest = position(card="marble", influence=2, honors=["raise_gate"], built={"porta_nigra_1": (0, 8)})
    assert highest.refuses("honor:raise_gate") == "POR-5.20"
    other = position(card="marble", influence=2, honors=["raise_gate"], built={"porta_nigra_1": (1, 4)})
    assert other.refuses("honor:raise_gate") == "POR-5.20"
    shown = ["card_porta_nigra_black"]
    table = position(card="marble", influence=2, honors=["raise_gate"], built={"porta_nigra_1": (0, 4)}, display=shown)
    table.play("honor:raise_gate", "raise:porta_nigra_1")
    assert (table.cards(), table.display()) == ([], shown)  # it earns no card


@pytest.mark.clause("POR-5.22")
def test_raising_is_not_a_build() -> None:
    table = position(
        card="marble", influence=2, honors=["raise_gate"], built={"porta_nigra_1": (0, 3)}, builders=["basilica"],
        romans=0, coins=0, torches_left=0,
    )  # fmt: skip
    table.play("honor:raise_gate", "raise:porta_nigra_1")
    assert (table.builder(), table.coins(), table.romans()) == ("basilica", 0, 0)
    assert int(table.state.segments[0]) == 1
    sites = [f"amphitheatre_{row}_{number}" for row in "abc" for number in range(1, 5)]
    nearly: Built = {**dict.fromkeys(sites, 0), "porta_nigra_1": (0, 3), "porta_nigra_2": (0, 3)}
    last = position(card="marble", influence=2, honors=["raise_gate"], built=nearly, romans=1)  # 14 segments
    last.play("honor:raise_gate", "raise:porta_nigra_1")
    assert last.state.ended_by == -1


@pytest.mark.clause("POR-5.21")
def test_the_colours_of_building_cards_do_not_matter_for_sets() -> None:
    shown = ["card_basilica_black", "card_amphitheatre_black", "card_city_wall_black", "card_porta_nigra_black"]
    table = position(card="foundations", influence=9, display=shown, bricks=["12 black"], honors=["final_30"])
    table.play("symbol:3", "site:basilica_a_1")
    table.play("influence_build", "site:city_wall_1", "influence_build", "site:porta_nigra_1", "height:3")
    table.play("influence_build", "site:amphitheatre_a_1")
    assert table.cards() == SET  # four cards of one colour
    table.play("honor:final_30")
    assert table.cards() == []
