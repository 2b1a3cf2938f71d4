"""A draft as a board's file has it."""

import math
import re
import unicodedata
from typing import Any, Final

import msgspec
import numpy as np

from trilhos.text import LANGUAGES, Text
from trilhos.workshop.draft import Region
from trilhos.workshop.draft.model import Model
from trilhos.workshop.draft.ranges import pieces, ranges
from trilhos.workshop.draft.spread import Terrain
from trilhos.workshop.draft.tracks import SLIM, Tracks, laid

CREDITS: Final = [
    "Drafted with Trilhos",
    "Cities: GeoNames (geonames.org), CC BY 4.0",
    "Coasts, rivers and borders of the art: GSHHG, by Paul Wessel and Walter H. F. Smith, changed",
]
LICENCE: Final = "CC-BY-4.0; the art: LGPL-3.0-or-later"
FEWEST_PIECES, MOST_PIECES = 0.4, 1.5  # of the model's, on the smallest and the largest boards
SCALED: Final = ("supply", "total", "most", "suggested")  # parameters that count pieces
LONGEST_TITLE: Final = 40
CITY: Final = 8.5


def printed(region: Region, terrain: Terrain, tracks: Tracks, colours: list[str], model: Model) -> dict[str, Any]:
    """All but tickets and art."""
    facts = terrain.facts()
    names = [city["name"] for city in facts["cities"]]
    wet = {end for pair in tracks.pairs if pair.special.get("kind") == "ship" for end in pair.edge}
    for number, city in enumerate(facts["cities"]):
        city["lon"] = round((city["lon"] + 180) % 360 - 180, 5)
        if number in wet:
            city["port"] = True
    size = [round(tracks.size * tracks.unit, 1), round(tracks.size * SLIM * tracks.unit, 1)]
    return {
        "format": "trilhos-board/1",
        "id": _id(region.name),
        "words": {language: _words(region, names, language) for language in LANGUAGES},
        "aspect": facts["aspect"],
        "cities": facts["cities"],
        "routes": _routes(terrain, tracks, names, colours),
        "tickets": [{"cities": names[:2], "points": 1}],
        "rules": _rules(model, tracks),
        "credits": CREDITS,
        "licence": LICENCE,
        "art": {"width": terrain.canvas.width, "height": terrain.canvas.height, "sizes": _sizes(size)},
    }


def finished(plain: dict[str, Any]) -> Any:
    """As it comes out of a file, numbers and lists as JSON has them."""
    return msgspec.json.decode(msgspec.json.encode(plain))


def _sizes(space: list[float]) -> dict[str, Any]:
    return {"rail": space, "ship": space, "city": CITY, "label": 19.0}


def _id(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    word = re.sub(r"[^a-z0-9]+", "-", letters).strip("-")[:34]
    return f"draft-{word}" if word else "draft"


def _words(region: Region, cities: list[str], language: str) -> dict[str, str]:
    text = Text(language)
    title = region.names.get(language) or region.name or text("draft-title", city=cities[0])
    about = text("draft-about", count=len(cities), first=cities[0], second=cities[1])
    return {"title": title[:LONGEST_TITLE], "about": about}


def _routes(terrain: Terrain, tracks: Tracks, names: list[str], colours: list[str]) -> list[dict[str, Any]]:
    sides = np.array([terrain.site.width, terrain.site.height])
    found, left = [], iter(colours)
    for pair in tracks.pairs:
        for track in range(pair.tracks):
            route = {"a": names[pair.edge[0]], "b": names[pair.edge[1]], "length": pair.length, "color": next(left)}
            spaces = laid(tracks, pair, track, sides)
            found.append(route | pair.special | ({"track": 1} if track else {}) | {"spaces": spaces})
    return found


def _rules(model: Model, tracks: Tracks) -> dict[str, Any]:
    """The model's; players get as many pieces as keep the spaces for each within the official boards' range."""
    rules: dict[str, Any] = msgspec.to_builtins(model.file.rules)
    least, most = (tracks.spaces / limit / pieces(rules) for limit in reversed(ranges()["pieces"]))
    part = min(MOST_PIECES, max(FEWEST_PIECES, min(most, max(least, 1.0))))
    for chapter in rules["chapters"]:
        told = chapter.get("parameters", {})
        for name in SCALED:
            if name in told:
                told[name] = _scaled(told[name], part)
        if "suggested" in told:
            told["suggested"][-1] = told["total"] - sum(told["suggested"][:-1])
    return rules


def _scaled(value: Any, part: float) -> Any:
    whole = math.ceil if part > 1 else math.floor  # well within the range
    return [whole(one * part) for one in value] if isinstance(value, list) else whole(value * part)
