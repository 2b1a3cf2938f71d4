"""Notices by mail: of one's own chair, and for whoever an address belongs to, who need not play."""

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put

from trilhos.server.answers.errors import NotFound
from trilhos.server.api import telling
from trilhos.server.api.access import address
from trilhos.server.api.telling import Tried
from trilhos.server.door.tokens import new_token
from trilhos.server.heralds.heralds import Heralds
from trilhos.server.heralds.mail import LONGEST, checked, shown
from trilhos.server.heralds.store import MAIL, Hook
from trilhos.server.service import Service

Req = Request[Any, Any, Any]


class MailWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send letters; without a language, in that of the request. `zone` as for webhooks."""

    address: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    language: str | None = None
    zone: telling.Zone = ""


class MailData(msgspec.Struct, frozen=True):
    """Notices by mail. Of the address its first letter and its host, so that you know it again.

    `confirmed`: whether the link in the first letter was followed; nothing else is sent before. `on`: false after too
    many failures in a row; `problem` says what went wrong last.
    """

    offered: bool
    address: str | None
    confirmed: bool
    on: bool
    problem: str | None

    @staticmethod
    def of(hook: Hook | None, offered: bool, request: Req) -> "MailData":
        """What is told of a hook, or that there is none."""
        if hook is None:
            return MailData(offered, None, False, False, None)
        return MailData(offered, shown(hook.address), hook.confirmed, hook.on, telling.problem(hook, request))


class MailAsked(msgspec.Struct, frozen=True):
    """What came of the first letter, and how things stand."""

    tried: Tried
    mail: MailData


class MailLink(msgspec.Struct, frozen=True):
    """What the link in a letter is about."""

    address: str
    confirmed: bool


@put("/api/games/{game:str}/mail", tags=["notices"])
async def change(request: Req, service: Service, game: str, data: MailWish) -> MailAsked:
    """Be told by mail when your turn comes, and when the game ends, once whoever reads it has said yes."""
    access, heralds = await telling.player(service, request, game)
    mail = telling.offered(heralds.ways.mail, "mail-off")
    wanted, spoken = checked(data.address), telling.spoken(data.language, request)
    zone = await telling.placed(service, data.zone)
    hook = Hook(
        *(game, access.player, wanted, "letter", spoken, await telling.number(service, access)),
        way=MAIL,
        key=new_token(),
        confirmed=False,
        zone=zone,
    )
    await service.run(heralds.hooks.put, hook)
    tried = Tried.of(await mail.ask(hook), request)
    if not tried.sent:
        await service.run(heralds.hooks.remove, *hook.place)
    return MailAsked(tried, MailData.of(hook if tried.sent else None, True, request))


@delete("/api/games/{game:str}/mail", tags=["notices"], status_code=200)
async def remove(request: Req, service: Service, game: str) -> MailData:
    """Be told by mail no more; the address is forgotten."""
    access, heralds = await telling.player(service, request, game)
    await service.run(heralds.hooks.remove, game, access.player, MAIL)
    return MailData.of(None, MAIL in heralds.ways, request)


@post("/api/games/{game:str}/mail/try", tags=["notices"], status_code=200)
async def try_mail(request: Req, service: Service, game: str) -> Tried:
    """Send a letter now, and tell what the mail server said."""
    access, heralds = await telling.player(service, request, game)
    telling.offered(heralds.ways.mail, "mail-off")
    return await telling.tried(service, request, access, MAIL)


@get("/api/mail/{key:str}", tags=["notices"])
async def read(request: Req, service: Service, key: str) -> MailLink:
    """What the link in a letter is about. To look changes nothing: programs that guard mailboxes look at all links."""
    _, hook = await _linked(service, request, key)
    return MailLink(shown(hook.address), hook.confirmed)


@post("/api/mail/{key:str}", tags=["notices"], status_code=200)
async def confirm(request: Req, service: Service, key: str) -> MailLink:
    """Yes, notices may be sent to this address."""
    heralds, hook = await _linked(service, request, key)
    await service.run(heralds.hooks.change, hook, confirmed=True)
    return MailLink(shown(hook.address), True)


@post("/api/mail/{key:str}/stop", tags=["notices"], status_code=204)
async def stop(request: Req, service: Service, key: str) -> None:
    """No more to this address; mail programs ask this by themselves (RFC 8058). The address is forgotten."""
    heralds, hook = await _linked(service, request, key)
    await service.run(heralds.hooks.remove, *hook.place)


async def _linked(service: Service, request: Req, key: str) -> tuple[Heralds, Hook]:
    """NotFound for a link that leads nowhere any more; whoever tries many is stopped."""
    service.limits.spend("read", address(request))
    heralds = telling.offered(service.heralds, "mail-off")
    hook = await service.run(heralds.hooks.with_key, MAIL, key)
    if hook is None:
        service.limits.spend("token", address(request))
        raise NotFound("mail-old-link")
    return heralds, hook


HANDLERS = [change, remove, try_mail, read, confirm, stop]
