"""Whether what Trilhos is made of can be fetched: `make play` asks before it begins, and is told in a sentence.

Asked of pip and npm themselves, so that their settings (another index, a proxy, a folder of files) count here, too.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parents[1]))  # run by its name
from build_hooks import node

PATIENCE: Final = 15  # seconds
AGAIN: Final = "Mend the connection, or the settings of {tool}, and try again: make play"


def problem(environment: Mapping[str, str]) -> str | None:
    """What can't be reached; None when everything can."""
    with tempfile.TemporaryDirectory() as folder:
        asked = ["--retries", "0", "--timeout", str(PATIENCE), "--no-deps", "--dest", folder, "hatchling"]
        if said := _failed([sys.executable, "-m", "pip", "download", "--quiet", *asked], environment):
            return f"Python's packages can't be fetched here. {AGAIN.format(tool='pip')}\n{said}"
    if node.on_path() is None:
        return None  # it comes as one of Python's packages, and brings npm
    asked = ["--fetch-retries=0", f"--fetch-timeout={PATIENCE}000"]
    if said := _failed([*node.npm(), "view", "vite", "version", *asked], environment):
        return f"The page's packages can't be fetched here. {AGAIN.format(tool='npm')}\n{said}"
    return None


def _failed(command: list[str], environment: Mapping[str, str]) -> str | None:
    """The first of what a command said when it failed: the reason, before advice."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    return "\n".join(lines[:5]) or command[-1] if done.returncode else None


if __name__ == "__main__":
    sys.exit(problem(os.environ))
