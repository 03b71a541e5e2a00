"""The numbers of PAX: sizes of the record, and everything that `components.toml` says, as constants of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from saturnalia.kernel.components import (
    changed_though_fixed,
    column,
    ids,
    numbers_of,
    outside,
    outside_each,
    read_components,
    refuse_unfit,
    unfit,
)
from saturnalia.kernel.schema import Array

from .ids import Category

_HERE = Path(__file__).resolve().parent
COMPONENTS = read_components(_HERE)

# ---------------------------------------------------------------- what no printed copy can hold otherwise

refuse_unfit(
    changed_though_fixed(
        _HERE,
        {
            "category.*.card_count": "PAX-1.2, PAX-1.3",
            "money.card_total": "PAX-1.7",
            "money.denominations.*": "PAX-1.7",
            "money_card.*.value": "PAX-1.7",
            "money_card.*.count": "PAX-1.7",
            "legion.*.number": "PAX-1.8, PAX-12.3",
            "legion.*.game_copy": "PAX-1.8, PAX-12.3",
            "special_card.*.count": "PAX-1.9, PAX-1.10, PAX-1.11",
            "special_card.*.conspiracy_symbols": "PAX-1.10",
            "setup.*.players": "PAX-1.1",
            "setup.*.cards_full_set": "PAX-1.2, PAX-1.3",
            "setup.*.rome_face_down": "PAX-2.4",
            "setup.*.opening_keep": "PAX-2.8",
            "solo_level.*.level": "PAX-15.1",
            "solo_level.*.cards_full_set": "PAX-1.2, PAX-1.3",
            "solo_level.*.rome_face_down": "PAX-15.2, PAX-16.2",
            "turn.draw_cards": "PAX-4.1",
            "turn.draw_to_hand": "PAX-4.2",
            "turn.draw_to_legion": "PAX-4.2",
            "turn.draw_to_deck_bottom": "PAX-4.2",
            "turn.min_deck_for_return": "PAX-4.5",
            "turn.max_stacks_bought": "PAX-5.1",
            "senator_reaction.max_cards": "PAX-12.6",
        },
    )
)

# ---------------------------------------------------------------- sizes

MAX_SEATS = 8
MAX_LEGIONS = 9  # PAX-1.8, PAX-12.3
CATEGORIES = 10
BASE_CATEGORIES = 7
CARD_TYPES = 40
TYPES_PER_CATEGORY = 4
DECK_SIZE = 179
POOL_SIZE = 208
MOST_EXTRA = 7
WINDOW_SIZE = 3 + MOST_EXTRA
OPENING_SIZE = 5
ROME_FACE_DOWN = 3
NO_CARD = -1
MOST_AUREI = 20  # no single payment or gain is larger: 16 bits of money then last for any match
NO_SEAT = -1


# The ten categories of influence cards (PAX-1.2); the last three belong to Nocturnus (PAX-1.3). Plain numbers,
# because they are places in arrays, and a GPU does not take members of an enumeration for that.
WEALTH, FLEET, ARMY, RELIGION, SENATOR, ESTATE, CONSPIRACY, MILITIA, SCOUT, ADVERSARY = range(CATEGORIES)

CATEGORY_NAMES = cast("Sequence[Category]", ids(COMPONENTS, "category"))

# ---------------------------------------------------------------- card types: category = type // 4 (PAX-1.4, PAX-1.5)

SYMBOLS: Array = column(COMPONENTS, "card_type", "symbols")
VALUES: Array = column(COMPONENTS, "card_type", "value")
COPIES: Array = column(COMPONENTS, "card_type", "count")
CARD_CATEGORY: Array = numbers_of(COMPONENTS, "card_type", "category", CATEGORY_NAMES)

# ---------------------------------------------------------------- numbers of the rules

_TURN, _EFFECTS, _SCORING = COMPONENTS["turn"], COMPONENTS["effects"], COMPONENTS["scoring"]
_ROME, _REACTION = COMPONENTS["rome"], COMPONENTS["senator_reaction"]

STARTING_AUREI = COMPONENTS["money"]["starting_aurei"]
DRAW_CARDS = _TURN["draw_cards"]
DRAW_TO_HAND, DRAW_TO_LEGION, DRAW_TO_DECK = (
    _TURN["draw_to_hand"], _TURN["draw_to_legion"], _TURN["draw_to_deck_bottom"]
)  # fmt: skip
MIN_DECK_FOR_RETURN = _TURN["min_deck_for_return"]
NO_CARD_COMPENSATION = _TURN["no_card_compensation"]
PASS_AUREI = _TURN["pass_aurei"]
BASIC_INCOME = _TURN["income_when_nothing_played"]
CONSPIRACY_INCOME = _TURN["income_when_conspiracy_played"]
SENATOR_BONUS = _TURN["income_senator_bonus"]
FIRST_CARD_COST, CARD_COST_STEP = _TURN["first_card_cost"], _TURN["card_cost_step"]
WEALTH_STEP, WEALTH_DISCOUNT = _EFFECTS["wealth_step"], _EFFECTS["wealth_discount_per_step"]
MIN_PRICE = _EFFECTS["min_purchase_price"]
WINDOW_2_AT, WINDOW_ALL_AT = _EFFECTS["religion_window_2_at"], _EFFECTS["religion_window_all_at"]
FLEETS_PER_ARMY, ARMIES_PER_FLEET = _EFFECTS["fleet_step_for_bonus_army"], _EFFECTS["army_step_for_bonus_fleet"]
SCOUT_STEP, SCOUT_FREE = _EFFECTS["scout_step"], _EFFECTS["scout_free_cards_per_step"]
MILITIA_STEP, MILITIA_EXTRA = _EFFECTS["militia_step"], _EFFECTS["militia_extra_draw_per_step"]
ADVERSARY_STEP, ADVERSARY_GIFTS = _EFFECTS["adversary_step"], _EFFECTS["adversary_cards_to_rome_per_step"]
ROME_WINS_AT: Any = np.array([_ROME["wins_at_categories_base"], _ROME["wins_at_categories_nocturnus"]])
REACTION_SEATS, REACTION_COST = _REACTION["min_players"], _REACTION["cost"]
POINTS_PLAYED, POINTS_ABOVE_ROME = _SCORING["per_category_played"], _SCORING["per_category_above_rome"]
POINTS_ARMY, POINTS_FLEET = _SCORING["per_army_symbol"], _SCORING["per_fleet_symbol"]
POINTS_CONSPIRATUS, POINTS_MONEY = _SCORING["primus_conspiratus"], _SCORING["most_money"]
AUREI_PER_HAND_CARD = _SCORING["aurei_per_hand_card"]

_MODES = ("base", "nocturnus")


def _setup_table(key: str) -> Any:
    """A number of the multi-player set-up by variant and seats."""
    table = np.zeros((2, 9), dtype=np.int64)
    for row in COMPONENTS["setup"]:
        table[_MODES.index(row["mode"]), row["players"]] = row[key]
    return table


def _solo_table(key: str) -> Any:
    """A number of the solitaire set-up by variant and level."""
    table = np.zeros((2, 6), dtype=np.int64)
    for row in COMPONENTS["solo_level"]:
        table[_MODES.index(row["mode"]), row["level"]] = row[key]
    return table


def _opening_draws() -> Any:
    table = np.zeros((2, 9, 8), dtype=np.int64)
    for row in COMPONENTS["setup"]:
        table[_MODES.index(row["mode"]), row["players"], : row["players"]] = row["opening_draws"]
    return table


REMOVED, SECOND_SET = _setup_table("removed_unseen"), _setup_table("extra_from_second_set")
LEGIONS, ROME_FACE_UP = _setup_table("legions"), _setup_table("rome_face_up")
OPENING_DRAWS = _opening_draws()
SOLO_REMOVED, SOLO_LEGIONS = _solo_table("removed_unseen"), _solo_table("legions")
SOLO_AUREI = _solo_table("starting_aurei")
SOLO_DRAW, SOLO_LAY = _solo_table("opening_draw"), _solo_table("opening_lay")
SOLO_STRONGER, SOLO_PLAYED = _solo_table("categories_stronger_than_rome"), _solo_table("categories_with_a_card")

# ---------------------------------------------------------------- an owner's corrected file


def unfit_components() -> list[str]:
    """Return which numbers of an owner's corrected file cannot be played with, each with the clause that says so.

    Compiled rules check no bounds, so whatever the record cannot hold is refused here as well.
    """
    steps = {name: number for name, number in _EFFECTS.items() if "_step" in name}
    found = [
        *outside("card_type.symbols", SYMBOLS, 0, None, "PAX-1.4"),
        *outside("card_type.value", VALUES, 1, None, "PAX-1.4"),
        *outside_each("turn", _TURN, 0, MOST_AUREI),
        *outside("money.starting_aurei", STARTING_AUREI, 0, MOST_AUREI, "PAX-2.5"),
        *outside("solo_level.starting_aurei", SOLO_AUREI, 0, MOST_AUREI, "PAX-15.2"),
        *outside("senator_reaction.cost", REACTION_COST, 0, MOST_AUREI, "PAX-12.6"),
        *outside_each("scoring", _SCORING, 0, MOST_AUREI, "PAX-11.7"),
        *outside_each("effects", steps, 1, None),
    ]
    laws = {
        "card_type.category (PAX-1.4)": (np.arange(CARD_TYPES) // TYPES_PER_CATEGORY == CARD_CATEGORY).all(),
        "card_type.symbols (PAX-1.4)": 2 * (SYMBOLS * COPIES).max() * TYPES_PER_CATEGORY <= 127,
        "card_type.value (PAX-1.4)": 2 * (VALUES * COPIES).sum() <= 32767,
    }
    for number, category in enumerate(COMPONENTS["category"]):
        copies = COPIES[number == CARD_CATEGORY]
        laws[f"card_type.count: {category['id']} {copies.sum()} ({category['card_count']}, PAX-1.2, PAX-1.3)"] = (
            copies.min() >= 0 and copies.sum() == category["card_count"]
        )
    for row in COMPONENTS["setup"]:
        second_set, place = row["extra_from_second_set"], row["id"]
        in_game = row["cards_full_set"] + second_set - row["removed_unseen"]
        left = in_game - ROME_FACE_DOWN - row["rome_face_up"] - row["players"] * row["opening_keep"] - row["legions"]
        most_more = min(row["cards_full_set"], DECK_SIZE - row["cards_full_set"])
        found += [
            *outside(f"{place}.opening_draws", row["opening_draws"], 1, OPENING_SIZE, "PAX-2.7, PAX-12.2"),
            *outside(f"{place}.legions", row["legions"], 1, MAX_LEGIONS, "PAX-2.3, PAX-12.3"),
            *outside(f"{place}.extra_from_second_set", second_set, 0, most_more, "PAX-12.1, PAX-14.1"),
            *outside(f"{place}.removed_unseen", row["removed_unseen"], 0, None, "PAX-2.2, PAX-13.1"),
            *outside(f"{place}.rome_face_up", row["rome_face_up"], 0, None, "PAX-12.4"),
            *_other_than(row, "cards_in_game", in_game, "PAX-2.2, PAX-12.1, PAX-13.1, PAX-14.1"),
            *_other_than(row, "deck_after_setup", left, "PAX-2.12, PAX-12.12, PAX-13.1, PAX-14.4"),
        ]
        laws |= {
            f"{place}.opening_draws (PAX-2.7, PAX-12.2)": len(row["opening_draws"]) == row["players"],
            f"{place} (PAX-2.12)": left + row["players"] >= sum(row["opening_draws"]) and left >= 0,
        }
    for row in COMPONENTS["solo_level"]:
        drawn = row["removed_unseen"] + ROME_FACE_DOWN + row["opening_draw"] + row["legions"]
        # a card in hand and those laid do not come back to the deck, the rest of the opening draw does
        left = row["cards_full_set"] - drawn + row["opening_draw"] - row["opening_lay"] - 1
        found += [
            *outside(f"{row['id']}.opening_draw", row["opening_draw"], 1, OPENING_SIZE, "PAX-15.5"),
            *outside(f"{row['id']}.opening_lay", row["opening_lay"], 0, row["opening_draw"] - 1, "PAX-15.5"),
            *outside(f"{row['id']}.legions", row["legions"], 1, MAX_LEGIONS, "PAX-15.2"),
            *outside(f"{row['id']}.removed_unseen", row["removed_unseen"], 0, None, "PAX-15.2"),
            *_other_than(row, "deck_after_setup", left, "PAX-15.9, PAX-16.2"),
        ]
        laws[f"{row['id']} (PAX-15.2)"] = drawn <= row["cards_full_set"]
    return found + unfit(laws)


def _other_than(row: dict[str, Any], key: str, follows: int, clauses: str) -> list[str]:
    """What is wrong with a number that follows from the others."""
    return outside(f"{row['id']}.{key}", row[key], follows, follows, clauses)


refuse_unfit(unfit_components())
