"""Clocks that jump hurt nobody: whoever is here stays, bots go on, nothing expires."""

import os
import time
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest

from tests.forked import fresh
from tests.server.rig import Person, Server, make_game, mover, new_game, patiently, serving
from trilhos.server.keeping.bans import Bans
from trilhos.server.keeping.expiry import LOOKED, expired
from trilhos.server.stewards.deadlines import Deadlines
from trilhos.server.storage import clock
from trilhos.server.storage.clock import Clock, started
from trilhos.server.storage.database import connect
from trilhos.server.storage.receipts import mark

JUMPING = Path(__file__).with_name("jumping")
DAYS = 3 * 24 * 3600


@pytest.fixture
def error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """By how many seconds the clock of the servers is wrong."""
    file = tmp_path / "error"
    file.write_text("0")
    monkeypatch.setenv("TRILHOS_CLOCK_ERROR", str(file))
    monkeypatch.setenv("PYTHONPATH", f"{JUMPING}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    monkeypatch.setattr(Server, "program", staticmethod(fresh))
    return file


def kinds(person: Person) -> set[str]:
    return {entry["type"] for entry in person.get("/events").json()}


def a_round(ana: Person) -> None:
    """Ana moves, and the bot answers."""
    for _ in patiently():
        if ana.table()["legal"]:
            break
    ana.play(ana.table()["legal"][0]["id"])
    for _ in patiently():
        if ana.table()["legal"]:
            return


@pytest.mark.parametrize("jump", [DAYS, -DAYS])
def test_a_clock_that_jumps_hurts_nobody(tmp_path: Path, error: Path, jump: int) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        chairs = [{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
        made = make_game(server, chairs=chairs, first=0, grace=3600)
        ana, people = Person(server, made["game"], made["tokens"]["0"]), new_game(server, grace=3600)
        a_round(ana)
        error.write_text(str(jump))
        for _ in range(3):
            a_round(ana)
        for _ in patiently():
            if abs(told_time(ana) - time.time() - jump) < DAYS / 2:
                break
        time.sleep(2.5)  # more than a look around takes; before there was one clock, everybody was away then
        server.stop()
        error.write_text(str(-jump))
        server.again()
        a_round(ana)
        mover(people)[0].play(mover(people)[1]["legal"][0]["id"])
        time.sleep(1.5)
        assert kinds(ana) | kinds(people[0]) == {"created", "started", "chosen", "action"}
        assert server_is_well(server)


def test_a_wrong_clock_makes_no_game_old(tmp_path: Path, error: Path) -> None:
    database = str(tmp_path / "g.sqlite")
    with serving(database, tmp_path) as server:
        ana, _ = new_game(server, grace=3600)
        server.stop()
        error.write_text(str(10 * DAYS))  # a machine without a clock of its own that asked the wrong one
        server.options = (*server.options, "--expire", "1")
        server.again()
        engine = connect(database)
        for _ in patiently():
            with engine.connect() as connection:
                if mark(connection, LOOKED) is not None:
                    break
        assert expired(engine, 1) == []
        engine.dispose()
        assert ana.get().status_code == 200


def test_days_count_for_expiry_where_servers_saw_them_pass(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        game = new_game(server)[0].game
    engine, now = connect(str(tmp_path / "g.sqlite")), time.time()

    def after(hours: float) -> list[str]:
        nonlocal now
        now += hours * 3600
        return expired(engine, 2)

    monkeypatch.setattr(clock, "wall", lambda: now)
    assert [after(hours) for hours in (0, 24 * 365, 1, -24 * 365, 1, *[4] * 11)] == [[]] * 16
    assert after(4) == [game]  # two days of looks since the clock is right
    assert after(100) == []  # nobody could play meanwhile
    engine.dispose()


def test_bans_end_when_they_should_whatever_the_clock_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers about addresses are remembered; that once made every ban one without an end."""
    engine, watch = connect(str(tmp_path / "g.sqlite")), Clock(1e9)
    bans = Bans(engine, watch)
    bans.ban("203.0.113.7", seconds=3600)
    bans.load()
    for wrong in (DAYS, -DAYS, 0):
        monkeypatch.setattr(clock, "wall", lambda wrong=wrong: 1e9 + wrong)
        assert bans.banned("203.0.113.7")
    watch.ahead += 3601
    assert not bans.banned("203.0.113.7")
    Bans(engine, Clock(2e9)).ban("203.0.113.8", seconds=3600)  # by a keeper whose clock is wrong by decades
    bans.load()
    assert bans.banned("203.0.113.8")
    watch.ahead += 3601
    assert not bans.banned("203.0.113.8")
    engine.dispose()


def told_time(person: Person) -> float:
    """The time on the wall, as the server knows it."""
    return parsedate_to_datetime(person.get().headers["Date"]).timestamp()


def server_is_well(server: Server) -> bool:
    return "Traceback" not in server.log.read_text()


def test_the_clock_of_a_database_never_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        new_game(server)
    before = time.time()
    monkeypatch.setattr(clock, "wall", lambda: before - DAYS)
    engine = connect(str(tmp_path / "g.sqlite"))
    try:
        assert abs(started(engine).now() - before) < DAYS / 2
    finally:
        engine.dispose()


def test_a_clock_goes_by_the_monotonic_one(monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Clock(1000.0)
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 1000.0 <= watch.now() < 1000.0 + DAYS


def test_no_duration_is_counted_by_the_clock_on_the_wall() -> None:
    source = Path(clock.__file__).parent
    found = [file.name for file in source.rglob("*.py") if "time.time()" in file.read_text()]
    assert found == ["clock.py"]


def test_deadlines_come_in_order_and_can_be_put_off_brought_forward_and_dropped() -> None:
    line = Deadlines()
    for game, moment in (("a", 5.0), ("b", 3.0), ("c", 4.0), ("d", 1.0)):
        line.set(game, moment)
    line.set("b", 9.0)  # put off
    line.set("a", 2.0)  # brought forward
    line.set("d", None)
    assert line.take(4.5, 10) == ["a", "c"]
    assert "a" not in line
    assert "b" in line
    assert line.take(8.9, 10) == []
    assert line.take(9.0, 10) == ["b"]
    for number in range(5):
        line.set(str(number), 1.0)
    assert line.take(1.0, 3) == ["0", "1", "2"]
    assert line.take(1.0, 3) == ["3", "4"]


def test_deadlines_do_not_grow_with_what_is_put_off() -> None:
    line = Deadlines()
    for moment in range(1000):
        line.set("a", float(moment))
    assert len(line.line) == 1
