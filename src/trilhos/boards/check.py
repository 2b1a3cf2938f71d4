"""A board's file is checked input: it is a board that can be played, or everything that is wrong with it is said."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

import msgspec

from trilhos.boards.check_rules import bad_rules
from trilhos.boards.faults import MOST_TOLD, BadBoard, BoardFault, short
from trilhos.boards.schema import ArtEntry, BoardFile, CardEntry, CardsEntry, RouteEntry, TicketEntry
from trilhos.boards.shape import misshapen
from trilhos.text import ENGLISH, Text

LARGEST: Final = 900_000  # bytes; our own boards have 126,000 to 830,000, nearly all of it art
DRAWN: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE.,+ -]*")  # what a path of SVG is made of
MOST_PARTS: Final = 10_000  # lists and objects; ours have about 1,200, the largest board there can be 8,000


def read_board(data: bytes, source: str) -> BoardFile:
    """The board in a file; BadBoard says what is wrong with it."""
    return _sound(looked_at(data), source)


def checked(plain: object, source: str) -> BoardFile:
    """The board in data that were JSON."""
    return _sound(_examined(plain), source)


class Looked(msgspec.Struct, frozen=True):
    """A file as somebody may be at work on it: a board, if it has the shape of one, and all that is wrong with it."""

    file: BoardFile | None
    faults: list[BoardFault]


def looked_at(data: bytes) -> Looked:
    """What a file has in it, be it faulty."""
    if len(data) > LARGEST:
        return Looked(None, [BoardFault("", "large", most=LARGEST, count=len(data))])
    parts = data.count(b"[") + data.count(b"{")  # each costs time and room as soon as it is read
    if parts > MOST_PARTS:
        return Looked(None, [BoardFault("", "parts", most=MOST_PARTS, count=parts)])
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        return Looked(None, [_no_json(problem)])
    return _examined(plain)


def unreadable(source: str, problem: Exception) -> BadBoard:
    """What is said of data that are no JSON."""
    return BadBoard(source, [_no_json(problem)])


def _no_json(problem: Exception) -> BoardFault:
    return BoardFault("", "json", problem=short(problem))


def _sound(looked: Looked, source: str) -> BoardFile:
    if looked.file is None or looked.faults:
        raise BadBoard(source, looked.faults)
    return looked.file


def _examined(plain: object) -> Looked:
    """What is checked next can rely on what was checked before; within a step, all faults are told at once."""
    faults = _some(misshapen(plain))
    if faults:
        return Looked(None, faults)
    file = msgspec.convert(plain, BoardFile)
    return Looked(file, _some(_bad(file)) or _some(bad_rules(file)))


def _some(faults: Iterator[BoardFault]) -> list[BoardFault]:
    return list(islice(faults, 2 * MOST_TOLD))


def _bad(file: BoardFile) -> Iterator[BoardFault]:
    yield from _twice("cities", [city.name for city in file.cities])
    yield from _cards(file)
    cities, cards = {city.name for city in file.cities}, AllCards(file.rules.cards)
    for at, route in enumerate(file.routes):
        yield from _route(file, route, cities, f"routes[{at}]")
        if not cards.knows(route):
            yield BoardFault(f"routes[{at}].color", "choice", known=", ".join([*file.rules.cards.colors, "gray"]))
        elif not cards.pays(route):
            yield BoardFault(f"routes[{at}]", "unpaid")
    yield from _tracks(file)
    groups = joined(file)
    waypoints = {city.name for city in file.cities if city.waypoint}
    pairs = {frozenset([route.a, route.b]) for route in file.routes}
    for at, ticket in enumerate(file.tickets):
        yield from _ticket(ticket, groups, waypoints, f"tickets[{at}]")
        if ticket.neutral and frozenset(ticket.neutral) not in pairs:
            yield BoardFault(f"tickets[{at}].neutral", "pair")
    if file.art:
        yield from _art(file, file.art)


def _twice(place: str, names: list[str]) -> Iterator[BoardFault]:
    for name, count in Counter(names).items():
        if count > 1:
            yield BoardFault(place, "twice", name=name)


def _art(file: BoardFile, art: ArtEntry) -> Iterator[BoardFault]:
    cities = {city.name for city in file.cities}
    sheets = {"labels": art.labels, "large_labels": art.large_labels, "largest_labels": art.largest_labels}
    for sheet, labels in sheets.items():
        for at, label in enumerate(labels):
            if label.city not in cities:
                yield BoardFault(f"art.{sheet}[{at}].city", "city", name=label.city)
    for place, path in _paths(art):
        if not DRAWN.fullmatch(path):
            yield BoardFault(place, "path")
    signs = {f"art.signs[{at}].routes": sign.routes for at, sign in enumerate(art.signs)}
    seams = {f"art.seams[{at}].routes": seam.routes for at, seam in enumerate(art.seams)}
    for place, routes in (signs | seams).items():
        if max(routes, default=0) >= len(file.routes):
            yield BoardFault(place, "numbers", least="0", most=str(len(file.routes) - 1))


def _paths(art: ArtEntry) -> Iterator[tuple[str, str]]:
    """All lines and areas, with their places in the file."""
    yield "art.rough_land", art.rough_land
    for name, part in (("layers", art.layers), ("finer", art.finer), ("layers.hills", art.layers and art.layers.hills)):
        for field, value in msgspec.structs.asdict(part).items() if part else ():
            if isinstance(value, str | list):
                yield from ((f"art.{name}.{field}", path) for path in ([value] if isinstance(value, str) else value))


# Cards


def _cards(file: BoardFile) -> Iterator[BoardFault]:
    cards, place = file.rules.cards, "rules.cards"
    yield from _twice(f"{place}.colors", [*cards.colors])
    yield from _twice(f"{place}.decks", cards.decks)
    yield from _twice(f"{place}.kinds", [kind.name for kind in cards.kinds])
    for at, kind in enumerate(cards.kinds):
        yield from _card(file, kind, f"{place}.kinds[{at}]")
    wilds = [kind for kind in cards.kinds if kind.color is None]
    if len(wilds) != 1 or wilds[0].deck != cards.decks[0]:
        yield BoardFault(f"{place}.kinds", "wild", deck=cards.decks[0])
    order = [cards.decks.index(kind.deck) for kind in cards.kinds if kind.deck in cards.decks]
    if order != sorted(order):
        yield BoardFault(f"{place}.kinds", "deck-order")
    for deck in cards.decks:
        for colour in cards.colors:
            values = [kind.value for kind in cards.kinds if (kind.deck, kind.color) == (deck, colour)]
            if len(values) not in (1, 2) or values[0] != 1:
                yield BoardFault(f"{place}.kinds", "suit", deck=deck, colour=colour)


def _card(file: BoardFile, kind: CardEntry, place: str) -> Iterator[BoardFault]:
    cards = file.rules.cards
    if not Text(ENGLISH).has(f"card-{kind.name}"):
        yield BoardFault(f"{place}.name", "card-name", name=kind.name)
    if kind.deck not in cards.decks:
        yield BoardFault(f"{place}.deck", "choice", known=", ".join(cards.decks))
    if kind.color is not None and kind.color not in cards.colors:
        yield BoardFault(f"{place}.color", "choice", known=", ".join(cards.colors))


# Routes


def _route(file: BoardFile, route: RouteEntry, cities: set[str], place: str) -> Iterator[BoardFault]:
    for end, name in (("a", route.a), ("b", route.b)):
        if name not in cities:
            yield BoardFault(f"{place}.{end}", "city", name=name)
    if route.a == route.b:
        yield BoardFault(place, "loop", name=route.a)
    if route.length >= len(file.rules.route_points):
        yield BoardFault(f"{place}.length", "points", length=route.length)
    if route.spaces and len(route.spaces) != route.length:
        yield BoardFault(f"{place}.spaces", "spaces", length=route.length, count=len(route.spaces))
    if [route.kind == "ship", route.hard, route.tunnel or route.locomotives > 0].count(True) > 1:
        yield BoardFault(place, "rail")
    if route.locomotives > route.length:
        yield BoardFault(f"{place}.locomotives", "ferry", length=route.length)


class AllCards:
    """All cards together, by deck and colour: how many there are, and how many spaces they pay for."""

    def __init__(self, cards: CardsEntry) -> None:
        self.decks = cards.decks
        self.counts: dict[tuple[str, str], int] = {(deck, colour): 0 for deck in cards.decks for colour in cards.colors}
        self.values = dict(self.counts)
        self.wilds = sum(kind.count for kind in cards.kinds if kind.color is None)
        for kind in cards.kinds:
            if kind.color is not None and (kind.deck, kind.color) in self.counts:
                self.counts[kind.deck, kind.color] += kind.count
                self.values[kind.deck, kind.color] += kind.count * kind.value

    def knows(self, route: RouteEntry) -> bool:
        """Whether there are cards of the route's colour."""
        return route.color == "gray" or (self.decks[0], route.color) in self.counts

    def pays(self, route: RouteEntry) -> bool:
        """Whether all cards together could pay for a route."""
        number = int(route.kind == "ship")
        if number >= len(self.decks):
            return False
        suits = [suit for suit in self.counts if suit[0] == self.decks[number] and route.color in ("gray", suit[1])]
        if route.hard:
            return sum(self.counts[suit] // 2 for suit in suits) + self.wilds // 2 >= route.length
        return self.wilds >= route.locomotives and max(map(self.values.__getitem__, suits)) + self.wilds >= route.length


def _tracks(file: BoardFile) -> Iterator[BoardFault]:
    """No more than two tracks of one kind between two cities; the first is 0, the second 1, and both are as long."""
    pairs: dict[tuple[str, ...], list[int]] = {}
    texts: dict[str, tuple[str, ...]] = {}
    for at, route in enumerate(file.routes):
        ends = tuple(sorted([route.a, route.b]))
        pairs.setdefault((*ends, route.kind), []).append(at)
        for text in (f"{route.a}-{route.b}", f"{route.b}-{route.a}"):
            if texts.setdefault(text.casefold(), ends) != ends:
                yield BoardFault(f"routes[{at}]", "same-name", name=text)
    for places in pairs.values():
        routes = [file.routes[at] for at in places]
        if sorted(route.track for route in routes) != [0, 1][: len(routes)]:
            yield BoardFault(f"routes[{places[-1]}].track", "tracks", name=f"{routes[0].a}-{routes[0].b}")
        elif len({route.length for route in routes}) > 1:
            yield BoardFault(f"routes[{places[-1]}].length", "twins", name=f"{routes[0].a}-{routes[0].b}")


def joined(file: BoardFile) -> dict[str, str]:
    """By city, one that stands for all that routes join to it."""
    group = {city.name: city.name for city in file.cities}

    def top(name: str) -> str:
        while group[name] != name:
            group[name] = group[group[name]]
            name = group[name]
        return name

    for route in file.routes:
        if route.a in group and route.b in group:
            group[top(route.a)] = top(route.b)
    return {name: top(name) for name in group}


# Tickets


def _ticket(ticket: TicketEntry, groups: dict[str, str], waypoints: set[str], place: str) -> Iterator[BoardFault]:
    yield from _twice(f"{place}.cities", ticket.cities)
    for name in ticket.cities:
        if name not in groups:
            yield BoardFault(f"{place}.cities", "city", name=name)
        elif name in waypoints:
            yield BoardFault(f"{place}.cities", "waypoint", name=name)
    if len({groups[name] for name in ticket.cities if name in groups}) > 1:
        yield BoardFault(place, "apart", name="-".join(ticket.cities))
