"""Every module can be the first that is imported, though the mind stands on a part of the bots."""

import subprocess
import sys

import pytest

MODULES = [
    "trilhos.mind.search",
    "trilhos.mind.value",
    "trilhos.bots.plan.policy",
    "trilhos.bots.minds",
    "trilhos.bots",
]


@pytest.mark.parametrize("module", MODULES)
def test_any_module_comes_first(module: str) -> None:
    subprocess.run([sys.executable, "-c", f"import {module}"], check=True)
