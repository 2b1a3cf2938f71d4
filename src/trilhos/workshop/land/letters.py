"""How large names come out in the page's own fonts; letters that these don't have are guessed."""

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

NAMES, TITLES = "names", "titles"
# Letters from a font that we don't know, as parts of its size: width, and ink above and below the base line.
USUAL: Final = (0.62, 0.76, -0.24)
BROAD: Final = (1.0, 0.88, -0.14)  # of East Asia
Letter = tuple[float, float, float]


class Font:
    """Measures of one font's letters, as parts of its size; `tools/geography/letters.py` took them."""

    def __init__(self, em: float, letters: dict[str, tuple[float, float, float]]) -> None:
        self.em, self.letters = em, letters

    def width(self, text: str, size: float) -> float:
        """How wide a text is at this size."""
        return sum(self._letter(letter)[0] for letter in text) * size / self.em

    def reach(self, text: str, size: float) -> tuple[float, float]:
        """How far its ink goes above and below the base line."""
        inks = [self._letter(letter) for letter in text if letter != " "]
        scale = size / self.em
        return max(ink[1] for ink in inks) * scale, max(0.0, -min(ink[2] for ink in inks) * scale)

    def _letter(self, letter: str) -> Letter:
        return self.letters.get(letter) or self._guessed(letter)

    def _guessed(self, letter: str) -> Letter:
        width, above, below = BROAD if unicodedata.east_asian_width(letter) in "WF" else USUAL
        return (0.0 if unicodedata.combining(letter) else width) * self.em, above * self.em, below * self.em


@cache
def font(use: str) -> Font:
    """The font for names or for titles, read once."""
    table = json.loads(files(__package__).joinpath("letters.json").read_text(encoding="utf-8"))[use]
    return Font(table["em"], table["letters"])
