"""The art of one board, from its recipe to the file that the page reads."""

import json
from typing import Any

from shapely.geometry import MultiPolygon, box
from tools.geography import paths, politics, waters
from tools.geography.coast import land
from tools.geography.hills import hills
from tools.geography.labels import place
from tools.geography.ornaments import ornaments
from tools.geography.recipe import ROOT, Sheet
from tools.geography.seams import seams
from tools.geography.shapes import Brought, polygons
from tools.geography.stamp import write_stamp
from tools.geography.things import coins, obstacles
from tools.geography.warp import Warp

FOLDER = ROOT / "web" / "src" / "boards"
SETS = {"labels": 1.0, "largeLabels": 1.25, "largestLabels": 1.5}  # the smaller the board on a screen, the larger


def build(name: str) -> str:
    """Make a board's art and write it; says how it went."""
    sheet = Sheet(name)
    warp = Warp(sheet)
    art = {"board": name, "width": sheet.width, "height": sheet.height, "sizes": sheet.recipe["sizes"]}
    art |= _names(sheet)
    brought = Brought(sheet, warp)
    dry = land(sheet, brought)
    write_stamp(sheet, dry)
    scenery = _geography(sheet, warp, brought, dry)
    art |= _on_top(sheet, warp, dry, art)
    scenery["hills"] = art.pop("hills")
    sizes = _write("art", name, art), _write("scenery", name, scenery)
    return f"{' + '.join(sizes)}, least Jacobian {warp.least_jacobian():.2f}"


def _names(sheet: Sheet) -> dict[str, Any]:
    return {key: [label.written() for label in place(sheet, scale)] for key, scale in SETS.items()}


def _geography(sheet: Sheet, warp: Warp, brought: Brought, dry: MultiPolygon) -> dict[str, Any]:
    kinds = politics.borders(sheet, brought)
    countries = politics.faces(kinds, dry, sheet.recipe.get("gap", politics.GAP))
    drawn = [politics.drawn(kind, dry) for kind in kinds]
    return {
        "land": paths.of_polygons(polygons(dry)),
        "tints": politics.tints(sheet, brought, countries),
        "borders": drawn[0],
        "states": "".join(drawn[1:]),
        "rivers": waters.rivers(sheet, brought, dry),
        "graticule": waters.graticule(sheet, warp),
    }


def _on_top(sheet: Sheet, warp: Warp, dry: MultiPolygon, art: dict[str, Any]) -> dict[str, Any]:
    taken = obstacles(sheet, 3.0) + [box(*label["box"]) for label in art["labels"]]
    found = ornaments(sheet, taken)
    places = [place for place in found.values() if place]
    for spot in places:
        across, down = spot["width"] / 2, spot["height"] / 2
        taken.append(box(spot["x"] - across, spot["y"] - down, spot["x"] + across, spot["y"] + down))
    return {**found, "coins": coins(sheet), "seams": seams(sheet), "hills": hills(sheet, warp, dry, taken)}


def _write(kind: str, name: str, parts: dict[str, Any]) -> str:
    """What a game needs (art) and what lies behind it (scenery) are files of their own: the second may come later."""
    folder = FOLDER / kind
    folder.mkdir(parents=True, exist_ok=True)
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in parts.items())
    path = folder / f"{name}.json"
    path.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return f"{path.stat().st_size / 1024:.0f} kB"
