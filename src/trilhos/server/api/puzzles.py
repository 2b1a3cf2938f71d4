"""The puzzle of the day: what its seat sees, and what an attempt is worth. Its answer isn't told before one."""

from datetime import date, timedelta
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post

from trilhos.daily.answer import answer_of, question, sentences
from trilhos.daily.collection import collection, puzzle_of
from trilhos.daily.days import FIRST, read_day, today
from trilhos.daily.puzzle import Grade, Posed
from trilhos.errors import BadChoice, BadMove
from trilhos.insight.review import Mark
from trilhos.insight.say import MoveWords
from trilhos.server.answers.errors import BadRequest, NotFound
from trilhos.server.answers.problems import language
from trilhos.server.answers.reviewed import ReviewedOption, told_option
from trilhos.server.answers.shapes import EntryData, TableData
from trilhos.server.api.access import address
from trilhos.server.api.play import MoveWish
from trilhos.server.door.kept import packed
from trilhos.server.game.posing import shown
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]
Day = Annotated[str, msgspec.Meta(max_length=40)]
TODAY: Final = "today"
SHARED: Final = 32  # puzzles that are ready to be sent
OTHERS: Final = 5  # moves that are told of beside the answer


class PuzzleData(msgspec.Struct, frozen=True):
    """A puzzle as its seat sees it: the table, what happened last, and what is asked (`question`).

    `before` and `after` are the days beside it that have one; `table.legal` are the moves there are: one of them is an
    attempt, and what would follow it, such as its payment, doesn't count.
    """

    day: str
    before: str | None
    after: str | None
    id: str
    grade: Grade
    question: str
    table: TableData
    entries: list[EntryData]


class AttemptWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as notation or as id."""

    action: MoveWish


class AttemptData(msgspec.Struct, frozen=True):
    """What an attempt is worth, in sentences and figures; `moves` are the best ones, the answer first, and the attempt.

    `lost`: how much of a win it gives up, as far as that is proven. `answers`: the actions that are right.
    """

    right: bool
    mark: Mark
    lost: float
    said: list[str]
    answers: list[int]
    moves: list[ReviewedOption]


@get("/api/puzzles/{day:str}", tags=["daily"])
async def show(request: Req, service: Service, day: Day) -> Response[PuzzleData]:
    """The puzzle of a day, such as 2026-11-19, or of `today`."""
    service.limits.spend("read", address(request))
    when = day_of(day)
    posed, (table, entries) = await service.run(_ready, when)
    told = PuzzleData(
        day=when.isoformat(),
        before=(when - timedelta(1)).isoformat() if when > FIRST else None,
        after=(when + timedelta(1)).isoformat() if when < today() else None,
        id=posed.puzzle.id,
        grade=posed.puzzle.grade,
        question=question(posed, Text(language(request))),
        table=table,
        entries=entries,
    )
    return await packed(msgspec.json.encode(told), request)


@post("/api/puzzles/{day:str}/attempts", tags=["daily"], status_code=200)
async def attempt(request: Req, service: Service, day: Day, data: AttemptWish) -> AttemptData:
    """Try: what the move is worth, and what would have been best. Nothing is written down."""
    service.limits.spend("read", address(request))
    posed, _ = await service.run(_ready, day_of(day))
    action, text = _action(posed, data.action), Text(language(request))
    answer = answer_of(posed, action)
    words = MoveWords(posed.rules, posed.game.names, text)
    options = list(posed.options.values())
    best = options[:OTHERS]
    some = best if answer.chosen in best else [*best, answer.chosen]
    return AttemptData(
        right=answer.right,
        mark=answer.mark,
        lost=answer.lost,
        said=sentences(posed, answer, text),
        answers=[legal for legal in posed.legal if posed.is_answer(legal)],
        moves=[told_option(words, option, option is answer.chosen) for option in some],
    )


def day_of(word: str) -> date:
    """A day that there is something for."""
    try:
        return today() if word == TODAY else read_day(word)
    except BadChoice as problem:
        raise NotFound(problem.key, **problem.values) from problem


@lru_cache(SHARED)
def _ready(day: date) -> tuple[Posed, tuple[TableData, list[EntryData]]]:
    if not collection():
        raise NotFound("no-puzzles")
    posed = puzzle_of(day)
    return posed, shown(posed)


def _action(posed: Posed, wanted: str | int) -> int:
    try:
        action = posed.game.notation.parse(wanted) if isinstance(wanted, str) else wanted
    except BadMove as problem:
        raise BadRequest(problem.key, field="action", **problem.values) from problem
    if action not in posed.legal:
        known = 0 <= action < posed.rules.action_count
        move = posed.game.notation.text(action) if known else str(action)
        raise BadRequest("illegal-move", field="action", move=move)
    return action


HANDLERS: Final = [show, attempt]
