"""Whether the rules in a board's file can be made of chapters that are known, and told what they can be told."""

from collections.abc import Iterator, Sequence
from itertools import chain

from trilhos.boards.faults import BoardFault, RulesFault
from trilhos.boards.load import board, card_table
from trilhos.boards.rulebook import known_chapters, made_chapters
from trilhos.boards.schema import BoardFile, ChapterEntry, OptionEntry, Parameters
from trilhos.engine.parameters import FLAG, NUMBER, WORD, ChapterParameter
from trilhos.engine.voice import BadRulebook, check
from trilhos.errors import BadChoice, BadRules, TrilhosError

PLACE = "rules.chapters"


def bad_rules(file: BoardFile) -> Iterator[BoardFault]:
    """What is wrong with the rules; those that can be read are made, for all players and with each option."""
    found = list(chain(_players(file), _chapters(file), _options(file)))
    yield from found or _unmade(file)


def _players(file: BoardFile) -> Iterator[BoardFault]:
    rules = file.rules
    if rules.least_players > rules.most_players:
        yield BoardFault("rules.most_players", "players", least=rules.least_players)
    if rules.starting and len(rules.starting) < rules.most_players:
        yield BoardFault("rules.starting", "starting", players=rules.most_players)


def _counts(file: BoardFile) -> range:
    """How many can play."""
    return range(file.rules.least_players, file.rules.most_players + 1)


# Chapters


def _chapters(file: BoardFile) -> Iterator[BoardFault]:
    known, options = known_chapters(), {option.name for option in file.rules.options}
    for at, entry in enumerate(file.rules.chapters):
        place = f"{PLACE}[{at}]"
        if entry.option is not None and entry.option not in options:
            yield BoardFault(f"{place}.option", "option", name=entry.option)
        if entry.name not in known:
            yield BoardFault(f"{place}.name", "chapter", name=entry.name, known=", ".join(sorted(known)))
        else:
            yield from _told(file, entry.name, entry.parameters, f"{place}.parameters")
            yield from _untold(entry, f"{place}.parameters")
    ties = {tie.name for entry in file.rules.chapters if entry.name in known for tie in known[entry.name].voice.ties}
    for name in file.rules.ties:
        if name not in ties:
            yield BoardFault("rules.ties", "choice", known=", ".join(sorted(ties)))


def _told(file: BoardFile, chapter: str, parameters: Parameters, place: str) -> Iterator[BoardFault]:
    """What a chapter is told that it doesn't know, or that goes too far."""
    declared = {one.name: one for one in known_chapters()[chapter].voice.parameters}
    for name, value in parameters.items():
        at = f"{place}.{name}"
        if name not in declared:
            yield BoardFault(at, "choice", known=", ".join(declared))
        elif not isinstance(value, dict):
            yield from _value(declared[name], value, at)
        else:
            for players in _counts(file):
                if str(players) not in value:
                    yield BoardFault(f"{at}.{players}", "missing")
            for count, one in value.items():
                yield from _value(declared[name], one, f"{at}.{count}")


def _value(declared: ChapterParameter, value: object, place: str) -> Iterator[BoardFault]:
    if declared.fits(value):
        return
    if declared.sort == FLAG:
        yield BoardFault(place, "flag")
    elif declared.sort == WORD:
        yield BoardFault(place, "choice", known=", ".join(declared.words))
    else:
        key = "number" if declared.sort == NUMBER else "numbers"
        yield BoardFault(place, key, least=str(declared.least), most=str(declared.most))


def _untold(entry: ChapterEntry, place: str) -> Iterator[BoardFault]:
    for one in known_chapters()[entry.name].voice.parameters:
        if not one.optional and one.name not in entry.parameters:
            yield BoardFault(f"{place}.{one.name}", "missing")


# Options


def _options(file: BoardFile) -> Iterator[BoardFault]:
    names = [option.name for option in file.rules.options]
    for at, option in enumerate(file.rules.options):
        place = f"rules.options[{at}]"
        if names.index(option.name) != at:
            yield BoardFault(f"{place}.name", "twice", name=option.name)
        for needed in option.needs:
            if needed not in names or needed == option.name:
                yield BoardFault(f"{place}.needs", "option", name=needed)
        yield from _changes(file, option, place)


def _changes(file: BoardFile, option: OptionEntry, place: str) -> Iterator[BoardFault]:
    there = {entry.name for entry in file.rules.chapters} & known_chapters().keys()
    for side, changes in (("on", option.on), ("off", option.off)):
        for chapter, parameters in changes.items():
            if chapter in there:
                yield from _told(file, chapter, parameters, f"{place}.{side}.{chapter}")
            else:
                yield BoardFault(f"{place}.{side}.{chapter}", "choice", known=", ".join(sorted(there)))


# The rulebooks


def _unmade(file: BoardFile) -> Iterator[BoardFault]:
    """What the engine says of the rules, for all players; where it says nothing, then with each option."""
    found = _said(file, [None]) or _said(file, [option.name for option in file.rules.options])
    return (RulesFault(PLACE, problem) for problem in found)


def _said(file: BoardFile, changes: Sequence[str | None]) -> list[TrilhosError]:
    """What is wrong with the rules when one option is another than by default; each thing once."""
    defaults = {option.name: option.default for option in file.rules.options}
    printed, cards = board(file), card_table(file.rules.cards)
    found: dict[str, TrilhosError] = {}
    for changed in changes:
        settings = {name: default != (name == changed) for name, default in defaults.items()}
        for players in _counts(file):
            try:
                check(made_chapters(file, players, settings), printed, cards, players)
            except BadRulebook as wrong:
                problem = BadRules(wrong.faults)
                found[str(problem)] = problem
            except BadChoice as problem:
                if changed is None:  # that not all options go together is no fault
                    found[str(problem)] = problem
    return list(found.values())
