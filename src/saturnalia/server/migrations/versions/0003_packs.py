"""The name of the component file that a table is played with; its hash is part of the version of the rules."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("pack", sa.String(255)))
