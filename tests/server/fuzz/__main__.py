"""`python -m tests.server.fuzz`: many requests to a server of its own; every error of the server's is told."""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from tests.server.fuzz.run import fuzz, fuzzed_server, world_of


def main() -> int:
    """Send, count, tell; 1 if the server had errors of its own."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000, metavar="N", help="how many")
    parser.add_argument("--seed", default="1", help="the same seed sends the same requests")
    parser.add_argument("--only", type=int, metavar="N", help="send the request of this number alone, and show it")
    parser.add_argument("--json", action="store_true", help="the figures as JSON")
    options = parser.parse_args()
    numbers = range(options.requests) if options.only is None else [options.only]
    with tempfile.TemporaryDirectory() as folder, fuzzed_server(Path(folder)) as server:
        report = fuzz(server, world_of(server), options.seed, numbers, lambda done: _progress(done, len(numbers)))
    if options.json:
        print(json.dumps(report.data()))
    else:
        print(report.text())
    return 1 if report.errors else 0


def _progress(done: int, of: int) -> None:
    print(f"\r{done}/{of}", end="" if done < of else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
