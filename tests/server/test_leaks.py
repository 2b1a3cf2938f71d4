"""No leak: what a viewer receives is the same, byte for byte, in a world that differs in what they can't see."""

import itertools
import random
from pathlib import Path

import msgspec
import pytest

from tests.laws.cases import CASES, Case, case_id
from tests.server.rig import Live, Person, Server, make_game, new_game, people_of, stored_game
from tests.server.twins import Retelling
from trilhos.play.outlook import outlook
from trilhos.server.game import sight
from trilhos.server.game.table import Table
from trilhos.server.rooms.audience import news

EVERY = 10  # twins are made for every so many frames; all frames are compared with the table itself


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_no_message_depends_on_what_its_viewer_cannot_see(server: Server, case: Case) -> None:
    chairs = [{"kind": "you", "name": f"P{n}"} for n in range(case.players)]
    people = people_of(server, make_game(server, case.edition, chairs, options=dict(case.options)))
    watchers = [*people, Person(server, people[0].game)]
    lines = [person.live() for person in watchers]
    frames = play_at_random(people, lines)
    stored = stored_game(server.database, people[0].game)
    for number, (person, told) in enumerate(zip(watchers, frames, strict=True)):
        retelling = Retelling(stored, person.table()["you"], number)
        for at, frame in enumerate(told):
            retelling.check(frame, thorough=at % EVERY == number % EVERY)
        assert retelling.table.status == "finished"
    for line in lines:
        line.close()


def play_at_random(people: list[Person], lines: list[Live]) -> list[list[str]]:
    """A whole game; every frame that every watcher was sent."""
    frames: list[list[str]] = [[] for _ in lines]
    dice = random.Random(len(lines))
    for turn in itertools.count():
        for line, told in zip(lines, frames, strict=True):
            told.append(line.raw())
        tables = [msgspec.json.decode(told[-1])["table"] for told in frames]
        movers = [seat for seat, table in enumerate(tables) if table["legal"]]
        if not movers:
            return frames
        number, choice = tables[0]["about"]["number"], dice.choice(tables[movers[0]]["legal"])
        answer = people[movers[0]].act(choice["id"], expected=number, key=f"k{turn}")
        assert answer.status_code == 200, answer.text
    raise AssertionError("unreachable")


def test_http_tells_what_live_tells(server: Server) -> None:
    ana, bia = people_of(server, make_game(server, chairs=[{"kind": "you", "name": n} for n in ("Ana", "Bia")]))
    for person in (ana, bia, Person(server, ana.game)):
        told = msgspec.json.decode(person.live().raw())
        assert told["table"] == person.table()
        assert told["entries"] == person.get("/events").json()
        asked = person.get("/news").json()
        assert asked["at"] >= told["at"]  # when it was said
        assert {**asked, "at": told["at"]} == told


def test_an_outlook_is_of_ones_own_tickets(server: Server) -> None:
    people = new_game(server)
    for seat, person in enumerate(people):
        table = person.table()
        assert table["seat"] == seat
        assert [told["id"] for told in table["outlook"]] == [ticket["id"] for ticket in table["view"]["offer"]]
        assert all(told["left"] > 0 and not told["done"] for told in table["outlook"])
    assert Person(server, people[0].game).table()["outlook"] == []


def test_twins_would_notice_a_leak(server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The check can fail: a server that told the seed, a rival's hand or a rival's choice would not pass it."""
    people = new_game(server)
    people[0].play(people[0].table()["legal"][0]["id"])
    stored = stored_game(server.database, people[0].game)
    viewer = people[1].table()["you"]
    leaks = {
        "seed": lambda table: str(table.running.seed),
        "hand": lambda table: str(table.running.view(0).hand) + str(table.running.view(1).hand),
        "outlook": lambda table: str(
            [outlook(table.running.rules, table.running.view(seat)) for seat in range(table.running.players)]
        ),
        "deck": lambda table: table.running.state.fingerprint(),
    }
    honest = sight.about
    for leak in leaks.values():
        monkeypatch.setattr(
            sight, "about", lambda table, leak=leak: {**msgspec.to_builtins(honest(table)), "x": leak(table)}
        )
        table = Table(stored)
        frame = news(table, table.log, viewer).decode()
        with pytest.raises(AssertionError):
            Retelling(stored, viewer, 1).check(frame, thorough=True)
