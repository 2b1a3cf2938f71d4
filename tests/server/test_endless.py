"""A game whose log is longer than any game needs isn't played on: not by bots, not by people, and it is shut."""

import asyncio
from pathlib import Path
from typing import cast

import pytest

from trilhos.server import decide, entries, table
from trilhos.server.allowed import AllowedBots
from trilhos.server.database import connect
from trilhos.server.entries import Entry
from trilhos.server.errors import Quarantined, Refused
from trilhos.server.homes import Alone
from trilhos.server.quarantine import Quarantine
from trilhos.server.rooms import Rooms
from trilhos.server.settings import Settings
from trilhos.server.stewards import Stewards
from trilhos.server.store import Index, NewGame, Secrets, Store, Stored
from trilhos.server.table import Table
from trilhos.server.workers import Answer, Job, Workers
from trilhos.server.writer import Writer

LIMIT = 12
SETTINGS = {"public": False, "spectators": True, "grace": 120, "first": None}
CREATED = {
    "edition": "usa",
    "options": {},
    "rules_version": 1,
    "settings": SETTINGS,
    "imported": True,
    "commitment": "",
}
BOTS = [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("A", "B")]
PEOPLE = [{"kind": "person", "name": name} for name in ("Ana", "Bia")]
SECRETS = Secrets(1, "s", "h", {})


class First:
    """Workers that take whatever stands first."""

    async def choose(self, job: Job) -> Answer:
        return Answer(job.legal[0])


def log(chairs: list[dict[str, str]]) -> list[Entry]:
    made = Entry(1, entries.CREATED, {**CREATED, "chairs": chairs}, 0.0)
    return [made, Entry(2, entries.STARTED, {"order": [0, 1]}, 0.0)]


def test_bots_stop_and_the_game_is_shut_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "LONGEST_GAME", LIMIT)
    engine = connect(str(tmp_path / "g.sqlite"))
    store, writer = Store(engine), Writer(engine)
    store.create(NewGame("g", SECRETS, log(BOTS), Index("running", 0, True), False, 120, 2), 0.0)

    async def serve() -> None:
        rooms = Rooms(store, writer, Alone())
        settings = Settings(database="", bot_pause=0.0, undo_seconds=0.0)
        stewards = Stewards(rooms, cast(Workers, First()), settings, AllowedBots(("greedy",)))
        room = await rooms.get("g")
        stewards.wake(room)
        await stewards.serving["g"]
        with pytest.raises(Quarantined):
            await rooms.get("g")

    try:
        asyncio.run(serve())
        [held] = Quarantine(engine).listed()
        assert (held.reason, held.detail) == ("endless", f"no end after {LIMIT} entries")
        assert store.head("g") == LIMIT  # and nothing is lost
    finally:
        writer.close()
        engine.dispose()


def test_people_are_told_that_it_isnt_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Table(Stored("g", SECRETS, log(PEOPLE)))
    choice = at.running.legal()[0]
    assert decide.act(at, 0, at.number, choice)
    monkeypatch.setattr(table, "LONGEST_GAME", at.number)
    with pytest.raises(Refused) as caught:
        decide.act(at, 0, at.number, choice)
    assert caught.value.key == "game-endless"


def test_a_game_that_is_over_is_never_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Table(Stored("g", SECRETS, log(PEOPLE)))
    while not at.running.over:
        at.fold(
            Entry(at.number + 1, entries.ACTION, {"seat": 0, "action": at.running.legal()[-1], "by": "player"}, 0.0)
        )
    monkeypatch.setattr(table, "LONGEST_GAME", 3)
    assert at.number > 3
    assert not at.endless
