"""A city of Minerva: its grid (chapters 6 and 14), lines (7), connection (10.6, 10.7) and temples (11)."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule

from .components import (
    ACTIVATES,
    AMOUNT,
    AROUND,
    CATEGORIES,
    CATEGORY,
    CELLS,
    CHOOSE_RESOURCE,
    CONVERT,
    CONVERT_PAIR,
    CULTURE_CHOICE,
    CULTURE_POINTS,
    DENARII_PER_RESOURCE,
    DIRECTIONS,
    EFFECT,
    EMPTY,
    FOUR_DIRECTIONS,
    GAIN,
    GAIN_DENARII,
    GAIN_GLORY,
    GAINS,
    GRID,
    NEIGHBOUR,
    NO_CELL,
    REACH,
    RESIDENCE,
    RESOURCE_CAP,
    RESOURCES,
    SELL_PRICE,
    STEP,
    STOCK,
    SUBJECT,
    SURROUNDING,
    TEMPLE_AREA,
    TEMPLE_TARGET,
    TEMPLE_VP,
    VARIETY,
)
from .state import CELL_0, State

# ---------------------------------------------------------------- 6. placing tiles; 14. the grid


@rule
def put_into_city(s: State, seat: int, cell: int, kind: int) -> None:
    """Lay a tile into a free cell; tiles have no orientation (MIN-6.8)."""
    s.city[seat, cell] = kind
    for direction in range(DIRECTIONS):
        neighbour = NEIGHBOUR[cell, direction]
        if neighbour != NO_CELL:
            s.contact[seat, neighbour] += 1
    row = cell // GRID
    column = cell % GRID
    s.top[seat] = min(int(s.top[seat]), row)
    s.bottom[seat] = max(int(s.bottom[seat]), row)
    s.left[seat] = min(int(s.left[seat]), column)
    s.right[seat] = max(int(s.right[seat]), column)


@rule
def remove_from_city(s: State, seat: int, cell: int) -> None:
    """Take a tile out of the city: only the aqueduct and the circus do (MIN-6.3)."""
    s.city[seat, cell] = EMPTY
    for direction in range(DIRECTIONS):
        neighbour = NEIGHBOUR[cell, direction]
        if neighbour != NO_CELL:
            s.contact[seat, neighbour] -= 1


@rule
def offer_cells(s: State, out: Any) -> int:
    """Free cells of the window with at least one full side at a tile of the city (MIN-6.2, MIN-14.2).

    There is always one: a city has far fewer tiles than the window has cells (MIN-14.4).
    """
    seat = s.actor
    city = s.city[seat]
    contact = s.contact[seat]
    count = 0
    for row in range(max(0, int(s.top[seat]) - 1), min(GRID - 1, int(s.bottom[seat]) + 1) + 1):
        for column in range(max(0, int(s.left[seat]) - 1), min(GRID - 1, int(s.right[seat]) + 1) + 1):
            cell = row * GRID + column
            if contact[cell] > 0 and city[cell] == EMPTY:
                out[count] = CELL_0 + cell
                count += 1
    return count


# ---------------------------------------------------------------- 7. lines


@rule
def ends_line(kind: int) -> bool:
    """Whether a line of facilities ends before this: a residence, or no tile at all (MIN-7.2)."""
    return kind == EMPTY or kind >= RESIDENCE


@rule
def activates_anything(s: State, seat: int, cell: int, direction: int) -> bool:
    """Whether the line holds a production, commerce, culture or military tile."""
    step = STEP[direction]
    for _ in range(REACH[cell, direction]):
        cell += step
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            return False
        if ACTIVATES[kind]:
            return True
    return False


@rule
def queue_line(s: State, seat: int, cell: int, direction: int) -> None:
    """Line up the tiles in a direction, nearest first, up to a residence or a cell without a tile (MIN-7.2, MIN-7.3).

    Special tiles and temples are passed over and do not end the line (MIN-7.4).
    """
    count = 0
    for _ in range(REACH[cell, direction]):
        cell += STEP[direction]
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            break
        if ACTIVATES[kind]:
            s.queue[count] = cell
            count += 1
    s.queue_length = count
    s.queue_next = 0


# ---------------------------------------------------------------- 10. is the city one piece?


@rule
def label_groups(s: State, without: int) -> None:
    """Number the connected parts of the city as if one cell were empty (MIN-10.6)."""
    city = s.city[s.active]
    s.group[:] = 0
    s.groups = 0
    for start in range(CELLS):
        if city[start] == EMPTY or start == without or s.group[start] > 0:
            continue
        s.groups += 1
        s.group[start] = s.groups
        s.todo[0] = start
        waiting = 1
        while waiting > 0:
            waiting -= 1
            cell = int(s.todo[waiting])
            for direction in range(DIRECTIONS):
                neighbour = NEIGHBOUR[cell, direction]
                if (
                    neighbour != NO_CELL
                    and neighbour != without
                    and city[neighbour] != EMPTY
                    and s.group[neighbour] == 0
                ):
                    s.group[neighbour] = s.groups
                    s.todo[waiting] = neighbour
                    waiting += 1


@rule
def joins_all(s: State, cell: int) -> bool:
    """Whether a tile in this cell would touch every part of the city, so that all is connected (MIN-10.6)."""
    touched = 0
    count = 0
    for direction in range(DIRECTIONS):
        neighbour = NEIGHBOUR[cell, direction]
        if neighbour != NO_CELL and s.group[neighbour] > 0:
            bit = 1 << int(s.group[neighbour])
            if not touched & bit:
                touched |= bit
                count += 1
    return count == s.groups


@rule
def is_target(s: State, cell: int) -> bool:
    """A free cell of the window that leaves the city in one piece; where the tile still lies is not free (MIN-10.7)."""
    return bool(s.city[s.active, cell] == EMPTY and joins_all(s, cell))


@rule
def has_target(s: State) -> bool:
    """Whether the tile without which the parts were numbered can be moved anywhere."""
    cell = 0
    while cell < CELLS and not is_target(s, cell):
        cell += 1
    return cell < CELLS


# ---------------------------------------------------------------- 11. temples


@rule
def categories_in(s: State, seat: int, cell: int, lines: bool, target: int) -> int:
    """Count the tiles of a category around a temple, or in its row and column; never itself (MIN-11.1, MIN-11.5).

    For the target "number of categories" the different categories count, at most seven (MIN-11.6).
    """
    count = 0
    seen = 0
    places = SURROUNDING if not lines else 2 * GRID
    for place in range(places):
        if not lines:  # MIN-11.2
            other = int(AROUND[cell, place])
        elif place < GRID:  # MIN-11.3: to the edge, over residences and gaps
            other = cell // GRID * GRID + place
        else:
            other = (place - GRID) * GRID + cell % GRID
        if other in (NO_CELL, cell) or s.city[seat, other] == EMPTY:  # MIN-11.4
            continue
        category = int(CATEGORY[s.city[seat, other]])  # MIN-11.9
        if category == target:
            count += 1
        seen |= 1 << category
    if target != VARIETY:
        return count
    for category in range(CATEGORIES):
        count += seen >> category & 1
    return count


@rule
def temple_points(s: State, seat: int, cell: int) -> int:
    """What the temple in a cell scores, independently of all others (MIN-11.8)."""
    kind = int(s.city[seat, cell])
    area = TEMPLE_AREA[kind]
    if area == STOCK:  # MIN-11.7
        return int(TEMPLE_VP[kind]) * int(s.resources[seat, TEMPLE_TARGET[kind]])
    return int(TEMPLE_VP[kind]) * categories_in(s, seat, cell, area == FOUR_DIRECTIONS, int(TEMPLE_TARGET[kind]))


# ---------------------------------------------------------------- what a line would give, for boards and bots

# places in the array that `preview_line` fills
(
    LINE_RESOURCES, LINE_DENARII, LINE_GLORY, LINE_POINTS, LINE_GARDENS, LINE_CHOICES, LINE_MOST_GLORY, LINE_TILES,
    LINE_STOCK, LINE_REST, LINE_SIZE,
) = 0, 4, 5, 6, 9, 10, 11, 12, 13, 17, 21  # fmt: skip


@rule
def preview_line(s: State, seat: int, cell: int, direction: int, out: Any) -> None:
    """Write what activating the line from a cell would give: what is sure, and what the choices could add.

    Sure are the tokens kept, denarii (also for excess tokens), glory and culture points. Resources of choice and
    points of gardens are counted apart; "most glory" is what converting all that comes would bring on top.
    """
    out[:LINE_SIZE] = 0
    for resource in range(RESOURCES):
        out[LINE_STOCK + resource] = out[LINE_REST + resource] = s.resources[seat, resource]
    for _ in range(REACH[cell, direction]):
        cell += STEP[direction]
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            return
        if ACTIVATES[kind]:
            out[LINE_TILES] += 1
            preview_tile(kind, out)


@rule
def preview_tile(kind: int, out: Any) -> None:
    """Add what one activated tile gives to a preview."""
    effect = EFFECT[kind]
    amount = int(AMOUNT[kind])
    subject = int(SUBJECT[kind])
    if effect == GAIN:
        for resource in range(RESOURCES):
            kept = min(int(GAINS[kind, resource]), RESOURCE_CAP - int(out[LINE_STOCK + resource]))
            out[LINE_RESOURCES + resource] += kept
            out[LINE_STOCK + resource] += kept
            out[LINE_DENARII] += SELL_PRICE * (GAINS[kind, resource] - kept)
            out[LINE_REST + resource] = min(int(out[LINE_REST + resource] + GAINS[kind, resource]), RESOURCE_CAP)
    elif effect == CHOOSE_RESOURCE:
        out[LINE_CHOICES] += amount
    elif effect == DENARII_PER_RESOURCE:
        out[LINE_DENARII] += amount * out[LINE_STOCK + subject]
    elif effect == GAIN_DENARII:
        out[LINE_DENARII] += amount
    elif effect == CULTURE_POINTS:
        out[LINE_POINTS + subject] += amount
    elif effect == CULTURE_CHOICE:
        out[LINE_GARDENS] += amount
    elif effect == CONVERT:
        out[LINE_MOST_GLORY] += amount * out[LINE_REST + subject]
        out[LINE_REST + subject] = 0
    elif effect == CONVERT_PAIR:
        out[LINE_MOST_GLORY] += amount * take_pairs(out)
    elif effect == GAIN_GLORY:
        out[LINE_GLORY] += amount


@rule
def take_pairs(out: Any) -> int:
    """Take as many pairs of different tokens as possible out of the rest of a preview, always from the two largest."""
    count = 0
    while True:
        first = LINE_REST
        for place in range(LINE_REST, LINE_REST + RESOURCES):
            if out[place] > out[first]:
                first = place
        second = -1
        for place in range(LINE_REST, LINE_REST + RESOURCES):
            if place != first and out[place] > 0 and (second < 0 or out[place] > out[second]):
                second = place
        if second < 0:
            return count
        out[first] -= 1
        out[second] -= 1
        count += 1
