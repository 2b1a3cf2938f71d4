"""The documentation site builds without a warning, and the tutorial runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.test_documents import ROOT, blocks
from trilhos.bots import base


def test_the_site_builds_and_loads_nothing_from_outside(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    reference = (tmp_path / "reference" / "python" / "index.html").read_text(encoding="utf-8")
    assert "A picture of the game as a seat sees it" in reference
    assert "/api/games" in (tmp_path / "reference" / "http" / "index.html").read_text(encoding="utf-8")
    assert (tmp_path / "search" / "search_index.json").stat().st_size > 100_000
    pages = [file.read_text(encoding="utf-8") for file in tmp_path.rglob("*.html")]
    loaded = [found for text in pages for found in re.findall(r'<(?:script|img)[^>]+src="(https?:[^"]+)', text)]
    assert loaded == []


def test_the_tutorial_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_MAKERS", dict(base._MAKERS))
    names: dict[str, object] = {}
    for block in blocks(ROOT / "docs" / "tutorial.md", "python"):
        exec(compile(block, "tutorial.md", "exec"), names)
    assert len(blocks(ROOT / "docs" / "tutorial.md", "python")) == 3
