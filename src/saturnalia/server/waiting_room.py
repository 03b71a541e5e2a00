"""Before the match: saying that one is ready, and who sits where.

The host gives open seats to bots, opens them again, or takes them away; while the host is not here, anybody who sits at
the table may. The match begins when no seat is open and everybody present has said that they are ready.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import sqlalchemy as sa

from saturnalia.server import clock, notify
from saturnalia.server.opening_tables import lock_table, sit_down
from saturnalia.server.people import Person
from saturnalia.server.play import ServerContext, check_level, name_bot
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Seat, StoredTable, insert_seats, replace_holders, update_seat
from saturnalia.server.store import holders, seats
from saturnalia.server.tokens import make_token
from saturnalia.server.wire import SeatWish

ABSENT_AFTER = 15.0
"""Seconds without a change at a table after which those who are not connected are absent: pages take time to come."""


def say_ready(context: ServerContext, table_id: str, ready: bool, person: Person, connected: Collection[int]) -> None:
    """Say for all one's seats whether the match may begin."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused("refused-not-seated", status=403)
        for number in mine:
            table.seats[number].ready = ready
            update_seat(connection, table_id, table.seats[number])
        table.updated = context.now()
        begin_if_ready(context, connection, table, connected)


def look_whether_ready(context: ServerContext, table_id: str, connected: Collection[int]) -> None:
    """Begin if those who are not ready have been away for a while."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        begin_if_ready(context, connection, table, connected)


def change_seat(
    context: ServerContext, table_id: str, number: int, wish: SeatWish, person: Person, connected: Collection[int]
) -> None:
    """Give a seat to a bot, open it, or take it away."""
    with context.store.writing() as connection:
        table = _lock_waiting(connection, table_id)
        _check_may_change(table, number, person, connected)
        if wish.change == "remove":
            _remove(context, connection, table, number)
        else:
            table.seats[number] = _seat_anew(table, number, wish)
            update_seat(connection, table_id, table.seats[number])
            replace_holders(connection, table_id, table.seats[number])
        table.updated = context.now()
        begin_if_ready(context, connection, table, connected)


def begin_if_ready(
    context: ServerContext, connection: sa.Connection, table: StoredTable, connected: Collection[int]
) -> None:
    """Begin the match if it may begin, and store whatever has changed about the table."""
    if may_begin(table, connected, context.now()):
        for seat in table.seats:
            if seat.kind == "person" and not seat.ready:
                seat.ready = True
                update_seat(connection, table.id, seat)
    sit_down(context, connection, table)
    if context.store.is_postgres:
        notify.tell(connection, table.id, context.process)


def may_begin(table: StoredTable, connected: Collection[int], now: float) -> bool:
    """Whether everybody present is ready, and somebody is."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    if table.has_open_seat() or not any(seat.ready for seat in people):
        return False
    is_settled = now - table.updated >= ABSENT_AFTER
    return all(seat.ready or (is_settled and seat.seat not in connected) for seat in people)


def _lock_waiting(connection: sa.Connection, table_id: str) -> StoredTable:
    table = lock_table(connection, table_id)
    if table.status != "waiting":
        raise Refused("refused-begun")
    return table


def _check_may_change(table: StoredTable, number: int, person: Person, connected: Collection[int]) -> None:
    if number >= len(table.seats):
        raise Refused("refused-no-such-seat", number=number + 1)
    is_host = person.id == table.host
    if not is_host and not table.seats_of(person.id):
        raise Refused("refused-not-seated", status=403)
    if not is_host and any(seat in connected for seat in table.seats_of(table.host)):
        raise Refused("refused-only-host", status=403)
    seat = table.seats[number]
    if seat.kind == "person" and (number in connected or person.id in seat.holders):
        raise Refused("refused-seat-present", seat=number)


def _seat_anew(table: StoredTable, number: int, wish: SeatWish) -> Seat:
    if wish.change == "open":
        return Seat(number, "open", "", None, False, make_token(), ready=False)
    level = wish.level or table.substitute
    check_level(level)
    name = name_bot(level, [seat.name for seat in table.seats if seat.seat != number])
    return Seat(number, "bot", name, level, False, make_token())


def _remove(context: ServerContext, connection: sa.Connection, table: StoredTable, number: int) -> None:
    """Take a seat away; the others move up."""
    game, count = context.games.game(table.game), len(table.seats) - 1
    if count not in game.seat_counts:
        raise Refused("refused-seat-count", count=count)
    table.options = game.carry_over_options({**table.options, "seats": count})
    kept = [seat for seat in table.seats if seat.seat != number]
    table.seats = [replace(seat, seat=place) for place, seat in enumerate(kept)]
    table.clock_left = clock.first_clocks(table.clock, count)
    connection.execute(holders.delete().where(holders.c.table_id == table.id))
    connection.execute(seats.delete().where(seats.c.table_id == table.id))
    insert_seats(connection, table)
