"""Rate limits by name: buckets of tokens that fill up steadily, one for each address or seat."""

import re
import time
from typing import Final

import msgspec

from trilhos.errors import BadChoice
from trilhos.server.errors import TooFast

FORGET_SECONDS: Final = 600.0


class Limit(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    rate: float
    burst: float


LIMITS: Final = {
    "create": Limit(0.2, 10),  # new games, by address
    "join": Limit(1, 20),  # sitting down and new links, by address
    "command": Limit(10, 30),  # moves and the like, by seat
    "chat": Limit(0.5, 5),  # by seat
    "read": Limit(20, 100),  # views, lists and exports, by address
    "connect": Limit(2, 30),  # live connections, by address
    "frame": Limit(2, 20),  # messages from a live connection
    "webhook": Limit(0.1, 10),  # webhooks set and tried, by address
    "token": Limit(0.2, 10),  # wrong secret links, by address
}


def read_limits(words: list[str]) -> dict[str, Limit]:
    """Limits as an owner writes them: NAME=RATE/BURST."""
    return dict(_limit(word) for word in words)


def _limit(word: str) -> tuple[str, Limit]:
    found = re.fullmatch(r"([a-z]+)=(\d+(?:\.\d+)?)/(\d+)", word)
    if found is None or found[1] not in LIMITS or float(found[2]) == 0 or int(found[3]) == 0:
        raise BadChoice("bad-limit", value=word, known=", ".join(LIMITS))
    return found[1], Limit(float(found[2]), float(found[3]))


class Limits:
    """The buckets of one process."""

    def __init__(self, limits: dict[str, Limit] | None = None) -> None:
        self.limits = LIMITS | (limits or {})
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and since when
        self.swept = 0.0

    def spend(self, name: str, who: str) -> None:
        """One more of these from this address or seat; TooFast when that is too many."""
        limit, now = self.limits[name], time.monotonic()
        left, since = self.buckets.get((name, who), (limit.burst, now))
        left = min(limit.burst, left + (now - since) * limit.rate)
        if left < 1:
            raise TooFast("too-fast", limit=name, seconds=int((1 - left) / limit.rate) + 1)
        self.buckets[name, who] = (left - 1, now)
        self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Forget those who have not been here for long."""
        if now - self.swept > FORGET_SECONDS:
            self.swept = now
            self.buckets = {key: value for key, value in self.buckets.items() if now - value[1] < FORGET_SECONDS}
