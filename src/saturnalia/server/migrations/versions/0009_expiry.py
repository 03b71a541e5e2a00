"""Tables that nobody touches any more are told when they will be deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column; nothing is about to be deleted yet."""
    op.add_column("tables", sa.Column("expires", sa.Float))
