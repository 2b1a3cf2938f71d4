"""Several processes on one PostgreSQL: no stickiness, no fork, news from everywhere."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from tests.server.rig import (
    Person,
    Server,
    make_game,
    new_game,
    patiently,
    people_of,
    serving,
    serving_together,
    stored_game,
)
from trilhos.server.game.table import Table


@pytest.fixture
def two(empty_postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    with serving_together(empty_postgres, tmp_path) as both:
        yield both


def at(server: Server, person: Person) -> Person:
    return Person(server, person.game, person.token)


def test_a_game_wanders_between_processes(two: list[Server]) -> None:
    people = new_game(two[0])
    lines = [at(server, person).live() for server, person in zip(two, people, strict=True)]
    for line in lines:
        line.news()
    dice, before = random.Random(1), people[0].table()["about"]["number"]
    for _ in range(37):
        table = next(t for p in people if (t := at(dice.choice(two), p).table())["seat"] in t["about"]["waiting"])
        person = at(dice.choice(two), people[table["seat"]])
        number = person.play(dice.choice(table["legal"])["id"])
        assert number > before
        assert [line.news()["number"] for line in lines] == [number, number]
        before = number


def test_two_processes_never_fork_a_game(two: list[Server]) -> None:
    people = new_game(two[0])
    for person in people:  # first tickets may be chosen anew until all have (U6)
        first = person.play(person.table()["legal"][0]["id"]) + 1
    with ThreadPoolExecutor(4) as pool:
        for number in range(first, first + 22):
            table = next(t for p in people if (t := p.table())["legal"])
            person, choice = people[table["seat"]], table["legal"][0]["id"]
            tries = [(at(two[n % 2], person), f"{number}-{n}") for n in range(4)]
            codes = list(pool.map(lambda t: t[0].act(choice, number - 1, t[1]).status_code, tries))  # noqa: B023
            assert sorted(codes) == [200, 409, 409, 409]
    stored = stored_game(two[0].database, people[0].game)
    assert Table(stored).number == first + 21


def test_the_same_command_at_two_doors_takes_effect_once(two: list[Server]) -> None:
    ana, _ = new_game(two[0])
    choice = ana.table()["legal"][0]["id"]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda server: at(server, ana).act(choice, 2, "same"), two))
    assert [answer.json() for answer in answers] == [{"number": 3}] * 2


def test_sitting_down_at_two_doors_takes_one_chair(two: list[Server]) -> None:
    made = make_game(two[0], chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}])
    people = [Person(server, made["game"]) for server in two]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda person: person.post("/join", name="Bia", secret="b" * 22).json(), people))
    assert answers == [{"game": made["game"], "chair": 1, "token": "b" * 22}] * 2
    assert [chair["name"] for chair in people[0].table()["about"]["chairs"]] == ["Ana", "Bia", ""]


def test_a_link_made_at_one_process_opens_the_other(two: list[Server]) -> None:
    made = make_game(two[0], chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    assert Person(two[1], made["game"]).table()["about"]["status"] == "open"
    token = Person(two[0], made["game"]).post("/join", name="Bia").json()["token"]
    assert Person(two[1], made["game"], token).table()["about"]["status"] == "running"


def test_a_seat_that_moves_at_one_process_is_gone_from_the_other(two: list[Server]) -> None:
    ana, _ = new_game(two[0])
    old = at(two[1], ana).live()
    old.news()
    assert ana.post("/seat").status_code == 201
    assert old.closed_for() == "taken-over"


def test_a_bot_left_behind_by_a_process_that_died_is_played_by_another(empty_postgres: str, tmp_path: Path) -> None:
    slow = ["--bot-pause", "3600", "--undo-seconds", "3600"]  # it never gets to the bot's move itself
    with serving(empty_postgres, tmp_path, *slow) as first:
        made = make_game(first, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}], first=0)
        (ana,) = people_of(first, made)
        number = ana.play(ana.table()["legal"][0]["id"])
        assert ana.table()["about"]["number"] == number
        first.kill()
        with serving(empty_postgres, tmp_path) as second:
            elsewhere = at(second, ana)
            for _ in patiently():
                moves = [entry["data"] for entry in elsewhere.get("/events", after=number).json()]
                if moves:
                    break
            assert {"seat": 1, "by": "bot"} in moves


def test_lost_notices_are_made_good(two: list[Server]) -> None:
    ana, bia = new_game(two[0])
    line = at(two[1], bia).live()
    line.news()
    with psycopg.connect(two[0].database, autocommit=True) as connection:
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    number = ana.play(ana.table()["legal"][0]["id"])
    assert line.news()["number"] == number
