"""Simulations: many games among bots, each of which can be played again alone by its seed."""

from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from statistics import mean

import msgspec

from trilhos.arena.match import Outcome, play_game
from trilhos.arena.workers import in_order
from trilhos.boards import Edition, edition, make_rules
from trilhos.bots.base import check_name
from trilhos.engine.rules import LONGEST_GAME, RULES_VERSION
from trilhos.errors import BadChoice
from trilhos.play.game import SEED_BITS


@dataclass(frozen=True)
class Simulation:
    """What is to be played."""

    edition: str | Edition
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, bool] = field(default_factory=dict)
    audit: bool = False
    limit: int = LONGEST_GAME
    rules_version: int = RULES_VERSION

    def check(self) -> None:
        """BadChoice when it can't be played, before anything is."""
        make_rules(self.edition, self.players, self.options, self.rules_version)
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


def play_one(plan: Simulation, number: int) -> Outcome:
    """Game `number` of a plan, played with seed + number."""
    seed = plan.seed + number
    return play_game(plan.edition, plan.seats(), seed, plan.options, plan.audit, plan.limit, plan.rules_version)


def simulate(plan: Simulation, jobs: int = 1) -> Generator[Outcome]:
    """All games of a plan in order; the same whatever the number of jobs."""
    return in_order(partial(play_one, plan), range(plan.games), jobs)


class ToldFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot did wrong, and in which game: how often, where several were just the same; how to play it again."""

    seed: int
    bot: str
    seat: int
    kind: str
    decision: int
    detail: str
    output: str
    times: int = 0
    command: str = ""


def told_faults(outcome: Outcome, command: str = "") -> list[ToldFault]:
    """What bots did wrong in a game."""
    return [
        ToldFault(
            outcome.seed,
            outcome.bots[fault.seat],
            fault.seat,
            fault.kind,
            fault.decision,
            fault.detail,
            fault.output,
            command=command,
        )
        for fault in outcome.faults
    ]


class Spread(msgspec.Struct, frozen=True):
    """How numbers are spread; all 0 where there are none."""

    mean: float
    least: int
    most: int


class SeatFigures(msgspec.Struct, frozen=True):
    """What a simulation shows of one seat, a game on average."""

    bot: str
    score: Spread
    tickets_kept: float
    tickets_done: float
    points_failed: float
    largest_hand: Spread
    draw_row: Spread  # most turns in a row of nothing but cards
    idle_turns: Spread  # that brought nothing
    cards_left: Spread
    wins: float  # of all games together; shared wins count in parts


class SimulationFigures(msgspec.Struct, frozen=True):
    """What a simulation shows. Games that were given up are told by their seeds, and count in nothing else."""

    edition: str
    players: int
    bots: list[str]
    games: int
    seed: int
    options: dict[str, bool]
    limit: int
    rules_version: int
    seats: list[SeatFigures]
    turns: Spread
    decisions: Spread
    ended_by_passes: int
    stalled: list[int]  # seeds, as in capped
    capped: list[int]
    faults: list[ToldFault]


def summary(plan: Simulation, outcomes: list[Outcome]) -> SimulationFigures:
    """The figures of a simulation."""
    capped = [outcome.seed for outcome in outcomes if outcome.capped]
    outcomes = [outcome for outcome in outcomes if not outcome.capped]
    return SimulationFigures(
        edition=edition(plan.edition).id,
        players=plan.players,
        bots=plan.bots,
        games=plan.games,
        seed=plan.seed,
        options=plan.options,
        limit=plan.limit,
        rules_version=plan.rules_version,
        seats=[_seat_figures(bot, outcomes, seat) for seat, bot in enumerate(plan.seats())],
        turns=_spread([outcome.turns for outcome in outcomes]),
        decisions=_spread([outcome.decisions for outcome in outcomes]),
        ended_by_passes=sum(outcome.reason == "passes" for outcome in outcomes),
        stalled=[outcome.seed for outcome in outcomes if outcome.reason == "stalled"],
        capped=capped,
        faults=[fault for outcome in outcomes for fault in told_faults(outcome)],
    )


def _seat_figures(bot: str, outcomes: list[Outcome], seat: int) -> SeatFigures:
    done = sum(outcome.completed[seat] for outcome in outcomes)
    kept = done + sum(outcome.failed[seat] for outcome in outcomes)
    return SeatFigures(
        bot=bot,
        score=_spread([outcome.scores[seat] for outcome in outcomes]),
        tickets_kept=round(kept / max(1, len(outcomes)), 2),
        tickets_done=round(done / max(1, len(outcomes)), 2),
        points_failed=_spread([outcome.points_failed[seat] for outcome in outcomes]).mean,
        largest_hand=_spread([outcome.largest_hand[seat] for outcome in outcomes]),
        draw_row=_spread([outcome.draw_row[seat] for outcome in outcomes]),
        idle_turns=_spread([outcome.idle_turns[seat] for outcome in outcomes]),
        cards_left=_spread([outcome.cards_left[seat] for outcome in outcomes]),
        wins=round(sum(1 / len(o.winners) for o in outcomes if seat in o.winners), 2),
    )


def _spread(values: list[int]) -> Spread:
    return Spread(round(mean(values), 2), min(values), max(values)) if values else Spread(0, 0, 0)
