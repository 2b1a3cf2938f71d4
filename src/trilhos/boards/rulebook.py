"""The rules of a board's file as a rulebook of the engine: its chapters, as options and players make them."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from trilhos import plugins
from trilhos.boards.load import board, card_table
from trilhos.boards.schema import BoardFile, ChapterEntry, OptionEntry
from trilhos.engine import chapters
from trilhos.engine.rules import Chapter, Rules
from trilhos.errors import BadChoice
from trilhos.text import ENGLISH, Text

Settings = dict[str, bool]


def known_chapters() -> dict[str, type[Chapter]]:
    """The chapters by the names of their voices; whoever writes one puts it here."""
    plugins.load(plugins.CHAPTERS, _plug_in)
    return _chapters()


def _plug_in(name: str, sort: object) -> None:
    """A chapter of another package."""
    if not isinstance(sort, type) or not issubclass(sort, Chapter):
        raise BadChoice("plugin-no-chapter", name=name)
    if sort.voice.name in _chapters():
        raise BadChoice("plugin-chapter-taken", name=sort.voice.name)
    _chapters()[sort.voice.name] = sort


@cache
def _chapters() -> dict[str, type[Chapter]]:
    modules = [import_module(f"{chapters.__name__}.{module.name}") for module in iter_modules(chapters.__path__)]
    own = [sort for module in modules for sort in vars(module).values() if _is_chapter(sort, module.__name__)]
    return {sort.voice.name: sort for sort in own}


def _is_chapter(value: object, module: str) -> bool:
    """Whether a module defines this chapter, and hasn't only imported it."""
    return isinstance(value, type) and issubclass(value, Chapter) and value.__module__ == module


def rulebook(file: BoardFile, players: int, settings: Settings, version: int) -> Rules:
    """The rules for so many players and these options; BadChoice when they don't go together."""
    made = made_chapters(file, players, settings)
    starting = file.rules.starting[:players] or None
    rules = Rules(board(file), card_table(file.rules.cards), players, made, [], starting, version)
    known = {name: number for number, name in rules.declared.ties.items()}
    rules.ties = [known[name] for name in file.rules.ties if name in known]  # what an option has left out breaks none
    rules.options = settings
    return rules


def made_chapters(file: BoardFile, players: int, settings: Settings) -> list[Chapter]:
    """The chapters that are there, told what they are told; BadChoice when the options don't go together."""
    for option in file.rules.options:
        if settings[option.name]:
            _check_option(option, players, settings)
    return [_chapter(entry.name, _parameters(file, entry, players, settings)) for entry in _present(file, settings)]


def _check_option(option: OptionEntry, players: int, settings: Settings) -> None:
    for needed in option.needs:
        if not settings[needed]:
            raise BadChoice(_known(f"option-needs-{needed}", "option-needs"), name=option.name, other=needed)
    if option.players and players not in option.players:
        known = ", ".join(map(str, option.players))
        raise BadChoice(
            _known(f"option-players-{option.name}", "option-players"), name=option.name, known=known, players=players
        )


def _known(own: str, plain: str) -> str:
    """The key of an option's own sentence, where the catalogues have one."""
    return own if Text(ENGLISH).has(own) else plain


def _present(file: BoardFile, settings: Settings) -> Iterator[ChapterEntry]:
    return (entry for entry in file.rules.chapters if entry.option is None or settings[entry.option])


def _parameters(file: BoardFile, entry: ChapterEntry, players: int, settings: Settings) -> dict[str, Any]:
    """What a chapter is told: what its entry says, then what options change, each for so many players."""
    told = dict(entry.parameters)
    for option in file.rules.options:
        changed = option.on if settings[option.name] else option.off
        told |= changed.get(entry.name, {})
    return {name: value[str(players)] if isinstance(value, dict) else value for name, value in told.items()}  # type: ignore[index]


def _chapter(name: str, told: dict[str, Any]) -> Chapter:
    sort = known_chapters()[name]
    declared = {parameter.name: parameter for parameter in sort.voice.parameters}
    return sort(**{name: declared[name].argument(value) for name, value in told.items()})
