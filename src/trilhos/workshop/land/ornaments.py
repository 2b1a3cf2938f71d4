"""Places for the cartouche and the compass rose: the emptiest there are."""

import numpy as np
import shapely
from shapely import STRtree
from shapely.geometry import Polygon, box

from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.letters import TITLES, font

TITLE_SIZE, HEIGHT, PADDING = 30.0, 64.0, 58.0
ROSE = 58.0
EDGE = 22.0
SMALLER = (1.0, 0.88, 0.76, 0.66)
Place = dict[str, float]


def ornaments(canvas: Canvas, taken: list[Polygon]) -> dict[str, Place | None]:
    """Where cartouche and rose go; the cartouche has room for the title in every language."""
    letters = font(TITLES)
    wide = max(letters.width(words["title"], TITLE_SIZE) for words in canvas.facts["words"].values()) + PADDING
    cartouche = _first(canvas, taken, wide, HEIGHT)
    if cartouche:
        taken = [*taken, _area(cartouche).buffer(8)]
    return {"cartouche": cartouche, "rose": _first(canvas, taken, ROSE * 2.1, ROSE * 2.1)}


def _area(place: Place) -> Polygon:
    across, down = place["width"] / 2, place["height"] / 2
    return box(place["x"] - across, place["y"] - down, place["x"] + across, place["y"] + down)


def _first(canvas: Canvas, taken: list[Polygon], wide: float, high: float) -> Place | None:
    found = (_emptiest(canvas, taken, wide * scale, high * scale, scale) for scale in SMALLER)
    return next((place for place in found if place), None)


def _emptiest(canvas: Canvas, taken: list[Polygon], wide: float, high: float, scale: float) -> Place | None:
    """The place with most room around it, rather at the edge than in the middle; None when there is none."""
    xs, ys = np.meshgrid(
        np.linspace(EDGE + wide / 2, canvas.width - EDGE - wide / 2, 80),
        np.linspace(EDGE + high / 2, canvas.height - EDGE - high / 2, 60),
    )
    x, y = xs.ravel(), ys.ravel()
    areas = shapely.box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    room = _room(taken, areas)
    off_edge = np.minimum(x, canvas.width - x) - wide / 2 + np.minimum(y, canvas.height - y) - high / 2
    score = np.where(room > 0, 3 * np.minimum(room, 40) - 0.12 * off_edge, -np.inf)
    best = int(score.argmax())
    if not np.isfinite(score[best]):
        return None
    place = {"x": x[best], "y": y[best], "width": wide, "height": high, "scale": scale}
    return {key: round(float(value), 2) for key, value in place.items()}


def _room(taken: list[Polygon], areas: np.ndarray) -> np.ndarray:
    """How far each area is from what is taken. What lies on it is soon seen; what is near takes long to find."""
    tree = STRtree(taken)
    room = np.zeros(len(areas))
    free = np.setdiff1d(np.arange(len(areas)), tree.query(areas, predicate="intersects")[0])
    room[free] = shapely.distance(areas[free], tree.geometries[tree.nearest(areas[free])])
    return room
