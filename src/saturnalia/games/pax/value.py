"""What a bot thinks of a position of PAX: the seat's prospects, in points.

One number per seat, higher is better. It only reads what the seat may know, because bots receive redealt positions.
The weights were set by hand and by play-outs; the shape follows the strategy notes of the rules.
"""

from __future__ import annotations

from saturnalia.kernel.compiling import rule

from .components import (
    ADVERSARY,
    ARMY,
    CONSPIRACY,
    ESTATE,
    FLEET,
    MILITIA,
    POINTS_ABOVE_ROME,
    POINTS_MONEY,
    POINTS_PLAYED,
    RELIGION,
    ROME_WINS_AT,
    SCOUT,
    SOLO_STRONGER,
    SYMBOLS,
    TYPES_PER_CATEGORY,
    WEALTH,
)
from .rounds import most_valuable_stack
from .rules import income_of_turn, unit_limit
from .scoring import final_money, has_most_money, points_of, rome_strength, rome_wins, strength_of
from .state import (
    Decision,
    State,
)

WON = 1000.0
AUREUS = 0.5  # an aureus early in the game; towards the end it only counts for the most money
TURN_AHEAD = 3.0  # a turn that has only begun is worth more than a pass
HAND_SLOT = 3.2  # the right to take one of the drawn cards into the hand
IN_HAND = 0.93  # share of its gain that a card is worth before it is played
CROWDED_HAND = 0.06  # each further card in hand is harder to play
CONSPIRATUS = 9.0  # holding Primus Conspiratus when Rome is sure to win
CONSPIRACY_LEAD = 2.8  # each conspiracy symbol more than the strongest rival
ROME_LOSS = 5.0  # Rome winning without holding Primus Conspiratus
INCOME_LENGTH = 0.5  # a longer category pays more in each turn to come
SYMBOLS_PER_ROUND = 2.7  # what Rome gains in a round, all categories together
HIDDEN_SYMBOLS = 15.0  # three face-down cards, and the caution that play-outs recommend


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    if s.actor < 0:
        return value_at_end(s, seat)
    rounds_left = s.deck_count / (2.0 * s.seats + 2.0)
    aurei = float(s.money[seat])
    worth = 0.0
    if s.active == seat and s.actor == seat:
        if s.decision < Decision.BUY:
            worth += TURN_AHEAD + HAND_SLOT * s.open_hand
        if s.decision == Decision.PLAY:
            aurei += income_of_turn(s)
    worth += AUREUS * aurei * min(1.0, 0.25 + 0.5 * rounds_left)
    if has_most_money(s, seat):
        worth += POINTS_MONEY * max(0.0, 0.6 - 0.3 * rounds_left)
    worth += value_of_tableau(s, seat, rounds_left)
    worth += value_of_hand(s, seat, rounds_left)
    worth += value_of_rome(s, seat, rounds_left)
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
    """Rome's strength at the end: what lies face up, its hidden cards, and what each round adds."""
    return rome_strength(s, category) + (HIDDEN_SYMBOLS + SYMBOLS_PER_ROUND * (rounds_left + 0.5)) / s.categories


@rule
def chance_above(lead: float) -> float:
    """A rough chance that a lead over Rome's expected strength holds."""
    return min(1.0, max(0.0, 0.45 + 0.25 * lead))


@rule
def value_of_category(s: State, seat: int, category: int, more: float, rounds_left: float) -> float:
    """What a category promises a seat if it had `more` symbols there (PAX-11.7), and its use on the way."""
    symbols = float(s.symbols[seat, category]) + more
    strength = strength_of(s, seat, category) + more
    per_category = float(POINTS_ABOVE_ROME)
    if s.solo_level > 0:
        per_category = 4.0 + 0.5 * SOLO_STRONGER[s.variant, s.solo_level]
    worth = per_category * chance_above(strength - expected_rome(s, category, rounds_left))
    if symbols > 0:
        worth += POINTS_PLAYED * (1.0 if s.solo_level == 0 else 2.0)
    use = min(rounds_left, 3.0)
    if category in (FLEET, ARMY):
        worth += 0.6 * strength
    elif category in (ESTATE, CONSPIRACY):
        worth += 1.6 * min(symbols, 6.0)
    elif category == WEALTH:
        worth += 0.12 * use * min(symbols, 9.0)
    elif category == RELIGION:
        worth += 0.10 * use * min(symbols, 6.0)
    elif category == MILITIA:
        worth += 0.15 * use * min(symbols, 8.0)
    elif category == SCOUT:
        worth += 0.12 * use * min(symbols, 8.0)
    elif category == ADVERSARY:
        worth -= 0.10 * use * max(0.0, symbols - 3.0)
    return worth


@rule
def value_of_tableau(s: State, seat: int, rounds_left: float) -> float:
    """What the played cards promise."""
    worth = 0.0
    longest = 0
    for category in range(s.categories):
        worth += value_of_category(s, seat, category, 0.0, rounds_left)
        longest = max(longest, int(s.cards[seat, category]))
    return worth + INCOME_LENGTH * longest * min(rounds_left, 4.0)


@rule
def value_of_hand(s: State, seat: int, rounds_left: float) -> float:
    """A part of what the cards in hand would gain, the less the fewer turns are left and the more cards wait."""
    worth = 0.0
    count = 0
    limit = unit_limit(s, seat)
    for category in range(s.categories):
        more = 0.0
        is_unit = category in (FLEET, ARMY)
        for card in range(TYPES_PER_CATEGORY * category, TYPES_PER_CATEGORY * (category + 1)):
            copies = int(s.hand[seat, card])
            if copies > 0:
                count += copies
                weight = 0.5 if is_unit and s.symbols[seat, category] + more + SYMBOLS[card] > limit else 1.0
                more += weight * copies * SYMBOLS[card]
        if more > 0.0:
            gain = value_of_category(s, seat, category, more, rounds_left)
            gain -= value_of_category(s, seat, category, 0.0, rounds_left)
            if category == CONSPIRACY:
                gain += CONSPIRACY_LEAD * more
            worth += gain
    turns = min(1.0, 0.3 + 0.5 * rounds_left)
    return IN_HAND * turns * worth / (1.0 + CROWDED_HAND * max(0, count - 2))


@rule
def value_of_rome(s: State, seat: int, rounds_left: float) -> float:
    """Primus Conspiratus wins when Rome does: the nearer Rome is, the more it is worth; without it, hold Rome back."""
    if s.solo_level > 0:
        return 0.0
    held_by_rome = 0.0
    for category in range(s.categories):
        best = 0
        for other in range(s.seats):
            best = max(best, strength_of(s, other, category))
        held_by_rome += 1.0 - chance_above(best - expected_rome(s, category, rounds_left))
    threat = min(1.0, max(0.1, 0.5 + 0.2 * (held_by_rome - ROME_WINS_AT[s.variant])))
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, float(s.symbols[other, CONSPIRACY]))
    lead = float(s.symbols[seat, CONSPIRACY]) - rival
    worth = CONSPIRACY_LEAD * threat * max(-4.0, min(4.0, lead))
    if s.conspiratus == seat:
        return worth + CONSPIRATUS * threat
    stack = most_valuable_stack(s)
    return worth - ROME_LOSS * threat - 0.1 * threat * float(s.stack_value[stack])
