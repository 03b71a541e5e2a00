"""No component packs (the version of the rules holds their hash) and no stored states (nobody read them)."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Drop the two columns."""
    op.drop_column("tables", "pack")
    op.drop_column("positions", "state")
