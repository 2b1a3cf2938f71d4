"""Rebuild the art of the boards: `python -m tools.geography [board ...]`."""

import sys
import time

from tools.geography.build import build
from tools.geography.recipe import names


def main(wanted: list[str]) -> None:
    """Build the boards that are named, or all."""
    for name in wanted or names():
        start = time.perf_counter()
        report = build(name)
        print(f"{name}: {report}, {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
