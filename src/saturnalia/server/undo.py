"""Taking back: at once while it concerns nobody else, otherwise with the consent of those whom it concerns.

Nobody can be robbed of time or kept from answering by it: clocks are given back as they were, whoever is asked already
must agree, they may simply answer instead, and one position can be come back to only so often.
"""

from __future__ import annotations

from saturnalia.server import clock
from saturnalia.server.consent import may_undo_beyond, missing
from saturnalia.server.play import ServerContext, TableInPlay, check_fresh, check_holds, check_playing, commit
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry, StoredTable
from saturnalia.server.table_log import AskedUndo, TableLog

ANSWER_SECONDS = 60.0
"""How long a wish waits for answers; then nothing is taken back, for silence is no consent to that."""
MOST_IN_COMPANY = 10
MOST_ALONE = 200
"""How often a match can be taken back to one and the same number of actions."""


def undo(
    context: ServerContext, in_play: TableInPlay, seq: int, seat: int, beyond: bool, person: int, ref: int | None = None
) -> None:
    """Take back a seat's last choice, or ask those who must agree."""
    table, table_log = in_play.table, in_play.log
    check_playing(in_play)
    check_holds(table, seat, person)
    check_fresh(table_log, seq)
    kind, point = _find_point(table, table_log, seat, beyond)
    if table_log.undos[point] >= (MOST_ALONE if table.belongs_to_one() else MOST_IN_COMPANY):
        raise Refused("refused-undo-often")
    asked = AskedUndo(seat, kind, point)
    if not missing(table, table_log, asked):
        _take_back(context, in_play, asked, [], person, ref)
        return
    if table_log.asked is not None:
        raise Refused("refused-undo-asked", seat=table_log.asked.seat)
    if seat in table_log.declined:
        raise Refused("refused-undo-declined")
    entry = Entry(table_log.seq + 1, f"ask_{kind}", seat, context.now(), point, person=person, ref=ref)
    commit(context, in_play, [entry])


def answer_undo(
    context: ServerContext,
    in_play: TableInPlay,
    seat: int,
    agree: bool,
    person: int,
    ref: int | None = None,
    about: int | None = None,
) -> None:
    """Agree that another seat takes back its last choice, or not; `about`: the entry by which it was asked."""
    table, table_log = in_play.table, in_play.log
    check_playing(in_play)
    check_holds(table, seat, person)
    asked = table_log.asked
    if asked is None or about not in (None, asked.seq) or seat not in missing(table, table_log, asked):
        raise Refused("refused-undo-not-asked")
    kind = "agree_undo" if agree else "refuse_undo"
    entry = Entry(table_log.seq + 1, kind, seat, context.now(), person=person, ref=ref)
    if agree and missing(table, table_log, asked) == [seat]:
        _take_back(context, in_play, asked, [entry], person, ref)
    else:
        commit(context, in_play, [entry])


def end_undo(context: ServerContext, in_play: TableInPlay) -> None:
    """A wish to take something back is over: not everybody has answered in time."""
    check_playing(in_play)
    asked, now = in_play.log.asked, context.now()
    if asked is None or now < asked.at + ANSWER_SECONDS:
        raise Refused("refused-undo-not-asked")
    commit(context, in_play, [Entry(in_play.log.seq + 1, "end_undo", asked.seat, now)])


def _find_point(table: StoredTable, table_log: TableLog, seat: int, beyond: bool) -> tuple[str, int]:
    """Return the kind of undo, and how many actions will stay."""
    point = table_log.match.undo_point(seat)
    if point is not None:
        return "undo", point
    far = table_log.match.undo_point(seat, beyond=True)
    if far is None:
        raise Refused("refused-undo-nothing")
    if not beyond:
        raise Refused("refused-undo-revealed")
    if not may_undo_beyond(table):
        raise Refused("refused-undo-beyond-off")
    return "undo_beyond", far


def _take_back(
    context: ServerContext, in_play: TableInPlay, asked: AskedUndo, before: list[Entry], person: int, ref: int | None
) -> None:
    table, table_log, now = in_play.table, in_play.log, context.now()
    found = [table_log.entries[seq].entry for seq in table_log.seqs[asked.point :]]
    clocks = clock.take_back(table, asked.seat, [entry for entry in found if entry is not None], now)
    number = table_log.seq + len(before) + 1
    entry = Entry(number, asked.kind, asked.seat, now, asked.point, person=person, ref=None if before else ref)
    commit(context, in_play, [*before, entry], clocks=clocks)
