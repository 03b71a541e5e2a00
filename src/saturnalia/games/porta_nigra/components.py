"""The numbers of Porta Nigra: sizes of the record, and everything that `components.toml` says, as constants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.kernel.components import read_components
from saturnalia.kernel.schema import Array

COMPONENTS = read_components(Path(__file__).resolve().parent)

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


def _names(table: str) -> list[str]:
    return [entry["id"] for entry in COMPONENTS[table]]


def _column(table: str, key: str) -> Any:
    """One number of every entry of a table."""
    return np.array([entry[key] for entry in COMPONENTS[table]], dtype=np.int64)


def _places(table: str, key: str, names: list[str]) -> Any:
    """For every entry of a table the place of a name in a list, -1 where it names nothing."""
    found = [names.index(entry[key]) if entry[key] in names else NOTHING for entry in COMPONENTS[table]]
    return np.array(found, dtype=np.int64)


COLOR_NAMES = _names("colors")
QUARTER_NAMES = _names("quarters")
BUILDING_NAMES = _names("buildings")
SITE_NAMES = _names("sites")
AREA_NAMES = _names("majorities")
SYMBOL_NAMES = _names("action_symbols")
CARD_NAMES = _names("action_cards")
SUPPLY_NAMES = _names("supply_cards")
BUILDING_CARD_NAMES = _names("building_cards")
HONOR_NAMES = _names("honor_cards")

# ---------------------------------------------------------------- colours, quarters and movement

PRICE: Array = _column("colors", "price")
COLOR_VALUE: Array = _column("colors", "value")
GATE_POINTS: Array = _column("colors", "porta_nigra_vp_per_brick")

# POR-1.10, POR-1.11, POR-1.12: each quarter has a building and a shop; the next quarter is the next clockwise
QUARTER_BUILDING: Array = _places("quarters", "building", BUILDING_NAMES)
QUARTER_SHOP: Array = _places("quarters", "shop", COLOR_NAMES)


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
DEAREST_MOVE = int(MOVE_COST.max())

# ---------------------------------------------------------------- buildings, sites and majorities


def _reward(key: str) -> Any:
    return np.array([entry["master_builder_reward"][key] for entry in COMPONENTS["buildings"]], dtype=np.int64)


REWARD_EVERY = _reward("every_bricks")
REWARD_TORCHES, REWARD_COINS, REWARD_INFLUENCE = _reward("torches"), _reward("coins"), _reward("influence")
REWARD_ROMANS, REWARD_BRICKS = _reward("romans"), _reward("bricks")
REWARD_COLOR = COLOR_NAMES.index(COMPONENTS["buildings"][CITY_WALL]["master_builder_reward"]["brick_color"])
LEAST_HEIGHT = COMPONENTS["buildings"][GATE]["min_height"]
MOST_HEIGHT = COMPONENTS["buildings"][GATE]["max_height"]
HEIGHTS = 6  # 3 to 8

# POR-1.15
SITE_BUILDING: Array = _places("sites", "building", BUILDING_NAMES)
SITE_COLOR: Array = _places("sites", "color", COLOR_NAMES)
SITE_BRICKS: Array = _column("sites", "bricks")
SITE_POINTS: Array = _column("sites", "vp")
SITE_GIVES_CARD: Array = _column("sites", "gives_building_card")
# how many bricks a site asks for at least: the printed number, or the lowest height of the Porta Nigra
SITE_LEAST: Array = np.where(SITE_BRICKS > 0, SITE_BRICKS, LEAST_HEIGHT)


def _area_of(site: dict[str, Any]) -> int:
    """The majority in which the bricks of a site count; -1 in the Porta Nigra, where levels count (POR-8.10)."""
    name = site["building"] if site["row"] == "single" else f"{site['building']}_{site['row']}"
    return AREA_NAMES.index(name) if name in AREA_NAMES else NOTHING


SITE_AREA: Array = np.array([_area_of(site) for site in COMPONENTS["sites"]], dtype=np.int64)
AREA_LEVEL: Array = np.array([entry.get("level", 0) for entry in COMPONENTS["majorities"]], dtype=np.int64)
FIRST_POINTS: Array = _column("majorities", "first")
SECOND_POINTS: Array = _column("majorities", "second")

# ---------------------------------------------------------------- cards

SUPPLY_SHOPS: Array = np.array(
    [[int(color in card["shops"]) for color in COLOR_NAMES] for card in COMPONENTS["supply_cards"]], dtype=np.int64
)

# the kinds of action symbols
BUY, BUILD, INFLUENCE, TORCH, COINS = range(5)
_SYMBOL_KINDS = ["buy", "build", "influence", "torch", "coins"]
SYMBOL_KIND: Array = _places("action_symbols", "kind", _SYMBOL_KINDS)
SYMBOL_COLOR: Array = _places("action_symbols", "color", COLOR_NAMES)  # -1: any colour
SYMBOL_AMOUNT: Array = _column("action_symbols", "amount")


def _card_symbols() -> Any:
    table = np.full((ACTION_CARDS, SYMBOLS_PER_CARD), NOTHING, dtype=np.int64)
    for number, card in enumerate(COMPONENTS["action_cards"]):
        for slot, symbol in enumerate(card["symbols"]):
            table[number, slot] = SYMBOL_NAMES.index(symbol)
    return table


CARD_SYMBOLS: Array = _card_symbols()
CARD_SIZE: Array = (CARD_SYMBOLS != NOTHING).sum(axis=1)
CARD_TORCHES: Array = _column("action_cards", "torches")
CARD_ONLY_2_3: Array = _column("action_cards", "only_2_3_players")

CARD_BUILDING: Array = _places("building_cards", "building", BUILDING_NAMES)
CARD_COLOR: Array = _places("building_cards", "color", COLOR_NAMES)
SET_POINTS: Array = np.array(COMPONENTS["building_card_sets"]["vp_by_size"], dtype=np.int64)

HONOR_COUNT: Array = _column("honor_cards", "count")
HONOR_PRICE: Array = _column("honor_cards", "influence")
HONOR_POINTS: Array = _column("honor_cards", "vp")
HONOR_COINS: Array = _column("honor_cards", "coins")
HONOR_TORCHES: Array = _column("honor_cards", "torches")
HONOR_ROMANS: Array = _column("honor_cards", "romans")
HONOR_BRICKS: Array = _column("honor_cards", "bricks")
HONOR_BRICK_COLOR: Array = _places("honor_cards", "brick_color", COLOR_NAMES)
HONOR_BUILDING: Array = _places("honor_cards", "building", BUILDING_NAMES)
HONOR_FINAL: Array = _column("honor_cards", "vp_final")
HONOR_SET: Array = _column("honor_cards", "discard_building_set")
HONOR_DISCARD: Array = _places("honor_cards", "discard_honor", HONOR_NAMES)
# the kinds of honor cards
INSTANT, FINAL_SCORING, SUBSTITUTE, RAISE = range(4)
HONOR_KIND_NAMES = ["instant", "final_scoring", "substitute_building", "porta_nigra_brick"]
HONOR_KIND: Array = _places("honor_cards", "kind", HONOR_KIND_NAMES)
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
USES_2_3_CARDS, DECK_SIZE = _by_seats("use_2_3_player_cards"), _by_seats("action_deck_size")

HONORS_PER_TURN = _ACTIONS["honor_card"]["max_per_turn"]
ROMAN_PRICE, ROMANS_BOUGHT = _ACTIONS["roman"]["influence"], _ACTIONS["roman"]["romans"]
BUILD_PRICE = _ACTIONS["build"]["influence"]
COINS_PER_CARD_TORCH, COINS_PER_TORCH = _EXCHANGE["coins_per_card_torch"], _EXCHANGE["coins_per_torch_token"]
EARLY_END_POINTS, EARLY_END_SEGMENTS = _END["early_end_bonus_vp"], _END["early_end_segments"]
POINTS_ROMAN, COINS_PER_POINT, POINTS_INFLUENCE = _END["vp_per_roman"], _END["coins_per_vp"], _END["vp_per_influence"]
POINTS_TORCH, POINTS_BRICK = _END["vp_per_torch"], _END["vp_per_brick_on_player_board"]

# ---------------------------------------------------------------- an owner's corrected file

MOST = 60  # no single gain, price or number of points is larger: 16 bits then last for any match


def unfit_components() -> list[str]:
    """Return which numbers of an owner's corrected file do not fit the record and the rules."""
    fits: dict[str, Any] = {
        "quarters.next_clockwise": [entry["next_clockwise"] for entry in COMPONENTS["quarters"]]
        == [*QUARTER_NAMES[1:], QUARTER_NAMES[0]],
        "quarters.building": sorted(QUARTER_BUILDING.tolist()) == list(range(BUILDINGS)),
        "quarters.shop": sorted(QUARTER_SHOP.tolist()) == [BLACK, BLUE, RED, YELLOW],
        "quarters.border_cost": MOVE_COST.min() >= 0 and MOVE_COST.max() <= MOST,
        "colors.id": COLOR_NAMES == ["black", "blue", "red", "yellow", "white"],
        "colors.price": _within(PRICE, 0),
        "colors.value": _within(COLOR_VALUE, 1),
        "colors.porta_nigra_vp_per_brick": _within(GATE_POINTS, 0),
        "buildings.id": BUILDING_NAMES == ["basilica", "amphitheatre", "city_wall", "porta_nigra"],
        "buildings.min_height": 1 <= LEAST_HEIGHT == MOST_HEIGHT - HEIGHTS + 1,
        "buildings.master_builder_reward": REWARD_EVERY.min() >= 1
        and all(
            _within(numbers, 0)
            for numbers in (REWARD_TORCHES, REWARD_COINS, REWARD_INFLUENCE, REWARD_ROMANS, REWARD_BRICKS)
        ),
        "sites.building": ((SITE_BUILDING == GATE) == (np.arange(SITES) >= GATE_SITE_1)).all()
        and SITE_BUILDING.min() >= 0,
        "sites.color": SITE_COLOR.min() >= 0,
        "sites.bricks": ((SITE_BRICKS == 0) == (SITE_BUILDING == GATE)).all() and _within(SITE_BRICKS, 0, MOST_HEIGHT),
        "sites.vp": _within(SITE_POINTS, 0),
        "sites.row": ((SITE_AREA >= 0) == (SITE_BUILDING != GATE)).all() and SITE_AREA.max() < BRICK_AREAS,
        "majorities.level": AREA_LEVEL.tolist()
        == [0] * BRICK_AREAS + list(range(LEAST_HEIGHT, LEAST_HEIGHT + AREAS - BRICK_AREAS)),
        "majorities.first": _within(FIRST_POINTS, 0),
        "majorities.second": _within(SECOND_POINTS, 0),
        "supply_cards.shops": SUPPLY_SHOPS.sum(axis=1).min() >= 1,
        "supply_cards.count": _column("supply_cards", "count").tolist() == [1] * SUPPLY_CARDS,
        "action_symbols.kind": SYMBOL_KIND.min() >= 0,
        "action_symbols.amount": _within(SYMBOL_AMOUNT, 1)
        and all(SYMBOL_AMOUNT[kind] == 1 for kind in np.flatnonzero((SYMBOL_KIND == BUY) | (SYMBOL_KIND == BUILD))),
        "action_cards.symbols": CARD_SIZE.min() >= 1,
        "action_cards.torches": _within(CARD_TORCHES, 0, SYMBOLS_PER_CARD),
        "building_cards.count": _column("building_cards", "count").tolist() == [1] * BUILDING_CARDS
        and sorted((CARD_BUILDING * COLORS + CARD_COLOR).tolist()) == list(range(BUILDING_CARDS)),
        "building_card_sets": len(SET_POINTS) == BUILDINGS + 1 and _within(SET_POINTS, 0),
        "honor_cards.count": HONOR_COUNT.min() >= 0 and HONOR_COUNT.sum() == HONOR_CARDS,
        "honor_cards.kind": HONOR_KIND.min() >= 0,
        "honor_cards.influence": _within(HONOR_PRICE, 0),
        "honor_cards.building": ((HONOR_BUILDING >= 0) == (HONOR_KIND == SUBSTITUTE)).all(),
        "honor_cards.brick_color": ((HONOR_BRICK_COLOR >= 0) | (HONOR_BRICKS == 0)).all(),
        "honor_cards.discard_building_set": set(HONOR_SET.tolist()) <= {0, BUILDINGS},
        "honor_cards": all(
            _within(numbers, 0)
            for numbers in (HONOR_POINTS, HONOR_COINS, HONOR_TORCHES, HONOR_ROMANS, HONOR_BRICKS, HONOR_FINAL)
        ),
        "counts.bricks": 0 <= BRICKS <= 90,
        "counts.romans_per_player": START_ROMANS + STOCK_ROMANS == ROMANS and min(START_ROMANS, STOCK_ROMANS) >= 0,
        "setup": all(0 <= number <= MOST for number in _SETUP.values() if isinstance(number, int)),
        "setup.hand_size": 1 <= HAND_SIZE <= DECK_SIZE[2:].min(),
        "setup.building_display": BUILDING_DISPLAY <= BUILDING_CARDS,
        "setup.honor_display": HONOR_DISPLAY <= HONOR_CARDS,
        "influence_actions": min(ROMAN_PRICE, BUILD_PRICE) >= 1 and 1 <= ROMANS_BOUGHT <= ROMANS,
        "influence_actions.max_per_turn": _ACTIONS["roman"]["max_per_turn"] == _ACTIONS["build"]["max_per_turn"] == 0,
        "influence_actions.honor_card.max_per_turn": HONORS_PER_TURN >= 0,
        "torch_exchange": 0
        <= min(COINS_PER_CARD_TORCH, COINS_PER_TORCH)
        <= max(COINS_PER_CARD_TORCH, COINS_PER_TORCH)
        <= MOST,
        "end_game": all(0 <= number <= MOST for number in _END.values() if not isinstance(number, bool | str)),
        "end_game.coins_per_vp": COINS_PER_POINT >= 1,
        "end_game.early_end_segments": EARLY_END_SEGMENTS >= 1,
        "end_game.final_turns_for_others": _END["final_turns_for_others"] == 1,
        "end_game.early_end_bricks_exhausted": _END["early_end_bricks_exhausted"],
        "end_game.ties_share_victory": _END["ties_share_victory"],
    }
    for row in _SETUP["players"]:
        fits[f"setup.players.{row['players']}"] = (
            1 <= row["rounds"] <= 4
            and row["interim_scorings"] == row["rounds"] - 1
            and 0 <= row["interim_multiplier"] * BRICKS < 10 * (MOST_TENS + 1)
            and row["action_deck_size"]
            == sum(row["use_2_3_player_cards"] or not card["only_2_3_players"] for card in COMPONENTS["action_cards"])
        )
    return [place for place, fit in fits.items() if not fit]


def _within(numbers: Any, least: int, most: int = MOST) -> bool:
    return bool(numbers.min() >= least and numbers.max() <= most)


if unfit_components():
    raise ValueError(", ".join(unfit_components()))
