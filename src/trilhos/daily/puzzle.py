"""Puzzles: positions out of games of strong bots in which one move is clearly best, as data."""

import json
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from trilhos.engine import fields
from trilhos.engine.rules import Rules
from trilhos.engine.view import View, observe
from trilhos.errors import BadFile
from trilhos.insight.analyst import about
from trilhos.insight.judgement import Option, TicketChance
from trilhos.play.game import Game
from trilhos.play.record import from_record, read
from trilhos.play.typed import typed

FORMAT: Final = "trilhos-puzzle/1"
GRADES: Final = ("easy", "medium", "hard")

Grade = Literal["easy", "medium", "hard"]


class Finding(msgspec.Struct, frozen=True):
    """How a puzzle was found: in a game of which bots, and how its moves were weighed."""

    bots: str
    samples: int  # worlds in which the moves were weighed against each other
    seed: int  # of these worlds
    played: str  # what the bot did there
    solved_by: list[str]  # plain bots that find an answer


class Weighed(msgspec.Struct, frozen=True, array_like=True):
    """What a move is worth, in short: an `Option` without what follows from the position. One line of many."""

    move: str
    behind: float
    error: float
    worlds: int
    win: float
    score: float
    tickets: list[float]  # the chance of each that is held, or on offer, by number
    rivals: list[float]
    turns: float
    cards_left: float


class Puzzle(msgspec.Struct, frozen=True):
    """A position and its answers. `game` is a save file: the whole deal, so nothing of it is shown before an attempt.

    `answers` are the best move, and its twin where both tracks are as good; `lead` is how far the next one is behind
    them, `error` the standard error of that. `moves` tell what each is worth, the best first.
    """

    format: str
    id: Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9-]{1,80}\Z")]
    grade: Grade
    answers: Annotated[list[str], msgspec.Meta(min_length=1)]
    lead: float
    error: float
    moves: Annotated[list[Weighed], msgspec.Meta(min_length=2)]
    found: Finding
    game: dict[str, Any]


class Posed:
    """A puzzle that was replayed: the game as far as it goes, and what its seat sees."""

    def __init__(self, puzzle: Puzzle, source: str = "") -> None:
        self.puzzle, self.source = puzzle, source or puzzle.id
        self.game: Game = from_record(puzzle.game, self.source)
        self.rules: Rules = self.game.rules
        self.seat = self.game.seat
        self.view: View = observe(self.rules, self.game.state, self.seat)
        self.legal: list[int] = self.game.legal()
        self._check(self.source)

    def _check(self, source: str) -> None:
        """BadFile where the file says of a move what can't be, or nothing of one that can be made."""
        known = set(self.options)
        for answer in self.puzzle.answers:
            if answer not in known:
                raise BadFile("puzzle-illegal", file=source, move=answer)
        for action in self.legal:
            if alike(self.rules, self.view, action) not in self._by_kind:
                raise BadFile("puzzle-unweighed", file=source, move=self.game.notation.text(action))

    @cached_property
    def options(self) -> dict[str, Option]:
        """What was found out about each move, the best first."""
        texts = {self.game.notation.text(action): action for action in self.legal}
        held = sorted({*self.view.tickets, *self.view.offer})
        return {row.move: self._option(texts, held, row) for row in self.puzzle.moves}

    def _option(self, texts: dict[str, int], held: list[int], row: Weighed) -> Option:
        if row.move not in texts or len(row.tickets) != len(held) or len(row.rivals) != self.game.players:
            raise BadFile("puzzle-illegal", file=self.source, move=row.move)
        action = texts[row.move]
        return Option(
            action=action,
            move=row.move,
            about=about(self.rules, self.view, action),
            win=row.win,
            behind=row.behind,
            error=row.error,
            worlds=row.worlds,
            score=row.score,
            tickets=[TicketChance(*pair) for pair in zip(held, row.tickets, strict=True)],
            routes=[],
            rivals=row.rivals,
            turns=row.turns,
            cards_left=row.cards_left,
        )

    @cached_property
    def _by_kind(self) -> dict[tuple[str, int], Option]:
        return {alike(self.rules, self.view, option.action): option for option in self.options.values()}

    def option(self, action: int) -> Option:
        """What was found out about a legal move, or about one that is the same."""
        return self._by_kind[alike(self.rules, self.view, action)]

    @property
    def best(self) -> Option:
        """The answer."""
        return self.options[self.puzzle.answers[0]]

    def is_answer(self, action: int) -> bool:
        """Whether nothing is better."""
        return self.option(action).move in self.puzzle.answers


def weighed(option: Option) -> Weighed:
    """An option in short, its figures with as many digits as they are worth."""
    return Weighed(
        option.move,
        round(option.behind, 4),
        round(option.error, 4),
        option.worlds,
        round(option.win, 4),
        round(option.score, 1),
        [round(ticket.chance, 3) for ticket in option.tickets],
        [round(points, 1) for points in option.rivals],
        round(option.turns, 1),
        round(option.cards_left, 1),
    )


def alike(rules: Rules, view: View, action: int) -> tuple[str, int]:
    """What a move is: of face-up cards of one kind any will do."""
    verb, number = rules.read(action)
    if rules.kind_of[action].declared.argument is fields.SLOT:
        return verb, rules.shown(view.ledger)[number]
    return verb, number


def distinct(rules: Rules, view: View, legal: list[int]) -> list[int]:
    """The first of all moves that are the same."""
    return list({alike(rules, view, action): action for action in reversed(legal)}.values())[::-1]


def from_data(data: object, source: str) -> Posed:
    """The puzzle of a file; BadFile says what is wrong with it."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile("foreign-save", file=source, format=FORMAT)
    return Posed(typed(data, Puzzle, source), source)


def from_text(text: str, source: str) -> Posed:
    """The puzzle in a line of a collection."""
    try:
        return from_data(json.loads(text), source)
    except (ValueError, RecursionError) as problem:
        raise BadFile("foreign-save", file=source, format=FORMAT) from problem


def load(path: Path) -> Posed:
    """The puzzle in a file of its own."""
    return from_data(read(path, format=FORMAT), str(path))


def written(puzzle: Puzzle) -> bytes:
    """A puzzle as its file holds it, in one line."""
    return msgspec.json.encode(puzzle) + b"\n"
