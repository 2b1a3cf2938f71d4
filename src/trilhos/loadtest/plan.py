"""What a load test does, and what it finds."""

from typing import Final

import msgspec

WARM_UP: Final = 3.0  # seconds before anything is measured
SPECTATORS: Final = 10  # every so many games somebody watches
LIVE: Final = "live"
HTTP: Final = "http"
WAYS: Final = (LIVE, HTTP)
ROUTINGS: Final = ("home", "any", "wrong")


class LoadPlan(msgspec.Struct, frozen=True):
    """A load test, or one client's share of it: games at once, and actions a second in each."""

    edition: str
    games: int
    rate: float
    seconds: float
    ports: list[int] = []
    routing: str = "home"  # to which process requests go: a game's home, any, or always another
    over: str = LIVE  # how actions are sent: as the page does, or by a request each
    first: int = 0  # the share: every so many games, from this one on
    step: int = 1


class Measured(msgspec.Struct):
    """What one client has seen; latencies in seconds, from the request being sent until the last other seat knew."""

    latencies: list[float] = []
    answers: list[float] = []  # until the request was answered
    errors: dict[str, int] = {}
    behind: int = 0  # actions that were due while the one before was still under way
    cpu: float = 0.0
    lag: float = 0.0  # the longest the client itself was late

    def add(self, other: "Measured") -> None:
        """Take another client's figures in."""
        self.latencies += other.latencies
        self.answers += other.answers
        for name, count in other.errors.items():
            self.errors[name] = self.errors.get(name, 0) + count
        self.behind += other.behind
        self.cpu += other.cpu
        self.lag = max(self.lag, other.lag)


class Latencies(msgspec.Struct, frozen=True):
    """How long something took, in milliseconds."""

    p50: float
    p95: float
    p99: float
    max: float


class ServerMemory(msgspec.Struct, frozen=True):
    """The bytes of all servers together; None where the system doesn't tell."""

    before: int | None
    games_made: int | None
    after: int | None


class LoadFigures(msgspec.Struct, frozen=True):
    """What a load test shows, as `--json` prints it."""

    edition: str
    games: int
    rate: float
    seconds: float
    routing: str
    over: str
    processes: int
    actions: int
    actions_per_s: float
    latency_ms: Latencies
    answer_ms: Latencies
    errors: dict[str, int]
    behind: int
    server_cpu_s: float | None
    server_cpu_ms_per_action: float | None
    client_cpu_s: float
    client_lag_ms: float
    memory_bytes: ServerMemory
    memory_bytes_per_game: int | None


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
