"""How mountainous the way between two cities is, from the shades of a picture of the Earth."""

from functools import cache
from typing import Any

import numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter

from trilhos.workshop.draft.network import Edge
from trilhos.workshop.land.project import Points
from trilhos.workshop.land.source import folder

WIDTH = 2700  # pixels around the Earth: a quarter of what the picture has
BLUER = 6  # than green: the sea
SAMPLES = 24


@cache
def _roughness() -> Any:
    """How much the light changes around each pixel of land."""
    Image.MAX_IMAGE_PIXELS = None
    with Image.open(folder() / "shadedrelief.jpg") as picture:
        picture.draft("RGB", (WIDTH, WIDTH // 2))
        colours = np.asarray(picture)
    dry = (colours[..., 2].astype(np.int16) <= colours[..., 1].astype(np.int16) + BLUER).astype(np.float32)
    light = colours[..., 1].astype(np.float32) / 255
    share = uniform_filter(dry, 5) + 1e-3
    usual = uniform_filter(light * dry, 5) / share
    return np.sqrt(np.clip(uniform_filter(light * light * dry, 5) / share - usual**2, 0, None)) * dry


def roughness(where: Points, edges: list[Edge]) -> dict[Edge, float]:
    """By pair of cities (in degrees), the mean on the way between them."""
    table, part = _roughness(), np.linspace(0.08, 0.92, SAMPLES)[:, None]
    high, wide = table.shape
    found = {}
    for a, b in edges:
        east, north = (where[a] + (where[b] - where[a]) * part).T
        rows = ((90 - north) / 180 * high).astype(int).clip(0, high - 1)
        found[a, b] = float(table[rows, ((east + 180) / 360 * wide).astype(int) % wide].mean())
    return found
