"""What a study of the balance counts at the end of a match: the cards that each seat has played."""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .components import CARD_TYPES
from .names import card_message


def taken(state: Record) -> list[list[Message]]:
    """Return the kinds of cards in front of every seat."""
    return [
        [card_message(card) for card in range(CARD_TYPES) if state.tableau[seat, card]] for seat in range(state.seats)
    ]
