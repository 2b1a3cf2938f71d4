"""The web application: handlers, the OpenAPI document, and what holds for every request."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypedDict

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from trilhos.server import page
from trilhos.server.answers import problems
from trilhos.server.api import (
    boards,
    club,
    club_games,
    deals,
    facts,
    files,
    games,
    groups,
    hints,
    jobs,
    keeper,
    lessons,
    live,
    mail,
    notices,
    numbers,
    orders,
    play,
    puzzles,
    reviews,
    seats,
    upkeep,
    uploads,
    webhooks,
    workshop,
)
from trilhos.server.api.document import describe, serving
from trilhos.server.door.bodies import Body
from trilhos.server.guard import Guard
from trilhos.server.keeping.bans import Gate
from trilhos.server.relay import Relay
from trilhos.server.service import Service

LARGEST_BODY: Final = 65_536
PARTS: Final = [
    *(games, seats, play, hints, lessons, orders, webhooks, notices, mail, files, reviews, numbers, boards, facts),
    *(puzzles, deals),
    *(club, club_games, groups),
    *(workshop, uploads, jobs, upkeep, keeper, live),
]
HANDLERS: Final = [handler for part in PARTS for handler in part.HANDLERS]


def make_app(service: Service) -> Gate:
    """The application of one server process."""
    app = Litestar(
        route_handlers=[*HANDLERS, serving(document), *page.handlers(service.settings.page)],
        exception_handlers=problems.HANDLERS,
        lifespan=[_lifespan],
        openapi_config=None,
        request_max_body_size=LARGEST_BODY,
        state=State({"service": service}),
        request_class=Body,
        **_settings(),
    )
    relay = Relay(Guard(app, service), service.homes)
    service.moved.append(relay.changed)
    return Gate(relay, service.bans)


def document() -> dict[str, Any]:
    """The OpenAPI document about all that a program may ask."""
    return describe(HANDLERS, **_settings())


class AppSettings(TypedDict):
    """What the server and the document about it have in common, by the names of Litestar."""

    dependencies: dict[str, Provide]  # what handlers may ask for by name
    signature_types: list[type]
    logging_config: None  # the logs are set up by whoever starts the server


def _settings() -> AppSettings:
    service = Provide(_service, sync_to_thread=False)
    return {"dependencies": {"service": service}, "signature_types": [Service], "logging_config": None}


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
