"""The page of a league: the ladder, the same by board and by number of players, and who beats whom."""

from collections.abc import Mapping
from html import escape

from trilhos import __version__
from trilhos.arena.charts import Scale, whisker
from trilhos.arena.labels import labels
from trilhos.arena.ladder import Ladder
from trilhos.arena.ratings import Interval
from trilhos.arena.writer import PageWriter, PlotRow
from trilhos.boards import EDITIONS
from trilhos.text import Text


def ladder_page(shown: Ladder, text: Text) -> str:
    """A ladder as a page that needs no network."""
    return LadderPage(shown, text).whole()


class LadderPage(PageWriter):
    """One ladder in one language."""

    def __init__(self, shown: Ladder, text: Text) -> None:
        super().__init__(text)
        self.shown = shown
        self.labels = labels([row.bot for row in shown.rows])

    def whole(self) -> str:
        """All of it."""
        titles = {id: EDITIONS[id].title(self.text.language) if id in EDITIONS else id for id in self.shown.boards}
        parts = [
            self.header(),
            self.section("ladder", self.ladder()),
            self.section("by-board", self.ratings(list(titles.values()), [self._of_board(id) for id in titles])),
            self.section(
                "by-players", self.ratings([*map(str, self.shown.players)], [*map(self._of, self.shown.players)])
            ),
            self.section("matrix", self.matrix([*self.labels.values()], self.shown.ahead)),
            f"<footer><p>Trilhos {escape(__version__)}</p></footer>",
        ]
        return self.framed(self.text("league-title"), parts)

    def header(self) -> str:
        """How much was played."""
        shown = self.shown
        facts = {"bots": len(shown.rows), "fixtures": shown.fixtures, "games": shown.games}
        items = [f"<li>{self.words(f'report-{key}')} <b>{value}</b></li>" for key, value in facts.items()]
        versions = f"<li>{self.words('report-versions')} <b>{escape(', '.join(shown.versions))}</b></li>"
        return (
            f'<header><p class="eyebrow">Trilhos</p><h1>{self.words("league-title")}</h1>'
            f'<ul class="facts">{"".join(items)}{versions}</ul></header>'
        )

    def ladder(self) -> str:
        """Every bot with its rating, the strongest first; who has left is said to have."""
        rows, found = [], self.shown.rows
        scale = Scale([end for row in found for end in (row.rating.value, row.rating.low, row.rating.high)])
        for place, row in enumerate(found):
            value, span = self._elo(row.rating.value), self.span(row.rating, self._elo)
            name = self.labels[row.bot] if row.active else self.text("league-left", bot=self.labels[row.bot])
            small = self.words("league-record", wins=self.share(row.wins), seats=row.seats)
            rows.append(PlotRow(name, place, whisker(scale, row.rating, f"{name}: {value} ({span})"), value, small))
        return self.plot(scale, rows)

    def ratings(self, heads: list[str], columns: list[Mapping[str, Interval]]) -> str:
        """Ratings side by side; a dash for who hasn't played there."""
        head = "".join(f"<th>{escape(name)}</th>" for name in heads)
        lines = []
        for bot, label in self.labels.items():
            cells = [f"<td>{self._rated(column.get(bot))}</td>" for column in columns]
            lines.append(f"<tr><th>{escape(label)}</th>{''.join(cells)}</tr>")
        return f'<div class="scroll"><table><tr><th></th>{head}</tr>{"".join(lines)}</table></div>'

    def _rated(self, rating: Interval | None) -> str:
        return "–" if rating is None else f"{self._elo(rating.value)} <small>±{self.number(rating.margin, 0)}</small>"

    def _elo(self, value: float) -> str:
        return self.number(value, 0, sign=True)

    def _of_board(self, id: str) -> dict[str, Interval]:
        return {row.bot: row.boards[id] for row in self.shown.rows if id in row.boards}

    def _of(self, players: int) -> dict[str, Interval]:
        return {row.bot: row.players[players] for row in self.shown.rows if players in row.players}
