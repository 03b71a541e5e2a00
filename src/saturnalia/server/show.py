"""What one viewer sees: the table, the position, the log. Everything that leaves the server is made here.

The results are plain dictionaries in the shape of `wire`'s models: they are made many times a second, and the tests
hold them against the models.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from saturnalia.kernel.game import Table
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.server import clock
from saturnalia.server.record import Record, Told
from saturnalia.server.rows import Sitting

LONGEST_HISTORY = 300


def show_table(
    sitting: Sitting,
    person: int | None,
    now: float,
    *,
    connected: frozenset[int] = frozenset(),
    explanation: Message | None = None,
) -> dict[str, Any]:
    """Return the table as this person may know it (`wire.TableInfo`)."""
    mine = sitting.seats_of(person)
    over = sitting.status == "over"
    seats = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "mine": seat.seat in mine,
            "connected": seat.seat in connected,
            "left": seat.left,
        }
        for seat in sitting.seats
    ]
    actor = sitting.actor
    return {
        "id": sitting.id,
        "game": sitting.game,
        "version": sitting.rules,
        "pack": sitting.pack,
        "options": sitting.options,
        "status": "read_only" if explanation else sitting.status,
        "seats": seats,
        "visibility": sitting.visibility,
        "clock": _show_clock(sitting, now),
        "undo_beyond": sitting.undo_beyond,
        "host": person == sitting.host,
        "links": _show_links(sitting, person, mine),
        "fairness": {
            "commitment": sitting.commitment,
            "seed": str(sitting.seed) if over else None,
            "salt": sitting.salt if over else None,
        },
        "rematch": sitting.rematch,
        "explanation": explanation.to_json() if explanation else None,
        "my_turn": sitting.status == "playing" and actor in mine and not sitting.seats[actor].left,
        "round": sitting.round,
        "updated": datetime.fromtimestamp(sitting.updated, UTC).isoformat(timespec="milliseconds"),
    }


def _show_clock(sitting: Sitting, now: float) -> dict[str, Any] | None:
    if sitting.clock is None or sitting.clock_left is None:
        return None
    running = sitting.actor if sitting.clock_started is not None else None
    return {"kind": sitting.clock["kind"], "left_ms": clock.left_ms(sitting, now), "running": running}


def _show_links(sitting: Sitting, person: int | None, mine: list[int]) -> dict[str, Any] | None:
    """The host shares open seats, and everybody may carry their own seats to another device.

    Everybody may sit down at a listed table with an open seat.
    """
    host = person is not None and person == sitting.host
    has_open = any(seat.kind == "open" for seat in sitting.seats)
    invited = has_open and (host or sitting.visibility == "listed")
    if not (host or mine or invited):
        return None
    table = f"/table/{sitting.id}"
    shared = [seat for seat in sitting.seats if seat.seat in mine or (host and seat.kind == "open")]
    return {
        "invite": f"{table}?invite={sitting.invite}" if invited else None,
        "spectate": table if sitting.visibility == "listed" else f"{table}?watch={sitting.watch}",
        "seats": {str(seat.seat): f"{table}?seat={seat.token}" for seat in shared},
    }


# ---------------------------------------------------------------- the position


def show_position(record: Record, sitting: Sitting, viewer: int, *, with_tables: bool = True) -> dict[str, Any]:
    """Return the newest position as the viewer sees it (`wire.Position`); the actor also gets question and answers."""
    match = record.match
    asked = viewer >= 0 and viewer == match.actor and not record.is_over and not sitting.seats[viewer].left
    masked = match.game.state.mask(match.state, viewer)
    shown = _show_match(match, masked, record.seq, viewer, with_tables)
    if asked:
        shown["prompt"] = match.game.room("view").prompt(masked).to_json()
        shown["choices"] = _show_choices(match, masked)
    plays = viewer >= 0 and not record.is_over
    far = plays and sitting.undo_beyond and sitting.belongs_to_one()
    shown["may_undo"] = plays and match.undo_point(viewer) is not None
    shown["may_undo_beyond"] = far and match.undo_point(viewer, beyond=True) is not None
    shown["ending"] = show_ending(record) if record.is_over else None
    return shown


def show_past(record: Record, seq: int, viewer: int) -> dict[str, Any]:
    """Return an earlier position as the viewer saw it then; nothing can be answered there."""
    match = record.at(seq)
    return _show_match(match, match.game.state.mask(match.state, viewer), seq, viewer, with_tables=True)


def _show_match(match: Match, masked: Any, seq: int, viewer: int, with_tables: bool) -> dict[str, Any]:
    """Masking costs as much as showing: so it is done once, and the game's own functions are called directly."""
    room = match.game.room("view")
    return {
        "seq": seq,
        "viewer": viewer,
        "actor": match.actor,
        "prompt": None,
        "choices": [],
        "view": room.view(masked, viewer),
        "tables": [_show_tables(table) for table in room.tables(masked, viewer)] if with_tables else [],
        "may_undo": False,
        "may_undo_beyond": False,
        "ending": None,
    }


def _show_choices(match: Match, masked: Any) -> list[dict[str, Any]]:
    """Return the legal answers, in order, with the names of the things on the board."""
    describe, name = match.game.room("view").describe, match.game.action_name
    return [
        {"action": action, "name": name(action), "text": describe(masked, action).to_json()} for action in match.legal()
    ]


def _show_tables(table: Table) -> dict[str, Any]:
    return {
        "title": table.title.to_json(),
        "columns": [column.to_json() for column in table.columns],
        "rows": [[cell.to_json() if isinstance(cell, Message) else cell for cell in row] for row in table.rows],
    }


# ---------------------------------------------------------------- the end


def show_ending(record: Record) -> dict[str, Any]:
    """Return how the match ended, with every seat's points over time (`wire.Ending`)."""
    if record.ending is None:
        record.ending = _make_ending(record.match)
    return record.ending


def _make_ending(match: Match) -> dict[str, Any]:
    finished = match.is_over
    rows = match.game.score_sheet(match.state) if finished else []
    return {
        "outcome": (match.game.outcome(match.state) if finished else Message("outcome-abandoned")).to_json(),
        "sheet": [{"title": row.title.to_json(), "points": row.points} for row in rows],
        "scores": match.scores(),
        "places": match.places() if finished else [0] * match.seats,
        "history": score_history(match),
    }


def score_history(match: Match) -> list[list[int]]:
    """Return every seat's points after each action, thinned out to a drawable number; the last is always there."""
    count = len(match.played) + 1
    step = -(-count // LONGEST_HISTORY)
    return [at.scores() for number, at in enumerate(match.positions()) if number % step == 0 or number == count - 1]


# ---------------------------------------------------------------- the log

_LINES = {
    "undo": "log-undo",
    "undo_beyond": "log-undo-beyond",
    "resign": "log-resigned",
    "flag": "log-out-of-time",
    "broken": "log-bot-broken",
    "take_over": "log-taken-over",
    "abandon": "log-abandoned",
}


def show_log(record: Record, viewer: int, after: int = -1) -> list[dict[str, Any]]:
    """Return what happened after entry `after`, as sentences the viewer may read (`wire.LogEntry`)."""
    return [
        entry for told in record.told[after + 1 :] if not told.undone and (entry := _show_entry(record, told, viewer))
    ]


def _show_entry(record: Record, told: Told, viewer: int) -> dict[str, Any] | None:
    game = record.match.game
    if told.trace is not None:
        events = game.journal(told.trace, viewer)
        lines = [line.to_json() for event in events if (line := game.tell(event)) is not None]
    elif told.entry is not None:
        args: dict[str, Any] = {} if told.entry.seat is None else {"seat": told.entry.seat}
        if told.entry.level is not None:
            args["level"] = told.entry.level.capitalize()
        lines = [{"id": _LINES[told.entry.kind], "args": args}]
    else:
        lines = []
    if told.entry is None:
        return {"seq": 0, "seat": None, "lines": lines} if lines else None
    return {"seq": told.entry.seq, "seat": told.entry.seat, "lines": lines}


def seat_dicts(sitting: Sitting) -> list[dict[str, Any]]:
    """Return the seats as they are noted in a match file: no tokens, no people's numbers."""
    return [{key: asdict(seat)[key] for key in ("kind", "name", "level")} for seat in sitting.seats]
