"""What a position of Twelve means to a person. Every state here is already masked for its viewer."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record
from saturnalia.kernel.standing import ScoreRow, Standing, leads

from .components import CARDS
from .rules import points_of
from .state import CARD_0, DRAW, Decision
from .view_types import View


def view(state: Record, viewer: int) -> View:
    """Return what a board in the browser draws."""
    return {
        "round": int(state.round_number),
        "deck": int(state.deck_count),
        "hand": [card + 1 for card in range(CARDS) if viewer >= 0 and state.hand[viewer, card]],
        "seats": [{"cards": int(state.hand_count[seat]), "points": points_of(state, seat)} for seat in seats(state)],
    }


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    """Return the same as readable tables, for the terminal and for the plain board."""
    rows: list[list[Message | str | int]] = [
        [Message("twelve-seat", {"seat": seat}), int(state.hand_count[seat]), points_of(state, seat)]
        for seat in seats(state)
    ]
    columns = [Message("twelve-column-seat"), Message("twelve-column-cards"), Message("twelve-column-points")]
    found = [ReadableTable(Message("twelve-table-seats", {"round": int(state.round_number)}), columns, rows)]
    if viewer >= 0:
        hand: list[list[Message | str | int]] = [[card + 1] for card in range(CARDS) if state.hand[viewer, card]]
        found.append(ReadableTable(Message("twelve-table-hand"), [Message("twelve-column-card")], hand))
    return found


def prompt(state: Record) -> Message:
    """Return the question that the actor is asked."""
    return Message("twelve-ask-draw" if state.decision == Decision.DRAW else "twelve-ask-play")


def describe(state: Record, action: int) -> Message:  # noqa: ARG001
    """Return what an answer means."""
    if action >= CARD_0:
        return Message("twelve-do-play", {"card": action - CARD_0 + 1})
    return Message("twelve-do-draw" if action == DRAW else "twelve-do-pass")


def why_not(state: Record, action: int) -> Reason:
    """Return why an action is not offered, with the clause that says so."""
    if action == DRAW and state.decision == Decision.DRAW:
        return Reason(Message("twelve-why-deck-empty"), "TWELVE-3.1")
    if action >= CARD_0 and state.decision == Decision.PLAY:
        return Reason(Message("twelve-why-not-in-hand"), "TWELVE-3.2")
    return Reason(Message("twelve-why-other-question"), "TWELVE-3.1" if action == DRAW else "TWELVE-3.2")


def tell(event: dict[str, Any]) -> Message | None:
    """Return the sentence of the log; a card that the reader may not know is None."""
    args = {key: value for key, value in event.items() if key != "event"}
    if args.get("card", 0) is None:
        return Message("twelve-log-drew-hidden", {"seat": args["seat"]})
    return Message(f"twelve-log-{event['event']}", args)


def standing(state: Record, viewer: int) -> Standing:  # noqa: ARG001
    """Return who would win if the match ended now; this may tell only what the viewer knows."""
    points = [points_of(state, seat) for seat in seats(state)]
    ahead = [seat for seat in seats(state) if points[seat] == max(points)]
    return Standing(leads(points, ahead), [], ahead, Message("standing-points"), score_sheet(state))


def score_sheet(state: Record) -> list[ScoreRow]:
    """Return every scoring category of a finished match."""
    return [ScoreRow(Message("twelve-column-points"), [points_of(state, seat) for seat in seats(state)])]


def outcome(state: Record) -> Message:
    """Return who won, as a sentence."""
    points = [points_of(state, seat) for seat in seats(state)]
    winners = [seat for seat in seats(state) if points[seat] == max(points)]
    return Message("twelve-outcome", {"seats": winners, "count": len(winners), "points": max(points)})


def seats(state: Record) -> range:
    """Return the seats of a match."""
    return range(int(state.seats))
