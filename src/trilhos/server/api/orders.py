"""Standing orders of one's own chair: what is to be done while one is elsewhere. Nobody else is told of them."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, put

from trilhos.server.api.access import Access, address, bearer, enter
from trilhos.server.api.play import count
from trilhos.server.game.standing import MOST_ORDERS, Buildable, BuildOrder, CollectOrder, Until, buildable, checked
from trilhos.server.service import Service
from trilhos.server.storage.tables import RUNNING

Req = Request[Any, Any, Any]


class OrdersWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want done, the first that is legal in each turn, instead of the orders of a `version`; none: nothing."""

    version: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    orders: Annotated[list[CollectOrder | BuildOrder], msgspec.Meta(max_length=MOST_ORDERS)]
    until: Until = msgspec.field(default_factory=Until)


class OrdersData(msgspec.Struct, frozen=True):
    """Your orders as they stand. Every change, also by what was carried out, counts `version` up. `played`: so many
    turns. `stopped`: why nothing is carried out any more: done, undone, near, last-round, turns. `can`: what may be
    built yet by somebody; `cards`: all kinds of them.
    """

    version: int
    orders: list[CollectOrder | BuildOrder]
    until: Until
    played: int
    stopped: str | None
    can: list[Buildable]
    cards: list[str]


@get("/api/games/{game:str}/orders", tags=["orders"])
async def show(request: Req, service: Service, game: str) -> OrdersData:
    """Your standing orders."""
    service.limits.spend("read", address(request))
    return await _told(service, await enter(service, request, game, bearer(request)))


@put("/api/games/{game:str}/orders", tags=["orders"])
async def change(request: Req, service: Service, game: str, data: OrdersWish) -> OrdersData:
    """Give other orders, carried out when your turn comes. 409 when another device, or a turn, has changed them."""
    access = await enter(service, request, game, bearer(request))
    count(service, access)
    await service.stewards.errands.give(
        access.room,
        access.player,
        data.version,
        lambda table: checked(table.running, data.orders, data.until),
        access.check,
    )
    return await _told(service, access)


async def _told(service: Service, access: Access) -> OrdersData:
    version, standing = await service.stewards.errands.told(access.room, access.player)
    table, stopped = access.room.table, standing.stopped or None
    can, cards = list[Buildable](), list[str]()
    if table.status == RUNNING:
        can, cards = buildable(table.running), [kind.name for kind in table.running.rules.cards.kinds]
    return OrdersData(version, standing.orders, standing.until, standing.played, stopped, can, cards)


HANDLERS = [show, change]
