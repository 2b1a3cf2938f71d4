"""What a board's backdrop is made of: its recipe, the board's own data and its measures."""

import json
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
RECIPES = Path(__file__).parent / "recipes"
DATA = ROOT / "src" / "trilhos" / "boards" / "data"
SHORT_SIDE = 1000.0  # board units

Point = tuple[float, float]


def names() -> list[str]:
    """The boards that have a recipe."""
    return sorted(path.stem for path in RECIPES.glob("*.json"))


def _read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


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


class Sheet:
    """A board's data in board units, with the recipe for its backdrop."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.recipe = _read(RECIPES / f"{name}.json")
        self.path = DATA / f"{name}.json"
        self.facts = _read(self.path)
        across, down = self.facts["aspect"]
        scale = SHORT_SIDE / min(across, down)
        self.width, self.height = round(across * scale, 1), round(down * scale, 1)
        self.cities = [self._city(entry) for entry in self.facts["cities"]]
        self.spaces = [space for id in range(len(self.facts["routes"])) for space in self._spaces(id)]

    def _unit(self, x: float, y: float) -> Point:
        return x * self.width, y * self.height

    def _city(self, entry: dict[str, Any]) -> City:
        east = entry["lon"] + (360 if entry["lon"] < self.recipe.get("seam", -360) else 0)
        at = self._unit(entry["x"], entry["y"])
        return City(entry["name"], at, (east, entry["lat"]), entry.get("port", False), entry.get("waypoint", False))

    def _spaces(self, route: int) -> list[Space]:
        return [Space(route, self._unit(x, y), turn) for x, y, turn in self.facts["routes"][route]["spaces"]]

    def finer(self) -> "Sheet":
        """The same board, by the measures for those who look closely."""
        closer = copy(self)
        closer.recipe = {**self.recipe, **self.recipe["finer"]}
        return closer

    @property
    def wraps(self) -> bool:
        """Whether the left edge of the board joins the right one."""
        return "seam" in self.recipe
