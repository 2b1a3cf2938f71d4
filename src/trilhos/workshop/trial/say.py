"""Advice in a language."""

from collections.abc import Iterator

from trilhos.text import Text
from trilhos.workshop.trial.changes import Change
from trilhos.workshop.trial.figures import Advice, TrialReport
from trilhos.workshop.trial.proof import Proposal


def sentence(advice: Advice, text: Text) -> str:
    """An advice as a sentence."""
    return text(advice.key, **_named(advice.values, text))


def change_sentence(change: Change, text: Text) -> str:
    """A change as a sentence."""
    return text(f"trial-change-{change.kind}", **_named(change.values, text))


def _named(values: dict[str, str | int], text: Text) -> dict[str, str | int]:
    """With colours and styles as a language calls them."""
    named = dict(values)
    for name, catalogue in (("color", "colour"), ("from", "colour"), ("style", "style")):
        if name in values:
            named[name] = text.named(f"{catalogue}-{values[name]}", str(values[name]))
    return named


def proposal_lines(proposals: list[Proposal], text: Text) -> Iterator[str]:
    """Each by its number: what to change, what that brings, and the figures before and after."""
    for number, one in enumerate(proposals, 1):
        yield f"{number}. {change_sentence(one.change, text)}"
        gain = {name: f"{getattr(one.gain, name):+.2f}" for name in ("value", "low", "high")}
        yield "   " + text("improve-gain", before=f"{one.before.marks:.1f}", after=f"{one.after.marks:.1f}", **gain)
        key = "improve-aim-line" if one.change.ticket is None else "improve-aim-ticket"
        yield "   " + text(key, before=f"{100 * one.aim[0]:.0f}", after=f"{100 * one.aim[1]:.0f}")
    if len(proposals) > 1:
        yield text("improve-alone")


def sentences(report: TrialReport, text: Text) -> list[str]:
    """All advice of a report; that there is none is a sentence, too."""
    return [sentence(advice, text) for advice in report.advice] or [text("trial-fine")]


def remarks(report: TrialReport, text: Text) -> list[str]:
    """Why the figures are of fewer games than were wanted."""
    found = []
    if report.ended in ("stopped", "worker"):
        found.append(text(f"trial-{report.ended}", games=report.games, wanted=report.wanted))
    if report.given_up:
        found.append(text("trial-given-up", count=report.given_up))
    return found
