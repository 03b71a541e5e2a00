"""What a viewer sees of a position of Minerva, as data for a board."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

import numpy as np
from typing_extensions import TypedDict

from saturnalia.kernel.message import Sentence
from saturnalia.kernel.schema import Record

from . import rounds, scoring
from .city import temple_points
from .components import (
    ASSISTANT_LIMIT,
    CATEGORY,
    CATEGORY_NAMES,
    CELLS,
    COMPONENTS,
    COPIES,
    COST,
    CULTURE_NAMES,
    CULTURES,
    EMPTY,
    FACILITY_TYPES,
    FIRST_TEMPLE,
    FORCED_PASS_INCOME,
    FOUNTAIN_CELL,
    GLORY_TILES,
    GLORY_VP,
    GRID,
    HELPED_RESIDENCE,
    HIRE_DENARII,
    HIRE_GLORY,
    LAST_TEMPLE,
    ORDER_FLIPPED,
    ORDER_VP,
    PILE_SIZE,
    PILE_SYMBOLS,
    PILE_VP,
    RESIDENCE,
    RESOURCE_CAP,
    RESOURCE_NAMES,
    ROUND_TILE,
    ROUNDS,
    SOLO_TARGET,
    SOLO_TITLES,
    TILE_NAMES,
    TILES_PER_PILE,
)
from .names import about_tile, brief_tile, cell_name, tile_message
from .previews import cell_previews, four_lines, price_of
from .rounds import fee_of
from .state import ACTION_NAMES, CELL_0, CULTURE_0, TILE_0, Decision

TITLE_NAMES = ("augustus", "consul", "legate", "tribune", "centurion", "immune", "civilian")

# ---------------------------------------------------------------- what a board reads

Resource = Literal["wheat", "wood", "stone", "ore"]
Culture = Literal["theatre", "art", "science"]
Category = Literal["production", "commerce", "culture", "military", "special", "temple", "residence"]
Direction = Literal["up", "left", "right", "down"]


class Effect(TypedDict):
    """What is printed on a tile, as the component file says it."""

    op: str
    options: NotRequired[list[Resource]]
    count: NotRequired[int]
    resource: NotRequired[Resource]
    denarii: NotRequired[int]
    denarii_each: NotRequired[int]
    pay: NotRequired[int]
    repeat: NotRequired[bool]
    points: NotRequired[int]
    category: NotRequired[Culture]
    glory: NotRequired[int]
    area: NotRequired[Literal["adjacent8", "lines4", "stock"]]
    target: NotRequired[Category | Resource | Literal["variety"]]
    vp: NotRequired[int]
    wheat: NotRequired[int]
    wood: NotRequired[int]
    stone: NotRequired[int]
    ore: NotRequired[int]


class Resources(TypedDict):
    """An amount of every resource."""

    wheat: int
    wood: int
    stone: int
    ore: int


class TileView(TypedDict):
    """A tile as the component file describes it, and the sentences about it."""

    tile: str
    type: int
    category: Category | Literal["none"]
    cost: Resources
    name: Sentence
    about: Sentence
    brief: Sentence
    effect: Effect
    source: str


class Price(TypedDict):
    """What the viewer would pay."""

    resources: Resources
    denarii: int
    fee: int
    short: int
    affordable: bool


class DisplayTile(TileView):
    """A tile on display."""

    target: str
    count: int
    price: Price | None


class CityTile(TypedDict):
    """A tile in a city, where it lies, and what a temple scores now."""

    cell: int
    target: str
    row: int
    column: int
    name: str
    tile: str
    type: int
    category: Category
    assistant: bool
    scores: int | None


class CultureTile(TypedDict):
    """A tile of a culture pile."""

    symbols: int
    vp: int
    owner: int


class CulturePile(TypedDict):
    """A culture pile, its top tile first."""

    culture: Culture
    target: str
    taken: list[CultureTile]
    left: list[CultureTile]


class GloryTile(TypedDict):
    """A glory tile; nobody's before it is won. In its round: who could win it now, several if they are level."""

    rank: int
    vp: int
    owner: int
    contenders: list[int]


class GloryRound(TypedDict):
    """The glory tiles of a round."""

    round: int
    now: bool
    tiles: list[GloryTile]


class Racer(TypedDict):
    """One seat in the race for this round's glory tiles."""

    seat: int
    glory: int
    rank: int | None
    vp: int


class OrderTile(TypedDict):
    """An order tile, who holds it, and its points once it is turned over."""

    number: int
    holder: int | None
    flipped: bool
    vp: int
    vp_back: int


class Cultures(TypedDict):
    """A number for every culture."""

    theatre: int
    art: int
    science: int


class CultureWin(TypedDict):
    """A culture tile that was won, or would be."""

    culture: Culture
    symbols: int
    vp: int


class Line(TypedDict):
    """What activating a line would give."""

    target: str
    direction: Direction
    tiles: int
    cells: list[int]
    resources: Resources
    denarii: int
    glory: int
    points: Cultures
    gardens: int
    choices: int
    most_glory: int
    culture_tiles: list[CultureWin]


class CellPreview(TypedDict):
    """What placing a tile in a cell would bring."""

    cell: int
    target: str
    temples: int
    lines: list[Line]


class Points(TypedDict):
    """The points by scoring category as they stand."""

    culture: int
    glory: int
    temples: int
    stock: int
    order: int
    total: int


class Bounds(TypedDict):
    """The outermost rows and columns of a city."""

    top: int
    bottom: int
    left: int
    right: int


class HirePrice(TypedDict):
    """What the next assistant costs."""

    denarii: int
    glory: int


class GloryWin(TypedDict):
    """A glory tile that was won."""

    round: int
    rank: int
    vp: int


class SeatView(TypedDict):
    """One player: city, stock, supply, and the points as they stand."""

    seat: int
    city: list[CityTile]
    bounds: Bounds
    resources: Resources
    resource_cap: int
    denarii: int
    glory: int
    residences: int
    free_residences: int
    assistants: int
    placed_assistants: int
    hire_price: HirePrice | None
    order: int
    culture_tiles: list[CultureWin]
    glory_tiles: list[GloryWin]
    points: Points


class DeckView(TypedDict):
    """The normal deck, and how much of it comes next round for sure."""

    count: int
    sure: int
    piles: int


class UnseenTile(TypedDict):
    """A tile that nobody has seen yet."""

    type: int
    name: Sentence
    count: int


class WindowEdge(TypedDict):
    """A side on which a city has reached the edge of the window."""

    seat: int
    side: str


class WindowView(TypedDict):
    """The window of cells in which cities lie."""

    size: int
    fountain_cell: int
    edges: list[WindowEdge]


class SoloTitle(TypedDict):
    """A title earned alone, and the least points for it."""

    title: str
    least: int


class View(TypedDict):
    """What a viewer sees of Minerva."""

    solo: bool
    round: int
    rounds: int
    phase: Literal["main", "hire", "over"]
    decision: str
    active: int
    first_player: int
    passed: int
    fee: int
    pass_income: int
    order_tiles: list[OrderTile]
    next_order: OrderTile | None
    deck: DeckView
    temple_deck: int
    unseen: list[UnseenTile]
    unseen_temples: list[TileView]
    tiles: dict[str, TileView]
    display: list[DisplayTile]
    temples: list[DisplayTile | None]
    pairs: list[list[DisplayTile]]
    culture: list[CulturePile]
    glory: list[GloryRound]
    race: list[Racer]
    building: TileView | None
    origin: int
    source: int
    effect_tile: TileView | None
    choices_left: int
    picks_left: int
    queue: list[int]
    culture_points: Cultures
    directions: list[Line]
    cells: list[CellPreview]
    window: WindowView
    seats: list[SeatView]
    title: str | None
    titles: list[SoloTitle]
    """Alone: the titles, highest first, with the least points for each."""
    target_score: int | None


# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> dict[str, Any]:
    """Return what the viewer sees: display, piles, the race for glory, every city, and what answers would bring."""
    asked = Decision(state.decision)
    return {
        "solo": bool(state.seats == 1),
        "round": int(state.round_number),
        "rounds": ROUNDS,
        "phase": "over" if state.actor < 0 else "hire" if asked == Decision.HIRE else "main",
        "decision": asked.name.lower(),
        "active": int(state.active),
        "first_player": int(state.first_player),
        "passed": int(state.passed),
        "fee": fee_of(state),
        "pass_income": FORCED_PASS_INCOME,
        "order_tiles": order_tiles(state),
        "next_order": next_order(state),
        "deck": deck_view(state),
        "temple_deck": int(state.temple_count),
        "unseen": unseen_tiles(state),
        "unseen_temples": unseen_temples(state),
        "tiles": {TILE_NAMES[kind]: tile_view(kind) for kind in built(state)},
        "display": [display_view(state, viewer, kind) for kind in displayed(state)],
        "temples": [display_view(state, viewer, kind) if kind else None for kind in state.temples.tolist()],
        "pairs": [
            [display_view(state, viewer, int(kind)) for kind in pair] for pair in state.pairs[: state.pair_count]
        ],
        "culture": [culture_view(state, culture) for culture in range(CULTURES)],
        "glory": [glory_view(state, number) for number in range(1, ROUNDS + 1)],
        "race": race_view(state),
        "building": tile_view(int(state.tile)) if state.tile else None,
        "origin": int(state.origin),
        "source": int(state.source),
        "effect_tile": tile_view(int(state.effect_tile)) if state.effect_tile else None,
        "choices_left": int(state.choices_left),
        "picks_left": int(state.picks_left),
        "queue": state.queue[state.queue_next : state.queue_length].tolist(),
        "culture_points": dict(zip(CULTURE_NAMES, state.culture_points.tolist(), strict=True)),
        "directions": four_lines(state, int(state.actor), int(state.origin)) if is_asking(state, asked) else [],
        "cells": cell_previews(state) if state.actor >= 0 else [],
        "window": {"size": GRID, "fountain_cell": FOUNTAIN_CELL, "edges": window_edges(state)},
        "seats": [seat_view(state, seat) for seat in range(state.seats)],
        "title": solo_title(state) if state.seats == 1 else None,
        "titles": solo_titles() if state.seats == 1 else [],
        "target_score": SOLO_TARGET if state.seats == 1 else None,
    }


def is_asking(state: Record, asked: Decision) -> bool:
    """Whether a direction is being asked for."""
    return bool(state.actor >= 0 and asked == Decision.DIRECTION)


def displayed(state: Record) -> list[int]:
    """The facility types on display, the solo round tile included; temples have their own row."""
    kinds = [*range(1, FACILITY_TYPES + 1), ROUND_TILE]
    return [kind for kind in kinds if state.display[kind]]


def built(state: Record) -> list[int]:
    """The kinds of tile that lie in any city, for their pictures; a residence with its assistant is a residence."""
    kinds = set(state.city[: state.seats].ravel().tolist()) - {EMPTY, HELPED_RESIDENCE}
    return sorted(kinds | {RESIDENCE})


def tile_view(kind: int) -> dict[str, Any]:
    """Return a tile as the component file describes it, with the sentence that explains it."""
    return dict(_TILE_VIEWS[kind])


def display_view(state: Record, viewer: int, kind: int) -> dict[str, Any]:
    """Return a tile on display with what the viewer would pay for it (MIN-3.4)."""
    price = None if viewer < 0 or kind == ROUND_TILE else price_of(state, viewer, kind)
    target = ACTION_NAMES[TILE_0 + kind]
    return {**_TILE_VIEWS[kind], "target": target, "count": int(state.display[kind]), "price": price}


def order_tiles(state: Record) -> list[dict[str, Any]]:
    """The order tiles in play (MIN-2.3); alone there are none (MIN-15.1)."""
    return [order_view(state, number) for number in range(1, int(state.seats) + 1)] if state.seats > 1 else []


def order_view(state: Record, number: int) -> dict[str, Any]:
    """Return an order tile: who holds it, and its points once it is turned over (MIN-12.11)."""
    holders = [seat for seat in range(state.seats) if state.order[seat] == number]
    flipped = bool(state.round_number == ROUNDS and ORDER_FLIPPED[state.seats, number])
    return {
        "number": number,
        "holder": holders[0] if holders else None,
        "flipped": flipped,
        "vp": int(ORDER_VP[number]) if flipped else 0,
        "vp_back": int(ORDER_VP[number]) if ORDER_FLIPPED[state.seats, number] else 0,
    }


def next_order(state: Record) -> dict[str, Any] | None:
    """Return the order tile that the next seat to pass would take (MIN-5.4)."""
    if state.seats == 1 or state.passed >= state.seats:
        return None
    return order_view(state, int(state.passed) + 1)


def deck_view(state: Record) -> dict[str, int]:
    """Return the size of the normal deck, and how many tiles are sure to come next round (MIN-17.5)."""
    pile = int(TILES_PER_PILE[state.seats]) + 1
    return {
        "count": int(state.deck_end - state.deck_next),
        "sure": int(state.round_number) * pile - int(state.deck_next),
        "piles": ROUNDS - int(state.round_number),
    }


def unseen_tiles(state: Record) -> list[dict[str, Any]]:
    """Return the tiles that nobody has seen yet, which everybody can count (MIN-17.5)."""
    kinds = range(1, FACILITY_TYPES + 1)
    cities = np.bincount(state.city[: state.seats].ravel(), minlength=len(TILE_NAMES))
    in_hand = 0 if state.decision == Decision.PARTNER else int(state.tile)
    counts = {
        kind: int(COPIES[state.seats, kind] - state.display[kind] - cities[kind] - state.removed[kind])
        - (in_hand == kind)
        for kind in kinds
    }
    return [
        {"type": kind, "name": tile_message(kind).to_json(), "count": count} for kind, count in counts.items() if count
    ]


def unseen_temples(state: Record) -> list[dict[str, Any]]:
    """Return the temples that nobody has seen yet."""
    seen = {*state.temples.tolist(), *state.city[: state.seats].ravel().tolist(), int(state.tile)}
    return [tile_view(kind) for kind in range(FIRST_TEMPLE, LAST_TEMPLE + 1) if kind not in seen]


def culture_view(state: Record, culture: int) -> dict[str, Any]:
    """Return a culture pile, its top tile first; all of it may be inspected (MIN-2.9)."""
    taken, seats = int(state.culture_taken[culture]), int(state.seats)
    tiles = [
        {
            "symbols": int(PILE_SYMBOLS[seats, culture, place]),
            "vp": int(PILE_VP[seats, culture, place]),
            "owner": int(state.culture_owner[culture, place]),
        }
        for place in range(int(PILE_SIZE[seats, culture]))
    ]
    return {
        "culture": CULTURE_NAMES[culture],
        "target": ACTION_NAMES[CULTURE_0 + culture],
        "taken": tiles[:taken],
        "left": tiles[taken:],
    }


def glory_view(state: Record, number: int) -> dict[str, Any]:
    """Return the glory tiles of a round (MIN-2.10)."""
    now = bool(number == state.round_number and state.actor >= 0)
    tiles = [
        {
            "rank": rank + 1,
            "vp": int(GLORY_VP[number, rank]),
            "owner": int(state.glory_owner[number, rank]),
            "contenders": contenders_for(state, rank) if now else [],
        }
        for rank in range(int(GLORY_TILES[number]))
    ]
    return {"round": number, "now": now, "tiles": tiles}


def contenders_for(state: Record, rank: int) -> list[int]:
    """Return who could win a glory tile of this round as things stand: several where passing will break the tie."""
    return [
        seat
        for seat in range(state.seats)
        if state.glory[seat] and 0 <= rank - rounds.forecast_rank(state, seat) <= rounds.level_with(state, seat)
    ]


def race_view(state: Record) -> list[dict[str, Any]]:
    """Return the race for this round's glory tiles: who would win which of them now (MIN-12.6, MIN-15.9)."""
    number = int(state.round_number)
    race = []
    for seat in range(state.seats):
        rank = rounds.forecast_rank(state, seat)
        wins = bool(rank < GLORY_TILES[number])
        race.append(
            {
                "seat": seat,
                "glory": int(state.glory[seat]),
                "rank": rank + 1 if wins else None,
                "vp": int(GLORY_VP[number, rank]) if wins else 0,
            }
        )
    return race


def seat_view(state: Record, seat: int) -> dict[str, Any]:
    """Return one player: city, stock, supply, and the points as they stand."""
    owned = rounds.assistants_owned(state, seat)
    price = {"denarii": int(HIRE_DENARII[owned]), "glory": int(HIRE_GLORY[owned])} if owned < ASSISTANT_LIMIT else None
    cells = [cell for cell in range(CELLS) if state.city[seat, cell] != EMPTY]
    rows, columns = [cell // GRID for cell in cells], [cell % GRID for cell in cells]
    return {
        "seat": seat,
        "city": [city_tile(state, seat, cell) for cell in cells],
        "bounds": {"top": min(rows), "bottom": max(rows), "left": min(columns), "right": max(columns)},
        "resources": dict(zip(RESOURCE_NAMES, state.resources[seat].tolist(), strict=True)),
        "resource_cap": RESOURCE_CAP,
        "denarii": int(state.denarii[seat]),
        "glory": int(state.glory[seat]),
        "residences": int(state.residences[seat]),
        "free_residences": int(state.free_residences[seat]),
        "assistants": int(state.assistants[seat]),
        "placed_assistants": int(state.placed_assistants[seat]),
        "hire_price": price,
        "order": int(state.order[seat]),
        "culture_tiles": [
            {"culture": pile["culture"], "symbols": tile["symbols"], "vp": tile["vp"]}
            for pile in (culture_view(state, culture) for culture in range(CULTURES))
            for tile in pile["taken"]
            if tile["owner"] == seat
        ],
        "glory_tiles": [
            {"round": number, "rank": tile["rank"], "vp": tile["vp"]}
            for number in range(1, ROUNDS + 1)
            for tile in glory_view(state, number)["tiles"]
            if tile["owner"] == seat
        ],
        "points": points_view(state, seat),
    }


def city_tile(state: Record, seat: int, cell: int) -> dict[str, Any]:
    """Return one tile of a city: where it lies, what it is, and what a temple scores now."""
    kind = int(state.city[seat, cell])
    return {
        "cell": cell,
        "target": ACTION_NAMES[CELL_0 + cell],
        "row": cell // GRID,
        "column": cell % GRID,
        "name": cell_name(cell),
        "tile": TILE_NAMES[kind],
        "type": RESIDENCE if kind == HELPED_RESIDENCE else kind,
        "category": CATEGORY_NAMES[CATEGORY[kind]],
        "assistant": kind == HELPED_RESIDENCE,
        "scores": temple_points(state, seat, cell) if FIRST_TEMPLE <= kind <= LAST_TEMPLE else None,
    }


def points_view(state: Record, seat: int) -> dict[str, int]:
    """Return the points by scoring category as they stand (MIN-13.1)."""
    parts = {
        "culture": scoring.culture_vp(state, seat),
        "glory": scoring.glory_vp(state, seat),
        "temples": scoring.temple_vp(state, seat),
        "stock": scoring.stock_vp(state, seat),
        "order": scoring.order_vp(state, seat),
    }
    return {**{name: int(points) for name, points in parts.items()}, "total": int(scoring.points_of(state, seat))}


def window_edges(state: Record) -> list[dict[str, Any]]:
    """Return where a city has reached the edge of the window: there nothing more can be placed (MIN-14.2)."""
    found = []
    for seat in range(state.seats):
        cells = [cell for cell in range(CELLS) if state.city[seat, cell] != EMPTY]
        sides = {
            "up": any(cell // GRID == 0 for cell in cells),
            "down": any(cell // GRID == GRID - 1 for cell in cells),
            "left": any(cell % GRID == 0 for cell in cells),
            "right": any(cell % GRID == GRID - 1 for cell in cells),
        }
        found += [{"seat": seat, "side": side} for side, reached in sides.items() if reached]
    return found


def solo_title(state: Record) -> str:
    """Return the title that the points as they stand would earn (MIN-15.10)."""
    points = scoring.points_of(state, 0)
    return next(name for name, least in zip(TITLE_NAMES, SOLO_TITLES, strict=True) if points >= least)


def solo_titles() -> list[dict[str, Any]]:
    """Return the titles, highest first, with the least points for each (MIN-15.10)."""
    return [{"title": name, "least": least} for name, least in zip(TITLE_NAMES, SOLO_TITLES, strict=True)]


# ---------------------------------------------------------------- tiles


def printed_effect(tile: dict[str, Any]) -> dict[str, Any]:
    """Return what the component file says about a tile's effect, for its picture."""
    if tile["timing"] == "end":
        return {"op": "temple", "area": tile["area"], "target": tile["target"], "vp": tile["vp_each"]}
    return dict(tile["effect"])


def _tile_views() -> dict[int, dict[str, Any]]:
    found = {}
    for tile in COMPONENTS["tile"] + COMPONENTS["temple"]:
        kind = tile["type_id"]
        found[kind] = {
            "tile": TILE_NAMES[kind],
            "type": kind,
            "category": tile["category"],
            "cost": dict(zip(RESOURCE_NAMES, COST[kind].tolist(), strict=True)),
            "name": tile_message(kind).to_json(),
            "about": about_tile(kind).to_json(),
            "brief": brief_tile(kind).to_json(),
            "effect": printed_effect(tile),
            "source": tile["source"],
        }
    return found


_TILE_VIEWS = _tile_views()
