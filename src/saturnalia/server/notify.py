"""LISTEN and NOTIFY: how several server processes on one PostgreSQL tell each other that a table has moved."""

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


def tell(connection: sa.Connection, table: str, process: str, **more: Any) -> None:
    """Tell all processes, at the commit of this transaction, that a table has changed."""
    connection.execute(_NOTIFY, {"payload": json.dumps({"table": table, "process": process, **more})})


def tell_person(connection: sa.Connection, person: int, process: str) -> None:
    """Tell all processes, at the commit of this transaction, that a person has signed out somewhere."""
    connection.execute(_NOTIFY, {"payload": json.dumps({"person": person, "process": process})})


async def listen(
    address: str, heard: Callable[[dict[str, Any]], Awaitable[None]], missed: Callable[[], Awaitable[None]]
) -> None:
    """Call `heard` for every message, for ever; after a broken connection call `missed`, since some may be lost."""
    import psycopg

    url = sa.make_url(address).set(drivername="postgresql")
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                url.render_as_string(hide_password=False), autocommit=True
            ) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await missed()
                async for message in connection.notifies():
                    await heard(json.loads(message.payload))
        except (psycopg.Error, OSError) as error:
            log.warning("listening was interrupted", extra={"problem": type(error).__name__})
            await asyncio.sleep(RETRY_SECONDS)
