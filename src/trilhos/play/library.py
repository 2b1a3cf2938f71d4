"""The library: finished games as save files in the person's data folder, for terminal, browser and commands alike."""

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from platformdirs import user_data_dir

from trilhos.errors import BadChoice, BadFile
from trilhos.play import record
from trilhos.play.game import Game

MOST: Final = 10_000  # games; a hundred megabytes
FINISHED: Final = "finished"  # the field that says when
HASH_DIGITS: Final = 8


@dataclass(frozen=True)
class FinishedGame:
    """A game of the library, by the id that commands take."""

    id: str
    path: Path
    finished: datetime
    game: Game


def home() -> Path:
    """The person's data folder, or TRILHOS_HOME."""
    return Path(os.environ.get("TRILHOS_HOME") or user_data_dir("trilhos"))


def folder() -> Path:
    """Where finished games lie."""
    return home() / "games"


def add(saved: dict[str, Any], source: str) -> str:
    """Put a finished game in; its id, which is the same for whoever puts it in again. BadFile when that can't be."""
    game = record.from_record(saved, source)
    if not game.over:
        raise BadFile("library-not-over", file=source)
    digest = hashlib.sha256(json.dumps(record.to_record(game), sort_keys=True).encode()).hexdigest()[:HASH_DIGITS]
    known = next(_files(f"*-{digest}"), None)
    if known is not None:
        return known.stem
    if sum(1 for _ in _files()) >= MOST:
        raise BadFile("library-full", folder=str(folder()), most=MOST)
    now = datetime.now(UTC)
    path = folder() / f"{now:%Y-%m-%d}-{game.edition}-{digest}.json"
    try:
        folder().mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFile("cant-write", file=str(folder()), problem=problem.strerror or str(problem)) from problem
    kept = {**saved, FINISHED: saved.get(FINISHED) or f"{now:%Y-%m-%dT%H:%M:%SZ}"}
    record.write_text(path, json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    return path.stem


def newest() -> list[Path]:
    """All files, the latest first."""
    dated = [(path.stat().st_mtime, path.name, path) for path in _files()]
    return [path for _, _, path in sorted(dated, reverse=True)]


def open_file(path: Path) -> FinishedGame:
    """A game of the library, replayed; BadFile says what is wrong with it."""
    saved = record.read(path)
    game = record.from_record(saved, str(path))
    return FinishedGame(path.stem, path, _when(saved, path), game)


def _when(saved: dict[str, Any], path: Path) -> datetime:
    """When it was finished; of a file that doesn't say it, or nonsense, when it was written."""
    try:
        return datetime.fromisoformat(str(saved.get(FINISHED))).astimezone(UTC)
    except (ValueError, OverflowError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)


def find(word: str) -> Path:
    """The file of an id, of which any part that no other has will do; BadChoice when there is none, or several."""
    found = [path for path in newest() if word in path.stem]
    exact = [path for path in found if path.stem == word]
    if len(exact or found) != 1 or not word:
        raise BadChoice("library-unknown" if not found else "library-several", id=word, count=len(found))
    return (exact or found)[0]


def file_or_id(word: Path) -> Path:
    """The file that a person names by its path, or by its id in the library."""
    named = str(word)
    is_path = word.exists() or word.name != named or word.suffix == ".json"
    return word if is_path else find(named)


def _files(name: str = "*") -> Iterator[Path]:
    return folder().glob(f"{name}.json")
