"""The end of the game, with its result."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from trilhos.play.telling import Run

if TYPE_CHECKING:
    from trilhos.play.narrate import Narrator


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """Behind the reason: all totals, and who has won."""
    names, text = narrator.names, narrator.text

    def over(run: Run) -> Iterator[str]:
        yield from narrator.derived(run)
        result = narrator.game.result()
        for sheet in result.sheets:
            yield text("log-total", name=names[sheet.seat], points=sheet.total)
        winners = ", ".join(names[seat] for seat in result.winners)
        yield text("log-winners", names=winners, count=len(result.winners))

    return {"over": over}
