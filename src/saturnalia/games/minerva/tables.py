"""A position of Minerva as readable tables, for the terminal and for the plain board."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .city import temple_points
from .components import (
    CULTURE_NAMES,
    CULTURES,
    EMPTY,
    FIRST_TEMPLE,
    GRID,
    HELPED_RESIDENCE,
    LAST_TEMPLE,
    RESOURCE_NAMES,
    ROUNDS,
)
from .names import amounts, brief_tile, cell_name, price_amounts, tile_message
from .rounds import fee_of
from .shown import culture_view, display_view, displayed, glory_view, seat_view

Cell = Message | str | int


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    """Return the position as readable tables: display, culture and glory, seats, and the cities."""
    seats = range(int(state.seats))
    first = max(viewer, 0)
    found = [display_table(state, viewer), prize_table(state), seat_table(state)]
    return found + [city_table(state, (first + seat) % len(seats)) for seat in seats]


def display_table(state: Record, viewer: int) -> ReadableTable:
    """The tiles on display, with their cost and what the viewer would pay; alone, in pairs (MIN-15.3)."""
    columns = ["tile", "cost", "price", "effect"]
    rows: list[list[Cell]] = []
    if state.seats == 1:
        for pair in state.pairs[: state.pair_count].tolist():
            rows += [display_row(state, viewer, kind, "pair" if place else "alone") for place, kind in enumerate(pair)]
    else:
        rows += [display_row(state, viewer, kind, "many") for kind in displayed(state)]
    rows += [display_row(state, viewer, kind, "alone") for kind in state.temples.tolist() if kind]
    title = Message("minerva-table-display", {"round": int(state.round_number), "rounds": ROUNDS})
    return ReadableTable(title, [Message(f"minerva-column-{name}") for name in columns], rows)


def display_row(state: Record, viewer: int, kind: int, place: str) -> list[Cell]:
    """One tile on display."""
    count = int(state.display[kind]) if place == "many" else 1
    is_temple = FIRST_TEMPLE <= kind <= LAST_TEMPLE  # whose effect says all there is
    title = Message("minerva-category", {"category": "temple"}) if is_temple else tile_message(kind)
    name = Message(f"minerva-display-{place}", {"name": [title.to_json()], "count": count})
    shown = display_view(state, viewer, kind)
    price = [] if shown["price"] is None else price_amounts(shown["price"])
    return [name, listed(amounts(shown["cost"])), listed(price), brief_tile(kind)]


def listed(parts: list[dict[str, Any]]) -> Cell:
    """Return messages as one cell, or a dash."""
    return Message("minerva-list", {"parts": parts}) if parts else "–"


def prize_table(state: Record) -> ReadableTable:
    """The tops of the culture piles, and this round's glory tiles with who would win them now."""
    rows: list[list[Cell]] = []
    for culture in range(CULTURES):
        left = culture_view(state, culture)["left"]
        name = Message("minerva-culture", {"culture": CULTURE_NAMES[culture]})
        need: Cell = (
            Message("minerva-prize-symbols", {"symbols": left[0]["symbols"], "left": len(left)}) if left else "–"
        )
        rows.append([name, need, left[0]["vp"] if left else "–"])
    for tile in glory_view(state, int(state.round_number))["tiles"]:
        lead: Cell = "–"
        if contenders := tile["contenders"]:
            standing = "lead" if len(contenders) == 1 else "level"
            lead = Message(f"minerva-prize-{standing}", {"seats": contenders, "glory": int(state.glory[contenders[0]])})
        rows.append([Message("minerva-prize-glory", {"rank": tile["rank"]}), lead, tile["vp"]])
    columns = [Message(f"minerva-column-{name}") for name in ("prize", "condition", "points")]
    return ReadableTable(Message("minerva-table-prizes"), columns, rows)


def seat_table(state: Record) -> ReadableTable:
    """Stock, supply and points of every seat."""
    columns = ["seat-name", "denarii", *RESOURCE_NAMES, "glory", "residences", "assistants", "order", "points"]
    rows: list[list[Cell]] = []
    for seat in range(state.seats):
        shown = seat_view(state, seat)
        order: Cell = shown["order"] or "–"
        supply = [shown["glory"], shown["residences"], shown["assistants"], order, shown["points"]["total"]]
        name = Message("minerva-column-seat", {"seat": seat})
        rows.append([name, shown["denarii"], *(shown["resources"][resource] for resource in RESOURCE_NAMES), *supply])
    fee = fee_of(state)
    title = Message("minerva-table-seats-fee", {"fee": fee}) if fee else Message("minerva-table-seats")
    return ReadableTable(title, [Message(f"minerva-column-{name}") for name in columns], rows)


def city_table(state: Record, seat: int) -> ReadableTable:
    """A city as a grid, one cell around it for what can be built there."""
    bounds = seat_view(state, seat)["bounds"]
    rows_shown = range(max(0, bounds["top"] - 1), min(GRID - 1, bounds["bottom"] + 1) + 1)
    columns_shown = range(max(0, bounds["left"] - 1), min(GRID - 1, bounds["right"] + 1) + 1)
    columns = [Message("minerva-column-row")]
    columns += [Message("minerva-column-letter", {"letter": cell_name(column)[0]}) for column in columns_shown]
    rows: list[list[Cell]] = [
        [str(row + 1), *(city_cell(state, seat, row * GRID + column) for column in columns_shown)] for row in rows_shown
    ]
    return ReadableTable(Message("minerva-table-city", {"seat": seat}), columns, rows)


def city_cell(state: Record, seat: int, cell: int) -> Cell:
    """What lies in a cell: temples with their points, residences with their assistant."""
    kind = int(state.city[seat, cell])
    if kind == EMPTY:
        return "·"
    if kind == HELPED_RESIDENCE:
        return Message("minerva-cell-assistant")
    if FIRST_TEMPLE <= kind <= LAST_TEMPLE:
        return Message("minerva-cell-temple", {"points": temple_points(state, seat, cell)})
    return tile_message(kind)
