"""Webhooks of one's own chair: where to be told of a turn while one is elsewhere."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put

from trilhos.server.answers.errors import BadRequest
from trilhos.server.api import telling
from trilhos.server.api.access import address, bearer, enter
from trilhos.server.api.telling import Tried
from trilhos.server.heralds.address import LONGEST, NoWay, parse
from trilhos.server.heralds.store import WEBHOOK, Hook
from trilhos.server.service import Service

Req = Request[Any, Any, Any]


class WebhookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send notices, as JSON or as bare text; without a language, in that of the request. With a time zone,
    such as America/Lima, moments are told as the clocks there show them.
    """

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    form: Literal["json", "text"] = "json"
    language: str | None = None
    zone: telling.Zone = ""


class WebhookData(msgspec.Struct, frozen=True):
    """What you may know of your webhook: of its address the host alone, for the rest is a secret.

    `offered`: whether the owner of the server wants webhooks. `on`: false after too many failures in a row; `problem`
    says what went wrong last.
    """

    offered: bool
    host: str | None
    form: str | None
    language: str | None
    on: bool
    problem: str | None

    @staticmethod
    def of(hook: Hook | None, offered: bool, request: Req) -> "WebhookData":
        """What is told of a hook, or that there is none."""
        if hook is None:
            return WebhookData(offered, None, None, None, False, None)
        return WebhookData(offered, hook.host, hook.form, hook.language, hook.on, telling.problem(hook, request))


@get("/api/games/{game:str}/webhook", tags=["webhooks"])
async def show(request: Req, service: Service, game: str) -> WebhookData:
    """The webhook of your chair, if it has one."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    chair, heralds = access.player, service.heralds
    if heralds is None or WEBHOOK not in heralds.ways:
        return WebhookData.of(None, False, request)
    return WebhookData.of(await service.run(heralds.hooks.get, game, chair), True, request)


@put("/api/games/{game:str}/webhook", tags=["webhooks"])
async def change(request: Req, service: Service, game: str, data: WebhookWish) -> WebhookData:
    """Be told at this address when your turn comes, and when the game ends. It is never shown again, to nobody."""
    access, heralds = await telling.player(service, request, game)
    postman = telling.offered(heralds.ways.webhook, "webhooks-off").postman
    place = parse(data.address, postman.allowed)
    try:  # so that whoever gives it hears of it at once; it is looked up again each time
        await postman.numbers(place)
    except NoWay as problem:
        raise BadRequest("webhook-no-address", field="address") from problem
    spoken, number = telling.spoken(data.language, request), await telling.number(service, access)
    zone = await telling.placed(service, data.zone)
    hook = Hook(game, access.player, data.address, data.form, spoken, number, zone=zone)
    await service.run(heralds.hooks.put, hook)
    return WebhookData.of(hook, True, request)


@delete("/api/games/{game:str}/webhook", tags=["webhooks"], status_code=200)
async def remove(request: Req, service: Service, game: str) -> WebhookData:
    """Be told no more; the address is forgotten."""
    access, heralds = await telling.player(service, request, game)
    telling.offered(heralds.ways.webhook, "webhooks-off")
    await service.run(heralds.hooks.remove, game, access.player)
    return WebhookData.of(None, True, request)


@post("/api/games/{game:str}/webhook/try", tags=["webhooks"], status_code=200)
async def try_out(request: Req, service: Service, game: str) -> Tried:
    """Send a notice now, and tell what came back; if it arrives, a webhook that was switched off is on again."""
    access, heralds = await telling.player(service, request, game)
    telling.offered(heralds.ways.webhook, "webhooks-off")
    return await telling.tried(service, request, access, WEBHOOK)


HANDLERS = [show, change, remove, try_out]
