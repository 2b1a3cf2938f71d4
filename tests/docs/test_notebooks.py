"""The notebooks run, cell by cell, and are stored without what they have shown."""

import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from trilhos.bots import base

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
BOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert len(BOOKS) == 4


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_a_notebook_runs(book: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    display = ModuleType("IPython.display")
    display.SVG = shown.append  # type: ignore[attr-defined]
    notebook = ModuleType("IPython")
    notebook.get_ipython = lambda: None  # type: ignore[attr-defined]  # plots ask where they are
    notebook.version_info = (9, 0)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", notebook)
    monkeypatch.setitem(sys.modules, "IPython.display", display)
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.setattr(base, "_MAKERS", dict(base._MAKERS))
    data = json.loads(book.read_text(encoding="utf-8"))
    assert (data["nbformat"], len({cell["id"] for cell in data["cells"]})) == (4, len(data["cells"]))
    names: dict[str, object] = {}
    for cell in data["cells"]:
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), f"{book.name}:{cell['id']}", "exec"), names)
    assert all(picture.startswith("<svg") for picture in shown)
