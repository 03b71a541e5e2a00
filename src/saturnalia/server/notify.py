"""LISTEN and NOTIFY: how several server processes on one PostgreSQL tell each other what has happened.

A transaction that notifies holds a lock of the whole database until it is on the disk: two moves could not be stored
beside each other. So what is told with every move goes out behind it, in a transaction of its own that waits for no
disk (`Speaker`); what is rare is told at the commit (`tell`).
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sa

CHANNEL = "saturnalia"
RETRY_SECONDS = 1.0

log = logging.getLogger("saturnalia.server")
_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")
_NOTIFY_ALL = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"  # noqa: S608


def tell(connection: sa.Connection, table: str, process: str) -> None:
    """Tell all processes, at the commit of this transaction, that a table has changed."""
    _tell(connection, {"table": table, "process": process})


def tell_person(connection: sa.Connection, person: int, process: str) -> None:
    """Tell all processes, at the commit of this transaction, that a person has signed out somewhere."""
    _tell(connection, {"person": person, "process": process})


def tell_end(connection: sa.Connection, process: str) -> None:
    """Tell all processes, at the commit of this transaction, that this one ends."""
    _tell(connection, {"ends": True, "process": process})


def _tell(connection: sa.Connection, message: dict[str, Any]) -> None:
    connection.execute(_NOTIFY, {"payload": json.dumps(message)})


class Speaker:
    """What a process tells the others behind its commits, in order; nothing is lost while the database is away."""

    def __init__(self, process: str) -> None:
        self._process = process
        self._waiting: dict[str, None] = {}
        self._news = asyncio.Event()

    def say(self, **message: Any) -> None:
        """Let a message go out soon; the same one does not wait twice."""
        self._waiting[json.dumps({**message, "process": self._process})] = None
        self._news.set()

    async def speak(self, address: str) -> None:
        """Send what waits, all of it together; runs for ever."""
        import psycopg

        while True:
            try:
                async with await _connect(address) as connection:
                    await connection.execute("SET synchronous_commit = off")
                    while True:
                        await self._news.wait()
                        self._news.clear()
                        said = list(self._waiting)
                        await connection.execute(_NOTIFY_ALL, (said,))
                        for payload in said:
                            del self._waiting[payload]
            except (psycopg.Error, OSError) as error:
                log.warning("speaking was interrupted", extra={"problem": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)
                self._news.set()


async def listen(
    address: str, heard: Callable[[dict[str, Any]], Awaitable[None]], missed: Callable[[], Awaitable[None]]
) -> None:
    """Call `heard` for every message, for ever; after a broken connection call `missed`, since some may be lost."""
    import psycopg

    while True:
        try:
            async with await _connect(address) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for message in connection.notifies():
                    await heard(json.loads(message.payload))
        except (psycopg.Error, OSError) as error:
            log.warning("listening was interrupted", extra={"problem": type(error).__name__})
            await asyncio.sleep(RETRY_SECONDS)


async def _connect(address: str) -> Any:
    import psycopg

    url = sa.make_url(address).set(drivername="postgresql")
    return await psycopg.AsyncConnection.connect(url.render_as_string(hide_password=False), autocommit=True)
