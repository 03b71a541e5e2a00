"""Brings a database to the present form when the server starts; the steps lie in `migrations/`."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError

from saturnalia.server.refuse import Refused
from saturnalia.server.store import Store

ONE_AT_A_TIME = 7_528_762  # any number: the PostgreSQL lock under which worker processes take turns


def migrate(store: Store) -> None:
    """Apply every step that the database does not have yet; refuse a database of a newer Saturnalia."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    newest = ScriptDirectory.from_config(config).get_current_head()
    with store.writing() as connection:
        if store.is_postgres:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        if MigrationContext.configure(connection).get_current_revision() == newest:
            return
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise Refused("refused-database-newer") from error
