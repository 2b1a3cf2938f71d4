"""A server whose owner has installed somebody else's bots and boards: people choose them, and workers run them."""

import json
import os
from pathlib import Path

import pytest

from tests.boards.small import small
from tests.forked import fresh
from tests.plugged import BROKEN, install
from tests.server import plain
from tests.server.rig import Server, make_game, patiently, people_of, serving


def test_its_bot_plays_on_its_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, json.dumps({**small(), "id": "flatland"}), BROKEN)
    paths = [str(tmp_path), *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setattr(Server, "program", staticmethod(fresh))  # a forked one has looked for packages before
    with serving(str(tmp_path / "games.sqlite"), tmp_path) as server:
        bots = {bot["name"]: bot for bot in plain.get(f"{server.url}/api/bots").json()}
        assert (bots["last"]["added"], bots["last"]["about"]) == (True, "Always the last legal action.")
        assert not bots["greedy"]["added"]
        chairs = [{"kind": "you", "name": "Ana"}, *[{"kind": "bot", "bot": "last"}] * 2]
        [ana] = people_of(server, make_game(server, "flatland", chairs))
        for _ in patiently():
            table = ana.table()
            if table["legal"]:
                ana.play(table["legal"][0]["notation"])
            if table["about"]["number"] > 12:
                break
        log = server.log.read_text()
        assert "bot fault" not in log
        assert log.count("first = nowhere_to_be_found") == 1  # told once, not by the worker too
