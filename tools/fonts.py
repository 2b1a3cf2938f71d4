"""The page's fonts, cut down to the letters that web/src/look/type.css says they have: `make fonts`.

The whole ones have twice the bytes: hints that no screen of today needs, ligatures, marks, fractions.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEB: Final = Path(__file__).parents[1] / "web"
WHOLE: Final = WEB / "node_modules" / "@fontsource"
LOOK: Final = WEB / "src" / "look"
FACES: Final = [("alegreya-sans", 500), ("alegreya-sans", 700), ("alegreya-sans", 800), ("spectral-sc", 500)]
NARROW, THIN = 0x202F, 0x2009  # spaces: French has the first before ! and ?, and the fonts only the other
FEATURES: Final = ["ccmp", "kern", "lnum", "tnum"]  # by "ccmp" one of the fonts has small capitals


def letters(style: str) -> Iterator[int]:
    """The letters that a style sheet says its fonts have."""
    for first, last in re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", style):
        yield from range(int(first, 16), int(last or first, 16) + 1)


def cut(name: str, weight: int, wanted: list[int]) -> None:
    """Keep only the letters that are wanted, and the names that tell whose font it is."""
    font = TTFont(WHOLE / name / "files" / f"{name}-latin-{weight}-normal.woff2")
    for table in font["cmap"].tables:
        table.cmap[NARROW] = table.cmap[THIN]
    if lacking := sorted(set(wanted) - font.getBestCmap().keys()):
        raise SystemExit(f"{name} has no letter {', '.join(map(hex, lacking))}: take it out of type.css")
    options = Options(hinting=False, layout_features=FEATURES, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(LOOK / "fonts" / f"{name}-{weight}.woff2")


if __name__ == "__main__":
    known = sorted(set(letters((LOOK / "type.css").read_text(encoding="utf-8"))))
    for face in FACES:
        cut(*face, known)
