"""Notices of one's turns: what a chair has of them, those to browsers, and quiet hours."""

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post, put

from trilhos.server.answers.errors import BadRequest, Refused
from trilhos.server.api import telling
from trilhos.server.api.access import address, bearer, enter
from trilhos.server.api.mail import MailData
from trilhos.server.api.telling import Tried
from trilhos.server.api.webhooks import WebhookData
from trilhos.server.heralds.address import LONGEST, NoWay, parse
from trilhos.server.heralds.heralds import Heralds
from trilhos.server.heralds.push import device
from trilhos.server.heralds.quiet import QuietHours
from trilhos.server.heralds.sealing import Lock
from trilhos.server.heralds.store import MAIL, PUSH, WEBHOOK, Hook
from trilhos.server.service import Service

Req = Request[Any, Any, Any]
Word = Annotated[str, msgspec.Meta(max_length=200)]
MOST_DEVICES: Final = 5  # of one chair


class PushLock(msgspec.Struct, frozen=True):
    """The keys of a subscription, as browsers give them out."""

    p256dh: Word
    auth: Word


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription; without a language, notices are in that of the request. `zone` as for webhooks."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    keys: PushLock
    language: str | None = None
    zone: telling.Zone = ""


class PushDevice(msgspec.Struct, frozen=True):
    """A browser that is told. `on`: false after too many failures in a row; `problem` says what went wrong last."""

    id: str
    on: bool
    problem: str | None


class PushData(msgspec.Struct, frozen=True):
    """Notices to browsers: the key by which they know this server, if it offers them, and those of your chair."""

    key: str | None
    devices: list[PushDevice]


class QuietData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours in which you aren't told of anything; what still holds is told when they end."""

    hours: QuietHours | None


class NoticesData(msgspec.Struct, frozen=True):
    """How you are told of your turns while you are elsewhere, and how you could be."""

    webhook: WebhookData
    push: PushData
    mail: MailData
    quiet: QuietHours | None


@get("/api/games/{game:str}/notices", tags=["notices"])
async def show(request: Req, service: Service, game: str) -> NoticesData:
    """All of it for your chair; of addresses no more than you need to know them again."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    chair, heralds = access.player, service.heralds
    if heralds is None:
        return NoticesData(
            WebhookData.of(None, False, request), PushData(None, []), MailData.of(None, False, request), None
        )
    hooks = await service.run(heralds.hooks.of, game, chair)
    quiet = await service.run(heralds.hooks.quiet, game, chair)
    return NoticesData(
        WebhookData.of(_one(hooks, WEBHOOK), WEBHOOK in heralds.ways, request),
        _push(heralds, hooks, request),
        MailData.of(_one(hooks, MAIL), MAIL in heralds.ways, request),
        msgspec.json.decode(quiet, type=QuietHours) if quiet else None,
    )


@put("/api/games/{game:str}/quiet", tags=["notices"])
async def keep_quiet(request: Req, service: Service, game: str, data: QuietData) -> QuietData:
    """Be told of nothing between these times of day, by no way; or at any time again."""
    access, heralds = await telling.player(service, request, game)
    if data.hours is not None:
        await service.run(data.hours.check)
    kept = msgspec.json.encode(data.hours).decode() if data.hours else None
    await service.run(heralds.hooks.keep_quiet, game, access.player, kept, service.store.clock.now())
    return data


@put("/api/games/{game:str}/push", tags=["notices"])
async def subscribe(request: Req, service: Service, game: str, data: PushWish) -> PushDevice:
    """Have this browser told when your turn comes, and when the game ends; its `id` is good for ending that."""
    access, heralds = await telling.player(service, request, game)
    postman, lock = telling.offered(heralds.ways.push, "push-off").postman, Lock(data.keys.p256dh, data.keys.auth)
    place = parse(data.endpoint, postman.allowed)
    try:
        lock.check()
        await postman.numbers(place)
    except (NoWay, ValueError) as problem:
        raise BadRequest("bad-subscription", field="endpoint") from problem
    spoken, number = telling.spoken(data.language, request), await telling.number(service, access)
    zone = await telling.placed(service, data.zone)
    mine, key = device(data.endpoint), msgspec.json.encode(lock).decode()
    others = [hook for hook in await service.run(heralds.hooks.of, game, access.player) if hook.way == PUSH]
    if len([hook for hook in others if hook.device != mine]) >= MOST_DEVICES:
        raise Refused("many-devices", most=MOST_DEVICES)
    hook = Hook(game, access.player, data.endpoint, "sealed", spoken, number, way=PUSH, device=mine, key=key, zone=zone)
    await service.run(heralds.hooks.put, hook)
    return PushDevice(mine, True, None)


@delete("/api/games/{game:str}/push/{device:str}", tags=["notices"], status_code=200)
async def unsubscribe(request: Req, service: Service, game: str, device: str) -> PushData:
    """Have a browser told no more; its subscription is forgotten."""
    access, heralds = await telling.player(service, request, game)
    await service.run(heralds.hooks.remove, game, access.player, PUSH, device)
    return _push(heralds, await service.run(heralds.hooks.of, game, access.player), request)


@post("/api/games/{game:str}/push/{device:str}/try", tags=["notices"], status_code=200)
async def try_push(request: Req, service: Service, game: str, device: str) -> Tried:
    """Send a browser a notice now, and tell what its push service said."""
    access, heralds = await telling.player(service, request, game)
    telling.offered(heralds.ways.push, "push-off")
    return await telling.tried(service, request, access, PUSH, device)


def _one(hooks: list[Hook], way: str) -> Hook | None:
    return next((hook for hook in hooks if hook.way == way), None)


def _push(heralds: Heralds, hooks: list[Hook], request: Req) -> PushData:
    known = [PushDevice(hook.device, hook.on, telling.problem(hook, request)) for hook in hooks if hook.way == PUSH]
    return PushData(heralds.ways.push.signer.public if heralds.ways.push else None, known)


HANDLERS = [show, keep_quiet, subscribe, unsubscribe, try_push]
