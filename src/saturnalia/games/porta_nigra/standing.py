"""Who would win Porta Nigra now, and who has won: the points of the track and of the final scoring (chapter 8).

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.standing import ScoreRow, Standing, leads

from . import scoring
from .components import BUILDING_NAMES, BUILDINGS, EARLY_END_SEGMENTS, NOBODY
from .names import message
from .state import FROM_EARLY_END, FROM_GATE, FROM_HONORS, FROM_INTERIM, FROM_SITES

# ---------------------------------------------------------------- while it is played


def standing(state: Record, viewer: int) -> Standing:  # noqa: ARG001
    """Return who would win if the final scoring came now, and what brings the end."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    ahead = [seat for seat in range(state.seats) if points[seat] == max(points)]
    counted = message("standing-points")
    return Standing(
        leads(points, ahead), [*what_ends(state), message("standing-counted")], ahead, counted, score_rows(state)
    )


def what_ends(state: Record) -> list[Message]:
    """The rounds to come, and how near the early end is (POR-7.1, POR-7.2, POR-7.3, POR-7.5)."""
    if state.ended_by != NOBODY:
        return [message("standing-early-end", seat=int(state.ended_by))]
    most = max(range(state.seats), key=lambda seat: int(state.segments[seat]))
    segments = int(state.segments[most])
    return [
        message("standing-rounds", rounds=int(state.rounds) - int(state.round_number)),
        message("standing-segments", seat=most, count=segments, total=int(EARLY_END_SEGMENTS)),
    ]


# ---------------------------------------------------------------- points and the end


def score_rows(state: Record) -> list[ScoreRow]:
    """Return what makes up the points of every seat: those of the track, then those of the final scoring."""
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
    return [ScoreRow(message(f"score-{name}"), points) for name, points in rows]


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category, and their sum."""
    total: list[int | None] = [scoring.points_of(state, seat) for seat in range(state.seats)]
    return [*score_rows(state), ScoreRow(message("score-total"), total)]


def outcome(state: Record) -> Message:
    """Return who won, and how the game ended (POR-8.17)."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    winners = [seat for seat in range(state.seats) if points[seat] == max(points)]
    args: dict[str, Any] = {"points": max(points), "early": int(state.ended_by != NOBODY)}
    if len(winners) == 1:
        return message("outcome-won", seat=winners[0], **args)
    return message("outcome-shared", seats=winners, **args)
