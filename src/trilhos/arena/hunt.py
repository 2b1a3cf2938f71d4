"""The hunt: games of every bot on every board, with every number of players and option, for one that gets nowhere.

A game is *stalled* when in five full rounds nobody gets on, and *capped* when it comes to the limit of decisions.
"""

import shlex
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import msgspec

from trilhos.arena.match import Outcome
from trilhos.arena.report import fault_lines
from trilhos.arena.simulate import Simulation, ToldFault, play_one, told_faults
from trilhos.arena.workers import in_order
from trilhos.boards import Edition, edition, make_rules
from trilhos.bots import names
from trilhos.bots.base import check_name, parameters
from trilhos.bots.levels import STYLES
from trilhos.engine.chapters.ending import PATIENCE
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadChoice
from trilhos.progress import progress
from trilhos.text import Text

LIMIT: Final = 3_000  # decisions: thrice as many as the longest games take
STYLED: Final = "hard"
BRIEF: Final = ":samples=40:ms=0"
Table = tuple[Edition, int, dict[str, bool]]  # edition, players, options


def every_bot() -> list[str]:
    """All bots by name, and a level in all of its styles; but random, which stalls now and then by chance.

    Those that search think but a little: what is hunted are games that don't end, and not strength.
    """
    return [
        *[f"{name}{BRIEF}" if "samples" in parameters(name) else name for name in names() if name != "random"],
        *[f"{STYLED}:style={style}" for style in STYLES if style != "balanced"],
    ]


@dataclass(frozen=True)
class Hunt:
    """What is to be played: at every table every bot against itself, and all of them mixed, `games` deals each."""

    bots: tuple[str, ...]
    editions: tuple[str | Edition, ...]
    players: tuple[int, ...]
    games: int = 1
    seed: int = 1
    limit: int = LIMIT
    rules_version: int = RULES_VERSION

    def check(self) -> None:
        """BadChoice when it can't be played, before anything is."""
        for bot in self.bots:
            check_name(bot)
        for board in map(edition, self.editions):
            make_rules(board, board.least_players, {}, self.rules_version)
        plans = self.plans()
        if not plans:
            raise BadChoice("hunt-nothing", players=", ".join(map(str, self.players)))
        plans[-1].check()  # the last has the greatest seed

    def plans(self) -> list[Simulation]:
        """Its games, each a plan; deal by deal, so that a hunt that is broken off has been everywhere."""
        return _plans(self)

    def tables(self, board: Edition) -> Iterator[Table]:
        """Every number of players with the usual options, and with each option turned round where that fits."""
        for players in self.players:
            if board.least_players <= players <= board.most_players:
                yield board, players, {}
                turned = [{option: not usual} for option, usual in board.options.items()]
                yield from ((board, players, options) for options in turned if self._fits(board, players, options))

    def _fits(self, board: Edition, players: int, options: dict[str, bool]) -> bool:
        try:
            make_rules(board, players, options, self.rules_version)
        except BadChoice:
            return False
        return True

    def line_ups(self, players: int, deal: int) -> list[list[str]]:
        """Each bot alone; then a table of several, another one with every deal."""
        mixed = [self.bots[(deal * players + seat) % len(self.bots)] for seat in range(players)]
        return [*[[bot] for bot in self.bots], *([mixed] if len(self.bots) > 1 else [])]


@dataclass(frozen=True)
class Find:
    """A game that got nowhere."""

    kind: str  # "stalled" or "capped"
    command: str
    decisions: int
    idle_rounds: int


def command(plan: Simulation) -> str:
    """The words that play a plan again."""
    options = [f"--option {name}={'on' if value else 'off'}" for name, value in plan.options.items()]
    bots = shlex.quote(",".join(plan.bots))
    board = shlex.quote(edition(plan.edition).word)
    words = [f"trilhos simulate --map {board} --players {plan.players} --bots {bots}", *options]
    return " ".join([*words, f"--games 1 --seed {plan.seed} --limit {plan.limit} --rules {plan.rules_version}"])


def find(plan: Simulation, outcome: Outcome) -> Find | None:
    """What is wrong with a game, if anything is."""
    rounds = outcome.idle // plan.players
    stalled = outcome.reason == "stalled" or rounds >= PATIENCE
    if not stalled and not outcome.capped:
        return None
    return Find("stalled" if stalled else "capped", command(plan), outcome.decisions, rounds)


@lru_cache(maxsize=1)
def _plans(hunt: Hunt) -> list[Simulation]:
    tables = [table for board in hunt.editions for table in hunt.tables(edition(board))]
    return [
        Simulation(
            board, players, bots, 1, hunt.seed + deal, options, limit=hunt.limit, rules_version=hunt.rules_version
        )
        for deal in range(hunt.games)
        for board, players, options in tables
        for bots in hunt.line_ups(players, deal)
    ]


def _play(hunt: Hunt, number: int) -> Outcome:
    return play_one(_plans(hunt)[number], 0)


def play_hunt(hunt: Hunt, jobs: int = 1) -> Generator[tuple[Simulation, Outcome]]:
    """Every game in order; the same whatever the number of jobs."""
    plans = hunt.plans()
    yield from zip(plans, in_order(partial(_play, hunt), range(len(plans)), jobs), strict=True)


class Longest(msgspec.Struct, frozen=True):
    """The ordinary game with the most decisions."""

    decisions: int = 0
    command: str = ""


class Idlest(msgspec.Struct, frozen=True):
    """The ordinary game with the most idle turns in a row."""

    turns: int = 0
    command: str = ""


class HuntFigures(msgspec.Struct, frozen=True):
    """What a hunt has found, as `--json` prints it."""

    games: int
    stalled: list[Find]
    capped: list[Find]
    faults: list[ToldFault]
    longest: Longest
    idlest: Idlest


class Bag:
    """What a hunt has found so far."""

    def __init__(self) -> None:
        self.games = 0
        self.finds: list[Find] = []
        self.faults: list[ToldFault] = []  # of bots: what they played then says nothing about them
        self.longest = Longest()
        self.idlest = Idlest()

    def add(self, plan: Simulation, outcome: Outcome) -> Find | None:
        """One more game; what is wrong with it."""
        self.games += 1
        self.faults += told_faults(outcome, command(plan))
        found = find(plan, outcome)
        if found:
            self.finds.append(found)
        elif outcome.decisions > self.longest.decisions:
            self.longest = Longest(outcome.decisions, command(plan))
        if not found and outcome.idle > self.idlest.turns:
            self.idlest = Idlest(outcome.idle, command(plan))
        return found

    def figures(self) -> HuntFigures:
        """For programs."""
        stalled, capped = ([found for found in self.finds if found.kind == kind] for kind in ("stalled", "capped"))
        return HuntFigures(self.games, stalled, capped, self.faults, self.longest, self.idlest)


def run_hunt(hunt: Hunt, jobs: int, text: Text, tell: bool) -> Bag:
    """Play all games with a progress bar on stderr; with `tell`, every find is printed as soon as it is there."""
    bag, total = Bag(), len(hunt.plans())
    with closing(play_hunt(hunt, jobs)) as games, progress(text("progress-games")) as show:
        show(0, total)
        for plan, outcome in games:
            found = bag.add(plan, outcome)
            if found and tell:
                facts = {"decisions": found.decisions, "rounds": found.idle_rounds}
                print(text(f"hunt-{found.kind}", command=found.command, **facts), flush=True)
            show(bag.games, total)
    if tell:
        for line in fault_lines(bag.faults, text):
            print(line)
        first = {fault.bot: fault.command for fault in reversed(bag.faults)}
        for bot, count in Counter(fault.bot for fault in bag.faults).items():
            print(text("hunt-faults", bot=bot, count=count, command=first[bot]))
        print(text("hunt-done", games=bag.games, finds=len(bag.finds), most=bag.longest.decisions))
    return bag
