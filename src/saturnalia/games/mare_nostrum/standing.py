"""Who is nearest to winning Mare Nostrum, and who has won: heroes, wonders and the Pyramids (chapter 13).

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.sets import count_members
from saturnalia.kernel.standing import ScoreRow, Standing

from . import scoring
from .board import buildings_of, military_units
from .components import (
    FIGURE_PRICE,
    FIGURES,
    FIGURES_TO_WIN,
    IS_HERO,
    MAX_ROUNDS,
    NOBODY,
    ON_CARAVAN_0,
    ON_CARAVAN_1,
    ON_CITY,
    ON_MARKET,
    ON_TEMPLE,
    PYRAMIDS,
    SIDE_NAMES,
)
from .names import message
from .shown import side_view
from .state import side_of_viewer

NEAR_THE_END = 10  # rounds before the last, whose end hardly any match sees

# ---------------------------------------------------------------- while it is played


def standing(state: Record, viewer: int) -> Standing:
    """Return who owns most heroes and wonders, what wins at once, and what everybody could pay for the Pyramids."""
    own = side_of_viewer(state, viewer)
    sides = [int(side) for side in state.side_of[: state.seats]]
    rows = figure_rows(state, sides)
    owned = [int(state.figure_count[side]) if side != NOBODY else 0 for side in sides]
    ahead = [seat for seat, count in enumerate(owned) if count == max(owned)] if max(owned) else []
    notes = [[] if side == NOBODY else best_set(state, own, side) for side in sides]
    counted = message("standing-figures", {"most": FIGURES_TO_WIN})
    return Standing(headline(ahead, owned), what_wins(state, max(owned)), ahead, counted, rows, notes)


def headline(ahead: list[int], owned: list[int]) -> Message:
    """Who owns most heroes and wonders, in a few words."""
    args = {"count": max(owned), "most": FIGURES_TO_WIN}
    if not ahead:
        return message("standing-nobody", args)
    if len(ahead) == len(owned):
        return message("standing-all", args)
    if len(ahead) == 1:
        return message("standing-leads", {**args, "seat": ahead[0]})
    return message("standing-level", {**args, "seats": ahead})


def what_wins(state: Record, most: int) -> list[Message]:
    """Both ways to win at once, and what decides if nobody does (MAR-13.1, MAR-13.3)."""
    found = [
        message("standing-missing", {"most": FIGURES_TO_WIN, "missing": FIGURES_TO_WIN - most}),
        message("standing-pyramids", {"price": int(FIGURE_PRICE[PYRAMIDS])}),
    ]
    if state.round_number > MAX_ROUNDS - NEAR_THE_END:
        found.append(message("standing-last-round", {"round": int(state.round_number), "last": MAX_ROUNDS}))
    return found


def best_set(state: Record, own: int, side: int) -> list[Message]:
    """How many different commodities or taxes a side could pay with, as far as the viewer knows (MAR-7.3.1)."""
    cards = side_view(state, own, side)["best_set"]
    return [message("standing-set", dict(cards))] if any(cards.values()) else []


def figure_rows(state: Record, sides: list[int]) -> list[ScoreRow]:
    """Heroes and wonders of every seat: together they win (MAR-13.1)."""
    owned = [figures_of(state, side) for side in sides]
    heroes: list[int | None] = [sum(bool(IS_HERO[figure]) for figure in figures) for figures in owned]
    wonders: list[int | None] = [sum(not IS_HERO[figure] for figure in figures) for figures in owned]
    return [ScoreRow(message("score-heroes"), heroes), ScoreRow(message("score-wonders"), wonders)]


def figures_of(state: Record, side: int) -> list[int]:
    """The heroes and wonders that a side owns; none before it has its player."""
    return [figure for figure in range(FIGURES) if side != NOBODY and state.figure_owner[figure] == side]


# ---------------------------------------------------------------- the end


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return what decides the game for every seat (MAR-13.1), then what ranks the others (MAR-13.3)."""
    sides = [int(side) for side in state.side_of[: state.seats]]
    rows: list[tuple[str, list[int | None]]] = [
        ("pyramids", [int(state.figure_owner[PYRAMIDS] == side) for side in sides]),
        ("cities", [buildings_of(state, side, ON_CITY, ON_CITY) for side in sides]),
        ("caravans", [buildings_of(state, side, ON_CARAVAN_0, ON_CARAVAN_1) for side in sides]),
        ("markets", [buildings_of(state, side, ON_MARKET, ON_MARKET) for side in sides]),
        ("temples", [buildings_of(state, side, ON_TEMPLE, ON_TEMPLE) for side in sides]),
        ("provinces", [count_members(int(state.owned[side])) for side in sides]),
        ("units", [military_units(state, side) for side in sides]),
        ("total", [int(state.figure_count[side]) for side in sides]),
    ]
    return figure_rows(state, sides) + [ScoreRow(message(f"score-{name}"), points) for name, points in rows]


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
