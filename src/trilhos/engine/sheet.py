"""The score sheet: one a player, one line for each way to score.

Chapters declare their lines and what breaks a tie; the numbers here are those that compiled code names.
"""

from typing import Final

START: Final = 0
ROUTES: Final = 1
TICKETS: Final = 2
LONGEST: Final = 3
STATIONS: Final = 4
HARBOURS: Final = 5
EXCHANGE: Final = 6
TOKENS: Final = 7
LOANS: Final = 8
LINES: Final = 9

# What breaks a tie: more of it wins.
MOST_TICKETS: Final = 0
FEWEST_STATIONS: Final = 1
LONGEST_CARD: Final = 2
TIE_BREAKS: Final = 3


class Sheet:
    """A player's final count."""

    def __init__(self, seat: int, lines: int = LINES, ties: int = TIE_BREAKS) -> None:
        self.seat = seat
        self.lines = [0] * lines
        self.ranks = [0] * ties
        self.completed: list[int] = []
        self.failed: list[int] = []
        self.longest = 0
        self.tokens = 0  # left over; the line of that name is the bonus
        self.borrowed: list[tuple[int, int]] = []  # station city, route used or NONE

    @property
    def total(self) -> int:
        """All lines together."""
        return sum(self.lines)


def winners(sheets: list[Sheet], ties: list[int]) -> list[int]:
    """The seats with most points; ties are broken in the order of `ties`, then shared."""
    keys = [[sheet.total, *[sheet.ranks[tie] for tie in ties]] for sheet in sheets]
    best = max(keys)
    return [sheet.seat for sheet, key in zip(sheets, keys, strict=True) if key == best]
