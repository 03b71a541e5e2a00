"""Set-up (chapter 3): civilisations, start positions, neutral sides, the advanced set-up and the first roles."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from saturnalia.games.mare_nostrum import opening
from saturnalia.kernel.errors import BadOptions
from tests.games.mare_nostrum.positions import (
    FIVE,
    FOUR,
    MARE,
    THREE,
    Position,
    first_sites,
    new_game,
    position,
    side,
)


@pytest.mark.clause("MAR-3.1.1", "MAR-16.2")
def test_civilisations_are_chosen_or_drawn_by_lot() -> None:
    chosen = new_game(seats=3, sides=["egypt", "rome", "greece"])
    assert [int(number) for number in chosen.state.side_of[:3]] == [side("egypt"), side("rome"), side("greece")]
    drawn = {tuple(new_game(seed=seed, seats=5).state.side_of.tolist()) for seed in range(40)}
    assert len(drawn) > 20
    assert all(sorted(seats) == [0, 1, 2, 3, 4] for seats in drawn)


@pytest.mark.clause("MAR-3.1.1")
def test_a_civilisation_is_played_by_one_seat_only() -> None:
    table = Position(MARE.state.new())
    MARE.compiled.begin(table.state, MARE.encode_options(MARE.complete_options({"seats": 3})), 1)
    assert table.offers("side") == list(FIVE)
    table.play("side:egypt")
    assert table.refuses("side:egypt") == "MAR-3.1.1"
    table.play("done", "side:rome")
    assert table.state.played.bit_count() == 3


@pytest.mark.clause("MAR-3.3.1", "MAR-16.2", "MAR-19.1")
@pytest.mark.parametrize(("seats", "sides"), [(3, THREE), (4, FOUR), (5, FIVE)])
def test_the_lot_takes_the_recommended_civilisations(seats: int, sides: tuple[str, ...]) -> None:
    for seed in range(10):
        table = new_game(seed=seed, seats=seats)
        assert {FIVE[number] for number in table.state.side_of[:seats]} == set(sides)


@pytest.mark.clause("MAR-3.3.1")
def test_the_lot_fills_up_beside_any_choice() -> None:
    seen = set()
    for seed in range(30):
        table = Position(MARE.state.new())
        MARE.compiled.begin(table.state, MARE.encode_options(MARE.complete_options({"seats": 3})), seed)
        table.play("done", "side:egypt", "done")
        drawn = [FIVE[number] for number in table.state.side_of[[0, 2]]]
        assert set(drawn) <= set(THREE)
        seen.update(drawn)
    assert seen == set(THREE)


@pytest.mark.clause("MAR-3.1.2")
def test_nobody_starts_with_cards_and_the_bank_is_full() -> None:
    table = first_sites(position(sides=FIVE))
    assert table.state.bank.sum() == 123
    real = new_game(seats=5, sides=FIVE)
    assert real.state.bank.sum() == 123
    assert not real.state.hand.any()


@pytest.mark.clause("MAR-3.1.3", "MAR-3.1.4")
@pytest.mark.parametrize(
    ("sides", "tokens"), [(THREE, [18, 8, 8, 4]), (FOUR, [23, 10, 10, 5]), (FIVE, [28, 12, 12, 6])]
)
def test_the_supply_depends_on_the_players_and_includes_what_is_placed(
    sides: tuple[str, ...], tokens: list[int]
) -> None:
    table = first_sites(new_game(seats=len(sides), sides=sides))
    placed = [0, 0, 0, 0]
    for entry in table.view()["provinces"]:
        for number, stands in enumerate([sum(entry["caravans"]), entry["city"], entry["market"], entry["temple"]]):
            placed[number] += int(stands)
    assert [left + on_board for left, on_board in zip(table.state.tokens.tolist(), placed, strict=True)] == tokens
    assert placed[0] > 0
    assert placed[1] > 0


@pytest.mark.clause("MAR-3.1.5", "MAR-12.2")
def test_all_general_heroes_and_wonders_are_on_offer_to_everybody_and_civilisation_heroes_to_their_own() -> None:
    table = position(hands={"greece": {"tax": 12}}).construct("greece")
    offered = table.offers("acquire")
    assert len(offered) == 1 + 6 + 7
    assert "pericles" in offered
    assert table.refuses("acquire:hannibal") == "MAR-12.2"
    table.play("acquire:ulysses", "pay_tax")
    assert table.refuses("acquire:ulysses") == "MAR-3.1.5"


@pytest.mark.clause("MAR-3.2.1", "MAR-3.2.2")
@pytest.mark.parametrize("name", FIVE)
def test_every_side_starts_with_hero_three_provinces_and_one_fortress_at_home(name: str) -> None:
    table = first_sites(new_game(seats=5, sides=FIVE))
    entry = next(entry for entry in MARE.components["civilisation"] if entry["id"] == name)
    assert table.figures(name) == [entry["hero"]]
    assert len([place for place in table.view()["provinces"] if place["owner"] == name]) == 3
    assert all(table.owner(province) == name for province in entry["start_provinces"])
    assert [table.fortresses(province) for province in entry["start_provinces"]] == [1, 0, 0]
    cities = sum("city" in table.buildings(province) for province in entry["start_provinces"])
    assert 1 <= cities <= 3
    assert table.state.legions_left[side(name)] == 8
    assert table.state.triremes_left[side(name)] == 5


@pytest.mark.clause("MAR-3.2.3")
def test_rome_chooses_between_livestock_and_grain_and_between_fruit_and_oil() -> None:
    table = new_game(seats=5, sides=FIVE)
    assert (table.asked, table.decision) == ("rome", "setup_caravan")
    table.play("slot:caravan_1", "slot:caravan_0")
    assert table.buildings("rome") == ["city", "caravan_0", "caravan_1"]
    assert table.buildings("cisalpina") == ["caravan_1"]
    assert table.buildings("magna_graecia") == ["caravan_0"]
    assert first_sites(table).role("military_leader") == "rome"


@pytest.mark.clause("MAR-3.2.4", "MAR-3.2.5", "MAR-3.2.6", "MAR-3.2.7")
def test_the_other_start_positions() -> None:
    table = first_sites(new_game(seats=5, sides=FIVE))
    assert table.buildings("athens") == ["city", "caravan_0", "caravan_1"]
    assert table.buildings("macedonia") == ["caravan_0"]
    assert table.buildings("knossos") == ["city"]
    assert table.buildings("babylon") == ["city", "caravan_0", "caravan_1"]
    assert table.buildings("assyria") == ["caravan_0"]
    assert table.buildings("syria") == ["caravan_0"]
    assert table.buildings("alexandria") == ["city", "caravan_0", "caravan_1"]
    assert table.buildings("memphis") == table.buildings("thebae") == ["city"]
    assert table.owner("sinai") is None
    assert table.buildings("carthage") == ["city", "caravan_0", "caravan_1"]
    assert table.buildings("numidia") == ["caravan_0"]
    assert table.buildings("leptis") == ["caravan_0"]
    assert table.role("political_leader") == "egypt"
    assert table.role("director_of_commerce") == "carthage"


@pytest.mark.clause("MAR-3.2.8")
def test_sites_are_chosen_in_seat_order_from_rome_openly() -> None:
    table = new_game(seats=5, sides=["carthage", "egypt", "babylon", "greece", "rome"])
    asked = []
    while table.decision == "setup_caravan":
        asked.append((table.asked, table.view()["purchase"]))
        table.play("slot:caravan_1")
        assert table.told("set_caravan")
    order = ["rome", "rome", "greece", "babylon", "babylon", "carthage", "carthage"]
    assert [name for name, _ in asked] == order


@pytest.mark.clause("MAR-3.3.2", "MAR-3.3.3", "MAR-3.4.9")
@pytest.mark.parametrize("setup", ["basic", "advanced"])
def test_neutral_sides_have_markers_legions_and_one_fortress(setup: str) -> None:
    table = new_game(seats=3, sides=THREE, setup=setup)
    for name, home, others in [
        ("rome", "rome", ["cisalpina", "magna_graecia"]),
        ("egypt", "alexandria", ["memphis", "thebae"]),
    ]:
        assert (table.owner(home), table.legions(name, home), table.fortresses(home)) == (name, 1, 1)
        for other in others:
            assert (table.owner(other), table.legions(name, other), table.fortresses(other)) == (name, 1, 0)
        assert table.figures(name) == []
        assert table.buildings(home) == []
        assert table.state.owned[side(name)].bit_count() == 3


@pytest.mark.clause("MAR-3.3.4")
def test_neutral_sides_get_no_turn_but_defend() -> None:
    table = position(neutral=True, legions={"memphis": {"babylon": 2}}).military_order()
    assert set(table.offers("side")) == set(THREE)
    assert table.refuses("side:egypt") == "MAR-3.3.4"
    fight = position(neutral=True, legions={"memphis": {"babylon": 2}}).land_step("babylon").dice(1, 1, 6)
    fight.play("land_battle", "province:memphis", "side:egypt", "number:2")
    assert fight.told("rolled") == [{"attack": 2, "defence": 6, "attacker_losses": 1, "defender_losses": 0}]


@pytest.mark.clause("MAR-3.3.5", "MAR-3.3.6")
@pytest.mark.parametrize(
    ("sides", "roles"),
    [
        (THREE, ["carthage", "greece", "babylon"]),
        (FOUR, ["carthage", "egypt", "rome"]),
        (FIVE, ["carthage", "egypt", "rome"]),
        (("rome", "greece", "babylon"), ["babylon", "greece", "rome"]),
        (("rome", "egypt", "carthage"), ["carthage", "egypt", "rome"]),
    ],
)
def test_first_roles_go_to_played_sides_one_each(sides: tuple[str, ...], roles: list[str]) -> None:
    table = first_sites(new_game(seats=len(sides), sides=sides))
    names = ("director_of_commerce", "political_leader", "military_leader")
    assert [table.role(name) for name in names] == roles


@pytest.mark.clause("MAR-3.3.6", "MAR-16.2")
def test_a_tie_for_a_first_role_is_drawn_by_lot() -> None:
    holders = set()
    for seed in range(20):
        table = position(sides=THREE)
        table.state.generator[0] = seed
        table.state.role[:] = -1
        opening.give_first_roles(table.state)
        holders.add(table.role("political_leader"))
    assert holders == {"greece", "babylon"}, "nobody has a city, and Carthage is Director already"


# ---------------------------------------------------------------- advanced set-up


def advanced(*names: str, sides: tuple[str, ...] = FIVE) -> Position:
    return new_game(seats=len(sides), sides=sides, setup="advanced").play(*names)


@pytest.mark.clause("MAR-3.4.1", "MAR-3.4.6", "MAR-19.1")
def test_the_home_marker_costs_3_of_36_points() -> None:
    table = advanced()
    assert (table.asked, table.decision) == ("rome", "setup_menu")
    assert table.view("rome")["points"] == 33
    assert table.owner("rome") == "rome"
    assert table.buildings("rome") == []
    assert table.offers("build") == [
        "influence",
        "caravan",
        "city",
        "market",
        "temple",
        "legion",
        "fortress",
        "trireme",
    ]
    assert table.offers("acquire") == ["julius_caesar"]
    assert table.refuses("acquire:ulysses") == "MAR-3.4.1"


@pytest.mark.clause("MAR-3.4.1", "MAR-3.4.6")
def test_list_prices_hold_without_discounts() -> None:
    table = advanced("acquire:julius_caesar")
    assert table.view("rome")["points"] == 24
    table.play("build:legion", "province:rome")
    assert table.view("rome")["points"] == 21
    table.play("build:market", "province:rome", "build:temple", "province:rome", "build:city", "province:rome")
    table.play("build:fortress", "province:rome", "build:trireme", "province:rome")
    assert table.view("rome")["points"] == 0
    assert table.legal() == ["done"]
    assert table.refuses("build:legion") == "MAR-3.4.1"


@pytest.mark.clause("MAR-3.4.2", "MAR-3.4.6")
def test_things_are_placed_at_home_or_next_to_it_and_new_provinces_can_be_built_on_at_once() -> None:
    table = advanced("build:influence")
    assert table.offers("province") == ["cisalpina", "magna_graecia"]
    assert table.refuses("province:illyria") == "MAR-3.4.2"
    table.play("province:cisalpina", "build:caravan")
    assert table.offers("province") == ["rome", "cisalpina"]
    table.play("province:cisalpina", "slot:caravan_0")
    assert table.buildings("cisalpina") == ["caravan_0"]


@pytest.mark.clause("MAR-3.4.3")
def test_greece_may_use_the_aegean() -> None:
    table = advanced("done", "build:influence")
    assert table.asked == "greece"
    assert table.offers("province") == ["macedonia", "constantinople", "troy", "rhodes", "knossos"]


@pytest.mark.clause("MAR-3.4.4")
def test_legions_and_triremes_start_at_home_and_babylon_has_no_coast() -> None:
    table = advanced("build:influence", "province:cisalpina", "build:legion")
    assert table.offers("province") == ["rome"]
    assert table.refuses("province:cisalpina") == "MAR-3.4.4"
    table.play("province:rome", "build:trireme", "province:rome")
    assert table.docked("rome", "rome") == 1
    table.play("done", "done")
    assert table.asked == "babylon"
    assert table.refuses("build:trireme") == "MAR-7.4.5"


@pytest.mark.clause("MAR-3.4.5")
def test_the_hero_can_be_left_out_and_bought_later_by_the_own_side_only() -> None:
    table = advanced("done")
    assert table.figures("rome") == []
    later = position(sides=FIVE, hands={"rome": {"tax": 9}, "greece": {"tax": 9}}).construct("rome")
    assert "julius_caesar" in later.offers("acquire")
    other = position(sides=FIVE, hands={"greece": {"tax": 9}}).construct("greece")
    assert other.refuses("acquire:julius_caesar") == "MAR-12.2"


@pytest.mark.clause("MAR-3.4.6", "MAR-3.4.7")
def test_sides_build_one_after_another_from_rome_and_unspent_points_are_lost() -> None:
    table = advanced()
    order = []
    while table.decision == "setup_menu":
        order.append(table.asked)
        assert table.view(table.asked)["points"] == 33
        table.play("done")
    assert order == list(FIVE)
    assert table.view()["points"] == 0
    assert table.state.round_number == 1


@pytest.mark.clause("MAR-3.4.7")
def test_the_token_supply_limits_the_advanced_setup() -> None:
    table = advanced(sides=THREE)
    table.state.tokens[0] = 0
    assert table.refuses("build:caravan") == "MAR-7.4.14"


@pytest.mark.clause("MAR-3.4.8")
def test_first_roles_of_the_advanced_setup_go_to_whoever_counts_most() -> None:
    table = advanced("build:caravan", "province:rome", "slot:caravan_0", "done", sides=FIVE)
    table.play("build:city", "province:athens", "done", "done", "done", "build:legion", "province:carthage", "done")
    assert table.role("director_of_commerce") == "rome"
    assert table.role("political_leader") == "greece"
    assert table.role("military_leader") == "carthage"


@pytest.mark.clause("MAR-3.4.8")
def test_ties_go_to_the_standard_owner_else_to_the_lot() -> None:
    table = advanced(*["done"] * 5)
    assert [table.role(name) for name in ("director_of_commerce", "political_leader", "military_leader")] == [
        "carthage", "egypt", "rome",
    ]  # fmt: skip
    leaders = set()
    for seed in range(20):
        three = new_game(seed=seed, seats=3, sides=("rome", "greece", "babylon"), setup="advanced")
        three.play("done", "done", "done")
        leaders.add(three.role("director_of_commerce"))
    assert len(leaders) > 1


# ---------------------------------------------------------------- options


@pytest.mark.clause("MAR-19.2")
def test_each_ruling_can_be_switched_alone_and_with_the_others() -> None:
    switches = MARE.options[2:7]
    for changed in [[option] for option in switches] + [list(switches)]:
        chosen: dict[str, Any] = {option.name: not option.default for option in changed}
        assert chosen.items() <= MARE.complete_options(dict(chosen)).items()
        table = new_game(seats=3, **chosen).state
        fields = (
            table.pillage_per_legion, table.give_acquired, table.launch_is_compulsory, table.any_foreign_legion,
            table.lone_holder_takes_back,
        )  # fmt: skip
        expected = [int(chosen.get(option.name, option.default)) for option in switches]
        assert [int(field) for field in fields] == expected
    assert MARE.components["options"]["max_rounds"] == MARE.components["options"]["trade_count_cap"] == 40


def test_wrong_options_are_refused() -> None:
    wrong: list[dict[str, Any]] = [
        {"seats": 2}, {"seats": 6}, {"setup": "expert"}, {"map": "new"}, {"pillage_per_legion": "perhaps"},
    ]  # fmt: skip
    for chosen in wrong:
        with pytest.raises(BadOptions) as refused:
            MARE.complete_options(chosen)
        assert refused.value.message.args["option"] in chosen
        assert refused.value.message.args["allowed"]


def test_a_used_record_gives_the_same_game() -> None:
    fresh, used = MARE.state.new(), MARE.state.new()
    for name in MARE.state.dtype().names or ():
        used[name] = 99 if np.asarray(used[name]).dtype.itemsize == 1 else 1000
    options = MARE.encode_options(MARE.complete_options({"seats": 4}))
    for state in (fresh, used):
        MARE.compiled.begin(state, options, 3)
    assert fresh.tobytes() == used.tobytes()
