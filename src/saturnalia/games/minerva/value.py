"""What a bot thinks of a position of Minerva: the seat's prospects, in points.

One number per seat, higher is better: points as they stand, stock, the race for glory, and what the lines of the city
promise to the residences and assistants that are left. The weights were set by hand and by play-outs; the shape
follows the strategy notes of the rules (chapter 22).
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.schema import Record
from saturnalia.kernel.weights import learned_weights

from .city import ends_line, put_into_city, remove_from_city
from .components import (
    ACTIVATES,
    AMOUNT,
    AQUEDUCT,
    ARCH,
    BATH,
    CATEGORY,
    CHOOSE_RESOURCE,
    CIRCUS,
    CONVERT,
    CONVERT_PAIR,
    CULTURE_CHOICE,
    CULTURE_POINTS,
    CULTURES,
    DENARII_PER_RESOURCE,
    DIRECTIONS,
    EFFECT,
    EMPTY,
    FIRST_TEMPLE,
    GAIN,
    GAIN_DENARII,
    GAIN_GLORY,
    GAINS,
    GLORY_TILES,
    GLORY_VP,
    GRID,
    LAST_TEMPLE,
    PILE_SIZE,
    PILE_SYMBOLS,
    PILE_VP,
    REACH,
    RESIDENCE,
    RESOURCES,
    ROUNDS,
    SPECIAL,
    STEP,
    SUBJECT,
    TRADE,
)
from .rounds import fee_of, forecast_rank
from .scoring import culture_vp, glory_vp, is_ahead, order_vp, points_of, temple_vp
from .state import Decision, Happening, State
from .stock import denarii_for, tokens_of

WON = 1000.0
END_TOKEN = 1 / 3  # a coin or resource at the end (MIN-13.5)
MANY_POINTS = 99
FEW_COINS = 3.0


class Weights(NamedTuple):
    """What things are worth to a seat, in points."""

    denarius: float = 0.40  # a denarius while it can still be spent; at the end a third of a point (MIN-13.5)
    first_coins: float = 1.0  # each of the first few coins and resources: without any nothing more can be done
    resource: float = 0.62  # a resource gained by a tile
    first_held: float = 0.74  # the first resource of a kind in stock
    next_held: float = 0.85  # each further one is worth this share of the one before
    glory_sure: float = 0.75  # share of a glory tile that the present rank is worth
    glory_token: float = 0.25
    first_pass: float = 0.6  # ties, and the first choice of the next round
    temple_growth: float = 0.5  # what each round to come adds to a temple
    pace: float = 2.0  # how many lines a seat activates in a round
    line_growth: float = 0.5  # how much more a line brings that is activated in a later round
    best_line: float = 0.3  # how much of the best line each activation to come is expected to bring
    second_line: float = 0.15
    third_line: float = 0.1
    last_round: float = 0.3  # the same in the last round, when there may be no time left
    helped_line: float = 0.5  # how much of the line beside a residence an assistant counts
    idle_sale: float = 5.0  # a sale alone helps nobody
    small_effect: float = 0.8
    bath_pick: float = 0.8
    price_share: float = 0.3  # a tile that is still to be paid
    assistant: float = 0.5  # an assistant in the supply, before its line is known
    halfway: float = 0.25  # share of a culture tile whose symbols are only half reached
    per_resource: float = 0.8  # a tile that pays for each resource in stock, before the stock is known
    culture_point: float = 0.9  # a culture point of a tile, before its line is known
    chosen_culture: float = 1.0
    conversion: float = 0.8
    pair_conversion: float = 0.5
    converted: float = 0.3  # a resource in stock that a line could turn into points
    glory_tile: float = 0.8  # a glory token gained by a tile
    activation: float = 1.2  # what a line that is about to be activated counts


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
    rounds_left = float(ROUNDS - s.round_number)
    worth = float(culture_vp(s, seat) + glory_vp(s, seat) + order_vp(s, seat))
    worth += value_of_temples(s, seat, rounds_left, w)
    worth += value_of_stock(s, seat, rounds_left, w)
    worth += value_of_glory(s, seat, w)
    if s.order[seat] == 1:
        worth += w.first_pass
    if rounds_left > 0.0 or s.order[seat] == 0:  # after the last pass nothing more is activated
        worth += value_of_lines(s, seat, rounds_left, w)
    if s.active == seat:
        worth += value_of_turn(s, seat, w)
    return worth


@rule
def value_at_end(s: State, seat: int) -> float:
    """A finished match: won or lost, then points."""
    points = float(points_of(s, seat))
    if s.seats == 1:
        return points
    for other in range(s.seats):
        if other != seat and is_ahead(s, other, seat):
            return points
    return points + WON


@rule
def value_of_temples(s: State, seat: int, rounds_left: float, w: Weights) -> float:
    """Temples as they stand, and their growth."""
    worth = float(temple_vp(s, seat))
    for row in range(s.top[seat], s.bottom[seat] + 1):
        for column in range(s.left[seat], s.right[seat] + 1):
            if FIRST_TEMPLE <= s.city[seat, row * GRID + column] <= LAST_TEMPLE:
                worth += w.temple_growth * rounds_left
    return worth


@rule
def value_of_stock(s: State, seat: int, rounds_left: float, w: Weights) -> float:
    """Coins and resources: worth a third of a point at the end, more while they can still be spent."""
    share = min(1.0, rounds_left / 3.0)
    worth = float(s.denarii[seat]) * (END_TOKEN + share * (w.denarius - END_TOKEN))
    liquid = float(s.denarii[seat]) + float(tokens_of(s, seat))
    worth += w.first_coins * min(FEW_COINS, liquid) * min(1.0, rounds_left)
    for resource in range(RESOURCES):
        held = w.first_held
        for _ in range(s.resources[seat, resource]):
            worth += END_TOKEN + share * (held - END_TOKEN)
            held *= w.next_held
    return worth


@rule
def value_of_glory(s: State, seat: int, w: Weights) -> float:
    """The glory tile that the seat would win now, and a little for each token."""
    rank = forecast_rank(s, seat)
    if rank == GLORY_TILES[s.round_number]:
        return 0.0
    return w.glory_sure * GLORY_VP[s.round_number, rank] + w.glory_token * min(4, int(s.glory[seat]))


@rule
def tile_worth(kind: int, w: Weights) -> float:
    """What one activation of a tile is worth, roughly."""
    if ACTIVATES[kind] == 0:
        return 0.0
    amount = float(AMOUNT[kind])
    effect = EFFECT[kind]
    if effect == GAIN:
        return w.resource * float(GAINS[kind].sum())
    if effect == CHOOSE_RESOURCE:
        return 1.1 * w.resource * amount
    if effect == DENARII_PER_RESOURCE:
        return w.per_resource * amount
    if effect == GAIN_DENARII:
        return w.denarius * amount
    if effect == CULTURE_POINTS:
        return w.culture_point * amount
    if effect == CULTURE_CHOICE:
        return w.chosen_culture * amount
    if effect == CONVERT:
        return w.conversion * amount
    if effect == CONVERT_PAIR:
        return w.pair_conversion * amount
    return w.glory_tile * amount if effect == GAIN_GLORY else 0.0


@rule
def line_worth(s: State, seat: int, cell: int, direction: int, w: Weights) -> float:
    """What activating a line would bring, roughly: the tiles, and the culture tiles that it would take."""
    worth = 0.0
    for culture in range(CULTURES):
        worth += culture_of_line(s, seat, cell, direction, culture, w)
    for _ in range(REACH[cell, direction]):
        cell += STEP[direction]
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            break
        effect = EFFECT[kind]
        if effect == DENARII_PER_RESOURCE:
            worth += w.denarius * float(s.resources[seat, SUBJECT[kind]])
        elif effect == CONVERT:
            worth += w.converted * float(s.resources[seat, SUBJECT[kind]])
        elif effect != CULTURE_POINTS:
            worth += tile_worth(kind, w)
    return worth


@rule
def culture_of_line(s: State, seat: int, cell: int, direction: int, culture: int, w: Weights) -> float:
    """What the culture points of a line are worth in one category."""
    points = 0
    for _ in range(REACH[cell, direction]):
        cell += STEP[direction]
        kind = int(s.city[seat, cell])
        if ends_line(kind):
            break
        if EFFECT[kind] == CULTURE_POINTS and SUBJECT[kind] == culture:
            points += AMOUNT[kind]
    return worth_of_points(s, culture, points, w)


@rule
def worth_of_points(s: State, culture: int, points: int, w: Weights) -> float:
    """The tile that so many points take, or a part of its worth if they are not enough."""
    place = s.culture_taken[culture]
    if points == 0 or place == PILE_SIZE[s.seats, culture]:
        return 0.0
    vp = float(PILE_VP[s.seats, culture, place])
    symbols = float(PILE_SYMBOLS[s.seats, culture, place])
    return vp if points >= symbols else w.halfway * vp * points / symbols


@rule
def best_line(s: State, seat: int, cell: int, w: Weights) -> float:
    """The best direction from a cell."""
    best = 0.0
    for direction in range(DIRECTIONS):
        best = max(best, line_worth(s, seat, cell, direction, w))
    return best


@rule
def value_of_lines(s: State, seat: int, rounds_left: float, w: Weights) -> float:
    """What rows and columns of tiles promise: the best three ends for residences, the best one for assistants."""
    first = second = third = helped = 0.0
    for vertical in range(2):
        low = s.left[seat] if vertical else s.top[seat]
        high = s.right[seat] if vertical else s.bottom[seat]
        start = s.top[seat] if vertical else s.left[seat]
        end = s.bottom[seat] if vertical else s.right[seat]
        step = GRID if vertical else 1
        for line in range(low, high + 1):
            cell = int(start) * GRID + line if vertical else line * GRID + int(start)
            run = 0.0
            before = EMPTY if start > 0 else -1
            for place in range(start, end + 2):
                kind = int(s.city[seat, cell]) if place <= end else EMPTY if place < GRID else -1
                if EMPTY < kind < RESIDENCE:
                    run += tile_worth(kind, w)
                else:
                    for side in (before, kind):
                        if side == RESIDENCE:
                            helped = max(helped, run)
                        elif side == EMPTY and run > third:
                            third = run
                            if third > second:
                                second, third = third, second
                            if second > first:
                                first, second = second, first
                    run = 0.0
                    before = kind
                cell += step
    time = 1.0 if rounds_left > 0.0 else w.last_round
    left = float(s.residences[seat]) + float(s.assistants[seat])
    promise = w.best_line * first + w.second_line * second + w.third_line * third
    worth = time * promise * min(left, w.pace * (rounds_left + 1.0)) + w.line_growth * min(left, w.pace * rounds_left)
    return worth + s.assistants[seat] * (w.assistant * min(1.0, rounds_left) + time * w.helped_line * helped)


@rule
def value_of_turn(s: State, seat: int, w: Weights) -> float:
    """What the turn that is under way still promises: the tile in hand, the line to choose, the points gathered."""
    decision = s.decision
    if decision in (Decision.CELL, Decision.PARTNER):
        return value_of_tile_in_hand(s, seat, s.tile, w)
    if decision == Decision.DIRECTION:
        return w.activation * best_line(s, seat, s.origin, w)
    if decision == Decision.ASSISTANT_CELL:
        best = 0.0
        for row in range(s.top[seat], s.bottom[seat] + 1):
            for column in range(s.left[seat], s.right[seat] + 1):
                if s.city[seat, row * GRID + column] == RESIDENCE:
                    best = max(best, best_line(s, seat, row * GRID + column, w))
        return w.activation * best
    worth = 0.0
    if has_just_sold(s):
        worth += value_of_sale(s, seat, w)
    if s.effect_tile > 0:
        worth += value_of_effect(s, s.effect_tile, w)
    for i in range(s.queue_next, s.queue_length):
        worth += tile_worth(s.city[seat, s.queue[i]], w)
    for culture in range(CULTURES):
        worth += worth_of_points(s, culture, points_to_come(s, seat, culture), w)
    return worth


@rule
def has_just_sold(s: Record) -> bool:
    """Whether the last action was a sale."""
    return bool(s.journal_length == 1 and s.journal[0, 0] == Happening.SOLD)


@rule
def value_of_sale(s: State, seat: int, w: Weights) -> float:
    """A sale alone helps nobody, unless it pays the fee for a residence."""
    if s.decision == Decision.MAIN and s.denarii[seat] == fee_of(s) and s.residences[seat] > 0:
        return value_of_tile_in_hand(s, seat, RESIDENCE, w) - w.denarius
    return -w.idle_sale


@rule
def points_to_come(s: State, seat: int, culture: int) -> int:
    """Culture points of a category gathered in this turn, and those that the queue will add."""
    points = int(s.culture_points[culture])
    for i in range(s.queue_next, s.queue_length):
        kind = int(s.city[seat, s.queue[i]])
        if EFFECT[kind] == CULTURE_POINTS and SUBJECT[kind] == culture:
            points += AMOUNT[kind]
    return points


@rule
def value_of_effect(s: State, kind: int, w: Weights) -> float:
    """A tile about which the seat is being asked, or that it is about to build."""
    effect = EFFECT[kind]
    if effect == CHOOSE_RESOURCE:
        return w.resource * (s.choices_left if s.effect_tile == kind else AMOUNT[kind])
    if effect == ARCH:
        best = 0.0
        for culture in range(CULTURES):
            best = max(best, worth_of_points(s, culture, MANY_POINTS, w))
        return best
    if effect == BATH:
        return w.bath_pick * (s.picks_left if s.effect_tile == kind else AMOUNT[kind])
    if effect in (TRADE, AQUEDUCT, CIRCUS):
        return w.small_effect
    return tile_worth(kind, w)


@rule
def value_of_tile_in_hand(s: State, seat: int, kind: int, w: Weights) -> float:
    """A tile that is not yet placed: what its best cell adds to lines and temples, and what it does at once."""
    rounds_left = float(ROUNDS - s.round_number)
    top, bottom, left, right = s.top[seat], s.bottom[seat], s.left[seat], s.right[seat]
    now = value_of_lines(s, seat, rounds_left, w) + value_of_temples(s, seat, rounds_left, w)
    best = -WON
    for row in range(max(0, int(top) - 1), min(GRID - 1, int(bottom) + 1) + 1):
        for column in range(max(0, int(left) - 1), min(GRID - 1, int(right) + 1) + 1):
            cell = row * GRID + column
            if s.city[seat, cell] != EMPTY or s.contact[seat, cell] == 0:
                continue
            put_into_city(s, seat, cell, kind)
            worth = value_of_lines(s, seat, rounds_left, w) + value_of_temples(s, seat, rounds_left, w)
            if kind == RESIDENCE:
                worth += w.activation * best_line(s, seat, cell, w)
            best = max(best, worth)
            remove_from_city(s, seat, cell)
            s.top[seat], s.bottom[seat], s.left[seat], s.right[seat] = top, bottom, left, right
    if CATEGORY[kind] == SPECIAL:
        best += value_of_effect(s, kind, w)
    if s.decision == Decision.PARTNER:
        best -= w.price_share * denarii_for(s, seat, kind)
    return best - now
