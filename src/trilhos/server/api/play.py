"""Commands of a running game, by request or said over a live connection. Each carries a key, so that sending it again
changes nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post

from trilhos.server import decide, sight
from trilhos.server.access import Access, bearer, enter, look
from trilhos.server.api.seats import Key
from trilhos.server.entries import REMATCH, Draft
from trilhos.server.errors import Stale
from trilhos.server.making import rematch as make_rematch
from trilhos.server.rooms import Decide
from trilhos.server.service import Service
from trilhos.server.shapes import Done

Req = Request[Any, Any, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class ActionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as notation or as id, made for the table as it was at the entry `expected`."""

    action: Annotated[str, msgspec.Meta(max_length=100)] | Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    expected: Number
    key: Key


class UndoWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take back your last move."""

    expected: Number
    key: Key


class AnswerWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether somebody may take a move back."""

    agree: bool
    key: Key


class VoteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The chair for which a bot is to play."""

    against: Annotated[int, msgspec.Meta(ge=0, le=7)]
    key: Key


class KeyOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command that needs no more than its key."""

    key: Key


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for everybody at the table."""

    text: Annotated[str, msgspec.Meta(max_length=4 * decide.LONGEST_CHAT)]
    key: Key


# What they do


async def _act(service: Service, access: Access, wish: ActionWish) -> Done:
    chair = access.player
    return await _do(service, access, wish.key, lambda t: decide.act(t, chair, wish.expected, wish.action), "action")


async def _undo(service: Service, access: Access, wish: UndoWish) -> Done:
    chair = access.player
    return await _do(service, access, wish.key, lambda table: decide.undo(table, chair, wish.expected), "undo")


async def _answer(service: Service, access: Access, wish: AnswerWish) -> Done:
    chair = access.player
    return await _do(service, access, wish.key, lambda table: decide.answer(table, chair, wish.agree), "answer")


async def _vote(service: Service, access: Access, wish: VoteWish) -> Done:
    chair, long = access.player, service.stewards.held(access.room) >= service.settings.vote_seconds
    return await _do(service, access, wish.key, lambda table: decide.vote(table, chair, wish.against, long), "vote")


async def _back(service: Service, access: Access, wish: KeyOnly) -> Done:
    chair = access.player
    return await _do(service, access, wish.key, lambda table: decide.back(table, chair), "back")


async def _resign(service: Service, access: Access, wish: KeyOnly) -> Done:
    chair = access.player
    return await _do(service, access, wish.key, lambda table: decide.resign(table, chair), "resign")


async def _chat(service: Service, access: Access, wish: ChatWish) -> Done:
    chair = access.player
    service.limits.spend("chat", f"{access.room.table.id}/{chair}")
    return await _do(service, access, wish.key, lambda table: decide.chat(table, chair, wish.text), "chat")


async def _rematch(service: Service, access: Access, wish: KeyOnly) -> Done:
    table = await look(service, access)
    chairs = decide.rematch_chairs(table)
    access.player  # noqa: B018 - only players ask for it
    if table.rematch is None:
        following = await make_rematch(service, table, chairs)
        draft = Draft(REMATCH, {"game": following})
        return await _do(service, access, wish.key, lambda now: [] if now.rematch else [draft], "rematch")
    return Done(table.number)


async def _do(service: Service, access: Access, key: str, decide_: Decide, kind: str) -> Done:
    """The key is the seat's own: others may use the same."""
    try:
        number = await service.rooms.execute(access.room, decide_, f"{access.chair}:{key}", may=access.check)
    except Stale as problem:
        problem.fresh = sight.snapshot(await look(service, access), access.chair)
        raise
    service.metrics.commands.labels(kind).inc()
    return Done(number)


def count(service: Service, access: Access) -> None:
    """One more command of a seat: Forbidden for those who have none, TooFast for too many."""
    service.limits.spend("command", f"{access.room.table.id}/{access.player}")


# Said over a live connection: the end of the request's path, the shape of its body, and what it does


COMMANDS: Final[dict[str, tuple[Any, Callable[[Service, Access, Any], Awaitable[Done]]]]] = {
    "actions": (ActionWish, _act),
    "undo": (UndoWish, _undo),
    "undo/answer": (AnswerWish, _answer),
    "vote": (VoteWish, _vote),
    "back": (KeyOnly, _back),
    "resign": (KeyOnly, _resign),
    "chat": (ChatWish, _chat),
    "rematch": (KeyOnly, _rematch),
}


# As requests


async def _enter(service: Service, request: Req, game: str) -> Access:
    access = await enter(service, request, game, bearer(request))
    count(service, access)
    return access


@post("/api/games/{game:str}/actions", tags=["play"], status_code=200)
async def act(request: Req, service: Service, game: str, data: ActionWish) -> Done:
    """Play a legal move. 409, with the fresh table, when it is stale or not legal."""
    return await _act(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/undo", tags=["play"], status_code=200)
async def undo(request: Req, service: Service, game: str, data: UndoWish) -> Done:
    """Take back your last move, while nobody has learnt anything hidden from it. Where it showed your cards, the others
    are asked.
    """
    return await _undo(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/undo/answer", tags=["play"], status_code=200)
async def answer(request: Req, service: Service, game: str, data: AnswerWish) -> Done:
    """Agree that somebody takes a move back, or don't; the question lapses with the next move."""
    return await _answer(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/vote", tags=["play"], status_code=200)
async def vote(request: Req, service: Service, game: str, data: VoteWish) -> Done:
    """Let a bot play for somebody who has held the game for minutes: it does when all the other people want it."""
    return await _vote(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/back", tags=["play"], status_code=200)
async def back(request: Req, service: Service, game: str, data: KeyOnly) -> Done:
    """You are here: the caretaker stops playing for you."""
    return await _back(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/resign", tags=["play"], status_code=200)
async def resign(request: Req, service: Service, game: str, data: KeyOnly) -> Done:
    """Give up: a bot plays your seat to the end."""
    return await _resign(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/chat", tags=["play"], status_code=200)
async def chat(request: Req, service: Service, game: str, data: ChatWish) -> Done:
    """Say something to everybody at the table."""
    return await _chat(service, await _enter(service, request, game), data)


@post("/api/games/{game:str}/rematch", tags=["play"], status_code=200)
async def rematch(request: Req, service: Service, game: str, data: KeyOnly) -> Done:
    """Another game for the same people, whose links stay good; the entry `rematch` tells its id."""
    return await _rematch(service, await _enter(service, request, game), data)


HANDLERS = [act, undo, answer, vote, back, resign, chat, rematch]
