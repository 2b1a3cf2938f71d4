"""Files that cost as much as can be to look at, each in another way."""

import copy
import json
from typing import Any

from trilhos.boards import EDITIONS
from trilhos.boards.check import LARGEST
from trilhos.boards.load import plain

Board = dict[str, Any]
NAMES = [f"C{number}" for number in range(200)]


def largest() -> Board:
    """A sound board with as many cities, routes, spaces, tickets and options as there can be."""
    board = plain(EDITIONS["usa"].file)
    pairs = [(at, at + 1) for at in range(199)] + [(at, (at + 37) % 200) for at in range(200)]
    routes = [{"a": NAMES[a], "b": NAMES[b], "length": 6, "color": "gray"} for a, b in pairs]
    tours = [[NAMES[(at * 7 + more * 13) % 200] for more in range(8)] for at in range(200)]
    told = {chapter["name"]: chapter.get("parameters", {}) for chapter in board["rules"]["chapters"]}
    return {
        **board,
        "cities": [{"name": name, "x": at / 200, "y": 0.5} for at, name in enumerate(NAMES)],
        "routes": [{**route, "spaces": [[0.123456, 0.123456, 12.5]] * 6} for route in routes],
        "tickets": [{"cities": cities, "points": 20, "neutral": NAMES[198:]} for cities in tours],
        "rules": {**board["rules"], "options": [{"name": f"o{number}", "on": told} for number in range(8)]},
        "art": None,
    }


def dense() -> Board:
    """A sound board of 28 cities, each joined with all others by one space: every search has most to try."""
    names = NAMES[:28]
    pairs = [(a, b) for at, a in enumerate(names) for b in names[:at]]
    return {
        **largest(),
        "cities": [{"name": name, "x": at / 28, "y": 0.5} for at, name in enumerate(names)],
        "routes": [{"a": a, "b": b, "length": 1, "color": "gray"} for a, b in pairs],
        "tickets": [{"cities": [a, b], "points": 5} for a, b in pairs[:200]],
    }


def changed(*steps: Any, to: Any) -> Board:
    """The largest board with one other thing in it."""
    board = copy.deepcopy(largest())
    at: Any = board
    for step in steps[:-1]:
        at = at[step]
    at[steps[-1]] = to
    return board


def with_paths(land: str, rivers: str) -> Board:
    board = copy.deepcopy(plain(EDITIONS["usa"].file))
    board["art"]["layers"] |= {"land": land, "rivers": rivers}
    board["art"]["finer"] = {"land": land, "tints": [], "rivers": ""}
    return board


def files() -> dict[str, bytes]:
    """Files by what is the matter with them; the sound ones are read."""
    fields = {f"x{at}": 0 for at in range(30_000)}
    market = {"name": "market", "parameters": {"hand": [1] * 10, "shown": [1] * 10, "wild_limit": 1}}
    numbers = {f"p{at}": {str(players): [1] * 10 for players in range(2, 6)} for at in range(7)}
    wrong = {"a": "X", "b": "Y", "length": 9, "color": "red", "spaces": [[2, 2, 999]] * 9}
    boards = {
        "sound": largest(),
        "sound and dense": dense(),
        "sound paths": with_paths("M0 0" * 60_000, "L1 1" * 40_000),
        "no paths": with_paths("M" + "é" * 110_000, "M\u200d" * 50_000),
        "fields": {**small_art(), **fields},
        "parameters": changed("rules", "chapters", to=[{"name": "market", "parameters": fields}]),
        "chapters": changed("rules", "chapters", to=[market] * 20),
        "chapters twice": changed("rules", "chapters", to=(largest()["rules"]["chapters"] * 4)[:20]),
        "told": changed("rules", "options", to=[{"name": f"o{at}", "on": {"a": numbers}} for at in range(8)] * 2),
        "options": changed("rules", "options", 7, "on", to={f"c{at}": numbers for at in range(20)}),
        "at the end": changed("zzz", to=1),
        "a letter": changed("routes", 390, "a", to="x\u202e"),
        "letters": with_paths("M" * 250_000, "\u200d" * 50_000 + "\u202e"),
        "feet": changed("tickets", to=[{**largest()["tickets"][0], "neutral": [NAMES[0], NAMES[199]]}] * 200),
        "routes": changed("routes", to=[wrong] * 400),
        "names": changed("tickets", to=[{"cities": ["é" * 40] * 8, "points": 1}] * 200),
    }
    return {
        "nested": b"[" * LARGEST,
        "lists": b"[" + b"[]," * (LARGEST // 3 - 2) + b"[]]",
        "objects": b"[" + b"{}," * (LARGEST // 3 - 2) + b"{}]",
        "values": b"[" + b"1," * (LARGEST // 2 - 2) + b"1]",
        **{name: json.dumps(board, ensure_ascii=False).encode() for name, board in boards.items()},
    }


def small_art() -> Board:
    return {**plain(EDITIONS["usa"].file), "art": None}
