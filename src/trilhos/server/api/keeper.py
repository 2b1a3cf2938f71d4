"""For the keeper alone: games, quarantine and bans, with the keeper's own token."""

import asyncio
from collections import Counter
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import Parameter

from trilhos import __version__
from trilhos.server.answers.errors import Forbidden, NotFound, Unauthorized
from trilhos.server.answers.problems import language
from trilhos.server.api.access import address, bearer
from trilhos.server.door.tokens import digest, matches
from trilhos.server.keeping.bans import Ban
from trilhos.server.keeping.keeper import Keeper, Overview, Shown, Wanted
from trilhos.server.service import Service
from trilhos.server.storage.club.members import ClubMember
from trilhos.server.storage.receipts import Loss, losses, note_losses
from trilhos.text import Text

MOST_LISTED: Final = 200
MOST_ADDRESSES: Final = 100
NO_NUL: Final = "^[^\\x00]*$"  # which PostgreSQL takes in no text
Req = Request[Any, Any, Any]


class ServerState(msgspec.Struct, frozen=True):
    """How the server is doing, this process above all."""

    version: str
    games: dict[str, int]  # by status
    rooms: int  # in this process's memory
    connections: dict[str, int]  # of this process, by address, the most first
    replaced_bots: list[str]
    losses: list[Loss]


class Detail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why, in the keeper's own words."""

    detail: Annotated[str, msgspec.Meta(max_length=500, pattern=NO_NUL)] = ""


class BanWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An address or a network; for some hours, or until it is lifted."""

    network: Annotated[str, msgspec.Meta(max_length=64)]
    reason: Annotated[str, msgspec.Meta(max_length=200, pattern=NO_NUL)] = ""
    hours: Annotated[float, msgspec.Meta(gt=0, le=87_600)] | None = None


def _admit(request: Req, service: Service) -> Keeper:
    """Only the keeper gets in; wrong tokens are limited like wrong links."""
    token, given = service.settings.keeper_token, bearer(request)
    if token is None:
        raise Forbidden("no-keeper")
    if given is None or not matches(given, digest(token)):
        service.limits.spend("token", address(request))
        raise Unauthorized("wrong-keeper-token")
    service.limits.spend("read", address(request))
    return Keeper(service.engine)


@get("/api/keeper/state", tags=["keeper"])
async def state(request: Req, service: Service) -> ServerState:
    """How the server is doing."""
    keeper = _admit(request, service)
    members = (member for room in service.rooms.rooms.values() for member in room.audience.members)
    return ServerState(
        version=__version__,
        games=await service.run(keeper.counts),
        rooms=len(service.rooms.rooms),
        connections=dict(Counter(member.address for member in members).most_common(MOST_ADDRESSES)),
        replaced_bots=sorted({bot for _, bot in service.stewards.replaced}),
        losses=await service.run(losses, service.engine),
    )


@post("/api/keeper/losses/noted", tags=["keeper"], status_code=204)
async def noted(request: Req, service: Service) -> None:
    """The keeper knows what is lost: `/health` needn't say so any longer."""
    _admit(request, service)
    await service.run(note_losses, service.engine)


@get("/api/keeper/games", tags=["keeper"])
async def listed(
    request: Req,
    service: Service,
    status: Literal["open", "running", "finished", "quarantined"] | None = None,
    begins: Annotated[str, Parameter(max_length=32, pattern=NO_NUL)] = "",
    before: float | None = None,
    limit: Annotated[int, Parameter(ge=1, le=MOST_LISTED)] = 50,
) -> list[Overview]:
    """Games, those with the latest move first; `before` (a `moved` time) pages on, `begins` searches by id."""
    keeper = _admit(request, service)
    return await service.run(keeper.listed, Wanted(status, begins, before, limit))


@get("/api/keeper/games/{game:str}", tags=["keeper"])
async def shown(request: Req, service: Service, game: str) -> Shown:
    """One game: its chairs, and what sort of thing happened last; nothing that a player hides."""
    return await service.run(_admit(request, service).shown, game)


@get("/api/keeper/games/{game:str}/export", tags=["keeper"])
async def export(request: Req, service: Service, game: str, secrets: bool = False) -> Response[bytes]:
    """The raw rows of a game as JSON lines; what players hide only when asked for with `secrets=true`."""
    keeper = _admit(request, service)
    rows = await service.run(lambda: list(keeper.export(game, secrets)))
    text = b"".join(msgspec.json.encode(row) + b"\n" for row in rows)
    return Response(text, media_type="application/jsonl")


@delete("/api/keeper/games/{game:str}", tags=["keeper"])
async def remove(request: Req, service: Service, game: str) -> None:
    """Delete a game for good; its players are told."""
    keeper = _admit(request, service)
    await service.run(keeper.shown, game)
    await service.run(keeper.delete, [game])
    await service.hearing.look()


@post("/api/keeper/games/{game:str}/quarantine", tags=["keeper"], status_code=204)
async def hold(request: Req, service: Service, game: str, data: Detail) -> None:
    """Shut a game; everybody is sent away."""
    await service.run(_admit(request, service).hold, game, data.detail)
    await service.hearing.look()


@post("/api/keeper/games/{game:str}/release", tags=["keeper"], status_code=204)
async def release(request: Req, service: Service, game: str) -> None:
    """Open a game again, if its log can be folded."""
    await service.run(_admit(request, service).release, game)


@get("/api/keeper/bans", tags=["keeper"])
async def bans(request: Req, service: Service) -> list[Ban]:
    """Addresses and networks that are shut out."""
    _admit(request, service)
    return await service.run(service.bans.listed)


@post("/api/keeper/bans", tags=["keeper"])
async def ban(request: Req, service: Service, data: BanWish) -> Ban:
    """Shut an address or a network out, at every process within seconds; of IPv6 an address means its /64."""
    _admit(request, service)
    made = await asyncio.to_thread(
        service.bans.ban, data.network, data.reason, None if data.hours is None else data.hours * 3600
    )
    await service.hearing.look()
    return made


@delete("/api/keeper/bans", tags=["keeper"])
async def unban(request: Req, service: Service, network: Annotated[str, Parameter(max_length=64)]) -> None:
    """Let an address or a network in again."""
    _admit(request, service)
    await service.run(service.bans.unban, network)
    await service.hearing.look()


@delete("/api/keeper/boards/{board:str}", tags=["keeper"])
async def remove_board(request: Req, service: Service, board: str) -> None:
    """Take a board away that somebody has brought to the workshop; games on it go on."""
    _admit(request, service)
    if not await service.run(service.shelf.uploads.remove, board):
        raise NotFound("unknown-board")


@get("/api/keeper/members", tags=["keeper"])
async def members(request: Req, service: Service) -> list[ClubMember]:
    """The members of the club, who came last first."""
    _admit(request, service)
    return await service.run(service.club.members.listed)


@delete("/api/keeper/members/{member:str}", tags=["keeper"])
async def remove_member(request: Req, service: Service, member: str) -> None:
    """Put a member out of the club, as if they had left it."""
    _admit(request, service)
    await service.run(service.club.members.leave, member, Text(language(request))("somebody"))
    await service.secretary.look()
    await service.hearing.look()


GAMES = [state, noted, listed, shown, export, remove, hold, release]
HANDLERS = [*GAMES, bans, ban, unban, remove_board, members, remove_member]
