"""SVG path data: relative, one decimal, as few characters as possible."""

from collections.abc import Iterable
from itertools import pairwise

from shapely.geometry import LineString, Polygon

from trilhos.workshop.land.canvas import Point


def number(value: float) -> str:
    """A number with at most one decimal and no zero that can go."""
    text = f"{value:.1f}".removesuffix(".0")
    return {"-0": "0"}.get(text, text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text)


def _joined(numbers: Iterable[float]) -> str:
    text = ""
    for value in numbers:
        word = number(value)
        text += word if word.startswith("-") or not text else f" {word}"
    return text


def path(points: Iterable[Point], closed: bool) -> str:
    """The path through these points."""
    corners = [(round(x, 1), round(y, 1)) for x, y in points]
    if closed and corners[0] == corners[-1]:
        corners.pop()
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(corners) if a != b]
    moved = "l" + _joined(value for step in steps for value in step) if steps else ""
    return f"M{number(corners[0][0])} {number(corners[0][1])}{moved}{'z' if closed else ''}"


def of_polygons(shapes: Iterable[Polygon]) -> str:
    """One even-odd path around all of them, holes included."""
    rings = [ring for shape in shapes for ring in [shape.exterior, *shape.interiors]]
    return "".join(path(ring.coords, True) for ring in rings)


def of_lines(shapes: Iterable[LineString]) -> str:
    """One path along all of them."""
    return "".join(path(line.coords, False) for line in shapes)
