"""The report of a tournament: one file that needs no network, on a big screen, a phone or paper."""

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any, Final

from trilhos import __version__
from trilhos.arena.charts import Scale, bar, box, whisker
from trilhos.arena.labels import labels
from trilhos.arena.report import capped_line
from trilhos.arena.simulate import ToldFault
from trilhos.text import PORTUGUESE, Text

COLOURS: Final = 8  # in the style sheet
VIEWPORT: Final = '<meta name="viewport" content="width=device-width, initial-scale=1">'

Figures = dict[str, Any]
Row = dict[str, Any]


def page(shown: Figures, text: Text) -> str:
    """The figures of `figures` as a page."""
    return Page(shown, text).whole()


class Page:
    """One report in one language."""

    def __init__(self, shown: Figures, text: Text) -> None:
        self.shown = shown
        self.text = text
        order = sorted(shown["results"], key=lambda row: -row["rating"]["value"])
        self.labels = labels(shown["bots"])
        self.rows: list[Row] = [{**row, "bot": self.labels[row["bot"]], "colour": self.colour(row)} for row in order]

    def colour(self, row: Row) -> int:
        """A bot has the same colour in all plots."""
        return int(self.shown["bots"].index(row["bot"])) % COLOURS

    def whole(self) -> str:
        """All of it."""
        style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
        title = escape(self.title())
        head = f'<meta charset="utf-8">{VIEWPORT}<title>{title}</title>'
        body = "".join([self.header(), self.verdict(), *self.sections(), self.footer()])
        return (
            f'<!doctype html>\n<html lang="{self.text.language}"><head>{head}<style>\n{style}</style></head>'
            f"<body><main>{body}</main></body></html>\n"
        )

    # Words and numbers

    def title(self) -> str:
        """Who plays whom."""
        return " · ".join(self.labels.values())

    def words(self, key: str, **values: str | int) -> str:
        """A sentence, safe to stand in a page."""
        return escape(self.text(key, **values))

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number as the language writes it."""
        written = f"{value:{'+' if sign else ''}.{digits}f}"
        written = written.replace("-", "−")
        return written.replace(".", ",") if self.text.language == PORTUGUESE else written

    def share(self, value: float) -> str:
        """A share in percent."""
        return f"{self.number(100 * value)} %"

    def span(self, figure: dict[str, float], write: Callable[[float], str]) -> str:
        """An interval."""
        return f"{write(figure['low'])} … {write(figure['high'])}"

    # Parts

    def header(self) -> str:
        """What was played."""
        shown = self.shown
        chosen = [f"{name}={'on' if value else 'off'}" for name, value in shown["options"].items()]
        facts = {
            "map": self.text(f"edition-{shown['edition']}-title"),
            "players": shown["players"],
            "blocks": shown["blocks"],
            "games": shown["games"],
            "seed": shown["seed"],
            **({"options": " ".join(chosen)} if chosen else {}),
        }
        items = [f"<li>{self.words(f'report-{key}')} <b>{escape(str(value))}</b></li>" for key, value in facts.items()]
        return (
            f'<header><p class="eyebrow">{self.words("report-eyebrow")}</p><h1>{escape(self.title())}</h1>'
            f'<ul class="facts">{"".join(items)}</ul></header>'
        )

    def verdict(self) -> str:
        """The result in a sentence or two."""
        best = self.rows[0]
        wins = {
            "bot": best["bot"],
            "share": self.share(best["wins"]["value"]),
            "span": self.span(best["wins"], self.share),
        }
        lines = [self.words("report-verdict", **wins)]
        if self.shown["sprt"]:
            lines.append(self.sprt(self.shown["sprt"]))
        if self.shown["capped"]:
            lines.append(escape(capped_line(self.shown, self.text)))
        return f'<section class="verdict">{"".join(f"<p>{line}</p>" for line in lines)}</section>'

    def sprt(self, sprt: dict[str, Any]) -> str:
        """What the sequential test says."""
        bounds = {"low": self.number(sprt["low"], 0), "high": self.number(sprt["high"], 0)}
        ratio = {"ratio": self.number(sprt["ratio"], 2), "limit": self.number(sprt["limit"], 2)}
        return self.words(f"arena-sprt-{sprt['verdict']}", bot=self.labels[self.shown["bots"][0]], **bounds, **ratio)

    def sections(self) -> list[str]:
        """The plots."""
        pairs = [self.turns(), self.tickets(), self.left("cards_left"), self.left("pieces_left")]
        return [
            self.ratings(),
            self.wins(),
            self.matrix(),
            self.scores(),
            f'<div class="pair">{"".join(pairs)}</div>',
            self.times(),
            self.faults(),
        ]

    def section(self, key: str, content: str, kind: str = "", **values: str | int) -> str:
        """A heading, a note, and what stands under them."""
        head = f'<h2>{self.words(f"report-{key}")}</h2><p class="note">{self.words(f"report-{key}-note", **values)}</p>'
        return f'<section class="{kind}">{head}{content}</section>'

    def plot(self, scale: Scale, drawn: list[tuple[Row, str, str, str]], digits: int = 0) -> str:
        """A row for each bot (its plot, its figure, a smaller line), and the axis under them."""
        rows = [
            f'<div class="row" style="--c: var(--c{row["colour"]})"><div class="name">{escape(row["bot"])}</div>'
            f'{drawing}<div class="value">{value}<small>{small}</small></div></div>'
            for row, drawing, value, small in drawn
        ]
        ticks = [f'<span style="left: {scale.at(t)}">{self.number(t, digits)}</span>' for t in scale.ticks()]
        return f'<div class="rows">{"".join(rows)}<div class="axis"><div>{"".join(ticks)}</div></div></div>'

    def whiskers(self, key: str, write: Callable[[float], str], factor: float = 1, digits: int = 0) -> str:
        """A figure with its interval for each bot."""
        figures = [{end: factor * row[key][end] for end in ("value", "low", "high")} for row in self.rows]
        scale = Scale([figure[end] for figure in figures for end in figure])
        drawn = []
        for row, figure in zip(self.rows, figures, strict=True):
            value, span = write(row[key]["value"]), self.span(row[key], write)
            picture = whisker(scale, figure["value"], figure["low"], figure["high"], f"{row['bot']}: {value} ({span})")
            drawn.append((row, picture, value, span))
        return self.plot(scale, drawn, digits)

    def ratings(self) -> str:
        """Strength."""
        plot = self.whiskers("rating", lambda value: self.number(value, 0, sign=True))
        return self.section("ratings", plot, model=self.shown["model"])

    def wins(self) -> str:
        """Shares of wins."""
        return self.section("wins", self.whiskers("wins", self.share, factor=100))

    def matrix(self) -> str:
        """Who comes in before whom."""
        bots, ahead = list(self.labels.values()), self.shown["ahead"]
        numbers = [bots.index(row["bot"]) for row in self.rows]
        head = "".join(f"<th>{escape(bots[b])}</th>" for b in numbers)
        lines = [
            f"<tr><th>{escape(bots[a])}</th>{''.join(self.cell(ahead[a][b]) for b in numbers)}</tr>" for a in numbers
        ]
        table = f'<table class="matrix"><tr><th></th>{head}</tr>{"".join(lines)}</table>'
        return self.section("matrix", f'<div class="scroll">{table}</div>') if len(bots) > 1 else ""

    def cell(self, share: float | None) -> str:
        """A share, the greener the higher above a half, the redder the lower."""
        if share is None:
            return "<td>–</td>"
        colour = "0, 158, 115" if share >= 0.5 else "213, 94, 0"
        return f'<td style="background: rgba({colour}, {abs(share - 0.5) * 1.1:.2f})">{self.share(share)}</td>'

    def scores(self) -> str:
        """How points are spread."""
        scale = Scale([row["scores"][end] for row in self.rows for end in ("least", "most")])
        drawn = []
        for row in self.rows:
            mean, span = self.number(row["score"]["value"]), self.span(row["score"], self.number)
            drawn.append((row, box(scale, row["scores"], f"{row['bot']}: {mean}"), mean, span))
        return self.section("scores", self.plot(scale, drawn))

    def bars(self, key: str, part: str | None = None) -> str:
        """A mean for each bot, and perhaps how much of it counts."""
        scale = Scale([row[key]["value"] for row in self.rows], zero=True)
        drawn = []
        for row in self.rows:
            value = self.number(row[key]["value"])
            inner = None if part is None else row[part]["value"]
            shown = value if inner is None else f"{self.number(inner)} / {value}"
            small = "" if not inner else self.share(inner / row[key]["value"])
            drawn.append((row, bar(scale, row[key]["value"], f"{row['bot']}: {shown}", inner), shown, small))
        return self.plot(scale, drawn, digits=0 if scale.step >= 1 else 1)

    def turns(self) -> str:
        """How long games take."""
        return self.section("turns", self.bars("turns"))

    def tickets(self) -> str:
        """Tickets kept and made."""
        return self.section("tickets", self.bars("tickets_kept", "tickets_made"))

    def left(self, key: str) -> str:
        """What is left in the end."""
        return self.section(key.replace("_", "-"), self.bars(key))

    def times(self) -> str:
        """How long moves take."""
        scale = Scale([row["move_ms"]["p95"] for row in self.rows], zero=True)
        drawn = []
        for row in self.rows:
            times = row["move_ms"]
            p95 = f"{self.number(times['p95'], 2)} ms"
            rest = self.words(
                "report-times-rest", median=self.number(times["median"], 2), most=self.number(times["most"], 1)
            )
            drawn.append((row, bar(scale, times["p95"], f"{row['bot']}: {p95}", times["median"]), p95, rest))
        return self.section("times", self.plot(scale, drawn, digits=0 if scale.step >= 1 else 2))

    def faults(self) -> str:
        """What went wrong."""
        faults = self.shown["faults"]
        if not faults:
            return self.section("faults-none", "")
        counts = [f"<li>{self.fault_count(row)}</li>" for row in self.rows if row["faults"]]
        lines = [self.fault(fault) for fault in faults]
        names = [self.words(f"report-fault-{name}") for name in ("seed", "bot", "what")]
        head = "".join(f"<th>{name}</th>" for name in names)
        table = f'<div class="scroll"><table class="faults"><tr>{head}</tr>{"".join(lines)}</table></div>'
        return self.section("faults", f"<ul>{''.join(counts)}</ul>{table}", kind="warn")

    def fault_count(self, row: Row) -> str:
        """How often a bot failed."""
        return self.words(
            "report-fault-count", bot=row["bot"], faults=sum(row["faults"].values()), forfeits=row["forfeits"]
        )

    def fault(self, fault: ToldFault) -> str:
        """One fault with its last output."""
        what = self.words(f"fault-{fault.kind}", detail=fault.detail or "–", decision=fault.decision)
        output = f"<pre>{escape(fault.output)}</pre>" if fault.output else ""
        seed = f"{fault.seed}" if fault.times == 1 else self.times_seen(fault)
        return f"<tr><td>{seed}</td><td>{escape(self.labels[fault.bot])}</td><td>{what}{output}</td></tr>"

    def times_seen(self, fault: ToldFault) -> str:
        """Where the same fault was first, and how often it was."""
        return self.words("report-fault-times", seed=str(fault.seed), times=fault.times)

    def footer(self) -> str:
        """How it was measured, and which commands the labels stand for."""
        long = [(label, bot) for bot, label in self.labels.items() if bot != label]
        items = [f"<li>{escape(label)}: <code>{escape(bot)}</code></li>" for label, bot in long]
        names = f"<ul>{''.join(items)}</ul>" if items else ""
        return f"<footer><p>{self.words('report-method')}</p>{names}<p>Trilhos {escape(__version__)}</p></footer>"
