"""Clocks beside the answers, so that taking one back gives back the time; hints, imported matches, who plays on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns; what was there before keeps what it could do."""
    op.add_column("entries", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("imported", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("substitute", sa.String(20)))
    op.add_column("seats", sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()))
