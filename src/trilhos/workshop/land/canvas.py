"""What a board's backdrop is drawn on: the board's own data in board units, and the recipe for its land."""

from copy import copy
from dataclasses import dataclass
from typing import Any

SHORT_SIDE = 1000.0  # board units

Point = tuple[float, float]


@dataclass(frozen=True)
class City:
    """A place on the board, in board units and in degrees."""

    name: str
    at: Point
    degrees: Point
    port: bool
    waypoint: bool


@dataclass(frozen=True)
class Space:
    """One space of a route, in board units, turned clockwise by degrees."""

    route: int
    at: Point
    turn: float


class Canvas:
    """A board's data (as its file has them) in board units, with the recipe for its backdrop."""

    def __init__(self, facts: dict[str, Any], recipe: dict[str, Any]) -> None:
        self.facts, self.recipe = facts, recipe
        across, down = facts["aspect"]
        scale = SHORT_SIDE / min(across, down)
        self.width, self.height = round(across * scale, 1), round(down * scale, 1)
        self.cities = [self._city(entry) for entry in facts["cities"]]
        self.spaces = [space for id in range(len(facts["routes"])) for space in self._spaces(id)]

    def _unit(self, x: float, y: float) -> Point:
        return x * self.width, y * self.height

    def _city(self, entry: dict[str, Any]) -> City:
        east = entry["lon"] + (360 if entry["lon"] < self.recipe.get("seam", -360) else 0)
        at = self._unit(entry["x"], entry["y"])
        return City(entry["name"], at, (east, entry["lat"]), entry.get("port", False), entry.get("waypoint", False))

    def _spaces(self, route: int) -> list[Space]:
        return [Space(route, self._unit(x, y), turn) for x, y, turn in self.facts["routes"][route]["spaces"]]

    def finer(self) -> "Canvas":
        """The same board, by the measures for those who look closely."""
        closer = copy(self)
        closer.recipe = {**self.recipe, **self.recipe["finer"]}
        return closer

    @property
    def wraps(self) -> bool:
        """Whether the left edge of the board joins the right one."""
        return "seam" in self.recipe
