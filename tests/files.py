"""Boards for tests: ours as files and tables, and others made of them."""

from typing import Any

import msgspec

from trilhos.boards import EDITIONS, Edition, from_outside, load
from trilhos.boards.schema import BoardFile, ChapterEntry
from trilhos.engine.board import Board
from trilhos.engine.cards import CardTable


def file_of(name: str) -> BoardFile:
    return EDITIONS[name].file


def facts(name: str) -> dict[str, Any]:
    """What is printed on one of our boards."""
    data = load.plain(file_of(name))
    return {"board": name, "route_points": data["rules"]["route_points"], **data}


def printed_board(name: str) -> Board:
    return load.board(file_of(name))


def train_cards() -> CardTable:
    """U2: the cards of the boards with one deck."""
    return load.card_table(file_of("usa").rules.cards)


def sail_cards() -> CardTable:
    """S1-S3: those of the boards with ships."""
    return load.card_table(file_of("lakes").rules.cards)


def other(name: str = "usa", **changes: Any) -> Edition:
    """One of our boards with other rules, as somebody else might make it."""
    file = file_of(name)
    return from_outside(msgspec.structs.replace(file, rules=msgspec.structs.replace(file.rules, **changes)))


def chapters(name: str = "usa", **changed: dict[str, Any] | None) -> list[ChapterEntry]:
    """The chapters of one of our boards, some of them told otherwise, those for which None is said left out."""
    kept = [entry for entry in file_of(name).rules.chapters if changed.get(entry.name, {}) is not None]
    told = {entry.name: {**entry.parameters, **(changed.get(entry.name) or {})} for entry in kept}
    return [msgspec.structs.replace(entry, parameters=told[entry.name]) for entry in kept]
