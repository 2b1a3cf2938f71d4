"""A board as a picture: routes, spaces and cities where the file has them, as SVG."""

from html import escape
from typing import Final

from trilhos.boards.schema import BoardFile, RouteEntry

SHORT_SIDE: Final = 1000.0
SPACE: Final = (30.0, 12.0)
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
    spaces = [space for route in file.routes for space in _spaces(route, at, width, height)]
    cities = [_city(name, *place) for name, place in at.items()]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#f4efe4"/>', *spaces, *cities, "</svg>", ""])


def _spaces(route: RouteEntry, at: dict[str, tuple[float, float]], width: float, height: float) -> list[str]:
    if route.spaces:
        return [_space(route, x * width, y * height, turn) for x, y, turn in route.spaces]
    (x1, y1), (x2, y2) = at[route.a], at[route.b]
    steps = [(number + 1) / (route.length + 1) for number in range(route.length)]
    return [_space(route, x1 + (x2 - x1) * step, y1 + (y2 - y1) * step, 0) for step in steps]


def _space(route: RouteEntry, x: float, y: float, turn: float) -> str:
    long, wide = SPACE
    round_ends = wide / 2 if route.kind == "ship" else 2
    edge = ' stroke-dasharray="4 2"' if route.tunnel else ""
    return (
        f'<rect x="{x - long / 2:.1f}" y="{y - wide / 2:.1f}" width="{long:g}" height="{wide:g}" rx="{round_ends:g}" '
        f'fill="{INK[route.color]}" stroke="#222"{edge} transform="rotate({turn:g} {x:.1f} {y:.1f})"/>'
    )


def _city(name: str, x: float, y: float) -> str:
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#fff" stroke="#222" stroke-width="2"/>'
    return disc + f'<text x="{x + 11:.1f}" y="{y + 5:.1f}" font-size="16">{escape(name)}</text>'
