"""What a host does with a database: look at tables and people, close, delete, ban, rename, expire, clean up, move.

SQLite is changed only while no server serves it; servers on PostgreSQL are told, and follow.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from saturnalia.server import notify
from saturnalia.server.alone import Alone
from saturnalia.server.backups import restore, write_lines
from saturnalia.server.expiry import DAY, ExpirySettings, Swept, sweep
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.migrate import migrate
from saturnalia.server.people import clean_name
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import Entry, StoredTable, add_entries, delete_table, load_table, load_tables, rename_former
from saturnalia.server.settings import Settings
from saturnalia.server.store import Store, entries, holders, parse_address, people, seats, tables

MOST = 1_000_000


@dataclass
class Database:
    """The database that a host works on."""

    store: Store
    games: InstalledGames

    def tell(self, connection: sa.Connection, table_id: str) -> None:
        """Let servers take in what has changed."""
        if self.store.is_postgres:
            notify.tell(connection, table_id, "admin")


@contextmanager
def opened(address: str = "", *, changing: bool = True) -> Iterator[Database]:
    """Open a database for the host; one of SQLite is changed only while no server serves it."""
    settings = Settings.from_environment()
    address = address or settings.address
    alone = Alone(address) if changing else None
    store = Store(address)
    try:
        migrate(store)
        yield Database(store, InstalledGames(settings.components))
    finally:
        store.close()
        if alone is not None:
            alone.end()


# ---------------------------------------------------------------- looking


def list_tables(database: Database, status: str | None = None, days: float = 0) -> list[dict[str, Any]]:
    """Return the tables, those touched last first: of one status, or untouched for so many days."""
    where = tables.c.updated <= time.time() - days * 86_400
    if status:
        where &= tables.c.status == status
    with database.store.reading() as connection:
        return [_describe(table) for table in load_tables(connection, where, MOST)]


def list_people(database: Database) -> list[dict[str, Any]]:
    """Return everybody with a cookie."""
    columns = (people.c.id, people.c.name, people.c.language, people.c.created, people.c.banned)
    with database.store.reading() as connection:
        rows = connection.execute(sa.select(*columns).order_by(people.c.id))
        return [{**row._mapping, "created": _date(row.created)} for row in rows]


def look(database: Database, table_id: str) -> dict[str, Any]:
    """Return what is known of a table, without its secrets: no seed, no links."""
    with database.store.reading() as connection:
        table = _find(connection, table_id)
        kinds = sa.select(entries.c.kind, sa.func.count()).where(entries.c.table_id == table_id)
        counted = connection.execute(kinds.group_by(entries.c.kind))
        return {
            **_describe(table),
            "rules": table.rules,
            "pack": table.pack,
            "options": table.options,
            "clock": table.clock,
            "imported": table.imported,
            "created": _date(table.created),
            "entries": {row[0]: row[1] for row in counted},
        }


def _describe(table: StoredTable) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "status": table.status,
        "visibility": table.visibility,
        "host": table.host,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "people": sorted(seat.holders)}
            for seat in table.seats
        ],
        "seq": table.seq,
        "updated": _date(table.updated),
    }


def _date(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def _find(connection: sa.Connection, table_id: str) -> StoredTable:
    table = load_table(connection, table_id)
    if table is None:
        raise Refused("refused-table-unknown", status=404)
    return table


# ---------------------------------------------------------------- tables


def close(database: Database, table_id: str) -> None:
    """End a match as abandoned; its seed is told then, as at every end. A table that still waits is deleted."""
    with database.store.writing() as connection:
        table = _find(connection, table_id)
        if table.status == "waiting":
            delete_table(connection, table_id)
        elif table.status == "playing":
            now = time.time()
            add_entries(connection, table_id, [Entry(table.seq + 1, "abandon", None, now)])
            over = {"status": "over", "actor": -1, "seq": table.seq + 1, "clock_started": None, "deadline": None}
            connection.execute(tables.update().where(tables.c.id == table_id).values(**over, updated=now))
        database.tell(connection, table_id)


def delete(database: Database, table_id: str) -> None:
    """Delete a table with everything that belongs to it."""
    with database.store.writing() as connection:
        _find(connection, table_id)
        delete_table(connection, table_id)
        database.tell(connection, table_id)


def expire(database: Database, settings: ExpirySettings, *, only_count: bool = False) -> Swept:
    """Announce tables that nobody has touched for long, and delete those announced long enough ago.

    Matches that are over are written to a folder before. `only_count`: only say which would be announced.
    """
    if only_count:
        old = (tables.c.updated <= time.time() - settings.days * DAY) & tables.c.expires.is_(None)
        with database.store.reading() as connection:
            due = connection.execute(sa.select(tables.c.id).where(tables.c.expires <= time.time())).scalars().all()
            return Swept(list(connection.execute(sa.select(tables.c.id).where(old)).scalars()), list(due))
    return sweep(database.store, database.games, settings, time.time(), "admin")


# ---------------------------------------------------------------- people


def ban(database: Database, person: int, *, banned: bool = True) -> None:
    """Let a person in no more, or again."""
    _change_person(database, person, banned=banned)


def rename(database: Database, person: int, name: str) -> None:
    """Give a person another name, also at the seats where they play."""
    cleaned = clean_name(name)
    if not cleaned:
        raise Refused("refused-name", status=400)
    _change_person(database, person, name=cleaned)
    held = sa.select(holders.c.table_id, holders.c.seat).where(holders.c.person == person)
    with database.store.writing() as connection:
        for row in connection.execute(held).all():
            seat = (seats.c.table_id == row.table_id) & (seats.c.seat == row.seat) & (seats.c.kind == "person")
            connection.execute(seats.update().where(seat, ~seats.c.guest).values(name=cleaned))
            database.tell(connection, row.table_id)
        for table_id in rename_former(connection, person, cleaned, guests=False):
            database.tell(connection, table_id)


def _change_person(database: Database, person: int, **values: Any) -> None:
    with database.store.writing() as connection:
        changed = connection.execute(people.update().where(people.c.id == person).values(**values))
        if changed.rowcount == 0:
            raise Refused("refused-person-unknown", status=404, number=person)


# ---------------------------------------------------------------- the database


def vacuum(database: Database) -> None:
    """Give back the room of what was deleted."""
    engine = database.store.engine
    if database.store.is_postgres:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql("VACUUM ANALYZE")
        return
    raw = engine.raw_connection()
    try:
        raw.cursor().execute("VACUUM")
    finally:
        raw.close()
    database.store.checkpoint()


def move(database: Database, target: str) -> None:
    """Copy everything into an empty PostgreSQL database; every table is replayed there before it counts."""
    if parse_address(target).get_backend_name() != "postgresql":
        raise Refused("refused-move", address=parse_address(target).render_as_string(hide_password=True))
    with TemporaryDirectory(prefix="saturnalia-") as folder:
        file = Path(folder) / "tables.jsonl"
        write_lines(database.store, file)
        restore(file, target)
