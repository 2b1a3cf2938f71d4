"""Boards drafted from a place on Earth: cities, network, colours, tickets and art, the same for the same order."""

from collections.abc import Callable
from typing import Final

import msgspec

from trilhos.boards.schema import BoardFile
from trilhos.errors import BadChoice
from trilhos.extras import extra
from trilhos.text import Text

LEAST_CITIES, MOST_CITIES = 8, 60
SEEDS: Final = 2**31  # what the solver takes
LEAST_JACOBIAN, MOST_CRAMPED = 0.4, 0.1  # the gate

Window = tuple[float, float, float, float]  # west, south, east, north, in degrees
Progress = Callable[[float, str], None]  # the part that is done, and the key of a word for what comes now


class DraftOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked for."""

    region: str = ""  # a country, a state, a continent, a city or the whole Earth, by id or by name
    window: Window | None = None  # instead of a region; over the date line, east is less than west or more than 180
    cities: int = 36
    seed: int = 1
    rules: str = ""  # the id of the board whose rules it takes; none: what the land needs


class Region(msgspec.Struct, frozen=True):
    """A place that boards can be drafted of."""

    id: str
    name: str
    kind: str  # "country", "state", "continent", "earth" or "city"
    window: Window
    names: dict[str, str] = {}  # by language


class DraftAdvice(msgspec.Struct, frozen=True):
    """A sentence about a draft, by its key: what was changed, or what to change."""

    key: str
    values: dict[str, str | int] = {}

    def say(self, text: Text) -> str:
        """The sentence in the language of `text`."""
        return text(f"draft-{self.key}", **self.values)


class Quality(msgspec.Struct, frozen=True):
    """How good a draft is; units are those of a board of 1,000 by 1,000."""

    overlaps: int  # pairs of spaces or cities that lie on each other
    least_jacobian: float  # where the land is bent most: at 0 it would fold
    cramped: float  # the part of the spaces that have less than 25 units
    space: float  # a space's length, in units
    covered_names: int  # names that lie on something

    @property
    def good(self) -> bool:
        """Whether it passes the gate."""
        return self.overlaps == 0 and self.least_jacobian > LEAST_JACOBIAN and self.cramped <= MOST_CRAMPED


class BoardDraft(msgspec.Struct, frozen=True):
    """A board that can be played, and what its maker should know of it."""

    board: BoardFile
    quality: Quality
    advice: list[DraftAdvice]
    seconds: dict[str, float]  # what each step took


def draft(order: DraftOrder, progress: Progress = lambda part, word: None) -> BoardDraft:
    """The board that was ordered; BadChoice says what can't be drafted, and what to do."""
    if not LEAST_CITIES <= order.cities <= MOST_CITIES:
        raise BadChoice("draft-bad-cities", least=LEAST_CITIES, most=MOST_CITIES, count=order.cities)
    if not 0 <= order.seed < SEEDS:
        raise BadChoice("draft-bad-seed", most=SEEDS - 1)
    with extra("workshop"):
        from trilhos.workshop.draft.make import make

        return make(order, progress)


def regions() -> list[Region]:
    """All countries, continents and the states that are known by name; cities are found by name besides."""
    with extra("workshop"):
        from trilhos.workshop.draft.atlas import all_regions

        return all_regions()


def find_region(word: str) -> Region:
    """The region that is meant, by id or by name in one of several languages; BadChoice suggests others."""
    with extra("workshop"):
        from trilhos.workshop.draft.atlas import find

        return find(word)


def search_regions(word: str) -> list[Region]:
    """Those whose id or name, in one of our languages, has this word in it; all for an empty one."""
    wanted = word.casefold()
    return [
        one for one in regions() if any(wanted in name.casefold() for name in (one.id, one.name, *one.names.values()))
    ]


def world_map() -> "WorldMap":
    """Outlines of all countries, for a picker."""
    with extra("workshop"):
        from trilhos.workshop.draft.outlines import outlines

        return outlines()


class WorldMap(msgspec.Struct, frozen=True):
    """The Earth as SVG paths: 4 units a degree, x from 180° west, y from 84° north down."""

    width: float
    height: float
    land: str  # of no country
    countries: dict[str, str]  # by region id
