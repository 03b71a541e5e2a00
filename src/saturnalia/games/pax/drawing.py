"""Drawing cards in PAX (chapter 4; militia 13.5, 13.6): how many, which are in view, and where each one goes."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.sets import offer_each

from .cards import draw_from_deck, put_under_deck, put_under_legion, take_into_hand
from .components import (
    DRAW_CARDS,
    DRAW_TO_DECK,
    DRAW_TO_HAND,
    DRAW_TO_LEGION,
    MILITIA,
    MILITIA_EXTRA,
    MILITIA_STEP,
    MIN_DECK_FOR_RETURN,
    MOST_EXTRA,
    NO_CARD,
    NO_CARD_COMPENSATION,
    RELIGION,
    WINDOW_2_AT,
    WINDOW_ALL_AT,
)
from .state import CARD_0, EXTRA_0, LEGION_1, TO_DECK, TO_HAND, Decision, Happening, State


@rule
def extra_cards(s: State, seat: int) -> int:
    """How many additional cards the militia allows (PAX-13.5, PAX-13.6)."""
    allowed = int(s.symbols[seat, MILITIA]) // MILITIA_STEP * MILITIA_EXTRA
    return max(0, min(allowed, int(s.deck_count) - DRAW_CARDS, MOST_EXTRA))


@rule
def begin_draw(s: State) -> None:
    """Draw, or receive aurei where there is nothing to draw (PAX-4.7)."""
    if s.deck_count == 0:  # PAX-4.7, PAX-10.2
        s.money[s.active] += NO_CARD_COMPENSATION
        note(s, Happening.NO_CARD_LEFT, s.active, NO_CARD_COMPENSATION)
        s.decision = Decision.BUY
    else:
        open_draw(s, extra_cards(s, s.active))


@rule
def open_draw(s: State, extra: int) -> None:
    """Fix destinations, additional cards and religion window by deck and tableau as they are now (PAX-4.8, PAX-8.8)."""
    religion = s.symbols[s.active, RELIGION]  # PAX-4.4
    total = DRAW_CARDS
    # PAX-4.2, PAX-13.5
    s.open_hand, s.open_legion, s.open_deck = DRAW_TO_HAND + extra, DRAW_TO_LEGION, DRAW_TO_DECK
    if s.deck_count < MIN_DECK_FOR_RETURN:  # PAX-4.5, PAX-4.6
        total = s.deck_count
        s.open_deck = 0
    if religion >= WINDOW_ALL_AT:  # PAX-8.7
        s.window_limit = total + extra
    elif religion >= WINDOW_2_AT:  # PAX-8.6
        s.window_limit = 2
    else:  # PAX-8.5
        s.window_limit = 1
    # PAX-8.6, PAX-13.7; but the last two cards are free (PAX-4.5)
    s.hand_waits = 1 if s.window_limit == 2 and total >= MIN_DECK_FOR_RETURN else 0
    s.draws_left = total
    s.extras_left = extra
    s.placed = 0
    s.window_count = 0
    fill_window(s)


@rule
def draw_into_window(s: State) -> None:
    """Draw the next card and see it."""
    card = draw_from_deck(s)
    s.window[s.window_count] = card
    s.window_count += 1
    note(s, Happening.DREW, s.active, card)


@rule
def may_stop_drawing(s: State) -> bool:
    """Whether the cards in view are enough for the legion and for the deck, which get a card each (PAX-13.6)."""
    return bool(s.window_count >= s.open_legion + s.open_deck)


@rule
def fill_window(s: State) -> None:
    """Draw up to the window's size (PAX-4.1, PAX-13.7), but ask before each additional card that is not needed."""
    while s.window_count < s.window_limit and s.draws_left > 0:
        s.draws_left -= 1
        draw_into_window(s)
    if s.window_count < s.window_limit and s.extras_left > 0:  # PAX-13.6
        if may_stop_drawing(s):
            s.chosen = NO_CARD
            s.decision = Decision.DRAW_EXTRA
            return
        s.extras_left -= 1
        draw_into_window(s)
    ask_about_window(s)


@rule
def ask_about_window(s: State) -> None:
    """Ask about one of the cards in view, or go on to buying when all are placed (PAX-4.1)."""
    s.chosen = NO_CARD
    if s.window_count == 0:
        s.decision = Decision.BUY
    elif s.window_count == 1:
        s.chosen = 0
        s.decision = Decision.DRAW_DEST
    else:
        s.decision = Decision.DRAW_CARD


@rule
def offer_draw_extra(s: State, out: Any) -> int:
    """Stop, or draw one more card (PAX-13.6)."""
    out[0] = EXTRA_0
    out[1] = EXTRA_0 + 1
    return 1 + min(1, int(s.extras_left))


@rule
def take_draw_extra(s: State, action: int) -> None:
    """Draw one more card, or no more: then only as many go into the hand as are left over (PAX-13.6)."""
    if action == EXTRA_0:
        note(s, Happening.DREW_NO_MORE, s.active)
        s.extras_left = 0
        s.open_hand = s.window_count - s.open_legion - s.open_deck
        ask_about_window(s)
        return
    s.extras_left -= 1
    draw_into_window(s)
    fill_window(s)


@rule
def offer_draw_card(s: State, out: Any) -> int:
    """Any of the cards in view (PAX-4.1, PAX-8.6, PAX-8.7); equal cards are one answer (PAX-1.5)."""
    types = 0
    for i in range(s.window_count):
        types |= 1 << int(s.window[i])
    return offer_each(types, CARD_0, out)


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
