"""A program that measures the plain sources even where compiled modules lie beside them: EDITION PLAYERS SECONDS."""

import importlib.machinery as machinery
import sys

import msgspec


def prefer_sources() -> None:
    """Let imports find `x.py` before the compiled `x.so`, which is the other way round as a rule."""
    sources = (machinery.SourceFileLoader, machinery.SOURCE_SUFFIXES)
    compiled = (machinery.ExtensionFileLoader, machinery.EXTENSION_SUFFIXES)
    sys.path_hooks.insert(0, machinery.FileFinder.path_hook(sources, compiled))
    sys.path_importer_cache.clear()


def main(edition: str, players: str, seconds: str) -> None:
    """Print one row of figures as JSON."""
    from trilhos.bench.figures import PLAIN, figures, running

    if running() != PLAIN:
        raise SystemExit("the plain sources were not found beside the compiled modules")
    print(msgspec.json.encode(figures(edition, int(players), float(seconds))).decode())


if __name__ == "__main__":
    prefer_sources()
    main(*sys.argv[1:])
