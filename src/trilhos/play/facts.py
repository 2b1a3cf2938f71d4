"""What is known of the seats, by column; an edition shows the columns whose chapters it has."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from trilhos.engine.board import RAIL, SHIP
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE, OVER
from trilhos.engine.view import View
from trilhos.play.names import seat_or_none

Fact = Callable[[Rules, View, int], int | None]


def _score(rules: Rules, view: View, seat: int) -> int:
    return view.ledger[int(rules.score_at) + seat]


def _pieces(kind: int) -> Fact:
    def pieces(rules: Rules, view: View, seat: int) -> int | None:
        claims = rules.find(Claims)
        if claims is None or kind >= len(claims.supply):
            return None
        return view.ledger[int(claims.pieces_at(i64(kind), i64(seat)))]

    return pieces


def _cards(rules: Rules, view: View, seat: int) -> int:
    return sum(view.hand_sizes[seat])


def _tickets(rules: Rules, view: View, seat: int) -> int:
    return view.ticket_counts[seat]


def _stations(rules: Rules, view: View, seat: int) -> int | None:
    stations = rules.find(Stations)
    return None if stations is None else int(stations.each) - view.ledger[int(stations.built) + seat]


def _harbours(rules: Rules, view: View, seat: int) -> int | None:
    harbours = rules.find(Harbours)
    return None if harbours is None else int(harbours.each) - view.ledger[int(harbours.built) + seat]


def _tokens(rules: Rules, view: View, seat: int) -> int | None:
    tolls = rules.find(Tolls)
    return None if tolls is None else view.ledger[int(tolls.tokens) + seat]


def _loans(rules: Rules, view: View, seat: int) -> int | None:
    tolls = rules.find(Tolls)
    return None if tolls is None else view.ledger[int(tolls.loans) + seat]


FACTS: Final[dict[str, Fact]] = {
    "points": _score,
    "trains": _pieces(RAIL),
    "ships": _pieces(SHIP),
    "cards": _cards,
    "tickets": _tickets,
    "stations": _stations,
    "harbours": _harbours,
    "tokens": _tokens,
    "loans": _loans,
}


def facts(rules: Rules, view: View, seat: int) -> dict[str, int | None]:
    """The numbers of a seat, by the name of their column; None where the viewer may not know one."""
    values = {name: fact(rules, view, seat) for name, fact in FACTS.items()}
    return {name: _told(name, value) for name, value in values.items() if value is not None}


def _told(name: str, value: int) -> int | None:
    """Only tokens may be hidden; a score can be below zero, and so look like what stands for a hidden number."""
    return None if name == "tokens" and value == HIDDEN else value


def idle_turns(rules: Rules, view: View) -> int | None:
    """Turns in a row without progress (U31); None where nobody counts them."""
    return None if rules.idle_at == NONE else view.ledger[int(rules.idle_at)]


def stalls_in(rules: Rules, view: View) -> int | None:
    """How many more turns without progress end the game, once that is near (U31)."""
    ending, idle = rules.find(Ending), idle_turns(rules, view)
    if ending is None or idle is None or view.phase == OVER:
        return None
    return seat_or_none(int(ending.stalls_in(i64(idle), i64(view.turns_left))))


def neutral_player(rules: Rules, view: View) -> tuple[int, int] | None:
    """Its trains, and the seat that holds its marker (NONE when it has stopped), where there is one."""
    neutral = rules.find(Neutral)
    return None if neutral is None else (view.ledger[int(neutral.trains)], view.ledger[int(neutral.marker)])


def building_sites(rules: Rules, view: View) -> dict[str, dict[int, int]]:
    """Stations and harbours, by city: the seat that has built there."""
    chapters: dict[str, Stations | Harbours | None] = {
        "stations": rules.find(Stations),
        "harbours": rules.find(Harbours),
    }
    return {name: _sites(rules, view, int(found.site)) for name, found in chapters.items() if found is not None}


def _sites(rules: Rules, view: View, at: int) -> dict[int, int]:
    sites = view.ledger[at : at + len(rules.board.cities)]
    return {city: seat for city, seat in enumerate(sites) if seat >= 0}


def split_data(rules: Rules) -> dict[str, dict[str, int]] | None:
    """The pieces that may be chosen at the start, and the rulebook's advice (S6); None where nothing is chosen."""
    pieces = rules.find(Pieces)
    if pieces is None:
        return None
    choices = pieces.choices()
    splits = {"fewest_trains": choices[0], "most_trains": choices[-1], "suggested": tuple(pieces.suggested)}
    return {name: {"trains": split[RAIL], "ships": split[SHIP]} for name, split in splits.items()}
