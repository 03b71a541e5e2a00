"""Brings a database to the present form when the server starts; the steps lie in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError

from saturnalia.server.refuse import Refused
from saturnalia.server.store import Store

STEPS = Path(__file__).resolve().parent / "migrations"
ONE_AT_A_TIME = 7_528_762  # any number: the PostgreSQL lock under which worker processes take turns


def migrate(store: Store) -> None:
    """Apply every step that the database does not have yet; refuse a database of a newer Saturnalia."""
    steps = ScriptDirectory(str(STEPS))
    with store.writing() as connection:
        if store.is_postgres:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        present = MigrationContext.configure(connection).get_current_revision()
        if present == steps.get_current_head():
            return
        try:
            with EnvironmentContext(Config(), steps, fn=lambda _revision, _context: _upgrades(steps, present)) as run:
                run.configure(connection=connection)
                run.run_migrations()
        except CommandError as error:
            raise Refused("refused-database-newer") from error


def _upgrades(steps: ScriptDirectory, present: str | None) -> list[object]:
    return list(steps._upgrade_revs("head", present))  # type: ignore[arg-type]
