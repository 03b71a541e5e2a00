"""What a position of Minerva means to a person: views, questions, answers, log lines and the score sheet.

Every state that arrives here is already masked for its viewer: only the order of the decks is hidden.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saturnalia.kernel.game import ScoreRow, Table
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import rounds
from .city import temple_points
from .components import (
    AMOUNT,
    ASSISTANT_LIMIT,
    CATEGORY,
    CATEGORY_NAMES,
    CELLS,
    CHOOSABLE,
    COMPONENTS,
    COPIES,
    COST,
    CULTURE_NAMES,
    CULTURES,
    EFFECT,
    EFFECT_NAMES,
    EMPTY,
    FACILITY_TYPES,
    FIRST_TEMPLE,
    FORCED_PASS_INCOME,
    FOUNTAIN_CELL,
    GAINS,
    GLORY_TILES,
    GLORY_VP,
    GRID,
    HELPED_RESIDENCE,
    HIRE_DENARII,
    HIRE_GLORY,
    LAST_TEMPLE,
    ORDER_FLIPPED,
    ORDER_VP,
    PAIR_FIRST,
    PAIR_SECOND,
    PILE_SIZE,
    PILE_SYMBOLS,
    PILE_VP,
    PRICE_OF_MISSING,
    RESIDENCE,
    RESOURCE_CAP,
    RESOURCE_NAMES,
    RESOURCES,
    ROUND_TILE,
    ROUND_TILE_DENARII,
    ROUNDS,
    SELL_PRICE,
    SOLO_TARGET,
    SOLO_TITLES,
    SUBJECT,
    TEMPLE_AREA,
    TEMPLE_TARGET,
    TEMPLE_VP,
    TILE_NAMES,
    TILES_PER_PILE,
)
from .previews import (
    amounts,
    cell_preview,
    cell_previews,
    four_lines,
    line_message,
    line_preview,
    offered,
    price_amounts,
    price_of,
)
from .state import (
    ACTION_NAMES,
    BUILD_RESIDENCE,
    CELL_0,
    CONVERT_0,
    CULTURE_0,
    DIRECTION_0,
    DIRECTION_NAMES,
    HIRE_WITH_DENARII,
    PAIR_0,
    PLACE_ASSISTANT,
    SELL_0,
    STOP,
    TAKE_0,
    TILE_0,
    Decision,
)
from .stock import fee_of
from .why_not import why_not

__all__ = ["describe", "outcome", "prompt", "score_sheet", "tables", "tell", "view", "why_not"]

AREA_NAMES = ("adjacent8", "lines4", "stock")
TITLE_NAMES = ("augustus", "consul", "legate", "tribune", "centurion", "immune", "civilian")

# ---------------------------------------------------------------- the view


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
    return [{"tile": TILE_NAMES[kind], "type": kind, "count": count} for kind, count in counts.items() if count]


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
    tiles = [
        {"rank": rank + 1, "vp": int(GLORY_VP[number, rank]), "owner": int(state.glory_owner[number, rank])}
        for rank in range(int(GLORY_TILES[number]))
    ]
    return {"round": number, "now": bool(number == state.round_number and state.actor >= 0), "tiles": tiles}


def race_view(state: Record) -> list[dict[str, Any]]:
    """Return the race for this round's glory tiles: who would win which of them now (MIN-12.5, MIN-15.9)."""
    number = int(state.round_number)
    race = []
    for seat in range(state.seats):
        rank = rounds.glory_rank(state, seat)
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
        "culture": rounds.culture_vp(state, seat),
        "glory": rounds.glory_vp(state, seat),
        "temples": rounds.temple_vp(state, seat),
        "stock": rounds.stock_vp(state, seat),
        "order": rounds.order_vp(state, seat),
    }
    return {**{name: int(points) for name, points in parts.items()}, "total": int(rounds.points_of(state, seat))}


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
    points = rounds.points_of(state, 0)
    return next(name for name, least in zip(TITLE_NAMES, SOLO_TITLES, strict=True) if points >= least)


def solo_titles() -> list[dict[str, Any]]:
    """Return the titles, highest first, with the least points for each (MIN-15.10)."""
    return [{"title": name, "least": least} for name, least in zip(TITLE_NAMES, SOLO_TITLES, strict=True)]


def cell_name(cell: int) -> str:
    """Return a cell as people call it: a letter for the column, a number for the row; the fountain begins at I9."""
    return f"{chr(ord('A') + cell % GRID)}{cell // GRID + 1}"


# ---------------------------------------------------------------- tiles in words


def tile_args(kind: int) -> dict[str, Any]:
    """The arguments with which messages name a tile; a temple is told by what it scores."""
    if not FIRST_TEMPLE <= kind <= LAST_TEMPLE:
        return {"tile": TILE_NAMES[kind]}
    area = AREA_NAMES[TEMPLE_AREA[kind]]
    targets = RESOURCE_NAMES if area == "stock" else [*CATEGORY_NAMES, "variety"]
    return {"tile": "temple", "area": area, "subject": targets[TEMPLE_TARGET[kind]], "each": int(TEMPLE_VP[kind])}


def tile_message(kind: int) -> Message:
    """Return the name of a tile."""
    return Message("minerva-tile", tile_args(kind))


def about_tile(kind: int) -> Message:
    """Return the sentence that says what a tile does (chapters 9 to 11)."""
    if FIRST_TEMPLE <= kind <= LAST_TEMPLE:
        return Message("minerva-about-temple", {key: value for key, value in tile_args(kind).items() if key != "tile"})
    if kind == ROUND_TILE:
        return Message("minerva-about-round-tile", {"denarii": ROUND_TILE_DENARII})
    effect = EFFECT_NAMES[EFFECT[kind]].replace("_", "-")
    args: dict[str, Any] = {}
    if effect == "gain":
        args = {"gains": amounts(dict(zip(RESOURCE_NAMES, GAINS[kind].tolist(), strict=True)))}
    elif effect == "choose-resource":
        chosen = [name for resource, name in enumerate(RESOURCE_NAMES) if CHOOSABLE[kind, resource]]
        kinds = [Message("minerva-resource", {"resource": name}).to_json() for name in chosen]
        args = {"count": int(AMOUNT[kind]), "kinds": kinds}
    elif effect == "denarii-per-resource":
        args = {"denarii": int(AMOUNT[kind]), "resource": RESOURCE_NAMES[SUBJECT[kind]]}
    elif effect == "convert-to-glory":
        args = {"glory": int(AMOUNT[kind]), "resource": RESOURCE_NAMES[SUBJECT[kind]]}
    elif effect == "culture-points":
        args = {"points": int(AMOUNT[kind]), "culture": CULTURE_NAMES[SUBJECT[kind]]}
    elif effect == "culture-points-choice":
        args = {"points": int(AMOUNT[kind])}
    elif effect in ("gain-denarii", "buy-resources"):
        args = {"denarii": int(AMOUNT[kind])}
    elif effect in ("convert-distinct-pair-to-glory", "gain-glory"):
        args = {"glory": int(AMOUNT[kind])}
    elif effect == "activate-adjacent":
        args = {"count": int(AMOUNT[kind])}
    return Message(f"minerva-about-{effect}", args)


def printed_effect(tile: dict[str, Any]) -> dict[str, Any]:
    """Return what the component file says about a tile's effect, for its picture."""
    if tile["timing"] == "end":
        return {"op": "temple", "area": tile["area"], "target": tile["target"], "vp": tile["vp_each"]}
    return dict(tile["effect"])


def brief_tile(kind: int) -> Message:
    """Return what a tile does in a few words."""
    about = about_tile(kind)
    return Message(about.id.replace("minerva-about-", "minerva-brief-"), about.args)


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

# ---------------------------------------------------------------- tables for the terminal and the generic board

Cell = Message | str | int


def tables(state: Record, viewer: int) -> list[Table]:
    """Return the position as readable tables: display, culture and glory, seats, and the cities."""
    seats = range(int(state.seats))
    first = max(viewer, 0)
    found = [display_table(state, viewer), prize_table(state), seat_table(state)]
    return found + [city_table(state, (first + seat) % len(seats)) for seat in seats]


def display_table(state: Record, viewer: int) -> Table:
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
    return Table(title, [Message(f"minerva-column-{name}") for name in columns], rows)


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


def prize_table(state: Record) -> Table:
    """The tops of the culture piles, and this round's glory tiles with who would win them now."""
    rows: list[list[Cell]] = []
    for culture in range(CULTURES):
        left = culture_view(state, culture)["left"]
        name = Message("minerva-culture", {"culture": CULTURE_NAMES[culture]})
        need: Cell = (
            Message("minerva-prize-symbols", {"symbols": left[0]["symbols"], "left": len(left)}) if left else "–"
        )
        rows.append([name, need, left[0]["vp"] if left else "–"])
    race = race_view(state)
    for tile in glory_view(state, int(state.round_number))["tiles"]:
        leaders = [entry for entry in race if entry["rank"] == tile["rank"]]
        lead: Cell = "–"
        if leaders:
            lead = Message("minerva-prize-lead", {"seat": leaders[0]["seat"], "glory": leaders[0]["glory"]})
        rows.append([Message("minerva-prize-glory", {"rank": tile["rank"]}), lead, tile["vp"]])
    columns = [Message(f"minerva-column-{name}") for name in ("prize", "condition", "points")]
    return Table(Message("minerva-table-prizes"), columns, rows)


def seat_table(state: Record) -> Table:
    """Stock, supply and points of every seat."""
    columns = ["seat-name", "denarii", *RESOURCE_NAMES, "glory", "residences", "assistants", "order", "points"]
    rows: list[list[Cell]] = []
    for seat in range(state.seats):
        shown = seat_view(state, seat)
        order: Cell = shown["order"] or "–"
        supply = [shown["glory"], shown["residences"], shown["assistants"], order, shown["points"]["total"]]
        name = Message("minerva-column-seat", {"seat": seat})
        rows.append([name, shown["denarii"], *shown["resources"].values(), *supply])
    fee = fee_of(state)
    title = Message("minerva-table-seats-fee", {"fee": fee}) if fee else Message("minerva-table-seats")
    return Table(title, [Message(f"minerva-column-{name}") for name in columns], rows)


def city_table(state: Record, seat: int) -> Table:
    """A city as a grid, one cell around it for what can be built there."""
    bounds = seat_view(state, seat)["bounds"]
    rows_shown = range(max(0, bounds["top"] - 1), min(GRID - 1, bounds["bottom"] + 1) + 1)
    columns_shown = range(max(0, bounds["left"] - 1), min(GRID - 1, bounds["right"] + 1) + 1)
    columns = [Message("minerva-column-row")]
    columns += [Message("minerva-column-letter", {"letter": cell_name(column)[0]}) for column in columns_shown]
    rows: list[list[Cell]] = [
        [str(row + 1), *(city_cell(state, seat, row * GRID + column) for column in columns_shown)] for row in rows_shown
    ]
    return Table(Message("minerva-table-city", {"seat": seat}), columns, rows)


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


# ---------------------------------------------------------------- questions and answers


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    asked = Decision(state.decision)
    seat = int(state.actor)
    args: dict[str, Any] = {}
    if asked == Decision.MAIN:
        return main_prompt(state)
    if asked in (Decision.PARTNER, Decision.CELL):
        args = tile_args(int(state.tile))
    elif asked == Decision.RESOURCE:
        args = {**tile_args(int(state.effect_tile)), "count": int(state.choices_left)}
    elif asked == Decision.CONVERT:
        args = {"resource": RESOURCE_NAMES[SUBJECT[state.effect_tile]]}
    elif asked == Decision.TRADE:
        args = {"denarii": int(state.denarii[seat]), "price": int(AMOUNT[state.effect_tile])}
    elif asked == Decision.BATH:
        args = {"left": int(state.picks_left)}
    elif asked == Decision.AQUEDUCT_TARGET:
        args = tile_args(int(state.city[seat, state.source]))
    elif asked == Decision.HIRE:
        owned = rounds.assistants_owned(state, seat)
        args = {"owned": owned, "denarii": int(HIRE_DENARII[owned]), "glory": int(HIRE_GLORY[owned])}
    return Message(f"minerva-ask-{asked.name.lower().replace('_', '-')}", args)


def main_prompt(state: Record) -> Message:
    """Return the question of a turn, which names only what is possible now."""
    actions = offered(state)
    tiles = [action - TILE_0 for action in actions if TILE_0 < action < CELL_0]
    possible = {
        "tile": any(kind != ROUND_TILE for kind in tiles),
        "residence": BUILD_RESIDENCE in actions,
        "assistant": PLACE_ASSISTANT in actions,
    }
    deeds = "-".join(name for name, is_possible in possible.items() if is_possible)
    denarii = {"denarii": int(state.denarii[state.actor])}
    if deeds:
        return Message("minerva-ask-main", {**denarii, "fee": fee_of(state), "deeds": deeds})
    sells = any(SELL_0 <= action < SELL_0 + RESOURCES for action in actions)
    name = "round-tile" if tiles else "sell" if sells else "pass"
    return Message(f"minerva-ask-main-{name}", denarii)


def called(action: int) -> Message | None:
    """Return what people call the tile or the cell of an action."""
    kind, _, _ = ACTION_NAMES[action].partition(":")
    if kind == "tile":
        return tile_message(action - TILE_0)
    return Message("minerva-cell", {"cell": cell_name(action - CELL_0)}) if kind == "cell" else None


def describe(state: Record, action: int) -> Message:
    """Return what a legal action means in answer to the present question."""
    asked = Decision(state.decision)
    name = asked.name.lower().replace("_", "-")
    seat = int(state.actor)
    if action == STOP:
        order = next_order(state) if asked == Decision.MAIN else None
        if order is None:
            return Message(f"minerva-do-{name}-stop")
        return Message("minerva-do-main-pass", {"order": order["number"], "vp": order["vp"]})
    if SELL_0 <= action < SELL_0 + RESOURCES:
        return Message("minerva-do-sell", {"resource": RESOURCE_NAMES[action - SELL_0], "denarii": SELL_PRICE})
    if action >= CELL_0:
        return describe_cell(state, asked, action - CELL_0)
    if asked == Decision.MAIN:
        return describe_main(state, seat, action)
    if asked == Decision.PARTNER:
        return Message("minerva-do-partner", tile_args(action - TILE_0))
    if asked == Decision.DIRECTION:
        return line_message(line_preview(state, seat, int(state.origin), action - DIRECTION_0))
    if asked == Decision.TRADE:
        resource = RESOURCE_NAMES[action - TAKE_0]
        return Message("minerva-do-buy", {"resource": resource, "denarii": int(AMOUNT[state.effect_tile])})
    if asked == Decision.RESOURCE:
        return Message("minerva-do-take", {"resource": RESOURCE_NAMES[action - TAKE_0]})
    if asked == Decision.CONVERT:
        count, kind = action - CONVERT_0, int(state.effect_tile)
        resource = RESOURCE_NAMES[SUBJECT[kind]]
        return Message("minerva-do-convert", {"count": count, "resource": resource, "glory": count * int(AMOUNT[kind])})
    if asked == Decision.CONVERT_PAIR:
        first, second = RESOURCE_NAMES[PAIR_FIRST[action - PAIR_0]], RESOURCE_NAMES[PAIR_SECOND[action - PAIR_0]]
        paid = amounts({first: 1, second: 1})
        return Message("minerva-do-convert-pair", {"paid": paid, "glory": int(AMOUNT[state.effect_tile])})
    if asked == Decision.HIRE:
        owned = rounds.assistants_owned(state, seat)
        if action == HIRE_WITH_DENARII:
            return Message("minerva-do-hire-denarii", {"denarii": int(HIRE_DENARII[owned])})
        return Message("minerva-do-hire-glory", {"glory": int(HIRE_GLORY[owned])})
    return describe_culture(state, asked, action - CULTURE_0)


def describe_main(state: Record, seat: int, action: int) -> Message:
    """Return what one of the actions of a turn would cost."""
    if action in (BUILD_RESIDENCE, PLACE_ASSISTANT):
        left = state.residences if action == BUILD_RESIDENCE else state.assistants
        name = "residence" if action == BUILD_RESIDENCE else "assistant"
        return Message(f"minerva-do-main-{name}", {"left": int(left[seat]), "fee": fee_of(state)})
    kind = action - TILE_0
    if kind == ROUND_TILE:
        return Message("minerva-do-main-round-tile", {"denarii": ROUND_TILE_DENARII})
    price = price_amounts(price_of(state, seat, kind))
    if not price:
        return Message("minerva-do-main-tile-free", tile_args(kind))
    return Message("minerva-do-main-tile", {**tile_args(kind), "price": price})


def describe_cell(state: Record, asked: Decision, cell: int) -> Message:
    """Return what choosing a cell would bring."""
    args: dict[str, Any] = {"cell": cell_name(cell)}
    if asked in (Decision.CELL, Decision.ASSISTANT_CELL, Decision.AQUEDUCT_TARGET):
        preview = cell_preview(state, cell)
        temples = preview["temples"]
        lines = [line_message(line).to_json() for line in preview["lines"] if line["tiles"]]
        if lines:
            return Message("minerva-do-cell-lines", {**args, "temples": temples, "lines": lines})
        if temples:
            return Message("minerva-do-cell-temples", {**args, "temples": temples})
        return Message("minerva-do-cell", args)
    kind = int(state.city[state.actor, cell])
    return Message(f"minerva-do-{asked.name.lower().replace('_', '-')}", {**args, **tile_args(kind)})


def describe_culture(state: Record, asked: Decision, culture: int) -> Message:
    """Return a culture category with its top tile: what the garden's point counts for, or the arch takes."""
    left = culture_view(state, culture)["left"]
    args: dict[str, Any] = {"culture": CULTURE_NAMES[culture]}
    if asked == Decision.ARCH:
        return Message("minerva-do-arch", {**args, "vp": left[0]["vp"]})
    symbols, points = left[0]["symbols"] if left else 0, int(state.culture_points[culture])
    return Message("minerva-do-garden", {**args, "points": points + int(AMOUNT[state.effect_tile]), "symbols": symbols})


# ---------------------------------------------------------------- the log


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence for an event; what was paid for a tile is told when it is built."""
    name = event["event"].replace("_", "-")
    if name == "paid":
        return None
    args = {key: value for key, value in event.items() if key != "event"}
    if name == "revealed-pair":
        pair = [tile_message(args["tile"]).to_json(), tile_message(args["partner"]).to_json()]
        return Message("minerva-log-revealed-pair", {"tiles": pair})
    if name == "built":  # MIN-3.4: denarii replace the tokens that are missing
        args["denarii"] = PRICE_OF_MISSING * (int(COST[args["tile"]].sum()) - args["tokens"])
    if "tile" in args:
        args |= tile_args(args["tile"])
    for key in ("cell", "source", "target"):
        if key in args:
            args[key] = cell_name(args[key])
    if name == "converted-pair":
        paid = amounts({RESOURCE_NAMES[args.pop("resource")]: 1, RESOURCE_NAMES[args.pop("other")]: 1})
        return Message("minerva-log-converted-pair", {**args, "paid": paid})
    for key, names in (("resource", RESOURCE_NAMES), ("culture", CULTURE_NAMES), ("direction", DIRECTION_NAMES)):
        if key in args:
            args[key] = names[args[key]]
    if name == "passed" and not event["order"]:
        return Message("minerva-log-passed-alone", {"seat": event["seat"]})
    return Message(f"minerva-log-{name}", args)


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category (chapter 13)."""
    seats = [points_view(state, seat) for seat in range(state.seats)]
    names = [name for name in seats[0] if name != "order" or state.seats > 1]  # MIN-15.10
    return [ScoreRow(Message(f"minerva-score-{name}"), [points[name] for points in seats]) for name in names]


def outcome(state: Record) -> Message:
    """Return who won and by which rule, or the title earned alone."""
    if state.seats == 1:  # MIN-15.10
        return Message(
            "minerva-outcome-solo", {"seat": 0, "title": solo_title(state), "points": rounds.points_of(state, 0)}
        )
    seats = range(state.seats)
    winner = next(
        seat for seat in seats if not any(rounds.beats(state, other, seat) for other in seats if other != seat)
    )
    # what decided against the closest of the others
    criterion = max(rounds.decided_by(state, winner, other) for other in seats if other != winner)
    args = {"seat": winner, "points": rounds.points_of(state, winner)}
    if criterion == rounds.BY_POINTS:
        return Message("minerva-outcome", args)
    if criterion == rounds.BY_ORDER:
        return Message("minerva-outcome-order", {**args, "order": int(state.order[winner])})
    name = "tiles" if criterion == rounds.BY_TILES else "temples"
    return Message(f"minerva-outcome-{name}", {**args, "count": rounds.merit(state, winner, criterion)})
