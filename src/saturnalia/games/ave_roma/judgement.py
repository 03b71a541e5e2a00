"""What a learned judgement of Ave Roma reads of a position, and what it foretells: the rows of the score sheet.

Everything is told from one seat: its own things first, then those of the next seats. All of Ave Roma is open but the
order of the decks, which is not read; what they hold is known.
"""

from __future__ import annotations

import numpy as np

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.features import MOST, put
from saturnalia.kernel.schema import Array

from .areas import is_usable, sale_value, surcharge_of
from .cards import active_patrons
from .components import (
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
    DECKS,
    GAIN_DENARII,
    GAIN_INFLUENCE,
    GAIN_POLITICAL,
    GAIN_RESOURCE,
    GOAL_MAX,
    GOAL_METRIC,
    GOAL_PER,
    GOAL_VP,
    GOODS,
    LIMITS,
    MAX_SEATS,
    METRIC_NAMES,
    NO_CARD,
    PAIR_AMOUNT,
    PAIR_EFFECT,
    PAIR_VP,
    PATRON,
    PATRON_AMOUNT,
    PATRON_EFFECT,
    PATRON_PLACE,
    PATRON_SLOTS,
    PLACES,
    PRICES,
    PROPRAETOR,
    RESOURCES,
    ROMA_ICON,
    ROMA_SPACES,
    SLOTS,
    WAR,
    WAR_AMOUNT,
    WAR_COPIES,
    WAR_EFFECT,
    WAR_SETS,
    WORKER_VALUES,
    WORKERS_EACH,
)
from .components import ROWS as CARD_ROWS
from .rounds import worker_sum
from .rules import free_spaces, place_of, workers_ready
from .scoring import (
    area_points,
    cards_owned,
    goal_points,
    largest_set,
    place_in_order,
    points_for_areas,
    points_for_denarii,
    points_for_goods,
    points_for_level,
    points_for_patrons,
    sets_owned,
)
from .state import EARNED_NAMES, IN_DECK, Decision, Phase, Stage, State
from .stock import can_pay
from .tracks import icons_on_the_way, landing_space, toll_of
from .training import workers_held
from .value import rounds_left

ROWS = (*EARNED_NAMES, "areas", "patrons", "political", "denarii", "goods")
"""The rows of the score sheet; the first ones were scored during play."""

ROW_COUNT = len(ROWS)
FOR_AREAS, FOR_PATRONS, FOR_LEVEL, FOR_DENARII, FOR_GOODS = range(len(EARNED_NAMES), ROW_COUNT)

DECISIONS = len(Decision)
STAGES = len(Stage)
PHASES = int(Phase.OVER)
METRICS = len(METRIC_NAMES)
EFFECTS = GAIN_RESOURCE + RESOURCES
STRENGTHS = 3
GOAL_UNIT = 12  # a goal is told in twelfths of a point for each thing that it counts

# what one unit of each effect is worth, in thirds of a point and roughly: only to compare cards by one number
EFFECT_THIRDS: Array = np.full(EFFECTS, 3)
EFFECT_THIRDS[GAIN_DENARII] = 1
EFFECT_THIRDS[GAIN_POLITICAL] = 5
EFFECT_THIRDS[GAIN_INFLUENCE] = 2
COST_THIRDS: Array = COSTS @ np.array([3] * RESOURCES + [3, 1])

# the blocks, in their order
TABLE = (MAX_SEATS - 1) + 2 + PHASES + 2 + 2 + DECISIONS + MAX_SEATS + DECKS + CARD_ROWS
DECK = WAR_SETS + COLOURS + 1
PLACEMENT = WORKER_VALUES + 3 + PLACES + AREAS + STAGES + EFFECTS + 1 + RESOURCES + COLOURS + 4 + PLACES
OWN = MAX_SEATS + 2 * RESOURCES + 1 + 2 * WORKER_VALUES + PLACES + PATRON_SLOTS + METRICS + STRENGTHS
HOLDINGS = 14 + GOODS + 7 + COLOURS + 3
UNUSED = HOLDINGS - 1
SEAT = HOLDINGS + ROW_COUNT + 2
PLACE = 1 + WORKER_VALUES
AREA = RESOURCES + 4 + COLOURS + 5 + MAX_SEATS + 5
MISSING = 1 + GOODS + 3
BUILDING_SLOT = MISSING + 4
WAR_SLOT = MISSING + 5
PATRON_SLOT = MISSING + PLACES + 3
OFFERS = SLOTS * (BUILDING_SLOT + WAR_SLOT + PATRON_SLOT)
FEATURES = TABLE + DECK + PLACEMENT + OWN + MAX_SEATS * SEAT + PLACES * PLACE + AREAS * AREA + OFFERS


@rule
def look(s: State, seat: int, seen: Array) -> None:
    """Write what a seat knows of the position, its own things first; `seen` is all zeros before."""
    look_at_everything(s, seat, seen)


@rule
def look_at_everything(s: State, seat: int, seen: Array) -> int:
    """Write block after block, and return the place behind the last one."""
    at = look_at_table(s, seat, seen, 0)
    at = look_at_decks(s, seat, seen, at)
    at = look_at_placement(s, seen, at)
    at = look_at_own(s, seat, seen, at)
    seats = at
    at = look_at_seats(s, seat, seen, at)
    at = look_at_places(s, seen, at)
    at = look_at_areas(s, seat, seen, at, int(seen[seats + UNUSED]))
    at = look_at_buildings(s, seat, seen, at)
    at = look_at_wars(s, seat, seen, at)
    return look_at_patrons(s, seat, seen, at)


@rule
def score_rows(s: State, seat: int, rows: Array) -> None:
    """Write the points of a seat row by row of the score sheet, as they stand."""
    for row in range(ROW_COUNT):
        rows[row] = points_in_row(s, seat, row)


@rule
def points_in_row(s: State, seat: int, row: int) -> int:
    """The points of a seat in a row of the score sheet."""
    if row == FOR_AREAS:
        return points_for_areas(s, seat)
    if row == FOR_PATRONS:
        return points_for_patrons(s, seat)
    if row == FOR_LEVEL:
        return points_for_level(s, seat)
    if row == FOR_DENARII:
        return points_for_denarii(s, seat)
    if row == FOR_GOODS:
        return points_for_goods(s, seat)
    return int(s.earned[seat, row])


# ---------------------------------------------------------------- what lies between the seats


@rule
def look_at_table(s: State, seat: int, seen: Array, at: int) -> int:
    """How many play and by which readings, where the match stands, what is asked of whom, and when the end may come.

    The last numbers tell how many cards each deck holds, and each row's deck after the slots that are empty now.
    """
    seen[at + s.seats - 2] = 1
    at += MAX_SEATS - 1
    seen[at] = s.training_next_turn
    seen[at + 1] = s.any_area
    at += 2
    if s.phase < PHASES:
        seen[at + s.phase] = 1
    at += PHASES
    if s.ending > 0:
        seen[at + s.ending - 1] = 1
    at += 2
    put(seen, at, int(s.round_number))
    put(seen, at + 1, int(4.0 * rounds_left(s)))
    at += 2
    if s.actor >= 0:
        seen[at + s.decision] = 1
        seen[at + DECISIONS + (s.actor - seat) % s.seats] = 1
    at += DECISIONS + MAX_SEATS
    for deck in range(DECKS):
        seen[at + deck] = s.deck_count[deck]
    at += DECKS
    for row in range(CARD_ROWS):
        left = int(s.deck_count[row])
        for slot in range(SLOTS):
            if s.row[row, slot] == NO_CARD:
                left -= 1
        seen[at + row] = left
    return at + CARD_ROWS


@rule
def look_at_decks(s: State, seat: int, seen: Array, at: int) -> int:
    """What is still to come: wars by set, area cards by colour, and buildings that complete a pair of the seat."""
    for card in range(DECK_SIZE):
        if s.holder[WAR, card] == IN_DECK:
            seen[at + card // WAR_COPIES] += 1
        if s.holder[AREA_CARD, card] == IN_DECK:
            seen[at + WAR_SETS + CARD_COLOUR[card]] += 1
        if s.holder[BUILDING, card] == IN_DECK and s.buildings[seat, card // BUILDING_COPIES] > 0:
            seen[at + WAR_SETS + COLOURS] += 1
    return at + DECK


@rule
def look_at_placement(s: State, seen: Array, at: int) -> int:
    """The placement that is not finished: worker, place, area, what comes next, and what is still to be received."""
    if s.actor < 0:
        return at + PLACEMENT
    if s.value > 0:
        seen[at + s.value - 1] = 1
        seen[at + WORKER_VALUES + s.how] = 1
    at += WORKER_VALUES + 3
    if s.target != NO_CARD:
        seen[at + place_of(s.target)] = 1
        if s.target == PROPRAETOR:
            seen[at + PLACES + s.area] = 1
        seen[at + PLACES + AREAS + s.stage] = 1
    at += PLACES + AREAS + STAGES
    for line in range(s.pending_next, s.pending_count):
        seen[at + int(s.pending[line, 0])] += s.pending[line, 1]
    at += EFFECTS
    for i in range(s.bonus_count):
        put(seen, at, int(seen[at]) + worth_of_bonus(int(s.bonuses[i])))
    at += 1
    if s.decision == Decision.OVERFLOW:
        seen[at + s.receiving] = 1
    elif s.decision == Decision.COLOUR:
        seen[at + RESOURCES + s.receiving] = 1
    at += RESOURCES + COLOURS
    seen[at] = s.buys_left
    put(seen, at + 1, int(s.gained_influence))
    if s.new_patron != NO_CARD:
        seen[at + 2] = 1
        put(seen, at + 3, worth_of_bonus(int(s.new_patron)))
    at += 4
    if s.decision == Decision.RECRUIT_WORKER:
        seen[at + s.recruit_from] = 1
    return at + PLACES


@rule
def worth_of_bonus(patron: int) -> int:
    """What the bonus of a patron is worth each time, in thirds of a point."""
    return int(EFFECT_THIRDS[PATRON_EFFECT[patron]]) * int(PATRON_AMOUNT[patron])


@rule
def look_at_places(s: State, seen: Array, at: int) -> int:
    """How many workers each place still takes, and which ones lie there to be recruited."""
    for place in range(PLACES):
        seen[at] = free_spaces(s, place)
        for value in range(1, WORKER_VALUES + 1):
            seen[at + value] = s.standing[place, value]
        at += PLACE
    return at


# ---------------------------------------------------------------- the seats


@rule
def look_at_own(s: State, seat: int, seen: Array, at: int) -> int:
    """What only the seat itself cares about.

    Its place in the order, prices and room on its board, what all goods would sell for, tolls and icons on the Roma
    track for each value, what its patrons give at each place and in each slot, what its goals still pay for by what
    they count, and its unused cards by influence.
    """
    seen[at + place_in_order(s, seat)] = 1
    at += MAX_SEATS
    board = int(s.board[seat])
    for resource in range(RESOURCES):
        seen[at + resource] = PRICES[board, resource]
        seen[at + RESOURCES + resource] = LIMITS[board, resource] - s.stock[seat, resource]
    at += 2 * RESOURCES
    put(seen, at, sale_value(s, seat))
    at += 1
    for value in range(1, WORKER_VALUES + 1):
        put(seen, at, toll_of(s, seat, value))
        put(seen, at + 1, icons_on_the_way(s, seat, value))
        at += 2
    for slot in range(active_patrons(s, seat)):
        patron = int(s.slots[seat, slot])
        worth = worth_of_bonus(patron)
        seen[at + PATRON_PLACE[patron]] += min(worth, MOST // PATRON_SLOTS)
        put(seen, at + PLACES + slot, worth)
    at += PLACES + PATRON_SLOTS
    for patron in range(DECK_SIZE):
        if s.holder[PATRON, patron] == seat and goal_points(s, seat, patron) < GOAL_MAX[patron]:
            place = at + GOAL_METRIC[patron]
            put(seen, place, int(seen[place]) + GOAL_UNIT * int(GOAL_VP[patron]) // int(GOAL_PER[patron]))
    at += METRICS
    if s.usable[seat] > 0:
        for kind in range(PATRON):
            for card in range(DECK_SIZE):
                if is_usable(s, seat, kind, card):
                    seen[at + min(STRENGTHS, CARD_INFLUENCE[kind, card]) - 1] += 1
    return at + STRENGTHS


@rule
def look_at_seats(s: State, seat: int, seen: Array, at: int) -> int:
    """Everybody's holdings and points; then how far the others are ahead of the seat, and it of the best of them."""
    own = 0
    best = -1
    for ahead in range(s.seats):
        other = (seat + ahead) % s.seats
        block = at + ahead * SEAT
        look_at_holdings(s, other, seen, block)
        total = look_at_points(s, other, seen, block + HOLDINGS)
        if ahead == 0:
            own = total
        else:
            put(seen, block + SEAT - 1, total - own)
            best = max(best, total)
    put(seen, at + SEAT - 1, own - best)
    for kind in range(PATRON):
        for card in range(DECK_SIZE):
            if s.holder[kind, card] >= 0 and s.rotated[kind, card] == 0:
                place = at + UNUSED + (int(s.holder[kind, card]) - seat) % s.seats * SEAT
                put(seen, place, int(seen[place]) + int(CARD_INFLUENCE[kind, card]))
    return at + MAX_SEATS * SEAT


@rule
def look_at_holdings(s: State, seat: int, seen: Array, at: int) -> None:
    """A seat's workers and place in the order, goods, patrons, cards, and the way to its next icon."""
    for value in range(1, WORKER_VALUES + 1):
        seen[at + value - 1] = s.supply[seat, value]
    at += WORKER_VALUES
    place = place_in_order(s, seat)
    own_sum = worker_sum(s, seat)
    lower = 0
    for other in range(s.seats):
        if worker_sum(s, other) < own_sum:
            lower += 1
    seen[at] = workers_ready(s, seat)
    seen[at + 1] = s.training[seat]
    seen[at + 2] = s.training_ready[seat]
    seen[at + 3] = WORKERS_EACH - workers_held(s, seat)
    seen[at + 4] = own_sum
    seen[at + 5] = lower
    seen[at + 6] = s.out[seat]
    seen[at + 7] = place
    seen[at + 8] = (s.turn - place if s.phase == Phase.RECRUITING else place - s.turn) % s.seats
    at += 9
    for good in range(GOODS):
        put(seen, at + good, int(s.stock[seat, good]))
    at += GOODS
    seen[at] = s.level[seat]
    seen[at + 1] = s.patrons[seat]
    seen[at + 2] = s.level[seat] - s.patrons[seat]
    seen[at + 3] = cards_owned(s.buildings[seat])
    seen[at + 4] = sets_owned(s.buildings[seat], BUILDING_COPIES)
    seen[at + 5] = cards_owned(s.wars[seat])
    seen[at + 6] = largest_set(s.wars[seat])
    at += 7
    for colour in range(COLOURS):
        seen[at + colour] = s.area_cards[seat, colour]
    at += COLOURS
    seen[at] = s.usable[seat]
    seen[at + 1] = steps_to_icon(s, seat)


@rule
def steps_to_icon(s: State, seat: int) -> int:
    """How far it is to the next influence icon of the Roma track."""
    for steps in range(1, ROMA_SPACES + 1):
        if ROMA_ICON[(int(s.roma[seat]) + steps) % ROMA_SPACES] > 0:
            return steps
    return 0


@rule
def look_at_points(s: State, seat: int, seen: Array, at: int) -> int:
    """The points of a seat row by row and half of all, and return how many they are."""
    total = 0
    for row in range(ROW_COUNT):
        points = points_in_row(s, seat, row)
        put(seen, at + row, points)
        total += points
    put(seen, at + ROW_COUNT, total // 2)
    return total


# ---------------------------------------------------------------- areas


@rule
def look_at_areas(s: State, seat: int, seen: Array, at: int, unused: int) -> int:
    """The areas: what their cards would bring the seat, how prestige and influence stand, and what rising would bring.

    With all its unused influence, and where cards are being turned with those turned so far.
    """
    for area in range(AREAS):
        card = int(s.area_card[area])
        if card != NO_CARD:
            look_at_area_card(s, seat, card, seen, at)
        at += RESOURCES + 4 + COLOURS
        seen[at] = card != NO_CARD
        seen[at + 1] = s.area_upper[area]
        seen[at + 2] = surcharge_of(s, area + 1)
        seen[at + 3] = card != NO_CARD and s.area_cards[seat, CARD_COLOUR[card]] % 2 == 1
        put(seen, at + 4, int(s.prestige[area]))
        at += 5
        highest = 0
        for ahead in range(s.seats):
            space = int(s.influence[(seat + ahead) % s.seats, area])
            seen[at + ahead] = space
            if ahead > 0:
                highest = max(highest, space)
        gained = int(s.gained_influence) if s.actor == seat and s.area == area else 0
        lead = int(seen[at]) - highest
        at += MAX_SEATS
        put(seen, at, int(AREA_SCORING[s.seats, 0, s.prestige[area]]))
        put(seen, at + 1, area_points(s, seat, area))
        put(seen, at + 2, lead)
        put(seen, at + 3, gain_of_rising(s, seat, area, unused + gained))
        put(seen, at + 4, gain_of_rising(s, seat, area, gained))
        at += 5
    return at


@rule
def look_at_area_card(s: State, seat: int, card: int, seen: Array, at: int) -> None:
    """The resources of a card, its colour, and for each half how many can be stored and what they are sold for."""
    board = int(s.board[seat])
    for i in range(4):
        seen[at + CARD_RESOURCES[card, i]] = 1
    at += RESOURCES
    for half in range(2):
        for i in range(2):
            resource = int(CARD_HALVES[card, half, i])
            seen[at + half] += s.stock[seat, resource] < LIMITS[board, resource]
            seen[at + 2 + half] += PRICES[board, resource]
    seen[at + 4 + CARD_COLOUR[card]] = 1


@rule
def gain_of_rising(s: State, seat: int, area: int, influence: int) -> int:
    """How many points more an area would bring after rising by so much."""
    space = landing_space(s, seat, area, influence)
    if space == s.influence[seat, area]:
        return 0
    ahead = 0
    for other in range(s.seats):
        if s.influence[other, area] > space:
            ahead += 1
    then = int(AREA_SCORING[s.seats, ahead, s.prestige[area]]) if ahead < 3 else 0
    return then - area_points(s, seat, area)


# ---------------------------------------------------------------- the rows of cards


@rule
def look_at_cost(s: State, seat: int, row: int, card: int, seen: Array, at: int) -> None:
    """That a card is there, what the seat lacks for it, what it costs in all, and how many others can pay for it."""
    seen[at] = 1
    missing = 0
    for good in range(GOODS):
        short = max(0, int(COSTS[row, card, good]) - int(s.stock[seat, good]))
        seen[at + 1 + good] = short
        missing += short
    put(seen, at + 1 + GOODS, missing)
    put(seen, at + 2 + GOODS, int(COST_THIRDS[row, card]))
    for other in range(s.seats):
        if other != seat and can_pay(s, other, row, card):
            seen[at + 3 + GOODS] += 1


@rule
def look_at_buildings(s: State, seat: int, seen: Array, at: int) -> int:
    """The buildings on offer: points, influence, and what a pair would bring, if it is one and if it becomes one."""
    for slot in range(SLOTS):
        card = int(s.row[BUILDING, slot])
        if card != NO_CARD:
            look_at_cost(s, seat, BUILDING, card, seen, at)
            kind = card // BUILDING_COPIES
            pair = 3 * int(PAIR_VP[kind]) + int(EFFECT_THIRDS[PAIR_EFFECT[kind]]) * int(PAIR_AMOUNT[kind])
            seen[at + MISSING] = CARD_VP[BUILDING, card]
            seen[at + MISSING + 1] = CARD_INFLUENCE[BUILDING, card]
            if s.buildings[seat, kind] > 0:
                put(seen, at + MISSING + 2, pair)
            for other in range(s.seats):
                if other != seat and s.buildings[other, kind] > 0:
                    seen[at + MISSING + 3] = 1
        at += BUILDING_SLOT
    return at


@rule
def look_at_wars(s: State, seat: int, seen: Array, at: int) -> int:
    """The wars on offer: points, influence, how many of the set the seat and any other have, and the next reward."""
    for slot in range(SLOTS):
        card = int(s.row[WAR, slot])
        if card != NO_CARD:
            look_at_cost(s, seat, WAR, card, seen, at)
            war = card // WAR_COPIES
            owned = int(s.wars[seat, war])
            seen[at + MISSING] = CARD_VP[WAR, card]
            seen[at + MISSING + 1] = CARD_INFLUENCE[WAR, card]
            seen[at + MISSING + 2] = owned
            if 1 <= owned < WAR_COPIES:
                effect, amount = WAR_EFFECT[war, owned - 1], int(WAR_AMOUNT[war, owned - 1])
                put(seen, at + MISSING + 3, int(EFFECT_THIRDS[effect]) * amount)
            for other in range(s.seats):
                if other != seat:
                    seen[at + MISSING + 4] = max(int(seen[at + MISSING + 4]), int(s.wars[other, war]))
        at += WAR_SLOT
    return at


@rule
def look_at_patrons(s: State, seat: int, seen: Array, at: int) -> int:
    """The patrons on offer: what the bonus is worth and where, and what the goal brings now and at most."""
    for slot in range(SLOTS):
        card = int(s.row[PATRON, slot])
        if card != NO_CARD:
            look_at_cost(s, seat, PATRON, card, seen, at)
            put(seen, at + MISSING + PATRON_PLACE[card], worth_of_bonus(card))
            put(seen, at + MISSING + PLACES, goal_points(s, seat, card))
            put(seen, at + MISSING + PLACES + 1, int(GOAL_MAX[card]))
            put(seen, at + MISSING + PLACES + 2, GOAL_UNIT * int(GOAL_VP[card]) // int(GOAL_PER[card]))
        at += PATRON_SLOT
    return at
