"""Games over days, by a clock that the tests move: when a turn is up, who is away then, and what vacations do."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from tests.server import plain
from tests.server.days import Data, Place, closed, make, opened, place
from tests.server.notified import hook
from tests.server.receiver import Receiver
from tests.server.rig import Person, Server, make_game, new_game, patiently, people_of, serving, serving_together
from tests.server.test_stewards import ANA, BIA
from trilhos.server.answers.errors import Refused
from trilhos.server.game import vacation
from trilhos.server.game.table import DAY
from trilhos.server.stewards.slow import BACK_SECONDS
from trilhos.server.storage.database import connect


@pytest.mark.parametrize(
    ("away", "up"),
    [
        ([], 100.0),
        ([(20.0, 30.0)], 110.0),
        ([(-50.0, -10.0)], 100.0),
        ([(-50.0, 10.0)], 110.0),
        ([(99.0, 500.0)], 501.0),
        ([(100.0, 500.0)], 100.0),  # too late
        ([(20.0, 30.0), (40.0, 80.0), (160.0, 170.0)], 150.0),
        ([(20.0, 30.0), (149.0, 170.0)], 110.0),
    ],
)
def test_when_a_time_is_up(away: list[tuple[float, float]], up: float) -> None:
    assert vacation.time_up(0.0, 100.0, away) == up


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "g.sqlite")


def test_the_caretaker_plays_when_the_days_are_over_and_not_before(file: str) -> None:
    async def play(here: Place) -> None:
        make(here, ANA, BIA)
        await opened(here)
        table = (await here.room()).table
        assert table.timing is not None
        assert table.timing.time_up == pytest.approx(here.clock.now() + 2 * DAY, abs=5)
        table = await here.later(2 * DAY - 60)
        assert [chair.away for chair in table.chairs] == [False, False]
        assert not here.stewards.may_vote(await here.room()), "days were agreed on"
        table = await here.later(120)
        assert [chair.away for chair in table.chairs] == [True, True]
        assert dict(table.lapses) == {0: 1, 1: 1}
        while len(table.running.moves) < 2:  # the caretaker chooses for both
            await asyncio.sleep(0.01)
        await closed(here)

    with place(file) as here:
        asyncio.run(play(here))


def test_who_is_at_the_table_when_the_days_are_over_loses_the_turn_and_no_more(file: str) -> None:
    async def play(here: Place) -> None:
        make(here, ANA, BIA)
        await opened(here)
        room = await here.room()
        room.audience.viewers = lambda: {0, 1}  # type: ignore[method-assign]
        table = await here.later(2 * DAY + 60)
        assert [move.seat for move in table.running.moves] == [0, 1]
        assert [chair.away for chair in table.chairs] == [False, False]
        assert {entry.data.get("by") for entry in table.log if entry.kind == "action"} >= {"clock"}
        await closed(here)

    with place(file) as here:
        asyncio.run(play(here))


def test_a_restart_changes_nothing_and_time_without_a_server_doesnt_count(file: str) -> None:
    async def begin(here: Place) -> float:
        make(here, ANA, BIA)
        await opened(here)
        await here.room()
        await here.later(DAY)
        table = (await here.room()).table
        await closed(here)
        return table.ends[0]

    async def again(here: Place) -> float:
        await opened(here)
        end = (await here.room()).table.ends[0]
        await closed(here)
        return end

    with place(file) as here:
        before = asyncio.run(begin(here))
        ahead = here.clock.ahead
    with place(file, ahead) as here:
        assert asyncio.run(again(here)) == pytest.approx(before, abs=1)
    with place(file, ahead + 5 * DAY) as here:  # the server was switched off, or its clock is wrong
        assert asyncio.run(again(here)) == pytest.approx(before + 5 * DAY, abs=90)


def test_nobodys_time_is_over_in_the_first_hour_after_a_start(file: str) -> None:
    async def begin(here: Place) -> None:
        make(here, ANA, BIA)
        await opened(here)
        await here.room()
        await here.later(2 * DAY - 60)
        await closed(here)

    async def again(here: Place) -> None:
        await opened(here)
        table = await here.later(120)
        assert [chair.away for chair in table.chairs] == [False, False]
        table = await here.later(BACK_SECONDS)
        assert [chair.away for chair in table.chairs] == [True, True]
        await closed(here)

    with place(file) as here:
        asyncio.run(begin(here))
        ahead = here.clock.ahead
    with place(file, ahead) as here:
        asyncio.run(again(here))


def test_a_clock_stands_still_while_its_player_is_on_vacation(file: str) -> None:
    async def play(here: Place) -> None:
        make(here, ANA, BIA)
        await opened(here)
        await here.room()
        await here.later(DAY)
        await here.vacation(0, 10)
        table = await here.later(1.5 * DAY)
        assert [chair.away for chair in table.chairs] == [False, True], "the others' goes on"
        await here.later(3.5 * DAY)
        await here.back(0)  # after 5 of the 10 days
        assert table.vacation_left(0, here.clock.now()) == pytest.approx(16 * DAY, abs=5)
        table = await here.later(DAY - 60)
        assert not table.chairs[0].away
        table = await here.later(120)
        assert table.chairs[0].away
        await closed(here)

    with place(file) as here:
        asyncio.run(play(here))


def test_a_vacation_has_an_end_and_so_have_all_of_them_together(file: str) -> None:
    async def play(here: Place) -> None:
        make(here, ANA, BIA, vacation=15)
        await opened(here)
        table = (await here.room()).table
        await here.vacation(0, 14)
        await here.vacation(0, 2)  # another end for the same
        assert table.vacation_left(0, here.clock.now() + 3 * DAY) == pytest.approx(13 * DAY, abs=5)
        await here.later(3 * DAY)
        assert vacation.until(table, 0, here.clock.now()) is None
        with pytest.raises(Refused, match=r"31[12] hours"):
            await here.vacation(0, 14)
        await here.vacation(0, 12.9)
        assert [entry.kind for entry in table.log if entry.kind.startswith("vacation")] == ["vacation"] * 3
        await closed(here)

    with place(file) as here:
        asyncio.run(play(here))


def test_vacations_survive_a_restart_with_the_log(file: str) -> None:
    async def begin(here: Place) -> float:
        make(here, ANA, BIA)
        await opened(here)
        await here.room()
        await here.vacation(1, 7)
        end = (await here.room()).table.ends[1]
        await closed(here)
        return end

    async def again(here: Place) -> dict[int, float]:
        await opened(here)
        ends = (await here.room()).table.ends
        await closed(here)
        return ends

    with place(file) as here:
        before = asyncio.run(begin(here))
        ahead = here.clock.ahead
    with place(file, ahead) as here:
        ends = asyncio.run(again(here))
        assert ends[1] == pytest.approx(before, abs=1)
        assert ends[1] == pytest.approx(ends[0] + 7 * DAY, abs=5)


# Through the API


def over_days(server: Server, **more: Any) -> list[Person]:
    people = new_game(server, **{"days": 3, "vacation": 21, **more})
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    return people


def away(person: Person, seconds: float | None, key: str = "v") -> Any:
    return person.post("/vacation", seconds=seconds, key=key)


def test_everybody_sees_what_was_agreed_on_and_who_is_away(server: Server) -> None:
    ana, bia = people = over_days(server)
    about = Person(server, ana.game).table()["about"]
    assert (about["days"], about["vacation"], about["grace"], about["clock"]) == (3, 21, 3 * DAY, 0)
    before = about["timing"]["time_up"]
    assert away(ana, 2 * DAY).status_code == 200
    assert away(ana, 2 * DAY).status_code == 200, "the same, sent again"
    for person in (*people, Person(server, ana.game)):
        about = person.table()["about"]
        chair = about["chairs"][ana.table()["you"]]
        assert about["timing"]["time_up"] == pytest.approx(before + 2 * DAY, abs=60)
        assert about["timing"]["time_up"] - chair["vacation"] == pytest.approx(3 * DAY, abs=60)
    told = [entry for entry in bia.get("/events").json() if entry["type"] == "vacation"]
    assert [entry["data"] for entry in told] == [{"chair": ana.table()["you"], "until": chair["vacation"]}]
    assert away(ana, None, "w").status_code == 200
    assert ana.table()["about"]["timing"]["time_up"] == pytest.approx(before, abs=60)
    ana.play("draw")  # and it is a game like any other


@pytest.mark.parametrize(
    ("wish", "status", "error"),
    [
        ({"days": 1, "clock": 60}, 422, "days-or-clock"),
        ({"vacation": 7}, 422, "vacation-needs-days"),
        ({"days": 4}, 400, "bad-request"),
        ({"days": -1}, 400, "bad-request"),
        ({"days": 1, "vacation": 61}, 400, "bad-request"),
    ],
)
def test_what_cant_be_agreed_on(server: Server, wish: Data, status: int, error: str) -> None:
    chairs = [{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
    answer = plain.post(f"{server.url}/api/games", json={"edition": "usa", "chairs": chairs, **wish})
    assert answer.status_code == status
    assert error == "bad-request" or answer.json()["error"] == error


def test_who_may_not_be_on_vacation(server: Server) -> None:
    ana, bia = over_days(server)
    assert away(Person(server, ana.game), DAY).status_code == 403
    assert away(Person(server, ana.game, "x" * 22), DAY).status_code == 401
    for nonsense in (0, -1, 60, 15 * DAY, 1e300, "tomorrow", True):
        assert away(ana, cast(float, nonsense), f"k{nonsense}").status_code == 400
    assert away(new_game(server)[0], DAY).json()["error"] == "no-vacation"
    room = people_of(server, make_game(server, days=1, vacation=7, chairs=[{"kind": "you"}, {"kind": "open"}]))
    assert away(room[0], DAY).json()["error"] == "not-running"
    assert bia.post("/resign", key="r").status_code == 200
    assert away(bia, DAY).json()["error"] == "has-resigned"
    assert away(ana, 14 * DAY, "a").status_code == 200
    answer = away(over_days(server, vacation=1)[0], 2 * DAY)
    assert (answer.status_code, answer.json()["error"]) == (409, "vacation-spent")


def test_standing_orders_are_carried_out_on_vacation(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--order-pause", "0.02") as server:
        ana, bia = over_days(server)
        wish = {"version": 0, "orders": [{"type": "collect"}], "until": {"last_round": False}}
        assert bia.http.put("/orders", json=wish).status_code == 200
        assert away(bia, 5 * DAY).status_code == 200
        for _ in range(2):
            for _ in patiently():
                if ana.table()["legal"]:
                    break
            ana.play("draw")
            ana.play("draw")
        for _ in patiently():
            if bia.get("/orders").json()["played"] == 2:
                break
        assert bia.table()["about"]["chairs"][bia.table()["you"]]["vacation"] is not None, "and they go on with it"


def test_a_process_that_takes_a_game_over_gives_nobody_more_time(empty_postgres: str, tmp_path: Path) -> None:
    with serving_together(empty_postgres, tmp_path) as (first, second):
        ana = over_days(first)[0]
        before = ana.table()["about"]["timing"]["time_up"]
        for _ in patiently():  # it is written down within a second
            engine = connect(empty_postgres)
            with engine.connect() as connection:
                written = connection.exec_driver_sql("SELECT up FROM turns").scalar()
            engine.dispose()
            if written == pytest.approx(before, abs=0.01):
                break
        first.kill()
        elsewhere = Person(second, ana.game, ana.token)
        for _ in patiently():
            answer = elsewhere.get()
            if answer.status_code == 200:
                break
        assert answer.json()["about"]["timing"]["time_up"] == pytest.approx(before, abs=0.01)


def test_a_zone_that_there_isnt_is_refused(hooked: Server, receiver: Receiver) -> None:
    person = over_days(hooked)[0]
    answer = person.http.put("/webhook", json={"address": receiver.url, "zone": "Europe/Atlantis"})
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-zone")
    hook(person, receiver, zone="America/Sao_Paulo")
