"""How large letters are in the page's own fonts, into a table for the workshop: `python -m tools.geography.letters`."""

import json
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont
from tools.geography.recipe import ROOT

FONTS = ROOT / "web" / "node_modules" / "@fontsource"
FILES = {
    "names": "alegreya-sans/files/alegreya-sans-latin-700-normal",
    "titles": "spectral-sc/files/spectral-sc-latin-500-normal",
}
TABLE = ROOT / "src" / "trilhos" / "workshop" / "land" / "letters.json"
SINGLE = 1  # the type of a lookup that swaps one glyph for another


def measured(file: str) -> dict[str, Any]:
    """Of every letter of a font: its width, and how far its ink goes above and below the base line."""
    path = FONTS / f"{file}.woff2"
    if not path.exists():
        raise SystemExit(f"no font at {path.relative_to(ROOT)}: run `npm ci` in web/")
    font = TTFont(path)
    glyphs: Any = font.getGlyphSet()
    found = {}
    for code, glyph in sorted(font.getBestCmap().items()):
        drawn = glyphs[_composed(font, glyph)]
        pen = BoundsPen(glyphs)
        drawn.draw(pen)
        _, low, _, high = pen.bounds or (0, 0, 0, 0)
        found[chr(code)] = [drawn.width, high, low]
    return {"em": font["head"].unitsPerEm, "letters": found}


def _composed(font: Any, glyph: str) -> str:
    """The glyph that stands for another in running text: the small capital, in a font of small capitals."""
    table = font["GSUB"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "ccmp"]
    lookups = [table.LookupList.Lookup[i] for feature in features for i in feature.LookupListIndex]
    for part in (part for lookup in lookups for part in lookup.SubTable):
        glyph = getattr(part, "mapping", {}).get(glyph, glyph) if part.LookupType == SINGLE else glyph
    return glyph


if __name__ == "__main__":
    written = json.dumps(
        {use: measured(file) for use, file in FILES.items()}, ensure_ascii=False, separators=(",", ":")
    )
    TABLE.write_text(written.replace('"letters":', '\n"letters":') + "\n", encoding="utf-8")
