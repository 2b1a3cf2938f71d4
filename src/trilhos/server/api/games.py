"""Making, listing and looking at games."""

from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from trilhos.server.answers.errors import BadRequest, Forbidden
from trilhos.server.answers.shapes import About, EntryData, Made, News, TableData
from trilhos.server.api.access import Secret, address, bearer, enter, guest_name, look, may_watch
from trilhos.server.api.callers import member_of
from trilhos.server.api.making import Chairs, Sitting, Wish, make
from trilhos.server.door.gently import gently
from trilhos.server.door.kept import listed as json_list
from trilhos.server.door.kept import packed
from trilhos.server.door.limits import LISTED
from trilhos.server.game import sight
from trilhos.server.game.entries import TableSettings
from trilhos.server.game.table import DAY
from trilhos.server.rooms.audience import sealed, told
from trilhos.server.service import Service

Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
HashOrNone = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]
MOST_CHAIRS: Final = 8
MOST_LISTED: Final = 100
LONGEST_GRACE: Final = 14 * 24 * 3600
SHORTEST_GRACE: Final = 30
LONGEST_VACATION: Final = 60  # days in all
Req = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=0, le=2**31 - 1)]


class ChairWish(Wish, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a chair: you, the holder of a secret link, a bot, or whoever comes first.

    Who gives no name is given one. `promise`, of your own chair: the hash of a nonce of yours, by which you take part
    in the deal. Who wants no certain `color` has one that is left.
    """

    kind: Literal["you", "link", "open", "bot"]
    promise: HashOrNone = ""


class NewGameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be made. `first` is the chair that begins; without it, the seed decides. With `hints` whoever sits down
    may ask the server what to do, and the others are told that they did.

    For a game over days: `days` for each turn instead of `clock` seconds, after which the caretaker plays for a player
    until they are back (`grace` means nothing then), and `vacation`, the days for which each of them may stop that.

    `member` is the key of a member's device: the first chair of yours is that member's. A `rated` game counts for the
    ratings of its players: all are members, each another one, or bots, and nobody is told what to do.
    """

    edition: str
    chairs: Annotated[list[ChairWish], msgspec.Meta(min_length=1, max_length=MOST_CHAIRS)]
    options: dict[str, bool] = {}
    first: Annotated[int, msgspec.Meta(ge=0)] | None = None
    public: bool = False
    spectators: bool = True
    grace: Annotated[int, msgspec.Meta(ge=SHORTEST_GRACE, le=LONGEST_GRACE)] = 120
    clock: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_GRACE)] = 0
    days: Literal[0, 1, 2, 3, 7] = 0
    vacation: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_VACATION)] = 0
    hints: bool = False
    rated: bool = False
    member: Secret | None = None


@post("/api/games", tags=["games"])
async def create(request: Req, service: Service, data: NewGameWish) -> Made:
    """Make a game. The answer holds the secret tokens: they are never told again."""
    service.limits.spend("create", address(request))
    chairs = Chairs.wished(list(data.chairs), service.bots.check, guest_name(request))
    _check_days(data)
    settings = TableSettings(
        *(data.public, data.spectators, data.days * DAY or data.grace, data.first, data.clock, data.hints, data.rated),
        days=data.days,
        vacation=data.vacation,
    )
    member = await member_of(service, request, data.member)
    mine = [number for number, chair in enumerate(data.chairs) if chair.kind == "you"]
    if data.rated:
        _check_rated(data, member, len(mine))
    board = await service.run(service.shelf.find, data.edition)
    sitting = Sitting({mine[0]: member}) if member and mine else None
    return await make(service, board, data.options, chairs, settings, sitting)


def _check_days(data: NewGameWish) -> None:
    if data.days and data.clock:
        raise BadRequest("days-or-clock", field="days")
    if data.vacation and not data.days:
        raise BadRequest("vacation-needs-days", field="vacation")


def _check_rated(data: NewGameWish, member: str | None, mine: int) -> None:
    if member is None:
        raise Forbidden("rated-needs-member")
    if data.hints:
        raise BadRequest("rated-no-hints", field="hints")
    if mine != 1:
        raise BadRequest("rated-one-each", field="chairs")


@get("/api/games", tags=["games"])
async def listed(
    request: Req,
    service: Service,
    status: Literal["open", "running", "finished"] = "open",
    limit: Annotated[int, Parameter(ge=1, le=MOST_LISTED)] = 20,
    before: float | None = None,
) -> list[About]:
    """Public games of a status, those with the latest move first; `before` (a `moved` time) pages on."""
    service.limits.spend("read", address(request), 1 + LISTED * limit)
    games = await service.run(
        service.store.listed, status, limit, service.store.clock.now() + 1 if before is None else before
    )
    return await service.listings.about(games)


@get("/api/games/{game:str}", tags=["games"])
async def show(request: Req, service: Service, game: str) -> TableData:
    """The table as you see it: with a seat's token your own cards and choices, without one what is public."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    may_watch(access)
    return sight.snapshot(await look(service, access), access.chair)


@get("/api/games/{game:str}/events", tags=["games"])
async def events(request: Req, service: Service, game: str, after: Number = 0) -> Response[list[EntryData]]:
    """What has happened since the entry `after`, in order; the same that live connections are sent."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    may_watch(access)
    table = await look(service, access)
    return await packed(json_list(await gently(told(table, table.log[after:], access.chair))), request)


@get("/api/games/{game:str}/news", tags=["games"])
async def news(request: Req, service: Service, game: str, after: Number = 0) -> Response[News]:
    """The table and what has happened since the entry `after`, of one moment: what a live connection is told first."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    may_watch(access)
    table = await look(service, access)
    number, shown = table.number, sight.snapshot(table, access.chair)  # of this moment, whatever happens meanwhile
    entries = await gently(told(table, table.log[after:], access.chair))
    return await packed(sealed(number, entries, shown, service.store.clock.now()), request)


HANDLERS = [create, listed, show, events, news]
