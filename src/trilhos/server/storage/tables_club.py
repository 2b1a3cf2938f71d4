"""The tables of the club. None of them is needed to play a game."""

from typing import Final

import sqlalchemy as sa

from trilhos.server.storage.tables import METADATA

MEMBERS: Final = sa.Table(
    "members",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("joined", sa.Float, nullable=False),
)

DEVICES: Final = sa.Table(
    "devices",
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("member", sa.String(16), nullable=False, index=True),
    sa.Column("key", sa.String(64), nullable=False, unique=True),  # hash of the secret that the device holds
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),  # to the hour
)

PASSES: Final = sa.Table(  # what lets a device, or a member, in: for minutes, or days
    "passes",
    METADATA,
    sa.Column("secret", sa.String(64), primary_key=True),  # its hash
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("subject", sa.String(16), nullable=False),  # a member, or a group
    sa.Column("until", sa.Float, nullable=False),
)

SEATINGS: Final = sa.Table(
    "seatings",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("member", sa.String(16), primary_key=True, index=True),
    sa.Column("chair", sa.Integer, nullable=False),
    # The hash of the chair's secret link when it was the member's: who has given it away since has it no more.
    sa.Column("token", sa.String(64), nullable=False),
    sa.Column("noted", sa.Boolean, nullable=False, index=True),  # the game's result is
    sa.UniqueConstraint("game", "chair", name="seatings_chair"),
)

GROUPS: Final = sa.Table(
    "circles",  # GROUPS is a word of SQL's
    METADATA,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("last", sa.String(32)),  # its last game, which may be gone
)

PLACES: Final = sa.Table(
    "places",
    METADATA,
    sa.Column("circle", sa.String(16), primary_key=True),
    sa.Column("member", sa.String(16), primary_key=True, index=True),
    sa.Column("since", sa.Float, nullable=False),
)

RESULTS: Final = sa.Table(  # of games that members have played to their end; they stay when the games' logs expire
    "results",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("titles", sa.Text, nullable=False),  # JSON: what the board is called, by language
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("member", sa.String(16), index=True),  # one that has left is nobody's id
    sa.Column("bot", sa.String(200), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("colour", sa.String(16), nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),  # the place that a rating counts
    sa.Index("results_rated", "rated", "at"),
)

LEAVING: Final = sa.Table(  # names that go as soon as their games are over
    "leaving",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("word", sa.String(24), nullable=False),  # what stands in the name's place
)
