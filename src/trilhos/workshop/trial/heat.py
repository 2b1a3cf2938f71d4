"""A board's picture with its routes coloured by how often they are taken."""

from collections.abc import Callable
from html import escape
from typing import Final

from trilhos.boards.drawn import laid_routes, size
from trilhos.boards.picture import SPACE, rough_land
from trilhos.boards.schema import BoardFile, RouteEntry
from trilhos.workshop.trial.advice import DEAD
from trilhos.workshop.trial.figures import RouteFigures

COLD: Final = (250, 232, 176)
HOT: Final = (122, 12, 40)
UNUSED: Final = "#5aa9e6"  # what hardly anybody takes stands out, and isn't only paler
STEPS: Final = 5  # in the legend
NAME: Final = 'font-size="16" paint-order="stroke" stroke="#f4efe4" stroke-width="3"'  # readable on spaces, too
LETTER: Final = 9.0  # about the width of one


def ink(share: float) -> str:
    """The colour of a share: the darker, the more often."""
    if share < DEAD:
        return UNUSED
    return "#" + "".join(f"{round(cold + (hot - cold) * share):02x}" for cold, hot in zip(COLD, HOT, strict=True))


def heat_map(file: BoardFile, routes: list[RouteFigures], name: Callable[[RouteFigures], str]) -> str:
    """The picture; who points at a route reads its name."""
    drawn = [
        f"<g><title>{escape(name(shown))}</title>{''.join(_spaces(file, route, ink(shown.taken)))}</g>"
        for route, shown in zip(laid_routes(file), routes, strict=True)
    ]
    return _framed(file, drawn)


def legend(share: Callable[[float], str]) -> str:
    """What the colours stand for."""
    steps = [0.0, *[(step + 0.5) / STEPS for step in range(STEPS)]]
    words = [f"< {share(DEAD)}", *map(share, steps[1:])]
    items = [
        f'<li><i style="background: {ink(step)}"></i>{escape(word)}</li>'
        for step, word in zip(steps, words, strict=True)
    ]
    return f'<ul class="legend">{"".join(items)}</ul>'


def _framed(file: BoardFile, spaces: list[str]) -> str:
    """A picture with land, these spaces, and cities."""
    width, height = size(file)
    at = {city.name: (city.x * width, city.y * height) for city in file.cities}
    cities = [_city(name, *place, width) for name, place in at.items()]
    land = f'<path d="{escape(rough_land(file))}" fill="#ece3cc" stroke="#b9ad8d" fill-rule="evenodd"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif">'
    return "\n".join([head, '<rect width="100%" height="100%" fill="#dfe7ea"/>', land, *spaces, *cities, "</svg>", ""])


def _spaces(file: BoardFile, route: RouteEntry, ink: str) -> list[str]:
    """The spaces of a route, all of one colour."""
    width, height = size(file)
    return [_space(route, x * width, y * height, turn, ink) for x, y, turn in route.spaces]


def _space(route: RouteEntry, x: float, y: float, turn: float, ink: str) -> str:
    long, wide = SPACE
    round_ends = wide / 2 if route.kind == "ship" else 2
    edge = ' stroke-dasharray="4 2"' if route.tunnel else ""
    return (
        f'<rect x="{x - long / 2:.1f}" y="{y - wide / 2:.1f}" width="{long:g}" height="{wide:g}" rx="{round_ends:g}" '
        f'fill="{ink}" stroke="#222"{edge} transform="rotate({turn:g} {x:.1f} {y:.1f})"/>'
    )


def _city(name: str, x: float, y: float, width: float) -> str:
    """Its disc, and its name on that side where there is room."""
    fits = x + 11 + len(name) * LETTER <= width
    beside = f'x="{x + 11:.1f}"' if fits else f'x="{x - 11:.1f}" text-anchor="end"'
    disc = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8" fill="#fff" stroke="#222" stroke-width="2"/>'
    return disc + f'<text {beside} y="{y + 5:.1f}" {NAME}>{escape(name)}</text>'
