"""What a position of Ave Roma means to a person: the one way to what is shown, said and refused, and the end.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from saturnalia.kernel.game import ScoreRow
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record

from . import scoring
from .components import DENARII
from .shown import view
from .speech import describe, narrate, prompt, tell
from .state import EARNED_NAMES
from .tables import tables
from .why_not import why_not

__all__ = ["describe", "narrate", "outcome", "prompt", "score_sheet", "tables", "tell", "view", "why_not"]


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category: those of play (AVE-15.2), then those of the end."""
    seats = range(state.seats)
    rows: list[tuple[str, list[int | None]]] = [
        (name, [int(state.earned[seat, what]) for seat in seats]) for what, name in enumerate(EARNED_NAMES)
    ]
    parts = {
        "areas": scoring.points_for_areas,
        "patrons": scoring.points_for_patrons,
        "political": scoring.points_for_level,
        "denarii": scoring.points_for_denarii,
        "goods": scoring.points_for_goods,
        "total": scoring.points_of,
    }
    rows += [(name, [int(points(state, seat)) for seat in seats]) for name, points in parts.items()]
    return [ScoreRow(Message(f"ave_roma-score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won and by which rule (AVE-15.7)."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    winner = next(
        seat for seat in best if not any(scoring.is_ahead(state, other, seat) for other in best if other != seat)
    )
    args = {"seat": winner, "points": max(points)}
    if len(best) == 1:
        return Message("ave_roma-outcome-points", args)
    richest = [seat for seat in best if state.stock[seat, DENARII] == state.stock[winner, DENARII]]
    if len(richest) == 1:
        return Message("ave_roma-outcome-denarii", {**args, "denarii": int(state.stock[winner, DENARII])})
    influence = scoring.influence_total(state, winner)
    widest = [seat for seat in richest if scoring.influence_total(state, seat) == influence]
    if len(widest) == 1:
        return Message("ave_roma-outcome-influence", {**args, "influence": influence})
    return Message("ave_roma-outcome-order", args)
