"""Walks with one claim through a server: how many Python calls it takes, in how many files.

    python tools/walk.py [LINES]     on the plain build: compiled functions can't be counted

A real server takes a saved position (`walks/`); both players listen, and one of them makes the moves over the live
connection. Counted is everything that runs in the server's process until both have heard of the last move.
"""

import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

T = TypeVar("T")
WALKS = Path(__file__).with_name("walks")
SERVER = """
import collections, json, signal, sys, threading
calls, on = collections.Counter(), False
def count(frame, event, arg):
    if on and event == "call" and "/trilhos/" in frame.f_code.co_filename:
        calls[frame.f_code.co_filename.rsplit("/trilhos/", 1)[1] + ":" + frame.f_code.co_name] += 1
def switch(number, frame):
    global on
    on = not on
    if on:
        sys.setprofile(count)
        return
    sys.setprofile(None)
    print("counted", json.dumps(calls), flush=True)
threading.setprofile(count)
signal.signal(signal.SIGUSR1, switch)
from trilhos.cli import main
sys.exit(main(sys.argv[1:]))
"""


def walk(path: Path) -> Counter[str]:
    """The calls of the moves of one file."""
    told = json.loads(path.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder, ExitStack() as open_lines:
        log = Path(folder) / "log"
        words = ["serve", "--port", "0", "--db", f"{folder}/games.sqlite", "--undo-seconds", "0"]
        with log.open("w") as out:
            server = subprocess.Popen([sys.executable, "-c", SERVER, *words], stdout=out, stderr=out)  # noqa: S603
        try:
            url = waited(lambda: re.search(r"http://127\.0\.0\.1:\d+", log.read_text()))[0]
            made = httpx.post(f"{url}/api/games/import", json={"save": told["save"]}).raise_for_status().json()
            live = f"{url.replace('http', 'ws', 1)}/api/games/{made['game']}/live"
            lines = [open_lines.enter_context(connect(live)) for _ in made["tokens"]]
            for line, token in zip(lines, made["tokens"].values(), strict=True):
                line.send(json.dumps({"type": "hello", "token": token, "after": 0}))
                heard(line)
            number = len(told["save"]["actions"]) + 2  # with the entries of its making and of its start
            server.send_signal(signal.SIGUSR1)
            for key, move in enumerate(told["moves"]):
                body = {"action": move, "expected": number + key, "key": f"walk-{key}"}
                lines[told["seat"]].send(json.dumps({"type": "post", "id": key, "to": "actions", "body": body}))
                for line in lines:
                    heard(line)
            server.send_signal(signal.SIGUSR1)
            return Counter(json.loads(waited(lambda: re.search(r"counted (\{.*\})\n", log.read_text()))[1]))
        finally:
            server.terminate()
            server.wait()


def heard(line: ClientConnection) -> Any:
    """The next news; a move that is refused ends the walk."""
    while True:
        message = json.loads(line.recv(timeout=60))
        if message["type"] == "news":
            return message
        if message.get("status", 200) >= 400:
            raise SystemExit(message)


def waited(ready: Callable[[], T | None]) -> T:
    """What there is, once it is there."""
    for _ in range(600):
        found = ready()
        if found:
            return found
        time.sleep(0.1)
    raise SystemExit("the server doesn't answer")


def main() -> None:
    """Tell what each walk takes."""
    for path in sorted(WALKS.glob("*.json")):
        calls = walk(path)
        files = {call.partition(":")[0] for call in calls}
        legal = calls["engine/rules.py:legal"]
        print(f"{path.stem}: {calls.total()} calls in {len(files)} files; legal actions worked out {legal} times")
        for call, count in calls.most_common(int(sys.argv[1]) if len(sys.argv) > 1 else 0):
            print(f"{count:6}  {call}")


if __name__ == "__main__":
    main()
