"""The report of a tournament: one file that needs no network, on a big screen, a phone or paper."""

import shlex
from collections.abc import Callable
from html import escape
from typing import Final

from trilhos import __version__
from trilhos.arena.blocks import Tournament
from trilhos.arena.charts import Scale, bar, box, whisker
from trilhos.arena.figures import BotFigures, SprtFigures, TournamentFigures
from trilhos.arena.labels import labels
from trilhos.arena.ratings import Interval
from trilhos.arena.report import capped_line
from trilhos.arena.simulate import ToldFault
from trilhos.arena.writer import PageWriter, PlotRow
from trilhos.boards import EDITIONS
from trilhos.text import Text

WATCHED: Final = 200  # games that the report has a command for
Measure = Callable[[BotFigures], Interval]


def page(shown: TournamentFigures, text: Text) -> str:
    """The figures of a tournament as a page."""
    return Page(shown, text).whole()


class Page(PageWriter):
    """One report in one language."""

    def __init__(self, shown: TournamentFigures, text: Text) -> None:
        super().__init__(text)
        self.shown = shown
        self.labels = labels(shown.bots)
        self.bots = shown.best_first()

    def whole(self) -> str:
        """All of it."""
        return self.framed(self.title(), [self.header(), self.verdict(), *self.sections(), self.footer()])

    def title(self) -> str:
        """Who plays whom."""
        return " · ".join(self.labels.values())

    # Parts

    def header(self) -> str:
        """What was played."""
        shown = self.shown
        chosen = [f"{name}={'on' if value else 'off'}" for name, value in shown.options.items()]
        facts = {
            "map": EDITIONS[shown.edition].title(self.text.language) if shown.edition in EDITIONS else shown.edition,
            "players": shown.players,
            "blocks": shown.blocks,
            "games": shown.games,
            "seed": shown.seed,
            **({"options": " ".join(chosen)} if chosen else {}),
        }
        items = [f"<li>{self.words(f'report-{key}')} <b>{escape(str(value))}</b></li>" for key, value in facts.items()]
        return (
            f'<header><p class="eyebrow">{self.words("report-eyebrow")}</p><h1>{escape(self.title())}</h1>'
            f'<ul class="facts">{"".join(items)}</ul></header>'
        )

    def verdict(self) -> str:
        """The result in a sentence or two."""
        best = self.bots[0]
        share, span = self.share(best.wins.value), self.span(best.wins, self.share)
        lines = [self.words("report-verdict", bot=self.labels[best.bot], share=share, span=span)]
        if self.shown.sprt:
            lines.append(self.sprt(self.shown.sprt))
        if self.shown.capped:
            lines.append(escape(capped_line(self.shown, self.text)))
        return f'<section class="verdict">{"".join(f"<p>{line}</p>" for line in lines)}</section>'

    def sprt(self, sprt: SprtFigures) -> str:
        """What the sequential test says."""
        return self.words(
            f"arena-sprt-{sprt.verdict}",
            bot=self.labels[self.shown.bots[0]],
            low=self.number(sprt.low, 0),
            high=self.number(sprt.high, 0),
            ratio=self.number(sprt.ratio, 2),
            limit=self.number(sprt.limit, 2),
        )

    def sections(self) -> list[str]:
        """The plots."""
        pairs = [
            self.section("turns", self.bars(lambda bot: bot.turns)),
            self.section("tickets", self.bars(lambda bot: bot.tickets_kept, lambda bot: bot.tickets_made)),
            self.section("cards-left", self.bars(lambda bot: bot.cards_left)),
            self.section("pieces-left", self.bars(lambda bot: bot.pieces_left)),
            self.section("largest-hand", self.bars(lambda bot: bot.largest_hand)),
            self.section("draw-row", self.bars(lambda bot: bot.draw_row)),
            self.section("idle-turns", self.bars(lambda bot: bot.idle_turns)),
            self.section("points-failed", self.bars(lambda bot: bot.points_failed)),
        ]
        return [
            self.ratings(),
            self.wins(),
            self.crossings(),
            self.scores(),
            f'<div class="pair">{"".join(pairs)}</div>',
            self.times(),
            self.faults(),
        ]

    def row(self, bot: BotFigures, drawing: str, value: str, small: str) -> PlotRow:
        """A row of a plot; a bot has the same colour in all of them."""
        return PlotRow(self.labels[bot.bot], self.shown.bots.index(bot.bot), drawing, value, small)

    def whiskers(self, measure: Measure, write: Callable[[float], str], factor: float = 1) -> str:
        """A figure with its interval for each bot; the axis has it so many times."""
        figures = [measure(bot).times(factor) for bot in self.bots]
        scale = Scale([end for figure in figures for end in (figure.value, figure.low, figure.high)])
        rows = []
        for bot, figure in zip(self.bots, figures, strict=True):
            value, span = write(measure(bot).value), self.span(measure(bot), write)
            drawing = whisker(scale, figure, f"{self.labels[bot.bot]}: {value} ({span})")
            rows.append(self.row(bot, drawing, value, span))
        return self.plot(scale, rows)

    def ratings(self) -> str:
        """Strength."""
        plot = self.whiskers(lambda bot: bot.rating, lambda value: self.number(value, 0, sign=True))
        return self.section("ratings", plot, model=self.shown.model)

    def wins(self) -> str:
        """Shares of wins."""
        return self.section("wins", self.whiskers(lambda bot: bot.wins, self.share, factor=100))

    def crossings(self) -> str:
        """Who comes in before whom, the strongest first."""
        names, numbers = list(self.labels.values()), [self.shown.bots.index(bot.bot) for bot in self.bots]
        ahead = [[self.shown.ahead[a][b] for b in numbers] for a in numbers]
        return self.section("matrix", self.matrix([names[at] for at in numbers], ahead)) if len(names) > 1 else ""

    def scores(self) -> str:
        """How points are spread."""
        scale = Scale([end for bot in self.bots for end in (bot.scores.least, bot.scores.most)])
        rows = []
        for bot in self.bots:
            mean, span = self.number(bot.score.value), self.span(bot.score, self.number)
            rows.append(self.row(bot, box(scale, bot.scores, f"{self.labels[bot.bot]}: {mean}"), mean, span))
        return self.section("scores", self.plot(scale, rows))

    def bars(self, measure: Measure, part: Measure | None = None) -> str:
        """A mean for each bot, and perhaps how much of it counts."""
        scale = Scale([measure(bot).value for bot in self.bots], zero=True)
        rows = []
        for bot in self.bots:
            whole = measure(bot).value
            inner = None if part is None else part(bot).value
            shown = self.number(whole) if inner is None else f"{self.number(inner)} / {self.number(whole)}"
            small = "" if not inner else self.share(inner / whole)
            rows.append(self.row(bot, bar(scale, whole, f"{self.labels[bot.bot]}: {shown}", inner), shown, small))
        return self.plot(scale, rows, digits=0 if scale.step >= 1 else 1)

    def times(self) -> str:
        """How long moves take."""
        scale = Scale([bot.move_ms.p95 for bot in self.bots], zero=True)
        rows = []
        for bot in self.bots:
            times = bot.move_ms
            p95 = f"{self.number(times.p95, 2)} ms"
            rest = self.words("report-times-rest", median=self.number(times.median, 2), most=self.number(times.most, 1))
            drawing = bar(scale, times.p95, f"{self.labels[bot.bot]}: {p95}", times.median)
            rows.append(self.row(bot, drawing, p95, rest))
        return self.section("times", self.plot(scale, rows, digits=0 if scale.step >= 1 else 2))

    def faults(self) -> str:
        """What went wrong."""
        if not self.shown.faults:
            return self.section("faults-none", "")
        counts = [f"<li>{self.fault_count(bot)}</li>" for bot in self.bots if bot.faults]
        lines = [self.fault(fault) for fault in self.shown.faults]
        names = [self.words(f"report-fault-{name}") for name in ("seed", "bot", "what")]
        head = "".join(f"<th>{name}</th>" for name in names)
        table = f'<div class="scroll"><table class="faults"><tr>{head}</tr>{"".join(lines)}</table></div>'
        return self.section("faults", f"<ul>{''.join(counts)}</ul>{table}", kind="warn")

    def fault_count(self, bot: BotFigures) -> str:
        """How often a bot failed."""
        name, faults = self.labels[bot.bot], sum(bot.faults.values())
        return self.words("report-fault-count", bot=name, faults=faults, forfeits=bot.forfeits)

    def fault(self, fault: ToldFault) -> str:
        """One fault with its last output; where the same was first, and how often it was."""
        what = self.words(f"fault-{fault.kind}", detail=fault.detail or "–", decision=fault.decision)
        output = f"<pre>{escape(fault.output)}</pre>" if fault.output else ""
        often = self.words("report-fault-times", seed=str(fault.seed), times=fault.times)
        seed = str(fault.seed) if fault.times == 1 else often
        return f"<tr><td>{seed}</td><td>{escape(self.labels[fault.bot])}</td><td>{what}{output}</td></tr>"

    def watching(self) -> str:
        """The commands that show games in the browser: a deal and its bots make the same game again."""
        shown = self.shown
        what = (shown.edition, shown.players, shown.bots, shown.wanted, shown.seed, shown.options, shown.alone)
        rows = Tournament(*what).seatings
        chosen = "".join(f" --option {name}={'on' if value else 'off'}" for name, value in shown.options.items())
        told = [(shown.seed + block, row) for block in range(shown.blocks + shown.left_out) for row in rows][:WATCHED]
        words = f"trilhos watch --map {shlex.quote(shown.edition)} --bots"
        lines = [f"{words} {shlex.quote(','.join(row))}{chosen} --seed {seed}" for seed, row in told]
        summary = f"<summary>{self.words('report-watch', count=len(lines))}</summary>"
        return f"<details>{summary}<pre>{escape(chr(10).join(lines))}</pre></details>"

    def footer(self) -> str:
        """How it was measured, and which commands the labels stand for."""
        long = [(label, bot) for bot, label in self.labels.items() if bot != label]
        items = [f"<li>{escape(label)}: <code>{escape(bot)}</code></li>" for label, bot in long]
        names = f"<ul>{''.join(items)}</ul>" if items else ""
        method = f"<p>{self.words('report-method')}</p>"
        return f"<footer>{self.watching()}{method}{names}<p>Trilhos {escape(__version__)}</p></footer>"
