"""Old tables: whoever sits at one is told when it will be deleted, and can keep it or save its match before.

Nothing is deleted that was not announced, and whatever happens at a table takes the announcement back.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from saturnalia.server import notify
from saturnalia.server.import_export import export, export_frozen
from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.play import TableInPlay
from saturnalia.server.rows import delete_table, load_entries, load_table
from saturnalia.server.snapshot import read_table_log
from saturnalia.server.store import Store, positions, tables
from saturnalia.server.table_log import TableLog

DAY = 86_400.0
AT_A_TIME = 500
"""Tables that are deleted in one go; the others have time until the next."""


@dataclass(frozen=True)
class ExpirySettings:
    """After how many days of rest the end of a table is announced, how long before, and where matches are kept."""

    days: float
    notice: float
    folder: Path | None = None


@dataclass
class Swept:
    """The tables that were announced now, and those that were deleted."""

    announced: list[str] = field(default_factory=list)
    deleted: list[str] = field(default_factory=list)


def sweep(store: Store, games: InstalledGames, settings: ExpirySettings, now: float, process: str = "expiry") -> Swept:
    """Announce what nobody has touched for long, and delete what was announced long enough ago."""
    done = Swept()
    with store.writing() as connection:
        is_old = (tables.c.updated <= now - settings.days * DAY) & tables.c.expires.is_(None)
        done.announced = list(connection.execute(sa.select(tables.c.id).where(is_old)).scalars())
        connection.execute(tables.update().where(is_old).values(expires=now + settings.notice * DAY))
        if store.is_postgres:
            for table_id in done.announced:
                notify.tell(connection, table_id, process)
    with store.reading() as connection:
        due = sa.select(tables.c.id).where(tables.c.expires <= now).order_by(tables.c.expires)
        found = list(connection.execute(due.limit(AT_A_TIME)).scalars())
    for table_id in found:
        if settings.folder is not None:
            save_match(store, games, table_id, settings.folder)
        with store.writing() as connection:
            still = sa.select(tables.c.id).where(tables.c.id == table_id, tables.c.expires <= now).with_for_update()
            if connection.execute(still).first() is not None:
                delete_table(connection, table_id)
                done.deleted.append(table_id)
                if store.is_postgres:
                    notify.tell(connection, table_id, process)
    return done


def keep(store: Store, table_id: str, now: float) -> None:
    """Somebody at the table wants to keep it: it counts as touched."""
    with store.writing() as connection:
        connection.execute(tables.update().where(tables.c.id == table_id).values(expires=None, updated=now))


def save_match(store: Store, games: InstalledGames, table_id: str, folder: Path) -> None:
    """Write the match of a table into a folder, if it is over; the seed of any other is nobody's business."""
    with store.reading() as connection:
        table = load_table(connection, table_id)
        if table is None or table.status != "over":
            return
        stored = connection.execute(positions.select().where(positions.c.table_id == table_id)).first()
        entries = load_entries(connection, table_id)
    found = read_table_log(games, table, entries, stored)
    if isinstance(found, TableLog):
        match = export(TableInPlay(table, found))
    else:
        match = export_frozen(table, found, entries)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{table.game}-{table_id}.json"
    file.write_text(json.dumps(match, ensure_ascii=False, indent=1), encoding="utf-8")
