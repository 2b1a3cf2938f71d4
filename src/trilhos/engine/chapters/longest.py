"""The longest continuous path (U28, E22)."""

from typing import ClassVar

from trilhos.engine.fields import Named
from trilhos.engine.parameters import single
from trilhos.engine.rules import Chapter
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import LONGEST, LONGEST_CARD, Sheet
from trilhos.engine.state import State
from trilhos.engine.voice import Voice


class LongestPath(Chapter):
    """Points for the longest trail in a player's own network; all who tie get them."""

    voice: ClassVar[Voice] = Voice(
        "longest",
        parameters=(single("points", 0, 200),),
        lines=(Named("longest", LONGEST),),
        ties=(Named("longest", LONGEST_CARD),),
    )

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            sheet.longest = scratch.trails.longest(s.owner, sheet.seat)
        best = max(sheet.longest for sheet in sheets)
        for sheet in sheets:
            if sheet.longest == best:
                sheet.lines[LONGEST] = self.points
                sheet.ranks[LONGEST_CARD] = 1
