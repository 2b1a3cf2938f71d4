"""A game has one home: leases, what is passed on, and what happens when a process dies, freezes or comes back."""

import os
import signal
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import (
    PATIENCE,
    Person,
    Server,
    make_game,
    mover,
    new_game,
    patiently,
    serving_together,
    stored_game,
)
from tests.server.test_orders import at_table, draw_two, give, orders, until_asked
from trilhos.server.game.entries import Action
from trilhos.server.processes.homes import LEASE_SECONDS, Leases, own_address
from trilhos.server.processes.ring import Process, Ring
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import PROCESSES

TURNS = 20  # ordered; most of them are for machines that are too slow to look into the middle of one
IDS = [f"game-{number}" for number in range(4000)]

# Where nginx 1.22.1 sent requests about these games: `hash $trilhos_game consistent` over 127.0.0.1:18801 to 18803.
SENT_BY_NGINX = {
    18801: (
        "NCsKOaj6UjP9fVJi kNEt-0xeKiDmjyMO tBJkDr8BxD-YGMnE Iw9IpNBd7ed_NHKV PL_MtVlAD7EgvSPb TgPYhlBJ1o15jnpg "
        "cq2AtmgUMLMOqBGt pnsFwszdXriSn3yW bkY4nE7d6tON0vRL yfUnXKFBsRj2nIpb gZ7MLLZlQonectu1 CjSTB5rBOS-d2P2N "
        "FbJ25c0ATkr9-lyb 4e6ygJfoDIDiLuPD 1I4RVOkXtLPTLsI3 yn6X6Usvc9NKgbEt jQTeveRu7wdqir3H"
    ),
    18802: (
        "FiKbLE9x0_HNkcjo dUzfAYUdsN6GVM_l PgAv3ixewCi97SVn eH30bBZ9ae2cNeYf 8ytPqsv_s3LVSccG 5sgi7uKq45qLqebo "
        "TmhgkdhUGhho76Is EjIxYt0AOQLq-Yd9 Osh8npeknU6F0F03 k-uaaNzhbfv5l818 WDxoZ-o6acw84Pt- 3qYTqX-737LEg2p9 "
        "ajoZ2pZ-4oELEF7n C_Rb-zJEtQe73rOA 21e7xUpQ1rx-WpY3 EyZWfCIk9HTtobZo pGMtQ4r-sa4RePsI PUp94HnkKs02lfeG "
        "JAVMZ-i_7Osu0set hF9Qfb8KEb2cldX_"
    ),
    18803: (
        "q1swguta05IUEz1s 9qSOu_eyXd4coFcI 51NahRlLRH_fRYtd CK0s__xaEadNfM3c vAQhKuTzxS7PUugY cux6tt9cAt99gu6b "
        "RAuUk0Ao68ZytwXJ YpYJacaNqmn4LyaR 39wQPrPXzenIDOCa fznk86nLPDO1oRmG vl4M-8KIO25GUWH6 jSviwJBpeEZdbTya "
        "rAai-Cc_vNZrG_sT wTskOpjwD7-dKbza MtAGWr5TmnKZzJGm RZhvcp2nxESRy-BO pzn6wUidYx1VxF-W 7QV-p5Ghy7Td4K2n "
        "_xRYC93HOIpaPcI5 3olEAHrMgSj4sYrR 55NLRMPSlAp5FMpv CZ1Lth67vpPVo28C Y0caiJGfzBXtOkEP"
    ),
}


def process(number: int) -> Process:
    return Process(f"p{number}", f"127.0.0.1:{8000 + number}", "s")


# The ring


def test_processes_share_the_games_evenly() -> None:
    ring = Ring(map(process, range(4)))
    counts = [sum(ring.home(game).id == f"p{number}" for game in IDS) for number in range(4)]
    assert min(counts) > len(IDS) / 4 * 0.7


def test_only_the_games_of_a_process_that_goes_move() -> None:
    before, after = Ring(map(process, range(4))), Ring(map(process, range(3)))
    assert all(after.home(game) == before.home(game) for game in IDS if before.home(game).id != "p3")


def test_points_are_made_as_nginx_makes_them() -> None:
    """Crc32 of host, a zero byte, port and the point before: worked out by hand from its description."""
    import zlib

    first = zlib.crc32(b"127.0.0.1\0" + b"8001" + bytes(4))
    second = zlib.crc32(b"127.0.0.1\0" + b"8001" + first.to_bytes(4, "little"))
    assert {first, second} <= set(Ring([process(1)]).circle)


def test_games_live_where_a_real_nginx_sends_them() -> None:
    ring = Ring(Process(str(port), f"127.0.0.1:{port}", "s") for port in SENT_BY_NGINX)
    for port, games in SENT_BY_NGINX.items():
        assert {ring.home(game).place[1] for game in games.split()} == {port}


# Leases


class Watch:
    """Time as the test wants it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr("trilhos.server.processes.homes.time.monotonic", lambda: self.now)


class Still(Leases):
    """Renews its lease when it is told to."""

    def __init__(self, engine: sa.Engine, address: str) -> None:
        super().__init__(engine, address)
        self.told: list[bool] = []

    def _tell(self, lost: bool) -> None:
        self.told.append(lost)


@pytest.fixture
def pair(empty_postgres: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Watch, Still, Still]]:
    engine = connect(empty_postgres)
    watch = Watch(monkeypatch)
    first, second = Still(engine, "a:1"), Still(engine, "b:2")
    first.register()
    second.register()
    yield watch, first, second
    engine.dispose()


def shares(*all_: Leases) -> list[int]:
    """How many games each would act for; nobody's twice."""
    acting = [[game for game in IDS if lease.acting(game)] for lease in all_]
    assert sum(map(len, acting)) == len(set().union(*acting))
    return list(map(len, acting))


def test_a_newcomer_acts_once_the_others_know_it(pair: tuple[Watch, Still, Still]) -> None:
    _, first, second = pair
    assert shares(first, second) == [len(IDS), 0]
    first._beat()
    second._beat()
    assert first.told == [False]
    assert shares(first, second)[1] == 0  # the first may have read before the second came
    first._beat()
    second._beat()
    assert sum(shares(first, second)) == len(IDS)
    assert min(shares(first, second)) > 0


def test_a_process_that_stops_counting_is_dead_and_has_stopped_acting_before(pair: tuple[Watch, Still, Still]) -> None:
    watch, first, second = pair
    for _ in range(3):
        first._beat()
        second._beat()
    first._beat()  # and has seen the second's last sign of life
    watch.now += LEASE_SECONDS - 0.05
    first._beat()
    assert shares(first, second)[1] == 0  # its own lease has ended; the first waits a little longer
    assert shares(first)[0] < len(IDS)
    watch.now += 0.1
    first._beat()
    assert shares(first, second) == [len(IDS), 0]
    second._beat()  # it was only slow: its row is gone, and it begins anew
    assert second.told[-1] is True
    assert shares(first, second) == [len(IDS), 0]
    for _ in range(3):
        first._beat()
        second._beat()
    assert sum(shares(first, second)) == len(IDS)
    assert min(shares(first, second)) > 0


def test_a_process_on_the_address_of_another_comes_in_its_place(pair: tuple[Watch, Still, Still]) -> None:
    _, first, _ = pair
    again = Still(first.engine, "b:2")
    again.register()
    with first.engine.connect() as connection:
        rows = connection.execute(sa.select(PROCESSES.c.id)).scalars().all()
    assert sorted(rows) == sorted([first.me.id, again.me.id])


def test_where_a_process_is_reached(empty_postgres: str) -> None:
    engine = connect(empty_postgres)
    assert own_address(engine, "one:8000", "0.0.0.0", 1) == "one:8000"
    assert own_address(engine, "", "10.0.0.1", 1) == "10.0.0.1:1"
    assert own_address(engine, "", "::1", 1) == "[::1]:1"
    assert own_address(engine, "", "0.0.0.0", 1).endswith(":1")
    engine.dispose()


# Processes


@pytest.fixture
def two(empty_postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    with serving_together(empty_postgres, tmp_path) as both:
        yield both


def rows(server: Server) -> list[Process]:
    with psycopg.connect(server.database) as connection:
        return [Process(*row) for row in connection.execute("SELECT id, address, secret FROM processes").fetchall()]


def home_of(servers: list[Server], game: str) -> Server | None:
    """Where a game lives, once both are known."""
    known = rows(servers[-1])
    if len(known) < 2:
        return None
    port = Ring(known).home(game).place[1]
    return next(server for server in servers if server.port == port)


def at(server: Server, person: Person) -> Person:
    return Person(server, person.game, person.token)


def a_game_at(home: Server) -> list[Person]:
    """A process makes games that live with it."""
    return new_game(home)


def test_games_live_where_they_are_made_and_are_served_everywhere(two: list[Server]) -> None:
    for server, other in (two, two[::-1]):
        people = a_game_at(server)
        for _ in patiently():  # a process that was too slow for a moment isn't known for that moment
            if home := home_of(two, people[0].game):
                break
        assert home is server
        line = at(other, people[0]).live()
        assert line.news()["number"] == 2
        person, table = mover([at(other, one) for one in people])
        assert person.play(table["legal"][0]["id"]) == 3
        assert line.news()["number"] == 3
        assert at(other, people[0]).get("/nothing").status_code == 404
        answers = [at(one, people[0]).get("/events").headers for one in (server, other)]
        assert set(answers[0]) == set(answers[1])
        assert "," not in answers[1]["x-frame-options"]  # said once, not by both


def test_nobody_else_is_believed_to_be_a_process(two: list[Server]) -> None:
    (ana, _) = a_game_at(two[0])
    forged = {"x-trilhos-relay": "guess", "x-trilhos-client": "203.0.113.9"}
    assert plain.get(f"{two[0].url}/api/games/{ana.game}", headers=forged).status_code == 421


def test_a_void_link_plays_no_move_at_any_process(two: list[Server]) -> None:
    """Though no notice tells the other process of it; it was played there for as long as that took."""
    people = a_game_at(two[0])
    person, table = mover(people)
    elsewhere = at(two[1], person)
    assert elsewhere.table()["legal"]
    with psycopg.connect(two[0].database, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    assert person.post("/seat").status_code == 201
    answer = elsewhere.act(table["legal"][0]["id"], expected=table["about"]["number"] + 1)
    assert answer.status_code == 401
    assert [entry.kind for entry in stored_game(two[0].database, person.game).entries][-1] == "renewed"


def test_the_games_of_a_process_that_dies_go_on_elsewhere(two: list[Server]) -> None:
    people = a_game_at(two[0])
    here = [at(two[1], person) for person in people]
    line = here[0].live()
    line.news()
    person, table = mover(here)
    person.play(table["legal"][0]["id"])
    two[0].kill()
    assert line.closed_for() == "moved"
    assert line.socket.close_code == 1012
    person, table = mover(here)
    assert table["about"]["number"] == 3
    number = person.play(table["legal"][0]["id"])
    assert number > 3
    two[0].again()
    for _ in patiently():
        if home_of(two, people[0].game) is two[0]:
            break
    person, table = mover(here)
    assert table["about"]["number"] == number
    assert person.play(table["legal"][0]["id"]) > number


def test_a_process_that_was_frozen_does_not_act_on_what_it_remembers(two: list[Server]) -> None:
    people = a_game_at(two[0])
    here = [at(two[1], person) for person in people]
    number = mover(people)[1]["about"]["number"]
    os.kill(two[0].process.pid, signal.SIGSTOP)
    try:
        for _ in patiently():
            if len(rows(two[1])) == 1:
                break
        person, table = mover(here)
        assert person.play(table["legal"][0]["id"]) == number + 1
    finally:
        os.kill(two[0].process.pid, signal.SIGCONT)
    for _ in patiently():
        answer = people[0].get()
        if answer.status_code == 200:
            break
    assert answer.json()["about"]["number"] == number + 1
    person, table = mover(people)
    assert person.play(table["legal"][0]["id"]) > number + 1


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP], ids=["dies", "stops", "freezes"])
def test_a_turn_that_standing_orders_have_begun_is_finished_once_at_the_next_home(
    end: signal.Signals, empty_postgres: str, tmp_path: Path
) -> None:
    """The first card is drawn where the game lives, the second elsewhere; the next turn is played at home again."""
    with serving_together(empty_postgres, tmp_path, "--order-pause", "2") as (home, other):
        people = at_table(home)
        here, begun = [at(other, person) for person in people], people[0].table()["about"]["number"]
        give(here[1], {"type": "collect", "turns": TURNS})
        frozen_half_way(home, here, begun)
        if end == signal.SIGSTOP:
            for _ in patiently():
                if len(rows(other)) == 1:  # it counts as dead
                    break
            until_asked(here, 0)
            os.kill(home.process.pid, signal.SIGCONT)
        else:
            os.kill(home.process.pid, end)
            os.kill(home.process.pid, signal.SIGCONT)
            home.process.wait(PATIENCE)
            until_asked(here, 0)
            home.again()
        for _ in patiently():
            if home_of([home, other], people[0].game) is home and people[0].get().status_code == 200:
                break
        draw_two(people[0])
        until_asked(people, 0)
        turns = drawn(people[1], begun)
        assert set(turns) == {2}
        told = orders(people[1])
        assert (told["played"], told["orders"][0]["turns"]) == (len(turns), TURNS - len(turns))


def frozen_half_way(home: Server, people: list[Person], begun: int) -> None:
    """Stop the process between the first and the second card of an ordered turn."""
    for _ in range(TURNS // 2):
        draw_two(people[0])
        for _ in patiently():
            if drawn(people[1], begun)[-1:] == [1] or people[0].table()["legal"]:
                break
        os.kill(home.process.pid, signal.SIGSTOP)
        if drawn(people[1], begun)[-1:] == [1]:
            return
        os.kill(home.process.pid, signal.SIGCONT)  # a slow machine has looked too late
        until_asked(people, 0)
    raise AssertionError("never seen half way")


def drawn(person: Person, begun: int) -> list[int]:
    """How many cards the second player has drawn in each turn, as the database has it."""
    log = stored_game(person.server.database, person.game).entries[begun:]
    seats = [entry.data["seat"] for entry in log if entry.kind == Action.kind]
    return [len(list(run)) for seat, run in groupby(seats) if seat == 1]


def test_a_process_that_stops_hands_its_games_over(two: list[Server]) -> None:
    people = a_game_at(two[0])
    line = people[0].live()
    line.news()
    assert two[0].stop() == 0
    person, table = mover([at(two[1], one) for one in people])
    assert person.play(table["legal"][0]["id"]) == 3


def test_lists_tell_of_games_that_live_elsewhere(two: list[Server]) -> None:
    made = [make_game(server, public=True)["game"] for server in two]
    for server in two:
        listed = plain.get(f"{server.url}/api/games").json()
        assert {about["game"] for about in listed} == set(made)
