"""Who is away: whoever was waited for as long as the table grants, and nobody because a bot or the server was slow."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import msgspec
import pytest

from trilhos.play.commitment import seed_commitment
from trilhos.server.api.files import deciders
from trilhos.server.game import entries, sight
from trilhos.server.game.table import Table
from trilhos.server.processes.homes import Alone
from trilhos.server.rooms.rooms import Room, Rooms
from trilhos.server.settings import ServerSettings
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.stewards import Stewards
from trilhos.server.stewards.workers import Answer, BotWorkers, Job
from trilhos.server.storage.database import connect
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import Index, NewGame, Secrets, Store, Stored
from trilhos.server.storage.writer import Writer

SETTINGS = {"public": False, "spectators": True, "grace": 3600, "first": None}
CREATED = {
    "edition": "usa",
    "options": {},
    "rules_version": 2,
    "settings": SETTINGS,
    "imported": True,
    "commitment": seed_commitment(1, "s"),
}
ANA, BIA = ({"kind": "person", "name": name} for name in ("Ana", "Bia"))
BOT = {"kind": "bot", "name": "B", "bot": "greedy"}


class Slow:
    """Workers that think until the end of time."""

    async def choose(self, job: Job) -> Answer:
        await asyncio.Event().wait()
        raise AssertionError("unreachable")


class Quick:
    """Workers that take what comes first."""

    async def choose(self, job: Job) -> Answer:
        return Answer(job.legal[0])


@pytest.fixture
def rooms(tmp_path: Path) -> Iterator[Rooms]:
    engine = connect(str(tmp_path / "g.sqlite"))
    writer = Writer(engine)
    try:
        yield Rooms(Store(engine), writer, Alone())
    finally:
        writer.close()
        engine.dispose()


def deal(rooms: Rooms, *chairs: dict[str, str]) -> Stewards:
    """A game in which all choose their first tickets, and its stewards, of which the test is the clock."""
    made = Entry(1, entries.Created.kind, {**CREATED, "chairs": list(chairs)}, 0.0)
    log = [made, Entry(2, entries.Started.kind, {"order": [0, 1]}, 0.0)]
    index = Index("running", None, BOT in chairs)
    rooms.store.create(NewGame("g", Secrets(1, "s", "h", {}), log, index, False, 3600, 2), 0.0)
    settings = ServerSettings(database="", bot_pause=0.0, undo_seconds=0.0)
    return Stewards(rooms, cast(BotWorkers, Slow()), settings, AllowedBots(("greedy",)))


async def away(stewards: Stewards) -> list[bool]:
    """Who is away, once the moment of the game has come."""
    room = await stewards.rooms.get("g")
    stewards.deadlines.set("g", 0.0)
    await stewards.sweep()
    await stewards.close()
    return [chair.away for chair in room.table.chairs]


def test_who_was_waited_for_all_the_time_is_away(rooms: Rooms) -> None:
    assert asyncio.run(away(deal(rooms, ANA, BIA))) == [True, True]


def test_nobody_is_away_because_a_bot_thinks_for_long(rooms: Rooms) -> None:
    assert asyncio.run(away(deal(rooms, ANA, BOT))) == [False, False]


def test_nobody_is_away_who_has_got_time_while_the_server_was_looking(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = rooms.read

    async def late(room: Room) -> Table:
        """Something is said between the moment and the look at the game."""
        await rooms.execute(room, lambda table: [entries.Chatted(chair=0, text="here I am")])
        return await read(room)

    monkeypatch.setattr(rooms, "read", late)
    assert asyncio.run(away(deal(rooms, ANA, BIA))) == [False, False]


async def served(stewards: Stewards) -> Table:
    """The table after the choices that bots make for all, the caretaker for who is away."""
    room = await stewards.rooms.get("g")
    await stewards.rooms.execute(room, lambda table: [entries.Away(0)])
    while len(room.table.running.moves) < 2:
        await asyncio.sleep(0.01)
    await stewards.close()
    await asyncio.gather(*stewards.rooms.tasks)  # what is being written
    return room.table


def test_the_log_names_the_bot_that_decided_whatever_caretaker_comes_later(rooms: Rooms) -> None:
    stewards = deal(rooms, ANA, BOT)
    stewards.workers = cast(BotWorkers, Quick())
    stewards.settings = replace(stewards.settings, caretaker="easy")
    table = asyncio.run(served(stewards))
    assert deciders(table, "hard")[:2] == ["easy", "greedy"]
    again = rooms.store.load("g")
    assert again is not None
    assert deciders(Table(again), "hard")[:2] == ["easy", "greedy"]
    assert "bot" not in {name for entry in table.log for name in sight.message(table, entry, None).data}


def test_old_logs_that_name_no_bot_are_read_as_before(rooms: Rooms) -> None:
    stewards = deal(rooms, ANA, BOT)
    stewards.workers = cast(BotWorkers, Quick())
    log = asyncio.run(served(stewards)).log
    old = [msgspec.structs.replace(one, data={k: v for k, v in one.data.items() if k != "bot"}) for one in log]
    assert deciders(Table(Stored("g", Secrets(1, "s", "h", {}), old)), "hard")[:2] == ["hard", "greedy"]
