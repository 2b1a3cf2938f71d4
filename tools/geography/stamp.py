"""A board as small as a stamp, for the page where one is chosen: rough land, and routes as lines by colour."""

import json
from itertools import groupby

from shapely.geometry import LineString, MultiPolygon
from tools.geography import paths
from tools.geography.recipe import ROOT, Sheet
from tools.geography.shapes import polygons

FOLDER = ROOT / "web" / "src" / "boards" / "stamps"
TOLERANCE, LEAST = 5.0, 260.0


def write_stamp(sheet: Sheet, dry: MultiPolygon) -> None:
    """Write the stamp of a board."""
    rough = [shape for shape in polygons(dry.simplify(TOLERANCE).buffer(0)) if shape.area > LEAST]
    stamp = {"width": sheet.width, "height": sheet.height, "land": paths.of_polygons(rough), "routes": _routes(sheet)}
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = json.dumps(stamp, separators=(",", ":"))
    (FOLDER / f"{sheet.name}.json").write_text(text + "\n", encoding="utf-8")


def _routes(sheet: Sheet) -> dict[str, str]:
    lines: dict[str, list[LineString]] = {}
    for id, route in enumerate(sheet.facts["routes"]):
        spots = [space.at for space in sheet.spaces if space.route == id]
        city = {city.name: city.at for city in sheet.cities}
        ends = [city[route["a"]], *spots, city[route["b"]]]
        lines.setdefault(route["colour"], []).extend(_unbroken(ends, sheet.width))
    return {colour: paths.of_lines(line.simplify(TOLERANCE) for line in some) for colour, some in lines.items()}


def _unbroken(spots: list[tuple[float, float]], width: float) -> list[LineString]:
    """The line through these spots, broken where it leaps to the other side of the board."""
    part = 0
    numbered = []
    for i, spot in enumerate(spots):
        part += i > 0 and abs(spot[0] - spots[i - 1][0]) > width / 2
        numbered.append((part, spot))
    runs = [[spot for _, spot in run] for _, run in groupby(numbered, key=lambda pair: pair[0])]
    return [LineString(run) for run in runs if len(run) > 1]
