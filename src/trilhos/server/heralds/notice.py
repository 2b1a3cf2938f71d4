"""Notices: what a player is told elsewhere. Nothing hidden, no token, and no word that another player wrote."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from trilhos.server.game.table import DAY, Table
from trilhos.server.game.vacation import REMINDED
from trilhos.server.storage.tables import FINISHED
from trilhos.text import Text

TITLE: Final = "Trilhos"
TURN: Final = "turn"
SOON: Final = "soon"
END: Final = "end"
TEST: Final = "test"
NAMED_SECONDS: Final = 6 * DAY  # ahead, in which a day of the week can't be another


class Notice(msgspec.Struct, frozen=True):
    """A sentence in a player's language about a game; with a link to it if the owner said where people find it."""

    said: str
    kind: str
    game: str
    edition: str
    number: int
    link: str | None
    turn: int  # the entry with which it began

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


def reminds(table: Table, chair: int) -> float | None:
    """When the player of a chair that is waited for is reminded that their days will be over soon."""
    end = table.ends.get(chair)
    return None if end is None else end - REMINDED * table.settings.days * DAY


class Reader(msgspec.Struct, frozen=True):
    """Whom a notice is for: their language, and the time where they are, as far as it is known."""

    language: str
    zone: str
    now: float  # on the wall

    def until(self, seconds: float) -> str:
        """A moment as people say it, so many seconds from now: a day of the week, or in how many days."""
        text = Text(self.language)
        if seconds > NAMED_SECONDS:
            return text("notice-within", days=round(seconds / DAY))
        moment = 60 * round((self.now + seconds) / 60)
        try:
            there, known = datetime.fromtimestamp(moment, ZoneInfo(self.zone)), True
        except (OSError, ValueError, KeyError):  # none was said, or the machine doesn't know it
            there, known = datetime.fromtimestamp(moment, UTC), False
        time = there.strftime("%H:%M" if known else "%H:%M UTC")
        return text("notice-until", day=text(f"weekday-{there.isoweekday()}"), time=time)


def notice(table: Table, chair: int, kind: str, reader: Reader, left: float | None, public_url: str) -> Notice:
    """A notice in a player's language; `left` are the seconds for the turn, where it has an end."""
    text, edition = Text(reader.language), table.created.edition
    link = f"{public_url}/#/game/{table.id}" if public_url else None
    won = kind == END and table.seat_of(chair) in table.running.result().winners
    said = text("notice-won" if won else f"notice-{kind}", edition=table.board.title(reader.language))
    if kind in (TURN, SOON) and left is not None:
        said = f"{said} {reader.until(max(0.0, left))}"
    return Notice(said, kind, table.id, edition, table.number, link, table.since)
