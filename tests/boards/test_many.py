"""Any JSON is refused with reasons, or is a board that is played to its end; and it costs little to find out."""

import json
import time
import tracemalloc
from random import Random as Dice
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.boards.many import changed, outcome
from tests.boards.small import small
from trilhos.boards import EDITIONS
from trilhos.boards.check import LARGEST, read_board
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


@settings(max_examples=60, deadline=None)
@given(SOME_JSON, st.sampled_from([*small(), "format"]))
def test_any_json_is_refused_or_played(data: Any, field: str) -> None:
    assert outcome(data) == "refused"
    assert outcome({**small(), field: data}) in ("refused", "played")


def hostile() -> dict[str, bytes]:
    """Files that are as large as can be, each in another way."""
    usa = msgspec.to_builtins(EDITIONS["usa"].file)
    route = {**usa["routes"][0], "spaces": [[0.5, 0.5, 0]] * 12, "a": "A", "b": "B"}
    fields = {f"x{at}": 0 for at in range(40_000)}
    return {
        "nested": b"[" * LARGEST,
        "lists": b"[" + b"[]," * (LARGEST // 3 - 2) + b"[]]",
        "objects": b"[" + b"{}," * (LARGEST // 3 - 2) + b"{}]",
        "fields": json.dumps({**usa, **fields}).encode(),
        "routes": json.dumps({**usa, "routes": [route] * 1500}).encode()[:LARGEST],
        "cities": json.dumps({**usa, "cities": [{"name": {}}] * 30_000}).encode(),
        "parameters": json.dumps({**usa, "rules": {**usa["rules"], "chapters": [fields]}}).encode(),
    }


@pytest.mark.parametrize("kind", hostile())
def test_a_hostile_file_costs_little(kind: str) -> None:
    data = hostile()[kind]
    read_board(json.dumps(small()).encode(), "x")  # what is read once for all
    tracemalloc.start()
    with pytest.raises(BadBoard):
        read_board(data, "x")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000_000
    began = time.process_time()
    with pytest.raises(BadBoard) as caught:
        read_board(data, "x")
    assert time.process_time() - began < 0.5  # a tenth of it where no other work is done
    assert str(caught.value)
