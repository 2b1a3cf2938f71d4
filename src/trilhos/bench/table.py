"""The figures of a bench for people."""

from typing import Any

from trilhos.arena.report import Paper, headed_table
from trilhos.bench.batches import SIZES, WITH_ROWS
from trilhos.text import Text

CASE = ["edition", "players", "build"]
ENGINE = ["games_per_s", "decisions_per_s", "clone_us", "legal_us", "state_bytes"]
BATCH = ["playouts_per_s", *[f"batch_{size}" for size in SIZES], f"batch_{WITH_ROWS}_rows"]


def print_tables(rows: list[dict[str, Any]], text: Text) -> None:
    """Two tables: games one by one, then playouts and batches."""
    for columns in (ENGINE, BATCH):
        table = headed_table(text, [name.replace("_", "-") for name in CASE + columns])
        for row in rows:
            table.add_row(*[str(row.get(name) or "-") for name in CASE + columns])
        Paper().print(table)
        print()
