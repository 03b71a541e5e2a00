"""Drawing cards in PAX (chapter 4; militia 13.5, 13.6): how many, which are in view, and where each one goes."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note

from .cards import draw_from_deck, put_under_deck, put_under_legion, take_into_hand
from .components import (
    CARD_TYPES,
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
    """Any of the cards in view (PAX-4.1, PAX-8.6, PAX-8.7); equal cards are one answer (PAX-1.5)."""
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
