"""Boards that people bring to the workshop, and the gallery of all that a server offers."""

from typing import Any

import msgspec
from litestar import Request, delete, get, post

from trilhos.boards import EDITIONS, from_outside
from trilhos.boards.check import LARGEST, read_board
from trilhos.server.answers.errors import Forbidden, NotFound, Refused, Unauthorized
from trilhos.server.answers.gallery import GalleryBoard, gallery_board
from trilhos.server.answers.problems import language
from trilhos.server.api.access import address, bearer
from trilhos.server.api.workshop import BoardBody
from trilhos.server.door.tokens import digest, matches, new_token
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]


class WorkshopData(msgspec.Struct, frozen=True):
    """Whether boards can be brought and made here, and what whoever brings one has to know."""

    open: bool
    largest: int  # bytes of a board's file
    warning: str


class BroughtBoard(msgspec.Struct, frozen=True):
    """A board that was brought: games are made with `board` as their edition.

    The secret, which is never told again, lets its owner show it in the gallery, and take it away. Who brings what
    somebody else has brought before gets none.
    """

    board: str
    fingerprint: str
    secret: str | None
    warning: str


def open_workshop(service: Service) -> None:
    """Forbidden where the workshop is closed."""
    if not service.settings.workshop:
        raise Forbidden("workshop-closed")


@get("/api/workshop", tags=["workshop"])
async def about(request: Req, service: Service) -> WorkshopData:
    """Whether the workshop is open."""
    service.limits.spend("read", address(request))
    return WorkshopData(service.settings.workshop, LARGEST, _warning(request))


def _warning(request: Req) -> str:
    return Text(language(request))("workshop-warning")


@post("/api/workshop/boards", tags=["workshop"], request_max_body_size=LARGEST + 1)
async def bring(request: Req, service: Service, body: BoardBody) -> BroughtBoard:
    """Bring a board: it is checked, and kept for all who know its address. Those used longest ago make room."""
    open_workshop(service)
    service.limits.spend("bring", address(request))
    async with service.queue.turn():
        board = from_outside(await service.run(read_board, body, Text(language(request))("workshop-a-board")))
    if board.id in EDITIONS:
        raise Refused("workshop-id-taken", id=board.id)
    secret = new_token()
    new = await service.run(service.shelf.uploads.keep, board, address(request), digest(secret))
    return BroughtBoard(board.address, board.fingerprint, secret if new else None, _warning(request))


@post("/api/workshop/boards/{board:str}/gallery", tags=["workshop"], status_code=204)
async def publish(request: Req, service: Service, board: str) -> None:
    """Show one's board in the gallery, for everybody."""
    await _own(request, service, board)
    await service.run(service.shelf.uploads.publish, board, True)


@delete("/api/workshop/boards/{board:str}/gallery", tags=["workshop"])
async def withdraw(request: Req, service: Service, board: str) -> None:
    """Take one's board out of the gallery; whoever has its address can play on it still."""
    await _own(request, service, board)
    await service.run(service.shelf.uploads.publish, board, False)


@delete("/api/workshop/boards/{board:str}", tags=["workshop"])
async def take_away(request: Req, service: Service, board: str) -> None:
    """Take one's board away; games on it go on."""
    await _own(request, service, board)
    await service.run(service.shelf.uploads.remove, board)


async def _own(request: Req, service: Service, board: str) -> None:
    """Only who has brought a board may do this; wrong secrets are limited like wrong links."""
    open_workshop(service)
    service.limits.spend("join", address(request))
    secret, given = await service.run(service.shelf.uploads.secret, board), bearer(request)
    if secret is None:
        raise NotFound("unknown-board")
    if given is None or not matches(given, secret):
        service.limits.spend("token", address(request))
        raise Unauthorized("wrong-board-secret")


@get("/api/workshop/gallery", tags=["workshop"])
async def gallery(request: Req, service: Service) -> list[GalleryBoard]:
    """The boards that are offered here, and those that people show."""
    service.limits.spend("read", address(request))
    offered = [gallery_board(board) for board in (await service.run(service.shelf.offered)).values()]
    brought = await service.run(service.shelf.uploads.published) if service.settings.workshop else []
    found = [*offered, *brought]
    figures = await service.run(service.shelf.uploads.figures, [one.fingerprint for one in found])
    return [msgspec.structs.replace(one, trial=figures.get(one.fingerprint)) for one in found]


HANDLERS = [about, bring, publish, withdraw, take_away, gallery]
