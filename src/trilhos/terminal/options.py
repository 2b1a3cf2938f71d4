"""What `trilhos play` can be told."""

from dataclasses import dataclass, field
from pathlib import Path

from trilhos.boards import Edition
from trilhos.daily.deal import DailyDeal
from trilhos.text import ENGLISH


@dataclass(frozen=True)
class PlayOptions:
    """A new game, or where to find the old one."""

    edition: str | Edition | None = None  # asked for when left out
    players: int = 2
    bots: list[str] = field(default_factory=lambda: ["normal"])  # starts again where too short; none: asked for, too
    seed: int | None = None
    language: str = ENGLISH
    save: Path | None = None  # instead of the person's data folder
    resume: bool = False  # go on with the saved game without asking
    plain: bool = False  # linear sentences without colour, glyphs and columns
    name: str | None = None  # the person's
    deal: DailyDeal | None = None  # of a day, instead of a board, bots and a seed
    options: dict[str, bool] = field(default_factory=dict)  # of the edition, where they aren't as usual
