"""What a position of the toy game means to a person."""

from __future__ import annotations

from typing import Any

from saturnalia.kernel.game import ReadableTable
from saturnalia.kernel.message import Message, Reason
from saturnalia.kernel.schema import Record
from saturnalia.kernel.standing import ScoreRow

from . import Fault
from .state import CARD_0, CARDS, DRAW


def view(state: Record, viewer: int) -> dict[str, Any]:
    hands = [[card for card in range(CARDS) if hand[card]] for hand in state.hand[: state.seats]]
    return {
        "round": state.round_number if state.fault == Fault.NO_JSON else int(state.round_number),
        "viewer": viewer,
        "hands": hands,
        "scores": tuple(state.score) if state.fault == Fault.NO_JSON else state.score[: state.seats].tolist(),
    }


def tables(state: Record, viewer: int) -> list[ReadableTable]:
    rows: list[list[Message | str | int]] = [
        [Message("toy-seat", {"seat": seat}), int(state.score[seat])] for seat in range(state.seats)
    ]
    return [ReadableTable(Message("toy-points"), [Message("toy-name"), Message("toy-points")], rows)]


def prompt(state: Record) -> Message:
    return Message("toy-ask", {"question": int(state.decision)})


def describe(state: Record, action: int) -> Message:
    if action >= CARD_0:
        return Message("toy-play", {"card": action - CARD_0})
    return Message("toy-draw" if action == DRAW else "toy-pass")


def why_not(state: Record, action: int) -> Reason:
    return Reason(Message("toy-why"), "TOY-1.1")


def tell(event: dict[str, Any]) -> Message | None:
    if event["event"] == "drew" and event["card"] is None:
        return None
    return Message(f"toy-log-{event['event']}", {key: value for key, value in event.items() if key != "event"})


def score_sheet(state: Record) -> list[ScoreRow]:
    seats = 1 if state.fault == Fault.SHORT_SCORE_SHEET else state.seats
    return [ScoreRow(Message("toy-points"), [int(state.score[seat]) for seat in range(seats)])]


def outcome(state: Record) -> Message:
    return Message("toy-outcome", {"points": int(max(state.score))})
