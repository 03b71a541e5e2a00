"""Rounds, turns, passing and the fee (chapters 4 and 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.minerva.positions import at, end_the_round, line, new_game, position


@pytest.mark.clause("MIN-4.1", "MIN-4.3", "MIN-13.1")
def test_six_rounds_and_the_last_one_only_awards_glory() -> None:
    table = new_game(seats=2)
    table.state.denarii[:] = 50
    for number in range(1, 7):
        assert table.state.round_number == number
        end_the_round(table)
        steps = [line["event"] for line in table.happened if line["event"] in ("did_not_hire", "round_began")]
        assert steps == (["did_not_hire", "did_not_hire", "round_began"] if number < 6 else [])
    assert table.is_over
    assert table.told("game_ended") == [{}]


@pytest.mark.clause("MIN-4.2")
def test_a_round_is_main_phase_hiring_award_and_preparation() -> None:
    table = end_the_round(position(glory=[2, 0], round_number=3))
    steps = [line["event"] for line in table.happened if line["event"] != "revealed"]
    assert steps == ["passed", "passed", "did_not_hire", "did_not_hire", "awarded", "round_began"]


@pytest.mark.clause("MIN-5.1")
def test_the_holder_of_order_tile_one_begins_the_next_round_clockwise() -> None:
    table = position(seats=3, active=1, first_player=1)
    assert table.actor == 1
    table.play("residence", at(0, 1))
    table.play("direction:left", "take:wheat")
    assert table.actor == 2
    table.play("stop", "stop", "stop")
    assert [table.state.order[seat] for seat in range(3)] == [2, 3, 1]
    end_the_round(table)
    assert (table.actor, table.state.first_player) == (2, 2)
    table.play("residence", at(0, 1), "direction:left", "take:ore")
    assert table.actor == 0, "clockwise from the first player, whatever the other order tiles said"


@pytest.mark.clause("MIN-5.2")
def test_a_turn_is_exactly_one_action() -> None:
    given: dict[str, Any] = {"cities": [{(0, 1): "residence"}], "assistants": 1, "display": ["quarry"]}
    for actions in (
        ["tile:quarry", at(1, 0)],
        ["residence", at(-1, 0), "direction:down", "take:wheat"],
        ["assistant", at(0, 1), "direction:left", "take:wheat"],
        ["stop"],
    ):
        table = position(**given)
        assert {"tile:quarry", "residence", "assistant", "stop"} <= set(table.legal())
        assert table.play(*actions).actor == 1


@pytest.mark.clause("MIN-5.3")
def test_an_action_needs_something_to_act_with() -> None:
    table = position(residences=[0], assistants=0)
    assert table.tiles() == [] or all(name.startswith("temple") for name in table.tiles())
    assert table.refuses("residence") == "MIN-5.3"
    assert table.refuses("assistant") == "MIN-5.3"
    assert table.refuses("tile:quarry") == "MIN-5.3"
    assert position(assistants=1, cities=[{(0, 1): "helped"}]).refuses("assistant") == "MIN-8.1"
    assert "assistant" in position(assistants=1, cities=[{(0, 1): "residence"}]).legal()


@pytest.mark.clause("MIN-5.4")
def test_who_passes_takes_the_lowest_order_tile_left_and_acts_no_more() -> None:
    table = position(seats=3, denarii=9)
    table.play("stop")
    assert table.state.order.tolist() == [1, 0, 0, 0]
    table.play("residence", at(0, 1), "direction:left", "take:wheat")
    table.play("stop")
    assert table.state.order.tolist() == [1, 0, 2, 0]
    assert table.actor == 1, "seat 0 has passed and is passed over"
    table.play("stop")
    assert (table.decision, table.actor) == ("hire", 1), "passing does not keep anybody from hiring"


@pytest.mark.clause("MIN-5.5")
def test_who_has_passed_passes_again_for_a_denarius() -> None:
    table = position(denarii=[5, 5])
    table.play("stop")
    assert table.denarii(0) == 5, "the first pass pays nothing"
    table.play("residence", at(0, 1), "direction:left", "take:wheat")
    assert (table.denarii(0), table.actor) == (6, 1)
    assert table.told("passed_again") == [{"seat": 0, "denarii": 1}]
    table.play("residence", at(0, -1), "direction:right", "take:wheat")
    assert table.denarii(0) == 7


@pytest.mark.clause("MIN-5.6")
def test_after_the_first_pass_every_action_costs_a_denarius_and_passing_nothing() -> None:
    given: dict[str, Any] = {
        "cities": [{}, {(0, 1): "residence"}],
        "assistants": [0, 1],
        "display": ["quarry"],
        "denarii": [0, 1],
    }
    table = position(**given)
    assert table.view()["fee"] == 0
    table.play("stop")
    assert table.view()["fee"] == 1
    for actions in (["tile:quarry"], ["residence"], ["assistant"]):
        other = position(**given).play("stop").play(*actions)
        assert other.denarii(1) == 0
        assert other.told("paid_fee") == [{"seat": 1, "denarii": 1}]
    table.play("stop")
    assert table.denarii(1) == 1


@pytest.mark.clause("MIN-5.7")
def test_who_cannot_pay_must_pass_or_sell_first() -> None:
    table = position(denarii=[9, 0], resources=[{}, {"stone": 1}], display=["quarry"]).play("stop")
    assert table.legal() == ["stop", "sell:stone"]
    assert table.refuses("residence") == "MIN-5.7"
    assert table.refuses("tile:quarry") == "MIN-5.7"
    assert {"residence", "tile:quarry"} <= set(table.play("sell:stone").legal())


@pytest.mark.clause("MIN-5.8")
def test_the_fee_is_paid_once_and_before_the_income_of_the_action() -> None:
    poor = position(denarii=[9, 0], cities=[{}, line("foundry")]).play("stop")
    assert poor.legal() == ["stop"], "the foundry's three denarii would come too late"
    table = position(denarii=[9, 1], cities=[{}, line("foundry")]).play("stop")
    table.play("residence", at(0, 2), "direction:left")
    assert table.denarii(1) == 3
    assert len(table.told("paid_fee")) == 1


@pytest.mark.clause("MIN-5.9")
def test_the_phase_ends_at_once_when_all_have_passed() -> None:
    table = position(seats=3, denarii=[5, 5, 5])
    table.play("stop", "stop", "stop")
    assert table.decision == "hire"
    assert [table.denarii(seat) for seat in range(3)] == [5, 5, 5]
    assert table.told("passed_again") == []


@pytest.mark.clause("MIN-5.10")
def test_the_first_turn_of_a_round_may_be_a_pass() -> None:
    for number in range(1, 7):
        assert "stop" in position(round_number=number, display=["quarry"]).legal()
    assert "stop" in new_game(seats=4).legal()
