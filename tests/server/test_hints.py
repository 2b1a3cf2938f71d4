"""Hints: only where all sat down to that, only for one's own decision, only from what the seat sees; the log tells."""

from pathlib import Path

import msgspec
import pytest

from tests.mind.test_search import later
from tests.server.rig import Data, Person, Server, make_game, people_of, serving
from trilhos.engine.random import Random
from trilhos.engine.worlds import determinize
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.stewards import fields_of
from trilhos.server.stewards.worker import Bots
from trilhos.server.stewards.workers import Job

TWO = [{"kind": "you", "name": "Ana"}, {"kind": "you", "name": "Bia"}]


def people(server: Server, hints: bool) -> list[Person]:
    """Two people, whose cards are dealt."""
    made = make_game(server, "usa", TWO, hints=hints)
    return people_of(server, made)


def asked(person: Person, **wish: object) -> Data:
    answer = person.post("/hint", expected=person.table()["about"]["number"], **wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def hinted(person: Person) -> list[int]:
    return [entry["data"]["seat"] for entry in person.get("/events").json() if entry["type"] == "hinted"]


def opened(server: Server, hints: bool) -> tuple[Person, Person]:
    """After the opening: whoever is to move, and the other one."""
    both = people(server, hints)
    for person in both:
        table = person.table()
        if table["legal"]:
            person.act(table["legal"][0]["id"])
    first, other = sorted(both, key=lambda person: not person.table()["legal"])
    assert first.table()["view"]["phase"] == "turn"
    return first, other


def test_who_asks_the_server_itself_is_refused_where_not_all_have_agreed(server: Server) -> None:
    first, other = opened(server, hints=False)
    number = first.table()["about"]["number"]
    for wish in ({}, {"full": True}, {"action": first.table()["legal"][0]["id"]}):
        answer = first.post("/hint", expected=number, **wish)
        assert (answer.status_code, answer.json()["error"]) == (403, "hints-not-agreed")
        assert set(answer.json()) == {"error", "message"}
    assert hinted(other) == []


def test_first_a_tip_then_the_move_and_all_are_told_that_but_not_what(server: Server) -> None:
    first, other = opened(server, hints=True)
    assert other.table()["about"]["hints"] is True
    tip = asked(first)
    assert tip["tip"]
    assert (tip["action"], tip["move"]) == (None, None)
    told = asked(first, full=True)
    assert told["verb"] == tip["verb"]
    assert told["action"] in [choice["id"] for choice in first.table()["legal"]]
    assert hinted(other) == [first.table()["seat"]]
    [entry] = [entry for entry in other.get("/events").json() if entry["type"] == "hinted"]
    assert entry["data"] == {"seat": first.table()["seat"]}


def test_only_a_seat_gets_one_and_only_for_its_own_decision(server: Server) -> None:
    first, other = opened(server, hints=True)
    number = first.table()["about"]["number"]
    not_now = other.post("/hint", expected=number)
    assert (not_now.status_code, not_now.json()["error"]) == (409, "not-your-turn")
    nobody = Person(server, first.game).post("/hint", expected=number)
    assert (nobody.status_code, nobody.json()["error"]) == (403, "needs-a-seat")
    illegal = first.post("/hint", expected=number, action=99_999)
    assert (illegal.status_code, illegal.json()["error"]) == (409, "illegal-move")
    stale = first.post("/hint", expected=1)
    assert (stale.status_code, stale.json()["error"]) == (409, "stale")


def test_who_asks_whether_a_move_is_a_blunder_is_told_that_alone(server: Server) -> None:
    first, other = opened(server, hints=True)
    told = asked(first, action=first.table()["legal"][0]["id"])
    assert [told[name] for name in ("verb", "tip", "why", "action", "move")] == [None, None, [], None, None]
    assert len(hinted(other)) == (1 if told["warning"] else 0)


def test_processor_time_for_hints_has_an_end_and_owners_can_do_without(tmp_path: Path) -> None:
    with serving(str(tmp_path / "a.sqlite"), tmp_path, "--limit", "hint=0.0001/1") as server:
        first, _ = opened(server, hints=True)
        asked(first)
        asked(first, full=True)  # what was judged already costs nothing
        other = first.post("/hint", expected=first.table()["about"]["number"], action=first.table()["legal"][0]["id"])
        assert (other.status_code, other.json()["error"]) == (429, "too-fast")
    with serving(str(tmp_path / "b.sqlite"), tmp_path, "--review-samples", "0") as server:
        first, _ = opened(server, hints=True)
        none = first.post("/hint", expected=first.table()["about"]["number"])
        assert (none.status_code, none.json()["error"]) == (403, "no-hints")


@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_what_is_hidden_makes_no_difference_to_a_hint(edition: str) -> None:
    game = later(edition, 60)
    world = determinize(game.rules, game.view(game.seat), Random(99))
    assert world.to_bytes() != game.state.to_bytes()
    told = []
    for state in (game.state, world):
        game.state = state
        view, legal = fields_of(game.view(game.seat)), game.legal()
        job = Job("g", game.seat, edition, game.players, game.rules.options, game.rules_version, "", 5, 9, view, legal)
        told.append(Bots(AllowedBots(())).answer(msgspec.structs.replace(job, samples=8)))
    assert told[0].judged
    assert told[0] == told[1]
