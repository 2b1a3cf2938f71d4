"""expert and master: steiner that looks ahead. It plays its move and a few others on in imagined worlds."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from trilhos.bots.levels import STYLE, STYLES
from trilhos.bots.names import Parameter, Value
from trilhos.engine.rules import Rules

if TYPE_CHECKING:
    from trilhos.bots.searcher import Searcher

# Thought is counted in samples, so that anybody can repeat a decision; time is but a net, for machines far too slow.
EXPERT: Final = {
    "samples": Parameter(300.0, 0.0, 1_000_000.0),
    "ms": Parameter(5000.0, 0.0, 600_000.0),
    "turns": Parameter(8.0, 0.0, 1000.0),
    "width": Parameter(6.0, 1.0, 100.0),
    "doubt": Parameter(1.0, 0.0, 10.0),
    "cores": Parameter(1.0, 1.0, 64.0),  # at most; what is chosen doesn't depend on them
    **STYLE,
}
# Where nothing was learned, games are played on to their end, for a plain judge can't tell before. That takes longer.
PLAIN_TURNS: Final = 1000.0
PLAIN_SAMPLES: Final = 0.5
MASTER: Final = EXPERT | {
    "samples": Parameter(2400.0, 0.0, 1_000_000.0),
    "ms": Parameter(8000.0, 0.0, 600_000.0),
    "width": Parameter(8.0, 1.0, 100.0),
    "cores": Parameter(2.0, 1.0, 64.0),
}


def expert(rules: Rules, seed: int, **settings: Value) -> "Searcher":
    """expert with these settings."""
    return _make(rules, seed, EXPERT, settings)


def master(rules: Rules, seed: int, **settings: Value) -> "Searcher":
    """master with these settings."""
    return _make(rules, seed, MASTER, settings)


def _make(rules: Rules, seed: int, known: Mapping[str, Parameter], settings: Mapping[str, Value]) -> "Searcher":
    # The mind stands on `bots.plan`, and bots on both: it can't be there before this package is.
    from trilhos.bots.minds import mind_of
    from trilhos.bots.searcher import Searcher

    mind, is_well = mind_of(rules)
    usual = {name: parameter.default for name, parameter in known.items()}
    if mind is None:
        usual |= {"turns": PLAIN_TURNS, "samples": PLAIN_SAMPLES * float(usual["samples"])}
    chosen = usual | dict(settings)
    whole = {name: int(chosen[name]) for name in ("samples", "ms", "turns", "width", "cores")}
    if not is_well:
        whole["width"] = 1  # as steiner
    return Searcher(rules, seed, mind, STYLES[str(chosen["style"])], doubt=float(chosen["doubt"]), **whole)
