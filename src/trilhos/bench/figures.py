"""Speed, in CPU time of one core, best of three: compare figures of one run, for machines are noisy."""

import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from trilhos.bench.batches import batch_rate
from trilhos.boards import make_rules, named
from trilhos.engine import state as engine_state
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.state import TURN, State

ROUNDS: Final = 3
WARM_UP_MOVES: Final = 80
SAMPLE: Final = 8  # positions over which clone, legal and playouts are averaged
COMPILED: Final = "compiled"
PLAIN: Final = "plain"

Figure = int | float | None  # None: not measured


class Speed(msgspec.Struct, frozen=True, omit_defaults=True):
    """How fast one case is, an edition with so many players on one build; or how many times as fast as before."""

    build: str
    edition: str
    players: int
    games_per_s: Figure = None
    decisions_per_s: Figure = None
    clone_us: Figure = None
    legal_us: Figure = None
    state_bytes: Figure = None
    playouts_per_s: Figure = None
    batch_1: Figure = None  # decisions a second, as in the others: by the number of games at once
    batch_16: Figure = None
    batch_256: Figure = None
    batch_2048: Figure = None
    batch_256_rows: Figure = None  # with observations

    @property
    def case(self) -> tuple[str, str, int]:
        """What was measured."""
        return self.build, self.edition, self.players


def running() -> str:
    """The build that is running."""
    return PLAIN if str(engine_state.__file__).endswith(".py") else COMPILED


def figures(edition: str, players: int, seconds: float) -> Speed:
    """Random games of one edition; about `seconds` of CPU time for each round of each figure."""
    rules = make_rules(named(edition), players)
    games, decisions = max(_games(rules, seconds) for _ in range(ROUNDS))
    positions = [_middle(rules, seed) for seed in range(SAMPLE)]
    out = Moves(rules.action_count)
    return Speed(
        build=running(),
        edition=edition,
        players=players,
        games_per_s=round(games),
        decisions_per_s=round(decisions),
        clone_us=round(_microseconds([s.clone for s in positions], seconds), 3),
        legal_us=round(_microseconds([_legal(rules, s, out) for s in positions], seconds), 3),
        state_bytes=len(positions[0].to_bytes()),
        playouts_per_s=round(max(_playouts(rules, positions, seconds) for _ in range(ROUNDS))),
        batch_1=batch_rate(rules, 1, seconds, ROUNDS),
        batch_16=batch_rate(rules, 16, seconds, ROUNDS),
        batch_256=batch_rate(rules, 256, seconds, ROUNDS),
        batch_2048=batch_rate(rules, 2048, seconds, ROUNDS),
        batch_256_rows=batch_rate(rules, 256, seconds, ROUNDS, rows=True),
    )


def _games(rules: Rules, seconds: float) -> tuple[float, float]:
    """Games and decisions a second over at least `seconds` of CPU time, final count included."""
    out, scratch = Moves(rules.action_count), Scratch(rules.board)
    games = decisions = 0
    start = now = time.process_time()
    while now - start < seconds:
        state = rules.start(games)
        decisions += random_playout(rules, state, Random(games), out)
        rules.score(state, scratch)
        games += 1
        now = time.process_time()
    return games / (now - start), decisions / (now - start)


def _playouts(rules: Rules, positions: list[State], seconds: float) -> float:
    """Playouts a second as a search makes them: a clone of a position in mid-game is played out and counted."""
    out, random, scratch = Moves(rules.action_count), Random(1), Scratch(rules.board)
    playouts = 0
    start = now = time.process_time()
    while now - start < seconds:
        state = positions[playouts % len(positions)].clone()
        random_playout(rules, state, random, out)
        rules.score(state, scratch)
        playouts += 1
        now = time.process_time()
    return playouts / (now - start)


def _middle(rules: Rules, seed: int) -> State:
    """A position in the middle of a random game, at the start of a turn."""
    state, random, out = rules.start(seed), Random(seed), Moves(rules.action_count)
    moves = 0
    while moves < WARM_UP_MOVES or state.phase != TURN:
        rules.legal_into(state, out)
        rules.apply(state, out.items[i64(random.below(int(out.count)))])
        moves += 1
    return state


def _legal(rules: Rules, state: State, out: Moves) -> Callable[[], None]:
    return lambda: rules.legal_into(state, out)


def _microseconds(calls: list[Callable[[], Any]], seconds: float) -> float:
    """Microseconds a call, best of three, the cost of an empty loop taken off."""
    count = 1000
    while _time(calls[0], count) < seconds / SAMPLE / ROUNDS:
        count *= 2
    empty = min(_time(_nothing, count) for _ in range(ROUNDS))
    return sum(min(_time(call, count) for _ in range(ROUNDS)) - empty for call in calls) / count / len(calls) * 1e6


def _time(call: Callable[[], Any], count: int) -> float:
    start = time.process_time()
    for _ in range(count):
        call()
    return time.process_time() - start


def _nothing() -> None:
    """What the loop costs without the call."""
