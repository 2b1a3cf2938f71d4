"""Reading and making games in the database. Whatever adds to a log goes through `writer.Writer`."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilhos.boards import Edition
from trilhos.errors import BadFile
from trilhos.server.answers.errors import Gone, Quarantined
from trilhos.server.storage.boards import keep_board, kept_board
from trilhos.server.storage.clock import started, wall
from trilhos.server.storage.club.groups import Begun
from trilhos.server.storage.database import writing
from trilhos.server.storage.deals import index_deal
from trilhos.server.storage.log import Entry
from trilhos.server.storage.orders import was_deleted
from trilhos.server.storage.receipts import Receipts, set_mark
from trilhos.server.storage.tables import CHAIRS, ENTRIES, GAMES, OPEN, QUARANTINED, RUNNING, TURNS
from trilhos.server.storage.turns import Turn, read_turn

UNREADABLE: Final = "unreadable"  # the data of an entry that is no JSON, in backups
PULSE: Final = "pulse"
FORGOTTEN_SECONDS: Final = 10.0  # a served decision that waits so long came from elsewhere, such as a backup


class Secrets(msgspec.Struct, frozen=True):
    """What never leaves the server while a game runs; tokens are hashes."""

    seed: int | None  # of a game whose seed isn't made of its secret and the players' nonces
    salt: str  # that secret; of others, what hides the seed in the commitment
    host: str
    tokens: dict[int, str]


class Stored(msgspec.Struct, frozen=True):
    """A game as the database has it."""

    id: str
    secrets: Secrets
    entries: list[Entry]
    board: Edition | None = None  # where it isn't one of ours
    turn: Turn | None = None  # of a game over days


class Index(msgspec.Struct, frozen=True):
    """What the list of games and the stewards need to know without reading the log."""

    status: str
    waits_for: int | None
    served: bool


class NewGame(msgspec.Struct, frozen=True):
    """A game about to be written."""

    id: str
    secrets: Secrets
    entries: list[Entry]
    index: Index
    public: bool
    grace: int
    chairs: int
    board: Edition | None = None  # where it isn't one of ours
    begun: Begun | None = None  # what the club has to do with it


def entry_row(game: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row of the database."""
    raw = entry.data.get(UNREADABLE) if len(entry.data) == 1 else None
    data = raw if isinstance(raw, str) else msgspec.json.encode(entry.data).decode()
    return {"game": game, **msgspec.structs.asdict(entry), "data": data}


class Store:
    """The games of one database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.clock = started(engine)
        self.receipts = Receipts(engine)

    def create(self, game: NewGame, now: float) -> None:
        """Write a new game with its first entries."""
        rows = [entry_row(game.id, entry) for entry in game.entries]
        seed = "" if game.secrets.seed is None else str(game.secrets.seed)
        row = {
            "id": game.id, "public": game.public, "grace": game.grace, "head": len(rows),
            "seed": seed, "salt": game.secrets.salt, "host": game.secrets.host,
            "created": now, "moved": now, **msgspec.structs.asdict(game.index),
        }  # fmt: skip
        tokens = [game.secrets.tokens.get(chair) for chair in range(game.chairs)]
        chairs = [{"game": game.id, "chair": at, "token": token, "seen": now} for at, token in enumerate(tokens)]
        with self.receipts.writing() as (connection, heads):
            heads[game.id] = len(rows)
            if game.board is not None:
                keep_board(connection, game.board)
            connection.execute(sa.insert(GAMES), [row])
            connection.execute(sa.insert(CHAIRS), chairs)
            connection.execute(sa.insert(ENTRIES), rows)
            index_deal(connection, game.id, game.entries)
            if game.begun is not None:
                game.begun.write(connection)

    def load(self, game: str, shut_too: bool = False) -> Stored | None:
        """A game with its whole log; Quarantined when it is shut, Gone when it was deleted."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(GAMES).where(GAMES.c.id == game)).mappings().first()
            if row is None:
                if was_deleted(connection, game):
                    raise Gone("game-deleted")
                return None
            if row["status"] == QUARANTINED and not shut_too:
                raise Quarantined("quarantined")
            entries = _entries(connection, game, 0)
            # After the entries: links may be newer than the log then, which the log's head tells, but never older.
            secrets = Secrets(read_seed(row["seed"]), row["salt"], row["host"], _tokens(connection, game))
            if len(entries) < row["head"]:
                raise BadFile("broken-log", number=len(entries) + 1)
            return Stored(game, secrets, entries, board_of(connection, entries), read_turn(connection, game))

    def entries_after(self, game: str, number: int) -> list[Entry]:
        """The entries behind a number."""
        with self.engine.connect() as connection:
            return _entries(connection, game, number)

    def tokens(self, game: str) -> dict[int, str]:
        """The hashes of the secret links, by chair."""
        with self.engine.connect() as connection:
            return _tokens(connection, game)

    def head(self, game: str) -> int:
        """The number of a game's last entry; 0 when there is none."""
        with self.engine.connect() as connection:
            return int(connection.execute(sa.select(GAMES.c.head).where(GAMES.c.id == game)).scalar() or 0)

    def listed(self, status: str, limit: int, before: float) -> list[tuple[str, int]]:
        """Public games of a status with the numbers of their last entries, latest first."""
        query = sa.select(GAMES.c.id, GAMES.c.head).where(
            GAMES.c.public, GAMES.c.status == status, GAMES.c.moved < before
        )
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(GAMES.c.moved.desc()).limit(limit))
            return [(row.id, row.head) for row in rows]

    def seen(self, chairs: Iterable[tuple[str, int]], now: float) -> None:
        """These players are connected."""
        values = [{"at_game": game, "at_chair": chair} for game, chair in chairs]
        if not values:
            return
        where = (CHAIRS.c.game == sa.bindparam("at_game")) & (CHAIRS.c.chair == sa.bindparam("at_chair"))
        with writing(self.engine) as connection:
            connection.execute(sa.update(CHAIRS).where(where).values(seen=now), values)

    def running(self) -> list[tuple[str, bool, int, float | None]]:
        """All running games, and those about to be dealt: whether the server has to decide, their grace time, and when
        somebody's time is up in a game over days.
        """
        dealing = (GAMES.c.status == OPEN) & GAMES.c.served
        found = sa.select(GAMES.c.id, GAMES.c.served, GAMES.c.grace, TURNS.c.up)
        query = found.join(TURNS, TURNS.c.game == GAMES.c.id, isouter=True)
        with self.engine.connect() as connection:
            rows = connection.execute(query.where((GAMES.c.status == RUNNING) | dealing))
            return [(row.id, row.served, row.grace, row.up) for row in rows]

    def forgotten(self, now: float, limit: int = 100) -> list[str]:
        """Games in which the server should have decided long ago; found by an index, among those alone."""
        late = GAMES.c.served & (GAMES.c.moved < now - FORGOTTEN_SECONDS)
        status = GAMES.c.status.in_((OPEN, RUNNING))
        query = sa.select(GAMES.c.id).where(status, late).order_by(GAMES.c.moved).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    def pulse(self) -> None:
        """Write something, always the same row; fails when the database can't be reached, or can't be written."""
        with writing(self.engine) as connection:
            set_mark(connection, PULSE, int(wall()))


def board_of(connection: sa.Connection, log: list[Entry]) -> Edition | None:
    """The board that a log names, where it isn't one of ours."""
    return kept_board(connection, board_address(log))


def board_address(log: list[Entry]) -> str:
    """Where the board of a log is kept; nothing for one of ours."""
    return str(log[0].data.get("file", "")) if log else ""


def read_seed(text: str) -> int | None:
    """The seed of a game that had one from the beginning."""
    return int(text) if text else None


def _entries(connection: sa.Connection, game: str, number: int) -> list[Entry]:
    query = sa.select(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.number > number)
    rows = connection.execute(query.order_by(ENTRIES.c.number)).mappings()
    return [read_entry(row) for row in rows]


def read_entry(row: sa.RowMapping) -> Entry:
    """An entry from a row of the database."""
    return Entry(row["number"], row["kind"], msgspec.json.decode(row["data"]), row["at"], row["key"])


def kept_entry(row: sa.RowMapping) -> Entry:
    """An entry as backups keep it: what can't be read goes along as it stands."""
    try:
        return read_entry(row)
    except msgspec.MsgspecError:
        return Entry(row["number"], row["kind"], {UNREADABLE: row["data"]}, row["at"], row["key"])


def _tokens(connection: sa.Connection, game: str) -> dict[int, str]:
    query = sa.select(CHAIRS.c.chair, CHAIRS.c.token).where(CHAIRS.c.game == game, CHAIRS.c.token.is_not(None))
    return dict(connection.execute(query).all())
