"""A database that fails in the middle of a command: nothing that isn't written is told or taken for done."""

import asyncio
from concurrent.futures import Future
from pathlib import Path

import pytest

from trilhos.server import entries
from trilhos.server.database import connect
from trilhos.server.entries import Draft, Entry
from trilhos.server.errors import Unavailable
from trilhos.server.rooms import Rooms
from trilhos.server.store import Index, NewGame, Secrets, Store, Stored
from trilhos.server.writer import Append, Outcome, Writer

SETTINGS = {"public": False, "spectators": True, "grace": 120, "first": None}
CREATED = {"edition": "usa", "options": {}, "rules_version": 1, "settings": SETTINGS, "imported": False}
CHAIRS = [{"kind": "open"}, {"kind": "open"}]


def new_game(store: Store) -> None:
    made = Entry(1, entries.CREATED, {**CREATED, "chairs": CHAIRS, "commitment": ""}, 0.0)
    index = Index("open", None, False)
    store.create(NewGame("g", Secrets(1, "s", "h", {}), [made], index, False, 120, 2), 0.0)


def failing(append: Append) -> Future[Outcome]:
    future: Future[Outcome] = Future()
    future.set_exception(OSError("disk full"))
    return future


def away(game: str) -> Stored:
    raise OSError("no database")


def test_a_command_that_could_not_be_written_is_not_taken_for_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = connect(str(tmp_path / "g.sqlite"))
    store, writer = Store(engine), Writer(engine)
    new_game(store)
    said = Draft(entries.CHAT, {"chair": 0, "text": "oi"})

    async def talk() -> None:
        rooms = Rooms(store, writer, shared=False)
        room = await rooms.get("g")
        with monkeypatch.context() as broken:
            broken.setattr(writer, "append", failing)
            broken.setattr(store, "load", away)
            with pytest.raises(Unavailable):
                await rooms.execute(room, lambda table: [said], "key")
        assert store.head("g") == 1
        assert (await rooms.read(room)).number == 1
        assert await rooms.execute(room, lambda table: [said], "key") == 2

    try:
        asyncio.run(talk())
        assert store.head("g") == 2
    finally:
        writer.close()
        engine.dispose()
