"""How many connections there are: in all, and by household."""

import ipaddress
import resource
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from trilhos.server.door.limits import household

SPARE_FILES: Final = 200  # for the database, workers, notices
MOST_FILES: Final = 20_000


def room() -> int:
    """How many connections the machine lets us have, after asking it for as many as it ever would."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return max(wanted - SPARE_FILES, SPARE_FILES)


class Connections:
    """Counts them. A proxy's own are not counted by address: it brings everybody's, and says whose its live ones are.

    So what an address may have behind a proxy is held up by the count of live ones, and by the proxy."""

    def __init__(
        self,
        each: int,
        proxies: tuple[str, ...],
        colleagues: Callable[[], set[str]] = set,
        all_together: int = MOST_FILES,
    ) -> None:
        self.each = each
        self.colleagues = colleagues  # machines of other processes, which pass on what others ask
        self.all_together = all_together
        self.everybody = "*" in proxies
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies if proxy != "*"]
        self.guests: dict[Any, str] = {}  # by transport: the household
        self.counts: Counter[str] = Counter()
        self.live: Counter[str] = Counter()

    def enter(self, transport: Any) -> bool:
        """Whether one more is welcome."""
        peer = transport.get_extra_info("peername")
        who = household(peer[0]) if peer else ""
        counted = bool(who) and not self._is_proxy(peer[0])
        if len(self.guests) >= self.all_together or (counted and self.counts[who] >= self.each):
            return False
        self.guests[transport] = who
        self.counts[who] += 1
        return True

    def leave(self, transport: Any) -> None:
        """A connection has ended."""
        if transport in self.guests:
            _fewer(self.counts, self.guests.pop(transport))

    def go_live(self, who: str) -> bool:
        """Whether one more live connection of a household is welcome, whichever way it comes."""
        if self.live[who] >= self.each:
            return False
        self.live[who] += 1
        return True

    def end_live(self, who: str) -> None:
        """A live connection has ended."""
        _fewer(self.live, who)

    def _is_proxy(self, address: str) -> bool:
        number = ipaddress.ip_address(address.partition("%")[0])
        return self.everybody or address in self.colleagues() or any(number in network for network in self.proxies)


def _fewer(counts: Counter[str], who: str) -> None:
    counts[who] -= 1
    if counts[who] <= 0:
        del counts[who]
