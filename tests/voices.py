"""All chapters that the project has, whether one of its boards plays them or not."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from trilhos.engine import chapters
from trilhos.engine.rules import Chapter
from trilhos.engine.voice import OF_NO_CHAPTER, Voice


def chapters_in(module: str) -> list[type[Chapter]]:
    """The chapters that a module has, but for those that it only uses."""
    sorts = [thing for thing in vars(import_module(module)).values() if isinstance(thing, type)]
    return [sort for sort in sorts if issubclass(sort, Chapter) and sort.__module__ == module]


MODULES: Final = [f"{chapters.__name__}.{found.name}" for found in iter_modules(chapters.__path__)]
VOICES: Final[list[Voice]] = [OF_NO_CHAPTER, *[sort.voice for module in MODULES for sort in chapters_in(module)]]
