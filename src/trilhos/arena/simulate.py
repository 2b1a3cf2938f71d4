"""Simulations: many games among bots, each of which can be played again alone by its seed."""

import signal
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from statistics import mean
from typing import Any, Final

from trilhos.bots import bot_seed, make_bot
from trilhos.bots.base import check_name
from trilhos.editions import make_rules
from trilhos.errors import BadChoice
from trilhos.play.audit import audit_text
from trilhos.play.game import SEED_BITS, Game

LARGEST_CHUNK: Final = 4  # games that a process plays at a time, and that are waited for when all is broken off


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    edition: str
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, bool] = field(default_factory=dict)
    audit: bool = False

    def check(self) -> None:
        """BadChoice when it can't be played, before anything is."""
        make_rules(self.edition, self.players, self.options)
        for bot in self.bots or [""]:
            check_name(bot)
        if len(self.bots) > self.players:
            raise BadChoice("too-many-bots", bots=len(self.bots), seats=self.players)
        if self.games < 1:
            raise BadChoice("bad-number-from", option="games", value=str(self.games), least=1)
        for seed in (self.seed, self.seed + self.games - 1):
            if not 0 <= seed < 2**SEED_BITS:
                raise BadChoice("bad-seed", seed=str(seed))

    def seats(self) -> list[str]:
        """A bot for each seat: the list again from its start where it is too short."""
        return [self.bots[seat % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Outcome:
    """One game of a simulation; lists by seat."""

    seed: int
    scores: list[int]
    completed: list[int]
    failed: list[int]
    winners: list[int]
    turns: int
    decisions: int
    reason: str
    audit: str = ""


def play_one(plan: Plan, number: int) -> Outcome:
    """Game `number` of a plan, played with seed + number."""
    seed = plan.seed + number
    game = Game(plan.edition, plan.players, seed, plan.options, plan.seats())
    bots = [make_bot(name, game.rules, bot_seed(seed, seat)) for seat, name in enumerate(game.names)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return _outcome(game, plan.audit)


def _outcome(game: Game, with_audit: bool) -> Outcome:
    result = game.result()
    return Outcome(
        seed=game.seed,
        scores=[sheet.total for sheet in result.sheets],
        completed=[len(sheet.completed) for sheet in result.sheets],
        failed=[len(sheet.failed) for sheet in result.sheets],
        winners=result.winners,
        turns=int(game.state.turn),
        decisions=len(game.moves),
        reason=result.reason,
        audit=audit_text(game) if with_audit else "",
    )


def simulate(plan: Plan, jobs: int = 1) -> Generator[Outcome]:
    """All games of a plan in order; the same whatever the number of jobs."""
    if jobs <= 1:
        yield from (play_one(plan, number) for number in range(plan.games))
        return
    chunk = min(LARGEST_CHUNK, max(1, plan.games // (jobs * 16)))
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        with _interrupts_held_back():
            outcomes = pool.map(partial(play_one, plan), range(plan.games), chunksize=chunk)
        yield from outcomes
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; the first one ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile never get Ctrl-C, and this one gets it a little later, where systems can do that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def summary(plan: Plan, outcomes: list[Outcome]) -> dict[str, Any]:
    """The figures of a simulation: scores, lengths, tickets, wins; by seat where it says so."""
    return {
        **{key: value for key, value in asdict(plan).items() if key != "audit"},
        "seats": [_seat_summary(plan, outcomes, seat) for seat in range(plan.players)],
        "turns": _spread([outcome.turns for outcome in outcomes]),
        "decisions": _spread([outcome.decisions for outcome in outcomes]),
        "ended_by_passes": sum(outcome.reason == "passes" for outcome in outcomes),
    }


def _seat_summary(plan: Plan, outcomes: list[Outcome], seat: int) -> dict[str, Any]:
    done = sum(outcome.completed[seat] for outcome in outcomes)
    kept = done + sum(outcome.failed[seat] for outcome in outcomes)
    return {
        "bot": plan.seats()[seat],
        "score": _spread([outcome.scores[seat] for outcome in outcomes]),
        "tickets_kept": round(kept / len(outcomes), 2),
        "tickets_done": round(done / len(outcomes), 2),
        "wins": round(sum(1 / len(o.winners) for o in outcomes if seat in o.winners), 2),  # shared wins count in parts
    }


def _spread(values: list[int]) -> dict[str, float]:
    return {"mean": round(mean(values), 2), "least": min(values), "most": max(values)}
