"""Groups: the four of us again, on the next board. Their next game is the one that follows on the last (`rematch`)."""

from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post

from trilhos.boards import Edition
from trilhos.server.answers.club import GroupData, PassData
from trilhos.server.answers.errors import BadRequest, NotFound, Refused
from trilhos.server.answers.shapes import Made
from trilhos.server.api.access import Secret, address, enter
from trilhos.server.api.callers import caller
from trilhos.server.api.club import Words, group_data
from trilhos.server.api.club_games import Game
from trilhos.server.api.making import Chairs, Following, Sitting, make, rematch
from trilhos.server.door.tokens import digest, new_token
from trilhos.server.game import decide
from trilhos.server.game.entries import BOT, EMPTY, RESERVED, Chair, Rematch, TableSettings
from trilhos.server.game.table import Table
from trilhos.server.rooms.rooms import Room
from trilhos.server.service import Service
from trilhos.server.storage.club.groups import Group
from trilhos.server.storage.club.members import OF_GROUP
from trilhos.server.storage.tables import FINISHED

Req = Request[Any, Any, Any]
GRACE = 24 * 3600  # seconds: who plays again and again isn't in a hurry


class GroupWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group's name; with `game`, one of yours, its people are those members who sit there."""

    name: Words
    game: Game | None = None


class InviteWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that invites to a group."""

    given: Secret


class NextWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board by its id, or the next in turn; `rated`, or as it was before."""

    edition: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    rated: bool | None = None


@post("/api/club/groups", tags=["club"])
async def found(request: Req, service: Service, data: GroupWish) -> GroupData:
    """Make a group; of a game that is the last of one of yours there is one already."""
    member = (await caller(service, request)).member.id
    service.limits.spend("create", address(request))
    people = [member]
    if data.game is not None:
        with suppress(NotFound):  # somebody was quicker, or it is asked again
            return group_data(service, await service.run(service.club.groups.after, data.game, member))
        seats = await service.run(service.club.seatings.of_game, data.game)
        people = list(dict.fromkeys([member, *(one.member for one in seats)]))
        if member not in [one.member for one in seats]:
            raise NotFound("no-seat-of-yours")
    now = service.store.clock.now()
    group = await service.run(service.club.groups.make, decide.clean_name(data.name), people, data.game, now)
    return group_data(service, await service.run(service.club.groups.of, group, member))


@post("/api/club/groups/{group:str}/pass", tags=["club"])
async def invite(request: Req, service: Service, group: str) -> PassData:
    """A secret for a link by which members come into the group, for fourteen days."""
    member = (await caller(service, request)).member.id
    service.limits.spend("pass", address(request))
    await service.run(service.club.groups.of, group, member)
    secret, now = new_token(), service.store.clock.now()
    until = await service.run(service.club.members.give_pass, OF_GROUP, group, [digest(secret)], now)
    return PassData(secret, None, int(until - now))


@post("/api/club/groups/enter", tags=["club"])
async def come_in(request: Req, service: Service, data: InviteWish) -> GroupData:
    """Come into a group by an invitation."""
    member = (await caller(service, request)).member.id
    service.limits.spend("pass", address(request))
    group = await service.run(service.club.groups.enter, digest(data.given), member, service.store.clock.now())
    return group_data(service, await service.run(service.club.groups.of, group, member))


@get("/api/club/groups/{group:str}", tags=["club"])
async def show(request: Req, service: Service, group: str) -> GroupData:
    """A group of yours."""
    member = (await caller(service, request)).member.id
    return group_data(service, await service.run(service.club.groups.of, group, member))


@delete("/api/club/groups/{group:str}", tags=["club"])
async def quit_group(request: Req, service: Service, group: str) -> None:
    """Leave a group; with the last one it goes."""
    member = (await caller(service, request)).member.id
    await service.run(service.club.groups.quit, group, member)


@post("/api/club/groups/{group:str}/game", tags=["club"])
async def first(request: Req, service: Service, group: str, data: NextWish) -> Made:
    """The first game of a group, or the first after its last one was deleted or didn't begin for a day; else `next` is
    asked for at the last one.

    Each chair is kept for one of them, who has it brought.
    """
    member = (await caller(service, request)).member.id
    service.limits.spend("create", address(request))
    known = await service.run(service.club.groups.of, group, member)
    if known.status == FINISHED or not known.free(service.store.clock.now()):
        raise Refused("group-plays")
    people = [one.id for one in known.people]
    board = await _board(service, data.edition, None, len(people))
    empty = max(0, board.least_players - len(people))
    chairs = Chairs([Chair(RESERVED) for _ in people] + [Chair(EMPTY) for _ in range(empty)], {}, {})
    for chair in range(len(people)):
        chairs.give_token(chair)
    chairs.told.clear()
    settings = TableSettings(False, True, GRACE, None, rated=bool(data.rated))
    sitting = Sitting(dict(enumerate(people)), group, known.last)
    return await make(service, board, {}, chairs, settings, sitting)


@post("/api/games/{game:str}/next", tags=["club"])
async def following(request: Req, service: Service, game: str, data: NextWish) -> Made:
    """The next game of a group whose last one this is. Everybody's chair is kept, bots and guests included; whoever has
    come into the group since has one, too.
    """
    member = (await caller(service, request)).member.id
    service.limits.spend("create", address(request))
    room = (await enter(service, request, game, None)).room
    table = await service.rooms.read(room)
    group = await _group_after(service, table, member)
    if table.status != FINISHED:
        raise Refused("group-plays")
    if table.rematch is not None:
        await service.run(service.club.groups.went_on, group.id, game, table.rematch)
        return Made(table.rematch, "", {})
    return await _follow(service, room, table, group, data)


async def _group_after(service: Service, table: Table, member: str) -> Group:
    """The group whose last game this is, or was until somebody was quicker."""
    try:
        return await service.run(service.club.groups.after, table.id, member)
    except NotFound:
        return await service.run(service.club.groups.after, table.rematch or table.id, member)


async def _follow(service: Service, room: Room, table: Table, group: Group, data: NextWish) -> Made:
    seats = await service.run(service.club.seatings.of_game, table.id)
    seats = [one for one in seats if table.chairs[one.chair].kind != BOT]  # whose kept chair a bot was given
    there = {one.member for one in seats}
    newcomers = [one.id for one in group.people if one.id not in there]
    chairs, people = decide.rematch_chairs(table), {one.id for one in group.people}
    for one in seats:
        if one.member not in people:
            chairs[one.chair] = Chair(EMPTY)  # who has left the group leaves a chair for somebody else
    board = await _board(service, data.edition, table, len(chairs) + len(newcomers))
    while len(chairs) + len(newcomers) > board.most_players and chairs[-1].kind == BOT:
        chairs.pop()  # people come before bots
    chairs += [Chair(EMPTY)] * (board.least_players - len(chairs) - len(newcomers))
    made = await rematch(service, table, chairs, Following(board, data.rated, newcomers, hosted=True))
    await service.rooms.execute(room, lambda now: [] if now.rematch else [Rematch(made.game)])
    return made


async def _board(service: Service, wanted: str | None, last: Table | None, players: int) -> Edition:
    """The board that is wanted; else the next of those that are offered for so many, after the last."""
    if wanted is not None:
        return await service.run(service.shelf.find, wanted)
    offered = [*(await service.run(service.shelf.offered)).values()]
    ids = [board.id for board in offered]
    at = ids.index(last.board.id) + 1 if last is not None and last.board.id in ids else 0
    fitting = [board for board in [*offered[at:], *offered[:at]] if players <= board.most_players]
    if not fitting:
        raise BadRequest("group-too-many", field="edition", count=players)
    return fitting[0]


HANDLERS = [found, invite, come_in, show, quit_group, first, following]
