"""The figures of a bench for people."""

from typing import Final

from trilhos.arena.report import Paper, headed_table
from trilhos.bench.figures import Speed
from trilhos.text import Text

CASE: Final = ("edition", "players", "build")
ENGINE: Final = ("games_per_s", "decisions_per_s", "clone_us", "legal_us", "state_bytes")
BATCH: Final = ("playouts_per_s", "batch_1", "batch_16", "batch_256", "batch_2048", "batch_256_rows")


def print_tables(rows: list[Speed], text: Text) -> None:
    """Two tables: games one by one, then playouts and batches."""
    for columns in (ENGINE, BATCH):
        table = headed_table(text, [name.replace("_", "-") for name in CASE + columns])
        for row in rows:
            table.add_row(*[str(getattr(row, name) or "-") for name in CASE + columns])
        Paper().print(table)
        print()
