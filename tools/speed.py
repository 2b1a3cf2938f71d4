"""Writes the figures of `trilhos bench --json` into docs/speed.md: python tools/speed.py FILE (`make speed`)."""

import json
import re
import sys
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "speed.md"
BEGIN, END = "<!-- figures: written by tools/speed.py -->", "<!-- end of the figures -->"
GAMES = {
    "games/s": "games_per_s",
    "decisions/s": "decisions_per_s",
    "clone µs": "clone_us",
    "legal µs": "legal_us",
    "bytes": "state_bytes",
    "playouts/s": "playouts_per_s",
}
BATCHES = {"1": "batch_1", "16": "batch_16", "256": "batch_256", "2048": "batch_2048", "256 + rows": "batch_256_rows"}


def table(rows: list[dict[str, Any]], columns: dict[str, str]) -> str:
    """A table in Markdown, one line a row of figures."""
    head = ["map", "players", "build", *columns]
    lines = [head, ["---"] * 3 + ["---:"] * len(columns)]
    lines += [[str(row[name]) for name in ("edition", "players", "build")] + _cells(row, columns) for row in rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _cells(row: dict[str, Any], columns: dict[str, str]) -> list[str]:
    return [f"{row[name]:,}" for name in columns.values()]


def page(text: str, measured: dict[str, Any]) -> str:
    """The page with these figures instead of those between the marks."""
    rows = measured["rows"]
    parts = [
        f"{measured['version']}.",
        table(rows, GAMES),
        "Batches, decisions/s by size:",
        table(rows, BATCHES),
        f"Two processes play {measured['two_processes']} times as much as one.",
    ]
    block = "\n\n".join([BEGIN, *parts, END])
    return re.sub(f"{BEGIN}.*{END}", lambda _: block, text, flags=re.DOTALL)


if __name__ == "__main__":
    figures = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), figures), encoding="utf-8")
