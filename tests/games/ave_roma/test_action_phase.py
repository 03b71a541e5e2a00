"""The round and the action phase (chapters 3 and 4), and Quaestor (6.1)."""

from __future__ import annotations

import pytest

from saturnalia.games.ave_roma.components import CAPACITY, PLACE_NAMES
from tests.games.ave_roma.positions import Position, new_game, position


def pass_all(table: Position) -> Position:
    """Let everybody pass."""
    happened = []
    while table.decision == "worker":
        happened += table.play("pass").happened
    table.happened = happened
    return table


@pytest.mark.clause("AVE-3.1")
def test_action_phase_refill_and_new_order_follow_each_other() -> None:
    table = position(workers=[[1, 2, 3, 4, 4], [1, 2, 3, 5]], standing={"quaestor": [5]})
    pass_all(table)
    assert (table.phase, table.decision, table.actor) == ("recruiting", "recruit_place", 1)
    assert table.told("refilled_row")
    table.play("recruit:quaestor")
    assert (table.phase, table.decision, int(table.state.round_number)) == ("action", "worker", 2)
    assert table.told("round_began") == [{"round": 2, "seat": 0}]
    assert table.order() == [0, 1]


@pytest.mark.clause("AVE-3.2")
def test_rounds_go_on_until_a_deck_runs_out() -> None:
    table = new_game(seats=2)
    while table.phase != "extra":
        table.play(table.legal()[0])
    assert int(table.state.round_number) == 16, "20 cards per row, 5 laid out, one discarded in every round"


@pytest.mark.clause("AVE-4.1")
def test_turns_go_round_in_player_order_one_worker_each() -> None:
    table = position(seats=3, order=[2, 0, 1], denarii=20)
    seats = []
    for name in ("quaestor", "quaestor", "aedilis", "roma"):
        seats.append(table.actor)
        table.play(table.legal()[1], name)
        assert [len(table.workers(seat)) for seat in range(3)] == [5 - seats.count(seat) for seat in range(3)]
    assert seats == [2, 0, 1, 2]
    assert table.refuses("quaestor") == "AVE-4.1"


@pytest.mark.clause("AVE-4.2", "AVE-4.5")
def test_whoever_passes_is_not_asked_again_in_this_round() -> None:
    table = position(seats=3)
    assert "pass" in table.legal()
    table.play("pass", "worker:1", "quaestor", "worker:1", "quaestor")
    assert table.actor == 1
    table.play("worker:2", "quaestor")
    assert table.actor == 2


@pytest.mark.clause("AVE-4.3")
def test_a_pass_keeps_the_workers_and_scores_one_point_each_at_once() -> None:
    table = position(workers=[[1, 4, 5], [2]])
    table.play("pass")
    assert table.told("passed") == [{"seat": 0, "count": 3, "vp": 3}]
    assert (table.vp(0), table.workers(0), table.vp(1)) == (3, [1, 4, 5], 0)


@pytest.mark.clause("AVE-4.4", "AVE-4.7")
def test_whoever_places_the_last_worker_is_out_without_points() -> None:
    table = position(workers=[[2], [3, 4]])
    table.play("worker:2", "quaestor")
    assert (table.actor, table.vp(0)) == (1, 0)
    table.play("worker:3", "quaestor")
    assert table.actor == 1
    table.play("worker:4", "quaestor")
    assert (table.phase, table.vp(0), table.vp(1)) == ("recruiting", 0, 0)


@pytest.mark.clause("AVE-4.6")
def test_workers_without_a_legal_target_force_a_pass() -> None:
    rows = {f"{row}:{slot}": None for row in ("aedificator", "legatus", "senatus") for slot in range(1, 6)}
    table = position(
        workers=[[4, 5], [3]],
        standing={"quaestor": [1, 1, 2], "aedilis": [3], "mercator": [4], "propraetor": [5]},
        training=[2, 0],
        ready=[0, 0],
        areas={4: None, 5: None},
        denarii=0,
        rows=rows,
    )
    assert table.legal() == ["pass"]
    assert table.refuses("worker:4") == "AVE-4.11"
    assert table.play("pass").vp(0) == 2


@pytest.mark.clause("AVE-4.8")
def test_a_full_place_cannot_be_used_and_one_player_may_use_a_place_again() -> None:
    table = position()
    table.play("worker:1", "quaestor", "pass", "worker:2", "quaestor", "worker:3", "quaestor")
    assert table.standing("quaestor") == [1, 2, 3]
    table.play("worker:4")
    assert table.refuses("quaestor") == "AVE-4.8"


@pytest.mark.clause("AVE-4.9")
def test_worker_spaces_by_number_of_players() -> None:
    spaces = {name: CAPACITY[place, 2:].tolist() for place, name in enumerate(PLACE_NAMES[:5])}
    assert spaces == {
        "quaestor": [3, 3, 4, 5],
        "aedilis": [2, 3, 3, 4],
        "mercator": [2, 3, 3, 4],
        "propraetor": [2, 3, 3, 4],
        "roma": [3, 3, 4, 5],
    }
    for seats in (2, 3, 4, 5):
        for place, counts in spaces.items():
            full = position(seats=seats, standing={place: ([5] * seats + [4] * seats)[: counts[seats - 2]]},
                            workers=[[1], []], denarii=20).play("worker:1")  # fmt: skip
            assert full.refuses(place) == "AVE-4.8"
            room = position(seats=seats, standing={place: ([5] * seats + [4] * seats)[: counts[seats - 2] - 1]},
                            workers=[[1], []], denarii=20).play("worker:1")  # fmt: skip
            assert place in room.legal()


@pytest.mark.clause("AVE-4.10")
def test_a_row_has_one_space_per_card_and_a_taken_slot_is_used_up() -> None:
    table = position(rows={"aedificator:3": "insula_plan"}, stock=[{"wood": 2, "stone": 1}, {"wood": 2, "stone": 1}])
    table.play("worker:1", "aedificator:3", "worker:1")
    assert table.row("aedificator")[2] is None
    assert table.refuses("aedificator:3") == "AVE-4.10"
    assert sum(slot is not None for slot in table.row("aedificator")) == 4


@pytest.mark.clause("AVE-4.11")
def test_a_placement_that_cannot_be_paid_is_not_offered() -> None:
    table = position(areas={2: "area_07"}, upper=[2], denarii=1, roma=[2, 0], workers=[[2, 3], [1]])
    table.play("worker:2")
    assert table.refuses("aedilis") == "AVE-5.5"
    assert table.refuses("propraetor") == "AVE-5.5"
    assert table.refuses("mercator") == "AVE-6.3.4"
    assert table.refuses("roma") == "AVE-6.8.4"
    assert table.refuses("senatus:5") == "AVE-6.7.1"
    assert table.legal() == ["quaestor", "training"]


@pytest.mark.clause("AVE-4.12")
def test_one_placement_runs_from_action_to_movement_to_bonuses() -> None:
    table = position(
        areas={2: "area_07"},
        upper=[2],
        owned=[["area_04"]],
        active=[["curio"]],
        denarii=5,
        decks={"area": ["area_29"]},
    )
    table.play("worker:2", "aedilis")
    assert table.events() == [
        "placed", "paid_surcharge", "gained", "gained", "gained", "gained",
        "took_area_card", "refilled_area", "completed_set",
    ]  # fmt: skip
    assert table.decision == "colour"
    table.play("take:cattle")
    assert table.events() == ["gained", "patron_bonus", "got_surplus"]


@pytest.mark.clause("AVE-4.12")
def test_the_set_bonus_of_a_card_comes_before_the_patron_bonus() -> None:
    table = position(
        rows={"legatus:5": "galea_2"}, owned=[["galea_1"]], active=[["sulla"]], stock=[{"surplus": 2}], denarii=2
    )
    table.play("worker:5", "legatus:5")
    assert table.events() == ["placed", "took_card", "completed_set", "got_denarii", "patron_bonus", "got_denarii"]
    assert [line["denarii"] for line in table.told("got_denarii")] == [3, 3]


@pytest.mark.clause("AVE-4.13")
def test_a_worker_in_training_counts_only_when_it_is_ready() -> None:
    ready = position(workers=[[2], [3]], training=[4, 0], ready=[1, 0])
    ready.play("worker:2", "quaestor", "worker:3", "quaestor")
    assert (ready.actor, ready.decision) == (0, "worker")
    assert ready.refuses("worker:2") == "AVE-4.13"
    not_ready = position(workers=[[2], [3]], training=[4, 0], ready=[0, 0])
    not_ready.play("worker:2", "quaestor", "worker:3", "quaestor")
    assert not_ready.phase == "recruiting"


@pytest.mark.clause("AVE-6.1.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_quaestor_pays_twice_the_value(value: int) -> None:
    table = position().play(f"worker:{value}", "quaestor")
    assert table.denarii(0) == 3 + 2 * value
