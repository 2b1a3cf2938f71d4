"""The report of a trial as one page: what to change, a heat map, this board beside ours, and every figure."""

from html import escape
from typing import Final

from trilhos import __version__
from trilhos.arena.charts import Scale, whisker
from trilhos.arena.ratings import Interval
from trilhos.arena.writer import PageWriter, PlotRow
from trilhos.boards import Edition
from trilhos.text import Text
from trilhos.workshop.trial.figures import RouteFigures, TrialReport, TrialSummary
from trilhos.workshop.trial.heat import heat_map, legend
from trilhos.workshop.trial.say import remarks, sentences

BESIDE: Final = ("turns", "score", "lead", "spread", "seat-wins", "made", "worst", "dead", "wanted", "marks")
TICKET: Final = ("points", "way", "offered", "kept", "made", "worth", "wins")
ROUTE: Final = ("way", "taken", "when", "wanted", "detour", "cut")


def page(edition: Edition, report: TrialReport, text: Text) -> str:
    """The report as a page."""
    return TrialPage(edition, report, text).whole()


class TrialPage(PageWriter):
    """One report in one language."""

    def __init__(self, edition: Edition, report: TrialReport, text: Text) -> None:
        super().__init__(text)
        self.edition = edition
        self.report = report

    def whole(self) -> str:
        """All of it."""
        pair = f'<div class="pair">{self.seats()}{self.styles()}</div>'
        parts = [self.header(), self.verdict(), self.heat(), self.beside(), pair]
        tables = [self.tickets(), self.routes(), self.cities(), self.colours()]
        return self.framed(self.title(), [*parts, *tables, self.footer()])

    def title(self) -> str:
        """What the board is called."""
        return self.edition.title(self.text.language)

    def header(self) -> str:
        """What was played."""
        shown = self.report
        facts = {"players": shown.players, "games": shown.games, "seed": shown.seed}
        items = [f"<li>{self.words(f'report-{key}')} <b>{value}</b></li>" for key, value in facts.items()]
        return (
            f'<header><p class="eyebrow">{self.words("report-trial-eyebrow")}</p><h1>{escape(self.title())}</h1>'
            f'<ul class="facts">{"".join(items)}</ul></header>'
        )

    def verdict(self) -> str:
        """The marks, and what to change."""
        marks = self.report.marks
        span = self.span(marks.total, self.number)
        said = self.words("report-trial-marks", marks=self.number(marks.total.value), span=span, **self.losses())
        short = "".join(f"<p>{escape(line)}</p>" for line in remarks(self.report, self.text))
        items = "".join(f"<li>{escape(line)}</li>" for line in sentences(self.report, self.text))
        advice = f"<h2>{self.words('trial-advice')}</h2><ul>{items}</ul>"
        return f'<section class="verdict"><p>{said}</p>{short}{advice}</section>'

    def losses(self) -> dict[str, str | int]:
        """What a board loses of its marks."""
        marks = self.report.marks
        return {name: self.number(getattr(marks, name)) for name in ("seats", "routes", "tickets", "spread")}

    def heat(self) -> str:
        """The board, its routes coloured by how often they are taken."""
        drawn = heat_map(self.edition.file, self.report.routes, self.route_name)
        return self.section("trial-heat", drawn + legend(self.whole_share), kind="heat")

    def route_name(self, route: RouteFigures) -> str:
        """What is said of a route in the heat map."""
        taken, wanted = self.whole_share(route.taken), self.whole_share(route.wanted)
        return self.text("report-trial-route", a=route.cities[0], b=route.cities[1], taken=taken, wanted=wanted)

    def whole_share(self, value: float) -> str:
        """A share in percent, without a part."""
        return f"{self.number(100 * value, 0)} %"

    # Plots

    def seats(self) -> str:
        """Wins by seat."""
        names = [self.text("report-trial-seat", seat=number) for number in range(1, self.report.players + 1)]
        return self.section("trial-seats", self.whiskers(names, self.report.seats))

    def styles(self) -> str:
        """Wins by strategy."""
        names = [self.text.named(f"style-{style.style}", style.style) for style in self.report.styles]
        return self.section("trial-styles", self.whiskers(names, [style.wins for style in self.report.styles]))

    def whiskers(self, names: list[str], shares: list[Interval]) -> str:
        """Shares with their intervals, and the one that would be fair."""
        fair = 100 / self.report.players
        scale = Scale([fair, *[100 * end for share in shares for end in (share.low, share.high)]])
        rows = []
        for at, (name, share) in enumerate(zip(names, shares, strict=True)):
            value, span = self.share(share.value), self.span(share, self.share)
            rows.append(PlotRow(name, at, whisker(scale, share.times(100), f"{name}: {value} ({span})"), value, span))
        return self.plot(scale, rows)

    # Tables

    def table(self, key: str, columns: tuple[str, ...], rows: list[list[str]]) -> str:
        """A table under a heading: names first, then numbers."""
        head = "".join(f"<th>{self.words(f'column-trial-{column}')}</th>" for column in columns)
        lines = ["".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows]
        body = "".join(f"<tr>{line}</tr>" for line in lines)
        return self.section(key, f'<div class="scroll"><table class="figures"><tr>{head}</tr>{body}</table></div>')

    def beside(self) -> str:
        """This board, and ours."""
        rows = [self.beside_row(row) for row in [self.report.summary, *self.report.beside]]
        return self.table("trial-beside", ("board", *BESIDE), rows)

    def beside_row(self, row: TrialSummary) -> list[str]:
        """A board in a line."""
        points = [self.number(value, 0) for value in (row.turns, row.score, row.lead, row.spread)]
        seats = " ".join(self.number(100 * seat, 0) for seat in row.seats)
        shares = [self.whole_share(row.tickets_done), self.whole_share(row.worst_ticket)]
        rest = [str(row.dead_lines), self.whole_share(row.wanted), self.number(row.marks)]
        return [row.board, *points, seats, *shares, *rest]

    def tickets(self) -> str:
        """All tickets, the least completed first."""
        rows = []
        for ticket in sorted(self.report.tickets, key=lambda ticket: ticket.kept * ticket.done):
            counts = [str(number) for number in (ticket.points, ticket.way, ticket.offered)]
            shares = [self.whole_share(ticket.kept), self.whole_share(ticket.done)]
            rest = [self.number(ticket.worth), self.whole_share(ticket.wins)]
            rows.append(["–".join(ticket.cities), *counts, *shares, *rest])
        return self.table("trial-tickets", ("ticket", *TICKET), rows)

    def routes(self) -> str:
        """All routes, the least taken first."""
        rows = []
        for route in sorted(self.report.routes, key=lambda route: route.taken):
            when = "–" if route.when is None else self.whole_share(route.when)
            contest = [self.whole_share(route.wanted), self.number(route.detour), self.whole_share(route.cut)]
            name = f"{'–'.join(route.cities)} ({self.text(f'colour-{route.color}')})"
            rows.append([name, str(route.length), self.whole_share(route.taken), when, *contest])
        return self.table("trial-routes", ("route", *ROUTE), rows)

    def cities(self) -> str:
        """All cities, the least visited first."""
        rows = [
            [city.name, str(city.lines), self.whole_share(city.visited)]
            for city in sorted(self.report.cities, key=lambda city: city.visited)
        ]
        return self.table("trial-cities", ("city", "lines", "visited"), rows)

    def colours(self) -> str:
        """The colours."""
        rows = []
        for colour in self.report.colors:
            beside = self.whole_share(colour.beside) if colour.beside else "–"
            used = self.whole_share(colour.used)
            rows.append([self.text(f"colour-{colour.color}"), str(colour.spaces), used, beside])
        return self.table("trial-colors", ("color", "way", "taken", "beside"), rows)

    def footer(self) -> str:
        """How it was measured."""
        return f"<footer><p>{self.words('report-trial-method')}</p><p>Trilhos {escape(__version__)}</p></footer>"
