"""What a bot thinks of a position of PAX: the seat's chance to win, guessed from what lies on the table.

One number per seat, higher is better. It only reads what the seat may know, because bots receive redealt positions.
"""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .rules import (
    ROME_WINS_AT,
    SOLO_PLAYED,
    SOLO_STRONGER,
    final_money,
    has_most_money,
    most_valuable_stack,
    points_of,
    rome_strength,
    rome_wins,
    strength_of,
    unit_limit,
)
from .state import CARD_CATEGORY, CARD_TYPES, SYMBOLS, Category, State

# weights in points, set by hand and checked by play against the random bot
HAND_CARD = 0.9
HAND_SYMBOL = 0.5
NEW_CATEGORY_IN_HAND = 1.2
UNPLAYABLE = 0.6
AUREUS = 0.3
LEAD_OVER_ROME = 0.8
CONSPIRATUS_IF_ROME = 14.0
MARKET_CARD = 0.25
WON = 1000.0


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    if s.actor < 0:
        return value_at_end(s, seat)
    rounds_left = s.deck_count / (2.0 * s.seats + 2.0)
    worth = AUREUS * float(s.money[seat]) * (0.5 + min(rounds_left, 1.0) * 0.5)
    worth += value_of_tableau(s, seat, rounds_left)
    worth += value_of_hand(s, seat, min(1.0, 0.35 + rounds_left))
    worth += value_of_conspiratus(s, seat, rounds_left)
    if has_most_money(s, seat):
        worth += 1.0
    return worth


@rule
def value_at_end(s: State, seat: int) -> float:
    """A finished match: won or lost, then points."""
    points = float(points_of(s, seat)) + 0.01 * final_money(s, seat)
    if rome_wins(s):
        return points + (WON if s.conspiratus == seat and s.solo_level == 0 else 0.0)
    for other in range(s.seats):
        if points_of(s, other) > points_of(s, seat):
            return points
    return points + WON


@rule
def expected_rome(s: State, category: int, rounds_left: float) -> float:
    """Rome's strength at the end: what lies face up, its hidden cards, and about three symbols a round."""
    to_come = (3 * 1.4 + 2.5 * (rounds_left + 1.0)) / s.categories
    return rome_strength(s, category) + to_come


@rule
def chance_above(lead: float) -> float:
    """A rough chance that a lead over Rome's expected strength holds."""
    return min(1.0, max(0.0, 0.5 + 0.2 * lead))


@rule
def value_of_tableau(s: State, seat: int, rounds_left: float) -> float:
    """Points that the played cards promise, and their use on the way."""
    worth = 0.0
    above = 0.0
    for category in range(s.categories):
        strength = strength_of(s, seat, category)
        chance = chance_above(strength - expected_rome(s, category, rounds_left))
        worth += 3.0 * chance + 0.15 * strength
        above += chance
        if s.cards[seat, category] > 0:
            worth += 2.0
    worth += strength_of(s, seat, Category.FLEET) + strength_of(s, seat, Category.ARMY)
    worth += 0.35 * min(unit_limit(s, seat), 6)
    worth += 0.25 * min(rounds_left, 4.0) * longest_category(s, seat)
    if s.solo_level > 0:
        missing = SOLO_PLAYED[s.variant, s.solo_level]
        for category in range(s.categories):
            if s.cards[seat, category] > 0:
                missing -= 1
        worth += 4.0 * min(above, float(SOLO_STRONGER[s.variant, s.solo_level])) - 2.0 * missing
    return worth


@rule
def longest_category(s: State, seat: int) -> int:
    """Cards in the seat's longest category: next turn's income."""
    longest = 0
    for category in range(s.categories):
        longest = max(longest, int(s.cards[seat, category]))
    return longest


@rule
def value_of_hand(s: State, seat: int, playable: float) -> float:
    """Cards in hand are worth what they will bring, the less the fewer turns are left to play them."""
    worth = 0.0
    limit = unit_limit(s, seat)
    count = 0
    for card in range(CARD_TYPES):
        copies = s.hand[seat, card]
        if copies > 0:
            category = CARD_CATEGORY[card]
            each = HAND_CARD + HAND_SYMBOL * SYMBOLS[card]
            if s.cards[seat, category] == 0:
                each += NEW_CATEGORY_IN_HAND
            is_unit = category == Category.FLEET or category == Category.ARMY
            if is_unit and s.symbols[seat, category] + SYMBOLS[card] > limit:
                each *= UNPLAYABLE
            worth += each * copies
            count += copies
    return worth * playable / (1.0 + 0.08 * max(0, count - 3))


@rule
def value_of_conspiratus(s: State, seat: int, rounds_left: float) -> float:
    """Primus Conspiratus wins when Rome does: the nearer Rome is, the more it is worth; without it, hold Rome back."""
    if s.solo_level > 0:
        return 0.0
    held_by_rome = 0.0
    for category in range(s.categories):
        best = 0
        for other in range(s.seats):
            best = max(best, strength_of(s, other, category))
        held_by_rome += 1.0 - chance_above(best - expected_rome(s, category, rounds_left))
    threat = chance_above(2.0 * (held_by_rome - ROME_WINS_AT[s.variant] + 0.5))
    mine = float(s.symbols[seat, Category.CONSPIRACY])
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, float(s.symbols[other, Category.CONSPIRACY]))
    if s.conspiratus == seat:
        return CONSPIRATUS_IF_ROME * threat * min(1.0, 0.5 + 0.1 * (mine - rival)) + 1.0
    reach = max(0.0, 0.4 - 0.1 * (rival - mine))
    stack = most_valuable_stack(s)
    return CONSPIRATUS_IF_ROME * threat * reach - MARKET_CARD * threat * float(s.stack_value[stack]) - 6.0 * threat
