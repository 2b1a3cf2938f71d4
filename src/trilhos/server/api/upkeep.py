"""For those who run the server: is it well, and how is it doing."""

import hmac
from typing import Any, Final

import msgspec
from litestar import Request, Response, get

from trilhos import __version__
from trilhos.server.answers.errors import Forbidden, Unavailable
from trilhos.server.api.access import bearer
from trilhos.server.service import Service

LOOPBACK: Final = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
Req = Request[Any, Any, Any]


class Health(msgspec.Struct, frozen=True):
    """The server answers, and so does its database."""

    status: str
    version: str
    quarantined: int  # games that are shut
    lost: int  # acknowledged moves that the database doesn't have any more, and the keeper hasn't noted yet
    replaced_bots: int  # bots of games that this server doesn't run: a caretaker plays in their place


@get("/health", tags=["upkeep"])
async def health(service: Service) -> Health:
    """200 when requests can be served, 503 when the database can't be written or the server is about to stop."""
    found = await service.vitals.look()
    if service.stopping:
        raise Unavailable("stopping")
    return Health("ok", __version__, found.quarantined, found.lost, len(service.stewards.replaced))


@get("/metrics", tags=["upkeep"], media_type="text/plain")
async def metrics(request: Req, service: Service) -> Response[bytes]:
    """Figures in Prometheus' format; from this machine, or with the owner's token."""
    token, given = service.settings.metrics_token, bearer(request) or ""
    direct = not any(name in request.headers for name in FORWARDED)  # a proxy on this machine says for whom it asks
    from_here = direct and request.client is not None and request.client.host in LOOPBACK
    allowed = from_here if token is None else hmac.compare_digest(given.encode(), token.encode())
    if not allowed:
        raise Forbidden("metrics-only-here")
    service.metrics.rooms.set(len(service.rooms.rooms))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [health, metrics]
