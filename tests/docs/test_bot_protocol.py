"""The page about bots tells the truth: its examples have the shape of what is really sent, and its lists are whole."""

import dataclasses
import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.docs.test_documents import ROOT
from tests.golden.make import GAMES
from tests.laws.cases import CASES
from trilhos.arena.match import play_game
from trilhos.boards import EDITIONS
from trilhos.bots.limits import BotCommand
from trilhos.play.event_json import event_data
from trilhos.play.game import Game
from trilhos.play.record import load
from trilhos.play.shapes import Phase
from trilhos.play.view_json import board_data, view_data

PAGE = (ROOT / "docs" / "how-to" / "write-a-bot.md").read_text(encoding="utf-8")
# Writes down all that it is sent and says, and is too late once.
SPY = """
import json, sys
log = open(sys.argv[1], "a")
def say(**message):
    log.write("answer " + json.dumps(message) + "\\n")
    print(json.dumps(message), flush=True)
late = False
for line in sys.stdin:
    log.write("message " + line)
    m = json.loads(line)
    if m["type"] == "hello": say(type="hello", protocol="trilhos-bot/1", name="spy")
    elif m["type"] == "ping": say(type="pong", id=m["id"])
    elif m["type"] == "act" and not late: late = True
    elif m["type"] == "act" and m["id"] % 2:
        say(type="action", id=m["id"], index=0, remark="the first", numbers={"legal": len(m["legal"])})
    elif m["type"] == "act": say(type="action", id=m["id"], notation=m["legal"][0]["notation"])
    elif m["type"] == "stop": say(type="action", id=m["id"], index=0)
    elif m["type"] == "quit": break
"""


def examples(kind: str) -> list[dict[str, Any]]:
    return [json.loads(block) for block in re.findall(rf"```json{kind}\n(.*?)```", PAGE, re.DOTALL)]


def kind_and_keys(message: dict[str, Any]) -> tuple[str, ...]:
    return (message["type"], *message)


@pytest.fixture(scope="module")
def traffic(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, dict[str, Any]]]:
    """Everything that went to and fro in a game."""
    folder: Path = tmp_path_factory.mktemp("spy")
    (folder / "spy.py").write_text(SPY, encoding="utf-8")
    bot = f"cmd:move_ms=200:{sys.executable} {folder / 'spy.py'} {folder / 'log'}"
    assert play_game("europe", [bot, "greedy"], 2, {}).faults == []
    lines = (folder / "log").read_text(encoding="utf-8").splitlines()
    return [(line.split(" ", 1)[0], json.loads(line.split(" ", 1)[1])) for line in lines]


def test_messages_look_as_they_are_sent(traffic: list[tuple[str, dict[str, Any]]]) -> None:
    sent = {kind_and_keys(message) for who, message in traffic if who == "message"}
    assert {kind_and_keys(message) for message in examples("")} == sent
    assert len(sent) == 8


def test_answers_look_as_they_are_understood(traffic: list[tuple[str, dict[str, Any]]]) -> None:
    said = {kind_and_keys(message) for who, message in traffic if who == "answer"}
    assert {kind_and_keys(message) for message in examples(" answer")} == said


def test_legal_actions_look_as_they_are_sent(traffic: list[tuple[str, dict[str, Any]]]) -> None:
    act = next(message for who, message in traffic if message["type"] == "act")
    (example,) = [message for message in examples("") if message["type"] == "act"]
    assert list(example["legal"][0]) == list(act["legal"][0])


def shape(value: Any) -> Any:
    """The fields of an object and of the first objects in its lists."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items() if isinstance(part, list)} | dict.fromkeys(value)
    return shape(value[0]) if isinstance(value, list) and value and isinstance(value[0], dict) else None


def test_board_and_view_have_the_fields_of_the_page() -> None:
    game = Game("europe", 2, 1)
    for move in ("keep 1+2", "keep 1+2"):
        game.play(move)
    (board,), (view,) = examples(" board"), examples(" view")
    assert shape(board) == shape(board_data(game.rules))
    assert shape(view) == shape(view_data(game.rules, game.view(0)))
    assert board["routes"][0] == board_data(game.rules)["routes"][0]
    assert board["tickets"][0] == board_data(game.rules)["tickets"][0]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_field_of_a_view_is_explained(edition: str) -> None:
    game = Game(edition, 2, 1)
    data = view_data(game.rules, game.view(0))
    named = {*data, *data["seats"][0], *board_data(game.rules)}
    assert [name for name in sorted(named) if f'"{name}"' not in PAGE and f"`{name}`" not in PAGE] == []


def test_every_phase_is_named() -> None:
    assert [name for name in get_args(Phase) if f"`{name}`" not in PAGE] == []


def rows(heading: str) -> dict[str, str]:
    """The rows of the table under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return dict(re.findall(r"^\| `([a-z_-]+)` \| (.*?) \|", part, re.MULTILINE))


def test_every_event_is_listed_with_its_fields() -> None:
    listed = rows("Events")
    assert set(listed) == {kind.name for case in CASES for kind in case.rules().events.kinds.values()}
    for path in sorted(GAMES.glob("*.json"))[::2]:
        game = load(path)
        for event in game.events():
            data = event_data(game.rules, game.rules.events.redact(event, 0))
            words = re.sub(r"\(.*?\)", "", listed[data["type"]].split(":")[0])
            fields = [word.strip() for word in words.split(",")] if len(data) > 1 else []
            assert fields == list(data)[1:], data["type"]


def test_limits_are_listed_with_their_defaults() -> None:
    defaults = {f.name: str(f.default) for f in dataclasses.fields(BotCommand) if f.name != "words"}
    assert {name: value for name, value in rows("Limits and faults").items() if name in defaults} == defaults
