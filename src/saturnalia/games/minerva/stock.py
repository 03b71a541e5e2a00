"""Money and resources in Minerva (chapter 3): gaining, selling, and paying for a tile."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import COST, PRICE_OF_MISSING, RESOURCE_CAP, RESOURCES, SELL_PRICE
from .state import SELL_0, Happening, State


@rule
def gain_resource(s: State, seat: int, resource: int, count: int) -> None:
    """Take tokens; of more than six the bank, which never runs dry (MIN-2.13), buys the excess at once (MIN-3.1)."""
    held = int(s.resources[seat, resource]) + count
    if held > RESOURCE_CAP:
        excess = held - RESOURCE_CAP
        s.denarii[seat] += SELL_PRICE * excess
        note(s, Happening.OVERFLOWED, seat, resource, excess, SELL_PRICE * excess)
        held = RESOURCE_CAP
    s.resources[seat, resource] = held


@rule
def tokens_of(s: State, seat: int) -> int:
    """How many resource tokens a seat holds."""
    count = 0
    for resource in range(RESOURCES):
        count += int(s.resources[seat, resource])
    return count


@rule
def offer_sales(s: State, out: Any, count: int) -> int:
    """Every kind that the actor owns may be sold (MIN-3.2), wherever denarii can be spent (MIN-3.3)."""
    for resource in range(RESOURCES):
        if s.resources[s.actor, resource] > 0:
            out[count] = SELL_0 + resource
            count += 1
    return count


@rule
def take_sale(s: State, resource: int) -> None:
    """Return one token for a denarius (MIN-3.2); the same question is asked again."""
    s.resources[s.actor, resource] -= 1
    s.denarii[s.actor] += SELL_PRICE
    note(s, Happening.SOLD, s.actor, resource, SELL_PRICE)


@rule
def denarii_for(s: State, seat: int, kind: int) -> int:
    """The denarii that building a tile costs: three for each token that the seat cannot hand in (MIN-3.4, MIN-3.5)."""
    missing = 0
    for resource in range(RESOURCES):
        lacking = int(COST[kind, resource]) - int(s.resources[seat, resource])
        if lacking > 0:
            missing += lacking
    return PRICE_OF_MISSING * missing


@rule
def pay_for_tile(s: State, seat: int, kind: int) -> None:
    """Hand in the printed tokens as far as they are there, and three denarii for each other one (MIN-3.4, MIN-3.5)."""
    denarii = denarii_for(s, seat, kind)
    tokens = 0
    for resource in range(RESOURCES):
        paid = min(int(s.resources[seat, resource]), int(COST[kind, resource]))
        s.resources[seat, resource] -= paid
        tokens += paid
        if paid > 0:
            note(s, Happening.PAID_TOKENS, seat, resource, paid)
    s.denarii[seat] -= denarii
    s.paid = tokens
    note(s, Happening.PAID, seat, kind, tokens, denarii)
