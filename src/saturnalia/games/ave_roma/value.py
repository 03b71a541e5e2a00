"""What a bot thinks of a position of Ave Roma: the seat's prospects, in points.

One number per seat, higher is better: points on the track, what the end would score, and what goods, cards, workers and
half-finished chains still promise. The shape follows the strategy notes of the rules. The weights that stand here were
set by hand and by play-outs; those of `weights.toml` were learned.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.weights import learned_weights

from .areas import is_usable, surcharge_of
from .cards import active_patrons, row_of, slot_of
from .components import (
    AEDIFICATOR,
    AEDILIS,
    AREA_CARD,
    AREA_SCORING,
    AREAS,
    BUILDING,
    BUILDING_COPIES,
    CARD_COLOUR,
    CARD_HALVES,
    CARD_INFLUENCE,
    CARD_RESOURCES,
    CARD_VP,
    COLOURS,
    COSTS,
    DECK_SIZE,
    DENARII,
    GAIN_COLOUR,
    GAIN_DENARII,
    GAIN_POLITICAL,
    GAIN_RESOURCE,
    GAIN_SURPLUS,
    GAIN_VP,
    GOODS,
    LIMITS,
    NO_CARD,
    PAIR_VP,
    PATRON,
    PATRON_AMOUNT,
    PATRON_EFFECT,
    PATRON_PLACE,
    PRESTIGE_MAX,
    PROPRAETOR,
    QUAESTOR,
    QUAESTOR_MULTIPLIER,
    RESOURCES,
    ROMA,
    ROWS,
    SLOTS,
    SURPLUS,
    WAR_AMOUNT,
    WAR_COPIES,
    WAR_EFFECT,
    WORKER_VALUES,
)
from .rules import is_legal_target, workers_ready
from .scoring import (
    area_points,
    goal_points,
    is_ahead,
    points_for_areas,
    points_for_denarii,
    points_for_goods,
    points_for_level,
    points_for_patrons,
    points_of,
    points_on_track,
)
from .state import (
    TARGET_SLOTS,
    TARGET_TRAINING,
    TARGETS,
    Decision,
    End,
    How,
    Phase,
    Stage,
    State,
)
from .tracks import icons_on_the_way, landing_space, toll_of
from .training import workers_held

WON = 1000.0


class Weights(NamedTuple):
    """What things are worth to a seat, in points."""

    busy_rounds: float = 1.5  # with so many rounds ahead everything can still be put to use
    idle_surplus: float = 0.4  # share of its worth that surplus beyond what is useful has
    colour_step: float = 0.5  # an area card of a colour while there is time
    other_effect: float = 0.8
    level_held: float = 0.2
    closed_slot: float = 0.35  # share of a patron's bonus while there is no open slot for it
    pair_ahead: float = 0.5
    war_ahead: float = 0.6
    lowest_worker: float = 1.3  # low workers reach cards and the front of the order, high ones make money
    second_worker: float = 1.15
    fourth_worker: float = 1.15
    highest_worker: float = 1.3
    trade: float = 0.5  # being able to trade
    area_step: float = 0.1  # a space on an influence track
    area_pair: float = 0.3
    prestige_step: float = 0.6
    resource: float = 0.95  # a stored resource in the middle of a match
    crowded: float = 0.12  # each further unit of a kind is worth less
    denarius: float = 0.33
    rich: float = 14.0  # beyond so many denarii one more is worth half
    surplus_unit: float = 0.9
    surplus_useful: float = 3.0
    influence_unit: float = 0.55  # influence on cards that are not yet turned
    level: float = 0.9  # an open slot, beside its point
    bonus_use: float = 0.45  # how often a patron's bonus comes in a round
    area_card_worth: float = 0.5  # half a pair
    worker: float = 1.5  # a worker not yet placed in this round
    next_round: float = 0.3  # the share that a worker's kind counts for the next round
    trained: float = 0.25  # what training adds to a worker
    card_in_reach: float = 0.22  # share of a card's gain while it lies in a row and can be paid
    waiting_goal: float = 0.5  # share of the goal of a patron that may still grow
    rival_areas: float = 0.3  # what the best of the others has in the areas counts against the seat


WEIGHTS = learned_weights(Path(__file__).parent, Weights)


@rule
def value(s: State, seat: int) -> float:
    """Return how good the position is for a seat."""
    return judge(s, seat, WEIGHTS)


@rule
def judge(s: State, seat: int, w: Weights) -> float:
    """Return how good the position is for a seat."""
    if s.actor < 0:
        return value_at_end(s, seat)
    left = rounds_left(s)
    worth = float(points_on_track(s, seat) + points_for_areas(s, seat) + points_for_patrons(s, seat))
    worth += points_for_level(s, seat) - w.rival_areas * best_rival_in_areas(s, seat)
    worth += value_of_goods(s, seat, left, w)
    if s.phase != Phase.EXTRA:
        worth += value_of_engine(s, seat, left, w)
        worth += value_of_workers(s, seat, w)
        worth += value_of_rows(s, seat, left, w)
    if s.actor == seat:
        worth += value_of_chain(s, seat, left, w)
    return worth


@rule
def value_at_end(s: State, seat: int) -> float:
    """A finished match: won or lost, then points."""
    points = float(points_of(s, seat))
    for other in range(s.seats):
        if other != seat and is_ahead(s, other, seat):
            return points
    return points + WON


@rule
def best_rival_in_areas(s: State, seat: int) -> int:
    """The most points that somebody else has in the five areas."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, points_for_areas(s, other))
    return best


@rule
def rounds_left(s: State) -> float:
    """How many rounds are still to come after this one, by the deck that runs out first."""
    if s.phase == Phase.EXTRA or s.ending != End.NOT_YET:
        return 0.0
    left = s.deck_count[AREA_CARD] / (1.0 + 0.9 * s.seats)
    for row in range(ROWS):
        left = min(left, s.deck_count[row] / (0.9 + 0.45 * s.seats))
    return left


@rule
def early(left: float, w: Weights) -> float:
    """1 while there is time to use what one has, 0 at the end."""
    return min(1.0, left / w.busy_rounds)


# ---------------------------------------------------------------- goods


@rule
def worth_of_resource(s: State, seat: int, resource: int, have: int, left: float, w: Weights) -> float:
    """What one more unit is worth to a seat that has so many."""
    if have >= LIMITS[s.board[seat], resource]:
        return 0.6 * worth_of_surplus(s, seat, left, w) + 0.2
    return 0.25 + early(left, w) * max(0.1, w.resource - 0.25 - w.crowded * have)


@rule
def worth_of_surplus(s: State, seat: int, left: float, w: Weights) -> float:
    """What one more surplus is worth."""
    useful = 1.0 if s.stock[seat, SURPLUS] < w.surplus_useful else w.idle_surplus
    return 0.25 + early(left, w) * useful * (w.surplus_unit - 0.25)


@rule
def worth_of_denarii(s: State, seat: int, amount: float, left: float, w: Weights) -> float:
    """What so many denarii more, or fewer, are worth."""
    rate = 0.1 + early(left, w) * (w.denarius - 0.1)
    if s.stock[seat, DENARII] > w.rich:
        rate *= 0.5
    return amount * rate


@rule
def value_of_goods(s: State, seat: int, left: float, w: Weights) -> float:
    """Stored resources, surplus and money."""
    if s.phase == Phase.EXTRA:
        return float(points_for_denarii(s, seat) + points_for_goods(s, seat))
    worth = 0.0
    for resource in range(RESOURCES):
        for have in range(s.stock[seat, resource]):
            worth += worth_of_resource(s, seat, resource, have, left, w)
    surplus = float(s.stock[seat, SURPLUS])
    worth += 0.25 * surplus + early(left, w) * (w.surplus_unit - 0.25) * (
        min(surplus, w.surplus_useful) + w.idle_surplus * max(0.0, surplus - w.surplus_useful)
    )
    denarii = float(s.stock[seat, DENARII])
    rate = 0.1 + early(left, w) * (w.denarius - 0.1)
    return worth + rate * (min(denarii, w.rich) + 0.5 * max(0.0, denarii - w.rich))


# ---------------------------------------------------------------- cards and patrons


@rule
def worth_of_effect(s: State, seat: int, effect: int, amount: int, left: float, w: Weights) -> float:
    """What an effect is worth (AVE-17.1)."""
    if effect == GAIN_DENARII:
        return worth_of_denarii(s, seat, float(amount), left, w)
    if effect == GAIN_VP:
        return float(amount)
    if effect == GAIN_SURPLUS:
        return amount * worth_of_surplus(s, seat, left, w)
    if effect == GAIN_POLITICAL:
        return amount * (1.0 + w.level * early(left, w))
    if effect >= GAIN_RESOURCE:
        resource = effect - GAIN_RESOURCE
        return amount * worth_of_resource(s, seat, resource, int(s.stock[seat, resource]), left, w)
    if effect >= GAIN_COLOUR:
        return amount * (0.3 + w.colour_step * early(left, w))
    return w.other_effect * amount


@rule
def value_of_engine(s: State, seat: int, left: float, w: Weights) -> float:
    """What will go on paying: active patrons, open slots, unused influence, half pairs of area cards."""
    worth = 0.0
    for slot in range(active_patrons(s, seat)):
        patron = int(s.slots[seat, slot])
        bonus = worth_of_effect(s, seat, int(PATRON_EFFECT[patron]), int(PATRON_AMOUNT[patron]), left, w)
        worth += w.bonus_use * left * bonus
    open_slots = float(s.level[seat] - active_patrons(s, seat))
    worth += early(left, w) * w.level * min(open_slots, 2.0) + w.level_held * early(left, w) * s.level[seat]
    for patron in range(DECK_SIZE):
        if s.holder[PATRON, patron] == seat:
            worth += w.waiting_goal * early(left, w) * (4.0 - min(4.0, float(goal_points(s, seat, patron)))) * 0.5
    worth += w.influence_unit * early(left, w) * unused_influence(s, seat)
    for colour in range(COLOURS):
        worth += w.area_card_worth * early(left, w) * (s.area_cards[seat, colour] % 2)
    return worth


@rule
def unused_influence(s: State, seat: int) -> float:
    """The influence on cards that are not yet turned."""
    total = 0.0
    if s.usable[seat] > 0:
        for kind in range(PATRON):
            for card in range(DECK_SIZE):
                if is_usable(s, seat, kind, card):
                    total += CARD_INFLUENCE[kind, card]
    return total


@rule
def worth_of_card(s: State, seat: int, row: int, card: int, left: float, w: Weights) -> float:
    """What a card of a row brings, its cost apart."""
    if row == PATRON:
        bonus = worth_of_effect(s, seat, int(PATRON_EFFECT[card]), int(PATRON_AMOUNT[card]), left, w)
        is_open = 1.0 if s.patrons[seat] < s.level[seat] else w.closed_slot
        goal = float(goal_points(s, seat, card))
        return (
            goal + 0.5 * w.waiting_goal * early(left, w) * (4.0 - min(4.0, goal)) + is_open * w.bonus_use * left * bonus
        )
    worth = CARD_VP[row, card] + w.influence_unit * early(left, w) * CARD_INFLUENCE[row, card]
    if row == BUILDING:
        if s.buildings[seat, card // BUILDING_COPIES] > 0:
            return worth + PAIR_VP[card // BUILDING_COPIES] + w.pair_ahead * early(left, w)
        return worth
    owned = int(s.wars[seat, card // WAR_COPIES])
    if 1 <= owned < WAR_COPIES:
        war = card // WAR_COPIES
        worth += worth_of_effect(s, seat, int(WAR_EFFECT[war, owned - 1]), int(WAR_AMOUNT[war, owned - 1]), left, w)
    return worth + w.war_ahead * early(left, w)


@rule
def cost_of_card(s: State, seat: int, row: int, card: int, left: float, w: Weights) -> float:
    """What the goods that a card costs are worth."""
    cost = worth_of_denarii(s, seat, float(COSTS[row, card, DENARII]), left, w)
    cost += COSTS[row, card, SURPLUS] * worth_of_surplus(s, seat, left, w)
    for resource in range(RESOURCES):
        for unit in range(COSTS[row, card, resource]):
            have = max(0, int(s.stock[seat, resource]) - 1 - unit)
            cost += worth_of_resource(s, seat, resource, have, left, w)
    return cost


@rule
def value_of_rows(s: State, seat: int, left: float, w: Weights) -> float:
    """A part of what the cards in the rows would bring, the more the nearer one is to paying for them."""
    if s.ending != End.NOT_YET and workers_held(s, seat) == 0:
        return 0.0
    worth = 0.0
    for row in range(ROWS):
        for slot in range(SLOTS):
            card = int(s.row[row, slot])
            if card != NO_CARD:
                missing = 0
                for good in range(GOODS):
                    missing += max(0, int(COSTS[row, card, good]) - int(s.stock[seat, good]))
                if missing < 3:
                    gain = worth_of_card(s, seat, row, card, left, w) - cost_of_card(s, seat, row, card, left, w)
                    worth += w.card_in_reach * max(0.0, gain) / (1.0 + missing)
    return worth


# ---------------------------------------------------------------- workers


@rule
def worth_of_worker(value: int, w: Weights) -> float:
    """Low workers reach cards and the front of the order, high ones make money."""
    if value == 1:
        return w.lowest_worker
    if value == WORKER_VALUES:
        return w.highest_worker
    if value == 2:
        return w.second_worker
    return w.fourth_worker if value == WORKER_VALUES - 1 else 1.0


@rule
def value_of_workers(s: State, seat: int, w: Weights) -> float:
    """Workers still to be placed, and the workers of the next round."""
    worth = 0.0
    for value in range(1, WORKER_VALUES + 1):
        worth += w.next_round * s.supply[seat, value] * worth_of_worker(value, w)
    if s.phase == Phase.ACTION and s.out[seat] == 0:
        worth += w.worker * workers_ready(s, seat)
    if s.training[seat] > 0 and s.ending == End.NOT_YET:
        worth += w.trained
    return worth


# ---------------------------------------------------------------- the chain of a placement that is not finished


@rule
def value_of_chain(s: State, seat: int, left: float, w: Weights) -> float:
    """What the present placement will still bring: its best target, pending effects, halves, trade, bonuses."""
    if s.decision == Decision.TARGET:
        spent = 0.0 if s.how == How.IMAGINARY else w.worker + w.next_round * worth_of_worker(int(s.value), w)
        return best_target(s, seat, left, w) - spent
    if s.target == NO_CARD:
        return 0.0
    worth = 0.0
    for line in range(s.pending_next, s.pending_count):
        worth += worth_of_effect(s, seat, int(s.pending[line, 0]), int(s.pending[line, 1]), left, w)
    if s.decision == Decision.OVERFLOW:
        worth += worth_of_surplus(s, seat, left, w)
    elif s.decision == Decision.COLOUR:
        worth += 0.3 + 0.5 * early(left, w)
    elif s.decision in (Decision.SELL, Decision.BUY):
        worth += worth_of_trade(s, left, w)
    elif s.decision == Decision.EXTRA_RESOURCE:
        worth += best_extra(s, seat, left, w)
    elif s.decision == Decision.HALF:
        worth += best_half(s, seat, left, w) + best_addition(s, seat, left, w)
    elif s.decision == Decision.ADDITION:
        worth += best_addition(s, seat, left, w)
    elif s.decision in (Decision.ROTATE, Decision.AREA):
        worth += worth_of_turning(s, seat, w)
    if s.target < TARGET_SLOTS and s.stage <= Stage.MOVEMENT:
        worth += worth_of_movement(s, seat, int(s.value), left, w)
    for i in range(s.bonus_count):
        patron = int(s.bonuses[i])
        worth += worth_of_effect(s, seat, int(PATRON_EFFECT[patron]), int(PATRON_AMOUNT[patron]), left, w)
    return worth


@rule
def worth_of_trade(s: State, left: float, w: Weights) -> float:
    """Being able to trade on; the trades themselves show in the goods. The surcharge will have to be paid."""
    due = float(surcharge_of(s, int(s.value))) if s.decision == Decision.SELL else 0.0
    return w.trade * early(left, w) - due * (0.1 + early(left, w) * (w.denarius - 0.1))


@rule
def best_half(s: State, seat: int, left: float, w: Weights) -> float:
    """The better half of the area card."""
    card = int(s.area_card[s.value - 1])
    best = 0.0
    for half in range(2):
        worth = 0.0
        for i in range(2):
            resource = int(CARD_HALVES[card, half, i])
            worth += worth_of_resource(s, seat, resource, int(s.stock[seat, resource]), left, w)
        best = max(best, worth)
    return best


@rule
def best_extra(s: State, seat: int, left: float, w: Weights) -> float:
    """The best of the four resources of the card."""
    card = int(s.area_card[s.value - 1])
    best = 0.0
    if card != NO_CARD:
        for i in range(4):
            resource = int(CARD_RESOURCES[card, i])
            best = max(best, worth_of_resource(s, seat, resource, int(s.stock[seat, resource]), left, w))
    return best


@rule
def best_addition(s: State, seat: int, left: float, w: Weights) -> float:
    """One more resource, or influence."""
    return max(best_extra(s, seat, left, w), worth_of_turning(s, seat, w))


@rule
def worth_of_turning(s: State, seat: int, w: Weights) -> float:
    """A rough gain from turning all cards in the area at hand."""
    influence = unused_influence(s, seat) + s.gained_influence
    if influence == 0:
        return 0.0
    best = 0.0
    for area in range(AREAS):
        if area == s.area or (s.any_area == 1 and s.decision != Decision.ROTATE):
            best = max(best, worth_of_rising(s, seat, area, int(influence), w))
    return best


@rule
def worth_of_rising(s: State, seat: int, area: int, influence: int, w: Weights) -> float:
    """Points gained in an area by rising, and a little for each space."""
    space = landing_space(s, seat, area, influence)
    now = area_points(s, seat, area)
    ahead = 0
    for other in range(s.seats):
        if other != seat and s.influence[other, area] > space:
            ahead += 1
    then = float(AREA_SCORING[s.seats, ahead, s.prestige[area]]) if ahead < 3 else 0.0
    return max(0.0, then - now) + w.area_step * (space - s.influence[seat, area])


@rule
def worth_of_movement(s: State, seat: int, value: int, left: float, w: Weights) -> float:
    """The area card that will be taken: its half-symbol, and a step of prestige for those who lead."""
    area = value - 1
    card = int(s.area_card[area])
    if card == NO_CARD or s.area_upper[area] == 0:
        return 0.0
    worth = w.area_card_worth * early(left, w)
    if s.area_cards[seat, CARD_COLOUR[card]] % 2 == 1:
        worth += w.area_pair
    if area_points(s, seat, area) > 0 and s.prestige[area] < PRESTIGE_MAX:
        worth += w.prestige_step
    return worth


@rule
def best_target(s: State, seat: int, left: float, w: Weights) -> float:
    """The best that the worker in hand could do."""
    best = 0.0
    for target in range(TARGETS):
        if is_legal_target(s, seat, s.value, target):
            best = max(best, worth_of_target(s, seat, int(s.value), target, left, w))
    return best


@rule
def worth_of_target(s: State, seat: int, value: int, target: int, left: float, w: Weights) -> float:
    """A rough gain from using a value there."""
    if target >= TARGET_SLOTS:
        row = row_of(target)
        card = int(s.row[row, slot_of(target)])
        worth = worth_of_card(s, seat, row, card, left, w) - cost_of_card(s, seat, row, card, left, w)
        return worth + worth_of_bonuses(s, seat, AEDIFICATOR + row, left, w)
    if target == TARGET_TRAINING:
        return w.trained if s.ending == End.NOT_YET else 0.0
    worth = worth_of_bonuses(s, seat, target, left, w)
    if target == QUAESTOR:
        return worth + worth_of_denarii(s, seat, float(QUAESTOR_MULTIPLIER * value), left, w)
    if target == ROMA:
        icons = icons_on_the_way(s, seat, value) * (1.0 + w.level * early(left, w))
        return worth + icons - worth_of_denarii(s, seat, float(toll_of(s, seat, value)), left, w)
    worth += worth_of_movement(s, seat, value, left, w)
    worth -= worth_of_denarii(s, seat, float(surcharge_of(s, value)), left, w)
    if s.area_card[value - 1] == NO_CARD:
        return worth
    if target == AEDILIS:
        return worth + worth_of_four(s, seat, value, left, w)
    if target == PROPRAETOR:
        return (
            worth + best_half(s, seat, left, w) + max(best_extra(s, seat, left, w), turning_in(s, seat, value - 1, w))
        )
    return worth + w.trade * early(left, w)


@rule
def turning_in(s: State, seat: int, area: int, w: Weights) -> float:
    """What turning all cards would bring, in the area of the worker."""
    influence = int(unused_influence(s, seat))
    return worth_of_rising(s, seat, area, influence, w) if influence > 0 else 0.0


@rule
def worth_of_four(s: State, seat: int, value: int, left: float, w: Weights) -> float:
    """All four resources of an area card."""
    worth = 0.0
    for i in range(4):
        resource = int(CARD_RESOURCES[s.area_card[value - 1], i])
        worth += worth_of_resource(s, seat, resource, int(s.stock[seat, resource]), left, w)
    return worth


@rule
def worth_of_bonuses(s: State, seat: int, place: int, left: float, w: Weights) -> float:
    """The bonuses of active patrons for a place."""
    worth = 0.0
    for slot in range(active_patrons(s, seat)):
        patron = int(s.slots[seat, slot])
        if PATRON_PLACE[patron] == place:
            worth += worth_of_effect(s, seat, int(PATRON_EFFECT[patron]), int(PATRON_AMOUNT[patron]), left, w)
    return worth
