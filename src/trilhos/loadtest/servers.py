"""The servers of a load test: processes of our own, told apart by their ids, measured and ended by them."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from trilhos.errors import BadChoice
from trilhos.server.door.limits import LIMITS
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import PROCESSES

PATIENCE: Final = 60.0  # seconds until a server has to answer, and until it has to be gone
UNLIMITED: Final = "100000/1000000"
MANY: Final = "1000000"  # connections of one address
PROC: Final = Path("/proc")


class ServerProcess:
    """One `trilhos serve`."""

    def __init__(self, database: str, log: Path) -> None:
        limits = [word for name in LIMITS for word in ("--limit", f"{name}={UNLIMITED}")]
        words = ["serve", "--port", "0", "--db", database, "--log", "warning", "--connections", MANY, *limits]
        self.log = log
        with log.open("w") as stream:
            command = [sys.executable, "-m", "trilhos.cli", *words]
            self.process = subprocess.Popen(command, stderr=stream, env={**os.environ, "TRILHOS_LANG": "en"})  # noqa: S603
        self.port = 0

    def wait(self) -> None:
        """Until it serves; BadChoice when it doesn't."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < end:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", self.log.read_text(encoding="utf-8"))
            if found and _is_well(int(found[1])):
                self.port = int(found[1])
                return
            time.sleep(0.05)
        raise BadChoice("server-did-not-start", problem=self.log.read_text(encoding="utf-8").strip()[-200:])

    def end(self) -> None:
        """End it, first politely."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def cpu_seconds(self) -> float | None:
        """Processor time so far, where the system tells it."""
        try:
            fields = (PROC / str(self.process.pid) / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_bytes(self) -> int | None:
        """Memory in use, where the system tells it."""
        try:
            pages = (PROC / str(self.process.pid) / "statm").read_text().split()[1]
        except OSError:
            return None
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _is_well(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == HTTPStatus.OK
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


@contextmanager
def running(database: str | None, processes: int) -> Iterator[list[ServerProcess]]:
    """Servers on a database, or on one that exists only for the test; none of them outlives it."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="trilhos-loadtest-")))
        url, servers = database or str(folder / "games.sqlite"), []
        for number in range(processes):
            servers.append(ServerProcess(url, folder / f"server-{number}.log"))
            stack.callback(servers[-1].end)
        for server in servers:
            server.wait()
        if processes > 1:
            know_each_other(url, processes)
        yield servers


def know_each_other(url: str, processes: int) -> None:
    """Wait until each process has read the rows of the others: from here on, games live where they are made."""
    engine, before = connect(url), dict[str, int]()
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            with engine.connect() as connection:
                now = {row.id: row.beats for row in connection.execute(sa.select(PROCESSES))}
            if now.keys() != before.keys():  # one has just come, or was taken for dead and has come back
                before = now
            if len(now) == processes and all(now[id] >= count + 2 for id, count in before.items()):
                return  # who has counted up twice has read all rows, and does as was read
            time.sleep(0.05)
    finally:
        engine.dispose()
    raise BadChoice("server-did-not-start", problem=f"{len(now)} / {processes}")
