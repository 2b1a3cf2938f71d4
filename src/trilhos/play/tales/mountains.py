"""Mountains: what rules pages say of them, and the pieces that they took."""

from typing import Final, TypedDict

from trilhos.engine.chapters.mountains import Mountains
from trilhos.engine.rules import Rules


class PiecesInBox(TypedDict):
    """How many pieces of a seat the passes have taken."""

    passes: int


SEAT: Final = PiecesInBox


def book(rules: Rules) -> dict[str, int]:
    """What a pass brings."""
    return {"passPoints": int(rules.chapter(Mountains).each)}
