"""Notices by other ways than webhooks, quiet hours, and keys of the server's own."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables; the old one of webhooks becomes one of all ways, which has another primary key."""
    _ways()
    op.execute(
        "INSERT INTO ways SELECT game, chair, 'webhook', '', address, '', true, form, language, told, due, failures, "
        "problem, status FROM hooks"
    )
    op.drop_table("hooks")
    op.rename_table("ways", "hooks")
    op.create_table("quiet", *_chair(), sa.Column("hours", sa.String(120), nullable=False))
    op.create_table(
        "keys", sa.Column("name", sa.String(16), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def _chair() -> list[sa.Column[object]]:
    return [
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    ]


def _ways() -> None:
    op.create_table(
        "ways",
        *_chair(),
        sa.Column("way", sa.String(8), primary_key=True),
        sa.Column("device", sa.String(24), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("form", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("problem", sa.String(16)),
        sa.Column("status", sa.Integer),
    )
