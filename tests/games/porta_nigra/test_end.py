"""Chapter 7: the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.kernel.words import Words
from tests.games.porta_nigra.positions import PORTA_NIGRA, Built, Position, position

SITES = [f"amphitheatre_{row}_{number}" for row in "abc" for number in range(1, 6)]
FOURTEEN: Built = dict.fromkeys([site for site in SITES if site != "amphitheatre_c_1"], 0)


def last_brick(**position_args: Any) -> Position:
    """One brick is left in the market and none in the reserve."""
    settings: dict[str, Any] = {"card": "free_hand", "shops": "1 white", "reserve": 0, "coins": 20} | position_args
    return position(**settings)


def fourteen_segments(**position_args: Any) -> Position:
    """Seat 0 has placed fourteen segments and can place the fifteenth."""
    settings: dict[str, Any] = {
        "card": "foundations", "built": FOURTEEN, "romans": [1, 5, 5, 5], "bricks": ["1 black"]
    } | position_args  # fmt: skip
    return position(**settings)


def pass_turn(table: Position) -> None:
    """Play any card and end the turn."""
    table.play(table.legal()[0])
    table.play("end_turn")


@pytest.mark.clause("POR-7.1")
@pytest.mark.parametrize(("seats", "last"), [(2, 3), (3, 2), (4, 2)])
def test_the_game_ends_after_the_last_round(seats: int, last: int) -> None:
    empty: list[list[str]] = [[] for _ in range(seats)]
    for round_number in range(1, last + 1):
        table = position(
            seats=seats, active=seats - 1, card="marble", hands=empty, decks=empty, round_number=round_number
        ).play("end_turn")
        assert table.is_over == (round_number == last)
    assert table.told("game_ended") == [{"early": 0}]


@pytest.mark.clause("POR-7.2", "POR-7.4", "POR-7.9")
def test_an_empty_reserve_and_an_empty_market_begin_the_end() -> None:
    table = last_brick(start=1, bricks=["2 red", "3 blue"])
    table.play("symbol:1", "shop:white")
    assert table.told("began_early_end") == [{"seat": 0, "why": 0, "points": 5}]
    assert (table.points(), int(table.state.ended_by)) == (5, 0)
    assert table.bricks()["red"] == 2  # bricks on player boards do not matter
    told = [PORTA_NIGRA.tell(event) for event in PORTA_NIGRA.journal(table.state, 1)]
    said = {language: Words(language, PORTA_NIGRA).say(told[-1], ["Livia"]) for language in ("en", "hu") if told[-1]}
    assert "The reserve and the market are empty" in said["en"]
    assert "Kiürült" in said["hu"]


@pytest.mark.clause("POR-7.2")
@pytest.mark.parametrize(("shops", "reserve"), [("2 white", 0), ("1 white, 1 black", 0), ("1 white", 1)])
def test_one_brick_in_a_shop_or_in_the_reserve_is_enough(shops: str, reserve: int) -> None:
    table = last_brick(shops=shops, reserve=reserve).play("symbol:1", "shop:white")
    assert (table.points(), int(table.state.ended_by)) == (0, -1)


@pytest.mark.clause("POR-7.9")
def test_a_reward_an_honor_card_or_a_raise_can_take_the_last_brick() -> None:
    wall = position(card="foundations", shops="", reserve=1, bricks=["3 black"], builders=["city_wall"])
    assert wall.play("symbol:3", "site:city_wall_6").points() == 5 + 5
    gift = position(card="marble", shops="", reserve=1, influence=1, honors=["marble_gift"])
    assert gift.play("honor:marble_gift").told("began_early_end") == [{"seat": 0, "why": 0, "points": 5}]
    built: Built = {"porta_nigra_1": (0, 3)}
    gate = position(card="marble", shops="", reserve=1, influence=2, honors=["raise_gate"], built=built)
    gate.play("honor:raise_gate")
    assert gate.state.ended_by == -1
    assert gate.play("raise:porta_nigra_1").state.ended_by == 0


@pytest.mark.clause("POR-7.3", "POR-7.4", "POR-7.9")
def test_the_fifteenth_segment_begins_the_end() -> None:
    table = fourteen_segments().play("symbol:3", "site:amphitheatre_c_1")
    assert table.told("began_early_end") == [{"seat": 0, "why": 1, "points": 5}]
    assert table.points() == 1 + 5
    assert (table.romans(), table.stock()) == (0, 0)


@pytest.mark.clause("POR-7.4")
def test_the_player_finishes_the_turn_normally() -> None:
    table = last_brick(influence=3, honors=["acclaim"], torches=1, bricks=["1 red"])
    table.play("symbol:1", "shop:white")
    assert table.actor == 0
    assert {"symbol:3", "symbol:4", "honor:acclaim", "influence_build", "influence_roman", "sell_torch"} <= set(
        table.legal()
    )
    table.play("symbol:3", "symbol:4", "site:amphitheatre_c_3", "honor:acclaim", "sell_torch", "end_turn")
    assert table.actor == 1


@pytest.mark.clause("POR-7.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_has_one_more_turn(seats: int) -> None:
    table = fourteen_segments(seats=seats, shops="1 black").play("symbol:3", "site:amphitheatre_c_1", "end_turn")
    order = []
    while not table.is_over:
        order.append(table.actor)
        assert table.state.market >= 14  # with a refill phase
        pass_turn(table)
    assert order == list(range(1, seats))
    assert table.told("game_ended") == [{"early": 1}]


@pytest.mark.clause("POR-7.6")
def test_the_points_are_given_only_once() -> None:
    both = fourteen_segments(shops="", reserve=0, ended_by=-1, seats=2)
    both.play("symbol:3", "site:amphitheatre_c_1")  # both conditions at once
    assert both.points() == 1 + 5
    later = last_brick(active=1, ended_by=0, seats=3)
    later.play("symbol:1", "shop:white")
    assert later.points(1) == 0
    assert int(later.state.ended_by) == 0


@pytest.mark.clause("POR-7.7")
def test_whoever_has_no_card_takes_no_further_turn() -> None:
    hands = [[], [], ["marble"], ["marble"]]
    table = last_brick(seats=4, active=1, hands=hands, decks=[[], [], [], []])
    table.play("symbol:1", "shop:white", "end_turn")
    order = []
    while not table.is_over:
        order.append(table.actor)
        pass_turn(table)
    assert order == [2, 3]


@pytest.mark.clause("POR-7.8")
def test_after_an_early_end_there_is_no_interim_scoring() -> None:
    table = fourteen_segments(seats=2, round_number=1, hands=[[], ["marble"]], decks=[[], []])
    table.play("symbol:3", "site:amphitheatre_c_1", "end_turn")
    pass_turn(table)
    assert table.is_over
    assert table.state.points_from[0].tolist() == [1, 0, 0, 0, 5]
