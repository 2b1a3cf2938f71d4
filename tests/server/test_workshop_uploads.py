"""Boards that people bring: played like any other, kept with their games, bounded, and nothing but data."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

from tests.boards.small import small
from tests.server import plain
from tests.server.rig import Person, Server, make_game, patiently, serving, serving_together
from tests.server.test_boards import BOTS, finished, made, part
from trilhos.boards import EDITIONS, from_outside
from trilhos.boards.check import checked
from trilhos.boards.load import plain as as_json
from trilhos.cli import main
from trilhos.play.record import from_record
from trilhos.server.answers.errors import Refused
from trilhos.server.storage import uploads
from trilhos.server.storage.database import connect
from trilhos.server.storage.uploads import UploadRoom, Uploads

KEEPER = ["--keeper-token", "k" * 20]


def bring(server: Server, board: Any, **headers: str) -> httpx.Response:
    return plain.post(f"{server.url}/api/workshop/boards", content=json.dumps(board), headers=headers)


def brought(server: Server, board: Any) -> dict[str, Any]:
    answer = bring(server, board)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def own(server: Server, method: str, board: dict[str, Any], rest: str = "", secret: str = "") -> int:
    url = f"{server.url}/api/workshop/boards/{board['board']}{rest}"
    headers = {"Authorization": f"Bearer {secret or board['secret']}"}
    with plain.client(headers=headers) as http:
        return http.request(method, url).status_code


def gallery(server: Server) -> dict[str, dict[str, Any]]:
    return {one["board"]: one for one in plain.get(f"{server.url}/api/workshop/gallery").json()}


def test_a_board_is_brought_played_saved_and_played_again(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as server:
        board = brought(server, made("kvadrat"))
        assert bring(server, made("kvadrat")).json() == {**board, "secret": None}  # the same, and not theirs
        game = make_game(server, board["board"], [{"kind": "you", "name": "Ana"}, *BOTS[:2]], first=0)
        ana = Person(server, game["game"], game["tokens"]["0"])
        ana.play(ana.table()["legal"][0]["id"])
        assert own(server, "DELETE", board) == 204
        assert plain.get(f"{server.url}/api/workshop/boards/{board['board']}").status_code in (404, 405)
        server.kill()
        server.again()
        about = ana.table()["about"]
        assert (about["board"], about["titles"]) == (board["board"], {"ru": "Небольшая"})
        assert part(server, about["board"], "/rules").json()["has"].count("tickets") == 1
        while (table := ana.table())["about"]["status"] != "finished":
            if table["legal"]:
                ana.act(table["legal"][0]["id"])
        record = ana.get("/save").json()
        assert from_record(record, "save").over
        assert json.loads(ana.get("/audit").text.splitlines()[0])["format"] == "trilhos-audit/1"
        assert ana.get("/replay", at=3).status_code == 200
        ana.post("/rematch", key="again")
        following = ana.table()["about"]["rematch"]
        assert Person(server, following, game["tokens"]["0"]).table()["about"]["board"] == board["board"]


def test_a_save_file_finds_the_board_that_was_brought(server: Server, tmp_path: Path) -> None:
    game = make_game(server, brought(server, made("elsewhere"))["board"], BOTS)["game"]
    finished(Person(server, game))
    record = Person(server, game).get("/save").json()
    with serving(str(tmp_path / "other.sqlite"), tmp_path) as other:
        url = f"{other.url}/api/games/import"
        assert plain.post(url, json={"save": record}).json()["error"] == "save-has-board"
        brought(other, record["board"])
        assert plain.post(url, json={"save": record}).status_code == 201


def test_faults_are_told_and_nothing_is_kept(server: Server) -> None:
    answer = bring(server, made("wrong", cities=[]), **{"Accept-Language": "pt"})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-board")
    assert "O tabuleiro" in answer.json()["message"]
    assert "cities" in answer.json()["message"]
    taken = bring(server, made(next(iter(EDITIONS))))
    assert (taken.status_code, taken.json()["error"]) == (409, "workshop-id-taken")


def test_a_closed_workshop_looks_but_keeps_nothing(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--no-workshop") as server:
        assert plain.get(f"{server.url}/api/workshop").json()["open"] is False
        answer = bring(server, made("kvadrat"))
        assert (answer.status_code, answer.json()["error"]) == (403, "workshop-closed")
        look = plain.post(f"{server.url}/api/workshop/look", content=json.dumps(small()))
        assert look.json()["faults"] == []
        assert [one["id"] for one in gallery(server).values()] == [*EDITIONS]


@pytest.mark.parametrize(
    ("words", "is_open"),
    [
        ([], True),
        (["--workshop", "--proxy", "10.0.0.1"], True),
        (["--proxy", "10.0.0.1"], False),
        (["--public-url", "https://x.example"], False),
        (["--host", "0.0.0.0"], False),
        (["--host", "0.0.0.0", "--workshop"], True),
        (["--host", "localhost"], True),
        (["--host", "my.example"], False),
    ],
)
def test_the_workshop_is_open_by_itself_only_where_nobody_else_comes(words: list[str], is_open: bool) -> None:
    from trilhos.cli.commands import serve
    from trilhos.cli.parser import Parser
    from trilhos.text import Text

    parser = Parser(Text("en"))
    serve._options(parser, Text("en"))
    assert serve._workshop(parser.parse_args(words)) is is_open


def test_the_owner_shows_it_and_the_keeper_takes_it_away(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, *KEEPER) as server:
        board = brought(server, made("kvadrat", credits=["By Ана"]))
        assert board["board"] not in gallery(server)
        assert own(server, "POST", board, "/gallery", "wrong") == 401
        assert own(server, "POST", {**board, "board": "0" * 32}, "/gallery") == 404
        assert own(server, "POST", board, "/gallery") == 204
        shown = gallery(server)[board["board"]]
        assert (shown["brought"], shown["credits"], shown["cities"], shown["trial"]) == (True, ["By Ана"], 4, None)
        assert own(server, "DELETE", board, "/gallery") == 204
        assert board["board"] not in gallery(server)
        own(server, "POST", board, "/gallery")
        url = f"{server.url}/api/keeper/boards/{board['board']}"
        with plain.client(headers={"Authorization": f"Bearer {KEEPER[1]}"}) as keeper:
            assert keeper.delete(url).status_code == 204
            assert keeper.delete(url).status_code == 404
        assert [one["id"] for one in gallery(server).values()] == [*EDITIONS]
        assert part(server, board["board"]).status_code == 404


def test_two_processes_have_the_same_boards(empty_postgres: str, tmp_path: Path) -> None:
    with serving_together(empty_postgres, tmp_path) as (one, other):
        board = brought(one, made("kvadrat"))["board"]
        assert part(other, board).json()["id"] == "kvadrat"
        game = make_game(other, board, BOTS)["game"]
        assert finished(Person(one, game))["about"]["board"] == board


def test_a_backup_brings_boards_along(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second, copy = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite"), tmp_path / "copy.gz"
    with serving(first, tmp_path) as server:
        board = brought(server, made("kvadrat"))
        own(server, "POST", board, "/gallery")
        finished(Person(server, game := make_game(server, board["board"], BOTS)["game"]))
        assert server.stop() == 0
    assert main(["backup", "--db", first, str(copy)]) == 0
    assert main(["restore", "--db", second, str(copy)]) == 0
    assert main(["restore", "--db", second, str(copy)]) == 0
    assert main(["doctor", "--db", second]) == 0
    with serving(second, tmp_path) as server:
        assert gallery(server)[board["board"]]["brought"]
        assert own(server, "DELETE", board, "/gallery") == 204  # the secret is good still
        assert Person(server, game).table()["about"]["status"] == "finished"
    capsys.readouterr()


# UploadRoom


def numbered(number: int, **more: Any) -> Any:
    return from_outside(checked(made(f"b{number}", **more), "x"))


def test_those_used_longest_ago_make_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, now = Uploads(engine := connect(database)), iter(range(10_000))
    monkeypatch.setattr(uploads, "wall", lambda: float(next(now)))
    monkeypatch.setattr(uploads, "FOR_ONE", UploadRoom(3, 10**6))
    monkeypatch.setattr(uploads, "FOR_ALL", UploadRoom(5, 10**6))
    boards = [numbered(number) for number in range(8)]
    for board in boards[:3]:
        assert kept.keep(board, "a", "s")
    kept.use(boards[0].address)
    kept.keep(boards[3], "a", "s")  # a fourth of the same: the one used longest ago goes
    assert [kept.find(board.address) is not None for board in boards[:4]] == [True, False, True, True]
    kept.publish(boards[2].address, True)
    for board in boards[4:7]:
        kept.keep(board, "b", "s")  # a sixth in all; what the gallery shows stays
    assert [kept.find(board.address) is not None for board in boards[:7]] == [False, False, True, *[True] * 4]
    for board in boards[3:7]:
        kept.publish(board.address, True)
    with pytest.raises(Refused):
        kept.keep(boards[7], "c", "s")
    monkeypatch.setattr(uploads, "MOST_PUBLISHED", 5)
    with pytest.raises(Refused):
        kept.publish(boards[7].address, True)
    engine.dispose()


def test_a_thousand_boards_take_no_more_room_than_there_is(tmp_path: Path) -> None:
    kept, file = Uploads(engine := connect(str(tmp_path / "games.sqlite"))), numbered(0).file
    for number in range(1000):
        board = from_outside(msgspec.structs.replace(file, id=f"b{number}"))
        kept.keep(board, f"10.0.{number % 200}.1", "s")
    with engine.connect() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM uploads")).scalar() == uploads.FOR_ALL.boards
    engine.dispose()


def test_figures_of_a_trial_are_kept_by_what_is_played(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Uploads(engine := connect(database))
    monkeypatch.setattr(uploads, "MOST_TRIALS", 2)
    for name in ("a", "b", "a", "c"):
        kept.tried(name, {"games": 400, "name": name})
    assert kept.figures(["a", "b", "c"]) == {name: {"games": 400, "name": name} for name in ("a", "c")}
    engine.dispose()


# Data only


HOSTILE = '"><img src=x onerror=alert(1)><script>alert(2)</script>'


def test_what_is_brought_is_data_only(server: Server) -> None:
    """Names and words may say anything that can be printed; everything else is a number or one of a few words."""
    board = made("hostile", title=HOSTILE[:40], credits=[HOSTILE], licence="javascript:alert(3)")
    address = brought(server, board)["board"]
    for rest in ("", "/file", "/scenery", "/picture", "/rules", "/printed?players=3"):
        answer = part(server, address, rest)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self'" in answer.headers["content-security-policy"]
    scenery = {"land": "M0 0h9", "tints": [], "borders": "", "states": "", "rivers": "", "graticule": ""}
    art = as_json(EDITIONS["usa"].file)["art"]
    for wrong in (
        {"cities": [{"name": "A", "x": "0;url(x)", "y": 0.5}]},
        {"routes": [{**small()["routes"][0], "color": "red;background:url(//x)"}]},
        {"art": {**art, "labels": [], "layers": {**scenery, "hills": {"lines": "", "shades": "M0 0</path><script>"}}}},
        {"art": {**art, "labels": [], "rough_land": "url(javascript:alert(1))"}},
        {"words": {"en": {"title": "x", "href": "https://x.example"}}},
        {"style": "body{display:none}"},
    ):
        assert bring(server, {**made("hostile"), **wrong}).json()["error"] == "bad-board", wrong


def test_who_brings_too_many_waits(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, "--limit", "bring=0.01/2") as server:
        codes = [bring(server, made(f"b{number}")).status_code for number in range(3)]
        assert codes == [201, 201, 429]
        for _ in patiently():
            if plain.get(f"{server.url}/health").status_code == 200:
                break
