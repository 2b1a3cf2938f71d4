"""School: a whole course, from the first game to the trained file; whoever breaks it off goes on where it was."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from trilhos.arena.cluster import Crew
from trilhos.boards import shared_rules
from trilhos.bots.minds import MIND_VERSION, Mind, fingerprint
from trilhos.errors import BadChoice
from trilhos.train.learn import GAIN, Course, Pack, joined, learn, lessons, round_loss, searched

EVERY: Final = 20.0  # seconds after which lessons are kept


class Notebook:
    """All lessons so far, kept in a file as they come."""

    def __init__(self, course: Course, file: Path) -> None:
        self.file = file
        self.course = _called(course)
        self.packs: list[Pack] = []
        self.done = 0  # pieces of work
        self.kept = time.monotonic()
        if file.exists():
            self._read()

    def _read(self) -> None:
        try:
            with np.load(self.file) as pages:
                course, self.done = str(pages["course"]), int(pages["done"])
                pack = {name: pages[name] for name in pages.files if name not in ("course", "done")}
        except (OSError, ValueError, KeyError, BadZipFile) as problem:
            raise BadChoice("bad-lessons", file=str(self.file), problem=str(problem)) from problem
        if course != self.course:
            raise BadChoice("other-lessons", file=str(self.file))
        self.packs.append(pack)

    def add(self, pack: Pack) -> None:
        """One more piece."""
        self.packs.append(pack)
        self.done += 1
        if time.monotonic() - self.kept > EVERY:
            self.keep()

    def keep(self) -> None:
        """Written aside and then put in place: whoever breaks off loses nothing of what was there."""
        if self.packs:
            self.packs = [joined(self.packs)]
            aside = self.file.with_name(self.file.name + ".new.npz")
            np.savez(aside, course=self.course, done=self.done, **self.packs[0])  # type: ignore[arg-type]
            aside.replace(self.file)
        self.kept = time.monotonic()

    def before(self, game: int) -> Pack:
        """The lessons of all games with a lower number."""
        self.packs = [joined(self.packs)]
        pack = self.packs[0]
        clues, looks = pack["clue_game"] < game, pack["game"] < game
        return {name: rows[clues if name in ("clues", "held", "clue_game") else looks] for name, rows in pack.items()}


def _called(course: Course) -> str:
    """What makes lessons those of a course, and of no other."""
    rules = shared_rules(course.edition, course.players, None)
    what = [MIND_VERSION, fingerprint(rules), int(rules.version)]
    return repr([*what, course.players, course.games, course.seed, course.searched])


def train(course: Course, crew: Crew, file: Path, show: Callable[[int, int], None]) -> Mind:
    """The whole course; `file` keeps its lessons."""
    book = Notebook(course, file)
    try:
        return _train(course, crew, book, show)
    finally:
        book.keep()


def _train(course: Course, crew: Crew, book: Notebook, show: Callable[[int, int], None]) -> Mind:
    pieces, total = course.round_pieces, course.pieces + course.rounds * course.round_pieces
    for pack in lessons(course, crew, min(book.done, course.pieces)):
        book.add(pack)
        show(book.done, total)
    mind, rounds = learn(course, book.before(course.games), []), list[tuple[float, float]]()
    for number in range(course.rounds):
        first = min(max(book.done - course.pieces - number * pieces, 0), pieces)
        for pack in searched(course, mind, number, crew, first):
            book.add(pack)
            show(book.done, total)
        pack = book.before(course.games + (number + 1) * course.searched)
        wiser = learn(course, pack, [])
        rounds.append((round_loss(course, mind, pack, number), round_loss(course, wiser, pack, number)))
        mind = wiser
        if rounds[-1][0] - rounds[-1][1] < GAIN:
            break
    return msgspec.structs.replace(mind, found=msgspec.structs.replace(mind.found, rounds=rounds))
