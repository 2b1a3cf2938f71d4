"""What chapters tell that their declarations don't say: one file a chapter, sentences for people and audit lines.

A file has the chapter's name. A chapter from outside has its `sentences` and `lines` in its own module.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trilhos.engine.rules import Rules
from trilhos.play.telling import Run

Tale = dict[str, Callable[[Run], Iterator[Any]]]  # by kind of event: what is told of a run of such events


def tales(rules: Rules, what: str, teller: object) -> Tale:
    """All that the chapters of a rulebook tell by code of their own: `sentences` or `lines`."""
    found = [
        tell(teller)
        for chapter in rules.chapters
        for tell in _tellers(type(chapter).__module__, chapter.voice.name, what)
    ]
    return {name: tell for tale in found for name, tell in tale.items()}


@cache
def _tellers(module: str, chapter: str, what: str) -> list[Callable[[object], Tale]]:
    beside = f"{__name__}.{chapter}"
    modules = [module, *([beside] if find_spec(beside) else [])]
    found = [getattr(import_module(name), what, None) for name in modules]
    return [tell for tell in found if tell is not None]
