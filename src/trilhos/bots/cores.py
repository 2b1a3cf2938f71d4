"""All cores look ahead: imagined worlds are divided among processes, and what comes of them doesn't depend on how."""

import os
from array import array
from itertools import pairwise
from typing import Final

from trilhos.engine.view import View
from trilhos.mind.search import FIGURES, Search

LEAST_WORLDS: Final = 8  # with fewer for each core, a process takes longer to begin than it spares
MOST_WORLDS: Final = 32  # tried together: after that the time is looked at


def cores_here() -> int:
    """How many cores there are to use: one, where a process can't be doubled."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "fork") and hasattr(os, "sched_getaffinity") else 1


def try_worlds(search: Search, view: View, worlds: range, cores: int) -> list[list[float]]:
    """What came of every candidate in each of the worlds, in their order."""
    parts = min(cores, len(worlds) // LEAST_WORLDS)
    if parts < 2:
        return [search.sample(view, world) for world in worlds]
    ends = [worlds.start + len(worlds) * part // parts for part in range(parts + 1)]
    others = [Other(search, view, range(first, end)) for first, end in pairwise(ends[1:])]
    try:
        found = [search.sample(view, world) for world in range(*ends[:2])]
        return found + [row for other in others for row in other.rows()]
    finally:
        for other in others:
            other.end()


class Other:
    """A double of this process, which knows all that this one does: it tries its worlds, tells, and is gone."""

    def __init__(self, search: Search, view: View, worlds: range) -> None:
        self.search, self.view, self.worlds = search, view, worlds
        self.told, tell = os.pipe()
        self.id = os.fork()
        if self.id == 0:
            try:
                rows = [figure for world in worlds for figure in search.sample(view, world)]
                with open(tell, "wb", closefd=False) as pipe:
                    pipe.write(array("d", rows).tobytes())
            finally:
                os._exit(0)  # nothing of what this process was about is the double's business
        os.close(tell)

    def rows(self) -> list[list[float]]:
        """What it found; if it was ended from outside, its work is done here."""
        with open(self.told, "rb", closefd=False) as pipe:
            told = pipe.read()
        size = FIGURES * len(self.search.alive)
        figures = array("d", told[: len(told) // 8 * 8])
        if len(figures) != size * len(self.worlds):
            return [self.search.sample(self.view, world) for world in self.worlds]
        return [figures[at : at + size].tolist() for at in range(0, len(figures), size)]

    def end(self) -> None:
        """Nothing of it stays behind."""
        os.close(self.told)
        os.waitpid(self.id, 0)
