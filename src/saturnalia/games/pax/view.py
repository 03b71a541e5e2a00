"""What a position of PAX means to a person: the one way to what is shown, said and refused, and the end.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ScoreRow
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import scoring
from .components import (
    ARMY,
    FLEET,
    POINTS_ABOVE_ROME,
    POINTS_ARMY,
    POINTS_CONSPIRATUS,
    POINTS_FLEET,
    POINTS_MONEY,
    POINTS_PLAYED,
)
from .shown import solo_goal, view
from .speech import called, describe, narrate, prompt, tell
from .tables import tables
from .why_not import why_not

__all__ = ["called", "describe", "narrate", "outcome", "prompt", "score_sheet", "tables", "tell", "view", "why_not"]


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category (PAX-11.7), or how far the solitaire goal was reached."""
    seats = range(state.seats)
    rows: list[tuple[str, list[int | None]]] = []
    if state.solo_level:
        rows.append(("above-rome-count", [scoring.categories_above_rome(state, 0)]))
        rows.append(("played-count", [scoring.categories_played(state, 0)]))
    else:
        rows.append(("played", [POINTS_PLAYED * scoring.categories_played(state, seat) for seat in seats]))
        above = [POINTS_ABOVE_ROME * scoring.categories_above_rome(state, seat) for seat in seats]
        rows.append(("above-rome", list(above)))
        rows.append(("fleets", [POINTS_FLEET * scoring.strength_of(state, seat, FLEET) for seat in seats]))
        rows.append(("armies", [POINTS_ARMY * scoring.strength_of(state, seat, ARMY) for seat in seats]))
        holder = [POINTS_CONSPIRATUS if seat == state.conspiratus else 0 for seat in seats]
        rows.append(("conspiratus", list(holder)))
        rows.append(("money", [POINTS_MONEY if scoring.has_most_money(state, seat) else 0 for seat in seats]))
        rows.append(("total", [scoring.points_of(state, seat) for seat in seats]))
    return [ScoreRow(Message(f"pax-score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won and by which rule."""
    if state.solo_level:  # PAX-15.3, PAX-16.3
        numbers = {
            "seat": 0,
            "level": int(state.solo_level),
            "above": scoring.categories_above_rome(state, 0),
            "covered": scoring.categories_played(state, 0),
            **(solo_goal(state) or {}),
        }
        return Message("pax-outcome-solo-won" if scoring.solo_goal_reached(state) else "pax-outcome-solo-lost", numbers)
    args: dict[str, Any] = {"rome": scoring.rome_categories(state), "categories": int(state.categories)}
    if scoring.rome_wins(state):  # PAX-11.5
        if state.conspiratus < 0:
            return Message("pax-outcome-rome-nobody", args)
        return Message("pax-outcome-rome", {**args, "seat": int(state.conspiratus)})
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]  # PAX-11.6
    winners = [seat for seat in range(state.seats) if points[seat] == max(points)]
    args["points"] = max(points)
    if len(winners) == 1:
        return Message("pax-outcome-players", {**args, "seat": winners[0]})
    return Message("pax-outcome-players-shared", {**args, "seats": winners})
