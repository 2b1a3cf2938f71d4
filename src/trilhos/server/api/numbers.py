"""Numbers over the games of a device: asked for once, with the tokens of the seats that it holds."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post

from trilhos.insight.numbers import FinishedSeat, Numbers, numbers, of_game
from trilhos.insight.review import Review
from trilhos.server.api.access import address, anywhere, chair_of
from trilhos.server.api.club_games import SeatWish
from trilhos.server.game import sight
from trilhos.server.service import Service

Req = Request[Any, Any, Any]
MOST_SEATS: Final = 120
A_SEAT: Final = 0.5  # what one costs of a read


class NumbersWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats that this device holds, the newest first."""

    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=MOST_SEATS)]


class NumbersData(msgspec.Struct, frozen=True):
    """By board, number of players and name; and the finished games that have no review yet."""

    numbers: list[Numbers]
    titles: dict[str, dict[str, str]]  # of the boards, by language
    unreviewed: list[str]


@post("/api/numbers", tags=["files"], status_code=200)
async def numbers_of(request: Req, service: Service, data: NumbersWish) -> NumbersData:
    """Numbers over your finished games. Games that go on, and those that aren't here any more, are left out."""
    service.limits.spend("read", address(request), 1 + A_SEAT * len(data.seats))
    found: list[FinishedSeat] = []
    titles: dict[str, dict[str, str]] = {}
    unreviewed: list[str] = []
    for wish in data.seats:
        table = await anywhere(service, wish.game)
        chair = None if table is None or table.game is None or not table.game.over else chair_of(table, wish.token)
        if table is None or chair is None or table.created.study or table.created.lesson:
            continue
        kept = await service.run(service.reviews.find, wish.game)
        review = None if kept is None else msgspec.json.decode(kept, type=Review)
        found.append(of_game(table.running, review)[table.order.index(chair)])
        titles[table.running.edition] = sight.about(table).titles
        if review is None and wish.game not in unreviewed:
            unreviewed.append(wish.game)
    return NumbersData(numbers(found), titles, unreviewed)


HANDLERS: Final = [numbers_of]
