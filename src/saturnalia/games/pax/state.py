"""The position of PAX: what the questions and actions are, what can happen, and the record that holds it all."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, SeatNamedBy, array, nobody, owner, scalar
from saturnalia.kernel.schema import State as KernelState

from .components import (
    CARD_CATEGORY,
    CARD_TYPES,
    CATEGORIES,
    COPIES,
    DECK_SIZE,
    MAX_LEGIONS,
    MAX_SEATS,
    MOST_EXTRA,
    NO_CARD,
    NO_SEAT,
    OPENING_SIZE,
    POOL_SIZE,
    ROME_FACE_DOWN,
    SYMBOLS,
    TYPES_PER_CATEGORY,
    VALUES,
    WINDOW_SIZE,
)

# ---------------------------------------------------------------- what is asked


class Decision(IntEnum):
    """The questions, in the order in which they can come up, but for the newest."""

    SOLO_LAY = 0
    SETUP_KEEP = 1
    TURN_MODE = 2
    DRAW_EXTRA = 3
    DRAW_CARD = 4
    DRAW_DEST = 5
    BUY = 6
    PLAY = 7
    GIVE_TO_ROME = 8
    REACT = 9
    SETUP_RETURN = 10


# ---------------------------------------------------------------- what is answered: 62 action ids

TAKE_TURN = 0
PASS_AND_PEEK = 1
EXTRA_0 = 2  # no further card, or one more; more at once could be asked for by the rules of version 1
TO_HAND = 10
TO_DECK = 11
LEGION_1 = 12
STOP = 21
CARD_0 = 22
ACTION_COUNT = 62

ACTION_NAMES: list[str] = [
    "take_turn",
    "pass_and_peek",
    *(f"extra:{count}" for count in range(MOST_EXTRA + 1)),
    "to_hand",
    "to_deck",
    *(f"legion:{number}" for number in range(1, MAX_LEGIONS + 1)),
    "stop",
    *(f"card:{card}" for card in range(CARD_TYPES)),
]

# ---------------------------------------------------------------- what can happen


class Happening(IntEnum):
    """The codes of the journal."""

    DREW_OPENING = 0
    LAID_OPENING = 1
    KEPT_OPENING = 2
    LAID_OUT = 3
    ROUND_BEGAN = 4
    PASSED = 5
    DREW_NO_MORE = 6
    DREW = 7
    TOOK_TO_HAND = 8
    PUT_UNDER_DECK = 9
    PUT_UNDER_LEGION = 10
    NO_CARD_LEFT = 11
    BOUGHT = 12
    BOUGHT_NOTHING = 13
    PLAYED = 14
    GOT_INCOME = 15
    TOOK_CONSPIRATUS = 16
    GAVE_TO_ROME = 17
    REACTED = 18
    DID_NOT_REACT = 19
    ROME_TOOK = 20
    TOOK_PRIMUS = 21
    REFILLED = 22
    GAME_ENDED = 23
    ROME_REVEALED = 24
    CARD_OF_STACK = 25
    RETURNED_OPENING = 26
    ENDED_ALONE = 27


EVENTS: dict[int, Event] = {
    Happening.DREW_OPENING: Event("drew_opening", ("seat", "count")),
    Happening.LAID_OPENING: Event("laid_opening", ("seat", "card")),
    Happening.KEPT_OPENING: Event("kept_opening", ("seat", "card"), {"card": "seat"}),
    Happening.LAID_OUT: Event("laid_out", ("legion", "card")),
    Happening.ROUND_BEGAN: Event("round_began", ("round", "seat", "alone")),
    Happening.PASSED: Event("passed", ("seat", "aurei")),
    Happening.DREW_NO_MORE: Event("drew_no_more", ("seat",)),
    Happening.DREW: Event("drew", ("seat", "card"), {"card": "seat"}),
    Happening.TOOK_TO_HAND: Event("took_to_hand", ("seat", "card"), {"card": "seat"}),
    Happening.PUT_UNDER_DECK: Event("put_under_deck", ("seat", "card"), {"card": "seat"}),
    Happening.PUT_UNDER_LEGION: Event("put_under_legion", ("seat", "card", "legion")),
    Happening.NO_CARD_LEFT: Event("no_card_left", ("seat", "aurei")),
    Happening.BOUGHT: Event("bought", ("seat", "legion", "price", "count")),
    Happening.BOUGHT_NOTHING: Event("bought_nothing", ("seat",)),
    Happening.PLAYED: Event("played", ("seat", "card", "cost")),
    Happening.GOT_INCOME: Event("got_income", ("seat", "aurei", "why", "senator")),
    Happening.TOOK_CONSPIRATUS: Event("took_conspiratus", ("seat", "from_seat", "by_adversaries")),
    Happening.GAVE_TO_ROME: Event("gave_to_rome", ("seat", "card")),
    Happening.REACTED: Event("reacted", ("seat", "card")),
    Happening.DID_NOT_REACT: Event("did_not_react", ("seat",)),
    Happening.ROME_TOOK: Event("rome_took", ("legion", "value", "count", "tied")),
    Happening.TOOK_PRIMUS: Event("took_primus", ("seat",)),
    Happening.REFILLED: Event("refilled", ("legion", "card")),
    Happening.GAME_ENDED: Event("game_ended", ("rome_categories", "rome_wins", "deck", "empty")),
    Happening.ROME_REVEALED: Event("rome_revealed", ("card",)),
    Happening.CARD_OF_STACK: Event("card_of_stack", ("card", "count")),
    Happening.RETURNED_OPENING: Event("returned_opening", ("seat", "card"), {"card": "seat"}),
    Happening.ENDED_ALONE: Event("ended_alone", ("seat", "above", "covered", "reached")),
}


class Income(IntEnum):
    """Why an income is as high as it is (PAX-7.2, PAX-7.3, PAX-7.4); from CATEGORY on, by which category."""

    NOTHING_PLAYED = 0
    CONSPIRACY = 1
    CATEGORY = 2


# ---------------------------------------------------------------- who may see what


def the_active_seat(state: Record, viewer: int) -> Any:
    """Cards in view during a draw are seen by the player who draws (PAX-H7)."""
    return bool(viewer == state.active)


def whoever_returned_it(state: Record) -> Any:
    """A card under the deck is known to the player who put it there (PAX-H1)."""
    return state.returned_by


def whoever_peeked(state: Record, viewer: int) -> Any:
    """Rome's face-down cards are known to those who have passed (PAX-H4)."""
    return bool(viewer >= 0 and state.peeked[viewer])


class State(KernelState):
    """One position of PAX. What has no `seen_by` everybody sees (PAX-H9), and at the end everything (PAX-H10)."""

    journal_lines = 64

    # the table
    variant: int = scalar("0 base game, 1 Nocturnus")
    categories: int = scalar("7, or 10 with Nocturnus")
    solo_level: int = scalar("1 to 5 in solitaire, else 0")
    opening_lay: int = scalar("solitaire: opening cards still to be laid")
    legions: int = scalar("legions in the row")
    round_number: int = scalar("number of the round, from 1; 0 during set-up")
    primus: int = scalar("the start player of the round", empty=NO_SEAT)  # PAX-1.9
    conspiratus: int = scalar(
        "the holder of Primus Conspiratus, -1 for nobody", empty=NO_SEAT
    )  # PAX-1.10: no card, no symbol
    active: int = scalar("the seat whose turn it is")
    turns_left: int = scalar("turns still to come in this round, the present one included")

    # Rome, the market and the deck
    rome: Array = array(np.uint8, CARD_TYPES, "Rome's face-up cards by type")
    rome_symbols: Array = array(np.int8, CATEGORIES, "Rome's face-up symbols by category")
    rome_hidden: Array = array(
        np.int8, ROME_FACE_DOWN, "face-down cards", seen_by=whoever_peeked, unknown=NO_CARD, empty=NO_CARD
    )
    peeked: Array = array(np.int8, MAX_SEATS, "1 for seats that have seen Rome's face-down cards")
    stack: Array = array(np.uint8, (MAX_LEGIONS, CARD_TYPES), "cards under each legion by type")
    stack_count: Array = array(np.int16, MAX_LEGIONS, "number of cards under each legion")
    stack_value: Array = array(np.int16, MAX_LEGIONS, "sum of the values under each legion")
    deck: Array = array(
        np.int8,
        DECK_SIZE,
        "a ring of card types",
        seen_by=SeatNamedBy(whoever_returned_it),
        unknown=NO_CARD,
        empty=NO_CARD,
    )
    returned_by: Array = array(
        np.int8, DECK_SIZE, "who put the card at this place of the ring, -1 for nobody", empty=NO_SEAT
    )
    deck_top: int = scalar("place of the next card in the ring")
    deck_count: int = scalar("cards in the deck")  # PAX-H2
    box: Array = array(np.uint8, CARD_TYPES, "cards out of the game by type", seen_by=nobody)  # PAX-H3

    # the seats
    hand: Array = array(np.uint8, (MAX_SEATS, CARD_TYPES), "cards in hand by type", seen_by=owner)  # PAX-H5
    hand_count: Array = array(np.int16, MAX_SEATS, "number of cards in hand")
    known_in_hand: Array = array(np.uint8, (MAX_SEATS, CARD_TYPES), "bought cards that everybody knows are in hand")
    tableau: Array = array(np.uint8, (MAX_SEATS, CARD_TYPES), "cards played by type")
    symbols: Array = array(np.int8, (MAX_SEATS, CATEGORIES), "symbols played by category")
    cards: Array = array(np.int8, (MAX_SEATS, CATEGORIES), "cards played by category")
    money: Array = array(np.int16, MAX_SEATS, "aurei", seen_by=owner, unknown=-1)  # PAX-H6
    # PAX-H8
    opening: Array = array(
        np.int8, (MAX_SEATS, OPENING_SIZE), "opening cards", seen_by=owner, unknown=NO_CARD, empty=NO_CARD
    )
    opening_count: Array = array(np.int8, MAX_SEATS, "opening cards not yet kept or returned")

    # the turn
    window: Array = array(
        np.int8, WINDOW_SIZE, "drawn cards in view", seen_by=the_active_seat, unknown=NO_CARD, empty=NO_CARD
    )
    window_count: int = scalar("number of drawn cards in view")
    window_limit: int = scalar("how many cards may be in view at once (religion)")
    chosen: int = scalar(
        "place in the window of the chosen card", seen_by=the_active_seat, unknown=NO_CARD, empty=NO_CARD
    )
    draws_left: int = scalar("cards still to be drawn from the deck in this step")
    extras_left: int = scalar("additional cards that may still be drawn in this step (militia)")
    placed: int = scalar("cards already placed in this step")
    open_hand: int = scalar("drawn cards that may still go into the hand")
    open_legion: int = scalar("drawn cards that may still go under a legion")
    open_deck: int = scalar("drawn cards that may still go under the deck")
    hand_waits: int = scalar("1 if the first card placed must not go into the hand (religion 3 to 5)")
    played: int = scalar("cards played in this turn")
    touched: int = scalar("bit set of the categories extended in this turn")
    gifts_left: int = scalar("cards still to be given to Rome (adversary)")
    reactions_left: int = scalar("seats still to be asked for a senator reaction")

    # scratch paper: rules allocate nothing, so that they run on a GPU as they are
    pool: Array = array(np.int8, POOL_SIZE, "cards being redealt", seen_by=nobody, empty=NO_CARD, scratch=True)
    unseen: Array = array(np.int16, CARD_TYPES, "cards a viewer has not located", seen_by=nobody, scratch=True)


def broken_laws(state: Record) -> list[str]:
    """Return what is impossible about a position: cards never appear or vanish, and the counts agree with them."""
    sets = 2 if state.seats > 4 else 1
    in_game = np.where(state.categories > CARD_CATEGORY, COPIES * sets, 0)
    places = [state.rome, state.stack.sum(axis=0), state.box, state.hand.sum(axis=0), state.tableau.sum(axis=0)]
    total = np.sum([np.asarray(place, dtype=np.int64) for place in places], axis=0)
    ring = (state.deck_top + np.arange(state.deck_count)) % DECK_SIZE
    loose = [state.deck[ring], state.rome_hidden, state.window, state.opening.ravel()]
    for cards in loose:
        total += np.bincount(cards[cards >= 0], minlength=CARD_TYPES)
    laws = {
        "every card is somewhere exactly once": (total == in_game).all(),
        "hand counts": (state.hand.sum(axis=1) == state.hand_count).all(),
        "known cards are in the hand": (state.known_in_hand <= state.hand).all(),
        "stack counts": (state.stack.sum(axis=1) == state.stack_count).all(),
        "stack values": (state.stack.astype(np.int64) @ VALUES == state.stack_value).all(),
        "symbols": (_by_category(state.tableau.astype(np.int64) * SYMBOLS) == state.symbols).all(),
        "cards played": (_by_category(state.tableau.astype(np.int64)) == state.cards).all(),
        "Rome's symbols": (_by_category(state.rome.astype(np.int64)[None] * SYMBOLS) == state.rome_symbols).all(),
        "nobody owes money": (state.money >= 0).all(),
        "deck": (state.deck[ring] >= 0).all(),
    }
    return [law for law, holds in laws.items() if not holds]


def _by_category(numbers: Any) -> Any:
    return numbers.reshape(numbers.shape[0], CATEGORIES, TYPES_PER_CATEGORY).sum(axis=2)
