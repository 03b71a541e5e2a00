"""What a study of the balance counts at the end of a match: each seat's building cards and final-scoring cards."""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .components import BUILDING_NAMES, HONOR_NAMES
from .names import message


def taken(state: Record) -> list[list[Message]]:
    """Return the buildings of which every seat has a card, and its final-scoring honor cards."""
    return [
        [message("cards-of", building=name) for name, count in zip(BUILDING_NAMES, cards, strict=True) if count]
        + [message("honor", honor=name) for name, count in zip(HONOR_NAMES, finals, strict=True) if count]
        for cards, finals in zip(state.building_cards[: state.seats], state.finals[: state.seats], strict=True)
    ]
