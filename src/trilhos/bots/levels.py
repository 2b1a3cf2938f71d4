"""Levels for people: steiner with the errors of a beginner, of somebody who plays now and then, and with none."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from trilhos.bots.names import Parameter
from trilhos.bots.settings import tuned_settings
from trilhos.bots.steiner import Steiner
from trilhos.engine.rules import Rules

LEVELS: Final = ("easy", "casual", "normal", "hard")

# What a level changes. Errors are shares of what the best action is worth, so that they weigh alike on every board.
HANDICAPS: Final[dict[str, dict[str, float]]] = {
    "easy": {"noise": 1.3},
    "casual": {"noise": 0.9},
    "normal": {"noise": 0.55},
    "hard": {},
}

STYLES: Final[dict[str, dict[str, float]]] = {
    "balanced": {},
    "long": {"rich": 0.35, "hop": 1.5, "loose": 0.4},
    "tickets": {"ticket_gate": 0.4, "ticket_worth": 1.6},
    "blocker": {"block": 0.9},
    "rusher": {"rush": 0.6, "loose": 0.3, "ticket_gate": 2.0},
}
STYLE: Final = {"style": Parameter("balanced", words=tuple(STYLES))}


def level(name: str) -> Callable[..., Steiner]:
    """What makes bots of a level."""
    return partial(_make, name)


def _make(name: str, rules: Rules, seed: int, style: str = "balanced") -> Steiner:
    return Steiner(rules, seed, replace(tuned_settings(rules), **STYLES[style], **HANDICAPS[name]))
