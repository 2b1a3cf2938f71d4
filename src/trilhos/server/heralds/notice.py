"""Notices: what a player is told elsewhere. Nothing hidden, no token, and no word that another player wrote."""

from typing import Final

import msgspec

from trilhos.server.game.table import Table
from trilhos.server.storage.tables import FINISHED
from trilhos.text import Text

TITLE: Final = "Trilhos"
JSON: Final = "json"
PLAIN: Final = "text"
TURN: Final = "turn"
END: Final = "end"
TEST: Final = "test"


class Notice(msgspec.Struct, frozen=True):
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


def news(table: Table, chair: int, told: int) -> str | None:
    """What a chair has to be told of the table as it is, if it knows everything up to an entry."""
    if table.since <= told or table.chairs[chair].resigned:
        return None
    if table.status == FINISHED:
        return END
    begun = table.position > table.since  # whoever has made a step of this turn knows that it has come
    return TURN if chair in table.waiting and not table.chairs[chair].served and not begun else None


def notice(table: Table, chair: int, kind: str, language: str, public_url: str) -> Notice:
    """A notice in a player's language; with a link to the game if the owner said where people find it."""
    text, edition = Text(language), table.created.edition
    link = f"{public_url}/#/game/{table.id}" if public_url else None
    won = kind == END and table.seat_of(chair) in table.running.result().winners
    said = text("notice-won" if won else f"notice-{kind}", edition=table.board.title(language))
    words = f"{said} {link}" if link else said
    return Notice(words, words, words, TITLE, kind, table.id, edition, table.number, link)


def request(notice: Notice, form: str) -> tuple[bytes, dict[str, str]]:
    """Body and headers: JSON, or bare words for receivers that show whatever comes (ntfy reads the headers, too)."""
    if form == JSON:
        return msgspec.json.encode(notice), {"content-type": "application/json"}
    headers = {"content-type": "text/plain; charset=utf-8", "title": notice.title}
    return notice.text.encode(), {**headers, **({"click": notice.link} if notice.link else {})}
