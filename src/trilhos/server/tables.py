"""The database: games, their chairs, the log, which is only ever added to, and where notices go."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

GAMES: Final = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seed", sa.String(40), nullable=False),  # leaves the server only when the game is over
    sa.Column("salt", sa.String(64), nullable=False),
    sa.Column("host", sa.String(64), nullable=False),  # hash of the token of whoever made the game
    # The rest is an index of the log, so that games can be listed and found when something is due.
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("head", sa.Integer, nullable=False),  # the number of the last entry
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),  # when the last entry was written
    sa.Column("waits_for", sa.Integer),  # the chair whose decision it is
    sa.Column("served", sa.Boolean, nullable=False),  # whether the server plays for that chair
    sa.Column("grace", sa.Integer, nullable=False),
    sa.Index("games_listed", "public", "status", "moved"),
    sa.Index("games_due", "status", "served", "moved"),
)

CHAIRS: Final = sa.Table(
    "chairs",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("token", sa.String(64)),  # hash of the secret link; none for a bot or an empty chair
    sa.Column("seen", sa.Float, nullable=False),  # when its player was last connected
)

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # JSON
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("key", sa.String(120)),  # makes a repeated command harmless
    sa.UniqueConstraint("game", "key", name="entries_key"),
)

HOOKS: Final = sa.Table(
    "hooks",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("address", sa.Text, nullable=False),  # a secret of the player's: it goes nowhere but there
    sa.Column("form", sa.String(8), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("told", sa.Integer, nullable=False),  # nothing up to this entry has to be told any more
    sa.Column("due", sa.Float, nullable=False),  # nothing is sent before; who sends keeps others away with it
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("problem", sa.String(16)),  # of the last one
    sa.Column("status", sa.Integer),  # that it was answered with
)

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
STATUSES: Final = (OPEN, RUNNING, FINISHED)
