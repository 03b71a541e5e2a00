"""What a study of the balance counts at the end: the civilisation of each seat, and the figures that it bought."""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from .components import FIGURE_NAMES, FIGURES, SIDE_NAMES
from .names import figure_name, side_name


def factions(state: Record) -> list[Message]:
    """Return the civilisation of every seat."""
    return [side_name(SIDE_NAMES[side]) for side in state.side_of[: state.seats]]


def taken(state: Record) -> list[list[Message]]:
    """Return the heroes and wonders of every seat."""
    return [
        [figure_name(FIGURE_NAMES[figure]) for figure in range(FIGURES) if state.figure_owner[figure] == side]
        for side in state.side_of[: state.seats]
    ]
