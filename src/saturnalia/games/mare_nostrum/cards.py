"""Cards of Mare Nostrum: bank and hands, and what everybody can count of them (chapters 1.8 and 15)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import HANGING_GARDENS, NO_CARD, NOBODY, PACKED, RESOURCES, TAX
from .state import Happening, State


@rule
def hold_card(s: State, side: int, kind: int) -> None:
    """A card comes into a hand; whether others know it is for the caller."""
    s.hand[side, kind] += 1
    s.hand_count[side] += 1
    if kind != TAX and s.hand[side, kind] == 1:
        s.goods_kinds[side] += 1


@rule
def drop_card(s: State, side: int, kind: int) -> None:
    """A card leaves a hand; whether others know it is for the caller."""
    s.hand[side, kind] -= 1
    s.hand_count[side] -= 1
    if kind != TAX and s.hand[side, kind] == 0:
        s.goods_kinds[side] -= 1


@rule
def gain_card(s: State, side: int, kind: int) -> None:
    """Take a card into the hand openly."""
    hold_card(s, side, kind)
    s.counted[side, kind] += 1


@rule
def lose_card(s: State, side: int, kind: int) -> None:
    """Let a card leave the hand openly: if nobody could count it there, it is the hidden one, and now known."""
    drop_card(s, side, kind)
    s.counted[side, kind] -= 1
    if s.counted[side, kind] < 0:
        if s.gardens == 1 and s.gardens_card == kind and s.figure_owner[HANGING_GARDENS] == side:
            count_gardens_card(s, side)
        else:
            count_gift(s)


@rule
def count_gift(s: State) -> None:
    """The compensation card has come to light: the hands of giver and receiver are counted right again (MAR-15.6)."""
    if s.gift_giver != NOBODY:
        s.counted[s.gift_giver, s.gift] -= 1
        s.counted[s.gift_receiver, s.gift] += 1
        s.gift_giver = s.gift_receiver = NOBODY
        s.gift_kinds = 0
        s.gift = NO_CARD


@rule
def count_gardens_card(s: State, side: int) -> None:
    """The card of the Hanging Gardens has come to light (MAR-15.7)."""
    if s.gardens == 1:
        s.counted[side, s.gardens_card] += 1
        s.gardens = 0
        s.gardens_card = NO_CARD


@rule
def take_from_bank(s: State, side: int, kind: int) -> bool:
    """Take a card from the bank if it has one left; return whether it had."""
    if s.bank[kind] == 0:
        return False
    s.bank[kind] -= 1
    gain_card(s, side, kind)
    return True


@rule
def return_to_bank(s: State, side: int, kind: int) -> None:
    """Return a card from the hand to the bank, which is open (MAR-1.8)."""
    lose_card(s, side, kind)
    s.bank[kind] += 1


@rule
def pack(vector: Any, start: int) -> int:
    """Return three small numbers in one."""
    return int(vector[start]) + PACKED * (int(vector[start + 1]) + PACKED * int(vector[start + 2]))


@rule
def note_goods(s: State, vector: Any) -> None:
    """Write into the journal how many of each commodity the line before is about: three kinds in each number."""
    first, second, third, fourth = pack(vector, 1), pack(vector, 4), pack(vector, 7), pack(vector, 10)
    note(s, Happening.THESE_GOODS, first, second, third, fourth)


@rule
def goods_in_bank(s: State) -> int:
    """The set of commodities that the bank has."""
    goods = 0
    for kind in range(1, RESOURCES):
        if s.bank[kind] > 0:
            goods |= 1 << kind
    return goods


@rule
def goods_in_hand(s: State, side: int) -> int:
    """The set of commodities that a side holds."""
    goods = 0
    for kind in range(1, RESOURCES):
        if s.hand[side, kind] > 0:
            goods |= 1 << kind
    return goods
