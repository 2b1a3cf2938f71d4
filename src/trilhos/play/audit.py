"""Audit files: a whole game with nothing hidden, for a stranger to check (format `trilhos-audit/1`)."""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from trilhos.boards.load import plain
from trilhos.engine import fields
from trilhos.engine.events import Event
from trilhos.engine.fields import EventKind, Meaning
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import Sheet
from trilhos.play.game import Game
from trilhos.play.meanings import in_audit
from trilhos.play.names import names_of
from trilhos.play.tales import tales, told
from trilhos.play.telling import Run, Teller

FORMAT: Final = "trilhos-audit/1"
Line = dict[str, Any]


def audit(game: Game) -> Iterator[Line]:
    """The events of a finished game, numbered; BadMove, and no line, while it goes on."""
    game.result()
    for n, line in enumerate(Auditor(game).lines()):
        yield {"n": n, **line}


def audit_text(game: Game) -> str:
    """A finished game as JSON Lines."""
    return "".join(audit_lines(game))


def audit_lines(game: Game) -> Iterator[str]:
    """The same line by line."""
    return (json.dumps(line, ensure_ascii=False) + "\n" for line in audit(game))


def sheet_data(rules: Rules, sheet: Sheet) -> Line:
    """The final count of a seat."""
    names = names_of(rules)
    lines = {name: sheet.lines[line] for line, name in rules.lines.items()}
    counts = sorted(told(rules, "sheet"), key=lambda count: str(count.__module__))  # whatever the order of chapters
    extra = {name: value for count in counts for name, value in count(names, sheet).items()}
    completed, failed = names.tickets(sheet.completed), names.tickets(sheet.failed)
    tail = {"lines": lines, "total": sheet.total, "completed": completed, "failed": failed, **extra}
    return {"seat": sheet.seat, **tail}


class Auditor(Teller):
    """Turns the engine's small events into the lines of an audit file."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.rules)
        self.game = game
        self.names = names_of(game.rules)
        self.tales = tales(game.rules, "lines", self)

    def lines(self) -> Iterator[Line]:
        """All lines of a finished game, from start to end."""
        yield self.start_line()
        yield from self.lines_of(self.game.events())
        yield from self.last_lines()

    def lines_of(self, some: list[Event]) -> Iterator[Line]:
        """The lines of events that follow those given before."""
        for number, group in groupby(some, key=lambda event: event[0]):
            kind, run = self.rules.events.kinds[number], list(group)
            if kind.kept_back:
                self.keep_back(kind, run)
            elif kind.audited:
                yield from self.tales.get(kind.name, self.derived)(run)

    def derived(self, run: Run) -> Iterator[Line]:
        """What follows from the declaration of the events: a line each, or one a seat where a run is told at once."""
        kind = self.rules.events.of(run[0])
        if not kind.run:
            for event in run:
                told = {field: self._value(kind, field, event) for field in kind.fields}
                shown = [field for field, meaning in kind.fields.items() if meaning is not fields.TAKEN_BACK]
                yield {"type": kind.name, **{field: told[field] for field in shown}}
            return
        seat, listed = kind.places["seat"], kind.places[kind.run]
        for own in dict.fromkeys(event[seat] for event in run):
            numbers = [event[listed] for event in run if event[seat] == own]
            yield {"type": kind.name, "seat": own, f"{kind.run}s": self._listed(kind.fields[kind.run], numbers)}

    def _value(self, kind: EventKind, field: str, event: Event) -> Any:
        meaning = kind.fields[field]
        if meaning.placed:
            return in_audit(self.names, meaning, event[kind.places[field]])
        if meaning.gathers:
            of, numbers = self.gathered(meaning)
            return [in_audit(self.names, of, number) for number in numbers]
        return self.names.cards(self.cards_laid(meaning))

    def _listed(self, meaning: Meaning, numbers: list[int]) -> Any:
        """Cards as a set, which has no order; anything else one by one."""
        if meaning is fields.CARD:
            return self.names.cards([numbers.count(card) for card in range(len(self.rules.cards.kinds))])
        return [in_audit(self.names, meaning, number) for number in numbers]

    def last_lines(self) -> Iterator[Line]:
        """Scores and winners."""
        result = self.game.result()
        for sheet in result.sheets:
            yield {"type": "score", **sheet_data(self.rules, sheet)}
        yield {"type": "end", "winners": result.winners, "reason": result.reason}

    # First and last lines

    def start_line(self) -> Line:
        """The first line; of the options, what the players chose but for how they see it."""
        about_sight = self.game.board.about_sight
        return {
            "type": "start",
            "format": FORMAT,
            "edition": self.game.edition,
            **({} if self.game.board.ours else {"board": plain(self.game.board.file)}),
            "players": self.game.players,
            "options": {name: on for name, on in self.rules.options.items() if name not in about_sight},
            "seed": self.game.seed,
            "scores": self.rules.starting,
            "rules": self.game.rules_version,
        }
