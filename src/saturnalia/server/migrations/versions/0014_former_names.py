"""Who sat at a seat before, so that the log keeps their names."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Let seats have former names; of seats that have changed hands already nobody knows them."""
    op.add_column("seats", sa.Column("former", sa.JSON, nullable=False, server_default="[]"))
