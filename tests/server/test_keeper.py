"""The keeper's tools, while people play: games are looked at, deleted, shut and released, and addresses banned."""

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import Person, Server, mover, new_game, patiently, serving, serving_together
from trilhos.cli import main
from trilhos.errors import BadChoice
from trilhos.server.answers.errors import NotFound, Refused
from trilhos.server.door.tokens import new_game_id
from trilhos.server.keeping.bans import Bans, read_network
from trilhos.server.keeping.expiry import LOOKED, WATCHED
from trilhos.server.keeping.keeper import DAY, Keeper
from trilhos.server.storage import orders
from trilhos.server.storage.clock import Clock, wall
from trilhos.server.storage.database import connect, writing
from trilhos.server.storage.receipts import set_mark
from trilhos.server.storage.tables import GAMES, ORDERS

TOKEN = "k" * 24
KEEPING = ("--keeper-token", TOKEN)


def told(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    capsys.readouterr()
    assert main(["keeper", *words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def ask(server: Server, path: str, token: str | None = TOKEN, method: str = "GET", **more: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return plain.request(method, f"{server.url}/api/keeper{path}", headers=headers, **more)


def test_a_deleted_game_is_gone_from_every_process_and_its_players_are_told(
    empty_postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving_together(empty_postgres, tmp_path) as (one, two):
        ana, bia = new_game(one)
        kept = new_game(one)
        elsewhere = Person(two, bia.game, bia.token)
        lines = [ana.live(), elsewhere.live()]
        for line in lines:
            line.news()
        assert told(capsys, "delete", ana.game, "--yes", "--db", empty_postgres) == {"deleted": 1}
        assert [line.closed_for() for line in lines] == ["game-deleted"] * 2
        for person in (ana, elsewhere, Person(one, ana.game)):
            for _ in patiently():
                answer = person.get()
                if answer.status_code == 410:
                    break
            assert "deleted by the owner" in answer.json()["message"]
        mover(kept)[0].play(mover(kept)[1]["legal"][0]["id"])


def test_games_are_listed_shown_and_exported_without_what_players_hide(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path) as server:
        people = new_game(server, "europe")
        person, table = mover(people)
        person.play(table["legal"][0]["id"])
        game = person.game
        (listed,) = told(capsys, "list", "--db", database)
        assert (listed["game"], listed["status"], listed["edition"]) == (game, "running", "europe")
        assert listed["bytes"] > 100
        assert told(capsys, "list", "--status", "finished", "--db", database) == []
        assert told(capsys, "list", "--older", "1", "--db", database) == []
        found = told(capsys, "show", game, "--db", database)
        assert [list(chair) for chair in found["chairs"]] == [["chair", "link", "seen"]] * 2
        assert [list(entry) for entry in found["last"]] == [["number", "kind", "at"]] * listed["entries"]
        assert [entry["number"] for entry in found["last"]] == list(range(1, listed["entries"] + 1))
        shown = json.dumps(found)
        assert main(["keeper", "show", game, "--db", database, "--lang", "en"]) == 0
        line, *rest = capsys.readouterr().out.splitlines()
        assert line.startswith(f"{game}  running  europe  entries: {listed['entries']}  bytes: {listed['bytes']}  ")
        assert rest[1].startswith("chair 1: link: True, last seen 20")
        assert rest[2].startswith(f"1  {found['last'][0]['kind']}  20")
        assert main(["keeper", "export", game, "--db", database]) == 0
        plain = capsys.readouterr().out
        assert main(["keeper", "export", game, "--db", database, "--secrets"]) == 0
        whole = capsys.readouterr().out
        for text in (shown, plain):
            assert '"seed"' not in text
            assert '\\"action\\"' not in text
        assert '"seed"' in whole
        assert '\\"action\\"' in whole
        assert main(["keeper", "show", "nobody", "--db", database, "--lang", "en"]) == 2
        assert "no game nobody" in capsys.readouterr().err


def test_nothing_is_deleted_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path) as server:
        game = new_game(server)[0].game
    assert main(["keeper", "delete", game, "--db", database, "--lang", "en"]) == 2  # nobody can be asked in a test
    assert "--yes" in capsys.readouterr().err
    assert told(capsys, "expire", "--days", "1", "--yes", "--db", database) == {"deleted": 0}
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(sa.update(GAMES).values(moved=1.0, status="open"))
        set_mark(connection, LOOKED, int(wall()))
        set_mark(connection, WATCHED, int(wall() - 31 * DAY))
    engine.dispose()
    assert told(capsys, "expire", "--days", "1", "--status", "finished", "--yes", "--db", database) == {"deleted": 0}
    with serving(database, tmp_path, "--expire", "30"):  # by itself, where the owner wants it
        for _ in patiently():
            if told(capsys, "list", "--db", database) == []:
                break


def test_a_game_is_shut_and_released(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path, *KEEPING) as server:
        ana, _ = new_game(server)
        line = ana.live()
        line.news()
        assert main(["keeper", "quarantine", ana.game, "--why", "a quarrel", "--db", database]) == 0
        assert line.closed_for() == "quarantined"
        assert ana.get().status_code == 423
        (held,) = ask(server, "/games", params={"status": "quarantined"}).json()
        assert (held["reason"], held["detail"]) == ("keeper", "a quarrel")
        assert main(["keeper", "release", "--all", "--db", database]) == 0
        person, table = mover([ana])
        person.play(table["legal"][0]["id"])


def test_a_damaged_game_is_not_released(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path, *KEEPING) as server:
        game = new_game(server)[0].game
        assert ask(server, f"/games/{game}/quarantine", method="POST", json={}).status_code == 204
        engine = connect(database)
        with engine.begin() as connection:
            connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(seed="x"))
        engine.dispose()
        answer = ask(server, f"/games/{game}/release", method="POST")
        assert (answer.status_code, answer.json()["error"]) == (409, "still-damaged")
        assert ask(server, f"/games/{game}", method="DELETE").status_code == 204
        assert ask(server, f"/games/{game}").status_code == 404


def test_only_the_keeper_gets_in(tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.sqlite"), tmp_path, *KEEPING, "--log", "debug") as server:
        ana, _ = new_game(server)
        paths = ("/state", "/games", f"/games/{ana.game}", f"/games/{ana.game}/export", "/bans")
        assert [ask(server, path).status_code for path in paths] == [200] * 5
        for token in (None, "x" * 24, ana.token):
            assert [ask(server, path, token).status_code for path in paths[:2]] == [401] * 2
        codes = [ask(server, "/state", "wrong").status_code for _ in range(12)]
        assert 429 in codes  # guessing is slow
        assert TOKEN not in server.log.read_text()


def test_a_token_is_made_once_and_told_to_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite-keeper"
    with serving(str(tmp_path / "games.sqlite"), tmp_path) as server:
        token = file.read_text().strip()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert ask(server, "/state", token).status_code == 200
        said = server.log.read_text()
        assert str(file) in said
        assert token not in said


# Bans


def test_a_banned_address_gets_no_further_at_any_process(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path, "--proxy", "127.0.0.1", *KEEPING) as server:
        ana, _ = new_game(server)
        bad = {"X-Forwarded-For": "203.0.113.7"}
        line = ana.live(0, **bad)
        line.news()
        assert ask(server, "/state").json()["connections"] == {"203.0.113.7": 1}
        assert main(["keeper", "ban", "203.0.113.0/24", "--why", "a flood", "--db", database]) == 0
        assert line.closed_for() == "banned"
        answer = plain.get(f"{server.url}/api/games", headers={**bad, "Accept-Language": "pt-BR"})
        assert (answer.status_code, answer.json()["error"]) == (403, "banned")
        assert "endereço" in answer.json()["message"]
        others = plain.get(f"{server.url}/api/games").headers
        assert {name for name in others if name not in answer.headers} == set()  # who is shut out is protected, too
        assert plain.get(f"{server.url}/api/games").status_code == 200
        assert [ban["network"] for ban in ask(server, "/bans").json()] == ["203.0.113.0/24"]
        assert ask(server, "/bans", method="DELETE", params={"network": "203.0.113.0/24"}).status_code == 204
        assert plain.get(f"{server.url}/api/games", headers=bad).status_code == 200


def test_what_a_ban_means(tmp_path: Path) -> None:
    bans = Bans(connect(str(tmp_path / "games.sqlite")), Clock(1000.0))
    bans.ban("2001:db8:1:2:3::4")
    bans.ban("198.51.100.7")
    bans.ban("192.0.2.1", seconds=-1)  # over already
    bans.load()
    shut_out = ("2001:db8:1:2::9", "198.51.100.7", "::ffff:198.51.100.7")
    welcome = ("2001:db8:1:3::9", "198.51.100.8", "192.0.2.1", "-", "unix:")
    assert [address for address in (*shut_out, *welcome) if bans.banned(address)] == list(shut_out)
    assert bans.unban("198.51.100.7")
    bans.load()
    assert not bans.banned("198.51.100.7")
    bans.engine.dispose()
    for word in ("nonsense", "0.0.0.0/0", "::/0", "127.0.0.1", "::1", "1.2.3.4/99"):
        with pytest.raises(BadChoice):
            read_network(word)


def test_ids_are_no_options_and_older_ones_that_look_so_can_be_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = iter(["-Q3EWvD1X3Il1Ycd", "aQ3EWvD1X3Il1Ycd"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(made))
    assert new_game_id() == "aQ3EWvD1X3Il1Ycd"
    database = str(tmp_path / "games.sqlite")
    connect(database).dispose()
    assert main(["keeper", "show", "--db", database, "--lang", "en", "--", "-Q3EWvD1X3Il1Ycd"]) == 2
    assert "There is no game -Q3EWvD1X3Il1Ycd" in capsys.readouterr().err


def test_no_nul_gets_as_far_as_the_database(empty_postgres: str, tmp_path: Path) -> None:
    with serving(empty_postgres, tmp_path, *KEEPING) as server:
        ana, _ = new_game(server)
        answers = [
            ask(server, "/games?begins=a%00b"),
            ask(server, f"/games/{ana.game}/quarantine", method="POST", json={"detail": "a\0b"}),
            ask(server, "/bans", method="POST", json={"network": "203.0.113.7", "reason": "a\0b"}),
        ]
        assert [(answer.status_code, answer.json()["error"]) for answer in answers] == [(400, "bad-request")] * 3
        assert ask(server, "/bans?network=a%00b", method="DELETE").status_code == 422


def test_orders_that_were_carried_out_are_forgotten_in_time_but_for_the_last(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "games.sqlite"))
    days = {orders.BANNED: 2, orders.SHUT: 2, orders.RELEASED: 0, orders.DELETED: 89}
    with writing(engine) as connection:
        for kind, age in [*days.items(), (orders.DELETED, 91), (orders.BANNED, 2)]:
            row = {"kind": kind, "subject": f"{kind}-{age}", "at": wall() - age * orders.DAY}
            connection.execute(sa.insert(ORDERS), [row])
    heard = orders.last(engine)
    assert orders.prune(engine, heard) == 3
    left = [order.subject for order in orders.after(engine, 0)]
    assert left == ["released-0", "deleted-89", "banned-2"]
    with writing(engine) as connection:
        orders.give(connection, orders.BANNED, "new")
    assert [order.subject for order in orders.after(engine, heard)] == ["new"]  # heard by who had heard all before
    engine.dispose()


def test_a_server_forgets_old_orders(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    engine = connect(database)
    with writing(engine) as connection:
        for _ in range(2):
            connection.execute(sa.insert(ORDERS), [{"kind": orders.BANNED, "subject": "x", "at": 0.0}])
    with serving(database, tmp_path):
        for _ in patiently():
            if len(orders.after(engine, 0)) == 1:
                break
    engine.dispose()


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[str]]:
    """A database with some games, and their ids."""
    folder = tmp_path_factory.mktemp("written")
    with serving(str(folder / "g.sqlite"), folder) as server:
        return server.database, [new_game(server)[0].game for _ in range(4)]


def meanwhile(monkeypatch: pytest.MonkeyPatch, does: Callable[[str], object]) -> None:
    """Another keeper does something right after this one has looked at a game for the first time."""
    looked, does_once = Keeper.shown, [does]

    def then(self: Keeper, game: str) -> Any:
        found = looked(self, game)
        for act in [does_once.pop()] if does_once else []:
            act(game)
        return found

    monkeypatch.setattr(Keeper, "shown", then)


@pytest.mark.parametrize("what", ["hold", "release", "export"])
def test_a_game_that_another_keeper_deletes_meanwhile_is_gone(
    written: tuple[str, list[str]], what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = connect(written[0])
    keeper, game = Keeper(engine), written[1].pop()
    if what == "release":
        keeper.hold(game)
    meanwhile(monkeypatch, lambda game: Keeper(engine).delete([game]))
    with pytest.raises(NotFound):
        list(keeper.export(game, True)) if what == "export" else getattr(keeper, what)(game)
    engine.dispose()


def test_a_game_that_another_keeper_has_released_is_not_set_back(
    written: tuple[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = connect(written[0])
    keeper, game, query = Keeper(engine), written[1].pop(), sa.select(GAMES.c.waits_for)
    keeper.hold(game)

    def released_and_played(game: str) -> None:
        Keeper(engine).release(game)
        with writing(engine) as connection:
            connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(waits_for=1))

    meanwhile(monkeypatch, released_and_played)
    with pytest.raises(Refused, match="not in quarantine"):
        keeper.release(game)
    with engine.connect() as connection:
        assert connection.execute(query.where(GAMES.c.id == game)).scalar_one() == 1
    engine.dispose()
