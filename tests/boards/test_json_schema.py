"""The format as JSON Schema says the same of a file as the format itself."""

from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from tests.boards.small import small
from trilhos.boards import EDITIONS
from trilhos.boards.json_schema import json_schema
from trilhos.boards.load import plain


def faults(data: Any) -> list[str]:
    return [fault.json_path for fault in Draft202012Validator(json_schema()).iter_errors(data)]


@pytest.mark.parametrize("name", EDITIONS)
def test_our_boards_have_no_faults(name: str) -> None:
    Draft202012Validator.check_schema(json_schema())
    assert faults(plain(EDITIONS[name].file)) == []


def test_it_finds_what_is_wrong() -> None:
    board = {**small(), "id": "No id", "more": 1}
    board["routes"][1]["length"] = 10
    assert sorted(faults(board)) == ["$", "$.id", "$.routes[1].length"]
