"""Simulations: many games among bots, each of which can be played again alone by its seed."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from statistics import mean
from typing import Any

from trilhos.bots import make_bot
from trilhos.bots.base import check_name
from trilhos.editions import make_rules
from trilhos.play.audit import audit_text
from trilhos.play.game import Game


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
        for bot in self.bots:
            check_name(bot)

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
    bots = [make_bot(name, game.rules, seed * 8 + seat) for seat, name in enumerate(game.names)]
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


def simulate(plan: Plan, jobs: int = 1) -> Iterator[Outcome]:
    """All games of a plan in order; the same whatever the number of jobs."""
    if jobs <= 1:
        yield from (play_one(plan, number) for number in range(plan.games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(partial(play_one, plan), range(plan.games), chunksize=max(1, plan.games // (jobs * 16)))


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
