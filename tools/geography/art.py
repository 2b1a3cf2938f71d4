"""The art of one board, from its recipe into its file."""

from typing import Any

from shapely.geometry import MultiPolygon, Polygon, box
from tools.geography import paths, politics, waters
from tools.geography.coast import land
from tools.geography.hills import hills
from tools.geography.labels import place
from tools.geography.ornaments import ornaments
from tools.geography.recipe import Sheet
from tools.geography.relief import relief
from tools.geography.seams import seams
from tools.geography.shapes import Brought, polygons
from tools.geography.things import obstacles, signs
from tools.geography.warp import Warp
from tools.geography.write import with_art

SETS = {"labels": 1.0, "large_labels": 1.25, "largest_labels": 1.5}  # the smaller the board on a screen, the larger
ROUGH, LEAST = 5.0, 260.0  # units that lines are off, and square units that islands have, on a small picture


def build(name: str) -> str:
    """Make a board's art and write it; says how it went."""
    sheet = Sheet(name)
    warp = Warp(sheet)
    art = {"width": sheet.width, "height": sheet.height, "sizes": sheet.recipe["sizes"]}
    art |= _names(sheet)
    brought = Brought(sheet, warp)
    dry = land(sheet, brought)
    kinds = politics.borders(sheet, brought)
    countries = politics.faces(kinds, dry, sheet.recipe.get("gap", politics.GAP))
    tints = politics.tinted(sheet, brought, countries)
    drawn = [politics.drawn(kind, dry) for kind in kinds]
    layers = {
        "land": paths.of_polygons(polygons(dry)),
        "tints": [paths.of_polygons(faces) for faces in tints],
        "borders": drawn[0],
        "states": "".join(drawn[1:]),
        "rivers": waters.rivers(sheet, waters.waters(sheet, brought), dry),
        "graticule": waters.graticule(sheet, warp),
    }
    art |= _on_top(sheet, warp, dry, art)
    layers["hills"] = art.pop("hills")
    art |= {"rough_land": _rough(dry), "layers": layers, "finer": _finer(sheet, warp, countries, tints)}
    text = with_art(sheet.path.read_text(encoding="utf-8"), art)
    sheet.path.write_text(text, encoding="utf-8")
    return f"{sheet.path.stat().st_size / 1024:.0f} kB, least Jacobian {warp.least_jacobian():.2f}"


def _names(sheet: Sheet) -> dict[str, Any]:
    return {key: [label.written() for label in place(sheet, scale)] for key, scale in SETS.items()}


def _finer(sheet: Sheet, warp: Warp, countries: list[Polygon], tints: list[list[Polygon]]) -> dict[str, Any]:
    """What lies there for those who look closely: tints and relief go on over the shore, where the page cuts them."""
    close = sheet.finer()
    brought = Brought(close, warp)
    dry, flowing = land(close, brought), waters.waters(close, brought)
    return {
        "land": paths.of_polygons(polygons(dry)),
        "tints": [paths.of_polygons(faces) for faces in politics.over_water(tints, countries)],
        "rivers": waters.rivers(close, flowing, dry),
        "brooks": waters.brooks(close, flowing, dry),
        **relief(close, warp),
    }


def _on_top(sheet: Sheet, warp: Warp, dry: MultiPolygon, art: dict[str, Any]) -> dict[str, Any]:
    taken = obstacles(sheet, 3.0) + [box(*label["box"]) for label in art["labels"]]
    found = ornaments(sheet, taken)
    places = [place for place in found.values() if place]
    for spot in places:
        across, down = spot["width"] / 2, spot["height"] / 2
        taken.append(box(spot["x"] - across, spot["y"] - down, spot["x"] + across, spot["y"] + down))
    return {**found, "signs": signs(sheet), "seams": seams(sheet), "hills": hills(sheet, warp, dry, taken)}


def _rough(dry: MultiPolygon) -> str:
    """The land with few points, for small pictures."""
    return paths.of_polygons([shape for shape in polygons(dry.simplify(ROUGH).buffer(0)) if shape.area > LEAST])
