"""Backups of a running server: the SQLite file itself, or all rows of a PostgreSQL database as JSON lines."""

from __future__ import annotations

import base64
import json
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from saturnalia.server.refuse import Refused
from saturnalia.server.settings import Settings
from saturnalia.server.store import Store, metadata


def backup(file: str | Path, database: str = "") -> None:
    """Write a backup; the file is complete or not there at all. The server may go on meanwhile."""
    address = database or Settings.from_environment().address
    target = Path(file)
    draft = target.with_name(target.name + ".part")
    try:
        if sa.make_url(address).get_backend_name() == "sqlite":
            _copy_sqlite(Path(sa.make_url(address).database or ""), draft)
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
    """Write every row as {"table": …, "row": {…}}, all from one moment; bytes are written in base64."""
    with store.reading() as connection, target.open("w", encoding="utf-8") as out:
        for table in metadata.sorted_tables:
            for row in connection.execute(table.select()):
                line = {"table": table.name, "row": dict(row._mapping)}
                out.write(json.dumps(line, ensure_ascii=False, default=_encode) + "\n")
    store.close()


def restore_lines(file: str | Path, store: Store) -> None:
    """Fill an empty, migrated database with the rows of a backup in JSON lines."""
    with Path(file).open(encoding="utf-8") as lines, store.writing() as connection:
        for text in lines:
            line = json.loads(text)
            table = metadata.tables[line["table"]]
            row = {name: _decode(table.c[name], value) for name, value in line["row"].items()}
            connection.execute(table.insert().values(**row))


def _encode(value: Any) -> Any:
    if isinstance(value, bytes | memoryview):
        return base64.b64encode(bytes(value)).decode()
    raise TypeError(type(value))


def _decode(column: sa.Column[Any], value: Any) -> Any:
    return base64.b64decode(value) if isinstance(column.type, sa.LargeBinary) else value
