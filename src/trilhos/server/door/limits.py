"""Rate limits by name: buckets of tokens that fill up steadily, one for each address or seat."""

import ipaddress
import re
import time
from functools import lru_cache
from typing import Final

import msgspec

from trilhos.errors import BadChoice
from trilhos.server.answers.errors import TooFast

MOST_BUCKETS: Final = 50_000  # about 15 MB; those that were used longest ago are forgotten, most of them full again
MOST_TOLD: Final = 200  # spenders that the other processes are told of at once
NETWORK_BITS: Final = 64  # of an IPv6 address: one household has that many addresses, and more
UNKNOWN: Final = "-"


class Limit(msgspec.Struct, frozen=True):
    """So many a second in the long run, so many at once."""

    rate: float
    burst: float


LIMITS: Final = {
    "request": Limit(50, 300),  # anything at all, by address
    "create": Limit(0.2, 10),  # new games, by address
    "join": Limit(1, 20),  # sitting down and new links, by address
    "command": Limit(10, 30),  # moves and the like, by seat
    "chat": Limit(0.5, 5),  # by seat
    "hint": Limit(0.1, 10),  # positions judged for somebody who asks what to do, by seat
    "read": Limit(20, 100),  # views, lists and exports, by address
    "connect": Limit(2, 30),  # live connections, by address
    "frame": Limit(2, 20),  # messages from a live connection
    "point": Limit(4, 20),  # what is pointed at for a big screen, by live connection
    "webhook": Limit(0.1, 10),  # webhooks set and tried, by address
    "confirm": Limit(0.0001, 3),  # letters that ask whether somebody wants more, by mailbox: eight a day at most
    "letter": Limit(0.01, 20),  # notices by mail, by mailbox: 36 an hour at most
    "look": Limit(5, 40),  # boards that somebody is at work on, looked at; by address
    "bring": Limit(0.1, 10),  # boards brought, and long work asked for; by address
    "member": Limit(0.02, 10),  # new members, by address
    "pass": Limit(0.05, 10),  # links and codes by which a device or a member comes in, right or wrong, by address
    "token": Limit(0.2, 10),  # wrong secret links, by address
}
OF_ONE_PROCESS: Final = frozenset({"frame", "point"})  # what is counted by connection is nobody else's business

# What a read costs, in tokens: about one for each millisecond of work.
LISTED: Final = 0.2  # each game of a list
PUT_TOGETHER: Final = 10.0  # a long answer that has to be made; those that are kept cost as much as any read


def read_limits(words: list[str]) -> dict[str, Limit]:
    """Limits as an owner writes them: NAME=RATE/BURST."""
    limits = {}
    for word in words:
        found = re.fullmatch(r"([a-z]+)=(\d+(?:\.\d+)?)/(\d+)", word)
        if found is None or found[1] not in LIMITS or float(found[2]) == 0 or int(found[3]) == 0:
            raise BadChoice("bad-limit", value=word, known=", ".join(LIMITS))
        limits[found[1]] = Limit(float(found[2]), float(found[3]))
    return limits


@lru_cache(4096)
def household(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the network of an IPv6 address."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return str(number.ipv4_mapped)
        return str(ipaddress.ip_network((number, NETWORK_BITS), strict=False))
    return str(number)


Key = tuple[str, str]  # the limit's name, and whose it is


class Limits:
    """The buckets of one process, which the others may take from."""

    def __init__(self, limits: dict[str, Limit] | None = None, shared: bool = False) -> None:
        self.limits = LIMITS | (limits or {})
        self.shared = shared
        self.buckets: dict[Key, tuple[float, float]] = {}  # what is left, and since when; the latest used stand last
        self.spent: dict[Key, float] = {}  # since the other processes were told

    def spend(self, name: str, who: str, cost: float = 1.0) -> None:
        """One more of these from this address or seat; TooFast when that is too many.

        What costs more than a bucket holds is granted to a full one, or it would never be.
        """
        limit, now = self.limits[name], time.monotonic()
        left, needed = self._left(name, who, now), min(cost, limit.burst)
        if left < needed:
            raise TooFast("too-fast", limit=name, seconds=int((needed - left) / limit.rate) + 1)
        self._keep((name, who), left - cost, now)
        if self.shared and name not in OF_ONE_PROCESS and len(self.spent) < MOST_BUCKETS:
            self.spent[name, who] = self.spent.get((name, who), 0.0) + cost

    def _left(self, name: str, who: str, now: float) -> float:
        limit = self.limits[name]
        left, since = self.buckets.get((name, who), (limit.burst, now))
        return min(limit.burst, left + (now - since) * limit.rate)

    def _keep(self, key: Key, left: float, now: float) -> None:
        self.buckets.pop(key, None)
        self.buckets[key] = (left, now)
        if len(self.buckets) > MOST_BUCKETS:
            del self.buckets[next(iter(self.buckets))]

    # Shared between processes

    def told(self) -> list[tuple[str, str, float]]:
        """What was spent here since it was told last; the greatest spenders alone, where there are too many."""
        spent, self.spent = self.spent, {}
        greatest = sorted(spent, key=lambda key: -spent[key] / self.limits[key[0]].burst)[:MOST_TOLD]
        return [(*key, spent[key]) for key in greatest]

    def heard(self, name: str, who: str, cost: float) -> None:
        """Spent at another process; a bucket is never emptied further than one more of its size."""
        if name in self.limits:
            now = time.monotonic()
            self._keep((name, who), max(self._left(name, who, now) - cost, -self.limits[name].burst), now)
