"""How bots play Porta Nigra: as measured in docs/arena.md."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import CARD_SYMBOLS, COINS, COINS_PER_TORCH, COLORS, SYMBOL_AMOUNT, SYMBOL_KIND, TORCH
from .state import GIVE_UP_CARD_TORCH, SELL_TORCH, SYMBOL_0, Decision, State

LEVELS = {
    "tiro": "learned:3.3",
    "miles": "learned:2",
    "centurio": "learned",
    "consul": "search:300",
    "imperator": "search:4000",
}
"""The bots behind the levels that are not the usual ones (`saturnalia.bots.LEVELS`)."""

SEARCH = {"habit": 0.8}
"""The settings of a search that are not the usual ones (`saturnalia.bots.search.SearchSettings`).

So it wins more often in the same time, against the usual search and `greedy`.
"""

JUDGED = (2, 3, 4)
"""At tables of so many seats a search judges by the net that was learned (`judgement.npz`)."""

LEARNING = {"tables": (2, 4), "lead": 60.0}
"""By what the weights of `value.py` are learned (`saturnalia.learning.evolution.Lesson`)."""

PASSES = ("end_turn",)
"""The answers with which a seat passes, stops or declines."""


@rule
def wealth(s: State, seat: int) -> float:
    """What a seat holds and could spend: coins, torches, influence, Romans and bricks."""
    held = float(s.coins[seat]) + float(s.torches[seat]) + float(s.influence[seat]) + float(s.romans[seat])
    for color in range(COLORS):
        held += s.bricks[seat, color]
    return held


def is_exchange(state: State, action: int) -> bool:
    """Whether an answer only turns one thing into another: a torch into coins, or a torch token into no more than that.

    (POR-4.33, POR-4.34; a torch token for the torch symbol, POR-3.18.)
    """
    if Decision(state.decision) != Decision.TURN_MENU:
        return False
    if SYMBOL_0 <= action < GIVE_UP_CARD_TORCH and state.card_torches == 0:
        symbol = CARD_SYMBOLS[state.card, action - SYMBOL_0]
        price = {TORCH: 1, COINS: COINS_PER_TORCH}.get(int(SYMBOL_KIND[symbol]), 0)
        return bool(SYMBOL_AMOUNT[symbol] <= price)
    return action in (GIVE_UP_CARD_TORCH, SELL_TORCH)
