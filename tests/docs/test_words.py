"""One word for one thing, in board files, save and audit files, what bots are told, and the API."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.protocol import document

from tests.golden.make import GAMES
from trilhos.boards import EDITIONS, make_rules
from trilhos.boards.load import plain
from trilhos.boards.schema import BoardFile, CardEntry, RouteEntry, TicketEntry
from trilhos.play.audit import audit
from trilhos.play.record import load, to_record
from trilhos.play.view_json import board_data

# Other words for `color`, `locomotives`, `points_any_order` and `harbour` (on a card), which audit files and bots know.
SECOND = {"colour", "colours", "ferry", "ferries", "locos", "any_order", "anyOrder", "symbol"}
PLACES = {"spaces", "wrap", "marks"}  # places are no facts of a game, and marks go by their own names


def words(data: Any) -> Iterator[str]:
    """All names of fields in some data."""
    if isinstance(data, dict):
        yield from data
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list | tuple) else ():
        yield from words(inner)


def game(edition: str) -> Path:
    return next(GAMES.glob(f"{edition}-*.json"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_second_word_is_in_a_file_of_ours(edition: str) -> None:
    played = load(game(edition))
    found = [plain(EDITIONS[edition].file), to_record(played), list(audit(played)), board_data(played.rules)]
    assert [SECOND & set(words(data)) for data in found] == [set()] * 4


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_no_second_word_is_in_the_schemas() -> None:
    _, shapes = msgspec.json.schema_components([BoardFile])
    assert SECOND.isdisjoint(words(shapes))
    assert SECOND.isdisjoint(words(document()["components"]["schemas"]))
    assert "color" in words(shapes)


@pytest.mark.parametrize(("part", "entry"), [("routes", RouteEntry), ("tickets", TicketEntry), ("cards", CardEntry)])
def test_bots_are_told_by_the_words_of_the_file(part: str, entry: type[msgspec.Struct]) -> None:
    told = board_data(make_rules("nederland", 2, {"neutral": True}))[part][0]
    assert set(entry.__struct_fields__) - PLACES <= set(told)


def test_audit_files_say_routes_by_the_words_of_the_file() -> None:
    claim = next(line for line in audit(load(game("europe"))) if line["type"] == "claim")
    assert set(json.loads(json.dumps(claim["route"]))) <= set(RouteEntry.__struct_fields__)
