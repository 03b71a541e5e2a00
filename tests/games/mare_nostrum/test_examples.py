"""Every worked example of the rules (chapter 17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mare_nostrum.positions import FIVE, THREE, Position, first_sites, new_game, position
from tests.games.mare_nostrum.test_trade import take, trading


def rome_starts() -> Position:
    table = new_game(seats=5, sides=FIVE).play("slot:caravan_1", "slot:caravan_1")
    return first_sites(table)


@pytest.mark.clause("MAR-3.2.3")
def test_example_1_rome_starts_with_grain_and_oil() -> None:
    table = rome_starts()
    assert table.owner("rome") == table.owner("cisalpina") == table.owner("magna_graecia") == "rome"
    assert table.buildings("rome") == ["city", "caravan_0", "caravan_1"]
    assert table.fortresses("rome") == 1
    assert (table.buildings("cisalpina"), table.buildings("magna_graecia")) == (["caravan_1"], ["caravan_1"])
    assert table.role("military_leader") == "rome"
    assert table.figures("rome") == ["julius_caesar"]
    assert table.hand("rome") == {"tax": 1, "metal": 1, "wine": 1, "grain": 1, "oil": 1}


@pytest.mark.clause("MAR-6.6")
def test_example_2_two_takes() -> None:
    table = trading(2)
    take(table, "A<-B, B<-A")
    assert table.offers("side") == ["carthage"]


@pytest.mark.clause("MAR-10.3", "MAR-10.4")
def test_example_3_battle() -> None:
    table = position(
        own={"babylon": ["dacia"]}, fortresses={"dacia": 1}, legions={"dacia": {"greece": 3, "babylon": 1}}
    ).land_step("greece").dice(6, 3, 2, 3)  # fmt: skip
    table.play("land_battle", "province:dacia", "side:babylon", "number:3")
    assert table.told("rolled") == [{"attack": 11, "defence": 9, "attacker_losses": 1, "defender_losses": 2}]
    assert table.legions("greece", "dacia") == 2
    assert table.decision == "task"


@pytest.mark.clause("MAR-2.4")
@pytest.mark.parametrize(("seas", "legal"), [(2, True), (1, False)])
def test_example_4_chain(seas: int, legal: bool) -> None:
    fleets: dict[str, Any] = {sea: {"greece": 1} for sea in ("egyptian_sea", "aegean_sea")[:seas]}
    table = position(triremes=fleets, legions={"athens": {"greece": 2}}).land_step("greece")
    table.play("move_legions", "province:athens")
    assert ("alexandria" in table.offers("province")) is legal
    if legal:
        table.play("province:alexandria", "number:2")


@pytest.mark.clause("MAR-7.2.1", "MAR-7.2.2")
def test_example_5_sets() -> None:
    hand = {"tax": 3, "grain": 2, "perfume": 1, "livestock": 1, "gold": 1, "slaves": 1}
    table = position(hands={"greece": hand}).construct("greece")
    assert table.refuses("build:market") == "MAR-7.2.1"
    table.play("build:legion", "province:athens", "pay_tax")
    table.play("build:legion", "province:athens", "pay_goods", "card:grain", "card:livestock", "card:gold")
    table.play("build:trireme", "province:athens", "pay_goods", "card:grain", "card:slaves", "card:perfume")
    assert table.hand("greece") == {}


@pytest.mark.clause("MAR-5.2")
@pytest.mark.parametrize(
    ("buildings", "income"),
    [
        (["caravan_0"], {"perfume": 1}),
        (["caravan_0", "caravan_1"], {"perfume": 1, "fruit": 1}),
        (["caravan_0", "caravan_1", "market"], {"perfume": 2, "fruit": 2}),
    ],
)
def test_example_6_one_caravan_one_commodity(buildings: list[str], income: dict[str, int]) -> None:
    assert position(buildings={"carthage": buildings}).new_round().hand("carthage") == income


@pytest.mark.clause("MAR-9.5", "MAR-9.8")
@pytest.mark.parametrize("adriatic", [0, 1])
def test_example_7_launch_and_carry(adriatic: int) -> None:
    table = position(
        docked={"athens": {"greece": 1}}, legions={"athens": {"greece": 1}},
        triremes={"adriatic_sea": {"greece": adriatic}} if adriatic else {},
    ).sea_step("greece")  # fmt: skip
    table.play("move_trireme", "province:athens", "sea:ionian_sea")
    if adriatic:
        table.play("end_sea_step")
    table.play("move_legions", "province:athens")
    assert "syracusae" in table.offers("province")
    assert ("rome" in table.offers("province")) is bool(adriatic)


@pytest.mark.clause("MAR-10.4", "MAR-11.3")
def test_example_8_jerusalem() -> None:
    table = position(
        sides=FIVE, own={"babylon": ["jerusalem"]}, buildings={"jerusalem": ["city"]}, fortresses={"jerusalem": 1},
        legions={"jerusalem": {"egypt": 3, "babylon": 1}},
    ).land_step("egypt").dice(4, 2, 5, 5)  # fmt: skip
    table.play("land_battle", "province:jerusalem", "side:babylon", "number:3")
    assert (table.legions("egypt", "jerusalem"), table.legions("babylon", "jerusalem")) == (1, 0)
    table.play("pillage", "slot:city")
    assert table.buildings("jerusalem") == []
    assert table.owner("jerusalem") == "babylon"


@pytest.mark.clause("MAR-10.2", "MAR-11.2")
def test_example_9_docked_trireme() -> None:
    table = position(
        own={"carthage": ["cyrenae"]}, legions={"cyrenae": {"greece": 2, "carthage": 1}},
        docked={"cyrenae": {"carthage": 1}}, buildings={"cyrenae": ["city"]},
    ).land_step("greece").dice(5, 1, 1)  # fmt: skip
    table.play("land_battle", "province:cyrenae", "side:carthage", "number:2")
    assert not table.province("cyrenae")["war_torn"]
    assert {"pillage", "occupy", "annex"} <= set(table.legal())
    assert table.docked("carthage", "cyrenae") == 1


@pytest.mark.clause("MAR-3.3.6")
def test_example_10_roles_with_three_players() -> None:
    table = first_sites(new_game(seats=3, sides=THREE))
    roles = [table.role(name) for name in ("director_of_commerce", "political_leader", "military_leader")]
    assert roles == ["carthage", "greece", "babylon"]


@pytest.mark.clause("MAR-3.2.6")
def test_example_11_egypts_caravans() -> None:
    table = rome_starts()
    assert table.buildings("alexandria") == ["city", "caravan_0", "caravan_1"]
    assert table.buildings("memphis") == table.buildings("thebae") == ["city"]
    assert (table.owner("sinai"), table.buildings("sinai")) == (None, [])
    assert table.hand("egypt") == {"tax": 3, "grain": 1, "papyrus": 1}


@pytest.mark.clause("MAR-11.2b")
def test_example_12_fled_enemy() -> None:
    table = position(
        own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0"]}, legions={"dacia": {"greece": 2, "babylon": 2}}
    ).land_step("greece", then="babylon").dice(1, 1, 1, 1)  # fmt: skip
    table.play("land_battle", "province:dacia", "side:babylon", "number:2")
    assert (table.asked, table.decision) == ("babylon", "land_step")
    table.play("move_legions", "province:dacia", "province:illyria", "number:2")
    assert table.tasks("dacia") == []
    assert table.legions("greece", "dacia") == 2
    assert not table.province("dacia")["war_torn"]


@pytest.mark.clause("MAR-4.2.4")
@pytest.mark.parametrize(("legions", "holder"), [(4, "greece"), (3, "babylon")])
def test_example_13_role_bonus(legions: int, holder: str) -> None:
    table = position(
        legions={"athens": {"greece": legions}, "babylon": {"babylon": 5}}, figures={"greece": ["archimedes"]},
        roles=("carthage", "carthage", "babylon"),
    ).new_round()  # fmt: skip
    assert table.role("military_leader") == holder


@pytest.mark.clause("MAR-12.2")
def test_example_14_mausoleum() -> None:
    table = position(figures={"greece": ["mausoleum"]}, hands={"greece": {"tax": 9}}).construct("greece")
    shop = {entry["id"]: entry["price"] for entry in table.view("greece")["shop"]}
    assert [shop[item] for item in ("caravan", "city", "market", "temple", "legion")] == [2, 2, 5, 5, 3]
    assert {entry["price"] for entry in table.view("greece")["figures"] if entry["kind"] == "hero"} == {9}


@pytest.mark.clause("MAR-6.7", "MAR-6.9")
def test_example_15_early_end_with_two_participants() -> None:
    table = trading(3, hands={"greece": {"grain": 3}, "babylon": {"wine": 3}, "carthage": {}})
    take(table, "A<-B, B<-A")
    assert table.decision == "build_order"
    assert (table.hand("greece"), table.hand("babylon")) == ({"grain": 2, "wine": 1}, {"wine": 2, "grain": 1})


@pytest.mark.clause("MAR-6.7", "MAR-6.9")
@pytest.mark.parametrize(
    ("number", "line", "short"),
    [
        (1, "A<-B, B<-C, C<-A", False),
        (1, "A<-B, B<-A, A<-C", True),
        (3, "A<-B, B<-C, C<-B, B<-A, A<-C, C<-B, B<-C, C<-A", False),
        (3, "A<-B, B<-C, C<-B, B<-A, A<-B, B<-C, C<-A, A<-C", True),
    ],
)
def test_example_16_endings(number: int, line: str, short: bool) -> None:
    table = trading(number)
    take(table, line)
    assert table.decision == ("compensate" if short else "build_order")
    if short:
        table.play(table.legal()[0])
    assert [int(table.state.hand_count[side]) for side in (1, 2, 4)] == [number] * 3


@pytest.mark.clause("MAR-5.4")
@pytest.mark.parametrize(("slots", "taxes"), [(["city", "temple"], 2), (["city"], 1)])
def test_example_17_occupied_temple(slots: list[str], taxes: int) -> None:
    table = position(
        own={"babylon": ["phoenicia"]}, buildings={"phoenicia": ["city", "temple"]},
        legions={"phoenicia": {"carthage": 2}}, tasks={"phoenicia": ("carthage", slots)},
        roles=("carthage", "carthage", "carthage"),
    ).new_round()  # fmt: skip
    assert table.hand("carthage") == {"tax": taxes}
    assert table.hand("babylon") == {}


@pytest.mark.clause("MAR-8.1", "MAR-8.4", "MAR-5.7")
def test_example_18_annexation() -> None:
    given: dict[str, Any] = {
        "own": {"babylon": ["syria"]}, "buildings": {"syria": ["caravan_0"]}, "legions": {"syria": {"greece": 1}},
        "tasks": {"syria": ("greece", ["influence"])}, "roles": ("babylon", "babylon", "greece"),
    }  # fmt: skip
    assert position(**given).new_round().hand("babylon") == {"fruit": 1}
    table = position(hands={"greece": {"tax": 6}}, **given).construct("greece")
    table.play("build:influence", "province:syria", "pay_tax")
    assert table.owner("syria") == "greece"
    assert table.play("build:legion").refuses("province:syria") == "MAR-7.4.4"


@pytest.mark.clause("MAR-7.4.8")
def test_example_19_building_at_home_under_siege() -> None:
    table = position(
        own={"babylon": ["syria"]}, hands={"babylon": {"tax": 3}},
        legions={"babylon": {"greece": 1, "babylon": 1}, "syria": {"greece": 1, "babylon": 1}},
    ).construct("babylon")  # fmt: skip
    assert table.play("build:legion").offers("province") == ["babylon"]


@pytest.mark.clause("MAR-7.4.3")
def test_example_20_no_chain_of_expansion() -> None:
    table = position(sides=FIVE, own={"rome": ["cisalpina"]}, hands={"rome": {"tax": 6}}).construct("rome")
    table.play("build:influence", "province:illyria", "pay_tax", "build:influence")
    assert "dacia" not in table.offers("province")


@pytest.mark.clause("MAR-7.5.1")
def test_example_21_carry_over() -> None:
    hand = {"greece": {"tax": 4, "wine": 1}}
    assert position(hands=hand).keep_cards().offers("number") == ["0", "1", "2"]
    table = position(hands=hand, figures={"greece": ["hanging_gardens"]}).keep_cards().play("number:2", "card:wine")
    assert table.hand("greece") == {"tax": 2, "wine": 1}
    assert table.state.bank.sum() == 120


@pytest.mark.clause("MAR-4.2.3")
def test_example_22_role_points_of_occupied_buildings() -> None:
    table = position(
        own={"babylon": ["syria"]}, buildings={"syria": ["caravan_0"]}, legions={"syria": {"carthage": 1}},
        tasks={"syria": ("carthage", ["caravan_0"])}, roles=("greece", "greece", "carthage"),
    ).new_round()  # fmt: skip
    assert table.role("director_of_commerce") == "carthage"
