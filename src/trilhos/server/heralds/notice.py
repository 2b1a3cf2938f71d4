"""Notices: what a player is told elsewhere. Nothing hidden, no token, and no word that another player wrote."""

from typing import Final

import msgspec

from trilhos.server.game.table import Table
from trilhos.server.storage.tables import FINISHED
from trilhos.text import Text

TITLE: Final = "Trilhos"
TURN: Final = "turn"
END: Final = "end"
TEST: Final = "test"


class Notice(msgspec.Struct, frozen=True):
    """A sentence in a player's language about a game; with a link to it if the owner said where people find it."""

    said: str
    kind: str
    game: str
    edition: str
    number: int
    link: str | None

    @property
    def words(self) -> str:
        """The sentence and the link."""
        return f"{self.said} {self.link}" if self.link else self.said


def news(table: Table, chair: int, told: int) -> str | None:
    """What a chair has to be told of the table as it is, if it knows everything up to an entry."""
    if table.since <= told or table.chairs[chair].resigned:
        return None
    if table.status == FINISHED:
        return END
    begun = table.position > table.since  # whoever has made a step of this turn knows that it has come
    return TURN if chair in table.waiting and not table.chairs[chair].served and not begun else None


def notice(table: Table, chair: int, kind: str, language: str, public_url: str) -> Notice:
    """A notice in a player's language."""
    text, edition = Text(language), table.created.edition
    link = f"{public_url}/#/game/{table.id}" if public_url else None
    won = kind == END and table.seat_of(chair) in table.running.result().winners
    said = text("notice-won" if won else f"notice-{kind}", edition=table.board.title(language))
    return Notice(said, kind, table.id, edition, table.number, link)
