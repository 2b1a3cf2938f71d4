"""The turning points of a game: what moved a seat's chance most, by its own decision or by luck."""

from typing import Final

from mypy_extensions import i64

from trilhos.engine import fields
from trilhos.insight.review import INACCURATE, MoveReview, TurningPoint
from trilhos.play.game import Game

MOST: Final = 3
LEAST_LUCK: Final = 0.12  # below it, a change is what happens in every round
APART: Final = 2  # turns of all seats, within which one thing is told once


def turning_points(game: Game, moves: list[MoveReview]) -> list[TurningPoint]:
    """The three that moved most, in the order of the game; of decisions those that gave something up."""
    found = [_decision(game, move) for move in moves if move.given_up >= INACCURATE]
    found += [_luck(move) for move in moves if abs(move.luck) >= LEAST_LUCK]
    found.sort(key=lambda point: (-_weight(point), point.number))
    chosen: list[TurningPoint] = []
    for point in found:
        if len(chosen) < MOST and all(_is_apart(point, other) for other in chosen):
            chosen.append(point)
    return sorted(chosen, key=lambda point: point.number)


def _weight(point: TurningPoint) -> float:
    """A decision weighs twice: it is what can be learned from, and proven, where luck has the noise of two figures."""
    return abs(point.change) * (2.0 if point.cause == "decision" else 1.0)


def _is_apart(point: TurningPoint, other: TurningPoint) -> bool:
    return point.seat != other.seat or abs(point.number - other.number) > APART


def _luck(move: MoveReview) -> TurningPoint:
    return TurningPoint(move.number, move.seat, "luck", move.luck)


def _decision(game: Game, move: MoveReview) -> TurningPoint:
    taken = _taken(game, move, move.options[0].action)
    return TurningPoint(move.number, move.seat, "decision", -move.given_up, *taken)


def _taken(game: Game, move: MoveReview, action: int) -> tuple[int | None, int]:
    """Who took the route that a move would have taken, and how many own turns later."""
    if game.rules.kind_of[action].declared.argument is not fields.ROUTE:
        return None, 0
    turns: set[int] = set()
    s = game.anew().state
    for number, later in enumerate(game.moves, 1):
        if number > move.number:
            if later.action == action and later.seat != move.seat:
                return later.seat, max(1, len(turns))
            if later.seat == move.seat and s.turn > move.turn:
                turns.add(int(s.turn))
        game.rules.apply(s, i64(later.action))
    return None, 0
