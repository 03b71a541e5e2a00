"""The position of Twelve: questions, answers, events and the record."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, SeatOnAxis, array, nobody, scalar
from saturnalia.kernel.schema import State as KernelState

from .components import CARDS, MAX_SEATS, NO_CARD, NO_SEAT


class Decision(IntEnum):
    """The questions; each has words, `twelve-ask-draw` and `twelve-ask-play`."""

    DRAW = 0
    PLAY = 1


PASS, DRAW, CARD_0 = 0, 1, 2
ACTION_COUNT = CARD_0 + CARDS
ACTION_NAMES = ["pass", "draw", *(f"card:{card + 1}" for card in range(CARDS))]


class Happening(IntEnum):
    """What the journal tells; each has words, `twelve-log-drew` and so on."""

    DREW = 0
    PLAYED = 1
    PASSED = 2


# `seat` and names that end in `_seat` are shown as the name of whoever sits there; only that seat may know its `card`
EVENTS: dict[int, Event] = {
    Happening.DREW: Event("drew", ("seat", "card"), {"card": "seat"}),
    Happening.PLAYED: Event("played", ("seat", "card")),
    Happening.PASSED: Event("passed", ("seat",)),
}


class State(KernelState):
    """One position."""

    journal_lines = 4

    round_number: int = scalar("number of the round")
    deck: Array = array(np.int8, CARDS, "cards, the top one last", seen_by=nobody, unknown=NO_CARD)
    deck_count: int = scalar("cards in the deck")
    hand: Array = array(np.int8, (MAX_SEATS, CARDS), "1 for each card in hand", seen_by=SeatOnAxis(0))
    hand_count: Array = array(np.int16, MAX_SEATS, "cards in hand")
    played_by: Array = array(np.int8, CARDS, f"who played a card, {NO_SEAT} for nobody", empty=NO_SEAT)


def broken_laws(state: Record) -> list[str]:
    """Return which laws of the game a position breaks; the contract test asks this in every position."""
    places = state.hand.sum(axis=0) + (state.played_by >= 0)
    places += np.bincount(state.deck[: state.deck_count], minlength=CARDS)
    laws = {
        "every card is somewhere exactly once": (places == 1).all(),
        "hands are counted": (state.hand.sum(axis=1) == state.hand_count).all(),
    }
    return [law for law, holds in laws.items() if not holds]
