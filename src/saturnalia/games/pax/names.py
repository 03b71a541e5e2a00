"""How messages name the cards and legions of PAX."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message

from .components import CARD_CATEGORY, CATEGORY_NAMES, SYMBOLS, VALUES

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")  # PAX-1.8, PAX-12.3


def card_args(card: int) -> dict[str, Any]:
    """The arguments with which messages name a card."""
    category = CATEGORY_NAMES[CARD_CATEGORY[card]]
    return {"category": category, "symbols": int(SYMBOLS[card]), "value": int(VALUES[card])}


def card_message(card: int) -> Message:
    """Return the name of a card."""
    return Message("pax-card", card_args(card))


def card_names(cards: list[int]) -> Message | str:
    """Return a list of cards as one message, or a dash."""
    return Message("pax-cards", {"cards": [card_message(card).to_json() for card in cards]}) if cards else "–"
