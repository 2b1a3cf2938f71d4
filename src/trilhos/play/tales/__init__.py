"""What chapters tell that their declarations don't say: one file a chapter, found by its name.

A chapter from outside has the same in its own module; all of it can be left out.

- `sentences(narrator)`: events in words that need memory or a choice of words; `lines(auditor)`: for audit files;
- `table(rules, view)`: fields of views that only this chapter fills, the same for every viewer (numbers of seats, which
  may be their own, are shown by `rules.show`); `WITHOUT`: what they say on other boards;
- `sheet(names, sheet)`: what its lines of the score sheet count;
- `claim(game, view)`: what it makes of claims, for the viewer who is offered them: asked once, and then for each
  route; `build(rules, verb)`: of a building;
- `book(rules)`: the numbers in its sentences of rules pages; `tables(rules)`: rows of them, which depend on how many
  play;
- `OWNER`: the name of somebody who can own routes and has no seat;
- `standing(game, view, text)`, `beside(game, seat, route, text)`: what a person should know of the table, of a route;
- `moves(game, text)`: by verb, moves in words; `advice(rules)`: by verb, the argument that the rulebook advises.

Programs know some fields on every board, whether or not it has their chapter: `board(rules)`, `on_route(route)`,
`on_ticket(names, ticket)` and `on_card(kind)` for what is printed, `finale(…)` for the show of the final count.

`VIEW`, `SEAT`, `FINALE` and `CLAIM` are the types of the fields that it adds there, for the published document.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from trilhos.engine.rules import Rules
from trilhos.play.telling import Run

Tale = dict[str, Callable[[Run], Iterator[Any]]]  # by kind of event: what is told of a run of such events


def tales(rules: Rules, what: str, teller: object) -> Tale:
    """All that the chapters of a rulebook tell of events by code of their own: `sentences` or `lines`."""
    return {name: tell for tale in told(rules, what) for name, tell in tale(teller).items()}


@cache
def told(rules: Rules, what: str) -> list[Any]:
    """What the chapters of a rulebook have by a name, in their order."""
    modules = []
    for chapter in rules.chapters:
        modules.append(import_module(type(chapter).__module__))
        beside = f"{__name__}.{chapter.voice.name}"
        modules += [import_module(beside)] if find_spec(beside) else []
    return [getattr(module, what) for module in modules if hasattr(module, what)]


@cache
def known(what: str) -> list[Any]:
    """What all chapters here have by a name, whether or not a rulebook has them."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return [getattr(module, what) for module in modules if hasattr(module, what)]


@cache
def everywhere(rules: Rules, what: str) -> list[Any]:
    """The same, and what other chapters of a rulebook have by it."""
    return list(dict.fromkeys([*known(what), *told(rules, what)]))
