"""A server runs the bots that its owner named at this start, whatever the database says."""

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server import plain
from tests.server.rig import Server, make_game, patiently, people_of, serving
from tests.server.test_workers import job
from trilhos.errors import BadChoice
from trilhos.server.answers.errors import Forbidden
from trilhos.server.api.making import Chairs, Wish
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.worker import Bots
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import ENTRIES


def seat_bot(database: str, game: str, bot: str) -> None:
    """Somebody who may write the database puts another bot on every bot's chair."""
    engine = connect(database)
    with engine.begin() as connection:
        first = (ENTRIES.c.game == game) & (ENTRIES.c.number == 1)
        data = json.loads(connection.execute(sa.select(ENTRIES.c.data).where(first)).scalar_one())
        for chair in data["chairs"]:
            chair["bot"] = bot if chair["kind"] == "bot" else ""
        connection.execute(sa.update(ENTRIES).where(first).values(data=json.dumps(data)))
    engine.dispose()


def moved_by(server: Server, game: str, number: int) -> str:
    for _ in patiently():
        log = plain.get(f"{server.url}/api/games/{game}/events", params={"after": number}).json()
        others = [entry["data"]["by"] for entry in log if entry["type"] == "action" and entry["data"]["seat"] == 1]
        if others:
            return str(others[0])
    raise AssertionError


def test_a_bot_from_the_database_is_not_run_and_the_caretaker_plays(tmp_path: Path) -> None:
    trace, database = tmp_path / "trace", str(tmp_path / "games.sqlite")
    with serving(database, tmp_path, "--bot-pause", "3600") as server:
        made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}], first=0)
        (ana,) = people_of(server, made)
        number = ana.play(ana.table()["legal"][0]["id"])
        server.stop()
    seat_bot(database, made["game"], f"cmd:touch {trace}")
    with serving(database, tmp_path) as server:
        assert moved_by(server, made["game"], number) == "caretaker"
        assert "bot not allowed" in server.log.read_text()
        assert plain.get(f"{server.url}/health").json()["replaced_bots"] == 1
    assert not trace.exists()


def test_a_worker_starts_no_program_that_the_owner_has_not_named(tmp_path: Path) -> None:
    bot = f"cmd:touch {tmp_path / 'trace'}"
    answer = Bots(AllowedBots(["cmd:true"])).answer(job(bot))
    assert answer.action is None
    assert "not offered" in answer.fault
    assert not (tmp_path / "trace").exists()
    Bots(AllowedBots([bot])).answer(job(bot))
    assert (tmp_path / "trace").exists()


def test_a_bot_sits_down_whatever_the_length_of_its_command() -> None:
    bot = "cmd:python3 /opt/bots/of/mine/clever.py --fast"
    (chair,) = Chairs.wished([Wish("bot", bot=bot)], AllowedBots([bot]).check).chairs
    assert (chair.name, chair.bot) == ("cmd:python3 /opt/bots/of", bot)


def test_what_is_allowed() -> None:
    bots = AllowedBots(["cmd:mine"])
    assert "cmd:mine" in bots
    assert "normal" in bots
    assert "hard:style=blocker" in bots
    assert [name for name in ("cmd:other", "cmd:mine --more", "CMD:x", "nobody", "steiner:x=1") if name in bots] == []
    with pytest.raises(Forbidden):
        bots.check("cmd:other")
    with pytest.raises(BadChoice):
        bots.check("nobody")
