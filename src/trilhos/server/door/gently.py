"""Long work in small steps: whatever else the server has to do comes between them.

A thread would not do: Python runs one at a time, and a busy one
keeps the event loop waiting at every socket it turns to.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from trilhos.server.answers.errors import Unavailable
from trilhos.server.door.kept import ASK_AGAIN_ALONE, QUICK, Kept, keep

SLICE_SECONDS: Final = 0.002
MOST_WAITING: Final = 100  # who comes then is told to come again
MOST_BYTES: Final = 32_000_000  # of answers that are kept
T = TypeVar("T")


async def gently(steps: Iterator[T]) -> list[T]:
    """All that the steps give; no single one may take long."""
    done: list[T] = []
    began = time.perf_counter()
    for step in steps:
        done.append(step)
        if time.perf_counter() - began > SLICE_SECONDS:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return done


class Queue:
    """One piece of long work at a time: with ten at once, everybody else would wait ten times as long."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn; Unavailable where the queue is too long."""
        if self.waiting >= MOST_WAITING:
            raise Unavailable("too-busy")
        self.waiting += 1
        try:
            async with self.lock:
                yield
        finally:
            self.waiting -= 1


class Answers:
    """Long answers about what never changes, each made once and kept while there is room."""

    def __init__(self, queue: Queue) -> None:
        self.queue = queue
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.size = 0

    async def get(
        self,
        name: str,
        media: str,
        steps: Callable[[], Iterator[T]],
        join: Callable[[list[T]], bytes],
        caching: str = ASK_AGAIN_ALONE,
        level: int = QUICK,
    ) -> Kept:
        """The answer of this name, put together step by step."""
        if name not in self.kept:
            async with self.queue.turn():
                if name not in self.kept:  # nor made by whoever asked before us
                    pieces = await gently(steps())
                    self._add(name, await asyncio.to_thread(keep, join(pieces), media, caching, level))
        self.kept.move_to_end(name)
        return self.kept[name]

    def forget(self, game: str) -> None:
        """What is told of a game isn't so any more."""
        for name in [name for name in self.kept if name.startswith(f"{game} ")]:
            self.size -= self.kept.pop(name).size

    def _add(self, name: str, kept: Kept) -> None:
        """One more; those that nobody has asked for longest make room."""
        self.kept[name] = kept
        self.size += kept.size
        while self.size > MOST_BYTES and len(self.kept) > 1:
            _, old = self.kept.popitem(last=False)
            self.size -= old.size
