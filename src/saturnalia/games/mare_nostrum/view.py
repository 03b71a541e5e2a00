"""What a position of Mare Nostrum means to a person: the one way to what is shown, said and refused, and the end.

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
Texts are message ids of `words.<language>.ftl`.
"""

from __future__ import annotations

from saturnalia.kernel.game import ScoreRow
from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.sets import count_members

from . import scoring
from .board import buildings_of, military_units
from .components import (
    FIGURES,
    IS_HERO,
    ON_CARAVAN_0,
    ON_CARAVAN_1,
    ON_CITY,
    ON_MARKET,
    ON_TEMPLE,
    PYRAMIDS,
    SIDE_NAMES,
)
from .names import message
from .shown import view
from .speech import describe, narrate, prompt, settled, tell
from .tables import tables
from .why_not import why_not

__all__ = ["describe", "narrate", "outcome", "prompt", "score_sheet", "settled", "tables", "tell", "view", "why_not"]


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return what decides the game for every seat (MAR-13.1), then what ranks the others (MAR-13.3)."""
    sides = [int(side) for side in state.side_of[: state.seats]]
    owned = [[figure for figure in range(FIGURES) if state.figure_owner[figure] == side] for side in sides]
    rows: list[tuple[str, list[int | None]]] = [
        ("heroes", [sum(IS_HERO[figure] for figure in figures) for figures in owned]),
        ("wonders", [sum(not IS_HERO[figure] for figure in figures) for figures in owned]),
        ("pyramids", [int(PYRAMIDS in figures) for figures in owned]),
        ("cities", [buildings_of(state, side, ON_CITY, ON_CITY) for side in sides]),
        ("caravans", [buildings_of(state, side, ON_CARAVAN_0, ON_CARAVAN_1) for side in sides]),
        ("markets", [buildings_of(state, side, ON_MARKET, ON_MARKET) for side in sides]),
        ("temples", [buildings_of(state, side, ON_TEMPLE, ON_TEMPLE) for side in sides]),
        ("provinces", [count_members(int(state.owned[side])) for side in sides]),
        ("units", [military_units(state, side) for side in sides]),
        ("total", [int(state.figure_count[side]) for side in sides]),
    ]
    return [ScoreRow(message(f"score-{name}"), points) for name, points in rows]


def outcome(state: Record) -> Message:
    """Return who won and by which rule."""
    winner = int(state.winner)
    if winner >= 0:
        args = {"seat": int(state.seat_of[winner]), "side": SIDE_NAMES[winner], "round": int(state.round_number)}
        if state.figure_owner[PYRAMIDS] == winner:
            return message("outcome-pyramids", args)
        return message("outcome-figures", {**args, "count": int(state.figure_count[winner])})
    standings = [scoring.standing_of(state, int(state.side_of[seat])) for seat in range(state.seats)]
    best = [seat for seat in range(state.seats) if standings[seat] == max(standings)]
    args = {"round": int(state.round_number), "count": int(state.figure_count[state.side_of[best[0]]])}
    if len(best) == 1:
        return message("outcome-rounds", {**args, "seat": best[0]})
    return message("outcome-rounds-shared", {**args, "seats": best})
