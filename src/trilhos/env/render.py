"""What environments show: sentences, a picture as text (SVG), or as pixels."""

from io import BytesIO
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from trilhos.errors import BadChoice
from trilhos.extras import extra
from trilhos.play.game import Game
from trilhos.play.narrate import narrate
from trilhos.text import ENGLISH, Text

MODES: Final = ["ansi", "rgb_array", "svg"]
WIDTH: Final = 1000  # pixels

Shown = str | NDArray[np.uint8]


def check_mode(mode: str | None) -> None:
    """BadChoice when there is no such render mode."""
    if mode is not None and mode not in MODES:
        raise BadChoice("render-mode", name=mode, known=", ".join(MODES))


def shown(game: Game, mode: str | None, seat: int) -> Shown | None:
    """The game as a seat, or a spectator, knows it; nothing without a mode."""
    if mode == "ansi":
        return "\n".join(narrate(game, Text(ENGLISH), seat))
    if mode == "svg":
        return game.svg(seat)
    return None if mode is None else _pixels(game.svg(seat))


def _pixels(picture: str) -> NDArray[np.uint8]:
    """Rows of pixels, each red, green and blue; drawn by what draws `trilhos board png`."""
    with extra("pictures"):
        import typst  # noqa: F401  its absence is told with the name of the extra
        from PIL import Image
    from trilhos.workshop.print import rendered

    with Image.open(BytesIO(rendered(picture, WIDTH))) as image:
        pixels: Any = np.asarray(image.convert("RGB"))
    return np.array(pixels, dtype=np.uint8)
