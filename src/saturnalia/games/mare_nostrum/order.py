"""Chapter 7.1 of Mare Nostrum, and so 9.1: the leader of a phase names who builds or fights, one after another."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import count_members, first_member, offer_each

from .board import ask
from .components import NOBODY
from .state import DONE, SIDE_0, YES, Happening, Naming, State


@rule
def ask_for_first(s: State, leader: int, decision: int) -> None:
    """The leader of the phase names the side that begins (MAR-7.1.1)."""
    s.active = s.next_side = NOBODY
    s.waiting = s.played
    s.naming = Naming.NOT_NEEDED
    ask(s, leader, decision)


@rule
def offer_order(s: State, out: Any) -> int:
    """Anybody not yet named, the leader included; while the turn lasts, the leader may also wait (MAR-7.1.2)."""
    count = offer_each(s.waiting, SIDE_0, out)
    if s.naming == Naming.DUE:
        out[count] = YES
        out[count + 1] = DONE
        count += 2
    return count


@rule
def put_off_naming(s: State, action: int) -> None:
    """The leader waits: until the active side has done something more, or until its turn is over (MAR-7.1.2)."""
    s.naming = Naming.AFTER_NEXT_DEED if action == YES else Naming.AT_END_OF_TURN


@rule
def name_next(s: State, leader: int, side: int) -> None:
    """Note who was named to begin, or to follow the active side (MAR-7.1.1)."""
    note(s, Happening.NAMED_NEXT, leader, side, s.phase, s.active)
    s.waiting &= ~(1 << side)
    s.next_side = side


@rule
def begin_turn_of(s: State, leader: int, side: int, decision: int) -> bool:
    """Make a side active and return whether its turn can go on at once.

    Unless only one is left, the leader is asked first who follows, and may put it off (MAR-7.1.2).
    """
    s.active = side
    s.next_side = NOBODY
    s.naming = Naming.NOT_NEEDED
    if count_members(s.waiting) >= 2:
        s.naming = Naming.DUE
        ask(s, leader, decision)
        return False
    s.next_side = first_member(s.waiting)
    s.waiting = 0
    return True


@rule
def something_done(s: State) -> None:
    """The active side has done something: a leader who waited for that is asked again (MAR-7.1.2)."""
    if s.naming == Naming.AFTER_NEXT_DEED:
        s.naming = Naming.DUE


@rule
def must_name_now(s: State) -> bool:
    """Whether the turn of the active side is over and nobody was named to follow it (MAR-7.1.2)."""
    return s.next_side == NOBODY and s.waiting != 0
