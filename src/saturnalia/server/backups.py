"""Backups of a running server, and back: a copy of the SQLite file, or all rows of PostgreSQL as JSON lines."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from saturnalia.server.installed_games import InstalledGames
from saturnalia.server.migrate import migrate
from saturnalia.server.refuse import Refused
from saturnalia.server.rows import load_entries, load_table
from saturnalia.server.settings import Settings
from saturnalia.server.snapshot import Frozen, read_table_log
from saturnalia.server.store import Store, devices, keep_private, metadata, parse_address, people, positions, tables


def backup(file: str | Path, database: str = "") -> None:
    """Write a backup; the file is complete or not there at all. The server may go on meanwhile.

    `database` is a SQLAlchemy address; without it, the SQLite database in the user's data folder is meant.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = Store(f"sqlite:///{folder}/tables.db")
    ...     migrate(store)
    ...     store.close()
    ...     backup(f"{folder}/backup.db", f"sqlite:///{folder}/tables.db")
    ...     Path(folder, "backup.db").exists()
    True
    """
    address = database or Settings.from_environment().address
    target = Path(file)
    draft = target.with_name(target.name + ".part")
    try:
        url = parse_address(address)
        if url.get_backend_name() == "sqlite":
            _copy_sqlite(Path(url.database or ""), draft)
        else:
            store = Store(address)
            write_lines(store, draft)
            store.close()
        draft.replace(target)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise Refused("refused-backup", file=str(file), problem=str(error)) from None


def _copy_sqlite(source: Path, target: Path, *, immutable: bool = False) -> None:
    """Copy with SQLite's own online backup: one consistent moment, WAL included; the copy is one file, and private.

    `immutable`: nobody writes to the source, and nothing lies beside it that would belong to it.
    """
    target.unlink(missing_ok=True)
    original = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro{'&immutable=1' if immutable else ''}", uri=True)
    keep_private(target)
    copy = sqlite3.connect(target)
    try:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    finally:
        original.close()
        copy.close()


def write_lines(store: Store, target: Path) -> None:
    """Write every row as {"table": …, "row": {…}}, all from one moment."""
    keep_private(target)
    with store.reading() as connection, target.open("w", encoding="utf-8") as out:
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                line = {"table": table.name, "row": dict(row._mapping)}
                out.write(json.dumps(line, ensure_ascii=False) + "\n")


def restore(file: str | Path, database: str = "", *, force: bool = False) -> None:
    """Fill a database that holds nothing yet with a backup of the same kind: all of it, or nothing.

    It is checked before it is there: that the file is whole, and that every table replays. `force`: even if tables
    do not replay, which were broken already when the backup was made.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     store = Store(f"sqlite:///{folder}/tables.db")
    ...     migrate(store)
    ...     store.close()
    ...     backup(f"{folder}/backup.db", f"sqlite:///{folder}/tables.db")
    ...     restore(f"{folder}/backup.db", f"sqlite:///{folder}/new.db")
    ...     restore(f"{folder}/backup.db", f"sqlite:///{folder}/new.db")
    Traceback (most recent call last):
    saturnalia.server.refuse.Refused: refused-restore-full
    """
    settings = Settings.from_environment()
    address = database or settings.address
    games = InstalledGames(settings.components)
    try:
        if parse_address(address).get_backend_name() == "sqlite":
            _restore_sqlite(Path(file), Path(parse_address(address).database or ""), games, force)
        else:
            store = Store(address)
            migrate(store)
            _read_lines(store, Path(file), games, force)
            store.close()
    except (OSError, sqlite3.Error, SQLAlchemyError, ValueError, KeyError) as error:
        raise Refused("refused-restore", file=str(file), problem=str(error)) from None


def _restore_sqlite(file: Path, target: Path, games: InstalledGames, force: bool) -> None:
    """Restore into a new file, look whether it is whole, and only then give it its name."""
    if target.exists():
        raise Refused("refused-restore-full")
    for one in (target, file):
        _check_beside(one)
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix=".restoring-", dir=target.parent) as folder:
        draft = Path(folder) / target.name
        _copy_sqlite(file, draft, immutable=True)
        store = Store(f"sqlite:///{draft}")
        try:
            _check_integrity(store)
            migrate(store)
            with store.reading() as connection:
                check_tables(connection, games, force)
        finally:
            store.close()
        alone = sqlite3.connect(draft)
        alone.execute("PRAGMA journal_mode=DELETE")  # all of it in the one file that is renamed
        alone.close()
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        _check_beside(target)
        try:
            target.hardlink_to(draft)  # unlike renaming, this never replaces what somebody has put there meanwhile
        except FileExistsError:
            raise Refused("refused-restore-full") from None
        except OSError:
            draft.rename(target)


def _check_beside(file: Path) -> None:
    """Refuse where files lie beside a database that SQLite would take for a part of it."""
    for end in ("-wal", "-shm", "-journal"):
        beside = file.with_name(file.name + end)
        if beside.exists() and (beside.stat().st_size > 0 or not file.exists()):
            raise Refused("refused-restore-beside", file=str(beside))


def _check_integrity(store: Store) -> None:
    with store.engine.connect() as connection:
        for question in ("integrity_check", "foreign_key_check"):
            found = connection.exec_driver_sql(f"PRAGMA {question}").fetchall()
            if found and found[0][0] != "ok":
                raise ValueError("; ".join(str(row[0]) for row in found[:3]))


def check_tables(connection: sa.Connection, games: InstalledGames, force: bool = False) -> None:
    """Replay every table; refuse those that the rules with which they were begun do not replay, unless `force`."""
    broken: list[str] = []
    for table_id in connection.execute(sa.select(tables.c.id)).scalars().all():
        table = load_table(connection, table_id)
        if table is None or table.status == "waiting":
            continue
        stored = connection.execute(positions.select().where(positions.c.table_id == table_id)).first()
        found = read_table_log(games, table, load_entries(connection, table_id), stored)
        is_broken = found.explanation.id == "frozen-replay" if isinstance(found, Frozen) else found.seq != table.seq
        if is_broken:
            broken.append(table_id)
    if broken and not force:
        raise Refused("refused-restore-replay", count=len(broken), tables=broken[:5])


def _read_lines(store: Store, file: Path, games: InstalledGames, force: bool) -> None:
    with file.open(encoding="utf-8") as lines, store.writing() as connection:
        if connection.execute(sa.select(people.c.id).limit(1)).first() is not None:
            raise Refused("refused-restore-full")
        for text in lines:
            line = json.loads(text)
            table = metadata.tables[line["table"]]
            connection.execute(table.insert().values(**line["row"]))
        for counted in (people, devices):  # new ones get numbers after those of the backup
            last = sa.select(sa.func.coalesce(sa.func.max(counted.c.id), 0) + 1).scalar_subquery()
            sequence = sa.func.pg_get_serial_sequence(counted.name, "id")
            connection.execute(sa.select(sa.func.setval(sequence, last, False)))
        check_tables(connection, games, force)
