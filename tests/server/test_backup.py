"""Backup and restore while people play: nothing is missing, nothing is overwritten, bad files change nothing."""

import gzip
import hashlib
import json
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.rig import Person, Server, mover, new_game, patiently, serving
from tests.server.test_orders import at_table, draw_two, give, orders, until_asked
from trilhos.cli import main
from trilhos.server.heralds.sealing import new_private
from trilhos.server.keeping.archive import FORMAT
from trilhos.server.storage.database import connect
from trilhos.server.storage.keys import kept_key
from trilhos.server.storage.tables import CHAIRS, ENTRIES, GAMES, HOOKS, KEYS, QUIET, STANDING

Log = dict[str, list[tuple[Any, ...]]]
Told = Callable[..., dict[str, Any]]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Told:
    """Run a command with --json; what it tells."""

    def command(*words: str | Path, code: int = 0) -> dict[str, Any]:
        assert main([*map(str, words), "--json"]) == code
        return dict(json.loads(capsys.readouterr().out))

    return command


@pytest.fixture
def other_database(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the other kind."""
    if database.startswith("postgres"):
        return str(tmp_path / "other.sqlite")
    return str(request.getfixturevalue("empty_postgres"))


def logs(database: str) -> Log:
    """All logs, by game."""
    engine, found = connect(database), dict[str, list[tuple[Any, ...]]]()
    with engine.connect() as connection:
        for row in connection.execute(sa.select(ENTRIES).order_by(ENTRIES.c.game, ENTRIES.c.number)):
            found.setdefault(row.game, []).append(tuple(row)[1:])
    engine.dispose()
    return found


def rows(database: str) -> list[Any]:
    """Everything in a database but when players were seen."""
    engine = connect(database)
    with engine.connect() as connection:
        chairs = sa.select(CHAIRS.c.game, CHAIRS.c.chair, CHAIRS.c.token).order_by(CHAIRS.c.game, CHAIRS.c.chair)
        found: list[Any] = [
            *connection.execute(sa.select(GAMES).order_by(GAMES.c.id)),
            *connection.execute(chairs),
            *connection.execute(sa.select(ENTRIES).order_by(ENTRIES.c.game, ENTRIES.c.number)),
            *connection.execute(sa.select(HOOKS).order_by(HOOKS.c.game, HOOKS.c.chair, HOOKS.c.way)),
            *connection.execute(sa.select(QUIET).order_by(QUIET.c.game, QUIET.c.chair)),
            *connection.execute(sa.select(KEYS)),
            *connection.execute(sa.select(STANDING).order_by(STANDING.c.game, STANDING.c.chair)),
        ]
    engine.dispose()
    return [tuple(row) for row in found]


def give_letters(database: str) -> None:
    """Whoever has a webhook is told by mail, too, and the server has a key of its own."""
    columns = (
        "'ana@example.org', 'key', true, 'letter', language, told, due, failures, problem, status, 3, 'Asia/Tokyo'"
    )
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(sa.text(f"INSERT INTO hooks SELECT game, chair, 'mail', '', {columns} FROM hooks"))
        connection.execute(sa.text("INSERT INTO keys VALUES ('push', 'secret')"))
    engine.dispose()


def play_on(people: list[Person], moves: int) -> None:
    for _ in range(moves):
        person, table = mover(people)
        person.play(table["legal"][0]["id"])


def moved_to(server: Server, people: list[Person]) -> list[Person]:
    """The same people with the same links at another server."""
    return [Person(server, person.game, person.token) for person in people]


@pytest.fixture
def busy(database: str, tmp_path: Path) -> Iterator[Server]:
    with serving(database, tmp_path, "--webhooks", "--order-pause", "0") as server:
        yield server


def test_games_go_on_in_another_database_with_the_same_links(
    busy: Server, other_database: str, tmp_path: Path, told: Told
) -> None:
    tables = [new_game(busy) for _ in range(3)]
    play_on(tables[0], 4)
    before, file = logs(busy.database), tmp_path / "backup.gz"
    player = threading.Thread(target=play_on, args=(tables[1], 25))
    player.start()
    made = told("backup", file, "--db", busy.database)
    player.join()
    after = logs(busy.database)
    busy.stop()
    assert made["games"] == 3
    assert told("restore", file, "--db", other_database)["added"] == 3
    kept = logs(other_database)
    assert sum(map(len, kept.values())) == made["entries"]
    for game, log in kept.items():
        assert log == after[game][: len(log)]
        assert len(log) >= len(before[game])
    with serving(other_database, tmp_path) as server:
        for people in tables:
            play_on(moved_to(server, people), 2)


def test_restoring_into_a_running_server_twice(busy: Server, other_database: str, tmp_path: Path, told: Told) -> None:
    people, file = new_game(busy), tmp_path / "backup.gz"
    play_on(people, 3)
    told("backup", file, "--db", busy.database)
    with serving(other_database, tmp_path) as server:
        others = new_game(server)
        assert told("restore", file, "--db", other_database)["added"] == 1
        here = moved_to(server, people)
        assert here[0].table()["view"] == people[0].table()["view"]
        play_on(here, 2)
        play_on(others, 2)
        again = told("restore", file, "--db", other_database)
        assert (again["added"], again["extended"], again["unchanged"], again["entries"]) == (0, 0, 1, 0)
        play_on(here, 1)


def test_the_missing_end_of_a_log_is_added(busy: Server, other_database: str, tmp_path: Path, told: Told) -> None:
    people = new_game(busy)
    early, late = tmp_path / "early.gz", tmp_path / "late.gz"
    told("backup", early, "--db", busy.database)
    play_on(people, 3)
    renewed = people[0].post("/seat").json()["token"]
    told("backup", late, "--db", busy.database)
    told("restore", early, "--db", other_database)
    with serving(other_database, tmp_path) as server:
        watching = Person(server, people[1].game, people[1].token)
        news = watching.live()
        before = news.news()["number"]
        done = told("restore", late, "--db", other_database)
        grown = len(logs(busy.database)[people[0].game]) - before
        assert grown >= 4  # three moves and a new link, at least
        assert (done["extended"], done["entries"]) == (1, grown)
        here = [Person(server, people[0].game, renewed), watching]
        if other_database.startswith("postgres"):
            assert news.news()["number"] == before + grown
        play_on(here, 1)
        assert Person(server, people[0].game, people[0].token).get().status_code == 401
    assert rows(other_database) != rows(busy.database)
    assert logs(other_database)[people[0].game][: before + grown] == logs(busy.database)[people[0].game]


def test_a_restored_database_has_the_same_rows(busy: Server, other_database: str, tmp_path: Path, told: Told) -> None:
    play_on(people := new_game(busy), 3)
    new_game(busy, "europe", 3, public=True)
    hook = {"address": "https://93.184.216.34/secret", "form": "text", "language": "pt-BR"}
    assert people[0].http.put("/webhook", json=hook).status_code == 200
    quiet = {"hours": {"begin": "22:00", "end": "07:00", "zone": "Europe/Lisbon"}}
    assert people[0].http.put("/quiet", json=quiet).status_code == 200
    give_letters(busy.database)
    give(people[0], {"type": "collect", "cards": ["red"]}, near=["Miami"])
    chair = people[0].table()["you"]
    busy.stop()
    told("backup", tmp_path / "b.gz", "--db", busy.database)
    told("restore", tmp_path / "b.gz", "--db", other_database)
    assert rows(other_database) == rows(busy.database)
    assert (people[0].game, chair, "webhook", "", hook["address"]) in [row[:5] for row in rows(other_database)]
    assert (people[0].game, chair, "mail", "", "ana@example.org") in [row[:5] for row in rows(other_database)]
    assert ("push", "secret") in rows(other_database)


def test_a_webhook_that_was_removed_since_stays_removed(tmp_path: Path, told: Told) -> None:
    one, file = str(tmp_path / "one.sqlite"), tmp_path / "b.gz"
    with serving(one, tmp_path, "--webhooks") as server:
        ana, _ = new_game(server)
        ana.http.put("/webhook", json={"address": "https://93.184.216.34/secret"})
        told("backup", file, "--db", one)
        ana.http.delete("/webhook")
        told("restore", file, "--db", one)
        assert ana.get("/webhook").json()["host"] is None


def test_what_a_restored_log_has_carried_out_of_orders_is_not_done_again(
    busy: Server, other_database: str, tmp_path: Path, told: Told
) -> None:
    """Added to a running server: what is left is done there, once, unless its player has said otherwise meanwhile."""
    (ana, bia), (cai, dora) = at_table(busy), at_table(busy)
    for person in (bia, dora):
        give(person, {"type": "collect", "turns": 2})
    early, late = tmp_path / "early.gz", tmp_path / "late.gz"
    told("backup", early, "--db", busy.database)
    for person, other in ((ana, bia), (cai, dora)):
        draw_two(person)
        until_asked([person, other], 0)
    told("backup", late, "--db", busy.database)
    busy.stop()
    told("restore", early, "--db", other_database)
    with serving(other_database, tmp_path, "--order-pause", "0") as server:
        (ana, bia), (cai, dora) = moved_to(server, [ana, bia]), moved_to(server, [cai, dora])
        assert orders(bia)["orders"][0]["turns"] == 2  # as the room has them in memory
        for number in range(3):
            give(dora, {"type": "collect", "turns": 7 + number})
        assert told("restore", late, "--db", other_database)["extended"] == 2
        for person, other, left in ((ana, bia, []), (cai, dora, [8])):
            for _ in patiently():  # on SQLite nobody tells the server of what was added
                if person.act("draw").status_code == 200:
                    break
            person.play("draw")
            until_asked([person, other], 0)
            assert [order["turns"] for order in orders(other)["orders"]] == left


@pytest.mark.parametrize("written", ["", "{}", '{"orders": [{"type": "collect", "cards": ["pink"]}]}'])
def test_orders_that_cannot_be_carried_out_are_left_out(written: str, tmp_path: Path, told: Told) -> None:
    one, two = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    with serving(one, tmp_path) as server:
        people = at_table(server)
        for person in people:
            give(person, {"type": "collect"})
    engine = connect(one)
    with engine.begin() as connection:
        connection.execute(sa.update(STANDING).where(STANDING.c.chair == 1).values(orders=written))
    engine.dispose()
    told("backup", tmp_path / "b.gz", "--db", one)
    assert told("restore", tmp_path / "b.gz", "--db", two)["added"] == 1
    with serving(two, tmp_path) as server:
        assert [len(orders(person)["orders"]) for person in moved_to(server, people)] == [1, 0]


def test_a_backup_from_before_there_were_webhooks(good: bytes, tmp_path: Path, told: Told) -> None:
    assert b"hook" not in good
    (tmp_path / "old.gz").write_bytes(packed(good))
    assert told("restore", tmp_path / "old.gz", "--db", tmp_path / "new.sqlite")["added"] == 2


def test_logs_that_differ_are_left_alone_and_told(tmp_path: Path, told: Told) -> None:
    one, two = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    early, late = tmp_path / "early.gz", tmp_path / "late.gz"
    with serving(one, tmp_path) as server:
        people = new_game(server)
        told("backup", early, "--db", one)
        told("restore", early, "--db", two)
        play_on(people, 1)
        told("backup", late, "--db", one)
    with serving(two, tmp_path) as server:
        play_on(moved_to(server, people), 1)
    before = rows(two)
    assert told("restore", late, "--db", two, code=1)["conflicts"] == [people[0].game]
    assert rows(two) == before


# Files that are refused


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The lines of a backup."""
    folder = tmp_path_factory.mktemp("good")
    with serving(str(folder / "games.sqlite"), folder) as server:
        new_game(server)
        new_game(server)
        assert main(["backup", str(folder / "b.gz"), "--db", server.database]) == 0
    assert stat.S_IMODE((folder / "b.gz").stat().st_mode) == 0o600
    return gzip.decompress((folder / "b.gz").read_bytes())


def packed(data: bytes) -> bytes:
    return gzip.compress(data)


def without_trailer(data: bytes) -> bytes:
    return packed(b"".join(data.splitlines(keepends=True)[:-1]))


def newer_rules(data: bytes) -> bytes:
    return packed(data.replace(b'"rules_version":2', b'"rules_version":99'))


BAD = [
    ("foreign", lambda data: b"hello"),
    ("foreign", lambda data: b""),
    ("foreign", lambda data: packed(b"hello")),
    ("foreign", lambda data: packed(data.replace(FORMAT.encode(), b"other/1"))),
    ("newer-format", lambda data: packed(data.replace(FORMAT.encode(), b"trilhos-backup/2"))),
    ("newer-game", newer_rules),
    ("newer-game", lambda data: packed(data.replace(b'"kind":"started"', b'"kind":"teleported"'))),
    ("damaged", lambda data: packed(data)[:-20]),
    ("damaged", lambda data: packed(data)[:200] + b"\0\0\0\0" + packed(data)[204:]),
    ("damaged", lambda data: packed(data.replace(b'"seed":"', b'"seed":"1'))),
    ("damaged", lambda data: packed(data.replace(b'"number":2', b'"number":3'))),
    ("damaged", without_trailer),
    ("damaged", lambda data: packed(data.splitlines(keepends=True)[0])),
]
SAID = {
    "foreign": "not a backup",
    "newer-format": "trilhos-backup/2",
    "newer-game": "needs a newer",
    "damaged": "damaged or incomplete",
}


@pytest.mark.parametrize(("kind", "spoil"), BAD)
def test_a_bad_file_is_refused_before_anything_is_written(
    kind: str, spoil: Callable[[bytes], bytes], good: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = spoil(good)
    assert spoilt != packed(good)
    (tmp_path / "bad.gz").write_bytes(spoilt)
    assert main(["restore", str(tmp_path / "bad.gz"), "--db", str(tmp_path / "new.sqlite"), "--lang", "en"]) == 2
    assert SAID[kind] in capsys.readouterr().err
    assert not (tmp_path / "new.sqlite").exists()


def test_words_for_people(good: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, database = tmp_path / "b.gz", str(tmp_path / "new.sqlite")
    file.write_bytes(packed(good))
    assert main(["restore", str(file), "--db", database, "--lang", "en"]) == 0
    assert "Added: 2;" in capsys.readouterr().out
    assert main(["backup", str(tmp_path / "c.gz"), "--db", database, "--lang", "pt-BR"]) == 0
    assert "2 partidas" in capsys.readouterr().out


def test_a_backup_of_no_database_makes_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "typo.sqlite"
    assert main(["backup", str(tmp_path / "b.gz"), "--db", str(database), "--lang", "en"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "b.gz"), "--db", "mysql://x/y"]) == 2
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_has_a_key_keeps_it(tmp_path: Path, told: Told) -> None:
    one, two, file = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite"), tmp_path / "b.gz"
    keys = {}
    for database in (one, two):
        engine = connect(database)
        keys[database] = kept_key(engine, "push", new_private)
        engine.dispose()
    told("backup", file, "--db", one)
    told("restore", file, "--db", two)
    assert ("push", keys[two]) in rows(two)
    assert ("push", keys[one]) not in rows(two)


def test_webhooks_of_a_backup_from_before_there_were_other_ways(good: bytes, tmp_path: Path, told: Told) -> None:
    header, game, *others, trailer = good.splitlines()
    changed = json.loads(game)
    hook = {"address": "https://old.example/", "form": "json", "language": "en", "told": 1, "failures": 0}
    changed["chairs"][0] |= {"hook": {**hook, "problem": None, "status": None}}
    data = b"".join(line + b"\n" for line in [header, json.dumps(changed).encode(), *others])
    sealed = json.dumps({**json.loads(trailer), "sha256": hashlib.sha256(data).hexdigest()}).encode()
    (tmp_path / "old.gz").write_bytes(packed(data + sealed + b"\n"))
    told("restore", tmp_path / "old.gz", "--db", tmp_path / "new.sqlite")
    found = [row for row in rows(str(tmp_path / "new.sqlite")) if "https://old.example/" in row]
    assert [row[2:5] for row in found] == [("webhook", "", "https://old.example/")]
