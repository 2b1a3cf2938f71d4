"""Restoring a backup: what is missing is added, what is there stays, and logs that differ are told and left alone."""

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from trilhos.server.archive import ChairLine, GameLine, HookLine, Trailer, games
from trilhos.server.backup import Progress, logs_of
from trilhos.server.clock import started
from trilhos.server.database import writing
from trilhos.server.entries import LINKS, Entry
from trilhos.server.store import Index, entry_row
from trilhos.server.tables import CHAIRS, ENTRIES, GAMES, HOOKS
from trilhos.server.writer import UPDATE_GAME, game_change, lock, notify, set_links

MOST_ENTRIES: Final = 2000  # in one transaction, some hundredths of a second, so that a running server isn't held up


class Restored(msgspec.Struct):
    """What a restore did, in games; conflicts by id."""

    games: int
    added: int = 0
    extended: int = 0
    unchanged: int = 0
    entries: int = 0  # that were added
    conflicts: list[str] = []


def restore(engine: sa.Engine, path: Path, trailer: Trailer, told: Progress) -> Restored:
    """Add what a backup has and the database lacks; the trailer comes from `archive.check`, which read it whole."""
    done, clock = Restored(trailer.games), started(engine)
    for chunk in _chunks(games(path)):
        began = time.monotonic()
        with writing(engine) as connection:
            Chunk(connection, done, clock.now()).restore(chunk)
        told(done.added + done.extended + done.unchanged + len(done.conflicts), trailer.games)
        time.sleep(time.monotonic() - began)  # half of the time belongs to the server
    return done


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

    def __init__(self, connection: sa.Connection, done: Restored, now: float) -> None:
        self.connection = connection
        self.done = done
        self.now = now

    def restore(self, chunk: list[GameLine]) -> None:
        """Each game of the chunk: added, extended, or left as it is."""
        ids = sorted(game.id for game in chunk)
        lock(self.connection, ids)
        rows = self.connection.execute(sa.select(GAMES).where(GAMES.c.id.in_(ids))).mappings()
        known = {row["id"]: row for row in rows}
        logs = logs_of(self.connection, list(known))
        for game in chunk:
            if game.id not in known:
                self._add(game)
            else:
                self._compare(game, known[game.id], logs.get(game.id, []))

    def _compare(self, game: GameLine, row: sa.RowMapping, log: list[Entry]) -> None:
        same = all(row[name] == getattr(game, name) for name in ("seed", "salt", "host", "created"))
        shorter = min(len(log), len(game.entries))
        if not same or log[:shorter] != game.entries[:shorter]:
            self.done.conflicts.append(game.id)
        elif len(log) < len(game.entries):
            self._extend(game, game.entries[len(log) :])
        else:
            self.done.unchanged += 1

    def _add(self, game: GameLine) -> None:
        row = {name: getattr(game, name) for name in GameLine.__struct_fields__ if name in GAMES.c}
        self.connection.execute(sa.insert(GAMES), [{**row, "head": len(game.entries)}])
        self.connection.execute(sa.insert(CHAIRS), [self._chair_row(game.id, chair) for chair in game.chairs])
        hooks = [_hook_row(game.id, chair.chair, chair.hook) for chair in game.chairs if chair.hook]
        if hooks:
            self.connection.execute(sa.insert(HOOKS), hooks)
        self._write_log(game.id, game.entries)
        self.done.added += 1

    def _chair_row(self, game: str, chair: ChairLine) -> dict[str, Any]:
        """Whoever could not be here while there was no server gets the whole grace time."""
        return {"game": game, "chair": chair.chair, "token": chair.token, "seen": self.now}

    def _extend(self, game: GameLine, tail: list[Entry]) -> None:
        """The missing end of a log, with the index and the secret links that belong to it."""
        self._write_log(game.id, tail)
        index = Index(game.status, game.waits_for, game.served)
        self.connection.execute(
            UPDATE_GAME, [game_change(game.id, tail[0].number - 1, tail[-1].number, index, game.moved)]
        )
        changed = {entry.data["chair"] for entry in tail if entry.kind in LINKS}
        links = [
            {"at_game": game.id, "at_chair": chair.chair, "token": chair.token}
            for chair in game.chairs
            if chair.chair in changed
        ]
        if links:
            set_links(self.connection, links)
        notify(self.connection, {game.id: len(game.entries)})
        self.done.extended += 1

    def _write_log(self, game: str, entries: list[Entry]) -> None:
        self.connection.execute(sa.insert(ENTRIES), [entry_row(game, entry) for entry in entries])
        self.done.entries += len(entries)


def _hook_row(game: str, chair: int, hook: HookLine) -> dict[str, Any]:
    """Webhooks come with whole games only: where the game is known, its players may have removed theirs since."""
    return {"game": game, "chair": chair, **msgspec.structs.asdict(hook), "due": 0.0}
