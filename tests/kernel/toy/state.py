"""The position of the toy game."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path
from typing import Any

import numpy as np

from saturnalia.kernel.components import read_components
from saturnalia.kernel.journal import Event
from saturnalia.kernel.schema import Array, Record, array, nobody, scalar
from saturnalia.kernel.schema import State as KernelState

from . import Fault

COMPONENTS = read_components(Path(__file__).resolve().parent)
MAX_SEATS = 3
CARDS = 12
NO_CARD = -1
NO_SEAT = -1

if COMPONENTS["turn"]["hand"] * MAX_SEATS > CARDS:
    raise ValueError("there are not enough cards for all hands")


class Decision(IntEnum):
    DRAW = 0
    PLAY = 1


DRAW, PASS, CARD_0 = 0, 1, 2
ACTION_COUNT = CARD_0 + CARDS
ACTION_NAMES = ["draw", "pass", *(f"card:{card}" for card in range(CARDS))]


class Happening(IntEnum):
    DREW = 0
    DREW_OPENLY = 1
    PLAYED = 2
    UNSPEAKABLE = 3


EVENTS: dict[int, Event] = {
    Happening.DREW: Event("drew", ("seat", "card"), {"card": "seat"}),
    Happening.DREW_OPENLY: Event("drew", ("seat", "card")),
    Happening.PLAYED: Event("played", ("seat", "card")),
    Happening.UNSPEAKABLE: Event("unspeakable", ("seat",)),
}


def the_owner(state: Record, viewer: int) -> Any:
    return (np.arange(MAX_SEATS) == viewer) | bool(state.fault == Fault.OPEN_HANDS)


class State(KernelState):
    """One position of the toy game."""

    journal_lines = 4

    fault: int = scalar("which law this match breaks")
    round_number: int = scalar("number of the round")
    deck: Array = array(np.int8, CARDS, "cards, the top one last", seen_by=nobody, unknown=NO_CARD)
    deck_count: int = scalar("cards in the deck")
    hand: Array = array(np.int8, (MAX_SEATS, CARDS), "1 for each card in hand", seen_by=the_owner)
    hand_count: Array = array(np.int16, MAX_SEATS, "cards in hand")
    played_by: Array = array(np.int8, CARDS, "who played a card, -1 for nobody")
    score: Array = array(np.int8, MAX_SEATS, "sum of the cards played")


def broken_laws(state: Record) -> list[str]:
    total = state.hand.sum(axis=0) + (state.played_by >= 0)
    total += np.bincount(state.deck[: state.deck_count], minlength=CARDS)
    laws = {
        "every card is somewhere exactly once": (total == 1).all(),
        "hand counts": (state.hand.sum(axis=1) == state.hand_count).all(),
    }
    return [law for law, holds in laws.items() if not holds]
