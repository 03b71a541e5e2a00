"""The numbers of Porta Nigra: sizes of the record, and everything that `components.toml` says, as constants."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from saturnalia.kernel.components import (
    changed_though_fixed,
    column,
    ids,
    misnamed,
    number_of,
    numbers_of,
    outside,
    outside_each,
    read_components,
    refuse_unfit,
)
from saturnalia.kernel.schema import Array

from .ids import Building, Color, HonorKind

_HERE = Path(__file__).resolve().parent
COMPONENTS = read_components(_HERE)

# ---------------------------------------------------------------- what no printed copy can hold otherwise

refuse_unfit(
    changed_though_fixed(
        _HERE,
        {
            "counts.bricks": "POR-1.2",
            "counts.romans_per_player": "POR-1.4",
            "setup.start_romans": "POR-2.7",
            "setup.romans_in_stock": "POR-2.7",
            "setup.players.*.players": "POR-1.1",
            "setup.players.*.interim_multiplier": "POR-6.3",
            "buildings.*.sites": "POR-1.15",
            "buildings.*.min_height": "POR-1.17",
            "buildings.*.max_height": "POR-1.17",
            "majorities.*.level": "POR-8.8",
            "supply_cards.*.count": "POR-1.5",
            "building_cards.*.count": "POR-1.22",
            "honor_cards.*.discard_building_set": "POR-5.10",
            "honor_cards.*.porta_nigra_bricks": "POR-5.17",
            "influence_actions.roman.max_per_turn": "POR-5.2",
            "influence_actions.build.max_per_turn": "POR-5.2",
            "end_game.final_turns_for_others": "POR-7.5",
        },
    )
)

# ---------------------------------------------------------------- sizes

MAX_SEATS = 4
QUARTERS = 4
BUILDINGS = 4
COLORS = 5
SITES = 44
GATE_SITES = 9
GATE_SITE_1 = SITES - GATE_SITES  # the sites of the Porta Nigra are the last ones
SUPPLY_CARDS = 10
SYMBOLS_PER_CARD = 5
ACTION_CARDS = 8
BUILDING_CARDS = 20
HONOR_KINDS = 14
HONOR_CARDS = 28
AREAS = 12
BRICK_AREAS = 6  # in the first six areas bricks are counted, in the others segments that reach a level (POR-8.8)
MOST_TENS = 18
NOBODY = -1
NOWHERE = -1
NOTHING = -1
UNREACHABLE = 100  # more bricks than anybody can ever have

# Colours and buildings are plain numbers, because they are places in arrays.
BLACK, BLUE, RED, YELLOW, WHITE = range(COLORS)
BASILICA, AMPHITHEATRE, CITY_WALL, GATE = range(BUILDINGS)


COLOR_NAMES = cast("Sequence[Color]", ids(COMPONENTS, "colors", ["black", "blue", "red", "yellow", "white"]))
QUARTER_NAMES = ids(COMPONENTS, "quarters")
BUILDING_NAMES = cast(
    "Sequence[Building]", ids(COMPONENTS, "buildings", ["basilica", "amphitheatre", "city_wall", "porta_nigra"])
)
SITE_NAMES = ids(COMPONENTS, "sites")
AREA_NAMES = ids(COMPONENTS, "majorities")
SYMBOL_NAMES = ids(COMPONENTS, "action_symbols")
CARD_NAMES = ids(COMPONENTS, "action_cards")
SUPPLY_NAMES = ids(COMPONENTS, "supply_cards")
BUILDING_CARD_NAMES = ids(COMPONENTS, "building_cards")
HONOR_NAMES = ids(COMPONENTS, "honor_cards")

# ---------------------------------------------------------------- colours, quarters and movement

PRICE: Array = column(COMPONENTS, "colors", "price")
COLOR_VALUE: Array = column(COMPONENTS, "colors", "value")
GATE_POINTS: Array = column(COMPONENTS, "colors", "porta_nigra_vp_per_brick")

# POR-1.10, POR-1.11, POR-1.12: each quarter has a building and a shop; the next quarter is the next clockwise
QUARTER_BUILDING: Array = numbers_of(COMPONENTS, "quarters", "building", BUILDING_NAMES)
QUARTER_SHOP: Array = numbers_of(COMPONENTS, "quarters", "shop", COLOR_NAMES)


def _quarter_of(things: Any, count: int) -> Any:
    """In which quarter each of so many things lies; -1 for the white shop, which belongs to all four (POR-1.13)."""
    table = np.full(count, NOWHERE, dtype=np.int64)
    for quarter, thing in enumerate(things):
        table[thing] = quarter
    return table


def _move_cost() -> Any:
    """What the way from one quarter to another costs, clockwise, border by border (POR-4.5)."""
    table = np.zeros((QUARTERS, QUARTERS), dtype=np.int64)
    for start in range(QUARTERS):
        for steps in range(1, QUARTERS):
            left = (start + steps - 1) % QUARTERS
            border = COMPONENTS["quarters"][left]["border_cost"]
            table[start, (left + 1) % QUARTERS] = table[start, left] + border
    return table


SHOP_QUARTER: Array = _quarter_of(QUARTER_SHOP, COLORS)
BUILDING_QUARTER: Array = _quarter_of(QUARTER_BUILDING, BUILDINGS)
MOVE_COST: Array = _move_cost()

# ---------------------------------------------------------------- buildings, sites and majorities


def _reward(key: str) -> Any:
    return np.array([entry["master_builder_reward"][key] for entry in COMPONENTS["buildings"]], dtype=np.int64)


REWARD_EVERY = _reward("every_bricks")
REWARD_TORCHES, REWARD_COINS, REWARD_INFLUENCE = _reward("torches"), _reward("coins"), _reward("influence")
REWARD_ROMANS, REWARD_BRICKS = _reward("romans"), _reward("bricks")
# POR-4.29: the colour of the bricks of a reward; -1 where there are none
_REWARD_COLORS = [entry["master_builder_reward"]["brick_color"] for entry in COMPONENTS["buildings"]]
REWARD_COLOR: Array = np.array(
    [COLOR_NAMES.index(color) if color in COLOR_NAMES else NOTHING for color in _REWARD_COLORS], dtype=np.int64
)
LEAST_HEIGHT = COMPONENTS["buildings"][GATE]["min_height"]
MOST_HEIGHT = COMPONENTS["buildings"][GATE]["max_height"]
HEIGHTS = 6  # 3 to 8

# POR-1.15
SITE_BUILDING: Array = numbers_of(COMPONENTS, "sites", "building", BUILDING_NAMES)
SITE_COLOR: Array = numbers_of(COMPONENTS, "sites", "color", COLOR_NAMES)
SITE_POSITION: Array = column(COMPONENTS, "sites", "position")
SITE_BRICKS: Array = column(COMPONENTS, "sites", "bricks")
SITE_POINTS: Array = column(COMPONENTS, "sites", "vp")
SITE_GIVES_CARD: Array = column(COMPONENTS, "sites", "gives_building_card")
# how many bricks a site asks for at least: the printed number, or the lowest height of the Porta Nigra
SITE_LEAST: Array = np.where(SITE_BRICKS > 0, SITE_BRICKS, LEAST_HEIGHT)
TALLEST = max(MOST_HEIGHT, int(SITE_LEAST.max()))


def _area_of(site: dict[str, Any]) -> int:
    """The majority in which the bricks of a site count; -1 in the Porta Nigra, where levels count (POR-8.10)."""
    name = site["building"] if site["row"] == "single" else f"{site['building']}_{site['row']}"
    return AREA_NAMES.index(name) if name in AREA_NAMES else NOTHING


SITE_AREA: Array = np.array([_area_of(site) for site in COMPONENTS["sites"]], dtype=np.int64)
AREA_BUILDING: Array = numbers_of(COMPONENTS, "majorities", "building", BUILDING_NAMES)
AREA_LEVEL: Array = np.array([entry.get("level", 0) for entry in COMPONENTS["majorities"]], dtype=np.int64)
FIRST_POINTS: Array = column(COMPONENTS, "majorities", "first")
SECOND_POINTS: Array = column(COMPONENTS, "majorities", "second")

# ---------------------------------------------------------------- cards


def _supply_shops() -> Any:
    """1 for every shop that a supply card marks."""
    table = np.zeros((SUPPLY_CARDS, COLORS), dtype=np.int64)
    for number, card in enumerate(COMPONENTS["supply_cards"]):
        for color in card["shops"]:
            table[number, number_of(color, COLOR_NAMES, f"supply_cards.{card['id']}.shops")] = 1
    return table


SUPPLY_SHOPS: Array = _supply_shops()

# the kinds of action symbols
BUY, BUILD, INFLUENCE, TORCH, COINS = range(5)
_SYMBOL_KINDS = ["buy", "build", "influence", "torch", "coins"]
SYMBOL_KIND: Array = numbers_of(COMPONENTS, "action_symbols", "kind", _SYMBOL_KINDS)
SYMBOL_COLOR: Array = numbers_of(
    COMPONENTS, "action_symbols", "color", COLOR_NAMES, ["any", ""]
)  # -1: any colour, or no purchase
SYMBOL_AMOUNT: Array = column(COMPONENTS, "action_symbols", "amount")


def _card_symbols() -> Any:
    table = np.full((ACTION_CARDS, SYMBOLS_PER_CARD), NOTHING, dtype=np.int64)
    for number, card in enumerate(COMPONENTS["action_cards"]):
        for slot, symbol in enumerate(card["symbols"]):
            table[number, slot] = number_of(symbol, SYMBOL_NAMES, f"action_cards.{card['id']}.symbols")
    return table


CARD_SYMBOLS: Array = _card_symbols()
CARD_SIZE: Array = (CARD_SYMBOLS != NOTHING).sum(axis=1)
CARD_TORCHES: Array = column(COMPONENTS, "action_cards", "torches")
CARD_ONLY_2_3: Array = column(COMPONENTS, "action_cards", "only_2_3_players")

CARD_BUILDING: Array = numbers_of(COMPONENTS, "building_cards", "building", BUILDING_NAMES)
CARD_COLOR: Array = numbers_of(COMPONENTS, "building_cards", "color", COLOR_NAMES)


def _site_card() -> Any:
    """The building card with the building and the colour of each site (POR-1.22), in whatever order the cards stand."""
    cards = list(zip(CARD_BUILDING.tolist(), CARD_COLOR.tolist(), strict=True))
    for building, color in itertools.product(range(BUILDINGS), range(COLORS)):
        if cards.count((building, color)) != 1:
            pair = f"{BUILDING_NAMES[building]} {COLOR_NAMES[color]}"
            raise ValueError(f"building_cards: {cards.count((building, color))} × {pair} (1 ×)")
    sites = zip(SITE_BUILDING.tolist(), SITE_COLOR.tolist(), strict=True)
    return np.array([cards.index(site) for site in sites], dtype=np.int64)


SITE_CARD: Array = _site_card()
SET_POINTS: Array = np.array(COMPONENTS["building_card_sets"]["vp_by_size"], dtype=np.int64)

HONOR_COUNT: Array = column(COMPONENTS, "honor_cards", "count")
HONOR_PRICE: Array = column(COMPONENTS, "honor_cards", "influence")
HONOR_POINTS: Array = column(COMPONENTS, "honor_cards", "vp")
HONOR_COINS: Array = column(COMPONENTS, "honor_cards", "coins")
HONOR_TORCHES: Array = column(COMPONENTS, "honor_cards", "torches")
HONOR_ROMANS: Array = column(COMPONENTS, "honor_cards", "romans")
HONOR_BRICKS: Array = column(COMPONENTS, "honor_cards", "bricks")
HONOR_BRICK_COLOR: Array = numbers_of(COMPONENTS, "honor_cards", "brick_color", COLOR_NAMES, [""])
HONOR_BUILDING: Array = numbers_of(COMPONENTS, "honor_cards", "building", BUILDING_NAMES, [""])
HONOR_FINAL: Array = column(COMPONENTS, "honor_cards", "vp_final")
HONOR_SET: Array = column(COMPONENTS, "honor_cards", "discard_building_set")
HONOR_DISCARD: Array = numbers_of(COMPONENTS, "honor_cards", "discard_honor", HONOR_NAMES, [""])
# the kinds of honor cards
INSTANT, FINAL_SCORING, SUBSTITUTE, RAISE = range(4)
HONOR_KIND_NAMES: Sequence[HonorKind] = ["instant", "final_scoring", "substitute_building", "porta_nigra_brick"]
HONOR_KIND: Array = numbers_of(COMPONENTS, "honor_cards", "kind", HONOR_KIND_NAMES)
CHEAPEST_HONOR = int(HONOR_PRICE.min())

# ---------------------------------------------------------------- numbers of the rules

# POR-1.5: of the shared pieces only the bricks have a count that matters; those of the cards are sizes of the record
_COUNTS, _SETUP, _END = COMPONENTS["counts"], COMPONENTS["setup"], COMPONENTS["end_game"]
_ACTIONS, _EXCHANGE = COMPONENTS["influence_actions"], COMPONENTS["torch_exchange"]

BRICKS = _COUNTS["bricks"]
ROMANS = _COUNTS["romans_per_player"]
START_COINS, START_TORCHES, START_INFLUENCE = (
    _SETUP["start_coins"], _SETUP["start_torches"], _SETUP["start_influence"]
)  # fmt: skip
START_ROMANS, STOCK_ROMANS, START_POINTS = _SETUP["start_romans"], _SETUP["romans_in_stock"], _SETUP["start_vp"]
HAND_SIZE = _SETUP["hand_size"]
BUILDING_DISPLAY, HONOR_DISPLAY = _SETUP["building_display"], _SETUP["honor_display"]
REFILL_BELOW, REFILL_TARGET = _SETUP["market_refill_below"], _SETUP["market_refill_target"]


def _by_seats(key: str) -> Any:
    """A number of the set-up by the number of seats."""
    table = np.zeros(MAX_SEATS + 1, dtype=np.int64)
    for row in _SETUP["players"]:
        table[row["players"]] = row[key]
    return table


ROUNDS, INTERIM_MULTIPLIER = _by_seats("rounds"), _by_seats("interim_multiplier")
USES_2_3_CARDS = _by_seats("use_2_3_player_cards")
# POR-2.9: how many action cards everybody has
DECK_SIZE: Array = np.where(USES_2_3_CARDS > 0, ACTION_CARDS, ACTION_CARDS - int(CARD_ONLY_2_3.sum()))

HONORS_PER_TURN = _ACTIONS["honor_card"]["max_per_turn"]
ROMAN_PRICE = _ACTIONS["roman"]["influence"]
# POR-5.4: by the rule and by the example, in the order of the table option
ROMANS_BOUGHT: Array = np.array([_ACTIONS["roman"]["romans"], _ACTIONS["roman"]["romans_in_example"]], dtype=np.int64)
BUILD_PRICE = _ACTIONS["build"]["influence"]
CHEAPEST_INFLUENCE_ACTION = min(CHEAPEST_HONOR, ROMAN_PRICE, BUILD_PRICE)
COINS_PER_CARD_TORCH, COINS_PER_TORCH = _EXCHANGE["coins_per_card_torch"], _EXCHANGE["coins_per_torch_token"]
EARLY_END_POINTS, EARLY_END_SEGMENTS = _END["early_end_bonus_vp"], _END["early_end_segments"]
POINTS_ROMAN, COINS_PER_POINT, POINTS_INFLUENCE = _END["vp_per_roman"], _END["coins_per_vp"], _END["vp_per_influence"]
POINTS_TORCH, POINTS_BRICK = _END["vp_per_torch"], _END["vp_per_brick_on_player_board"]

# ---------------------------------------------------------------- an owner's corrected file

MOST = 60  # no single gain, price or number of points is larger: 16 bits then last for any match

# the numbers of an entry that only have to lie between a least and a greatest
_RANGES = [
    ("quarters", "border_cost", 0, MOST // QUARTERS),
    ("colors", "price", 0, MOST),
    ("colors", "value", 1, MOST),
    ("colors", "porta_nigra_vp_per_brick", 0, MOST),
    ("sites", "vp", 0, MOST),
    ("majorities", "first", 0, MOST),
    ("majorities", "second", 0, MOST),
    ("action_symbols", "amount", 1, MOST),
    ("action_cards", "torches", 0, SYMBOLS_PER_CARD),
    ("honor_cards", "count", 0, HONOR_CARDS),
    *(("honor_cards", key, 0, MOST) for key in ("influence", "vp", "coins", "torches", "romans", "bricks", "vp_final")),
]


def unfit_components() -> list[str]:
    """Return what of an owner's corrected file does not fit the record and the rules: place, value, what is allowed."""
    found = []
    for table, key, least, most in _RANGES:
        for entry in COMPONENTS[table]:
            found += outside(f"{table}.{entry['id']}.{key}", entry[key], least, most)
    for check in (_unfit_city, _unfit_sites, _unfit_cards, _unfit_honors, _unfit_numbers, _unfit_seats):
        found += check()
    return found


def _unfit_city() -> list[str]:
    """Quarters, buildings and majorities."""
    quarters = COMPONENTS["quarters"]
    lists: dict[str, tuple[list[str], list[str]]] = {
        "quarters.next_clockwise": ([q["next_clockwise"] for q in quarters], QUARTER_NAMES[1:] + QUARTER_NAMES[:1]),
        "quarters.building": (sorted(q["building"] for q in quarters), sorted(BUILDING_NAMES)),
        "quarters.shop": (sorted(q["shop"] for q in quarters), sorted(COLOR_NAMES[:WHITE])),
    }
    found = []
    for place, (names, allowed) in lists.items():
        found += misnamed(place, ", ".join(names), [", ".join(allowed)])
    for entry in COMPONENTS["buildings"]:
        reward, place = entry["master_builder_reward"], f"buildings.{entry['id']}.master_builder_reward"
        found += outside(f"{place}.every_bricks", reward["every_bricks"], 1, MOST)
        for key in ("torches", "coins", "influence", "romans", "bricks"):
            found += outside(f"{place}.{key}", reward[key], 0, MOST)
        colors = COLOR_NAMES if reward["bricks"] else ["", *COLOR_NAMES]
        found += misnamed(f"{place}.brick_color", reward["brick_color"], colors, "POR-4.29")
    return found


def _unfit_sites() -> list[str]:
    """The sites of the Porta Nigra are the last ones; only theirs have a free height."""
    found = []
    for site, entry in enumerate(COMPONENTS["sites"]):
        place, in_gate = f"sites.{entry['id']}", site >= GATE_SITE_1
        buildings = BUILDING_NAMES[GATE:] if in_gate else BUILDING_NAMES[:GATE]
        found += misnamed(f"{place}.building", entry["building"], buildings)
        found += misnamed(f"{place}.row", entry["row"], ["single"] if in_gate else _rows_of(entry["building"]))
        found += outside(f"{place}.position", entry["position"], 1, MOST)
        least, most, clause = (0, 0, "POR-1.17") if in_gate else (1, MOST_HEIGHT, "POR-1.16")
        found += outside(f"{place}.bricks", entry["bricks"], least, most, clause)
    return found


def _rows_of(building: str) -> list[str]:
    """The rows of a building in which bricks are counted; the only one of a building is called single."""
    names = [name for name in AREA_NAMES[:BRICK_AREAS] if name.startswith(building)]
    return ["single" if name == building else name.removeprefix(f"{building}_") for name in names]


def _unfit_cards() -> list[str]:
    """Supply cards and action symbols."""
    found = []
    for card in COMPONENTS["supply_cards"]:
        shops, wanted = len(set(card["shops"])), max(1, len(card["shops"]))
        found += outside(f"supply_cards.{card['id']}.shops", shops, wanted, wanted)
    for symbol in COMPONENTS["action_symbols"]:
        place = f"action_symbols.{symbol['id']}"
        found += misnamed(f"{place}.color", symbol["color"], [*COLOR_NAMES, "any"] if symbol["kind"] == "buy" else [""])
        if symbol["kind"] in ("buy", "build"):
            found += outside(f"{place}.amount", symbol["amount"], 1, 1, "POR-4.1")
    return found


def _unfit_honors() -> list[str]:
    """Final-scoring cards are bought for a set of building cards or for a lower card of their kind; no others are."""
    found = outside("honor_cards.count", int(HONOR_COUNT.sum()), HONOR_CARDS, HONOR_CARDS, "POR-1.5")
    for number, card in enumerate(COMPONENTS["honor_cards"]):
        place, kind = f"honor_cards.{card['id']}", HONOR_KIND[number]
        is_final = kind == FINAL_SCORING
        lower = [HONOR_NAMES[k] for k in np.flatnonzero(kind == HONOR_KIND) if HONOR_FINAL[k] < card["vp_final"]]
        cards = card["discard_building_set"]
        needed = BUILDINGS if is_final and (cards or not lower) else 0
        found += outside(f"{place}.discard_building_set", cards, needed, needed)
        found += misnamed(f"{place}.discard_honor", card["discard_honor"], lower if is_final and not needed else [""])
        found += misnamed(f"{place}.building", card["building"], BUILDING_NAMES if kind == SUBSTITUTE else [""])
        if card["bricks"]:
            found += misnamed(f"{place}.brick_color", card["brick_color"], COLOR_NAMES, "POR-5.7")
    return found


def _unfit_numbers() -> list[str]:
    """Numbers of the set-up, the influence actions, the exchange of torches and the end."""
    found = []
    for number, points in enumerate(COMPONENTS["building_card_sets"]["vp_by_size"]):
        found += outside(f"building_card_sets.vp_by_size.{number}", points, 0, MOST)
    for place, numbers in (("setup", _SETUP), ("torch_exchange", _EXCHANGE), ("end_game", _END)):
        found += outside_each(place, numbers, 0, MOST)
    found += outside("setup.hand_size", HAND_SIZE, 1, int(DECK_SIZE[2:].min()))
    found += outside("setup.building_display", BUILDING_DISPLAY, 0, BUILDING_CARDS)
    found += outside("setup.honor_display", HONOR_DISPLAY, 0, HONOR_CARDS)
    found += outside("influence_actions.honor_card.max_per_turn", HONORS_PER_TURN, 0, MOST)
    for name in ("roman", "build"):
        found += outside(f"influence_actions.{name}.influence", _ACTIONS[name]["influence"], 1, MOST)
    for key in ("romans", "romans_in_example"):
        found += outside(f"influence_actions.roman.{key}", _ACTIONS["roman"][key], 1, ROMANS)
    found += outside("end_game.coins_per_vp", COINS_PER_POINT, 1, MOST)
    found += outside("end_game.early_end_segments", EARLY_END_SEGMENTS, 1, MOST)
    for key in ("early_end_bricks_exhausted", "ties_share_victory"):
        found += misnamed(f"end_game.{key}", str(_END[key]).lower(), ["true"])
    return found


def _unfit_seats() -> list[str]:
    """What the number of seats decides."""
    found = []
    for row in _SETUP["players"]:
        place = f"setup.players.{row['players']}"
        found += outside(f"{place}.rounds", row["rounds"], 1, 4)
    return found


refuse_unfit(unfit_components())
