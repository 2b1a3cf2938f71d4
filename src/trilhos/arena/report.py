"""Figures for people: tables on the terminal."""

from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from trilhos.arena.match import Outcome
from trilhos.arena.simulate import Simulation, ToldFault, simulate, summary
from trilhos.editions import EDITIONS, make_rules
from trilhos.engine.rules import LONGEST_GAME
from trilhos.play.game import Game
from trilhos.play.record import replacing
from trilhos.progress import progress
from trilhos.text import Text

FEW_FAULTS: Final = 3


class Paper(Console):
    """Where tables are printed; that nobody reads them any more is the caller's business."""

    def on_broken_pipe(self) -> None:
        raise  # rich calls this while it handles the BrokenPipeError


def editions_rows(text: Text) -> list[dict[str, Any]]:
    """What `trilhos editions` says of each edition."""
    return [_edition_row(name, text) for name in EDITIONS]


def _edition_row(name: str, text: Text) -> dict[str, Any]:
    edition = EDITIONS[name]
    board = make_rules(name, edition.least_players).board
    return {
        "id": name,
        "title": text(f"edition-{name}-title"),
        "about": text(f"edition-{name}-about"),
        "players": [edition.least_players, edition.most_players],
        "options": edition.options,
        "cities": len(board.cities) - len(board.waypoints),
        "routes": len(board.routes),
        "tickets": len(board.tickets),
    }


def editions_table(rows: list[dict[str, Any]], text: Text) -> None:
    """The editions as a table."""
    columns = ["id", "title", "players", "cities", "routes", "tickets", "options"]
    table = headed_table(text, columns)
    for row in rows:
        options = " ".join(f"{name}={'on' if value else 'off'}" for name, value in row["options"].items())
        least, most = row["players"]
        counts = [str(row[column]) for column in ("cities", "routes", "tickets")]
        table.add_row(row["id"], row["title"], f"{least}-{most}", *counts, options or "-")
    Paper().print(table)


def headed_table(text: Text, columns: list[str]) -> Table:
    """A table with headings: the first column to the left, numbers to the right."""
    table = Table(box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(text(f"column-{column}"), justify="left" if at == 0 else "right", overflow="fold")
    return table


# Simulations


def run_simulation(plan: Simulation, jobs: int, audit: Path | None, text: Text) -> dict[str, Any]:
    """Play all games with a progress bar on stderr; the audit file appears whole, at the end, or not at all."""
    outcomes: list[Outcome] = []
    file = nullcontext() if audit is None else replacing(audit)
    with file as stream, closing(simulate(plan, jobs)) as games, progress(text("progress-games")) as tell:
        tell(0, plan.games)
        for outcome in games:
            if stream is not None:
                stream.write(outcome.audit)
            outcomes.append(outcome)
            tell(len(outcomes), plan.games)
    return summary(plan, outcomes)


def simulation_table(figures: dict[str, Any], text: Text) -> None:
    """A simulation's summary as a table."""
    table = headed_table(text, ["seat", "bot", "wins", "score", "least", "most", "tickets-kept", "tickets-done"])
    for seat, row in enumerate(figures["seats"], 1):
        score = row["score"]
        numbers = [row["wins"], score["mean"], score["least"], score["most"], row["tickets_kept"], row["tickets_done"]]
        table.add_row(str(seat), row["bot"], *[f"{value:g}" for value in numbers])
    console = Paper()
    console.print(table)
    turns = figures["turns"]
    facts = {"mean": f"{turns['mean']:g}", "least": turns["least"], "most": turns["most"]}
    console.print(text("simulated", games=figures["games"], seed=str(figures["seed"]), **facts), highlight=False)
    stalled = [text("simulated-stalled", count=len(figures["stalled"]))] if figures["stalled"] else []
    for line in [*stalled, *fault_lines(figures["faults"], text)]:
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def fault_lines(faults: list[ToldFault], text: Text) -> list[str]:
    """What bots did wrong, the first few times, each with its last output."""
    lines = []
    for fault in faults[:FEW_FAULTS]:
        what = text(f"fault-{fault.kind}", detail=fault.detail or "-", decision=fault.decision)
        lines.append(text("arena-fault", bot=fault.bot, seed=str(fault.seed), what=what))
        lines += [f"  | {line}" for line in fault.output.splitlines()[-FEW_FAULTS:]]
    return lines


def capped_line(shown: dict[str, Any], text: Text) -> str:
    """What a tournament gave up, and what that costs it."""
    first = str(shown["capped"][0]["seed"])
    return text("arena-capped", games=len(shown["capped"]), blocks=shown["left_out"], seed=first, limit=LONGEST_GAME)


# Single games


def game_figures(game: Game) -> dict[str, Any]:
    """A replayed game for machines."""
    figures: dict[str, Any] = {"edition": game.edition, "names": game.names, "moves": len(game.moves)}
    if not game.over:
        return {**figures, "over": False}
    result = game.result()
    sheets = [{name: sheet.lines[line] for line, name in game.rules.lines.items()} for sheet in result.sheets]
    totals = [sheet.total for sheet in result.sheets]
    return {**figures, "over": True, "sheets": sheets, "totals": totals, "winners": result.winners}


def sheet_table(game: Game, text: Text) -> None:
    """The score sheet of a finished game."""
    result = game.result()
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in game.names:
        table.add_column(name, justify="right")
    for line, name in game.rules.lines.items():
        table.add_row(text.named(f"line-{name}", name), *[str(sheet.lines[line]) for sheet in result.sheets])
    table.add_row(text("line-total"), *[str(sheet.total) for sheet in result.sheets])
    Paper().print(table)
