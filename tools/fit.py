"""Whether this Python can make and run Trilhos; says what to do where it can't. Older Pythons understand this file."""

import sys
from importlib.util import find_spec

LEAST = (3, 11)


def problem(version: "tuple[int, ...]", missing: "list[str]") -> "str | None":
    """What stands in the way, in a sentence; None when nothing does."""
    if version < LEAST:
        found = f"{sys.executable} is {version[0]}.{version[1]}"
        return f"Trilhos needs Python 3.11 or newer, and {found}. Name a newer one: make play PYTHON=python3.13"
    if missing:
        return f"This Python lacks {', '.join(missing)}. On Debian and Ubuntu: sudo apt install python3-venv"
    return None


if __name__ == "__main__":
    sys.exit(problem(sys.version_info[:2], [name for name in ("venv", "ensurepip") if find_spec(name) is None]))
