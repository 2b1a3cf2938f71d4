"""What does not change: the bots there are."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from trilhos.bots import LEVELS, names
from trilhos.bots.base import parameters
from trilhos.server.answers.problems import language
from trilhos.server.api.access import address
from trilhos.server.door.kept import JSON, Kept, answer, keep
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]


class BotData(msgspec.Struct, frozen=True):
    """A bot that may sit on a chair; `level` for those made for people. Title and words in the client's language."""

    name: str
    level: bool
    title: str
    about: str
    parameters: dict[str, str]


@get("/api/bots", tags=["facts"])
async def bots(request: Req, service: Service) -> Response[list[BotData]]:
    """The bots there are, the levels for people first; a parameter is written behind a name: `hard:style=blocker`."""
    service.limits.spend("read", address(request))
    return answer(_bots(tuple(service.bots.names()), language(request)), request)


@cache
def _bots(allowed: tuple[str, ...], spoken: str) -> Kept:
    text, known = Text(spoken), names()
    found = []
    for name in [*LEVELS, *[name for name in allowed if name not in LEVELS]]:
        about = f"bot-{name}-about"
        bot = BotData(
            name=name,
            level=name in LEVELS,
            title=title(name, text),
            about=text(about) if text.has(about) else "",
            parameters={key: value.allowed for key, value in parameters(name).items()} if name in known else {},
        )
        found.append(bot)
    return keep(msgspec.json.encode(found), JSON)


def title(bot: str, text: Text) -> str:
    """What a bot is called, whatever its parameters; those that are not made for people have only their id."""
    key = f"bot-{bot.partition(':')[0]}-name"
    return text(key) if text.has(key) else bot


HANDLERS = [bots]
