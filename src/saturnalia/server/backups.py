"""Backups of a running server, and back: a copy of the SQLite file, or all rows of PostgreSQL as JSON lines."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from saturnalia.server.migrate import migrate
from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings
from saturnalia.server.store import Store, metadata, parse_address, people


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
            _write_lines(Store(address), draft)
        draft.replace(target)
    except (OSError, sqlite3.Error) as error:
        draft.unlink(missing_ok=True)
        raise Refused("refused-backup", file=str(file), problem=str(error)) from None


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy with SQLite's own online backup: one consistent moment, WAL included."""
    original = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    target.unlink(missing_ok=True)
    copy = sqlite3.connect(target)
    try:
        original.backup(copy)
    finally:
        original.close()
        copy.close()


def _write_lines(store: Store, target: Path) -> None:
    """Write every row as {"table": …, "row": {…}}, all from one moment."""
    with store.reading() as connection, target.open("w", encoding="utf-8") as out:
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                line = {"table": table.name, "row": dict(row._mapping)}
                out.write(json.dumps(line, ensure_ascii=False) + "\n")
    store.close()


def restore(file: str | Path, database: str = "") -> None:
    """Fill a database that holds nothing yet with a backup of the same kind: all of it, or nothing.

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
    address = database or Settings.from_environment().address
    url = parse_address(address)
    try:
        if url.get_backend_name() == "sqlite":
            target = Path(url.database or "")
            if target.exists():
                raise Refused("refused-restore-full")
            target.parent.mkdir(parents=True, exist_ok=True)
            draft = target.with_name(target.name + ".part")
            _copy_sqlite(Path(file), draft)
            draft.replace(target)
        else:
            store = Store(address)
            migrate(store)
            _read_lines(store, Path(file))
            store.close()
    except (OSError, sqlite3.Error, ValueError, KeyError) as error:
        raise Refused("refused-restore", file=str(file), problem=str(error)) from None


def _read_lines(store: Store, file: Path) -> None:
    with file.open(encoding="utf-8") as lines, store.writing() as connection:
        if connection.execute(sa.select(people.c.id).limit(1)).first() is not None:
            raise Refused("refused-restore-full")
        for text in lines:
            line = json.loads(text)
            table = metadata.tables[line["table"]]
            connection.execute(table.insert().values(**line["row"]))
        # new people get numbers after those of the backup
        last = sa.select(sa.func.coalesce(sa.func.max(people.c.id), 0) + 1).scalar_subquery()
        connection.execute(sa.select(sa.func.setval(sa.func.pg_get_serial_sequence("people", "id"), last, False)))
