"""Figures beside older ones: how many times as fast."""

import json
from pathlib import Path
from typing import Any, Final

from trilhos.errors import BadFile

KEYS: Final = ("build", "edition", "players")
TIMES: Final = frozenset({"clone_us", "legal_us"})  # the fewer the better
SIZES: Final = frozenset({"state_bytes"})  # no speed at all

Row = dict[str, Any]


def stored(path: Path) -> list[Row]:
    """The rows that `--json` once printed; BadFile when the file is something else."""
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))["rows"]
        return [{**row} for row in rows if all(key in row for key in KEYS)]
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    except (ValueError, TypeError, KeyError) as problem:
        raise BadFile("foreign-bench", file=str(path)) from problem


def ratios(rows: list[Row], older: list[Row]) -> list[Row]:
    """For every row that both have, how many times as fast it is now; above 1 is faster."""
    before = {_key(row): row for row in older}
    return [_ratio(row, before[_key(row)]) for row in rows if _key(row) in before]


def _key(row: Row) -> tuple[Any, ...]:
    return tuple(row[key] for key in KEYS)


def _ratio(row: Row, old: Row) -> Row:
    compared: Row = {key: row[key] for key in KEYS}
    for name in row.keys() - compared.keys() - SIZES:
        if row[name] and old.get(name):
            quotient = old[name] / row[name] if name in TIMES else row[name] / old[name]
            compared[name] = round(quotient, 2)
    return compared
