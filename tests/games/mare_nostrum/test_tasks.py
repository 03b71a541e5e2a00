"""After the battle (chapter 11) and how tasks are asked for (chapter 14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mare_nostrum.positions import Position, place, position

FULL = ["city", "caravan_0", "caravan_1", "market", "temple"]


def held(
    count: int, buildings: list[str] | None = None, where: str = "knossos", side: str = "greece", **given: Any
) -> Position:
    """Legions of Greece stand alone in a Babylonian province, at their land step."""
    more: dict[str, Any] = {
        "own": {"babylon": [where]},
        "buildings": {where: FULL if buildings is None else buildings},
        "legions": {where: {side: count}},
    }
    return position(**{**more, **given}).land_step(side)


@pytest.mark.clause("MAR-11.1")
def test_a_province_is_war_torn_while_two_sides_are_in_it() -> None:
    table = position(own={"babylon": ["dacia"]}, fortresses={"dacia": 1}, legions={"dacia": {"greece": 1}})
    assert table.province("dacia")["war_torn"]
    assert not position(legions={"dacia": {"greece": 1}}).province("dacia")["war_torn"]


@pytest.mark.clause("MAR-11.2", "MAR-11.2a")
def test_legions_alone_in_a_foreign_province_may_be_given_tasks() -> None:
    table = held(2).play("assign", "province:knossos")
    assert table.legal() == ["pillage", "occupy", "annex"]
    beside = held(2, legions={"knossos": {"greece": 2}, "babylon": {"babylon": 1}}, fortresses={"knossos": 1})
    assert "assign" not in beside.legal(), "a fortress must be destroyed first"
    free = position(legions={"knossos": {"greece": 1}}, buildings={"knossos": ["city"]}).land_step("greece")
    assert free.state.round_number == 2, "nobody owns it, and an island without a trireme cannot be left"


@pytest.mark.clause("MAR-11.2a", "MAR-14.1")
def test_survivors_get_their_tasks_right_after_the_battle() -> None:
    table = held(2, ["city"], legions={"knossos": {"greece": 2, "babylon": 1}}).dice(6, 6, 1)
    table.play("land_battle", "province:knossos", "side:babylon", "number:2")
    assert (table.decision, table.asked) == ("task", "greece")
    assert table.legal() == ["pillage", "occupy", "annex", "done"], "they may be left idle"
    table.play("occupy", "slot:city", "annex")
    assert table.tasks("knossos") == ["city", "influence"]


@pytest.mark.clause("MAR-11.2a", "MAR-14.2")
def test_each_legion_gets_one_task_in_a_turn() -> None:
    table = held(1).play("assign", "province:knossos", "occupy", "slot:city")
    assert table.state.round_number == 2, "the only legion is used"
    assert table.tasks("knossos") == ["city"]


@pytest.mark.clause("MAR-14.2")
def test_attackers_left_idle_after_their_battle_are_used() -> None:
    table = held(2, ["city"], legions={"knossos": {"greece": 2, "babylon": 1}}).dice(6, 1)
    table.play("land_battle", "province:knossos", "side:babylon", "number:1", "done")
    table.play("assign", "province:knossos", "annex")
    assert table.tasks("knossos") == ["influence"]
    assert table.state.round_number == 2, "the attacker was used up when its question was closed"


@pytest.mark.clause("MAR-11.2b")
def test_tasks_are_given_only_in_the_own_turn() -> None:
    table = position(
        own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0"]},
        legions={"dacia": {"greece": 1, "babylon": 1}},
    ).land_step("babylon")  # fmt: skip
    table.play("move_legions", "province:dacia", "province:illyria", "number:1")
    assert table.state.round_number == 2, "Greece, which stayed, was asked nothing"
    assert table.tasks("dacia") == []
    later = table.land_step("greece")
    assert "assign" in later.legal()


@pytest.mark.clause("MAR-11.3")
def test_pillage_destroys_one_building_and_leaves_the_influence() -> None:
    table = held(2).play("assign", "province:knossos", "pillage")
    assert table.offers("slot") == FULL
    tokens = table.state.tokens.tolist()
    table.play("slot:market")
    assert table.buildings("knossos") == ["city", "caravan_0", "caravan_1", "temple"]
    assert table.state.tokens.tolist() == [tokens[0], tokens[1], tokens[2] + 1, tokens[3]]
    assert table.owner("knossos") == "babylon"
    assert table.legal() == ["occupy", "annex", "done"], "one building per province and turn"
    table.play("occupy", "slot:city")
    assert table.tasks("knossos") == ["city"]


@pytest.mark.clause("MAR-11.3", "MAR-19.2")
def test_by_the_switch_every_legion_may_pillage() -> None:
    table = held(2, pillage_per_legion=True).play("assign", "province:knossos", "pillage", "slot:city")
    table.play("pillage", "slot:temple")
    assert table.buildings("knossos") == ["caravan_0", "caravan_1", "market"]
    assert table.state.round_number == 2, "both legions are used"


@pytest.mark.clause("MAR-11.4")
def test_occupation_puts_one_legion_on_each_building() -> None:
    table = held(5).play("assign", "province:knossos", "occupy")
    assert table.offers("slot") == ["city", "caravan_0", "caravan_1"], "market and temple only beside another"
    assert table.refuses("slot:market") == "MAR-11.4"
    table.play("slot:city", "occupy")
    assert table.offers("slot") == ["caravan_0", "caravan_1", "temple"]
    assert table.refuses("slot:city") == "MAR-11.4"
    table.play("slot:caravan_1", "occupy")
    assert table.offers("slot") == ["caravan_0", "market", "temple"]
    table.play("slot:market", "occupy", "slot:temple")
    assert table.tasks("knossos") == ["city", "caravan_1", "market", "temple"]


@pytest.mark.clause("MAR-11.4")
def test_a_legion_left_alone_on_a_market_stays_there() -> None:
    table = held(3, tasks={"knossos": ("greece", ["caravan_0", "market"])})
    table.play("assign", "province:knossos", "pillage", "slot:caravan_0", "done")
    assert table.tasks("knossos") == ["market"]


@pytest.mark.clause("MAR-11.5")
def test_annexing_puts_a_legion_on_the_marker_but_not_in_a_players_home() -> None:
    table = held(1).play("assign", "province:knossos", "annex")
    assert table.tasks("knossos") == ["influence"]
    home = position(buildings={"babylon": ["city"]}, legions={"babylon": {"greece": 1}}).land_step("greece")
    assert home.play("assign", "province:babylon").legal() == ["pillage", "occupy"]
    neutral = position(own={"rome": ["rome"]}, legions={"rome": {"greece": 1}}).land_step("greece")
    assert neutral.play("assign", "province:rome").legal() == ["annex"]


@pytest.mark.clause("MAR-11.6")
def test_legions_with_tasks_fight_and_go_on_if_their_side_wins() -> None:
    def attacked() -> Position:
        return position(
            own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0", "caravan_1"]},
            legions={"dacia": {"greece": 2, "babylon": 1}},
            tasks={"dacia": ("greece", ["caravan_0", "influence"])},
        ).land_step("babylon")  # fmt: skip

    fight = ("land_battle", "province:dacia", "side:greece", "number:1")
    won = attacked().dice(1, 3, 2).play(*fight)
    assert won.legions("babylon", "dacia") == 0
    assert won.tasks("dacia") == ["caravan_0", "influence"]
    torn = attacked().dice(1, 1, 1).play(*fight)
    assert torn.tasks("dacia") == []
    loses = attacked().dice(5, 4, 1).play(*fight)
    assert (loses.decision, loses.asked) == ("lose_slot", "greece")
    assert loses.legal() == ["slot:caravan_0", "slot:influence"]
    loses.play("slot:influence")
    assert loses.tasks("dacia") == ["caravan_0"], "the survivor goes on"


@pytest.mark.clause("MAR-11.8", "MAR-12.2", "MAR-15.9")
def test_nebuchadnezzar_takes_a_card_for_a_caravan_or_city() -> None:
    given: dict[str, Any] = {"figures": {"greece": ["nebuchadnezzar"]}}
    caravan = held(1, **given).play("assign", "province:knossos", "pillage", "slot:caravan_1")
    assert (caravan.asked, caravan.decision, len(caravan.offers("card"))) == ("greece", "pillage_card", 12)
    assert caravan.refuses("card:tax") == "MAR-11.8"
    caravan.play("card:papyrus")
    assert caravan.told("got_pillage_card") == [{"side": "greece", "kind": "papyrus"}]
    city = held(2, **given).play("assign", "province:knossos", "pillage", "slot:city")
    assert city.legal() == ["card:tax", "done"]
    assert city.play("card:tax").hand("greece") == {"tax": 1}
    declined = held(2, **given).play("assign", "province:knossos", "pillage", "slot:city", "done")
    assert (declined.hand("greece"), declined.decision) == ({}, "task")
    assert held(2, **given).play("assign", "province:knossos", "pillage", "slot:market").hand("greece") == {}
    empty = held(2, hands={"carthage": {"tax": 35}}, **given)
    assert empty.play("assign", "province:knossos", "pillage", "slot:city").hand("greece") == {}
    assert held(2).play("assign", "province:knossos", "pillage", "slot:city").hand("greece") == {}


@pytest.mark.clause("MAR-11.8")
def test_nebuchadnezzars_cards_stay_for_the_next_round_over_the_kept_ones() -> None:
    table = held(2, figures={"greece": ["nebuchadnezzar"]}, hands={"greece": {"tax": 2}})
    table.play("assign", "province:knossos", "pillage", "slot:caravan_0", "card:livestock", "done", "done")
    assert table.state.round_number == 2
    assert table.hand("greece") == {"tax": 2, "livestock": 1}


@pytest.mark.clause("MAR-11.10")
def test_an_attacked_side_is_asked_nothing_before_its_buildings_are_destroyed() -> None:
    table = position(
        own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0"]}, legions={"macedonia": {"greece": 1}}
    ).land_step("greece")
    asked = set()
    for name in ("move_legions", "province:macedonia", "province:dacia", "number:1", "assign", "province:dacia",
                 "pillage"):  # fmt: skip
        asked.add(table.asked)
        table.play(name)
    assert asked == {"greece"}


# ---------------------------------------------------------------- 14. how it is asked


@pytest.mark.clause("MAR-14.2")
def test_an_idle_legion_is_taken_first_and_else_the_source_is_asked() -> None:
    table = held(3, tasks={"knossos": ("greece", ["city", "caravan_0"])})
    table.play("assign", "province:knossos", "annex")
    assert table.tasks("knossos") == ["city", "caravan_0", "influence"], "the idle one went"
    table.play("occupy", "slot:caravan_1")
    assert (table.decision, table.legal()) == ("task_source", ["slot:city", "slot:caravan_0"])
    table.play("slot:city")
    assert table.tasks("knossos") == ["caravan_0", "caravan_1", "influence"]


@pytest.mark.clause("MAR-14.2", "MAR-11.4")
def test_a_legion_cannot_leave_the_only_caravan_for_the_market() -> None:
    table = held(1, tasks={"knossos": ("greece", ["caravan_0"])}).play("assign", "province:knossos", "occupy")
    assert table.offers("slot") == ["city", "caravan_1"]
    both = held(2, tasks={"knossos": ("greece", ["caravan_0", "caravan_1"])}).play(
        "assign", "province:knossos", "occupy"
    )
    assert "market" in both.offers("slot")
    city = held(1, tasks={"knossos": ("greece", ["city"])}).play("assign", "province:knossos", "occupy")
    assert "temple" not in city.offers("slot")
    second = held(1, tasks={"knossos": ("greece", ["caravan_1"])}).play("assign", "province:knossos", "occupy")
    assert "market" not in second.offers("slot")


@pytest.mark.clause("MAR-14.2")
def test_a_legion_that_pillages_leaves_its_slot_and_is_idle() -> None:
    table = held(1, tasks={"knossos": ("greece", ["city"])}).play(
        "assign", "province:knossos", "pillage", "slot:temple"
    )
    assert (table.decision, table.legal()) == ("task_source", ["slot:city"])
    table.play("slot:city")
    assert table.tasks("knossos") == []
    assert table.legions("greece", "knossos") == 1


@pytest.mark.clause("MAR-14.3")
def test_a_legion_on_a_pillaged_building_becomes_idle() -> None:
    table = held(2, tasks={"knossos": ("greece", ["city"])}).play("assign", "province:knossos", "pillage", "slot:city")
    assert table.tasks("knossos") == []
    assert "city" not in table.buildings("knossos")


@pytest.mark.clause("MAR-14.4")
def test_a_march_counts_only_legions_that_may_still_move() -> None:
    table = held(3, where="dacia", buildings=["caravan_0"]).play("assign", "province:dacia", "annex", "done")
    table.play("move_legions", "province:dacia", "province:macedonia")
    assert table.offers("number") == ["1", "2"]
    assert table.refuses("number:3") == "MAR-9.13"


@pytest.mark.clause("MAR-14.6")
def test_assign_needs_at_least_one_task_and_is_offered_only_while_one_is_open() -> None:
    table = held(2, buildings=[]).play("assign", "province:knossos")
    assert table.refuses("done") == "MAR-14.6"
    table.play("annex")
    assert table.state.round_number == 2, "the other legion has no task open to it"
    assert int(table.state.task_slots[place("knossos")]) == 1 << 6
