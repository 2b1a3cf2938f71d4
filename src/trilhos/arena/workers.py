"""Many pieces of work, done here or in other processes; what comes of them comes in order, whoever did it."""

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, TypeVar

from trilhos import plugins

LARGEST_CHUNK: Final = 4  # pieces that a process does at a time, and that are waited for when all is broken off

T = TypeVar("T")


def in_order(work: Callable[[int], T], numbers: Sequence[int], jobs: int = 1) -> Generator[T]:
    """`work` for each number, in their order; the same whatever the number of jobs."""
    if jobs <= 1:
        yield from map(work, numbers)
        return
    chunk = min(LARGEST_CHUNK, max(1, len(numbers) // (jobs * 16)))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin)
    try:
        with _interrupts_held_back():
            done = pool.map(work, numbers, chunksize=chunk)
        yield from done
    finally:
        pool.shutdown(cancel_futures=True)


def _begin() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others, and has told of broken plugins."""
    plugins.quiet()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile never get Ctrl-C, and this one gets it a little later, where systems can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
