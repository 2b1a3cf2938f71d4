"""What is said before anything is built, where the machine can't build it."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from build_hooks import node
from tools import fit, reach

FILE = Path(fit.__file__)


def test_what_stands_in_the_way_is_said_with_what_to_do() -> None:
    assert fit.problem((3, 11), []) is None
    old = fit.problem((3, 10), [])
    assert old is not None
    assert "3.11 or newer" in old
    assert "is 3.10. Name a newer one: make play PYTHON=" in old
    bare = fit.problem((3, 13), ["ensurepip"])
    assert bare is not None
    assert "lacks ensurepip" in bare
    assert "apt install" in bare


def test_an_old_python_understands_it() -> None:
    ast.parse(FILE.read_text(), feature_version=(3, 6))
    assert subprocess.run([sys.executable, FILE], check=False).returncode == 0


NOBODY = "http://127.0.0.1:9/"  # refuses at once
ALONE = {"PIP_CONFIG_FILE": os.devnull, "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_INDEX_URL": NOBODY}


def test_a_package_index_out_of_reach_is_named_before_anything_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    told = reach.problem({**os.environ, **ALONE})
    assert told is not None
    assert "settings of pip" in told
    assert "hatchling" in told
    monkeypatch.setattr(node, "on_path", lambda: Path("node"))
    refuses = [sys.executable, "-c", "import sys; sys.exit('no way to the registry')"]
    monkeypatch.setattr(node, "npm", lambda: refuses)
    monkeypatch.setattr(reach, "sys", SimpleNamespace(executable="true"))  # as if pip had found everything
    told = reach.problem(os.environ)
    assert told is not None
    assert "settings of npm" in told
    assert "no way to the registry" in told
