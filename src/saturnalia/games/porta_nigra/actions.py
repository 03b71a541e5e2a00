"""The actions of Porta Nigra (chapter 4): what the symbols of the action cards do, and torches for coins."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .components import (
    BUILD,
    BUILDING_QUARTER,
    BUILDINGS,
    BUY,
    CARD_BUILDING,
    COINS,
    COINS_PER_CARD_TORCH,
    COINS_PER_TORCH,
    COLORS,
    EARLY_END_SEGMENTS,
    GATE_POINTS,
    INFLUENCE,
    LEAST_HEIGHT,
    MOST_HEIGHT,
    MOVE_COST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRICE,
    REWARD_BRICKS,
    REWARD_COINS,
    REWARD_COLOR,
    REWARD_EVERY,
    REWARD_INFLUENCE,
    REWARD_ROMANS,
    REWARD_TORCHES,
    SHOP_QUARTER,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_CARD,
    SITE_COLOR,
    SITE_GIVES_CARD,
    SITE_LEAST,
    SITE_POINTS,
    SITES,
    SYMBOL_AMOUNT,
    SYMBOL_COLOR,
    SYMBOL_KIND,
    TORCH,
    UNREACHABLE,
    WHITE,
)
from .ending import begin_early_end, finish_action
from .scoring import count_for_majorities
from .state import FROM_GATE, FROM_SITES, HEIGHT_0, SHOP_0, SITE_0, Decision, EarlyEnd, Happening, State
from .stock import gain_points, is_gate, take_reserve_bricks, take_romans


@rule
def can_use(s: State, seat: int, symbol: int) -> bool:
    """Whether the action of a symbol can be performed now."""
    kind = SYMBOL_KIND[symbol]
    if kind == BUY:
        color = SYMBOL_COLOR[symbol]
        if buys_any(s, color):
            return can_buy_somewhere(s, seat)
        return can_buy(s, seat, color)  # POR-4.36
    if kind == BUILD:
        return can_build_somewhere(s, seat)
    return True


@rule
def perform(s: State, seat: int, symbol: int) -> None:
    """Perform the action of a symbol; a purchase or a build may have a question of its own."""
    kind = SYMBOL_KIND[symbol]
    amount = int(SYMBOL_AMOUNT[symbol])
    if kind == BUY:
        color = int(SYMBOL_COLOR[symbol])
        if buys_any(s, color):
            s.decision = Decision.BUY_COLOR
        else:
            buy_brick(s, seat, color)
    elif kind == BUILD:
        s.decision = Decision.BUILD_SITE
    elif kind == INFLUENCE:  # POR-4.30
        s.influence[seat] += amount
        note(s, Happening.TOOK_INFLUENCE, seat, amount)
    elif kind == TORCH:  # POR-4.31
        s.torches[seat] += amount
        note(s, Happening.TOOK_TORCHES, seat, amount)
    elif kind == COINS:  # POR-4.32, POR-1.6: from a bank without end, and to be spent at once if wanted (POR-3.20)
        s.coins[seat] += amount
        note(s, Happening.TOOK_COINS, seat, amount)


# ---------------------------------------------------------------- 4a. buying a brick


@rule
def buys_any(s: State, color: int) -> bool:
    """Whether a purchase symbol buys any colour: the grey one, or one whose shop is empty (POR-4.2, POR-4.3)."""
    return color == NOTHING or s.shop[color] == 0


@rule
def way_to_shop(s: State, seat: int, color: int) -> int:
    """What the movement to a shop costs; the white one belongs to all quarters (POR-1.13, POR-4.5, POR-4.6)."""
    if SHOP_QUARTER[color] == NOWHERE:
        return 0
    return int(MOVE_COST[s.builder[seat], SHOP_QUARTER[color]])


@rule
def brick_cost(s: State, seat: int, color: int) -> int:
    """What a brick costs with the way to its shop (POR-4.5, POR-4.7)."""
    return way_to_shop(s, seat, color) + int(PRICE[color])


@rule
def can_buy(s: State, seat: int, color: int) -> bool:
    """Whether a shop has a brick, and movement and price can be paid (POR-4.8)."""
    return s.shop[color] > 0 and s.coins[seat] >= brick_cost(s, seat, color)


@rule
def can_buy_somewhere(s: State, seat: int) -> bool:
    """Whether there is any brick that can be bought."""
    for color in range(COLORS):
        if can_buy(s, seat, color):
            return True
    return False


@rule
def offer_buy_color(s: State, out: Any) -> int:
    """Every shop with a brick that can be paid (POR-4.2, POR-4.3, POR-4.8)."""
    count = 0
    for color in range(COLORS):
        if can_buy(s, s.active, color):
            out[count] = SHOP_0 + color
            count += 1
    return count


@rule
def take_buy_color(s: State, color: int) -> None:
    """Buy in the chosen shop."""
    buy_brick(s, s.active, color)


@rule
def move_builder(s: State, seat: int, quarter: int) -> None:
    """Move the master builder clockwise, if necessary, and pay for every border (POR-4.4, POR-4.5, POR-4.10)."""
    if quarter == NOWHERE or s.builder[seat] == quarter:
        return
    cost = int(MOVE_COST[s.builder[seat], quarter])
    s.coins[seat] -= cost
    s.builder[seat] = quarter
    note(s, Happening.MOVED, seat, quarter, cost)


@rule
def buy_brick(s: State, seat: int, color: int) -> None:
    """Buy exactly one brick, which goes to the stack of its colour (POR-4.1, POR-4.7, POR-4.9)."""
    move_builder(s, seat, int(SHOP_QUARTER[color]))
    s.coins[seat] -= PRICE[color]
    s.shop[color] -= 1
    s.market -= 1
    s.bricks[seat, color] += 1
    note(s, Happening.BOUGHT, seat, color, PRICE[color])
    finish_action(s)


# ---------------------------------------------------------------- 4b. placing a building segment


@rule
def bricks_for(s: State, seat: int, color: int) -> int:
    """How many bricks of a colour the player board can supply: white ones are jokers (POR-4.17, POR-4.18)."""
    if color == WHITE:
        return int(s.bricks[seat, WHITE])
    return int(s.bricks[seat, color]) + int(s.bricks[seat, WHITE])


@rule
def white_needed(s: State, seat: int, site: int, height: int) -> int:
    """How many white jokers a segment of this height needs, as few as possible (POR-4.17, POR-4.19)."""
    if SITE_COLOR[site] == WHITE:  # there white bricks are no jokers
        return 0
    return max(0, height - int(s.bricks[seat, SITE_COLOR[site]]))


@rule
def highest_segment(s: State, seat: int, site: int) -> int:
    """How high a segment in the Porta Nigra can be with the bricks that are there (POR-1.17, POR-4.16)."""
    return min(MOST_HEIGHT, bricks_for(s, seat, SITE_COLOR[site]))


@rule
def way_to_building(s: State, seat: int, building: int) -> int:
    """What the movement to the quarter of a building costs (POR-4.14)."""
    return int(MOVE_COST[s.builder[seat], BUILDING_QUARTER[building]])


@rule
def can_build_somewhere(s: State, seat: int) -> bool:
    """Whether there is a Roman and an empty site that can be reached and supplied (POR-4.12, POR-4.13, POR-4.14)."""
    if s.romans[seat] == 0:
        return False
    for building in range(BUILDINGS):
        if s.coins[seat] >= way_to_building(s, seat, building):
            for color in range(COLORS):
                if bricks_for(s, seat, color) >= s.least_bricks[building, color]:
                    return True
    return False


@rule
def can_build(s: State, seat: int, site: int) -> bool:
    """Whether a segment can be placed on a site (POR-1.18, POR-4.13, POR-4.14, POR-4.15, POR-4.16)."""
    return (
        s.site_owner[site] == NOBODY
        and s.romans[seat] > 0
        and bricks_for(s, seat, SITE_COLOR[site]) >= SITE_LEAST[site]
        and s.coins[seat] >= way_to_building(s, seat, SITE_BUILDING[site])
    )


@rule
def offer_build_site(s: State, out: Any) -> int:
    """Every empty site for which bricks, a Roman and the way are there (POR-4.12, POR-4.13)."""
    count = 0
    for site in range(SITES):
        if can_build(s, s.active, site):
            out[count] = SITE_0 + site
            count += 1
    return count


@rule
def take_build_site(s: State, site: int) -> None:
    """Outside the Porta Nigra the number of bricks is printed; in it the height is still to be chosen."""
    if is_gate(site):
        s.site = site
        s.decision = Decision.GATE_HEIGHT  # POR-4.16
    else:
        build(s, s.active, site, int(SITE_BRICKS[site]))  # POR-4.15


@rule
def offer_gate_height(s: State, out: Any) -> int:
    """Heights from the lowest, as far as the bricks go (POR-4.16)."""
    most = highest_segment(s, s.active, s.site)
    for height in range(LEAST_HEIGHT, most + 1):
        out[height - LEAST_HEIGHT] = HEIGHT_0 + height - LEAST_HEIGHT
    return most - LEAST_HEIGHT + 1


@rule
def take_gate_height(s: State, height: int) -> None:
    """Build in the Porta Nigra with the chosen height."""
    site = s.site
    s.site = NOTHING
    build(s, s.active, site, height)


@rule
def points_of_site(site: int, height: int) -> int:
    """The printed points, or in the Porta Nigra height times the value of the colour (POR-4.21, POR-4.22)."""
    if is_gate(site):
        return height * int(GATE_POINTS[SITE_COLOR[site]])
    return int(SITE_POINTS[site])  # POR-1.16


@rule
def build(s: State, seat: int, site: int, height: int) -> None:
    """Place a segment with a Roman on top, in the order of the rulebook (POR-4.11, POR-4.20)."""
    building = int(SITE_BUILDING[site])
    color = int(SITE_COLOR[site])
    move_builder(s, seat, int(BUILDING_QUARTER[building]))  # POR-4.14: before any reward
    white = white_needed(s, seat, site, height)
    s.bricks[seat, color] -= height - white
    s.bricks[seat, WHITE] -= white
    s.romans[seat] -= 1
    gain_points(s, seat, FROM_GATE if is_gate(site) else FROM_SITES, points_of_site(site, height))  # (a)
    note(s, Happening.BUILT, seat, site, height, white)
    take_building_card(s, seat, site)  # (b)
    s.site_owner[site] = seat  # (c)
    s.site_height[site] = height
    s.segments[seat] += 1
    renew_least_bricks(s, building, color)
    count_for_majorities(s, seat, site, 0, height)
    add_built_bricks(s, seat, building, height)  # (d)
    if s.segments[seat] >= EARLY_END_SEGMENTS:  # POR-7.3, POR-7.9
        begin_early_end(s, EarlyEnd.SEGMENTS)
    finish_action(s)


@rule
def earns_card(s: State, site: int) -> bool:
    """Whether the display shows the card of a site; row C of the Amphitheatre earns none (POR-4.23, POR-4.24)."""
    return SITE_GIVES_CARD[site] == 1 and s.building_display[SITE_CARD[site]] == 1


@rule
def take_building_card(s: State, seat: int, site: int) -> None:
    """Take the building card that a site earns (POR-4.23)."""
    if earns_card(s, site):
        card = int(SITE_CARD[site])
        s.building_display[card] = 0
        s.building_shown -= 1
        s.building_cards[seat, CARD_BUILDING[card]] += 1
        note(s, Happening.TOOK_BUILDING_CARD, seat, card)


@rule
def renew_least_bricks(s: State, building: int, color: int) -> None:
    """Note the fewest bricks that an empty site of this building and colour asks for."""
    least = UNREACHABLE
    for site in range(SITES):
        if SITE_BUILDING[site] == building and SITE_COLOR[site] == color and s.site_owner[site] == NOBODY:
            least = min(least, int(SITE_LEAST[site]))
    s.least_bricks[building, color] = least


@rule
def rewards_for(s: State, seat: int, building: int, more: int) -> int:
    """How often so many more bricks bring the reward of a building (POR-4.25, POR-4.26)."""
    every = int(REWARD_EVERY[building])
    built = int(s.built[seat, building])
    return (built + more) // every - built // every


@rule
def add_built_bricks(s: State, seat: int, building: int, count: int) -> None:
    """Count the bricks of a building, all rows together, and give the master builder rewards (POR-4.25, POR-4.27)."""
    times = rewards_for(s, seat, building, count)
    s.built[seat, building] += count
    if times == 0:
        return
    s.torches[seat] += times * REWARD_TORCHES[building]
    s.coins[seat] += times * REWARD_COINS[building]
    s.influence[seat] += times * REWARD_INFLUENCE[building]
    romans = take_romans(s, seat, times * int(REWARD_ROMANS[building]))  # POR-4.28
    note(s, Happening.GOT_REWARD, seat, building, times, romans)
    if REWARD_BRICKS[building] > 0:  # POR-4.29
        take_reserve_bricks(s, seat, int(REWARD_COLOR[building]), times * int(REWARD_BRICKS[building]))


# ---------------------------------------------------------------- 4d. torches for coins


@rule
def exchange_card_torches(s: State, seat: int, count: int) -> None:
    """Give up card torches for coins (POR-4.33, POR-4.35)."""
    coins = count * COINS_PER_CARD_TORCH
    s.card_torches -= count
    s.coins[seat] += coins
    note(s, Happening.GAVE_UP_TORCHES, seat, count, coins)


@rule
def sell_torch(s: State, seat: int) -> None:
    """Return a torch token for coins (POR-4.34, POR-4.35)."""
    s.torches[seat] -= 1
    s.coins[seat] += COINS_PER_TORCH
    note(s, Happening.SOLD_TORCH, seat, COINS_PER_TORCH)
