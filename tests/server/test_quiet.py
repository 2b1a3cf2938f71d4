"""Quiet hours, by a clock that the tests move: nothing is told in them, and what still holds at their end."""

import asyncio
import itertools
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

from tests.server.notified import HOME, hook, play_turn, playing
from tests.server.receiver import Receiver
from tests.server.rig import Person, Server, make_game, new_game, serving
from tests.server.test_webhook_trouble import idle_herald
from trilhos.server.heralds.quiet import QuietHours, quiet_until

NIGHT = {"begin": "22:00", "end": "07:00", "zone": "Europe/Berlin"}


def at(when: str, zone: str = "Europe/Berlin", fold: int = 0) -> float:
    return datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("begin", "end", "now", "over"),
    [
        ("22:00", "07:00", "2026-11-19 21:59", None),
        ("22:00", "07:00", "2026-11-19 22:00", "2026-11-20 07:00"),
        ("22:00", "07:00", "2026-11-19 23:59", "2026-11-20 07:00"),
        ("22:00", "07:00", "2026-11-20 00:00", "2026-11-20 07:00"),
        ("22:00", "07:00", "2026-11-20 06:59", "2026-11-20 07:00"),
        ("22:00", "07:00", "2026-11-20 07:00", None),
        ("13:00", "14:30", "2026-11-20 13:10", "2026-11-20 14:30"),
        ("13:00", "14:30", "2026-11-20 14:30", None),
        ("13:00", "14:30", "2026-11-20 12:59", None),
        ("22:00", "00:00", "2026-12-31 23:00", "2027-01-01 00:00"),
        ("22:00", "07:00", "2026-03-28 23:00", "2026-03-29 07:00"),  # the night is an hour shorter
        ("22:00", "07:00", "2026-10-24 23:00", "2026-10-25 07:00"),  # and here an hour longer
    ],
)
def test_when_quiet_hours_are_over(begin: str, end: str, now: str, over: str | None) -> None:
    hours = QuietHours(begin, end, "Europe/Berlin")
    assert hours.over(at(now)) == (at(over) if over else None)


def test_nights_in_which_the_clocks_are_changed_have_other_lengths() -> None:
    hours = QuietHours("22:00", "07:00", "Europe/Berlin")
    ends = [hours.over(at(f"{day} 22:00")) for day in ("2026-03-28", "2026-10-24")]
    assert [(end or 0) - at(f"{day} 22:00") for end, day in zip(ends, ("2026-03-28", "2026-10-24"), strict=True)] == [
        8 * 3600,
        10 * 3600,
    ]


def test_an_hour_that_comes_twice_and_one_that_never_comes() -> None:
    twice = QuietHours("01:00", "02:30", "Europe/Berlin")
    assert twice.over(at("2026-10-25 02:10")) == at("2026-10-25 02:30")
    assert twice.over(at("2026-10-25 02:10", fold=1)) == at("2026-10-25 02:30", fold=1)
    never = QuietHours("01:00", "02:30", "Europe/Berlin")
    over = never.over(now := at("2026-03-29 01:30"))
    assert over is not None
    assert 0 < over - now <= 5400
    assert QuietHours("22:00", "07:00", "America/Sao_Paulo").over(at("2026-07-01 23:00")) is None, "18:00 there"


def test_what_was_kept_and_isnt_understood_keeps_nobody_from_being_told() -> None:
    assert quiet_until(None, 0.0) is None
    assert quiet_until("{}", 0.0) is None
    gone = msgspec.json.encode(QuietHours("00:00", "23:59", "Europe/Atlantis")).decode()
    assert quiet_until(gone, at("2026-11-19 12:00")) is None


def keep(person: Person, hours: object) -> object:
    answer = person.http.put("/quiet", json={"hours": hours})
    assert answer.status_code == 200, answer.text
    return answer.json()["hours"]


def test_what_still_holds_is_told_when_they_end_once(database: str, tmp_path: Path, receiver: Receiver) -> None:
    with serving(database, tmp_path, *HOME, "--webhooks-wait", "3600") as server:
        tables = [playing(server) for _ in range(2)]
        for people in tables:
            hook(people[1], receiver)
            assert keep(people[1], NIGHT) == NIGHT
            play_turn(people, 0)
        play_turn(tables[1], 1)  # who was awake after all, and needn't be told any more
        server.stop()
    asyncio.run(through_a_night(database, receiver, tables[0][0].game))


async def through_a_night(database: str, receiver: Receiver, game: str) -> None:
    """Each look is one of a process that has just started: nothing is known but what the database has."""
    for when, told in (("22:30", 0), ("02:00", 0), ("06:59", 0), ("07:00", 1), ("07:01", 1), ("23:00", 1)):
        herald = idle_herald(database)
        night = "2026-11-19" if when.startswith("22") else "2026-11-20"
        moment = at(f"{night} {when}")
        ahead = moment - at("2026-11-19 22:30")
        herald.wall = itertools.repeat(moment).__next__
        herald.clock.ahead += ahead
        for due in herald.hooks.due(herald.clock.now() + 1, 0.0, 10):
            await herald._see_to(due)
        await herald.close()
        herald.rooms.writer.close()
        herald.rooms.store.engine.dispose()
        assert [letter.json()["game"] for letter in receiver.letters] == [game] * told, when


def test_they_are_changed_and_what_was_put_off_comes_at_once(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    keep(people[1], {"begin": "00:00", "end": "23:59", "zone": "Etc/GMT+1"})
    keep(people[1], {"begin": "00:00", "end": "00:01", "zone": "Etc/GMT+1"})
    assert people[1].get("/notices").json()["quiet"]["end"] == "00:01"
    assert people[0].get("/notices").json()["quiet"] is None
    assert keep(people[1], None) is None
    play_turn(people, 0)
    receiver.exactly(1, hooked)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"end": "22:00"}, 422),
        ({"zone": "Europe/Atlantis"}, 422),
        ({"zone": "../../etc/passwd"}, 422),
        ({"begin": "24:00"}, 400),
        ({"begin": "7"}, 400),
    ],
)
def test_hours_that_there_are_not(hooked: Server, change: dict[str, str], status: int) -> None:
    answer = new_game(hooked)[0].http.put("/quiet", json={"hours": {**NIGHT, **change}})
    assert answer.status_code == status


def test_they_go_with_whoever_gets_up(hooked: Server) -> None:
    made = make_game(hooked, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    ana = Person(hooked, made["game"], made["tokens"]["0"])
    keep(ana, NIGHT)
    assert ana.post("/leave").status_code == 200
    seated = Person(hooked, made["game"]).post("/join", name="Caio", chair=0).json()
    assert Person(hooked, made["game"], seated["token"]).get("/notices").json()["quiet"] is None
