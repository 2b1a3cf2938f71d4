"""Bans: addresses and networks that the keeper doesn't want to hear from, the same at every process within seconds."""

import ipaddress
import math
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from trilhos.errors import BadChoice, printable
from trilhos.server.door.headers import HEADERS, PRIVATE
from trilhos.server.storage import orders
from trilhos.server.storage.clock import Clock
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import BANS
from trilhos.text import Text, first_spoken

WIDEST: Final = {4: 8, 6: 16}  # whoever would ban more than that has mistyped it
HOUSEHOLD: Final = {4: 32, 6: 64}  # what one address stands for: of IPv6 everybody has a whole network
LONGEST_REASON: Final = 200
MOST_FOUND: Final = 10_000  # answers that are remembered
LOOPBACK: Final = (ipaddress.ip_network("127.0.0.0/8"), ipaddress.ip_network("::1/128"))
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Ban(msgspec.Struct, frozen=True):
    """One network; with `until`, for some time only."""

    network: str
    reason: str
    at: float
    until: float | None

    def ends(self, now: float) -> float:
        """When it ends; never later than as long from now as it was meant for, should it come from a wrong clock."""
        return math.inf if self.until is None else min(self.until, now + self.until - self.at)


def read_network(word: str) -> Network:
    """An address or a network as a keeper writes it; BadChoice for what is none, or would hit everybody."""
    try:
        address, slash, _ = word.strip().partition("/")
        found: Network = ipaddress.ip_network(word.strip() if slash else _household(address), strict=False)
    except ValueError as problem:
        raise BadChoice("bad-network", value=word) from problem
    if found.prefixlen < WIDEST[found.version]:
        raise BadChoice("ban-too-wide", value=word)
    if any(found.version == here.version and found.overlaps(here) for here in LOOPBACK):
        raise BadChoice("ban-loopback", value=word)
    return found


def _household(address: str) -> str:
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return f"{found}/{HOUSEHOLD[found.version]}"


class Bans:
    """The bans of a database, as this process knows them."""

    def __init__(self, engine: sa.Engine, clock: Clock) -> None:
        self.engine = engine
        self.clock = clock
        self.known: list[tuple[Network, float]] = []  # and when it ends
        self.found: dict[str, float] = {}  # by address, since the last change: when its ban ends
        self.load()

    def load(self) -> None:
        """Look at the database again."""
        now = self.clock.now()
        self.known = [(ipaddress.ip_network(ban.network), ban.ends(now)) for ban in self.listed()]
        self.found = {}

    def banned(self, address: str) -> bool:
        """Whether nobody listens to this address."""
        if not self.known:
            return False
        end = self.found.get(address)
        if end is None:
            if len(self.found) >= MOST_FOUND:
                self.found = {}
            end = self.found[address] = self._end(address)
        return end > self.clock.now()

    def _end(self, address: str) -> float:
        """When the last ban of an address ends; long ago where there is none."""
        try:
            mine = ipaddress.ip_network(_household(address), strict=False)
        except ValueError:
            return 0.0
        ends = [end for network, end in self.known if mine.version == network.version and mine.overlaps(network)]
        return max(ends, default=0.0)

    # The keeper's side

    def listed(self) -> list[Ban]:
        """All bans that still hold."""
        query = (
            sa.select(BANS)
            .where((BANS.c.until.is_(None)) | (BANS.c.until > self.clock.now()))
            .order_by(BANS.c.at.desc())
        )
        with self.engine.connect() as connection:
            return [Ban(**row) for row in connection.execute(query).mappings()]

    def ban(self, word: str, reason: str = "", seconds: float | None = None) -> Ban:
        """Shut an address or a network out."""
        now = self.clock.now()
        ban = Ban(
            str(read_network(word)), printable(reason)[:LONGEST_REASON], now, None if seconds is None else now + seconds
        )
        with writing(self.engine) as connection:
            connection.execute(sa.delete(BANS).where(BANS.c.network == ban.network))
            connection.execute(sa.insert(BANS), [msgspec.structs.asdict(ban)])
            orders.give(connection, orders.BANNED, ban.network)
        return ban

    def unban(self, word: str) -> bool:
        """Let it in again; whether it was shut out."""
        network = str(read_network(word))
        with writing(self.engine) as connection:
            orders.give(connection, orders.BANNED, network)
            return connection.execute(sa.delete(BANS).where(BANS.c.network == network)).rowcount > 0


class Gate:
    """ASGI middleware before everything else: whoever is banned gets no further."""

    def __init__(self, app: ASGIApp, bans: Bans) -> None:
        self.app = app
        self.bans = bans

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request, unless it comes from a banned address."""
        client: Any = scope.get("client")
        if client is None or not self.bans.banned(client[0]):
            await self.app(scope, receive, send)
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 4403, "reason": "banned"})
            return
        wanted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
        message = Text(first_spoken(wanted.split(",")))("banned")
        body = msgspec.json.encode({"error": "banned", "message": message})
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 403, "headers": [*headers, *HEADERS, PRIVATE]})
        await send({"type": "http.response.body", "body": body, "more_body": False})
