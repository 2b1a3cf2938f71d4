"""A member's games: those that go on, those that are over, and with whom they were played."""

from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from trilhos.server.answers.club import ClubExport, ClubGame, Met, PlayedGame, PlayedSeat, RatingData
from trilhos.server.answers.errors import Unauthorized
from trilhos.server.answers.shapes import ShownColour
from trilhos.server.api.access import Secret, address
from trilhos.server.api.callers import caller
from trilhos.server.api.club import club_data, ratings
from trilhos.server.club.ratings import subject
from trilhos.server.door.limits import LISTED
from trilhos.server.door.tokens import digest
from trilhos.server.game.entries import BOT, RESERVED
from trilhos.server.service import Service
from trilhos.server.storage.club.members import TAG
from trilhos.server.storage.club.results import MOST_MET, SeatResult
from trilhos.server.storage.tables import OPEN

Req = Request[Any, Any, Any]
MOST_RUNNING: Final = 100
MOST_LISTED: Final = 100
FAR: Final = 1e11  # later than anything
FORMAT: Final = "trilhos-member/1"
Game = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]  # an id; a database takes no NUL


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that this device holds, by the token of its secret link."""

    game: Game
    token: Secret


@post("/api/club/seats", tags=["club"], status_code=204)
async def link(request: Req, service: Service, data: SeatWish) -> None:
    """A seat that this device holds is yours in the club, too: it is in your lists, and your other devices can have it.
    One chair of a game is.
    """
    asks = await caller(service, request)
    if await service.run(service.club.seatings.link, data.game, asks.member.id, digest(data.token)) is None:
        service.limits.spend("token", address(request))
        raise Unauthorized("wrong-token")


@get("/api/club/games", tags=["club"])
async def games(request: Req, service: Service) -> list[ClubGame]:
    """Your games that aren't over: first those that wait for you, and of these that which has waited longest."""
    member = (await caller(service, request)).member.id
    return await running(service, address(request), member)


async def running(service: Service, who: str, member: str) -> list[ClubGame]:
    """The same, of any member."""
    mine = await service.run(service.club.seatings.of_member, member, MOST_RUNNING)
    service.limits.spend("read", who, LISTED * len(mine))
    found = {about.game: about for about in await service.listings.about([(one.game, one.head) for one in mine])}
    listed = []
    for one in mine:
        about = found.get(one.game)
        chair = None if about is None else about.chairs[one.chair]
        if about is not None and chair is not None and chair.kind != BOT:  # one may have been given a kept chair
            kept = about.status == OPEN and chair.kind == RESERVED
            turn = kept or (chair.seat in about.waiting and not chair.resigned)
            listed.append(ClubGame(about, one.chair, turn, about.moved))
    return sorted(listed, key=lambda game: (not game.turn, game.since))


@get("/api/club/history", tags=["club"])
async def history(
    request: Req,
    service: Service,
    limit: Annotated[int, Parameter(ge=1, le=MOST_LISTED)] = 30,
    before: float = FAR,
) -> list[PlayedGame]:
    """Your games that are over, the latest first; `before` (an `at`) pages on. Those that were dealt elsewhere, taught,
    or played on from another one aren't among them.
    """
    member = (await caller(service, request)).member.id
    return await _played(service, member, limit, before)


@get("/api/club/people", tags=["club"])
async def people(request: Req, service: Service) -> list[Met]:
    """Members and bots with whom you have played, and how you came out; who is met most first."""
    member = (await caller(service, request)).member.id
    return await _met(service, member)


@get("/api/club/export", tags=["club"])
async def export(request: Req, service: Service) -> ClubExport:
    """All that is kept about you, but for secrets."""
    asks = await caller(service, request)
    member = asks.member.id
    club = await club_data(service, asks)
    going, over = await running(service, address(request), member), await _played(service, member, MOST_MET, FAR)
    return ClubExport(FORMAT, club, going, over, await _met(service, member))


async def _played(service: Service, member: str, limit: int, before: float) -> list[PlayedGame]:
    results = service.club.results
    found = await service.run(results.of_member, member, limit, before)
    kept = await service.run(results.kept, [seats[0].game for seats in found])
    names = await service.run(results.names, _members(found))
    return [
        PlayedGame(
            game=seats[0].game,
            kept=seats[0].game in kept,
            at=seats[0].at,
            titles=msgspec.json.decode(seats[0].titles, type=dict[str, str]),
            rated=seats[0].rated,
            seats=[_seat(seat, member, names) for seat in sorted(seats, key=lambda seat: seat.place)],
        )
        for seats in found
    ]


def _seat(seat: SeatResult, member: str, names: dict[str, str]) -> PlayedSeat:
    colour = msgspec.convert(seat.colour, ShownColour)
    tag = seat.member[:TAG] if seat.member in names and seat.member else None
    return PlayedSeat(seat.name, tag, seat.bot or None, seat.member == member, colour, seat.place, seat.points)


def _members(games: Iterable[list[SeatResult]]) -> set[str]:
    return {seat.member for seats in games for seat in seats if seat.member}


async def _met(service: Service, member: str) -> list[Met]:
    """Whoever has left the club, or never was in it, is nobody one could be compared with."""
    results = service.club.results
    found = await service.run(results.of_member, member, MOST_MET, FAR)
    names = await service.run(results.names, _members(found))
    meetings: dict[str, list[tuple[SeatResult, int]]] = {}
    for seats in found:
        mine = next(seat for seat in seats if seat.member == member)
        for seat in seats:
            if seat is not mine and (seat.bot or seat.member in names):
                meetings.setdefault(subject(seat), []).append((seat, mine.place))
    known = await ratings(service, meetings)
    met = [_meeting(who, seats, names, known[who]) for who, seats in meetings.items()]
    return sorted(met, key=lambda one: (-one.games, one.name))


def _meeting(who: str, seats: list[tuple[SeatResult, int]], names: dict[str, str], rating: RatingData | None) -> Met:
    latest = seats[0][0]
    return Met(
        name=latest.name if latest.bot else names[who],
        tag=None if latest.bot else who[:TAG],
        bot=latest.bot or None,
        games=len({seat.game for seat, _ in seats}),
        ahead=sum(mine < seat.place for seat, mine in seats),
        behind=sum(mine > seat.place for seat, mine in seats),
        last=latest.at,
        rating=rating,
    )


HANDLERS = [link, games, history, people, export]
