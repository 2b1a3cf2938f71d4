"""Gathers puzzles into a folder: game after game, on several cores; broken off, it goes on where it was."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from trilhos.arena.workers import in_order
from trilhos.daily.find import Quarry, look_again, search, worth
from trilhos.daily.puzzle import Grade, Posed, Puzzle, written
from trilhos.errors import BadFile
from trilhos.insight.analyst import Analyst
from trilhos.insight.judgement import Option
from trilhos.play.record import write_text

DONE: Final = "done.txt"  # a line for each game that was looked through


@dataclass(frozen=True)
class Hunting:
    """Games to be looked through."""

    pieces: list[tuple[Quarry, int]]  # with the seed of each

    def __call__(self, at: int) -> list[Puzzle]:
        return search(*self.pieces[at])


def key(quarry: Quarry, seed: int) -> str:
    """What names a game that was looked through."""
    return f"{quarry.edition} {quarry.players} {quarry.bots} {seed} {quarry.samples} {quarry.checked}"


def gather(quarries: list[Quarry], seeds: range, folder: Path, jobs: int) -> Iterator[tuple[int, int, list[Puzzle]]]:
    """A file for each puzzle, written as it is found: how many games are done, of how many, and what the last gave."""
    for quarry in quarries:
        quarry.check()
    done = _done(folder)
    wanted = [(quarry, seed) for seed in seeds for quarry in quarries]
    left = [piece for piece in wanted if key(*piece) not in done]
    known = len(wanted) - len(left)
    with closing(in_order(Hunting(left), range(len(left)), jobs)) as answers:
        for at, found in enumerate(answers):
            for puzzle in found:
                write_text(folder / f"{puzzle.id}.json", written(puzzle).decode())
            done.append(key(*left[at]))
            write_text(folder / DONE, "\n".join(done) + "\n")
            yield known + at + 1, len(wanted), found


def _done(folder: Path) -> list[str]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / DONE
        return file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    except (OSError, UnicodeError) as problem:
        raise BadFile("cant-write", file=str(folder), problem=str(problem)) from problem


class FoundPuzzle(msgspec.Struct, frozen=True):
    """A puzzle that was found, in short."""

    id: str
    grade: Grade
    lead: float
    error: float


class Gathered(msgspec.Struct, frozen=True):
    """What was found, and where it lies."""

    folder: str
    puzzles: list[FoundPuzzle]


class Reweighed(msgspec.Struct, frozen=True):
    """What became of a puzzle that was weighed anew: whether it stands, what is best, and by how much that leads.

    Of a file that holds none, the problem with it.
    """

    id: str
    stands: bool
    best: str = ""
    lead: float = 0.0
    error: float = 0.0
    problem: str = ""


def verify(posed: Posed, samples: int, seed: int) -> Reweighed:
    """Weigh a puzzle's moves in other worlds."""
    judged = look_again(Analyst(posed.rules), posed.view, posed.legal, samples, seed, 0.0)
    if judged is None:
        raise LookupError("weighing was given up")
    best: Option = judged.options[0]
    lead, error = worth(posed.rules, judged)
    stands = posed.is_answer(best.action) and lead > error
    return Reweighed(posed.puzzle.id, stands, best.move, round(lead, 4), round(error, 4))
