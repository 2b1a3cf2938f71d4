"""Which cities: half by size, the rest by spread, and some of the neighbours where the land leaves room."""

import math
from itertools import combinations
from typing import Final

import numpy as np

from trilhos.errors import BadChoice
from trilhos.workshop.draft import LEAST_CITIES, Region
from trilhos.workshop.draft.atlas import members, within
from trilhos.workshop.draft.places import SIZES, Place, degrees, people, places
from trilhos.workshop.draft.site import Site
from trilhos.workshop.land.project import Points

ENOUGH: Final = 3  # times as many as are wanted: then smaller ones aren't needed
MOST: Final = 2500  # of a large region, the largest: more would take seconds, and are hardly ever chosen
BY_SIZE, NEAREST = 0.5, 0.4  # the part chosen by size alone, no nearer than this part of even spacing
REACH, APART, LARGER = 0.6, 0.62, 1.5  # a place gives way to one this near that is so much larger
ABROAD, ABROAD_APART, FARTHEST = 0.3, 0.72, 2.2  # the largest part of neighbours; how far off, of even spacing
LONGEST_NAME: Final = 24  # letters
BESIDE, HALF = 0.2, 0.5  # degrees to a place that others are named after, and the part of their people it has at least


class ChosenCities:
    """The cities of a board, with their first places."""

    def __init__(self, site: Site, cities: list[Place]) -> None:
        self.site, self.cities = site, cities
        self.at = site.at(degrees(cities))

    def without(self, crowded: set[int]) -> "ChosenCities":
        """All but some."""
        return ChosenCities(self.site, [place for i, place in enumerate(self.cities) if i not in crowded])


def home(region: Region, wanted: int) -> list[Place]:
    """The cities of a region to choose from: smaller ones only where there are few."""
    found: list[Place] = []
    for size in SIZES:
        found = [place for place in without_suburbs(members(region, size)) if len(place.name) <= LONGEST_NAME]
        if len(found) >= ENOUGH * wanted:
            break
    refuse_few(region, len(found))
    return found[:MOST]


def without_suburbs(some: list[Place]) -> list[Place]:
    """Without what is named after a place beside it that is about as large, as New South Memphis is."""
    by_name: dict[str, list[Place]] = {}
    for place in some:
        by_name.setdefault(place.name, []).append(place)

    def outdone(place: Place) -> bool:
        words = place.name.split()
        named_after = (" ".join(words[i:j]) for i, j in combinations(range(len(words) + 1), 2) if j - i < len(words))
        return any(_beside(place, other) for name in named_after for other in by_name.get(name, ()))

    return [place for place in some if not outdone(place)]


def _beside(place: Place, other: Place) -> bool:
    across = (place.longitude - other.longitude) * math.cos(math.radians(place.latitude))
    return math.hypot(across, place.latitude - other.latitude) < BESIDE and other.population >= HALF * place.population


def refuse_few(region: Region, count: int) -> None:
    """No board has fewer; a window has no name to say."""
    if count < LEAST_CITIES:
        key = "draft-too-few" if region.name else "draft-too-few-here"
        raise BadChoice(key, name=region.name, count=count, least=LEAST_CITIES)


def choose(region: Region, wanted: int) -> ChosenCities:
    """So many cities of a region; fewer where it has no more that keep apart."""
    found = home(region, wanted)
    site = Site(found)
    at, who = site.at(degrees(found)), people(found) + 1.0
    even = math.sqrt(2 * site.width * site.height / (math.sqrt(3) * wanted))
    abroad = _abroad(region, site) if region.kind in ("country", "state") else []
    room = _room(site, at, even)
    native = max(LEAST_CITIES, wanted - round(min(ABROAD, room) * wanted)) if abroad else wanted
    picked = _picked(at, who, native, even)
    others = _neighbours(site, abroad, at[picked], wanted - native, even)
    if len(others) < wanted - native:  # home has the places that neighbours can't fill
        picked = _picked(at, who, wanted - len(others), even)
        others = _neighbours(site, abroad, at[picked], len(others), even)
    return ChosenCities(site, _distinct([found[i] for i in picked] + others))


def _room(site: Site, at: Points, even: float) -> float:
    """The part of the board that is far from all that is home."""
    across, down = np.meshgrid(np.linspace(0, site.width, 24), np.linspace(0, site.height, 24))
    grid = np.column_stack([across.ravel(), down.ravel()])
    far = np.sqrt(((grid[:, None] - at[None]) ** 2).sum(2)).min(1)
    return float((far > 0.8 * even).mean())


def _picked(at: Points, who: Points, wanted: int, even: float) -> list[int]:
    order = [int(i) for i in np.argsort(-who, kind="stable")]
    large = _apart(at, order, NEAREST * even, round(BY_SIZE * wanted), [])
    low, high, best = 0.0, 2.5 * even, (0.0, large)
    for _ in range(18):
        apart = (low + high) / 2
        found = _apart(at, order, apart, wanted, large)
        low, high = (apart, high) if len(found) >= wanted else (low, apart)
        best = (apart, found) if len(found) >= wanted or len(found) > len(best[1]) else best
    return _promoted(at, who, best[1], max(best[0], NEAREST * even))


def _apart(at: Points, order: list[int], apart: float, wanted: int, taken: list[int]) -> list[int]:
    """The first ones of an order that are so far apart from each other."""
    found = list(taken)
    free = np.full(len(at), True)
    for i in found:
        free &= ((at - at[i]) ** 2).sum(1) >= apart**2
    for i in order:
        if len(found) >= wanted:
            break
        if free[i]:
            found.append(i)
            free &= ((at - at[i]) ** 2).sum(1) >= apart**2
    return found


def _promoted(at: Points, who: Points, found: list[int], apart: float) -> list[int]:
    """Bisection likes obscure places that just fit: each gives way to a much larger one nearby."""
    for rank in range(len(found) - 1, -1, -1):
        i, others = found[rank], [j for j in found if j != found[rank]]
        far = np.sqrt(((at - at[i]) ** 2).sum(1))
        free = np.sqrt(((at[:, None] - at[others][None]) ** 2).sum(2)).min(1) >= APART * apart
        worth = np.where(free & (far < REACH * apart), who / (1 + (far / apart) ** 2), 0)
        best = int(worth.argmax())
        if worth[best] and who[best] > LARGER * who[i]:
            found[rank] = best
    return found


def _abroad(region: Region, site: Site) -> list[Place]:
    mine = {place.geonameid for place in members(region, SIZES[0])}
    seen = [place for place in within(places(SIZES[0]), site.window()) if place.geonameid not in mine]
    at = site.at(degrees(seen)) if seen else np.zeros((0, 2))
    edge = 0.045 * min(site.width, site.height)
    inside = (at > edge).all(1) & (at < np.array([site.width, site.height]) - edge).all(1)
    return [seen[i] for i in np.flatnonzero(inside)]


def _neighbours(site: Site, abroad: list[Place], taken: Points, wanted: int, even: float) -> list[Place]:
    """Large ones near the home cities first."""
    if not abroad or wanted <= 0:
        return []
    at = site.at(degrees(abroad))
    far = np.sqrt(((at[:, None] - taken[None]) ** 2).sum(2)).min(1)
    order = np.argsort(-people(abroad) / (1 + (far / even) ** 2), kind="stable")
    found = _apart(
        at, [int(i) for i in order if ABROAD_APART * even <= far[i] <= FARTHEST * even], ABROAD_APART * even, wanted, []
    )
    return [abroad[i] for i in found]


def _distinct(cities: list[Place]) -> list[Place]:
    """No two of one name, the larger stays."""
    by_name: dict[str, Place] = {}
    for place in cities:
        by_name.setdefault(place.name.casefold(), place)
    return list(by_name.values())
