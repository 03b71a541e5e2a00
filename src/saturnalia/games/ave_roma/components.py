"""The numbers of Ave Roma: sizes of the record, and all that `components.toml` says, as constants of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from saturnalia.kernel.components import (
    changed_though_fixed,
    column,
    ids,
    number_of,
    numbers_of,
    outside,
    outside_each,
    read_components,
    refuse_unfit,
    sources,
    unfit,
)
from saturnalia.kernel.schema import Array

from .ids import Colour, EffectName, PlaceId, Resource

_HERE = Path(__file__).resolve().parent
COMPONENTS = read_components(_HERE)

# ---------------------------------------------------------------- what no printed copy can hold otherwise

refuse_unfit(
    changed_though_fixed(
        _HERE,
        {
            "setup.start_workers.*": "AVE-2.7",
            "area_scoring.*.players.*": "AVE-2.9",
            "player_boards.*.patron_slots": "AVE-1.2",
            "actions.max_workers_per_player": "AVE-12.5",
            "actions.training_min_shift": "AVE-11.3",
            "actions.training_max_shift": "AVE-11.3",
            "actions.political_influence_max": "AVE-9.3",
            "actions.final_extra_actions": "AVE-14.3",
        },
    )
)

# ---------------------------------------------------------------- sizes

MAX_SEATS = 5
WORKER_VALUES = 5  # AVE-1.1
RESOURCES = 6  # AVE-1.9
COLOURS = 3
AREAS = 5
PLACES = 8
ROWS = 3
SLOTS = 5
DECKS = 4
DECK_SIZE = 30  # AVE-1.3
BUILDING_TYPES, BUILDING_COPIES = 15, 2
WAR_SETS, WAR_COPIES = 6, 5
PATRON_SLOTS = 10  # AVE-1.2
BOARDS, BOARD_SIDES = 5, 10
MOST_PENDING = 32
MOST_AMOUNT = 20  # no single payment or gain is larger: 16 bits of money then last for any match
NO_CARD = -1
NO_SEAT = -1

# What a player stores: the six resources in the order of AVE-1.12, then surplus (AVE-1.11) and denarii.
SURPLUS, DENARII = RESOURCES, RESOURCES + 1
GOODS = RESOURCES + 2

# The four decks; the first three lie in rows at the last three places. Plain numbers, because they are indices.
BUILDING, WAR, PATRON, AREA_CARD = range(DECKS)
KIND_NAMES = ("building", "war", "patron", "area")

# The action places of the board (AVE-1.4), in the order of the component file.
QUAESTOR, AEDILIS, MERCATOR, PROPRAETOR, ROMA, AEDIFICATOR, LEGATUS, SENATUS = range(PLACES)
_PLACES = ["quaestor", "aedilis", "mercator", "propraetor", "roma", "aedificator", "legatus", "senatus"]
PLACE_NAMES = cast("Sequence[PlaceId]", ids(COMPONENTS, "places", order=[*_PLACES, "training"])[:PLACES])

RESOURCE_NAMES = cast("Sequence[Resource]", ids(COMPONENTS, "resources"))
COLOUR_NAMES = cast("Sequence[Colour]", ids(COMPONENTS, "resource_colors", order=["black", "red", "green"]))
AREA_NAMES = ids(COMPONENTS, "areas")
GOOD_NAMES: list[str] = [*RESOURCE_NAMES, "surplus", "denarii"]

# ---------------------------------------------------------------- effects and metrics (AVE-17.1, AVE-17.2)

EFFECT_NAMES: tuple[EffectName, ...] = (
    "denarii", "vp", "surplus", "political_influence", "area_influence",
    "resource_black", "resource_red", "resource_green",
)  # fmt: skip
GAIN_DENARII, GAIN_VP, GAIN_SURPLUS, GAIN_POLITICAL, GAIN_INFLUENCE = range(5)
GAIN_COLOUR = 5  # and the next two: one resource of a colour, in the order of COLOUR_NAMES
GAIN_RESOURCE = GAIN_COLOUR + COLOURS  # and the next five: one resource, in the order of AVE-1.12

METRIC_NAMES = (
    "denarii", "stored_red", "stored_green", "stored_black", "stored_total", "surplus", "buildings", "wars", "patrons",
    "area_cards", "active_patrons", "building_pairs", "building_types", "war_types", "war_largest_set",
    "war_sets_of_3", "area_card_pairs", "political_influence", "areas_first", "areas_present", "areas_level4",
    "area_influence_total", "used_cards", "card_trios",
)  # fmt: skip
(
    BY_DENARII, BY_RED, BY_GREEN, BY_BLACK, BY_STORED, BY_SURPLUS, BY_BUILDINGS, BY_WARS, BY_PATRONS,
    BY_AREA_CARDS, BY_ACTIVE, BY_PAIRS, BY_TYPES, BY_WAR_TYPES, BY_LARGEST_SET,
    BY_SETS_OF_3, BY_AREA_PAIRS, BY_POLITICAL, BY_FIRST, BY_PRESENT, BY_LEVEL4,
    BY_INFLUENCE, BY_USED, BY_TRIOS,
) = range(len(METRIC_NAMES))  # fmt: skip
BLACK, RED, GREEN = range(COLOURS)


def _table(numbers: Any) -> Any:
    return np.array(numbers, dtype=np.int64)


# The two resources of each colour (AVE-1.10), and the colour of each resource.
COLOUR_RESOURCES: Array = _table(
    [
        [number_of(name, RESOURCE_NAMES, "resource_colors.resources") for name in entry["resources"]]
        for entry in COMPONENTS["resource_colors"]
    ]
)
RESOURCE_COLOUR: Array = numbers_of(COMPONENTS, "resources", "color", COLOUR_NAMES)

# ---------------------------------------------------------------- cards: numbered by type and copy

_BUILDINGS, _WARS, _PATRONS = COMPONENTS["buildings"], COMPONENTS["wars"], COMPONENTS["patrons"]
_AREA_CARDS = COMPONENTS["area_cards"]

BUILDING_NAMES = ids(COMPONENTS, "buildings")
WAR_NAMES = ids(COMPONENTS, "wars")
PATRON_NAMES = ids(COMPONENTS, "patrons")
AREA_CARD_NAMES = ids(COMPONENTS, "area_cards")
# the names of single cards, by kind
CARD_NAMES: list[list[str]] = [
    [card for entry in _BUILDINGS for card in entry["card_ids"]],
    [card for entry in _WARS for card in entry["card_ids"]],
    PATRON_NAMES,
    AREA_CARD_NAMES,
]
_TYPES: list[list[dict[str, Any]]] = [
    [entry for entry in _BUILDINGS for _ in entry["card_ids"]],
    [entry for entry in _WARS for _ in entry["card_ids"]],
    _PATRONS,
    _AREA_CARDS,
]

# AVE-2.1: what each card of each deck asks of the table
MIN_PLAYERS: Array = _table([[card["min_players"] for card in cards] for cards in _TYPES])
# AVE-7.7: the cost of each card of the three rows, by good
COSTS: Array = _table(
    [[[card["cost"].get(good, 0) for good in GOOD_NAMES] for card in cards] for cards in _TYPES[:ROWS]]
)
# AVE-8.1: points and influence of buildings and wars
CARD_VP: Array = _table([[card["vp"] for card in cards] for cards in _TYPES[:PATRON]])
CARD_INFLUENCE: Array = _table([[card["influence"] for card in cards] for cards in _TYPES[:PATRON]])
# AVE-6.5.5, AVE-6.6.3: the rewards of sets
_PAIRS = [entry["pair_bonus"] for entry in _BUILDINGS]


def _pair_effect(name: str) -> int:
    """The effect that brings a good: a resource, surplus or denarii."""
    good = number_of(name, GOOD_NAMES, "buildings.pair_bonus")
    return {SURPLUS: GAIN_SURPLUS, DENARII: GAIN_DENARII}.get(good, GAIN_RESOURCE + good)


PAIR_EFFECT: Array = _table([_pair_effect(pair["resource"]) for pair in _PAIRS])
PAIR_AMOUNT: Array = _table([pair.get("amount", 1) for pair in _PAIRS])
PAIR_VP: Array = _table([entry["pair_bonus"]["vp"] for entry in _BUILDINGS])
WAR_EFFECT: Array = _table(
    [
        [number_of(bonus["effect"], EFFECT_NAMES, "wars.set_bonuses") for bonus in entry["set_bonuses"]]
        for entry in _WARS
    ]
)
WAR_AMOUNT: Array = _table([[bonus["amount"] for bonus in entry["set_bonuses"]] for entry in _WARS])
# AVE-9.6, AVE-15.4: the bonus and the goal of each patron
PATRON_PLACE: Array = numbers_of(COMPONENTS, "patrons", "action", PLACE_NAMES)
PATRON_EFFECT: Array = _table(
    [number_of(entry["bonus"]["effect"], EFFECT_NAMES, "patrons.bonus") for entry in _PATRONS]
)
PATRON_AMOUNT: Array = _table([entry["bonus"]["amount"] for entry in _PATRONS])
GOAL_METRIC: Array = _table([number_of(entry["goal"]["metric"], METRIC_NAMES, "patrons.goal") for entry in _PATRONS])
GOAL_PER: Array = _table([entry["goal"]["per"] for entry in _PATRONS])
GOAL_VP: Array = _table([entry["goal"]["vp"] for entry in _PATRONS])
GOAL_MAX: Array = _table([entry["goal"]["max"] for entry in _PATRONS])


def _in_order(names: list[str]) -> list[int]:
    """Resources by number, in the order in which they are received (AVE-7.2)."""
    return sorted(number_of(name, RESOURCE_NAMES, "area_cards") for name in names)


# AVE-5.2: upper half, lower half, all four resources, and the half-symbol of each area card
UPPER_HALF, LOWER_HALF = range(2)
CARD_HALVES: Array = _table([[_in_order(card["top"]), _in_order(card["bottom"])] for card in _AREA_CARDS])
CARD_RESOURCES: Array = _table([_in_order(card["top"] + card["bottom"]) for card in _AREA_CARDS])
CARD_COLOUR: Array = numbers_of(COMPONENTS, "area_cards", "set_color", COLOUR_NAMES)

# ---------------------------------------------------------------- boards and tracks

_BOARD_LIST = COMPONENTS["player_boards"]  # five sides A, then the five sides B of the same boards
BOARD_NAMES = ids(COMPONENTS, "player_boards")
PRICES: Array = _table([[board["prices"][name] for name in RESOURCE_NAMES] for board in _BOARD_LIST])
LIMITS: Array = _table([[board["capacity"][name] for name in RESOURCE_NAMES] for board in _BOARD_LIST])
START_GOODS: Array = _table([[board["start_goods"][name] for name in RESOURCE_NAMES] for board in _BOARD_LIST])

# AVE-4.9: worker spaces by place and number of seats
CAPACITY: Array = _table(  # AVE-4.10: rows have one space for each slot
    [
        [0, 0, *(place["capacity"][f"p{seats}"] if "capacity" in place else SLOTS for seats in range(2, 6))]
        for place in COMPONENTS["places"][:PLACES]
    ]
)
SLOT_MIN: Array = column(COMPONENTS, "row_slots", "min_value")
SLOT_MAX: Array = column(COMPONENTS, "row_slots", "max_value")

ROMA_PRICE: Array = _table([space["price"] for space in COMPONENTS["roma_track"]["spaces"]])
ROMA_ICON: Array = _table([int(space["influence_icon"]) for space in COMPONENTS["roma_track"]["spaces"]])
ROMA_SPACES = len(COMPONENTS["roma_track"]["spaces"])
ROMA_START = COMPONENTS["roma_track"]["start_space"]
PRESTIGE_START, PRESTIGE_MAX = COMPONENTS["prestige_track"]["start"], COMPONENTS["prestige_track"]["max"]


def _area_scoring() -> Any:
    """Points by number of seats, rank and prestige (AVE-2.9, AVE-15.3)."""
    ranks = [side[rank] for side in COMPONENTS["area_scoring"] for rank in ("first", "second", "third")]
    if any(len(points) != PRESTIGE_MAX + 1 for points in ranks):
        raise ValueError(f"area_scoring: {PRESTIGE_MAX + 1} × (AVE-15.3)")
    table = np.zeros((MAX_SEATS + 1, 3, PRESTIGE_MAX + 1), dtype=np.int64)
    for side in COMPONENTS["area_scoring"]:
        for seats in side["players"]:
            table[seats] = [side["first"], side["second"], side["third"]]
    return table


AREA_SCORING = _area_scoring()

# ---------------------------------------------------------------- numbers of the rules

_ACTIONS, _FINAL = COMPONENTS["actions"], COMPONENTS["final_scoring"]

START_DENARII = COMPONENTS["setup"]["start_denarii"]
QUAESTOR_MULTIPLIER = _ACTIONS["quaestor_multiplier"]
MOST_BOUGHT = _ACTIONS["mercator_max_buy"]
EXTRA_RESOURCES = _ACTIONS["propraetor_extra_resource"]
UPPER_SURCHARGE, EMPTY_SURCHARGE = _ACTIONS["area_card_upper_surcharge"], _ACTIONS["area_card_empty_surcharge"]
PASS_VP = _ACTIONS["pass_vp_per_worker"]
WORKERS_EACH = _ACTIONS["max_workers_per_player"]
SURPLUS_MAX = _ACTIONS["surplus_max"]
POLITICAL_MAX, POLITICAL_OVERFLOW_VP = (
    _ACTIONS["political_influence_max"], _ACTIONS["political_influence_overflow_vp"]
)  # fmt: skip
INFLUENCE_MAX = COMPONENTS["area_influence_track"]["max"]
LEVEL_VP = _FINAL["political_influence_vp_per_level"]
DENARII_PER_VP, UNITS_PER_VP = _FINAL["denarii_per_vp"], _FINAL["leftover_units_per_vp"]

# ---------------------------------------------------------------- how much of this is reconstructed

_SOURCES = list(sources(COMPONENTS))
RECONSTRUCTED_PERCENT = round(100 * _SOURCES.count("reconstructed") / len(_SOURCES))

# ---------------------------------------------------------------- an owner's corrected file


def _all_different(names: list[str]) -> bool:
    """Whether no name comes twice: actions are called by them."""
    return len(set(names)) == len(names)


def unfit_components() -> list[str]:
    """Return which numbers of an owner's corrected file do not fit into the record: compiled rules check no bounds."""
    found = [
        *outside("places.capacity", CAPACITY, 0, MAX_SEATS * WORKERS_EACH, "AVE-4.9"),
        *outside("cost", COSTS, 0, MOST_AMOUNT),
        *outside("vp", CARD_VP, 0, MOST_AMOUNT, "AVE-8.1"),
        *outside("influence", CARD_INFLUENCE, 0, INFLUENCE_MAX, "AVE-8.1"),
        *outside("wars.set_bonuses.amount", WAR_AMOUNT, 0, MOST_AMOUNT, "AVE-6.6.3"),
        *outside("buildings.pair_bonus.vp", PAIR_VP, 0, MOST_AMOUNT, "AVE-6.5.5"),
        *outside("buildings.pair_bonus.amount", PAIR_AMOUNT, 0, MOST_AMOUNT, "AVE-6.5.5"),
        *outside("patrons.bonus.amount", PATRON_AMOUNT, 0, MOST_AMOUNT, "AVE-9.6"),
        *outside("patrons.goal.per", GOAL_PER, 1, 1000, "AVE-15.4"),
        *outside("patrons.goal.vp", GOAL_VP, 0, 100, "AVE-15.4"),
        *outside("patrons.goal.max", GOAL_MAX, 0, 100, "AVE-15.4"),
        *outside("player_boards.prices", PRICES, 0, MOST_AMOUNT),
        *outside("player_boards.capacity", LIMITS, 0, MOST_AMOUNT),
        *outside("player_boards.start_goods", START_GOODS, 0, MOST_AMOUNT),
        *outside("row_slots.min_value", SLOT_MIN, 1, WORKER_VALUES, "AVE-6.5.2"),
        *outside("row_slots.max_value", SLOT_MAX, 1, WORKER_VALUES, "AVE-6.5.2"),
        *outside("roma_track.spaces", ROMA_SPACES, WORKER_VALUES + 1, 100, "AVE-6.8.1"),
        *outside("roma_track.spaces.price", ROMA_PRICE, 0, MOST_AMOUNT),
        *outside("roma_track.start_space", ROMA_START, 0, ROMA_SPACES - 1),
        *outside("area_scoring", AREA_SCORING, 0, 100, "AVE-15.3"),
        *outside("setup.start_denarii", START_DENARII, 0, MOST_AMOUNT),
        *outside_each("actions", _ACTIONS, 0, MOST_AMOUNT),
        *outside("area_influence_track.max", INFLUENCE_MAX, MAX_SEATS, 100),
        *outside("prestige_track.max", PRESTIGE_MAX, 0, 100),
        *outside("prestige_track.start", PRESTIGE_START, 0, PRESTIGE_MAX),
        *outside("final_scoring.denarii_per_vp", DENARII_PER_VP, 1, None, "AVE-15.6"),
        *outside("final_scoring.leftover_units_per_vp", UNITS_PER_VP, 1, None, "AVE-15.6"),
        *outside("final_scoring.political_influence_vp_per_level", LEVEL_VP, 0, MOST_AMOUNT, "AVE-15.5"),
    ]
    laws = {
        "resource_colors.resources": (RESOURCE_COLOUR[COLOUR_RESOURCES] == np.arange(COLOURS)[:, None]).all(),
        "buildings.card_ids": all(len(entry["card_ids"]) == BUILDING_COPIES for entry in _BUILDINGS)
        and _all_different(CARD_NAMES[BUILDING]),
        "wars.card_ids": all(len(entry["card_ids"]) == WAR_COPIES for entry in _WARS)
        and _all_different(CARD_NAMES[WAR]),
        "area_cards": all(len(set(card)) == 4 for card in CARD_RESOURCES.tolist()),
        "min_players": all((MIN_PLAYERS <= 2).sum(axis=1) > SLOTS),
        "cost": all(set(card["cost"]) <= set(GOOD_NAMES) for cards in _TYPES[:ROWS] for card in cards),
        # only an action of the Propraetor has an area in which influence could rise (AVE-17.1)
        "set_bonuses": not (WAR_EFFECT == GAIN_INFLUENCE).any(),
        "patrons.bonus": (PATRON_PLACE[PATRON_EFFECT == GAIN_INFLUENCE] == PROPRAETOR).all(),
        "player_boards.start_goods": (START_GOODS <= LIMITS).all(),
        "player_boards.side": [entry["side"] for entry in _BOARD_LIST] == ["a"] * BOARDS + ["b"] * BOARDS,
        "row_slots (AVE-6.5.2)": (SLOT_MIN <= SLOT_MAX).all(),
    }
    return found + unfit(laws)


refuse_unfit(unfit_components())
