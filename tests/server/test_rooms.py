"""A database that fails in the middle of a command: nothing that isn't written is told or taken for done."""

import asyncio
import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.golden.make import GAMES as GAMES_FOLDER
from tests.server import plain
from tests.server.rig import Person, patiently, serving
from trilhos.play.commitment import seed_commitment
from trilhos.play.record import from_record
from trilhos.server.answers.errors import Unavailable
from trilhos.server.api.making import Chairs, Wish, from_save
from trilhos.server.game import entries, sight
from trilhos.server.game.entries import TableSettings
from trilhos.server.game.table import Table
from trilhos.server.processes.homes import Alone
from trilhos.server.rooms.audience import Member
from trilhos.server.rooms.rooms import MEGABYTE, ROOM_BYTES, Room, Rooms
from trilhos.server.service import Service
from trilhos.server.settings import ServerSettings
from trilhos.server.storage.database import connect
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import Index, NewGame, Secrets, Store, Stored
from trilhos.server.storage.tables import GAMES
from trilhos.server.storage.writer import Append, Outcome, Writer

SETTINGS = {"public": False, "spectators": True, "grace": 120, "first": None}
ALONE = TableSettings(public=False, spectators=True, grace=120, first=0)
CREATED = {"edition": "usa", "options": {}, "rules_version": 1, "settings": SETTINGS, "imported": False}
CHAIRS = [{"kind": "open"}, {"kind": "open"}]
WISH = {"edition": "usa", "chairs": [{"kind": "you", "name": "Ana"}, {"kind": "you", "name": "Bia"}]}


def new_game(store: Store, game: str = "g") -> None:
    made = Entry(1, entries.Created.kind, {**CREATED, "chairs": CHAIRS, "commitment": seed_commitment(1, "s")}, 0.0)
    index = Index("open", None, False)
    store.create(NewGame(game, Secrets(1, "s", "h", {}), [made], index, False, 120, 2), 0.0)


def failing(append: Append) -> asyncio.Future[Outcome]:
    future: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
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
    said = entries.Chatted(chair=0, text="oi")

    async def talk() -> None:
        rooms = Rooms(store, writer, Alone())
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


def test_a_long_log_is_opened_once_in_small_steps_and_not_at_all_when_it_is_shut_meanwhile(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "g.sqlite"))
    store, writer = Store(engine), Writer(engine)
    new_game(store)
    said = entries.Chatted(chair=0, text="oi")

    async def many_at_once() -> tuple[set[Room], int]:
        turns = 0

        async def somebody_else() -> None:
            nonlocal turns
            while True:
                turns += not rooms.rooms and rooms.long.locked()
                await asyncio.sleep(0)

        rooms = Rooms(store, writer, Alone())
        await rooms.execute(await rooms.get("g"), lambda table: [said] * 20_000)
        rooms = Rooms(store, writer, Alone())
        other = asyncio.create_task(somebody_else())
        found = await asyncio.gather(*(rooms.get("g") for _ in range(10)))
        other.cancel()
        assert (await rooms.read(found[0])).number == 20_001
        rooms = Rooms(store, writer, Alone())
        coming = asyncio.create_task(rooms.get("g"))
        while not rooms.long.locked():
            await asyncio.sleep(0)
        rooms.shut("g", "game-deleted")
        with pytest.raises(Unavailable):
            await coming
        assert not rooms.rooms
        assert not rooms.opening
        return set(found), turns

    try:
        found, turns = asyncio.run(many_at_once())
    finally:
        writer.close()
        engine.dispose()
    assert len(found) == 1
    assert turns > 3


def stored_ids(database: str) -> list[str]:
    engine = connect(database)
    try:
        with engine.connect() as connection:
            return list(connection.execute(sa.select(GAMES.c.id)).scalars())
    finally:
        engine.dispose()


def members(rooms: Rooms, games: list[str]) -> None:
    """Somebody watches each of these."""
    for game in games:
        rooms.attend(rooms.rooms[game], Member(None))


def long_ago(rooms: Rooms) -> None:
    for room in rooms.rooms.values():
        room.used = float("-inf")


def test_a_full_server_forgets_only_what_nobody_uses_and_says_when_it_is_full(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "g.sqlite"))
    store, writer = Store(engine), Writer(engine)
    games = [f"g{number}" for number in range(MEGABYTE // ROOM_BYTES * 2)]
    for game in games:
        new_game(store, game)

    async def fill() -> None:
        rooms = Rooms(store, writer, Alone(), memory=1)
        busy = games[:10]
        for game in busy:
            await rooms.get(game)
        members(rooms, busy)
        for game in games[10:]:  # far more than fit in: those that rest make room
            long_ago(rooms)
            await rooms.get(game)
        assert set(busy) <= set(rooms.rooms)
        assert rooms.bytes <= rooms.most + ROOM_BYTES
        members(rooms, [game for game in rooms.rooms if game not in busy])
        long_ago(rooms)
        kept = set(rooms.rooms)
        with pytest.raises(Unavailable, match="no room for another game"):
            await rooms.get("g10")
        with pytest.raises(Unavailable, match="no room for another game"):
            rooms.make_room()
        assert set(rooms.rooms) == kept
        stored = store.load("g10")
        assert stored is not None
        rooms.open_new(Table(stored))  # a game that is written down has its room
        assert (await rooms.get("g10")).table.number == 1

    try:
        asyncio.run(fill())
    finally:
        writer.close()
        engine.dispose()


def test_a_full_server_answers_503_and_loses_nothing(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--memory", "1") as server:
        lines, codes = [], []
        for _ in range(MEGABYTE // ROOM_BYTES + 1):  # more than can be in memory, whoever watches
            made = plain.post(f"{server.url}/api/games", json=WISH)
            codes.append(made.status_code)
            if made.status_code != 201:
                break
            lines.append(Person(server, made.json()["game"], made.json()["tokens"]["0"]).live())
            lines[-1].news()
        assert made.status_code == 503
        assert "no room for another game" in made.json()["message"]
        assert len(stored_ids(server.database)) == codes.count(201)
        for line in lines:
            line.close()
        for _ in patiently():
            if plain.post(f"{server.url}/api/games", json=WISH).status_code == 201:
                break


def test_a_game_that_is_made_is_folded_once_and_that_table_is_the_rooms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folded: list[int] = []
    fold = Table.fold

    def counted(table: Table, entry: Entry) -> None:
        folded.append(entry.number)
        fold(table, entry)

    monkeypatch.setattr(Table, "fold", counted)
    saved = from_record(json.loads((GAMES_FOLDER / "usa-2.json").read_text(encoding="utf-8")), "save")

    async def bring() -> None:
        service = Service(ServerSettings(database=str(tmp_path / "g.sqlite")))
        await service.start()
        try:
            chairs = Chairs.wished([Wish("you", name) for name in saved.names], service.bots.check)
            made = await from_save(service, saved, chairs, ALONE)
            table = (await service.rooms.get(made.game)).table
            assert folded == list(range(1, table.number + 1))
            stored = service.store.load(made.game)
            assert stored is not None
            again = Table(stored)
            assert (again.log, again.secrets, again.decided) == (table.log, table.secrets, table.decided)
            assert sight.snapshot(again, 0) == sight.snapshot(table, 0)
        finally:
            await service.stop()

    asyncio.run(bring())
