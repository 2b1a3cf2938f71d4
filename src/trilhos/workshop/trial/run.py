"""Trying a board out: games in other processes, a report as they come, and whoever stops it keeps what there is."""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from typing import Final

from trilhos.arena.cluster import Crew, crew
from trilhos.boards import AnyBoard, Edition
from trilhos.boards import edition as board_of
from trilhos.engine.rules import LONGEST_GAME
from trilhos.errors import BadChoice
from trilhos.workshop.trial.figures import TrialReport
from trilhos.workshop.trial.plan import TrialPlan
from trilhos.workshop.trial.report import report
from trilhos.workshop.trial.witness import Evidence, play_one

REPORTS: Final = 40  # on the way

Progress = Callable[[TrialReport], None]


def _unseen(report: TrialReport) -> None:
    """Nobody is told of reports on the way."""


def _never() -> bool:
    return False


def try_out(
    edition: AnyBoard,
    plan: TrialPlan,
    jobs: int = 1,
    progress: Progress = _unseen,
    stop: Callable[[], bool] = _never,
    cluster: str | None = None,
) -> TrialReport:
    """Play a plan on a board and report; BadChoice when it can't be played, or no game of it came to an end."""
    board = board_of(edition)
    plan.check(board)
    with crew(jobs, cluster) as workers:
        played, ended = _play(board, plan, workers, progress, stop)
    if any(game.winners for game in played):
        return report(board, plan, played, ended)
    raise BadChoice(f"trial-nothing-{ended or 'ends'}", limit=LONGEST_GAME)


def _play(
    board: Edition, plan: TrialPlan, workers: Crew, progress: Progress, stop: Callable[[], bool]
) -> tuple[list[Evidence], str]:
    """The games that were played, and what ended them, as the report has it."""
    played: list[Evidence] = []
    step = max(1, plan.games // REPORTS)
    try:
        with closing(workers(partial(play_one, board, plan), range(plan.games))) as games:
            for game in games:
                played.append(game)
                if stop():
                    return played, "stopped" if len(played) < plan.games else ""
                if len(played) % step == 0 and any(one.winners for one in played):
                    progress(report(board, plan, played, "going"))
    except KeyboardInterrupt:
        return played, "stopped"
    except BrokenProcessPool:
        return played, "worker"
    return played, ""
