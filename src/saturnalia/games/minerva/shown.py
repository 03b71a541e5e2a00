"""What a viewer sees of a position of Minerva, as data for a board."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

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
from .view_types import (
    CityTile,
    CulturePile,
    Cultures,
    CultureTile,
    DeckView,
    DisplayTile,
    Effect,
    GloryRound,
    GloryTile,
    HirePrice,
    OrderTile,
    Points,
    Racer,
    Resources,
    SeatView,
    SoloTitle,
    TileView,
    UnseenTile,
    View,
    WindowEdge,
)

TITLE_NAMES = ("augustus", "consul", "legate", "tribune", "centurion", "immune", "civilian")

# ---------------------------------------------------------------- the whole view


def view(state: Record, viewer: int) -> View:
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
        "culture_points": cast("Cultures", dict(zip(CULTURE_NAMES, state.culture_points.tolist(), strict=True))),
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


def tile_view(kind: int) -> TileView:
    """Return a tile as the component file describes it, with the sentence that explains it."""
    return _TILE_VIEWS[kind].copy()


def display_view(state: Record, viewer: int, kind: int) -> DisplayTile:
    """Return a tile on display with what the viewer would pay for it (MIN-3.4)."""
    price = None if viewer < 0 or kind == ROUND_TILE else price_of(state, viewer, kind)
    target = ACTION_NAMES[TILE_0 + kind]
    return {**_TILE_VIEWS[kind], "target": target, "count": int(state.display[kind]), "price": price}


def order_tiles(state: Record) -> list[OrderTile]:
    """The order tiles in play (MIN-2.3); alone there are none (MIN-15.1)."""
    return [order_view(state, number) for number in range(1, int(state.seats) + 1)] if state.seats > 1 else []


def order_view(state: Record, number: int) -> OrderTile:
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


def next_order(state: Record) -> OrderTile | None:
    """Return the order tile that the next seat to pass would take (MIN-5.4)."""
    if state.seats == 1 or state.passed >= state.seats:
        return None
    return order_view(state, int(state.passed) + 1)


def deck_view(state: Record) -> DeckView:
    """Return the size of the normal deck, and how many tiles are sure to come next round (MIN-17.5)."""
    pile = int(TILES_PER_PILE[state.seats]) + 1
    return {
        "count": int(state.deck_end - state.deck_next),
        "sure": int(state.round_number) * pile - int(state.deck_next),
        "piles": ROUNDS - int(state.round_number),
    }


def unseen_tiles(state: Record) -> list[UnseenTile]:
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
        {"type": kind, "name": cast("Sentence", tile_message(kind).to_json()), "count": count}
        for kind, count in counts.items()
        if count
    ]


def unseen_temples(state: Record) -> list[TileView]:
    """Return the temples that nobody has seen yet."""
    seen = {*state.temples.tolist(), *state.city[: state.seats].ravel().tolist(), int(state.tile)}
    return [tile_view(kind) for kind in range(FIRST_TEMPLE, LAST_TEMPLE + 1) if kind not in seen]


def culture_view(state: Record, culture: int) -> CulturePile:
    """Return a culture pile, its top tile first; all of it may be inspected (MIN-2.9)."""
    taken, seats = int(state.culture_taken[culture]), int(state.seats)
    tiles: list[CultureTile] = [
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


def glory_view(state: Record, number: int) -> GloryRound:
    """Return the glory tiles of a round (MIN-2.10)."""
    now = bool(number == state.round_number and state.actor >= 0)
    tiles: list[GloryTile] = [
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


def race_view(state: Record) -> list[Racer]:
    """Return the race for this round's glory tiles: who would win which of them now (MIN-12.6, MIN-15.9)."""
    number = int(state.round_number)
    race: list[Racer] = []
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


def seat_view(state: Record, seat: int) -> SeatView:
    """Return one player: city, stock, supply, and the points as they stand."""
    owned = rounds.assistants_owned(state, seat)
    cells = [cell for cell in range(CELLS) if state.city[seat, cell] != EMPTY]
    rows, columns = [cell // GRID for cell in cells], [cell % GRID for cell in cells]
    return {
        "seat": seat,
        "city": [city_tile(state, seat, cell) for cell in cells],
        "bounds": {"top": min(rows), "bottom": max(rows), "left": min(columns), "right": max(columns)},
        "resources": cast("Resources", dict(zip(RESOURCE_NAMES, state.resources[seat].tolist(), strict=True))),
        "resource_cap": RESOURCE_CAP,
        "denarii": int(state.denarii[seat]),
        "glory": int(state.glory[seat]),
        "residences": int(state.residences[seat]),
        "free_residences": int(state.free_residences[seat]),
        "assistants": int(state.assistants[seat]),
        "placed_assistants": int(state.placed_assistants[seat]),
        "hire_price": hire_price(owned) if owned < ASSISTANT_LIMIT else None,
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


def hire_price(owned: int) -> HirePrice:
    """Return what the next assistant costs somebody who has so many (MIN-12.2)."""
    return {"denarii": int(HIRE_DENARII[owned]), "glory": int(HIRE_GLORY[owned])}


def city_tile(state: Record, seat: int, cell: int) -> CityTile:
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


def points_view(state: Record, seat: int) -> Points:
    """Return the points by scoring category as they stand (MIN-13.1)."""
    return {
        "culture": int(scoring.culture_vp(state, seat)),
        "glory": int(scoring.glory_vp(state, seat)),
        "temples": int(scoring.temple_vp(state, seat)),
        "stock": int(scoring.stock_vp(state, seat)),
        "order": int(scoring.order_vp(state, seat)),
        "total": int(scoring.points_of(state, seat)),
    }


def window_edges(state: Record) -> list[WindowEdge]:
    """Return where a city has reached the edge of the window: there nothing more can be placed (MIN-14.2)."""
    found: list[WindowEdge] = []
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


def solo_titles() -> list[SoloTitle]:
    """Return the titles, highest first, with the least points for each (MIN-15.10)."""
    return [{"title": name, "least": least} for name, least in zip(TITLE_NAMES, SOLO_TITLES, strict=True)]


# ---------------------------------------------------------------- tiles


def printed_effect(tile: dict[str, Any]) -> Effect:
    """Return what the component file says about a tile's effect, for its picture."""
    if tile["timing"] == "end":
        return {"op": "temple", "area": tile["area"], "target": tile["target"], "vp": tile["vp_each"]}
    return cast("Effect", dict(tile["effect"]))


def _tile_views() -> dict[int, TileView]:
    found: dict[int, TileView] = {}
    for tile in COMPONENTS["tile"] + COMPONENTS["temple"]:
        kind = tile["type_id"]
        found[kind] = {
            "tile": TILE_NAMES[kind],
            "type": kind,
            "category": tile["category"],
            "cost": cast("Resources", dict(zip(RESOURCE_NAMES, COST[kind].tolist(), strict=True))),
            "name": cast("Sentence", tile_message(kind).to_json()),
            "about": cast("Sentence", about_tile(kind).to_json()),
            "brief": cast("Sentence", brief_tile(kind).to_json()),
            "effect": printed_effect(tile),
            "source": tile["source"],
        }
    return found


_TILE_VIEWS = _tile_views()
