"""The how-to runs: its Python blocks, one after the other."""

from pathlib import Path

import pytest

from tests.docs.test_documents import blocks

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "learn.md"


def test_the_blocks_of_the_how_to_run(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks(PAGE, "python"):
        exec(compile(block, str(PAGE), "exec"), names)
    assert capsys.readouterr().out.splitlines()[-1] == "False (256, 2) (256, 2)"
