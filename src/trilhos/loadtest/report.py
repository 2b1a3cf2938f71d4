"""The figures of a load test for people."""

from rich.console import Console
from rich.table import Table

from trilhos.loadtest.plan import LoadFigures
from trilhos.text import Text


def loadtest_table(figures: LoadFigures, text: Text) -> None:
    """One line a figure."""
    latency, a_game = figures.latency_ms, figures.memory_bytes_per_game
    rows: dict[str, float | None] = {
        "games": figures.games,
        "actions": figures.actions,
        "actions-per-s": figures.actions_per_s,
        "latency-p50": latency.p50,
        "latency-p95": latency.p95,
        "latency-p99": latency.p99,
        "latency-max": latency.max,
        "behind": figures.behind,
        "server-cpu-ms-per-action": figures.server_cpu_ms_per_action,
        "client-lag-ms": figures.client_lag_ms,
        "memory-a-game": None if a_game is None else round(a_game / 1024),
    }
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(justify="right", overflow="fold")
    for name, value in rows.items():
        table.add_row(text(f"loadtest-{name}"), "-" if value is None else f"{value:g}")
    Console().print(table)
    for problem, count in figures.errors.items():
        print(text("loadtest-error", problem=problem, count=count))
