"""What a learned judgement of PAX reads of a position, and what it foretells.

Everything is told to one seat: its own things first, then the others clockwise. Nothing is read that this seat may not
know, hence no aurei of others either, although whoever counts along could know them (PAX-H6).
"""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.features import put
from saturnalia.kernel.schema import Array

from .components import (
    ADVERSARY,
    ADVERSARY_GIFTS,
    ADVERSARY_STEP,
    ARMIES_PER_FLEET,
    ARMY,
    CARD_CATEGORY,
    CARD_TYPES,
    CATEGORIES,
    CONSPIRACY,
    COPIES,
    DECK_SIZE,
    DRAW_CARDS,
    DRAW_TO_DECK,
    FLEET,
    FLEETS_PER_ARMY,
    MAX_LEGIONS,
    MAX_SEATS,
    MILITIA,
    MILITIA_EXTRA,
    MILITIA_STEP,
    NO_CARD,
    NO_SEAT,
    POINTS_ABOVE_ROME,
    POINTS_ARMY,
    POINTS_CONSPIRATUS,
    POINTS_FLEET,
    POINTS_MONEY,
    POINTS_PLAYED,
    ROME_FACE_DOWN,
    ROME_WINS_AT,
    SCOUT,
    SCOUT_FREE,
    SCOUT_STEP,
    SOLO_PLAYED,
    SOLO_STRONGER,
    SYMBOLS,
    TYPES_PER_CATEGORY,
    VALUES,
)
from .rounds import empty_legions, most_valuable_stack
from .rules import discount_of, income_of_turn, is_within_limit, play_cost, price_of, unit_limit, was_played
from .scoring import categories_above_rome, categories_played, has_most_money, rome_strength, strength_of
from .state import Decision, State

ROWS: tuple[str, ...] = ("played", "above-rome", "fleets", "armies", "conspiratus", "money")
PLAYED, ABOVE_ROME, FLEETS, ARMIES, CONSPIRATUS, MONEY = range(len(ROWS))

# ---------------------------------------------------------------- where everything stands

DECISIONS = len(Decision)
SOLO_LEVELS = 5
LAST_ROUNDS = 4  # so many rounds before the end are told apart

SEAT_SIZE = CATEGORIES + 17
SEAT_POINTS = CATEGORIES + 9  # the place within the block of a seat
PURSE_SIZE = 10
CARD_SIZE = CATEGORIES + 4
RETURNED_SIZE = CATEGORIES + 2
CATEGORY_SIZE = 10
LATER, ABOVE, HELD_LATER, IN_HAND = 1, 5, 6, 8  # places within the block of a category
LEGION_SIZE = CATEGORIES + 8
ROME_SIZE = 11
TABLE_SIZE = 1 + MAX_SEATS + SOLO_LEVELS + 3
CLOCK_SIZE = 6 + LAST_ROUNDS
TURN_SIZE = DECISIONS + 15

SEATS_AT = 0
PURSE_AT = SEATS_AT + MAX_SEATS * SEAT_SIZE
HAND_AT = PURSE_AT + PURSE_SIZE
VIEW_AT = HAND_AT + CARD_TYPES
CHOSEN_AT = VIEW_AT + CARD_TYPES
RETURNED_AT = CHOSEN_AT + CARD_SIZE
UNSEEN_AT = RETURNED_AT + RETURNED_SIZE
CATEGORIES_AT = UNSEEN_AT + 2 * CATEGORIES
LEGIONS_AT = CATEGORIES_AT + CATEGORIES * CATEGORY_SIZE
ROME_AT = LEGIONS_AT + MAX_LEGIONS * LEGION_SIZE
TABLE_AT = ROME_AT + ROME_SIZE
CLOCK_AT = TABLE_AT + TABLE_SIZE
TURN_AT = CLOCK_AT + CLOCK_SIZE

FEATURES: int = TURN_AT + TURN_SIZE


# ---------------------------------------------------------------- the doors


@rule
def look(s: State, seat: int, seen: Array) -> None:
    """Write what a seat knows of the position, its own things first; `seen` is all zeros before."""
    for step in range(s.seats):
        look_at_seat(s, (seat + step) % s.seats, seen, SEATS_AT + step * SEAT_SIZE)
    look_at_purse(s, seat, seen, PURSE_AT)
    look_at_own_cards(s, seat, seen)
    look_at_returned(s, seat, seen, RETURNED_AT)
    look_for_unseen(s, seat, seen, UNSEEN_AT)
    look_at_legions(s, seat, seen)
    look_at_categories(s, seat, seen)
    look_at_rome(s, seat, seen, ROME_AT)
    look_at_table(s, seen, TABLE_AT)
    look_at_clock(s, seen, CLOCK_AT)
    look_at_turn(s, seen, TURN_AT)


@rule
def score_rows(s: State, seat: int, rows: Array) -> None:
    """Write the points of a seat row by row of the score sheet, as they stand; they add up to `points_of`."""
    rows[PLAYED] = POINTS_PLAYED * categories_played(s, seat)
    rows[ABOVE_ROME] = POINTS_ABOVE_ROME * categories_above_rome(s, seat)
    rows[FLEETS] = POINTS_FLEET * strength_of(s, seat, FLEET)
    rows[ARMIES] = POINTS_ARMY * strength_of(s, seat, ARMY)
    rows[CONSPIRATUS] = POINTS_CONSPIRATUS if s.conspiratus == seat else 0
    rows[MONEY] = POINTS_MONEY if has_most_money(s, seat) else 0


# ---------------------------------------------------------------- every seat


@rule
def points_in_sight(s: State, seat: int, above: int) -> int:
    """The points that everybody sees, where it is known in how many categories the seat is above Rome."""
    points = POINTS_PLAYED * categories_played(s, seat) + POINTS_ABOVE_ROME * above
    points += POINTS_FLEET * strength_of(s, seat, FLEET) + POINTS_ARMY * strength_of(s, seat, ARMY)
    return points + (POINTS_CONSPIRATUS if s.conspiratus == seat else 0)


@rule
def has_turn_to_come(s: State, seat: int) -> bool:
    """Whether a seat will take a turn in this round after the present one."""
    if s.round_number == 0:
        return True
    after = (seat - s.active + s.seats) % s.seats
    return after > 0 and after < s.turns_left


@rule
def look_at_seat(s: State, seat: int, seen: Array, at: int) -> int:
    """Tell what everybody knows of a seat: strengths by category, room for units, points, hand, and its turn."""
    longest = 0
    for category in range(s.categories):
        put(seen, at + category, strength_of(s, seat, category))
        longest = max(longest, int(s.cards[seat, category]))
    at += CATEGORIES
    limit = unit_limit(s, seat)
    at = put(seen, at, limit)
    at = put(seen, at, limit - int(s.symbols[seat, FLEET]))
    at = put(seen, at, limit - int(s.symbols[seat, ARMY]))
    at = put(seen, at, longest)
    at = put(seen, at, int(s.hand_count[seat]))
    plots = 0
    known = 0
    for card in range(CARD_TYPES):
        copies = int(s.known_in_hand[seat, card])
        known += copies
        if copies > 0 and CARD_CATEGORY[card] == CONSPIRACY:
            plots += copies * int(SYMBOLS[card])
    at = put(seen, at, known)
    at = put(seen, at, plots)
    above = categories_above_rome(s, seat)
    at = put(seen, at, categories_played(s, seat))
    at = put(seen, at, above)
    at = put(seen, at, points_in_sight(s, seat, above))
    at = put(seen, at, 1 if s.conspiratus == seat else 0)
    at = put(seen, at, 1 if s.primus == seat else 0)
    at = put(seen, at, 1 if s.active == seat else 0)
    at = put(seen, at, 1 if s.actor == seat else 0)
    at = put(seen, at, 1 if has_turn_to_come(s, seat) else 0)
    at = put(seen, at, int(s.peeked[seat]))
    return put(seen, at, 1)


# ---------------------------------------------------------------- the seat itself


@rule
def look_at_purse(s: State, seat: int, seen: Array, at: int) -> int:
    """Tell what a seat can spend, and what its cards allow it: discount, free plays, further cards, and gifts."""
    money = int(s.money[seat])
    at = put(seen, at, money)
    at = put(seen, at, money + int(s.hand_count[seat]))
    for aurei in range(1, 4):
        at = put(seen, at, 1 if money >= aurei else 0)
    at = put(seen, at, discount_of(s, seat))
    at = put(seen, at, int(s.symbols[seat, SCOUT]) // SCOUT_STEP * SCOUT_FREE)
    at = put(seen, at, int(s.symbols[seat, MILITIA]) // MILITIA_STEP * MILITIA_EXTRA)
    at = put(seen, at, int(s.symbols[seat, ADVERSARY]) // ADVERSARY_STEP * ADVERSARY_GIFTS)
    return put(seen, at, int(s.opening_count[seat]))


@rule
def look_at_own_cards(s: State, seat: int, seen: Array) -> None:
    """Tell the hand and the cards in view by type, and what the card is that is to be placed."""
    for card in range(CARD_TYPES):
        put(seen, HAND_AT + card, int(s.hand[seat, card]))
    for i in range(s.opening_count[seat]):
        seen[VIEW_AT + int(s.opening[seat, i])] += 1
    if s.active == seat:
        for i in range(s.window_count):
            seen[VIEW_AT + int(s.window[i])] += 1
        if s.chosen != NO_CARD and s.window_count > 0 and s.decision == Decision.DRAW_DEST:
            look_at_card(s, seat, int(s.window[s.chosen]), seen, CHOSEN_AT)


@rule
def look_at_card(s: State, seat: int, card: int, seen: Array, at: int) -> int:
    """Tell a card by what is printed on it, and whether the seat could play it and has its category already."""
    category = int(CARD_CATEGORY[card])
    put(seen, at + category, 1)
    at += CATEGORIES
    at = put(seen, at, int(SYMBOLS[card]))
    at = put(seen, at, int(VALUES[card]))
    at = put(seen, at, 1 if is_within_limit(s, seat, card) else 0)
    return put(seen, at, 1 if s.cards[seat, category] == 0 else 0)


@rule
def look_at_returned(s: State, seat: int, seen: Array, at: int) -> int:
    """Tell the symbols that a seat has put under the deck, and how many cards lie above the next of them."""
    next_one = -1
    place = int(s.deck_top)
    for i in range(s.deck_count):
        if s.returned_by[place] == seat:
            card = int(s.deck[place])
            seen[at + CARD_CATEGORY[card]] += SYMBOLS[card]
            if next_one < 0:
                next_one = i
        place += 1
        if place == DECK_SIZE:
            place = 0
    at += CATEGORIES
    at = put(seen, at, 1 if next_one >= 0 else 0)
    return put(seen, at, max(0, next_one))


@rule
def look_for_unseen(s: State, seat: int, seen: Array, at: int) -> int:
    """Tell by category how many cards the seat has not located, and how many symbols they bear."""
    sets = 2 if s.seats > 4 else 1
    for card in range(TYPES_PER_CATEGORY * s.categories):
        copies = sets * int(COPIES[card]) - int(s.rome[card]) - int(s.hand[seat, card]) - int(seen[VIEW_AT + card])
        for legion in range(s.legions):
            copies -= int(s.stack[legion, card])
        for other in range(s.seats):
            copies -= int(s.tableau[other, card])
            if other != seat:
                copies -= int(s.known_in_hand[other, card])
        seen[at + CARD_CATEGORY[card]] += copies
        seen[at + CATEGORIES + CARD_CATEGORY[card]] += copies * SYMBOLS[card]
    place = int(s.deck_top)
    for _ in range(s.deck_count):
        if s.returned_by[place] == seat:
            seen[at + CARD_CATEGORY[s.deck[place]]] -= 1
            seen[at + CATEGORIES + CARD_CATEGORY[s.deck[place]]] -= SYMBOLS[s.deck[place]]
        place += 1
        if place == DECK_SIZE:
            place = 0
    if s.peeked[seat] == 1:
        for i in range(ROME_FACE_DOWN):
            if s.rome_hidden[i] != NO_CARD:
                seen[at + CARD_CATEGORY[s.rome_hidden[i]]] -= 1
                seen[at + CATEGORIES + CARD_CATEGORY[s.rome_hidden[i]]] -= SYMBOLS[s.rome_hidden[i]]
    return at + 2 * CATEGORIES


# ---------------------------------------------------------------- the market


@rule
def look_at_legions(s: State, seat: int, seen: Array) -> None:
    """Tell every stack: its symbols by category, its price for the seat, and how near it is to going to Rome."""
    highest = 0
    second = 0
    for legion in range(s.legions):
        value = int(s.stack_value[legion])
        if value > highest:
            second = highest
            highest = value
        elif value > second:
            second = value
    rome_takes = most_valuable_stack(s)
    for legion in range(s.legions):
        best_other = second if legion == rome_takes else highest
        look_at_legion(s, seat, legion, best_other, seen, LEGIONS_AT + legion * LEGION_SIZE)
    if s.stack_count[rome_takes] > 0:
        seen[LEGIONS_AT + rome_takes * LEGION_SIZE + LEGION_SIZE - 1] = 1


@rule
def look_at_legion(s: State, seat: int, legion: int, best_other: int, seen: Array, at: int) -> int:
    """Tell a stack; the last place is left for whether Rome would take it now."""
    units = 0
    for card in range(TYPES_PER_CATEGORY * s.categories):
        copies = int(s.stack[legion, card])
        if copies > 0:
            seen[at + CARD_CATEGORY[card]] += copies * SYMBOLS[card]
            if not is_within_limit(s, seat, card):
                units += copies
    fresh = 0
    for category in range(s.categories):
        if seen[at + category] > 0 and s.cards[seat, category] == 0:
            fresh += 1
    at += CATEGORIES
    count = int(s.stack_count[legion])
    value = int(s.stack_value[legion])
    price = price_of(s, seat, legion)
    at = put(seen, at, count)
    at = put(seen, at, value)
    at = put(seen, at, price)
    at = put(seen, at, 1 if count > 0 and price <= s.money[seat] else 0)
    at = put(seen, at, fresh)
    at = put(seen, at, units)
    at = put(seen, at, value - best_other)
    return at + 1


# ---------------------------------------------------------------- the categories


@rule
def look_at_categories(s: State, seat: int, seen: Array) -> None:
    """Tell by category who is how strong beside Rome, now and after its next stack, and what the hand would change."""
    coming = LEGIONS_AT + most_valuable_stack(s) * LEGION_SIZE
    for category in range(s.categories):
        at = CATEGORIES_AT + category * CATEGORY_SIZE
        put(seen, at + LATER, int(s.rome_symbols[category]) + int(seen[coming + category]))
    if s.peeked[seat] == 1:
        for i in range(ROME_FACE_DOWN):
            card = int(s.rome_hidden[i])
            if card != NO_CARD:
                seen[CATEGORIES_AT + CARD_CATEGORY[card] * CATEGORY_SIZE + LATER] += SYMBOLS[card]
    fleets = int(seen[CATEGORIES_AT + FLEET * CATEGORY_SIZE + LATER])
    armies = int(seen[CATEGORIES_AT + ARMY * CATEGORY_SIZE + LATER])
    seen[CATEGORIES_AT + FLEET * CATEGORY_SIZE + LATER] += armies // ARMIES_PER_FLEET
    seen[CATEGORIES_AT + ARMY * CATEGORY_SIZE + LATER] += fleets // FLEETS_PER_ARMY
    for category in range(s.categories):
        look_at_category(s, seat, category, seen, CATEGORIES_AT + category * CATEGORY_SIZE)


@rule
def look_at_category(s: State, seat: int, category: int, seen: Array, at: int) -> int:
    """Tell one category; Rome's strength after its next stack, as far as the seat knows it, stands there already."""
    rome = rome_strength(s, category)
    later = int(seen[at + LATER])
    mine = int(seen[SEATS_AT + category])
    best_rival = 0
    above = 1 if mine > rome else 0
    for step in range(1, s.seats):
        strength = int(seen[SEATS_AT + step * SEAT_SIZE + category])
        best_rival = max(best_rival, strength)
        if strength > rome:
            above += 1
    in_hand = 0
    for card in range(TYPES_PER_CATEGORY * category, TYPES_PER_CATEGORY * (category + 1)):
        in_hand += int(s.hand[seat, card]) * int(SYMBOLS[card])
    at = put(seen, at, rome) + 1
    at = put(seen, at, mine - later)
    at = put(seen, at, best_rival - later)
    at = put(seen, at, mine - best_rival)
    at = put(seen, at, above)
    at = put(seen, at, 1 if max(mine, best_rival) <= later else 0)
    at = put(seen, at, int(s.cards[seat, category]))
    at = put(seen, at, in_hand)
    return put(seen, at, 1 if mine <= later and mine + in_hand > later else 0)


# ---------------------------------------------------------------- Rome and the race


@rule
def look_at_rome(s: State, seat: int, seen: Array, at: int) -> int:
    """Tell how near Rome is to winning and the seat to Primus Conspiratus, its points lead, and what is left alone."""
    now = 0
    later = 0
    for category in range(s.categories):
        block = CATEGORIES_AT + category * CATEGORY_SIZE
        if seen[block + ABOVE] == 0:
            now += 1
        later += int(seen[block + HELD_LATER])
    needed = int(ROME_WINS_AT[s.variant])
    at = put(seen, at, now - needed)
    at = put(seen, at, later - needed)
    at = put(seen, at, 1 if later >= needed else 0)
    plots = int(s.symbols[seat, CONSPIRACY])
    rival_plots = 0
    best_points = 0
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        rival_plots = max(rival_plots, int(s.symbols[other, CONSPIRACY]))
        best_points = max(best_points, int(seen[SEATS_AT + step * SEAT_SIZE + SEAT_POINTS]))
    in_hand = int(seen[CATEGORIES_AT + CONSPIRACY * CATEGORY_SIZE + IN_HAND])
    at = put(seen, at, plots - rival_plots)
    at = put(seen, at, plots + in_hand - rival_plots)
    at = put(seen, at, 1 if s.conspiratus == NO_SEAT else 0)
    at = put(seen, at, int(seen[SEATS_AT + SEAT_POINTS]) - best_points)
    if s.solo_level > 0:
        above = SOLO_STRONGER[s.variant, s.solo_level] - categories_above_rome(s, seat)
        played = SOLO_PLAYED[s.variant, s.solo_level] - categories_played(s, seat)
        put(seen, at, above)
        put(seen, at + 1, played)
        put(seen, at + 2, 1 if above <= 0 else 0)
        put(seen, at + 3, 1 if played <= 0 else 0)
    return at + 4


# ---------------------------------------------------------------- the table, the clock and the turn


@rule
def look_at_table(s: State, seen: Array, at: int) -> int:
    """Tell what is played: variant, seats, solitaire level, legions, and cards to lay at the beginning."""
    at = put(seen, at, int(s.variant))
    put(seen, at + s.seats - 1, 1)
    at += MAX_SEATS
    if s.solo_level > 0:
        put(seen, at + s.solo_level - 1, 1)
    at += SOLO_LEVELS
    at = put(seen, at, int(s.legions))
    at = put(seen, at, int(s.opening_lay))
    return put(seen, at, 1 if s.round_number == 0 else 0)


@rule
def look_at_clock(s: State, seen: Array, at: int) -> int:
    """Tell how far the match is: the round, the deck, and in how many rounds about it will be used up."""
    deck = int(s.deck_count)
    empty = empty_legions(s)
    to_draw = int(s.turns_left)
    if s.decision >= Decision.BUY and s.decision <= Decision.REACT:
        to_draw -= 1
    used = DRAW_CARDS - DRAW_TO_DECK
    left_over = deck - used * to_draw - empty - 1  # Rome's stack leaves one more legion empty
    rounds_of_four = 4 * deck // (used * s.seats + 2)
    at = put(seen, at, int(s.round_number))
    at = put(seen, at, deck)
    at = put(seen, at, int(s.turns_left))
    at = put(seen, at, empty)
    at = put(seen, at, left_over)
    at = put(seen, at, rounds_of_four)
    for rounds in range(LAST_ROUNDS):
        at = put(seen, at, 1 if left_over < rounds * (used * s.seats + 2) else 0)
    return at


@rule
def look_at_turn(s: State, seen: Array, at: int) -> int:
    """Tell what is asked and how far the turn is: cards drawn, places open, cards played, income, gifts, reactions."""
    put(seen, at + s.decision, 1)
    at += DECISIONS
    at = put(seen, at, int(s.window_count))
    at = put(seen, at, int(s.window_limit))
    at = put(seen, at, int(s.draws_left))
    at = put(seen, at, int(s.extras_left))
    at = put(seen, at, int(s.placed))
    at = put(seen, at, int(s.open_hand))
    at = put(seen, at, int(s.open_legion))
    at = put(seen, at, int(s.open_deck))
    at = put(seen, at, int(s.hand_waits))
    at = put(seen, at, int(s.played))
    at = put(seen, at, play_cost(s, s.active))
    at = put(seen, at, income_of_turn(s))
    at = put(seen, at, 1 if was_played(s, CONSPIRACY) else 0)
    at = put(seen, at, int(s.gifts_left))
    return put(seen, at, int(s.reactions_left))
