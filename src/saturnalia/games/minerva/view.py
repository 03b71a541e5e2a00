"""What a position of Minerva means to a person: the one way to what is shown, said and refused, and the end.

Every state that arrives here is already masked for its viewer: only the order of the decks is hidden.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from saturnalia.kernel.game import ScoreRow
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import scoring
from .shown import points_view, solo_title, view
from .speech import called, describe, narrate, prompt, tell
from .tables import tables
from .view_types import PointsName
from .why_not import why_not

__all__ = ["called", "describe", "narrate", "outcome", "prompt", "score_sheet", "tables", "tell", "view", "why_not"]

# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category (chapter 13)."""
    seats = [points_view(state, seat) for seat in range(state.seats)]
    names: list[PointsName] = ["culture", "glory", "temples", "stock", "order", "total"]
    if state.seats == 1:  # MIN-15.10
        names.remove("order")
    return [ScoreRow(Message(f"minerva-score-{name}"), [points[name] for points in seats]) for name in names]


def outcome(state: Record) -> Message:
    """Return who won and by which rule, or the title earned alone."""
    if state.seats == 1:  # MIN-15.10
        return Message(
            "minerva-outcome-solo", {"seat": 0, "title": solo_title(state), "points": scoring.points_of(state, 0)}
        )
    seats = range(state.seats)
    winner = next(
        seat for seat in seats if not any(scoring.is_ahead(state, other, seat) for other in seats if other != seat)
    )
    # what decided against the closest of the others
    criterion = max(scoring.decided_by(state, winner, other) for other in seats if other != winner)
    args = {"seat": winner, "points": scoring.points_of(state, winner)}
    if criterion == scoring.BY_POINTS:
        return Message("minerva-outcome", args)
    if criterion == scoring.BY_ORDER:
        return Message("minerva-outcome-order", {**args, "order": int(state.order[winner])})
    name = "tiles" if criterion == scoring.BY_TILES else "temples"
    return Message(f"minerva-outcome-{name}", {**args, "count": scoring.merit(state, winner, criterion)})
