"""What somebody proposes about a seat before the match."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; nobody has proposed anything yet."""
    op.add_column("tables", sa.Column("proposal", sa.JSON))
