"""What a position of Porta Nigra means to a person: the one way to what is shown, said and refused, and the end.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ScoreRow
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import scoring
from .components import BUILDING_NAMES, BUILDINGS, NOBODY
from .names import message
from .shown import view
from .speech import describe, is_foreseen, narrate, prompt, tell
from .state import FROM_EARLY_END, FROM_GATE, FROM_HONORS, FROM_INTERIM, FROM_SITES
from .tables import tables
from .why_not import why_not

__all__ = [
    "describe",
    "is_foreseen",
    "narrate",
    "outcome",
    "prompt",
    "score_sheet",
    "tables",
    "tell",
    "view",
    "why_not",
]


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category: those of the track, then those of the final scoring."""
    seats = range(state.seats)
    rows: list[tuple[str, list[int | None]]] = [
        ("sites", [int(state.points_from[seat, FROM_SITES]) for seat in seats]),
        ("gate", [int(state.points_from[seat, FROM_GATE]) for seat in seats]),
        ("honors", [int(state.points_from[seat, FROM_HONORS]) for seat in seats]),
        ("interim", [int(state.points_from[seat, FROM_INTERIM]) for seat in seats]),
        ("early-end", [int(state.points_from[seat, FROM_EARLY_END]) for seat in seats]),
        ("sets", [scoring.points_for_sets(state, seat) for seat in seats]),
        ("finals", [scoring.points_for_finals(state, seat) for seat in seats]),
        ("play-area", [scoring.points_for_play_area(state, seat) for seat in seats]),
    ]
    for building in range(BUILDINGS):
        name = BUILDING_NAMES[building].replace("_", "-")
        rows.append((f"majority-{name}", [scoring.points_for_majorities_of(state, seat, building) for seat in seats]))
    rows.append(("total", [scoring.points_of(state, seat) for seat in seats]))
    return [ScoreRow(message(f"score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won, and how the game ended (POR-8.17)."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    winners = [seat for seat in range(state.seats) if points[seat] == max(points)]
    args: dict[str, Any] = {"points": max(points), "early": int(state.ended_by != NOBODY)}
    if len(winners) == 1:
        return message("outcome-won", seat=winners[0], **args)
    return message("outcome-shared", seats=winners, **args)
