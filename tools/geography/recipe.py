"""The recipes of our boards' backdrops, one file each."""

import json
from pathlib import Path
from typing import Any

from trilhos.workshop.land.canvas import Canvas

ROOT = Path(__file__).parents[2]
RECIPES = Path(__file__).parent / "recipes"
DATA = ROOT / "src" / "trilhos" / "boards" / "data"


def names() -> list[str]:
    """The boards that have a recipe."""
    return sorted(path.stem for path in RECIPES.glob("*.json"))


def canvas(name: str) -> Canvas:
    """A board with its recipe."""
    return Canvas(_read(DATA / f"{name}.json"), _read(RECIPES / f"{name}.json"))


def _read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data
