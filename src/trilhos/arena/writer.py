"""What pages of figures share: one file that needs no network, in one language, with safe words and plots with axes."""

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from babel import Locale
from babel.numbers import get_decimal_symbol

from trilhos.arena.charts import Scale
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.arena.ratings import Interval  # whose module needs numpy

VIEWPORT: Final = '<meta name="viewport" content="width=device-width, initial-scale=1">'
COLOURS: Final = 8  # in the style sheet


class PlotRow(NamedTuple):
    """A row of a plot: what it is about, the number of its colour, the drawing, its figure, and a smaller line."""

    name: str
    colour: int
    drawing: str
    value: str
    small: str


class PageWriter:
    """Writes a page in one language."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.point = get_decimal_symbol(Locale.parse(text.language, sep="-"))

    def framed(self, title: str, parts: list[str]) -> str:
        """The whole page, with its style."""
        style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
        head = f'<meta charset="utf-8">{VIEWPORT}<title>{escape(title)}</title>'
        return (
            f'<!doctype html>\n<html lang="{self.text.language}"><head>{head}<style>\n{style}</style></head>'
            f"<body><main>{''.join(parts)}</main></body></html>\n"
        )

    def words(self, key: str, **values: str | int) -> str:
        """A sentence, safe to stand in a page."""
        return escape(self.text(key, **values))

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number as the language writes it."""
        written = f"{value:{'+' if sign else ''}.{digits}f}"
        written = written.replace("-", "−")
        return written.replace(".", self.point)

    def share(self, value: float) -> str:
        """A share in percent."""
        return f"{self.number(100 * value)} %"

    def span(self, figure: "Interval", write: Callable[[float], str]) -> str:
        """Where a figure lies."""
        return f"{write(figure.low)} … {write(figure.high)}"

    def section(self, key: str, content: str, kind: str = "", **values: str | int) -> str:
        """A heading, a note, and what stands under them."""
        head = f'<h2>{self.words(f"report-{key}")}</h2><p class="note">{self.words(f"report-{key}-note", **values)}</p>'
        return f'<section class="{kind}">{head}{content}</section>'

    def matrix(self, names: list[str], shares: list[list[float | None]]) -> str:
        """How the one of the row does against the one of the column."""
        head = "".join(f"<th>{escape(name)}</th>" for name in names)
        lines = [
            f"<tr><th>{escape(name)}</th>{''.join(map(self._cell, row))}</tr>"
            for name, row in zip(names, shares, strict=True)
        ]
        return f'<div class="scroll"><table class="matrix"><tr><th></th>{head}</tr>{"".join(lines)}</table></div>'

    def _cell(self, share: float | None) -> str:
        """A share, the greener the higher above a half, the redder the lower."""
        if share is None:
            return "<td>–</td>"
        colour = "0, 158, 115" if share >= 0.5 else "213, 94, 0"
        return f'<td style="background: rgba({colour}, {abs(share - 0.5) * 1.1:.2f})">{self.share(share)}</td>'

    def plot(self, scale: Scale, rows: list[PlotRow], digits: int = 0) -> str:
        """The rows, and the axis under them."""
        drawn = [
            f'<div class="row" style="--c: var(--c{row.colour % COLOURS})"><div class="name">{escape(row.name)}</div>'
            f'{row.drawing}<div class="value">{row.value}<small>{row.small}</small></div></div>'
            for row in rows
        ]
        ticks = [f'<span style="left: {scale.at(t)}">{self.number(t, digits)}</span>' for t in scale.ticks()]
        return f'<div class="rows">{"".join(drawn)}<div class="axis"><div>{"".join(ticks)}</div></div></div>'
