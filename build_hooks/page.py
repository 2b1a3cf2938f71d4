"""The page of the table, built by Vite into the wheel, so that nobody needs Node at run time.

TRILHOS_PAGE=skip leaves it out; TRILHOS_PAGE=required makes any trouble with it an error.
"""

import os
import shutil
import subprocess
from pathlib import Path

from build_hooks import node

IN_WHEEL = "trilhos/page"
# What the page reads besides its own source.
NEEDED = ["src/trilhos/text", "src/trilhos/boards/data", "src/trilhos/boards/board.schema.json"]
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist")
TAIL = 2000  # characters of what npm said that are worth repeating


class NoPage(Exception):
    """The page could not be built, for this reason."""


def wanted(version: str) -> str:
    """How much the page is wanted: auto, required or skip; an editable install uses the one of `make page`."""
    return "skip" if version == "editable" else os.environ.get("TRILHOS_PAGE", "auto")


def requirements(version: str) -> list[str]:
    """What pip has to fetch first: Node, when it is needed and the machine has none."""
    return [] if wanted(version) == "skip" or node.on_path() else [node.PACKAGE]


def build(root: Path, scratch: Path) -> dict[str, str]:
    """Build the page beside the sources, not among them. Returns built folder → place in the wheel."""
    if not (root / "web" / "package-lock.json").exists():
        raise NoPage("this source tree has no web/ folder")
    _copy(root, scratch)
    web = scratch / "web"
    if not (web / "node_modules").exists():
        _npm(["ci", "--omit=dev"], web)
    _npm(["run", "build"], web)
    return {str(scratch / "src" / "trilhos" / "page"): IN_WHEEL}


def _copy(root: Path, scratch: Path) -> None:
    shutil.copytree(root / "web", scratch / "web", ignore=LEFT_OUT)
    for part in NEEDED:
        copy = shutil.copytree if (root / part).is_dir() else shutil.copy2
        copy(root / part, scratch / part)
    installed = root / "web" / "node_modules"
    if (installed / "vite").exists():
        os.symlink(installed, scratch / "web" / "node_modules")  # saves fetching them again


def _npm(arguments: list[str], folder: Path) -> None:
    try:
        command = [*node.npm(), *arguments]
        subprocess.run(command, cwd=folder, env=node.environment(), check=True, capture_output=True, text=True)
    except node.NoNode as problem:
        raise NoPage(str(problem)) from problem
    except (OSError, subprocess.CalledProcessError) as problem:
        said = getattr(problem, "stdout", "") + getattr(problem, "stderr", "") or str(problem)
        raise NoPage(f"npm {' '.join(arguments)} failed:\n{said[:TAIL]}") from problem
