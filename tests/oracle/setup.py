"""Before the first turn: hands, the first display, the first tickets and the pieces."""

from typing import Any

from . import claims, moves, tickets
from .cards import deck_of
from .errors import need
from .table import Table


class Setup:
    """Follows the setup; deals, display and offers come first, then the choices in seat order (U6)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dealt = 0
        self.offered = 0
        self.kept = 0
        self.split = 0 if table.book.sails else table.count

    def expected(self) -> frozenset[str]:
        due = self.table.market.due()
        if due and due != "market":
            return frozenset({due})
        everybody = self.table.count
        open_steps = {"deal": self.dealt < everybody, "market": bool(due), "offer": self.offered < everybody}
        found = frozenset(step for step, is_open in open_steps.items() if is_open)
        return found or frozenset({"keep" if self.kept < everybody else "pieces"})

    def done(self) -> bool:
        return min(self.kept, self.split) == self.table.count

    def chooser(self) -> int:
        return self.kept if self.kept < self.table.count else self.split

    def legal(self) -> set[str]:
        expected = self.expected()
        if expected == {"keep"}:
            return tickets.keeps(self.table, self.kept, setup=True)
        return moves.splits(self.table) if expected == {"pieces"} else set()

    def feed(self, event: dict[str, Any]) -> None:
        own = {"deal": self._deal, "offer": self._offer, "keep": self._keep, "pieces": self._pieces}
        handlers = {**self.table.market.handlers(), **own}
        handlers[event["type"]](event)

    def _deal(self, event: dict[str, Any]) -> None:
        """U3, E2, W2, L2."""
        player = self.table.player(event, self.dealt)
        hand = self.table.known(event["cards"])
        for name, count in self.table.book.hand.items():
            cards = [card for card in hand.elements() if deck_of(card) == name]
            need(len(cards) == count, "U3", f"{count} {name} cards are dealt")
            self.table.market.decks[name].take(cards, "U3")
        player.hand = hand
        self.dealt += 1

    def _offer(self, event: dict[str, Any]) -> None:
        tickets.offer(self.table, event, self.offered, setup=True)
        self.offered += 1

    def _keep(self, event: dict[str, Any]) -> None:
        tickets.keep(self.table, event, self.kept, setup=True)
        self.kept += 1

    def _pieces(self, event: dict[str, Any]) -> None:
        claims.split(self.table, event, self.split)
        self.split += 1
