"""What a study of the balance counts at the end of a match: the player board of each seat, and its cards."""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .components import BOARD_NAMES, BUILDING, PATRON, WAR
from .names import card_id
from .shown import cards_of


def factions(state: Record) -> list[Message]:
    """Return the player board of every seat."""
    names = [BOARD_NAMES[board].removeprefix("board_").upper() for board in state.board[: state.seats]]
    return [Message("balance-board", {"board": name}) for name in names]


def taken(state: Record) -> list[list[Message]]:
    """Return the kinds of buildings and wars, and the patrons, of every seat."""
    return [
        [
            Message("ave_roma-card", {"card": name})
            for kind in (BUILDING, WAR, PATRON)
            for name in dict.fromkeys(card_id(kind, card) for card in cards_of(state, seat, kind))
        ]
        for seat in range(state.seats)
    ]
