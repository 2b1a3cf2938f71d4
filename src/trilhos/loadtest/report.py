"""The figures of a load test for people."""

from typing import Any

from rich.console import Console
from rich.table import Table

from trilhos.text import Text


def loadtest_table(figures: dict[str, Any], text: Text) -> None:
    """One line a figure."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for name, value in _rows(figures):
        table.add_row(text(f"loadtest-{name}"), "-" if value is None else f"{value:g}")
    Console().print(table)
    for problem, count in figures["errors"].items():
        print(text("loadtest-error", problem=problem, count=count))


def _rows(figures: dict[str, Any]) -> list[tuple[str, float | None]]:
    latency = [(f"latency-{name}", value) for name, value in figures["latency_ms"].items()]
    plain = ("games", "actions", "actions_per_s")
    costs = ("behind", "server_cpu_ms_per_action", "client_lag_ms")
    a_game = figures["memory_bytes_per_game"]
    return [
        *[(name.replace("_", "-"), figures[name]) for name in plain],
        *latency,
        *[(name.replace("_", "-"), figures[name]) for name in costs],
        ("memory-a-game", None if a_game is None else round(a_game / 1024)),
    ]
