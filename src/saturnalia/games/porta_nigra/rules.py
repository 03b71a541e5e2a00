"""The rules of Porta Nigra: turns (chapter 3), influence (5), interim scoring (6). Every function names its clauses.

The other chapters have rooms of their own: pieces `stock.py` (1), set-up `opening.py` (2), refill phase `refill.py`
(3a), the actions of the cards `actions.py` (4), `honor_cards.py` (5a), the end `ending.py` (7) and the final scoring
`scoring.py` (8).

`setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at the end.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below
from saturnalia.kernel.ranking import places_from, scores_from
from saturnalia.kernel.sets import contains

from .actions import (
    can_build_somewhere,
    can_use,
    exchange_card_torches,
    offer_build_site,
    offer_buy_color,
    offer_gate_height,
    perform,
    sell_torch,
    take_build_site,
    take_buy_color,
    take_gate_height,
)
from .components import (
    ACTION_CARDS,
    BUILD_PRICE,
    BUILDINGS,
    CARD_SIZE,
    CARD_SYMBOLS,
    CARD_TORCHES,
    CHEAPEST_HONOR,
    CHEAPEST_INFLUENCE_ACTION,
    GATE_SITE_1,
    HONOR_KINDS,
    HONORS_PER_TURN,
    INTERIM_MULTIPLIER,
    LEAST_HEIGHT,
    NOBODY,
    NOTHING,
    NOWHERE,
    QUARTERS,
    ROMAN_PRICE,
    ROMANS_BOUGHT,
    ROUNDS,
)
from .ending import end_game
from .honor_cards import buy_honor, can_buy_honor, offer_raise_site, take_raise_site
from .opening import deal_action_cards, draw_action_card, equip, lay_out_board, shuffle_piles
from .refill import refill, show_building_cards, show_honor_cards
from .scoring import is_ahead, points_of
from .state import (
    CARD_0,
    END_TURN,
    FROM_INTERIM,
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
    Happening,
    State,
)
from .stock import gain_points, take_romans

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_ROMANS = range(2)


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
    if s.influence[seat] >= CHEAPEST_INFLUENCE_ACTION:
        count = offer_influence_actions(s, seat, out, count)
    out[count] = END_TURN  # POR-3.23
    return count + 1


@rule
def is_used(s: State, slot: int) -> bool:
    """Whether a symbol of the card was used in this turn (POR-3.16)."""
    return contains(s.used, slot)


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
        sell_torch(s, seat)
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
    perform(s, seat, int(CARD_SYMBOLS[s.card, slot]))


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
    """Pay influence and take Romans from the stock: one, or two by the rulebook's example (POR-5.1, POR-5.4)."""
    s.influence[seat] -= ROMAN_PRICE
    romans = take_romans(s, seat, int(ROMANS_BOUGHT[s.by_example]))
    note(s, Happening.PAID_FOR_ROMANS, seat, ROMAN_PRICE, romans)


@rule
def pay_for_build(s: State, seat: int) -> None:
    """Pay influence and place a segment; neither a symbol nor a torch is used (POR-5.1, POR-5.5)."""
    s.influence[seat] -= BUILD_PRICE
    note(s, Happening.PAID_FOR_BUILD, seat, BUILD_PRICE)
    s.decision = Decision.BUILD_SITE


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
def several_are_last(s: State) -> int:
    """1 if somebody else has as few points as whoever has the fewest (POR-6.8)."""
    last = last_in_points(s)
    for seat in range(s.seats):
        if seat != last and s.points[seat] == s.points[last]:
            return 1
    return 0


@rule
def offer_name_start_player(s: State, out: Any) -> int:
    """Any player, also oneself (POR-6.7)."""
    for seat in range(s.seats):
        out[seat] = START_0 + seat
    return s.seats


@rule
def take_name_start_player(s: State, seat: int) -> None:
    """The named player begins the next round (POR-6.7, POR-6.9)."""
    note(s, Happening.NAMED_START, s.actor, seat, several_are_last(s))
    begin_round(s, seat)


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapter 2)."""
    s.seats = options[OPTION_SEATS]
    s.rounds = ROUNDS[s.seats]  # POR-3.1
    s.by_example = options[OPTION_ROMANS]  # POR-5.4
    lay_out_board(s)
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


scores = scores_from(points_of)
places = places_from(is_ahead)
