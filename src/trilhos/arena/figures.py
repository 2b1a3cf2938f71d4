"""The figures of a tournament, as `--json` prints them and the report draws them."""

from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec
import numpy as np
from msgspec.structs import replace

from trilhos.arena.blocks import Tournament
from trilhos.arena.match import Outcome
from trilhos.arena.ratings import Floats, Interval, interval, rate, resample
from trilhos.arena.simulate import ToldFault, told_faults
from trilhos.arena.sprt import LIMIT, Sprt, Tally
from trilhos.arena.times import Histogram
from trilhos.boards import edition
from trilhos.engine.rules import LONGEST_GAME
from trilhos.errors import BadChoice

MOST_FAULTS: Final = 100  # that are told one by one

Block = list[Outcome]
# What is measured of a seat in a game, by the names in `BotFigures`.
MEASURES: Final[dict[str, Callable[[Outcome, int], float]]] = {
    "wins": lambda game, seat: (seat in game.winners) / len(game.winners),
    "score": lambda game, seat: game.scores[seat],
    "turns": lambda game, seat: game.own_turns[seat],
    "tickets_kept": lambda game, seat: game.completed[seat] + game.failed[seat],
    "tickets_made": lambda game, seat: game.completed[seat],
    "cards_left": lambda game, seat: game.cards_left[seat],
    "pieces_left": lambda game, seat: game.pieces_left[seat],
    "points_failed": lambda game, seat: game.points_failed[seat],
    "largest_hand": lambda game, seat: game.largest_hand[seat],
    "draw_row": lambda game, seat: game.draw_row[seat],
    "idle_turns": lambda game, seat: game.idle_turns[seat],
}


class Quartiles(msgspec.Struct, frozen=True):
    """How numbers are spread: their mean; the least, the quartiles and the most."""

    mean: float
    least: float
    low: float
    median: float
    high: float
    most: float


class MoveTimes(msgspec.Struct, frozen=True):
    """How many milliseconds a bot's moves took."""

    median: float
    p95: float
    most: float


class BotFigures(msgspec.Struct, frozen=True):
    """What a tournament shows of one bot."""

    bot: str
    rating: Interval
    seats: int  # in which it sat, all games together
    wins: Interval
    score: Interval
    turns: Interval
    tickets_kept: Interval
    tickets_made: Interval
    cards_left: Interval
    pieces_left: Interval
    points_failed: Interval
    largest_hand: Interval
    draw_row: Interval
    idle_turns: Interval
    scores: Quartiles
    move_ms: MoveTimes
    forfeits: int
    faults: dict[str, int]  # by kind


class SprtFigures(msgspec.Struct, frozen=True):
    """How far the sequential test has come."""

    low: float
    high: float
    ratio: float
    limit: float
    verdict: str


class CappedGame(msgspec.Struct, frozen=True):
    """A game that came to no end."""

    seed: int
    bots: list[str]


class TournamentFigures(msgspec.Struct, frozen=True):
    """What a tournament shows."""

    edition: str
    players: int
    bots: list[str]
    blocks: int  # that count
    seed: int
    options: dict[str, bool]
    wanted: int  # blocks
    games: int
    model: str
    results: list[BotFigures]
    ahead: list[list[float | None]]
    turns: Quartiles
    sprt: SprtFigures | None
    faults: list[ToldFault]
    capped: list[CappedGame]
    left_out: int  # blocks
    alone: bool = False

    def best_first(self) -> list[BotFigures]:
        """The results by rating."""
        return sorted(self.results, key=lambda row: -row.rating.value)


def figures(tournament: Tournament, blocks: list[Block], sprt: Sprt | None = None) -> TournamentFigures:
    """Everything that a tournament shows so far; BadChoice when no block of it counts."""
    given_up = [CappedGame(game.seed, game.bots) for block in blocks for game in block if game.capped]
    blocks, all_blocks = counted(blocks), len(blocks)
    if not blocks:
        raise BadChoice("arena-nothing-counts", seed=str(given_up[0].seed), limit=LONGEST_GAME)
    weights = resample(len(blocks))
    ratings = rate(tournament.bots, blocks, weights)
    return TournamentFigures(
        edition=edition(tournament.edition).id,
        players=tournament.players,
        bots=tournament.bots,
        blocks=len(blocks),
        seed=tournament.seed,
        options=tournament.options,
        wanted=tournament.blocks,
        games=sum(map(len, blocks)),
        model="Bradley–Terry" if tournament.players == 2 else "Plackett–Luce",
        results=[_of_bot(*rated, blocks, weights) for rated in zip(tournament.bots, ratings, strict=True)],
        ahead=[[_ahead(a, b, blocks) for b in tournament.bots] for a in tournament.bots],
        turns=quartiles([outcome.turns for block in blocks for outcome in block]),
        sprt=None if sprt is None else _sprt(tournament, blocks, sprt),
        faults=_faults(blocks)[:MOST_FAULTS],
        capped=given_up,
        left_out=all_blocks - len(blocks),
        alone=tournament.alone,
    )


def counted(blocks: list[Block]) -> list[Block]:
    """The blocks whose games all came to an end: with one that was given up, a block is no longer fair."""
    return [block for block in blocks if not any(game.capped for game in block)]


def _of_bot(bot: str, rating: Interval, blocks: list[Block], weights: Floats) -> BotFigures:
    seats = [[(game, seat) for game in block for seat, name in enumerate(game.bots) if name == bot] for block in blocks]
    flat = [pair for block in seats for pair in block]
    counts = weights @ np.array([len(block) for block in seats])
    measured = {
        name: interval(weights @ np.array([sum(measure(*pair) for pair in block) for block in seats]) / counts)
        for name, measure in MEASURES.items()
    }
    times = Histogram()
    for game, seat in flat:
        times.merge(game.times[seat])
    return BotFigures(
        bot=bot,
        rating=rating,
        seats=len(flat),
        **measured,
        scores=quartiles([game.scores[seat] for game, seat in flat]),
        move_ms=MoveTimes(times.percentile(0.5), times.percentile(0.95), times.percentile(1)),
        forfeits=sum(seat in game.forfeits for game, seat in flat),
        faults=dict(Counter(fault.kind for game, seat in flat for fault in game.faults if fault.seat == seat)),
    )


def quartiles(values: list[int] | Floats) -> Quartiles:
    """How some numbers are spread."""
    return Quartiles(round(float(np.mean(values)), 2), *map(float, np.percentile(values, [0, 25, 50, 75, 100])))


def _ahead(a: str, b: str, blocks: list[Block]) -> float | None:
    """How often a seat of one bot came in before a seat of another, in games of both; equal places count half."""
    pairs = [
        (game.places[one], game.places[other])
        for block in blocks
        for game in block
        for one, name in enumerate(game.bots)
        for other, rival in enumerate(game.bots)
        if name == a != b == rival
    ]
    before = sum(1.0 if one < other else 0.5 if one == other else 0.0 for one, other in pairs)
    return round(before / len(pairs), 4) if pairs else None


def _sprt(tournament: Tournament, blocks: list[Block], sprt: Sprt) -> SprtFigures:
    tally = Tally(tournament.bots[0])
    for block in blocks:
        tally.add(block)
    return SprtFigures(sprt.low, sprt.high, round(sprt.ratio(tally), 3), round(LIMIT, 3), sprt.verdict(tally))


def _faults(blocks: list[Block]) -> list[ToldFault]:
    """What went wrong, where it did first, and how often it was just the same."""
    found: dict[tuple[str, ...], list[ToldFault]] = {}
    for fault in (fault for block in blocks for game in block for fault in told_faults(game)):
        found.setdefault((fault.bot, fault.kind, fault.detail, fault.output), []).append(fault)
    return [replace(same[0], times=len(same)) for same in found.values()]
