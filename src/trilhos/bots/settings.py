"""The constants of steiner, by name; and those that were tuned, read from the files in `tuned`."""

import json
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from trilhos.bots.names import Parameter
from trilhos.bots.plan.settings import PlanSettings
from trilhos.engine.rules import Rules

RANGES: Final = {"exponent": (0.1, 3.0), "card": (0.1, 5.0), "keep": (0.1, 3.0)}
STEINER: Final = {
    field.name: Parameter(getattr(PlanSettings(), field.name), *RANGES.get(field.name, (0.0, 10.0)))
    for field in fields(PlanSettings)
}


def tuned_settings(rules: Rules) -> PlanSettings:
    """The constants for an edition and so many players; the untuned where there are none."""
    return replace(PlanSettings(), **tuned(rules.board.name, int(rules.players)).get("settings", {}))


@cache
def tuned(board: str, players: int) -> dict[str, Any]:
    """The tuned file, with how it was found; empty when there is none. Odd numbers play as the even one below."""
    path = files(__package__).joinpath("tuned").joinpath(f"{board}-{players - players % 2}.json")
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    return found
