"""A board as it is printed: its land, routes, signs, cities and names, as SVG."""

from collections.abc import Iterator
from html import escape
from typing import Final

from trilhos.boards.drawn import art_of, laid_routes, layers_of
from trilhos.boards.schema import ArtEntry, BoardFile, LabelEntry, LayersEntry, RouteEntry

FONTS: Final = "Libertinus Serif, Noto Serif, DejaVu Serif, serif"
SEA, LAND, SHORE, WATER, PAPER, INK = "#dfe7ea", "#f1e9d4", "#a99c78", "#9fbfcb", "#fffdf6", "#222222"
TINTS: Final = ("#e8e3c4", "#dfdcb4", "#e6d6b0", "#dccaa0", "#cfba8e")
FILLS: Final = {
    "purple": "#a674bd",
    "blue": "#3f7fc4",
    "orange": "#e2923d",
    "white": "#ffffff",
    "green": "#6aa84f",
    "yellow": "#f0cf45",
    "black": "#3a3a3a",
    "red": "#cf4b3e",
    "gray": "#c3c3c3",
}
DARK: Final = frozenset({"black", "blue", "red"})
# Each colour's sign, as the page has it: colour is never alone. Gray has none.
SIGNS: Final = {
    "red": "M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2",
    "orange": "M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0",
    "yellow": "M0-4 3.9 2.9H-3.9z",
    "green": "M-4 3.4 0-.4 4 3.4M-4-.6 0-4.4 4-.6",
    "blue": "M-4.8-1.5q2.4-3 4.8 0t4.8 0M-4.8 2.7q2.4-3 4.8 0t4.8 0",
    "purple": "M0-4.4 4 0 0 4.4-4 0z",
    "white": "M-2.1-3.9V3.9M2.1-3.9V3.9",
    "black": "M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0",
}
LOCOMOTIVE: Final = "M-6.2 2.8V-4.4h3.8v2.5h3v-3h2.1v3h1.2q2 0 2 2v2.5L7.1 3.9H-6.2z"
ANCHOR: Final = "M0-3.3V5M-2.6-1h5.2M-4.6 1.5Q-4 5 0 5t4.6-3.5"


def svg(file: BoardFile) -> str:
    """The whole board."""
    art = art_of(file, ["labels"])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {art.width:g} {art.height:g}" font-family="{FONTS}">'
    parts = [head, f'<rect width="{art.width:g}" height="{art.height:g}" fill="{SEA}"/>', *_land(layers_of(file))]
    for route in laid_routes(file):
        parts += _route(route, art)
    for sign in art.signs:
        parts += _number(sign.number, *sign.at)
    parts += [part for city in file.cities if not city.waypoint for part in _city(city.x, city.y, city.port, art)]
    parts += [part for city in file.cities if city.waypoint for part in _city(city.x, city.y, False, art, 0.6)]
    parts += [line for label in art.labels for line in _name(label)]
    return "\n".join([*parts, "</svg>", ""])


def _land(layers: LayersEntry) -> Iterator[str]:
    """Land, its heights, waters and borders; what there is none of isn't drawn."""
    tints = [(tint, f'fill="{colour}"') for tint, colour in zip(layers.tints, TINTS, strict=False)]
    lines = [
        (layers.hills.shades, 'fill="#8a7a52" fill-opacity="0.25"'),
        (layers.rivers, f'fill="none" stroke="{WATER}" stroke-width="2"'),
        (layers.states, 'fill="none" stroke="#b9ad8d" stroke-width="1" stroke-dasharray="4 4"'),
        (layers.borders, 'fill="none" stroke="#8f8360" stroke-width="1.5" stroke-dasharray="8 4"'),
        (layers.land, f'fill="none" stroke="{SHORE}" stroke-width="1.5"'),
    ]
    for path, look in [(layers.land, f'fill="{LAND}"'), *tints, *lines]:
        if path:
            yield f'<path d="{path}" {look} fill-rule="evenodd"/>'


def _route(route: RouteEntry, art: ArtEntry) -> Iterator[str]:
    """Its spaces, each with the sign of its colour, and what else is printed on them."""
    long, wide = art.sizes.ship if route.kind == "ship" else art.sizes.rail
    for number, (x, y, turn) in enumerate(route.spaces):
        at = f"rotate({turn:g} {x * art.width:.1f} {y * art.height:.1f})"
        yield _space(route, x * art.width - long / 2, y * art.height - wide / 2, (long, wide), at)
        moved = f"translate({x * art.width:.1f} {y * art.height:.1f}) rotate({turn:g}) scale({wide / 14:.2f})"
        yield from _on_space(route, number, moved)
    if route.marks and not art.signs:
        x, y, _ = route.spaces[len(route.spaces) // 2]
        yield from _number(sum(route.marks.values()), x * art.width, y * art.height)


def _space(route: RouteEntry, x: float, y: float, sides: tuple[float, float], turned: str) -> str:
    ends = sides[1] / 2 if route.kind == "ship" else 2
    edge = 'stroke-width="2.6" stroke-dasharray="5 3"' if route.tunnel else 'stroke-width="1.2"'
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{sides[0]:g}" height="{sides[1]:g}" rx="{ends:g}" '
        f'fill="{FILLS[route.color]}" stroke="{INK}" {edge} transform="{turned}"/>'
    )


def _on_space(route: RouteEntry, number: int, at: str) -> Iterator[str]:
    ink = "#ffffff" if route.color in DARK else INK
    if number < route.locomotives:
        yield f'<path d="{LOCOMOTIVE}" fill="{ink}" transform="{at}"/>'
    elif route.color in SIGNS:
        line = f'fill="none" stroke="{ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
        yield f'<path d="{SIGNS[route.color]}" {line} transform="{at}"/>'
    if route.hard:
        yield f'<path d="M-14-4V4M-11-4V4M11-4V4M14-4V4" stroke="{ink}" stroke-width="1.4" transform="{at}"/>'


def _number(number: int, x: float, y: float) -> Iterator[str]:
    """A number on a small plate: a toll, passes."""
    yield f'<path d="M{x - 11:.1f} {y:.1f}l11-11 11 11-11 11z" fill="{PAPER}" stroke="{INK}"/>'
    yield f'<text x="{x:.1f}" y="{y + 4.5:.1f}" font-size="13" text-anchor="middle">{number}</text>'


def _city(x: float, y: float, port: bool, art: ArtEntry, part: float = 1.0) -> Iterator[str]:
    left, top, size = x * art.width, y * art.height, art.sizes.city * part
    place = f'cx="{left:.1f}" cy="{top:.1f}" r="{size:.1f}"'
    yield f'<circle {place} fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
    if port:
        at = f"translate({left:.1f} {top:.1f}) scale({size / 8:.2f})"
        yield f'<path d="{ANCHOR}" fill="none" stroke="{INK}" stroke-width="1.5" transform="{at}"/>'


def _name(label: LabelEntry) -> Iterator[str]:
    """A city's name, readable on spaces, too, and the line to it where it stands far off."""
    if label.leader:
        x, y, to_x, to_y = label.leader
        yield f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{INK}" stroke-width="1"/>'
    halo = f'paint-order="stroke" stroke="{PAPER}" stroke-width="{label.size / 5:.1f}" stroke-linejoin="round"'
    for number, line in enumerate(label.lines):
        y = label.y + number * label.size * 1.05
        look = f'font-size="{label.size:g}" text-anchor="{label.anchor}" font-weight="600" {halo}'
        yield f'<text x="{label.x:g}" y="{y:.1f}" {look}>{escape(line)}</text>'
