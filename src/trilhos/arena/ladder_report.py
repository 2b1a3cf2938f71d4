"""The ladder of a league on the terminal, and in its folder for programs and people."""

import json
from pathlib import Path

import msgspec

from trilhos.arena.labels import labels
from trilhos.arena.ladder import Ladder
from trilhos.arena.ladder_page import ladder_page
from trilhos.arena.report import Paper, headed_table
from trilhos.play.record import write_text
from trilhos.text import Text

SUMMARY = "ladder.json"
PAGE = "ladder.html"


def write_ladder(folder: Path, shown: Ladder, text: Text) -> None:
    """The figures, and the page, once there are any."""
    summary = json.dumps(msgspec.to_builtins(shown, str_keys=True), ensure_ascii=False, indent=1)
    write_text(folder / SUMMARY, summary + "\n")
    if shown.rows:
        write_text(folder / PAGE, ladder_page(shown, text))


def ladder_table(folder: Path, shown: Ladder, text: Text) -> None:
    """The strongest first."""
    console, names = Paper(), labels([row.bot for row in shown.rows])
    if not shown.rows:
        console.print(text("league-empty"), highlight=False, markup=False, soft_wrap=True)
        return
    table = headed_table(text, ["bot", "rating", "wins", "points", "seats"])
    for column in table.columns[1:]:
        column.no_wrap = True  # long names of bots give way, figures don't
    for row in shown.rows:
        table.add_row(
            names[row.bot] if row.active else text("league-left", bot=names[row.bot]),
            f"{row.rating.value:+.0f} ±{row.rating.margin:.0f}",
            f"{row.wins:.1%}",
            f"{row.points:.1f}",
            str(row.seats),
        )
    console.print(table)
    lines = [text("league-played", fixtures=shown.fixtures, games=shown.games)]
    if shown.left_out:
        lines.append(text("league-left-out", fixtures=shown.left_out))
    lines.append(text("league-page", file=str(folder / PAGE)))
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
