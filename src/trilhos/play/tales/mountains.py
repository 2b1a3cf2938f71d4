"""Mountains: what rules pages say of them."""

from trilhos.engine.chapters.mountains import Mountains
from trilhos.engine.rules import Rules


def book(rules: Rules) -> dict[str, int]:
    """What a pass brings."""
    return {"passPoints": int(rules.chapter(Mountains).each)}
