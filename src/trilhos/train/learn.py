"""Learning: value and beliefs of a board and a number of players, from games that steiner plays with itself.

Of ten games eight are learned from, one says when to stop, and one tells how good it is.
"""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from itertools import cycle, islice
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from trilhos.arena.cluster import Crew
from trilhos.boards import Edition, shared_rules
from trilhos.bots.minds import MIND_VERSION, Examined, Mind, ValueModel, fingerprint
from trilhos.bots.plan.atlas import fractions
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.planning import atlas_of
from trilhos.bots.settings import tuned_settings
from trilhos.mind.features import Features
from trilhos.mind.value import Value
from trilhos.train.fit import Table, fit_logistic, fit_value, log_loss, logistic
from trilhos.train.lessons import Lessons, Teacher

CHUNK: Final = 50  # games that one piece of work plays
OTHERS: Final = ("hungry", "onestep", "longroute", "steiner-block", "path")
OTHER_GAMES: Final = 20
OTHER_SEED: Final = 66_000_000
TENTHS: Final = 10
LEAST_GAMES: Final = 20  # with fewer, there may be none to test with


@dataclass(frozen=True)
class Course:
    """What is to be learned: the deals from `seed` on, `games` of them."""

    edition: str | Edition
    players: int
    games: int
    seed: int

    @property
    def pieces(self) -> int:
        """In how many pieces the work comes."""
        return -(-self.games // CHUNK)


def lessons(course: Course, crew: Crew) -> Generator[Lessons]:
    """Games to learn from, a few at a time."""
    return crew(partial(_teach, course), range(course.pieces))


def _teach(course: Course, piece: int) -> Lessons:
    teacher, lessons = Teacher(shared_rules(course.edition, course.players, None)), Lessons()
    first, end = course.seed + piece * CHUNK, course.seed + min(course.games, (piece + 1) * CHUNK)
    for deal in range(first, end):
        lessons.add(teacher.teach(deal))
    return lessons


def learn(course: Course, lessons: Lessons) -> Mind:
    """Fit value and beliefs, and test both on games that were held out."""
    rules = shared_rules(course.edition, course.players, None)
    rows, shares, margins = np.array(lessons.rows), np.array(lessons.shares), np.array(lessons.margins)
    tenth = np.array(lessons.game) % TENTHS
    learned = tenth < TENTHS - 1
    value = fit_value(rows[learned], shares[learned], margins[learned], tenth[learned] == TENTHS - 2, course.seed)
    clues, held = np.array(lessons.clues), np.array(lessons.held)
    clue_tested = np.array(lessons.clue_game) % TENTHS == TENTHS - 1
    coefficients = fit_logistic(clues[~clue_tested], held[~clue_tested])
    others = _others(course)
    chances = asked(course, value, rows[~learned])
    found = Examined(
        course.games,
        course.seed,
        len(rows),
        *losses(chances, shares[~learned]),
        calibration(chances, shares[~learned]),
        *losses(_believed(coefficients, clues[clue_tested]), held[clue_tested]),
        *losses(_believed(coefficients, np.array(others.clues)), np.array(others.held)),
    )
    beliefs = [round(float(coefficient), 5) for coefficient in coefficients[:-1]]
    return Mind(MIND_VERSION, fingerprint(rules), int(rules.version), course.players, value, beliefs, found)


def _others(course: Course) -> Lessons:
    """Games of bots that play otherwise: nobody plays like steiner but steiner."""
    teacher, lessons = Teacher(shared_rules(course.edition, course.players, None)), Lessons()
    for game in range(min(OTHER_GAMES, course.games // TENTHS)):
        bots = list(islice(cycle(OTHERS), game % len(OTHERS), game % len(OTHERS) + course.players))
        lessons.add(teacher.watch(bots, OTHER_SEED + game))
    return lessons


# How good it is


def losses(chances: Table, happened: Table) -> tuple[float, float]:
    """The log-loss of chances, and of one who knows nothing but how often it happens."""
    return round(log_loss(chances, happened), 4), round(log_loss(np.full(len(happened), happened.mean()), happened), 4)


def asked(course: Course, model: ValueModel, rows: Table) -> Table:
    """What the value itself says, as it will in games: chances to win, by row."""
    rules = shared_rules(course.edition, course.players, None)
    policy = SteinerPolicy(atlas_of(rules), tuned_settings(rules), 0)
    value, chances = Value(Features(policy), model.layers()), []
    for row in rows:
        value.weigh(fractions(row.tolist()))
        chances.append(value.share)
    return np.array(chances)


def calibration(chances: Table, shares: Table) -> list[tuple[float, float, int]]:
    """By tenth of the chances: what was said on average, what happened, and how often."""
    tenth: NDArray[np.int64] = np.minimum((chances * TENTHS).astype(np.int64), TENTHS - 1)
    groups = [(chances[tenth == at], shares[tenth == at]) for at in range(TENTHS)]
    return [(round(float(said.mean()), 4), round(float(was.mean()), 4), len(was)) for said, was in groups if len(was)]


def _believed(coefficients: Table, clues: Table) -> Table:
    return logistic(clues @ coefficients[:-1] + coefficients[-1])


def written(mind: Mind) -> bytes:
    """The trained file."""
    return msgspec.json.encode(mind) + b"\n"
