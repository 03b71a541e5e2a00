"""The rules of PAX, in the order of play. Every function names its clauses.

`setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at the end.
Where a question has only one answer because of cards that others cannot see, it is asked all the same, so that the
number of answers tells nobody anything (PAX-H11); whoever drives the match gives the forced answer.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below, shuffle

from .components import (
    ADVERSARY,
    ADVERSARY_GIFTS,
    ADVERSARY_STEP,
    ARMIES_PER_FLEET,
    ARMY,
    AUREI_PER_HAND_CARD,
    BASE_CATEGORIES,
    BASIC_INCOME,
    CARD_CATEGORY,
    CARD_COST_STEP,
    CARD_TYPES,
    CATEGORIES,
    CONSPIRACY,
    CONSPIRACY_INCOME,
    COPIES,
    DECK_SIZE,
    DRAW_CARDS,
    DRAW_TO_DECK,
    DRAW_TO_HAND,
    DRAW_TO_LEGION,
    ESTATE,
    FIRST_CARD_COST,
    FLEET,
    FLEETS_PER_ARMY,
    LEGIONS,
    MILITIA,
    MILITIA_EXTRA,
    MILITIA_STEP,
    MIN_DECK_FOR_RETURN,
    MIN_PRICE,
    MOST_EXTRA,
    NO_CARD,
    NO_CARD_COMPENSATION,
    NO_SEAT,
    OPENING_DRAWS,
    PASS_AUREI,
    POINTS_ABOVE_ROME,
    POINTS_ARMY,
    POINTS_CONSPIRATUS,
    POINTS_FLEET,
    POINTS_MONEY,
    POINTS_PLAYED,
    REACTION_COST,
    REACTION_SEATS,
    RELIGION,
    REMOVED,
    ROME_FACE_DOWN,
    ROME_FACE_UP,
    ROME_WINS_AT,
    SCOUT,
    SCOUT_FREE,
    SCOUT_STEP,
    SECOND_SET,
    SENATOR,
    SENATOR_BONUS,
    SOLO_DRAW,
    SOLO_LAY,
    SOLO_LEGIONS,
    SOLO_PLAYED,
    SOLO_REMOVED,
    SOLO_STRONGER,
    STARTING_AUREI,
    SYMBOLS,
    VALUES,
    WEALTH,
    WEALTH_DISCOUNT,
    WEALTH_STEP,
    WINDOW_2_AT,
    WINDOW_ALL_AT,
)
from .state import (
    CARD_0,
    EXTRA_0,
    LEGION_1,
    PASS_AND_PEEK,
    STOP,
    TAKE_TURN,
    TO_DECK,
    TO_HAND,
    Decision,
    Happening,
    Income,
    State,
)

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_VARIANT, OPTION_LEVEL, OPTION_START, OPTION_HEAD_START, OPTION_LEGIONS = range(6)


# ---------------------------------------------------------------- where cards lie and move to


@rule
def draw_from_deck(s: State) -> int:
    """Take the top card of the deck, which is never shuffled again (PAX-R4); its place in the ring is wiped."""
    card = int(s.deck[s.deck_top])
    s.deck[s.deck_top] = NO_CARD
    s.returned_by[s.deck_top] = NO_SEAT
    s.deck_top = (s.deck_top + 1) % DECK_SIZE
    s.deck_count -= 1
    s.revealed = 1
    return card


@rule
def put_under_deck(s: State, seat: int, card: int) -> None:
    """Slide a card under the deck; only the player who does it knows it (PAX-H1)."""
    bottom = (s.deck_top + s.deck_count) % DECK_SIZE
    s.deck[bottom] = card
    s.returned_by[bottom] = seat
    s.deck_count += 1


@rule
def put_under_legion(s: State, legion: int, card: int) -> None:
    """Lay a card face up into the stack under a legion (PAX-4.2, PAX-4.3)."""
    s.stack[legion, card] += 1
    s.stack_count[legion] += 1
    s.stack_value[legion] += VALUES[card]


@rule
def give_to_rome(s: State, card: int) -> None:
    """Add a face-up card to Rome's display; Rome knows no limit (PAX-9.2, PAX-9.4)."""
    s.rome[card] += 1
    s.rome_symbols[CARD_CATEGORY[card]] += SYMBOLS[card]


@rule
def take_into_hand(s: State, seat: int, card: int) -> None:
    """Take a card into the hand, which has no limit (PAX-1.14)."""
    s.hand[seat, card] += 1
    s.hand_count[seat] += 1


@rule
def remove_from_hand(s: State, seat: int, card: int) -> None:
    """Let a card leave the hand; one fewer of its type is publicly known to be there (PAX-H5)."""
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    if s.known_in_hand[seat, card] > 0:
        s.known_in_hand[seat, card] -= 1


# ---------------------------------------------------------------- 2. set-up; 12, 14 two sets; 15, 16 solitaire


@rule
def clear_table(s: State) -> None:
    """Empty every place, so that a record can be used again."""
    s.opening_lay = s.round_number = s.active = s.turns_left = 0
    s.rome[:] = 0
    s.rome_symbols[:] = 0
    s.rome_hidden[:] = NO_CARD
    s.peeked[:] = 0
    s.stack[:] = 0
    s.stack_count[:] = 0
    s.stack_value[:] = 0
    s.deck[:] = NO_CARD
    s.returned_by[:] = NO_SEAT
    s.deck_top = s.deck_count = 0
    s.box[:] = 0
    s.hand[:] = 0
    s.hand_count[:] = 0
    s.known_in_hand[:] = 0
    s.tableau[:] = 0
    s.symbols[:] = 0
    s.cards[:] = 0
    s.money[:] = 0
    s.opening[:] = NO_CARD
    s.opening_count[:] = 0
    s.window[:] = NO_CARD
    s.window_count = s.window_limit = s.draws_left = s.placed = 0
    s.chosen = NO_CARD
    s.open_hand = s.open_legion = s.open_deck = s.hand_waits = 0
    s.played = s.touched = s.gifts_left = s.reactions_left = 0
    s.primus = s.conspiratus = NO_SEAT
    s.pool[:] = NO_CARD
    s.unseen[:] = 0


@rule
def lay_set(s: State, start: int) -> int:
    """Lay one complete set of cards into the deck from a place on; return how many cards that are."""
    count = 0
    for card in range(CARD_TYPES):
        if CARD_CATEGORY[card] < s.categories:
            for _ in range(COPIES[card]):
                s.deck[start + count] = card
                count += 1
    return count


@rule
def shuffle_deck(s: State) -> None:
    """One set, plus random cards of a second set with five to eight seats (PAX-1.1)."""
    extra = SECOND_SET[s.variant, s.seats]  # PAX-12.1, PAX-14.1
    if extra > 0:
        size_of_set = lay_set(s, 0)
        shuffle(s.generator, s.deck, size_of_set)  # PAX-R2
        for i in range(extra, size_of_set):
            s.box[s.deck[i]] += 1
    s.deck_count = extra + lay_set(s, extra)  # PAX-2.1, PAX-13.1
    shuffle(s.generator, s.deck, s.deck_count)  # PAX-R3


@rule
def remove_unseen(s: State, count: int) -> None:
    """Return cards from the top of the deck to the box, unseen (PAX-2.2, PAX-13.1, PAX-15.2, PAX-16.1)."""
    for _ in range(count):
        s.box[draw_from_deck(s)] += 1


@rule
def deal_rome(s: State, face_up: int) -> None:
    """Rome receives three face-down cards, then face-up ones with five or more seats."""
    for i in range(ROME_FACE_DOWN):  # PAX-2.4
        s.rome_hidden[i] = draw_from_deck(s)
    for _ in range(face_up):  # PAX-12.4
        give_to_rome(s, draw_from_deck(s))


@rule
def deal_opening(s: State, seat: int, count: int) -> None:
    """A seat draws its opening cards (PAX-2.7, PAX-12.2, PAX-15.5)."""
    for i in range(count):
        s.opening[seat, i] = draw_from_deck(s)
    s.opening_count[seat] = count
    note(s, Happening.DREW_OPENING, seat, count)


@rule
def deal_many(s: State) -> None:
    """The set-up for two to eight seats, in the order of PAX-R3."""
    s.legions = LEGIONS[s.variant, s.seats]  # PAX-2.3, PAX-12.3, PAX-14.2
    remove_unseen(s, REMOVED[s.variant, s.seats])  # PAX-2.2, PAX-13.1
    deal_rome(s, ROME_FACE_UP[s.variant, s.seats])  # PAX-2.4, PAX-12.4, PAX-14.2
    for turn in range(s.seats):  # PAX-2.7, PAX-12.2, PAX-14.2
        deal_opening(s, (s.primus + turn) % s.seats, OPENING_DRAWS[s.variant, s.seats, turn])


@rule
def deal_solo(s: State, level: int, head_start: int, legions: int) -> None:
    """The set-up of both solitaire campaigns up to the opening draw."""
    s.solo_level = level  # PAX-15.8: whichever was chosen
    if s.variant == 0:  # PAX-15.2, PAX-15.5
        s.legions = SOLO_LEGIONS[0, level]
        s.opening_lay = SOLO_LAY[0, level]
        deal_opening(s, 0, SOLO_DRAW[0, level])
        return
    s.legions = legions  # PAX-16.2, PAX-16.5
    remove_unseen(s, SOLO_REMOVED[1, level])  # PAX-16.1
    deal_rome(s, 0)
    opening_of = 0 if head_start == 1 else 1  # PAX-16.2; PAX-16.4: the head start is the base campaign's opening
    s.opening_lay = SOLO_LAY[opening_of, level]
    deal_opening(s, 0, SOLO_DRAW[opening_of, level])


@rule
def ask_opening(s: State, seat: int) -> None:
    """Ask for the opening card to keep, in solitaire first for those to lay (PAX-2.8, PAX-15.5)."""
    s.actor = seat
    s.decision = Decision.SOLO_LAY if s.opening_lay > 0 else Decision.SETUP_KEEP


@rule
def holds_opening(s: State, seat: int, card: int) -> bool:
    """Whether a card of this type is among the seat's opening cards."""
    for i in range(s.opening_count[seat]):
        if s.opening[seat, i] == card:
            return True
    return False


@rule
def remove_opening(s: State, seat: int, card: int) -> None:
    """Take one card of this type out of the opening cards; the others keep the order in which they were drawn."""
    found = False
    for i in range(s.opening_count[seat]):
        if found:
            s.opening[seat, i - 1] = s.opening[seat, i]
        elif s.opening[seat, i] == card:
            found = True
    s.opening_count[seat] -= 1
    s.opening[seat, s.opening_count[seat]] = NO_CARD


@rule
def offer_opening(s: State, out: Any) -> int:
    """Any of the opening cards may be laid or kept, whatever the limits (PAX-2.8, PAX-15.6)."""
    count = 0
    for card in range(CARD_TYPES):
        if holds_opening(s, s.actor, card):
            out[count] = CARD_0 + card
            count += 1
    return count


@rule
def take_solo_lay(s: State, card: int) -> None:
    """Lay an opening card: free, without income, ignoring the limits (PAX-15.5, PAX-15.6)."""
    remove_opening(s, s.actor, card)
    s.opening_lay -= 1
    note(s, Happening.LAID_OPENING, s.actor, card)
    add_to_tableau(s, s.actor, card)
    ask_opening(s, s.actor)


@rule
def take_setup_keep(s: State, card: int) -> None:
    """Keep one opening card (PAX-2.8); the others go under the deck in the order in which they were drawn (PAX-2.9)."""
    seat = s.actor
    remove_opening(s, seat, card)
    take_into_hand(s, seat, card)
    returned = int(s.opening_count[seat])
    for i in range(returned):
        put_under_deck(s, seat, int(s.opening[seat, i]))
        s.opening[seat, i] = NO_CARD
    s.opening_count[seat] = 0
    note(s, Happening.KEPT_OPENING, seat, card, returned)
    next_seat = (seat + 1) % s.seats
    if next_seat != s.primus:
        ask_opening(s, next_seat)
        return
    if s.solo_level > 0 and s.variant == 0:  # PAX-15.2: only now are 30 cards put aside and Rome's cards laid
        remove_unseen(s, SOLO_REMOVED[0, s.solo_level])
        deal_rome(s, 0)
    for legion in range(s.legions):  # PAX-2.10
        turned_up = draw_from_deck(s)
        put_under_legion(s, legion, turned_up)
        note(s, Happening.LAID_OUT, legion + 1, turned_up)
    # the deck is now as large as PAX-2.12, PAX-12.12, PAX-13.1, PAX-14.4, PAX-15.9 and PAX-16.2 say
    begin_round(s)


# ---------------------------------------------------------------- 3. round and turn


@rule
def begin_round(s: State) -> None:
    """The holder of Primus begins; everybody will take one turn (PAX-2.11, PAX-3.1)."""
    s.round_number += 1
    s.turns_left = s.seats  # PAX-15.1: a single turn in solitaire
    note(s, Happening.ROUND_BEGAN, s.round_number, s.primus)
    begin_turn(s, s.primus)


@rule
def begin_turn(s: State, seat: int) -> None:
    """Ask whether the seat takes a normal turn or passes (PAX-3.2)."""
    s.active = seat
    s.actor = seat
    s.decision = Decision.TURN_MODE
    s.played = 0
    s.touched = 0


@rule
def offer_turn_mode(s: State, out: Any) -> int:
    """A normal turn, or a pass, which is always allowed (PAX-3.2, PAX-3.5), in solitaire too (PAX-15.7)."""
    out[0] = TAKE_TURN
    out[1] = PASS_AND_PEEK
    return 2


@rule
def take_turn_mode(s: State, action: int) -> None:
    """Begin the draw (PAX-3.3), or look at Rome's face-down cards and receive 2 aurei (PAX-3.4)."""
    seat = s.active
    if action == TAKE_TURN:
        begin_draw(s)
        return
    s.peeked[seat] = 1  # PAX-12.5: the face-down cards only
    s.revealed = 1
    s.money[seat] += PASS_AUREI  # PAX-3.6: no income, hence no senators and no gifts to Rome
    note(s, Happening.PASSED, seat, PASS_AUREI)
    end_turn(s)


# ---------------------------------------------------------------- 4. drawing cards


@rule
def extra_cards(s: State, seat: int) -> int:
    """How many additional cards the militia allows (PAX-13.5, PAX-13.6)."""
    allowed = int(s.symbols[seat, MILITIA]) // MILITIA_STEP * MILITIA_EXTRA
    return max(0, min(allowed, int(s.deck_count) - DRAW_CARDS, MOST_EXTRA))


@rule
def begin_draw(s: State) -> None:
    """Ask for the number of additional cards if militia allows any (PAX-4.4, PAX-13.6), and draw."""
    if s.deck_count == 0:  # PAX-4.7, PAX-10.2
        s.money[s.active] += NO_CARD_COMPENSATION
        note(s, Happening.NO_CARD_LEFT, s.active, NO_CARD_COMPENSATION)
        s.decision = Decision.BUY
    elif extra_cards(s, s.active) > 0:
        s.decision = Decision.DRAW_EXTRA
    else:
        open_draw(s, 0)


@rule
def offer_draw_extra(s: State, out: Any) -> int:
    """Any number of additional cards from none to all that are allowed (PAX-13.6)."""
    most = extra_cards(s, s.active)
    for extra in range(most + 1):
        out[extra] = EXTRA_0 + extra
    return most + 1


@rule
def take_draw_extra(s: State, extra: int) -> None:
    """Fix the number of additional cards before the first one is drawn (PAX-13.6)."""
    note(s, Happening.CHOSE_EXTRA, s.active, extra)
    open_draw(s, extra)


@rule
def open_draw(s: State, extra: int) -> None:
    """Fix destinations and religion window by deck and tableau as they are now (PAX-4.8, PAX-8.8)."""
    religion = s.symbols[s.active, RELIGION]  # PAX-4.4
    total = DRAW_CARDS + extra
    # PAX-4.2, PAX-13.5
    s.open_hand, s.open_legion, s.open_deck = DRAW_TO_HAND + extra, DRAW_TO_LEGION, DRAW_TO_DECK
    if s.deck_count < MIN_DECK_FOR_RETURN:  # PAX-4.5, PAX-4.6
        total = s.deck_count
        s.open_deck = 0
    if religion >= WINDOW_ALL_AT:  # PAX-8.7
        s.window_limit = total
    elif religion >= WINDOW_2_AT:  # PAX-8.6
        s.window_limit = 2
    else:  # PAX-8.5
        s.window_limit = 1
    # PAX-8.6, PAX-13.7; but the last two cards are free (PAX-4.5)
    s.hand_waits = 1 if s.window_limit == 2 and total >= MIN_DECK_FOR_RETURN else 0
    s.draws_left = total
    s.placed = 0
    s.window_count = 0
    fill_window(s)


@rule
def fill_window(s: State) -> None:
    """Draw up to the window's size and ask about one card, or go on to buying when all are placed (PAX-4.1)."""
    # PAX-13.7: additional cards are seen as religion allows
    while s.window_count < s.window_limit and s.draws_left > 0:
        card = draw_from_deck(s)
        s.window[s.window_count] = card
        s.window_count += 1
        s.draws_left -= 1
        note(s, Happening.DREW, s.active, card)
    s.chosen = NO_CARD
    if s.window_count == 0:
        s.decision = Decision.BUY
    elif s.window_count == 1:
        s.chosen = 0
        s.decision = Decision.DRAW_DEST
    else:
        s.decision = Decision.DRAW_CARD


@rule
def offer_draw_card(s: State, out: Any) -> int:
    """Any of the cards in view (PAX-8.6, PAX-8.7); equal cards are one answer (PAX-1.5)."""
    count = 0
    for card in range(CARD_TYPES):
        for i in range(s.window_count):
            if s.window[i] == card:
                out[count] = CARD_0 + card
                count += 1
                break
    return count


@rule
def take_draw_card(s: State, card: int) -> None:
    """Choose the card in view that is placed next."""
    for i in range(s.window_count):
        if s.window[i] == card:
            s.chosen = i
    s.decision = Decision.DRAW_DEST


@rule
def hand_is_open(s: State) -> bool:
    """Whether the chosen card may go into the hand (PAX-4.2, PAX-8.6)."""
    return s.open_hand > 0 and not (s.hand_waits == 1 and s.placed == 0)


@rule
def offer_draw_dest(s: State, out: Any) -> int:
    """The destinations that are still open: hand, under the deck, under any legion (PAX-4.2, PAX-4.3)."""
    count = 0
    if hand_is_open(s):
        out[count] = TO_HAND
        count += 1
    if s.open_deck > 0:
        out[count] = TO_DECK
        count += 1
    if s.open_legion > 0:
        for legion in range(s.legions):
            out[count] = LEGION_1 + legion
            count += 1
    return count


@rule
def take_draw_dest(s: State, action: int) -> None:
    """Put the chosen card where the player wants it (PAX-4.1, PAX-4.2)."""
    card = int(s.window[s.chosen])
    s.window_count -= 1
    for i in range(s.chosen, s.window_count):
        s.window[i] = s.window[i + 1]
    s.window[s.window_count] = NO_CARD
    s.placed += 1
    if action == TO_HAND:
        s.open_hand -= 1
        take_into_hand(s, s.active, card)
        note(s, Happening.TOOK_TO_HAND, s.active, card)
    elif action == TO_DECK:
        s.open_deck -= 1
        put_under_deck(s, s.active, card)
        note(s, Happening.PUT_UNDER_DECK, s.active, card)
    else:
        s.open_legion -= 1
        put_under_legion(s, action - LEGION_1, card)
        note(s, Happening.PUT_UNDER_LEGION, s.active, card, action - LEGION_1 + 1)
    fill_window(s)


# ---------------------------------------------------------------- 5. buying cards


@rule
def discount_of(s: State, seat: int) -> int:
    """What the wealth of a seat takes off the price of any stack (PAX-8.10)."""
    return int(s.symbols[seat, WEALTH]) // WEALTH_STEP * WEALTH_DISCOUNT


@rule
def price_of(s: State, seat: int, legion: int) -> int:
    """The values of the stack less the wealth discount, never below 0 (PAX-5.2)."""
    return max(MIN_PRICE, int(s.stack_value[legion]) - discount_of(s, seat))


@rule
def offer_buy(s: State, out: Any) -> int:
    """Every stack that is not empty and can be paid for, or nothing (PAX-5.1, PAX-5.3)."""
    count = 0
    for legion in range(s.legions):  # PAX-5.5: a stack just added to as well
        if s.stack_count[legion] > 0 and price_of(s, s.active, legion) <= s.money[s.active]:
            out[count] = LEGION_1 + legion
            count += 1
    out[count] = STOP
    return count + 1


@rule
def take_buy(s: State, action: int) -> None:
    """Pay for the whole stack and take it into the hand (PAX-5.1, PAX-5.3)."""
    seat = s.active
    s.decision = Decision.PLAY
    if action == STOP:
        note(s, Happening.BOUGHT_NOTHING, seat)
        return
    legion = action - LEGION_1
    price = price_of(s, seat, legion)
    s.money[seat] -= price
    note(s, Happening.BOUGHT, seat, legion + 1, price, int(s.stack_count[legion]))
    for card in range(CARD_TYPES):
        copies = s.stack[legion, card]
        s.hand[seat, card] += copies
        s.known_in_hand[seat, card] += copies  # PAX-H5: everybody has seen these cards
        s.stack[legion, card] = 0
    s.hand_count[seat] += s.stack_count[legion]
    s.stack_count[legion] = 0  # PAX-5.4
    s.stack_value[legion] = 0


# ---------------------------------------------------------------- 6. playing cards


@rule
def play_cost(s: State, seat: int) -> int:
    """The n-th card of a turn costs n - 1 aurei (PAX-6.2); scouts make more of them free (PAX-13.3)."""
    free = int(s.symbols[seat, SCOUT]) // SCOUT_STEP * SCOUT_FREE  # PAX-13.4: as many as there are at this moment
    return max(0, FIRST_CARD_COST + CARD_COST_STEP * (int(s.played) - free))


@rule
def unit_limit(s: State, seat: int) -> int:
    """How many fleet symbols and how many army symbols a seat may have (PAX-6.5)."""
    return max(int(s.symbols[seat, ESTATE]), int(s.symbols[seat, CONSPIRACY]))  # PAX-6.6, PAX-8.1, PAX-8.2


@rule
def is_within_limit(s: State, seat: int, card: int) -> bool:
    """Whether the limit allows this card: only fleets and armies are limited, each by symbols (PAX-6.5)."""
    category = CARD_CATEGORY[card]
    if category != FLEET and category != ARMY:
        return True  # PAX-13.2
    return s.symbols[seat, category] + SYMBOLS[card] <= unit_limit(s, seat)  # PAX-6.7


@rule
def offer_hand(s: State, seat: int, cost: int, out: Any) -> int:
    """The cards in hand that may be played at this cost, and STOP (PAX-6.3, PAX-6.5, PAX-6.8)."""
    count = 0
    if cost <= s.money[seat]:
        for card in range(CARD_TYPES):
            if s.hand[seat, card] > 0 and is_within_limit(s, seat, card):
                out[count] = CARD_0 + card
                count += 1
    out[count] = STOP
    return count + 1


@rule
def offer_play(s: State, out: Any) -> int:
    """Any affordable card within the limits, or stop (PAX-6.1, PAX-6.8)."""
    return offer_hand(s, s.active, play_cost(s, s.active), out)


@rule
def take_play(s: State, action: int) -> None:
    """Pay for a card and play it, or stop and go on to the income (PAX-6.3, PAX-6.8)."""
    seat = s.active
    if action == STOP:
        collect_income(s)
        return
    card = action - CARD_0
    cost = play_cost(s, seat)
    s.money[seat] -= cost
    remove_from_hand(s, seat, card)
    s.played += 1
    s.touched |= 1 << CARD_CATEGORY[card]
    note(s, Happening.PLAYED, seat, card, cost)
    add_to_tableau(s, seat, card)


@rule
def add_to_tableau(s: State, seat: int, card: int) -> None:
    """A card lies in front of the player for good and works at once (PAX-1.13, PAX-6.4)."""
    category = CARD_CATEGORY[card]
    s.tableau[seat, card] += 1
    s.cards[seat, category] += 1
    s.symbols[seat, category] += SYMBOLS[card]
    check_conspiratus(s, seat)


# ---------------------------------------------------------------- 7. income


@rule
def was_played(s: State, category: int) -> bool:
    """Whether a card of this category was played in this turn."""
    return (s.touched >> category) & 1 == 1


@rule
def senator_bonus(s: State) -> int:
    """One aureus more if at least one senator was played, however many, but none beside a conspiracy (PAX-7.3)."""
    # PAX-7.5, PAX-8.9
    return SENATOR_BONUS if was_played(s, SENATOR) and not was_played(s, CONSPIRACY) else 0


@rule
def income_of_turn(s: State) -> int:
    """The income of the active seat if it plays no further card."""
    if s.played == 0:  # PAX-7.2
        return BASIC_INCOME
    if was_played(s, CONSPIRACY):  # PAX-7.3, PAX-8.3
        return CONSPIRACY_INCOME
    longest = 0
    for category in range(CATEGORIES):  # PAX-7.4: cards are counted, not symbols (PAX-1.6)
        if was_played(s, category):
            longest = max(longest, int(s.cards[s.active, category]))  # PAX-7.6: played cards and nothing else
    return longest + senator_bonus(s)  # PAX-7.5


@rule
def reason_of_income(s: State) -> int:
    """Why the income is as high as it is."""
    if s.played == 0:
        return Income.NOTHING_PLAYED
    if was_played(s, CONSPIRACY):
        return Income.CONSPIRACY
    return Income.CATEGORY


@rule
def collect_income(s: State) -> None:
    """The bank, which never runs dry, pays once per normal turn, after the last card (PAX-1.7, PAX-7.1)."""
    aurei = income_of_turn(s)
    s.money[s.active] += aurei
    note(s, Happening.GOT_INCOME, s.active, aurei, reason_of_income(s), senator_bonus(s))
    begin_gifts(s)


# ---------------------------------------------------------------- 8. Primus Conspiratus


@rule
def check_conspiratus(s: State, seat: int) -> None:
    """After each card added: more conspiracy symbols take Primus Conspiratus at once (PAX-8.4, PAX-8.13)."""
    mine = s.symbols[seat, CONSPIRACY]
    if mine == 0 or s.conspiratus == seat:  # PAX-8.15, PAX-13.9
        return
    if s.conspiratus != NO_SEAT:  # PAX-8.12: the first one has no rival
        theirs = s.symbols[s.conspiratus, CONSPIRACY]
        if mine < theirs:
            return
        # PAX-8.14; PAX-13.9: adversaries break the tie
        if mine == theirs and s.symbols[seat, ADVERSARY] <= s.symbols[s.conspiratus, ADVERSARY]:
            return
    note(s, Happening.TOOK_CONSPIRATUS, seat, s.conspiratus)
    s.conspiratus = seat


# ---------------------------------------------------------------- 13. adversary duty


@rule
def begin_gifts(s: State) -> None:
    """After the income the adversaries demand cards for Rome, as far as there are any in hand (PAX-13.8)."""
    duty = s.symbols[s.active, ADVERSARY] // ADVERSARY_STEP * ADVERSARY_GIFTS
    s.gifts_left = min(duty, int(s.hand_count[s.active]))
    if s.gifts_left > 0:
        s.decision = Decision.GIVE_TO_ROME
    else:
        begin_reactions(s)


@rule
def offer_give_to_rome(s: State, out: Any) -> int:
    """Any card in hand (PAX-13.8)."""
    count = 0
    for card in range(CARD_TYPES):
        if s.hand[s.active, card] > 0:
            out[count] = CARD_0 + card
            count += 1
    return count


@rule
def take_give_to_rome(s: State, card: int) -> None:
    """The given card lies face up in Rome's display (PAX-13.8)."""
    remove_from_hand(s, s.active, card)
    give_to_rome(s, card)
    note(s, Happening.GAVE_TO_ROME, s.active, card)
    s.gifts_left -= 1
    if s.gifts_left == 0:
        begin_reactions(s)


# ---------------------------------------------------------------- 12. senator reaction


@rule
def begin_reactions(s: State) -> None:
    """With five or more seats a senator played in this turn lets all others react, once (PAX-12.8)."""
    # PAX-8.9, PAX-12.6, PAX-14.3
    if s.seats >= REACTION_SEATS and was_played(s, SENATOR):
        s.reactions_left = s.seats
        next_reaction(s)
    else:
        end_turn(s)


@rule
def next_reaction(s: State) -> None:
    """Ask the next seat clockwise, or end the turn when all others were asked (PAX-12.6, PAX-12.8)."""
    s.reactions_left -= 1
    if s.reactions_left == 0:
        end_turn(s)
    else:
        s.actor = (s.active + s.seats - s.reactions_left) % s.seats
        s.decision = Decision.REACT


@rule
def offer_react(s: State, out: Any) -> int:
    """One card from hand for 1 aureus, scouts or not (PAX-12.6, PAX-12.9), within the limits (PAX-12.7), or nothing."""
    return offer_hand(s, s.actor, REACTION_COST, out)


@rule
def take_react(s: State, action: int) -> None:
    """A reaction belongs to no turn: no income, no further reaction (PAX-12.7, PAX-12.9)."""
    seat = s.actor
    if action == STOP:
        note(s, Happening.DID_NOT_REACT, seat)
    else:
        card = action - CARD_0
        s.money[seat] -= REACTION_COST
        remove_from_hand(s, seat, card)
        note(s, Happening.REACTED, seat, card)
        add_to_tableau(s, seat, card)  # PAX-12.7: Primus Conspiratus may move
    next_reaction(s)


# ---------------------------------------------------------------- 9. end of a round, new round


@rule
def end_turn(s: State) -> None:
    """The seat to the left is next, until everybody has had a turn (PAX-3.1), deck or no deck (PAX-10.2)."""
    s.turns_left -= 1
    if s.turns_left > 0:
        begin_turn(s, (s.active + 1) % s.seats)
    else:
        end_round(s)


@rule
def most_valuable_stack(s: State) -> int:
    """The stack that goes to Rome, of which there is always one (PAX-9.6): printed values decide (PAX-9.1)."""
    best = 0
    for legion in range(1, s.legions):
        if s.stack_value[legion] > s.stack_value[best]:  # PAX-1.8, PAX-9.3, PAX-12.3: the lowest legion breaks ties
            best = legion
    return best


@rule
def rome_takes_stack(s: State) -> None:
    """The most valuable stack joins Rome's display, also in the last round (PAX-9.2, PAX-10.3)."""
    legion = most_valuable_stack(s)
    note(s, Happening.ROME_TOOK, legion + 1, int(s.stack_value[legion]), int(s.stack_count[legion]))
    for card in range(CARD_TYPES):
        for _ in range(s.stack[legion, card]):
            give_to_rome(s, card)
        s.stack[legion, card] = 0
    s.stack_count[legion] = 0
    s.stack_value[legion] = 0


@rule
def empty_legions(s: State) -> int:
    """How many legions have no card."""
    count = 0
    for legion in range(s.legions):
        if s.stack_count[legion] == 0:
            count += 1
    return count


@rule
def end_round(s: State) -> None:
    """Rome takes a stack, Primus moves, and the legions are refilled or the game ends."""
    rome_takes_stack(s)  # PAX-9.2
    if s.conspiratus != NO_SEAT and s.conspiratus != s.primus:  # PAX-9.5, PAX-12.10
        s.primus = s.conspiratus
        note(s, Happening.TOOK_PRIMUS, s.primus)
    if s.deck_count < empty_legions(s):  # PAX-9.7, PAX-10.1, PAX-13.10
        end_game(s)
        return
    for legion in range(s.legions):  # PAX-9.8
        if s.stack_count[legion] == 0:
            card = draw_from_deck(s)
            put_under_legion(s, legion, card)
            note(s, Happening.REFILLED, legion + 1, card)
    begin_round(s)


# ---------------------------------------------------------------- 10. end of the game; 11. winner


@rule
def end_game(s: State) -> None:
    """Rome's face-down cards are revealed and join its display (PAX-11.1); the stacks stay nobody's (PAX-10.4)."""
    for i in range(ROME_FACE_DOWN):
        card = int(s.rome_hidden[i])
        s.rome_hidden[i] = NO_CARD
        give_to_rome(s, card)
        note(s, Happening.ROME_REVEALED, card)
    s.revealed = 1
    s.actor = -1
    note(s, Happening.GAME_ENDED, rome_categories(s), 1 if rome_wins(s) else 0)


@rule
def with_bonus(symbols: Any, category: int) -> int:
    """A strength: printed symbols, plus bonus armies for fleets and bonus fleets for armies (PAX-8.11, PAX-11.2)."""
    strength = int(symbols[category])
    if category == ARMY:
        strength += int(symbols[FLEET]) // FLEETS_PER_ARMY
    elif category == FLEET:
        strength += int(symbols[ARMY]) // ARMIES_PER_FLEET
    return strength


@rule
def strength_of(s: State, seat: int, category: int) -> int:
    """The strength of a seat in a category (PAX-11.2)."""
    return with_bonus(s.symbols[seat], category)


@rule
def rome_strength(s: State, category: int) -> int:
    """Rome's strength in a category, as far as its cards lie face up (PAX-11.2)."""
    return with_bonus(s.rome_symbols, category)


@rule
def compare_strengths(s: State, out: Any) -> None:
    """Write every seat's strength per category, and Rome's into the row after the last seat (PAX-11.2)."""
    for category in range(s.categories):
        for seat in range(s.seats):
            out[seat, category] = strength_of(s, seat, category)
        out[s.seats, category] = rome_strength(s, category)


@rule
def belongs_to_rome(s: State, category: int) -> bool:
    """Whether Rome is at least as strong as every single player (PAX-11.3)."""
    rome = rome_strength(s, category)
    for seat in range(s.seats):
        if strength_of(s, seat, category) > rome:
            return False
    return True


@rule
def rome_categories(s: State) -> int:
    """How many categories belong to Rome."""
    count = 0
    for category in range(s.categories):
        if belongs_to_rome(s, category):
            count += 1
    return count


@rule
def rome_wins(s: State) -> bool:
    """Rome needs 4 of 7 or 5 of 10 categories; in solitaire the goal decides."""
    if s.solo_level > 0:  # PAX-15.4
        return not solo_goal_reached(s)
    return rome_categories(s) >= ROME_WINS_AT[s.variant]  # PAX-11.4, PAX-12.11, PAX-13.11, PAX-14.4


@rule
def categories_above_rome(s: State, seat: int) -> int:
    """In how many categories a seat is strictly stronger than Rome (PAX-11.7, PAX-11.8)."""
    count = 0
    for category in range(s.categories):
        if strength_of(s, seat, category) > rome_strength(s, category):
            count += 1
    return count


@rule
def categories_played(s: State, seat: int) -> int:
    """In how many categories a seat has played a card; a bonus alone makes no category (PAX-11.7)."""
    count = 0
    for category in range(s.categories):
        if s.cards[seat, category] > 0:
            count += 1
    return count


@rule
def solo_goal_reached(s: State) -> bool:
    """Stronger than Rome often enough, and a card in every category (PAX-15.3, PAX-16.3)."""
    level = s.solo_level
    return (
        categories_above_rome(s, 0) >= SOLO_STRONGER[s.variant, level]
        and categories_played(s, 0) >= SOLO_PLAYED[s.variant, level]
    )


@rule
def final_money(s: State, seat: int) -> int:
    """Aurei, each card left in hand counting as one (PAX-11.7)."""
    return int(s.money[seat]) + AUREI_PER_HAND_CARD * int(s.hand_count[seat])


@rule
def has_most_money(s: State, seat: int) -> bool:
    """Whether nobody has more; all who are tied have most (PAX-11.7)."""
    for other in range(s.seats):
        if final_money(s, other) > final_money(s, seat):
            return False
    return True


@rule
def points_on_table(s: State, seat: int) -> int:
    """The points that everybody can see: all but those for the most money, which is hidden (PAX-11.7, PAX-H6)."""
    points = POINTS_PLAYED * categories_played(s, seat) + POINTS_ABOVE_ROME * categories_above_rome(s, seat)
    points += POINTS_FLEET * strength_of(s, seat, FLEET) + POINTS_ARMY * strength_of(s, seat, ARMY)
    return points + (POINTS_CONSPIRATUS if s.conspiratus == seat else 0)  # PAX-8.16


@rule
def points_of(s: State, seat: int) -> int:
    """The points of a seat, computed also when Rome wins (PAX-11.7, PAX-11.9)."""
    return points_on_table(s, seat) + (POINTS_MONEY if has_most_money(s, seat) else 0)


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapters 2 and 12 to 16)."""
    clear_table(s)
    s.seats = options[OPTION_SEATS]
    s.variant = options[OPTION_VARIANT]
    s.categories = BASE_CATEGORIES if s.variant == 0 else CATEGORIES
    s.solo_level = 0
    for seat in range(s.seats):
        s.money[seat] = STARTING_AUREI  # PAX-2.5
    if options[OPTION_START] == 0:  # PAX-2.6, PAX-R1
        s.primus = below(s.generator, s.seats)
    else:
        s.primus = options[OPTION_START] - 1
    shuffle_deck(s)
    if s.seats == 1:  # PAX-15.1
        deal_solo(s, options[OPTION_LEVEL], options[OPTION_HEAD_START], options[OPTION_LEGIONS])
    else:
        deal_many(s)
    ask_opening(s, s.primus)


@rule
def legal(s: State, out: Any) -> int:
    """Write the actions offered to the actor into `out` and return how many there are."""
    decision = s.decision
    if decision == Decision.DRAW_DEST:
        return offer_draw_dest(s, out)
    if decision == Decision.PLAY:
        return offer_play(s, out)
    if decision == Decision.BUY:
        return offer_buy(s, out)
    if decision == Decision.TURN_MODE:
        return offer_turn_mode(s, out)
    if decision == Decision.DRAW_CARD:
        return offer_draw_card(s, out)
    if decision == Decision.DRAW_EXTRA:
        return offer_draw_extra(s, out)
    if decision == Decision.GIVE_TO_ROME:
        return offer_give_to_rome(s, out)
    if decision == Decision.REACT:
        return offer_react(s, out)
    return offer_opening(s, out)


@rule
def apply(s: State, action: int) -> None:
    """Carry out a legal action."""
    decision = s.decision
    if decision == Decision.DRAW_DEST:
        take_draw_dest(s, action)
    elif decision == Decision.PLAY:
        take_play(s, action)
    elif decision == Decision.BUY:
        take_buy(s, action)
    elif decision == Decision.TURN_MODE:
        take_turn_mode(s, action)
    elif decision == Decision.DRAW_CARD:
        take_draw_card(s, action - CARD_0)
    elif decision == Decision.DRAW_EXTRA:
        take_draw_extra(s, action - EXTRA_0)
    elif decision == Decision.GIVE_TO_ROME:
        take_give_to_rome(s, action - CARD_0)
    elif decision == Decision.REACT:
        take_react(s, action)
    elif decision == Decision.SOLO_LAY:
        take_solo_lay(s, action - CARD_0)
    else:
        take_setup_keep(s, action - CARD_0)


@rule
def scores(s: State, out: Any) -> None:
    """Write the points of every seat as they stand (PAX-11.7, PAX-11.9)."""
    for seat in range(s.seats):
        out[seat] = points_of(s, seat)


@rule
def places(s: State, out: Any) -> None:
    """Write the place of every seat: winners are first and may be several or none."""
    if rome_wins(s):  # PAX-11.5; in solitaire a missed goal (PAX-15.3, PAX-16.3)
        for seat in range(s.seats):
            out[seat] = 1 if seat == s.conspiratus and s.solo_level == 0 else 2
        return
    for seat in range(s.seats):  # PAX-11.6
        out[seat] = 1
        for other in range(s.seats):
            if points_of(s, other) > points_of(s, seat):
                out[seat] += 1
