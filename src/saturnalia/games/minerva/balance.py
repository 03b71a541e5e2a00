"""What a study of the balance counts at the end of a match: the tiles in each seat's city."""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .components import LAST_TEMPLE
from .names import tile_message


def taken(state: Record) -> list[list[Message]]:
    """Return the kinds of facilities and temples in the city of every seat; everybody has residences."""
    return [
        [tile_message(kind) for kind in sorted({int(kind) for kind in state.city[seat]}) if 0 < kind <= LAST_TEMPLE]
        for seat in range(state.seats)
    ]
