"""Days, as puzzles and deals are named by them: those of UTC, so that a day is the same one everywhere."""

from datetime import UTC, date, datetime
from typing import Final

from trilhos.errors import BadChoice

FIRST: Final = date(2026, 1, 1)  # there are none of before


def today() -> date:
    """The day that it is in Greenwich."""
    return datetime.now(UTC).date()


def read_day(word: str, latest: date | None = None) -> date:
    """A day as 2026-11-19; BadChoice where there is no such day, or nothing of it yet."""
    latest = latest or today()
    try:
        day = date.fromisoformat(word)
    except ValueError:
        raise BadChoice("bad-day", day=word) from None
    if day.isoformat() != word:
        raise BadChoice("bad-day", day=word)
    if not FIRST <= day <= latest:
        raise BadChoice("no-such-day", day=word, first=FIRST.isoformat(), last=latest.isoformat())
    return day
