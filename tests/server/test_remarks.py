"""What bots say of their moves is told where only bots play, or once a game is over; while people play, to nobody."""

import json
import sys
from collections.abc import Iterator

import pytest

from tests.server import plain
from tests.server.rig import Data, Person, Server, make_game, patiently, people_of, serving
from trilhos.bots.seats import seat_bots
from trilhos.play.game import Game
from trilhos.play.record import to_record

SECRET = "psst: what this bot thinks"
PROGRAM = """
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello": print('{"type": "hello", "protocol": "trilhos-bot/1"}', flush=True)
    if m["type"] == "ping": print(json.dumps({"type": "pong", "id": m["id"]}), flush=True)
    if m["type"] == "act":
        said = {"remark": SECRET, "numbers": {"legal": len(m["legal"])}}
        print(json.dumps({"type": "action", "id": m["id"], "index": 0, **said}), flush=True)
"""
CRASHES = "import sys; sys.exit(1)"


@pytest.fixture(scope="module")
def talking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose owner has a bot that talks, and one that crashes."""
    folder = tmp_path_factory.mktemp("talking")
    file, bad = folder / "talker.py", folder / "bad.py"
    file.write_text(f"SECRET = {SECRET!r}\n{PROGRAM}", encoding="utf-8")
    bad.write_text(CRASHES, encoding="utf-8")
    limits = "start_s=600:move_ms=600000:game_s=86400"
    named = [f"talker=cmd:{limits}:{sys.executable} {file}", f"bad=cmd:{limits}:{sys.executable} {bad}"]
    words = [word for name in named for word in ("--bot", name)]
    with serving(str(folder / "games.sqlite"), folder, *words) as running:
        yield running


def said_in(entries: list[Data]) -> list[Data]:
    return [entry["data"]["remark"] for entry in entries if "remark" in entry["data"]]


def test_bots_among_themselves_are_open_from_the_beginning(talking: Server) -> None:
    made = make_game(talking, "usa", [{"kind": "bot", "bot": name} for name in ("talker", "bad", "steiner")])
    watcher = Person(talking, made["game"])
    seen: list[Data] = []
    for _ in patiently():
        seen += watcher.get("/story", after=len(seen)).json()
        at = sum(entry["type"] == "action" for entry in seen)
        position = watcher.get("/replay", at=at).json()
        assert len(position["seats"]) == 3
        if at > 30:
            break
    assert [entry["number"] for entry in seen] == [*range(1, len(seen) + 1)]
    told = said_in(seen)
    assert {one["text"] for one in told if "legal" in one.get("numbers", {})} == {SECRET}
    assert {one["fault"] for one in told if "fault" in one} == {"start"}
    assert any("routes" in one.get("numbers", {}) for one in told)
    assert watcher.get("/save").status_code == 409  # the seed, too, comes at the end


def test_while_people_play_nobody_is_told(talking: Server) -> None:
    chairs = [{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "talker"}, {"kind": "bot", "bot": "steiner"}]
    made = make_game(talking, "usa", chairs)
    [ana] = people_of(talking, made)
    spectator = Person(talking, made["game"])
    for _ in patiently():
        table = ana.table()
        if table["legal"]:
            ana.act(table["legal"][0]["id"])
        if table["about"]["position"] > 12:
            break
    for person in (ana, spectator):
        for what in ("/events", "/news", ""):
            assert SECRET not in person.get(what).text
            assert "remark" not in person.get(what).text
        assert person.get("/story", after=1).status_code == 409


def test_a_saved_game_keeps_what_was_said(server: Server) -> None:
    game = Game("usa", seed=5)
    with seat_bots(game, {0: "steiner", 1: "random"}) as seats:
        while not game.over:
            seats.play()
    made = plain.post(f"{server.url}/api/games/import", json={"save": to_record(game)}).json()
    watcher = Person(server, made["game"])
    assert len(said_in(watcher.get("/story").json())) == sum(move.remark is not None for move in game.moves) > 0
    assert watcher.get("/save").json()["remarks"] == to_record(game)["remarks"]
    assert "remark" not in json.dumps(watcher.get("/events").json())


def test_how_bots_found_a_game_is_told_when_it_is_over_and_in_the_readers_language(talking: Server) -> None:
    game = Game("usa", 3, 4, names=["Ana", "Bia", "Caio"])
    half = None
    with seat_bots(game, {0: "steiner", 1: "casual", 2: "greedy"}) as seats:
        while not game.over:
            seats.play()
            half = half or (to_record(game) if len(game.moves) > 40 else None)
    told = []
    for save in (half, to_record(game)):
        wish = {"save": save, "seats": ["link", "casual", "greedy"]}
        made = plain.post(f"{talking.url}/api/games/import", json=wish).json()
        told.append(Person(talking, made["game"], made["tokens"]["0"]))
    assert told[0].get("/afterwords").status_code == 409
    said = {}
    for language in ("en", "pt-BR"):
        answer = told[1].http.get("/afterwords", headers={"Accept-Language": language})
        assert [one["seat"] for one in answer.json()] == [1]
        said[language] = answer.json()[0]["said"]
    assert len(set(said.values())) == 2
