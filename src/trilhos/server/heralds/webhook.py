"""Webhooks: a notice as a request to an address of the player's."""

from typing import Final

import msgspec

from trilhos.server.heralds.notice import TITLE, Notice
from trilhos.server.heralds.postman import Delivery, Postman
from trilhos.server.heralds.store import Hook

JSON: Final = "json"


class Posted(msgspec.Struct, frozen=True):
    """The body of a request in JSON. One sentence under the names that receivers look for: `content` and `text` for
    chats, `message` and `title` for notifiers; the rest is for programs.
    """

    content: str
    text: str
    message: str
    title: str
    kind: str
    game: str
    edition: str
    number: int
    link: str | None


class Webhook:
    """The way to chats, notifiers and programs."""

    def __init__(self, postman: Postman) -> None:
        self.postman = postman

    async def send(self, hook: Hook, notice: Notice) -> Delivery:
        """Send a notice."""
        return await self.postman.post(hook.address, *_request(notice, hook.form))

    async def close(self) -> None:
        """Let go of everything."""
        await self.postman.close()


def _request(notice: Notice, form: str) -> tuple[bytes, dict[str, str]]:
    """Body and headers: JSON, or bare words for receivers that show whatever comes (ntfy reads the headers, too)."""
    if form == JSON:
        words, about = notice.words, (notice.kind, notice.game, notice.edition, notice.number, notice.link)
        return msgspec.json.encode(Posted(words, words, words, TITLE, *about)), {"content-type": "application/json"}
    headers = {"content-type": "text/plain; charset=utf-8", "title": TITLE}
    return notice.words.encode(), {**headers, **({"click": notice.link} if notice.link else {})}
