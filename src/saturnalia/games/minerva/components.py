"""The numbers of Minerva: sizes of the record, and what `components.toml` says, as constants of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from saturnalia.kernel.components import (
    changed_though_fixed,
    ids,
    outside,
    outside_each,
    read_components,
    refuse_unfit,
    unfit,
)
from saturnalia.kernel.schema import Array

from .ids import Category, Culture, Resource

_HERE = Path(__file__).resolve().parent
COMPONENTS = read_components(_HERE)

# ---------------------------------------------------------------- what no printed copy can hold otherwise

refuse_unfit(
    changed_though_fixed(
        _HERE,
        {
            "game.rounds": "MIN-4.1",
            "limits.assistants_per_player": "MIN-12.2",
            "limits.assistants_hired_per_round": "MIN-12.1",
            "limits.temples_on_display": "MIN-2.8",
            "limits.culture_tiles_per_category_per_turn": "MIN-9.9",
            "limits.public_bath_activations": "MIN-10.4",
            "grid.size": "MIN-14.2",
            "grid.radius": "MIN-14.2",
            "grid.cells": "MIN-14.2",
            "grid.fountain_row": "MIN-14.2",
            "grid.fountain_col": "MIN-14.2",
            "grid.fountain_cell": "MIN-14.2",
            "setup.fountains_per_player": "MIN-2.4",
            "player_count.*.piles": "MIN-2.6",
            "player_count.*.order_tiles.*": "MIN-2.3",
            "resource.*.tokens": "MIN-1.5",
            "resource.*.spare_tokens": "MIN-1.5",
            "token.*.count": "MIN-1.5",
            "token.*.value": "MIN-1.5",
        },
    )
)

# ---------------------------------------------------------------- sizes

MAX_SEATS = 4
ROUNDS = 6
RESOURCES = 4
CULTURES = 3
DIRECTIONS = 4
SURROUNDING = 8
GRID = 17  # MIN-14.2
CELLS = GRID * GRID
LONGEST_LINE = GRID - 1
FACILITY_TYPES = 32
TEMPLE_TYPES = 20
DISPLAY_SIZE = 54  # types 0 to 53, by number
NORMAL_TILES = 66  # MIN-1.1
DECK_SIZE = NORMAL_TILES + ROUNDS
TEMPLE_SLOTS = 5
TEMPLE_DECK_SIZE = TEMPLE_TYPES - TEMPLE_SLOTS
MOST_PAIRS = 27
MOST_CONVERTED = 6
LARGEST_PILE = 8
GLORY_RANKS = 3
MOST_ASSISTANTS = 5
MOST_PICKS = 3
SOLO_TITLE_COUNT = 7
NO_SEAT = -1
NO_CELL = -1

# what lies in a cell of a city: the number of its type, or one of these
EMPTY = 0
FIRST_TEMPLE = FACILITY_TYPES + 1
LAST_TEMPLE = FACILITY_TYPES + TEMPLE_TYPES
ROUND_TILE = 53
FOUNTAIN = 54
RESIDENCE = 55
HELPED_RESIDENCE = 56  # a residence with an assistant on it
TILE_TYPES = 57

# places in arrays are plain numbers: a GPU does not take members of an enumeration for that
WHEAT, WOOD, STONE, ORE = range(RESOURCES)
PRODUCTION, COMMERCE, CULTURE, MILITARY, SPECIAL, TEMPLE, HOUSING = range(7)
CATEGORIES = 7
NO_CATEGORY = -1

RESOURCE_NAMES = cast("Sequence[Resource]", ids(COMPONENTS, "resource"))
CATEGORY_NAMES = cast("Sequence[Category]", ids(COMPONENTS, "category"))
CULTURE_NAMES = cast("Sequence[Culture]", ids(COMPONENTS, "culture_category"))

# ---------------------------------------------------------------- the grid (MIN-14.2)

UP, DOWN, LEFT, RIGHT = range(DIRECTIONS)
STEP: Array = np.array([-GRID, GRID, -1, 1], dtype=np.int64)
FOUNTAIN_CELL = CELLS // 2


def _cell(row: int, column: int) -> int:
    """The number of a cell, or NO_CELL outside the window."""
    return row * GRID + column if 0 <= row < GRID and 0 <= column < GRID else NO_CELL


_PLACES = [(cell // GRID, cell % GRID) for cell in range(CELLS)]
_SIDES = [(-1, 0), (1, 0), (0, -1), (0, 1)]
_BLOCK = [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if row or column]

NEIGHBOUR: Array = np.array([[_cell(r + dr, c + dc) for dr, dc in _SIDES] for r, c in _PLACES], dtype=np.int64)
AROUND: Array = np.array([[_cell(r + dr, c + dc) for dr, dc in _BLOCK] for r, c in _PLACES], dtype=np.int64)
# how many cells of the window lie in a direction
REACH: Array = np.array([[r, GRID - 1 - r, c, GRID - 1 - c] for r, c in _PLACES], dtype=np.int64)

# ---------------------------------------------------------------- tiles by type (MIN-1.7)

_TILES: dict[int, dict[str, Any]] = {tile["type_id"]: tile for tile in COMPONENTS["tile"] + COMPONENTS["temple"]}


def _entries(name: str, key: str) -> list[dict[str, Any]]:
    """The entries of the component file under one name, by a number that each of them bears."""
    return sorted(COMPONENTS[name], key=lambda entry: int(entry[key]))


def _misplaced() -> list[str]:
    """Return the entries whose numbers name no place of their own in the tables below, which are filled by them."""
    numbers = {
        "assistant_cost.owned (MIN-12.2)": (
            [row["owned"] for row in COMPONENTS["assistant_cost"]],
            range(MOST_ASSISTANTS),
        ),
        "order_tile.number (MIN-1.2)": ([tile["number"] for tile in COMPONENTS["order_tile"]], range(1, MAX_SEATS + 1)),
        "player_count.players (MIN-2.1)": (
            [row["players"] for row in COMPONENTS["player_count"]],
            range(1, MAX_SEATS + 1),
        ),
        "tile.type_id (MIN-1.1)": (
            [tile["type_id"] for tile in COMPONENTS["tile"] + COMPONENTS["temple"]],
            range(1, RESIDENCE + 1),
        ),
    }
    found = [name for name, (given, places) in numbers.items() if sorted(given) != list(places)]
    found += [
        f"player_count.{row['players']}.order_tiles_flipped_after_round_5 (MIN-12.11)"
        for row in COMPONENTS["player_count"]
        if not all(1 <= number <= row["players"] for number in row["order_tiles_flipped_after_round_5"])
    ]
    taken = [(tile["round"], tile["rank"]) for tile in COMPONENTS["glory_tile"]]
    for tile in COMPONENTS["glory_tile"]:
        number, rank = tile["round"], tile["rank"]
        is_inside = 1 <= number <= ROUNDS and 1 <= rank <= GLORY_RANKS
        if not is_inside or taken.count((number, rank)) > 1 or (rank > 1 and (number, rank - 1) not in taken):
            found.append(f"{tile['id']} (MIN-1.4)")
    return found


refuse_unfit(_misplaced())

TILE_NAMES: list[str] = [_TILES[kind]["id"] if kind in _TILES else "" for kind in range(TILE_TYPES)]
TILE_NAMES[HELPED_RESIDENCE] = TILE_NAMES[RESIDENCE]

# what an activated or built tile does (chapters 9 and 10)
NOTHING, GAIN, CHOOSE_RESOURCE, DENARII_PER_RESOURCE, GAIN_DENARII, CULTURE_POINTS, CULTURE_CHOICE = range(7)
CONVERT, CONVERT_PAIR, GAIN_GLORY, TRADE, ARCH, BATH, AQUEDUCT, CIRCUS = range(7, 15)
EFFECT_NAMES = (
    "none", "gain", "choose_resource", "denarii_per_resource", "gain_denarii", "culture_points",
    "culture_points_choice", "convert_to_glory", "convert_distinct_pair_to_glory", "gain_glory", "buy_resources",
    "take_top_culture_tile", "activate_adjacent", "move_adjacent_tile", "remove_adjacent_residence",
)  # fmt: skip
_AREAS = ("adjacent8", "lines4", "stock")
SURROUNDING_AREA, FOUR_DIRECTIONS, STOCK = range(3)
VARIETY = CATEGORIES  # the target "number of categories" (MIN-11.6)


def _table(*shape: int) -> Any:
    return np.zeros((TILE_TYPES, *shape), dtype=np.int64)


COST = _table(RESOURCES)
CATEGORY = _table()
EFFECT = _table()
GAINS = _table(RESOURCES)  # GAIN: tokens by kind
CHOOSABLE = _table(RESOURCES)  # CHOOSE_RESOURCE: 1 for kinds that may be chosen
AMOUNT = _table()  # how many resources to choose, denarii, points, glory tokens, tiles; the price at the trading post
SUBJECT = _table()  # which resource or culture category
ACTIVATES = _table()  # 1 for tiles that a residence activates (MIN-7.4)
TEMPLE_AREA = _table()
TEMPLE_TARGET = _table()
TEMPLE_VP = _table()


def _fill_tables() -> None:
    CATEGORY[:] = NO_CATEGORY
    for kind, tile in _TILES.items():
        COST[kind] = [tile["cost"][name] for name in RESOURCE_NAMES]
        if tile["category"] in CATEGORY_NAMES:
            CATEGORY[kind] = CATEGORY_NAMES.index(tile["category"])
        if tile["timing"] == "end":
            TEMPLE_AREA[kind] = _AREAS.index(tile["area"])
            targets = RESOURCE_NAMES if tile["area"] == "stock" else [*CATEGORY_NAMES, "variety"]
            TEMPLE_TARGET[kind] = targets.index(tile["target"])
            TEMPLE_VP[kind] = tile["vp_each"]
            continue
        ACTIVATES[kind] = tile["timing"] == "activation"
        effect = tile["effect"]
        if kind == ROUND_TILE:
            continue
        EFFECT[kind] = EFFECT_NAMES.index(effect["op"])
        GAINS[kind] = [effect.get(name, 0) for name in RESOURCE_NAMES]
        CHOOSABLE[kind] = [name in effect.get("options", []) for name in RESOURCE_NAMES]
        amounts = [effect[key] for key in ("count", "denarii", "points", "glory", "denarii_each") if key in effect]
        AMOUNT[kind] = amounts[0] if amounts else 0
        if "resource" in effect:
            SUBJECT[kind] = RESOURCE_NAMES.index(effect["resource"])
        elif "category" in effect:
            SUBJECT[kind] = CULTURE_NAMES.index(effect["category"])
    CATEGORY[HELPED_RESIDENCE] = CATEGORY[RESIDENCE]


_fill_tables()

# the pairs of different resources in the order of their action ids
PAIR_FIRST: Array = np.array([WHEAT, WHEAT, WHEAT, WOOD, WOOD, STONE], dtype=np.int64)
PAIR_SECOND: Array = np.array([WOOD, STONE, ORE, STONE, ORE, ORE], dtype=np.int64)
PAIRS = 6

# ---------------------------------------------------------------- what depends on the number of seats

_COUNTS: dict[int, dict[str, Any]] = {row["players"]: row for row in COMPONENTS["player_count"]}


def _copies() -> Any:
    """Facility tiles in play by seats and type."""
    table = np.zeros((MAX_SEATS + 1, FACILITY_TYPES + 1), dtype=np.int64)
    for seats, row in _COUNTS.items():
        for kind in range(1, FACILITY_TYPES + 1):
            table[seats, kind] = sum(_TILES[kind]["copies"][mark] for mark in row["uses_marks"])
    return table


IS_START: Array = np.array([_TILES[kind]["kind"] == "start" if kind else False for kind in range(FACILITY_TYPES + 1)])
COPIES = _copies()
TILES_PER_PILE: Array = np.array([_COUNTS[seats]["tiles_per_pile"] if seats else 0 for seats in range(MAX_SEATS + 1)])


def _culture_pile(seats: int, culture: int) -> list[dict[str, Any]]:
    """The tiles of a culture pile for so many seats (MIN-2.2), lowest first (MIN-2.9)."""
    key = "copies_solo" if seats == 1 else f"copies_{seats}p"
    tiles = [tile for tile in COMPONENTS["culture_tile"] if tile["category"] == CULTURE_NAMES[culture]]
    return [tile for tile in sorted(tiles, key=lambda tile: int(tile["vp"])) for _ in range(tile[key])]


def _culture_table(key: str) -> Any:
    table = np.zeros((MAX_SEATS + 1, CULTURES, LARGEST_PILE), dtype=np.int64)
    for seats in _COUNTS:
        for culture in range(CULTURES):
            numbers = [tile[key] for tile in _culture_pile(seats, culture)][:LARGEST_PILE]
            table[seats, culture, : len(numbers)] = numbers
    return table


PILE_SIZE: Array = np.array(
    [[len(_culture_pile(seats, culture)) if seats else 0 for culture in range(CULTURES)] for seats in range(5)]
)
PILE_SYMBOLS, PILE_VP = _culture_table("symbols"), _culture_table("vp")


def _flipped() -> Any:
    """1 where an order tile shows its victory points in round 6, by seats and number (MIN-12.11)."""
    table = np.zeros((MAX_SEATS + 1, MAX_SEATS + 1), dtype=np.int64)
    for seats, row in _COUNTS.items():
        table[seats, row["order_tiles_flipped_after_round_5"]] = 1
    return table


ORDER_FLIPPED = _flipped()
ORDER_VP: Array = np.array([0] + [tile["vp_back"] for tile in _entries("order_tile", "number")], dtype=np.int64)
STARTING_DENARII: Array = np.array(COMPONENTS["setup"]["starting_denarii_by_seat"], dtype=np.int64)
STARTING_RESOURCES: Array = np.array([COMPONENTS["setup"]["starting_resources"][name] for name in RESOURCE_NAMES])

# ---------------------------------------------------------------- numbers of the rules

_LIMITS, _ECONOMY, _SOLO = COMPONENTS["limits"], COMPONENTS["economy"], COMPONENTS["solo"]

RESOURCE_CAP = _LIMITS["resource_cap_per_kind"]
RESIDENCES = _LIMITS["residences_per_player"]
ASSISTANT_LIMIT = _LIMITS["assistants_per_player"]
PRICE_OF_MISSING = _ECONOMY["missing_resource_price_denarii"]
SELL_PRICE = _ECONOMY["sell_price_denarii"]
FEE = _ECONOMY["action_fee_after_first_pass"]
FORCED_PASS_INCOME = _ECONOMY["forced_pass_income"]
TOKENS_PER_VP = _ECONOMY["tokens_per_vp_at_end"]
SOLO_DENARII, ROUND_TILE_DENARII = _SOLO["starting_denarii"], _SOLO["round_tile_denarii"]
SOLO_TARGET = _SOLO["first_target_score"]
SOLO_TITLES: list[int] = [title["min_score"] for title in COMPONENTS["solo_title"]]  # highest first
HIRE_DENARII: Array = np.array([row["denarii"] for row in _entries("assistant_cost", "owned")], dtype=np.int64)
HIRE_GLORY: Array = np.array([row["glory"] for row in _entries("assistant_cost", "owned")], dtype=np.int64)


def _glory_table() -> tuple[Any, Any]:
    """Victory points of glory tiles by round and rank, both from 1 in the file; and how many tiles a round has."""
    points = np.zeros((ROUNDS + 1, GLORY_RANKS), dtype=np.int64)
    tiles = np.zeros(ROUNDS + 1, dtype=np.int64)
    for tile in COMPONENTS["glory_tile"]:
        points[tile["round"], tile["rank"] - 1] = tile["vp"]
        tiles[tile["round"]] += 1
    return points, tiles


GLORY_VP, GLORY_TILES = _glory_table()

# ---------------------------------------------------------------- an owner's corrected file

_PAYS = {CONVERT: 1, CONVERT_PAIR: 2}  # the answers to these questions count on it
_CLAUSES = {CONVERT: "MIN-9.12", CONVERT_PAIR: "MIN-9.13", TRADE: "MIN-3.2, MIN-10.1", BATH: "MIN-10.4"}
_MOST = 30  # no single price, gain or prize is larger: 16 bits of money then last for any match


def unfit_components() -> list[str]:
    """Return which numbers of an owner's corrected file do not fit into the record: compiled rules check no bounds."""
    least_one = {key: _ECONOMY[key] for key in ("tokens_per_vp_at_end", "sell_price_denarii")}
    found = [
        *outside("limits.resource_cap_per_kind", RESOURCE_CAP, 1, MOST_CONVERTED, "MIN-3.1"),
        *outside("limits.residences_per_player", RESIDENCES, 1, 9, "MIN-2.4"),
        *outside_each("economy", {**_ECONOMY, **dict.fromkeys(least_one, 1)}, 0, _MOST),
        *outside_each("economy", least_one, 1, _MOST),
        *outside("setup.starting_denarii_by_seat", STARTING_DENARII, 0, _MOST, "MIN-2.12"),
        *outside("setup.starting_resources", STARTING_RESOURCES, 0, RESOURCE_CAP, "MIN-2.4"),
        *outside("assistant_cost.denarii", HIRE_DENARII, 0, _MOST, "MIN-12.2"),
        *outside("assistant_cost.glory", HIRE_GLORY, 0, _MOST, "MIN-12.2"),
        *outside("glory_tile.vp", GLORY_VP, 0, _MOST, "MIN-1.4"),
        *outside("order_tile.vp_back", ORDER_VP, 0, _MOST, "MIN-1.2"),
        *outside("culture_tile.copies", PILE_SIZE, 0, LARGEST_PILE, "MIN-1.3"),
        *outside("solo.starting_denarii", SOLO_DENARII, 0, _MOST, "MIN-15.1"),
        *outside("solo.round_tile_denarii", ROUND_TILE_DENARII, 0, _MOST, "MIN-15.5"),
        *outside("solo.first_target_score", SOLO_TARGET, 0, 1000, "MIN-15.10"),
    ]
    laws = {
        "solo_title (MIN-15.10)": sorted(SOLO_TITLES, reverse=True) == SOLO_TITLES
        and len(SOLO_TITLES) == SOLO_TITLE_COUNT
        and SOLO_TITLES[-1] <= 0,
    }
    for tile in COMPONENTS["culture_tile"]:
        found += outside(f"{tile['id']}.vp", tile["vp"], 0, _MOST, "MIN-1.3")
        found += outside(f"{tile['id']}.symbols", tile["symbols"], 1, _MOST, "MIN-1.3")
    for kind, tile in _TILES.items():
        if "total" in tile:
            laws[f"{tile['id']}.total (MIN-1.1)"] = tile["total"] == sum(tile["copies"].values())
        found += outside(f"{tile['id']}.cost", COST[kind], 0, _MOST, "MIN-3.4")
        found += outside(f"{tile['id']}.vp_each", TEMPLE_VP[kind], 0, _MOST, "MIN-11.1")
        laws[f"{tile['id']}.effect ({_CLAUSES.get(int(EFFECT[kind]), 'MIN-9.1')})"] = (
            0 <= AMOUNT[kind] <= _MOST
            and 0 <= GAINS[kind].min() <= GAINS[kind].max() <= RESOURCE_CAP
            and (EFFECT[kind] != TRADE or AMOUNT[kind] >= SELL_PRICE + 1)
            and (EFFECT[kind] != CHOOSE_RESOURCE or (CHOOSABLE[kind].any() and AMOUNT[kind] >= 1))
            and (EFFECT[kind] != BATH or AMOUNT[kind] == MOST_PICKS)
            and tile.get("effect", {}).get("pay") == _PAYS.get(int(EFFECT[kind]))
        )
        laws[f"{tile['id']}.timing"] = ACTIVATES[kind] == (EFFECT[kind] in range(GAIN, TRADE) and CATEGORY[kind] < 4)
        if kind >= FIRST_TEMPLE:
            laws[f"{tile['id']}.copies (MIN-1.10)"] = kind > LAST_TEMPLE or tile["copies"] == 1
    for seats, row in _COUNTS.items():
        copies = COPIES[seats]
        laws[f"player_count.{seats} (MIN-1.8, MIN-1.9)"] = (
            copies.min() >= 0
            and copies[~IS_START].sum() == row["normal_tiles"] == ROUNDS * row["tiles_per_pile"] <= NORMAL_TILES
            and copies[IS_START].sum() == row["start_tiles"] <= 8
            and (seats > 1 or row["start_tiles"] % 2 == 0)
        )
        laws[f"player_count.{seats}.culture_tiles_per_category (MIN-2.2)"] = (
            PILE_SIZE[seats] == row["culture_tiles_per_category"]
        ).all()
    return found + unfit(laws)


refuse_unfit(unfit_components())
