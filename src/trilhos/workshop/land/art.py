"""The art of one board: all that lies behind its routes, and where its names go."""

from typing import Any

from shapely.geometry import MultiPolygon, Polygon, box

from trilhos.workshop.land import paths, politics, waters
from trilhos.workshop.land.candidates import THOROUGH, Effort
from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.coast import land
from trilhos.workshop.land.hills import hills
from trilhos.workshop.land.labels import place
from trilhos.workshop.land.ornaments import ornaments
from trilhos.workshop.land.relief import relief
from trilhos.workshop.land.seams import seams
from trilhos.workshop.land.shapes import Brought, polygons
from trilhos.workshop.land.things import obstacles, signs
from trilhos.workshop.land.warp import Warp

SETS = {"labels": 1.0, "large_labels": 1.25, "largest_labels": 1.5}  # the smaller the board on a screen, the larger
ROUGH, LEAST = 5.0, 260.0  # units that lines are off, and square units that islands have, on a small picture


def art(canvas: Canvas, warp: Warp, dry: MultiPolygon, effort: Effort = THOROUGH) -> dict[str, Any]:
    """A board's art as its file has it, once it is known how the Earth is bent and what of it is dry."""
    found: dict[str, Any] = {"width": canvas.width, "height": canvas.height, "sizes": canvas.recipe["sizes"]}
    found |= {key: [label.written() for label in place(canvas, scale, effort)] for key, scale in SETS.items()}
    brought = Brought(canvas, warp)
    kinds = politics.borders(canvas, brought)
    countries = politics.faces(kinds, dry, canvas.recipe.get("gap", politics.GAP))
    tints = politics.tinted(canvas, brought, countries)
    drawn = [politics.drawn(kind, dry) for kind in kinds]
    layers = {
        "land": paths.of_polygons(polygons(dry)),
        "tints": [paths.of_polygons(faces) for faces in tints],
        "borders": drawn[0],
        "states": "".join(drawn[1:]),
        "rivers": waters.rivers(canvas, waters.waters(canvas, brought), dry),
        "graticule": waters.graticule(canvas, warp),
    }
    found |= _on_top(canvas, warp, dry, found)
    layers["hills"] = found.pop("hills")
    found |= {"rough_land": _rough(dry), "layers": layers}
    return found | ({"finer": _finer(canvas, warp, countries, tints)} if "finer" in canvas.recipe else {})


def _finer(canvas: Canvas, warp: Warp, countries: list[Polygon], tints: list[list[Polygon]]) -> dict[str, Any]:
    """What lies there for those who look closely: tints and relief go on over the shore, where the page cuts them."""
    close = canvas.finer()
    brought = Brought(close, warp)
    dry, flowing = land(close, brought), waters.waters(close, brought)
    return {
        "land": paths.of_polygons(polygons(dry)),
        "tints": [paths.of_polygons(faces) for faces in politics.over_water(tints, countries)],
        "rivers": waters.rivers(close, flowing, dry),
        "brooks": waters.brooks(close, flowing, dry),
        **relief(close, warp),
    }


def _on_top(canvas: Canvas, warp: Warp, dry: MultiPolygon, art: dict[str, Any]) -> dict[str, Any]:
    taken = obstacles(canvas, 3.0) + [box(*label["box"]) for label in art["labels"]]
    found = ornaments(canvas, taken)
    places = [place for place in found.values() if place]
    for spot in places:
        across, down = spot["width"] / 2, spot["height"] / 2
        taken.append(box(spot["x"] - across, spot["y"] - down, spot["x"] + across, spot["y"] + down))
    return {**found, "signs": signs(canvas), "seams": seams(canvas), "hills": hills(canvas, warp, dry, taken)}


def _rough(dry: MultiPolygon) -> str:
    """The land with few points, for small pictures."""
    return paths.of_polygons([shape for shape in polygons(dry.simplify(ROUGH).buffer(0)) if shape.area > LEAST])
