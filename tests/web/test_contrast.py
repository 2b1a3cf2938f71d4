"""Spaces, pieces and shores stand out from every land and sea, in the light and in the dark (WCAG 1.4.11: 3 to 1)."""

import re
from pathlib import Path

import pytest

PALETTE = (Path(__file__).parents[2] / "web" / "src" / "look" / "palette.css").read_text(encoding="utf-8")
GROUNDS = ("sea", "land", "tint-1", "tint-2", "tint-3", "tint-4")
CARDS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
PIECES = ("carmine", "cobalt", "jade", "amber", "graphite", "ash")
ENOUGH = 3.0
OPEN = 4.0  # a gray space that is free must not look like one that is shut


def colours(theme: str) -> dict[str, str]:
    """Every colour of a theme, by name: those of all themes, and its own."""
    found: dict[str, str] = {}
    for selectors, rules in re.findall(r"([^{}]*)\{([^{}]*)\}", PALETTE):
        if ":root" in selectors or theme in selectors:
            found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]+|var\(--[\w-]+\))", rules))
    return {name: found[value[6:-1]] if value.startswith("var") else value for name, value in found.items()}


def light(colour: str) -> float:
    """Its relative luminance, as WCAG has it."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#fff") == pytest.approx(4.54, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_space_and_piece_stands_out_by_its_fill_or_its_edge(theme: str) -> None:
    known = colours(theme)
    fills = {name: known[f"card-{name}"] for name in CARDS} | {name: known[f"piece-{name}"] for name in PIECES}
    fills["gray"] = known["gray"]
    weak = {
        (name, ground): round(best, 2)
        for name, fill in fills.items()
        for ground in GROUNDS
        if (best := max(contrast(fill, known[ground]), contrast(known[f"edge-{name}"], known[ground]))) < ENOUGH
    }
    assert weak == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_shores_stand_out_from_land_and_sea(theme: str) -> None:
    known = colours(theme)
    assert min(contrast(known["coast"], known[side]) for side in ("sea", "land")) >= ENOUGH


def test_in_the_dark_a_free_gray_space_is_light_itself() -> None:
    known = colours("dark")
    assert min(contrast(known["gray"], known[ground]) for ground in GROUNDS) >= OPEN
