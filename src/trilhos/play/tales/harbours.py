"""Harbours: programs look for them on every board."""

from typing import Final, TypedDict

from trilhos.engine.cards import CardKind
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.rules import Rules
from trilhos.play.names import Data


class HarboursSeen(TypedDict):
    """By city, the seat that has built there."""

    harbours: dict[str, int]


class HarboursLeft(TypedDict):
    """How many a seat has left."""

    harbours: int


VIEW: Final = HarboursSeen
SEAT: Final = HarboursLeft
WITHOUT: Final[HarboursSeen] = {"harbours": {}}


def on_card(kind: CardKind) -> dict[str, int]:
    """Whether a card has the symbol."""
    return {"harbour": kind.symbol}


def build(rules: Rules, verb: str) -> Data:
    """One fewer is left, and what that one would have brought at the end."""
    if verb != "harbour":
        return {}
    return {"brings": {"harbours": -1}, "left_over": rules.chapter(Harbours).left_over}


def book(rules: Rules) -> dict[str, int]:
    """How many each has, what they are worth by the tickets that name them, and what one costs that is kept."""
    harbours = rules.chapter(Harbours)
    numbers = {"harbours": int(harbours.each), "harbourLeft": -harbours.left_over}
    return numbers | {f"harbour{count}": points for count, points in enumerate(harbours.points) if count}
