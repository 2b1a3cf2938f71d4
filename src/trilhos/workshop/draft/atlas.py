"""Regions by id and name: countries, states, continents, the whole Earth, and single cities."""

import difflib
import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

import numpy as np
from babel import Locale
from numpy.typing import NDArray
from scipy.sparse.csgraph import connected_components
from scipy.spatial import cKDTree

from trilhos.errors import BadChoice
from trilhos.text import ENGLISH, LANGUAGES
from trilhos.workshop.draft import Region, Window
from trilhos.workshop.draft.places import Place, countries, degrees, people, places
from trilhos.workshop.land.project import Points

SEARCHED: Final = ("de", "es", "fr", "it", "nl", "pl", "tr", "ru", "ar", "he", "hi", "ja", "ko", "zh")
# Continents have the numbers that CLDR knows them by, and windows of our own taste.
CONTINENTS: Final[dict[str, Window]] = {
    "002": (-18, -35, 52, 37.5),
    "003": (-126, 8, -60, 54),
    "005": (-81.5, -42, -34, 12),
    "009": (113, -47, 180, -2),
    "142": (34, -9, 145, 52),
    "150": (-10, 35.5, 42, 64),
}
EARTH: Final = "001"
EARTH_WINDOW: Final[Window] = (-125, -43, 179, 64)
KM: Final = 111.2  # of a degree
SETTLED: Final = 5000  # people: the towns that say how far a country goes
LINK, LEAST_LINK = 0.06, 150.0  # of a country's extent, and in km: what lies farther off is another part of it
LARGE_PART, PART = 0.06, 0.02  # of the people: parts that belong to it, wherever they are or if they are near
FAR: Final = 0.6  # of the extent of what belongs to it already
WIDER: Final = 1.25  # times the window: a near part that makes it no larger belongs to it, however few live there
CITY_PEOPLE: Final = 300_000  # who has as many can be a region
CITY_REACH: Final = 0.45  # degrees of latitude around a city
Codes = tuple[str, str]  # of a country, and of a state in it or none
Chosen = NDArray[np.bool_]


def all_regions() -> list[Region]:
    """The whole Earth, continents, countries by name, and states."""
    return [region(id) for id in _names()]


@cache
def region(id: str) -> Region:
    """One of them. Windows take their time: only those that are asked for are measured."""
    names = _names()[id]
    name = names[ENGLISH]
    if id == EARTH or id in CONTINENTS:
        return Region(id, name, "earth" if id == EARTH else "continent", {EARTH: EARTH_WINDOW, **CONTINENTS}[id], names)
    if id in _state_codes():
        return Region(id, name, "state", extent(_homes()[_state_codes()[id]]))
    return Region(id, name, "country", extent(_homes()[id, ""]), names)


def find(word: str) -> Region:
    """The region that is meant."""
    table, wanted = _by_word(), plain(word)
    if wanted in table:
        return region(table[wanted])
    city = next((place for place in places(15000) if _is_city(place, wanted)), None)
    if city:
        return _city(city)
    near = difflib.get_close_matches(wanted, table, n=4, cutoff=0.6)
    names = list(dict.fromkeys(_names()[table[match]][ENGLISH] for match in near))
    raise BadChoice("draft-unknown-region" if names else "draft-no-region", name=word, known=", ".join(names))


def plain(word: str) -> str:
    """A word without capitals and accents."""
    parts = unicodedata.normalize("NFKD", word.strip().casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def members(region: Region, size: int) -> list[Place]:
    """The cities of a region with at least so many people, longitudes as its window has them."""
    some = places(size)
    if region.kind == "country":
        some = [place for place in some if place.countrycode == region.id]
    elif region.kind == "state":
        codes = _state_codes()[region.id]
        some = [place for place in some if (place.countrycode, place.admin1code) == codes]
    return within(some, region.window)


def within(some: list[Place], window: Window) -> list[Place]:
    """Those in a window."""
    west, south, east, north = window
    at = degrees(some)
    inside = ((at[:, 0] - west) % 360 <= east - west) & (at[:, 1] >= south) & (at[:, 1] <= north)
    return [some[i] for i in np.flatnonzero(inside)]


@cache
def _names() -> dict[str, dict[str, str]]:
    """What every region is called, by language, in the order that they are listed in."""
    known = Locale.parse(ENGLISH).territories
    lands = [country.iso for country in countries() if country.iso in known and (country.iso, "") in _homes()]
    lands.sort(key=lambda land: _by_name(land)[ENGLISH])
    found = {id: _by_name(id) for id in (EARTH, *CONTINENTS, *lands)}
    for country, all in _table().items():
        for code, (short, name) in sorted(all.items(), key=lambda state: state[1][1]):
            if (country, code) in _homes():
                found[f"{country}-{short}"] = {ENGLISH: name}
    return found


def _by_name(id: str) -> dict[str, str]:
    names = {language: Locale.parse(language, sep="-").territories[id] for language in LANGUAGES}
    return {language: name[0].upper() + name[1:] for language, name in names.items()}


@cache
def _homes() -> dict[Codes, list[Place]]:
    """The cities and towns of each country, and of each state."""
    found: dict[Codes, list[Place]] = {}
    for place in places(SETTLED):
        for code in {"", place.admin1code}:
            found.setdefault((place.countrycode, code), []).append(place)
    return found


@cache
def _table() -> dict[str, dict[str, list[str]]]:
    """By country, and by the code of a state in the gazetteer: its code for people, and its name."""
    data: dict[str, dict[str, list[str]]] = json.loads(files(__package__).joinpath("states.json").read_bytes())
    return data


@cache
def _state_codes() -> dict[str, Codes]:
    return {
        f"{country}-{short}": (country, code) for country, all in _table().items() for code, (short, _) in all.items()
    }


def _is_city(place: Place, wanted: str) -> bool:
    if place.population < CITY_PEOPLE:
        return False
    return wanted in (plain(place.name), f"city-{place.geonameid}")


def _city(place: Place) -> Region:
    across = CITY_REACH * 1.4 / max(0.2, np.cos(np.radians(place.latitude)))
    west, east = place.longitude - across, place.longitude + across
    window = (float(west), place.latitude - CITY_REACH, float(east), place.latitude + CITY_REACH)
    return Region(f"city-{place.geonameid}", place.name, "city", window)


@cache
def _by_word() -> dict[str, str]:
    """Ids by id, then by name in several languages; a country goes before a state of its name."""
    table: dict[str, str] = {}
    every = _names()
    for id in every:
        table.setdefault(plain(id), id)
    others = [Locale.parse(language).territories for language in SEARCHED]
    for id, names in every.items():
        for name in (*names.values(), *(known.get(id, "") for known in others)):
            table.setdefault(plain(name), id)
    for country in countries():  # as the gazetteer calls them
        if country.iso.casefold() in table:
            table.setdefault(plain(country.name), table[country.iso.casefold()])
    table.pop("", None)
    return table


def extent(some: list[Place]) -> Window:
    """The window around a country's or state's cities, but for small parts far off."""
    at = unrolled(degrees(some))
    kept = at[_main(at, people(some))]
    (west, south), (east, north) = kept.min(0), kept.max(0)
    return round(float(west), 2), round(float(south), 2), round(float(east), 2), round(float(north), 2)


def unrolled(at: Points) -> Points:
    """Longitudes that count on over the date line where that makes them lie closer together."""
    order = np.sort(at[:, 0])
    gaps = np.diff(np.append(order, order[0] + 360))
    first = order[(int(gaps.argmax()) + 1) % len(order)]
    return np.column_stack([first + (at[:, 0] - first) % 360, at[:, 1]])


def _main(at: Points, who: Points) -> Chosen:
    flat = at * np.array([np.cos(np.radians(at[:, 1].mean())), 1]) * KM
    link = max(LEAST_LINK, LINK * float(np.hypot(*np.ptp(flat, axis=0))))
    cells, cell = np.unique(np.floor(flat / (link / 4)), axis=0, return_inverse=True)  # few, where cities are many
    tree = cKDTree(cells)
    _, parts = connected_components(tree.sparse_distance_matrix(tree, 4.0))
    part = parts[cell.ravel()]
    share = np.bincount(part, who) / max(1.0, who.sum())
    kept: Chosen = (share >= min(LARGE_PART, share.max()))[part]
    while (more := _next_part(flat, part, share, kept)) is not None:
        kept = kept | (part == more)
    return kept


def _next_part(flat: Points, part: Points, share: Points, kept: Chosen) -> int | None:
    """Another part that belongs to those that are kept."""
    reach = FAR * float(np.hypot(*np.ptp(flat[kept], axis=0)))
    off, _ = cKDTree(flat[kept]).query(flat)
    for one in np.unique(part[~kept & (off <= reach)]):
        wider = np.ptp(flat[kept | (part == one)], axis=0) / np.maximum(np.ptp(flat[kept], axis=0), 1.0)
        if share[one] >= PART or wider.prod() <= WIDER:
            return int(one)
    return None
