"""Hiring, the award of glory and the preparation of the next round (chapter 12)."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.kernel.game import load
from saturnalia.kernel.message import Message
from tests.games.minerva.positions import Position, at, end_the_round, owner_of_glory, position


def after_passing(**given: Any) -> Position:
    """Everybody has passed in the order of the seats."""
    table = position(**given)
    return table.play(*["stop"] * int(table.state.seats))


@pytest.mark.clause("MIN-12.1")
def test_the_highest_order_tile_hires_first_and_everybody_one_assistant_at_most() -> None:
    table = after_passing(seats=3, denarii=50)
    asked = []
    while table.decision == "hire":
        asked.append(table.actor)
        table.play("hire:denarii")
    assert asked == [2, 1, 0]
    assert table.state.assistants.tolist() == [1, 1, 1, 0]


@pytest.mark.clause("MIN-12.2")
@pytest.mark.parametrize(("owned", "denarii", "glory"), [(0, 5, 1), (1, 5, 1), (2, 10, 2), (3, 10, 2), (4, 15, 3)])
def test_the_price_rises_with_the_assistants_owned_placed_or_not(owned: int, denarii: int, glory: int) -> None:
    placed = owned // 2
    city = {(0, column): "helped" for column in range(1, placed + 1)}
    given: dict[str, Any] = {"cities": [{}, city], "assistants": [0, owned - placed]}
    table = after_passing(**given, denarii=[5, denarii], glory=[0, glory])
    assert (table.actor, table.legal()) == (1, ["stop", "hire:denarii", "hire:glory"])
    short_of_denarii = after_passing(**given, denarii=[0, denarii - 1], glory=[0, glory])
    assert short_of_denarii.refuses("hire:denarii") == "MIN-12.2"
    short_of_glory = after_passing(**given, denarii=[0, denarii], glory=[0, glory - 1])
    assert short_of_glory.refuses("hire:glory") == "MIN-12.2"
    poor = after_passing(**given, denarii=[0, denarii - 1], glory=[0, glory - 1])
    assert poor.decision == "main", "nobody is asked who could not hire"
    seller = after_passing(**given, denarii=[0, denarii - 1], resources=[{}, {"ore": 1}])
    assert (seller.decision, seller.actor) == ("hire", 1)
    table.play("hire:denarii")
    assert (table.denarii(1), table.glory(1)) == (0, glory)


@pytest.mark.clause("MIN-12.2")
def test_with_five_assistants_nobody_is_asked() -> None:
    table = after_passing(assistants=[1, 5], denarii=50)
    assert (table.decision, table.actor) == ("hire", 0)
    assert table.view()["seats"][1]["hire_price"] is None


@pytest.mark.clause("MIN-12.3")
def test_glory_spent_on_an_assistant_no_longer_counts() -> None:
    table = after_passing(glory=[1, 1], denarii=0)
    table.play("hire:glory", "stop")
    assert (table.state.assistants[1], table.state.assistants[0]) == (1, 0)
    assert owner_of_glory(table, 4, 1) == 0
    assert owner_of_glory(table, 4, 2) is None
    mixed = after_passing(glory=[0, 1], denarii=[0, 9], assistants=[0, 2])
    assert mixed.decision == "main", "nine denarii and one glory are neither ten denarii nor two glory"


@pytest.mark.clause("MIN-12.4")
def test_a_hired_assistant_can_be_used_from_the_next_round_on() -> None:
    table = after_passing(cities=[{(0, 1): "residence"}, {(0, 1): "residence"}], denarii=9)
    table.play("stop", "hire:denarii")
    assert (table.state.assistants[0], table.state.round_number, table.actor) == (1, 5, 0)
    assert "assistant" in table.legal()


@pytest.mark.clause("MIN-12.5")
def test_the_most_glory_wins_the_first_tile_and_so_on() -> None:
    table = end_the_round(position(seats=4, glory=[2, 5, 3, 1]))
    assert [owner_of_glory(table, 4, rank) for rank in (1, 2, 3)] == [1, 2, 0]
    assert [line["vp"] for line in table.told("awarded")] == [2, 6, 4]
    early = end_the_round(position(seats=4, glory=[2, 5, 3, 1], round_number=2, cities=[{}] * 4))
    assert [owner_of_glory(early, 2, rank) for rank in (1, 2, 3)] == [1, 2, None], "round 2 has no third tile"


@pytest.mark.clause("MIN-12.6")
def test_the_lower_order_tile_wins_a_tie() -> None:
    table = position(seats=3, glory=[2, 2, 2], active=2, first_player=2)
    end_the_round(table)
    assert [owner_of_glory(table, 4, rank) for rank in (1, 2, 3)] == [2, 0, 1]


def contenders(table: Position, number: int = 4) -> list[list[int]]:
    """Who the board says could win each glory tile of the round."""
    tiles: list[dict[str, Any]] = table.view()["glory"][number - 1]["tiles"]
    return [tile["contenders"] for tile in tiles]


@pytest.mark.clause("MIN-12.6")
def test_before_the_award_whoever_has_passed_is_ahead_on_a_tie() -> None:
    table = position(seats=3, glory=[2, 2, 2], order=[0, 1, 0], active=2)
    assert contenders(table) == [[1], [0, 2], [0, 2]]
    assert [racer["rank"] for racer in table.view()["race"]] == [2, 1, 2]
    two = position(seats=4, glory=[3, 3, 3, 4], order=[0, 2, 1, 0], active=3)
    assert contenders(two) == [[3], [2], [1]]
    assert [racer["rank"] for racer in two.view()["race"]] == [None, 3, 2, 1]


@pytest.mark.clause("MIN-12.6")
def test_those_who_are_level_and_have_not_passed_share_the_tiles_until_one_passes() -> None:
    table = position(seats=3, glory=[2, 2, 2], active=0)
    assert contenders(table) == [[0, 1, 2]] * 3
    table.play("stop")
    assert contenders(table) == [[0], [1, 2], [1, 2]]
    table.play("stop")
    assert contenders(table) == [[0], [1], [2]]
    end_the_round(table)
    assert [owner_of_glory(table, 4, rank) for rank in (1, 2, 3)] == [0, 1, 2]


def test_a_tie_below_the_first_place_leaves_that_place_alone() -> None:
    table = position(seats=4, glory=[1, 3, 1, 0], active=0)
    assert contenders(table) == [[1], [0, 2], [0, 2]]
    said = [row[1] for row in load("minerva").tables(table.state, 0)[1].rows[3:]]
    assert [(cell.id, cell.args["seats"]) for cell in said if isinstance(cell, Message)] == [
        ("minerva-prize-lead", [1]),
        ("minerva-prize-level", [0, 2]),
        ("minerva-prize-level", [0, 2]),
    ]


@pytest.mark.clause("MIN-12.7")
def test_without_glory_there_is_no_tile() -> None:
    table = end_the_round(position(seats=3, glory=[0, 1, 0]))
    assert [owner_of_glory(table, 4, rank) for rank in (1, 2, 3)] == [1, None, None]
    end_the_round(table)
    assert table.state.glory_owner[5].tolist() == [-1, -1, -1]


@pytest.mark.clause("MIN-12.8")
def test_the_award_costs_nothing_and_two_players_never_win_a_third_tile() -> None:
    table = position(glory=[3, 4], round_number=6)
    table.play("stop", "stop")
    assert table.is_over
    assert (table.glory(0), table.glory(1)) == (3, 4)
    assert [owner_of_glory(table, 6, rank) for rank in (1, 2, 3)] == [1, 0, None]


@pytest.mark.clause("MIN-12.9")
def test_all_glory_is_returned() -> None:
    table = end_the_round(position(glory=[3, 4]))
    assert (table.glory(0), table.glory(1)) == (0, 0)


@pytest.mark.clause("MIN-12.10")
def test_order_tiles_are_returned_after_noting_who_begins() -> None:
    table = end_the_round(position(active=1))
    assert table.state.order.tolist() == [0, 0, 0, 0]
    assert (table.state.passed, table.state.first_player, table.actor) == (0, 1, 1)


@pytest.mark.clause("MIN-12.11")
@pytest.mark.parametrize(("seats", "flipped"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3])])
def test_after_round_five_all_but_the_highest_order_tile_are_turned(seats: int, flipped: list[int]) -> None:
    table = position(seats=seats, round_number=5)
    assert not any(tile["flipped"] for tile in table.view()["order_tiles"])
    end_the_round(table)
    assert table.told("flipped_order") == [{}]
    assert [tile["number"] for tile in table.view()["order_tiles"] if tile["flipped"]] == flipped
    assert table.view()["next_order"]["vp"] == 3


@pytest.mark.clause("MIN-12.12")
def test_tiles_are_revealed_up_to_the_next_round_tile() -> None:
    table = end_the_round(position(display=["quarry"], deck=["mine", "farm", "mine"]))
    assert table.display() == ["quarry", "mine", "mine", "farm"]
    assert [line["tile"] for line in table.told("revealed")] == [4, 5, 4]
    assert table.state.revealed == 1
    none = end_the_round(position(display=["quarry"]))
    assert none.display() == ["quarry"], "a round tile may come first"


@pytest.mark.clause("MIN-12.13")
def test_what_lies_under_the_sixth_round_tile_never_enters_play() -> None:
    table = position(round_number=5, deck=["mine"])
    end_the_round(table)
    left = int(table.state.deck_end - table.state.deck_next)
    assert left == 6
    end_the_round(table)
    assert table.is_over
    assert table.display() == ["mine"]


def test_no_price_contains_a_fee_while_assistants_are_hired() -> None:
    waiting = position(display=["market"], order=[1, 0], active=1).view(1)
    assert (waiting["fee"], waiting["display"][0]["price"]["fee"]) == (1, 1)
    hiring = after_passing(display=["market"]).view(1)
    assert (hiring["fee"], hiring["display"][0]["price"]["fee"]) == (0, 0)


def test_a_seat_that_hires_may_sell_first() -> None:
    table = after_passing(denarii=[5, 4], resources=[{}, {"wood": 1}])
    assert table.refuses("hire:denarii") == "MIN-12.2"
    table.play("sell:wood", "hire:denarii")
    assert (table.denarii(1), table.state.assistants[1]) == (0, 1)
    assert table.refuses(at(0, 0)) == "MIN-12.1"
