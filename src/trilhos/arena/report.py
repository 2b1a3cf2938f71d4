"""Figures for people: tables on the terminal."""

from contextlib import closing, nullcontext
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Final

import msgspec
from rich.console import Console
from rich.table import Table

from trilhos.arena.match import Outcome
from trilhos.arena.simulate import Simulation, SimulationFigures, ToldFault, simulate, summary
from trilhos.boards import EDITIONS, Edition, make_rules
from trilhos.engine.rules import LONGEST_GAME
from trilhos.play.game import Game
from trilhos.play.record import replacing
from trilhos.progress import progress
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.arena.figures import TournamentFigures  # whose numbers need numpy

FEW_FAULTS: Final = 3


class Paper(Console):
    """Where tables are printed; that nobody reads them any more is the caller's business."""

    def on_broken_pipe(self) -> None:
        raise  # rich calls this while it handles the BrokenPipeError


class EditionRow(msgspec.Struct, frozen=True):
    """What `trilhos editions` says of an edition."""

    id: str
    title: str
    about: str
    players: tuple[int, int]  # the least, the most
    options: dict[str, bool]
    cities: int
    routes: int
    tickets: int


def editions_rows(text: Text) -> list[EditionRow]:
    """All editions."""
    rows = []
    for name, edition in EDITIONS.items():
        board = make_rules(name, edition.least_players).board
        row = EditionRow(
            id=name,
            title=edition.title(text.language),
            about=edition.about(text.language),
            players=(edition.least_players, edition.most_players),
            options=edition.options,
            cities=len(board.cities) - len(board.waypoints),
            routes=len(board.routes),
            tickets=len(board.tickets),
        )
        rows.append(row)
    return rows


def editions_table(rows: list[EditionRow], text: Text) -> None:
    """The editions as a table."""
    table = headed_table(text, ["id", "title", "players", "cities", "routes", "tickets", "options"])
    for row in rows:
        options = " ".join(f"{name}={'on' if value else 'off'}" for name, value in row.options.items())
        counts = [str(count) for count in (row.cities, row.routes, row.tickets)]
        table.add_row(row.id, row.title, "{}-{}".format(*row.players), *counts, options or "-")
    Paper().print(table)


class BoardRow(msgspec.Struct, frozen=True):
    """The figures of a board."""

    id: str
    players: tuple[int, int]  # the least, the most
    cities: int
    routes: int
    doubles: int
    spaces: int
    pieces: int
    tickets: int
    ticket_points: float  # on average


def board_rows(board: Edition) -> list[BoardRow]:
    """A board, and ours to compare it with."""
    return [_board_row(one) for one in dict.fromkeys([board, *EDITIONS.values()])]


def _board_row(board: Edition) -> BoardRow:
    rules = make_rules(board, board.least_players)
    routes, tickets = rules.board.routes, rules.board.tickets
    return BoardRow(
        id=board.id,
        players=(board.least_players, board.most_players),
        cities=len(rules.board.cities) - len(rules.board.waypoints),
        routes=len(routes),
        doubles=sum(route.twin > route.id for route in routes),
        spaces=sum(route.length for route in routes),
        pieces=rules.supply,
        tickets=len(tickets),
        ticket_points=round(mean(ticket.points for ticket in tickets), 1),
    )


def boards_table(rows: list[BoardRow], text: Text) -> None:
    """Boards side by side."""
    columns = ["id", "players", "cities", "routes", "doubles", "spaces", "pieces", "tickets", "ticket-points"]
    table = headed_table(text, columns)
    for row in rows:
        id, players, *numbers = msgspec.structs.astuple(row)
        table.add_row(id, "{}-{}".format(*players), *[f"{number:g}" for number in numbers])
    Paper().print(table)


def headed_table(text: Text, columns: list[str]) -> Table:
    """A table with headings: the first column to the left, numbers to the right."""
    table = Table(box=None, pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(text(f"column-{column}"), justify="left" if at == 0 else "right", overflow="fold")
    return table


# Simulations


def run_simulation(plan: Simulation, jobs: int, audit: Path | None, text: Text) -> SimulationFigures:
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


def simulation_table(figures: SimulationFigures, text: Text) -> None:
    """A simulation's summary as a table."""
    table = headed_table(text, ["seat", "bot", "wins", "score", "least", "most", "tickets-kept", "tickets-done"])
    for seat, row in enumerate(figures.seats, 1):
        numbers = [row.wins, row.score.mean, row.score.least, row.score.most, row.tickets_kept, row.tickets_done]
        table.add_row(str(seat), row.bot, *[f"{value:g}" for value in numbers])
    console = Paper()
    console.print(table)
    mean, least, most = f"{figures.turns.mean:g}", figures.turns.least, figures.turns.most
    played = text("simulated", games=figures.games, seed=str(figures.seed), mean=mean, least=least, most=most)
    console.print(played, highlight=False)
    stalled = [text("simulated-stalled", count=len(figures.stalled))] if figures.stalled else []
    for line in [*stalled, *fault_lines(figures.faults, text)]:
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def fault_lines(faults: list[ToldFault], text: Text) -> list[str]:
    """What bots did wrong, the first few times, each with its last output."""
    lines = []
    for fault in faults[:FEW_FAULTS]:
        what = text(f"fault-{fault.kind}", detail=fault.detail or "-", decision=fault.decision)
        lines.append(text("arena-fault", bot=fault.bot, seed=str(fault.seed), what=what))
        lines += [f"  | {line}" for line in fault.output.splitlines()[-FEW_FAULTS:]]
    return lines


def capped_line(shown: "TournamentFigures", text: Text) -> str:
    """What a tournament gave up, and what that costs it."""
    first = str(shown.capped[0].seed)
    return text("arena-capped", games=len(shown.capped), blocks=shown.left_out, seed=first, limit=LONGEST_GAME)


# Single games


class GameFigures(msgspec.Struct, frozen=True, omit_defaults=True):
    """A replayed game for machines; with its score, when it is over."""

    edition: str
    names: list[str]
    moves: int
    over: bool
    sheets: list[dict[str, int]] | None = None  # by the name of the line
    totals: list[int] | None = None
    winners: list[int] | None = None


def game_figures(game: Game) -> GameFigures:
    """The figures of a replayed game."""
    if not game.over:
        return GameFigures(game.edition, game.names, len(game.moves), over=False)
    result = game.result()
    return GameFigures(
        game.edition,
        game.names,
        len(game.moves),
        over=True,
        sheets=[{name: sheet.lines[line] for line, name in game.rules.lines.items()} for sheet in result.sheets],
        totals=[sheet.total for sheet in result.sheets],
        winners=result.winners,
    )


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
