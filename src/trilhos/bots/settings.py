"""The constants of steiner, by name; and those that were tuned, read from the files in `tuned` and in `retuned`."""

import logging
import os
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from trilhos.bots.likeness import most_alike
from trilhos.bots.names import Parameter
from trilhos.bots.plan.settings import PlanSettings
from trilhos.engine.rules import Rules
from trilhos.errors import BadFile

FOLDER: Final = "TRILHOS_TRAINED"  # the variable that names a folder of one's own
PLAYERS: Final = (2, 3, 4, 5)
RANGES: Final = {
    "exponent": (0.1, 3.0),
    "card": (0.1, 5.0),
    "keep": (0.1, 3.0),
    "aware": (0.0, 0.9),
    "late": (2.0, 15.0),
}
STEINER: Final = {
    field.name: Parameter(getattr(PlanSettings(), field.name), *RANGES.get(field.name, (0.0, 10.0)))
    for field in fields(PlanSettings)
}


class Tuning(msgspec.Struct, frozen=True):
    """How constants were found, and the proof: their share of wins in other games, with its interval."""

    method: str
    candidates: int
    games: int
    seed: int
    proof_seed: int
    proof_games: int
    proof_wins: float
    proof_interval: tuple[float, float]
    share: float  # of wins, if they were no better


class Tuned(msgspec.Struct, frozen=True):
    """A tuned file: the constants that differ, and how they were found."""

    settings: dict[str, float] = {}
    found: Tuning | None = None


def tuned_settings(rules: Rules) -> PlanSettings:
    """The constants for an edition and so many players; the untuned where there are none."""
    return replace(PlanSettings(), **tuned(rules.board.name, int(rules.players)).settings)


class Proof(msgspec.Struct, frozen=True):
    """Wins against one rival, one seat against the rest, on fresh deals and in every seating."""

    rival: str
    games: int
    wins: float
    low: float
    high: float


class Retuning(msgspec.Struct, frozen=True):
    """How `trilhos tune` found constants, and the proof."""

    method: str
    edition: str
    players: int
    seed: int
    generations: int
    population: int
    deals: int
    proof_seed: int
    share: float  # of wins, if they were no better
    proof: list[Proof]
    start: dict[str, float] = {}  # the constants that it began with, where these weren't steiner-t's


class Retuned(msgspec.Struct, frozen=True):
    """A file of `trilhos tune`: all constants that it searches, and how they were found."""

    settings: dict[str, float]
    found: Retuning


@cache
def retuned_settings(rules: Rules) -> PlanSettings:
    """The constants that `trilhos tune` found for an edition and so many players.

    Without a file of its own: those for the nearest number of players, or else of the board that is most alike.
    """
    found = _nearest(rules.board.name, int(rules.players))
    if found is None:
        found = _nearest(most_alike(rules, _retuned_boards()), int(rules.players))
    return replace(PlanSettings(), **({} if found is None else found.settings))


def _nearest(board: str, players: int) -> Retuned | None:
    """The file for so many players, or for about as many."""
    numbers = sorted(PLAYERS, key=lambda number: (abs(number - players), number))
    return next((file for number in numbers if (file := retuned(board, number)) is not None), None)


def all_retuned() -> list[PlanSettings]:
    """The constants of all files that come with Trilhos, for any board and number of players."""
    found = [retuned(board, number) for board in _retuned_boards() for number in PLAYERS]
    return [replace(PlanSettings(), **file.settings) for file in found if file is not None]


@cache
def _retuned_boards() -> tuple[str, ...]:
    names = [path.name for path in files(__package__).joinpath("retuned").iterdir()]
    return tuple(sorted({name.rpartition("-")[0] for name in names if name.endswith(".json")}))


@cache
def retuned(board: str, players: int) -> Retuned | None:
    """The file of `trilhos tune`, if there is one: this machine's owner's comes first. A damaged one is told once."""
    own = own_folder()
    if own is not None and (file := own / tuned_name(board, players)).is_file():
        try:
            return _read_retuned(file)
        except BadFile as problem:
            logging.getLogger(__name__).warning(str(problem))
    path = files(__package__).joinpath("retuned").joinpath(f"{board}-{players}.json")
    return msgspec.json.decode(path.read_bytes(), type=Retuned) if path.is_file() else None


def own_folder() -> Path | None:
    """Where this machine's owner keeps what was tuned and trained."""
    own = os.environ.get(FOLDER)
    return Path(own) if own else None


def tuned_name(board: str, players: int) -> str:
    """What `trilhos tune` calls its file."""
    return f"{board}-{players}.tuned.json"


def _read_retuned(file: Path) -> Retuned:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Retuned)
    except msgspec.DecodeError as problem:
        raise BadFile("damaged-constants", file=file.name, problem=str(problem)) from problem
    for name, value in found.settings.items():
        if name not in STEINER or not STEINER[name].least <= value <= STEINER[name].most:
            raise BadFile("damaged-constants", file=file.name, problem=f"{name} = {value}")
    return found


@cache
def tuned(board: str, players: int) -> Tuned:
    """The tuned file; empty when there is none. Odd numbers play as the even one below."""
    path = files(__package__).joinpath("tuned").joinpath(f"{board}-{players - players % 2}.json")
    return msgspec.json.decode(path.read_bytes(), type=Tuned) if path.is_file() else Tuned()
