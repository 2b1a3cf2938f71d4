"""Levels for people, from a beginner to one who looks far ahead; and styles, which are apart from them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from trilhos.bots.human import Human, Slips
from trilhos.bots.names import Parameter
from trilhos.bots.settings import retuned_settings
from trilhos.engine.rules import Rules

LEVELS: Final = ("easy", "casual", "normal", "hard", "expert", "master")

# The errors of the levels that plan, and look no further.
SLIPS: Final = {
    "easy": Slips(forget=25, overlook=28, colour=50, hoard=20, grab=50),
    "casual": Slips(forget=12, overlook=14, colour=30, hoard=15, grab=22),
    "normal": Slips(forget=6, overlook=7, colour=18, hoard=10, grab=9),
    "hard": Slips(forget=0, overlook=0, colour=0, hoard=0, grab=0),
}

STYLES: Final[dict[str, dict[str, float]]] = {
    "balanced": {},
    "long": {"rich": 0.35, "hop": 1.5, "loose": 0.4},
    "tickets": {"ticket_gate": 0.4, "ticket_worth": 1.6},
    "blocker": {"block": 0.9},
    "rusher": {"rush": 0.6, "loose": 0.3, "ticket_gate": 2.0},
}
STYLE: Final = {"style": Parameter("balanced", words=tuple(STYLES))}


def level(name: str) -> Callable[..., Human]:
    """What makes bots of a level that plans, and looks no further."""
    return partial(_make, name)


def _make(name: str, rules: Rules, seed: int, style: str = "balanced") -> Human:
    return Human(rules, seed, replace(retuned_settings(rules), **STYLES[style]), SLIPS[name])
