"""The worked examples of the rulebook (E1 to E14) and of the specification (E15 to E20)."""

from __future__ import annotations

import pytest

from tests.games.porta_nigra.positions import position


@pytest.mark.clause("POR-3.5", "POR-3.6", "POR-3.9", "POR-3.10")
def test_e1_refill() -> None:
    triumphs = ["final_30", "final_42", "final_56"] * 2
    thirteen = [*triumphs, "acclaim", "acclaim", "ovation", "ovation", "donation", "donation", "recruits"]
    four = ["card_basilica_black", "card_basilica_blue", "card_city_wall_red", "card_porta_nigra_white"]
    pile = ["supply_1", "supply_6", "supply_2", "supply_3"]
    table = position(card="marble", shops="3 black, 2 blue", display=four, honors=thirteen, supply=pile)
    table.play("end_turn")
    assert int(table.state.market) == 5 + 4 + 3 + 4
    assert table.told("supplied") == [{"cards": 3, "bricks": 11, "market": 16}]
    assert (len(table.display()), len(table.honors())) == (6, 14)
    seven = position(card="marble", shops="3 black, 4 blue", supply=pile).play("end_turn")
    assert int(seven.state.market) == 7
    assert seven.view()["market"]["supply_left"] == 4


@pytest.mark.clause("POR-3.15", "POR-3.18")
@pytest.mark.parametrize("tokens", [0, 1])
def test_e2_torches(tokens: int) -> None:
    table = position(card="night_shift", torches=tokens, builders=["basilica"], bricks=["1 red"])
    table.play("symbol:1", "symbol:2", "site:amphitheatre_c_3")
    assert table.state.card_torches == 0
    assert ("symbol:3" in table.legal()) == bool(tokens)
    if tokens:
        table.play("symbol:3")
        assert table.torches() == 1  # the token is gone, and the symbol has brought another


@pytest.mark.clause("POR-4.4", "POR-4.5", "POR-4.8")
def test_e3_movement() -> None:
    table = position(card="foundations", builders=["amphitheatre", "basilica"], active=1).play("symbol:1")
    assert (table.builder(1), table.coins(1), table.bricks(1)) == ("porta_nigra", 20 - 2 - 1, {"black": 1})
    poor = position(card="foundations", builders=["amphitheatre", "basilica"], active=1, coins=2)
    assert poor.refuses("symbol:1") == "POR-4.36"


@pytest.mark.clause("POR-4.6")
def test_e4_white_shop() -> None:
    table = position(card="quarry", builders=["amphitheatre", "basilica"], active=1).play("symbol:2")
    assert (table.builder(1), table.coins(1)) == ("basilica", 15)


@pytest.mark.clause("POR-4.3")
def test_e5_empty_shop() -> None:
    table = position(card="foundations", builders=["basilica"], shops="1 blue, 1 red, 1 yellow, 1 white", coins=5)
    costs = {shop["color"]: shop["cost"] for shop in table.view()["shops"]}
    assert costs == {"black": 3, "blue": 5, "red": 3, "yellow": 5, "white": 5}
    table.play("symbol:1")
    assert table.offered("shop") == ["blue", "red", "yellow", "white"]
    table.play("shop:yellow")
    assert (table.builder(), table.coins()) == ("city_wall", 0)
    assert table.refuses("symbol:1") == "POR-3.16"


@pytest.mark.clause("POR-4.15", "POR-4.17", "POR-4.19")
@pytest.mark.parametrize(
    ("bricks", "left"), [("2 red, 1 white", {}), ("3 red, 1 white", {"white": 1}), ("1 red, 1 white", None)]
)
def test_e6_white_as_joker(bricks: str, left: dict[str, int] | None) -> None:
    table = position(card="foundations", bricks=[bricks]).play("symbol:3")
    if left is None:
        assert table.refuses("site:amphitheatre_a_3") == "POR-4.15"
    else:
        table.play("site:amphitheatre_a_3")
        assert (table.points(), table.bricks()) == (11, left)
        assert table.view()["majorities"][2]["seats"][0]["best"] == "red"


@pytest.mark.clause("POR-4.20", "POR-4.25", "POR-4.27")
def test_e7_build_with_rewards() -> None:
    table = position(
        card="foundations",
        built={"basilica_a_2": 0},
        bricks=["2 yellow, 2 red"],
        romans=1,
        coins=1,
        influence=2,
        display=["card_basilica_yellow"],
        builders=["amphitheatre"],
    )
    table.play("symbol:3", "site:basilica_a_4")
    assert (table.coins(), table.points(), table.cards()) == (0, 9, ["basilica"])
    assert (int(table.state.built[0, 0]), table.torches(), table.romans()) == (4, 1, 1)
    table.play("influence_build", "site:basilica_b_3")
    assert (int(table.state.built[0, 0]), table.torches(), table.romans()) == (6, 2, 1)


@pytest.mark.clause("POR-4.25")
def test_e8_no_early_reward() -> None:
    table = position(card="foundations", bricks=["2 blue, 2 red"], influence=2, builders=["basilica"], romans=3)
    table.play("symbol:3", "site:basilica_a_2")
    assert (table.torches(), table.romans()) == (0, 2)
    table.play("influence_build", "site:basilica_b_3")
    assert (table.torches(), table.romans()) == (1, 2)


@pytest.mark.clause("POR-5.1", "POR-5.2", "POR-5.4")
def test_e9_influence() -> None:
    table = position(card="marble", influence=3, honors=["acclaim", "donation"])
    table.play("honor:acclaim", "influence_roman")
    assert (table.influence(), table.romans(), table.points()) == (0, 6, 4)
    assert table.refuses("honor:donation") == "POR-5.2"


@pytest.mark.clause("POR-6.3", "POR-6.4")
@pytest.mark.parametrize(("seats", "units"), [(4, 20), (2, 10)])
def test_e10_interim_scoring(seats: int, units: int) -> None:
    built = {"basilica_a_5": 1, "basilica_b_1": 1, "basilica_a_4": 1}
    empty: list[list[str]] = [[] for _ in range(seats)]
    table = position(seats=seats, active=seats - 1, card="marble", hands=empty, decks=empty, built=built)
    table.play("end_turn", "tens:0", "units:0")
    assert table.view()["interim"]["units"] == units
    table.play("tens:0", "units:5")
    assert table.told("split_interim") == [{"seat": 1, "bricks": 10, "coins": 5, "points": units - 5}]


@pytest.mark.clause("POR-8.2", "POR-8.3")
def test_e11_building_cards() -> None:
    table = position(cards=[["basilica", "city_wall", "porta_nigra", "basilica"]])
    assert table.view()["seats"][0]["final"]["sets"] == 14


@pytest.mark.clause("POR-8.9", "POR-8.13", "POR-8.14")
def test_e12_basilica_majorities() -> None:
    built = {"basilica_a_5": 0, "basilica_a_4": 1, "basilica_a_2": 1, "basilica_b_3": 1}
    table = position(seats=3, built=built)
    assert table.majority("basilica_a") == [12, 6, 0]
    assert table.majority("basilica_b") == [0, 12, 0]


@pytest.mark.clause("POR-8.12", "POR-8.14")
def test_e13_amphitheatre_majority() -> None:
    table = position(seats=4, built={"amphitheatre_a_4": 1, "amphitheatre_a_3": 3})
    assert table.majority("amphitheatre_a") == [0, 15, 0, 5]


@pytest.mark.clause("POR-4.16", "POR-4.22", "POR-4.26", "POR-8.10")
def test_e14_porta_nigra() -> None:
    table = position(
        card="foundations",
        built={"porta_nigra_1": (0, 3)},
        bricks=["6 yellow, 1 white"],
        builders=["porta_nigra"],
        romans=1,
    )
    table.play("symbol:3", "site:porta_nigra_4", "height:7")
    assert (table.points(), int(table.state.built[0, 3])) == (28, 10)
    assert (table.romans(), table.influence(), table.cards(), table.bricks()) == (0 + 4, 2, [], {})
    levels = [level["seats"][0]["measure"] for level in table.view()["majorities"][6:]]
    assert levels == [2, 1, 1, 1, 1, 0]


@pytest.mark.clause("POR-5.10", "POR-5.11", "POR-5.12", "POR-5.13")
def test_e15_final_scoring_chain() -> None:
    honors = ["final_30", "final_42", "final_56"]
    cards = ["basilica", "amphitheatre", "city_wall", "porta_nigra"]
    table = position(card="marble", influence=2, honors=honors, cards=[cards]).play("honor:final_30")
    assert (table.cards(), table.finals(), table.influence()) == ([], ["final_30"], 0)
    assert (table.view()["seats"][0]["final"]["finals"], table.view()["seats"][0]["final"]["sets"]) == (30, 0)
    for held, bought, worth in (("final_30", "final_42", 42), ("final_42", "final_56", 56)):
        later = position(card="marble", influence=3, honors=[bought], finals=[[held]]).play(f"honor:{bought}")
        assert later.finals() == [bought]
        assert later.view()["seats"][0]["final"]["finals"] == worth


@pytest.mark.clause("POR-5.17")
def test_e16_raise() -> None:
    built = {"porta_nigra_1": (0, 5), "porta_nigra_2": (0, 3)}
    table = position(card="marble", influence=2, honors=["raise_gate"], built=built, romans=0)
    reserve = table.reserve
    table.play("honor:raise_gate", "raise:porta_nigra_1")
    assert (table.points(), int(table.state.built[0, 3]), table.height("porta_nigra_1")) == (0, 9, 6)
    assert (table.influence(), table.romans(), table.reserve) == (1, 2, reserve - 1)


@pytest.mark.clause("POR-8.16")
def test_e17_unresolved_tie() -> None:
    tied = {"porta_nigra_4": (0, 3), "porta_nigra_9": (1, 3)}
    assert position(seats=3, built=tied).majority("porta_nigra_level_3") == [6, 6, 0]
    third = {**tied, "porta_nigra_3": (2, 3)}
    assert position(seats=3, built=third).majority("porta_nigra_level_3") == [6, 6, 0]


@pytest.mark.clause("POR-4.24")
def test_e18_row_c() -> None:
    table = position(card="foundations", bricks=["1 black"], display=["card_amphitheatre_black"])
    assert table.play("symbol:3", "site:amphitheatre_c_1").display() == ["card_amphitheatre_black"]


@pytest.mark.clause("POR-8.6")
def test_e19_play_area() -> None:
    table = position(romans=2, coins=8, influence=1, torches=0, bricks=["2 red, 1 white"])
    assert table.view()["seats"][0]["final"]["play_area"] == 8


@pytest.mark.clause("POR-7.4", "POR-7.5", "POR-7.7")
@pytest.mark.parametrize(("last_card", "turns"), [(False, [2, 3, 0]), (True, [2, 3])])
def test_e20_early_end(last_card: bool, turns: list[int]) -> None:
    sites = [f"amphitheatre_{row}_{number}" for row in "abc" for number in range(1, 6)]
    hands = [[], [], ["marble"], ["marble"]] if last_card else [["marble"]] * 4
    table = position(
        seats=4,
        active=1,
        card="foundations",
        round_number=2,
        built=dict.fromkeys(sites[:10] + sites[11:], 1),
        romans=[5, 1, 5, 5],
        bricks=["", "1 black"],
        hands=hands,
        decks=[[], [], [], []] if last_card else [["quarry"]] * 4,
    )
    table.play("symbol:3", "site:amphitheatre_c_1")
    assert table.points(1) == 1 + 5
    table.play("symbol:4", "end_turn")  # the turn is finished normally
    order = []
    while not table.is_over:
        order.append(table.actor)
        table.play("card:marble", "end_turn")
    assert order == turns
