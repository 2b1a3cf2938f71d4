"""The editions: each is a board, its numbers and a list of chapters."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from trilhos.editions import europe, lakes, nederland, usa, world
from trilhos.engine.rules import RULES_VERSION, Rules
from trilhos.engine.voice import BadRulebook
from trilhos.errors import BadChoice, BadRules


@dataclass(frozen=True)
class Edition:
    """What there is to choose before a game."""

    id: str
    rules: Callable[..., Rules]
    least_players: int = 2
    most_players: int = 5
    options: dict[str, bool] = field(default_factory=dict)  # with their defaults
    about_sight: frozenset[str] = frozenset()  # options that change what players see, and nothing else


EDITIONS: Final = {
    edition.id: edition
    for edition in (
        Edition("usa", usa.rules),
        Edition("europe", europe.rules),
        Edition("world", world.rules),
        Edition("lakes", lakes.rules),
        Edition("nederland", nederland.rules, options=nederland.OPTIONS, about_sight=nederland.ABOUT_SIGHT),
    )
}


def edition(name: str) -> Edition:
    """The edition of this id; BadChoice lists the ids there are."""
    if name not in EDITIONS:
        raise BadChoice("unknown-edition", name=name, known=", ".join(EDITIONS))
    return EDITIONS[name]


def make_rules(name: str, players: int, options: dict[str, bool] | None = None, version: int = RULES_VERSION) -> Rules:
    """The rulebook of an edition, as of a rules version.

    BadChoice when players, options or version don't fit, BadRules when the chapters don't go together.
    """
    chosen = edition(name)
    if not chosen.least_players <= players <= chosen.most_players:
        limits = {"least": chosen.least_players, "most": chosen.most_players}
        raise BadChoice("bad-players", edition=name, players=players, **limits)
    for option in options or {}:
        if option not in chosen.options:
            raise BadChoice("unknown-option", edition=name, name=option, known=", ".join(chosen.options) or "-")
    if not 1 <= version <= RULES_VERSION:
        raise BadChoice("unknown-rules-version", version=version, known=RULES_VERSION)
    settings = {**chosen.options, **(options or {})}
    try:
        rules = chosen.rules(players, version, **settings)
    except BadRulebook as problem:
        raise BadRules(problem.faults) from problem
    rules.options = settings
    return rules


def shared_rules(
    name: str, players: int, options: dict[str, bool] | None = None, version: int = RULES_VERSION
) -> Rules:
    """The same rulebook for everybody who asks for it, in any thread: a game costs no tables of its own."""
    return _shared_rules(name, players, tuple(sorted((options or {}).items())), version)


@cache
def _shared_rules(name: str, players: int, options: tuple[tuple[str, bool], ...], version: int) -> Rules:
    return make_rules(name, players, dict(options), version)
