"""The rules of Porta Nigra, in the order of the rulebook. Every function names its clauses.

`setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at the end. The last chapter,
the final scoring, has a room of its own: `scoring.py`.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below, shuffle

from .components import (
    ACTION_CARDS,
    AREA_LEVEL,
    AREAS,
    BRICK_AREAS,
    BRICKS,
    BUILD,
    BUILD_PRICE,
    BUILDING_CARDS,
    BUILDING_DISPLAY,
    BUILDING_QUARTER,
    BUILDINGS,
    BUY,
    CARD_BUILDING,
    CARD_ONLY_2_3,
    CARD_SIZE,
    CARD_SYMBOLS,
    CARD_TORCHES,
    CHEAPEST_HONOR,
    COINS,
    COINS_PER_CARD_TORCH,
    COINS_PER_TORCH,
    COLOR_VALUE,
    COLORS,
    EARLY_END_POINTS,
    EARLY_END_SEGMENTS,
    FINAL_SCORING,
    GATE,
    GATE_POINTS,
    GATE_SITE_1,
    HAND_SIZE,
    HONOR_BRICK_COLOR,
    HONOR_BRICKS,
    HONOR_BUILDING,
    HONOR_COINS,
    HONOR_COUNT,
    HONOR_DISCARD,
    HONOR_DISPLAY,
    HONOR_KIND,
    HONOR_KINDS,
    HONOR_POINTS,
    HONOR_PRICE,
    HONOR_ROMANS,
    HONOR_SET,
    HONOR_TORCHES,
    HONORS_PER_TURN,
    INFLUENCE,
    INSTANT,
    INTERIM_MULTIPLIER,
    LEAST_HEIGHT,
    MOST_HEIGHT,
    MOVE_COST,
    NOBODY,
    NOTHING,
    NOWHERE,
    PRICE,
    QUARTERS,
    RAISE,
    REFILL_BELOW,
    REFILL_TARGET,
    REWARD_BRICKS,
    REWARD_COINS,
    REWARD_COLOR,
    REWARD_EVERY,
    REWARD_INFLUENCE,
    REWARD_ROMANS,
    REWARD_TORCHES,
    ROMAN_PRICE,
    ROMANS_BOUGHT,
    ROUNDS,
    SHOP_QUARTER,
    SITE_AREA,
    SITE_BRICKS,
    SITE_BUILDING,
    SITE_CARD,
    SITE_COLOR,
    SITE_GIVES_CARD,
    SITE_LEAST,
    SITE_POINTS,
    SITES,
    START_COINS,
    START_INFLUENCE,
    START_POINTS,
    START_ROMANS,
    START_TORCHES,
    STOCK_ROMANS,
    SUBSTITUTE,
    SUPPLY_CARDS,
    SUPPLY_SHOPS,
    SYMBOL_AMOUNT,
    SYMBOL_COLOR,
    SYMBOL_KIND,
    TORCH,
    UNREACHABLE,
    USES_2_3_CARDS,
    WHITE,
)
from .scoring import FIRST, SECOND, TIED_FIRST, place_in, points_of
from .state import (
    CARD_0,
    END_TURN,
    FROM_EARLY_END,
    FROM_GATE,
    FROM_HONORS,
    FROM_INTERIM,
    FROM_SITES,
    GIVE_UP_CARD_TORCH,
    HEIGHT_0,
    HONOR_0,
    INFLUENCE_BUILD,
    INFLUENCE_ROMAN,
    QUARTER_0,
    RAISE_0,
    SELL_TORCH,
    SHOP_0,
    SITE_0,
    START_0,
    SYMBOL_0,
    TENS_0,
    UNITS_0,
    Decision,
    EarlyEnd,
    Happening,
    State,
)

OPTION_SEATS = 0  # the place of the option in the array that `setup` receives


# ---------------------------------------------------------------- 1. pieces: what is taken, and from where


@rule
def gain_points(s: State, seat: int, source: int, points: int) -> None:
    """Move the marker on the victory point track, which has no end (POR-1.9)."""
    s.points[seat] += points
    s.points_from[seat, source] += points


@rule
def take_romans(s: State, seat: int, wanted: int) -> int:
    """Take Romans from the stock into the play area, as many as there are (POR-1.7, POR-1.8, POR-4.28)."""
    taken = min(wanted, int(s.stock[seat]))
    s.stock[seat] -= taken
    s.romans[seat] += taken
    return taken


@rule
def take_reserve_bricks(s: State, seat: int, color: int, wanted: int) -> int:
    """Take bricks from the reserve to the player board, as many as there are (POR-1.7, POR-4.29, POR-5.8)."""
    taken = min(wanted, int(s.reserve))
    s.reserve -= taken
    s.bricks[seat, color] += taken  # POR-1.2: there they have the colour of the stack
    if taken > 0:
        note(s, Happening.TOOK_BRICKS, seat, color, taken)
    return taken


# ---------------------------------------------------------------- 2. set-up


@rule
def clear_table(s: State) -> None:
    """Empty every place, so that a record can be used again."""
    s.round_number = s.start_seat = s.active = 0
    s.ended_by = NOBODY
    s.reserve = BRICKS  # POR-2.1
    s.market = 0  # POR-2.12
    s.shop[:] = 0
    s.supply[:] = NOTHING
    s.supply_used[:] = 0
    s.building_pile[:] = NOTHING
    s.building_display[:] = 0
    s.honor_pile[:] = NOTHING
    s.honor_display[:] = 0
    s.honor_sold[:] = 0
    s.supply_left = s.building_left = s.building_shown = s.honor_left = s.honor_shown = 0
    s.site_owner[:] = NOBODY
    s.site_height[:] = 0
    for building in range(BUILDINGS):
        for color in range(COLORS):
            renew_least_bricks(s, building, color)
    s.builder[:] = NOWHERE  # POR-2.11
    s.coins[:] = 0
    s.torches[:] = 0
    s.influence[:] = 0
    s.romans[:] = 0
    s.stock[:] = 0
    s.segments[:] = 0
    s.points[:] = 0
    s.points_from[:] = 0
    s.bricks[:] = 0
    s.built[:] = 0
    s.measure[:] = 0
    s.best_brick[:] = 0
    s.building_cards[:] = 0
    s.finals[:] = 0
    s.hand[:] = 0
    s.hand_count[:] = 0
    s.deck[:] = NOTHING
    s.deck_left[:] = 0
    s.played[:] = 0
    s.card = s.site = NOTHING
    s.used = s.card_torches = s.honors_bought = s.tens = 0
    s.pool[:] = NOTHING


@rule
def equip(s: State, seat: int) -> None:
    """Give a player the starting coins, tokens and Romans (POR-1.4, POR-2.6, POR-2.7, POR-2.8)."""
    s.coins[seat] = START_COINS
    s.torches[seat] = START_TORCHES
    s.influence[seat] = START_INFLUENCE
    s.romans[seat] = START_ROMANS
    s.stock[seat] = STOCK_ROMANS
    s.points[seat] = START_POINTS


@rule
def shuffle_piles(s: State) -> None:
    """Shuffle the supply cards, the building cards and the honor cards (POR-2.2, POR-2.4, POR-2.5, POR-11.2)."""
    for card in range(SUPPLY_CARDS):
        s.supply[card] = card
    s.supply_left = SUPPLY_CARDS
    shuffle(s.generator, s.supply, SUPPLY_CARDS)
    for card in range(BUILDING_CARDS):  # POR-1.22
        s.building_pile[card] = card
    s.building_left = BUILDING_CARDS
    shuffle(s.generator, s.building_pile, BUILDING_CARDS)
    for kind in range(HONOR_KINDS):  # POR-1.23
        for _ in range(HONOR_COUNT[kind]):
            s.honor_pile[s.honor_left] = kind
            s.honor_left += 1
    shuffle(s.generator, s.honor_pile, s.honor_left)


@rule
def is_in_game(s: State, card: int) -> bool:
    """Whether an action card is used with so many players (POR-1.20, POR-2.9)."""
    return USES_2_3_CARDS[s.seats] == 1 or CARD_ONLY_2_3[card] == 0


@rule
def deal_action_cards(s: State, seat: int) -> None:
    """Shuffle all own action cards and draw a hand (POR-2.10, POR-6.9, POR-11.2, POR-11.4)."""
    count = 0
    for card in range(ACTION_CARDS):  # POR-1.19: the same cards for everybody
        s.played[seat, card] = 0
        if is_in_game(s, card):
            s.deck[seat, count] = card
            count += 1
    s.deck_left[seat] = count
    shuffle(s.generator, s.deck[seat], count)
    for _ in range(HAND_SIZE):
        draw_action_card(s, seat)


@rule
def draw_action_card(s: State, seat: int) -> None:
    """Draw the top card of the own deck, if there is one (POR-3.25)."""
    if s.deck_left[seat] == 0:
        return
    s.deck_left[seat] -= 1
    card = int(s.deck[seat, s.deck_left[seat]])
    s.deck[seat, s.deck_left[seat]] = NOTHING
    s.hand[seat, card] = 1
    s.hand_count[seat] += 1
    s.revealed = 1
    note(s, Happening.DREW_CARD, seat, card)


# ---------------------------------------------------------------- 3. rounds and turns


@rule
def begin_round(s: State, start_seat: int) -> None:
    """Everybody gets a new deck and plays it all; the start player begins (POR-2.3, POR-3.2, POR-6.9)."""
    # POR-6.10: builders, market, displays and everything else stay as they are
    s.round_number += 1
    s.start_seat = start_seat
    note(s, Happening.ROUND_BEGAN, s.round_number, start_seat)
    for seat in range(s.seats):
        deal_action_cards(s, seat)
    begin_turn(s, start_seat)


@rule
def begin_turn(s: State, seat: int) -> None:
    """A turn is a refill phase and an action phase (POR-3.3)."""
    s.active = seat
    s.actor = seat
    refill(s)
    # POR-3.12: the master builder comes onto the board after the first refill
    s.decision = Decision.PLACE_BUILDER if s.builder[seat] == NOWHERE else Decision.PLAY_CARD


# ---------------------------------------------------------------- 3a. the refill phase


@rule
def refill(s: State) -> None:
    """Refill market and displays; nothing is refilled at any other moment (POR-3.11)."""
    if s.market < REFILL_BELOW and s.reserve > 0:  # POR-1.14, POR-3.5
        before = s.market
        cards = 0
        while s.market < REFILL_TARGET and s.reserve > 0:  # POR-3.6, POR-3.8
            place_supply(s, draw_supply_card(s))
            cards += 1
        note(s, Happening.SUPPLIED, cards, s.market - before, s.market)
    show_building_cards(s, True)
    show_honor_cards(s, True)


@rule
def draw_supply_card(s: State) -> int:
    """Draw a supply card and lay it on the discard pile (POR-3.7)."""
    if s.supply_left == 0:  # POR-3.7, POR-11.3: all ten are shuffled, also those used in this refill
        for card in range(SUPPLY_CARDS):
            s.supply[card] = card
            s.supply_used[card] = 0
        s.supply_left = SUPPLY_CARDS
        shuffle(s.generator, s.supply, SUPPLY_CARDS)
        note(s, Happening.SUPPLY_SHUFFLED)
    s.supply_left -= 1
    drawn = int(s.supply[s.supply_left])
    s.supply[s.supply_left] = NOTHING
    s.supply_used[drawn] = 1
    s.revealed = 1
    return drawn


@rule
def place_supply(s: State, card: int) -> None:
    """Put one brick from the reserve into every marked shop (POR-1.21, POR-3.6)."""
    for color in range(COLORS):  # POR-3.8: in this order until the reserve is empty
        if SUPPLY_SHOPS[card, color] == 1 and s.reserve > 0:
            s.reserve -= 1
            s.shop[color] += 1
            s.market += 1


# Cards that come into a display together are laid out in the order of their numbers: the order in which they lay in
# the pile means nothing, and the journal must not tell more than the display does.


@rule
def show_building_cards(s: State, tell: bool) -> None:
    """Fill the building card display from the draw pile, as long as there are cards (POR-2.4, POR-3.9)."""
    rest = max(0, s.building_left - max(0, BUILDING_DISPLAY - s.building_shown))
    if rest == s.building_left:
        return
    for card in range(BUILDING_CARDS):
        for place in range(rest, s.building_left):
            if s.building_pile[place] == card:
                s.building_display[card] = 1
                if tell:
                    note(s, Happening.SHOWED_BUILDING_CARD, card)
    s.building_pile[rest:] = NOTHING
    s.building_shown += s.building_left - rest
    s.building_left = rest
    s.revealed = 1


@rule
def show_honor_cards(s: State, tell: bool) -> None:
    """Fill the honor card display from the draw pile, as long as there are cards (POR-2.5, POR-3.10)."""
    rest = max(0, s.honor_left - max(0, HONOR_DISPLAY - s.honor_shown))
    if rest == s.honor_left:
        return
    for kind in range(HONOR_KINDS):
        for place in range(rest, s.honor_left):
            if s.honor_pile[place] == kind:
                s.honor_display[kind] += 1
                if tell:
                    note(s, Happening.SHOWED_HONOR, kind)
    s.honor_pile[rest:] = NOTHING
    s.honor_shown += s.honor_left - rest
    s.honor_left = rest
    s.revealed = 1


# ---------------------------------------------------------------- 3b. the action phase


@rule
def offer_place_builder(s: State, out: Any) -> int:
    """Any quarter, whoever stands there already (POR-3.12, POR-3.13)."""
    for quarter in range(QUARTERS):
        out[quarter] = QUARTER_0 + quarter
    return QUARTERS


@rule
def take_place_builder(s: State, quarter: int) -> None:
    """The master builder is placed free of charge, before a card is played (POR-3.12)."""
    s.builder[s.active] = quarter
    note(s, Happening.PLACED_BUILDER, s.active, quarter)
    s.decision = Decision.PLAY_CARD


@rule
def offer_play_card(s: State, out: Any) -> int:
    """One of the cards in hand; in the last turn of a round only one is left (POR-3.14)."""
    count = 0
    for card in range(ACTION_CARDS):
        if s.hand[s.active, card] == 1:
            out[count] = CARD_0 + card
            count += 1
    return count


@rule
def take_play_card(s: State, card: int) -> None:
    """Lay the card open; everything else comes afterwards (POR-3.14, POR-3.22)."""
    seat = s.active
    s.hand[seat, card] = 0
    s.hand_count[seat] -= 1
    s.played[seat, card] = 1
    s.card = card
    s.card_torches = CARD_TORCHES[card]  # POR-3.15
    note(s, Happening.PLAYED_CARD, seat, card)
    s.decision = Decision.TURN_MENU


@rule
def offer_turn_menu(s: State, out: Any) -> int:
    """Symbols of the card, exchanges and influence actions in any order, or the end (POR-3.17, POR-3.21)."""
    seat = s.active
    count = 0
    if s.card_torches > 0 or s.torches[seat] > 0:  # POR-3.15, POR-3.18
        for slot in range(CARD_SIZE[s.card]):
            if is_open(s, slot) and can_use(s, seat, int(CARD_SYMBOLS[s.card, slot])):
                out[count] = SYMBOL_0 + slot
                count += 1
    if s.card_torches > 0:  # POR-4.33
        out[count] = GIVE_UP_CARD_TORCH
        count += 1
    if s.torches[seat] > 0:  # POR-4.34
        out[count] = SELL_TORCH
        count += 1
    if s.influence[seat] > 0:
        count = offer_influence_actions(s, seat, out, count)
    out[count] = END_TURN  # POR-3.23
    return count + 1


@rule
def is_used(s: State, slot: int) -> bool:
    """Whether a symbol of the card was used in this turn (POR-3.16)."""
    return (s.used >> slot) & 1 == 1


@rule
def is_open(s: State, slot: int) -> bool:
    """Whether a symbol is unused, and the first such one of its kind: equal ones are one answer (POR-3.16)."""
    if is_used(s, slot):
        return False
    for earlier in range(slot):
        if CARD_SYMBOLS[s.card, earlier] == CARD_SYMBOLS[s.card, slot] and not is_used(s, earlier):
            return False
    return True


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
def take_turn_menu(s: State, action: int) -> None:
    """Carry out one point of the menu (POR-3.17)."""
    seat = s.active
    if action == END_TURN:
        end_turn(s)
    elif action < GIVE_UP_CARD_TORCH:
        use_symbol(s, seat, action - SYMBOL_0)
    elif action == GIVE_UP_CARD_TORCH:
        exchange_card_torches(s, seat, 1)
    elif action == SELL_TORCH:
        s.torches[seat] -= 1  # POR-4.34, POR-4.35
        s.coins[seat] += COINS_PER_TORCH
        note(s, Happening.SOLD_TORCH, seat, COINS_PER_TORCH)
    elif action < INFLUENCE_ROMAN:
        buy_honor(s, seat, action - HONOR_0)
    elif action == INFLUENCE_ROMAN:
        buy_romans(s, seat)
    else:
        pay_for_build(s, seat)


@rule
def use_symbol(s: State, seat: int, slot: int) -> None:
    """Spend a torch and perform the action of a symbol (POR-3.15, POR-3.16)."""
    s.used |= 1 << slot
    if s.card_torches > 0:  # POR-3.19: card torches go first
        s.card_torches -= 1
    else:  # POR-3.18
        s.torches[seat] -= 1
        note(s, Happening.USED_TORCH, seat)
    symbol = int(CARD_SYMBOLS[s.card, slot])
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


@rule
def finish_action(s: State) -> None:
    """After every completed action the game looks for its end, and the menu comes again (POR-7.9)."""
    # a refill only moves bricks from the reserve to the market, so it can never be what empties both
    if s.reserve == 0 and s.market == 0:  # POR-7.2
        begin_early_end(s, EarlyEnd.BRICKS)
    s.decision = Decision.TURN_MENU


@rule
def exchange_card_torches(s: State, seat: int, count: int) -> None:
    """Give up card torches for coins (POR-4.33, POR-4.35)."""
    coins = count * COINS_PER_CARD_TORCH
    s.card_torches -= count
    s.coins[seat] += coins
    note(s, Happening.GAVE_UP_TORCHES, seat, count, coins)


@rule
def end_turn(s: State) -> None:
    """Exchange what is left of the card torches, lay the card aside and draw one (POR-3.24, POR-3.25)."""
    seat = s.active
    if s.card_torches > 0:
        exchange_card_torches(s, seat, s.card_torches)
    s.card = NOTHING
    s.used = s.honors_bought = 0
    draw_action_card(s, seat)
    next_seat = (seat + 1) % s.seats  # POR-2.13
    # POR-3.4; POR-7.5: nobody has more than one last turn; POR-7.7: and none without a card
    if s.hand_count[next_seat] == 0 or next_seat == s.ended_by:
        end_round(s)
    else:
        begin_turn(s, next_seat)


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
    if site < GATE_SITE_1:
        build(s, s.active, site, int(SITE_BRICKS[site]))  # POR-4.15
    else:
        s.site = site
        s.decision = Decision.GATE_HEIGHT  # POR-4.16


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
    if site < GATE_SITE_1:  # POR-1.16
        return int(SITE_POINTS[site])
    return height * int(GATE_POINTS[SITE_COLOR[site]])


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
    points = points_of_site(site, height)
    gain_points(s, seat, FROM_GATE if building == GATE else FROM_SITES, points)  # (a)
    note(s, Happening.BUILT, seat, site, height, points)
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
def count_for_majorities(s: State, seat: int, site: int, before: int, height: int) -> None:
    """Keep the measures and the best bricks of the majorities up to date (POR-8.9, POR-8.10, POR-8.14)."""
    value = int(COLOR_VALUE[SITE_COLOR[site]])  # POR-1.3; white jokers count as the colour of the site (POR-4.17)
    if site < GATE_SITE_1:
        area = int(SITE_AREA[site])
        s.measure[seat, area] += height
        s.best_brick[seat, area] = max(int(s.best_brick[seat, area]), value)
        return
    for area in range(BRICK_AREAS, AREAS):
        if before < AREA_LEVEL[area] <= height:
            s.measure[seat, area] += 1
            s.best_brick[seat, area] = max(int(s.best_brick[seat, area]), value)  # POR-8.15


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
    take_reserve_bricks(s, seat, REWARD_COLOR, times * int(REWARD_BRICKS[building]))  # POR-4.29


# ---------------------------------------------------------------- 5. influence actions


@rule
def offer_influence_actions(s: State, seat: int, out: Any, count: int) -> int:
    """Honor cards, a Roman and a build, as far as the influence goes (POR-5.1, POR-5.2)."""
    influence = s.influence[seat]
    if influence >= CHEAPEST_HONOR and s.honors_bought < HONORS_PER_TURN:
        for kind in range(HONOR_KINDS):
            if can_buy_honor(s, seat, kind):
                out[count] = HONOR_0 + kind
                count += 1
    if influence >= ROMAN_PRICE and s.stock[seat] > 0:  # POR-5.4
        out[count] = INFLUENCE_ROMAN
        count += 1
    if influence >= BUILD_PRICE and can_build_somewhere(s, seat):  # POR-5.5
        out[count] = INFLUENCE_BUILD
        count += 1
    return count


@rule
def buy_romans(s: State, seat: int) -> None:
    """Pay influence and take a Roman from the stock (POR-5.1, POR-5.4)."""
    s.influence[seat] -= ROMAN_PRICE
    romans = take_romans(s, seat, ROMANS_BOUGHT)
    note(s, Happening.PAID_FOR_ROMANS, seat, ROMAN_PRICE, romans)


@rule
def pay_for_build(s: State, seat: int) -> None:
    """Pay influence and place a segment; neither a symbol nor a torch is used (POR-5.1, POR-5.5)."""
    s.influence[seat] -= BUILD_PRICE
    note(s, Happening.PAID_FOR_BUILD, seat, BUILD_PRICE)
    s.decision = Decision.BUILD_SITE


# ---------------------------------------------------------------- 5a. honor cards


@rule
def can_buy_honor(s: State, seat: int, kind: int) -> bool:
    """Whether a kind is in the display, and its price, its discards and its effect are possible (POR-5.3)."""
    return (
        s.honor_display[kind] > 0
        and s.influence[seat] >= HONOR_PRICE[kind]
        and has_discards(s, seat, kind)
        and has_effect(s, seat, kind)
    )


@rule
def has_discards(s: State, seat: int, kind: int) -> bool:
    """Whether the cards that an honor card asks for can be discarded (POR-5.10, POR-5.11, POR-5.12)."""
    if HONOR_SET[kind] > 0:
        for building in range(BUILDINGS):  # POR-5.16: substitutes are counted among the building cards
            if s.building_cards[seat, building] == 0:
                return False
    return HONOR_DISCARD[kind] == NOTHING or s.finals[seat, HONOR_DISCARD[kind]] > 0


@rule
def has_effect(s: State, seat: int, kind: int) -> bool:
    """Whether at least one part of the effect is possible (POR-5.8, POR-5.20)."""
    if HONOR_KIND[kind] == RAISE:
        return s.reserve > 0 and can_raise_somewhere(s, seat)
    if HONOR_KIND[kind] == INSTANT:
        return (
            HONOR_POINTS[kind] + HONOR_COINS[kind] + HONOR_TORCHES[kind] > 0
            or (HONOR_ROMANS[kind] > 0 and s.stock[seat] > 0)
            or (HONOR_BRICKS[kind] > 0 and s.reserve > 0)
        )
    return True


@rule
def buy_honor(s: State, seat: int, kind: int) -> None:
    """Pay, discard what the card asks for, and carry out its effect at once (POR-5.3)."""
    s.honors_bought += 1  # POR-5.2
    s.influence[seat] -= HONOR_PRICE[kind]
    s.honor_display[kind] -= 1
    s.honor_shown -= 1
    s.honor_sold[kind] += 1
    note(s, Happening.BOUGHT_HONOR, seat, kind, HONOR_PRICE[kind])
    if HONOR_SET[kind] > 0:  # POR-5.10, POR-5.13; POR-5.21: one of each building, whatever the colours
        for building in range(BUILDINGS):
            s.building_cards[seat, building] -= 1
    if HONOR_DISCARD[kind] != NOTHING:  # POR-5.11, POR-5.12
        s.finals[seat, HONOR_DISCARD[kind]] -= 1
    if HONOR_KIND[kind] == RAISE:
        s.decision = Decision.RAISE_SITE
    elif HONOR_KIND[kind] == FINAL_SCORING:  # POR-5.9, POR-5.14
        s.finals[seat, kind] += 1
    elif HONOR_KIND[kind] == SUBSTITUTE:  # POR-5.9, POR-5.15
        s.building_cards[seat, HONOR_BUILDING[kind]] += 1
    else:
        carry_out_instant(s, seat, kind)
        finish_action(s)


@rule
def carry_out_instant(s: State, seat: int, kind: int) -> None:
    """Points, coins, torches, Romans and bricks, as far as there are any; then the card is gone (POR-5.6, POR-5.7)."""
    if HONOR_POINTS[kind] > 0:
        gain_points(s, seat, FROM_HONORS, int(HONOR_POINTS[kind]))
        note(s, Happening.GOT_POINTS, seat, HONOR_POINTS[kind])
    if HONOR_COINS[kind] > 0:
        s.coins[seat] += HONOR_COINS[kind]
        note(s, Happening.TOOK_COINS, seat, HONOR_COINS[kind])
    if HONOR_TORCHES[kind] > 0:
        s.torches[seat] += HONOR_TORCHES[kind]
        note(s, Happening.TOOK_TORCHES, seat, HONOR_TORCHES[kind])
    if HONOR_ROMANS[kind] > 0:
        romans = take_romans(s, seat, int(HONOR_ROMANS[kind]))  # POR-5.8
        note(s, Happening.TOOK_ROMANS, seat, romans)
    if HONOR_BRICKS[kind] > 0:
        take_reserve_bricks(s, seat, int(HONOR_BRICK_COLOR[kind]), int(HONOR_BRICKS[kind]))


@rule
def can_raise(s: State, seat: int, site: int) -> bool:
    """Whether a segment in the Porta Nigra is the seat's own and not yet as high as it can be (POR-5.17, POR-5.19)."""
    return s.site_owner[site] == seat and s.site_height[site] < MOST_HEIGHT


@rule
def can_raise_somewhere(s: State, seat: int) -> bool:
    """Whether the seat has a segment that can be raised (POR-5.20)."""
    for site in range(GATE_SITE_1, SITES):
        if can_raise(s, seat, site):
            return True
    return False


@rule
def offer_raise_site(s: State, out: Any) -> int:
    """Every own segment in the Porta Nigra that is not yet 8 bricks high (POR-5.17, POR-5.19)."""
    count = 0
    for site in range(GATE_SITE_1, SITES):
        if can_raise(s, s.active, site):
            out[count] = RAISE_0 + site - GATE_SITE_1
            count += 1
    return count


@rule
def take_raise_site(s: State, site: int) -> None:
    """Put a brick from the reserve under the Roman: no points, no card, but rewards (POR-5.17, POR-5.18, POR-5.20)."""
    # POR-5.22: this is not a build: the builder stays, no Roman is needed, and there is no new segment
    seat = s.active
    height = int(s.site_height[site])
    s.reserve -= 1
    s.site_height[site] = height + 1
    note(s, Happening.RAISED, seat, site, height + 1)
    count_for_majorities(s, seat, site, height, height + 1)
    add_built_bricks(s, seat, GATE, 1)
    finish_action(s)


# ---------------------------------------------------------------- 6. interim scoring and new round


@rule
def end_round(s: State) -> None:
    """After the last round the game is over, else interim scoring follows (POR-3.4, POR-6.1, POR-7.1)."""
    if s.ended_by != NOBODY or s.round_number == s.rounds:  # POR-7.8
        end_game(s)
    else:
        ask_interim(s, s.start_seat)  # POR-6.5


@rule
def ask_interim(s: State, seat: int) -> None:
    """Ask a seat how it splits its interim scoring."""
    s.active = seat
    s.actor = seat
    s.decision = Decision.INTERIM_TENS


@rule
def bricks_on_board(s: State, seat: int) -> int:
    """All own bricks on the four buildings, those that were added to segments included (POR-6.2)."""
    count = 0
    for building in range(BUILDINGS):
        count += int(s.built[seat, building])
    return count


@rule
def interim_units(s: State, seat: int) -> int:
    """What is split into coins and points: the bricks, doubled with three or four players (POR-6.3)."""
    return bricks_on_board(s, seat) * int(INTERIM_MULTIPLIER[s.seats])


@rule
def offer_interim_tens(s: State, out: Any) -> int:
    """The tens of the coins to be taken (POR-6.4)."""
    most = interim_units(s, s.actor) // 10
    for tens in range(most + 1):
        out[tens] = TENS_0 + tens
    return most + 1


@rule
def take_interim_tens(s: State, tens: int) -> None:
    """The units are still to be chosen."""
    s.tens = tens
    s.decision = Decision.INTERIM_UNITS


@rule
def offer_interim_units(s: State, out: Any) -> int:
    """The units of the coins to be taken, never more in all than there are (POR-6.4)."""
    most = min(9, interim_units(s, s.actor) - 10 * s.tens)
    for units in range(most + 1):
        out[units] = UNITS_0 + units
    return most + 1


@rule
def take_interim_units(s: State, units: int) -> None:
    """Take the coins, and points for the rest; nothing leaves the board (POR-6.4, POR-6.6)."""
    seat = s.actor
    coins = 10 * s.tens + units
    points = interim_units(s, seat) - coins
    s.tens = 0
    s.coins[seat] += coins
    gain_points(s, seat, FROM_INTERIM, points)
    note(s, Happening.SPLIT_INTERIM, seat, bricks_on_board(s, seat), coins, points)
    next_seat = (seat + 1) % s.seats
    if next_seat != s.start_seat:  # POR-6.2, POR-6.5
        ask_interim(s, next_seat)
    else:
        s.active = last_in_points(s)
        s.actor = s.active
        s.decision = Decision.NAME_START_PLAYER


@rule
def last_in_points(s: State) -> int:
    """Who has the fewest points; of several whoever came last in the round (POR-6.7, POR-6.8)."""
    last = s.start_seat
    for turn in range(1, s.seats):
        seat = (s.start_seat + turn) % s.seats
        if s.points[seat] <= s.points[last]:
            last = seat
    return last


@rule
def offer_name_start_player(s: State, out: Any) -> int:
    """Any player, also oneself (POR-6.7)."""
    for seat in range(s.seats):
        out[seat] = START_0 + seat
    return s.seats


@rule
def take_name_start_player(s: State, seat: int) -> None:
    """The named player begins the next round (POR-6.7, POR-6.9)."""
    note(s, Happening.NAMED_START, s.actor, seat)
    begin_round(s, seat)


# ---------------------------------------------------------------- 7. end of the game


@rule
def begin_early_end(s: State, why: int) -> None:
    """The first to meet a condition gets points at once; the others have a turn (POR-7.4, POR-7.5, POR-7.6)."""
    if s.ended_by != NOBODY:
        return
    s.ended_by = s.active
    gain_points(s, s.active, FROM_EARLY_END, EARLY_END_POINTS)
    note(s, Happening.BEGAN_EARLY_END, s.active, why, EARLY_END_POINTS)


@rule
def end_game(s: State) -> None:
    """Nobody is asked any more; the final scoring is told area by area (POR-8.1)."""
    s.actor = NOBODY
    s.active = NOBODY
    note(s, Happening.GAME_ENDED, 0 if s.ended_by == NOBODY else 1)
    for area in range(AREAS):
        tell_majority(s, area)


@rule
def tell_majority(s: State, area: int) -> None:
    """Note who is first and second in an area, or who is tied for first place (a bit set)."""
    first = second = NOBODY
    tied = 0
    for seat in range(s.seats):
        place = place_in(s, seat, area)
        if place == FIRST:
            first = seat
        elif place == SECOND:
            second = seat
        elif place == TIED_FIRST:
            tied |= 1 << seat
    if first != NOBODY or tied != 0:
        note(s, Happening.SCORED_MAJORITY, area, first, second, tied)


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapter 2)."""
    clear_table(s)
    s.seats = options[OPTION_SEATS]
    s.rounds = ROUNDS[s.seats]  # POR-3.1
    for seat in range(s.seats):
        equip(s, seat)
    start_seat = below(s.generator, s.seats)  # POR-2.13, POR-11.1
    shuffle_piles(s)
    show_building_cards(s, False)
    show_honor_cards(s, False)
    begin_round(s, start_seat)


@rule
def legal(s: State, out: Any) -> int:
    """Write the actions offered to the actor into `out` and return how many there are."""
    decision = s.decision
    if decision == Decision.TURN_MENU:
        return offer_turn_menu(s, out)
    if decision == Decision.PLAY_CARD:
        return offer_play_card(s, out)
    if decision == Decision.BUY_COLOR:
        return offer_buy_color(s, out)
    if decision == Decision.BUILD_SITE:
        return offer_build_site(s, out)
    if decision == Decision.GATE_HEIGHT:
        return offer_gate_height(s, out)
    if decision == Decision.RAISE_SITE:
        return offer_raise_site(s, out)
    if decision == Decision.INTERIM_TENS:
        return offer_interim_tens(s, out)
    if decision == Decision.INTERIM_UNITS:
        return offer_interim_units(s, out)
    if decision == Decision.NAME_START_PLAYER:
        return offer_name_start_player(s, out)
    return offer_place_builder(s, out)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    decision = s.decision
    if decision == Decision.TURN_MENU:
        take_turn_menu(s, action)
    elif decision == Decision.PLAY_CARD:
        take_play_card(s, action - CARD_0)
    elif decision == Decision.BUY_COLOR:
        take_buy_color(s, action - SHOP_0)
    elif decision == Decision.BUILD_SITE:
        take_build_site(s, action - SITE_0)
    elif decision == Decision.GATE_HEIGHT:
        take_gate_height(s, action - HEIGHT_0 + LEAST_HEIGHT)
    elif decision == Decision.RAISE_SITE:
        take_raise_site(s, action - RAISE_0 + GATE_SITE_1)
    elif decision == Decision.INTERIM_TENS:
        take_interim_tens(s, action - TENS_0)
    elif decision == Decision.INTERIM_UNITS:
        take_interim_units(s, action - UNITS_0)
    elif decision == Decision.NAME_START_PLAYER:
        take_name_start_player(s, action - START_0)
    else:
        take_place_builder(s, action - QUARTER_0)


@rule
def scores(s: State, out: Any) -> None:
    """Write the points of every seat as they stand, the final scoring included (POR-8.1)."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def places(s: State, out: Any) -> None:
    """Write the place of every seat; most points win, and ties are shared victories (POR-8.17)."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            if points_of(s, other) > points_of(s, seat):
                out[seat] += 1
