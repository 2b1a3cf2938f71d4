"""A report for the terminal."""

from typing import Final

from trilhos.arena.report import Paper, headed_table
from trilhos.boards import Edition
from trilhos.errors import printable
from trilhos.text import Text
from trilhos.workshop.trial.figures import TicketFigures, TrialReport, TrialSummary
from trilhos.workshop.trial.say import sentences

FEW: Final = 5  # tickets and routes of a kind; --json and --html have all


def report_tables(edition: Edition, report: TrialReport, text: Text) -> None:
    """The whole report: this board beside ours, its seats and styles, what stands out, and what to change."""
    paper = Paper()
    title, seed = printable(edition.title(text.language)), str(report.seed)
    head = text("trial-title", title=title, games=report.games, players=report.players, seed=seed)
    paper.print(head, highlight=False, markup=False)
    _beside(paper, report, text)
    _seats(paper, report, text)
    _styles(paper, report, text)
    _tickets(paper, report, text)
    _routes(paper, report, text)
    _colours(paper, report, text)
    paper.print(f"\n{text('trial-advice')}", highlight=False)
    for line in sentences(report, text):
        paper.print(f"- {printable(line)}", highlight=False, markup=False, soft_wrap=True)


def share(value: float) -> str:
    """A share in percent."""
    return f"{100 * value:.0f} %"


def _beside(paper: Paper, report: TrialReport, text: Text) -> None:
    columns = ["turns", "score", "spread", "seat-wins", "made", "worst", "dead", "wanted", "marks"]
    table = headed_table(text, ["id", *[f"trial-{column}" for column in columns]])
    table.columns[columns.index("seat-wins") + 1].no_wrap = True
    table.collapse_padding = True  # so that a board's name and its figures fit 80 columns
    for row in [report.summary, *report.beside]:
        table.add_row(*summary_cells(row))
    paper.print(table)


def summary_cells(row: TrialSummary) -> list[str]:
    """A board in a line."""
    seats = " ".join(f"{100 * seat:.0f}" for seat in row.seats)
    shares = [share(row.tickets_done), share(row.worst_ticket), str(row.dead_lines), share(row.wanted)]
    points = [f"{value:.0f}" for value in (row.turns, row.score, row.spread)]
    return [row.board, *points, seats, *shares, f"{row.marks:.1f}"]


def _seats(paper: Paper, report: TrialReport, text: Text) -> None:
    table = headed_table(text, ["seat", "wins", "trial-from", "trial-to"])
    for number, seat in enumerate(report.seats, 1):
        table.add_row(str(number), share(seat.value), share(seat.low), share(seat.high))
    paper.print("")
    paper.print(table)


def _styles(paper: Paper, report: TrialReport, text: Text) -> None:
    table = headed_table(text, ["trial-style", "wins", "trial-from", "trial-to"])
    for style in report.styles:
        name = text.named(f"style-{style.style}", style.style)
        table.add_row(name, share(style.wins.value), share(style.wins.low), share(style.wins.high))
    paper.print("")
    paper.print(table)


def _tickets(paper: Paper, report: TrialReport, text: Text) -> None:
    table = headed_table(
        text, ["trial-ticket", "trial-points", "trial-way", "trial-offered", "trial-kept", "trial-made", "trial-worth"]
    )
    for ticket in sorted(report.tickets, key=lambda ticket: ticket.kept * ticket.done)[:FEW]:
        table.add_row(*ticket_cells(ticket))
    paper.print("")
    paper.print(table)


def ticket_cells(ticket: TicketFigures) -> list[str]:
    """A ticket in a line."""
    name = printable("–".join(ticket.cities))
    shares = [share(ticket.kept), share(ticket.done), f"{ticket.worth:.1f}"]
    return [name, str(ticket.points), str(ticket.way), str(ticket.offered), *shares]


def _routes(paper: Paper, report: TrialReport, text: Text) -> None:
    """Those that are taken least, then those that rivals miss most."""
    for order in (lambda route: route.taken, lambda route: -route.taken * route.wanted * route.detour):
        table = headed_table(
            text, ["trial-route", "spaces", "trial-taken", "trial-when", "trial-wanted", "trial-detour", "trial-cut"]
        )
        for route in sorted(report.routes, key=order)[:FEW]:
            name = printable("–".join(route.cities))
            when = "-" if route.when is None else share(route.when)
            shares = [share(route.taken), when, share(route.wanted), f"{route.detour:.1f}", share(route.cut)]
            table.add_row(name, str(route.length), *shares)
        paper.print("")
        paper.print(table)


def _colours(paper: Paper, report: TrialReport, text: Text) -> None:
    table = headed_table(text, ["trial-color", "spaces", "trial-taken", "trial-beside"])
    for colour in report.colors:
        beside = share(colour.beside) if colour.beside else "-"
        table.add_row(text(f"colour-{colour.color}"), str(colour.spaces), share(colour.used), beside)
    paper.print("")
    paper.print(table)
