"""What a bot says of its move, for whoever looks on: nothing in a game follows from it."""

import math
from typing import Final

import msgspec

from trilhos.errors import printable

LONGEST: Final = 500  # letters
MOST_NUMBERS: Final = 12
LONGEST_NAME: Final = 40


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text and numbers by name; or the kind of fault for which the first legal action was played instead."""

    text: str = ""
    numbers: dict[str, float] = {}
    fault: str = ""


def remark(told: object, numbers: object = None, fault: str = "") -> Remark | None:
    """As much of somebody's words and numbers as fits; nothing is wrong with the rest, it is left out."""
    words = _line(told)[:LONGEST] if isinstance(told, str) else ""
    figures = list(numbers.items())[:MOST_NUMBERS] if isinstance(numbers, dict) else []
    kept = {_line(name)[:LONGEST_NAME]: float(value) for name, value in figures if _is_figure(name, value)}
    return Remark(words, kept, _line(fault)[:LONGEST_NAME]) if words or kept or fault else None


def tidy(one: Remark | None) -> Remark | None:
    """The same for one that comes out of a file."""
    return None if one is None else remark(one.text, one.numbers, one.fault)


def _line(words: str) -> str:
    return printable(" ".join(words.split()))


def _is_figure(name: object, value: object) -> bool:
    if not isinstance(name, str) or not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return abs(value) < 10**15 if isinstance(value, int) else math.isfinite(value)
