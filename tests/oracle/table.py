"""Everything that lies on the table, and before the players."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from .book import BOOKS, NEUTRAL_TRAINS, TOKENS
from .cards import Deck, Pack
from .errors import OracleError, need
from .facts import Board, Route, Ticket
from .market import Market

NEUTRAL = -1  # the owner of the neutral player's routes


@dataclass
class Player:
    """One player's belongings."""

    trains: int
    ships: int
    hand: Counter[str] = field(default_factory=Counter)
    box: dict[str, int] = field(default_factory=lambda: {"trains": 0, "ships": 0})
    tickets: list[Ticket] = field(default_factory=list)
    offer: list[Ticket] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)
    stations: list[str] = field(default_factory=list)
    harbours: list[str] = field(default_factory=list)
    exchanged: int = 0
    over_passes: int = 0  # pieces that passes took (M2)
    tokens: int = TOKENS
    loans: int = 0

    def pieces(self, kind: str) -> int:
        return self.ships if kind == "ship" else self.trains

    def gain(self, kind: str, count: int) -> None:
        """Pieces enter the reserve, or leave it."""
        if kind == "ship":
            self.ships += count
        else:
            self.trains += count

    def spend(self, cards: Counter[str], rule: str) -> None:
        need(cards <= self.hand, rule, f"the hand lacks {dict(cards - self.hand)}")
        self.hand = self.hand - cards


@dataclass
class Attempt:
    """A tunnel that has been tried and is not yet claimed or given up (E8)."""

    route: Route
    laid: Counter[str]
    turned: list[str]
    surcharge: int


@dataclass
class Neutral:
    """The neutral player (N15)."""

    holder: int = 1
    trains: int = NEUTRAL_TRAINS
    stopped: bool = False


class Table:
    """The whole table of one game."""

    def __init__(self, facts: dict[str, Any], edition: str, players: int, options: dict[str, bool]) -> None:
        self.edition = edition
        self.book = BOOKS[edition]
        self.board = Board(facts)
        self.pack = Pack(self.book.sails)
        self.count = players
        self.options = options
        self.tokens = self.book.tolls and bool(options.get("tokens"))
        self.market = Market(self.book, self.pack)
        self.players = [Player(self.book.trains, self.book.ships) for _ in range(players)]
        self.owner: dict[int, int] = {}
        self.attempt: Attempt | None = None
        self.neutral = Neutral() if options.get("neutral") else None
        self.ticket_deck = Deck(t.key for t in self.board.tickets if not t.long)
        self.long_deck = Deck(t.key for t in self.board.tickets if t.long)
        self.ticket_pile: Counter[str] = Counter()

    @property
    def both_tracks(self) -> bool:
        """U23, N6, N14: are both tracks of a double open?"""
        return self.count >= 4 or self.tokens

    def closed(self, seat: int, route: Route) -> str:
        """The rule that keeps the player from the route, if one does."""
        if route.index in self.owner:
            return "U20"
        twin = self.board.twin(route)
        if twin is None or twin.index not in self.owner:
            return ""
        if self.owner[twin.index] == seat:
            return "U22"
        return "" if self.both_tracks else "U23"

    def discard(self, cards: Counter[str]) -> None:
        self.market.discard(cards.elements())

    def place(self, seat: int, route: Route) -> None:
        """The player's pieces on the route (U19, S16), and into the box for its passes (M2)."""
        player = self.players[seat]
        player.gain(route.kind, -route.length - route.passes)
        player.over_passes += route.passes
        player.routes.append(route)
        self.owner[route.index] = seat

    def known(self, cards: Any) -> Counter[str]:
        """The set of cards an event names."""
        counted = Counter({str(card): int(count) for card, count in cards.items()})
        for card, count in counted.items():
            need(card in self.pack.order, "audit", f"no such card: {card}")
            need(count > 0, "audit", f"counts are above zero: {card} {count}")
        return counted

    def player(self, event: dict[str, Any], seat: int) -> Player:
        """The player an event is about, who must be the one to act."""
        need(event["seat"] == seat, "turn order", f"seat {seat} has to act, not {event['seat']}")
        return self.players[seat]


def check_options(edition: str, players: int, options: dict[str, bool]) -> None:
    """The tables that the rulebooks know (U1, S1, N1, N14, N15)."""
    if edition not in BOOKS:
        raise OracleError(f"audit: no such edition: {edition}")
    need(2 <= players <= 5, "U1", "2 to 5 players")
    names = {"tokens", "neutral"} if edition == "nederland" else set()
    need(set(options) == names, "audit", f"options {sorted(names)}")
    if options.get("neutral"):
        need(players == 2 and options["tokens"], "N15", "the neutral player: 2 players, with tokens")
