"""When turns of games over days began, who was reminded of their end, and where readers of notices are."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table and the columns."""
    op.create_table(
        "turns",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("up", sa.Float, nullable=False),
        sa.Column("remind", sa.Float, nullable=False),
    )
    op.add_column("hooks", sa.Column("reminded", sa.Integer, nullable=False, server_default="0"))
    op.add_column("hooks", sa.Column("zone", sa.String(60), nullable=False, server_default=""))
