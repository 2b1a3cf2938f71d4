"""Restoring a backup: what is missing is added, what is there stays, and logs that differ are told and left alone.

Every game is folded before it is written: what doesn't fold comes in shut, and the log decides what the index says.
"""

import re
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, OperationalError

from trilhos.boards import Edition, from_outside
from trilhos.boards.check import read_board
from trilhos.boards.load import file_address, written
from trilhos.errors import BadFile, printable
from trilhos.server.answers.errors import BadRequest
from trilhos.server.game.entries import OfChair, read
from trilhos.server.game.standing import Standing, checked
from trilhos.server.game.table import Table
from trilhos.server.keeping.archive import GameLine, Trailer, games, header
from trilhos.server.keeping.backup import Progress, logs_of
from trilhos.server.storage.boards import keep_file
from trilhos.server.storage.clock import started
from trilhos.server.storage.club.copies import bring_back, known_games
from trilhos.server.storage.database import writing
from trilhos.server.storage.deals import index_deal
from trilhos.server.storage.keys import bring_keys
from trilhos.server.storage.log import Entry
from trilhos.server.storage.quarantine import reason_of, shut
from trilhos.server.storage.receipts import Heads, Receipts
from trilhos.server.storage.standing import KeptOrders, write_newer
from trilhos.server.storage.store import Index, Secrets, Stored, board_address, board_of, entry_row, read_seed
from trilhos.server.storage.tables import CHAIRS, ENTRIES, GAMES, HOOKS, QUARANTINED, QUIET, RUNNING
from trilhos.server.storage.uploads import UploadLine, add
from trilhos.server.storage.writer import UPDATE_GAME, Link, game_change, lock, notify, set_links

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
LATEST: Final = 1e11  # far ahead of every clock, and calendars know it still
MOST_ENTRIES: Final = 2000  # in one transaction, some hundredths of a second, so that a running server isn't held up


class Restored(msgspec.Struct):
    """What a restore did, in games; conflicts by id."""

    games: int
    added: int = 0
    extended: int = 0
    unchanged: int = 0
    entries: int = 0  # that were added
    conflicts: list[str] = []
    quarantined: dict[str, str] = {}  # added, but shut: they don't fold, and why
    refused: dict[str, str] = {}  # not written at all, and why

    @property
    def seen(self) -> int:
        """How many games have been dealt with."""
        left_alone = len(self.conflicts) + len(self.refused)
        return self.added + self.extended + self.unchanged + len(self.quarantined) + left_alone


def restore(engine: sa.Engine, path: Path, trailer: Trailer, told: Progress) -> Restored:
    """Add what a backup has and the database lacks; the trailer comes from `archive.check`, which read it whole."""
    done, clock, receipts = Restored(trailer.games), started(engine), Receipts(engine)
    before = header(path)
    with writing(engine) as connection:
        there = known_games(connection)
        _bring_back(connection, before.boards)
        bring_keys(connection, before.keys)
    for chunk in _chunks(games(path)):
        began = time.monotonic()
        with receipts.writing() as (connection, heads):
            Chunk(connection, done, heads, clock.now()).restore(chunk)
        told(done.seen, trailer.games)
        time.sleep(time.monotonic() - began)  # half of the time belongs to the server
    receipts.close()
    with writing(engine) as connection:
        bring_back(connection, before.club, there)  # whose seats are whose is known once the games are there
    return done


def _bring_back(connection: sa.Connection, lines: list[UploadLine]) -> None:
    """Boards that people had brought; what can't be played is left out, as it would be if they brought it."""
    for line in lines:
        with suppress(BadFile):
            board = from_outside(read_board(line.file.encode(), "-"))
            add(connection, board, msgspec.structs.replace(line, file=written(board.file).decode()))


def _chunks(lines: Iterable[GameLine]) -> Iterator[list[GameLine]]:
    chunk: list[GameLine] = []
    for line in lines:
        chunk.append(line)
        if sum(len(game.entries) for game in chunk) >= MOST_ENTRIES:
            yield chunk
            chunk = []
    if chunk:
        yield chunk


class Chunk:
    """Some games in one transaction."""

    def __init__(self, connection: sa.Connection, done: Restored, heads: Heads, now: float) -> None:
        self.connection = connection
        self.done = done
        self.heads = heads
        self.now = now

    def restore(self, chunk: list[GameLine]) -> None:
        """Each game of the chunk: added, extended, or left as it is."""
        ids = sorted(game.id for game in chunk)
        lock(self.connection, ids)
        rows = self.connection.execute(sa.select(GAMES).where(GAMES.c.id.in_(ids))).mappings()
        known = {row["id"]: row for row in rows}
        logs = logs_of(self.connection, list(known))
        for game in chunk:
            times = [game.created, game.moved, *(entry.at for entry in game.entries)]
            # Nobody could ask for a game of such an id, and no calendar has such times.
            if not ID.fullmatch(game.id) or not all(0 <= at < LATEST for at in times):
                self.done.refused[printable(game.id)] = str(BadFile("no-such-id-or-time"))
                continue
            try:
                with self.connection.begin_nested():  # whatever is wrong with one game leaves the others alone
                    self._restore(game, known.get(game.id), logs.get(game.id, []))
            except OperationalError:
                raise
            except (DatabaseError, OverflowError) as problem:  # SQLite's driver doesn't even pass on what is too large
                self.done.refused[game.id] = str(getattr(problem, "orig", problem))
                self.heads.pop(game.id, None)

    def _restore(self, game: GameLine, row: sa.RowMapping | None, log: list[Entry]) -> None:
        try:
            if game.board is not None:
                self._keep_board(game.board, board_address(game.entries))
            table = folded(game, board_of(self.connection, game.entries))
        except Exception as problem:
            self._shut_in(game, row, *reason_of(problem))
            return
        if row is None:
            self._add(game, table.index, table.settings.public, table.settings.grace)
            bring_orders(self.connection, game, table)
            self.done.added += 1
        else:
            self._compare(game, table, row, log)

    def _keep_board(self, file: str, address: str) -> None:
        """The board that comes with a game is the one that its log names, and can be played; BadFile if not."""
        if file_address(file.encode()) != address:
            raise BadFile("broken-log", number=1)
        board = read_board(file.encode(), address)
        keep_file(self.connection, address, board.id, file)

    def _shut_in(self, game: GameLine, row: sa.RowMapping | None, reason: str, detail: str) -> None:
        """A game that doesn't fold: kept, for somebody may mend it, but nobody gets in."""
        if row is not None:
            self.done.refused[game.id] = detail
            return
        self._add(game, Index(QUARANTINED, None, served=False), public=False, grace=game.grace)
        shut(self.connection, game.id, reason, detail)
        self.done.quarantined[game.id] = detail

    def _compare(self, game: GameLine, table: Table, row: sa.RowMapping, log: list[Entry]) -> None:
        same = all(row[name] == getattr(game, name) for name in ("seed", "salt", "host", "created"))
        shorter = min(len(log), len(game.entries))
        longer = len(log) < len(game.entries)
        if not same or log[:shorter] != game.entries[:shorter] or (longer and row["status"] == QUARANTINED):
            self.done.conflicts.append(game.id)
        elif longer:
            self._extend(game, table, game.entries[len(log) :])
        else:
            self.done.unchanged += 1

    def _add(self, game: GameLine, index: Index, public: bool, grace: int) -> None:
        kept = {name: getattr(game, name) for name in ("id", "seed", "salt", "host", "created", "moved")}
        found = {**msgspec.structs.asdict(index), "public": public, "grace": grace, "head": len(game.entries)}
        self.connection.execute(sa.insert(GAMES), [{**kept, **found}])
        # Whoever could not be here while there was no server gets the whole grace time.
        chairs = [
            {"game": game.id, "chair": chair.chair, "token": chair.token, "seen": self.now} for chair in game.chairs
        ]
        if chairs:
            self.connection.execute(sa.insert(CHAIRS), chairs)
        self._bring_hooks(game)
        index_deal(self.connection, game.id, game.entries)
        self._write_log(game.id, game.entries)

    def _bring_hooks(self, game: GameLine) -> None:
        """They come with whole games only: where the game is known, its players may have removed theirs since."""
        for chair in game.chairs:
            at = {"game": game.id, "chair": chair.chair}
            for hook in [*chair.hooks, *([chair.hook] if chair.hook else [])]:
                self.connection.execute(sa.insert(HOOKS), [{**at, **msgspec.structs.asdict(hook), "due": 0.0}])
            if chair.quiet is not None:
                self.connection.execute(sa.insert(QUIET), [{**at, "hours": chair.quiet}])

    def _extend(self, game: GameLine, table: Table, tail: list[Entry]) -> None:
        """The missing end of a log, with the index, the secret links and the standing orders that belong to it."""
        self._write_log(game.id, tail)
        self.connection.execute(
            UPDATE_GAME, [game_change(game.id, tail[0].number - 1, tail[-1].number, table.index, game.moved)]
        )
        changed = {said.chair for said in map(read, tail) if said.links and isinstance(said, OfChair)}
        links = [Link(game.id, chair.chair, chair.token) for chair in game.chairs if chair.chair in changed]
        set_links(self.connection, links)
        bring_orders(self.connection, game, table)  # what the tail has carried out of them is carried out
        notify(self.connection, {game.id: len(game.entries)})
        self.done.extended += 1

    def _write_log(self, game: str, entries: list[Entry]) -> None:
        if entries:
            self.heads[game] = entries[-1].number
            self.connection.execute(sa.insert(ENTRIES), [entry_row(game, entry) for entry in entries])
        self.done.entries += len(entries)


def bring_orders(connection: sa.Connection, game: GameLine, table: Table) -> None:
    """Standing orders, unless their player has given newer ones here. Without those that can't be carried out on this
    board, which no server has ever written, the player is called.
    """
    for chair in game.chairs:
        if chair.standing is None or table.status != RUNNING:
            continue
        with suppress(msgspec.MsgspecError, BadRequest):
            wanted = msgspec.json.decode(chair.standing.orders, type=Standing)
            checked(table.running, wanted.orders, wanted.until)
            kept = KeptOrders(game.id, chair.chair, chair.standing.version, chair.standing.orders)
            write_newer(connection, kept)


def folded(game: GameLine, board: Edition | None) -> Table:
    """The table of a game in a backup; fails when there is none."""
    chairs = [chair.chair for chair in game.chairs]
    tokens = {chair.chair: chair.token for chair in game.chairs if chair.token is not None}
    table = Table(Stored(game.id, Secrets(read_seed(game.seed), game.salt, game.host, tokens), game.entries, board))
    if chairs != list(range(len(table.chairs))):
        raise BadFile("broken-chairs")
    return table
