"""Brings a database to the present form when the server starts; the steps lie in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from saturnalia.server.refuse import Refused
from saturnalia.server.store import Store

STEPS = Path(__file__).resolve().parent / "migrations"
ONE_AT_A_TIME = 7_528_762  # any number: the PostgreSQL lock under which worker processes take turns


def migrate(store: Store) -> None:
    """Apply every step that the database does not have yet; refuse a database of a newer Saturnalia."""
    with store.writing() as connection:
        if store.is_postgres:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        present = None
        if sa.inspect(connection).has_table("alembic_version"):
            present = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if present != last_step():
            _upgrade(connection, present)


def last_step() -> str:
    """Return the number of the last step, with which its file begins.

    >>> last_step() >= "0004"
    True
    """
    return max(file.name for file in (STEPS / "versions").glob("*.py")).partition("_")[0]


def _upgrade(connection: sa.Connection, present: str | None) -> None:
    # imported here because it takes long, and hardly any start of a server has a step to apply
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory
    from alembic.util.exc import CommandError

    steps = ScriptDirectory(str(STEPS))

    def find_steps(_revision: object, _context: object) -> list[object]:
        return list(steps._upgrade_revs("head", present))  # type: ignore[arg-type]

    try:
        with EnvironmentContext(Config(), steps, fn=find_steps) as run:
            run.configure(connection=connection)
            run.run_migrations()
    except CommandError as error:
        raise Refused("refused-database-newer") from error
