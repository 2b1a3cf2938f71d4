"""A review as a page shows it: its figures, and its sentences in the reader's language."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from trilhos.engine import fields
from trilhos.insight.judgement import Option, PlannedRoute, SeatOutlook, TicketChance
from trilhos.insight.review import CurvePoint, Mark, MoveReview, PlayerSummary, Review, proven
from trilhos.insight.say import MoveWords, Sayer
from trilhos.play.game import Game
from trilhos.text import Text


class ReviewedOption(msgspec.Struct, frozen=True):
    """A move that there was: in words, what it was worth, the route or city that it names, and the routes planned next.

    `less`: how much less chance it left than the best one, as far as that is proven: most were soon given up.
    """

    said: str
    chosen: bool
    win: float
    less: float
    score: float
    route: int | None
    city: int | None
    plan: list[PlannedRoute]


class ReviewedMove(msgspec.Struct, frozen=True):
    """A decision: what was chosen, its mark, what there was beside it (the best first), and why that was better."""

    number: int
    seat: int
    said: str
    mark: Mark
    chance: float
    after: float
    given_up: float
    luck: float
    outlook: SeatOutlook
    tickets: list[TicketChance]
    options: list[ReviewedOption]
    why: list[str]


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turning point, as a sentence."""

    number: int
    seat: int
    cause: Literal["decision", "luck"]
    change: float
    said: str


class ReviewedGame(msgspec.Struct, frozen=True):
    """A whole review. `open_curve` is with all cards known; `remarks` are to be read before it is believed."""

    samples: int
    remarks: list[str]
    method: str
    curve: list[CurvePoint]
    open_curve: list[CurvePoint]
    turning_points: list[ReviewedTurn]
    players: list[PlayerSummary]
    moves: list[ReviewedMove]


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a game has come: `none` was asked for, or it waits behind `before` others, or is being made
    (`curve` is rough, and grows), or is `done`, or has `failed`, with a sentence (`error`).
    """

    state: Literal["none", "waiting", "working", "done", "failed", "cancelled"]
    before: int = 0
    progress: float = 0.0
    curve: list[CurvePoint] = []
    review: ReviewedGame | None = None
    error: str | None = None


def told(game: Game, kept: bytes, text: Text) -> Iterator[Any]:
    """The parts of a finished review, move by move; `joined` makes one of them."""
    review = msgspec.json.decode(kept, type=Review)
    sayer = Sayer(game, review, text)
    yield review, sayer
    for move in review.moves:
        yield _move(sayer, move)


def joined(parts: list[Any]) -> bytes:
    """As it is sent."""
    (review, sayer), *moves = parts
    points = [
        ReviewedTurn(point.number, point.seat, point.cause, point.change, sayer.turning_point(point))
        for point in review.turning_points
    ]
    whole = ReviewedGame(
        samples=review.samples,
        remarks=sayer.remarks(),
        method=sayer.text("review-method", samples=review.samples),
        curve=review.curve,
        open_curve=review.open_curve,
        turning_points=points,
        players=review.players,
        moves=moves,
    )
    return msgspec.json.encode(ReviewState("done", progress=1.0, review=whole))


def _move(sayer: Sayer, move: MoveReview) -> ReviewedMove:
    chosen = sayer.chosen(move)
    return ReviewedMove(
        number=move.number,
        seat=move.seat,
        said=sayer.move(chosen),
        mark=move.mark,
        chance=move.chance,
        after=move.after,
        given_up=move.given_up,
        luck=move.luck,
        outlook=move.outlook,
        tickets=move.tickets,
        options=[told_option(sayer, option, option is chosen) for option in move.options],
        why=[] if move.options[0] is chosen else sayer.reasons(move),
    )


def told_option(sayer: MoveWords, option: Option, chosen: bool) -> ReviewedOption:
    """A move that there was, in words."""
    rules = sayer.rules
    argument, (_, number) = rules.kind_of[option.action].declared.argument, rules.read(option.action)
    return ReviewedOption(
        said=sayer.move(option),
        chosen=chosen,
        win=option.win,
        less=proven(option.behind, option.error),
        score=option.score,
        route=number if argument is fields.ROUTE else None,
        city=number if argument is fields.CITY else None,
        plan=option.routes,
    )
