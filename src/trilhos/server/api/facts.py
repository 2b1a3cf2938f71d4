"""What does not change: the editions, their boards, and the bots there are."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.params import Parameter

from trilhos.editions import EDITIONS, edition, shared_rules
from trilhos.play.view_json import board_data
from trilhos.server.access import address
from trilhos.server.service import Service

Req = Request[Any, Any, Any]


class EditionData(msgspec.Struct, frozen=True):
    """An edition to choose: its player counts, and its options with their defaults."""

    id: str
    least_players: int
    most_players: int
    options: dict[str, bool]


@get("/api/editions", tags=["facts"])
async def editions(request: Req, service: Service) -> list[EditionData]:
    """The boards there are."""
    service.limits.spend("read", address(request))
    return [EditionData(e.id, e.least_players, e.most_players, e.options) for e in EDITIONS.values()]


@get("/api/editions/{name:str}", tags=["facts"])
async def board(
    request: Req, service: Service, name: str, players: Annotated[int, Parameter(ge=1, le=8)] = 2
) -> dict[str, Any]:
    """The board of an edition for a number of players: cities, routes, tickets, cards."""
    service.limits.spend("read", address(request))
    return board_data(shared_rules(edition(name).id, players))


@get("/api/bots", tags=["facts"])
async def bots(request: Req, service: Service) -> list[str]:
    """The bots that may sit on a chair."""
    service.limits.spend("read", address(request))
    return service.allowed_bots()


HANDLERS = [editions, board, bots]
