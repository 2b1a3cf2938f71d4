"""The same work on many machines, by Ray: whoever is lost on the way, all of it is done."""

import logging
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from trilhos import plugins
from trilhos.arena.workers import in_order
from trilhos.errors import BadChoice

ATTEMPTS: Final = 10  # how often a block is begun, when machines are lost again and again
AHEAD: Final = 4  # blocks on their way for each processor

T = TypeVar("T")


class Crew(Protocol):
    """Whoever does a piece of work for each of some numbers; what comes of it comes in their order."""

    def __call__(self, work: Callable[[int], T], numbers: Sequence[int], /) -> Generator[T]: ...


@contextmanager
def cluster(address: str) -> Iterator[Any]:
    """Ray, connected; BadChoice when it isn't installed or the address doesn't answer."""
    try:
        import ray
    except ImportError:
        raise BadChoice("no-ray") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, namespace="trilhos")
    except (ConnectionError, ValueError, RuntimeError) as problem:
        raise BadChoice("no-cluster", address=address, problem=str(problem).splitlines()[0]) from None
    with redirect_stdout(sys.stderr):  # Ray complains of lost machines, which is no part of our figures
        try:
            yield ray
        finally:
            ray.shutdown()


def on_cluster(ray: Any, work: Callable[[int], T], numbers: Sequence[int]) -> Generator[T]:
    """`work` for each number, in their order. Ray begins again what a lost machine had in hand."""
    task = ray.remote(num_cpus=1, max_retries=ATTEMPTS)(_do)
    ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    for number in numbers:
        waiting.append(task.remote(work, number, plugins.added()))
        if len(waiting) > ahead:
            yield ray.get(waiting.popleft())
    while waiting:
        yield ray.get(waiting.popleft())


@contextmanager
def crew(jobs: int, address: str | None) -> Iterator[Crew]:
    """Whoever does the work: so many processes here, or the machines of a cluster."""
    if address is None:
        yield partial(_here, jobs)
        return
    with cluster(address) as ray:
        yield partial(on_cluster, ray)


def _here(jobs: int, work: Callable[[int], T], numbers: Sequence[int]) -> Generator[T]:
    return in_order(work, numbers, jobs)


def _do(work: Callable[[int], T], number: int, modules: list[str]) -> T:
    """Another machine doesn't have our environment."""
    for module in modules:
        plugins.add(module)
    return work(number)
