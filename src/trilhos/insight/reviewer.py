"""Makes reviews: a glance at the whole game first, then every decision by itself, on as many cores as are wanted."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import lru_cache
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from trilhos.arena.workers import in_order
from trilhos.engine.rules import Rules
from trilhos.engine.view import observe
from trilhos.insight.analyst import SAMPLES, Analyst
from trilhos.insight.judgement import Judgement
from trilhos.insight.review import FORMAT, CurvePoint, MoveReview, Review
from trilhos.insight.summary import closing_chances, reviewed_moves, summaries
from trilhos.insight.turning import turning_points
from trilhos.play.game import Game
from trilhos.play.record import from_record, to_record

GLANCE: Final = 0.06  # of the samples, for the first rough curve
OPEN: Final = 0.2  # of the samples, for a position with all cards known
STEADY: Final = 2.0  # times the samples, for what seems to have been much luck
LEAPS: Final = 8  # changes of a chance that are looked at once more, as the largest are large by chance, too
FRESH: Final = 500_009  # added to the seed there
SEED_STEP: Final = 1_000_003  # between the seeds of two moves

Tell = Callable[[int, int], None]  # pieces of work that are done, and all
Enough = Callable[[], bool]  # whether no more is to be begun


class Moment(msgspec.Struct, frozen=True):
    """The game before a move."""

    number: int
    seat: int
    action: int
    turn: int
    begins: bool  # a turn, or the seat's choice in the opening
    forced: bool
    state: Any  # a State, of which only what the seat sees is looked at before the end


class Piece(msgspec.Struct, frozen=True):
    """A piece of work, small enough to be sent to another process."""

    kind: str
    at: int  # the place of the move


def positions(game: Game) -> list[Moment]:
    """The game before each of its moves."""
    rules, s = game.rules, game.anew().state
    found: list[Moment] = []
    last: tuple[int, int] | None = None
    for number, move in enumerate(game.moves, 1):
        now = (int(s.turn), move.seat)
        forced = len(rules.legal(s)) == 1
        found.append(Moment(number, move.seat, move.action, int(s.turn), now != last, forced, s.clone()))
        last = now
        rules.apply(s, i64(move.action))
    return found


class Work:
    """Does pieces of work by their number; it goes to other processes, which replay the game once."""

    def __init__(self, record: str, pieces: list[Piece], samples: int, seed: int) -> None:
        self.record = record
        self.pieces = pieces
        self.samples = samples
        self.seed = seed

    def __call__(self, at: int) -> bytes:
        piece = self.pieces[at]
        game, before = _replayed(self.record)
        position = before[piece.at]
        analyst = _analyst(game.rules, self.samples)
        analyst.seed = self.seed * SEED_STEP + position.number
        return do_piece(analyst, piece.kind, position)


def do_piece(analyst: Analyst, kind: str, position: Moment) -> bytes:
    """What comes of a piece of work; only what is open by name looks behind the seat's view."""
    if kind == "open":
        return msgspec.json.encode(analyst.judge_open(position.state, max(2, round(analyst.samples * OPEN))))
    view = observe(analyst.rules, position.state, position.seat)
    if kind == "steady":
        analyst.seed += FRESH
        return msgspec.json.encode(analyst.after(view, position.action, max(2, round(analyst.samples * STEADY))))
    if kind == "glance":
        return msgspec.json.encode(analyst.glance(view, max(2, round(analyst.samples * GLANCE))))
    return msgspec.json.encode(analyst.judge(view, position.action))


@lru_cache(maxsize=1)
def _replayed(record: str) -> tuple[Game, list[Moment]]:
    game = from_record(msgspec.json.decode(record), "review")
    return game, positions(game)


@lru_cache(maxsize=1)
def _analyst(rules: Rules, samples: int) -> Analyst:
    return Analyst(rules, samples)


class Reviewer:
    """Reviews a game; whatever stops it, `review` has what was found until then."""

    def __init__(self, game: Game, samples: int = SAMPLES, seed: int = 1) -> None:
        self.game = game
        self.samples = samples
        self.seed = seed
        self.before = positions(game)
        self.glances: dict[int, list[float]] = {}
        self.judged: dict[int, Judgement] = {}
        self.open: dict[int, Judgement] = {}
        self.steady: dict[int, float] = {}

    def run(self, jobs: int = 1, tell: Tell | None = None, enough: Enough = lambda: False) -> Iterator[str]:
        """All of it, step by step: the name of what has just become whole, `glance`, `moves`, `open` or `steady`.

        After the glance whoever knows by then how slow the machine is may change `samples`.
        """
        parts = self._parts()
        total = sum(map(len, parts.values())) + 2 * LEAPS
        done = 0
        for kinds in (("glance",), ("moves", "open")):
            some = {kind: parts[kind] for kind in kinds}
            yield from self._work(some, jobs, (done, total), tell, enough)
            done += sum(map(len, some.values()))
        leaps = {"steady": [Piece("steady", at) for at in self._leaps()]}
        yield from self._work(leaps, jobs, (total - len(leaps["steady"]), total), tell, enough)

    def _work(
        self, parts: dict[str, list[Piece]], jobs: int, counted: tuple[int, int], tell: Tell | None, enough: Enough
    ) -> Iterator[str]:
        pieces = [piece for part in parts.values() for piece in part]
        work = Work(msgspec.json.encode(to_record(self.game)).decode(), pieces, self.samples, self.seed)
        done, total = counted
        with closing(in_order(work, range(len(pieces)), jobs)) as answers:
            for kind, part in parts.items():
                for piece in part:
                    if enough():
                        return
                    self._note(piece, next(answers))
                    done += 1
                    if tell is not None:
                        tell(done, total)
                yield kind

    def _parts(self) -> dict[str, list[Piece]]:
        begins = [at for at, position in enumerate(self.before) if position.begins]
        choices = [at for at, position in enumerate(self.before) if not position.forced]
        return {
            "glance": [Piece("glance", at) for at in begins],
            "moves": [Piece("moves", at) for at in choices],
            "open": [Piece("open", at) for at in begins] if self.game.over else [],
        }

    def _leaps(self) -> list[int]:
        """The places before and after the largest changes by luck."""
        moves = reviewed_moves(self.game, self.before, self.judged, {})
        found: set[int] = set()
        for move in sorted(moves, key=lambda move: -abs(move.luck))[:LEAPS]:
            later = [other.number for other in moves if other.seat == move.seat and other.number > move.number]
            found |= {move.number - 1, *[number - 1 for number in later[:1]]}
        return sorted(found)

    def _note(self, piece: Piece, answer: bytes) -> None:
        if piece.kind == "glance":
            self.glances[piece.at] = msgspec.json.decode(answer, type=list[float])
        elif piece.kind == "steady":
            self.steady[piece.at] = msgspec.json.decode(answer, type=float)
        else:
            kept = self.judged if piece.kind == "moves" else self.open
            kept[piece.at] = msgspec.json.decode(answer, type=Judgement)

    def review(self) -> Review:
        """What has been found so far."""
        game = self.game
        moves = reviewed_moves(game, self.before, self.judged, self.steady)
        return Review(
            format=FORMAT,
            edition=game.edition,
            title=game.board.title("en"),
            names=game.names,
            over=game.over,
            samples=self.samples,
            seed=self.seed,
            decisions=sum(not position.forced for position in self.before),
            judged=len(self.judged),
            curve=self._curve(moves),
            open_curve=self._open_curve(),
            moves=moves,
            turning_points=turning_points(game, moves),
            players=summaries(game, moves),
        )

    def rough_curve(self) -> list[CurvePoint]:
        """The curve as far as it is known."""
        return self._curve(reviewed_moves(self.game, self.before, self.judged, {}))

    def _curve(self, moves: list[MoveReview]) -> list[CurvePoint]:
        """By what each seat knew at its own last decision; the rough figure where there is no better one yet."""
        rough = {at: chances[self.before[at].seat] for at, chances in self.glances.items()}
        known = {at: chance for at, chance in rough.items() if not self.before[at].forced}
        known |= {move.number - 1: move.chance for move in moves}
        for seat in range(self.game.players):
            own = [at for at in sorted(known) if self.before[at].seat == seat]
            known |= dict(zip(own, smoothed([known[at] for at in own]), strict=True))
        latest: list[float | None] = [None] * self.game.players
        points = []
        for at, position in enumerate(self.before):
            latest[position.seat] = known.get(at, latest[position.seat])
            points.append(CurvePoint(position.number, list(latest)))
        return [*points, *self._end()]

    def _open_curve(self) -> list[CurvePoint]:
        if not self.open:
            return []
        seats = [
            smoothed([judged.seats[seat].win for judged in self.open.values()]) for seat in range(self.game.players)
        ]
        points = [
            CurvePoint(self.before[at].number, list(chances))
            for at, chances in zip(self.open, zip(*seats, strict=True), strict=True)
        ]
        return [*points, *self._end()]

    def _end(self) -> list[CurvePoint]:
        if not self.game.over:
            return []
        return [CurvePoint(len(self.before) + 1, [*closing_chances(self.game)])]


def smoothed(chances: list[float]) -> list[float]:
    """Half of each, and a quarter of both neighbours: every figure has a noise of some points, and they share none."""
    last = len(chances) - 1
    return [
        chance / 2 + (chances[max(0, at - 1)] + chances[min(last, at + 1)]) / 4 for at, chance in enumerate(chances)
    ]
