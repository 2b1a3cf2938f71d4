"""What does not change: the bots there are."""

from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get

from trilhos.bots import LEVELS, names
from trilhos.bots.base import about, is_ours, parameters
from trilhos.bots.characters import Character, Face, characters
from trilhos.server.answers.problems import language
from trilhos.server.api.access import address
from trilhos.server.door.kept import JSON, Kept, answer, keep
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]


class CharacterData(msgspec.Struct, frozen=True):
    """Who a bot is: the bot that plays for them, how strong it is (1 to 5 stars) and how it plays, in words."""

    bot: str
    stars: int
    style: str
    home: str  # the id of a board, which need not be one of those offered
    face: Face


class BotData(msgspec.Struct, frozen=True):
    """A bot that may sit on a chair. Title and words in the client's language.

    `level`: made for people; `added`: by this server's owner; `character`: somebody with a face.
    """

    name: str
    level: bool
    added: bool
    title: str
    about: str
    parameters: dict[str, str]
    character: CharacterData | None = None


@get("/api/bots", tags=["facts"])
async def bots(request: Req, service: Service) -> Response[list[BotData]]:
    """The bots there are, the levels for people first, characters last.

    A parameter is written behind a name: `hard:style=blocker`; a character has none.
    """
    service.limits.spend("read", address(request))
    return answer(_bots(tuple(service.bots.names()), language(request)), request)


@cache
def _bots(allowed: tuple[str, ...], spoken: str) -> Kept:
    text, known = Text(spoken), names()
    found = []
    for name in [*LEVELS, *[name for name in allowed if name not in LEVELS]]:
        words = f"bot-{name}-about"
        bot = BotData(
            name=name,
            level=name in LEVELS,
            added=not is_ours(name),
            title=title(name, text),
            about=text(words) if text.has(words) else about(name) if name in known else "",
            parameters={key: value.allowed for key, value in parameters(name).items()} if name in known else {},
        )
        found.append(bot)
    found += [_character(one, text) for one in characters().values()]
    return keep(msgspec.json.encode(found), JSON)


def _character(one: Character, text: Text) -> BotData:
    who = CharacterData(one.bot, one.stars, text(f"style-{one.style}"), one.home, one.face)
    words = text(f"character-{one.id}-about")
    return BotData(one.id, level=False, added=False, title=one.name, about=words, parameters={}, character=who)


def title(bot: str, text: Text) -> str:
    """What a bot is called, whatever its parameters; those that are not made for people have only their id."""
    if bot in characters():
        return characters()[bot].name
    key = f"bot-{bot.partition(':')[0]}-name"
    return text(key) if text.has(key) else bot


HANDLERS = [bots]
