"""Figures beside older ones: how many times as fast."""

import json
from pathlib import Path
from typing import Final

from msgspec import ValidationError, convert

from trilhos.bench.figures import Speed
from trilhos.errors import BadFile

TIMES: Final = frozenset({"clone_us", "legal_us"})  # the fewer the better
NO_SPEED: Final = frozenset({"build", "edition", "players", "state_bytes"})
COMPARED: Final = [name for name in Speed.__struct_fields__ if name not in NO_SPEED]


def stored(path: Path) -> list[Speed]:
    """The rows that `--json` once printed; BadFile when the file is something else."""
    try:
        return convert(json.loads(path.read_text(encoding="utf-8"))["rows"], list[Speed])
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    except (ValueError, TypeError, KeyError, ValidationError) as problem:
        raise BadFile("foreign-bench", file=str(path)) from problem


def ratios(rows: list[Speed], older: list[Speed]) -> list[Speed]:
    """For every case that both have, how many times as fast it is now; above 1 is faster."""
    before = {row.case: row for row in older}
    return [_ratio(row, before[row.case]) for row in rows if row.case in before]


def _ratio(row: Speed, old: Speed) -> Speed:
    found = {}
    for name in COMPARED:
        now, then = getattr(row, name), getattr(old, name)
        if now and then:
            found[name] = round(then / now if name in TIMES else now / then, 2)
    return Speed(*row.case, **found)
