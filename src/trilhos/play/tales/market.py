"""Drawing cards: audit files know the display as a whole."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from trilhos.engine.events import NOTHING
from trilhos.play.game import Game
from trilhos.play.telling import Run
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.play.audit import Auditor


def lines(auditor: "Auditor") -> dict[str, Callable[[Run], Iterator[dict[str, Any]]]]:
    """The display is written when it is whole, and when it goes; cards say where they were drawn from."""
    names = auditor.names
    display: list[int] = []

    def market(run: Run) -> Iterator[dict[str, Any]]:
        display[:] = [NOTHING] * int(auditor.rules.slots)
        for _, slot, _, card, _ in auditor.kept_back.pop("show", []):
            display[slot] = card
        yield {"type": "market", "cards": [names.card(card) for card in display]}

    def flush(run: Run) -> Iterator[dict[str, Any]]:
        yield {"type": "flush", "cards": [names.card(card) for card in display]}

    def take(run: Run) -> Iterator[dict[str, Any]]:
        for _, seat, slot, card, _ in run:
            display[slot] = NOTHING
            yield {"type": "draw", "seat": seat, "from": "market", "slot": slot, "card": names.card(card)}

    def draw(run: Run) -> Iterator[dict[str, Any]]:
        for _, seat, deck, card, _ in run:
            yield {"type": "draw", "seat": seat, "from": "deck", "deck": names.deck(deck), "card": names.card(card)}

    def refill(run: Run) -> Iterator[dict[str, Any]]:
        for _, slot, _, card, _ in run:
            display[slot] = card
        yield from auditor.derived(run)

    return {"market": market, "flush": flush, "take": take, "draw": draw, "refill": refill}


def moves(game: Game, text: Text) -> dict[str, Callable[[int], list[str]]]:
    """The deck that fills a gap, where there are two."""
    return {"refill": lambda deck: [text(f"deck-{game.rules.cards.decks[deck]}")]}
