"""Which process is a game's home: the same consistent hash that nginx uses, so that a proxy can send requests there.

`hash $trilhos_game consistent;` puts 160 points for each server on a circle; a game belongs to the first point behind
its own. When a process goes, only its games move. Home and proxy agree where processes are known by the addresses that
the proxy's configuration has; where they don't, requests are passed on, and nothing is wrong.
"""

import zlib
from bisect import bisect_left
from collections.abc import Iterable
from typing import Final

import msgspec

POINTS: Final = 160


class Process(msgspec.Struct, frozen=True):
    """A server process: where others reach it, and what they have to say to be believed."""

    id: str
    address: str
    secret: str

    @property
    def place(self) -> tuple[str, int]:
        """Host and port."""
        host, _, port = self.address.rpartition(":")
        return host.strip("[]"), int(port)


class Ring:
    """Some processes, and who of them has which game."""

    def __init__(self, processes: Iterable[Process]) -> None:
        self.processes = {process.id: process for process in processes}
        points = {point: process for process in self.processes.values() for point in _points(process.address)}
        self.circle = sorted(points)
        self.owners = [points[point] for point in self.circle]

    def home(self, game: str) -> Process:
        """The process that a game belongs to."""
        at = bisect_left(self.circle, zlib.crc32(game.encode()))
        return self.owners[at % len(self.owners)]


def _points(address: str) -> list[int]:
    """The points of one server, each made from the one before it, as nginx makes them."""
    host, colon, port = address.rpartition(":")
    base = zlib.crc32(f"{host}\0{port}".encode() if colon else f"{address}\0".encode())
    points, last = [], 0
    for _ in range(POINTS):
        last = zlib.crc32(last.to_bytes(4, "little"), base)
        points.append(last)
    return points
