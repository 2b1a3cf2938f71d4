"""What a process can be asked to do: each takes an order, tells how far it has come, and gives a result."""

import os
import time
from collections.abc import Callable
from typing import Final

import msgspec

from trilhos.boards import EDITIONS, sound_board
from trilhos.play.record import from_record
from trilhos.server.workshop.jobs import JobNews, JobOrder
from trilhos.text import Text

Tell = Callable[[JobNews], None]
PIXELS: Final = 4000  # how wide a picture is
REVIEW_SECONDS: Final = 480.0  # that a review may take; what was found until then is one, too
GLANCES: Final = 32  # so much longer than its rough curve a whole review takes
LEAST_SAMPLES: Final = 20
TOLD_SECONDS: Final = 1.0  # between two rough curves
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


def _review(order: JobOrder, text: Text, tell: Tell) -> JobNews:
    """A game that is over, reviewed; the rough curve is told as it grows. A slow machine imagines fewer worlds."""
    from trilhos.insight.reviewer import Reviewer

    began = told_at = time.monotonic()
    reviewer = Reviewer(from_record(order.wish["record"], "review"), order.wish["samples"])

    def told(done: int, total: int) -> None:
        nonlocal told_at
        if time.monotonic() - told_at > TOLD_SECONDS:
            told_at = time.monotonic()
            tell(JobNews(done / total, msgspec.json.encode(reviewer.rough_curve())))

    for part in reviewer.run(os.cpu_count() or 1, told, lambda: time.monotonic() - began > REVIEW_SECONDS):
        if part == "glance":
            tell(JobNews(partial=msgspec.json.encode(reviewer.rough_curve())))
            share = REVIEW_SECONDS / (GLANCES * (time.monotonic() - began))
            reviewer.samples = max(min(LEAST_SAMPLES, reviewer.samples), round(reviewer.samples * min(1.0, share)))
    return JobNews(result=msgspec.json.encode(reviewer.review()))


WORKS: Final[dict[str, Work]] = {
    "draft": _draft,
    "improvements": _improvements,
    "print": _print,
    "review": _review,
    "trial": _trial,
}
