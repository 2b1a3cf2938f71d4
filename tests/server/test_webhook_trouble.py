"""Webhooks when something goes wrong: restarts, receivers that fail, two processes; and secrets that stay secrets."""

import asyncio
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from tests.server.notified import HOME, hook, nearly_over, play_turn, playing, sql
from tests.server.receiver import Receiver, look_again, looked
from tests.server.rig import PATIENCE, Person, Server, make_game, mover, new_game, patiently, serving, serving_together
from trilhos.server.door.limits import Limits
from trilhos.server.heralds.carriers import Carriers
from trilhos.server.heralds.heralds import MOST_AT_ONE_HOST, MOST_FAILING, Heralds, pause_for
from trilhos.server.heralds.store import MOST_FAILURES, Due, Hooks
from trilhos.server.metrics import Metrics
from trilhos.server.processes.homes import Alone
from trilhos.server.rooms.rooms import Rooms
from trilhos.server.settings import Allowed, Telling
from trilhos.server.storage.database import connect
from trilhos.server.storage.store import Store
from trilhos.server.storage.writer import Writer

# What can go wrong


@pytest.mark.parametrize(("wait", "pause"), [(20.0, 1.0), (3.0, 0.15), (0.0, 0.1), (3600.0, 1.0)])
def test_whoever_is_to_be_told_sooner_is_looked_for_more_often(wait: float, pause: float) -> None:
    assert pause_for(wait) == pytest.approx(pause)


def test_a_restart_forgets_nothing(tmp_path: Path, receiver: Receiver) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *HOME, "--webhooks-wait", "3600") as server:
        people = playing(server)
        hook(people[1], receiver)
        play_turn(people, 0)
        server.kill()
        assert receiver.letters == []
        server.options += ("--webhooks-wait", "0")
        server.again()
        receiver.exactly(1, server)


def test_a_webhook_that_fails_is_tried_a_few_times_and_switched_off(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    receiver.status = 500
    play_turn(people, 0)
    for failure in range(1, MOST_FAILURES + 1):
        receiver.wait(failure)
        wait_for_failures(people[1], failure)
        sql(hooked, "UPDATE hooks SET due = 0")
    receiver.exactly(MOST_FAILURES, hooked)
    told = people[1].get("/webhook").json()
    assert (told["on"], told["problem"]) == (False, "The answer was 500, and not a yes.")
    receiver.status = 204
    tried = people[1].post("/webhook/try").json()
    assert (tried["sent"], tried["status"]) == (True, 204)
    told = people[1].get("/webhook").json()
    assert (told["on"], told["problem"]) == (True, None)
    assert [letter.json()["kind"] for letter in receiver.exactly(MOST_FAILURES + 2, hooked)][-2:] == ["test", "turn"]


def wait_for_failures(person: Person, count: int) -> None:
    for _ in patiently():
        with sqlite3.connect(person.server.database, timeout=PATIENCE) as connection:
            query = "SELECT failures FROM hooks WHERE game = ?"
            (failures,) = connection.execute(query, (person.game,)).fetchone()
        connection.close()
        if failures == count:
            return


def test_a_failure_is_followed_by_a_pause_and_made_good(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    receiver.status = 503
    play_turn(people, 0)
    receiver.exactly(1, hooked)
    wait_for_failures(people[1], 1)
    assert people[1].get("/webhook").json()["on"]
    receiver.status = 200
    sql(hooked, "UPDATE hooks SET due = 0")
    receiver.exactly(2, hooked)
    wait_for_failures(people[1], 0)


@pytest.mark.parametrize(
    ("status", "headers"), [(301, {"Location": "/elsewhere"}), (404, {}), (308, {"Location": "http://127.0.0.1:1/"})]
)
def test_trying_it_tells_the_status_and_follows_nothing(
    hooked: Server, receiver: Receiver, status: int, headers: dict[str, str]
) -> None:
    ana, _ = new_game(hooked)
    hook(ana, receiver)
    receiver.status, receiver.headers, receiver.answer = status, headers, b"inner secret"
    tried = ana.post("/webhook/try")
    told = {"sent": False, "status": status, "message": f"The answer was {status}, and not a yes."}
    assert tried.json() == told
    assert len(receiver.letters) == 1


def test_nobody_there_and_nobody_in_time(hooked: Server, receiver: Receiver) -> None:
    ana, _ = new_game(hooked)
    answer = ana.http.put("/webhook", json={"address": "http://127.0.0.1:9/"})
    assert answer.status_code == 200
    assert ana.post("/webhook/try").json()["message"].startswith("Nobody could be reached there")
    hook(ana, receiver)
    receiver.answering.clear()
    assert ana.post("/webhook/try").json() == {"sent": False, "status": None, "message": "No answer came in time."}


def test_two_processes_tell_a_turn_once(empty_postgres: str, tmp_path: Path, receiver: Receiver) -> None:
    with serving_together(empty_postgres, tmp_path, *HOME) as (first, second):
        people = playing(first)
        hook(people[1], receiver)
        elsewhere = [Person(second, person.game, person.token) for person in people]
        for turn in range(1, 4):
            receiver.answering.clear()
            play_turn(people if turn % 2 else elsewhere, 0)
            receiver.wait(turn)
            for server in (first, second):  # both look while nothing is answered
                looked(server)
            receiver.answering.set()
            receiver.exactly(turn, first, second)
            play_turn(elsewhere if turn % 2 else people, 1)
        assert len({letter.json()["number"] for letter in receiver.letters}) == 3


def test_of_two_processes_that_see_a_turn_at_once_one_tells_it(
    database: str, tmp_path: Path, receiver: Receiver
) -> None:
    with serving(database, tmp_path, *HOME, "--webhooks-wait", "3600") as server:
        people = playing(server)
        hook(people[1], receiver)
        play_turn(people, 0)
        server.stop()
    asyncio.run(look_at_once(database))
    assert len(receiver.letters) == 1


async def look_at_once(database: str) -> None:
    """Two heralds who have both read the same webhook before either of them writes."""
    heralds = [idle_herald(database) for _ in range(2)]
    found = [herald.hooks.due(time.time() + 1, 0.0, 1)[0] for herald in heralds]
    await asyncio.gather(*[herald._see_to(due) for herald, due in zip(heralds, found, strict=True)])
    for herald in heralds:
        await herald.close()
        herald.rooms.writer.close()
        herald.rooms.store.engine.dispose()


def test_a_clock_that_was_wrong_puts_no_notice_off_for_years(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    hook(people[1], receiver)
    sql(hooked, f"UPDATE hooks SET due = {time.time() + 10**9} WHERE game = '{people[0].game}'")
    play_turn(people, 0)
    receiver.exactly(1, hooked)


def test_a_long_wait_that_the_owner_wants_is_no_wrong_clock(tmp_path: Path, receiver: Receiver) -> None:
    day = 86_400.0
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *HOME, "--webhooks-wait", str(int(day))) as server:
        people = playing(server)
        hook(people[0], receiver)
        server.stop()
    now = time.time()
    for statement in (f"hooks SET due = {now + day / 2}, told = 0", "games SET moved = 1", "chairs SET seen = 1"):
        sql(server, f"UPDATE {statement}")
    engine = connect(server.database)
    assert Hooks(engine).due(now, day, 10) == []
    assert len(Hooks(engine).due(now + day, day, 10)) == 1
    engine.dispose()


def test_receivers_that_never_answer_hold_up_nobody_elses(tmp_path: Path, receiver: Receiver) -> None:
    database = str(tmp_path / "g.sqlite")
    with serving(database, tmp_path, *HOME, "--webhooks-wait", "3600") as server:
        tables = [playing(server) for _ in range(3)]
        for people in tables:
            hook(people[1], receiver)
            play_turn(people, 0)
        sql(server, f"UPDATE hooks SET failures = 1 WHERE game = '{tables[0][0].game}'")
        server.stop()
    asyncio.run(look_among_the_dead(database, [people[0].game for people in tables]))


async def look_among_the_dead(database: str, games: list[str]) -> None:
    herald, waiting = idle_herald(database), asyncio.Event()
    found = herald.hooks.due(time.time() + 1, 0.0, 10)
    assert [due.hook.game for due in found] == [games[1], games[2], games[0]], "whoever failed last time comes last"
    good, failed = found[0], found[2]

    async def never(due: Due) -> None:
        await waiting.wait()

    def other(due: Due, chair: int, address: str) -> Due:
        return Due(msgspec.structs.replace(due.hook, chair=chair, address=address), due.moved)

    dead = [other(failed, chair, f"http://dead{chair}.example/") for chair in range(100, 150)]
    crowd = [other(good, chair, "http://crowd.example/") for chair in range(200, 250)]
    herald.rooms.homes, herald.began = Alone(), 0.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(herald, "_see_to", never)
        patch.setattr(herald.hooks, "due", lambda *_: [*dead, *crowd, good])
        await herald._sweep()
        places = [hook.host or "" for hook, _ in herald.sending.values()]
        assert sum(place.startswith("dead") for place in places) == MOST_FAILING
        assert places.count("crowd.example") == MOST_AT_ONE_HOST
        assert good.hook.place in herald.sending
        waiting.set()
        await asyncio.gather(*[task for _, task in herald.sending.values()])
    await herald.close()
    herald.rooms.writer.close()
    herald.rooms.store.engine.dispose()


def idle_herald(database: str) -> Heralds:
    engine = connect(database)
    rooms = Rooms(Store(engine), Writer(engine), Alone())
    ways = Carriers(Telling(webhooks=Allowed(private=True)), engine, "", Limits())
    herald = Heralds(rooms, ways, 20.0, "", Metrics(), lambda game: False)
    herald.sweeping.cancel()
    return herald


# Secrets


def test_nobody_else_ever_sees_the_address(tmp_path: Path, receiver: Receiver) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *HOME, "--log", "debug") as server:
        people = nearly_over(server)
        lines = [people[1].live(), Person(server, people[0].game).live()]
        hook(people[0], receiver)
        receiver.status = 500
        assert not people[0].post("/webhook/try").json()["sent"]
        person, table = mover(people)
        person.play(table["legal"][0]["id"])
        receiver.wait(2)
        others = [people[1], Person(server, people[0].game), people[0]]
        paths = ["", "/events", "/replay?at=1", "/save", "/audit", "/webhook"]
        said = [other.http.get(path).text for other in others for path in paths]
        said += [line.raw() for line in lines for _ in range(2)] + [server.log.read_text()]
        assert "notice failed" in said[-1]
        assert [words for words in said if "secret-path" in words or "secret-key" in words] == []


def test_a_chair_that_was_left_brings_no_webhook_to_the_next(hooked: Server, receiver: Receiver) -> None:
    made = make_game(hooked, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    ana = Person(hooked, made["game"], made["tokens"]["0"])
    hook(ana, receiver)
    assert ana.post("/leave").status_code == 200
    seated = Person(hooked, made["game"]).post("/join", name="Caio", chair=0).json()
    caio = Person(hooked, made["game"], seated["token"])
    assert caio.get("/webhook").json()["host"] is None
    assert caio.post("/webhook/try").json()["error"] == "no-webhook"


def test_only_players_have_one_and_it_can_be_removed(hooked: Server, receiver: Receiver) -> None:
    people = playing(hooked)
    stranger = Person(hooked, people[0].game)
    assert stranger.get("/webhook").status_code == 403
    assert stranger.http.put("/webhook", json={"address": receiver.url}).status_code == 403
    assert Person(hooked, people[0].game, "wrong").get("/webhook").status_code == 401
    told = hook(people[1], receiver)
    shown = {"offered": True, "host": "127.0.0.1", "form": "json", "language": "en", "on": True, "problem": None}
    assert told == people[1].get("/webhook").json() == shown
    assert people[0].get("/webhook").json()["host"] is None
    assert people[1].http.delete("/webhook").json()["host"] is None
    play_turn(people, 0)
    look_again(hooked)
    assert receiver.letters == []


def test_a_server_whose_owner_said_nothing_has_none(server: Server) -> None:
    ana, _ = new_game(server)
    assert ana.get("/webhook").json()["offered"] is False
    answer = ana.http.put("/webhook", json={"address": "https://93.184.216.34/"})
    assert (answer.status_code, answer.json()["error"]) == (403, "webhooks-off")
    assert ana.post("/webhook/try").status_code == 403


def test_they_are_limited(tmp_path: Path, receiver: Receiver) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *HOME, "--limit", "webhook=0.0001/3") as server:
        ana, _ = new_game(server)
        hook(ana, receiver)
        codes = [ana.post("/webhook/try").status_code for _ in range(3)]
        assert codes == [200, 200, 429]
