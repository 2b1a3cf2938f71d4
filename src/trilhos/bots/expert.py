"""expert: steiner that looks ahead. It plays its move and a few others on in imagined worlds, and judges the ends."""

from typing import TYPE_CHECKING, Final

from trilhos.bots.names import Parameter
from trilhos.engine.rules import Rules

if TYPE_CHECKING:
    from trilhos.bots.searcher import Searcher

EXPERT: Final = {
    "samples": Parameter(160.0, 0.0, 1_000_000.0),
    "ms": Parameter(0.0, 0.0, 600_000.0),
    "turns": Parameter(6.0, 0.0, 1000.0),
    "width": Parameter(6.0, 1.0, 100.0),
    "doubt": Parameter(1.0, 0.0, 10.0),
}


def expert(rules: Rules, seed: int, **settings: float) -> "Searcher":
    """expert with these settings."""
    # The mind stands on `bots.plan`, and bots on both: it can't be there before this package is.
    from trilhos.bots.searcher import Searcher

    known = {name: float(parameter.default) for name, parameter in EXPERT.items()} | settings
    whole = {name: int(known[name]) for name in ("samples", "ms", "turns", "width")}
    return Searcher(rules, seed, doubt=known["doubt"], **whole)
