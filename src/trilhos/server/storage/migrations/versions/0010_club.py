"""The club: members, their devices, seats and groups, and what has become of their games."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    _people()
    _seats()
    _games()


def _people() -> None:
    op.create_table(
        "members",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("member", sa.String(16), nullable=False, index=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def _seats() -> None:
    op.create_table(
        "seatings",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("member", sa.String(16), primary_key=True, index=True),
        sa.Column("chair", sa.Integer, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("noted", sa.Boolean, nullable=False, index=True),
        sa.UniqueConstraint("game", "chair", name="seatings_chair"),
    )
    op.create_table(
        "circles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("last", sa.String(32)),
    )
    op.create_table(
        "places",
        sa.Column("circle", sa.String(16), primary_key=True),
        sa.Column("member", sa.String(16), primary_key=True, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def _games() -> None:
    op.create_table(
        "results",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("titles", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("member", sa.String(16), index=True),
        sa.Column("bot", sa.String(200), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("colour", sa.String(16), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
    )
    op.create_index("results_rated", "results", ["rated", "at"])
    op.create_table(
        "leaving",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("word", sa.String(24), nullable=False),
    )
