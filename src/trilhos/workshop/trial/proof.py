"""Small changes that bots prove better: tried on the same deals as the board, proven on deals that nobody has seen."""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import replace

from trilhos.arena.cluster import Crew, crew
from trilhos.arena.ratings import Floats, Interval, resample
from trilhos.boards import AnyBoard, Edition, from_outside
from trilhos.boards import edition as board_of
from trilhos.boards.check import checked
from trilhos.boards.faults import BadBoard
from trilhos.boards.load import plain
from trilhos.engine.rules import LONGEST_GAME
from trilhos.errors import BadChoice
from trilhos.workshop.trial.changes import Change, changed, suggested
from trilhos.workshop.trial.counts import Counts
from trilhos.workshop.trial.figures import TrialReport, TrialSummary
from trilhos.workshop.trial.marks import mean_marks, totals
from trilhos.workshop.trial.plan import TrialPlan
from trilhos.workshop.trial.report import report
from trilhos.workshop.trial.witness import Evidence, play_one

PROVEN_AT_ONCE: Final = 4  # that went best on the first deals
SCREENED: Final = 4  # of so many games of the plan, one is played with each change at first
FEWEST: Final = 10  # games of a screening
DOUBT: Final = 0.05  # that any proposal is no better, for all of them together

Tell = Callable[[int, int], None]


class Proposal(msgspec.Struct, frozen=True):
    """A change that was proven: marks gained, and the board before and after it, on the same fresh deals.

    `aim` is what the change was for, before and after: the part of games in which its line is taken, or the part of
    offers in which its ticket is completed.
    """

    change: Change
    gain: Interval
    aim: tuple[float, float]
    before: TrialSummary
    after: TrialSummary


def _untold(done: int, total: int) -> None:
    """Nobody is told how far it has come."""


def _never() -> bool:
    return False


class Stopped(Exception):
    """Somebody wants no more games."""


def improve(
    edition: AnyBoard,
    plan: TrialPlan,
    jobs: int = 1,
    progress: Tell = _untold,
    stop: Callable[[], bool] = _never,
    cluster: str | None = None,
) -> list[Proposal]:
    """The changes that are proven better, the best first; none if none is, or if somebody stopped it."""
    board = board_of(edition)
    plan.check(board)
    with crew(jobs, cluster) as workers:
        try:
            return ChangeSearch(board, plan, workers, progress, stop).proposals()
        except Stopped:
            return []
        except BrokenProcessPool:
            raise BadChoice("improve-worker") from None


class ChangeSearch:
    """One search for changes."""

    def __init__(self, board: Edition, plan: TrialPlan, workers: Crew, tell: Tell, stop: Callable[[], bool]) -> None:
        self.board = board
        self.plan = plan
        self.workers = workers
        self.tell = tell
        self.stop = stop
        self.done = self.total = 0

    def proposals(self) -> list[Proposal]:
        """Play the board, screen what it suggests, and prove what went best."""
        self.total = self.plan.games
        played = self._play(self.board, self.plan)
        brief = replace(self.plan, games=max(min(FEWEST, self.plan.games), self.plan.games // SCREENED))
        if not any(game.winners for game in played[: brief.games]):
            raise BadChoice("trial-nothing-ends", limit=LONGEST_GAME)
        suggestions = suggested(self.board, report(self.board, self.plan, played, ""))
        tried = [(change, made) for change in suggestions if (made := with_changes(self.board, [change]))]
        self.total += len(tried) * brief.games + (1 + min(PROVEN_AT_ONCE, len(tried))) * self.plan.games
        base = Counts(self.board, played[: brief.games])
        gains = [(self._gain(base, made, brief), change, made) for change, made in tried]
        best = sorted((one for one in gains if one[0] > 0), key=lambda one: -one[0])[:PROVEN_AT_ONCE]
        return self._proven([(change, made) for _, change, made in best])

    def _gain(self, base: Counts, made: Edition, brief: TrialPlan) -> float:
        played = self._play(made, brief)
        return mean_marks(Counts(made, played)) - mean_marks(base) if any(game.winners for game in played) else 0.0

    def _proven(self, best: list[tuple[Change, Edition]]) -> list[Proposal]:
        """Those that are better for sure on fresh deals; the more are tried, the surer each has to be."""
        if not best:
            return []
        fresh = replace(self.plan, seed=self.plan.seed + self.plan.games)
        before = self._play(self.board, fresh)
        found = []
        for change, made in best:
            after = self._play(made, fresh)
            gain = paired_gain(self.board, before, made, after, DOUBT / len(best))
            if gain.low > 0:
                shown = report(self.board, fresh, before, ""), report(made, fresh, after, "")
                aims = aim(change, shown[0]), aim(change, shown[1])
                found.append(Proposal(change, gain, aims, shown[0].summary, shown[1].summary))
        return sorted(found, key=lambda proposal: -proposal.gain.value)

    def _play(self, board: Edition, plan: TrialPlan) -> list[Evidence]:
        """The games of a plan on a board, told one by one."""
        played = []
        with closing(self.workers(partial(play_one, board, plan), range(plan.games))) as games:
            for game in games:
                played.append(game)
                self.done += 1
                self.tell(self.done, self.total)
                if self.stop():
                    raise Stopped
        return played


def with_changes(board: Edition, changes: list[Change]) -> Edition | None:
    """A board with changes; None where it could no longer be played."""
    file = board.file
    for change in changes:
        file = changed(file, change)
    try:
        return from_outside(checked(plain(file), board.word))
    except BadBoard:
        return None


def paired_gain(board: Edition, before: list[Evidence], made: Edition, after: list[Evidence], doubt: float) -> Interval:
    """Marks gained on the same deals, and between which limits they lie but for some doubt."""
    both = [pair for pair in zip(before, after, strict=True) if pair[0].winners and pair[1].winners]
    weights: Floats = resample(len(both))
    gains = totals(Counts(made, [one for _, one in both]), weights)
    gains -= totals(Counts(board, [one for one, _ in both]), weights)
    low, high = np.percentile(gains[1:], [50 * doubt, 100 - 50 * doubt])
    return Interval(round(float(gains[0]), 2), round(float(low), 2), round(float(high), 2))


def aim(change: Change, shown: TrialReport) -> float:
    """What a change is for."""
    if change.ticket is not None:
        ticket = shown.tickets[change.ticket]
        return round(ticket.kept * ticket.done, 4)
    ends = (
        {change.values["a"], change.values["b"]} if change.kind == "line" else {*shown.routes[change.routes[0]].cities}
    )
    return round(min(1.0, sum(route.taken for route in shown.routes if {*route.cities} == ends)), 4)
