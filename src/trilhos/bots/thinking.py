"""What a search thinks of a position: its candidates, and how the game might go on after each. From a seat's View."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from trilhos.bots.expert import master
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.engine.state import OVER, State
from trilhos.engine.view import View
from trilhos.engine.worlds import determinize
from trilhos.errors import BadChoice
from trilhos.play.game import Game

if TYPE_CHECKING:
    from trilhos.bots.searcher import Searcher

LINE: Final = 8  # decisions of a main line


@dataclass(frozen=True)
class Step:
    """One decision of a main line."""

    seat: int
    move: str


@dataclass(frozen=True)
class Thought:
    """A candidate: the chance to win, and the margin, in the worlds in which it was tried; none if it wasn't."""

    move: str
    chosen: bool
    win: float | None
    margin: float | None
    samples: int
    line: list[Step]


def think(game: Game, seat: int | None, samples: int, ms: int, seed: int) -> list[Thought]:
    """The candidates of a seat that is waited for, the chosen one first, then by how they did."""
    if game.over or (seat is not None and seat not in game.waiting):
        raise BadChoice("nothing-to-think")
    me = game.waiting[0] if seat is None else seat
    view, legal = game.view(me), game.legal(me)
    bot = master(game.rules, seed, samples=samples, ms=ms)
    chosen = bot.choose(view, legal)
    if len(legal) == 1:
        return [Thought(game.notation.text(chosen), True, None, None, 0, [])]
    tried = sorted(bot.search.all, key=lambda one: (one.action != chosen, -len(one.worth), -sum(one.worth)))
    found = []
    for candidate in tried:
        count = len(candidate.worth)
        win, margin = (candidate.shares / count, candidate.margins / count) if count else (None, None)
        line = _line(game, bot, view, candidate.action, seed)
        found.append(
            Thought(game.notation.text(candidate.action), candidate.action == chosen, win, margin, count, line)
        )
    return found


def _line(game: Game, bot: "Searcher", view: View, action: int, seed: int) -> list[Step]:
    """How steiner would go on for every seat, in one world; it is the same for all candidates."""
    random = Random(seed)
    s = determinize(game.rules, view, random, bot.search.weights)
    game.rules.apply(s, i64(action))
    moves, line = Moves(game.rules.action_count), list[Step]()
    while s.phase != OVER and len(line) < LINE:
        game.rules.legal_into(s, moves)
        line.append(_step(game, s, bot.search.rollout.choose(s, moves, random)))
    return line


def _step(game: Game, s: State, action: i64) -> Step:
    step = Step(int(s.seat), game.notation.text(int(action)))
    game.rules.apply(s, action)
    return step
