"""Hints: legal but pointless steps are never advised, however a bot likes them."""

from __future__ import annotations

from typing import Any

import pytest

from saturnalia.bots.hints import is_in_vain, worthwhile
from saturnalia.games.minerva.bots import is_exchange
from saturnalia.kernel.game import load, names
from saturnalia.kernel.match import Match
from tests.games.minerva.positions import MINERVA
from tests.games.minerva.positions import position as minerva
from tests.games.played import Played
from tests.games.porta_nigra.positions import PORTA_NIGRA
from tests.games.porta_nigra.positions import position as porta_nigra


def vain(table: Played, name: str) -> bool:
    """Whether an answer of this name would be pointless."""
    return is_in_vain(table.game, table.state, table.game.action_ids[name])


def hinted(table: Played, name: str) -> str:
    """The answer that is advised where a bot would choose this one."""
    action = worthwhile(table.game, table.state, table.game.action_ids[name], seed=3)
    return table.game.action_name(action)


def test_a_torch_token_is_not_spent_on_a_torch_token() -> None:
    table = porta_nigra(card="foundations", torches=1, torches_left=0, coins=0, used=(1, 2, 3, 4))
    assert {"symbol:5", "end_turn"} <= set(table.legal())
    assert vain(table, "symbol:5")
    assert hinted(table, "symbol:5") == "end_turn"


def test_a_torch_on_the_card_is_well_spent_on_a_torch_token() -> None:
    table = porta_nigra(card="foundations", torches_left=1, coins=0)
    assert not vain(table, "symbol:5")
    assert hinted(table, "symbol:5") == "symbol:5"


def test_a_torch_is_given_for_coins_only_where_they_pay_for_something() -> None:
    """The black brick costs 1 coin; with nothing in the purse only a torch can pay for it."""
    idle = porta_nigra(card="quarry", torches=1, torches_left=1, coins=0, shops="", builders=["porta_nigra"])
    assert vain(idle, "give_up_card_torch")
    assert vain(idle, "sell_torch")
    needed = porta_nigra(card="foundations", torches=2, torches_left=0, coins=0, builders=["porta_nigra"])
    assert "symbol:1" not in needed.legal()
    assert not vain(needed, "sell_torch")
    assert hinted(needed, "sell_torch") == "sell_torch"


def test_nothing_is_sold_before_a_pass() -> None:
    table = minerva(resources=[{"wheat": 2}], denarii=0, residences=[0])
    assert set(table.legal()) == {"stop", "sell:wheat"}
    assert vain(table, "sell:wheat")
    assert hinted(table, "sell:wheat") == "stop"


def test_something_is_sold_where_several_sales_together_pay_for_a_tile() -> None:
    table = minerva(resources=[{"stone": 4}], denarii=0, residences=[0], display=["tavern"])
    assert "tile:tavern" not in table.legal()
    assert not vain(table, "sell:stone")
    assert hinted(table, "sell:stone") == "sell:stone"


@pytest.mark.parametrize("name", names())
def test_answers_that_exchange_nothing_are_hinted_as_they_are(name: str) -> None:
    match = Match.new(load(name), seed=4)
    while not match.is_over and len(match.played) < 12:
        action = match.legal()[-1]
        if not is_exchanged(match, action):
            assert worthwhile(match.game, match.state, action, seed=1) == action
        match.play(action)


def is_exchanged(match: Match, action: int) -> bool:
    known: Any = match.game.optional_room("bots")
    return hasattr(known, "is_exchange") and bool(known.is_exchange(match.state, action))


def test_every_sale_of_minerva_and_nothing_else_is_an_exchange() -> None:
    table = minerva(resources=[{"wheat": 1, "ore": 1}])
    found = {name for name in table.legal() if is_exchange(table.state, MINERVA.action_ids[name])}
    assert found == {"sell:wheat", "sell:ore"}


def test_a_hint_is_always_one_of_the_answers() -> None:
    match = Match.new(PORTA_NIGRA, seed=9)
    for _ in range(60):
        for action in match.legal():
            assert worthwhile(match.game, match.state, action, seed=2) in match.legal()
        match.play(match.legal()[0])
