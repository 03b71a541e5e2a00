"""What a bot thinks of a position of Porta Nigra: the seat's prospects, in points.

One number per seat, higher is better. It only reads what the seat may know, because bots receive redealt positions.
The shape follows the strategy notes of the rules. The weights that stand here were set by hand and by play-outs; those
of `weights.toml` were learned.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.weights import learned_weights

from .actions import (
    brick_cost,
    bricks_for,
    buys_any,
    can_build,
    can_buy,
    earns_card,
    highest_segment,
    points_of_site,
    rewards_for,
    way_to_building,
    white_needed,
)
from .components import (
    AREA_LEVEL,
    AREAS,
    BRICK_AREAS,
    BUILD,
    BUILDINGS,
    BUY,
    CARD_SIZE,
    CARD_SYMBOLS,
    COINS,
    COINS_PER_POINT,
    COLOR_VALUE,
    COLORS,
    DECK_SIZE,
    FIRST_POINTS,
    GATE,
    GATE_SITE_1,
    HONOR_KINDS,
    INFLUENCE,
    INTERIM_MULTIPLIER,
    LEAST_HEIGHT,
    MOST_HEIGHT,
    NOBODY,
    NOTHING,
    PRICE,
    REWARD_BRICKS,
    REWARD_COINS,
    REWARD_INFLUENCE,
    REWARD_ROMANS,
    REWARD_TORCHES,
    SECOND_POINTS,
    SITE_AREA,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_COLOR,
    SITE_LEAST,
    SITES,
    SYMBOL_AMOUNT,
    SYMBOL_COLOR,
    SYMBOL_KIND,
    WHITE,
)
from .honor_cards import can_raise
from .rules import interim_units, is_used
from .scoring import is_ahead_in, points_for_finals, points_for_sets, points_in, points_of
from .state import Decision, State
from .stock import is_gate

WON = 1000.0
GAIN_UNITS = 64.0
MOST_GAIN = 32767.0


class Weights(NamedTuple):
    """What things are worth to a seat, in points."""

    next_coins: float = 0.7  # share of its worth that a coin beyond the scarce ones has
    last_coins: float = 0.4
    coin: float = 0.6
    torch: float = 0.9  # a torch token while there is time, beside its point
    influence_token: float = 1.2
    first_roman: float = 3.0
    next_romans: float = 1.5
    reward_coin: float = 0.5
    reward_roman: float = 0.8
    reward_brick: float = 3.5
    longer_lead: float = 0.1  # one more where the majority is held already
    taking_first: float = 0.6  # share of the points of a first place that a seat would take
    taking_second: float = 0.5
    catching_up: float = 0.2
    same_card: float = 0.6  # share of a building card's gain where the seat has one of the building
    loose_brick: float = 0.4
    left_over: float = 0.7  # share of its price that a brick is worth which is left after building
    joker: float = 3.6  # a white brick
    sold_torch: float = 0.45  # a card torch that nothing better is done with
    busy_turns: float = 3.0  # with so many turns ahead everything can still be put to use
    scarce_coins: float = 14.0  # coins up to here are sure to be spent
    plenty_of_coins: float = 26.0
    latent: float = 0.85  # what could be done at once is worth a little less than what is done
    started: float = 0.75  # share of its gain that a site is worth when only some of its bricks are there
    card_ahead: float = 1.2  # a building card helps the next ones
    card_gain: float = 5.0  # what a building card on display adds to a site
    majority_now: float = 0.35  # how far a majority counts that is held when the game has just begun
    majority_step: float = 0.25  # a brick, or a segment on a level, in a majority that is still open
    rival_majority: float = 0.3  # what the others hold in majorities, on average, counts against the seat
    tie_break: float = 0.9  # share of a first place that is taken by the more valuable brick alone
    interim: float = 0.8  # what a brick on the board is worth in each interim scoring to come
    open_turn: float = -0.05  # a turn that goes on: nobody shall spend a torch only to take a torch


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
    ahead = turns_ahead(s, seat)
    use = min(1.0, ahead / w.busy_turns)
    worth = float(s.points[seat]) + value_of_cards(s, seat, use, w) + points_for_finals(s, seat)
    worth += value_of_majorities(s, seat, ahead, w)
    worth += w.interim * interims_ahead(s) * interim_units(s, seat)
    work_out_gains(s, seat, use, w)
    worth += value_of_stacks(s, seat, use, w)
    worth += value_of_torches(use, w) * s.torches[seat] + value_of_influence(use, w) * s.influence[seat]
    worth += value_of_romans(float(s.romans[seat]), use, w) + value_of_coins(float(s.coins[seat]), use, w)
    if s.actor == seat:
        worth += value_of_question(s, seat, use, w)
    return worth


@rule
def value_at_end(s: State, seat: int) -> float:
    """A finished match: won or lost, then points."""
    points = points_of(s, seat)
    for other in range(s.seats):
        if points_of(s, other) > points:
            return float(points)
    return points + WON


@rule
def turns_ahead(s: State, seat: int) -> float:
    """How many turns a seat still has, the present one included."""
    turns = float(s.hand_count[seat]) + s.deck_left[seat]
    if s.ended_by == NOBODY:
        turns += (s.rounds - s.round_number) * DECK_SIZE[s.seats]
    else:
        turns = 0.0 if s.ended_by == seat else min(turns, 1.0)
    return turns + (0.6 if s.active == seat and s.card != NOTHING else 0.0)


@rule
def interims_ahead(s: State) -> float:
    """How many interim scorings are to come: one after each round but the last, and none after an early end."""
    return float(s.rounds - s.round_number) if s.ended_by == NOBODY else 0.0


# ---------------------------------------------------------------- what lies in the play area


@rule
def value_of_coins(coins: float, use: float, w: Weights) -> float:
    """Coins are always short, so the first ones are worth more; at the end some make a point."""
    spent = min(coins, w.scarce_coins) + w.next_coins * min(
        max(coins - w.scarce_coins, 0.0), w.plenty_of_coins - w.scarce_coins
    )
    spent += w.last_coins * max(coins - w.plenty_of_coins, 0.0)
    return coins / COINS_PER_POINT + w.coin * use * spent


@rule
def value_of_torches(use: float, w: Weights) -> float:
    """A torch token is one more action."""
    return 1.0 + w.torch * use


@rule
def value_of_influence(use: float, w: Weights) -> float:
    """Two influence tokens are a segment, and honor cards are cheap."""
    return 1.0 + w.influence_token * use


@rule
def value_of_romans(romans: float, use: float, w: Weights) -> float:
    """Without a Roman nothing can be built; many of them lie idle."""
    return romans + use * (w.first_roman * min(romans, 1.0) + w.next_romans * min(max(romans - 1.0, 0.0), 2.0))


@rule
def value_of_cards(s: State, seat: int, use: float, w: Weights) -> float:
    """Building cards as sets, and a little for what they may become; a Triumph may rise and counts as four cards."""
    different = 0
    for building in range(BUILDINGS):
        if s.building_cards[seat, building] > 0:
            different += 1
    for kind in range(HONOR_KINDS):
        different += BUILDINGS * int(s.finals[seat, kind])
    return points_for_sets(s, seat) + w.card_ahead * use * different


@rule
def certainty(s: State, ahead: float, w: Weights) -> float:
    """How far a majority counts that is held now: the nearer the end is, the more."""
    whole = float(s.rounds * DECK_SIZE[s.seats])
    return w.majority_now + (1.0 - w.majority_now) * (1.0 - min(1.0, ahead / whole))


@rule
def value_of_majorities(s: State, seat: int, ahead: float, w: Weights) -> float:
    """Majorities that are held now, by the seat or by others, the surer the nearer the end is."""
    sure = certainty(s, ahead, w)
    worth = 0.0
    for area in range(AREAS):
        rivals = 0.0
        for other in range(s.seats):
            if other != seat and s.measure[other, area] > 0:
                rivals += points_in(s, other, area)
        worth += sure * (points_in(s, seat, area) - w.rival_majority * rivals / (s.seats - 1.0))
        if s.measure[seat, area] > 0:
            worth += w.majority_step * (1.0 - sure) * min(4.0, float(s.measure[seat, area]))
    return worth


# ---------------------------------------------------------------- what bricks and sites promise


@rule
def value_of_reward(building: int, use: float, w: Weights) -> float:
    """What a master builder reward is worth."""
    worth = (
        value_of_torches(use, w) * REWARD_TORCHES[building] + value_of_influence(use, w) * REWARD_INFLUENCE[building]
    )
    worth += (0.35 + w.reward_coin * use) * REWARD_COINS[building] + (1.0 + w.reward_roman * use) * REWARD_ROMANS[
        building
    ]
    return worth + (1.0 + w.reward_brick * use) * REWARD_BRICKS[building]


@rule
def gain_in_majority(s: State, seat: int, site: int, height: int, w: Weights) -> float:
    """What a segment would do for the majorities, roughly: half of what is not held yet."""
    brick = int(COLOR_VALUE[SITE_COLOR[site]])
    if not is_gate(site):
        return gain_in_area(s, seat, int(SITE_AREA[site]), height, brick, w)
    worth = 0.0
    for area in range(BRICK_AREAS, AREAS):
        if height >= AREA_LEVEL[area]:
            worth += gain_in_area(s, seat, area, 1, brick, w)
    return worth


@rule
def strongest_rival(s: State, seat: int, area: int) -> int:
    """Who of the others is ahead in an area."""
    best = NOBODY
    for other in range(s.seats):
        if other != seat and (best == NOBODY or is_ahead_in(s, other, best, area)):
            best = other
    return best


@rule
def gain_in_area(s: State, seat: int, area: int, more: int, brick: int, w: Weights) -> float:
    """How much so many more bricks of this value, or segments, change the place of a seat in an area."""
    rival = strongest_rival(s, seat, area)
    mine, best = int(s.measure[seat, area]), int(s.measure[rival, area])
    if mine > 0 and is_ahead_in(s, seat, rival, area):
        return w.longer_lead * more
    first, second = w.taking_first * FIRST_POINTS[area], w.taking_second * SECOND_POINTS[area]
    held = second if mine > 0 else 0.0
    if mine + more > best:
        return first - held
    if mine + more == best and max(brick, int(s.best_brick[seat, area])) > s.best_brick[rival, area]:
        return w.tie_break * first - held
    if mine == 0:
        return second * (1.0 if s.seats > 2 else 0.8)
    return w.catching_up * more


@rule
def gain_of_segment(s: State, seat: int, site: int, height: int, use: float, w: Weights) -> float:
    """What a segment brings: points, a card, rewards, majorities, less the Roman."""
    building = int(SITE_BUILDING[site])
    worth = float(points_of_site(site, height))
    worth += value_of_reward(building, use, w) * rewards_for(s, seat, building, height)
    worth += gain_in_majority(s, seat, site, height, w)
    worth += w.interim * interims_ahead(s) * INTERIM_MULTIPLIER[s.seats] * height
    if earns_card(s, site):
        worth += w.card_gain if s.building_cards[seat, building] == 0 else w.same_card * w.card_gain
    return worth


@rule
def work_out_gains(s: State, seat: int, use: float, w: Weights) -> None:
    """What a segment would bring on every empty site, by its height: worked out once, and looked up many times.

    In the Porta Nigra as high as the bricks reach, and one more.
    """
    for site in range(SITES):
        if s.site_owner[site] == NOBODY:
            least = int(SITE_LEAST[site])
            highest = min(MOST_HEIGHT, bricks_for(s, seat, SITE_COLOR[site]) + 1) if is_gate(site) else least
            for height in range(least, max(least, highest) + 1):
                gain = gain_of_segment(s, seat, site, height, use, w)
                s.gains[site, height] = int(min(MOST_GAIN, max(-MOST_GAIN, GAIN_UNITS * gain)))


@rule
def value_of_stacks(s: State, seat: int, use: float, w: Weights) -> float:
    """What the bricks on the player board are worth: the best site for each colour, the rest as leftovers."""
    worth = 0.0
    for color in range(COLORS):
        worth += value_of_bricks(s, seat, color, int(s.bricks[seat, color]), use, w)
    return worth


@rule
def value_of_bricks(s: State, seat: int, color: int, count: int, use: float, w: Weights) -> float:
    """So many bricks of a colour: a point each at the end, and what they can become."""
    if count == 0:
        return 0.0
    return count + use * value_of_stack(s, seat, color, count, use, w)


@rule
def value_of_stack(s: State, seat: int, color: int, count: int, use: float, w: Weights) -> float:
    """The best that so many bricks of a colour can become."""
    best = w.loose_brick * count  # a single brick is at least a part of something
    for site in range(SITES):
        if SITE_COLOR[site] == color and s.site_owner[site] == NOBODY:
            needed = int(SITE_LEAST[site])
            height = min(count, MOST_HEIGHT) if is_gate(site) and count > needed else needed
            gain = s.gains[site, height] / GAIN_UNITS
            share = w.latent if count >= needed else w.started * count / needed
            left = max(0, count - height)
            best = max(best, share * gain + w.left_over * left * PRICE[color])
    if color == WHITE:  # jokers fit everywhere
        best = max(best, w.joker * count)
    return best - count * (1.0 - use)


# ---------------------------------------------------------------- what the present question still promises


@rule
def value_of_question(s: State, seat: int, use: float, w: Weights) -> float:
    """What the best answer to the present question will add."""
    decision = s.decision
    if decision == Decision.TURN_MENU:
        return value_of_menu(s, seat, use, w)
    if decision == Decision.BUY_COLOR:
        return best_purchase(s, seat, use, w) + value_of_menu(s, seat, use, w)
    if decision == Decision.BUILD_SITE:
        return best_segment(s, seat, use, w) + value_of_menu(s, seat, use, w)
    if decision == Decision.GATE_HEIGHT:
        return best_height(s, seat, s.site, use, w) + value_of_menu(s, seat, use, w)
    if decision == Decision.RAISE_SITE:
        return best_raise(s, seat, use, w)
    if decision == Decision.INTERIM_UNITS:
        return best_split(s, seat, use, w)
    return 0.0


@rule
def value_of_menu(s: State, seat: int, use: float, w: Weights) -> float:
    """The best unused symbols of the card, as many as there are card torches, or coins for the torches."""
    if s.card_torches == 0:
        return w.open_turn
    sold = 0.35 + w.sold_torch * use
    first = second = third = sold
    for slot in range(CARD_SIZE[s.card]):
        if not is_used(s, slot):
            gain = w.latent * gain_of_symbol(s, seat, int(CARD_SYMBOLS[s.card, slot]), use, w)
            if gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    worth = w.open_turn + first
    if s.card_torches > 1:
        worth += second
    if s.card_torches > 2:
        worth += third + (s.card_torches - 3) * sold
    return worth


@rule
def gain_of_symbol(s: State, seat: int, symbol: int, use: float, w: Weights) -> float:
    """What a symbol would bring now, roughly."""
    kind = SYMBOL_KIND[symbol]
    if kind == BUY:
        color = int(SYMBOL_COLOR[symbol])
        if buys_any(s, color):
            return best_purchase(s, seat, use, w)
        return gain_of_purchase(s, seat, color, use, w) if can_buy(s, seat, color) else 0.0
    if kind == BUILD:
        return best_segment(s, seat, use, w)
    if kind == INFLUENCE:
        return value_of_influence(use, w) * SYMBOL_AMOUNT[symbol]
    if kind == COINS:
        coins = float(s.coins[seat])
        return value_of_coins(coins + SYMBOL_AMOUNT[symbol], use, w) - value_of_coins(coins, use, w)
    return value_of_torches(use, w) * SYMBOL_AMOUNT[symbol]


@rule
def gain_of_purchase(s: State, seat: int, color: int, use: float, w: Weights) -> float:
    """What one more brick of a colour is worth, less its price and the way."""
    coins = float(s.coins[seat])
    cost = brick_cost(s, seat, color)
    count = int(s.bricks[seat, color])
    gain = value_of_bricks(s, seat, color, count + 1, use, w) - value_of_bricks(s, seat, color, count, use, w)
    return gain - value_of_coins(coins, use, w) + value_of_coins(coins - cost, use, w)


@rule
def best_purchase(s: State, seat: int, use: float, w: Weights) -> float:
    """The best brick that can be bought."""
    best = 0.0
    for color in range(COLORS):
        if can_buy(s, seat, color):
            best = max(best, gain_of_purchase(s, seat, color, use, w))
    return best


@rule
def gain_of_building(s: State, seat: int, site: int, height: int, use: float, w: Weights) -> float:
    """What building on a site would change: the segment, less bricks, Roman and way."""
    color = int(SITE_COLOR[site])
    count, jokers = int(s.bricks[seat, color]), int(s.bricks[seat, WHITE])
    white = white_needed(s, seat, site, height)
    coins, romans = float(s.coins[seat]), float(s.romans[seat])
    worth = s.gains[site, height] / GAIN_UNITS
    worth -= value_of_bricks(s, seat, color, count, use, w) - value_of_bricks(
        s, seat, color, count - height + white, use, w
    )
    if white > 0:
        left = jokers - white
        worth -= value_of_bricks(s, seat, WHITE, jokers, use, w) - value_of_bricks(s, seat, WHITE, left, use, w)
    worth -= value_of_romans(romans, use, w) - value_of_romans(romans - 1.0, use, w)
    cost = way_to_building(s, seat, int(SITE_BUILDING[site]))
    return worth - value_of_coins(coins, use, w) + value_of_coins(coins - cost, use, w)


@rule
def best_height(s: State, seat: int, site: int, use: float, w: Weights) -> float:
    """The best height that the bricks allow on a site of the Porta Nigra."""
    best = -100.0
    for height in range(LEAST_HEIGHT, highest_segment(s, seat, site) + 1):
        best = max(best, gain_of_building(s, seat, site, height, use, w))
    return best


@rule
def best_segment(s: State, seat: int, use: float, w: Weights) -> float:
    """The best segment that can be placed now."""
    best = 0.0
    for site in range(SITES):
        if can_build(s, seat, site):
            if is_gate(site):
                best = max(best, best_height(s, seat, site, use, w))
            else:
                best = max(best, gain_of_building(s, seat, site, int(SITE_BRICKS[site]), use, w))
    return best


@rule
def best_raise(s: State, seat: int, use: float, w: Weights) -> float:
    """The best segment to raise: rewards and levels."""
    best = 0.0
    sure = certainty(s, turns_ahead(s, seat), w)
    for site in range(GATE_SITE_1, SITES):
        if can_raise(s, seat, site):
            gain = value_of_reward(GATE, use, w) * rewards_for(s, seat, GATE, 1)
            level = int(BRICK_AREAS + s.site_height[site] + 1 - LEAST_HEIGHT)
            best = max(best, gain + sure * gain_on_level(s, seat, level, int(COLOR_VALUE[SITE_COLOR[site]]), w))
    return best


@rule
def gain_on_level(s: State, seat: int, level: int, brick: int, w: Weights) -> float:
    """What one more segment with this brick on a level of the Porta Nigra would bring now, and cost whoever leads."""
    rival = strongest_rival(s, seat, level)
    mine, theirs = int(s.measure[seat, level]) + 1, int(s.measure[rival, level])
    own_brick, their_brick = max(brick, int(s.best_brick[seat, level])), int(s.best_brick[rival, level])
    points = float(SECOND_POINTS[level])
    if mine > theirs or (mine == theirs and own_brick > their_brick):
        points = float(FIRST_POINTS[level])
    elif mine < theirs or own_brick < their_brick:
        return points - points_in(s, seat, level)
    return points - points_in(s, seat, level) + w.rival_majority * (points_in(s, rival, level) - SECOND_POINTS[level])


@rule
def best_split(s: State, seat: int, use: float, w: Weights) -> float:
    """The best split of the interim scoring with the tens that were chosen."""
    units = interim_units(s, seat)
    coins = float(s.coins[seat])
    best = 0.0
    for ones in range(10):
        taken = 10 * s.tens + ones
        if taken <= units:
            best = max(best, units - taken + value_of_coins(coins + taken, use, w) - value_of_coins(coins, use, w))
    return best
