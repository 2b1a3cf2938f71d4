"""A board as it is printed: its land, routes, signs, cities and names, as SVG."""

from collections.abc import Iterator
from html import escape
from typing import Final

from trilhos.boards.drawn import art_of, laid_routes, layers_of
from trilhos.boards.looks import LIGHT, Look
from trilhos.boards.pieces import NOTHING, Over, arrow, building, glow, piece, ring
from trilhos.boards.schema import ArtEntry, BoardFile, LabelEntry, LayersEntry, RouteEntry

INK: Final = "#222222"  # on paper and on cards, which keep their colours in the dark
FONTS: Final = "Libertinus Serif, Noto Serif, DejaVu Serif, serif"
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
PALE_SIGNS: Final = frozenset({"black", "blue", "red"})
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


def svg(file: BoardFile, look: Look = LIGHT, over: Over = NOTHING) -> str:
    """The whole board, and what lies on it."""
    art, routes = art_of(file, ["labels"]), laid_routes(file)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {art.width:g} {art.height:g}" font-family="{FONTS}">'
    sea = f'<rect width="{art.width:g}" height="{art.height:g}" fill="{look.sea}"/>'
    parts = [head, sea, *_land(layers_of(file), look)]
    parts += [part for number in over.glowing for part in glow(routes[number], art, look)]
    for route in routes:
        parts += _route(route, art, look)
    for sign in art.signs:
        parts += _number(sign.number, *sign.at, look)
    for number, owner in over.owners.items():
        parts += piece(routes[number], art, owner, look)
    parts += [part for city in file.cities if not city.waypoint for part in _city(city.x, city.y, city.port, art, look)]
    parts += [part for city in file.cities if city.waypoint for part in _city(city.x, city.y, False, art, look, 0.6)]
    parts += [ring(file.cities[number], art, look) for number in over.ringed]
    parts += [part for made in over.buildings for part in building(file.cities[made.city], made, art, look)]
    parts += [part for stops in over.arrows for part in arrow(file, routes, stops, art, look)]
    parts += [line for label in art.labels for line in _name(label, look)]
    return "\n".join([*parts, "</svg>", ""])


def _land(layers: LayersEntry, look: Look) -> Iterator[str]:
    """Land, its heights, waters and borders; what there is none of isn't drawn."""
    tints = [(tint, f'fill="{colour}"') for tint, colour in zip(layers.tints, look.tints, strict=False)]
    lines = [
        (layers.hills.shades, f'fill="{look.shade}" fill-opacity="0.25"'),
        (layers.rivers, f'fill="none" stroke="{look.water}" stroke-width="2"'),
        (layers.states, f'fill="none" stroke="{look.states}" stroke-width="1" stroke-dasharray="4 4"'),
        (layers.borders, f'fill="none" stroke="{look.borders}" stroke-width="1.5" stroke-dasharray="8 4"'),
        (layers.land, f'fill="none" stroke="{look.shore}" stroke-width="1.5"'),
    ]
    for path, drawn in [(layers.land, f'fill="{look.land}"'), *tints, *lines]:
        if path:
            yield f'<path d="{path}" {drawn} fill-rule="evenodd"/>'


def _route(route: RouteEntry, art: ArtEntry, look: Look) -> Iterator[str]:
    """Its spaces, each with the sign of its colour, and what else is printed on them."""
    long, wide = art.sizes.ship if route.kind == "ship" else art.sizes.rail
    for number, (x, y, turn) in enumerate(route.spaces):
        at = f"rotate({turn:g} {x * art.width:.1f} {y * art.height:.1f})"
        yield _space(route, x * art.width - long / 2, y * art.height - wide / 2, (long, wide), at, look)
        moved = f"translate({x * art.width:.1f} {y * art.height:.1f}) rotate({turn:g}) scale({wide / 14:.2f})"
        yield from _on_space(route, number, moved)
    if route.marks and not art.signs:
        x, y, _ = route.spaces[len(route.spaces) // 2]
        yield from _number(sum(route.marks.values()), x * art.width, y * art.height, look)


def _space(route: RouteEntry, x: float, y: float, sides: tuple[float, float], turned: str, look: Look) -> str:
    ends = sides[1] / 2 if route.kind == "ship" else 2
    edge = 'stroke-width="2.6" stroke-dasharray="5 3"' if route.tunnel else 'stroke-width="1.2"'
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{sides[0]:g}" height="{sides[1]:g}" rx="{ends:g}" '
        f'fill="{FILLS[route.color]}" stroke="{look.edge}" {edge} transform="{turned}"/>'
    )


def _on_space(route: RouteEntry, number: int, at: str) -> Iterator[str]:
    ink = "#ffffff" if route.color in PALE_SIGNS else INK
    if number < route.locomotives:
        yield f'<path d="{LOCOMOTIVE}" fill="{ink}" transform="{at}"/>'
    elif route.color in SIGNS:
        line = f'fill="none" stroke="{ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"'
        yield f'<path d="{SIGNS[route.color]}" {line} transform="{at}"/>'
    if route.hard:
        yield f'<path d="M-14-4V4M-11-4V4M11-4V4M14-4V4" stroke="{ink}" stroke-width="1.4" transform="{at}"/>'


def _number(number: int, x: float, y: float, look: Look) -> Iterator[str]:
    """A number on a small plate: a toll, passes."""
    yield f'<path d="M{x - 11:.1f} {y:.1f}l11-11 11 11-11 11z" fill="{look.city}" stroke="{INK}"/>'
    yield f'<text x="{x:.1f}" y="{y + 4.5:.1f}" font-size="13" text-anchor="middle" fill="{INK}">{number}</text>'


def _city(x: float, y: float, port: bool, art: ArtEntry, look: Look, part: float = 1.0) -> Iterator[str]:
    left, top, size = x * art.width, y * art.height, art.sizes.city * part
    place = f'cx="{left:.1f}" cy="{top:.1f}" r="{size:.1f}"'
    yield f'<circle {place} fill="{look.city}" stroke="{INK}" stroke-width="2"/>'
    if port:
        at = f"translate({left:.1f} {top:.1f}) scale({size / 8:.2f})"
        yield f'<path d="{ANCHOR}" fill="none" stroke="{INK}" stroke-width="1.5" transform="{at}"/>'


def _name(label: LabelEntry, look: Look) -> Iterator[str]:
    """A city's name, readable on spaces, too, and the line to it where it stands far off."""
    if label.leader:
        x, y, to_x, to_y = label.leader
        yield f'<path d="M{x:g} {y:g}L{to_x:g} {to_y:g}" stroke="{look.ink}" stroke-width="1"/>'
    halo = f'paint-order="stroke" stroke="{look.halo}" stroke-width="{label.size / 5:.1f}" stroke-linejoin="round"'
    style = f'font-size="{label.size:g}" text-anchor="{label.anchor}" font-weight="600" fill="{look.ink}" {halo}'
    for number, line in enumerate(label.lines):
        y = label.y + number * label.size * 1.05
        yield f'<text x="{label.x:g}" y="{y:.1f}" {style}>{escape(line)}</text>'
