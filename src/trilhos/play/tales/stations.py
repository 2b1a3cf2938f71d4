"""Stations: which routes they borrow. Programs look for them on every board."""

from typing import Final, TypedDict

from trilhos.engine.chapters.stations import Stations
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import State
from trilhos.engine.trails import Trails
from trilhos.play.names import Data, Names


class StationsSeen(TypedDict):
    """By city, the seat that has built there."""

    stations: dict[str, int]


class StationsLeft(TypedDict):
    """How many a seat has left."""

    stations: int


class BorrowedRoutes(TypedDict):
    """The routes that the stations of a seat borrow."""

    borrowed: list[int]


VIEW: Final = StationsSeen
SEAT: Final = StationsLeft
FINALE: Final = BorrowedRoutes
WITHOUT: Final[StationsSeen] = {"stations": {}}


def sheet(names: Names, sheet: Sheet) -> dict[str, dict[str, Data | None]]:
    """By city of a station, the route that it borrows, if it does."""
    return {"borrowed": {names.city(c): None if r < 0 else names.route(r) for c, r in sheet.borrowed}}


def finale(rules: Rules, state: State, sheet: Sheet, trails: Trails) -> BorrowedRoutes:
    """The borrowed routes: links of the tickets' ways, too (E20)."""
    return {"borrowed": [route for _, route in sheet.borrowed if route >= 0]}


def build(rules: Rules, verb: str) -> Data:
    """One fewer is left, and what that one would have brought at the end."""
    if verb != "station":
        return {}
    return {"brings": {"stations": -1}, "left_over": rules.chapter(Stations).left_over}


def book(rules: Rules) -> dict[str, int]:
    """How many each has, and what one is worth that is kept."""
    stations = rules.chapter(Stations)
    return {"stations": int(stations.each), "stationLeft": stations.left_over}
