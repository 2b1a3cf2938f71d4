"""The OpenAPI document, and a page about it: made when they are asked for first, in a thread, and kept as bytes.

The document is one text under three names, for JSON is YAML: writing it as YAML took the event loop 100 ms each time.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from trilhos import __version__
from trilhos.server.api import reference
from trilhos.server.api.access import address
from trilhos.server.door.kept import Kept, answer, keep
from trilhos.server.service import Service

NAMES: Final = {
    "/api/schema/openapi.json": "application/vnd.oai.openapi+json",
    "/api/schema/openapi.yaml": "application/yaml",
    "/api/schema/openapi.yml": "application/yaml",
}
PAGE: Final = "/api/schema"
STYLE: Final = "/api/schema/reference.css"
Req = Request[Any, Any, Any]


def describe(handlers: Sequence[Any], **settings: Any) -> dict[str, Any]:
    """The document about these handlers."""
    bearer = SecurityScheme(
        type="http", scheme="bearer", description="The token of a seat's secret link, or the host's"
    )
    config = OpenAPIConfig(
        title="Trilhos",
        version=__version__,
        description="Rooms, seats and live play of rail-network board games.",
        components=Components(security_schemes={"link": bearer}),
        security=[{}, {"link": []}],
    )
    return Litestar(route_handlers=handlers, openapi_config=config, **settings).openapi_schema.to_schema()


def serving(describe_all: Callable[[], dict[str, Any]]) -> Any:
    """The handler that gives it out."""

    @cache
    def kept() -> dict[str, Kept]:
        told = describe_all()
        text = msgspec.json.encode(told)
        page, style = reference.page(told).encode(), reference.STYLE.encode()
        documents = {name: keep(text, media) for name, media in NAMES.items()}
        return {**documents, PAGE: keep(page, "text/html"), STYLE: keep(style, "text/css")}

    lock = asyncio.Lock()

    @get([*NAMES, PAGE, STYLE], include_in_schema=False)
    async def schema(request: Req, service: Service) -> Response[bytes]:
        service.limits.spend("read", address(request))
        async with lock:  # a quarter of a second, once in a process's life
            made = await asyncio.to_thread(kept)
        return answer(made[request.scope["path"].rstrip("/")], request)

    return schema
