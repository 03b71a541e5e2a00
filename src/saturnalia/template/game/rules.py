"""The rules of Twelve, in the order of play."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.journal import note
from saturnalia.kernel.random import shuffle
from saturnalia.kernel.ranking import places_from, scores_from

from .components import CARDS, HAND, NO_CARD, ROUNDS
from .state import CARD_0, DRAW, PASS, Decision, Happening, State

# -- set-up ----------------------------------------------------------------------------------------------------------


@rule
def deal(s: State) -> None:
    """TWELVE-2.1: everybody is dealt a hand."""
    for card in range(CARDS):  # TWELVE-1.1
        s.deck[card] = card
    s.deck_count = CARDS
    shuffle(s.generator, s.deck, CARDS)
    for seat in range(s.seats):
        for _ in range(HAND):
            take_top_card(s, seat)


@rule
def take_top_card(s: State, seat: int) -> int:
    """Move the top card of the deck to a hand; return which it was."""
    s.deck_count -= 1
    card = int(s.deck[s.deck_count])
    s.deck[s.deck_count] = NO_CARD
    s.hand[seat, card] = 1
    s.hand_count[seat] += 1
    return card


# -- a turn: for each question, what is offered and what the answer does ---------------------------------------------


@rule
def offer_draw(s: State, out: Any) -> int:
    """TWELVE-3.1: a card may be drawn while there is one."""
    out[0] = PASS
    if s.deck_count == 0:
        return 1
    out[1] = DRAW
    return 2


@rule
def take_draw(s: State, action: int) -> None:
    """TWELVE-3.1: only the actor sees which card it is."""
    if action == DRAW:
        note(s, Happening.DREW, s.actor, take_top_card(s, s.actor) + 1)
        s.revealed = 1  # the actor has learned something: undo stops here
    s.decision = Decision.PLAY


@rule
def offer_play(s: State, out: Any) -> int:
    """TWELVE-3.2: one card of the hand may be played."""
    out[0] = PASS
    count = 1
    for card in range(CARDS):
        if s.hand[s.actor, card] > 0:
            out[count] = CARD_0 + card
            count += 1
    return count


@rule
def take_play(s: State, action: int) -> None:
    """TWELVE-3.2: the card lies open from now on."""
    if action == PASS:
        note(s, Happening.PASSED, s.actor)
    else:
        card = action - CARD_0
        s.hand[s.actor, card] = 0
        s.hand_count[s.actor] -= 1
        s.played_by[card] = s.actor
        note(s, Happening.PLAYED, s.actor, card + 1)
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """TWELVE-3.3, TWELVE-4.1: the next seat is asked; the last round ends the match."""
    s.decision = Decision.DRAW
    s.actor = (s.actor + 1) % s.seats
    if s.actor == 0:
        s.round_number += 1
        if s.round_number > ROUNDS:
            s.actor = -1
            s.revealed = 1


# -- the end -----------------------------------------------------------------------------------------------------------


@rule
def points_of(s: State, seat: int) -> int:
    """TWELVE-4.2: the numbers on the cards that a seat has played."""
    points = 0
    for card in range(CARDS):
        if s.played_by[card] == seat:
            points += card + 1
    return points


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """TWELVE-4.3: whoever has the most points wins; equal points, equal places."""
    return points_of(s, seat) > points_of(s, other)


# -- the doors ---------------------------------------------------------------------------------------------------------


@rule
def setup(s: State, options: Any) -> None:
    """Lay out the table; the options come in the order in which the game names them."""
    s.seats = options[0]
    s.round_number = 1
    s.actor = 0  # TWELVE-2.2
    s.decision = Decision.DRAW
    deal(s)


@rule
def legal(s: State, out: Any) -> int:
    """Write the legal answers and return how many there are."""
    if s.decision == Decision.DRAW:
        return offer_draw(s, out)
    return offer_play(s, out)


@rule
def apply(s: State, action: int) -> None:
    """Carry an answer out."""
    if s.decision == Decision.DRAW:
        take_draw(s, action)
    else:
        take_play(s, action)


scores = scores_from(points_of)
places = places_from(is_ahead)
