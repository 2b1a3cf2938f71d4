"""Who asks: the holder of a secret link, the host of a game, or anybody."""

from hmac import compare_digest
from typing import Annotated, Any

import msgspec
from litestar.connection import ASGIConnection

from trilhos.server.answers.errors import Forbidden, Gone, NotFound, Quarantined, Unauthorized
from trilhos.server.answers.problems import accepted
from trilhos.server.door.limits import UNKNOWN, household
from trilhos.server.door.tokens import digest
from trilhos.server.game.entries import BOT
from trilhos.server.game.table import Table
from trilhos.server.rooms.rooms import Room
from trilhos.server.service import Service
from trilhos.text import Text

Connection = ASGIConnection[Any, Any, Any, Any]
SCHEME = "bearer "
# As good as a token of ours: 128 random bits, in 22 letters or more.
Secret = Annotated[str, msgspec.Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Access(msgspec.Struct, frozen=True):
    """A room, and what this request may do there."""

    room: Room
    hashed: str | None  # of the token; a live connection asks with every command
    chair: int | None
    host: bool

    @property
    def player(self) -> int:
        """The chair; Forbidden for those who have none."""
        if self.chair is None:
            raise Forbidden("needs-a-seat")
        return self.chair

    def check(self, table: Table) -> None:
        """Unauthorized once the link has become void; asked where something is decided or shown, at the last moment."""
        if self.hashed is not None and holder(table, self.hashed) != self.chair:
            raise Unauthorized("wrong-token")


def address(connection: Connection) -> str:
    """Where a request comes from, as limits count it; behind a trusted proxy, what the proxy says."""
    return household(connection.client.host) if connection.client else UNKNOWN


def guest_name(connection: Connection) -> str:
    """What somebody is called who gives no name."""
    return Text(accepted(connection.headers.get("accept-language", "")))("guest-name")


def bearer(connection: Connection) -> str | None:
    """The token of a request, if it has one."""
    header = connection.headers.get("authorization", "")
    return header[len(SCHEME) :].strip() if header.lower().startswith(SCHEME) else None


async def enter(service: Service, connection: Connection, game: str, token: str | None) -> Access:
    """Access to a game. A wrong token is answered the same whether or not the game exists."""
    try:
        room = await service.rooms.get(game)
    except NotFound:
        if token is None:
            raise
        room = None
    access = None if room is None else _access(room, token)
    if room is not None and access is None:  # the link may have come into the database by another process, or a backup
        await service.rooms.read(room, fresh=True)
        access = _access(room, token)
    if access is None:
        service.limits.spend("token", address(connection))
        raise Unauthorized("wrong-token")
    return access


def _access(room: Room, token: str | None) -> Access | None:
    if token is None:
        return Access(room, None, None, host=False)
    hashed = digest(token)
    chair, host = holder(room.table, hashed), compare_digest(hashed, room.table.secrets.host)
    return Access(room, hashed, chair, host) if host or chair is not None else None


def chair_of(table: Table, token: str) -> int | None:
    """The chair whose secret link this is; a bot's chair has none, though one may have been given out for it."""
    return holder(table, digest(token))


def holder(table: Table, hashed: str) -> int | None:
    """The same, by the hash of the link's token."""
    links = [(chair, stored) for chair, stored in table.secrets.tokens.items() if table.chairs[chair].kind != BOT]
    return next((chair for chair, stored in links if compare_digest(hashed, stored)), None)


async def look(service: Service, access: Access) -> Table:
    """The table, for somebody whose link is still good."""
    table = await service.rooms.read(access.room)
    access.check(table)
    return table


def may_watch(access: Access) -> None:
    """Forbidden where spectators are not wanted."""
    if access.chair is None and not access.host and not access.room.table.settings.spectators:
        raise Forbidden("no-spectators")


async def anywhere(service: Service, game: str) -> Table | None:
    """A table, wherever it lives; no room is opened for it."""
    rooms = service.rooms
    try:
        room = rooms.rooms.get(game)
        return await rooms.folded(await rooms.load(game)) if room is None else await rooms.read(room)
    except (Quarantined, Gone, NotFound):
        return None
