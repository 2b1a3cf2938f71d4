"""What bots say of their moves: bounded, kept with the game, and told of the move that it was said of."""

import json
from pathlib import Path
from typing import Any

import pytest

from trilhos.play.game import Game
from trilhos.play.record import load, save, to_record
from trilhos.play.remark import LONGEST, MOST_NUMBERS, Remark, remark, tidy


@pytest.mark.parametrize(
    ("told", "numbers", "kept"),
    [
        ("red is short", None, Remark("red is short")),
        ("", {"win": 0.5, "worlds": 12}, Remark("", {"win": 0.5, "worlds": 12.0})),
        ("two\nlines \t and\x1b[31m red", None, Remark("two lines and?[31m red")),
        ("x", {"a": float("nan"), "b": float("inf"), "c": True, "d": "1", 5: 1, "f": -1}, Remark("x", {"f": -1.0})),
        ("x", {"a": 10**400, "b": 7}, Remark("x", {"b": 7.0})),
        ("x", ["no", "numbers"], Remark("x")),
        ("x" * 9999, None, Remark("x" * LONGEST)),
        ("", {f"n{at}": at for at in range(99)}, Remark("", {f"n{at}": float(at) for at in range(MOST_NUMBERS)})),
        ("", {"n" * 99: 1}, Remark("", {"n" * 40: 1.0})),
        (None, None, None),
        (17, {}, None),
        (" \n ", {"a": "b"}, None),
    ],
)  # fmt: skip
def test_what_fits_is_kept(told: object, numbers: object, kept: Remark | None) -> None:
    assert remark(told, numbers) == kept


def test_a_fault_says_enough() -> None:
    assert remark("", {}, "late") == Remark(fault="late")


def test_it_stands_beside_its_move_in_the_file(tmp_path: Path) -> None:
    game = Game("usa", seed=1)
    game.choose(1, "keep 1+2", Remark("both are short"))
    game.choose(0, "keep 1+2+3")
    game.play("draw", Remark("", {"win": 0.5}))
    assert [move.remark for move in game.moves] == [None, Remark("both are short"), Remark("", {"win": 0.5})]
    assert to_record(game)["remarks"] == {"2": {"text": "both are short"}, "3": {"numbers": {"win": 0.5}}}
    save(game, tmp_path / "game.json")
    assert [move.remark for move in load(tmp_path / "game.json").moves] == [move.remark for move in game.moves]


def test_it_goes_with_a_move_that_is_taken_back() -> None:
    game = Game("usa", seed=1)
    game.choose(1, "keep 1+2", Remark("no"))
    game.take_back(1)
    game.choose(0, "keep 1+2")
    game.choose(1, "keep 1+3")
    assert [move.remark for move in game.moves] == [None, None]


def test_a_file_says_no_more_than_a_bot_may(tmp_path: Path) -> None:
    game = Game("usa", seed=1)
    game.play("keep 1+2", Remark("fine"))
    record: dict[str, Any] = {
        **to_record(game),
        "remarks": {"1": {"text": "x" * 9999, "numbers": {"\x1b": 1}}, "9": {}},
    }
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    [move] = load(tmp_path / "game.json").moves
    assert move.remark == Remark("x" * LONGEST, {"?": 1.0})
    assert tidy(Remark()) is None
