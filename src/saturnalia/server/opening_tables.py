"""Opening tables, sitting down at them, and playing again."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from saturnalia.kernel.game import Game
from saturnalia.kernel.match import SEED_BITS
from saturnalia.kernel.options import choose_for_company
from saturnalia.server import clock, notify
from saturnalia.server.forced import give_forced_answers
from saturnalia.server.people import Person, clean_name
from saturnalia.server.play import ServerContext, check_level, check_substitute, name_bot, progress, usual_level
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry, Seat, StoredTable, add_entries, insert_table, load_table, update_seat
from saturnalia.server.store import holders, tables
from saturnalia.server.table_log import TableLog
from saturnalia.server.tokens import make_table_id, make_token, same
from saturnalia.server.wire import Join, NewTable, SeatSetting


def open_table(context: ServerContext, new: NewTable, person: Person) -> str:
    """Open a table and return its id; it starts at once if no seat is open and its game is ready."""
    game = context.games.game(new.game)
    options = dict(new.options)
    if game.seat_counts:
        if len(new.seats) not in game.seat_counts:
            raise Refused("refused-seat-count", status=400, count=len(new.seats))
        if options.setdefault("seats", len(new.seats)) != len(new.seats):
            raise Refused("refused-seat-option", status=400, count=len(new.seats), option=str(options["seats"]))
    if sum(seat.kind != "bot" for seat in new.seats) > 1:
        options = choose_for_company(game.options, options)
    completed = game.complete_options(options)
    seats = _seat(new.seats, person)
    if new.substitute is not None:
        check_substitute(new.substitute)
    people = sum(wanted.kind != "bot" for wanted in new.seats)
    table = new_table(
        context, game, completed, seats, person.id, visibility=new.visibility, undo_beyond=new.undo_beyond,
        clock_setting=new.clock.model_dump() if new.clock else None, substitute=new.substitute,
        hints=people < 2 if new.hints is None else new.hints,
    )  # fmt: skip
    for seat in table.seats:
        seat.ready = seat.kind == "person" and (new.ready or not table.has_open_seat())
    first = start(context, table, game) if table.is_complete() else []
    with context.store.writing() as connection:
        insert_table(connection, table, first)
    return table.id


def _seat(settings: list[SeatSetting], person: Person) -> list[Seat]:
    seats: list[Seat] = []
    for number, wanted in enumerate(settings):
        name = clean_name(wanted.name or "")
        seat = Seat(number, "person", name, None, False, make_token(), {person.id})
        if wanted.kind == "me":
            seat.name = name or person.name
        elif wanted.kind == "local":
            seat.guest = True
        elif wanted.kind == "bot":
            level = wanted.level or ""
            check_level(level)
            name = name_bot(level, [other.name for other in seats])
            seat = Seat(number, "bot", name, level, False, make_token())
        elif wanted.kind == "open":
            seat = Seat(number, "open", "", None, False, make_token())
        seats.append(seat)
    return seats


def new_table(
    context: ServerContext,
    game: Game,
    options: dict[str, Any],
    seats: list[Seat],
    host: int,
    *,
    visibility: str = "private",
    undo_beyond: bool = False,
    clock_setting: dict[str, Any] | None = None,
    seed: int | None = None,
    hints: bool = True,
    imported: bool = False,
    substitute: str | None = None,
) -> StoredTable:
    """Return a table that is not stored yet, with its own seed and links."""
    now = context.now()
    return StoredTable(
        id=make_table_id(), game=game.name, rules=game.version, pack=context.games.pack_of(game), options=options,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed, salt=make_token(), visibility=visibility,
        undo_beyond=undo_beyond, host=host, invite=make_token(), watch=make_token(), status="waiting", rematch=None,
        clock=clock_setting, clock_left=clock.first_clocks(clock_setting, len(seats)), clock_started=None,
        deadline=None, actor=-1, seq=0, round=None, created=now, updated=now, hints=hints,
        imported=imported, substitute=substitute or usual_level(), seats=seats,
    )  # fmt: skip


def start(context: ServerContext, table: StoredTable, game: Game) -> list[Entry]:
    """Begin the match of a table and return the first forced answers; it is played by the rules installed now.

    While its game is being prepared the table waits; `begin` is called later.
    """
    if not context.preparation.is_ready(game):
        return []
    now = context.now()
    table.rules, table.pack = game.version, context.games.pack_of(game)
    table.options = game.carry_over_options(table.options)  # it may have waited while the game got another one
    table_log = TableLog(game, table.options, table.seed)
    first = give_forced_answers(table, table_log, now)
    for name, value in progress(table, table_log, now).items():
        setattr(table, name, value)
    return first


def join(context: ServerContext, table_id: str, request: Join, person: Person) -> None:
    """Take an open seat by its link or by the invitation.

    A seat link of a taken seat adds this device to it; but a seat that the host plays for a guest becomes the guest's,
    and the host neither looks from it nor plays it any more.
    """
    with context.store.writing() as connection:
        table = lock_table(connection, table_id)
        seat = find_seat(table, request, person)
        is_new = person.id not in seat.holders
        if is_new and seat.guest:
            connection.execute(holders.delete().where(holders.c.table_id == table_id, holders.c.seat == seat.seat))
        if is_new:
            connection.execute(holders.insert().values(table_id=table_id, seat=seat.seat, person=person.id))
        if seat.kind == "open" or (is_new and seat.guest):
            # whoever sent the link knows its token: from now on the seat has a new one, which only its holder learns
            name = clean_name(request.name) or person.name
            taken = replace(
                seat, kind="person", name=name, token=make_token(), holders={person.id}, guest=False,
                ready=request.ready or table.status != "waiting",
            )  # fmt: skip
            if table.status != "waiting":
                taken = taken.follows(seat, table.seq + 1)
            table.seats[seat.seat] = taken
            update_seat(connection, table_id, taken)
            if seat.kind == "open":
                table.updated = context.now()
                if table.proposal is not None and table.proposal["seat"] == seat.seat:
                    table.proposal = None  # what was to become of this seat is settled
                sit_down(context, connection, table)
        if context.store.is_postgres:
            notify.tell(connection, table_id, context.process)


def begin(context: ServerContext, table_id: str) -> None:
    """Begin a match for which everybody was there before its game was ready; only one process does it."""
    with context.store.writing() as connection:
        table = lock_table(connection, table_id)
        if table.status == "waiting":
            sit_down(context, connection, table)
            if context.store.is_postgres:
                notify.tell(connection, table_id, context.process)


def lock_table(connection: sa.Connection, table_id: str) -> StoredTable:
    """Return a table that nobody else changes until the transaction ends."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    table = load_table(connection, table_id)
    if table is None:
        raise Refused("refused-table-unknown", status=404)
    return table


def find_seat(table: StoredTable, request: Join, person: Person) -> Seat:
    """Return the seat that somebody asks for, or refuse.

    Whoever follows the invitation twice, because the first answer was lost on its way, has a seat already.
    """
    for seat in table.seats:
        if same(seat.token, request.token):
            if (seat.kind == "bot" or seat.left) and not seat.handed_out:
                raise Refused("refused-seat-left", seat=seat.seat)
            return seat
    if not same(table.invite, request.token):
        raise Refused("refused-link", status=403)
    if request.seat is None and (mine := table.seats_of(person.id)):
        return table.seats[mine[0]]
    free = [seat for seat in table.seats if seat.kind == "open"]
    if not free:
        raise Refused("refused-full")
    if request.seat is None:
        return free[0]
    wanted = [seat for seat in free if seat.seat == request.seat]
    if not wanted:
        raise Refused("refused-seat-taken", number=request.seat + 1)
    return wanted[0]


def sit_down(context: ServerContext, connection: sa.Connection, table: StoredTable) -> None:
    """After a change at a waiting table: begin if nobody is missing and everybody is ready, and store it."""
    first = start(context, table, context.games.game(table.game)) if table.is_complete() else []
    table.expires = None
    if table.status != "waiting":
        table.proposal = None
    names = (
        "rules", "pack", "options", "status", "clock_left", "clock_started", "deadline", "actor", "seq", "round",
        "updated", "expires", "proposal",
    )  # fmt: skip
    values = {name: getattr(table, name) for name in names}
    connection.execute(tables.update().where(tables.c.id == table.id).values(**values))
    add_entries(connection, table.id, first)


def rematch(context: ServerContext, table_id: str, person: Person) -> str:
    """Open a table for the same people with the same options, once; return its id.

    Whoever asks for it is ready; the others, who may still look at the scores, are asked.
    """
    with context.store.writing() as connection:
        table = lock_table(connection, table_id)
        if not table.is_known_to(person.id):
            raise Refused("refused-not-seated", status=403)
        if table.rematch is not None:
            return table.rematch
        if table.status != "over":
            raise Refused("refused-rematch-early")
        game = context.games.game(table.game)
        seats = [_play_again(seat, person) for seat in table.seats]
        again = new_table(
            context, game, game.carry_over_options(table.options), seats, person.id,
            visibility=table.visibility, undo_beyond=table.undo_beyond, clock_setting=table.clock,
            hints=table.hints, substitute=table.substitute,
        )  # fmt: skip
        insert_table(connection, again, start(context, again, game) if again.is_complete() else [])
        connection.execute(tables.update().where(tables.c.id == table_id).values(rematch=again.id))
        if context.store.is_postgres:
            notify.tell(connection, table_id, context.process)
        return again.id


def _play_again(seat: Seat, person: Person) -> Seat:
    """Return a seat for another match: whoever was away or had resigned is asked again like everybody else."""
    asks = person.id in seat.holders
    again = replace(seat, token=make_token(), left=False, ready=asks, stand_in=None, handed_out=False, former=[])
    return again if seat.stand_in is None else replace(again, kind="person", level=None)
