"""A whole bench: every edition with 2 and 4 players, on this build and on the interpreted one."""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

import trilhos
from trilhos.bench.batches import two_processes
from trilhos.bench.figures import COMPILED, PLAIN, ROUNDS, Speed, figures, running
from trilhos.boards import EDITIONS

PLAYERS: Final = (2, 4)
WALL: Final = 0.5  # seconds on the wall need more of them: other programs are in the way

Tell = Callable[[str, int, str], None]  # hears the edition, the players and the build that come next


@dataclass(frozen=True)
class Benchmark:
    """What to measure."""

    editions: list[str]
    seconds: float
    plain: bool = True  # also the interpreted build, where this one is compiled

    def cases(self) -> list[tuple[str, int]]:
        """Editions and player counts."""
        return [(edition, players) for edition in self.editions or EDITIONS for players in PLAYERS]


class BenchFigures(msgspec.Struct, omit_defaults=True):
    """What was measured: each case, what a second process is worth, and perhaps each case beside an older figure."""

    rows: list[Speed]
    two_processes: float
    ratios: list[Speed] | None = None


def bench(plan: Benchmark, tell: Tell) -> BenchFigures:
    """Measure it all."""
    rows = []
    for build in [running()] + ([PLAIN] if plan.plain and running() == COMPILED else []):
        for edition, players in plan.cases():
            tell(edition, players, build)
            measured = figures if build == running() else interpreted
            rows.append(measured(edition, players, plan.seconds))
    return BenchFigures(rows, two_processes(plan.cases()[0][0], max(plan.seconds, WALL), ROUNDS))


def interpreted(edition: str, players: int, seconds: float) -> Speed:
    """The figures of the plain sources, which lie beside the compiled modules; measured by a program of their own."""
    folder = Path(trilhos.__file__).parent
    paths = [str(folder.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = [sys.executable, "-P", str(folder / "bench" / "plain.py"), edition, str(players), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)  # noqa: S603
    return msgspec.json.decode(done.stdout, type=Speed)
