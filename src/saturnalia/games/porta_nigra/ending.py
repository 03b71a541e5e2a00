"""The end of a match of Porta Nigra (chapter 7): when it comes early, and what is told of the scoring (8.1)."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import AREAS, EARLY_END_POINTS, MAX_SEATS, NOBODY
from .scoring import (
    FIRST,
    SECOND,
    TIED_FIRST,
    place_in,
    points_for_finals,
    points_for_play_area,
    points_for_sets,
    wins_by_brick,
)
from .state import FROM_EARLY_END, Decision, EarlyEnd, Happening, Scored, State
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
    """Nobody is asked any more; the final scoring is told in the order of the rulebook (POR-8.1)."""
    s.actor = NOBODY
    s.active = NOBODY
    note(s, Happening.GAME_ENDED, 0 if s.ended_by == NOBODY else 1)
    for seat in range(s.seats):
        note(s, Happening.SCORED, Scored.SETS, seat, points_for_sets(s, seat))
    for seat in range(s.seats):
        note(s, Happening.SCORED, Scored.FINALS, seat, points_for_finals(s, seat))
    for seat in range(s.seats):
        note(s, Happening.SCORED, Scored.PLAY_AREA, seat, points_for_play_area(s, seat))
    for area in range(AREAS):
        tell_majority(s, area)


@rule
def tell_majority(s: State, area: int) -> None:
    """Note who is first and second in an area, who is tied for first place, and whose brick decided (bit sets)."""
    first = second = NOBODY
    tied = decided = 0
    for seat in range(s.seats):
        place = place_in(s, seat, area)
        if place == FIRST:
            first = seat
        elif place == SECOND:
            second = seat
        elif place == TIED_FIRST:
            tied |= 1 << seat
    for seat in (first, second):
        if seat != NOBODY and wins_by_brick(s, seat, area):
            decided |= 1 << seat
    if first != NOBODY or tied != 0:
        note(s, Happening.SCORED_MAJORITY, area, first, second, tied | decided << MAX_SEATS)
