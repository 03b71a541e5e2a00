"""What a learned judgement of Minerva reads of a position, and what it foretells: the rows of the score sheet.

Everything is told from one seat: its own things first, then those of the next seats. All of Minerva is open but the
order of the decks, which is not read.
"""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.features import put
from saturnalia.kernel.schema import Array

from .city import ends_line
from .components import (
    AMOUNT,
    CATEGORIES,
    CATEGORY,
    CHOOSE_RESOURCE,
    CONVERT,
    CONVERT_PAIR,
    CULTURE_CHOICE,
    CULTURE_POINTS,
    CULTURES,
    DENARII_PER_RESOURCE,
    DIRECTIONS,
    EFFECT,
    EFFECT_NAMES,
    EMPTY,
    GAIN,
    GAIN_DENARII,
    GAIN_GLORY,
    GAINS,
    GLORY_RANKS,
    GLORY_VP,
    GRID,
    MAX_SEATS,
    NO_CATEGORY,
    PILE_SIZE,
    PILE_SYMBOLS,
    PILE_VP,
    REACH,
    RESIDENCE,
    RESOURCES,
    ROUND_TILE,
    ROUNDS,
    STEP,
    SUBJECT,
)
from .rounds import assistants_owned, could_hire, fee_of, forecast_rank
from .scoring import culture_vp, glory_vp, order_vp, stock_vp, temple_vp
from .state import Decision, State
from .stock import denarii_for, tokens_of

ROWS = ("culture", "glory", "temples", "stock", "order")

DECISIONS = len(Decision)
EFFECTS = len(EFFECT_NAMES)

# what a line of tiles brings: resources by kind and of choice, denarii, culture points by kind and of choice, glory for
# resources by kind, for pairs and for nothing, and how many tiles it has
YIELDS = RESOURCES + 1 + 1 + CULTURES + 1 + RESOURCES + 1 + 1 + 1
CHOICE = RESOURCES
COINS = RESOURCES + 1
POINTS = COINS + 1
POINTS_OF_CHOICE = POINTS + CULTURES
FOR_RESOURCES = POINTS_OF_CHOICE + 1
FOR_PAIRS = FOR_RESOURCES + RESOURCES
FREE_GLORY = FOR_PAIRS + 1
TILES = FREE_GLORY + 1

LINES = 3
TABLE = MAX_SEATS + ROUNDS + MAX_SEATS + 4 + GLORY_RANKS + 3 * 2 * CULTURES
TURN = DECISIONS + MAX_SEATS + 2 * EFFECTS + CATEGORIES + CULTURES + 6 + YIELDS
SEAT = RESOURCES + 12 + (MAX_SEATS + 1) + (GLORY_RANKS + 1) + len(ROWS) + 2 * LINES * YIELDS + CATEGORIES
OFFERS = 2 * ROUND_TILE
FEATURES = TABLE + TURN + MAX_SEATS * SEAT + OFFERS + DIRECTIONS * YIELDS


@rule
def look(s: State, seat: int, seen: Array) -> None:
    """Write what a seat knows of the position, its own things first; `seen` is all zeros before."""
    at = look_at_table(s, seat, seen, 0)
    at = look_at_turn(s, seat, seen, at)
    for ahead in range(s.seats):
        look_at_seat(s, (seat + ahead) % s.seats, seen, at + ahead * SEAT)
    at += MAX_SEATS * SEAT
    at = look_at_offers(s, seat, seen, at)
    if s.decision == Decision.DIRECTION and s.actor >= 0:
        for direction in range(DIRECTIONS):
            look_along(s, s.actor, s.origin, STEP[direction], REACH[s.origin, direction], seen, at + direction * YIELDS)


@rule
def score_rows(s: State, seat: int, rows: Array) -> None:
    """Write the points of a seat row by row of the score sheet, as they stand."""
    rows[0] = culture_vp(s, seat)
    rows[1] = glory_vp(s, seat)
    rows[2] = temple_vp(s, seat)
    rows[3] = stock_vp(s, seat)
    rows[4] = order_vp(s, seat)


@rule
def look_at_table(s: State, seat: int, seen: Array, at: int) -> int:
    """How many play, which round it is, who began it, and what can be won: glory tiles and the top of each pile."""
    seen[at + s.seats - 1] = 1
    at += MAX_SEATS
    seen[at + s.round_number - 1] = 1
    at += ROUNDS
    seen[at + (s.first_player - seat) % s.seats] = 1
    at += MAX_SEATS
    seen[at] = s.passed
    seen[at + 1] = s.hiring
    seen[at + 2] = fee_of(s)
    seen[at + 3] = s.pair_count
    at += 4
    for rank in range(GLORY_RANKS):
        seen[at + rank] = GLORY_VP[s.round_number, rank]
    at += GLORY_RANKS
    for culture in range(CULTURES):
        for further in range(3):
            place = int(s.culture_taken[culture]) + further
            if place < PILE_SIZE[s.seats, culture]:
                seen[at] = PILE_VP[s.seats, culture, place]
                seen[at + 1] = PILE_SYMBOLS[s.seats, culture, place]
            at += 2
    return at


@rule
def look_at_turn(s: State, seat: int, seen: Array, at: int) -> int:
    """What is asked, whose turn it is, the tile in hand, and what is still to be activated."""
    seen[at + s.decision] = 1
    at += DECISIONS
    seen[at + (s.active - seat) % s.seats] = 1
    at += MAX_SEATS
    seen[at + EFFECT[s.tile]] = 1
    at += EFFECTS
    seen[at + EFFECT[s.effect_tile]] = 1
    at += EFFECTS
    if CATEGORY[s.tile] != NO_CATEGORY:
        seen[at + CATEGORY[s.tile]] = 1
    at += CATEGORIES
    for culture in range(CULTURES):
        seen[at + culture] = s.culture_points[culture]
    at += CULTURES
    seen[at] = s.choices_left
    seen[at + 1] = s.picks_left
    seen[at + 2] = s.paid
    put(seen, at + 3, int(s.queue_length - s.queue_next))
    seen[at + 4] = SUBJECT[s.effect_tile] + 1
    seen[at + 5] = AMOUNT[s.effect_tile]
    at += 6
    for place in range(s.queue_next, s.queue_length):
        add_yield(s, s.active, s.city[s.active, s.queue[place]], seen, at)
    return at + YIELDS


@rule
def look_at_seat(s: State, seat: int, seen: Array, at: int) -> None:
    """What a seat holds, its points row by row, its rank for glory, and the best lines of its city."""
    for resource in range(RESOURCES):
        seen[at + resource] = s.resources[seat, resource]
    at += RESOURCES
    owned = assistants_owned(s, seat)
    put(seen, at, int(s.denarii[seat]))
    put(seen, at + 1, int(s.glory[seat]))
    seen[at + 2] = s.residences[seat]
    seen[at + 3] = s.free_residences[seat]
    seen[at + 4] = s.assistants[seat]
    seen[at + 5] = owned
    seen[at + 6] = could_hire(s, seat)
    seen[at + 7] = s.denarii[seat] == 0
    seen[at + 8] = int(s.denarii[seat]) + tokens_of(s, seat) < fee_of(s)
    seen[at + 9] = s.bottom[seat] - s.top[seat]
    seen[at + 10] = s.right[seat] - s.left[seat]
    put(seen, at + 11, tokens_of(s, seat))
    at += 12
    seen[at + int(s.order[seat])] = 1
    at += MAX_SEATS + 1
    seen[at + forecast_rank(s, seat)] = 1
    at += GLORY_RANKS + 1
    put(seen, at, culture_vp(s, seat))
    put(seen, at + 1, glory_vp(s, seat))
    put(seen, at + 2, temple_vp(s, seat))
    put(seen, at + 3, stock_vp(s, seat))
    seen[at + 4] = order_vp(s, seat)
    at += len(ROWS)
    look_at_lines(s, seat, seen, at)
    at += 2 * LINES * YIELDS
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            category = CATEGORY[s.city[seat, row * GRID + column]]
            if category != NO_CATEGORY:
                seen[at + category] += 1


@rule
def look_at_lines(s: State, seat: int, seen: Array, at: int) -> None:
    """What the best lines of a city would bring: those that a new residence could activate, and an assistant.

    A line is kept as the cell before its first tile, the step along it and how many tiles it has, in one number.
    """
    free_1 = free_2 = free_3 = helped_1 = helped_2 = helped_3 = 0.0
    free_line_1 = free_line_2 = free_line_3 = helped_line_1 = helped_line_2 = helped_line_3 = 0
    for vertical in range(2):
        low = int(s.left[seat] if vertical else s.top[seat])
        high = int(s.right[seat] if vertical else s.bottom[seat])
        start = int(s.top[seat] if vertical else s.left[seat])
        end = int(s.bottom[seat] if vertical else s.right[seat])
        step = GRID if vertical else 1
        for line in range(low, high + 1):
            cell = start * GRID + line if vertical else line * GRID + start
            worth = 0.0
            tiles = 0
            before = EMPTY if start > 0 else -1
            for place in range(start, end + 2):
                kind = int(s.city[seat, cell]) if place <= end else EMPTY if place < GRID else -1
                if EMPTY < kind < RESIDENCE:
                    worth += rough_worth(s, seat, kind)
                    tiles += 1
                else:
                    if tiles > 0:
                        found = ((cell - tiles * step) * 2 + vertical) * GRID + tiles
                        if before == RESIDENCE or kind == RESIDENCE:
                            if worth > helped_1:
                                helped_3, helped_line_3 = helped_2, helped_line_2
                                helped_2, helped_line_2 = helped_1, helped_line_1
                                helped_1, helped_line_1 = worth, found
                            elif worth > helped_2:
                                helped_3, helped_line_3 = helped_2, helped_line_2
                                helped_2, helped_line_2 = worth, found
                            elif worth > helped_3:
                                helped_3, helped_line_3 = worth, found
                        if before == EMPTY or kind == EMPTY:
                            if worth > free_1:
                                free_3, free_line_3 = free_2, free_line_2
                                free_2, free_line_2 = free_1, free_line_1
                                free_1, free_line_1 = worth, found
                            elif worth > free_2:
                                free_3, free_line_3 = free_2, free_line_2
                                free_2, free_line_2 = worth, found
                            elif worth > free_3:
                                free_3, free_line_3 = worth, found
                    worth = 0.0
                    tiles = 0
                    before = kind
                cell += step
    write_line(s, seat, free_line_1, seen, at)
    write_line(s, seat, free_line_2, seen, at + YIELDS)
    write_line(s, seat, free_line_3, seen, at + 2 * YIELDS)
    at += LINES * YIELDS
    write_line(s, seat, helped_line_1, seen, at)
    write_line(s, seat, helped_line_2, seen, at + YIELDS)
    write_line(s, seat, helped_line_3, seen, at + 2 * YIELDS)


@rule
def write_line(s: State, seat: int, line: int, seen: Array, at: int) -> None:
    """What a line would bring that `look_at_lines` found."""
    if line > 0:
        tiles = line % GRID
        step = GRID if line // GRID % 2 else 1
        look_along(s, seat, line // GRID // 2 - step, step, tiles, seen, at)


@rule
def look_along(s: State, seat: int, cell: int, step: int, most: int, seen: Array, at: int) -> None:
    """What the tiles beyond a cell would bring, until a residence or a gap."""
    for _ in range(most):
        cell += step
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            break
        add_yield(s, seat, kind, seen, at)


@rule
def add_yield(s: State, seat: int, kind: int, seen: Array, at: int) -> None:
    """Add what one tile brings when it is activated."""
    effect = EFFECT[kind]
    amount = AMOUNT[kind]
    seen[at + TILES] += 1
    if effect == GAIN:
        for resource in range(RESOURCES):
            seen[at + resource] += GAINS[kind, resource]
    elif effect == CHOOSE_RESOURCE:
        seen[at + CHOICE] += amount
    elif effect == DENARII_PER_RESOURCE:
        seen[at + COINS] += amount * s.resources[seat, SUBJECT[kind]]
    elif effect == GAIN_DENARII:
        seen[at + COINS] += amount
    elif effect == CULTURE_POINTS:
        seen[at + POINTS + SUBJECT[kind]] += amount
    elif effect == CULTURE_CHOICE:
        seen[at + POINTS_OF_CHOICE] += amount
    elif effect == CONVERT:
        seen[at + FOR_RESOURCES + SUBJECT[kind]] += amount
    elif effect == CONVERT_PAIR:
        seen[at + FOR_PAIRS] += amount
    elif effect == GAIN_GLORY:
        seen[at + FREE_GLORY] += amount


@rule
def rough_worth(s: State, seat: int, kind: int) -> float:
    """By what lines are compared: the resources, coins, points and glory that a tile brings."""
    effect = EFFECT[kind]
    if effect == GAIN:
        return float(GAINS[kind].sum())
    if effect == DENARII_PER_RESOURCE:
        return 0.5 * AMOUNT[kind] * s.resources[seat, SUBJECT[kind]] + 0.3
    if effect == CONVERT:
        return 0.7 * s.resources[seat, SUBJECT[kind]] + 0.3
    if effect == GAIN_DENARII:
        return 0.5 * AMOUNT[kind]
    return float(AMOUNT[kind])


@rule
def look_at_offers(s: State, seat: int, seen: Array, at: int) -> int:
    """Every kind of tile on display: how many there are, and the denarii that it costs the seat, one more."""
    for kind in range(1, ROUND_TILE + 1):
        if s.display[kind] > 0:
            seen[at + kind - 1] = s.display[kind]
            if kind < ROUND_TILE:
                seen[at + ROUND_TILE + kind - 1] = 1 + denarii_for(s, seat, kind)
    return at + OFFERS
