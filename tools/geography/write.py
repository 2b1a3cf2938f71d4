"""A board's file with new art; everything else in it stays as it was written."""

import json
from typing import Any

ART = ',\n "art": {'  # it stands last


def with_art(text: str, art: dict[str, Any]) -> str:
    """The text of the file, its art replaced."""
    rest = text.partition(ART)[0].removesuffix("\n}\n")
    return f"{rest}{ART}\n{lines(art, 2)}\n }}\n}}\n"


def lines(parts: dict[str, Any], deep: int) -> str:
    """Each part on a line of its own; the layers' each on one, too, so that a change shows what changed."""
    written = [f"{' ' * deep}{json.dumps(key)}: {_value(key, value, deep)}" for key, value in parts.items()]
    return ",\n".join(written)


def _value(key: str, value: Any, deep: int) -> str:
    if key in ("layers", "finer"):
        return f"{{\n{lines(value, deep + 1)}\n{' ' * deep}}}"
    return json.dumps(value, ensure_ascii=False)
