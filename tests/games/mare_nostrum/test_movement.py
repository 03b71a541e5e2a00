"""Movement (chapter 9): order, sea step, chains, land step."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mare_nostrum.positions import FIVE, Position, position


def marching(**given: Any) -> Position:
    """Two Greek legions in Athens, at the land step."""
    return position(**{"legions": {"athens": {"greece": 2}}, **given}).land_step("greece")


# ---------------------------------------------------------------- order


@pytest.mark.clause("MAR-9.1")
def test_the_military_leader_decides_the_order_and_a_turn_has_two_steps() -> None:
    table = position(
        sides=FIVE, roles=("rome", "rome", "egypt"), docked={"rome": {"rome": 1}}, legions={"rome": {"rome": 1}}
    ).military_order()
    assert table.asked == "egypt"
    table.play("side:rome", "side:egypt")
    assert (table.asked, table.decision) == ("rome", "sea_step")
    table.play("move_trireme", "province:rome", "sea:adriatic_sea")
    assert (table.asked, table.decision) == ("rome", "land_step")
    table.play("done")
    assert table.decision == "military_order", "who follows Egypt is named as Egypt's turn begins"


@pytest.mark.clause("MAR-9.1")
def test_the_military_leader_may_name_the_next_after_a_move_or_at_the_end_of_the_turn() -> None:
    given: dict[str, Any] = {"sides": FIVE, "roles": ("rome", "rome", "egypt"), "docked": {"rome": {"rome": 1}}}
    table = position(legions={"rome": {"rome": 1}}, **given).military_order().play("side:rome", "yes")
    assert (table.asked, table.decision) == ("rome", "sea_step")
    table.play("move_trireme", "province:rome", "sea:adriatic_sea")
    assert (table.asked, table.decision) == ("egypt", "military_order")
    table.play("done")
    assert (table.asked, table.decision) == ("rome", "land_step"), "where the turn was left"
    table.play("done")
    assert (table.asked, table.decision) == ("egypt", "military_order")
    assert table.refuses("done") == "MAR-9.1", "the turn is over"
    table.play("side:greece")
    assert table.view()["active"] == "greece"


@pytest.mark.clause("MAR-9.1")
def test_a_side_without_units_to_move_has_nothing_to_answer() -> None:
    table = position(sides=FIVE, roles=("rome", "rome", "egypt")).military_order()
    table.play("side:rome", "side:egypt", "side:greece", "side:babylon")
    assert table.state.round_number == 2


# ---------------------------------------------------------------- sea step


@pytest.mark.clause("MAR-9.2", "MAR-9.4")
def test_a_trireme_moves_to_an_adjacent_zone_once() -> None:
    table = position(triremes={"aegean_sea": {"greece": 1}}).sea_step("greece")
    table.play("move_trireme", "sea:aegean_sea")
    assert table.offers("sea") == ["ionian_sea", "egyptian_sea", "cyprian_sea", "black_sea"]
    assert table.refuses("sea:libyan_sea") == "MAR-9.4"
    table.play("sea:ionian_sea")
    assert table.triremes("greece", "ionian_sea") == 1
    assert table.state.round_number == 2, "nothing more can move"


@pytest.mark.clause("MAR-9.2", "MAR-9.3")
def test_movement_is_voluntary_and_any_number_may_move() -> None:
    table = position(triremes={"aegean_sea": {"greece": 2}, "ionian_sea": {"greece": 1}}).sea_step("greece")
    assert table.legal() == ["move_trireme", "end_sea_step"]
    table.play("move_trireme", "sea:aegean_sea", "sea:black_sea", "move_trireme", "sea:aegean_sea", "sea:black_sea")
    assert table.triremes("greece", "black_sea") == 2
    assert table.play("move_trireme").offers("sea") == ["ionian_sea"]


@pytest.mark.clause("MAR-9.5")
def test_a_docked_trireme_must_launch_into_a_zone_that_touches_its_province() -> None:
    table = position(docked={"athens": {"greece": 2}}).sea_step("greece")
    table.play("move_trireme", "province:athens")
    assert table.offers("sea") == ["ionian_sea", "aegean_sea"]
    assert table.refuses("sea:black_sea") == "MAR-9.5"
    table.play("sea:aegean_sea", "end_sea_step")
    assert (table.decision, table.offers("sea")) == ("launch", ["ionian_sea", "aegean_sea"])
    table.play("sea:ionian_sea")
    assert table.docked("greece", "athens") == 0
    assert table.triremes("greece", "ionian_sea") == table.triremes("greece", "aegean_sea") == 1


@pytest.mark.clause("MAR-9.5")
def test_the_launch_is_the_move_of_the_turn() -> None:
    table = position(docked={"athens": {"greece": 1}}, triremes={"black_sea": {"greece": 1}}).sea_step("greece")
    table.play("move_trireme", "province:athens", "sea:aegean_sea", "move_trireme")
    assert table.offers("sea") == ["black_sea"]
    assert table.refuses("sea:aegean_sea") == "MAR-9.2"


@pytest.mark.clause("MAR-9.5", "MAR-19.2")
def test_by_the_switch_triremes_may_stay_docked() -> None:
    table = position(docked={"athens": {"greece": 1}}, launch_is_compulsory=False).sea_step("greece")
    table.play("end_sea_step")
    assert table.docked("greece", "athens") == 1
    assert table.state.round_number == 2


@pytest.mark.clause("MAR-9.6")
def test_entering_an_occupied_zone_forces_no_battle_and_it_never_becomes_war_torn() -> None:
    table = position(
        triremes={"aegean_sea": {"greece": 1}, "ionian_sea": {"babylon": 3, "carthage": 1}},
        legions={"athens": {"greece": 1}},
    ).sea_step("greece")  # fmt: skip
    table.play("move_trireme", "sea:aegean_sea", "sea:ionian_sea", "end_sea_step", "move_legions", "province:athens")
    assert "syracusae" in table.offers("province"), "it carries freely"
    again = position(triremes={"ionian_sea": {"greece": 1, "babylon": 3}}).sea_step("greece")
    again.play("move_trireme", "sea:ionian_sea", "sea:aegean_sea")
    assert again.triremes("greece", "aegean_sea") == 1, "and leaves freely"


@pytest.mark.clause("MAR-9.7")
def test_sea_battles_come_before_any_legion_moves() -> None:
    table = position(triremes={"aegean_sea": {"greece": 1, "babylon": 1}}, legions={"athens": {"greece": 1}}).sea_step(
        "greece"
    )
    assert table.legal() == ["move_trireme", "sea_battle", "end_sea_step"]
    table.play("end_sea_step")
    assert table.legal() == ["move_legions", "done"]


# ---------------------------------------------------------------- land step


@pytest.mark.clause("MAR-9.8", "MAR-9.9")
def test_legions_march_over_a_border_or_along_a_chain_however_many() -> None:
    table = marching(triremes={"aegean_sea": {"greece": 1}, "egyptian_sea": {"greece": 1}})
    table.play("move_legions", "province:athens")
    assert {"macedonia", "troy", "alexandria"} <= set(table.offers("province"))
    assert table.refuses("province:carthage") == "MAR-9.8"
    table.play("province:alexandria", "number:2")
    assert table.legions("greece", "alexandria") == 2


@pytest.mark.clause("MAR-9.8")
def test_a_trireme_that_launched_or_fought_still_carries() -> None:
    table = position(
        docked={"athens": {"greece": 1}}, legions={"athens": {"greece": 1}}, triremes={"aegean_sea": {"babylon": 1}}
    ).sea_step("greece")
    table.play("move_trireme", "province:athens", "sea:aegean_sea").dice(1, 1)
    table.play("sea_battle", "sea:aegean_sea", "side:babylon", "number:1")
    assert table.decision == "land_step"
    assert "troy" in table.play("move_legions", "province:athens").offers("province")


@pytest.mark.clause("MAR-9.10")
def test_fortresses_never_move() -> None:
    table = marching(fortresses={"athens": 1}).play("move_legions", "province:athens", "province:macedonia")
    assert table.offers("number") == ["1", "2"]
    table.play("number:2")
    assert table.fortresses("athens") == 1


@pytest.mark.clause("MAR-9.2", "MAR-9.13")
def test_a_legion_moves_once_in_a_turn() -> None:
    table = marching().play("move_legions", "province:athens", "province:macedonia", "number:1", "move_legions")
    assert table.offers("province") == ["athens"]
    assert table.refuses("province:macedonia") == "MAR-9.13"
    table.play("province:athens", "province:macedonia", "number:1")
    assert table.state.round_number == 2, "nothing more can be done"


@pytest.mark.clause("MAR-9.3", "MAR-10.7")
def test_armies_may_gather_strike_one_after_another_or_spread_out() -> None:
    given: dict[str, Any] = {"own": {"babylon": ["dacia"]}, "fortresses": {"dacia": 1}}
    table = position(legions={"illyria": {"greece": 1}, "macedonia": {"greece": 2}}, **given).land_step("greece")
    table.play("move_legions", "province:illyria", "province:dacia", "number:1").dice(1)
    table.play("land_battle", "province:dacia", "side:babylon", "number:1")
    assert table.legions("greece", "dacia") == 0, "the fortress took the first one"
    table.play("move_legions", "province:macedonia", "province:dacia", "number:2").dice(4, 3)
    table.play("land_battle", "province:dacia", "side:babylon", "number:2")
    assert table.fortresses("dacia") == 0


@pytest.mark.clause("MAR-9.11")
def test_legions_may_leave_a_war_torn_province_but_who_stays_must_fight() -> None:
    table = position(own={"babylon": ["dacia"]}, legions={"dacia": {"greece": 2, "babylon": 1}}).land_step("greece")
    assert table.legal() == ["move_legions", "land_battle"]
    assert table.refuses("done") == "MAR-10.8"
    table.play("move_legions", "province:dacia", "province:macedonia", "number:2")
    assert table.state.round_number == 2


@pytest.mark.clause("MAR-9.12", "MAR-14.4")
def test_leaving_ends_the_task_of_the_legion_that_leaves() -> None:
    table = position(
        own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0", "caravan_1"]},
        legions={"dacia": {"greece": 3}}, tasks={"dacia": ("greece", ["caravan_0", "influence"])},
    ).land_step("greece")  # fmt: skip
    table.play("move_legions", "province:dacia", "province:macedonia", "number:2")
    assert (table.decision, table.legal()) == ("march_slot", ["slot:caravan_0", "slot:influence"]), "idle ones first"
    table.play("slot:caravan_0")
    assert table.tasks("dacia") == ["influence"]
    assert table.legions("greece", "macedonia") == 2


@pytest.mark.clause("MAR-9.13")
def test_a_legion_that_attacked_or_got_a_task_does_not_move_but_an_old_task_does_not_hold_it() -> None:
    table = position(
        own={"babylon": ["dacia", "illyria"]}, buildings={"dacia": ["caravan_0"]},
        legions={"dacia": {"greece": 1}, "illyria": {"greece": 1, "babylon": 1}},
        tasks={"dacia": ("greece", ["caravan_0"])},
    ).land_step("greece")  # fmt: skip
    assert table.play("move_legions").offers("province") == ["illyria", "dacia"]
    table.play("province:dacia", "province:macedonia", "number:1", "slot:caravan_0").dice(1, 1)
    table.play("land_battle", "province:illyria", "side:babylon", "number:1")
    assert table.state.round_number == 2, "the legion that attacked cannot move any more"
    tasked = position(
        own={"babylon": ["dacia"]}, buildings={"dacia": ["caravan_0"]}, legions={"dacia": {"greece": 2}}
    ).land_step("greece")
    tasked.play("assign", "province:dacia", "occupy", "slot:caravan_0", "done", "move_legions", "province:dacia")
    assert tasked.play("province:macedonia").offers("number") == ["1"]
