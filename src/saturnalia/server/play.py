"""What people and bots do at a table: act, resign, take over. Check, commit, and only then it has happened.

These functions run in worker threads, one at a time for each table. Each returns after its entries are stored.
If storing fails, the table is marked stale and is rebuilt from the table_log before it is used again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from saturnalia import bots
from saturnalia.kernel.errors import IllegalAction
from saturnalia.server import clock
from saturnalia.server.campaigns import note_win
from saturnalia.server.forced import give_forced_answers
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.nobody import NOBODY
from saturnalia.server.preparation import Preparation
from saturnalia.server.refuse import Overtaken, Refused
from saturnalia.server.rows import ANSWERS, Entry, LostRace, Seat, StoredTable, append
from saturnalia.server.store import Store
from saturnalia.server.table_log import TableLog


@dataclass
class ServerContext:
    """What the functions below need: where to store, who stores, what time it is, which games are here and ready."""

    store: Store
    process: str
    now: Callable[[], float]
    games: InstalledGames
    preparation: Preparation


@dataclass
class TableInPlay:
    """A table in play: what is stored of it, and its log as a match; `stale` until reloaded after a failure."""

    table: StoredTable
    log: TableLog
    stale: bool = False


def act(
    context: ServerContext,
    in_play: TableInPlay,
    seq: int,
    seat: int,
    action: int,
    person: int | None,
    ref: int | None = None,
) -> None:
    """Play an offered action in answer to the question asked at `seq` (a person's or, without person, a bot's)."""
    table, table_log = in_play.table, in_play.log
    check_playing(in_play)
    if person is not None:
        check_holds(table, seat, person)
    elif table.seats[seat].kind != "bot":
        raise Refused("refused-stale")  # a person has taken the seat back while the bot was thinking
    check_fresh(table_log, seq)
    if table_log.match.actor != seat:
        raise Refused("refused-not-your-turn", seat=table_log.match.actor)
    now = context.now()
    if person is not None and clock.is_out_of_time(table, now):
        raise Refused("refused-out-of-time", seat=seat)
    new = [Entry(table_log.seq + 1, "act", seat, now, action, person=person, ref=ref, clock=clock.note(table, now))]
    try:
        commit(context, in_play, new, answered=True)
    except IllegalAction as illegal:
        raise Refused.because(illegal.reason) from None


def resign(context: ServerContext, in_play: TableInPlay, seat: int, person: int, ref: int | None = None) -> None:
    """Leave a seat for good: of two, the other has won; of more, the rest go on; of people alone, nobody is left."""
    check_playing(in_play)
    check_holds(in_play.table, seat, person)
    now = context.now()
    _go(context, in_play, Entry(in_play.log.seq + 1, "resign", seat, now, person=person, ref=ref))


def leave(context: ServerContext, in_play: TableInPlay, seq: int, seat: int, kind: str) -> None:
    """Mark a seat as left because its time ran out (`flag`) or its bot broke (`broken`)."""
    check_playing(in_play)
    check_fresh(in_play.log, seq)
    _go(context, in_play, Entry(in_play.log.seq + 1, kind, seat, context.now()))


def _go(context: ServerContext, in_play: TableInPlay, entry: Entry) -> None:
    """Store that a seat was left, with what follows from it at once."""
    table, seat = in_play.table, in_play.table.seats[entry.seat or 0]
    others = [other for other in table.seats if other.seat != seat.seat and not other.left]
    gone = replace(seat, left=True)
    new = [entry]
    if entry.kind != "broken" and len(table.seats) == 2 and others:
        new.append(Entry(entry.seq + 1, "win", others[0].seat, entry.at))
    elif entry.kind == "resign" and not any(other.kind == "person" or other.stand_in == "away" for other in others):
        new.append(Entry(entry.seq + 1, "abandon", None, entry.at))
    elif entry.kind != "broken":
        new.append(Entry(entry.seq + 1, "take_over", seat.seat, entry.at, level=table.substitute))
        gone = bot_at(table, seat, table.substitute, "resigned" if entry.kind == "resign" else "away")
    commit(context, in_play, new, [gone])


def take_over(
    context: ServerContext, in_play: TableInPlay, seat: int, level: str, person: int, ref: int | None = None
) -> None:
    """Let a bot play on for a seat that was left."""
    table = in_play.table
    check_playing(in_play)
    if seat >= len(table.seats):
        raise Refused("refused-no-such-seat", number=seat + 1)
    if not table.seats_of(person) and person != table.host:
        raise Refused("refused-not-seated", status=403)
    if not table.seats[seat].left:
        raise Refused("refused-not-left", seat=seat)
    check_level(level)
    new = [Entry(in_play.log.seq + 1, "take_over", seat, context.now(), level=level, person=person, ref=ref)]
    commit(context, in_play, new, [bot_at(table, table.seats[seat], level, table.seats[seat].stand_in)])


def bot_at(table: StoredTable, seat: Seat, level: str, stand_in: str | None) -> Seat:
    """Return a seat with a bot at it; if it stands in for a person, the seat keeps that person's name."""
    is_kept = seat.holders or level == NOBODY
    name = seat.name if is_kept else name_bot(level, [one.name for one in table.seats if one.seat != seat.seat])
    return replace(seat, kind="bot", name=name, level=level, left=False, stand_in=stand_in, handed_out=False)


# ---------------------------------------------------------------- committing


def commit(
    context: ServerContext,
    in_play: TableInPlay,
    new: list[Entry],
    seats: list[Seat] | None = None,
    *,
    answered: bool = False,
    clocks: list[int] | None = None,
    host: int | None = None,
) -> None:
    """Apply entries, add the answers that are forced, store everything in one transaction; `host`: who is it now."""
    table, table_log = in_play.table, in_play.log
    table_log.follow(new)  # refuses an illegal action before anything has changed
    in_play.stale = True  # until the rest has succeeded too
    if new[-1].kind in ANSWERS:
        new = new + give_forced_answers(table, table_log, new[-1].at)
    until = new[-1].seq + (new[-1].kind != "sit")  # only this one is about whoever sits there from now on
    seats = [seat.follows(table.seats[seat.seat], until) for seat in seats or []]
    for seat in seats:
        table.seats[seat.seat] = seat
    changes = progress(table, table_log, new[-1].at, answered=answered, clocks=clocks)
    changes["host"] = table.host if host is None else host
    try:
        append(context.store, table, new, changes, seats)
    except LostRace:
        raise Overtaken from None
    for name, value in changes.items():
        setattr(table, name, value)
    if changes["status"] == "over":
        note_win(context.store, table, table_log)
    in_play.stale = False


def progress(
    table: StoredTable, table_log: TableLog, now: float, *, answered: bool = False, clocks: list[int] | None = None
) -> dict[str, Any]:
    """Return the columns of the table that follow from its log; `clocks`: what an undo gives back."""
    actor = -1 if table_log.is_over else table_log.match.actor
    return {
        "status": "over" if table_log.is_over else "playing",
        "actor": actor,
        "seq": table_log.seq,
        "round": int(getattr(table_log.match.state, "round_number", 0)) or None,
        "updated": now,
        "expires": None,
        **clock.turn_clock(table, actor, now, answered=answered, restored=clocks),
    }


# ---------------------------------------------------------------- checks


def check_playing(in_play: TableInPlay) -> None:
    """Refuse whatever needs a match that is going on."""
    if in_play.log.is_over:
        raise Refused("refused-over")


def check_holds(table: StoredTable, seat: int, person: int) -> None:
    """Refuse to touch somebody else's seat, or one that was left."""
    if seat not in table.seats_of(person):
        raise Refused("refused-foreign-seat", status=403)
    if table.seats[seat].left or table.seats[seat].kind != "person":
        raise Refused("refused-seat-left", seat=seat)


def check_fresh(table_log: TableLog, seq: int) -> None:
    """Refuse an answer to a question that is no longer the present one: double clicks, races, replays."""
    if not table_log.question_seq <= seq <= table_log.seq:
        raise Refused("refused-stale")


def check_level(level: str) -> None:
    """Refuse a bot that does not exist."""
    if level not in bots.LEVELS:
        raise Refused("refused-level", status=400, level=level, known=list(bots.LEVELS))


def check_substitute(level: str) -> None:
    """Refuse what cannot play on for whoever leaves: neither a bot's level nor nobody at all."""
    if level != NOBODY:
        check_level(level)


def level_before_match(table: StoredTable) -> str:
    """Return the level of a bot that takes a seat before the match: there, an empty one can be taken away instead."""
    return usual_level() if table.substitute == NOBODY else table.substitute


def usual_level() -> str:
    """Return the level of the bot that plays on where nobody has chosen one: the middle one.

    >>> usual_level()
    'centurio'
    """
    levels = list(bots.LEVELS)
    return levels[len(levels) // 2]


def name_bot(level: str, taken: list[str]) -> str:
    """Return a bot's name: its level, with a number if there are several.

    >>> name_bot("miles", ["Miles", "Julia"])
    'Miles II'
    """
    numbers = ("", " II", " III", " IV", " V", " VI", " VII", " VIII")
    names = [level.capitalize() + number for number in numbers]
    return next((name for name in names if name not in taken), names[0])
