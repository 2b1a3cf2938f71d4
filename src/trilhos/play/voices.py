"""All chapters there are, whichever boards have them."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from trilhos.engine import chapters
from trilhos.engine.rules import Chapter
from trilhos.engine.voice import OF_NO_CHAPTER, Voice


@cache
def voices() -> list[Voice]:
    """What all of them say of themselves, behind what belongs to every rulebook."""
    modules = [import_module(f"{chapters.__name__}.{found.name}") for found in iter_modules(chapters.__path__)]
    classes = [(thing, module) for module in modules for thing in vars(module).values() if isinstance(thing, type)]
    own = [thing for thing, module in classes if issubclass(thing, Chapter) and thing.__module__ == module.__name__]
    return [OF_NO_CHAPTER, *[chapter.voice for chapter in own]]
