"""Games with the deal of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "deals",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("played", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("tickets", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False),
    )
    op.create_index("deals_day", "deals", ["day", "ended"])
