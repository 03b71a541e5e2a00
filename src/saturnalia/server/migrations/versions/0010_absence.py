"""Who is ready, for whom a bot stands in, and seats whose link was given out anew."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the columns. The bot that plays on is always chosen now; whoever sat at a table already was ready."""
    op.execute(sa.text("UPDATE tables SET substitute = 'centurio' WHERE substitute IS NULL"))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("stand_in", sa.String(10)))
    op.add_column("seats", sa.Column("handed_out", sa.Boolean, nullable=False, server_default=sa.false()))
