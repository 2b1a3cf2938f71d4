"""The review of a game, as data: what every move was worth, what luck did, and where it turned."""

from typing import Final, Literal

import msgspec

from trilhos.insight.judgement import Option, SeatOutlook, TicketChance

FORMAT: Final = "trilhos-review/1"

Mark = Literal["best", "good", "inaccurate", "mistake", "blunder"]
MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccurate", "mistake", "blunder")

# Of a win, given up beyond what chance explains. From one own turn to the next luck moves the chance of a seat by
# several points: an inaccuracy drowns in that, a mistake is about as much, a blunder twice as much.
INACCURATE: Final = 0.02
MISTAKE: Final = 0.05
BLUNDER: Final = 0.10


class MoveReview(msgspec.Struct, frozen=True):
    """One decision. `number` counts the actions of the game from 1, as save files and replays have them.

    `chance` is what the seat had before it, with its best move; `after` what it had with the move that it made, from
    what it could see then. `given_up` is the difference as far as it is proven, and `luck` what came between this
    decision and the seat's next one, or the end: cards and others' moves.
    """

    number: int
    turn: int
    seat: int
    move: str
    mark: Mark
    chance: float
    after: float
    given_up: float
    luck: float
    outlook: SeatOutlook
    tickets: list[TicketChance]
    options: list[Option]  # the best first; the chosen one is among them


class CurvePoint(msgspec.Struct, frozen=True):
    """The chances of all seats before a move; `None` where a seat has not been judged yet."""

    number: int
    chances: list[float | None]


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the game turned for a seat: by its own decision, or by luck.

    Where the better move was a route that a rival took afterwards, who it was and how many own turns later.
    """

    number: int
    seat: int
    cause: Literal["decision", "luck"]
    change: float
    taken_by: int | None = None
    turns_later: int = 0


class PlayerSummary(msgspec.Struct, frozen=True):
    """What a player made of the game. Chances are shares of a win."""

    seat: int
    name: str
    score: int
    place: int | None  # none where the game isn't over
    start: float  # the chance before its first decision
    end: float
    given_up: float
    luck: float
    accuracy: float | None  # 1 where nothing was given up, 0 where every decision was a blunder; none without decisions
    marks: dict[str, int]
    turns: int
    claims: int
    draws: int
    ticket_draws: int
    unused_cards: int
    tickets_completed: int
    tickets_failed: int
    points_failed: int


class Review(msgspec.Struct, frozen=True):
    """A whole review. `open_curve` is with all cards known, for games that are over."""

    format: str
    edition: str
    title: str
    names: list[str]
    over: bool
    samples: int
    seed: int
    decisions: int  # that were to be judged
    judged: int  # less than these where somebody stopped it
    curve: list[CurvePoint]
    open_curve: list[CurvePoint]
    moves: list[MoveReview]
    turning_points: list[TurningPoint]
    players: list[PlayerSummary]


def mark_of(behind: float, given_up: float) -> Mark:
    """The mark of a decision, by what it gave up beyond doubt; with nothing behind it was the best there was."""
    if given_up >= BLUNDER:
        return "blunder"
    if given_up >= MISTAKE:
        return "mistake"
    if given_up >= INACCURATE:
        return "inaccurate"
    return "good" if behind > 0.0 else "best"


def proven(behind: float, error: float) -> float:
    """What a decision gave up, as far as its evidence goes: less a standard error."""
    return max(0.0, behind - error)
