"""A program that measures the plain sources even where compiled modules lie beside them: EDITION PLAYERS SECONDS."""

import importlib.machinery as machinery
import json
import sys


def prefer_sources() -> None:
    """Let imports find `x.py` before the compiled `x.so`, which is the other way round as a rule."""
    sources = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
    compiled = (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES)
    sys.path_hooks.insert(0, machinery.FileFinder.path_hook(sources, compiled))
    sys.path_importer_cache.clear()


def main(edition: str, players: str, seconds: str) -> None:
    """Print one row of figures as JSON."""
    from trilhos.bench.figures import figures
    from trilhos.engine import state

    if not str(state.__file__).endswith(".py"):
        raise SystemExit("the plain sources were not found beside the compiled modules")
    print(json.dumps(figures(edition, int(players), float(seconds))))


if __name__ == "__main__":
    prefer_sources()
    main(*sys.argv[1:])
