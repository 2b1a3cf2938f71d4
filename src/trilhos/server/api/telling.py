"""What the ways of being told of one's turns elsewhere have in common."""

from typing import Annotated, Any, TypeVar
from zoneinfo import available_timezones

import msgspec
from litestar import Request

from trilhos.server.answers.errors import BadRequest, Forbidden, NotFound, Refused
from trilhos.server.answers.problems import language
from trilhos.server.api.access import Access, address, bearer, enter, look
from trilhos.server.heralds.heralds import Heralds
from trilhos.server.heralds.postman import Delivery
from trilhos.server.heralds.store import Hook
from trilhos.server.service import Service
from trilhos.server.storage.tables import FINISHED
from trilhos.text import LANGUAGES, Text

Req = Request[Any, Any, Any]
Way = TypeVar("Way")
Zone = Annotated[str, msgspec.Meta(max_length=60)]


class Tried(msgspec.Struct, frozen=True):
    """What came of a notice for trial: the status of the answer, if there was one, and a sentence about it."""

    sent: bool
    status: int | None
    message: str

    @staticmethod
    def of(outcome: Delivery, request: Req) -> "Tried":
        """What came of a delivery."""
        return Tried(outcome.problem is None, outcome.status, _sentence(outcome, request))


async def player(service: Service, request: Req, game: str) -> tuple[Access, Heralds]:
    """Whoever wants to be told, and who tells; Forbidden for those who don't play, and where nobody is told."""
    service.limits.spend("webhook", address(request))
    access = await enter(service, request, game, bearer(request))
    access.player  # noqa: B018 - only players have one
    return access, offered(service.heralds, "webhooks-off")


def offered(way: Way | None, word: str) -> Way:
    """A way that the owner wants; Forbidden for others."""
    if way is None:
        raise Forbidden(word)
    return way


def spoken(wanted: str | None, request: Req) -> str:
    """The language of notices; BadRequest for one that nobody here speaks."""
    named = wanted or language(request)
    if named not in LANGUAGES:
        raise BadRequest("unknown-language", field="language", name=named, known=", ".join(LANGUAGES))
    return named


async def placed(service: Service, zone: str) -> str:
    """Where notices are read, by the name of its time zone; BadRequest for one that there isn't."""
    if zone and zone not in await service.run(available_timezones):
        raise BadRequest("unknown-zone", field="zone", zone=zone)
    return zone


async def number(service: Service, access: Access) -> int:
    """The last entry: nothing up to it has to be told. Refused once the game is over."""
    table = await look(service, access)
    if table.status == FINISHED:
        raise Refused("webhook-too-late")
    return table.number


async def tried(service: Service, request: Req, access: Access, way: str, device: str = "") -> Tried:
    """A notice now, and what came back."""
    heralds = offered(service.heralds, "webhooks-off")
    hook = await service.run(heralds.hooks.get, access.room.table.id, access.player, way, device)
    if hook is None or not hook.confirmed:
        raise NotFound("no-webhook")
    return Tried.of(await heralds.try_out(await look(service, access), hook), request)


def problem(hook: Hook, request: Req) -> str | None:
    """What went wrong last, as a sentence."""
    return _sentence(Delivery(hook.status, hook.problem), request) if hook.problem else None


def _sentence(outcome: Delivery, request: Req) -> str:
    text = Text(language(request))
    if outcome.problem is None and outcome.status is None:
        return text("mail-sent")
    return text(f"webhook-{outcome.problem or 'sent'}", status=str(outcome.status or ""))
