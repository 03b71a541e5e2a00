"""The devices of a person: transferring name and seats to another one, leaving, being forgotten.

A code is a secret of 192 bits that is stored only as a hash, serves once, and lasts ten minutes.
"""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from saturnalia.server import notify
from saturnalia.server.nobody import NOBODY
from saturnalia.server.people import Person, add_device
from saturnalia.server.play import name_bot
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Seat, StoredTable, load_tables, rename_former, update_seat
from saturnalia.server.store import Store, devices, holders, levels_won, people, tables, transfers
from saturnalia.server.tokens import digest, make_token

CODE_SECONDS = 600
MOST_DEVICES = 50


def list_devices(store: Store, person: Person) -> list[dict[str, Any]]:
    """Return where a person is signed in, the newest first (`wire.DeviceInfo`)."""
    query = (
        devices.select().where(devices.c.person == person.id).order_by(devices.c.created.desc(), devices.c.id.desc())
    )
    with store.reading() as connection:
        return [
            {
                "id": row.id,
                "kind": row.kind,
                "since": datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
                "is_this": row.id == person.device,
            }
            for row in connection.execute(query)
        ]


def make_code(store: Store, person: Person) -> str:
    """Return a new code; an older one of the same person serves no more."""
    code, now = make_token(), time.time()
    with store.writing() as connection:
        mine = (devices.c.id == person.device) & (devices.c.person == person.id)
        if connection.execute(sa.select(devices.c.id).where(mine).with_for_update()).first() is None:
            raise Refused("refused-code", status=403)  # signed out in this very moment
        count = connection.execute(sa.select(sa.func.count()).where(devices.c.person == person.id)).scalar_one()
        if count >= MOST_DEVICES:
            raise Refused("refused-too-many-devices", count=count)
        outdated = (transfers.c.person == person.id) | (transfers.c.expires < now)
        connection.execute(transfers.delete().where(outdated))
        values = {"code_hash": digest(code), "person": person.id, "expires": now + CODE_SECONDS}
        connection.execute(transfers.insert().values(**values))
    return code


def owner_of(store: Store, code: str) -> str:
    """Return the name of whoever a code belongs to, so that one sees whom one would become; it is not used up."""
    query = sa.select(people.c.name).join(transfers, transfers.c.person == people.c.id)
    with store.reading() as connection:
        name = connection.execute(query.where(transfers.c.code_hash == digest(code), _in_time())).scalar()
    if name is None:
        raise Refused("refused-code", status=403)
    return str(name)


def use_code(store: Store, code: str, kind: str | None) -> Person:
    """Sign in a further device; `fresh` of the answer is its secret."""
    mine = transfers.c.code_hash == digest(code)
    with store.writing() as connection:
        query = sa.select(people).join(transfers, transfers.c.person == people.c.id).where(mine, _in_time())
        row = connection.execute(query.with_for_update()).first()
        # of two who come at once with the same code, one deletes it
        if row is None or connection.execute(transfers.delete().where(mine)).rowcount != 1:
            raise Refused("refused-code", status=403)
        if row.banned:
            raise Refused("refused-banned", status=403)
        return add_device(connection, Person(row.id, row.name, row.language), kind)


def _in_time() -> sa.ColumnElement[bool]:
    return transfers.c.expires >= time.time()


def leave(store: Store, person: Person, device: int | None, process: str) -> None:
    """Sign out one device of a person, or all of them (None): their cookies open nothing any more."""
    with store.writing() as connection:
        mine = devices.c.person == person.id
        connection.execute(devices.delete().where(mine if device is None else mine & (devices.c.id == device)))
        connection.execute(transfers.delete().where(transfers.c.person == person.id))
        if store.is_postgres:
            notify.tell_person(connection, person.id, process)


def forget(store: Store, person: Person, process: str) -> list[str]:
    """Delete a person: devices, campaigns and name, also at the tables; return the ids of those tables.

    Their seats are nobody's any more; in a match that goes on the others let a bot play there, as for whoever is away.
    """
    held = sa.select(holders.c.table_id).where(holders.c.person == person.id)
    nobodys = digest(make_token())  # whoever came before there were devices has the hash of a cookie there
    with store.writing() as connection:
        found = load_tables(connection, tables.c.id.in_(held), MOST_TABLES)
        for table in found:
            for seat in table.seats:
                if seat.holders == {person.id} or (person.id in seat.holders and seat.name == person.name):
                    update_seat(connection, table.id, replace(seat, name=_name_without(table, seat)))
        concerned = {table.id for table in found} | set(rename_former(connection, person.id, "", guests=True))
        connection.execute(holders.delete().where(holders.c.person == person.id))
        for part in (devices, transfers, levels_won):
            connection.execute(part.delete().where(part.c.person == person.id))
        connection.execute(
            people.update().where(people.c.id == person.id).values(name="", language=None, token_hash=nobodys)
        )
        if store.is_postgres:
            notify.tell_person(connection, person.id, process)
            for table_id in concerned:
                notify.tell(connection, table_id, process)
    return list(concerned)


def _name_without(table: StoredTable, seat: Seat) -> str:
    """Return the name of a seat whose person is forgotten: a bot that played on there has its own."""
    if seat.kind != "bot" or seat.level is None or seat.level == NOBODY:
        return ""
    return name_bot(seat.level, [one.name for one in table.seats if one.seat != seat.seat])


MOST_TABLES = 1_000_000
