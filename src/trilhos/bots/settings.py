"""The constants of steiner, by name; and those that were tuned, read from the files in `tuned` and in `retuned`."""

from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from trilhos.bots.names import Parameter
from trilhos.bots.plan.settings import PlanSettings
from trilhos.engine.rules import Rules

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


def retuned_settings(rules: Rules) -> PlanSettings:
    """The constants that `trilhos tune` found for an edition and so many players, or the nearest number of players."""
    numbers = sorted(PLAYERS, key=lambda number: (abs(number - int(rules.players)), number))
    for found in (retuned(rules.board.name, number) for number in numbers):
        if found is not None:
            return replace(PlanSettings(), **found.settings)
    return tuned_settings(rules)


@cache
def retuned(board: str, players: int) -> Retuned | None:
    """The file of `trilhos tune`, if there is one."""
    path = files(__package__).joinpath("retuned").joinpath(f"{board}-{players}.json")
    return msgspec.json.decode(path.read_bytes(), type=Retuned) if path.is_file() else None


@cache
def tuned(board: str, players: int) -> Tuned:
    """The tuned file; empty when there is none. Odd numbers play as the even one below."""
    path = files(__package__).joinpath("tuned").joinpath(f"{board}-{players - players % 2}.json")
    return msgspec.json.decode(path.read_bytes(), type=Tuned) if path.is_file() else Tuned()
