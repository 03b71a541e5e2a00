"""What players of Ave Roma receive, store and pay (chapter 7), and what is still pending (chapters 4.12 and 17.1)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import COLOUR_RESOURCES, COSTS, DENARII, GOODS, LIMITS, PRICES, SURPLUS, SURPLUS_MAX
from .state import TAKE_0, TO_MONEY, TO_SURPLUS, Decision, Happening, State

# ---------------------------------------------------------------- 4.12: pending effects


@rule
def add_effect(s: State, effect: int, amount: int) -> None:
    """Put an effect at the end of what is pending."""
    if amount > 0:
        s.pending[s.pending_count, 0] = effect
        s.pending[s.pending_count, 1] = amount
        s.pending_count += 1


# ---------------------------------------------------------------- 7. storage, surplus and payment


@rule
def receive(s: State, seat: int, resource: int) -> None:
    """Store a resource if that is possible (AVE-7.1, AVE-7.2, AVE-7.5); otherwise ask what it becomes (AVE-7.3)."""
    if s.stock[seat, resource] < LIMITS[s.board[seat], resource]:
        s.stock[seat, resource] += 1
        note(s, Happening.GAINED, seat, resource)
        return
    s.receiving = resource
    if s.stock[seat, SURPLUS] >= SURPLUS_MAX:  # AVE-7.4
        take_overflow(s, TO_MONEY)
    else:
        s.decision = Decision.OVERFLOW


@rule
def offer_overflow(_s: State, out: Any) -> int:
    """One surplus, or the price of one's own board (AVE-7.3)."""
    out[0] = TO_SURPLUS
    out[1] = TO_MONEY
    return 2


@rule
def take_overflow(s: State, action: int) -> None:
    """Turn the resource that cannot be stored into a surplus or money (AVE-7.3)."""
    seat, resource = s.actor, s.receiving
    if action == TO_SURPLUS:
        s.stock[seat, SURPLUS] += 1
        note(s, Happening.OVERFLOWED, seat, resource, 1, 0)
    else:
        price = int(PRICES[s.board[seat], resource])
        s.stock[seat, DENARII] += price
        note(s, Happening.OVERFLOWED, seat, resource, 0, price)


@rule
def gain_surplus(s: State, seat: int, amount: int) -> None:
    """Surplus beyond the maximum is lost (AVE-7.6)."""
    kept = min(amount, SURPLUS_MAX - int(s.stock[seat, SURPLUS]))
    s.stock[seat, SURPLUS] += kept
    note(s, Happening.GOT_SURPLUS, seat, kept, amount - kept)


@rule
def can_pay(s: State, seat: int, row: int, card: int) -> bool:
    """Whether a seat has every named resource, surplus and denarius of a cost (AVE-7.7, AVE-7.8)."""
    for good in range(GOODS):
        if s.stock[seat, good] < COSTS[row, card, good]:
            return False
    return True


@rule
def offer_colour(s: State, out: Any) -> int:
    """One of the two resources of the colour (AVE-5.9, AVE-17.1)."""
    out[0] = TAKE_0 + COLOUR_RESOURCES[s.receiving, 0]
    out[1] = TAKE_0 + COLOUR_RESOURCES[s.receiving, 1]
    return 2
