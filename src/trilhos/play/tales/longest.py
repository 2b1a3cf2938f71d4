"""The longest path: how long it is, and which way it goes."""

from typing import Final, TypedDict

from trilhos.engine.chapters.longest import LongestPath
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import State
from trilhos.engine.trails import Trails
from trilhos.play.names import Names


class PathShown(TypedDict):
    """The routes of the path; None on boards where nobody counts it."""

    longest: list[int] | None


FINALE: Final = PathShown


def sheet(names: Names, sheet: Sheet) -> dict[str, int]:
    """Its length."""
    return {"longest": sheet.longest}


def finale(rules: Rules, state: State, sheet: Sheet, trails: Trails) -> PathShown:
    """The path itself."""
    counted = rules.find(LongestPath) is not None
    return {"longest": trails.longest_trail(state.owner, sheet.seat, sheet.longest) if counted else None}


def book(rules: Rules) -> dict[str, int]:
    """What it brings."""
    return {"longest": rules.chapter(LongestPath).points}
