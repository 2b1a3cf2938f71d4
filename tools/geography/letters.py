"""How large names come out in the page's own fonts."""

from functools import cache
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from tools.geography.recipe import ROOT

FONTS = ROOT / "web" / "node_modules" / "@fontsource"
NAMES, TITLES = "alegreya-sans/files/alegreya-sans-latin-700-normal", "spectral-sc/files/spectral-sc-latin-500-normal"

SINGLE = 1  # the type of a lookup that swaps one glyph for another


class Font:
    """One font file."""

    def __init__(self, file: str) -> None:
        path = FONTS / f"{file}.woff2"
        if not path.exists():
            raise SystemExit(f"no font at {path.relative_to(ROOT)}: run `npm ci` in web/")
        self.font = TTFont(path)
        self.em = self.font["head"].unitsPerEm
        self.glyphs: Any = self.font.getGlyphSet()
        self.codes = {code: self._composed(glyph) for code, glyph in self.font.getBestCmap().items()}

    def _composed(self, glyph: str) -> str:
        """The glyph that stands for another in running text: the small capital, in a font of small capitals."""
        table = self.font["GSUB"].table
        features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "ccmp"]
        lookups = [table.LookupList.Lookup[i] for feature in features for i in feature.LookupListIndex]
        for part in (part for lookup in lookups for part in lookup.SubTable):
            glyph = getattr(part, "mapping", {}).get(glyph, glyph) if part.LookupType == SINGLE else glyph
        return glyph

    def width(self, text: str, size: float) -> float:
        """How wide a text is at this size."""
        return sum(self.glyphs[self.codes[ord(letter)]].width for letter in text) * size / self.em

    def reach(self, text: str, size: float) -> tuple[float, float]:
        """How far its ink goes above and below the base line."""
        inks = [self._ink(letter) for letter in text if letter != " "]
        scale = size / self.em
        return max(ink[3] for ink in inks) * scale, max(0.0, -min(ink[1] for ink in inks) * scale)

    def _ink(self, letter: str) -> tuple[float, float, float, float]:
        pen = BoundsPen(self.glyphs)
        self.glyphs[self.codes[ord(letter)]].draw(pen)
        bounds: tuple[float, float, float, float] = pen.bounds
        return bounds


@cache
def font(file: str) -> Font:
    """The font, read once."""
    return Font(file)
