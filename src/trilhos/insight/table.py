"""A review for the terminal."""

from statistics import mean
from typing import Final

from rich.console import Console
from rich.markup import escape

from trilhos.arena.report import Paper, headed_table
from trilhos.boards import EDITIONS
from trilhos.errors import printable
from trilhos.insight.numbers import Numbers
from trilhos.insight.review import INACCURATE, CurvePoint, MoveReview, Review
from trilhos.insight.say import Sayer, percent, points, signed
from trilhos.play.game import Game
from trilhos.text import Text

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 50  # places of a curve
TENTHS: Final = 10  # figures of one, for whoever can't see it
NUMBERS: Final = (
    *("title", "players", "review-name", "numbers-games", "numbers-places", "review-points"),
    *("review-tickets", "review-accuracy", "review-luck", "review-turns"),
)
COLUMNS: Final = ("name", "place", "points", "accuracy", "given-up", "luck", "start", "tickets", "cards")


def review_tables(game: Game, review: Review, text: Text, plain: bool = False) -> None:
    """All of it: the curve, the turning points, the players, and the moves that gave something up."""
    paper, sayer = Paper(), Sayer(game, review, text)
    paper.print(title(game, text), highlight=False, markup=False)
    _lines(paper, sayer.remarks())
    _lines(paper, ["", text("review-curve-fair")])
    print_curve(paper, game, review.curve, plain)
    if review.open_curve:
        _lines(paper, ["", text("review-curve-open")])
        print_curve(paper, game, review.open_curve, plain)
    _players(paper, review, text)
    told = [sayer.turning_point(point) for point in review.turning_points]
    _lines(paper, ["", text("review-turning"), *[f"- {line}" for line in told or [text("review-turning-none")]]])
    costly = [move for move in review.moves if move.given_up >= INACCURATE]
    _lines(paper, ["", text("review-costly"), *[f"- {_costly(sayer, move)}" for move in costly]])
    if not costly:
        _lines(paper, [text("review-costly-none")])
    _lines(paper, ["", text("review-method", samples=review.samples)])


def title(game: Game, text: Text) -> str:
    """What was played, and by whom."""
    return text("review-title", title=printable(game.board.title(text.language)), names=", ".join(game.names))


def _lines(paper: Paper, lines: list[str]) -> None:
    for line in lines:
        paper.print(printable(line), highlight=False, markup=False, soft_wrap=True)


def print_curve(paper: Console, game: Game, curve: list[CurvePoint], plain: bool) -> None:
    """A line for each seat, from the first move to the last; in figures where blocks tell nothing."""
    if not curve:
        return
    longest = max(map(len, game.names))
    for seat, name in enumerate(game.names):
        width = TENTHS if plain else WIDTH
        shares = [at_share(curve, seat, place / (width - 1)) for place in range(width)]
        drawn = " ".join(map(_figure, shares)) if plain else "".join(map(_block, shares))
        last = "" if plain else f" {_figure(shares[-1])} %"
        paper.print(f"{escape(name.ljust(longest))}  {drawn}{last}", highlight=False, soft_wrap=True)


def at_share(curve: list[CurvePoint], seat: int, share: float) -> float | None:
    """The chance of a seat when such a share of the moves was played."""
    number = curve[0].number + share * (curve[-1].number - curve[0].number)
    known = [point.chances[seat] for point in curve if point.number <= number + 1e-9]
    return known[-1] if known else None


def _block(share: float | None) -> str:
    return " " if share is None else BLOCKS[min(len(BLOCKS) - 1, int(share * len(BLOCKS)))]


def _figure(share: float | None) -> str:
    return " –" if share is None else f"{100 * share:2.0f}"


def _players(paper: Paper, review: Review, text: Text) -> None:
    table = headed_table(text, [f"review-{column}" for column in COLUMNS])
    for player in review.players:
        tickets = f"{player.tickets_completed}/{player.tickets_completed + player.tickets_failed}"
        table.add_row(
            escape(player.name),
            "–" if player.place is None else str(player.place),
            str(player.score),
            "–" if player.accuracy is None else percent(player.accuracy),
            points(player.given_up),
            signed(player.luck),
            percent(player.start),
            tickets,
            str(player.unused_cards),
        )
    paper.print("")
    paper.print(table)


def _costly(sayer: Sayer, move: MoveReview) -> str:
    told = sayer.text(
        "review-move",
        number=str(move.number),
        name=sayer.names[move.seat],
        move=sayer.move(sayer.chosen(move)),
        mark=sayer.text(f"review-mark-{move.mark}"),
        cost=points(move.given_up),
        better=sayer.move(move.options[0]),
    )
    return " ".join([told, *sayer.reasons(move)])


def numbers_table(rows: list[Numbers], text: Text) -> None:
    """Numbers over many games, a line for each board, number of players and name."""
    table = headed_table(text, list(NUMBERS))
    for row in rows:
        board = EDITIONS[row.board].title(text.language) if row.board in EDITIONS else row.board
        table.add_row(
            escape(printable(board)),
            str(row.players),
            escape(printable(row.name)),
            str(row.games),
            "/".join(map(str, row.places)),
            f"{mean(row.points):.1f}",
            f"{row.tickets_made}/{row.tickets_made + row.tickets_failed}",
            "–" if row.accuracy is None else percent(row.accuracy),
            "–" if row.luck is None else signed(row.luck),
            f"{row.turns:.1f}",
        )
    Paper().print(table)
