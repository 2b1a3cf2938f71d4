"""Without the extras a clear sentence says how to get them."""

import sys
from collections.abc import Callable
from typing import Any

import pytest

from trilhos import env
from trilhos.extras import MissingExtra

MAKERS = [
    (env.aec_env, "aec", "pettingzoo", "env"),
    (env.seat_env, "seat", "gymnasium", "env"),
    (env.vector_env, "vector", "gymnasium.vector", "env"),
    (env.open_spiel_game, "spiel", "pyspiel", "openspiel"),
]


@pytest.mark.parametrize(("maker", "module", "missing", "extra"), MAKERS)
def test_what_is_missing_is_named(
    maker: Callable[..., Any], module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"trilhos.env.{module}", raising=False)
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(MissingExtra, match=rf"\"{missing}\", which isn't installed.*pip install 'trilhos\[{extra}\]'"):
        maker("usa")
