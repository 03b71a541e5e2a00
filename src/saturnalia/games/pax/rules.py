"""The rules of PAX: the course of a turn (chapters 3, 5, 6, 7, 12 and 13). Every function names its clauses.

Chapters with rooms of their own: `cards` (1, 8), `opening` (2, 12, 14 to 16), `rounds` (3, 9, 10), `drawing` (4) and
`scoring` (11). `setup`, `legal`, `apply`, `scores` and `places` are the doors of the house; they stand at the end.
Where a question has only one answer because of cards that others cannot see, it is asked all the same, so that the
number of answers tells nobody anything (PAX-H11); whoever drives the match gives the forced answer.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import below
from saturnalia.kernel.ranking import places_from, scores_from
from saturnalia.kernel.sets import contains

from .cards import add_to_tableau, give_to_rome, remove_from_hand, take_from_stack
from .components import (
    ADVERSARY,
    ADVERSARY_GIFTS,
    ADVERSARY_STEP,
    ARMY,
    BASE_CATEGORIES,
    BASIC_INCOME,
    CARD_CATEGORY,
    CARD_COST_STEP,
    CARD_TYPES,
    CATEGORIES,
    CONSPIRACY,
    CONSPIRACY_INCOME,
    ESTATE,
    FIRST_CARD_COST,
    FLEET,
    MIN_PRICE,
    PASS_AUREI,
    REACTION_COST,
    REACTION_SEATS,
    SCOUT,
    SCOUT_FREE,
    SCOUT_STEP,
    SENATOR,
    SENATOR_BONUS,
    SOLO_AUREI,
    STARTING_AUREI,
    SYMBOLS,
    WEALTH,
    WEALTH_DISCOUNT,
    WEALTH_STEP,
)
from .drawing import (
    begin_draw,
    offer_draw_card,
    offer_draw_dest,
    offer_draw_extra,
    take_draw_card,
    take_draw_dest,
    take_draw_extra,
)
from .opening import (
    ask_opening,
    deal_many,
    deal_solo,
    offer_opening,
    shuffle_deck,
    take_setup_keep,
    take_setup_return,
    take_solo_lay,
)
from .rounds import end_turn
from .scoring import is_ahead, points_of, rome_wins
from .state import CARD_0, LEGION_1, PASS_AND_PEEK, STOP, TAKE_TURN, Decision, Happening, Income, State

# the places of the options in the array that `setup` receives
OPTION_SEATS, OPTION_VARIANT, OPTION_LEVEL, OPTION_START, OPTION_HEAD_START, OPTION_LEGIONS = range(6)

# ---------------------------------------------------------------- 3. the turn


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


# ---------------------------------------------------------------- 5. buying cards


@rule
def discount_of(s: State, seat: int) -> int:
    """What the wealth of a seat takes off the price of any stack (PAX-5.2, PAX-8.10)."""
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
    s.hand_count[seat] += s.stack_count[legion]
    card = 0
    while s.stack_count[legion] > 0:  # PAX-5.4
        copies = take_from_stack(s, legion, card)
        s.hand[seat, card] += copies
        s.known_in_hand[seat, card] += copies  # PAX-H5: everybody has seen these cards
        card += 1


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


# ---------------------------------------------------------------- 7. income


@rule
def was_played(s: State, category: int) -> bool:
    """Whether a card of this category was played in this turn."""
    return contains(s.touched, category)


@rule
def senator_bonus(s: State) -> int:
    """One aureus more if at least one senator was played, however many, but none beside a conspiracy (PAX-7.3)."""
    # PAX-7.5, PAX-8.9
    return SENATOR_BONUS if was_played(s, SENATOR) and not was_played(s, CONSPIRACY) else 0


@rule
def longest_category(s: State) -> int:
    """Of the categories extended in this turn the one with the most cards (PAX-7.4); the first of several."""
    longest = -1
    for category in range(CATEGORIES):  # PAX-1.6, PAX-7.6: played cards are counted, not symbols, and nothing else
        if was_played(s, category) and (longest < 0 or s.cards[s.active, category] > s.cards[s.active, longest]):
            longest = category
    return longest


@rule
def income_of_turn(s: State) -> int:
    """The income of the active seat if it plays no further card."""
    if s.played == 0:  # PAX-7.2
        return BASIC_INCOME
    if was_played(s, CONSPIRACY):  # PAX-7.3, PAX-8.3
        return CONSPIRACY_INCOME
    return int(s.cards[s.active, longest_category(s)]) + senator_bonus(s)  # PAX-7.4, PAX-7.5


@rule
def reason_of_income(s: State) -> int:
    """Why the income is as high as it is."""
    if s.played == 0:
        return Income.NOTHING_PLAYED
    if was_played(s, CONSPIRACY):
        return Income.CONSPIRACY
    return Income.CATEGORY + longest_category(s)


@rule
def collect_income(s: State) -> None:
    """The bank, which never runs dry, pays once per normal turn, after the last card (PAX-1.7, PAX-7.1)."""
    aurei = income_of_turn(s)
    s.money[s.active] += aurei
    note(s, Happening.GOT_INCOME, s.active, aurei, reason_of_income(s), senator_bonus(s))
    begin_gifts(s)


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


# ---------------------------------------------------------------- the doors of the house


@rule
def setup(s: State, options: Any) -> None:
    """Lay out a new game (chapters 2 and 12 to 16)."""
    s.seats = options[OPTION_SEATS]
    s.variant = options[OPTION_VARIANT]
    s.categories = BASE_CATEGORIES if s.variant == 0 else CATEGORIES
    s.solo_level = 0
    for seat in range(s.seats):
        s.money[seat] = STARTING_AUREI  # PAX-2.5
    if s.seats == 1:  # PAX-15.2, PAX-16.2
        s.money[0] = SOLO_AUREI[s.variant, options[OPTION_LEVEL]]
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
    return offer_opening(s, out)  # SOLO_LAY, SETUP_KEEP and SETUP_RETURN


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
        take_draw_extra(s, action)
    elif decision == Decision.GIVE_TO_ROME:
        take_give_to_rome(s, action - CARD_0)
    elif decision == Decision.REACT:
        take_react(s, action)
    elif decision == Decision.SOLO_LAY:
        take_solo_lay(s, action - CARD_0)
    elif decision == Decision.SETUP_KEEP:
        take_setup_keep(s, action - CARD_0)
    else:
        take_setup_return(s, action - CARD_0)


scores = scores_from(points_of)
places_by_points = places_from(is_ahead)


@rule
def places(s: State, out: Any) -> None:
    """Write the place of every seat: winners are first and may be several or none."""
    if rome_wins(s):  # PAX-11.5; in solitaire a missed goal (PAX-15.3, PAX-16.3)
        for seat in range(s.seats):
            out[seat] = 1 if seat == s.conspiratus and s.solo_level == 0 else 2
    else:
        places_by_points(s, out)
