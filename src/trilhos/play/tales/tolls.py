"""Tolls: what a claim costs in tokens, who gets them, and who can't pay."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypedDict

import msgspec
from mypy_extensions import i64

from trilhos.engine.board import Route
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.events import NOTHING
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import FREE, NONE
from trilhos.engine.view import View
from trilhos.play.game import Game
from trilhos.play.names import Names
from trilhos.play.telling import Run
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.play.narrate import Narrator


class TollData(msgspec.Struct, frozen=True):
    """What a claim costs in tokens; `to` is a seat, or nobody for the bank; `owed`: the points that a loan costs."""

    amount: int
    to: int | None
    loan: bool
    owed: int


class TollOfClaim(TypedDict):
    """What a claim costs."""

    toll: TollData


class TokensHeld(TypedDict):
    """None is what the viewer may not know."""

    tokens: int | None
    loans: int | None


class LoansSeen(TypedDict):
    """The points that a loan costs at the end (N12)."""

    loan_points: int | None


CLAIM: Final = TollOfClaim
SEAT: Final = TokensHeld
VIEW: Final = LoansSeen
WITHOUT: Final[LoansSeen] = {"loan_points": None}


def table(rules: Rules, view: View) -> LoansSeen:
    """What every loan on the table costs."""
    return {"loan_points": rules.chapter(Tolls).loan}


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """A toll or a loan, to the bank or to a player."""

    def toll(run: Run) -> Iterator[str]:
        _, seat, amount, to, loan = run[0]
        kind = "loan" if loan else "toll"
        paid: dict[str, str | int] = {"name": narrator.names[seat], "amount": amount}
        if to == NOTHING:
            yield narrator.text(f"log-{kind}-bank", **paid)
        else:
            yield narrator.text(f"log-{kind}-player", **paid, to=narrator.names[to])

    return {"toll": toll}


def sheet(names: Names, sheet: Sheet) -> dict[str, int]:
    """The tokens left over; the line of that name is the bonus."""
    return {"tokens": sheet.tokens}


def on_route(route: Route) -> dict[str, int]:
    """So many tokens."""
    return {"toll": route.toll}


def claim(game: Game, view: View) -> Callable[[int], TollOfClaim]:
    """What a claim of the seat to move costs in tokens, who gets them, and whether it takes a loan."""
    tolls, s = game.rules.chapter(Tolls), game.state

    def toll(route: int) -> TollOfClaim:
        to = int(tolls.due_to(s, i64(route)))
        loan = tolls.lends(i64(s.ledger[tolls.tokens + s.seat]), i64(route))
        return {"toll": TollData(int(tolls.toll[route]), None if to == NONE else to, bool(loan), tolls.loan)}

    return toll


def beside(game: Game, seat: int, route: Route, text: Text) -> list[str]:
    """What the route costs in tokens, whom it is paid to, and whether it takes a loan of who sits there."""
    tolls = game.rules.chapter(Tolls)
    to, free = tolls.due_to(game.state, i64(route.id)), game.state.owner[route.id] == FREE
    if to == NONE or not free:
        words = text("route-toll", amount=route.toll)
    else:
        words = text("route-toll-player", amount=route.toll, to=game.names[to])
    loan = free and tolls.lends(i64(game.view(seat).ledger[int(tolls.tokens) + seat]), i64(route.id))
    return [words, text("route-loan")] if loan else [words]


def book(rules: Rules) -> dict[str, int]:
    """The tokens that each has at the start, and what a loan costs."""
    tolls = rules.chapter(Tolls)
    return {"tokens": int(tolls.each), "loan": tolls.loan}


def tables(rules: Rules) -> dict[str, list[int]]:
    """The bonus for most tokens, by rank (N15)."""
    return {"tokens": list(rules.chapter(Tolls).bonus)}
