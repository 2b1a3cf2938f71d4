"""A board as a small picture: land, spaces and cities where the file has them."""

import math
from typing import Any, Final

from trilhos.boards.drawn import laid_routes, layers_of, size
from trilhos.boards.schema import BoardFile

SPACE: Final = (30.0, 12.0)


def rough_land(file: BoardFile) -> str:
    """The land with as few points as the file has it with."""
    return (file.art.rough_land if file.art else "") or layers_of(file).land


def picture(file: BoardFile) -> dict[str, Any]:
    """A small picture as paths, for pages that have colours of their own: land, spaces by colour, cities."""
    width, height = size(file)
    spaces: dict[str, str] = {}
    for route in laid_routes(file):
        for x, y, turn in route.spaces:
            across, down = (half(math.radians(turn)) * SPACE[0] / 2 for half in (math.cos, math.sin))
            line = f"M{x * width - across:.0f} {y * height - down:.0f}l{2 * across:.0f} {2 * down:.0f}"
            spaces[route.color] = spaces.get(route.color, "") + line
    dots = "".join(f"M{city.x * width:.0f} {city.y * height:.0f}h0" for city in file.cities if not city.waypoint)
    return {"width": width, "height": height, "land": rough_land(file), "spaces": spaces, "cities": dots}
