"""The deal of the day: the same cards and bots for everybody, and afterwards how the others did, move by move.

Others' games of a deal are shown to those alone who have finished one of their own: it would tell them the deal.
"""

from datetime import timedelta
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from trilhos.boards import edition
from trilhos.bots.characters import characters
from trilhos.daily.days import FIRST, today
from trilhos.daily.deal import DailyDeal, deal_of
from trilhos.insight.numbers import of_game
from trilhos.server.answers.errors import Forbidden, NotFound, Unauthorized
from trilhos.server.answers.shapes import Colour, EntryData, Made, TableData
from trilhos.server.api.access import Secret, address, anywhere, bearer, chair_of, guest_name
from trilhos.server.api.files import MOST_POSITIONS, Move, Replay, positions_from, told_story
from trilhos.server.api.lessons import LONGEST_RAW_NAME
from trilhos.server.api.making import Wish, from_day
from trilhos.server.api.puzzles import Day, day_of
from trilhos.server.door.kept import packed
from trilhos.server.door.tokens import digest
from trilhos.server.game import sight
from trilhos.server.game.entries import BOT, BY_PLAYER
from trilhos.server.game.table import Table
from trilhos.server.service import Service
from trilhos.server.storage.deals import DealResult

Req = Request[Any, Any, Any]
Own = Annotated[str, Parameter(max_length=64)]


class DealSeat(msgspec.Struct, frozen=True):
    """Who sits where: a bot by its name, or whoever plays."""

    bot: str | None
    name: str


class DailyDealData(msgspec.Struct, frozen=True):
    """The deal of a day: on which board, against whom, and how many devices have played it to the end here.

    `before` and `after` are the days beside it that have one.
    """

    day: str
    before: str | None
    after: str | None
    edition: str
    board: str
    titles: dict[str, str]
    seats: list[DealSeat]
    played: int


class DealWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever plays: `device` is a secret of yours, the same each day, by which your first attempt is told from others;
    a name and a colour, where you have them.
    """

    device: Secret
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_RAW_NAME)] = ""
    colour: Colour | None = msgspec.field(default=None, name="color")


class DealRow(msgspec.Struct, frozen=True):
    """How somebody did. `first`: it was the first time that they played this deal, so it counts. `mine`: from the same
    device.
    """

    game: str
    name: str
    first: bool
    mine: bool
    points: int
    place: int
    tickets: int
    tickets_kept: int
    turns: int


class DealResults(msgspec.Struct, frozen=True):
    """How all did, first attempts before others, by place and points."""

    day: str
    rows: list[DealRow]


@get("/api/deals/{day:str}", tags=["daily"])
async def show(request: Req, service: Service, day: Day) -> DailyDealData:
    """The deal of a day, such as 2026-11-19, or of `today`."""
    service.limits.spend("read", address(request))
    daily = deal_of(day_of(day))
    board, when = edition(daily.edition), daily.day
    return DailyDealData(
        day=when.isoformat(),
        before=(when - timedelta(1)).isoformat() if when > FIRST else None,
        after=(when + timedelta(1)).isoformat() if when < today() else None,
        edition=board.id,
        board=board.address,
        titles={language: words.title for language, words in board.file.words.items()},
        seats=[_seat(bot) for bot in daily.seats],
        played=await service.run(service.deals.count, when.isoformat()),
    )


@post("/api/deals/{day:str}", tags=["daily"])
async def play(request: Req, service: Service, day: Day, data: DealWish) -> Made:
    """Play it: a game of your own, at which nobody looks on. As often as you like; the first that you finish counts."""
    service.limits.spend("create", address(request))
    daily = deal_of(day_of(day))
    player = Wish("you", data.name, colour=data.colour)
    return await from_day(service, daily, player, digest(data.device), guest_name(request))


@get("/api/deals/{day:str}/results", tags=["daily"])
async def results(request: Req, service: Service, day: Day, own: Own) -> DealResults:
    """How all did on this server. `own` is your game of that deal, whose token comes with the request: 403 until it is
    over.
    """
    daily = deal_of(day_of(day))
    mine = await _own(service, request, daily, own)
    for game in await service.run(service.deals.unnoted, daily.day.isoformat()):
        table = await anywhere(service, game)
        if table is not None and table.game is not None and table.game.over:
            await service.run(service.deals.note, _result(table))
    found = await service.run(service.deals.results, daily.day.isoformat())
    return DealResults(daily.day.isoformat(), _rows(found, mine.created.device))


@get("/api/deals/{day:str}/games/{game:str}", tags=["daily"])
async def game_of(request: Req, service: Service, day: Day, game: str, own: Own) -> Response[TableData]:
    """The table of somebody's finished game of that deal, as a spectator sees it."""
    table = await _other(service, request, day, game, own)
    return await packed(msgspec.json.encode(sight.snapshot(table, None)), request)


@get("/api/deals/{day:str}/games/{game:str}/story", tags=["daily"])
async def story(request: Req, service: Service, day: Day, game: str, own: Own) -> Response[list[EntryData]]:
    """Its log, nothing hidden."""
    return await told_story(service, request, await _other(service, request, day, game, own))


@get("/api/deals/{day:str}/games/{game:str}/positions", tags=["daily"])
async def positions(
    request: Req,
    service: Service,
    day: Day,
    game: str,
    own: Own,
    first: Move = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_POSITIONS)] = MOST_POSITIONS,
) -> Response[list[Replay]]:
    """Its positions one after the other, from move `first` on."""
    return await positions_from(service, request, await _other(service, request, day, game, own), first, count)


def _seat(bot: str) -> DealSeat:
    known = characters().get(bot)
    return DealSeat(bot or None, known.name if known else "")


async def _own(service: Service, request: Req, daily: DailyDeal, own: str) -> Table:
    """The table of whoever asks, who has played this deal to the end."""
    service.limits.spend("read", address(request))
    token, table = bearer(request), await anywhere(service, own)
    if token is None or table is None or table.game is None or chair_of(table, token) is None:
        service.limits.spend("token", address(request))
        raise Unauthorized("wrong-token")
    if table.created.day != daily.day.isoformat():
        raise Forbidden("other-deal", day=daily.day.isoformat())
    if not table.game.over:
        raise Forbidden("deal-not-over")
    return table


async def _other(service: Service, request: Req, day: str, game: str, own: str) -> Table:
    """Somebody's finished game of the same deal."""
    daily = deal_of(day_of(day))
    mine = await _own(service, request, daily, own)
    table = mine if game == own else await anywhere(service, game)
    if table is None or table.game is None or table.created.day != mine.created.day or not table.game.over:
        raise NotFound("no-such-deal-game")
    return table


def _result(table: Table) -> DealResult:
    """How its player did."""
    chair = next(number for number, place in enumerate(table.chairs) if place.kind != BOT)
    seat = table.order.index(chair)
    told = of_game(table.running)[seat]
    by = [maker.by for move, maker in zip(table.running.moves, table.decided, strict=True) if move.seat == seat]
    return DealResult(
        game=table.id,
        device=table.created.device,
        chair=chair,
        ended=table.log[table.since - 1].at,
        name=table.chairs[chair].name,
        played=all(one == BY_PLAYER for one in by),
        points=told.points,
        place=told.place,
        tickets=told.tickets_made,
        kept=told.tickets_made + told.tickets_failed,
        turns=told.turns,
    )


def _rows(found: list[DealResult], device: str) -> list[DealRow]:
    """What was left to a bot isn't told of, but a later attempt is no first one any more."""
    seen: set[str] = set()
    rows = []
    for one in found:
        first = one.device not in seen
        seen.add(one.device)
        if one.played:
            mine = one.device == device
            row = DealRow(one.game, one.name, first, mine, one.points, one.place, one.tickets, one.kept, one.turns)
            rows.append(row)
    return sorted(rows, key=lambda row: (not row.first, row.place, -row.points))


HANDLERS: Final = [show, play, results, game_of, story, positions]
