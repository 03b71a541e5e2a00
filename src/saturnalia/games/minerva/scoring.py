"""The final scoring of Minerva (chapter 13): the points of every kind, and what decides between equals."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .city import temple_points
from .components import (
    CELLS,
    CULTURES,
    FIRST_TEMPLE,
    GLORY_RANKS,
    GLORY_VP,
    GRID,
    LAST_TEMPLE,
    ORDER_FLIPPED,
    ORDER_VP,
    PILE_VP,
    ROUNDS,
    TOKENS_PER_VP,
)
from .state import Happening, State
from .stock import tokens_of

BY_POINTS, BY_TILES, BY_TEMPLES, BY_ORDER = range(4)


@rule
def culture_vp(s: State, seat: int) -> int:
    """Points of the culture tiles (MIN-13.2)."""
    points = 0
    for culture in range(CULTURES):
        for place in range(s.culture_taken[culture]):
            if s.culture_owner[culture, place] == seat:
                points += int(PILE_VP[s.seats, culture, place])
    return points


@rule
def glory_vp(s: State, seat: int) -> int:
    """Points of the glory tiles (MIN-13.3)."""
    points = 0
    for number in range(1, ROUNDS + 1):
        for rank in range(GLORY_RANKS):
            if s.glory_owner[number, rank] == seat:
                points += int(GLORY_VP[number, rank])
    return points


@rule
def temple_vp(s: State, seat: int) -> int:
    """Points of all temples (MIN-13.4)."""
    points = 0
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            cell = row * GRID + column
            if FIRST_TEMPLE <= s.city[seat, cell] <= LAST_TEMPLE:
                points += temple_points(s, seat, cell)
    return points


@rule
def stock_vp(s: State, seat: int) -> int:
    """One point for three denarii and resource tokens together; glory and assistants are worth nothing (MIN-13.5)."""
    return (int(s.denarii[seat]) + tokens_of(s, seat)) // TOKENS_PER_VP


@rule
def order_vp(s: State, seat: int) -> int:
    """Points of the order tile of round 6, if it was turned over (MIN-12.11, MIN-13.6)."""
    if s.round_number < ROUNDS or not ORDER_FLIPPED[s.seats, s.order[seat]]:
        return 0
    return int(ORDER_VP[s.order[seat]])


@rule
def points_of(s: State, seat: int) -> int:
    """The sum of all scoring categories as they stand (MIN-13.1)."""
    tiles = culture_vp(s, seat) + glory_vp(s, seat)
    return tiles + temple_vp(s, seat) + stock_vp(s, seat) + order_vp(s, seat)


@rule
def tell_final_scoring(s: State) -> None:
    """Note what every scoring category brings to everybody (MIN-13.1)."""
    for seat in range(s.seats):
        note(s, Happening.SCORED, seat, culture_vp(s, seat), glory_vp(s, seat), temple_vp(s, seat))
    for seat in range(s.seats):
        note(s, Happening.SCORED_REST, seat, stock_vp(s, seat), order_vp(s, seat))


@rule
def culture_and_glory_tiles(s: State, seat: int) -> int:
    """How many culture and glory tiles a seat has won: the first tie-break (MIN-13.7)."""
    count = 0
    for culture in range(CULTURES):
        for place in range(s.culture_taken[culture]):
            if s.culture_owner[culture, place] == seat:
                count += 1
    for number in range(1, ROUNDS + 1):
        for rank in range(GLORY_RANKS):
            if s.glory_owner[number, rank] == seat:
                count += 1
    return count


@rule
def temples_built(s: State, seat: int) -> int:
    """How many temples stand in a city: the second tie-break (MIN-13.7)."""
    count = 0
    for cell in range(CELLS):
        if FIRST_TEMPLE <= s.city[seat, cell] <= LAST_TEMPLE:
            count += 1
    return count


@rule
def merit(s: State, seat: int, criterion: int) -> int:
    """What counts for a seat, most important first: points, then the three tie-breaks (MIN-13.7)."""
    if criterion == BY_POINTS:
        return points_of(s, seat)
    if criterion == BY_TILES:
        return culture_and_glory_tiles(s, seat)
    if criterion == BY_TEMPLES:
        return temples_built(s, seat)
    return -int(s.order[seat])  # the lower order tile


@rule
def decided_by(s: State, seat: int, other: int) -> int:
    """The first criterion in which two seats differ; the last one always decides."""
    criterion = BY_POINTS
    while criterion < BY_ORDER and merit(s, seat, criterion) == merit(s, other, criterion):
        criterion += 1
    return criterion


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether a seat comes before another; one of two always does, so there is one winner (MIN-13.7)."""
    criterion = decided_by(s, seat, other)
    return merit(s, seat, criterion) > merit(s, other, criterion)
