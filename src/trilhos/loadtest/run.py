"""Running a load test: servers, clients, and what they cost."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, Final

import msgspec

from trilhos.errors import BadChoice
from trilhos.loadtest.plan import WARM_UP, Latencies, LoadFigures, LoadPlan, Measured, ServerMemory, percentile
from trilhos.loadtest.servers import ServerProcess, running

GAMES_A_CLIENT: Final = 500  # one client process keeps up with so many
Told = Callable[[str], None]  # keys of sentences about how far it is


class Client:
    """A client process with its share of the games."""

    def __init__(self, plan: LoadPlan) -> None:
        command = [sys.executable, "-m", "trilhos.loadtest.client"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1)  # noqa: S603
        self.say(msgspec.json.encode(plan).decode())

    def say(self, line: str) -> None:
        """One line to the client."""
        if self.process.stdin is not None:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()

    def hear(self) -> str:
        """One line from the client; BadChoice when it has failed."""
        line = self.process.stdout.readline() if self.process.stdout is not None else ""
        if not line:
            raise BadChoice("loadtest-client-failed")
        return line

    def end(self) -> None:
        """End it."""
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                pipe.close() if pipe is not None else None
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@contextmanager
def _clients(plan: LoadPlan) -> Iterator[list[Client]]:
    count = -(-plan.games // GAMES_A_CLIENT)
    with ExitStack() as stack:
        clients = []
        for number in range(count):
            clients.append(Client(msgspec.structs.replace(plan, first=number, step=count)))
            stack.callback(clients[-1].end)
        yield clients


def load_test(plan: LoadPlan, database: str | None, processes: int, told: Told) -> LoadFigures:
    """Run the whole test; its figures."""
    _open_files()
    with running(database, processes) as servers:
        told("loadtest-making")
        before = _total(server.memory_bytes() for server in servers)
        with _clients(msgspec.structs.replace(plan, ports=[server.port for server in servers])) as clients:
            for client in clients:
                client.hear()
            made = _total(server.memory_bytes() for server in servers)
            told("loadtest-playing")
            measured, cpu = _play(plan, servers, clients)
            after = _total(server.memory_bytes() for server in servers)
    return figures(plan, processes, measured, cpu, ServerMemory(before, made, after))


def _play(plan: LoadPlan, servers: list[ServerProcess], clients: list[Client]) -> tuple[Measured, float | None]:
    for client in clients:
        client.say("go")
    time.sleep(WARM_UP)
    before = _total(server.cpu_seconds() for server in servers)
    time.sleep(plan.seconds)
    after = _total(server.cpu_seconds() for server in servers)
    measured = Measured()
    for client in clients:
        measured.add(msgspec.json.decode(client.hear(), type=Measured))
    for client in clients:
        client.say("leave")
    return measured, None if before is None or after is None else after - before


def _total(values: Iterator[Any]) -> Any:
    known = list(values)
    return None if None in known else sum(known)


def figures(plan: LoadPlan, processes: int, measured: Measured, cpu: float | None, memory: ServerMemory) -> LoadFigures:
    """What was measured, ready for a table or for JSON."""
    actions, made, before = len(measured.latencies), memory.games_made, memory.before
    return LoadFigures(
        edition=plan.edition,
        games=plan.games,
        rate=plan.rate,
        seconds=plan.seconds,
        routing=plan.routing,
        over=plan.over,
        processes=processes,
        actions=actions,
        actions_per_s=round(actions / plan.seconds, 1),
        latency_ms=_latencies(measured.latencies),
        answer_ms=_latencies(measured.answers),
        errors=measured.errors,
        behind=measured.behind,
        server_cpu_s=None if cpu is None else round(cpu, 2),
        server_cpu_ms_per_action=None if cpu is None or not actions else round(1000 * cpu / actions, 3),
        client_cpu_s=round(measured.cpu, 2),
        client_lag_ms=round(1000 * measured.lag, 1),
        memory_bytes=memory,
        memory_bytes_per_game=None if made is None or before is None else round((made - before) / plan.games),
    )


def _latencies(seconds: list[float]) -> Latencies:
    return Latencies(*[round(1000 * percentile(seconds, share), 1) for share in (0.5, 0.95, 0.99, 1.0)])


def _open_files() -> None:
    """Three connections a game: as many open files as the system allows, for us and for those we start."""
    if os.name == "posix":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
