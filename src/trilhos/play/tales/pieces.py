"""Choosing pieces, and exchanging them: which kind is gained."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from mypy_extensions import i64

from trilhos.engine.board import RAIL, SHIP
from trilhos.engine.chapters.claims import PIECES
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.rules import Rules
from trilhos.play.game import Game
from trilhos.play.telling import Run
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.play.narrate import Narrator


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """One sentence for trains, one for ships."""

    def exchange(run: Run) -> Iterator[str]:
        _, seat, trains, _, _ = run[0]
        kind = "trains" if trains > 0 else "ships"
        yield narrator.text(f"log-exchange-{kind}", name=narrator.names[seat], count=abs(trains))

    return {"exchange": exchange}


def board(rules: Rules) -> dict[str, dict[str, dict[str, int]] | None]:
    """The pieces that may be chosen at the start, and the rulebook's advice (S6); None where nothing is chosen."""
    pieces = rules.find(Pieces)
    if pieces is None:
        return {"split": None}
    choices = pieces.choices()
    splits = {"fewest_trains": choices[0], "most_trains": choices[-1], "suggested": tuple(pieces.suggested)}
    return {"split": {name: {"trains": split[RAIL], "ships": split[SHIP]} for name, split in splits.items()}}


def advice(rules: Rules) -> dict[str, int]:
    """S6: the split that newcomers do well to choose."""
    pieces = rules.chapter(Pieces)
    return {"pieces": [list(split) for split in pieces.choices()].index(pieces.suggested)}


def moves(game: Game, text: Text) -> dict[str, Callable[[int], list[str]]]:
    """What an exchange brings, what it takes, and its points."""
    pieces = game.rules.chapter(Pieces)

    def exchange(choice: int) -> list[str]:
        pair = dict(zip(PIECES, pieces.exchanges()[choice], strict=True))
        gain = max(pair.values())
        gained, given = [text(f"some-{name}", count=gain) for name in sorted(pair, key=lambda name: -pair[name])]
        points = text("some-points", count=int(pieces.points(i64(gain))))
        return [text("move-exchange", gained=gained, given=given), points]

    return {"exchange": exchange}


def book(rules: Rules) -> dict[str, int]:
    """How many trains and ships each chooses, and what is suggested."""
    pieces = rules.chapter(Pieces)
    numbers = {"pieces": int(pieces.total), "mostTrains": int(pieces.most[RAIL]), "mostShips": int(pieces.most[SHIP])}
    return numbers | {"suggestedTrains": pieces.suggested[RAIL], "suggestedShips": pieces.suggested[SHIP]}
