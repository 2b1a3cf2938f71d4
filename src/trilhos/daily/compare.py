"""Games of one day's deal beside each other: who did how, and where they differ."""

from dataclasses import dataclass
from pathlib import Path

import msgspec

from trilhos.daily.deal import DailyDeal, day_of_game
from trilhos.errors import BadFile
from trilhos.insight.numbers import FinishedSeat, of_game
from trilhos.play.game import Game
from trilhos.play.record import load


@dataclass(frozen=True)
class DealGame:
    """A finished game of a day's deal, out of a file."""

    file: str
    daily: DailyDeal
    game: Game

    @property
    def result(self) -> FinishedSeat:
        """How whoever played it did."""
        return of_game(self.game)[self.daily.seat]


class Parting(msgspec.Struct, frozen=True):
    """Where a game goes another way than the first one: the number of the move, and what was played in each."""

    number: int
    seat: int
    first: str
    other: str


class ComparedGame(msgspec.Struct, frozen=True):
    """How a game of a deal went for whoever played it; and where it parts from the first file's, if it does."""

    file: str
    result: FinishedSeat
    parting: Parting | None


class ComparedDeal(msgspec.Struct, frozen=True):
    """Games of one deal beside each other."""

    deal: DailyDeal
    games: list[ComparedGame]


def read_games(files: list[Path]) -> list[DealGame]:
    """Games of one and the same deal; BadFile names the file that is none."""
    found: list[DealGame] = []
    for file in files:
        game = load(file)
        daily = day_of_game(game)
        if daily is None:
            raise BadFile("deal-of-no-day", file=str(file))
        if not game.over:
            raise BadFile("deal-unfinished", file=str(file), day=daily.day.isoformat())
        if found and daily != found[0].daily:
            raise BadFile("deal-of-another-day", file=str(file), day=daily.day.isoformat())
        found.append(DealGame(str(file), daily, game))
    return found


def parting(first: Game, other: Game) -> Parting | None:
    """The first move that differs; nothing where both are the same."""
    for number, (one, two) in enumerate(zip(first.moves, other.moves, strict=False), 1):
        if one.action != two.action:
            return Parting(number, one.seat, first.notation.text(one.action), other.notation.text(two.action))
    return None


def compared(games: list[DealGame]) -> ComparedDeal:
    """All of them, each beside the first."""
    first = games[0]
    told = [
        ComparedGame(one.file, one.result, None if one is first else parting(first.game, one.game)) for one in games
    ]
    return ComparedDeal(first.daily, told)
