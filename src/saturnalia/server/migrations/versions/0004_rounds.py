"""The round that a table has reached, for lists of tables; a table tells it with its next entry."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("tables", sa.Column("round", sa.Integer))
