"""What looks odd in a board that can be played: each with its place in the file, as faults have it."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from statistics import mean, median
from typing import Final

from trilhos.boards.check import joined
from trilhos.boards.faults import MOST_TOLD, BoardFault
from trilhos.boards.overlaps import overlaps
from trilhos.boards.schema import BoardFile, TicketEntry
from trilhos.boards.ways import ticket_costs
from trilhos.engine.chapters.claims import Claims
from trilhos.text import ENGLISH

# Our boards' colours have 93 to 109 % of the mean, and their tickets 60 to 170 % of the median for their ways.
COLOUR_OFF: Final = 0.25
TICKET_OFF: Final = 2.0
USUAL_DOUBLES: Final = 4  # players


def oddities(file: BoardFile) -> list[BoardFault]:
    """Everything that its maker may want to look at again, up to a number that people can read."""
    found = chain(_words(file), _cities(file), _tickets(file), _colours(file), _doubles(file), _looks(file))
    return list(islice(found, MOST_TOLD))


def _words(file: BoardFile) -> Iterator[BoardFault]:
    if ENGLISH not in file.words:  # which stands in for all that are missing
        yield BoardFault("words", "odd-language", language=ENGLISH)
    if any(words.about for words in file.words.values()):
        for language, words in file.words.items():
            if not words.about:
                yield BoardFault(f"words.{language}.about", "odd-about")
    if not file.licence:
        yield BoardFault("licence", "odd-licence")


# Cities


def _cities(file: BoardFile) -> Iterator[BoardFault]:
    routes = Counter(end for route in file.routes for end in (route.a, route.b))
    seen: dict[str, str] = {}
    for at, city in enumerate(file.cities):
        other = seen.setdefault(city.name.casefold(), city.name)
        if other != city.name:
            yield BoardFault(f"cities[{at}].name", "odd-case", name=city.name, other=other)
        if routes[city.name] == 1:
            yield BoardFault(f"cities[{at}]", "odd-end", name=city.name)
    yield from _islands(file)


def _islands(file: BoardFile) -> Iterator[BoardFault]:
    """Cities that routes join with each other, but that no ticket leads to."""
    groups = joined(file)
    reached = {groups[name] for ticket in file.tickets for name in ticket.cities}
    told: set[str] = set()
    for at, city in enumerate(file.cities):
        group = groups[city.name]
        if group not in reached and group not in told:
            told.add(group)
            yield BoardFault(f"cities[{at}]", "odd-island", name=city.name)


# Tickets


def _tickets(file: BoardFile) -> Iterator[BoardFault]:
    costs = ticket_costs(file)
    usual = median(ticket.points / cost for ticket, cost in zip(file.tickets, costs, strict=True))
    seen: set[frozenset[str]] = set()
    for at, (ticket, cost) in enumerate(zip(file.tickets, costs, strict=True)):
        fair = usual * cost
        if not fair / TICKET_OFF <= ticket.points <= fair * TICKET_OFF:
            values = {"points": ticket.points, "cost": round(cost), "fair": round(fair)}
            yield BoardFault(f"tickets[{at}].points", "odd-points", name=_name(ticket), **values)
        if frozenset(ticket.cities) in seen:
            yield BoardFault(f"tickets[{at}]", "odd-ticket", name=_name(ticket))
        seen.add(frozenset(ticket.cities))


def _name(ticket: TicketEntry) -> str:
    return "-".join(ticket.cities)


# Routes


def _colours(file: BoardFile) -> Iterator[BoardFault]:
    for kind in ("rail", "ship"):
        spaces: dict[str, int] = dict.fromkeys(file.rules.cards.colors, 0)
        for route in file.routes:
            if route.kind == kind and route.color != "gray":
                spaces[route.color] += route.length
        usual = mean(spaces.values())
        for colour, count in spaces.items():
            if abs(count - usual) > COLOUR_OFF * usual and abs(count - usual) > 2:  # two spaces more are no matter
                yield BoardFault("routes", "odd-color", kind=kind, color=colour, count=count, usual=round(usual))


def _doubles(file: BoardFile) -> Iterator[BoardFault]:
    """Both tracks of double routes are open to two or three (U22: from four players on)."""
    doubles = any(route.track for route in file.routes)
    for at, chapter in enumerate(file.rules.chapters):
        least = chapter.parameters.get("both_tracks_from")
        if chapter.name == Claims.voice.name and doubles and isinstance(least, int) and least < USUAL_DOUBLES:
            yield BoardFault(f"rules.chapters[{at}].parameters.both_tracks_from", "odd-doubles", least=least)


# Places


def _looks(file: BoardFile) -> Iterator[BoardFault]:
    if file.art is None:
        yield BoardFault("art", "odd-art")
    bare = sum(not route.spaces for route in file.routes)
    if bare:
        yield BoardFault("routes", "odd-spaces", count=bare)
    for one, other in overlaps(file):
        yield BoardFault(one, "odd-overlap", other=other)
