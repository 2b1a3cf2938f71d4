"""Webhooks, the whole way: a move at one seat, a notice at the other player's receiver. Once, and only if needed."""

import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.receiver import QUIET_SECONDS, Receiver, receiving
from tests.server.rig import PATIENCE, Person, Server, make_game, mover, new_game, patiently, people_of, serving
from trilhos.play.game import Game
from trilhos.play.record import to_record
from trilhos.server.webhooks.store import MOST_FAILURES

HOME = ["--webhooks", "--webhooks-private", "--webhooks-wait", "0", "--public-url", "https://table.example/"]


@pytest.fixture(scope="module")
def hooked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("hooked")
    with serving(str(folder / "games.sqlite"), folder, *HOME, "--log", "debug") as running:
        yield running


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as running:
        yield running


def hook(person: Person, receiver: Receiver, **more: str) -> dict[str, Any]:
    answer = person.http.put("/webhook", json={"address": receiver.url, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def play_turn(people: list[Person], seat: int) -> None:
    """All steps of a seat's turn."""
    while (found := mover(people))[0] is people[seat]:
        found[0].play(found[1]["legal"][0]["id"])


def sql(server: Server, statement: str) -> None:
    with sqlite3.connect(server.database, timeout=PATIENCE) as connection:
        connection.execute(statement)
    connection.close()


# Being told


def test_a_turn_is_told_once_with_everything_that_receivers_look_for(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    play_turn(people, 0)
    (letter,) = receiver.exactly(1)
    told = letter.json()
    link = f"https://table.example/#/game/{people[0].game}"
    words = f"It is your turn in your game on the USA board. {link}"
    assert told["content"] == told["text"] == told["message"] == words
    assert (told["kind"], told["title"], told["link"]) == ("turn", "Trilhos", link)
    assert (told["game"], told["edition"]) == (people[0].game, "usa")
    assert told["number"] == people[1].table()["about"]["number"]
    assert (letter.path, letter.headers["content-type"]) == ("/secret-path?key=secret-key", "application/json")
    assert letter.headers["host"] == f"127.0.0.1:{receiver.port}"


def test_each_turn_is_told_but_no_step_of_it_and_no_turn_of_others(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    for turn in range(1, 4):
        play_turn(people, 0)
        receiver.wait(turn)
        first = people[1].table()["legal"]
        people[1].play(next((choice for choice in first if choice["verb"] == "draw"), first[0])["id"])
        if mover(people)[0] is people[1]:
            receiver.exactly(turn)  # in the middle of the turn
        play_turn(people, 1)
    receiver.exactly(3)


def test_a_turn_that_was_taken_back_and_comes_again_is_told_again(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    play_turn(people, 0)
    play_turn(people, 1)
    claim = next(choice for choice in people[0].table()["legal"] if choice["verb"] == "claim")
    people[0].play(claim["id"])
    hook(people[1], receiver)
    people[0].play(people[0].table()["legal"][0]["id"])
    receiver.wait(1)
    while mover(people)[0] is people[1]:
        number = people[0].table()["about"]["number"]
        assert people[0].post("/undo", expected=number, key=f"undo{number}").status_code == 200
    play_turn(people, 0)
    assert [letter.json()["kind"] for letter in receiver.exactly(2)] == ["turn", "turn"]


def test_bare_text_in_ones_own_language(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    assert hook(people[1], receiver, form="text", language="pt-BR")["language"] == "pt-BR"
    play_turn(people, 0)
    (letter,) = receiver.wait(1)
    link = f"https://table.example/#/game/{people[0].game}"
    words = f"É a sua vez na sua partida no tabuleiro Estados Unidos. {link}"
    assert letter.body.decode() == words
    assert letter.headers["content-type"] == "text/plain; charset=utf-8"
    assert (letter.headers["title"], letter.headers["click"]) == ("Trilhos", link)


def test_whoever_is_there_is_told_nothing_until_they_leave(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    line = people[1].live()
    line.news()
    play_turn(people, 0)
    time.sleep(QUIET_SECONDS)
    assert receiver.letters == []
    line.close()
    receiver.exactly(1)


def test_whoever_has_made_a_step_of_the_turn_knows_of_it(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    play_turn(people, 0)
    play_turn(people, 1)
    hook(people[1], receiver)
    line = people[1].live()
    line.news()
    play_turn(people, 0)
    people[1].play(next(choice["id"] for choice in people[1].table()["legal"] if choice["verb"] == "draw"))
    assert mover(people)[0] is people[1]
    line.close()
    time.sleep(QUIET_SECONDS)
    assert receiver.letters == []


def test_a_page_that_was_left_open_is_nobody(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    line = people[1].live()
    line.news()
    play_turn(people, 0)
    sql(hooked, f"UPDATE games SET moved = moved - 3600 WHERE id = '{people[0].game}'")
    receiver.exactly(1)


def test_a_turn_that_has_come_before_is_not_told(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[0], receiver)
    time.sleep(QUIET_SECONDS)
    assert receiver.letters == []


def test_whoever_waits_in_the_lobby_is_told_when_it_begins(hooked: Server, receiver: Receiver) -> None:
    made = make_game(hooked, first=0)
    ana, bia = (Person(hooked, made["game"], token) for token in made["tokens"].values())
    hook(ana, receiver)
    assert bia.post("/join", name="Bia").status_code == 201
    assert receiver.exactly(1)[0].json()["kind"] == "turn"


def test_the_end_is_told_and_then_the_address_is_forgotten(hooked: Server, receiver: Receiver) -> None:
    people = nearly_over(hooked)
    for person in people:
        hook(person, receiver)
    person, table = mover(people)
    person.play(table["legal"][0]["id"])
    kinds = [letter.json()["kind"] for letter in receiver.exactly(2)]
    assert kinds == ["end", "end"]
    winners = people[0].table()["result"]["winners"]
    assert sum("you have won" in letter.json()["text"] for letter in receiver.letters) == len(winners) == 1
    assert people[0].get("/webhook").json()["host"] is None
    answer = people[0].http.put("/webhook", json={"address": receiver.url})
    assert (answer.status_code, answer.json()["error"]) == (409, "webhook-too-late")


def nearly_over(server: Server) -> list[Person]:
    """A game that one more move ends, by its seats."""
    whole, game, dice = Game("usa", 2, seed=4), Game("usa", 2, seed=4), random.Random(4)
    while not whole.over:
        whole.play(dice.choice(whole.legal()))
    for move in whole.moves[:-1]:
        game.play(move.action)
    body = {"save": to_record(game), "seats": ["link", "link"]}
    made = httpx.post(f"{server.url}/api/games/import", json=body, timeout=PATIENCE)
    assert made.status_code == 201, made.text
    return people_of(server, made.json())


def test_whoever_has_resigned_is_told_nothing_more(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    assert people[1].post("/resign", key="r").status_code == 200
    play_turn(people, 0)
    time.sleep(QUIET_SECONDS)
    assert receiver.letters == []


# What can go wrong


def test_a_restart_forgets_nothing(tmp_path: Path, receiver: Receiver) -> None:
    late = ["--webhooks-wait", "3"]
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *HOME, *late) as server:
        people = new_game(server)
        hook(people[1], receiver)
        play_turn(people, 0)
        server.kill()
        assert receiver.letters == []
        server.again()
        receiver.exactly(1)


def test_a_webhook_that_fails_is_tried_a_few_times_and_switched_off(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    receiver.status = 500
    play_turn(people, 0)
    for failure in range(1, MOST_FAILURES + 1):
        receiver.wait(failure)
        wait_for_failures(people[1], failure)
        sql(hooked, "UPDATE hooks SET due = 0")
    receiver.exactly(MOST_FAILURES)
    told = people[1].get("/webhook").json()
    assert (told["on"], told["problem"]) == (False, "The answer was 500, and not a yes.")
    receiver.status = 204
    tried = people[1].post("/webhook/try").json()
    assert (tried["sent"], tried["status"]) == (True, 204)
    told = people[1].get("/webhook").json()
    assert (told["on"], told["problem"]) == (True, None)
    assert [letter.json()["kind"] for letter in receiver.exactly(MOST_FAILURES + 2)][-2:] == ["test", "turn"]


def wait_for_failures(person: Person, count: int) -> None:
    for _ in patiently():
        with sqlite3.connect(person.server.database, timeout=PATIENCE) as connection:
            query = "SELECT failures FROM hooks WHERE game = ?"
            (failures,) = connection.execute(query, (person.game,)).fetchone()
        connection.close()
        if failures == count:
            return


def test_a_failure_is_followed_by_a_pause_and_made_good(hooked: Server, receiver: Receiver) -> None:
    people = new_game(hooked)
    hook(people[1], receiver)
    receiver.status = 503
    play_turn(people, 0)
    receiver.exactly(1)
    wait_for_failures(people[1], 1)
    assert people[1].get("/webhook").json()["on"]
    receiver.status = 200
    sql(hooked, "UPDATE hooks SET due = 0")
    receiver.exactly(2)
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
    receiver.pause = 7.0
    assert ana.post("/webhook/try").json() == {"sent": False, "status": None, "message": "No answer came in time."}


def test_two_processes_tell_a_turn_once(empty_postgres: str, tmp_path: Path, receiver: Receiver) -> None:
    with serving(empty_postgres, tmp_path, *HOME) as first, serving(empty_postgres, tmp_path, *HOME) as second:
        people = new_game(first)
        hook(people[1], receiver)
        receiver.pause = 1.5  # longer than it takes the other process to look
        elsewhere = [Person(second, person.game, person.token) for person in people]
        for turn in range(1, 4):
            play_turn(people if turn % 2 else elsewhere, 0)
            receiver.exactly(turn)
            play_turn(elsewhere if turn % 2 else people, 1)
        assert len({letter.json()["number"] for letter in receiver.exactly(3)}) == 3


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
    people = new_game(hooked)
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
    time.sleep(QUIET_SECONDS)
    assert receiver.letters == []


def test_a_server_whose_owner_said_nothing_has_none(server: Server) -> None:
    ana, _ = new_game(server)
    assert ana.get("/webhook").json()["offered"] is False
    answer = ana.http.put("/webhook", json={"address": "https://93.184.216.34/"})
    assert (answer.status_code, answer.json()["error"]) == (403, "webhooks-off")
    assert ana.post("/webhook/try").status_code == 403


def test_they_are_limited(tmp_path: Path, receiver: Receiver) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *HOME, "--limit", "webhook=0.1/3") as server:
        ana, _ = new_game(server)
        hook(ana, receiver)
        codes = [ana.post("/webhook/try").status_code for _ in range(3)]
        assert codes == [200, 200, 429]
