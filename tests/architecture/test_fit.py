"""What is said before anything is built, where the machine can't build it."""

import ast
import subprocess
import sys
from pathlib import Path

from tools import fit

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
