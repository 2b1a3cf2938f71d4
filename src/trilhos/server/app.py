"""The web application: handlers, the OpenAPI document, and what holds for every request."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

from trilhos import __version__
from trilhos.server import page, problems
from trilhos.server.api import facts, files, games, live, play, seats, upkeep, webhooks
from trilhos.server.guard import Guard
from trilhos.server.service import Service
from trilhos.server.settings import Settings

LARGEST_BODY: Final = 65_536
HANDLERS: Final = [
    handler for part in (games, seats, play, webhooks, files, facts, upkeep, live) for handler in part.HANDLERS
]  # fmt: skip


def make_app(settings: Settings) -> Guard:
    """The application of one server process."""
    service = Service(settings)
    app = Litestar(
        route_handlers=[*HANDLERS, *page.handlers(settings.page)],
        dependencies={"service": Provide(_service, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,
        lifespan=[_lifespan],
        openapi_config=_document(),
        request_max_body_size=LARGEST_BODY,
        state=State({"service": service}),
        logging_config=None,
        signature_types=[Service],
    )
    return Guard(app, service.metrics)


def _service(state: State) -> Service:
    service: Service = state["service"]
    return service


@asynccontextmanager
async def _lifespan(app: Litestar) -> AsyncIterator[None]:
    service: Service = app.state["service"]
    await service.start()
    try:
        yield
    finally:
        await service.stop()


def _document() -> OpenAPIConfig:
    bearer = SecurityScheme(
        type="http", scheme="bearer", description="The token of a seat's secret link, or the host's"
    )
    return OpenAPIConfig(
        title="Trilhos",
        version=__version__,
        description="Rooms, seats and live play of rail-network board games.",
        path="/api/schema",
        components=Components(security_schemes={"link": bearer}),
        security=[{}, {"link": []}],
        render_plugins=[],
    )
