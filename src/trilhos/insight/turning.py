"""The turning points of a game: what moved a seat's chance most, by its own decision or by luck."""

from typing import Final

from trilhos.insight.review import INACCURATE, Alternative, MoveReview, TurningPoint
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
    return TurningPoint(move.number, move.seat, "luck", move.luck, move.move)


def _decision(game: Game, move: MoveReview) -> TurningPoint:
    best = move.options[0]
    return TurningPoint(
        move.number, move.seat, "decision", -move.given_up, move.move, _alternative(game, move, best.action)
    )


def _alternative(game: Game, move: MoveReview, action: int) -> Alternative:
    """The better move; where it takes a route that a rival took afterwards, who and how many own turns later."""
    text = game.notation.text(action)
    verb, _ = game.rules.read(action)
    if verb != "claim":
        return Alternative(text)
    turns = 0
    for later in game.moves[move.number :]:
        if later.action == action and later.seat != move.seat:
            return Alternative(text, later.seat, max(1, turns))
        turns += later.seat == move.seat and game.rules.read(later.action)[0] != "pay"
    return Alternative(text)
