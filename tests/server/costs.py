"""What each request costs the server's event loop: `python -m tests.server.costs [--json]`, on Linux.

Everybody's requests go through one thread. A request that keeps it busy keeps everybody waiting, so what counts is that
thread's processor time, which other programs on the machine don't change.
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server import plain
from tests.server.rig import Person, Server, make_game, new_game, patiently, serving
from trilhos.boards import EDITIONS

EDITION, PLAYERS, BOT = "europe", 5, "greedy"
ADDRESS = EDITIONS[EDITION].address
TIMES = 7


def loop_ms(server: Server) -> float:
    """The processor time that the event loop has used so far."""
    pid = server.process.pid
    return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[0]) / 1e6


def cost(server: Server, ask: Callable[[], httpx.Response]) -> float:
    """What one request takes of the event loop, in milliseconds."""
    before = loop_ms(server)
    answer = ask()
    assert answer.status_code < 500 or answer.url.path == "/", answer.text
    return loop_ms(server) - before


def finished_game(server: Server, edition: str = EDITION, players: int = PLAYERS) -> Person:
    """A game that bots have played to its end."""
    watcher = Person(server, make_game(server, edition, [{"kind": "bot", "bot": BOT}] * players)["game"])
    for _ in patiently():
        if watcher.table()["about"]["status"] == "finished":
            break
    return watcher


def operations(server: Server) -> Iterator[tuple[str, Callable[[], httpx.Response]]]:
    """Everything anybody may ask for, with the values that cost most."""
    over, running = finished_game(server), new_game(server, EDITION, PLAYERS)[0]
    save = over.get("/save").json()
    last = over.get("/replay").json()["of"]
    fixed = ["/health", "/metrics", "/", "/api/schema/openapi.json", "/api/schema/openapi.yml", "/api/schema"]
    fixed += ["/api/boards", f"/api/boards/{ADDRESS}/printed?players=5", "/api/bots", "/api/games"]
    fixed += ["/api/games?status=finished&limit=100", "/api/nothing"]
    http = plain.client(base_url=server.url)
    server.guests.callback(http.close)
    for path in fixed:
        yield path, lambda path=path: http.get(path)  # type: ignore[misc]
    for path in ("", "/events", "/news"):
        yield f"running{path}", lambda path=path: running.get(path)  # type: ignore[misc]
    for path in ("", "/events", "/news", "/save", "/audit", "/story", "/replay", "/positions"):
        yield f"finished{path}", lambda path=path: over.get(path)  # type: ignore[misc]
    yield "finished/replay?at=last", lambda: over.get("/replay", at=last)
    yield "finished/positions?first=last-39", lambda: over.get("/positions", first=last - 39)
    yield "import", lambda: http.post("/api/games/import", json={"save": save, "seats": [BOT] * PLAYERS})
    wish = {"edition": EDITION, "chairs": [{"kind": "you", "name": f"P{n}"} for n in range(PLAYERS)]}
    yield "create", lambda: http.post("/api/games", json=wish)
    yield "stale move", lambda: running.act(0, expected=1)
    yield "wrong token", lambda: http.get(f"/api/games/{over.game}", headers={"Authorization": "Bearer x"})


def table(server: Server) -> dict[str, dict[str, float]]:
    """The first request, which may have to make what later ones find, and the middle of the others."""
    told = {}
    for name, ask in operations(server):
        costs = [cost(server, ask) for _ in range(TIMES)]
        told[name] = {"first": round(costs[0], 1), "later": round(statistics.median(costs[1:]), 2)}
    return told


@contextmanager
def a_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        limits = ["--limit", "token=9999/9999", "--metrics-token", "m"]
        with serving(f"{folder}/g.sqlite", Path(folder), *limits) as server:
            yield server


def main(words: list[str]) -> None:
    with a_server() as server:
        told: dict[str, Any] = table(server)
    if "--json" in words:
        print(json.dumps(told))
        return
    for name, figures in told.items():
        print(f"{name:40} {figures['first']:8.1f} {figures['later']:8.2f} ms")


if __name__ == "__main__":
    main(sys.argv[1:])
