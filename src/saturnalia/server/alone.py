"""One server for one SQLite file: a second one would move the same bots and clocks, and tell nobody of its moves."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from saturnalia.server.refuse import Refused
from saturnalia.server.store import parse_address

LOCK = ".serving"


class Alone:
    """Held as long as a server serves a database; the system lets go of it when the process ends, however it ends.

    It is a lock of SQLite itself on an empty file beside the database, which works on every system. PostgreSQL needs
    none: there servers tell each other what they do.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     first = Alone(f"sqlite:///{folder}/tables.db")
    ...     Alone(f"sqlite:///{folder}/tables.db")
    Traceback (most recent call last):
    saturnalia.server.refuse.Refused: refused-served-already (file=...)
    """

    def __init__(self, address: str) -> None:
        self._connection: sqlite3.Connection | None = None
        url = parse_address(address)
        if url.get_backend_name() != "sqlite":
            return
        file = Path(url.database or "")
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._connection = sqlite3.connect(
                file.with_name(file.name + LOCK), timeout=0, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.end()
            if "locked" not in str(error):
                return  # a folder that cannot be written: opening the database itself says so
            raise Refused("refused-served-already", file=str(file)) from None

    def end(self) -> None:
        """Let another server serve the database."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
