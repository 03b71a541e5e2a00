"""Opening tables, sitting down at them, and playing again."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from saturnalia.kernel.game import Game
from saturnalia.kernel.match import SEED_BITS
from saturnalia.server import clock, notify
from saturnalia.server.forced import give_forced_answers
from saturnalia.server.people import Person, clean_name
from saturnalia.server.play import Desk, check_level, name_bot, progress
from saturnalia.server.record import Record
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry, Seat, Sitting, add_entries, insert_sitting, load_sitting, update_seat
from saturnalia.server.store import holders, tables
from saturnalia.server.tokens import make_table_id, make_token, same
from saturnalia.server.wire import Join, NewTable, SeatSetting


def open_table(desk: Desk, new: NewTable, person: Person) -> str:
    """Open a table and return its id; it starts at once if no seat is open."""
    game = desk.shelf.game(new.game)
    options = dict(new.options)
    if game.seat_counts:
        if len(new.seats) not in game.seat_counts:
            raise Refused("refused-seat-count", status=400, count=len(new.seats))
        if options.setdefault("seats", len(new.seats)) != len(new.seats):
            raise Refused("refused-seat-option", status=400, count=len(new.seats), option=str(options["seats"]))
    completed = game.complete_options(options)
    seats = _seat(new.seats, person)
    sitting = new_sitting(
        desk, game, completed, seats, person.id, visibility=new.visibility, undo_beyond=new.undo_beyond,
        clock_setting=new.clock.model_dump() if new.clock else None,
    )  # fmt: skip
    first = [] if any(seat.kind == "open" for seat in seats) else start(desk, sitting, game)
    with desk.store.writing() as connection:
        insert_sitting(connection, sitting, first)
    return sitting.id


def _seat(settings: list[SeatSetting], person: Person) -> list[Seat]:
    seats: list[Seat] = []
    for number, wanted in enumerate(settings):
        name = clean_name(wanted.name or "")
        seat = Seat(number, "person", name, None, False, make_token(), {person.id})
        if wanted.kind == "me":
            seat.name = name or person.name
        elif wanted.kind == "bot":
            level = wanted.level or ""
            check_level(level)
            name = name_bot(level, [other.name for other in seats])
            seat = Seat(number, "bot", name, level, False, make_token())
        elif wanted.kind == "open":
            seat = Seat(number, "open", "", None, False, make_token())
        seats.append(seat)
    return seats


def new_sitting(
    desk: Desk,
    game: Game,
    options: dict[str, Any],
    seats: list[Seat],
    host: int,
    *,
    visibility: str = "private",
    undo_beyond: bool = False,
    clock_setting: dict[str, Any] | None = None,
    seed: int | None = None,
) -> Sitting:
    """Return a table that is not stored yet, with its own seed and links."""
    now = desk.now()
    return Sitting(
        id=make_table_id(), game=game.name, rules=game.version, pack=desk.shelf.pack_of(game), options=options,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed, salt=make_token(), visibility=visibility,
        undo_beyond=undo_beyond, host=host, invite=make_token(), watch=make_token(), status="waiting", rematch=None,
        clock=clock_setting, clock_left=clock.first_clocks(clock_setting, len(seats)), clock_started=None,
        deadline=None, actor=-1, seq=0, round=None, created=now, updated=now, seats=seats,
    )  # fmt: skip


def start(desk: Desk, sitting: Sitting, game: Game) -> list[Entry]:
    """Begin the match of a table and return the first forced answers; it is played by the rules installed now."""
    now = desk.now()
    sitting.rules, sitting.pack = game.version, desk.shelf.pack_of(game)
    record = Record(game, sitting.options, sitting.seed)
    first = give_forced_answers(sitting, record, now)
    for name, value in progress(sitting, record, now).items():
        setattr(sitting, name, value)
    return first


def join(desk: Desk, table_id: str, request: Join, person: Person) -> None:
    """Take an open seat by its link or by the invitation; a seat link of a taken seat adds this device to it."""
    with desk.store.writing() as connection:
        sitting = _lock(connection, table_id)
        seat = _find_seat(sitting, request)
        if person.id not in seat.holders:
            connection.execute(holders.insert().values(table_id=table_id, seat=seat.seat, person=person.id))
        if seat.kind == "open":
            # whoever sent the link knows its token: from now on the seat has a new one, which only its holder learns
            name = clean_name(request.name) or person.name
            taken = replace(seat, kind="person", name=name, token=make_token(), holders={person.id})
            sitting.seats[seat.seat] = taken
            update_seat(connection, table_id, taken)
            _sit_down(desk, connection, sitting)
        if desk.store.is_postgres:
            notify.tell(connection, table_id, desk.process)


def _lock(connection: sa.Connection, table_id: str) -> Sitting:
    """Return a table that nobody else changes until the transaction ends."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    sitting = load_sitting(connection, table_id)
    if sitting is None:
        raise Refused("refused-table-unknown", status=404)
    return sitting


def _find_seat(sitting: Sitting, request: Join) -> Seat:
    for seat in sitting.seats:
        if same(seat.token, request.token):
            if seat.kind == "bot" or seat.left:
                raise Refused("refused-seat-left", seat=seat.seat)
            return seat
    if not same(sitting.invite, request.token):
        raise Refused("refused-link", status=403)
    free = [seat for seat in sitting.seats if seat.kind == "open"]
    if not free:
        raise Refused("refused-full")
    if request.seat is None:
        return free[0]
    wanted = [seat for seat in free if seat.seat == request.seat]
    if not wanted:
        raise Refused("refused-seat-taken", number=request.seat + 1)
    return wanted[0]


def _sit_down(desk: Desk, connection: sa.Connection, sitting: Sitting) -> None:
    """After somebody sat down: begin if no seat is open any more."""
    now = desk.now()
    first: list[Entry] = []
    if not any(seat.kind == "open" for seat in sitting.seats):
        first = start(desk, sitting, desk.shelf.game(sitting.game))
    sitting.updated = now
    names = ("rules", "pack", "status", "clock_left", "clock_started", "deadline", "actor", "seq", "round", "updated")
    values = {name: getattr(sitting, name) for name in names}
    connection.execute(tables.update().where(tables.c.id == sitting.id).values(**values))
    add_entries(connection, sitting.id, first)


def rematch(desk: Desk, table_id: str, person: Person) -> str:
    """Open a table for the same people with the same options, once; return its id."""
    with desk.store.writing() as connection:
        sitting = _lock(connection, table_id)
        if person.id not in sitting.persons() and person.id != sitting.host:
            raise Refused("refused-not-seated", status=403)
        if sitting.rematch is not None:
            return sitting.rematch
        if sitting.status != "over":
            raise Refused("refused-rematch-early")
        game = desk.shelf.game(sitting.game)
        seats = [replace(seat, token=make_token(), left=False) for seat in sitting.seats]
        again = new_sitting(
            desk, game, game.complete_options(sitting.options), seats, person.id,
            visibility=sitting.visibility, undo_beyond=sitting.undo_beyond, clock_setting=sitting.clock,
        )  # fmt: skip
        insert_sitting(connection, again, start(desk, again, game))
        connection.execute(tables.update().where(tables.c.id == table_id).values(rematch=again.id))
        if desk.store.is_postgres:
            notify.tell(connection, table_id, desk.process)
        return again.id
