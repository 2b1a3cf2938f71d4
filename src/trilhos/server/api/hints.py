"""Hints: what somebody might do, told where everybody sat down to that. Judged from the asking seat's view alone."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post

from trilhos.insight.judgement import Judgement, Option
from trilhos.insight.review import BLUNDER, proven
from trilhos.insight.say import MoveWords, points
from trilhos.server.answers.errors import Forbidden, Refused, Stale
from trilhos.server.answers.problems import language
from trilhos.server.api.access import bearer, enter, look
from trilhos.server.api.play import Number, count
from trilhos.server.game import decide
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]


class HintWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What should I do, at the table as it was at the entry `expected`? First a light tip; the move itself if `full`.

    With `action`: whether that would be a blunder, and nothing else.
    """

    expected: Number
    full: bool = False
    action: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)] | None = None


class HintData(msgspec.Struct, frozen=True):
    """`tip`: which kind of action (`verb`), and `why`, in sentences. With `full` also the action, and what it is.

    `warning`: that an action would be a blunder; null if it wouldn't.
    """

    verb: str | None = None
    tip: str | None = None
    why: list[str] = []
    action: int | None = None
    move: str | None = None
    warning: str | None = None


@post("/api/games/{game:str}/hint", tags=["play"], status_code=200)
async def hint(request: Req, service: Service, game: str, data: HintWish) -> HintData:
    """What you might do. 403 where not all have agreed to hints; the others are told that you took one."""
    access = await enter(service, request, game, bearer(request))
    count(service, access)
    chair, text = access.player, Text(language(request))
    table = await look(service, access)
    seat = decide.may_ask(table, chair, data.expected)
    if service.settings.review_samples == 0:
        raise Forbidden("no-hints")
    if data.action is not None and data.action not in table.legal(seat):
        raise Stale("illegal-move", move=str(data.action))
    position, words = table.position, MoveWords(table.running.rules, table.running.names, text)
    judged = await service.hints.judged(table, seat, data.action)
    if not judged.options:
        raise Refused("no-hint")
    told = _warned(judged, data.action, words) if data.action is not None else _tip(judged, seat, data.full, words)
    if told.tip or told.warning:  # written down before it is told
        await service.rooms.execute(access.room, lambda now: decide.hint(now, chair, position), may=access.check)
    return told


def _tip(judged: Judgement, seat: int, full: bool, words: MoveWords) -> HintData:
    best, verb = judged.options[0], _verb(judged.options[0], words)
    other = next((option for option in judged.options if _verb(option, words) != verb), None)
    text = words.text
    tip = text(f"hint-{verb}") if text.has(f"hint-{verb}") else text("hint-other", move=verb)
    told = HintData(verb, tip, [] if other is None else words.why(seat, best, other))
    return msgspec.structs.replace(told, action=best.action, move=words.move(best)) if full else told


def _verb(option: Option, words: MoveWords) -> str:
    return words.rules.read(option.action)[0]


def _warned(judged: Judgement, action: int, words: MoveWords) -> HintData:
    chosen = next(option for option in judged.options if option.action == action)
    given_up = proven(chosen.behind, chosen.error)
    if given_up < BLUNDER:
        return HintData()
    return HintData(warning=words.text("hint-warning", points=points(given_up)))


HANDLERS: Final = [hint]
