"""What lies on a board: pieces, buildings, and the glow and arrows that point something out, as SVG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, degrees
from typing import Final

from trilhos.boards.looks import Look
from trilhos.boards.schema import ArtEntry, BoardFile, CityEntry, RouteEntry

# By seat, then for whoever has none: what pieces are filled with, and the ink of the number on them.
NO_SEAT: Final = 5
PIECES: Final = ("#c42a3a", "#2450d0", "#209682", "#f5a92a", "#28272b", "#8d8577")
INKS: Final = ("#ffffff", "#ffffff", "#ffffff", "#2b1a00", "#ffffff", "#201c16")
BUILDING: Final = "M-13 11V-3L0-13 13-3V11Z"  # as the page draws them
IN_PORT: Final = "M-14 11V5H-7.5L-5.5-9H-7V-13H7V-9H5.5L7.5 5H14V11Z"
WAGON: Final = "M-15-8H15a3 3 0 0 1 3 3V5a3 3 0 0 1-3 3H-15a3 3 0 0 1-3-3V-5a3 3 0 0 1 3-3z"
HULL: Final = "M-18-8H6Q14-8 19 0Q14 8 6 8H-18Q-14 0-18-8Z"
PIECE: Final = (36.0, 14.0)  # the space that those two fit on

Point = tuple[float, float]


@dataclass(frozen=True)
class Building:
    """Something that was built in a city, and the number of the seat that has built it."""

    city: int
    owner: int


@dataclass(frozen=True)
class Over:
    """What lies on the board: routes and cities by their places in the file's lists, owners by seat."""

    owners: dict[int, int] = field(default_factory=dict)
    buildings: Sequence[Building] = ()
    glowing: Sequence[int] = ()  # routes
    ringed: Sequence[int] = ()  # cities
    arrows: Sequence[Sequence[int]] = ()  # each from city to city, along routes where they are neighbours


NOTHING: Final = Over()


def glow(route: RouteEntry, art: ArtEntry, look: Look) -> Iterator[str]:
    """Light behind a route."""
    wide = art.sizes.ship[1] if route.kind == "ship" else art.sizes.rail[1]
    style = f'fill="none" stroke="{look.glow}" stroke-width="{wide + 16:g}" stroke-linecap="round"'
    points = [(x * art.width, y * art.height) for x, y, _ in route.spaces]
    yield f'<path d="{_line([points[0], *points], art.width)}" {style} stroke-opacity="0.85" stroke-linejoin="round"/>'


def piece(route: RouteEntry, art: ArtEntry, owner: int, look: Look) -> Iterator[str]:
    """A train or ship on each space of a route; the middle one has the number of its seat: colour is never alone."""
    long, wide = art.sizes.ship if route.kind == "ship" else art.sizes.rail
    shape, scale = HULL if route.kind == "ship" else WAGON, f"{long / PIECE[0]:.2f} {wide / PIECE[1]:.2f}"
    for number, (x, y, turn) in enumerate(route.spaces):
        at = f"translate({x * art.width:.1f} {y * art.height:.1f})"
        body = f'fill="{PIECES[owner]}" stroke="{look.edge}" stroke-width="1.2"'
        yield f'<path d="{shape}" {body} transform="{at} rotate({turn:g}) scale({scale})"/>'
        if number == len(route.spaces) // 2:
            yield seat_mark(owner, x * art.width, y * art.height, wide * 0.9)


def seat_mark(owner: int, x: float, y: float, size: float) -> str:
    """The number of a seat, as people count, on one of its pieces."""
    style = f'font-size="{size:.1f}" font-weight="700" text-anchor="middle" fill="{INKS[owner]}"'
    return f'<text x="{x:.1f}" y="{y + size * 0.35:.1f}" {style}>{"–" if owner == NO_SEAT else owner + 1}</text>'


def ring(city: CityEntry, art: ArtEntry, look: Look) -> str:
    """A city that somebody's ticket names."""
    place = f'cx="{city.x * art.width:.1f}" cy="{city.y * art.height:.1f}" r="{art.sizes.city + 6:g}"'
    return f'<circle {place} fill="none" stroke="{look.glow}" stroke-width="5"/>'


def building(city: CityEntry, made: Building, art: ArtEntry, look: Look) -> Iterator[str]:
    """Above its city, in its owner's colour."""
    x, y = city.x * art.width, city.y * art.height - art.sizes.city - 4
    body = f'fill="{PIECES[made.owner]}" stroke="{look.edge}" stroke-width="1.4"'
    shape = IN_PORT if city.port else BUILDING
    yield f'<path d="{shape}" {body} transform="translate({x:.1f} {y:.1f})"/>'
    yield seat_mark(made.owner, x, y + 1, 13)


def arrow(
    file: BoardFile, routes: Sequence[RouteEntry], stops: Sequence[int], art: ArtEntry, look: Look
) -> Iterator[str]:
    """From city to city: along a route where one joins them, straight where none does."""
    points = [(file.cities[stops[0]].x * art.width, file.cities[stops[0]].y * art.height)]
    for a, b in pairwise(stops):
        points += _leg(file, routes, file.cities[a].name, file.cities[b].name, art)
    points[-1] = _short(points[-2], points[-1], art.sizes.city + 14)
    style = f'fill="none" stroke="{look.arrow}" stroke-linecap="round" stroke-linejoin="round"'
    yield f'<path d="{_line(points, art.width)}" {style} stroke-width="8" stroke-opacity="0.85"/>'
    (x, y), (from_x, from_y) = points[-1], points[-2]
    turn = degrees(atan2(y - from_y, x - from_x))
    yield f'<path d="M-8-16 18 0-8 16z" fill="{look.arrow}" transform="translate({x:.1f} {y:.1f}) rotate({turn:.1f})"/>'


def _leg(file: BoardFile, routes: Sequence[RouteEntry], a: str, b: str, art: ArtEntry) -> list[Point]:
    end = next(city for city in file.cities if city.name == b)
    joined = next((route for route in routes if {route.a, route.b} == {a, b}), None)
    spaces = [] if joined is None else [(x * art.width, y * art.height) for x, y, _ in joined.spaces]
    return [*(spaces if joined and joined.a == a else reversed(spaces)), (end.x * art.width, end.y * art.height)]


def _short(start: Point, end: Point, by: float) -> Point:
    """The end of a line, so much nearer to its start, but never beyond the middle."""
    far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1.0
    part = min(by / far, 0.5)
    return end[0] - (end[0] - start[0]) * part, end[1] - (end[1] - start[1]) * part


def _line(points: Sequence[Point], width: float) -> str:
    """A line through points; where it leaves the board at one edge and comes back at the other, it is broken."""
    text = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for before, (x, y) in pairwise(points):
        text += f"{'M' if abs(x - before[0]) > width / 2 else 'L'}{x:.1f} {y:.1f}"
    return text
