"""Boards from outside that games were dealt on."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "boards",
        sa.Column("address", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
    )
    op.create_index("boards_name", "boards", ["name"])
