"""Boards on a server: what is offered, a folder of them, and games that keep the board that they were dealt on."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.boards.small import small
from tests.server import plain
from tests.server.rig import Person, Server, make_game, patiently, serving, serving_together
from trilhos.boards import EDITIONS
from trilhos.cli import main
from trilhos.play.record import from_record

BOTS = [{"kind": "bot", "bot": "greedy"}] * 3
PEOPLE = [{"kind": "you", "name": "Ana"}, *BOTS[:2]]


def made(id: str, title: str = "Небольшая", **more: Any) -> dict[str, Any]:
    """A board that no file of ours has."""
    return {**small(), "id": id, "words": {"ru": {"title": title}}, **more}


def put(folder: Path, name: str, board: Any) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(json.dumps(board), encoding="utf-8")


def offered(server: Server) -> dict[str, dict[str, Any]]:
    return {board["id"]: board for board in plain.get(f"{server.url}/api/boards").json()}


def part(server: Server, address: str, rest: str = "") -> httpx.Response:
    return plain.get(f"{server.url}/api/boards/{address}{rest}")


def finished(person: Person) -> dict[str, Any]:
    for _ in patiently():
        if (table := person.table())["about"]["status"] == "finished":
            return table
    raise AssertionError


@pytest.mark.parametrize("rest", ["", "/scenery", "/finer", "/picture", "/printed?players=3"])
def test_everything_of_a_board_is_kept_for_ever_by_its_address(server: Server, rest: str) -> None:
    for id, board in offered(server).items():
        assert board["board"] == EDITIONS[id].address
        answer = part(server, board["board"], rest)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert part(server, board["board"], rest).headers["etag"] == answer.headers["etag"]


def test_what_lies_behind_the_routes_comes_apart(server: Server) -> None:
    id, board = next(iter(offered(server).items()))
    whole, front = EDITIONS[id].file, part(server, board["board"]).json()
    assert not {"layers", "finer"} & front["art"].keys()
    assert front["art"]["labels"][0]["city"] == whole.art.labels[0].city  # type: ignore[union-attr]
    assert part(server, board["board"], "/scenery").json()["land"] == whole.art.layers.land  # type: ignore[union-attr]
    assert part(server, board["board"], "/finer").json()["land"] == whole.art.finer.land  # type: ignore[union-attr]


def test_an_address_that_nothing_has_says_so(server: Server) -> None:
    answer = part(server, "0" * 32)
    assert (answer.status_code, answer.json()["error"]) == (404, "unknown-board")


def test_a_folder_with_a_broken_board_is_served_without_it(tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    put(folder, "good.json", made("kvadrat"))
    put(folder, "broken.json", made("broken", cities=[]))
    put(folder, "taken.json", made(next(iter(EDITIONS))))
    put(folder, "twice.json", made("kvadrat", title="Again"))
    (folder / "text.json").write_text("{", encoding="utf-8")
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--boards", str(folder)) as server:
        log = server.log.read_text(encoding="utf-8")  # before anybody has asked
        found = offered(server)
        assert [*found] == [*EDITIONS, "kvadrat"]
        assert found["kvadrat"]["words"]["ru"]["title"] == "Небольшая"
        assert part(server, found["kvadrat"]["board"], "/finer").json() is None
        for name in ("broken.json", "taken.json", "twice.json", "text.json"):
            assert log.count(name) >= 1, log
        assert "cities" in log
        put(folder, "new.json", made("krug"))
        put(folder, "broken.json", made("mended"))
        for _ in patiently():
            if [*offered(server)] == [*EDITIONS, "krug", "kvadrat", "mended"]:
                break
        (folder / "good.json").unlink()
        for _ in patiently():  # the second of that name is the only one now
            if offered(server)["kvadrat"]["words"]["ru"]["title"] == "Again":
                break
        assert server.stop() == 0


def test_there_must_be_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--boards", str(tmp_path / "none")]) == 2
    assert "--boards" in capsys.readouterr().err


def test_a_game_keeps_its_board_whatever_becomes_of_the_file(database: str, tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    put(folder, "a.json", made("kvadrat"))
    with serving(database, tmp_path, "--boards", str(folder)) as server:
        game = make_game(server, "kvadrat", PEOPLE, first=0)
        ana = Person(server, game["game"], game["tokens"]["0"])
        before = ana.table()["about"]
        put(folder, "a.json", made("kvadrat", title="Other", routes=small()["routes"][:4]))
        for _ in patiently():
            if offered(server)["kvadrat"]["board"] != before["board"]:
                break
        ana.play(ana.table()["legal"][0]["id"])
        server.kill()
    with serving(database, tmp_path) as server:  # no folder at all
        ana = Person(server, game["game"], game["tokens"]["0"])
        about = ana.table()["about"]
        assert (about["board"], about["titles"]) == (before["board"], {"ru": "Небольшая"})
        assert part(server, about["board"]).json()["words"]["ru"]["title"] == "Небольшая"
        while (table := ana.table())["about"]["status"] != "finished":
            if table["legal"]:
                ana.act(table["legal"][0]["id"])
        record = ana.get("/save").json()
        assert from_record(record, "save").over
        assert record["board"]["words"]["ru"]["title"] == "Небольшая"
        assert json.loads(ana.get("/audit").text.splitlines()[0])["format"] == "trilhos-audit/1"
        ana.post("/rematch", key="again")
        following = ana.table()["about"]["rematch"]
        assert Person(server, following, game["tokens"]["0"]).table()["about"]["board"] == before["board"]
        known = plain.post(f"{server.url}/api/games/import", json={"save": record})
        assert known.status_code == 201, known.text  # it has that very board
        other = {**record, "board": {**record["board"], "licence": "another"}}
        answer = plain.post(f"{server.url}/api/games/import", json={"save": other})
        assert (answer.status_code, answer.json()["error"]) == (422, "save-has-board")


def test_a_backup_brings_the_board_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder, copy = tmp_path / "boards", tmp_path / "copy.gz"
    first, second = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    put(folder, "a.json", made("kvadrat"))
    with serving(first, tmp_path, "--boards", str(folder)) as server:
        games = [make_game(server, "kvadrat", BOTS)["game"] for _ in range(2)]
        for game in games:
            finished(Person(server, game))
        assert server.stop() == 0
    assert main(["backup", "--db", first, str(copy)]) == 0
    lines = [json.loads(line) for line in gzip.decompress(copy.read_bytes()).splitlines()[1:-1]]
    assert [line["board"] is None for line in lines] == [False, True]  # once for both
    assert main(["restore", "--db", second, str(copy)]) == 0
    assert main(["doctor", "--db", second]) == 0
    with serving(second, tmp_path) as server:
        for game in games:
            assert Person(server, game).table()["about"]["status"] == "finished"
    capsys.readouterr()


def test_a_board_in_a_backup_that_isnt_the_one_of_its_game_shuts_the_game(tmp_path: Path) -> None:
    folder, copy = tmp_path / "boards", tmp_path / "copy.gz"
    first, second = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    put(folder, "a.json", made("kvadrat"))
    with serving(first, tmp_path, "--boards", str(folder)) as server:
        game = make_game(server, "kvadrat", BOTS)["game"]
        finished(Person(server, game))
        assert server.stop() == 0
    assert main(["backup", "--db", first, str(copy)]) == 0
    header, line, trailer = gzip.decompress(copy.read_bytes()).splitlines(keepends=True)
    forged = json.dumps({**json.loads(line), "board": json.dumps(made("kvadrat", title="Forged"))}).encode() + b"\n"
    proof = {**json.loads(trailer), "sha256": hashlib.sha256(header + forged).hexdigest()}
    copy.write_bytes(gzip.compress(header + forged + json.dumps(proof).encode() + b"\n"))
    main(["restore", "--db", second, str(copy)])
    with serving(second, tmp_path) as server:
        assert Person(server, game).get().json()["error"] == "quarantined"


def test_two_processes_agree_on_boards(empty_postgres: str, tmp_path: Path) -> None:
    folder = tmp_path / "boards"
    folder.mkdir()
    with serving_together(empty_postgres, tmp_path, "--boards", str(folder)) as both:
        put(folder, "a.json", made("kvadrat"))
        for server in both:
            for _ in patiently():
                if "kvadrat" in offered(server):
                    break
        first, second = (offered(server)["kvadrat"]["board"] for server in both)
        assert first == second
        game = make_game(both[0], "kvadrat", BOTS)["game"]
        assert finished(Person(both[1], game))["about"]["board"] == first
