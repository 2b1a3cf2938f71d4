"""Sitting down, getting up, starting, and taking a seat to another device."""

from typing import Annotated, Any

import msgspec
from litestar import Request, post

from trilhos.server.answers.errors import Forbidden, NotFound, Unauthorized
from trilhos.server.answers.problems import language
from trilhos.server.answers.shapes import Colour, Done, Seated
from trilhos.server.api.access import Access, Secret, address, bearer, chair_of, enter, guest_name
from trilhos.server.api.callers import caller, member_of
from trilhos.server.api.facts import title
from trilhos.server.api.games import MOST_CHAIRS, Hash
from trilhos.server.door.tokens import digest, new_token
from trilhos.server.game import dealing, decide
from trilhos.server.game.entries import PERSON, Draft
from trilhos.server.game.table import Table
from trilhos.server.service import Service
from trilhos.server.storage.tables import OPEN
from trilhos.text import Text

Req = Request[Any, Any, Any]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]


class JoinWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be known by, or none; `chair` only where a certain open chair is wanted, `color` where a certain
    colour is: that of somebody else is refused. Whoever sits already changes name and colour by it.

    `secret`, 128 random bits or more of the client's own, becomes the token: sent again, when no answer came, it finds
    the same chair. `promise` is the hash of a nonce of yours, by which you take part in the deal. `member` is the key
    of a member's device: the chair is that member's, in their lists and for their rating.
    """

    name: str
    chair: Annotated[int, msgspec.Meta(ge=0)] | None = None
    secret: Secret | None = None
    promise: Hash | None = None
    member: Secret | None = None
    colour: Colour | None = msgspec.field(default=None, name="color")


class NonceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you have promised: 256 random bits in hexadecimal."""

    nonce: Hash


class RenewWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`secret`, as for joining, becomes the token: sent again, when no answer came, it finds the seat moved already.
    `member` as for joining.
    """

    secret: Secret | None = None
    member: Secret | None = None


class BringWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`secret`, as for joining, becomes the token."""

    secret: Secret | None = None


class StartWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bots` sit down on the chairs that are still empty, in their order; then `bot` on all the rest."""

    bot: str | None = None
    bots: Annotated[list[str], msgspec.Meta(max_length=MOST_CHAIRS)] = []


@post("/api/games/{game:str}/join", tags=["seats"])
async def join(request: Req, service: Service, game: str, data: JoinWish) -> Seated:
    """Sit down: with a secret link on its chair, else on an open one. The last one in brings the deal.

    The token in the answer is yours alone: a link that somebody gave you is void from now on.
    """
    service.limits.spend("join", address(request))
    access = await _moving(request, service, game, data.secret)
    token, given = bearer(request), data.secret or new_token()
    member = await member_of(service, request, data.member)
    seated = next((chair for one in (token, given) if (chair := _seated(access.room.table, one)) is not None), None)
    if seated is None or member is not None:  # who sits there takes another name without a word about the club
        at = access if seated is None else msgspec.structs.replace(access, chair=seated)
        await _check_rated(service, at, member)
    taken: list[tuple[int, str]] = []
    unnamed = not data.name.strip()
    who = decide.Newcomer(guest_name(request) if unnamed else data.name, unnamed, data.colour, data.promise)

    def sit(table: Table) -> list[Draft]:
        mine, again = _seated(table, token), _seated(table, given)  # again: an earlier answer was lost
        if again is not None or (mine is not None and (table.status != OPEN or table.sealed)):
            taken.append((again, given) if again is not None else (access.player, str(token)))
            return []
        chair, drafts = decide.join(table, who, data.chair, access.chair)
        taken.append((chair, given if mine is None else str(token)))  # another name is no other token
        return drafts

    link = lambda: (taken[-1][0], digest(taken[-1][1]))  # noqa: E731
    await service.rooms.execute(access.room, sit, link=link, may=access.check, member=member)
    return Seated(access.room.table.id, *taken[-1])


async def _check_rated(service: Service, access: Access, member: str | None) -> None:
    """Forbidden where everybody has to be a member, each another one, and this isn't so."""
    if not access.room.table.settings.rated:
        return
    if member is None:
        raise Forbidden("rated-needs-member")
    seats = await service.run(service.club.seatings.of_game, access.room.table.id)
    mine = next((one.chair for one in seats if one.member == member), access.chair)
    theirs = next((one.member for one in seats if one.chair == access.chair), member)
    if theirs != member:
        raise Forbidden("rated-others-seat")
    if mine != access.chair:
        raise Forbidden("rated-once")


def _seated(table: Table, token: str | None) -> int | None:
    """The chair on which the holder of this token sits already."""
    chair = None if token is None else chair_of(table, token)
    return chair if chair is not None and table.chairs[chair].kind == PERSON else None


@post("/api/games/{game:str}/leave", tags=["seats"], status_code=200)
async def leave(request: Req, service: Service, game: str) -> Done:
    """Get up before the start; the secret link is void, the chair open to anybody."""
    access = await enter(service, request, game, bearer(request))
    chair = access.player
    number = await service.rooms.execute(
        access.room, lambda table: decide.leave(table, chair), link=lambda: (chair, None), may=access.check
    )
    return Done(number)


@post("/api/games/{game:str}/start", tags=["seats"], status_code=200)
async def start(request: Req, service: Service, game: str, data: StartWish) -> Done:
    """Start now, with bots on the empty chairs; only whoever made the game can."""
    access = await enter(service, request, game, bearer(request))
    if not access.host:
        raise Forbidden("host-only")
    wanted = [*data.bots, *[data.bot] * MOST_CHAIRS] if data.bot else data.bots
    for bot in set(wanted):
        service.bots.check(bot)
    bots = [(bot, title(bot, Text(language(request)))) for bot in wanted]
    return Done(await service.rooms.execute(access.room, lambda table: decide.start(table, bots)))


@post("/api/games/{game:str}/nonce", tags=["seats"], status_code=200)
async def reveal(request: Req, service: Service, game: str, data: NonceWish) -> Done:
    """Reveal your nonce, once everybody sits and all promises are told; the last one starts the game."""
    service.limits.spend("join", address(request))
    access = await enter(service, request, game, bearer(request))
    chair = access.player
    number = await service.rooms.execute(
        access.room, lambda table: dealing.reveal(table, chair, data.nonce), may=access.check
    )
    return Done(number)


@post("/api/games/{game:str}/seat", tags=["seats"])
async def renew(request: Req, service: Service, game: str, data: RenewWish) -> Seated:
    """A new secret link for your seat, for another device; the old one is void and its connections are closed."""
    service.limits.spend("join", address(request))
    access = await _moving(request, service, game, data.secret)
    member = await member_of(service, request, data.member)
    await _check_rated(service, access, member)
    return await _renewed(service, access, access.player, data.secret, member)


@post("/api/games/{game:str}/bring", tags=["club"])
async def bring(request: Req, service: Service, game: str, data: BringWish) -> Seated:
    """Your seat comes to this device, by the key of a member's device: a new secret link, and the old one is void."""
    service.limits.spend("join", address(request))
    member = (await caller(service, request)).member.id
    room = (await enter(service, request, game, None)).room
    mine = [one for one in await service.run(service.club.seatings.of_game, game) if one.member == member]
    table = await service.rooms.read(room, fresh=True)  # the link may be newer than what is in memory
    if not mine or table.secrets.tokens.get(mine[0].chair) != mine[0].token:
        raise NotFound("no-seat-of-yours")
    access = Access(room, mine[0].token, mine[0].chair, host=False)
    return await _renewed(service, access, mine[0].chair, data.secret, member)


async def _renewed(service: Service, access: Access, chair: int, secret: str | None, member: str | None) -> Seated:
    token = secret or new_token()
    await service.rooms.execute(
        access.room,
        lambda table: [] if chair_of(table, token) == chair else decide.renew(table, chair),
        link=lambda: (chair, digest(token)),
        may=access.check,
        member=member,
    )
    return Seated(access.room.table.id, chair, token)


async def _moving(request: Req, service: Service, game: str, secret: str | None) -> Access:
    """By the old link; or by the new one, where the seat has moved already and the answer was lost."""
    try:
        return await enter(service, request, game, bearer(request))
    except Unauthorized:
        if secret is None:
            raise
        return await enter(service, request, game, secret)


HANDLERS = [join, leave, start, reveal, renew, bring]
