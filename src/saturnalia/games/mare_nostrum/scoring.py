"""Chapter 13 of Mare Nostrum: by what the sides are ranked when the game is over."""

from __future__ import annotations

from saturnalia.kernel.compiling import rule
from saturnalia.kernel.sets import count_members

from .board import buildings_of, military_units
from .components import ON_CITY, ON_TEMPLE
from .state import State


@rule
def standing_of(s: State, side: int) -> int:
    """One number by which sides are ranked: the winner, figures, buildings, provinces, units (MAR-13.1, MAR-13.3)."""
    standing = 1 if s.winner == side else 0
    standing = 100 * standing + int(s.figure_count[side])
    standing = 1000 * standing + buildings_of(s, side, ON_CITY, ON_TEMPLE)
    standing = 100 * standing + count_members(int(s.owned[side]))
    return 100 * standing + military_units(s, side)


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """Whether a seat ranks before another: one winner (MAR-13.2, MAR-19.3), else equals share a place (MAR-13.3)."""
    return standing_of(s, int(s.side_of[seat])) > standing_of(s, int(s.side_of[other]))
