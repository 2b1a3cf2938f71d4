"""Live play: a WebSocket that says hello with its token and last number, and gets everything from there on.

Whoever sits at the table may say commands over it too: as by a request, for less of the server's work.
"""

import asyncio
import contextlib
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import ValidationException, WebSocketDisconnect

from trilhos.server.answers.errors import NotFound, Refused
from trilhos.server.answers.problems import accepted, answer_to
from trilhos.server.answers.shapes import Done, PointedAt, Problem
from trilhos.server.api.access import Access, address, enter, look, may_watch
from trilhos.server.api.play import COMMANDS, count
from trilhos.server.door.bodies import decoded
from trilhos.server.door.gently import gently
from trilhos.server.door.wire import ABORT
from trilhos.server.game import decide, sight
from trilhos.server.rooms.audience import Member, sealed, told
from trilhos.server.service import Service

LARGEST_FRAME: Final = 4096
# Close codes of our own; 4000 plus the status that HTTP would answer.
INTERNAL: Final = 1011
BAD_FRAME: Final = 4400
BAD_ORIGIN: Final = 4403
TOO_SLOW: Final = 4408
REASONS: Final = {
    "too-slow": TOO_SLOW, "taken-over": 4409, "left": 4410, "given-to-bot": 4410, "stopping": 1012, "moved": 1012,
    "quarantined": 4423, "game-deleted": 4410, "banned": 4403, "too-many-connections": 4429,
}  # fmt: skip
ROUTE: Final = "/api/games/{game:str}/live"
LOG = structlog.get_logger("trilhos.requests")
Socket = WebSocket[Any, Any, Any]
T = TypeVar("T")


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first frame: who you are (no token: a spectator), the last entry you know, and your language."""

    type: Literal["hello"]
    token: str | None = None
    after: int = 0
    language: str = ""  # of the sentences in answers; without one, as the browser wants it
    screen: Literal["tv"] | None = None  # a big screen, which everybody in the room sees: never with a token


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Any time later; answered with {"type":"pong"}."""


class Post(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="post"):
    """A command: what a request to …/`to` with this body would do. Its answer has the same `id`."""

    id: int
    to: str
    body: msgspec.Raw


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="point"):
    """What a player points at, for the big screens: a route or a city of the board, by its place there; or nothing."""

    route: Annotated[int, msgspec.Meta(ge=0)] | None = None
    city: Annotated[int, msgspec.Meta(ge=0)] | None = None


HELLO: Final = msgspec.json.Decoder(Hello)
LATER: Final = msgspec.json.Decoder(Ping | Post | Point)


class NoMessage(Exception):
    """The other side sent something that is no message, or nothing in time."""


@websocket(ROUTE)
async def live(socket: Socket, service: Service, game: str) -> None:
    """Send what happens to one viewer, until one of the two has enough."""
    await socket.accept()
    code, reason = 1000, ""
    try:
        code, reason = await _attend(socket, service, game)
    except Refused as problem:
        code, reason = 4000 + problem.status, problem.key
    except NoMessage as problem:
        code, reason = BAD_FRAME, str(problem)
    except (WebSocketDisconnect, OSError):  # gone, or dropped
        return
    except Exception:
        LOG.exception("bug", route=ROUTE)
        code, reason = INTERNAL, "bug"
    if code != 1000:
        service.refusals.note(reason, route=ROUTE, code=code)
    with contextlib.suppress(Exception):  # the other side may be gone already
        await socket.close(code, reason)


async def _attend(socket: Socket, service: Service, game: str) -> tuple[int, str]:
    if not _same_origin(socket, service):
        return BAD_ORIGIN, "bad-origin"
    service.limits.spend("connect", address(socket))
    hello = await _read(socket, HELLO, service.settings.patience)
    if hello.screen and hello.token:
        raise NoMessage("bad-frame")
    access = await enter(service, socket, game, hello.token)
    may_watch(access)
    where = socket.client.host if socket.client else "-"
    member = Member(access.chair, where, socket.scope["state"][ABORT], screen=hello.screen is not None)
    await _greet(service, access, member, hello.after)
    service.metrics.connections.inc()
    try:
        wanted = hello.language or socket.headers.get("accept-language", "")
        return await _converse(socket, service, access, member, accepted(wanted))
    finally:
        service.metrics.connections.dec()
        await _say_goodbye(service, access, member)


def _same_origin(socket: Socket, service: Service) -> bool:
    """Browsers tell where a page comes from: only our own, and those the owner allows. Programs tell nothing."""
    origin = socket.headers.get("origin")
    if origin is None or origin in service.settings.origins:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == socket.headers.get("host", "")


async def _greet(service: Service, access: Access, member: Member, after: int) -> None:
    """Everything behind the last number the client knows; from here on it misses nothing."""
    if access.chair is not None:
        chair = access.chair
        await service.rooms.execute(
            access.room, lambda table: decide.welcome(table, chair, pressed=False), may=access.check
        )
    after = max(after, 0)
    table = await look(service, access)
    entries = await gently(told(table, table.log[after:], access.chair))
    table = await look(service, access)  # it may have gone on meanwhile
    entries += told(table, table.log[after + len(entries) :], access.chair)
    shown, at = sight.snapshot(table, access.chair), service.store.clock.now()
    member.offer(sealed(table.number, entries, shown, at))
    access.room.audience.number = table.number
    service.rooms.attend(access.room, member)


async def _converse(socket: Socket, service: Service, access: Access, member: Member, language: str) -> tuple[int, str]:
    """Send news and answers until either side stops."""
    listening = asyncio.create_task(_listen(socket, service, access, member, language))
    try:
        while (said := await member.next()) is not None:
            await socket.send_data(said, mode="text")
        if member.closed == "gone":
            listening.result()
        return REASONS.get(member.closed or "", 1000), member.closed or ""
    finally:
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)


async def _listen(socket: Socket, service: Service, access: Access, member: Member, language: str) -> None:
    who = f"{id(member)}"
    try:
        while True:
            said = await _read(socket, LATER, None)
            if isinstance(said, Ping):
                service.limits.spend("frame", who)
                member.offer(b'{"type":"pong"}')
            elif isinstance(said, Point):
                service.limits.spend("point", who)
                _point(access, said)
            else:
                service.limits.spend("request", address(socket))
                member.offer(await _answer(service, access, said, language))
    finally:
        member.close("gone")


def _point(access: Access, said: Point) -> None:
    """Show the room what somebody points at. It is on the board, or it is no message."""
    table, chair = access.room.table, access.player
    seat = None if table.game is None else table.seat_of(chair)
    if seat is None:  # not begun
        return
    access.check(table)
    board = table.running.rules.board
    if (said.route or 0) >= len(board.routes) or (said.city or 0) >= len(board.cities):
        raise NoMessage("bad-frame")
    access.room.audience.point(PointedAt(seat, said.route, said.city))


async def _answer(service: Service, access: Access, said: Post, language: str) -> bytes:
    """Carry a command out, and put its answer together: the one that the request would get."""
    told: Done | Problem
    try:
        if said.to not in COMMANDS:
            raise NotFound("http-404")
        decoder, carry_out = COMMANDS[said.to]
        count(service, access)
        status, told = 200, await carry_out(service, access, decoded(said.body, decoder))
    except Exception as problem:
        status, told, _ = answer_to(problem, language, ROUTE)
        service.refusals.note(told.error, route=ROUTE, status=status)
    return msgspec.json.encode({"type": "answer", "id": said.id, "status": status, "body": told})


async def _read(socket: Socket, decoder: msgspec.json.Decoder[T], seconds: float | None) -> T:
    try:
        async with asyncio.timeout(seconds):
            frame = await socket.receive_data(mode="text")
        if len(frame) > LARGEST_FRAME:
            raise NoMessage("too-large")
        return decoded(frame, decoder)
    except (TimeoutError, ValidationException, KeyError) as problem:
        raise NoMessage("bad-frame") from problem


async def _say_goodbye(service: Service, access: Access, member: Member) -> None:
    service.rooms.leave(access.room, member)
    if access.chair is not None and not service.stopping:
        with contextlib.suppress(Exception):  # a notice may come a little early then
            await service.run(service.store.seen, [(access.room.table.id, access.chair)], service.store.clock.now())


HANDLERS = [live]
