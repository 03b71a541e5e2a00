"""Who would win PAX now, and who has won: the goal of a level, or Rome, Primus Conspiratus and the points (chapter 11).

Every state that arrives here is already masked for its viewer, so nothing hidden can be said by mistake.
"""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.message import Message
from saturnalia.kernel.schema import Record
from saturnalia.kernel.standing import ScoreRow, Standing

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
    ROME_WINS_AT,
)
from .shown import hidden_cards, solo_goal

# ---------------------------------------------------------------- while it is played


def standing(state: Record, viewer: int) -> Standing:  # noqa: ARG001
    """Return who would win now, and why: points that are hidden, those for money, are not counted (PAX-H6)."""
    rows = score_rows(state)
    if state.solo_level:
        return solo_standing(state, rows)
    seats = range(state.seats)
    args: dict[str, Any] = {"rome": scoring.rome_categories(state), "categories": int(state.categories)}
    args["needed"] = int(ROME_WINS_AT[state.variant])
    conspiratus = [int(state.conspiratus)] if state.conspiratus >= 0 else []
    if scoring.rome_wins(state):
        ahead = conspiratus
        headline, why = rome_ahead(args, conspiratus)
        missing = Message("pax-now-rome-loses", {"count": args["rome"] - args["needed"] + 1})
    else:
        points = [scoring.points_on_table(state, seat) for seat in seats]
        ahead = [seat for seat in seats if points[seat] == max(points)]
        headline, why = players_ahead(args | {"points": max(points)}, ahead)
        missing = Message("pax-now-rome-lacks", {"count": args["needed"] - args["rome"]})
    notes = [[Message("pax-now-conspiratus")] if seat in conspiratus else [] for seat in seats]
    sentences = [missing, why, *still_open(state)]
    return Standing(headline, sentences, ahead, Message("standing-points"), rows, notes)


def rome_ahead(args: dict[str, Any], conspiratus: list[int]) -> tuple[Message, Message]:
    """Rome would win, and whoever holds Primus Conspiratus with it (PAX-11.5)."""
    if not conspiratus:
        return Message("pax-standing-rome-nobody"), Message("pax-now-rome-nobody", args)
    seat = {"seat": conspiratus[0]}
    return Message("pax-standing-rome", seat), Message("pax-now-rome", args | seat)


def players_ahead(args: dict[str, Any], ahead: list[int]) -> tuple[Message, Message]:
    """The players would win, and of them whoever has the most points (PAX-11.6)."""
    if len(ahead) > 1:
        seats = {"seats": ahead}
        return Message("pax-standing-players-shared", seats), Message("pax-now-players-shared", args | seats)
    seat = {"seat": ahead[0]}
    return Message("pax-standing-players", seat), Message("pax-now-players", args | seat)


def solo_standing(state: Record, rows: list[ScoreRow]) -> Standing:
    """Return how far the goal of the level is reached (PAX-15.3, PAX-16.3)."""
    is_reached = scoring.solo_goal_reached(state)
    headline = Message("pax-standing-solo", {"level": int(state.solo_level), "reached": int(is_reached)})
    why = Message("pax-now-solo-reached" if is_reached else "pax-now-solo", solo_args(state))
    counted = Message("pax-standing-categories")
    return Standing(headline, [why, *still_open(state)], [0] if is_reached else [], counted, rows[:1], [[]])


def still_open(state: Record) -> list[Message]:
    """What nobody knows yet or sees, and when the match ends (PAX-9.7, PAX-11.1, PAX-11.7)."""
    found = []
    if hidden := len(hidden_cards(state)):
        found.append(Message("pax-now-hidden", {"count": hidden}))
    if not state.solo_level:
        found.append(Message("pax-now-money", {"points": POINTS_MONEY}))
    return [*found, Message("pax-now-deck", {"count": int(state.deck_count)})]


def solo_args(state: Record) -> dict[str, Any]:
    """How far the goal of the level is reached, in numbers."""
    return {
        "level": int(state.solo_level),
        "above": scoring.categories_above_rome(state, 0),
        "covered": scoring.categories_played(state, 0),
        **(solo_goal(state) or {}),
    }


# ---------------------------------------------------------------- points and the end


def score_rows(state: Record) -> list[ScoreRow]:
    """Return what makes up the points that everybody sees (PAX-11.7), or how far the solitaire goal was reached.

    Those for the most money are seen at the end (PAX-H6).
    """
    seats = range(state.seats)
    if state.solo_level:
        above, played = scoring.categories_above_rome(state, 0), scoring.categories_played(state, 0)
        return [score_row("above-rome-count", [above]), score_row("played-count", [played])]
    rows = [
        score_row("played", [POINTS_PLAYED * scoring.categories_played(state, seat) for seat in seats]),
        score_row("above-rome", [POINTS_ABOVE_ROME * scoring.categories_above_rome(state, seat) for seat in seats]),
        score_row("fleets", [POINTS_FLEET * scoring.strength_of(state, seat, FLEET) for seat in seats]),
        score_row("armies", [POINTS_ARMY * scoring.strength_of(state, seat, ARMY) for seat in seats]),
        score_row("conspiratus", [POINTS_CONSPIRATUS if seat == state.conspiratus else 0 for seat in seats]),
    ]
    if state.actor < 0:
        rows.append(score_row("money", [POINTS_MONEY if scoring.has_most_money(state, seat) else 0 for seat in seats]))
    return rows


def score_row(name: str, points: list[int]) -> ScoreRow:
    """A line of the score sheet."""
    return ScoreRow(Message(f"pax-score-{name}"), [*points])


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return the points of every seat by scoring category (PAX-11.7), or how far the solitaire goal was reached."""
    if state.solo_level:
        return score_rows(state)
    total = [scoring.points_of(state, seat) for seat in range(state.seats)]
    return [*score_rows(state), score_row("total", total)]


def outcome(state: Record) -> Message:
    """Return who won and by which rule."""
    if state.solo_level:  # PAX-15.3, PAX-16.3
        name = "pax-outcome-solo-won" if scoring.solo_goal_reached(state) else "pax-outcome-solo-lost"
        return Message(name, {"seat": 0, **solo_args(state)})
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
