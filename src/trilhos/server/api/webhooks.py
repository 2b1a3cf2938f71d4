"""Webhooks of one's own chair: where to be told of a turn while one is elsewhere."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post, put

from trilhos.server.answers.errors import BadRequest, Forbidden, NotFound, Refused
from trilhos.server.answers.problems import language
from trilhos.server.api.access import Access, address, bearer, enter, look
from trilhos.server.service import Service
from trilhos.server.storage.tables import FINISHED
from trilhos.server.heralds.address import LONGEST, NoWay, parse
from trilhos.server.heralds.heralds import Heralds
from trilhos.server.heralds.postman import Delivery
from trilhos.server.heralds.store import Hook
from trilhos.text import LANGUAGES, Text

Req = Request[Any, Any, Any]


class WebhookWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send notices, as JSON or as bare text; without a language, in that of the request."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    form: Literal["json", "text"] = "json"
    language: str | None = None


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


class Tried(msgspec.Struct, frozen=True):
    """What came of a notice for trial: the status of the answer, if there was one, and a sentence about it."""

    sent: bool
    status: int | None
    message: str


@get("/api/games/{game:str}/webhook", tags=["webhooks"])
async def show(request: Req, service: Service, game: str) -> WebhookData:
    """The webhook of your chair, if it has one."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    chair = access.player
    if service.heralds is None:
        return _none(offered=False)
    return _told(await service.run(service.heralds.hooks.get, game, chair), request)


@put("/api/games/{game:str}/webhook", tags=["webhooks"])
async def change(request: Req, service: Service, game: str, data: WebhookWish) -> WebhookData:
    """Be told at this address when your turn comes, and when the game ends. It is never shown again, to nobody."""
    access, heralds = await _player(service, request, game)
    place = parse(data.address, heralds.postman.allowed)
    try:  # so that whoever gives it hears of it at once; it is looked up again each time
        await heralds.postman.numbers(place)
    except NoWay as problem:
        raise BadRequest("webhook-no-address", field="address") from problem
    table = await look(service, access)
    if table.status == FINISHED:
        raise Refused("webhook-too-late")
    spoken = data.language or language(request)
    if spoken not in LANGUAGES:
        raise BadRequest("unknown-language", field="language", name=spoken, known=", ".join(LANGUAGES))
    hook = Hook(game, access.player, data.address, data.form, spoken, told=table.number)
    await service.run(heralds.hooks.put, hook)
    return _told(hook, request)


@delete("/api/games/{game:str}/webhook", tags=["webhooks"], status_code=200)
async def remove(request: Req, service: Service, game: str) -> WebhookData:
    """Be told no more; the address is forgotten."""
    access, heralds = await _player(service, request, game)
    await service.run(heralds.hooks.remove, game, access.player)
    return _told(None, request)


@post("/api/games/{game:str}/webhook/try", tags=["webhooks"], status_code=200)
async def try_out(request: Req, service: Service, game: str) -> Tried:
    """Send a notice now, and tell what came back; if it arrives, a webhook that was switched off is on again."""
    access, heralds = await _player(service, request, game)
    hook = await service.run(heralds.hooks.get, game, access.player)
    if hook is None:
        raise NotFound("no-webhook")
    outcome = await heralds.try_out(await look(service, access), hook)
    return Tried(outcome.problem is None, outcome.status, _sentence(outcome, request))


async def _player(service: Service, request: Req, game: str) -> tuple[Access, Heralds]:
    service.limits.spend("webhook", address(request))
    access = await enter(service, request, game, bearer(request))
    access.player  # noqa: B018 - only players have one
    if service.heralds is None:
        raise Forbidden("webhooks-off")
    return access, service.heralds


def _told(hook: Hook | None, request: Req) -> WebhookData:
    if hook is None:
        return _none(offered=True)
    problem = _sentence(Delivery(hook.status, hook.problem), request) if hook.problem else None
    return WebhookData(True, hook.host, hook.form, hook.language, hook.on, problem)


def _none(offered: bool) -> WebhookData:
    return WebhookData(offered, None, None, None, False, None)


def _sentence(outcome: Delivery, request: Req) -> str:
    text = Text(language(request))
    return text(f"webhook-{outcome.problem or 'sent'}", status=str(outcome.status or ""))


HANDLERS = [show, change, remove, try_out]
