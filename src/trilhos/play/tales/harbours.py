"""Harbours: programs look for them on every board."""

from typing import Final, TypedDict

from trilhos.engine.cards import CardKind


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
