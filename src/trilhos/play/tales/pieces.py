"""Exchanging pieces: which kind is gained."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from trilhos.play.telling import Run

if TYPE_CHECKING:
    from trilhos.play.narrate import Narrator


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """One sentence for trains, one for ships."""

    def exchange(run: Run) -> Iterator[str]:
        _, seat, trains, _, _ = run[0]
        kind = "trains" if trains > 0 else "ships"
        yield narrator.text(f"log-exchange-{kind}", name=narrator.names[seat], count=abs(trains))

    return {"exchange": exchange}
