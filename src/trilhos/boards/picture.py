"""A board as a picture: routes, spaces and cities where the file has them, as SVG."""

from html import escape
from math import atan2, cos, degrees, sin
from typing import Final

from trilhos.boards.schema import BoardFile, RouteEntry

SHORT_SIDE: Final = 1000.0
SPACE: Final = (30.0, 12.0)
ASIDE: Final = 8.0  # of two tracks, from the line between their cities
NAME: Final = 'font-size="16" paint-order="stroke" stroke="#f4efe4" stroke-width="3"'  # readable on spaces, too
LETTER: Final = 9.0  # about the width of one
Spot = tuple[float, float, float]  # where a space has its middle, and how it is turned
INK: Final = {
    "purple": "#8e5ba6",
    "blue": "#2f6fb3",
    "orange": "#d9822b",
    "white": "#ffffff",
    "green": "#4a8f3c",
    "yellow": "#e6c229",
    "black": "#333333",
    "red": "#c0392b",
    "gray": "#b0b0b0",
}


def svg(file: BoardFile) -> str:
    """The whole picture."""
    across, down = file.aspect
    scale = SHORT_SIDE / min(across, down)
    width, height = across * scale, down * scale
    at = {city.name: (city.x * width, city.y * height) for city in file.cities}
    doubles = {frozenset([route.a, route.b]) for route in file.routes if route.track}
    spaces: list[str] = []
    for route in file.routes:
        aside = (2 * route.track - 1) * ASIDE if frozenset([route.a, route.b]) in doubles else 0.0
        placed = [(x * width, y * height, turn) for x, y, turn in route.spaces] or _laid(route, at, width, aside)
        spaces += [_space(route, *space) for space in placed]
    cities = [_city(name, *place, width) for name, place in at.items()]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#f4efe4"/>', *spaces, *cities, "</svg>", ""])


def _laid(route: RouteEntry, at: dict[str, tuple[float, float]], width: float, aside: float) -> list[Spot]:
    """Spaces that have no places: evenly on the line between their cities, turned along it, two tracks side by side."""
    (x1, y1), (x2, y2) = sorted([at[route.a], at[route.b]])  # both tracks of a double route go the same way
    if route.wrap:
        x1, y1, x2, y2 = x2, y2, x1 + width, y1
    way = atan2(y2 - y1, x2 - x1)
    steps = [(number + 1) / (route.length + 1) for number in range(route.length)]
    xs = [x1 + (x2 - x1) * step - aside * sin(way) for step in steps]
    ys = [y1 + (y2 - y1) * step + aside * cos(way) for step in steps]
    return [(x % width if route.wrap else x, y, degrees(way)) for x, y in zip(xs, ys, strict=True)]


def _space(route: RouteEntry, x: float, y: float, turn: float) -> str:
    long, wide = SPACE
    round_ends = wide / 2 if route.kind == "ship" else 2
    edge = ' stroke-dasharray="4 2"' if route.tunnel else ""
    return (
        f'<rect x="{x - long / 2:.1f}" y="{y - wide / 2:.1f}" width="{long:g}" height="{wide:g}" rx="{round_ends:g}" '
        f'fill="{INK[route.color]}" stroke="#222"{edge} transform="rotate({turn:g} {x:.1f} {y:.1f})"/>'
    )


def _city(name: str, x: float, y: float, width: float) -> str:
    """Its disc, and its name on that side where there is room."""
    fits = x + 11 + len(name) * LETTER <= width
    beside = f'x="{x + 11:.1f}"' if fits else f'x="{x - 11:.1f}" text-anchor="end"'
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#fff" stroke="#222" stroke-width="2"/>'
    return disc + f'<text {beside} y="{y + 5:.1f}" {NAME}>{escape(name)}</text>'
