"""Positions from which a match can be played on after its rules have changed, and entries that say so."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Let positions be kept by named fields, and entries have details; what is stored already has neither."""
    op.add_column("positions", sa.Column("kept", sa.Text))
    op.add_column("entries", sa.Column("details", sa.JSON))
