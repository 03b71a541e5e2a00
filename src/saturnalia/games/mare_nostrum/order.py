"""Chapter 7.1 of Mare Nostrum, and so 9.1: the leader of a phase names who builds or fights, one after another."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import count_members, first_member, offer_each

from .board import ask, seat
from .components import NOBODY
from .state import SIDE_0, Happening, State


@rule
def ask_for_first(s: State, leader: int, decision: int) -> None:
    """The leader of the phase names the side that begins (MAR-7.1.1)."""
    s.active = s.next_side = NOBODY
    s.waiting = s.played
    ask(s, leader, decision)


@rule
def offer_order(s: State, out: Any) -> int:
    """Anybody not yet named, the leader included (MAR-7.1.2)."""
    return offer_each(s.waiting, SIDE_0, out)


@rule
def name_next(s: State, leader: int, side: int) -> bool:
    """Note who was named; return whether the turn of the active side can begin now."""
    note(s, Happening.NAMED_NEXT, seat(s, leader), seat(s, side), s.phase)
    s.waiting &= ~(1 << side)
    if s.active == NOBODY:
        return begin_turn_of(s, leader, side)
    s.next_side = side
    return True


@rule
def begin_turn_of(s: State, leader: int, side: int) -> bool:
    """Make a side active; the leader must name the following one first, unless only one is left (MAR-7.1.2)."""
    s.active = side
    s.next_side = NOBODY
    if count_members(s.waiting) >= 2:
        s.actor = s.seat_of[leader]
        return False
    s.next_side = first_member(s.waiting)
    s.waiting = 0
    return True
