"""The end of a match of Porta Nigra (chapter 7): when it comes early, and what is told of the scoring (8.1)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import AREAS, EARLY_END_POINTS, NOBODY
from .scoring import FIRST, SECOND, TIED_FIRST, place_in
from .state import FROM_EARLY_END, Decision, EarlyEnd, Happening, State
from .stock import gain_points


@rule
def finish_action(s: State) -> None:
    """Close an action that moved bricks: the game looks whether they ran out, and the menu comes again (POR-7.9)."""
    # no other action can empty the market, and a refill only moves bricks there from the reserve
    if s.reserve == 0 and s.market == 0:  # POR-7.2
        begin_early_end(s, EarlyEnd.BRICKS)
    s.decision = Decision.TURN_MENU


@rule
def begin_early_end(s: State, why: int) -> None:
    """The first to meet a condition gets points at once; the others have a turn (POR-7.4, POR-7.5, POR-7.6)."""
    if s.ended_by != NOBODY:
        return
    s.ended_by = s.active
    gain_points(s, s.active, FROM_EARLY_END, EARLY_END_POINTS)
    note(s, Happening.BEGAN_EARLY_END, s.active, why, EARLY_END_POINTS)


@rule
def end_game(s: State) -> None:
    """Nobody is asked any more; the final scoring is told area by area (POR-8.1)."""
    s.actor = NOBODY
    s.active = NOBODY
    note(s, Happening.GAME_ENDED, 0 if s.ended_by == NOBODY else 1)
    for area in range(AREAS):
        tell_majority(s, area)


@rule
def tell_majority(s: State, area: int) -> None:
    """Note who is first and second in an area, or who is tied for first place (a bit set)."""
    first = second = NOBODY
    tied = 0
    for seat in range(s.seats):
        place = place_in(s, seat, area)
        if place == FIRST:
            first = seat
        elif place == SECOND:
            second = seat
        elif place == TIED_FIRST:
            tied |= 1 << seat
    if first != NOBODY or tied != 0:
        note(s, Happening.SCORED_MAJORITY, area, first, second, tied)
