"""Learning: value and beliefs of a board and a number of players, from games; then from games of the search itself.

First many characters play, who think little. With what they teach the search plays rounds of games, and learns from
these too, as long as that gains something. Of ten games seven are learned from, one says when to stop, and two test.
"""

from collections.abc import Generator
from dataclasses import asdict, dataclass
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
from trilhos.bots.settings import retuned_settings
from trilhos.mind.features import Features
from trilhos.mind.value import Value
from trilhos.train.fit import Table, fit_logistic, fit_value, log_loss, logistic
from trilhos.train.lessons import Lessons, Teacher

CHUNK: Final = 50  # games that one piece of work plays
SEARCH_CHUNK: Final = 4  # games of the search
OTHERS: Final = ("hungry", "onestep", "longroute", "steiner-block", "path")
OTHER_GAMES: Final = 60
OTHER_SEED: Final = 66_000_000
OTHERS_COUNT: Final = 0.4  # as much as steiner's, all of them together: people, too, play otherwise
SEARCH_SEED: Final = 5_000_000  # behind the first deal
TENTHS: Final = 10
STOP: Final = 7  # of ten games the one that says when to stop; those above it test
LEAST_GAMES: Final = 20  # with fewer, there may be none to test with
AGAIN: Final = 3  # times that a game of the search counts
GAIN: Final = 0.002  # of log-loss: a round that gains less was the last

Pack = dict[str, Table]  # lessons as arrays


@dataclass(frozen=True)
class Course:
    """What is to be learned: `games` deals from `seed` on, and then rounds of games that the search plays."""

    edition: str | Edition
    players: int
    games: int
    seed: int
    searched: int = 0
    rounds: int = 0

    @property
    def pieces(self) -> int:
        """In how many pieces the first games come; the last of them are of other bots."""
        return -(-self.games // CHUNK) + 1

    @property
    def round_pieces(self) -> int:
        """In how many pieces a round comes."""
        return -(-self.searched // SEARCH_CHUNK)


def lessons(course: Course, crew: Crew, first: int = 0) -> Generator[Pack]:
    """Games to learn from, a few at a time; the first pieces may be there already."""
    return crew(partial(_teach, course), range(first, course.pieces))


def searched(course: Course, mind: Mind, number: int, crew: Crew, first: int = 0) -> Generator[Pack]:
    """The games of a round."""
    return crew(partial(_search, course, mind, number), range(first, course.round_pieces))


def _teach(course: Course, piece: int) -> Pack:
    teacher, found = Teacher(shared_rules(course.edition, course.players, None)), Lessons()
    if piece == course.pieces - 1:
        _watch_others(course, teacher, found)
    for game in range(piece * CHUNK, min(course.games, (piece + 1) * CHUNK)):
        teacher.teach(found, game, course.seed + game)
    return packed(found)


def _watch_others(course: Course, teacher: Teacher, found: Lessons) -> None:
    """Games of bots that play otherwise: nobody plays like steiner but steiner. They have numbers below zero."""
    for game in range(min(OTHER_GAMES, course.games // 2)):
        bots = list(islice(cycle(OTHERS), game % len(OTHERS), game % len(OTHERS) + course.players))
        teacher.watch(found, -1 - game, bots, OTHER_SEED + game)


def _search(course: Course, mind: Mind, number: int, piece: int) -> Pack:
    teacher, found = Teacher(shared_rules(course.edition, course.players, None)), Lessons()
    before = number * course.searched
    for game in range(piece * SEARCH_CHUNK, min(course.searched, (piece + 1) * SEARCH_CHUNK)):
        deal = course.seed + SEARCH_SEED + before + game
        teacher.teach(found, course.games + before + game, deal, mind)
    return packed(found)


def packed(found: Lessons) -> Pack:
    """Lessons as arrays: smaller, and quick to join."""
    return {name: np.array(rows, dtype=np.float64) for name, rows in vars(found).items()}


def joined(packs: list[Pack]) -> Pack:
    """Many as one."""
    return {name: np.concatenate([pack[name] for pack in packs if len(pack[name])]) for name in packs[0]}


# Fitting


def learn(course: Course, pack: Pack, rounds: list[tuple[float, float]]) -> Mind:
    """Fit value and beliefs, and test both on games that were held out."""
    rules = shared_rules(course.edition, course.players, None)
    rows, shares, margins, game = pack["rows"], pack["shares"], pack["margins"], pack["game"]
    tenth = game % TENTHS
    known = np.flatnonzero(tenth <= STOP)
    known = np.concatenate([known, *[known[game[known] >= course.games]] * (AGAIN - 1)])
    value = fit_value(rows[known], shares[known], margins[known], tenth[known] == STOP, course.seed)
    tested = tenth > STOP
    chances = asked(course, value, rows[tested])
    clues, held, clue_game = pack["clues"], pack["held"], pack["clue_game"]
    by_others, clue_tested = clue_game < 0, clue_game % TENTHS > STOP
    coefficients = fit_logistic(clues[~clue_tested], held[~clue_tested], _weights(by_others[~clue_tested]))
    own, others = clue_tested & ~by_others, clue_tested & by_others
    found = Examined(
        course.games,
        course.searched,
        course.seed,
        len(rows),
        *losses(chances, shares[tested]),
        calibration(chances, shares[tested]),
        rounds,
        *losses(_believed(coefficients, clues[own]), held[own]),
        *losses(_believed(coefficients, clues[others]), held[others]),
    )
    beliefs = [round(float(coefficient), 5) for coefficient in coefficients[:-1]]
    constants = asdict(retuned_settings(rules))
    return Mind(MIND_VERSION, fingerprint(rules), int(rules.version), course.players, constants, value, beliefs, found)


def round_loss(course: Course, mind: Mind, pack: Pack, number: int) -> float:
    """The log-loss of a mind on those games of a round that nobody learns from."""
    game, first = pack["game"], course.games + number * course.searched
    tested = (game >= first) & (game < first + course.searched) & (game % TENTHS > STOP)
    return round(log_loss(asked(course, mind.value, pack["rows"][tested]), pack["shares"][tested]), 4)


# How good it is


def losses(chances: Table, happened: Table) -> tuple[float, float]:
    """The log-loss of chances, and of one who knows nothing but how often it happens."""
    return round(log_loss(chances, happened), 4), round(log_loss(np.full(len(happened), happened.mean()), happened), 4)


def asked(course: Course, model: ValueModel, rows: Table) -> Table:
    """What the value itself says, as it will in games: chances to win, by row."""
    rules = shared_rules(course.edition, course.players, None)
    policy = SteinerPolicy(atlas_of(rules), retuned_settings(rules), 0)
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


def _weights(by_others: NDArray[np.bool_]) -> Table:
    """By row of clues: however few games of others there are, they count as much as they should."""
    ours, others = int((~by_others).sum()), int(by_others.sum())
    return np.where(by_others, OTHERS_COUNT * ours / max(1, others), 1.0)


def _believed(coefficients: Table, clues: Table) -> Table:
    return logistic(clues @ coefficients[:-1] + coefficients[-1])


def written(mind: Mind) -> bytes:
    """The trained file."""
    return msgspec.json.encode(mind) + b"\n"
