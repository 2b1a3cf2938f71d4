"""Boards that people bring to the workshop, and what bots found out about boards."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "uploads",
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("uploader", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("published", sa.Boolean, nullable=False),
    )
    op.create_index("uploads_name", "uploads", ["name"])
    op.create_table(
        "trials",
        sa.Column("fingerprint", sa.String(64), primary_key=True),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
