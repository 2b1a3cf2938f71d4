"""Games, chairs and the log."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables; written out, because a migration never changes again."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("waits_for", sa.Integer),
        sa.Column("served", sa.Boolean, nullable=False),
        sa.Column("grace", sa.Integer, nullable=False),
    )
    op.create_index("games_listed", "games", ["public", "status", "moved"])
    op.create_index("games_due", "games", ["status", "served", "moved"])
    op.create_table(
        "chairs",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(64)),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(120)),
        sa.UniqueConstraint("game", "key", name="entries_key"),
    )
