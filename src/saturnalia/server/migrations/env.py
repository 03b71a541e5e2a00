"""Run by Alembic: applies the steps over the connection that `saturnalia.server.migrate` has opened."""

from alembic import context

from saturnalia.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
