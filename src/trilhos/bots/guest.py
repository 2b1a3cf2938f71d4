"""Bots from outside: what they are told beside their view, what they give back, and what they do wrong."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from trilhos.engine.events import Event
from trilhos.engine.view import View


@dataclass(frozen=True)
class Fault:
    """What a guest did wrong, at which of its decisions (from 1; 0 at the start), and the last it said on stderr."""

    kind: str  # start, rubbish, illegal, late or died
    decision: int
    detail: str
    output: str


@runtime_checkable
class Guest(Protocol):
    """A bot that follows the game, holds something that must be given back, and can fail."""

    faults: list[Fault]
    forfeited: bool

    def join(self, seat: int) -> None:
        """Get ready for a game; who isn't asked to does so at the first decision, in that decision's time."""
        ...

    def choose(self, view: View, legal: list[int]) -> int:
        """One of `legal`, whatever happens."""
        ...

    def watch(self, some: list[Event]) -> None:
        """These events have happened, as its seat may know them."""
        ...

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""
        ...

    def close(self) -> None:
        """Nothing will be asked of it any more."""
        ...
