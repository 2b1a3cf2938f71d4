"""Tolls: what a claim cost in tokens, and who couldn't pay."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from trilhos.engine.events import NOTHING
from trilhos.play.telling import Run

if TYPE_CHECKING:
    from trilhos.play.narrate import Narrator


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """A toll or a loan, to the bank or to a player."""

    def toll(run: Run) -> Iterator[str]:
        _, seat, amount, to, loan = run[0]
        kind = "loan" if loan else "toll"
        paid: dict[str, str | int] = {"name": narrator.names[seat], "amount": amount}
        if to == NOTHING:
            yield narrator.text(f"log-{kind}-bank", **paid)
        else:
            yield narrator.text(f"log-{kind}-player", **paid, to=narrator.names[to])

    return {"toll": toll}
