"""Live connections: nothing is missed, whoever is gone or slow is whole again with one question."""

import contextlib
import json
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.rig import PATIENCE, Data, Live, Person, Server, mover, new_game, serving


def test_news_arrive_and_are_the_same_as_by_get(server: Server) -> None:
    ana, bia = new_game(server)
    line = bia.live()
    told = line.news()
    assert [entry["number"] for entry in told["entries"]] == [1, 2]
    ana.play(ana.table()["legal"][0]["id"])
    told = line.news()
    assert told["number"] == 3
    assert told["entries"] == bia.get("/events", after=2).json()
    assert told["table"] == bia.table()


def test_a_client_that_was_away_asks_from_its_last_number(server: Server) -> None:
    ana, bia = new_game(server)
    line = bia.live()
    line.news()
    line.close()
    ana.play(ana.table()["legal"][0]["id"])
    bia.play(bia.table()["legal"][0]["id"])
    told = bia.live(after=2).news()
    assert [entry["number"] for entry in told["entries"]] == [3, 4, 5]  # hers came last, and brought both


def test_the_first_news_come_packed_by_get(server: Server) -> None:
    ana, bia = new_game(server)
    ana.play(ana.table()["legal"][0]["id"])
    told = bia.get("/news")
    assert told.headers["content-encoding"] == "gzip"
    live = bia.live().news()
    assert told.json() == {**live, "at": told.json()["at"]}
    assert told.json()["at"] <= live["at"]  # the server's clock, which goes on
    assert [entry["number"] for entry in bia.get("/news", after=2).json()["entries"]] == [3]
    assert "content-encoding" not in bia.http.get("/news", headers={"Accept-Encoding": "identity"}).headers


def test_pings_are_answered(server: Server) -> None:
    line = new_game(server)[0].live()
    line.news()
    line.send({"type": "ping"})
    assert line.news() == {"type": "pong"}


def answer(line: Live, to: str, body: Any, id: int = 1) -> Data:
    """Say a command; its answer, whatever comes before it."""
    line.send({"type": "post", "id": id, "to": to, "body": body})
    while (told := line.news())["type"] != "answer":
        pass
    assert told.pop("id") == id
    return told


def test_commands_are_carried_out_as_by_request(server: Server) -> None:
    ana, bia = new_game(server)
    line, other = ana.live(), bia.live()
    table = line.news()["table"]
    other.news()
    wish = {"action": table["legal"][0]["id"], "expected": table["about"]["number"], "key": "k"}
    done = answer(line, "actions", wish)
    assert done == {"type": "answer", "status": 200, "body": {"number": table["about"]["number"] + 1}}
    assert answer(line, "actions", wish, 2) == done  # once, whichever way it is sent
    assert ana.post("/actions", **wish).json() == done["body"]
    assert answer(line, "chat", {"text": "oi", "key": "c"})["status"] == 200
    assert [other.news()["number"] for _ in range(2)] == [3, 4]


def test_commands_are_refused_as_by_request(server: Server) -> None:
    people = new_game(server)
    person, table = mover(people)
    line = person.live(0, **{"Accept-Language": "pt-BR"})
    number = line.news()["number"]
    wishes = [
        ("actions", {"action": table["legal"][0]["id"], "expected": number - 1, "key": "a"}),
        ("actions", {"action": "fly", "expected": number, "key": "b"}),
        ("actions", {"action": 1}),
        ("actions", [[]] * 100),
        ("undo", {"expected": number, "key": "d"}),
        ("nothing", {}),
    ]
    for to, wish in wishes:
        told = answer(line, to, wish)
        asked = person.http.post(f"/{to}", json=wish, headers={"Accept-Language": "pt-BR"})
        assert told["status"] == asked.status_code, asked.text
        assert told["body"]["error"] == asked.json()["error"]
        assert told["body"]["message"] == asked.json()["message"]
        assert told["body"].get("table") == asked.json().get("table")
    watching = Person(server, person.game).live()
    watching.news()
    assert answer(watching, "chat", {"text": "oi", "key": "k"})["status"] == 403


def test_who_says_too_much_is_refused_and_then_cut_off(tmp_path: Path) -> None:
    limits = ["--limit", "command=0.0001/2", "--limit", "request=0.0001/40"]
    with serving(str(tmp_path / "g.sqlite"), tmp_path, *limits) as server:
        line = new_game(server)[0].live()
        line.news()
        said = [answer(line, "chat", {"text": "oi", "key": f"{number}"})["status"] for number in range(4)]
        assert said == [200, 200, 429, 429]
        with contextlib.suppress(ConnectionClosed):
            for number in range(40):
                line.send({"type": "post", "id": number, "to": "back", "body": {"key": "b"}})
        assert line.closed_for() == "too-fast"


def test_a_link_that_is_void_says_nothing(server: Server) -> None:
    ana, _ = new_game(server)
    line = ana.live()
    line.news()
    assert ana.post("/seat").status_code == 201
    with contextlib.suppress(ConnectionClosed):
        line.send({"type": "post", "id": 1, "to": "chat", "body": {"text": "oi", "key": "k"}})
    assert line.closed_for() == "taken-over"
    assert "oi" not in json.dumps(Person(server, ana.game).get("/events").json())


@pytest.mark.parametrize(
    "frame", ["", "x", "[]", "{}", '{"type":"hello","token":7}', '{"type":"fly"}', "\x00" * 100, "9" * 5000]
)
def test_frames_that_are_no_hello_end_the_connection_and_nothing_else(server: Server, frame: str) -> None:
    ana, _ = new_game(server)
    with connect(f"{server.url}/api/games/{ana.game}/live".replace("http", "ws", 1)) as socket:
        socket.send(frame)
        with pytest.raises(Exception, match="4400"):
            socket.recv(timeout=PATIENCE)
    assert ana.get().status_code == 200


def test_wrong_links_and_games_are_told_by_the_close_code(server: Server) -> None:
    ana, _ = new_game(server)
    wrong = Person(server, ana.game, "wrong").live()
    assert wrong.closed_for() == "wrong-token"
    assert wrong.socket.close_code == 4401
    assert Person(server, "nowhere").live().closed_for() == "unknown-game"


def test_pages_of_other_origins_may_not_connect(server: Server) -> None:
    ana, _ = new_game(server)
    assert ana.live(Origin="https://evil.example").closed_for() == "bad-origin"
    assert ana.live(Origin=server.url).news()["type"] == "news"


def test_rubbish_neither_crashes_nor_slows_other_games(server: Server) -> None:
    dice = random.Random(8)
    ana, bia = new_game(server)
    line = bia.live()
    line.news()
    for _ in range(40):
        with contextlib.suppress(ConnectionClosed), connect(f"ws{server.url[4:]}/api/games/{ana.game}/live") as socket:
            for _ in range(dice.randrange(1, 5)):
                socket.send(_rubbish(dice))
    started = time.monotonic()
    number = ana.play(ana.table()["legal"][0]["id"])
    assert line.news()["number"] == number
    assert time.monotonic() - started < PATIENCE / 6  # far more than it takes


def _rubbish(dice: random.Random) -> str | bytes:
    noise = dice.randbytes(dice.choice([0, 1, 30, 3000]))
    parts = ['{"type":"hello"', '"token":null', '"after":', "1e999", "{", "[", "}", "null", '"type":"ping"}']
    text = ",".join(dice.choices(parts, k=dice.randrange(6)))
    kinds: list[str | bytes] = [noise, noise.decode("latin-1"), text]
    return dice.choice(kinds)


def test_a_flood_of_frames_is_cut_off(server: Server) -> None:
    line = new_game(server)[0].live()
    line.news()
    with contextlib.suppress(ConnectionClosed):  # the server may be done with us before the flood is over
        for _ in range(200):
            line.socket.send(json.dumps({"type": "ping"}))
    assert line.closed_for() == "too-fast"


def test_who_is_away_too_long_is_played_for_until_they_return(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        ana, bia = new_game(server)
        server.kill()
        _make_impatient(tmp_path / "g.sqlite")
        server.again()
        here = bia.live()
        told: list[Data] = []
        while not any(entry["type"] == "chosen" and entry["data"]["seat"] == 0 for entry in told):
            told += here.news()["entries"]
        kinds = [entry["type"] for entry in told]
        assert kinds.index("away") < kinds.index("chosen")
        assert {entry["data"]["by"] for entry in told if entry["type"] == "chosen"} == {"caretaker"}
        returned = ana.live()
        returned.news()
        assert not bia.table()["about"]["chairs"][ana.table()["you"]]["away"]


def _make_impatient(path: Path) -> None:
    """As if two seconds of grace had been chosen, which are fewer than anybody may choose."""
    with sqlite3.connect(path, timeout=PATIENCE) as connection:
        connection.execute("UPDATE games SET grace = 2")
        connection.execute("UPDATE entries SET data = json_set(data, '$.settings.grace', 2) WHERE kind = 'created'")
    connection.close()


def _make_old(path: Path) -> None:
    """As if everybody had last been seen an hour ago, and the last move were as old."""
    with sqlite3.connect(path, timeout=PATIENCE) as connection:
        connection.execute("UPDATE games SET moved = moved - 3600")
        connection.execute("UPDATE chairs SET seen = seen - 3600")
    connection.close()


def test_a_server_that_was_away_blames_nobody(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        ana, bia = new_game(server, grace=1800)
        server.kill()
        _make_old(tmp_path / "g.sqlite")
        server.again()
        time.sleep(3)  # several sweeps
        chairs = Person(server, ana.game, bia.token).table()["about"]["chairs"]
        assert not any(chair["away"] for chair in chairs)


def test_graceful_shutdown_ends_connections_and_loses_nothing(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path) as server:
        ana, _ = new_game(server)
        line = ana.live()
        line.news()
        number = ana.play(ana.table()["legal"][0]["id"])
        assert server.stop() == 0
        server.again()
        assert Person(server, ana.game, ana.token).table()["about"]["number"] == number
