"""Acknowledged moves that a damaged file has lost are told at the start; the doctor finds whatever is wrong."""

import json
import random
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import mover, new_game, serving
from trilhos.cli import main
from trilhos.server.storage.database import connect
from trilhos.server.storage.receipts import Receipts, losses
from trilhos.server.storage.tables import CHAIRS, ENTRIES, GAMES

FRAME_HEADER, PAGE, WAL_HEADER = 24, 4096, 32


def frames(wal: bytes) -> Iterator[tuple[int, bool]]:
    """Where each frame begins, and whether a transaction ends with it."""
    for at in range(WAL_HEADER, len(wal) - PAGE, FRAME_HEADER + PAGE):
        yield at, struct.unpack_from(">I", wal, at + 4)[0] > 0


def spoil_last_commits(wal: Path, commits: int) -> None:
    """Flip bytes where the last transactions begin in the write-ahead log."""
    data = bytearray(wal.read_bytes())
    ends = [at for at, last in frames(bytes(data)) if last]
    at = ends[-commits - 1] + FRAME_HEADER + PAGE
    data[at + FRAME_HEADER + 100] ^= 0xFF
    wal.write_bytes(data)


def doctor(database: str, capsys: pytest.CaptureFixture[str], code: int, *words: str) -> list[dict[str, Any]]:
    capsys.readouterr()
    assert main(["doctor", "--db", database, "--json", *words]) == code
    return list(json.loads(capsys.readouterr().out)["findings"])


def test_moves_that_a_damaged_write_ahead_log_has_lost_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite"
    with serving(str(database), tmp_path) as server:
        people = new_game(server)
        for _ in range(4):
            person, table = mover(people)
            acknowledged = person.play(table["legal"][0]["id"])
        server.kill()
    game = people[0].game
    spoil_last_commits(database.with_name("games.sqlite-wal"), 2)
    with serving(str(database), tmp_path) as server:
        assert plain.get(f"{server.url}/health").json()["lost"] >= 1
        said = server.log.read_text()
        assert "acknowledged moves are lost" in said
        assert f"{game} ({acknowledged})" in said  # the sentence for people
        number = server_number(server.url, game)
        assert number < acknowledged
        server.stop()
    assert [finding["problem"] for finding in doctor(str(database), capsys, 1)] == ["loss-not-noted"]
    assert doctor(str(database), capsys, 0, "--noted") == []
    with serving(str(database), tmp_path) as server:  # and not again
        assert plain.get(f"{server.url}/health").json()["lost"] == 0
        assert "acknowledged" not in server.log.read_text()


def server_number(url: str, game: str) -> int:
    return int(plain.get(f"{url}/api/games/{game}").json()["about"]["number"])


def test_an_older_copy_of_the_database_is_told_too_and_another_database_is_not(tmp_path: Path) -> None:
    old, new = connect(str(tmp_path / "games.sqlite")), tmp_path / "games.sqlite-receipts"
    receipts = Receipts(old)
    with receipts.writing() as (_, heads):
        heads["first"] = 1
    receipts.close()
    old.dispose()
    copy = (tmp_path / "games.sqlite").read_bytes()
    old = connect(str(tmp_path / "games.sqlite"))
    receipts = Receipts(old)
    with receipts.writing() as (_, heads):
        heads.update({"first": 2, "second": 5})
    receipts.close()
    old.dispose()
    (tmp_path / "games.sqlite").write_bytes(copy)
    old = connect(str(tmp_path / "games.sqlite"))
    assert Receipts(old).missing() == {"first": 2, "second": 5}
    loss = Receipts(old).settle()
    assert loss is not None
    assert (loss.count, loss.games) == (2, {"first": 2, "second": 5})
    assert Receipts(old).settle() is None
    assert [loss.games for loss in losses(old)] == [{"first": 2, "second": 5}]
    old.dispose()
    for file in ("games.sqlite", "games.sqlite-wal", "games.sqlite-shm"):
        (tmp_path / file).unlink(missing_ok=True)
    other = connect(str(tmp_path / "games.sqlite"))
    assert new.exists()
    assert Receipts(other).settle() is None
    assert (tmp_path / "games.sqlite-receipts.other").exists()  # put aside, and not lost
    other.dispose()


def test_a_receipt_that_is_damaged_itself_is_no_receipt(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "games.sqlite"))
    receipts = Receipts(engine)
    with receipts.writing() as (_, heads):
        heads.update({"one": 1, "two": 2})
    file = tmp_path / "games.sqlite-receipts"
    assert receipts.noted() == {1: ("one", 1), 2: ("two", 2)}
    assert not (tmp_path / "games.sqlite-receipts.other").exists()
    data = bytearray(file.read_bytes())
    data[64 + 2 * 64 + 9] ^= 1
    file.write_bytes(data)
    assert receipts.noted() == {1: ("one", 1)}
    receipts.close()
    engine.dispose()


def test_the_doctor_finds_what_is_wrong(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(database, tmp_path) as server:
        games = [new_game(server)[0].game for _ in range(6)]
    assert doctor(database, capsys, 0) == []
    engine = connect(database)
    with engine.begin() as connection:
        wrong = [
            sa.update(GAMES).where(GAMES.c.id == games[0]).values(status="finished"),
            sa.update(ENTRIES).where(ENTRIES.c.game == games[1], ENTRIES.c.number == 2).values(data="{"),
            sa.update(CHAIRS).where(CHAIRS.c.game == games[2], CHAIRS.c.chair == 1).values(token=None),
            sa.delete(ENTRIES).where(ENTRIES.c.game == games[3], ENTRIES.c.number == 2),
            sa.delete(CHAIRS).where(CHAIRS.c.game == games[4], CHAIRS.c.chair == 1),
        ]
        for statement in wrong:
            connection.execute(statement)
    engine.dispose()
    found = {(finding["game"], finding["problem"]) for finding in doctor(database, capsys, 1)}
    assert found == {
        (games[0], "index"),
        (games[1], "does-not-fold"),
        (games[2], "link"),
        (games[3], "index"),
        (games[4], "does-not-fold"),
    }
    assert main(["doctor", "--db", database, "--lang", "pt-BR"]) == 1
    assert "coisas estão erradas" in capsys.readouterr().out


def test_a_damaged_file_is_told_in_words_by_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Any page of it: what can be read is looked at, and nothing ends in a traceback."""
    good, bad, dice = tmp_path / "good.sqlite", tmp_path / "bad.sqlite", random.Random(4)
    with serving(str(good), tmp_path) as server:
        for edition in ("usa", "europe", "lakes"):
            new_game(server, edition)
        assert server.stop() == 0
    data, codes = good.read_bytes(), []
    for page in range(1, len(data) // PAGE):
        noise = dice.randbytes(PAGE)
        bad.write_bytes(data[: page * PAGE] + noise + data[(page + 1) * PAGE :])
        for words in (["doctor"], ["keeper", "list"], ["backup", str(tmp_path / f"{page}.backup")]):
            codes.append((words[0], main([*words, "--db", str(bad), "--lang", "en"])))
            said = capsys.readouterr()
            assert codes[-1][1] == 0 or said.err or "damaged" in said.out, words
    looked = [code for command, code in codes if command == "doctor"]
    assert 0 not in looked
    assert looked.count(1) > len(looked) / 2  # findings: the file was not given up as a whole
