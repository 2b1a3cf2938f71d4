"""Processes that work side by side."""

import os
from collections.abc import Callable

import pytest

from trilhos.env.workers import Workers


def make_counter(number: int) -> Callable[[int], tuple[int, int, int]]:
    """A worker that adds up what it is asked."""
    total = 100 * number

    def add(amount: int) -> tuple[int, int, int]:
        nonlocal total
        total += amount
        return number, total, os.getpid()

    return add


def make_failure(number: int) -> Callable[[int], int]:
    return lambda amount: amount // number


def test_every_process_keeps_what_it_has() -> None:
    with Workers(2, make_counter) as workers:
        first, second = workers.ask(5), workers.ask(7)
    assert [answer[:2] for answer in first] == [(0, 5), (1, 105)]
    assert [answer[:2] for answer in second] == [(0, 12), (1, 112)]
    assert len({os.getpid(), first[0][2], first[1][2]}) == 3
    assert [answer[2] for answer in first] == [answer[2] for answer in second]


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    with Workers(2, make_failure) as workers, pytest.raises(ZeroDivisionError):
        workers.ask(5)


def make_end(number: int) -> Callable[[int], int]:
    return os._exit


def test_a_process_that_dies_is_missed() -> None:
    with Workers(2, make_end) as workers, pytest.raises(ChildProcessError, match="ended before its time"):
        workers.ask(0)
