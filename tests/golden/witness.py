"""What a finished game with ships has shown, rule by rule: labels that begin with the id, and how often."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from tests.files import facts, file_of
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.sheet import Sheet
from trilhos.engine.trails import Trails
from trilhos.play.audit import audit
from trilhos.play.game import Game

Line = dict[str, Any]


def witnessed(game: Game) -> Counter[str]:
    """All labels of a game."""
    labels = Counter(label for line in _with_before(game) for label in _of_line(game, line))
    labels += Counter(f"S9 {text}" for text in _moves(game, "refill"))
    return labels + Counter(label for sheet in game.result().sheets for label in _of_sheet(game, sheet))


def _moves(game: Game, verb: str) -> list[str]:
    return [text for text in (game.notation.text(move.action) for move in game.moves) if text.startswith(verb)]


def _with_before(game: Game) -> Iterator[Line]:
    """The lines of the audit, each with the type of the line before it."""
    before = ""
    for line in audit(game):
        yield {**line, "before": before}
        before = line["type"]


def _of_line(game: Game, line: Line) -> Iterator[str]:
    told = LABELS.get(line["type"])
    return told(game, line) if told else iter(())


# One function a type of line


def _reshuffle(game: Game, line: Line) -> Iterator[str]:
    yield f"S12 {line['deck']} deck rebuilt"


def _flush(game: Game, line: Line) -> Iterator[str]:
    yield "S11 display cleared"


def _refill(game: Game, line: Line) -> Iterator[str]:
    if line["card"] is None:
        yield "S12 nothing left anywhere"
    elif line["before"] != "draw":
        yield f"S12 old gap filled by the {line['deck']} deck"


def _claim(game: Game, line: Line) -> Iterator[str]:
    route, cards = line["route"], line["cards"]
    yield from _of_cards(game, route, cards)
    ends = {route["a"], route["b"]}
    if ends & {city["name"] for city in board(game.edition)["cities"] if city.get("waypoint")}:
        yield "W8/L6 route to a waypoint"
    if (route["a"], route["b"]) in across(game.edition):
        yield "W6 route across the edge"
    if route["track"]:
        yield "S17 second track"


def _of_cards(game: Game, route: Line, cards: dict[str, int]) -> Iterator[str]:
    length = _length(game, route)
    if route["kind"] == "rail":
        yield f"W4 hard route of {length}" if sum(cards.values()) == 2 * length else "S14 rail route"
        return
    worth = sum(count * (2 if name.startswith("ship2") else 1) for name, count in cards.items())
    yield "S15 double card overpays" if worth > length else "S14 ship route"
    if "wild" in cards:
        yield "S14 wild on a ship route"


def _length(game: Game, route: Line) -> int:
    routes = board(game.edition)["routes"]
    return int(next(r["length"] for r in routes if (r["a"], r["b"]) == (route["a"], route["b"])))


def _harbour(game: Game, line: Line) -> Iterator[str]:
    yield f"S20 harbour with {line['cards'].get('wild', 0)} wilds"


def _exchange(game: Game, line: Line) -> Iterator[str]:
    yield "S21 ships for trains" if line["trains"] > 0 else "S21 trains for ships"


def _score(game: Game, line: Line) -> Iterator[str]:
    if line["total"] < 0:
        yield "S21 score below zero"


def _ending(game: Game, line: Line) -> Iterator[str]:
    yield "S22 end begun"


LABELS: dict[str, Callable[[Game, Line], Iterator[str]]] = {
    "reshuffle": _reshuffle,
    "flush": _flush,
    "refill": _refill,
    "claim": _claim,
    "harbour": _harbour,
    "exchange": _exchange,
    "score": _score,
    "ending": _ending,
}


# The final count


def _of_sheet(game: Game, sheet: Sheet) -> Iterator[str]:
    tickets = game.rules.board.tickets
    yield from ("W5 tour failed" for number in sheet.failed if len(tickets[number].cities) > 2)
    trails = Trails(game.rules.board)
    for number in sheet.completed:
        cities = tickets[number].cities
        if len(cities) > 2:
            in_order = trails.visits(game.state.owner, sheet.seat, cities)
            yield "W5 tour in order" if in_order else "W5 tour in another order"
    yield from _of_harbours(game, sheet)


def _of_harbours(game: Game, sheet: Sheet) -> Iterator[str]:
    chapter = game.rules.chapter(Harbours)
    tickets = [game.rules.board.tickets[number] for number in sheet.completed]
    built = [city for city in game.rules.board.ports if game.state.ledger[chapter.site + city] == sheet.seat]
    for city in built:
        yield f"S24 harbour with {min(sum(city in ticket.cities for ticket in tickets), 3)} tickets"
    yield from ["S25 harbour not built"] * (3 - len(built))


# The boards


@cache
def board(edition: str) -> dict[str, Any]:
    return facts(edition)


@cache
def across(edition: str) -> set[tuple[str, str]]:
    """The cities whose route leaves the map at one side and comes in at the other."""
    return {(route.a, route.b) for route in file_of(edition).routes if route.wrap}
