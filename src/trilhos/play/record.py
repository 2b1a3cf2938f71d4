"""Save files: the edition, the seed and the actions in notation. Replaying them gives the same state, byte for byte."""

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadFile, TrilhosError
from trilhos.play.game import Game

FORMAT: Final = "trilhos-game/1"
FIELDS: Final[dict[str, type]] = {
    "edition": str,
    "players": int,
    "options": dict,
    "rules_version": int,
    "seed": str,
    "names": list,
    "actions": list,
    "fingerprint": str,
}


def to_record(game: Game) -> dict[str, Any]:
    """A game as a save file holds it."""
    return {
        "format": FORMAT,
        "edition": game.edition,
        "players": game.players,
        "options": game.rules.options,
        "rules_version": RULES_VERSION,
        "seed": str(game.seed),
        "names": game.names,
        "actions": [game.notation.text(move.action) for move in game.moves],
        "fingerprint": game.state.fingerprint(),
    }


def from_record(record: dict[str, Any], source: str) -> Game:
    """The game of a record; BadFile says what is wrong with it and where."""
    _check_fields(record, source)
    try:
        game = Game(record["edition"], record["players"], int(record["seed"]), record["options"], list(record["names"]))
    except (TrilhosError, ValueError) as problem:
        raise BadFile("bad-save-start", file=source, problem=str(problem)) from problem
    _replay(game, record["actions"], source)
    if game.state.fingerprint() != record["fingerprint"]:
        raise BadFile("bad-save-fingerprint", file=source, actions=len(game.moves))
    return game


def _check_fields(record: Any, source: str) -> None:
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadFile("foreign-save", file=source, format=FORMAT)
    for name, kind in FIELDS.items():
        if not isinstance(record.get(name), kind):
            raise BadFile("bad-save-field", file=source, field=name)
    if record["rules_version"] > RULES_VERSION:
        raise BadFile("newer-save", file=source, version=record["rules_version"], known=RULES_VERSION)


def _replay(game: Game, actions: list[Any], source: str) -> None:
    for number, action in enumerate(actions, 1):
        try:
            game.play(str(action))
        except TrilhosError as problem:
            raise BadFile("bad-save-action", file=source, number=number, problem=str(problem)) from problem


def save(game: Game, path: str | Path) -> None:
    """Write a save file; the old one stays whole until the new one is."""
    write_text(Path(path), json.dumps(to_record(game), ensure_ascii=False, indent=1) + "\n")


def load(path: str | Path) -> Game:
    """Read a save file and replay it."""
    try:
        return from_record(json.loads(Path(path).read_text(encoding="utf-8")), str(path))
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    except json.JSONDecodeError as problem:
        raise BadFile("broken-save", file=str(path), line=problem.lineno, column=problem.colno) from problem
    except UnicodeDecodeError as problem:
        raise BadFile("foreign-save", file=str(path), format=FORMAT) from problem


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step, or leave it as it was; BadFile when that can't be done."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
        os.replace(name, path)
    except OSError as problem:
        raise BadFile("cant-write", file=str(path), problem=problem.strerror or str(problem)) from problem
