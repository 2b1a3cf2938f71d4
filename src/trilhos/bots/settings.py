"""The constants of steiner, by name; and those that were tuned, read from the files in `tuned`."""

from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from trilhos.bots.names import Parameter
from trilhos.bots.plan.settings import PlanSettings
from trilhos.engine.rules import Rules

RANGES: Final = {"exponent": (0.1, 3.0), "card": (0.1, 5.0), "keep": (0.1, 3.0)}
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


@cache
def tuned(board: str, players: int) -> Tuned:
    """The tuned file; empty when there is none. Odd numbers play as the even one below."""
    path = files(__package__).joinpath("tuned").joinpath(f"{board}-{players - players % 2}.json")
    return msgspec.json.decode(path.read_bytes(), type=Tuned) if path.is_file() else Tuned()
