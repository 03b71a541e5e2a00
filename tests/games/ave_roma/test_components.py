"""What is in the box: the component file holds what the rules say, and the rules read every number from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from saturnalia.games.ave_roma import components as c
from saturnalia.games.ave_roma.state import ACTION_COUNT, ACTION_NAMES, State
from saturnalia.kernel.errors import BadOptions
from tests.games.ave_roma.positions import AVE, new_game, position

DATA = AVE.components


@pytest.mark.clause("AVE-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_n_workers_of_each_value_are_in_play(seats: int) -> None:
    state = new_game(seats=seats).state
    assert state.supply.sum(axis=0).tolist() == [0] + [seats] * 5


@pytest.mark.clause("AVE-1.2")
def test_ten_different_board_sides_with_limits_prices_and_goods() -> None:
    sides = {tuple(np.concatenate(side)) for side in zip(c.PRICES, c.LIMITS, c.START_GOODS, strict=True)}
    assert len(sides) == len(c.BOARD_NAMES) == 10
    assert (c.SURPLUS_MAX, c.POLITICAL_MAX) == (7, 10)
    shown = new_game().view(0)["seats"][0]
    assert [slot["slot"] for slot in shown["slots"]] == [*range(1, 11)]
    assert shown["training"] is None
    assert all({"limit", "price", "count"} <= entry.keys() for entry in shown["stock"])


@pytest.mark.clause("AVE-1.3")
def test_thirty_cards_of_each_kind() -> None:
    assert [len(names) for names in c.CARD_NAMES] == [30, 30, 30, 30]
    assert all(len(set(names)) == 30 for names in c.CARD_NAMES)
    assert (len(c.BUILDING_NAMES), len(c.WAR_NAMES), len(set(c.PATRON_NAMES))) == (15, 6, 30)
    patrons = [(p["cost"], p["action"], p["bonus"], p["goal"]) for p in DATA["patrons"]]
    assert all(patrons.count(patron) == 1 for patron in patrons)


@pytest.mark.clause("AVE-1.4")
def test_the_board_has_eight_places_five_area_slots_and_its_tracks() -> None:
    shown = new_game(seats=3).view(0)
    assert [place["id"] for place in shown["places"]] == [
        "quaestor", "aedilis", "mercator", "propraetor", "roma", "aedificator", "legatus", "senatus",
    ]  # fmt: skip
    assert [len(row["slots"]) for row in shown["rows"]] == [5, 5, 5]
    assert [(len(area["cubes"]), area["prestige"]) for area in shown["areas"]] == [(3, 0)] * 5
    assert len(shown["roma"]["spaces"]) == 20
    assert sorted(shown["order"]) == [0, 1, 2]
    assert [seat["points"] for seat in shown["seats"]] == [0, 0, 0]


@pytest.mark.clause("AVE-1.5")
def test_one_prestige_marker_per_area_and_a_two_sided_scoring_card() -> None:
    assert len(new_game().view(0)["areas"]) == 5
    assert [side["players"] for side in DATA["area_scoring"]] == [[2, 3], [4, 5]]


@pytest.mark.clause("AVE-1.6", "AVE-1.7")
def test_sixteen_markers_per_player_are_what_the_record_keeps_for_a_seat() -> None:
    shown = new_game().view(0)["seats"][0]
    assert len(shown["influence"]) == 5
    assert [entry["resource"] for entry in shown["stock"]] == ["wood", "stone", "cattle", "ore", "grain", "wine"]
    assert (shown["points"], shown["roma"], shown["level"], shown["surplus"]) == (0, 0, 0, 0)


@pytest.mark.clause("AVE-1.8")
def test_the_bank_never_runs_dry() -> None:
    table = position(denarii=[30_000, 0])
    assert table.play("worker:5", "quaestor").denarii(0) == 30_010


@pytest.mark.clause("AVE-1.9", "AVE-1.10", "AVE-1.12")
def test_six_resources_in_order_and_three_colours() -> None:
    assert c.RESOURCE_NAMES == ["wood", "stone", "cattle", "ore", "grain", "wine"]
    colours = {c.COLOUR_NAMES[i]: [c.RESOURCE_NAMES[r] for r in pair] for i, pair in enumerate(c.COLOUR_RESOURCES)}
    assert colours == {"black": ["wood", "stone"], "red": ["cattle", "ore"], "green": ["grain", "wine"]}


@pytest.mark.clause("AVE-1.11")
def test_surplus_is_no_resource_and_can_be_neither_sold_nor_bought() -> None:
    assert "sell:surplus" not in ACTION_NAMES
    assert "buy:surplus" not in ACTION_NAMES
    table = position(stock=[{"surplus": 5, "ore": 1}], denarii=0)
    table.play("worker:1", "mercator")
    assert table.legal() == ["done", "sell:ore"]
    assert table.view(0)["seats"][0]["surplus"] == 5


@pytest.mark.clause("AVE-5.2")
def test_an_area_card_shows_four_different_resources_and_one_half_symbol() -> None:
    assert (np.diff(c.CARD_RESOURCES, axis=1) > 0).all()
    for halves, four in zip(c.CARD_HALVES, c.CARD_RESOURCES, strict=True):
        assert sorted(halves.ravel().tolist()) == four.tolist()
    assert Counter(c.CARD_COLOUR.tolist()) == {0: 10, 1: 10, 2: 10}


@pytest.mark.clause("AVE-8.1", "AVE-8.3")
def test_every_building_and_war_has_cost_points_influence_and_reward_and_copies_are_equal() -> None:
    assert (c.COSTS[: c.PATRON].sum(axis=2) > 0).all()
    assert (c.CARD_VP > 0).all()
    assert (c.CARD_INFLUENCE >= 0).all()
    assert (c.PAIR_VP > 0).all()
    assert (c.WAR_AMOUNT > 0).all()
    for kind, copies in ((c.BUILDING, 2), (c.WAR, 5)):
        for numbers in (c.COSTS[kind], c.CARD_VP[kind], c.CARD_INFLUENCE[kind]):
            groups = numbers.reshape(-1, copies, *numbers.shape[1:])
            assert (groups == groups[:, :1]).all()


@pytest.mark.clause("AVE-6.8.6")
def test_the_roma_track_is_a_loop_of_twenty_spaces_with_six_icons() -> None:
    assert len(c.ROMA_PRICE) == 20
    assert c.ROMA_PRICE.sum() == 22
    assert np.flatnonzero(c.ROMA_ICON).tolist() == [0, 3, 6, 10, 13, 16]
    table = position(roma=[17, 4], denarii=20).play("worker:3", "roma")
    assert (int(table.state.roma[0]), int(table.state.level[0])) == (0, 1)


@pytest.mark.clause("AVE-7.7")
def test_costs_are_fixed_amounts_of_named_goods() -> None:
    for entry in (*DATA["buildings"], *DATA["wars"], *DATA["patrons"]):
        assert entry["cost"].keys() <= set(c.GOOD_NAMES)
    table = position(rows={"aedificator:5": "insula_plan"}, stock=[{"wood": 3, "stone": 2, "ore": 4}])
    table.play("worker:5", "aedificator:5")
    assert (table.stock(0), table.denarii(0), table.actor) == ({"wood": 1, "stone": 1, "ore": 4}, 2, 1)


@pytest.mark.clause("AVE-16.4")
def test_nobody_plays_alone_and_at_most_five_play() -> None:
    assert AVE.seat_counts == (2, 3, 4, 5)
    for seats in (0, 1, 6):
        with pytest.raises(BadOptions) as refused:
            AVE.complete_options({"seats": seats})
        assert refused.value.message.args["allowed"] == ["2", "3", "4", "5"]


@pytest.mark.clause("AVE-16.5")
def test_the_three_switches_can_be_combined_freely() -> None:
    allowed = DATA["options"]["allowed"]
    declared = {option.name: (list(option.values), option.default) for option in AVE.options[1:]}
    assert declared == {name: (allowed[name], DATA["options"][name]) for name in declared}
    state = new_game(training_ready="next_turn", propraetor_area="any_area", board_sides="b", seats=5).state
    assert (state.training_next_turn, state.any_area) == (1, 1)
    assert (state.board >= 5).all()


@pytest.mark.parametrize(
    "chosen", [{"training_ready": "never"}, {"propraetor_area": 3}, {"board_sides": "c"}, {"variant": "base"}]
)
def test_wrong_options_are_refused_by_name(chosen: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        AVE.complete_options(chosen)
    assert refused.value.message.args["option"] == next(iter(chosen))
    assert refused.value.message.args["allowed"]


def test_every_action_has_a_name_of_its_own() -> None:
    assert ACTION_COUNT == len(ACTION_NAMES) == len(set(ACTION_NAMES))


def test_the_record_is_small() -> None:
    assert State.dtype().itemsize <= 1600


def test_most_numbers_are_reconstructed_and_every_table_says_so() -> None:
    share = AVE.reconstructed_share
    assert 0.88 <= share <= 0.94
    assert new_game().view(-1)["reconstructed_percent"] == round(100 * share), "the same as in the lobby"
