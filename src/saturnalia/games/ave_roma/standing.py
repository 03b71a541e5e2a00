"""Who would win Ave Roma now, and who has won: points by category, and what breaks a tie (chapter 15).

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.standing import ScoreRow, Standing, leads

from . import scoring
from .components import DENARII, KIND_NAMES
from .state import EARNED_NAMES, End

# ---------------------------------------------------------------- while it is played


def standing(state: Record, viewer: int) -> Standing:  # noqa: ARG001
    """Return who would win if the final scoring came now, what breaks a tie, and what brings the end."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    tied = [seat for seat in range(state.seats) if points[seat] == max(points)]
    winner = first_of(state, tied)
    ties = [tie_break(state, winner, tied)] if len(tied) > 1 else []
    sentences = [*ties, what_ends(state), Message("ave_roma-standing-counted")]
    return Standing(leads(points, tied), sentences, [winner], Message("standing-points"), score_rows(state))


def tie_break(state: Record, winner: int, tied: list[int]) -> Message:
    """Who would win the tie, and by what (AVE-15.7)."""
    denarii = [int(state.stock[seat, DENARII]) for seat in tied]
    if denarii.count(max(denarii)) == 1:
        return Message("ave_roma-standing-tie", {"seat": winner, "by": "denarii"})
    influence = [scoring.influence_total(state, seat) for seat in tied if state.stock[seat, DENARII] == max(denarii)]
    by = "influence" if influence.count(max(influence)) == 1 else "order"
    return Message("ave_roma-standing-tie", {"seat": winner, "by": by})


def what_ends(state: Record) -> Message:
    """The deck that will run out first brings the end, or it has begun (AVE-14.1, AVE-14.2)."""
    if state.ending != End.NOT_YET:
        return Message("ave_roma-standing-ending")
    count, kind = min(zip(state.deck_count.tolist(), KIND_NAMES, strict=True))
    return Message("ave_roma-standing-deck", {"kind": kind, "count": count})


def first_of(state: Record, tied: list[int]) -> int:
    """Return which of several with most points is ranked first (AVE-15.7)."""
    return next(seat for seat in tied if not any(scoring.is_ahead(state, other, seat) for other in tied))


# ---------------------------------------------------------------- points and the end


def score_rows(state: Record) -> list[ScoreRow]:
    """Return what makes up the points of every seat: those of play (AVE-15.2), then those of the end."""
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
    }
    rows += [(name, [int(points(state, seat)) for seat in seats]) for name, points in parts.items()]
    return [ScoreRow(Message(f"ave_roma-score-{name}"), points) for name, points in rows]


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category, and their sum."""
    total: list[int | None] = [int(scoring.points_of(state, seat)) for seat in range(state.seats)]
    return [*score_rows(state), ScoreRow(Message("ave_roma-score-total"), total)]


def outcome(state: Record) -> Message:
    """Return who won and by which rule (AVE-15.7)."""
    points = [scoring.points_of(state, seat) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if points[seat] == max(points)]
    winner = first_of(state, best)
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
