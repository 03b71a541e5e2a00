"""People whom the host does not let in any more."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column."""
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
