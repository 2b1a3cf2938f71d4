"""A game of more moves than any game needs is shut; and nobody can bring that about by what isn't a move."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from trilhos.play.commitment import seed_commitment
from trilhos.server.answers.errors import Quarantined, Refused
from trilhos.server.game import decide, entries, table
from trilhos.server.game.entries import Draft
from trilhos.server.game.table import Table
from trilhos.server.processes.homes import Alone
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.settings import ServerSettings
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.stewards import Stewards
from trilhos.server.stewards.workers import Answer, BotWorkers, Job
from trilhos.server.storage.database import connect
from trilhos.server.storage.log import Entry
from trilhos.server.storage.quarantine import Quarantine
from trilhos.server.storage.store import Index, NewGame, Secrets, Store, Stored
from trilhos.server.storage.writer import Writer

LIMIT = 12
SETTINGS = {"public": False, "spectators": True, "grace": 120, "first": None}
CREATED = {
    "edition": "usa",
    "options": {},
    "rules_version": 1,
    "settings": SETTINGS,
    "imported": True,
    "commitment": seed_commitment(1, "s"),
}
BOTS = [{"kind": "bot", "name": name, "bot": "greedy"} for name in ("A", "B")]
PEOPLE = [{"kind": "person", "name": name} for name in ("Ana", "Bia")]
SECRETS = Secrets(1, "s", "h", {})


class First:
    """Workers that take whatever stands first."""

    async def choose(self, job: Job) -> Answer:
        return Answer(job.legal[0])


def log(chairs: list[dict[str, str]]) -> list[Entry]:
    made = Entry(1, entries.Created.kind, {**CREATED, "chairs": chairs}, 0.0)
    return [made, Entry(2, entries.Started.kind, {"order": [0, 1]}, 0.0)]


def test_bots_stop_and_the_game_is_shut_with_the_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "LONGEST_GAME", LIMIT)
    engine = connect(str(tmp_path / "g.sqlite"))
    store, writer = Store(engine), Writer(engine)
    store.create(NewGame("g", SECRETS, log(BOTS), Index("running", 0, True), False, 120, 2), 0.0)

    async def serve() -> None:
        rooms = Rooms(store, writer, Alone())
        settings = ServerSettings(database="", bot_pause=0.0, undo_seconds=0.0)
        stewards = Stewards(rooms, cast(BotWorkers, First()), settings, AllowedBots(("greedy",)))
        room = await rooms.get("g")
        stewards.wake(room)
        await stewards.serving["g"]
        with pytest.raises(Quarantined):
            await rooms.get("g")

    try:
        asyncio.run(serve())
        [held] = Quarantine(engine).listed()
        assert (held.reason, held.detail) == ("endless", f"no end after {LIMIT} moves")
        assert store.head("g") == 3 + LIMIT  # and nothing is lost
    finally:
        writer.close()
        engine.dispose()


def test_people_are_told_and_nothing_more_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(str(tmp_path / "g.sqlite"))
    store, writer = Store(engine), Writer(engine)
    store.create(NewGame("g", SECRETS, log(PEOPLE), Index("running", 0, False), False, 120, 2), 0.0)

    async def serve() -> None:
        rooms = Rooms(store, writer, Alone())
        room = await rooms.get("g")
        for chair in (0, 1):
            await rooms.execute(room, partial(choose, chair))
        monkeypatch.setattr(table, "LONGEST_GAME", len(room.table.running.moves))
        for command in (
            lambda now: decide.act(now, 0, now.number, "draw"),
            lambda now: decide.chat(now, 1, "hello"),
            lambda now: decide.resign(now, 1),
        ):
            with pytest.raises(Refused) as caught:
                await rooms.execute(room, command)
            assert caught.value.key == "game-endless"
        await rooms.execute(room, lambda now: decide.welcome(now, 0, pressed=False))  # one can still look
        settings = ServerSettings(database="")
        stewards = Stewards(rooms, cast(BotWorkers, First()), settings, AllowedBots(("greedy",)))
        stewards.moved(room)
        await stewards.serving["g"]  # it is shut, though no bot would play on

    try:
        asyncio.run(serve())
        assert [held.reason for held in Quarantine(engine).listed()] == ["endless"]
        assert store.head("g") == 5
    finally:
        writer.close()
        engine.dispose()


def choose(chair: int, at: Table) -> list[Draft]:
    return decide.act(at, chair, at.number, at.running.legal(chair)[0])


def add(at: Table, drafts: list[Draft]) -> None:
    for draft in drafts:
        at.fold(draft.entry(at.number + 1, 0.0))


def refused(command: Callable[[], list[Draft]]) -> bool:
    try:
        command()
    except Refused as problem:
        return problem.key == "too-much-beside"
    return False


def test_what_one_player_adds_beside_moves_ends_for_that_player_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_BESIDE", 20)
    monkeypatch.setattr(table, "LONGEST_GAME", 15)
    at = Table(Stored("g", SECRETS, log(PEOPLE)))
    choices = at.running.legal(0)
    for turn in range(20):
        add(at, decide.act(at, 0, at.number, choices[turn % 2]))
    assert not at.endless
    assert refused(lambda: decide.act(at, 0, at.number, choices[0]))  # it has chosen
    assert refused(lambda: decide.undo(at, 0, at.number))
    assert refused(lambda: decide.chat(at, 0, "hello"))
    assert refused(lambda: decide.back(at, 0))
    assert refused(lambda: decide.renew(at, 0))
    add(at, decide.chat(at, 1, "hello"))
    add(at, decide.act(at, 1, at.number, at.running.legal(1)[0]))
    add(at, decide.act(at, 0, at.number, "draw"))  # moves are always free
    assert len(at.running.moves) == 3


def test_who_is_away_and_has_nothing_left_comes_back_with_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_BESIDE", 3)
    at = Table(Stored("g", SECRETS, log(PEOPLE)))
    away: list[Draft] = [entries.Away(0)]
    for _ in range(3):
        add(at, away)
        add(at, decide.welcome(at, 0, pressed=False))
    add(at, away)
    assert decide.welcome(at, 0, pressed=False) == []
    add(at, decide.act(at, 0, at.number, at.running.legal(0)[0]))
    assert not at.chairs[0].away


def test_a_chair_in_a_lobby_can_be_left_so_often_and_nobody_has_to_answer_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table, "MOST_BESIDE", 4)
    made = Entry(1, entries.Created.kind, {**CREATED, "chairs": [PEOPLE[0], {"kind": "open"}]}, 0.0)
    at = Table(Stored("g", SECRETS, [made]))
    for _ in range(2):
        add(at, [entries.Joined(chair=1, name="Eva")])
        add(at, decide.leave(at, 1))
    add(at, [entries.Joined(chair=1, name="Bia")])
    assert refused(lambda: decide.leave(at, 1))
    assert refused(lambda: decide.join(at, decide.Newcomer("Beatriz"), None, 1)[1])
    add(at, [entries.Started(order=[0, 1])])
    assert decide.chat(at, 1, "hello")


def test_a_game_that_is_over_is_never_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    at = Table(Stored("g", SECRETS, log(PEOPLE)))
    while not at.running.over:
        at.fold(
            Entry(
                at.number + 1, entries.Action.kind, {"seat": 0, "action": at.running.legal()[-1], "by": "player"}, 0.0
            )
        )
    monkeypatch.setattr(table, "LONGEST_GAME", 3)
    assert at.number > 3
    assert not at.endless
