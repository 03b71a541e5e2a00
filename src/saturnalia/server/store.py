"""The database: its tables, and how to read and write it.

The truth about a match is the table `entries`: append-only, with the unique key (table_id, seq). Everything in
`tables` and `seats` that follows from it is written in the same transaction, so that lists need no replay.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from saturnalia.server import metrics
from saturnalia.server.refuse import Refused

metadata = sa.MetaData()

people = sa.Table(
    "people", metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(5)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False),
)  # fmt: skip

devices = sa.Table(
    "devices", metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("kind", sa.String(10)),
    sa.Column("created", sa.Float, nullable=False),
    sa.Index("devices_by_person", "person"),
)  # fmt: skip

transfers = sa.Table(
    "transfers", metadata,
    sa.Column("code_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("expires", sa.Float, nullable=False),
)  # fmt: skip

tables = sa.Table(
    "tables", metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.String(80), nullable=False),
    sa.Column("pack", sa.String(255)),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("visibility", sa.String(10), nullable=False),
    sa.Column("undo_beyond", sa.Boolean, nullable=False),
    sa.Column("host", sa.Integer, sa.ForeignKey("people.id"), nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("watch", sa.String(64), nullable=False),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("rematch", sa.String(16)),
    sa.Column("clock", sa.JSON),
    sa.Column("clock_left", sa.JSON),
    sa.Column("clock_started", sa.Float),
    sa.Column("deadline", sa.Float),
    sa.Column("actor", sa.Integer, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("round", sa.Integer),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("imported", sa.Boolean, nullable=False),
    sa.Column("substitute", sa.String(20)),
    sa.Column("expires", sa.Float),
    sa.Column("proposal", sa.JSON),
    sa.Index("tables_by_status", "status", "updated"),
)  # fmt: skip

levels_won = sa.Table(
    "levels_won", metadata,
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("campaign", sa.String(40), primary_key=True),
    sa.Column("level", sa.Integer, primary_key=True),
)  # fmt: skip

seats = sa.Table(
    "seats", metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("level", sa.String(20)),
    sa.Column("left", sa.Boolean, nullable=False),
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("guest", sa.Boolean, nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False),
    sa.Column("stand_in", sa.String(10)),
    sa.Column("handed_out", sa.Boolean, nullable=False),
    sa.Column("former", sa.JSON, nullable=False),
)  # fmt: skip

holders = sa.Table(
    "holders", metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
    sa.Index("holders_by_person", "person"),
)  # fmt: skip

entries = sa.Table(
    "entries", metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("action", sa.Integer),
    sa.Column("level", sa.String(20)),
    sa.Column("person", sa.Integer),
    sa.Column("ref", sa.BigInteger),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("clock", sa.JSON),
    sa.Column("details", sa.JSON),
)  # fmt: skip

positions = sa.Table(
    "positions", metadata,
    sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("shown", sa.Text, nullable=False),
    sa.Column("kept", sa.Text),
)  # fmt: skip

heartbeats = sa.Table(
    "heartbeats", metadata,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)  # fmt: skip


AWAY = (DBAPIError, sa.exc.TimeoutError)
"""What SQLAlchemy raises when a database cannot be reached, read or written, or when all its connections are taken."""


LONGEST_LOG = 16 * 1024 * 1024
"""Bytes of SQLite's write-ahead log after which it is emptied."""

PATIENCE = 5.0
"""Seconds to wait for another program that has locked the SQLite file."""


class Busy(Exception):
    """Somebody else is writing just now."""


class Store:
    """One database, used from several threads."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.is_postgres = self.engine.dialect.name == "postgresql"
        # One writer at a time inside the process: waiting for a lock is fair, SQLite's own busy wait is a lottery.
        self._turn: Any = nullcontext() if self.is_postgres else threading.Lock()
        self._held: tuple[int, sa.Connection] | None = None
        """The thread that writes now without waiting (see `at_once`), and its connection."""
        self._impatient: sa.Connection | None = None
        """That connection, which is kept: to borrow one for each move would cost a tenth of it."""

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Lend a connection for reading, all from one moment; refuse if that is impossible."""
        try:
            with self.engine.connect() as connection:
                if self.is_postgres:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                else:
                    connection.execution_options(begin="BEGIN")
                yield connection
        except AWAY as error:
            raise Refused("refused-not-read", status=503) from error

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """Lend a connection whose work is committed at the end, whole or not at all; refuse if that is impossible."""
        try:
            if self._held is not None and self._held[0] == threading.get_ident():
                _begin_if_needed(self._held[1])
                yield self._held[1]
                _commit(self._held[1])
                return
            with self._turn, self.engine.begin() as connection:
                yield connection
        except IntegrityError:  # somebody else was first
            raise
        except AWAY as error:
            raise Refused("refused-not-stored", status=503) from error

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Let `writing` in this block begin without waiting (SQLite), or raise `Busy` before anything was done.

        The event loop writes so: it must not stand still while another thread writes, or another program.
        """
        if not self._turn.acquire(blocking=False):
            raise Busy
        try:
            try:
                connection = self._impatient = self._impatient or self._connect_impatiently()
                _begin_if_needed(connection)
            except AWAY as error:
                self._close_impatient()
                raise Busy from error
            self._held = (threading.get_ident(), connection)
            try:
                yield
            finally:
                self._held = None
                self._take_back(connection)
        finally:
            self._turn.release()

    def _connect_impatiently(self) -> sa.Connection:
        connection = self.engine.connect().execution_options(begin=_BY_HAND)
        execute_quickly(connection, "PRAGMA busy_timeout=0")
        return connection

    def _take_back(self, connection: sa.Connection) -> None:
        """Take back what was begun and not committed; a connection on which that is impossible is given up."""
        try:
            if connection.in_transaction():
                connection.rollback()
            if _is_writing(connection):
                execute_quickly(connection, "ROLLBACK")
        except AWAY:
            self._close_impatient()

    def _close_impatient(self) -> None:
        if self._impatient is not None:
            connection, self._impatient = self._impatient, None
            connection.invalidate()  # nobody else shall be as impatient
            connection.close()

    @contextmanager
    def one_statement(self) -> Iterator[sa.Connection]:
        """Lend a connection on which every statement is a transaction of its own (PostgreSQL)."""
        try:
            with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                yield connection
        except IntegrityError:
            raise
        except AWAY as error:
            raise Refused("refused-not-stored", status=503) from error

    def checkpoint(self) -> None:
        """Carry what was written over into the database file (SQLite), without keeping writers waiting.

        A write-ahead log that has grown nevertheless is emptied, and writers wait for that in their threads.
        """
        if self.is_postgres:
            return
        log = Path(f"{self.engine.url.database}-wal")
        size = log.stat().st_size if log.exists() else 0
        metrics.WAL_BYTES.set(size)
        is_long = size > LONGEST_LOG
        turn = self._turn if is_long else nullcontext()
        with turn, self.engine.connect() as connection, closing(connection.connection.cursor()) as cursor:
            # to its end: whoever gets the connection next could not commit beside a statement that is not finished
            cursor.execute(f"PRAGMA wal_checkpoint({'TRUNCATE' if is_long else 'PASSIVE'})").fetchall()

    def close(self) -> None:
        """Close all connections."""
        self._close_impatient()
        self.engine.dispose()


def parse_address(address: str) -> sa.URL:
    """Return a SQLAlchemy address of SQLite or PostgreSQL, or refuse."""
    try:
        url = sa.make_url(address)
    except (ArgumentError, ValueError):
        raise Refused("refused-database", address=address) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise Refused("refused-database", address=url.render_as_string(hide_password=True))
    return url


def open_engine(address: str) -> sa.Engine:
    """Return the engine for a SQLAlchemy address (SQLite or PostgreSQL)."""
    url = parse_address(address)
    if url.get_backend_name() == "sqlite":
        if not url.database or url.database == ":memory:":
            raise Refused("refused-database", address=address)
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        keep_private(Path(url.database))
        engine = sa.create_engine(url, connect_args={"timeout": PATIENCE}, pool_size=16, max_overflow=16)
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
        return engine
    return sa.create_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # SQLAlchemy begins transactions itself, see below
    # In WAL mode with synchronous=NORMAL a commit is in the file (the kernel has it) before it returns, so a killed
    # process loses nothing; only a power cut may cost the last commits, and never the integrity of the file.
    # Only checkpoints wait for the disk. They would happen inside some commit; here `checkpoint` does them.
    for pragma in (
        "journal_mode=WAL", "synchronous=NORMAL", _PATIENTLY, "foreign_keys=ON", "wal_autocheckpoint=0"
    ):  # fmt: skip
        connection.execute(f"PRAGMA {pragma}")


_PATIENTLY = f"busy_timeout={round(PATIENCE * 1000)}"
_BY_HAND = "by hand"


def _begin_sqlite(connection: sa.Connection) -> None:
    begin = connection.get_execution_options().get("begin", "BEGIN IMMEDIATE")
    if begin != _BY_HAND:
        execute_quickly(connection, begin)


def _is_writing(connection: sa.Connection) -> bool:
    """Whether a transaction is open that was begun by hand (SQLite)."""
    return bool(getattr(connection.connection.driver_connection, "in_transaction", False))


def _begin_if_needed(connection: sa.Connection) -> None:
    if not _is_writing(connection):
        execute_quickly(connection, "BEGIN IMMEDIATE")


def _commit(connection: sa.Connection) -> None:
    """Commit what was begun by hand, whether SQLAlchemy knows of it or only the driver."""
    if connection.in_transaction():
        connection.commit()
    if _is_writing(connection):
        execute_quickly(connection, "COMMIT")


def execute_quickly(connection: sa.Connection, statement: str, values: tuple[Any, ...] = ()) -> None:
    """Let the database's own driver run what is run with every move; `?` stands for each value.

    On SQLAlchemy's way there, five such statements cost a quarter of a move.
    """
    dbapi, driver = connection.dialect.loaded_dbapi, connection.connection.driver_connection
    assert dbapi is not None
    assert driver is not None
    if connection.dialect.name == "postgresql":
        statement = statement.replace("?", "%s")
    try:
        driver.execute(statement, values)
    except dbapi.Error as error:
        raise DBAPIError.instance(statement, values, error, dbapi.Error) from error


def keep_private(file: Path) -> None:
    """Let only its owner read a database: it holds the seeds of matches and the secrets of seats.

    SQLite gives the files beside it the same mode. What was made readable for all by an older version is closed.
    """
    if not file.exists():
        with suppress(OSError):  # SQLite itself will say what is wrong
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
    for one in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        with suppress(OSError):
            if one.stat().st_mode & 0o777 == 0o644:
                one.chmod(0o600)
