"""What tables of Rails & Sails have on top of `tests.rig`: harbours, boxes and two decks."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from tests.rig import Table, count, table
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.random import game_streams
from trilhos.engine.state import NONE

BOARDS: Final = ["world", "lakes"]
COLOURS: Final = ["purple", "yellow", "green", "red", "black", "white"]
TRAIN: Final = 0
SHIP: Final = 1


def sails(board: str = "world", players: int = 2) -> Table:
    """A quiet table at which everybody has chosen the suggested split, and the display shows three and three."""
    t = table(board, players)
    trains, ships = t.chapter(Pieces).suggested
    for seat in t.seats:
        split(t, seat, trains, ships)
    singles = [f"ship-{colour}" for colour in COLOURS[:3]]
    return t.market("train-purple", "train-yellow", "train-green", *singles)


def split(t: Table, seat: int, trains: int, ships: int) -> Table:
    """Let a seat that has built nothing have so many pieces in the reserve, and the rest in the box."""
    most = t.chapter(Pieces).most
    for kind, left in enumerate([trains, ships]):
        t.state.ledger[t.chapter(Pieces).box_at(i64(kind), i64(seat))] = most[kind] - left
    return t.pieces(seat, trains, ships)


def box(t: Table, seat: int) -> list[int]:
    """The trains and ships in a seat's box."""
    return [int(t.state.ledger[t.chapter(Pieces).box_at(i64(kind), i64(seat))]) for kind in (TRAIN, SHIP)]


def harbours(t: Table, seat: int, *cities: str) -> Table:
    """Let a seat have built harbours in these cities, and no others."""
    chapter = t.chapter(Harbours)
    for city in harbours_of(t, seat):
        t.state.ledger[chapter.site + i64(t.city(city))] = NONE
    for city in cities:
        t.state.ledger[chapter.site + i64(t.city(city))] = i64(seat)
    t.state.ledger[chapter.built + i64(seat)] = i64(len(cities))
    return t


def harbours_of(t: Table, seat: int) -> list[str]:
    """The cities in which a seat has harbours."""
    first = t.chapter(Harbours).site
    return [name for i, name in enumerate(t.rules.board.cities) if t.state.ledger[first + i64(i)] == i64(seat)]


def decks_of(cards: Iterable[str | None]) -> dict[str, int]:
    """How many cards come from each deck; gaps count as `None`."""
    return count(str(card and ("ship" if card.startswith("ship") else "train")) for card in cards)


def streams(t: Table) -> Iterable[Table]:
    """The same table again and again, with other cards to come."""
    for seed in range(200):
        state = t.state.clone()
        state.rng = game_streams(seed)
        yield Table(t.rules, state)
