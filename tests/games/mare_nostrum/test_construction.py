"""Construction, annexation, heroes and wonders (chapters 7, 8 and 12)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.games.mare_nostrum import board, building
from saturnalia.games.mare_nostrum.components import FIGURE_NAMES, ITEM_NAMES, RESOURCE_NAMES, SIDE_NAMES
from saturnalia.games.mare_nostrum.state import FIRST_FIGURE
from saturnalia.kernel.match import Match
from saturnalia.kernel.words import Words
from tests.games.mare_nostrum.positions import FIVE, Position, place, position, side

RICH = {"tax": 12}


def buy(table: Position, *names: str) -> Position:
    """Buy one thing after another with taxes: `legion@athens`, or `caravan@athens:caravan_0`."""
    for name in names:
        item, _, where = name.partition("@")
        province, _, slot = where.partition(":")
        table.play(f"build:{item}", f"province:{province}")
        if table.decision == "caravan_site":
            table.play(f"slot:{slot}")
        table.play("pay_tax")
    return table


# ---------------------------------------------------------------- 7.1 order


@pytest.mark.clause("MAR-7.1.1", "MAR-7.1.2")
def test_the_political_leader_may_name_the_next_builder_as_a_turn_begins() -> None:
    table = position(sides=FIVE, roles=("rome", "egypt", "rome")).build_order()
    assert (table.asked, table.offers("side")) == ("egypt", list(FIVE))
    table.play("side:babylon")
    assert (table.asked, table.decision) == ("egypt", "build_order"), "the follower may be named at once"
    assert "babylon" not in table.offers("side")
    assert table.refuses("side:babylon") == "MAR-7.1.2"
    table.play("side:egypt")
    assert (table.asked, table.decision) == ("babylon", "construct")
    table.play("done", "side:rome")
    assert table.asked == "egypt", "the leader may be anywhere in the order"
    table.play("done", "side:carthage")
    assert table.asked == "rome"
    table.play("done")
    assert table.asked == "carthage", "when only one is left nobody is asked"
    table.play("done")
    assert table.asked == "greece"
    assert table.view()["next"] is None


@pytest.mark.clause("MAR-7.1.2")
def test_the_leader_may_wait_with_the_next_name_until_the_turn_is_over() -> None:
    table = position(sides=FIVE, roles=("rome", "egypt", "rome"), hands={"babylon": {"tax": 6}}).build_order()
    table.play("side:babylon", "done")
    assert (table.asked, table.decision, table.view()["next"]) == ("babylon", "construct", None)
    buy(table, "legion@babylon")
    assert table.asked == "babylon", "the leader is not asked again before the end"
    table.play("done")
    assert (table.asked, table.decision) == ("egypt", "build_order")
    assert table.legal() == ["side:rome", "side:greece", "side:egypt", "side:carthage"]
    assert table.refuses("done") == table.refuses("yes") == "MAR-7.1.2", "now it must be said"
    table.play("side:rome")
    assert (table.asked, table.decision) == ("egypt", "build_order"), "and who follows Rome"
    assert table.told("named_next") == [{"side": "egypt", "to_side": "rome", "phase": 2, "after_side": "babylon"}]


@pytest.mark.clause("MAR-7.1.2")
def test_the_leader_may_be_asked_again_after_each_purchase() -> None:
    table = position(sides=FIVE, roles=("rome", "egypt", "rome"), hands={"babylon": {"tax": 9}}).build_order()
    table.play("side:babylon", "yes")
    buy(table, "legion@babylon")
    assert (table.asked, table.decision) == ("egypt", "build_order")
    table.play("yes")
    buy(table, "legion@babylon")
    assert table.asked == "egypt"
    table.play("side:greece")
    assert (table.asked, table.decision, table.view()["next"]) == ("babylon", "construct", "greece")
    buy(table, "legion@babylon")
    assert table.play("done").state.active == SIDE_NAMES.index("greece")


@pytest.mark.clause("MAR-7.1.3")
def test_everybody_has_one_turn_with_any_number_of_purchases() -> None:
    table = position(hands={"greece": {"tax": 12}}).construct("greece")
    buy(table, "legion@athens", "legion@athens", "fortress@athens", "trireme@athens")
    assert table.hand("greece") == {}
    assert table.legal() == ["done"]
    assert table.play("done").decision == "keep_taxes"


# ---------------------------------------------------------------- 7.2 sets


@pytest.mark.clause("MAR-7.2.1")
def test_a_set_is_taxes_only_or_different_commodities_only() -> None:
    mixed = position(hands={"greece": {"tax": 2, "grain": 1}}).construct("greece")
    assert mixed.refuses("build:legion") == "MAR-7.2.1"
    equal = position(hands={"greece": {"grain": 3, "wine": 1}}).construct("greece")
    assert equal.refuses("build:legion") == "MAR-7.2.1"
    both = position(hands={"greece": {"tax": 3, "grain": 1, "wine": 1, "oil": 1}}).construct("greece")
    both.play("build:legion", "province:athens")
    assert both.legal() == ["pay_tax", "pay_goods"]
    both.play("pay_goods")
    assert both.refuses("card:tax") == "MAR-7.2.1"


@pytest.mark.clause("MAR-7.2.1", "MAR-7.2.2")
def test_goods_are_chosen_one_by_one_and_the_set_is_exactly_as_large_as_the_price() -> None:
    table = position(hands={"greece": {"grain": 2, "wine": 1, "oil": 1, "gold": 1}}).construct("greece")
    table.play("build:legion", "province:athens")
    assert table.legal() == ["pay_goods"], "the way of paying is asked all the same: the hand is not known to everybody"
    table.play("pay_goods")
    assert set(table.offers("card")) == {"grain", "wine", "oil", "gold"}, "in any order"
    table.play("card:gold", "card:grain")
    assert table.refuses("card:grain") == "MAR-7.2.1"
    table.play("card:oil")
    assert table.hand("greece") == {"grain": 1, "wine": 1}
    assert table.legions("greece", "athens") == 1


@pytest.mark.clause("MAR-7.2.2")
def test_each_purchase_is_paid_with_its_own_set() -> None:
    table = position(hands={"greece": {"tax": 5}}).construct("greece")
    buy(table, "legion@athens")
    assert table.hand("greece") == {"tax": 2}
    assert table.refuses("build:legion") == "MAR-7.2.1"


@pytest.mark.clause("MAR-7.2.3")
def test_cards_go_back_to_the_bank_at_once() -> None:
    table = position(hands={"greece": {"grain": 1, "wine": 1, "oil": 1}}).construct("greece")
    table.play("build:legion", "province:athens", "pay_goods", "card:grain")
    assert table.state.bank.tolist()[1] == 11
    table.play("card:wine", "card:oil")
    assert table.state.bank.sum() == 123


@pytest.mark.clause("MAR-7.2.4")
@pytest.mark.parametrize(
    ("hand", "sets"),
    [
        ({"grain": 2, "perfume": 1, "livestock": 1, "gold": 1, "slaves": 1}, 2),
        ({"grain": 3, "perfume": 1, "livestock": 1}, 1),
        ({"grain": 3, "wine": 3, "oil": 3}, 3),
        ({"grain": 3, "wine": 3, "oil": 1, "gold": 1}, 2),
        ({"grain": 5, "wine": 5}, 0),
    ],
)
def test_how_many_sets_of_three_can_be_formed(hand: dict[str, int], sets: int) -> None:
    """Paying the most frequent kinds first forms as many sets as the formula promises."""
    promised = max(k for k in range(6) if sum(min(count, k) for count in hand.values()) >= 3 * k)
    assert promised == sets
    table = position(hands={"greece": hand}).construct("greece")
    bought = 0
    while "build:legion" in table.legal():
        table.play("build:legion", "province:athens", "pay_goods")
        left = table.hand("greece")
        for kind in sorted(sorted(left, key=lambda kind: -left[kind])[:3], key=RESOURCE_NAMES.index):
            table.play(f"card:{kind}")
        bought += 1
    assert bought == sets


# ---------------------------------------------------------------- 7.3 prices

PRICES = [3, 3, 3, 6, 6, 3, 3, 3]


def prices(table: Position, name: str) -> list[int]:
    return [building.price_of(table.state, side(name), item) for item in range(len(ITEM_NAMES))]


@pytest.mark.clause("MAR-7.3.1")
def test_prices_are_fixed() -> None:
    table = position(figures={"greece": ["ulysses", "helen_of_troy"]})
    assert prices(table, "greece") == PRICES
    figures = [building.price_of(table.state, side("greece"), FIRST_FIGURE + f) for f in range(len(FIGURE_NAMES))]
    assert figures == [9] * 17 + [12]


@pytest.mark.clause("MAR-12.2")
@pytest.mark.parametrize(
    ("name", "figure", "expected"),
    [
        ("rome", "julius_caesar", [3, 3, 3, 6, 6, 2, 2, 3]),
        ("greece", "pericles", [3, 3, 3, 6, 6, 3, 3, 2]),
        ("egypt", "mausoleum", [3, 2, 2, 5, 5, 3, 3, 3]),
    ],
)
def test_some_figures_lower_prices(name: str, figure: str, expected: list[int]) -> None:
    assert prices(position(sides=FIVE, figures={name: [figure]}).construct(name), name) == expected


# ---------------------------------------------------------------- 7.4 building rules


@pytest.mark.clause("MAR-7.4.1")
def test_things_are_built_only_in_own_provinces() -> None:
    table = position(
        hands={"greece": RICH}, own={"babylon": ["troy"]}, legions={"troy": {"greece": 1}, "dacia": {"greece": 1}}
    ).construct("greece")
    table.play("build:legion")
    assert table.offers("province") == ["athens"]
    assert table.refuses("province:troy") == table.refuses("province:dacia") == "MAR-7.4.1"


@pytest.mark.clause("MAR-7.4.2")
def test_influence_goes_into_free_adjacent_provinces() -> None:
    table = position(own={"greece": ["macedonia"], "babylon": ["illyria"]}, hands={"greece": RICH}).construct("greece")
    table.play("build:influence")
    assert table.offers("province") == ["dacia", "constantinople"]
    assert table.refuses("province:illyria") == "MAR-7.4.2", "owned by another side"
    assert table.refuses("province:macedonia") == "MAR-7.4.2", "owned already"
    assert table.refuses("province:troy") == "MAR-7.4.2", "not adjacent"
    table.play("province:dacia", "pay_tax")
    assert table.owner("dacia") == "greece"


@pytest.mark.clause("MAR-7.4.2")
def test_neutral_markers_count_too() -> None:
    table = position(neutral=True, hands={"carthage": RICH}, own={"carthage": ["cyrenae"]}).construct("carthage")
    table.play("build:influence")
    assert "alexandria" not in table.offers("province")


@pytest.mark.clause("MAR-7.4.3", "MAR-7.4.4")
def test_a_new_province_is_no_starting_point_and_nothing_is_built_there_in_the_same_round() -> None:
    table = position(own={"greece": ["macedonia"]}, hands={"greece": RICH}).construct("greece")
    buy(table, "influence@illyria")
    assert table.play("build:influence").offers("province") == ["dacia", "constantinople"], "not cisalpina"
    table.play("province:dacia", "pay_tax", "build:legion")
    assert table.offers("province") == ["macedonia", "athens"]
    assert table.refuses("province:illyria") == "MAR-7.4.4"


@pytest.mark.clause("MAR-7.4.5")
def test_one_building_of_a_kind_for_each_site_or_province() -> None:
    full: dict[str, Any] = {"athens": ["city", "caravan_0", "market", "temple"]}
    table = position(buildings=full, fortresses={"athens": 1}, hands={"greece": RICH}).construct("greece")
    for item in ("city", "market", "temple", "fortress"):
        assert table.refuses(f"build:{item}") == "MAR-7.4.5"
    buy(table, "caravan@athens")
    assert table.buildings("athens") == ["city", "caravan_0", "caravan_1", "market", "temple"]
    assert table.refuses("build:caravan") == "MAR-7.4.5"


@pytest.mark.clause("MAR-7.4.5")
def test_cities_and_caravans_need_a_site() -> None:
    given: dict[str, Any] = {"own": {"greece": ["macedonia", "illyria"]}, "hands": {"greece": RICH}}
    table = position(**given).construct("greece").play("build:city")
    assert table.offers("province") == ["athens"]
    assert table.refuses("province:macedonia") == "MAR-7.4.5"
    sites = position(buildings={"illyria": ["caravan_0"]}, **given).construct("greece").play("build:caravan")
    assert sites.offers("province") == ["macedonia", "athens"]
    assert sites.refuses("province:illyria") == "MAR-7.4.5"
    sites.play("province:macedonia")
    assert sites.legal() == ["slot:caravan_0", "slot:caravan_1"]


@pytest.mark.clause("MAR-7.4.6")
def test_market_and_temple_need_nothing_beside_them() -> None:
    table = buy(position(hands={"greece": RICH}).construct("greece"), "market@athens", "temple@athens")
    assert table.buildings("athens") == ["market", "temple"]


@pytest.mark.clause("MAR-7.4.7")
def test_a_trireme_is_built_on_a_coast_and_stays_docked() -> None:
    table = position(own={"babylon": ["syria"]}, hands={"babylon": RICH}).construct("babylon").play("build:trireme")
    assert table.offers("province") == ["syria"]
    assert table.refuses("province:babylon") == "MAR-7.4.7"
    table.play("province:syria", "pay_tax")
    assert table.docked("babylon", "syria") == 1


@pytest.mark.clause("MAR-7.4.8", "MAR-19.2")
@pytest.mark.parametrize("with_task", [False, True])
def test_by_the_switch_every_foreign_legion_bars_building_except_at_home(with_task: bool) -> None:
    table = position(
        any_foreign_legion_bars_building=True,
        own={"greece": ["macedonia"]}, hands={"greece": RICH},
        legions={"macedonia": {"babylon": 1}, "athens": {"babylon": 1}},
        tasks={"macedonia": ("babylon", ["influence"])} if with_task else {},
    ).construct("greece")  # fmt: skip
    table.play("build:legion")
    assert table.offers("province") == ["athens"]
    assert table.refuses("province:macedonia") == "MAR-7.4.8"


@pytest.mark.clause("MAR-7.4.8", "MAR-19.2")
def test_only_a_legion_on_a_building_or_war_bars_building() -> None:
    given: dict[str, Any] = {
        "own": {"greece": ["macedonia", "illyria", "dacia"]}, "hands": {"greece": RICH},
        "buildings": {"macedonia": ["caravan_0"]},
        "legions": {"macedonia": {"babylon": 1}, "illyria": {"babylon": 1}, "dacia": {"babylon": 1, "greece": 1}},
        "tasks": {"macedonia": ("babylon", ["caravan_0"]), "illyria": ("babylon", ["influence"])},
    }  # fmt: skip
    table = position(**given).construct("greece").play("build:fortress")
    assert table.offers("province") == ["illyria", "athens"]
    assert table.refuses("province:macedonia") == table.refuses("province:dacia") == "MAR-7.4.8"
    broad = position(any_foreign_legion_bars_building=True, **given).construct("greece").play("build:fortress")
    assert broad.offers("province") == ["athens"]


@pytest.mark.clause("MAR-7.4.9")
def test_influence_is_barred_by_war_in_a_free_province_and_by_the_switch_by_a_foreign_legion() -> None:
    given: dict[str, Any] = {
        "own": {"greece": ["macedonia"]},
        "hands": {"greece": RICH},
        "legions": {"dacia": {"babylon": 1}},
    }
    table = position(any_foreign_legion_bars_building=True, **given).construct("greece").play("build:influence")
    assert table.refuses("province:dacia") == "MAR-7.4.9"
    assert "dacia" in position(**given).construct("greece").play("build:influence").offers("province")
    war: dict[str, Any] = {**given, "legions": {"dacia": {"babylon": 1, "greece": 1}}}
    torn = position(**war).construct("greece").play("build:influence")
    assert torn.refuses("province:dacia") == "MAR-7.4.9"


@pytest.mark.clause("MAR-7.4.10")
def test_influence_is_offered_for_provinces_and_islands_never_for_seas() -> None:
    table = position(triremes={"aegean_sea": {"greece": 1}}, hands={"greece": RICH}).construct("greece")
    table.play("build:influence")
    assert "rhodes" in table.offers("province")
    assert not table.offers("sea")


@pytest.mark.clause("MAR-7.4.11")
def test_nothing_in_the_construction_turn_destroys_or_moves_an_own_building() -> None:
    table = position(hands={"greece": RICH}, buildings={"athens": ["city"]}).construct("greece")
    kinds = {name.partition(":")[0] for name in table.legal()}
    assert kinds == {"build", "acquire", "done"}


@pytest.mark.clause("MAR-7.4.12")
def test_a_cut_off_province_stays_owned_and_can_be_built_in() -> None:
    table = position(own={"greece": ["armenia"]}, hands={"greece": RICH}).construct("greece").play("build:legion")
    assert table.offers("province") == ["athens", "armenia"]


@pytest.mark.clause("MAR-7.4.13")
def test_a_figure_works_from_the_moment_it_is_bought() -> None:
    table = position(hands={"greece": {"tax": 11}}).construct("greece")
    table.play("acquire:pericles", "pay_tax")
    buy(table, "trireme@athens")
    assert table.hand("greece") == {}


@pytest.mark.clause("MAR-7.4.14")
def test_a_purchase_needs_the_piece_or_token_in_the_supply() -> None:
    table = position(hands={"greece": RICH}, tokens=[0, 0, 8, 4], triremes={"aegean_sea": {"greece": 5}})
    table.construct("greece")
    for item in ("caravan", "city", "trireme"):
        assert table.refuses(f"build:{item}") == "MAR-7.4.14"
    assert "build:market" in table.legal()


@pytest.mark.clause("MAR-7.4.15")
def test_a_province_annexed_by_another_is_no_starting_point_any_more() -> None:
    table = position(own={"greece": ["macedonia"]}, hands={"greece": RICH})
    table.state.placed[side("babylon")] |= 1 << place("macedonia")
    board.place_marker(table.state, side("babylon"), place("macedonia"))
    assert int(table.state.owned_at_start[side("greece")]) >> place("macedonia") & 1
    table.construct("greece")
    assert table.refuses("build:influence") == "MAR-7.4.2", "Athens has no other land neighbour"


# ---------------------------------------------------------------- 7.5 end of the phase


@pytest.mark.clause("MAR-7.5.1", "MAR-7.5.2")
def test_up_to_two_taxes_are_kept_and_everything_else_goes_back() -> None:
    every_kind: dict[str, int] = {**dict.fromkeys(RESOURCE_NAMES[1:], 1), "wine": 3}
    table = position(hands={"greece": {"tax": 4, **every_kind}, "babylon": {"tax": 1}}).keep_cards()
    assert (table.asked, table.offers("number")) == ("greece", ["0", "1", "2"])
    assert table.refuses("number:3") == "MAR-7.5.1"
    table.play("number:2")
    assert table.hand("greece") == {"tax": 2}
    assert (table.asked, table.offers("number")) == ("babylon", ["0", "1"])
    table.play("number:0")
    assert table.hand("babylon") == {}
    assert (table.asked, table.offers("number")) == ("carthage", ["0"])
    assert table.play("number:0").decision == "military_order"
    assert table.state.bank.sum() == 121


@pytest.mark.clause("MAR-7.5.1", "MAR-7.5.2", "MAR-12.2")
def test_the_hanging_gardens_keep_a_commodity_asked_right_after_the_own_taxes() -> None:
    hands: dict[str, Any] = {"greece": {"tax": 3, "wine": 2, "oil": 1}, "babylon": {"tax": 1}}
    table = position(hands=hands, figures={"greece": ["hanging_gardens"]}).keep_cards().play("number:1")
    assert (table.asked, table.decision) == ("greece", "keep_commodity")
    assert table.legal() == ["card:wine", "card:oil", "done"]
    kept = table.play("card:wine")
    assert kept.hand("greece") == {"tax": 1, "wine": 1}
    assert kept.asked == "babylon"
    none = position(hands=hands, figures={"greece": ["hanging_gardens"]}).keep_cards().play("number:2", "done")
    assert none.hand("greece") == {"tax": 2}


# ---------------------------------------------------------------- 8. annexation


def siege(**more: Any) -> Position:
    """A Greek legion stands on Babylon's marker in Syria."""
    given: dict[str, Any] = {
        "own": {"babylon": ["syria"]}, "buildings": {"syria": ["caravan_0", "market"]},
        "legions": {"syria": {"greece": 2}}, "tasks": {"syria": ("greece", ["influence", "caravan_0"])},
        "hands": {"greece": {"tax": 6}},
    }  # fmt: skip
    return position(**{**given, **more})


@pytest.mark.clause("MAR-8.1", "MAR-8.2", "MAR-8.4")
def test_a_marker_under_a_legion_can_be_replaced() -> None:
    table = siege().construct("greece").play("build:influence")
    assert "syria" in table.offers("province")
    table.play("province:syria", "pay_tax")
    assert table.owner("syria") == "greece"
    assert table.told("annexed") == [{"side": "greece", "place": "syria", "from_side": "babylon"}]
    assert table.state.markers_left[side("babylon")] == 11
    assert table.buildings("syria") == ["caravan_0", "market"]
    assert table.tasks("syria") == []
    assert table.told("tasks_ended") == [{"side": "greece", "place": "syria"}]
    table.play("build:fortress")
    assert table.refuses("province:syria") == "MAR-7.4.4"


@pytest.mark.clause("MAR-8.1")
def test_without_a_legion_on_the_marker_there_is_no_annexation() -> None:
    table = siege(tasks={"syria": ("greece", ["caravan_0"])}).construct("greece").play("build:influence")
    assert table.refuses("province:syria") == "MAR-7.4.2"


@pytest.mark.clause("MAR-8.2")
def test_no_annexation_beside_another_sides_unit_or_without_a_marker() -> None:
    beside = siege(legions={"syria": {"greece": 2, "carthage": 1}}, own={"babylon": ["syria"], "greece": ["macedonia"]})
    beside.construct("greece").play("build:influence")
    assert "syria" not in beside.offers("province")
    provinces = ["macedonia", "illyria", "dacia", "constantinople", "troy", "rhodes", "knossos", "pontus", "cappadocia",
                 "cilicia", "armenia"]  # fmt: skip
    spent = siege(own={"babylon": ["syria"], "greece": provinces}).construct("greece")
    assert spent.refuses("build:influence") == "MAR-7.4.14"


@pytest.mark.clause("MAR-8.2", "MAR-12.2")
def test_hammurabi_places_one_marker_for_free_in_each_round_also_to_annex() -> None:
    table = position(
        figures={"babylon": ["hammurabi"]}, own={"greece": ["macedonia"]},
        legions={"macedonia": {"babylon": 1}}, tasks={"macedonia": ("babylon", ["influence"])},
    ).construct("babylon")  # fmt: skip
    table.play("free_influence")
    assert set(table.offers("province")) == {"macedonia", "arabia", "assyria", "syria"}
    table.play("province:macedonia")
    assert table.owner("macedonia") == "babylon"
    assert table.refuses("free_influence") == "MAR-12.2"


@pytest.mark.clause("MAR-8.3", "MAR-11.9")
def test_the_home_marker_of_a_player_is_never_replaced_but_that_of_a_neutral_side_is() -> None:
    table = position(legions={"babylon": {"greece": 3}}, hands={"greece": RICH}).construct("greece")
    table.state.task_side[place("babylon")] = side("greece")
    table.state.task_slots[place("babylon")] = 1 << 6
    table.play("build:influence")
    assert table.refuses("province:babylon") == "MAR-8.3"
    neutral = position(own={"rome": ["rome"]}, legions={"rome": {"greece": 1}}, hands={"greece": RICH},
                       tasks={"rome": ("greece", ["influence"])}).construct("greece")  # fmt: skip
    buy(neutral, "influence@rome")
    assert neutral.owner("rome") == "greece"


@pytest.mark.clause("MAR-8.5")
def test_the_legion_may_stay_on_the_marker_for_later_rounds() -> None:
    table = siege(hands={"greece": {"tax": 2}}).construct("greece")
    assert "build:influence" not in table.legal()
    table.play("done", *["number:0"] * 3)
    while table.state.round_number == 1:
        table.play(next(name for name in ("done", "number:0", *table.legal()) if name in table.legal()))
    assert table.tasks("syria") == ["caravan_0", "influence"]


@pytest.mark.clause("MAR-8.6")
def test_docked_triremes_of_the_old_owner_stay_and_launch_later() -> None:
    table = siege(docked={"syria": {"babylon": 1}}).construct("greece")
    buy(table, "influence@syria")
    assert table.docked("babylon", "syria") == 1
    table.state.phase_over = 0
    table.state.active = -1
    launch = table.sea_step("babylon").play("end_sea_step", "sea:cyprian_sea")
    assert launch.triremes("babylon", "cyprian_sea") == 1


@pytest.mark.clause("MAR-11.7")
def test_building_a_legion_at_home_under_siege_ends_the_tasks_there() -> None:
    table = position(
        buildings={"athens": ["city"]}, legions={"athens": {"babylon": 2}}, hands={"greece": RICH},
        tasks={"athens": ("babylon", ["city"])},
    ).construct("greece")  # fmt: skip
    buy(table, "legion@athens")
    assert table.tasks("athens") == []


@pytest.mark.clause("MAR-11.9")
def test_nobody_is_eliminated_the_home_can_always_be_built_in() -> None:
    table = position(legions={"athens": {"babylon": 8}}, hands={"greece": {"tax": 3}}).construct("greece")
    buy(table, "legion@athens")
    assert table.legions("greece", "athens") == 1


# ---------------------------------------------------------------- 12. figures


@pytest.mark.clause("MAR-12.1")
def test_figures_lie_open_and_cost_nine_cards() -> None:
    table = position(hands={"greece": {"tax": 9}}).construct("greece").play("acquire:helen_of_troy", "pay_tax")
    assert table.figures("greece") == ["helen_of_troy"]
    shown = next(entry for entry in table.view("babylon")["sides"] if entry["side"] == "greece")
    assert shown["figures"] == ["helen_of_troy"]


@pytest.mark.clause("MAR-12.2")
def test_cleopatra_swaps_once_per_construction_phase() -> None:
    table = position(sides=FIVE, figures={"egypt": ["cleopatra"]}, hands={"egypt": {"tax": 1, "wine": 1}})
    table.construct("egypt").play("cleopatra_swap")
    assert table.legal() == ["card:tax", "card:wine"]
    table.play("card:wine")
    assert table.legal() == ["card:tax"]
    table.play("card:tax")
    assert table.hand("egypt") == {"tax": 2}
    assert table.refuses("cleopatra_swap") == "MAR-12.2"


@pytest.mark.clause("MAR-12.2")
def test_cleopatra_gives_any_commodity_of_the_bank_for_a_tax() -> None:
    table = position(sides=FIVE, figures={"egypt": ["cleopatra"]}, hands={"egypt": {"tax": 1}, "rome": {"gold": 5}})
    table.construct("egypt").play("cleopatra_swap", "card:tax")
    assert len(table.offers("card")) == 11
    assert table.refuses("card:gold") == "MAR-12.2"
    assert table.play("card:gems").hand("egypt") == {"gems": 1}


@pytest.mark.clause("MAR-12.2")
def test_the_statue_of_zeus_allows_two_fortresses() -> None:
    given: dict[str, Any] = {"fortresses": {"athens": 1}, "hands": {"greece": RICH}}
    assert position(**given).construct("greece").refuses("build:fortress") == "MAR-7.4.5"
    table = position(figures={"greece": ["statue_of_zeus"]}, **given).construct("greece")
    buy(table, "fortress@athens")
    assert table.fortresses("athens") == 2
    assert table.refuses("build:fortress") == "MAR-7.4.5"


@pytest.mark.clause("MAR-12.2")
def test_the_lighthouse_needs_no_adjacency_but_all_other_rules_hold() -> None:
    table = position(
        figures={"greece": ["lighthouse"]}, hands={"greece": RICH}, own={"babylon": ["syria"]},
        legions={"dacia": {"babylon": 1, "greece": 1}},
    ).construct("greece").play("build:influence")  # fmt: skip
    assert "numidia" in table.offers("province")
    assert "syria" not in table.offers("province")
    assert table.refuses("province:dacia") == "MAR-7.4.9"


def test_a_payment_that_takes_every_commodity_is_named_before_and_not_asked_for() -> None:
    table = position(hands={"greece": {"tax": 3, "grain": 2, "wine": 1, "oil": 1}}).construct("greece")
    table.play("build:legion", "province:athens")
    match = Match.new(table.game, seats=3, seed=1)
    match.state = table.state
    words = Words("en", table.game)
    ways = [words.say(table.game.describe(match.state, action)) for action in match.legal()]
    assert ways == ["With 3 taxes", "With grain, wine and olive oil"]
    assert match.foreseen() is None, "there are two ways to pay"
    match.play(table.game.action_ids["pay_goods"])
    for _ in range(3):
        action = match.foreseen()
        assert action is not None
        match.play(action)
        assert match.played[-1].forced, "so that undo steps over it"
    assert table.hand("greece") == {"tax": 3, "grain": 1}


def test_a_payment_with_a_choice_is_asked_for() -> None:
    table = position(hands={"greece": {"grain": 2, "wine": 1, "oil": 1, "gold": 1}}).construct("greece")
    table.play("build:legion", "province:athens", "pay_goods")
    match = Match.new(table.game, seats=3, seed=1)
    match.state = table.state
    assert match.foreseen() is None
    match.play(table.game.action_ids["card:gold"])
    assert not match.played[-1].forced
