"""What one viewer sees: the table, the position, the log. Everything that leaves the server is made here.

The results are plain dictionaries in the shape of `wire`'s models: they are made many times a second, and the tests
hold them against the models.
"""

from __future__ import annotations

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from saturnalia.kernel.game import Game, ReadableTable
from saturnalia.kernel.match import Match
from saturnalia.kernel.message import Message
from saturnalia.kernel.standing import Standing
from saturnalia.server import clock, consent
from saturnalia.server.nobody import NOBODY
from saturnalia.server.rows import StoredTable
from saturnalia.server.table_log import PROPOSALS, AskedUndo, LoggedEntry, TableLog

LONGEST_HISTORY = 300
LOG_PIECE = 300
"""So many entries of a log are sent at once; whoever wants to read what lies before asks for it."""


def show_table(
    table: StoredTable,
    person: int | None,
    now: float,
    *,
    connected: frozenset[int] = frozenset(),
    explanation: Message | None = None,
    changed_rules: dict[str, Any] | None = None,
    is_preparing: bool = False,
    bot_waits: bool = False,
) -> dict[str, Any]:
    """Return the table as this person may know it (`wire.TableInfo`)."""
    mine = table.seats_of(person)
    seats = [
        {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "mine": seat.seat in mine,
            "connected": seat.seat in connected,
            "left": seat.left,
            "host": seat.kind == "person" and table.host in seat.holders,
            "ready": seat.kind == "person" and seat.ready,
            "stand_in": seat.stand_in,
            "resigned": seat.stand_in == "resigned" and person in seat.holders,
            "may_return": table.may_return(person, seat.seat),
            "handed_out": seat.handed_out,
            "given_away": table.was_given_away(person, seat.seat),
            "former": [{"name": one["name"], "until": one["until"]} for one in seat.former],
        }
        for seat in table.seats
    ]
    actor = table.actor
    return {
        "id": table.id,
        "game": table.game,
        "version": table.rules,
        "pack": table.pack,
        "options": table.options,
        "status": "read_only" if explanation else "preparing" if is_preparing else table.status,
        "seats": seats,
        "visibility": table.visibility,
        "clock": _show_clock(table, now),
        "undo_beyond": table.undo_beyond,
        "hints": table.hints,
        "substitute": table.substitute,
        "imported": table.imported,
        "bot_waits": bot_waits,
        "host": person == table.host,
        "links": _show_links(table, person, mine),
        "fairness": None if table.imported else _show_fairness(table),
        "rematch": table.rematch,
        "explanation": explanation.to_json() if explanation else None,
        "changed_rules": changed_rules,
        "my_turn": table.status == "playing" and actor in mine and not table.seats[actor].left,
        "round": table.round,
        "updated": _moment(table.updated),
        "expires": None if table.expires is None else _moment(table.expires),
        "proposal": _show_proposal(table),
    }


def _show_proposal(table: StoredTable) -> dict[str, Any] | None:
    """What is voted on before the match, or was refused (`wire.SeatProposal`)."""
    proposal = table.proposal
    if proposal is None:
        return None
    return {
        "seat": proposal["seat"],
        "change": proposal["change"],
        "level": proposal["level"] or table.substitute,
        "by": proposal["by"],
        "missing": consent.missing_on_proposal(table),
        "refused_by": proposal["refused_by"],
        "began": proposal["at"],
    }


def _moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def _show_fairness(table: StoredTable) -> dict[str, Any]:
    over = table.status == "over"
    return {
        "commitment": table.commitment,
        "seed": str(table.seed) if over else None,
        "salt": table.salt if over else None,
    }


def _show_clock(table: StoredTable, now: float) -> dict[str, Any] | None:
    if table.clock is None or table.clock_left is None:
        return None
    running = table.actor if table.clock_started is not None else None
    return {
        "kind": table.clock["kind"],
        "seconds": table.clock["seconds"],
        "increment": table.clock["increment"],
        "left_ms": clock.left_ms(table, now),
        "running": running,
    }


def _show_links(table: StoredTable, person: int | None, mine: list[int]) -> dict[str, Any] | None:
    """The host shares open seats, and everybody may take their own seats to another device.

    Whoever sits at the table may send on the invitation and a link that was given out anew; everybody may sit down at a
    listed table with an open seat.
    """
    host = person is not None and person == table.host
    has_open = any(seat.kind == "open" for seat in table.seats)
    invited = has_open and (host or bool(mine) or table.visibility == "listed")
    if not (host or mine or invited):
        return None
    address = f"/table/{table.id}"
    shared = [
        seat
        for seat in table.seats
        if seat.seat in mine or (host and seat.kind == "open") or (seat.handed_out and (host or mine))
    ]
    return {
        "invite": f"{address}?invite={table.invite}" if invited else None,
        "spectate": address if table.visibility == "listed" else f"{address}?watch={table.watch}",
        "seats": {str(seat.seat): f"{address}?seat={seat.token}" for seat in shared},
    }


# ---------------------------------------------------------------- the position


def show_position(table_log: TableLog, table: StoredTable, viewer: int, *, with_tables: bool = True) -> dict[str, Any]:
    """Return the newest position as the viewer sees it (`wire.Position`); the actor also gets question and answers."""
    match = table_log.match
    asked = viewer >= 0 and viewer == match.actor and not table_log.is_over and not table.seats[viewer].left
    masked = match.game.state.mask(match.state, viewer)
    shown = _show_match(match, masked, table_log.seq, viewer, with_tables) | {"question": table_log.question_seq}
    if asked:
        shown["prompt"] = match.game.room("view").prompt(masked).to_json()
        shown["choices"] = _show_choices(match, masked)
    if viewer >= 0 and not table_log.is_over and not table.seats[viewer].left:
        shown |= _show_undo(table_log, table, viewer)
    if table_log.asked is not None and not table_log.is_over:
        wish, missing = table_log.asked, consent.missing(table, table_log, table_log.asked)
        beyond = wish.kind == "undo_beyond"
        shown["undo_asked"] = {"seq": wish.seq, "seat": wish.seat, "beyond": beyond, "missing": missing}
    if (vote := table_log.vote) is not None and not table_log.is_over:
        missing = consent.missing_votes(table, vote)
        shown["vote"] = {
            "seq": vote.seq, "seat": vote.seat, "change": vote.change, "by": vote.by, "missing": missing,
        }  # fmt: skip
    shown["ending"] = show_ending(table_log) if table_log.is_over else None
    return shown


def _show_undo(table_log: TableLog, table: StoredTable, viewer: int) -> dict[str, Any]:
    """Return whether a seat may take back its last choice, and who would have to agree."""
    near, far = (table_log.match.undo_point(viewer, beyond=beyond) is not None for beyond in (False, True))
    far = far and consent.may_undo_beyond(table)
    kind = "undo" if near else "undo_beyond"
    needs = consent.missing(table, table_log, AskedUndo(viewer, kind, 0)) if near or far else []
    return {"may_undo": near, "may_undo_beyond": far, "undo_needs": needs}


def show_past(match: Match, seq: int, viewer: int) -> dict[str, Any]:
    """Return an earlier position as the viewer saw it then; nothing can be answered there."""
    return _show_match(match, match.game.state.mask(match.state, viewer), seq, viewer, with_tables=True)


def _show_match(match: Match, masked: Any, seq: int, viewer: int, with_tables: bool) -> dict[str, Any]:
    """Masking costs as much as showing: so it is done once, and the game's own functions are called directly."""
    room = match.game.room("view")
    return {
        "seq": seq,
        "question": seq,
        "viewer": viewer,
        "actor": match.actor,
        "prompt": None,
        "choices": [],
        "view": room.view(masked, viewer),
        "tables": [_show_tables(table) for table in room.tables(masked, viewer)] if with_tables else [],
        "standing": show_standing(room.standing(masked, viewer)) if hasattr(room, "standing") else None,
        "may_undo": False,
        "may_undo_beyond": False,
        "undo_needs": [],
        "undo_asked": None,
        "vote": None,
        "ending": None,
    }


def show_standing(standing: Standing) -> dict[str, Any]:
    """Return who would win now, and what every number is made of (`wire.Standing`)."""
    return {
        "headline": standing.headline.to_json(),
        "sentences": [sentence.to_json() for sentence in standing.sentences],
        "ahead": standing.ahead,
        "counted": standing.counted.to_json(),
        "values": standing.values,
        "rows": [{"title": row.title.to_json(), "points": row.points} for row in standing.rows],
        "notes": [[note.to_json() for note in notes] for notes in standing.notes],
    }


def _show_choices(match: Match, masked: Any) -> list[dict[str, Any]]:
    """Return the legal answers, in order, with the names of the things on the board."""
    describe, name = match.game.room("view").describe, match.game.action_name
    return [
        {"action": action, "name": name(action), "text": describe(masked, action).to_json()} for action in match.legal()
    ]


def _show_tables(table: ReadableTable) -> dict[str, Any]:
    return {
        "title": table.title.to_json(),
        "columns": [column.to_json() for column in table.columns],
        "rows": [[cell.to_json() if isinstance(cell, Message) else cell for cell in row] for row in table.rows],
    }


# ---------------------------------------------------------------- the end


def show_ending(table_log: TableLog) -> dict[str, Any]:
    """Return how the match ended, with every seat's points over time (`wire.Ending`)."""
    if table_log.ending is None:
        table_log.ending = _make_ending(table_log)
    return table_log.ending


def _make_ending(table_log: TableLog) -> dict[str, Any]:
    match, winner = table_log.match, table_log.winner
    finished = match.is_over
    rows = match.game.score_sheet(match.state) if finished else []
    if finished:
        outcome, places = match.game.outcome(match.state), match.places()
    elif winner is not None:
        outcome = Message("outcome-given-up", {"seat": winner})
        places = [1 if seat == winner else 2 for seat in range(match.seats)]
    else:
        outcome, places = Message("outcome-abandoned"), [0] * match.seats
    return {
        "outcome": outcome.to_json(),
        "sheet": [{"title": row.title.to_json(), "points": row.points} for row in rows],
        "scores": match.scores(),
        "places": places,
        "history": thin_out(table_log.points),
    }


def thin_out(points: list[list[int]]) -> list[list[int]]:
    """Return a history of points with no more of them than can be drawn; the last are always there.

    >>> thin_out([[0], [2], [5]])
    [[0], [2], [5]]
    >>> history = thin_out([[points] for points in range(1000)])
    >>> len(history), history[1], history[-1]
    (251, [4], [999])
    """
    step = -(-len(points) // LONGEST_HISTORY)
    return [one for number, one in enumerate(points) if number % step == 0 or number == len(points) - 1]


# ---------------------------------------------------------------- the log

_LINES = {
    "undo": "log-undo",
    "undo_beyond": "log-undo-beyond",
    "ask_undo": "log-ask-undo",
    "ask_undo_beyond": "log-ask-undo-beyond",
    "agree_undo": "log-agree-undo",
    "refuse_undo": "log-refuse-undo",
    "end_undo": "log-undo-ended",
    "resign": "log-resigned",
    "flag": "log-out-of-time",
    "broken": "log-bot-broken",
    "take_over": "log-taken-over",
    "come_back": "log-came-back",
    "sit": "log-sat-down",
    "hand_out": "log-handed-out",
    "revoke": "log-revoked",
    "propose_bot": "log-proposed-bot",
    "propose_link": "log-proposed-link",
    "agree_vote": "log-agreed",
    "refuse_vote": "log-disagreed",
    "end_vote": "log-vote-ended",
    "abandon": "log-abandoned",
    "win": "log-won",
    "agree_play_on": "log-agreed-play-on",
    "agree_close": "log-agreed-close",
    "refuse_change": "log-disagreed",
    "play_on": "log-played-on",
    "close": "log-closed",
}


def show_log_piece(
    table_log: TableLog, viewer: int, after: int = -1, before: int | None = None, most: int = LOG_PIECE
) -> tuple[list[dict[str, Any]], bool]:
    """Return the last entries of those after `after` and before `before`, and whether there are more of them.

    They are sentences that the viewer may read (`wire.LogEntry`).
    """
    found: list[dict[str, Any]] = []
    for number in range(len(table_log.entries) if before is None else min(before, len(table_log.entries)), 0, -1):
        logged = table_log.entries[number - 1]
        if number - 1 <= after:
            break
        if not logged.undone and (entry := _show_entry(table_log.match.game, logged, viewer)):
            if len(found) == most:
                return found[::-1], True
            found.append(entry)
    return found[::-1], False


def show_entries(game: Game, entries: list[LoggedEntry], viewer: int) -> list[dict[str, Any]]:
    """Return entries as sentences that the viewer may read; those without a word are left out."""
    return [shown for logged in entries if (shown := _show_entry(game, logged, viewer))]


def _show_entry(game: Game, logged: LoggedEntry, viewer: int) -> dict[str, Any] | None:
    if logged.is_former:
        return logged.told
    if logged.trace is not None:
        lines = [line.to_json() for line in game.narrate(game.journal(logged.trace, viewer))]
    elif logged.entry is not None:
        args: dict[str, Any] = {} if logged.entry.seat is None else {"seat": logged.entry.seat}
        line = _LINES[logged.entry.kind]
        if logged.entry.level == NOBODY:
            line = "log-left-empty"
        elif logged.entry.level is not None:
            args["level"] = logged.entry.level.capitalize()
        if logged.entry.kind in PROPOSALS:
            args["by_seat"] = logged.entry.action
        if logged.entry.kind == "play_on" and logged.entry.details is not None:
            args = {"stored": logged.entry.details["former"], "installed": logged.entry.details["rules"]}
        lines = [{"id": line, "args": args}]
    else:
        lines = []
    if logged.entry is None:
        return {"seq": 0, "seat": None, "lines": lines} if lines else None
    return {"seq": logged.entry.seq, "seat": logged.entry.seat, "lines": lines}


def seat_dicts(table: StoredTable) -> list[dict[str, Any]]:
    """Return the seats as they are noted in a match file: no tokens, no people's numbers."""
    return [{key: asdict(seat)[key] for key in ("kind", "name", "level")} for seat in table.seats]
