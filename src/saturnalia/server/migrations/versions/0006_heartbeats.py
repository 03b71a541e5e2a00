"""The table of heartbeats is called so."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Rename it; what it holds stays."""
    op.rename_table("signs", "heartbeats")
