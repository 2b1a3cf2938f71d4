"""A review as one page that needs no network: the curves, the turning points, the players, and every move."""

from collections.abc import Callable
from html import escape
from importlib.resources import files
from itertools import pairwise
from typing import Final

from trilhos import __version__
from trilhos.arena.writer import COLOURS, PageWriter
from trilhos.insight.review import INACCURATE, MARKS, CurvePoint, MoveReview, PlayerSummary, Review
from trilhos.insight.say import Sayer, percent, points, signed
from trilhos.play.game import Game
from trilhos.text import Text

Across = Callable[[int], float]  # from the number of a move to its place in percent

MOST_OPTIONS: Final = 4
LABELS: Final = 6  # numbers under a curve, at most
STANDING: Final = ("name", "place", "points", "start", "given-up", "luck", "accuracy")
WAYS: Final = ("turns", "claims", "draws", "tickets", "cards")


def page(game: Game, review: Review, text: Text) -> str:
    """The review as a page."""
    return ReviewPage(game, review, text).whole()


class ReviewPage(PageWriter):
    """One review in one language."""

    def __init__(self, game: Game, review: Review, text: Text) -> None:
        super().__init__(text)
        self.game = game
        self.review = review
        self.sayer = Sayer(game, review, text)

    def whole(self) -> str:
        """All of it."""
        style = files(__package__).joinpath("review.css").read_text(encoding="utf-8")
        parts = [self.header(), self.verdict(), self.curves(), self.players(), self.moves(), self.footer()]
        page = self.framed(self.title(), [f"<style>\n{style}</style>", *parts])
        return page.replace(" %", "\u00a0%")  # a number and its sign stay on one line

    def title(self) -> str:
        """The board."""
        return self.game.board.title(self.text.language)

    def header(self) -> str:
        """What was played, and how it ended."""
        names = [
            f'<li style="--c: var(--c{seat % COLOURS})"><i class="dot"></i><b>{escape(name)}</b></li>'
            for seat, name in enumerate(self.review.names)
        ]
        return (
            f'<header><p class="eyebrow">{self.words("report-review-eyebrow")}</p><h1>{escape(self.title())}</h1>'
            f'<ul class="facts">{"".join(names)}</ul></header>'
        )

    def verdict(self) -> str:
        """The result, what has to be known of the review, and the turning points."""
        points_told = [self.sayer.turning_point(point) for point in self.review.turning_points]
        numbers = [point.number for point in self.review.turning_points]
        items = [
            f'<li><a href="#m{number}">{escape(told)}</a></li>'
            for number, told in zip(numbers, points_told, strict=True)
        ]
        lines = "".join(f"<p>{line}</p>" for line in [*self.result(), *map(escape, self.sayer.remarks())])
        listed = f"<ol>{''.join(items)}</ol>" if items else f"<p>{self.words('review-turning-none')}</p>"
        head = f"<h2>{self.words('report-review-turning')}</h2>"
        note = f'<p class="note">{self.words("report-review-turning-note")}</p>'
        return f'<section class="verdict">{lines}{head}{note}{listed}</section>'

    def result(self) -> list[str]:
        """Who has won."""
        if not self.review.over:
            return []
        first = [player for player in self.review.players if player.place == 1]
        if len(first) > 1:
            return [self.words("report-review-shared", names=", ".join(player.name for player in first))]
        return [self.words("report-review-won", name=first[0].name, score=first[0].score)]

    # Curves

    def curves(self) -> str:
        """What each could know, and with all cards known."""
        fair = self.section("review-curve", self.legend() + self.curve(self.review.curve, marked=True))
        if not self.review.open_curve:
            return fair
        return fair + self.section("review-curve-open", self.legend() + self.curve(self.review.open_curve))

    def legend(self) -> str:
        """Whose line is whose."""
        names = [
            f'<li style="--c: var(--c{seat % COLOURS})"><i class="dash d{seat % COLOURS}"></i>{escape(name)}</li>'
            for seat, name in enumerate(self.review.names)
        ]
        return f'<ul class="legend">{"".join(names)}</ul>'

    def curve(self, curve: list[CurvePoint], marked: bool = False) -> str:
        """A line for each seat over the moves; places are percentages, so that it fits any width."""
        first, last = curve[0].number, max(curve[-1].number, curve[0].number + 1)

        def across(number: int) -> float:
            return 100 * (number - first) / (last - first)

        grid = "".join(f'<line class="grid" x1="0" x2="100%" y1="{y}%" y2="{y}%"/>' for y in range(0, 101, 25))
        lines = "".join(self.line(curve, seat, across) for seat in range(len(self.review.names)))
        marks = "".join(self.mark(move, across(move.number)) for move in self.review.moves if self.is_marked(move))
        spread = f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">{lines}</svg>'
        sides = "".join(f'<span style="top: {100 - y}%">{y}</span>' for y in (0, 25, 50, 75, 100))
        step = max(1, round((last - first) / LABELS / 5)) * 5
        shown = [first, *range(step, last - step // 2, step), last] if last - first > step else [first, last]
        under = "".join(f'<span style="left: {across(number):.2f}%">{number}</span>' for number in shown)
        return (
            f'<div class="curve"><div class="sides">{sides}</div><svg role="group" width="100%" height="100%">{grid}'
            f'{spread}{marks if marked else ""}</svg><div class="under">{under}</div></div>'
            f'<p class="note axis-name">{self.words("report-review-axis")}</p>'
        )

    def line(self, curve: list[CurvePoint], seat: int, across: Across) -> str:
        """The chance of one seat; it stays as it was until the seat is judged again."""
        known = [(point.number, chance) for point in curve if (chance := point.chances[seat]) is not None]
        if not known:
            return ""
        turned = [known[0], *[now for before, now in pairwise(known) if now[1] != before[1]], known[-1]]
        path = " ".join(f"{across(number):.2f},{100 - 100 * chance:.2f}" for number, chance in turned)
        ends = {"first": percent(known[0][1]), "last": percent(known[-1][1])}
        label = self.words("report-review-line", name=self.review.names[seat], **ends)
        return (
            f'<polyline class="line d{seat % COLOURS}" style="--c: var(--c{seat % COLOURS})" points="{path}">'
            f"<title>{label}</title></polyline>"
        )

    def is_marked(self, move: MoveReview) -> bool:
        """Whether it gave something up."""
        return move.given_up >= INACCURATE

    def mark(self, move: MoveReview, x: float) -> str:
        """A point on the curve that leads to the move."""
        words = self.text(f"review-mark-{move.mark}")
        label = self.words("report-review-mark", number=str(move.number), name=self.review.names[move.seat], mark=words)
        size = {"inaccurate": 4, "mistake": 6}.get(move.mark, 8)
        return (
            f'<a href="#m{move.number}" aria-label="{label}" style="--c: var(--c{move.seat % COLOURS})">'
            f'<circle cx="{x:.2f}%" cy="{100 - 100 * move.chance:.2f}%" r="{size}"><title>{label}</title></circle></a>'
        )

    # Players

    def players(self) -> str:
        """What each made of the game, and how they played."""
        standing = [self.standing(player) for player in self.review.players]
        played = [self.played(player) for player in self.review.players]
        marks = [f"review-mark-{mark}" for mark in MARKS]
        ways = [f"column-review-{name}" for name in ("name", *WAYS)]
        heads = [f"column-review-{name}" for name in STANDING], [ways[0], *marks, *ways[1:]]
        return self.section("review-players", self.figures(heads[0], standing) + self.figures(heads[1], played))

    def figures(self, heads: list[str], rows: list[list[str]]) -> str:
        """A table with a line for each player."""
        head = "".join(f"<th>{self.words(name)}</th>" for name in heads)
        dots = [f'<i class="dot" style="--c: var(--c{seat % COLOURS})"></i>' for seat in range(len(rows))]
        lines = [
            f"<tr><td>{dot}{escape(self.review.names[seat])}</td>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
            for seat, (dot, cells) in enumerate(zip(dots, rows, strict=True))
        ]
        return f'<div class="scroll"><table class="figures"><tr>{head}</tr>{"".join(lines)}</table></div>'

    def standing(self, player: PlayerSummary) -> list[str]:
        """The result, and what made it."""
        return [
            "–" if player.place is None else str(player.place),
            str(player.score),
            percent(player.start),
            f"−{points(player.given_up)}",
            signed(player.luck),
            "–" if player.accuracy is None else percent(player.accuracy),
        ]

    def played(self, player: PlayerSummary) -> list[str]:
        """Marks, turns and what was left."""
        tickets = f"{player.tickets_completed}/{player.tickets_completed + player.tickets_failed}"
        counts = [*player.marks.values(), player.turns, player.claims, player.draws]
        return [*map(str, counts), tickets, str(player.unused_cards)]

    # Moves

    def moves(self) -> str:
        """All decisions, each with what else there was; whoever wants sees only those that gave something up."""
        choose = "".join(
            f'<input type="radio" name="which" id="{which}"{" checked" if which == "marked" else ""}>'
            f'<label for="{which}">{self.words(f"report-review-{which}")}</label>'
            for which in ("marked", "all")
        )
        none = "" if any(map(self.is_marked, self.review.moves)) else self.words("review-costly-none")
        listed = "".join(self.move(move) for move in self.review.moves)
        return self.section("review-moves", f'{choose}<p class="none">{none}</p><div class="moves">{listed}</div>')

    def move(self, move: MoveReview) -> str:
        """One decision."""
        sayer, name = self.sayer, escape(self.review.names[move.seat])
        done = escape(sayer.move(sayer.chosen(move)))
        mark = f'<span class="mark {move.mark}">{self.words(f"review-mark-{move.mark}")}</span>'
        cost = f"<small>−{points(move.given_up)}</small>" if self.is_marked(move) else ""
        better = ""
        if self.is_marked(move):
            told = self.words("report-review-better", move=sayer.move(move.options[0]), cost=points(move.given_up))
            better = f"<p>{' '.join([told, *map(escape, sayer.reasons(move))])}</p>"
        kind = "worth" if self.is_marked(move) else "fine"
        return (
            f'<details id="m{move.number}" class="{kind}" style="--c: var(--c{move.seat % COLOURS})"><summary>'
            f'<b class="at">{move.number}</b><span class="who"><i class="dot"></i>{name}</span>'
            f'<span class="what">{done}</span>{mark}{cost}</summary>{better}{self.expected(move)}{self.options(move)}'
            "</details>"
        )

    def expected(self, move: MoveReview) -> str:
        """What the seat could expect then."""
        seen = move.outlook
        told = self.words(
            "report-review-expected",
            score=self.number(seen.score, 0),
            low=self.number(seen.low, 0),
            high=self.number(seen.high, 0),
        )
        chances = [
            f"{self.sayer.words.ticket(chance.ticket)} {percent(chance.chance)}"
            for chance in sorted(move.tickets, key=lambda chance: -chance.chance)
        ]
        tickets = f"<p>{self.words('report-review-tickets')} {escape(', '.join(chances))}.</p>" if chances else ""
        return f"<p>{told}</p>{tickets}"

    def options(self, move: MoveReview) -> str:
        """The best options, and the one that was played."""
        chosen = self.sayer.chosen(move)
        shown = move.options[:MOST_OPTIONS]
        shown += [chosen] if chosen not in shown else []
        rows = []
        for option in shown:
            played = f" <small>({self.words('report-review-chosen')})</small>" if option is chosen else ""
            figures = (percent(option.win), self.number(option.score, 0), str(option.worlds))
            cells = "".join(f"<td>{figure}</td>" for figure in figures)
            rows.append(f"<tr><td>{escape(self.sayer.move(option))}{played}</td>{cells}</tr>")
        names = ("report-review-option", "report-review-chance", "column-review-points", "column-review-worlds")
        head = "".join(f"<th>{self.words(name)}</th>" for name in names)
        return f'<div class="scroll"><table class="options"><tr>{head}</tr>{"".join(rows)}</table></div>'

    def footer(self) -> str:
        """How it was judged."""
        method = self.words("review-method", samples=self.review.samples)
        return f"<footer><p>{method}</p><p>Trilhos {escape(__version__)}</p></footer>"
