"""Work shared among processes: all of it in order, and none left running."""

import signal
from collections.abc import Callable
from contextlib import closing
from multiprocessing import active_children
from time import sleep

import pytest

from trilhos import plugins
from trilhos.arena import workers as module
from trilhos.arena.workers import in_order


def square(number: int) -> int:
    return number * number


def slow(number: int) -> int:
    sleep(0.01)
    return number


def test_two_processes_do_the_same_in_the_same_order() -> None:
    assert list(in_order(square, range(40), jobs=2)) == list(in_order(square, range(40))) == [n * n for n in range(40)]


def test_breaking_off_ends_the_other_processes() -> None:
    before = set(active_children())
    with closing(in_order(slow, range(10_000), jobs=2)) as done:
        assert next(done) == 0
        assert len(set(active_children()) - before) == 2
    assert set(active_children()) == before


def test_a_process_leaves_interrupts_to_the_first_one() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        module._begin()
        assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
        plugins.LOG.disabled = False


def interrupt(reached: list[str]) -> None:
    """Ctrl-C while processes are started."""
    with module._interrupts_held_back():
        signal.raise_signal(signal.SIGINT)
        reached.append("the end")


def test_an_interrupt_amid_the_start_of_processes_comes_when_they_have_started() -> None:
    reached: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupt(reached)
    assert reached == ["the end"]
    assert signal.pthread_sigmask(signal.SIG_BLOCK, set()) == set()


def test_where_interrupts_cant_be_held_back_they_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    reached: list[str] = []
    with module._interrupts_held_back():
        reached.append("a quiet start")
    with pytest.raises(KeyboardInterrupt):
        interrupt(reached)
    assert reached == ["a quiet start"]


def test_a_process_gets_few_pieces_of_work_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Pool:
        def __init__(self, *arguments: object, **settings: object) -> None:
            asked.clear()

        def map(self, work: Callable[[int], int], numbers: range, chunksize: int) -> list[int]:
            asked.append(chunksize)
            return []

        def shutdown(self, cancel_futures: bool) -> None:
            assert cancel_futures

    monkeypatch.setattr(module, "ProcessPoolExecutor", Pool)
    sizes = [(list(in_order(square, range(count), jobs=2)), *asked)[1] for count in (1, 64, 10**6)]
    assert sizes == [1, 2, 4]
