"""Boards: which are offered, and all that is known of each, by the hash of its file, for ever."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from trilhos.boards import Edition, shared_rules
from trilhos.boards.drawn import art_of, laid_routes, layers_of
from trilhos.boards.load import written
from trilhos.boards.picture import picture
from trilhos.bots.characters import company
from trilhos.play.view_json import board_data
from trilhos.server.answers.errors import NotFound
from trilhos.server.answers.gallery import BoardWords, board_words
from trilhos.server.answers.numbers import rule_numbers
from trilhos.server.api.access import address
from trilhos.server.door.kept import ASK_AGAIN, BEST, FOR_EVER, JSON, answer
from trilhos.server.service import Service

Req = Request[Any, Any, Any]


class BoardData(msgspec.Struct, frozen=True):
    """A board to choose: where its file is found (`board`), what it is called, who can play, and its options.

    `company` are the characters by name, in the order in which they are proposed for it.
    """

    id: str
    board: str
    words: dict[str, BoardWords]
    least_players: int
    most_players: int
    options: dict[str, bool]
    company: list[str]


@get("/api/boards", tags=["boards"])
async def offered(request: Req, service: Service) -> Response[list[BoardData]]:
    """The boards there are."""
    service.limits.spend("read", address(request))
    boards = (await service.run(service.shelf.offered)).values()
    name = " ".join(board.address for board in boards)
    return await _sent(service, request, name, lambda: msgspec.json.encode([_about(b) for b in boards]), ASK_AGAIN)


def _about(board: Edition) -> BoardData:
    players = board.least_players, board.most_players
    return BoardData(board.id, board.address, board_words(board), *players, board.options, company(board.id))


@get("/api/boards/{board:str}", tags=["boards"])
async def file(request: Req, service: Service, board: str) -> Response[dict[str, Any]]:
    """A board's file, but for what lies behind the routes; places that it doesn't say are made up."""
    return await _part(service, request, board, "file", _without_scenery)


def _without_scenery(board: Edition) -> bytes:
    front = msgspec.structs.replace(art_of(board.file), layers=None, finer=None, rough_land="")
    return msgspec.json.encode(msgspec.structs.replace(board.file, routes=laid_routes(board.file), art=front))


@get("/api/boards/{board:str}/file", tags=["boards"])
async def whole(request: Req, service: Service, board: str) -> Response[dict[str, Any]]:
    """The whole file, as whoever made it wrote it: for editors, and to be kept."""
    return await _part(service, request, board, "whole", lambda b: written(b.file))


@get("/api/boards/{board:str}/scenery", tags=["boards"])
async def scenery(request: Req, service: Service, board: str) -> Response[dict[str, Any]]:
    """What lies behind its routes: by far the most of its bytes, and a game can begin without."""
    return await _part(service, request, board, "scenery", lambda b: msgspec.json.encode(layers_of(b.file)))


@get("/api/boards/{board:str}/finer", tags=["boards"])
async def finer(request: Req, service: Service, board: str) -> Response[dict[str, Any] | None]:
    """The land for those who look closely, or null if the board has none."""
    make = lambda b: msgspec.json.encode(b.file.art and b.file.art.finer)  # noqa: E731
    return await _part(service, request, board, "finer", make)


@get("/api/boards/{board:str}/picture", tags=["boards"])
async def small(request: Req, service: Service, board: str) -> Response[dict[str, Any]]:
    """A small picture of it, as paths: land, spaces by colour, cities."""
    return await _part(service, request, board, "picture", lambda b: msgspec.json.encode(picture(b.file)))


@get("/api/boards/{board:str}/rules", tags=["boards"])
async def rules(request: Req, service: Service, board: str) -> Response[dict[str, Any]]:
    """What its rules page is made of: its chapters, and the numbers in its sentences."""
    return await _part(service, request, board, "rules", lambda b: msgspec.json.encode(rule_numbers(b)))


@get("/api/boards/{board:str}/printed", tags=["boards"])
async def printed(
    request: Req, service: Service, board: str, players: Annotated[int, Parameter(ge=1, le=8)] = 2
) -> Response[dict[str, Any]]:
    """All that is printed, by the numbers that games use, for a number of players: cities, routes, tickets, cards."""
    make = lambda b: msgspec.json.encode(board_data(shared_rules(b, players)))  # noqa: E731
    return await _part(service, request, board, f"printed {players}", make)


async def _part(
    service: Service, request: Req, board: str, part: str, make: Callable[[Edition], bytes]
) -> Response[Any]:
    service.limits.spend("read", address(request))
    found = await service.run(service.shelf.at, board)
    if found is None:
        raise NotFound("unknown-board")
    return await _sent(service, request, f"{board} {part}", lambda: make(found), FOR_EVER)


async def _sent(service: Service, request: Req, name: str, make: Callable[[], bytes], caching: str) -> Response[Any]:
    kept = await service.answers.get(f"boards {name}", JSON, lambda: iter([make()]), b"".join, caching, BEST)
    return answer(kept, request)


HANDLERS = [offered, file, whole, scenery, finer, small, rules, printed]
