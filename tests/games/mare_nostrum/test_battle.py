"""Battles (chapter 10) and dice (chapter 16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mare_nostrum.positions import Position, place, position


def field(attackers: int, defenders: int, fortresses: int = 0, **given: Any) -> Position:
    """Greek legions attack Babylonians in Babylonian Dacia."""
    more: dict[str, Any] = {
        "own": {"babylon": ["dacia"]},
        "legions": {"dacia": {"greece": attackers, "babylon": defenders}},
    }
    if fortresses:
        more["fortresses"] = {"dacia": fortresses}
    return position(**{**more, **given}).land_step("greece")


def attack(table: Position, number: int, *dice: int, enemy: str = "babylon") -> Position:
    """Attack with a group, with these dice."""
    table.dice(*dice)
    return table.play("land_battle", "province:dacia", f"side:{enemy}", f"number:{number}")


def rolled(table: Position) -> list[int]:
    """Attack, defence, and the losses of both."""
    return list(table.told("rolled")[0].values())


@pytest.mark.clause("MAR-10.1", "MAR-11.1")
def test_a_battle_is_one_exchange_and_attackers_stay() -> None:
    table = attack(field(2, 2), 2, 1, 1, 1, 1)
    assert rolled(table) == [2, 2, 0, 0]
    assert table.province("dacia")["war_torn"]
    assert table.legions("greece", "dacia") == table.legions("babylon", "dacia") == 2
    assert table.state.round_number == 2, "they have attacked and cannot do so again in this turn"


@pytest.mark.clause("MAR-10.2")
def test_land_units_fight_land_units_in_the_same_province_and_docked_triremes_nobody() -> None:
    table = field(1, 0, docked={"dacia": {"babylon": 2}})
    assert "land_battle" not in table.legal()
    assert table.refuses("land_battle") == "MAR-10.2"
    assert "assign" in table.legal(), "the docked triremes are ignored"
    beside = position(own={"babylon": ["dacia"]}, legions={"dacia": {"babylon": 1}, "illyria": {"greece": 1}})
    assert "land_battle" not in beside.land_step("greece").legal()


@pytest.mark.clause("MAR-10.3", "MAR-16.1")
def test_one_die_for_each_legion_and_six_for_each_fortress() -> None:
    table = attack(field(3, 1, fortresses=1), 3, 6, 3, 2, 3)
    assert rolled(table) == [11, 9, 1, 2]
    last = table.view()["last_battle"]
    assert (last["attacker_dice"], last["defender_dice"]) == ([6, 3, 2], [3]), "the attacker's dice come first"
    two = field(2, 0, fortresses=2, figures={"babylon": ["statue_of_zeus"]})
    assert rolled(attack(two, 2, 1, 1)) == [2, 12, 2, 0]


@pytest.mark.clause("MAR-10.3", "MAR-12.2")
def test_hannibal_adds_one_to_each_legion_die_attacking_or_defending() -> None:
    own: dict[str, Any] = {"own": {"greece": ["dacia"]}, "legions": {"dacia": {"carthage": 2, "greece": 2}}}
    attacking = position(figures={"carthage": ["hannibal"]}, **own).land_step("carthage").dice(4, 4, 1, 1)
    attacking.play("land_battle", "province:dacia", "side:greece", "number:2")
    assert rolled(attacking) == [10, 2, 0, 2]
    given: dict[str, Any] = {"own": {"carthage": ["dacia"]}, "legions": {"dacia": {"greece": 1, "carthage": 2}}}
    defending = attack(field(1, 2, figures={"carthage": ["hannibal"]}, **given), 1, 1, 2, 1, enemy="carthage")
    assert rolled(defending) == [1, 5, 1, 0]


@pytest.mark.clause("MAR-10.3", "MAR-12.2")
def test_pericles_adds_one_to_each_trireme_die_but_not_on_land() -> None:
    fleets: dict[str, Any] = {
        "triremes": {"aegean_sea": {"greece": 2, "babylon": 1}},
        "figures": {"greece": ["pericles"]},
    }
    table = position(**fleets).sea_step("greece").dice(2, 1, 4)
    table.play("sea_battle", "sea:aegean_sea", "side:babylon", "number:2")
    assert rolled(table) == [5, 4, 0, 1]
    land = attack(field(1, 1, figures={"greece": ["pericles"]}), 1, 4, 1)
    assert rolled(land) == [4, 1, 0, 0]


@pytest.mark.clause("MAR-10.4")
def test_every_full_five_costs_one_unit_and_excess_is_ignored() -> None:
    table = attack(field(4, 1), 4, 6, 6, 6, 6, 4)
    assert rolled(table) == [24, 4, 0, 1]
    assert table.legions("babylon", "dacia") == 0
    assert table.legions("greece", "dacia") == 4
    assert table.state.legions_left[2] == 8


@pytest.mark.clause("MAR-10.4")
def test_owners_choose_their_losses_the_defender_first() -> None:
    table = position(
        own={"babylon": ["dacia"]}, fortresses={"dacia": 1},
        legions={"dacia": {"greece": 3, "babylon": 2}},
    ).land_step("greece")  # fmt: skip
    attack(table, 3, 2, 2, 1, 6, 6)
    assert rolled(table) == [5, 18, 3, 1]
    assert (table.decision, table.asked) == ("lose_unit", "babylon")
    table.play("lose_legion")
    assert (table.fortresses("dacia"), table.legions("babylon", "dacia")) == (1, 1)
    assert table.legions("greece", "dacia") == 0


@pytest.mark.clause("MAR-10.4", "MAR-10.9", "MAR-10.13")
def test_an_attacker_with_a_fortress_chooses_too() -> None:
    table = position(
        own={"greece": ["dacia"]}, fortresses={"dacia": 1}, legions={"dacia": {"greece": 2, "babylon": 2}}
    ).land_step("greece")
    attack(table, 1, 1, 3, 2)
    assert rolled(table) == [7, 5, 1, 1]
    assert (table.decision, table.asked) == ("lose_unit", "greece")
    table.play("lose_fortress")
    assert (table.fortresses("dacia"), table.legions("greece", "dacia")) == (0, 2)
    assert table.legal() == ["move_legions", "land_battle"], "the other legion has not attacked"


@pytest.mark.clause("MAR-10.4")
def test_the_losses_of_the_defender_are_told_first() -> None:
    table = attack(field(3, 3), 3, 2, 2, 1, 3, 2, 1)
    assert [line["side"] for line in table.told("lost_unit")] == ["babylon", "greece"]


@pytest.mark.clause("MAR-10.4")
def test_when_everything_is_lost_nobody_is_asked() -> None:
    table = attack(field(3, 1, fortresses=1), 3, 6, 3, 2, 3)
    assert table.decision == "task"
    assert (table.fortresses("dacia"), table.legions("babylon", "dacia")) == (0, 0)


@pytest.mark.clause("MAR-10.5")
def test_without_defenders_nobody_rolls() -> None:
    table = field(2, 0)
    assert "assign" in table.legal()
    assert "land_battle" not in table.legal()


@pytest.mark.clause("MAR-10.6")
def test_the_attacker_names_one_enemy_and_a_group_and_others_are_ignored() -> None:
    table = field(3, 1, legions={"dacia": {"greece": 3, "babylon": 1, "carthage": 2}})
    table.play("land_battle", "province:dacia")
    assert table.offers("side") == ["babylon", "carthage"]
    assert table.refuses("side:greece") == "MAR-10.6"
    table.play("side:babylon")
    assert table.offers("number") == ["1", "2", "3"]
    assert table.refuses("number:4") == "MAR-10.6"
    table.dice(5, 1, 1).play("number:2")
    assert rolled(table) == [6, 1, 0, 1]
    assert table.legions("carthage", "dacia") == 2


@pytest.mark.clause("MAR-10.7")
def test_different_groups_may_attack_different_enemies_or_the_same_one_in_waves() -> None:
    table = field(3, 1, legions={"dacia": {"greece": 3, "babylon": 1, "carthage": 1}})
    attack(table, 1, 5, 1)
    attack(table, 1, 1, 1, enemy="carthage")
    table.play("land_battle", "province:dacia")
    assert table.offers("side") == ["carthage"]
    table.play("side:carthage")
    assert table.offers("number") == ["1"]


@pytest.mark.clause("MAR-10.8")
def test_the_turn_ends_only_when_all_own_units_beside_an_enemy_have_attacked() -> None:
    table = field(2, 1, legions={"dacia": {"greece": 2, "babylon": 1, "carthage": 1}, "athens": {"greece": 1}})
    attack(table, 1, 1, 1)
    assert table.refuses("done") == "MAR-10.8"
    attack(table, 1, 1, 1)
    assert "done" in table.legal(), "having attacked one enemy is enough"


@pytest.mark.clause("MAR-10.9")
def test_an_own_fortress_must_fight_once_if_need_be_alone() -> None:
    table = position(own={"greece": ["dacia"]}, fortresses={"dacia": 1}, legions={"dacia": {"babylon": 2}}).land_step(
        "greece"
    )
    assert table.legal() == ["land_battle"]
    table.play("land_battle", "province:dacia", "side:babylon")
    assert table.offers("number") == ["0"]
    table.dice(1, 1).play("number:0")
    assert rolled(table) == [6, 2, 0, 1]
    assert table.state.round_number == 2
    joins = position(
        own={"greece": ["dacia"]}, fortresses={"dacia": 1}, legions={"dacia": {"babylon": 4, "greece": 2}}
    ).land_step("greece")
    attack(joins, 1, 1, 1, 1, 1, 1)
    assert rolled(joins)[0] == 7
    assert joins.legions("babylon", "dacia") == 3
    attack(joins, 1, 1, 1, 1, 1)
    assert rolled(joins)[0] == 1, "it joined the first battle of the turn only"


@pytest.mark.clause("MAR-10.10", "MAR-10.6")
def test_a_sea_battle_is_optional_and_each_trireme_attacks_once() -> None:
    fleets: dict[str, Any] = {"aegean_sea": {"greece": 2, "babylon": 2, "carthage": 1}, "black_sea": {"greece": 1}}
    table = position(triremes=fleets).sea_step("greece")
    table.play("sea_battle")
    assert table.offers("sea") == ["aegean_sea"]
    assert table.refuses("sea:black_sea") == "MAR-10.10"
    table.play("sea:aegean_sea")
    assert table.offers("side") == ["babylon", "carthage"]
    table.play("side:babylon").dice(6, 1, 2).play("number:1")
    assert rolled(table) == [6, 3, 0, 1]
    assert table.triremes("babylon", "aegean_sea") == 1
    table.play("sea_battle", "sea:aegean_sea", "side:babylon")
    assert table.offers("number") == ["1"], "the other one has attacked"
    table.dice(1, 6).play("number:1")
    assert table.triremes("greece", "aegean_sea") == 1
    assert table.state.triremes_left[1] == 3
    assert table.play("move_trireme").offers("sea") == ["black_sea"], "who has attacked does not sail on"


@pytest.mark.clause("MAR-10.11")
def test_neutral_sides_lose_legions_first_and_never_attack() -> None:
    table = position(neutral=True, legions={"alexandria": {"babylon": 2}}).land_step("babylon").dice(4, 2, 1)
    table.play("land_battle", "province:alexandria", "side:egypt", "number:2")
    assert rolled(table) == [6, 7, 1, 1]
    assert (table.legions("egypt", "alexandria"), table.fortresses("alexandria")) == (0, 1)
    assert {line["side"] for line in table.told("lost_unit")} == {"egypt", "babylon"}


# ---------------------------------------------------------------- Helen


def entering(figure: str) -> Position:
    """Two Greek legions march into Babylonian Dacia; Babylon owns a hero."""
    table = position(
        figures={"babylon": [figure]}, own={"babylon": ["dacia"]}, legions={"macedonia": {"greece": 2}}
    ).land_step("greece")
    return table.play("move_legions", "province:macedonia", "province:dacia", "number:2")


@pytest.mark.clause("MAR-10.12", "MAR-12.2")
def test_helen_turns_one_legion_of_a_group_that_enters_her_owners_province() -> None:
    table = entering("helen_of_troy")
    assert (table.decision, table.asked) == ("use_helen", "babylon")
    table.play("yes")
    assert (table.legions("greece", "dacia"), table.legions("babylon", "dacia")) == (1, 1)
    assert table.state.legions_left[1:3].tolist() == [7, 7]
    assert table.legal() == ["land_battle"]
    assert entering("helen_of_troy").play("done").legions("greece", "dacia") == 2
    assert entering("ulysses").decision == "land_step"


@pytest.mark.clause("MAR-10.12")
def test_helen_works_once_per_military_phase_and_only_with_a_legion_in_supply() -> None:
    table = position(
        figures={"babylon": ["helen_of_troy"]}, own={"babylon": ["dacia"]}, legions={"macedonia": {"greece": 3}}
    ).land_step("greece")
    table.play("move_legions", "province:macedonia", "province:dacia", "number:1", "yes")
    table.play("move_legions", "province:macedonia", "province:dacia", "number:1")
    assert table.decision == "land_step"
    full = position(
        figures={"babylon": ["helen_of_troy"]}, own={"babylon": ["dacia"]},
        legions={"macedonia": {"greece": 2}, "babylon": {"babylon": 8}},
    ).land_step("greece")  # fmt: skip
    assert full.play("move_legions", "province:macedonia", "province:dacia", "number:1").decision == "land_step"


@pytest.mark.clause("MAR-11.7", "MAR-10.12")
def test_helen_ends_tasks_of_legions_that_stood_there() -> None:
    table = position(
        figures={"babylon": ["helen_of_troy"]}, own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0"]},
        legions={"macedonia": {"greece": 1}, "dacia": {"greece": 1}}, tasks={"dacia": ("greece", ["caravan_0"])},
    ).land_step("greece")  # fmt: skip
    table.play("move_legions", "province:macedonia", "province:dacia", "number:1", "yes")
    assert table.tasks("dacia") == []
    assert table.legal() == ["move_legions", "land_battle"]


@pytest.mark.clause("MAR-10.13")
def test_losses_fall_only_on_those_who_took_part() -> None:
    table = attack(field(3, 2), 1, 1, 6, 6)
    assert rolled(table) == [1, 12, 1, 0]
    assert table.legions("greece", "dacia") == 2


@pytest.mark.clause("MAR-14.5")
def test_legions_that_have_moved_attack_before_fresh_ones() -> None:
    table = position(
        own={"babylon": ["dacia"]}, legions={"macedonia": {"greece": 1}, "dacia": {"greece": 1, "babylon": 1}}
    ).land_step("greece")
    table.play("move_legions", "province:macedonia", "province:dacia", "number:1")
    attack(table, 1, 1, 1)
    assert table.play("move_legions").offers("province") == ["dacia"], "the fresh one keeps the right to leave"
    assert int(table.state.moved[place("dacia")]) == 0
