"""The colours of chairs: what people have chosen, and what is left for everybody else."""

from collections.abc import Sequence
from typing import Final, get_args

from trilhos.server.answers.shapes import Colour, ShownColour
from trilhos.server.game.entries import Chair

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)


def colours_of(chairs: Sequence[Chair]) -> list[Colour | None]:
    """By chair: the colour that was chosen, or the next that nobody has. A log of before 2026-11-18 tells of none."""
    chosen = {chair.colour for chair in chairs}
    left = iter([colour for colour in COLOURS if colour not in chosen])
    return [chair.colour or next(left, None) for chair in chairs]


def shown_colours(chairs: Sequence[Chair]) -> list[ShownColour]:
    """The same, with one for those to whom none is left."""
    return [colour or "ash" for colour in colours_of(chairs)]
