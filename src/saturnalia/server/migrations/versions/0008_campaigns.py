"""Which levels of a campaign a person has won."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the table; what was won before is not known."""
    op.create_table(
        "levels_won",
        sa.Column("person", sa.Integer, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("campaign", sa.String(40), primary_key=True),
        sa.Column("level", sa.Integer, primary_key=True),
    )
