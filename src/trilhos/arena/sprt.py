"""The sequential test: stop as soon as the results have decided between two leads in Elo."""

from dataclasses import dataclass
from math import log
from typing import Final

from trilhos.arena.match import Outcome
from trilhos.arena.ratings import expected

ERROR: Final = 0.05  # of either kind
LIMIT: Final = log((1 - ERROR) / ERROR)


@dataclass(frozen=True)
class Sprt:
    """Is the first bot better than the second by `high` Elo, or only by `low`?"""

    low: float
    high: float

    def ratio(self, shares: list[float]) -> float:
        """The logarithm of how much likelier the results are under `high`, by the normal approximation over blocks."""
        if not shares:
            return 0.0
        count, mean = len(shares), sum(shares) / len(shares)
        # Two blocks that never were, one won and one lost, keep the first few from looking certain.
        variance = (sum((share - mean) ** 2 for share in shares) + 0.5) / (count + 2)
        low, high = expected(self.low), expected(self.high)
        return count * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, shares: list[float]) -> str:
        """`high`, `low`, or `open` while it isn't decided."""
        ratio = self.ratio(shares)
        return "high" if ratio >= LIMIT else "low" if ratio <= -LIMIT else "open"


def block_share(block: list[Outcome], bot: str) -> float:
    """A bot's share of the wins of a block; a shared win counts in parts."""
    return sum(win_share(outcome, bot) for outcome in block) / len(block)


def win_share(outcome: Outcome, bot: str) -> float:
    """A bot's share of the win of a game."""
    return sum(outcome.bots[seat] == bot for seat in outcome.winners) / len(outcome.winners)
