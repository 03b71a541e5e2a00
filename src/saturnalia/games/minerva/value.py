"""What a bot thinks of a position of Minerva: the seat's prospects, in points.

One number per seat, higher is better: points as they stand, stock, the race for glory, and what the lines of the city
promise to the residences and assistants that are left. The weights were set by hand and by play-outs; the shape
follows the strategy notes of the rules (chapter 22).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.schema import Record

from .city import ends_line, put_into_city, remove_from_city
from .components import (
    ACTIVATES,
    AMOUNT,
    AQUEDUCT,
    ARCH,
    BATH,
    CATEGORY,
    CHOOSE_RESOURCE,
    CIRCUS,
    CONVERT,
    CONVERT_PAIR,
    CULTURE_CHOICE,
    CULTURE_POINTS,
    CULTURES,
    DENARII_PER_RESOURCE,
    DIRECTIONS,
    EFFECT,
    EMPTY,
    FIRST_TEMPLE,
    GAIN,
    GAIN_DENARII,
    GAIN_GLORY,
    GAINS,
    GLORY_TILES,
    GLORY_VP,
    GRID,
    LAST_TEMPLE,
    PILE_SIZE,
    PILE_SYMBOLS,
    PILE_VP,
    REACH,
    RESIDENCE,
    RESOURCES,
    ROUNDS,
    SPECIAL,
    STEP,
    SUBJECT,
    TILE_TYPES,
    TRADE,
)
from .rounds import fee_of, forecast_rank
from .scoring import beats, culture_vp, glory_vp, order_vp, points_of, temple_vp
from .state import Decision, Happening, State
from .stock import denarii_for

WON = 1000.0
END_TOKEN = 1 / 3  # a coin or resource at the end (MIN-13.5)
RESOURCE = 0.62  # a resource early in the game: it replaces three denarii where it fits
HELD = (0.74, 0.68, 0.54, 0.46, 0.42, 0.40)  # the first, second … token of a kind
DENARIUS = 0.40
GLORY_SURE = 0.75  # share of a glory tile that the present rank is worth
GLORY_TOKEN = 0.25
FIRST_PASS = 0.6  # ties, and the first choice of the next round
TEMPLE_GROWTH = 0.5  # what each round to come adds to a temple
LINES_PER_ROUND = 1.7  # how many residences a seat wants to build in each round to come
FUTURE_LINE = 1.2  # what a residence kept for a later round will activate, at least
SHARES = (0.75, 0.6, 0.4)  # how much of the best, second and third line is counted before it is activated
LAST_ROUND = 0.3  # the same in the last round, when there may be no time left
IDLE_SALE = 5.0  # a sale alone helps nobody
SMALL_EFFECT = 0.8
BATH_PICK = 0.8
MANY_POINTS = 99
PRICE_SHARE = 0.3  # a tile that is still to be paid
ASSISTANT = 1.2  # an assistant in the supply, before its line is known
HALFWAY = 0.25  # share of a culture tile whose symbols are only half reached


def _tile_worth() -> Any:
    """What one activation of a tile is worth, roughly, by type."""
    worth = np.zeros(TILE_TYPES)
    for kind in range(TILE_TYPES):
        amount = float(AMOUNT[kind])
        worth[kind] = {
            GAIN: RESOURCE * float(GAINS[kind].sum()),
            CHOOSE_RESOURCE: 1.1 * RESOURCE * amount,
            DENARII_PER_RESOURCE: 2.0 * DENARIUS * amount,
            GAIN_DENARII: DENARIUS * amount,
            CULTURE_POINTS: 0.9 * amount,
            CULTURE_CHOICE: 1.0 * amount,
            CONVERT: 0.8 * amount,
            CONVERT_PAIR: 0.5 * amount,
            GAIN_GLORY: 0.8 * amount,
        }.get(int(EFFECT[kind]), 0.0)
    return worth * ACTIVATES


TILE_WORTH = _tile_worth()


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    if s.actor < 0:
        return value_at_end(s, seat)
    rounds_left = float(ROUNDS - s.round_number)
    worth = float(culture_vp(s, seat) + glory_vp(s, seat) + order_vp(s, seat))
    worth += value_of_temples(s, seat, rounds_left)
    worth += value_of_stock(s, seat, rounds_left)
    worth += value_of_glory(s, seat)
    if s.order[seat] == 1:
        worth += FIRST_PASS
    if rounds_left > 0.0 or s.order[seat] == 0:  # after the last pass nothing more is activated
        worth += value_of_lines(s, seat, rounds_left)
    if s.active == seat:
        worth += value_of_turn(s, seat)
    return worth


@rule
def value_at_end(s: State, seat: int) -> float:
    """A finished match: won or lost, then points."""
    points = float(points_of(s, seat))
    if s.seats == 1:
        return points
    for other in range(s.seats):
        if other != seat and beats(s, other, seat):
            return points
    return points + WON


@rule
def value_of_temples(s: State, seat: int, rounds_left: float) -> float:
    """Temples as they stand, and their growth."""
    worth = float(temple_vp(s, seat))
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            if FIRST_TEMPLE <= s.city[seat, row * GRID + column] <= LAST_TEMPLE:
                worth += TEMPLE_GROWTH * rounds_left
    return worth


@rule
def value_of_stock(s: State, seat: int, rounds_left: float) -> float:
    """Coins and resources: worth a third of a point at the end, more while they can still be spent."""
    share = min(1.0, rounds_left / 3.0)
    worth = float(s.denarii[seat]) * (END_TOKEN + share * (DENARIUS - END_TOKEN))
    for resource in range(RESOURCES):
        for held in range(s.resources[seat, resource]):
            worth += END_TOKEN + share * (HELD[held] - END_TOKEN)
    return worth


@rule
def value_of_glory(s: State, seat: int) -> float:
    """The glory tile that the seat would win now, and a little for each token."""
    rank = forecast_rank(s, seat)
    if rank == GLORY_TILES[s.round_number]:
        return 0.0
    return GLORY_SURE * GLORY_VP[s.round_number, rank] + GLORY_TOKEN * min(4, int(s.glory[seat]))


@rule
def line_worth(s: State, seat: int, cell: int, direction: int) -> float:
    """What activating a line would bring, roughly: the tiles, and the culture tiles that it would take."""
    worth = 0.0
    for culture in range(CULTURES):
        worth += culture_of_line(s, seat, cell, direction, culture)
    for _ in range(REACH[cell, direction]):
        cell += STEP[direction]
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            break
        effect = EFFECT[kind]
        if effect == DENARII_PER_RESOURCE:
            worth += DENARIUS * float(s.resources[seat, SUBJECT[kind]])
        elif effect == CONVERT:
            worth += 0.3 * float(s.resources[seat, SUBJECT[kind]])
        elif effect != CULTURE_POINTS:
            worth += TILE_WORTH[kind]
    return worth


@rule
def culture_of_line(s: State, seat: int, cell: int, direction: int, culture: int) -> float:
    """What the culture points of a line are worth in one category."""
    points = 0
    for _ in range(REACH[cell, direction]):
        cell += STEP[direction]
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            break
        if EFFECT[kind] == CULTURE_POINTS and SUBJECT[kind] == culture:
            points += AMOUNT[kind]
    return worth_of_points(s, culture, points)


@rule
def worth_of_points(s: State, culture: int, points: int) -> float:
    """The tile that so many points take, or a part of its worth if they are not enough."""
    place = s.culture_taken[culture]
    if points == 0 or place == PILE_SIZE[s.seats, culture]:
        return 0.0
    vp = float(PILE_VP[s.seats, culture, place])
    symbols = float(PILE_SYMBOLS[s.seats, culture, place])
    return vp if points >= symbols else HALFWAY * vp * points / symbols


@rule
def best_line(s: State, seat: int, cell: int) -> float:
    """The best direction from a cell."""
    best = 0.0
    for direction in range(DIRECTIONS):
        best = max(best, line_worth(s, seat, cell, direction))
    return best


@rule
def value_of_lines(s: State, seat: int, rounds_left: float) -> float:
    """What rows and columns of tiles promise: the best three ends for residences, the best one for assistants."""
    first = second = third = helped = 0.0
    for vertical in range(2):
        low = s.left[seat] if vertical else s.top[seat]
        high = s.right[seat] if vertical else s.bottom[seat]
        start = s.top[seat] if vertical else s.left[seat]
        end = s.bottom[seat] if vertical else s.right[seat]
        step = GRID if vertical else 1
        for line in range(low, high + 1):
            cell = int(start) * GRID + line if vertical else line * GRID + int(start)
            run = 0.0
            before = EMPTY if start > 0 else -1
            for place in range(start, end + 2):
                kind = int(s.city[seat, cell]) if place <= end else EMPTY if place < GRID else -1
                if EMPTY < kind < RESIDENCE:
                    run += TILE_WORTH[kind]
                else:
                    for side in (before, kind):
                        if side == RESIDENCE:
                            helped = max(helped, run)
                        elif side == EMPTY and run > third:
                            third = run
                            if third > second:
                                second, third = third, second
                            if second > first:
                                first, second = second, first
                    run = 0.0
                    before = kind
                cell += step
    residences = float(s.residences[seat])
    kept = min(residences, LINES_PER_ROUND * rounds_left)  # the others must find a line in this round
    use = min(1.0, 0.4 * (residences + s.assistants[seat])) * (LAST_ROUND if rounds_left == 0.0 else 1.0)
    worth = FUTURE_LINE * kept + use * (SHARES[0] * first + SHARES[1] * second + SHARES[2] * third)
    return worth + s.assistants[seat] * (ASSISTANT * min(1.0, rounds_left) + use * SHARES[0] * helped)


@rule
def value_of_turn(s: State, seat: int) -> float:
    """What the turn that is under way still promises: the tile in hand, the line to choose, the points gathered."""
    decision = s.decision
    if decision in (Decision.CELL, Decision.PARTNER):
        return value_of_tile_in_hand(s, seat, s.tile)
    if decision == Decision.DIRECTION:
        return best_line(s, seat, s.origin)
    if decision == Decision.ASSISTANT_CELL:
        best = 0.0
        for row in range(s.top[seat], s.bottom[seat] + 1):
            for column in range(s.left[seat], s.right[seat] + 1):
                if s.city[seat, row * GRID + column] == RESIDENCE:
                    best = max(best, best_line(s, seat, row * GRID + column))
        return best
    worth = 0.0
    if has_just_sold(s):
        worth += value_of_sale(s, seat)
    if s.effect_tile > 0:
        worth += value_of_effect(s, s.effect_tile)
    for i in range(s.queue_next, s.queue_length):
        worth += TILE_WORTH[s.city[seat, s.queue[i]]]
    for culture in range(CULTURES):
        worth += worth_of_points(s, culture, points_to_come(s, seat, culture))
    return worth


@rule
def has_just_sold(s: Record) -> bool:
    """Whether the last action was a sale."""
    return bool(s.journal_length == 1 and s.journal[0, 0] == Happening.SOLD)


@rule
def value_of_sale(s: State, seat: int) -> float:
    """A sale alone helps nobody, unless it pays the fee for a residence."""
    if s.decision == Decision.MAIN and s.denarii[seat] == fee_of(s) and s.residences[seat] > 0:
        return value_of_tile_in_hand(s, seat, RESIDENCE) - DENARIUS
    return -IDLE_SALE


@rule
def points_to_come(s: State, seat: int, culture: int) -> int:
    """Culture points of a category gathered in this turn, and those that the queue will add."""
    points = int(s.culture_points[culture])
    for i in range(s.queue_next, s.queue_length):
        kind = int(s.city[seat, s.queue[i]])
        if EFFECT[kind] == CULTURE_POINTS and SUBJECT[kind] == culture:
            points += AMOUNT[kind]
    return points


@rule
def value_of_effect(s: State, kind: int) -> float:
    """A tile about which the seat is being asked, or that it is about to build."""
    effect = EFFECT[kind]
    if effect == CHOOSE_RESOURCE:
        return RESOURCE * (s.choices_left if s.effect_tile == kind else AMOUNT[kind])
    if effect == ARCH:
        best = 0.0
        for culture in range(CULTURES):
            best = max(best, worth_of_points(s, culture, MANY_POINTS))
        return best
    if effect == BATH:
        return BATH_PICK * (s.picks_left if s.effect_tile == kind else AMOUNT[kind])
    if effect in (TRADE, AQUEDUCT, CIRCUS):
        return SMALL_EFFECT
    return TILE_WORTH[kind]


@rule
def value_of_tile_in_hand(s: State, seat: int, kind: int) -> float:
    """A tile that is not yet placed: what its best cell adds to lines and temples, and what it does at once."""
    rounds_left = float(ROUNDS - s.round_number)
    top, bottom, left, right = s.top[seat], s.bottom[seat], s.left[seat], s.right[seat]
    now = value_of_lines(s, seat, rounds_left) + value_of_temples(s, seat, rounds_left)
    best = -WON
    for row in range(max(0, int(top) - 1), min(GRID - 1, int(bottom) + 1) + 1):
        for column in range(max(0, int(left) - 1), min(GRID - 1, int(right) + 1) + 1):
            cell = row * GRID + column
            if s.city[seat, cell] != EMPTY or s.contact[seat, cell] == 0:
                continue
            put_into_city(s, seat, cell, kind)
            worth = value_of_lines(s, seat, rounds_left) + value_of_temples(s, seat, rounds_left)
            if kind == RESIDENCE:
                worth += best_line(s, seat, cell)
            best = max(best, worth)
            remove_from_city(s, seat, cell)
            s.top[seat], s.bottom[seat], s.left[seat], s.right[seat] = top, bottom, left, right
    if CATEGORY[kind] == SPECIAL:
        best += value_of_effect(s, kind)
    if s.decision == Decision.PARTNER:
        best -= PRICE_SHARE * denarii_for(s, seat, kind)
    return best - now
