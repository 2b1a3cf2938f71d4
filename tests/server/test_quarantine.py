"""A game that is damaged fails alone: it is shut and named, and everybody else plays on."""

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import Data, Person, Server, make_game, new_game, patiently, people_of, serving
from trilhos.cli import main
from trilhos.play.commitment import FIRST_FORMAT, seed_commitment
from trilhos.server.storage.database import connect
from trilhos.server.storage.quarantine import Quarantine, is_damage
from trilhos.server.storage.store import Store
from trilhos.server.storage.tables import ENTRIES, GAMES, SEVERAL

BOT_NEXT: list[Data] = [{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}]


def damage(database: str, game: str, **values: Any) -> None:
    """The last entry of a game, changed by a faulty disk."""
    engine = connect(database)
    with engine.begin() as connection:
        head = sa.select(GAMES.c.head).where(GAMES.c.id == game).scalar_subquery()
        connection.execute(sa.update(ENTRIES).where(ENTRIES.c.game == game, ENTRIES.c.number == head).values(**values))
    engine.dispose()


def spoil(database: str, game: Any, **values: Any) -> None:
    """What is known of a game beside its log."""
    engine = connect(database)
    with engine.begin() as connection:
        connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(**values))
    engine.dispose()


DAMAGES: dict[str, Callable[[str, str], None]] = {
    "no JSON": lambda database, game: damage(database, game, data="{"),
    "illegal": lambda database, game: damage(database, game, data='{"seat":0,"action":99999,"by":"player"}'),
    "no action": lambda database, game: damage(database, game, data='{"seat":0}'),
    "unknown kind": lambda database, game: damage(database, game, kind="teleported"),
    "hole": lambda database, game: damage(database, game, number=77),
    "seed": lambda database, game: spoil(database, game, seed="x"),
    "secret": lambda database, game: spoil(database, game, salt="0" * 64),  # it would fold, to a game with other cards
}


def waiting_for_a_bot(server: Server) -> tuple[str, Person]:
    made = make_game(server, chairs=BOT_NEXT, first=0, public=True)
    (ana,) = people_of(server, made)
    ana.play(ana.table()["legal"][0]["id"])
    return str(made["game"]), ana


def test_damaged_games_are_shut_and_all_others_are_taken_care_of(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path, "--bot-pause", "3600", "--undo-seconds", "3600") as server:
        bad = {name: waiting_for_a_bot(server)[0] for name in DAMAGES}
        good, ana = waiting_for_a_bot(server)
        number = ana.table()["about"]["number"]
        server.stop()
    for name, hurt in DAMAGES.items():
        hurt(database, bad[name])
    with serving(database, tmp_path) as server:
        for _ in patiently():
            if Person(server, good).table()["about"]["number"] > number:
                break
        for game in bad.values():
            answer = Person(server, game).get()
            assert (answer.status_code, answer.json()["error"]) == (423, "quarantined")
        listed = plain.get(f"{server.url}/api/games", params={"status": "running"}).json()
        assert [about["game"] for about in listed] == [good]
        for _ in patiently():
            if plain.get(f"{server.url}/health").json()["quarantined"] == len(DAMAGES):
                break
        said = [json.loads(line) for line in server.log.read_text().splitlines() if "game in quarantine" in line]
        assert sorted(line["game"] for line in said) == sorted(bad.values())
        assert all(line["detail"] for line in said)
        assert "sweep failed" not in server.log.read_text()


def test_a_running_game_that_turns_out_damaged_sends_everybody_away(empty_postgres: str, tmp_path: Path) -> None:
    with serving(empty_postgres, tmp_path) as server:
        ana, bia = new_game(server)
        line = bia.live()
        line.news()
        engine = connect(empty_postgres)
        with engine.begin() as connection:  # as another process would, but wrongly
            row = {"game": ana.game, "number": 3, "kind": "action", "data": "{}", "at": 0.0, "key": None}
            connection.execute(sa.insert(ENTRIES), [row])
            connection.execute(sa.update(GAMES).where(GAMES.c.id == ana.game).values(head=3))
            connection.execute(sa.select(sa.func.pg_notify("trilhos", f"{ana.game} 3")))
        engine.dispose()
        assert line.closed_for() == "quarantined"
        assert ana.get().status_code == 423
        assert ana.act(0, 2).status_code == 423


def test_nobody_writes_to_a_game_that_was_shut_behind_their_back(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path) as server:
        ana, _ = new_game(server)
        choice = ana.table()["legal"][0]["id"]
        engine = connect(database)
        Quarantine(engine).put(ana.game, "keeper", "")
        answer = ana.act(choice, 2)
        assert (answer.status_code, answer.json()["error"]) == (423, "quarantined")
        with engine.connect() as connection:
            assert connection.execute(sa.select(GAMES.c.head).where(GAMES.c.id == ana.game)).scalar_one() == 2
        engine.dispose()


def test_a_database_that_is_away_is_no_damage() -> None:
    away = sa.exc.OperationalError("", None, Exception("away"))
    assert not is_damage(away)
    assert is_damage(sa.exc.DatabaseError("", None, Exception("malformed")))
    assert is_damage(KeyError("x"))


# Backups


def test_a_backup_goes_around_damaged_games_and_a_restore_shuts_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, file = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite"), tmp_path / "b.gz"
    with serving(one, tmp_path) as server:
        games = {name: new_game(server)[0].game for name in DAMAGES if name != "unknown kind"}
        good = new_game(server)[0].game
    for name, game in games.items():
        DAMAGES[name](one, game)
    assert main(["backup", str(file), "--db", one, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == len(games) + 1
    assert main(["restore", str(file), "--db", two, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["added"], set(told["quarantined"])) == (1, set(games.values()))
    assert main(["restore", str(file), "--db", two, "--lang", "en"]) == 1  # and again, into the same
    assert "game" in capsys.readouterr().out
    engine = connect(two)
    assert {held.game for held in Quarantine(engine).listed()} == set(games.values())
    assert Store(engine).load(good) is not None
    with engine.connect() as connection:  # what could not be read came along as it stood
        query = sa.select(ENTRIES.c.data).where(ENTRIES.c.game == games["no JSON"], ENTRIES.c.number == 2)
        assert connection.execute(query).scalar_one() == "{"
    engine.dispose()


def repacked(file: Path, change: Callable[[Data], object]) -> None:
    """A backup whose games somebody changed, and who made the proof anew."""
    header, *games, _ = gzip.decompress(file.read_bytes()).splitlines()
    lines = []
    for line in games:
        game = json.loads(line)
        change(game)
        lines.append(json.dumps(game).encode())
    text = b"".join(line + b"\n" for line in [header, *lines])
    entries = sum(len(json.loads(line)["entries"]) for line in lines)
    proof = {"games": len(lines), "entries": entries, "sha256": hashlib.sha256(text).hexdigest()}
    file.write_bytes(gzip.compress(text + json.dumps(proof).encode() + b"\n"))


def test_the_log_decides_and_not_what_a_backup_says_about_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, file = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite"), tmp_path / "b.gz"
    with serving(one, tmp_path) as server:
        game = new_game(server)[0].game
    assert main(["backup", str(file), "--db", one]) == 0
    repacked(file, lambda line: line.update(status="finished", public=True, waits_for=7, served=True))
    assert main(["restore", str(file), "--db", two]) == 0
    engine = connect(two)
    with engine.connect() as connection:
        row = connection.execute(sa.select(GAMES).where(GAMES.c.id == game)).mappings().one()
    engine.dispose()
    assert (row["status"], row["public"], row["served"]) == ("running", False, False)
    assert row["waits_for"] == SEVERAL  # U6: both choose their first tickets


def test_a_game_that_can_not_be_written_is_refused_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, file = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite"), tmp_path / "b.gz"
    with serving(one, tmp_path) as server:
        games = sorted(new_game(server)[0].game for _ in range(2))

    def twice(line: Data) -> None:
        if line["id"] == games[0]:
            line["entries"][1]["number"] = 1

    assert main(["backup", str(file), "--db", one]) == 0
    repacked(file, twice)
    capsys.readouterr()
    assert main(["restore", str(file), "--db", two, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["added"], list(told["refused"])) == (1, [games[0]])


EVIL = "\x1b]0;mine now\x07\u202e\nGames: 0"
IMPOSSIBLE: list[Callable[[Data], object]] = [
    lambda line: line.update(id=EVIL),
    lambda line: line.update(id="../etc"),
    lambda line: line.update(moved=1e308),
    lambda line: line.update(created=-1.0),
    lambda line: line["entries"][1].update(number=10**30),
    lambda line: line["entries"][0]["data"]["settings"].update(grace=10**30),
]
SENSELESS: list[Callable[[Data], object]] = [
    lambda line: line["entries"][0]["data"].update(edition=EVIL),
    lambda line: line["entries"][0]["data"]["chairs"][1].update(name={"first": "Bia"}),
    lambda line: line["entries"][1]["data"].update(order=[0, 0]),
]


def test_what_a_hostile_backup_says_harms_neither_other_games_nor_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, file = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite"), tmp_path / "b.gz"
    changes = iter([*IMPOSSIBLE, *SENSELESS])
    with serving(one, tmp_path) as server:
        for _ in range(len(IMPOSSIBLE) + len(SENSELESS) + 1):
            new_game(server)
    assert main(["backup", str(file), "--db", one]) == 0
    repacked(file, lambda line: next(changes, lambda line: None)(line))
    capsys.readouterr()
    assert main(["restore", str(file), "--db", two, "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert (said.count("Refused"), said.count("Added, but shut")) == (len(IMPOSSIBLE), len(SENSELESS))
    assert "Added: 1;" in said
    spoil(two, sa.select(sa.func.max(GAMES.c.id)).scalar_subquery(), moved=1e308)  # what a disk can do, too
    for words in (["keeper", "list"], ["doctor"]):
        assert main([*words, "--db", two, "--lang", "en"]) in (0, 1)
    said += capsys.readouterr().out
    assert [letter for letter in said if not (letter.isprintable() or letter == "\n")] == []
    assert "\nGames: 0" not in said


def test_a_game_goes_on_on_the_board_it_was_dealt_on_or_not_at_all(tmp_path: Path) -> None:
    database = str(tmp_path / "games.sqlite")
    with serving(database, tmp_path) as server:
        games = [new_game(server)[0].game for _ in range(3)]
        server.stop()
    engine = connect(database)
    with engine.begin() as connection:
        for game, board in zip(games, ["0" * 64, None], strict=False):
            first = (ENTRIES.c.game == game) & (ENTRIES.c.number == 1)
            data = json.loads(connection.execute(sa.select(ENTRIES.c.data).where(first)).scalar_one())
            assert data.pop("board")
            if board:
                data["board"] = board
            else:  # a game from before boards were written down has none, and had a seed
                data |= {"deal": FIRST_FORMAT, "commitment": seed_commitment(7, "salt")}
                connection.execute(sa.update(GAMES).where(GAMES.c.id == game).values(seed="7", salt="salt"))
            connection.execute(sa.update(ENTRIES).where(first).values(data=json.dumps(data)))
    engine.dispose()
    with serving(database, tmp_path) as server:
        assert [Person(server, game).get().status_code for game in games] == [423, 200, 200]
    engine = connect(database)
    assert [(held.game, held.reason) for held in Quarantine(engine).listed()] == [(games[0], "board")]
    engine.dispose()
