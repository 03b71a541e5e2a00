"""Who wins PAX (chapter 11, alone 15 and 16): strengths, Rome's categories, and the points of every seat."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule

from .components import (
    ARMIES_PER_FLEET,
    ARMY,
    AUREI_PER_HAND_CARD,
    FLEET,
    FLEETS_PER_ARMY,
    POINTS_ABOVE_ROME,
    POINTS_ARMY,
    POINTS_CONSPIRATUS,
    POINTS_FLEET,
    POINTS_MONEY,
    POINTS_PLAYED,
    ROME_WINS_AT,
    SOLO_PLAYED,
    SOLO_STRONGER,
)
from .state import State


@rule
def with_bonus(symbols: Any, category: int) -> int:
    """A strength: printed symbols, plus bonus armies for fleets and bonus fleets for armies (PAX-8.11, PAX-11.2)."""
    strength = int(symbols[category])
    if category == ARMY:
        strength += int(symbols[FLEET]) // FLEETS_PER_ARMY
    elif category == FLEET:
        strength += int(symbols[ARMY]) // ARMIES_PER_FLEET
    return strength


@rule
def strength_of(s: State, seat: int, category: int) -> int:
    """The strength of a seat in a category (PAX-11.2)."""
    return with_bonus(s.symbols[seat], category)


@rule
def rome_strength(s: State, category: int) -> int:
    """Rome's strength in a category, as far as its cards lie face up (PAX-11.2)."""
    return with_bonus(s.rome_symbols, category)


@rule
def compare_strengths(s: State, out: Any) -> None:
    """Write every seat's strength per category, and Rome's into the row after the last seat (PAX-11.2)."""
    for category in range(s.categories):
        for seat in range(s.seats):
            out[seat, category] = strength_of(s, seat, category)
        out[s.seats, category] = rome_strength(s, category)


@rule
def belongs_to_rome(s: State, category: int) -> bool:
    """Whether Rome is at least as strong as every single player (PAX-11.3)."""
    rome = rome_strength(s, category)
    for seat in range(s.seats):
        if strength_of(s, seat, category) > rome:
            return False
    return True


@rule
def rome_categories(s: State) -> int:
    """How many categories belong to Rome."""
    count = 0
    for category in range(s.categories):
        if belongs_to_rome(s, category):
            count += 1
    return count


@rule
def rome_wins(s: State) -> bool:
    """Rome needs 4 of 7 or 5 of 10 categories; in solitaire the goal decides."""
    if s.solo_level > 0:  # PAX-15.4
        return not solo_goal_reached(s)
    return rome_categories(s) >= ROME_WINS_AT[s.variant]  # PAX-11.4, PAX-12.11, PAX-13.11, PAX-14.4


@rule
def categories_above_rome(s: State, seat: int) -> int:
    """In how many categories a seat is strictly stronger than Rome (PAX-11.7, PAX-11.8)."""
    count = 0
    for category in range(s.categories):
        if strength_of(s, seat, category) > rome_strength(s, category):
            count += 1
    return count


@rule
def categories_played(s: State, seat: int) -> int:
    """In how many categories a seat has played a card; a bonus alone makes no category (PAX-11.7)."""
    count = 0
    for category in range(s.categories):
        if s.cards[seat, category] > 0:
            count += 1
    return count


@rule
def solo_goal_reached(s: State) -> bool:
    """Stronger than Rome often enough, and a card in every category (PAX-15.3, PAX-16.3)."""
    level = s.solo_level
    return (
        categories_above_rome(s, 0) >= SOLO_STRONGER[s.variant, level]
        and categories_played(s, 0) >= SOLO_PLAYED[s.variant, level]
    )


@rule
def final_money(s: State, seat: int) -> int:
    """Aurei, each card left in hand counting as one (PAX-11.7)."""
    return int(s.money[seat]) + AUREI_PER_HAND_CARD * int(s.hand_count[seat])


@rule
def has_most_money(s: State, seat: int) -> bool:
    """Whether nobody has more; all who are tied have most (PAX-11.7)."""
    for other in range(s.seats):
        if final_money(s, other) > final_money(s, seat):
            return False
    return True


@rule
def points_on_table(s: State, seat: int) -> int:
    """The points that everybody can see: all but those for the most money, which is hidden (PAX-11.7, PAX-H6)."""
    points = POINTS_PLAYED * categories_played(s, seat) + POINTS_ABOVE_ROME * categories_above_rome(s, seat)
    points += POINTS_FLEET * strength_of(s, seat, FLEET) + POINTS_ARMY * strength_of(s, seat, ARMY)
    return points + (POINTS_CONSPIRATUS if s.conspiratus == seat else 0)  # PAX-8.16


@rule
def points_of(s: State, seat: int) -> int:
    """The points of a seat, computed also when Rome wins (PAX-11.7, PAX-11.9)."""
    return points_on_table(s, seat) + (POINTS_MONEY if has_most_money(s, seat) else 0)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether a seat has more points than another: who has most wins, unless Rome does (PAX-11.6)."""
    return points_of(s, seat) > points_of(s, other)
