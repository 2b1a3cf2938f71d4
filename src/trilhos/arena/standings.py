"""A tournament's result as a table on the terminal."""

from pathlib import Path
from typing import Any

from trilhos.arena.labels import labels
from trilhos.arena.report import Paper, capped_line, fault_lines, headed_table
from trilhos.text import Text


def standings(shown: dict[str, Any], out: Path | None, text: Text) -> None:
    """Ratings and the figures behind them, the best bot first."""
    columns = ["bot", "rating", "wins", "points", "made", "move-ms", "faults"]
    table, names = headed_table(text, columns), labels(shown["bots"])
    for column in table.columns[1:]:
        column.no_wrap = True  # long names of bots give way, figures don't
    for row in sorted(shown["results"], key=lambda row: -row["rating"]["value"]):
        table.add_row(names[row["bot"]], *_cells(row))
    console = Paper()
    console.print(table)
    for line in _lines(shown, out, text):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def _cells(row: dict[str, Any]) -> list[str]:
    rating, wins = row["rating"], row["wins"]
    return [
        f"{rating['value']:+.0f} ±{_half(rating):.0f}",
        f"{wins['value']:.1%} ±{100 * _half(wins):.1f}",
        f"{row['score']['value']:.1f}",
        f"{row['tickets_made']['value']:.1f}/{row['tickets_kept']['value']:.1f}",
        f"{row['move_ms']['p95']:.2f}",
        str(sum(row["faults"].values())),
    ]


def _half(figure: dict[str, float]) -> float:
    return (figure["high"] - figure["low"]) / 2


def _lines(shown: dict[str, Any], out: Path | None, text: Text) -> list[str]:
    counts = {"blocks": shown["blocks"], "games": shown["games"], "seed": str(shown["seed"])}
    lines = [text("arena-played", model=shown["model"], **counts)]
    if sprt := shown["sprt"]:
        bounds = {name: f"{sprt[name]:g}" for name in ("low", "high")}
        ratio = {name: f"{sprt[name]:.2f}" for name in ("ratio", "limit")}
        lines.append(text(f"arena-sprt-{sprt['verdict']}", bot=shown["bots"][0], **bounds, **ratio))
    if shown["capped"]:
        lines.append(capped_line(shown, text))
    lines += fault_lines(shown["faults"], text)
    return lines if out is None else [*lines, text("arena-report", file=str(out / "report.html"))]
