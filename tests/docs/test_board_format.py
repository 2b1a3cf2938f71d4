"""The page about the format of boards, and its JSON Schema, are those of the schema itself."""

import json
import re

from tools import board_format

from trilhos.boards import from_outside
from trilhos.boards.check import checked
from trilhos.play.game import Game

PAGE = board_format.PAGE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert board_format.page(PAGE) == PAGE, "run `make board-format`"


def test_the_json_schema_is_up_to_date() -> None:
    assert board_format.SCHEMA.read_text(encoding="utf-8") == board_format.schema_text(), "run `make board-format`"


def test_the_board_on_the_page_is_played_to_its_end() -> None:
    found = re.search(r"```json board-file\n(.*?)```", PAGE, re.DOTALL)
    assert found
    board = from_outside(checked({"$schema": "board.schema.json", **json.loads(found[1])}, "the page"))
    for players in (2, 3):
        game = Game(board, players)
        while not game.over:
            game.play(game.legal()[0])
        assert len(game.result().sheets) == players
