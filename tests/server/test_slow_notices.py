"""Notices of games over days: until when there is time, one reminder, and peace on vacation."""

import asyncio
from pathlib import Path

import pytest

from tests.server.days import HOUR, Place, closed, make, opened, place
from tests.server.receiver import Receiver
from tests.server.test_quiet import at
from tests.server.test_stewards import ANA, BIA
from trilhos.server.door.limits import Limits
from trilhos.server.game.table import DAY
from trilhos.server.heralds.carriers import Carriers
from trilhos.server.heralds.heralds import Heralds
from trilhos.server.heralds.notice import Reader
from trilhos.server.heralds.store import Hook
from trilhos.server.metrics import Metrics
from trilhos.server.settings import Allowed, Telling


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "g.sqlite")


def test_moments_are_told_as_their_readers_clocks_show_them() -> None:
    now = at("2026-11-17 09:00", "UTC")  # a Tuesday
    said = [
        Reader(language, zone, now).until(2 * DAY + 5 * HOUR)
        for language, zone in (("en", "Europe/Berlin"), ("pt-BR", "America/Sao_Paulo"), ("de", ""), ("fr", "../etc"))
    ]
    assert said == [
        "You have until Thursday, 15:00.",
        "Você tem até quinta-feira, 11:00.",
        "Du hast Zeit bis Donnerstag, 14:00 UTC.",
        "Vous avez jusqu’à jeudi, 14:00 UTC.",
    ]
    assert Reader("en", "UTC", now).until(7 * DAY - 60) == "You have 7 days."


def test_a_turn_is_told_with_its_end_and_reminded_of_once_outside_quiet_hours(file: str, receiver: Receiver) -> None:
    async def tell(here: Place) -> None:
        make(here, ANA, BIA)
        await opened(here)
        herald = herald_at(here)
        for when, told in (
            *(("17 16:00", 1), ("18 12:00", 1), ("19 03:59", 1)),
            *(("19 04:30", 1), ("19 07:00", 2), ("19 07:01", 2), ("19 12:00", 2)),  # 12 hours were left at 4
        ):
            await look(here, herald, when)
            assert len(receiver.letters) == told, when
        await herald.close()
        await closed(here)

    def herald_at(here: Place) -> Heralds:
        ways = Carriers(Telling(webhooks=Allowed(private=True)), here.engine, "", Limits())
        herald = Heralds(here.rooms, ways, 20.0, "", Metrics(), lambda game: False)
        herald.sweeping.cancel()
        herald.hooks.put(Hook("g", 1, receiver.url, "json", "en", 0, zone="Europe/Berlin"))
        herald.hooks.keep_quiet("g", 1, '{"begin":"22:00","end":"07:00","zone":"Europe/Berlin"}', here.clock.now())
        return herald

    start = 0.0

    async def look(here: Place, herald: Heralds, when: str) -> None:
        nonlocal start
        moment = at(f"2026-11-{when}")
        start = start or here.clock.now() - moment
        here.clock.ahead += start + moment - here.clock.now()
        await here.room()
        await here.stewards.slow.save()
        herald.wall = lambda: moment
        for due in herald.hooks.due(here.clock.now() + 1, 0.0, 10):
            await herald._see_to(due)

    with place(file) as here:
        asyncio.run(tell(here))
    assert [letter.json()["kind"] for letter in receiver.letters] == ["turn", "soon"]
    first, second = [letter.json()["content"] for letter in receiver.letters]
    assert first.endswith("board. You have until Thursday, 16:00.")
    assert second.startswith("Your time is nearly over")
    assert "Ana" not in first + second


def test_who_is_on_vacation_is_told_when_it_is_over(file: str, receiver: Receiver) -> None:
    async def tell(here: Place) -> list[int]:
        make(here, ANA, BIA)
        await opened(here)
        ways = Carriers(Telling(webhooks=Allowed(private=True)), here.engine, "", Limits())
        herald = Heralds(here.rooms, ways, 20.0, "", Metrics(), lambda game: False)
        herald.sweeping.cancel()
        herald.hooks.put(Hook("g", 1, receiver.url, "json", "en", 0))
        await here.vacation(1, 3)
        told = []
        for hours in (1, 48, 24):
            here.clock.ahead += hours * HOUR
            for due in herald.hooks.due(here.clock.now(), 0.0, 10):
                await herald._see_to(due)
            told.append(len(receiver.letters))
        await herald.close()
        await closed(here)
        return told

    with place(file) as here:
        assert asyncio.run(tell(here)) == [0, 0, 1]
