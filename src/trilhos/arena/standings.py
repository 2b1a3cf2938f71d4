"""A tournament's result as a table on the terminal."""

from pathlib import Path

from trilhos.arena.figures import TournamentFigures
from trilhos.arena.labels import labels
from trilhos.arena.report import Paper, capped_line, fault_lines, headed_table
from trilhos.text import Text


def standings(shown: TournamentFigures, out: Path | None, text: Text) -> None:
    """Ratings and the figures behind them, the best bot first."""
    columns = ["bot", "rating", "wins", "points", "made", "move-ms", "faults"]
    table, names = headed_table(text, columns), labels(shown.bots)
    for column in table.columns[1:]:
        column.no_wrap = True  # long names of bots give way, figures don't
    for row in shown.best_first():
        table.add_row(
            names[row.bot],
            f"{row.rating.value:+.0f} ±{row.rating.margin:.0f}",
            f"{row.wins.value:.1%} ±{100 * row.wins.margin:.1f}",
            f"{row.score.value:.1f}",
            f"{row.tickets_made.value:.1f}/{row.tickets_kept.value:.1f}",
            f"{row.move_ms.p95:.2f}",
            str(sum(row.faults.values())),
        )
    console = Paper()
    console.print(table)
    for line in _lines(shown, out, text):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def _lines(shown: TournamentFigures, out: Path | None, text: Text) -> list[str]:
    """What stands under the table."""
    lines = [text("arena-played", model=shown.model, blocks=shown.blocks, games=shown.games, seed=str(shown.seed))]
    if sprt := shown.sprt:
        bounds = {"low": f"{sprt.low:g}", "high": f"{sprt.high:g}"}
        ratio = {"ratio": f"{sprt.ratio:.2f}", "limit": f"{sprt.limit:.2f}"}
        lines.append(text(f"arena-sprt-{sprt.verdict}", bot=shown.bots[0], **bounds, **ratio))
    if shown.capped:
        lines.append(capped_line(shown, text))
    lines += fault_lines(shown.faults, text)
    return lines if out is None else [*lines, text("arena-report", file=str(out / "report.html"))]
