"""A board as a picture: routes, spaces and cities where the file has them, as SVG."""

import math
from html import escape
from typing import Any, Final

from trilhos.boards.drawn import laid_routes, layers_of, size
from trilhos.boards.schema import BoardFile, RouteEntry

SPACE: Final = (30.0, 12.0)
NAME: Final = 'font-size="16" paint-order="stroke" stroke="#f4efe4" stroke-width="3"'  # readable on spaces, too
LETTER: Final = 9.0  # about the width of one
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
    width, height = size(file)
    at = {city.name: (city.x * width, city.y * height) for city in file.cities}
    spaces = [_space(route, x * width, y * height, turn) for route in laid_routes(file) for x, y, turn in route.spaces]
    cities = [_city(name, *place, width) for name, place in at.items()]
    land = f'<path d="{escape(rough_land(file))}" fill="#ece3cc" stroke="#b9ad8d" fill-rule="evenodd"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#dfe7ea"/>', land, *spaces, *cities, "</svg>", ""])


def rough_land(file: BoardFile) -> str:
    """The land with as few points as the file has it with."""
    return (file.art.rough_land if file.art else "") or layers_of(file).land


def picture(file: BoardFile) -> dict[str, Any]:
    """A small picture as paths, for pages that have colours of their own: land, spaces by colour, cities."""
    width, height = size(file)
    spaces: dict[str, str] = {}
    for route in laid_routes(file):
        for x, y, turn in route.spaces:
            across, down = (half(math.radians(turn)) * SPACE[0] / 2 for half in (math.cos, math.sin))
            line = f"M{x * width - across:.0f} {y * height - down:.0f}l{2 * across:.0f} {2 * down:.0f}"
            spaces[route.color] = spaces.get(route.color, "") + line
    dots = "".join(f"M{city.x * width:.0f} {city.y * height:.0f}h0" for city in file.cities if not city.waypoint)
    return {"width": width, "height": height, "land": rough_land(file), "spaces": spaces, "cities": dots}


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
