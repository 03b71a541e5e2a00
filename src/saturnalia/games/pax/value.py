"""What a bot thinks of a position of PAX: the seat's prospects, in points.

One number per seat, higher is better. It only reads what the seat may know, because bots receive redealt positions.
The shape follows the strategy notes of the rules. The weights that stand here were set by hand and by play-outs; those
of `weights.toml` were learned.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.weights import learned_weights

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
from .rules import income_of_turn, price_of, unit_limit
from .scoring import (
    final_money,
    has_most_money,
    points_of,
    points_on_table,
    rome_strength,
    rome_wins,
    strength_of,
)
from .state import Decision, State

WON = 1000.0
NO_LEGION = -1


class Weights(NamedTuple):
    """What things are worth to a seat, in points."""

    late_money: float = 0.25  # share of its worth that an aureus keeps in the last round
    money_ahead: float = 0.5  # and how much each round to come adds
    most_money: float = 0.6  # share of the points for the most money that holding it now is worth at the end
    most_money_surer: float = 0.3  # and how much less with each round to come
    even_chance: float = 0.45  # the chance to stay above Rome without a lead over its expected strength
    chance_per_symbol: float = 0.25
    unit_strength: float = 0.6  # a symbol of fleet or army on the way
    estate_symbol: float = 1.6
    conspiracy_symbol: float = 1.6
    wealth_use: float = 0.12  # a symbol in each round to come, three of them at most
    religion_use: float = 0.10
    militia_use: float = 0.15
    scout_use: float = 0.12
    adversary_harm: float = 0.10
    above_rome: float = 1.0  # share of the points for a category above Rome
    last_plays: float = 0.3  # share of a hand that can still be played in the last round
    plays_ahead: float = 0.5
    even_threat: float = 0.5  # Rome's chance to win with just as many categories as it needs
    threat_per_category: float = 0.2
    rich_stack: float = 0.1  # an aureus in the stack that Rome takes next
    aureus: float = 0.5  # an aureus early in the game; towards the end it only counts for the most money
    turn_ahead: float = 3.0  # a turn that has only begun is worth more than a pass
    hand_slot: float = 3.2  # the right to take one of the drawn cards into the hand
    in_hand: float = 0.93  # share of its gain that a card is worth before it is played
    crowded_hand: float = 0.06  # each further card in hand is harder to play
    conspiratus: float = 9.0  # holding Primus Conspiratus when Rome is sure to win
    conspiracy_lead: float = 2.8  # each conspiracy symbol more than the strongest rival
    rome_loss: float = 5.0  # Rome winning without holding Primus Conspiratus
    income_length: float = 0.5  # a longer category pays more in each turn to come
    symbols_per_round: float = 2.7  # what Rome gains in a round, all categories together
    hidden_symbols: float = 15.0  # three face-down cards, and the caution that play-outs recommend
    coming: float = 0.4  # share of the most valuable stack that counts as Rome's before Rome has taken it
    purchase: float = 0.5  # share of its gain that the best stack is worth before it is bought
    plot_on_sale: float = 0.8  # a conspiracy symbol that a rival could buy
    plot_bought: float = 0.6  # a conspiracy symbol that a rival has bought and not played yet
    points_lead: float = 0.2  # each point ahead of the best rival, while Rome may still lose


WEIGHTS = learned_weights(Path(__file__).parent, Weights)
ALONE = Weights()  # what was learned in company is bad advice where every category has to be won


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    if s.solo_level > 0:
        return judge(s, seat, ALONE)
    return judge(s, seat, WEIGHTS)


@rule
def judge(s: State, seat: int, w: Weights) -> float:
    """Return how good the position is for a seat."""
    if s.actor < 0:
        return value_at_end(s, seat)
    rounds_left = s.deck_count / (2.0 * s.seats + 2.0)
    aurei = float(s.money[seat])
    worth = 0.0
    if s.active == seat and s.actor == seat:
        if s.decision < Decision.BUY:
            worth += w.turn_ahead + w.hand_slot * s.open_hand
        if s.decision <= Decision.BUY:
            worth += w.purchase * best_purchase(s, seat, rounds_left, w)
        if s.decision == Decision.PLAY:
            aurei += income_of_turn(s)
    worth += aurei * worth_of_aureus(rounds_left, w)
    if has_most_money(s, seat):
        worth += POINTS_MONEY * max(0.0, w.most_money - w.most_money_surer * rounds_left)
    worth += value_of_tableau(s, seat, rounds_left, w)
    worth += value_of_hand(s, seat, NO_LEGION, rounds_left, w)
    worth += value_of_rome(s, seat, rounds_left, w)
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
def worth_of_aureus(rounds_left: float, w: Weights) -> float:
    """What an aureus is worth: less and less towards the end."""
    return w.aureus * min(1.0, w.late_money + w.money_ahead * rounds_left)


@rule
def symbols_under(s: State, legion: int, category: int) -> int:
    """How many symbols of a category lie under a legion."""
    count = 0
    for card in range(TYPES_PER_CATEGORY * category, TYPES_PER_CATEGORY * (category + 1)):
        count += int(s.stack[legion, card]) * int(SYMBOLS[card])
    return count


@rule
def expected_rome(s: State, category: int, rounds_left: float, w: Weights) -> float:
    """Rome's strength at the end: what lies face up, its next stack, its hidden cards, and what each round adds."""
    coming = w.coming * symbols_under(s, most_valuable_stack(s), category)
    unseen = w.hidden_symbols + w.symbols_per_round * (rounds_left + 0.5)
    return rome_strength(s, category) + coming + unseen / s.categories


@rule
def chance_above(lead: float, w: Weights) -> float:
    """A rough chance that a lead over Rome's expected strength holds."""
    return min(1.0, max(0.0, w.even_chance + w.chance_per_symbol * lead))


@rule
def value_of_category(s: State, seat: int, category: int, more: float, rounds_left: float, w: Weights) -> float:
    """What a category promises a seat if it had `more` symbols there (PAX-11.7), and its use on the way."""
    symbols = float(s.symbols[seat, category]) + more
    strength = strength_of(s, seat, category) + more
    per_category = w.above_rome * float(POINTS_ABOVE_ROME)
    if s.solo_level > 0:
        per_category = 4.0 + 0.5 * SOLO_STRONGER[s.variant, s.solo_level]
    worth = per_category * chance_above(strength - expected_rome(s, category, rounds_left, w), w)
    if symbols > 0:
        worth += POINTS_PLAYED * (1.0 if s.solo_level == 0 else 2.0)
    use = min(rounds_left, 3.0)
    if category in (FLEET, ARMY):
        worth += w.unit_strength * strength
    elif category in (ESTATE, CONSPIRACY):
        worth += (w.estate_symbol if category == ESTATE else w.conspiracy_symbol) * min(symbols, 6.0)
    elif category == WEALTH:
        worth += w.wealth_use * use * min(symbols, 9.0)
    elif category == RELIGION:
        worth += w.religion_use * use * min(symbols, 6.0)
    elif category == MILITIA:
        worth += w.militia_use * use * min(symbols, 8.0)
    elif category == SCOUT:
        worth += w.scout_use * use * min(symbols, 8.0)
    elif category == ADVERSARY:
        worth -= w.adversary_harm * use * max(0.0, symbols - 3.0)
    return worth


@rule
def value_of_tableau(s: State, seat: int, rounds_left: float, w: Weights) -> float:
    """What the played cards promise."""
    worth = 0.0
    longest = 0
    for category in range(s.categories):
        worth += value_of_category(s, seat, category, 0.0, rounds_left, w)
        longest = max(longest, int(s.cards[seat, category]))
    return worth + w.income_length * longest * min(rounds_left, 4.0)


@rule
def value_of_hand(s: State, seat: int, bought: int, rounds_left: float, w: Weights) -> float:
    """A part of what the cards in hand would gain, the less the fewer turns are left and the more cards wait.

    The stack under the legion that is `bought` counts as in hand.
    """
    worth = 0.0
    count = 0
    limit = unit_limit(s, seat)
    for category in range(s.categories):
        more = 0.0
        is_unit = category in (FLEET, ARMY)
        for card in range(TYPES_PER_CATEGORY * category, TYPES_PER_CATEGORY * (category + 1)):
            copies = int(s.hand[seat, card]) + (int(s.stack[bought, card]) if bought != NO_LEGION else 0)
            if copies > 0:
                count += copies
                weight = 0.5 if is_unit and s.symbols[seat, category] + more + SYMBOLS[card] > limit else 1.0
                more += weight * copies * SYMBOLS[card]
        if more > 0.0:
            gain = value_of_category(s, seat, category, more, rounds_left, w)
            gain -= value_of_category(s, seat, category, 0.0, rounds_left, w)
            if category == CONSPIRACY:
                gain += w.conspiracy_lead * more
            worth += gain
    turns = min(1.0, w.last_plays + w.plays_ahead * rounds_left)
    return w.in_hand * turns * worth / (1.0 + w.crowded_hand * max(0, count - 2))


@rule
def best_purchase(s: State, seat: int, rounds_left: float, w: Weights) -> float:
    """What the best stack that a seat can pay would add to its hand, less its price."""
    without = value_of_hand(s, seat, NO_LEGION, rounds_left, w)
    best = 0.0
    for legion in range(s.legions):
        price = price_of(s, seat, legion)
        if s.stack_count[legion] > 0 and price <= s.money[seat]:
            gain = value_of_hand(s, seat, legion, rounds_left, w) - without
            best = max(best, gain - price * worth_of_aureus(rounds_left, w))
    return best


@rule
def plot_within_reach(s: State, seat: int) -> int:
    """The most conspiracy symbols in one stack that somebody else could pay."""
    most = 0
    for legion in range(s.legions):
        symbols = symbols_under(s, legion, CONSPIRACY)
        if symbols > most:
            for other in range(s.seats):
                if other != seat and price_of(s, other, legion) <= s.money[other]:
                    most = symbols
    return most


@rule
def known_plot(s: State, seat: int) -> int:
    """The conspiracy symbols that everybody knows to be in a hand, because they were bought."""
    count = 0
    for card in range(TYPES_PER_CATEGORY * CONSPIRACY, TYPES_PER_CATEGORY * (CONSPIRACY + 1)):
        count += int(s.known_in_hand[seat, card]) * int(SYMBOLS[card])
    return count


@rule
def points_ahead(s: State, seat: int) -> float:
    """How many points a seat is ahead of its best rival, as far as everybody sees them."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points_on_table(s, other))
    return float(points_on_table(s, seat) - best)


@rule
def value_of_rome(s: State, seat: int, rounds_left: float, w: Weights) -> float:
    """Primus Conspiratus wins when Rome does: the nearer Rome is, the more it is worth; without it, hold Rome back."""
    if s.solo_level > 0:
        return 0.0
    held_by_rome = 0.0
    for category in range(s.categories):
        best = 0
        for other in range(s.seats):
            best = max(best, strength_of(s, other, category))
        held_by_rome += 1.0 - chance_above(best - expected_rome(s, category, rounds_left, w), w)
    threat = min(1.0, max(0.1, w.even_threat + w.threat_per_category * (held_by_rome - ROME_WINS_AT[s.variant])))
    rival = 0.0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, float(s.symbols[other, CONSPIRACY]) + w.plot_bought * known_plot(s, other))
    lead = float(s.symbols[seat, CONSPIRACY]) - rival
    worth = w.conspiracy_lead * threat * max(-4.0, min(4.0, lead))
    worth -= w.plot_on_sale * threat * plot_within_reach(s, seat)
    worth += w.points_lead * (1.0 - threat) * points_ahead(s, seat)
    if s.conspiratus == seat:
        return worth + w.conspiratus * threat
    stack = most_valuable_stack(s)
    return worth - w.rome_loss * threat - w.rich_stack * threat * float(s.stack_value[stack])
