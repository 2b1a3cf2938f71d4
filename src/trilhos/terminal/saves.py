"""Where the unfinished games lie. A file that can't be understood is never written over."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from trilhos.errors import BadFile
from trilhos.play import record
from trilhos.play.game import Game
from trilhos.play.library import add, home

FILE: Final = "play.json"
SEATS: Final = "seats"
PERSON: Final = "person"


@dataclass(frozen=True)
class Saved:
    """A game, who sits where (PERSON or a bot's name), and its file."""

    game: Game
    seats: list[str]
    path: Path


def files(path: Path | None) -> list[Path]:
    """The files in which a game may lie, the latest first."""
    if path is not None:
        return [path] if path.exists() else []
    found = home().glob(f"{Path(FILE).stem}*{Path(FILE).suffix}")
    return sorted(found, key=lambda file: (file.stat().st_mtime, file.name), reverse=True)


def free_file(path: Path | None) -> Path:
    """A file that isn't there yet: the given one, or one beside it with a number."""
    wanted = path or home() / FILE
    number = 1
    file = wanted
    while file.exists():
        number += 1
        file = wanted.with_stem(f"{wanted.stem}-{number}")
    return file


def write(saved: Saved) -> None:
    """Save the game; BadFile when that can't be done."""
    folder = saved.path.parent
    if folder == home():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise BadFile("cant-write", file=str(folder), problem=problem.strerror or str(problem)) from problem
    record.write_text(saved.path, json.dumps(_entry(saved), ensure_ascii=False, indent=1) + "\n")


def _entry(saved: Saved) -> dict[str, object]:
    return {**record.to_record(saved.game), SEATS: saved.seats}


def finish(saved: Saved) -> str:
    """Put a game that is over into the library; its id there. A file that the person named stays beside it."""
    id = add(_entry(saved), str(saved.path))
    if saved.path.parent == home():
        saved.path.unlink(missing_ok=True)
    return id


def read(path: Path) -> Saved:
    """The game in a file; BadFile says what is wrong with it."""
    game = record.load(path)
    seats = json.loads(path.read_text(encoding="utf-8")).get(SEATS)
    if not isinstance(seats, list) or len(seats) != game.players or seats.count(PERSON) != 1:
        raise BadFile("bad-save-field", file=str(path), field=SEATS)
    return Saved(game, [str(seat) for seat in seats], path)
