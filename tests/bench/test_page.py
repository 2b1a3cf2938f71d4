"""The figures in docs/speed.md: the tool that writes them, and that none is missing."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from trilhos.bench.run import PLAYERS
from trilhos.boards import EDITIONS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("speed_tool", ROOT / "tools" / "speed.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_figures_take_the_place_of_older_ones(tool: ModuleType) -> None:
    names = [*tool.GAMES.values(), *tool.BATCHES.values()]
    row = {"edition": "usa", "players": 2, "build": "plain", **dict.fromkeys(names, 1234)}
    measured = {"version": "trilhos 9", "rows": [row], "two_processes": 1.9}
    before = f"Before.\n{tool.BEGIN}\nold\n{tool.END}\nAfter."
    after = tool.page(before, measured)
    assert after == tool.page(after, measured)
    assert "| usa | 2 | plain | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 |" in after
    assert after.startswith("Before.")
    assert after.endswith("After.")
    assert "old" not in after


def test_the_page_has_figures_of_every_case() -> None:
    lines = (ROOT / "docs" / "speed.md").read_text(encoding="utf-8").splitlines()
    for edition in EDITIONS:
        for players in PLAYERS:
            for build in ("compiled", "plain"):
                assert sum(line.startswith(f"| {edition} | {players} | {build} |") for line in lines) == 2
