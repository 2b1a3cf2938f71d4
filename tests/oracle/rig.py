"""Hand-made tables for tests: a game at the start of a turn, with just the cards and pieces a test names."""

from collections import Counter
from copy import deepcopy
from typing import Any

from .book import BOOKS
from .cards import Deck
from .dealer import Dealer
from .errors import OracleError
from .facts import Route
from .table import Player

PLAIN = {"tokens": False, "neutral": False}


class Scene:
    """An oracle at the start of seat 0's first turn, its table open to change."""

    def __init__(self, edition: str, players: int = 2, options: dict[str, bool] | None = None, seed: int = 1) -> None:
        dealer = Dealer(edition, players, options or (PLAIN if BOOKS[edition].tolls else {}), seed)
        while dealer.oracle.phase != "action":
            dealer.step()
        self.oracle = dealer.oracle
        self.table = dealer.oracle.table
        self.market = self.table.market

    def player(self, seat: int = 0) -> Player:
        return self.table.players[seat]

    def hand(self, seat: int = 0, **cards: int) -> None:
        """Give the seat just these cards; an underscore stands for a hyphen."""
        self.player(seat).hand = Counter({name.replace("_", "-"): count for name, count in cards.items()})

    def deck(self, *cards: str, pile: tuple[str, ...] = (), name: str = "train") -> None:
        self.market.decks[name] = Deck(cards)
        self.market.piles[name] = Counter(pile)

    def display(self, *cards: str | None) -> None:
        self.market.display = list(cards)

    def route(self, name: str) -> Route:
        return self.table.board.named[name]

    def own(self, seat: int, *names: str) -> None:
        """Routes the seat has claimed before."""
        for name in names:
            self.table.place(seat, self.route(name))

    def tickets(self, seat: int, *keys: str) -> None:
        self.player(seat).tickets = [self.table.board.ticket_by_key[key] for key in keys]

    def feed(self, kind: str, **fields: Any) -> None:
        """One event; the seat that has to act unless another is named."""
        fields.setdefault("seat", self.oracle.seat())
        if "source" in fields:
            fields["from"] = fields.pop("source")
        if isinstance(fields.get("route"), str):
            fields["route"] = self.route(fields["route"]).as_json()
        self.oracle.feed({"n": self.oracle.n, "type": kind, **fields})

    def claim(self, name: str, points: int, **cards: int) -> None:
        paid = {card.replace("_", "-"): count for card, count in cards.items()}
        self.feed("claim", route=name, cards=paid, points=points)

    def fault(self, kind: str, **fields: Any) -> str:
        """What the oracle says to a wrong event; the scene stays as it is."""
        kept = self.oracle
        self.oracle = deepcopy(kept)
        try:
            self.feed(kind, **fields)
        except OracleError as error:
            return str(error)
        finally:
            self.oracle = kept
        return ""

    def next_turn(self) -> None:
        self.feed("turn", seat=(self.oracle.turn + 1) % self.table.count)

    def pays(self, move: str) -> set[str]:
        return self.oracle.legal([move])
