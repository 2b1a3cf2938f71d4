"""Any JSON is refused with reasons, or is a board that is played to its end; and it costs little to find out."""

import json
import sys
import time
import tracemalloc
from collections import Counter
from random import Random as Dice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.boards import hostile
from tests.boards.many import changed, outcome
from tests.boards.small import small
from trilhos.boards.check import LARGEST, checked, read_board
from trilhos.boards.faults import BadBoard

SOME_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9))
def test_a_changed_board_is_refused_with_reasons_or_played(seed: int) -> None:
    assert outcome(changed(Dice(seed))) in ("refused", "played")


def test_changed_boards_come_as_far_as_the_rules() -> None:
    """Or else the test above would test little."""
    found: Counter[str] = Counter()
    for seed in range(80):
        try:
            checked(changed(Dice(seed)), "x")
            found["sound"] += 1
        except BadBoard as problem:
            found[problem.faults[0].key] += 1
    assert found["sound"] >= 20  # these are played
    assert found["rules"] >= 3  # the last step
    assert len(found) >= 12


@settings(max_examples=60, deadline=None)
@given(SOME_JSON, st.sampled_from([*small(), "format"]))
def test_any_json_is_refused_or_played(data: Any, field: str) -> None:
    assert outcome(data) == "refused"
    assert outcome({**small(), field: data}) in ("refused", "played")


FILES = hostile.files()


# 50 ms are promised, and 31 the most where no other work is done.
@pytest.mark.parametrize("kind", FILES)
def test_a_hostile_file_costs_little(kind: str) -> None:
    data = FILES[kind]
    assert len(data) <= LARGEST
    read(json.dumps(small()).encode())  # what is read once for all
    tracemalloc.start()
    assert read(data) == kind.startswith("sound")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000_000
    assert min(cost(data) for _ in range(5)) < (0.1 if sys.gettrace() is None else 0.5)  # measuring coverage costs more


def read(data: bytes) -> bool:
    """Whether a file is a board; if not, there are sentences about it."""
    try:
        return bool(read_board(data, "x"))
    except BadBoard as problem:
        return not str(problem)


def cost(data: bytes) -> float:
    """CPU time that it takes to read a file, or to say what is wrong with it."""
    began = time.process_time()
    read(data)
    return time.process_time() - began
