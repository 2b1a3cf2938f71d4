"""The sequential test: stop as soon as the results have decided between two leads in Elo."""

from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from trilhos.arena.match import Outcome
from trilhos.arena.ratings import expected

ERROR: Final = 0.05  # of either kind
LIMIT: Final = log((1 - ERROR) / ERROR)


def win_share(outcome: Outcome, bot: str) -> float:
    """A bot's share of the win of a game; a win that several seats share counts in parts."""
    return sum(outcome.bots[seat] == bot for seat in outcome.winners) / len(outcome.winners)


class Tally:
    """A bot's share of the wins, block by block."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.blocks = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, block: list[Outcome]) -> None:
        """One more block."""
        share = sum(win_share(outcome, self.bot) for outcome in block) / len(block)
        self.blocks += 1
        self.total += share
        self.squares += share * share

    @property
    def mean(self) -> float:
        """The share so far; a half before the first block."""
        return self.total / self.blocks if self.blocks else 0.5

    @property
    def variance(self) -> float:
        """Of a block's share. Two blocks that never were, one won and one lost, keep the first few from certainty."""
        return max(0.0, self.squares - self.blocks * self.mean**2) / (self.blocks + 2) + 0.5 / (self.blocks + 2)

    @property
    def margin(self) -> float:
        """Half of an interval of 95 %, for a running estimate."""
        return 1.96 * sqrt(self.variance / max(1, self.blocks))


@dataclass(frozen=True)
class Sprt:
    """Is the first bot better than the second by `high` Elo, or only by `low`?"""

    low: float
    high: float

    def ratio(self, tally: Tally) -> float:
        """The logarithm of how much likelier the results are under `high`, by the normal approximation over blocks."""
        low, high = expected(self.low), expected(self.high)
        return tally.blocks * (high - low) * (2 * tally.mean - low - high) / (2 * tally.variance)

    def verdict(self, tally: Tally) -> str:
        """`high`, `low`, or `open` while it isn't decided."""
        ratio = self.ratio(tally)
        return "high" if ratio >= LIMIT else "low" if ratio <= -LIMIT else "open"
