"""Numbers over many games: one shape for a device's games, for files, for the library and for an arena's results."""

from collections.abc import Iterable
from statistics import mean
from typing import Final, Self

import msgspec

from trilhos.arena.match import Outcome, places_of
from trilhos.engine.events import TURN
from trilhos.insight.review import Review
from trilhos.play.game import Game

FORMAT: Final = "trilhos-numbers/1"


class FinishedSeat(msgspec.Struct, frozen=True):
    """How a seat came out of a game. `accuracy` and `luck` are known where there is a review."""

    board: str
    players: int
    name: str
    place: int
    points: int
    tickets_made: int
    tickets_failed: int
    turns: int
    accuracy: float | None = None
    luck: float | None = None


class Numbers(msgspec.Struct, frozen=True):
    """What became of somebody's games on a board with so many players.

    `places` counts games by place, the first one first; `points` are those of each game, in their order. `turns` are
    own ones of a game, on average; `accuracy` and `luck` are means over the games that were reviewed.
    """

    board: str
    players: int
    name: str
    places: list[int]
    points: list[int]
    tickets_made: int
    tickets_failed: int
    turns: float
    reviewed: int
    accuracy: float | None
    luck: float | None

    @property
    def games(self) -> int:
        """How many."""
        return len(self.points)

    @classmethod
    def of(cls, seats: list[FinishedSeat]) -> Self:
        """Those of one name on one board."""
        first, places = seats[0], [seat.place for seat in seats]
        return cls(
            board=first.board,
            players=first.players,
            name=first.name,
            places=[places.count(place) for place in range(1, first.players + 1)],
            points=[seat.points for seat in seats],
            tickets_made=sum(seat.tickets_made for seat in seats),
            tickets_failed=sum(seat.tickets_failed for seat in seats),
            turns=mean(seat.turns for seat in seats),
            reviewed=sum(seat.luck is not None for seat in seats),
            accuracy=_mean(seat.accuracy for seat in seats),
            luck=_mean(seat.luck for seat in seats),
        )


class NumbersFile(msgspec.Struct, frozen=True):
    """All of it for machines."""

    numbers: list[Numbers]
    format: str = FORMAT


def numbers(seats: Iterable[FinishedSeat]) -> list[Numbers]:
    """By board, number of players and name, each in the order in which it first came."""
    found: dict[tuple[str, int, str], list[FinishedSeat]] = {}
    for seat in seats:
        found.setdefault((seat.board, seat.players, seat.name), []).append(seat)
    return [Numbers.of(some) for some in found.values()]


def _mean(values: Iterable[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return mean(known) if known else None


# Where games come from


def of_game(game: Game, review: Review | None = None) -> list[FinishedSeat]:
    """All seats of a game that is over."""
    sheets = game.result().sheets
    turns = [event[1] for event in game.events() if event[0] == TURN]
    return [
        FinishedSeat(
            board=game.edition,
            players=game.players,
            name=game.names[sheet.seat],
            place=place,
            points=sheet.total,
            tickets_made=len(sheet.completed),
            tickets_failed=len(sheet.failed),
            turns=turns.count(sheet.seat),
            accuracy=review.players[sheet.seat].accuracy if review else None,
            luck=review.players[sheet.seat].luck if review else None,
        )
        for sheet, place in zip(sheets, places_of(game, sheets, []), strict=True)
    ]


def of_review(review: Review) -> list[FinishedSeat]:
    """All seats of a game, from its review."""
    return [
        FinishedSeat(
            board=review.edition,
            players=len(review.players),
            name=player.name,
            place=player.place,
            points=player.score,
            tickets_made=player.tickets_completed,
            tickets_failed=player.tickets_failed,
            turns=player.turns,
            accuracy=player.accuracy,
            luck=player.luck,
        )
        for player in review.players
        if player.place is not None
    ]


def of_outcome(board: str, outcome: Outcome) -> list[FinishedSeat]:
    """All seats of a game of an arena; none of one that was given up."""
    return [
        FinishedSeat(
            board=board,
            players=len(outcome.bots),
            name=outcome.bots[seat],
            place=place,
            points=outcome.scores[seat],
            tickets_made=outcome.completed[seat],
            tickets_failed=outcome.failed[seat],
            turns=outcome.own_turns[seat],
        )
        for seat, place in enumerate(outcome.places)
    ]
