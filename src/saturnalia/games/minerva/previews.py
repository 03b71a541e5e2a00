"""What an answer in Minerva would cost or bring, before it is given: prices, lines of tiles, temples."""

from __future__ import annotations

from typing import cast

import numpy as np

from saturnalia.kernel.schema import Record

from .city import (
    LINE_CHOICES,
    LINE_DENARII,
    LINE_GARDENS,
    LINE_GLORY,
    LINE_MOST_GLORY,
    LINE_POINTS,
    LINE_RESOURCES,
    LINE_SIZE,
    LINE_TILES,
    ends_line,
    preview_line,
    put_into_city,
    remove_from_city,
)
from .components import (
    ACTIVATES,
    COST,
    CULTURE_NAMES,
    CULTURES,
    DIRECTIONS,
    PILE_SYMBOLS,
    PILE_VP,
    REACH,
    RESIDENCE,
    RESOURCE_NAMES,
    STEP,
)
from .effects import is_pile_empty, top_symbols
from .rounds import fee_of
from .rules import legal
from .scoring import temple_vp
from .state import ACTION_COUNT, ACTION_NAMES, CELL_0, DIRECTION_0, DIRECTION_NAMES, STOP, Decision, State
from .stock import denarii_for
from .view_types import CellPreview, Cultures, CultureWin, Line, Price, Resources

# ---------------------------------------------------------------- prices


def price_of(state: Record, seat: int, kind: int) -> Price:
    """Return what a seat would pay for a tile: resources, then three denarii for each missing one (MIN-3.4)."""
    resources = {
        name: min(int(COST[kind, resource]), int(state.resources[seat, resource]))
        for resource, name in enumerate(RESOURCE_NAMES)
    }
    denarii, fee = denarii_for(state, seat, kind), fee_of(state)
    short = max(0, denarii + fee - int(state.denarii[seat]))
    return {
        "resources": cast("Resources", resources),
        "denarii": denarii,
        "fee": fee,
        "short": short,
        "affordable": short == 0,
    }


# ---------------------------------------------------------------- lines


def line_cells(state: Record, seat: int, cell: int, direction: int) -> list[int]:
    """Return the cells of the tiles that a line would activate, nearest first (MIN-7.2, MIN-7.4)."""
    found = []
    for _ in range(int(REACH[cell, direction])):
        cell += int(STEP[direction])
        kind = int(state.city[seat, cell])
        if ends_line(kind):
            break
        if ACTIVATES[kind]:
            found.append(cell)
    return found


def line_preview(state: Record, seat: int, cell: int, direction: int) -> Line:
    """Return what a direction would give: what is sure, what the choices could add, and the culture tiles won."""
    numbers = np.zeros(LINE_SIZE, dtype=np.int64)
    preview_line(state, seat, cell, direction, numbers)
    got = [int(number) for number in numbers]
    points = got[LINE_POINTS : LINE_POINTS + CULTURES]
    return {
        "target": ACTION_NAMES[DIRECTION_0 + direction],
        "direction": DIRECTION_NAMES[direction],
        "tiles": got[LINE_TILES],
        "cells": line_cells(state, seat, cell, direction),
        "resources": cast("Resources", dict(zip(RESOURCE_NAMES, got[LINE_RESOURCES:], strict=False))),
        "denarii": got[LINE_DENARII],
        "glory": got[LINE_GLORY],
        "points": cast("Cultures", dict(zip(CULTURE_NAMES, points, strict=True))),
        "gardens": got[LINE_GARDENS],
        "choices": got[LINE_CHOICES],
        "most_glory": got[LINE_MOST_GLORY],
        "culture_tiles": [top for culture in range(CULTURES) for top in won_tile(state, culture, points[culture])],
    }


def won_tile(state: Record, culture: int, points: int) -> list[CultureWin]:
    """Return the tile that so many culture points would take, if any (MIN-9.9, MIN-9.11)."""
    if not points or is_pile_empty(state, culture) or points < top_symbols(state, culture):
        return []
    place = (state.seats, culture, state.culture_taken[culture])
    return [{"culture": CULTURE_NAMES[culture], "symbols": int(PILE_SYMBOLS[place]), "vp": int(PILE_VP[place])}]


def four_lines(state: Record, seat: int, cell: int) -> list[Line]:
    """Return the previews of all four directions."""
    return [line_preview(state, seat, cell, direction) for direction in range(DIRECTIONS)]


# ---------------------------------------------------------------- cells


def offered(state: Record) -> list[int]:
    """Return the actions offered to the actor."""
    if state.actor < 0:
        return []
    ids = np.zeros(ACTION_COUNT, dtype=np.int16)
    return [int(action) for action in ids[: legal(state, ids)]]


def cell_previews(state: Record) -> list[CellPreview]:
    """Return, for each cell that the actor may choose, what temples gain and what lines could be activated there."""
    asked = Decision(state.decision)
    if asked not in (Decision.CELL, Decision.ASSISTANT_CELL, Decision.AQUEDUCT_TARGET):
        return []
    return [cell_preview(state, action - CELL_0) for action in offered(state) if action != STOP]


def cell_preview(state: Record, cell: int) -> CellPreview:
    """Return what choosing a cell would change in the temples' points, and the four lines of a residence."""
    activates = state.decision == Decision.ASSISTANT_CELL or state.tile == RESIDENCE
    return {
        "cell": cell,
        "target": ACTION_NAMES[CELL_0 + cell],
        "temples": temples_gained(state, cell),
        "lines": four_lines(state, int(state.actor), cell) if activates else [],
    }


def temples_gained(state: Record, cell: int) -> int:
    """How many points the actor's temples gain if the tile in question is laid into a cell, itself included."""
    if state.decision == Decision.ASSISTANT_CELL:
        return 0
    seat, after = int(state.actor), State.copy(state)
    kind = int(state.tile)
    if state.decision == Decision.AQUEDUCT_TARGET:
        kind = int(state.city[seat, state.source])
        remove_from_city(after, seat, int(state.source))
    put_into_city(after, seat, cell, kind)
    return int(temple_vp(after, seat)) - int(temple_vp(state, seat))
