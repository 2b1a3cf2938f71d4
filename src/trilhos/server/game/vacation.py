"""Time in games over days: when a turn is up, and vacations, while which a player's clock stands still.

No input or output. All moments are of the server's clock, those in the log too: it never jumps.
"""

from typing import Final

from trilhos.server.answers.errors import Refused
from trilhos.server.game import entries
from trilhos.server.game.decide import expect_player, expect_spare, welcome
from trilhos.server.game.entries import Draft
from trilhos.server.game.table import DAY, Span, Table

MOST_AT_ONCE: Final = 14 * DAY
SHORTEST: Final = 3600
REMINDED: Final = 1 / 4  # of the time that there is for a turn is left, as its player is reminded


def time_up(began: float, allowed: float, away: list[Span]) -> float:
    """When somebody's time is up whose turn began then, and whose clock stood still in the meantime."""
    moment, left = began, allowed
    for begin, end in away:
        if begin >= moment + left:
            break
        if end > moment:
            left -= max(0.0, begin - moment)
            moment = end
    return moment + left


def until(table: Table, chair: int, now: float) -> float | None:
    """When a vacation will be over, if a chair's player has one now."""
    spans = table.vacations.get(chair, [])
    return spans[-1][1] if spans and spans[-1][1] > now else None


def begin(table: Table, chair: int, seconds: int, now: float) -> list[Draft]:
    """Have a vacation from now on, for so long; or another end for the one that there is."""
    expect_player(table, chair)
    expect_spare(table, chair)
    if not table.settings.vacation:
        raise Refused("no-vacation")
    left = table.vacation_left(chair, now)
    if seconds > left:
        raise Refused("vacation-spent", hours=int(max(0.0, left) // 3600))
    return [*welcome(table, chair), entries.Vacation(chair, now, now + seconds)]


def end(table: Table, chair: int, now: float) -> list[Draft]:
    """Be back before a vacation is over."""
    expect_player(table, chair)
    expect_spare(table, chair)
    over = [entries.VacationOver(chair, now)] if until(table, chair, now) is not None else []
    return [*welcome(table, chair), *over]
