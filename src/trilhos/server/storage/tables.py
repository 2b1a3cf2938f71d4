"""The database: games, their chairs, the log, which is only ever added to, and where notices go."""

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData()

GAMES: Final = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    # Both leave the server only when the game is over. The seed is empty where it is made of secret and nonces.
    sa.Column("seed", sa.String(40), nullable=False),
    sa.Column("salt", sa.String(64), nullable=False),  # the secret
    sa.Column("host", sa.String(64), nullable=False),  # hash of the token of whoever made the game
    # The rest is an index of the log, so that games can be listed and found when something is due.
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("head", sa.Integer, nullable=False),  # the number of the last entry
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),  # when the last entry was written
    sa.Column("waits_for", sa.Integer),  # the chair whose decision it is, or SEVERAL
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
    sa.Column("way", sa.String(8), primary_key=True),  # webhook, push or mail
    sa.Column("device", sa.String(24), primary_key=True),  # a hash of its address, where a chair may have several
    sa.Column("address", sa.Text, nullable=False),  # a secret of the player's: it goes nowhere but there
    sa.Column("key", sa.Text, nullable=False),  # push: what only that browser can open; mail: the secret of its links
    sa.Column("confirmed", sa.Boolean, nullable=False),  # whether whom the address belongs to wants to be told
    sa.Column("form", sa.String(8), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("told", sa.Integer, nullable=False),  # nothing up to this entry has to be told any more
    sa.Column("due", sa.Float, nullable=False),  # nothing is sent before; who sends keeps others away with it
    sa.Column("failures", sa.Integer, nullable=False),  # in a row
    sa.Column("problem", sa.String(16)),  # of the last one
    sa.Column("status", sa.Integer),  # that it was answered with
    sa.Column("reminded", sa.Integer, nullable=False),  # the last turn of whose end it was reminded
    sa.Column("zone", sa.String(60), nullable=False),  # where its reader is; nothing if nobody said
)

QUIET: Final = sa.Table(  # hours in which a player isn't to be told of anything
    "quiet",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("hours", sa.String(120), nullable=False),  # JSON
)

TURNS: Final = sa.Table(  # of games over days: since when somebody is waited for
    "turns",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("since", sa.Integer, nullable=False),  # the entry with which the turn began
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("up", sa.Float, nullable=False),  # the first time of somebody that will be over
    sa.Column("remind", sa.Float, nullable=False),  # when somebody has to be reminded of that, first of all
)

STANDING: Final = sa.Table(  # standing orders of players; nobody else ever sees them
    "standing",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("version", sa.Integer, nullable=False),  # counts all changes
    sa.Column("orders", sa.Text, nullable=False),  # JSON
)

BOARDS: Final = sa.Table(  # those from outside that games were dealt on: what becomes of their files is no matter then
    "boards",
    METADATA,
    sa.Column("address", sa.String(32), primary_key=True),  # a hash of the whole file
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("file", sa.Text, nullable=False),  # JSON
    sa.Index("boards_name", "name"),
)

UPLOADS: Final = sa.Table(  # boards that people have brought; those that nobody uses make room for others
    "uploads",
    METADATA,
    sa.Column("address", sa.String(32), primary_key=True),  # a hash of the whole file
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("file", sa.Text, nullable=False),  # JSON
    sa.Column("about", sa.Text, nullable=False),  # JSON: what the gallery shows of it
    sa.Column("size", sa.Integer, nullable=False),  # of the file, in bytes
    sa.Column("uploader", sa.String(64), nullable=False),  # an address, as limits count it
    sa.Column("secret", sa.String(64), nullable=False),  # hash of the token by which its owner is known
    sa.Column("used", sa.Float, nullable=False),  # when a game was made on it last, or it was brought
    sa.Column("published", sa.Boolean, nullable=False),  # whether the gallery shows it
    sa.Index("uploads_name", "name"),
)

TRIALS: Final = sa.Table(  # what bots found out about boards, by what is played
    "trials",
    METADATA,
    sa.Column("fingerprint", sa.String(64), primary_key=True),
    sa.Column("figures", sa.Text, nullable=False),  # JSON
    sa.Column("at", sa.Float, nullable=False),
)

REVIEWS: Final = sa.Table(  # of games that are over; one that has gone can be made anew
    "reviews",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("version", sa.String(32), nullable=False),  # of the review's format and of the rules
    sa.Column("data", sa.LargeBinary, nullable=False),  # JSON, packed
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("reviews_at", "at"),
)

REVIEW_ORDERS: Final = sa.Table(  # what was asked for and isn't made yet: a server that starts goes on with it
    "review_orders",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("language", sa.String(16), nullable=False),  # of whoever asked
    sa.Column("tries", sa.Integer, nullable=False),  # how often a server has taken it up again
    sa.Column("at", sa.Float, nullable=False),
)

DEALS: Final = sa.Table(  # games with the deal of a day: an index of their logs, and how they went
    "deals",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("day", sa.String(10), nullable=False),
    sa.Column("device", sa.String(64), nullable=False),  # hash of the secret by which it is known
    sa.Column("chair", sa.Integer, nullable=False),
    # The rest is noted when the game is over.
    sa.Column("ended", sa.Float),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("played", sa.Boolean, nullable=False),  # by its player alone, to the end
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("tickets", sa.Integer, nullable=False),  # completed
    sa.Column("kept", sa.Integer, nullable=False),
    sa.Column("turns", sa.Integer, nullable=False),
    sa.Index("deals_day", "day", "ended"),
)

QUARANTINE: Final = sa.Table(
    "quarantine",
    METADATA,
    sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("reason", sa.String(16), nullable=False),  # the key of a sentence
    sa.Column("detail", sa.Text, nullable=False),  # for whoever mends it
    sa.Column("at", sa.Float, nullable=False),
)

ORDERS: Final = sa.Table(  # of the keeper, for every process to hear
    "orders",
    METADATA,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("subject", sa.String(64), nullable=False),  # a game, or a network
    sa.Column("at", sa.Float, nullable=False),
    sa.Index("orders_subject", "subject"),
)

BANS: Final = sa.Table(
    "bans",
    METADATA,
    sa.Column("network", sa.String(64), primary_key=True),
    sa.Column("reason", sa.String(200), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float),  # none: until it is lifted
)

MARKS: Final = sa.Table(  # single values about the whole database
    "marks",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.BigInteger, nullable=False),
)

LOSSES: Final = sa.Table(  # acknowledged, and not in the database any more
    "losses",
    METADATA,
    sa.Column("at", sa.Float, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("games", sa.Text, nullable=False),  # JSON: the last acknowledged number of each game that is known
    sa.Column("noted", sa.Boolean, nullable=False),  # by the keeper
)

KEYS: Final = sa.Table(  # secrets of the server's own, the same for all its processes
    "keys",
    METADATA,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

PROCESSES: Final = sa.Table(
    "processes",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("address", sa.String(255), nullable=False),  # where the other processes reach it
    sa.Column("secret", sa.String(64), nullable=False),  # by which it knows what they pass on
    sa.Column("beats", sa.BigInteger, nullable=False),  # counted up while it lives
)

OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
QUARANTINED: Final = "quarantined"  # nobody gets in, and nobody takes care of it, until the keeper releases it
SEVERAL: Final = -1  # in the place of a chair, where more than one has to decide
STATUSES: Final = (OPEN, RUNNING, FINISHED)
