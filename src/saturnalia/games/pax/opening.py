"""How a match of PAX is laid out: by chapter 2, with two sets (12, 14), alone (15, 16); and the opening cards."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import shuffle
from saturnalia.kernel.sets import offer_each

from .cards import add_to_tableau, draw_from_deck, give_to_rome, put_under_deck, put_under_legion, take_into_hand
from .components import (
    CARD_CATEGORY,
    CARD_TYPES,
    COPIES,
    LEGIONS,
    NO_CARD,
    OPENING_DRAWS,
    REMOVED,
    ROME_FACE_DOWN,
    ROME_FACE_UP,
    SECOND_SET,
    SOLO_DRAW,
    SOLO_LAY,
    SOLO_LEGIONS,
    SOLO_REMOVED,
)
from .rounds import begin_round
from .state import CARD_0, Decision, Happening, State


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
    """One set, plus random cards of a second set with five to eight seats (PAX-1.1, PAX-12.1)."""
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


# ---------------------------------------------------------------- 2. opening cards


@rule
def ask_opening(s: State, seat: int) -> None:
    """Ask for the opening card to keep, in solitaire first for those to lay (PAX-2.8, PAX-15.5)."""
    s.actor = seat
    s.decision = Decision.SOLO_LAY if s.opening_lay > 0 else Decision.SETUP_KEEP


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
    """Any of the opening cards may be laid, kept or returned, whatever the limits (PAX-2.8, PAX-2.9, PAX-15.6)."""
    types = 0
    for i in range(s.opening_count[s.actor]):
        types |= 1 << int(s.opening[s.actor, i])
    return offer_each(types, CARD_0, out)


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
    """Keep one opening card (PAX-2.8); the others go under the deck."""
    seat = s.actor
    remove_opening(s, seat, card)
    take_into_hand(s, seat, card)
    note(s, Happening.KEPT_OPENING, seat, card)
    ask_return(s)


@rule
def ask_return(s: State) -> None:
    """Ask which opening card goes under the deck next, as long as there are several (PAX-2.9)."""
    seat = s.actor
    if s.opening_count[seat] > 1:
        s.decision = Decision.SETUP_RETURN
        return
    if s.opening_count[seat] == 1:
        return_opening(s, int(s.opening[seat, 0]))
    next_seat = (seat + 1) % s.seats
    if next_seat != s.primus:
        ask_opening(s, next_seat)
    else:
        finish_setup(s)


@rule
def return_opening(s: State, card: int) -> None:
    """An opening card goes under the deck, below those that went there before (PAX-2.9)."""
    remove_opening(s, s.actor, card)
    put_under_deck(s, s.actor, card)
    note(s, Happening.RETURNED_OPENING, s.actor, card)


@rule
def take_setup_return(s: State, card: int) -> None:
    """The chosen card goes under the deck; the last one needs no question (PAX-2.9)."""
    return_opening(s, card)
    ask_return(s)


@rule
def finish_setup(s: State) -> None:
    """Everybody has returned their cards: the legions are filled and the first round begins (PAX-2.10, PAX-2.11)."""
    if s.solo_level > 0 and s.variant == 0:  # PAX-15.2: only now are 30 cards put aside and Rome's cards laid
        remove_unseen(s, SOLO_REMOVED[0, s.solo_level])
        deal_rome(s, 0)
    for legion in range(s.legions):  # PAX-2.10
        turned_up = draw_from_deck(s)
        put_under_legion(s, legion, turned_up)
        note(s, Happening.LAID_OUT, legion + 1, turned_up)
    # the deck is now as large as PAX-2.12, PAX-12.12, PAX-13.1, PAX-14.4, PAX-15.9 and PAX-16.2 say
    begin_round(s)
