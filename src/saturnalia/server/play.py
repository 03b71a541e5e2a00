"""What people and bots do at a table: act, undo, resign, take over. Check, commit, and only then it has happened.

These functions run in worker threads, one at a time for each table. Each returns after its entries are stored.
If storing fails, the table is marked stale and is rebuilt from the record before it is used again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from saturnalia import bots
from saturnalia.kernel.errors import IllegalAction
from saturnalia.server import clock
from saturnalia.server.forced import give_forced_answers
from saturnalia.server.record import Record
from saturnalia.server.refuse import Overtaken, Refused
from saturnalia.server.rows import ANSWERS, Entry, LostRace, Seat, Sitting, append
from saturnalia.server.shelf import Shelf
from saturnalia.server.store import Store


@dataclass
class Desk:
    """What the functions below need: where to store, who stores, what time it is, and which games there are."""

    store: Store
    process: str
    now: Callable[[], float]
    shelf: Shelf


@dataclass
class Board:
    """A table in play: its sitting and the record folded into a position; `stale` until reloaded after a failure."""

    sitting: Sitting
    record: Record
    stale: bool = False


def act(desk: Desk, board: Board, seq: int, seat: int, action: int, person: int | None, ref: int | None = None) -> None:
    """Play an offered action in answer to the question asked at `seq` (a person's or, without person, a bot's)."""
    sitting, record = board.sitting, board.record
    check_playing(board)
    if person is not None:
        check_holds(sitting, seat, person)
    check_fresh(record, seq)
    if record.match.actor != seat:
        raise Refused("refused-not-your-turn", seat=record.match.actor)
    now = desk.now()
    if person is not None and clock.is_out_of_time(sitting, now):
        raise Refused("refused-out-of-time", seat=seat)
    new = [Entry(seq + 1, "act", seat, now, action, person=person, ref=ref)]
    try:
        _commit(desk, board, new, answered=True)
    except IllegalAction as illegal:
        raise Refused.because(illegal.reason) from None


def undo(desk: Desk, board: Board, seq: int, seat: int, beyond: bool, person: int, ref: int | None = None) -> None:
    """Take back a seat's last choice: at once while nothing was revealed, else only where the host allowed it."""
    sitting, record = board.sitting, board.record
    check_playing(board)
    check_holds(sitting, seat, person)
    check_fresh(record, seq)
    kind, point = "undo", record.match.undo_point(seat)
    if point is None and beyond:
        if not sitting.undo_beyond:
            raise Refused("refused-undo-beyond-off")
        if not sitting.belongs_to_one():
            raise Refused("refused-undo-beyond-company")
        kind, point = "undo_beyond", record.match.undo_point(seat, beyond=True)
    if point is None:
        chosen = record.match.undo_point(seat, beyond=True) is not None
        raise Refused("refused-undo-revealed" if chosen else "refused-undo-nothing")
    new = [Entry(seq + 1, kind, seat, desk.now(), point, person=person, ref=ref)]
    _commit(desk, board, new)


def resign(desk: Desk, board: Board, seat: int, person: int, ref: int | None = None) -> None:
    """Leave a seat for good; when nobody else is left the match is abandoned."""
    check_playing(board)
    check_holds(board.sitting, seat, person)
    seq, now = board.record.seq, desk.now()
    new = [Entry(seq + 1, "resign", seat, now, person=person, ref=ref)]
    if not any(other.kind == "person" and not other.left and other.seat != seat for other in board.sitting.seats):
        new.append(Entry(seq + 2, "abandon", None, now))
    _commit(desk, board, new, [replace(board.sitting.seats[seat], left=True)])


def leave(desk: Desk, board: Board, seq: int, seat: int, kind: str) -> None:
    """Mark a seat as left because its time ran out (`flag`) or its bot broke (`broken`)."""
    check_playing(board)
    check_fresh(board.record, seq)
    new = [Entry(seq + 1, kind, seat, desk.now())]
    _commit(desk, board, new, [replace(board.sitting.seats[seat], left=True)])


def take_over(desk: Desk, board: Board, seat: int, level: str, person: int, ref: int | None = None) -> None:
    """Let a bot play on for a seat that was left."""
    sitting = board.sitting
    check_playing(board)
    if seat >= len(sitting.seats):
        raise Refused("refused-no-such-seat", number=seat + 1)
    if not sitting.seats_of(person) and person != sitting.host:
        raise Refused("refused-not-seated", status=403)
    if not sitting.seats[seat].left:
        raise Refused("refused-not-left", seat=seat)
    check_level(level)
    name = name_bot(level, [other.name for other in sitting.seats if other.seat != seat])
    new = [Entry(board.record.seq + 1, "take_over", seat, desk.now(), level=level, person=person, ref=ref)]
    _commit(desk, board, new, [replace(sitting.seats[seat], kind="bot", name=name, level=level, left=False)])


# ---------------------------------------------------------------- committing


def _commit(
    desk: Desk, board: Board, new: list[Entry], seats: list[Seat] | None = None, *, answered: bool = False
) -> None:
    """Apply entries, add the answers that are forced, store everything in one transaction."""
    sitting, record = board.sitting, board.record
    record.follow(new)  # refuses an illegal action before anything has changed
    board.stale = True  # until the rest has succeeded too
    if new[-1].kind in ANSWERS:
        new = new + give_forced_answers(sitting, record, new[-1].at)
    for seat in seats or []:
        sitting.seats[seat.seat] = seat
    changes = progress(sitting, record, new[-1].at, answered=answered)
    try:
        append(desk.store, sitting, new, changes, seats or [], desk.process)
    except LostRace:
        raise Overtaken from None
    for name, value in changes.items():
        setattr(sitting, name, value)
    board.stale = False


def progress(sitting: Sitting, record: Record, now: float, *, answered: bool = False) -> dict[str, Any]:
    """Return the columns of the table that follow from its record."""
    actor = -1 if record.is_over else record.match.actor
    return {
        "status": "over" if record.is_over else "playing",
        "actor": actor,
        "seq": record.seq,
        "round": int(getattr(record.match.state, "round_number", 0)) or None,
        "updated": now,
        **clock.turn_clock(sitting, actor, now, answered=answered),
    }


# ---------------------------------------------------------------- checks


def check_playing(board: Board) -> None:
    """Refuse whatever needs a match that is going on."""
    if board.record.is_over:
        raise Refused("refused-over")


def check_holds(sitting: Sitting, seat: int, person: int) -> None:
    """Refuse to touch somebody else's seat, or one that was left."""
    if seat not in sitting.seats_of(person):
        raise Refused("refused-foreign-seat", status=403)
    if sitting.seats[seat].left or sitting.seats[seat].kind != "person":
        raise Refused("refused-seat-left", seat=seat)


def check_fresh(record: Record, seq: int) -> None:
    """Refuse an answer to a question that is no longer the present one: double clicks, races, replays."""
    if seq != record.seq:
        raise Refused("refused-stale")


def check_level(level: str) -> None:
    """Refuse a bot that does not exist."""
    if level not in bots.LEVELS:
        raise Refused("refused-level", status=400, level=level, known=", ".join(bots.LEVELS))


def name_bot(level: str, taken: list[str]) -> str:
    """Return a bot's name: its level, with a number if there are several.

    >>> name_bot("miles", ["Miles", "Julia"])
    'Miles II'
    """
    numbers = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
    names = [level.capitalize() + number for number in numbers]
    return next((name for name in names if name not in taken), names[0])
