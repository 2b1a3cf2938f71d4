"""What a process can be asked to do: each takes an order, tells how far it has come, and gives a result."""

import os
from collections.abc import Callable
from typing import Final

import msgspec

from trilhos.boards import EDITIONS, sound_board
from trilhos.server.workshop.jobs import JobNews, JobOrder
from trilhos.text import Text

Tell = Callable[[JobNews], None]
PIXELS: Final = 4000  # how wide a picture is
Work = Callable[[JobOrder, Text, Tell], JobNews]


def _trial(order: JobOrder, text: Text, tell: Tell) -> JobNews:
    """Bots try a board out; the report so far is told as games come in."""
    from trilhos.workshop.trial import Plan, Report, try_out
    from trilhos.workshop.trial.say import remarks, sentences

    def said(report: Report) -> bytes:
        return msgspec.json.encode(
            {
                "report": report,
                "advice": sentences(report, text),
                "remarks": remarks(report, text),
                "names": named(report),
            }
        )

    def named(report: Report) -> dict[str, str]:
        """What the boards beside it and the strategies are called."""
        boards = {one.board: EDITIONS[one.board].title(text.language) for one in report.beside}
        return boards | {one.style: text.named(f"style-{one.style}", one.style) for one in report.styles}

    plan = Plan(**order.wish)
    report = try_out(
        sound_board(order.board),
        plan,
        os.cpu_count() or 1,
        lambda report: tell(JobNews(report.games / plan.games, said(report))),
    )
    return JobNews(result=said(report))


def _draft(order: JobOrder, text: Text, tell: Tell) -> JobNews:
    """A board of a place on Earth, and what its maker should know of it."""
    from trilhos.workshop.draft import DraftOrder, draft

    def step(part: float, word: str) -> None:
        tell(JobNews(part, msgspec.json.encode({"step": text(f"draft-step-{word}")})))

    made = draft(msgspec.convert(order.wish, DraftOrder), step)
    said = {"quality": made.quality, "good": made.quality.good, "advice": [one.say(text) for one in made.advice]}
    return JobNews(result=msgspec.json.encode({"board": made.board, **said}))


def _improvements(order: JobOrder, text: Text, tell: Tell) -> JobNews:
    """Small changes that bots prove better."""
    from trilhos.workshop.trial import Plan, improve
    from trilhos.workshop.trial.say import change_sentence

    plan = Plan(**order.wish)
    cores = os.cpu_count() or 1
    found = improve(sound_board(order.board), plan, cores, lambda done, total: tell(JobNews(done / max(1, total))))
    said = [change_sentence(one.change, text) for one in found]
    return JobNews(result=msgspec.json.encode({"proposals": found, "sentences": said}))


def _print(order: JobOrder, text: Text, tell: Tell) -> JobNews:
    """A board on paper, or as a picture."""
    from trilhos.boards.drawing import svg
    from trilhos.workshop.print import pdf, png

    board, paper = sound_board(order.board), order.wish["paper"]
    if paper == "svg":
        return JobNews(result=svg(board.file).encode(), media="image/svg+xml")
    if paper == "png":
        return JobNews(result=png(board, PIXELS), media="image/png")
    return JobNews(result=pdf(board, paper, text, order.wish["width"]), media="application/pdf")


WORKS: Final[dict[str, Work]] = {"draft": _draft, "improvements": _improvements, "print": _print, "trial": _trial}
