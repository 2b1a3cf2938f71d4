"""The puzzles that come with Trilhos, and which of them is a day's."""

import hashlib
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from trilhos.daily.days import FIRST
from trilhos.daily.puzzle import Posed, Puzzle, from_text
from trilhos.errors import BadChoice, BadFile

SUFFIX: Final = ".jsonl"  # one file a board, one line a puzzle
SHARED: Final = 8  # that are ready to be shown


@cache
def collection() -> dict[str, Puzzle]:
    """All of them by id."""
    folder = files(__package__).joinpath("data")
    lines = [line for path in folder.iterdir() if path.name.endswith(SUFFIX) for line in path.read_bytes().splitlines()]
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: puzzle.id)}


def of_day(day: date, ids: list[str]) -> str:
    """The puzzle of a day, out of these: all of them once, in an order of its own, then again in another one."""
    round, place = divmod((day - FIRST).days, len(ids))
    return sorted(ids, key=lambda name: hashlib.sha256(f"{round} {name}".encode()).digest())[place]


def in_lines(path: Path) -> list[Posed]:
    """The puzzles of a collection's file, replayed; BadFile says what is wrong with which."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as problem:
        raise BadFile("cant-read", file=str(path), problem=str(problem)) from problem
    return [from_text(line, f"{path}:{number}") for number, line in enumerate(lines, 1)]


def puzzle_of(day: date) -> Posed:
    """The puzzle of a day out of the collection, replayed."""
    return posed(of_day(day, sorted(collection())))


@lru_cache(SHARED)
def posed(id: str) -> Posed:
    """A puzzle of the collection; BadChoice when there is none of this name."""
    if id not in collection():
        raise BadChoice("unknown-puzzle", id=id)
    return Posed(collection()[id])
