"""Boards in save files are checked like boards in files of their own: within the same limits, and with sentences."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.boards.small import small
from trilhos.boards import carried
from trilhos.boards.check import LARGEST
from trilhos.boards.faults import BadBoard
from trilhos.play.game import Game
from trilhos.play.record import from_record, load, save, to_record


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    ("board", "key"),
    [
        ({**small(), "credits": ["x" * LARGEST]}, "large"),
        ({**small(), "credits": [[]] * 20_000}, "parts"),
        ({**small(), "licence": "\ud800"}, "json"),
        ({**small(), "order": 10**400}, "number"),
        ({**small(), "credits": nested(100_000)}, "json"),
        ({**small(), "credits": 3}, "list"),
    ],
)
def test_a_save_file_carries_no_more_than_a_board_may_be(board: dict[str, Any], key: str, tmp_path: Path) -> None:
    file = tmp_path / "small.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    record = {**to_record(Game(file, 3)), "board": board}
    with pytest.raises(BadBoard) as caught:
        from_record(record, "game.json")
    assert [fault.key for fault in caught.value.faults] == [key]
    assert str(caught.value)


def test_what_is_carried_is_what_was_played(tmp_path: Path) -> None:
    """Whatever became of the file since."""
    file, saved = tmp_path / "small.json", tmp_path / "game.json"
    file.write_text(json.dumps(small()), encoding="utf-8")
    game = Game(file, 3)
    game.play(game.legal()[0])
    save(game, saved)
    file.write_text("{}", encoding="utf-8")
    assert load(saved).board == game.board == carried(json.loads(saved.read_text())["board"], "x")
