"""npm for the Makefile: `python -m build_hooks.npm ARGUMENTS`, with a Node from PyPI where the machine has none."""

import subprocess
import sys

from build_hooks import node


def main(arguments: list[str]) -> int:
    """Run npm and return its exit code."""
    if not (node.on_path() or node.from_package()):
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", node.PACKAGE], check=True)
    return subprocess.run([*node.npm(), *arguments], env=node.environment(), check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
