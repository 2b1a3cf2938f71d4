"""Commands of a running game, by request or said over a live connection. Each carries a key, so that sending it again
changes nothing.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from litestar import Request, post
from litestar.handlers import HTTPRouteHandler

from trilhos.server.answers.errors import Stale
from trilhos.server.answers.shapes import Done
from trilhos.server.api.access import Access, bearer, enter, look
from trilhos.server.api.making import Following
from trilhos.server.api.making import rematch as make_rematch
from trilhos.server.api.seats import Key
from trilhos.server.game import decide, sight, teaching, vacation
from trilhos.server.game.entries import Rematch
from trilhos.server.rooms.rooms import Decide
from trilhos.server.service import Service

Req = Request[Any, Any, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


MoveWish = Annotated[str, msgspec.Meta(max_length=100)] | Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
MOST_TOGETHER: Final = 12  # moves of one intention: more than any turn has


class ActionWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move, as notation or as id, made for the table as it was at the entry `expected`; or a list of moves that are
    one intention, such as a claim and its payment: all of them are played or none is, and they are taken back as one.
    Once one has shown something hidden, what isn't possible any more falls, and what was played stands.

    `after` makes this one intention with your command of that key, the one before it, whose answer you needn't wait
    for: both are made for the table at `expected`.
    """

    action: MoveWish | Annotated[list[MoveWish], msgspec.Meta(min_length=1, max_length=MOST_TOGETHER)]
    expected: Number
    key: Key
    after: Key | None = None


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


class VacationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many seconds from now you will be away; none: you are back, and what is left can be had later."""

    seconds: Annotated[int, msgspec.Meta(ge=vacation.SHORTEST, le=vacation.MOST_AT_ONCE)] | None
    key: Key


class KeyOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command that needs no more than its key."""

    key: Key


class ChatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words for everybody at the table."""

    text: Annotated[str, msgspec.Meta(max_length=4 * decide.LONGEST_CHAT)]
    key: Key


class RematchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next game of the same people; on another board where its id is given."""

    key: Key
    edition: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class LessonWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The step of the lesson that is over for you."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    key: Key


# How a command is said: as a request, and over a live connection


CarryOut = Callable[[Service, Access, Any], Awaitable[Done]]
# By the end of the request's path: how its body is read, and what it does.
COMMANDS: Final[dict[str, tuple[msgspec.json.Decoder[Any], CarryOut]]] = {}
HANDLERS: Final[list[HTTPRouteHandler]] = []


def command(to: str) -> Callable[[CarryOut], CarryOut]:
    """What a function does is done by a request to …/`to`, and by the same words over a live connection."""

    def known(carry_out: CarryOut) -> CarryOut:
        shape = get_type_hints(carry_out)["wish"]

        async def handler(request: Req, service: Service, game: str, data: Any) -> Done:
            access = await enter(service, request, game, bearer(request))
            count(service, access)
            return await carry_out(service, access, data)

        # What the framework reads: the body's shape, and how the command is described to programmers
        handler.__annotations__["data"] = shape
        handler.__name__, handler.__doc__ = carry_out.__name__, carry_out.__doc__
        HANDLERS.append(post(f"/api/games/{{game:str}}/{to}", tags=["play"], status_code=200)(handler))
        COMMANDS[to] = msgspec.json.Decoder(shape), carry_out
        return carry_out

    return known


def count(service: Service, access: Access) -> None:
    """One more command of a seat: Forbidden for those who have none, TooFast for too many."""
    service.limits.spend("command", f"{access.room.table.id}/{access.player}")


async def _do(service: Service, access: Access, key: str, kind: str, decide_: Decide) -> Done:
    """The key is the seat's own: others may use the same."""
    try:
        number = await service.rooms.execute(access.room, decide_, f"{access.chair}:{key}", may=access.check)
    except Stale as problem:
        problem.fresh = sight.snapshot(await look(service, access), access.chair)
        raise
    service.metrics.commands.labels(kind).inc()
    return Done(number)


# The commands


@command("actions")
async def act(service: Service, access: Access, wish: ActionWish) -> Done:
    """Play a legal move, or several as one. 409, with the fresh table, when it is stale or not legal."""
    chair = access.player
    after = wish.after and f"{chair}:{wish.after}"
    move = wish.expected, wish.action, after
    return await _do(service, access, wish.key, "action", lambda table: decide.act(table, chair, *move))


@command("undo")
async def undo(service: Service, access: Access, wish: UndoWish) -> Done:
    """Take back your last command, while nobody has learnt anything hidden from it. Where it showed your cards, the
    others are asked.
    """
    chair = access.player
    done = await _do(service, access, wish.key, "undo", lambda table: decide.undo(table, chair, wish.expected))
    await service.stewards.errands.halt(access.room, chair)
    return done


@command("undo/answer")
async def answer(service: Service, access: Access, wish: AnswerWish) -> Done:
    """Agree that somebody takes a move back, or don't; the question lapses with the next move."""
    chair = access.player
    return await _do(service, access, wish.key, "answer", lambda table: decide.answer(table, chair, wish.agree))


@command("vote")
async def vote(service: Service, access: Access, wish: VoteWish) -> Done:
    """Let a bot play for somebody who has held the game for minutes: it does when all the other people want it."""
    chair, long = access.player, service.stewards.may_vote(access.room)
    return await _do(service, access, wish.key, "vote", lambda table: decide.vote(table, chair, wish.against, long))


@command("back")
async def back(service: Service, access: Access, wish: KeyOnly) -> Done:
    """You are here: the caretaker stops playing for you."""
    chair = access.player
    return await _do(service, access, wish.key, "back", lambda table: decide.back(table, chair))


@command("vacation")
async def go_away(service: Service, access: Access, wish: VacationWish) -> Done:
    """In a game over days: be away from now on for so many seconds, in which your clock stands still; or be back."""
    chair, seconds, now = access.player, wish.seconds, service.store.clock.now()
    return await _do(
        service,
        access,
        wish.key,
        "vacation",
        lambda t: vacation.begin(t, chair, seconds, now) if seconds else vacation.end(t, chair, now),
    )


@command("resign")
async def resign(service: Service, access: Access, wish: KeyOnly) -> Done:
    """Give up: a bot plays your seat to the end."""
    chair = access.player
    return await _do(service, access, wish.key, "resign", lambda table: decide.resign(table, chair))


@command("chat")
async def chat(service: Service, access: Access, wish: ChatWish) -> Done:
    """Say something to everybody at the table."""
    chair = access.player
    service.limits.spend("chat", f"{access.room.table.id}/{chair}")
    return await _do(service, access, wish.key, "chat", lambda table: decide.chat(table, chair, wish.text))


@command("lesson")
async def lesson(service: Service, access: Access, wish: LessonWish) -> Done:
    """Go on with the lesson: you have read this step, or want to be shown what it asks for."""
    chair = access.player
    return await _do(service, access, wish.key, "lesson", lambda table: teaching.go_on(table, chair, wish.step))


@command("rematch")
async def rematch(service: Service, access: Access, wish: RematchWish) -> Done:
    """Another game for the same people, whose links stay good; the entry `rematch` tells its id."""
    table = await look(service, access)
    chairs = decide.rematch_chairs(table)
    if table.rematch is None:
        board = await service.run(service.shelf.find, wish.edition) if wish.edition else None
        draft = Rematch((await make_rematch(service, table, chairs, Following(board))).game)
        return await _do(service, access, wish.key, "rematch", lambda now: [] if now.rematch else [draft])
    return Done(table.number)
