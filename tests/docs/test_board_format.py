"""The page about the format of boards, and its JSON Schema, are those of the schema itself."""

import json
import re
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from tools import board_format

from tests.boards.small import small
from trilhos.boards import EDITIONS, from_outside
from trilhos.boards.check import checked
from trilhos.boards.json_schema import json_schema
from trilhos.boards.load import plain
from trilhos.play.game import Game

PAGE = board_format.PAGE.read_text(encoding="utf-8")


def faults(data: Any) -> list[str]:
    return [fault.json_path for fault in Draft202012Validator(json_schema()).iter_errors(data)]


def test_the_page_is_up_to_date() -> None:
    assert board_format.page(PAGE) == PAGE, "run `make board-format`"


def test_the_json_schema_is_up_to_date() -> None:
    assert board_format.SCHEMA.read_text(encoding="utf-8") == board_format.schema_text(), "run `make board-format`"


@pytest.mark.parametrize("name", EDITIONS)
def test_our_boards_are_as_the_json_schema_says(name: str) -> None:
    Draft202012Validator.check_schema(json_schema())
    assert faults(plain(EDITIONS[name].file)) == []


def test_the_json_schema_finds_what_is_wrong() -> None:
    board = {**small(), "id": "No id", "more": 1}
    board["routes"][1]["length"] = 10
    assert sorted(faults(board)) == ["$", "$.id", "$.routes[1].length"]


def test_the_board_on_the_page_is_played_to_its_end() -> None:
    found = re.search(r"```json board-file\n(.*?)```", PAGE, re.DOTALL)
    assert found
    board = from_outside(checked({"$schema": "board.schema.json", **json.loads(found[1])}, "the page"))
    for players in (2, 3):
        game = Game(board, players)
        while not game.over:
            game.play(game.legal()[0])
        assert len(game.result().sheets) == players
