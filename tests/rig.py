"""Tables for tests: a game put into any position in a few words, and read back in names instead of numbers.

    t = table("usa").hand(0, red=3).market("red", "blue", "locomotive", "white", None)
    t.play("take 1", "draw")
    assert t.cards(0)["red"] == 4

`table` gives a quiet table: seat 0 is to begin its first turn, hands are empty, nobody has tickets, the display shows
the first kinds of the card table, the ticket deck lies in the order of the data file. `dealt` gives a game as its
seed deals it. What a setter is told is set exactly; cards move between the deck and the hand or display, so that none
is lost as long as `deck` and `pile` aren't used. A deck has no order until cards are drawn: to decide what comes, give
it nothing else, or name the next few cards with `top`.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeVar

from mypy_extensions import i16, i64

from trilhos.boards import Edition, make_rules
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import HELD, IN_BOX, IN_DECK, ON_OFFER
from trilhos.engine.events import Event
from trilhos.engine.random import game_streams
from trilhos.engine.rules import Chapter, Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.sight import SPECTATOR, place
from trilhos.engine.state import NONE, OVER, TURN, State
from trilhos.engine.view import View, observe
from trilhos.play.notation import Notation, route_name

C = TypeVar("C", bound=Chapter)
Cards = Mapping[str, int]
Cities = tuple[str, ...]

SEED: Final = 1
SEEDS: Final = 100_000  # so many random streams `top` tries


@cache
def rulebook(edition: str | Edition, players: int = 2, **options: bool) -> Rules:
    """The rules of an edition, made once for all tests."""
    return make_rules(edition, players, options)


@cache
def notation(rules: Rules) -> Notation:
    """The texts of a rulebook's moves."""
    return Notation(rules)


def table(edition: str | Edition, players: int = 2, **options: bool) -> "Table":
    """A quiet table: seat 0 begins its first turn, and nobody has anything yet."""
    t = dealt(edition, players, **options)
    while t.state.phase != TURN:
        t.rules.apply(t.state, i64(t.rules.legal(t.state)[0]))
    for seat in range(players):
        t.hand(seat)
        t.tickets(seat)
    t.market(*[kind.name for kind in t.rules.cards.kinds[: int(t.rules.slots)]])
    t.deck(t.unseen()).pile({})
    t.ticket_deck(*[t.cities_of(ticket.id) for ticket in t.rules.board.tickets if not ticket.long])
    t.events.clear()
    return t


def dealt(edition: str | Edition, players: int = 2, seed: int = SEED, **options: bool) -> "Table":
    """A game as its seed deals it, with the first choice of seat 0 waiting."""
    rules = rulebook(edition, players, **options)
    journal: list[Event] = []
    return Table(rules, rules.start(seed, journal), journal)


class Table:
    """Rules and a state, with words for both. Setters return the table, so that they can be chained."""

    def __init__(self, rules: Rules, state: State, events: list[Event] | None = None) -> None:
        self.rules = rules
        self.state = state
        self.events = [] if events is None else events
        state.journal = self.events

    # Names

    def kind(self, name: str) -> int:
        """The number of a kind of card."""
        return [kind.name for kind in self.rules.cards.kinds].index(name.replace("_", "-"))

    def city(self, name: str) -> int:
        """The number of a city."""
        return self.rules.board.cities.index(name)

    def route(self, name: str) -> int:
        """The number of a route, its cities in any order: `Paris-Dieppe`, `Dallas-Houston #2`."""
        return notation(self.rules).parse(f"claim {name}") - int(self.chapter(Claims).base)

    def ticket(self, cities: Cities) -> int:
        """The number of the ticket with just these cities."""
        return next(t.id for t in self.rules.board.tickets if set(self.cities_of(t.id)) == set(cities))

    def cities_of(self, ticket: int) -> Cities:
        """The cities of a ticket."""
        return tuple(self.rules.board.cities[city] for city in self.rules.board.tickets[ticket].cities)

    def chapter(self, sort: type[C]) -> C:
        """The rulebook's chapter of a class."""
        return self.rules.chapter(sort)

    # Cards

    def hand(self, seat: int, cards: Cards | None = None, **more: int) -> "Table":
        """Give a seat just these cards: from the deck, as far as it has them, and the old ones back to it."""
        self._to_deck(self.cards(seat))
        self._set_row(self.rules.hand(i64(seat)), {**(cards or {}), **more})
        self._set_row(self.rules.known(i64(seat)), {})
        self._from_deck(self.cards(seat))
        return self

    def known(self, seat: int, **cards: int) -> "Table":
        """Let everybody know these cards of a seat's hand."""
        self._set_row(self.rules.known(i64(seat)), cards)
        return self

    def market(self, *cards: str | None) -> "Table":
        """Lay out the display; None is a gap. Cards come from the deck, and the old ones go back to it."""
        assert len(cards) == self.rules.slots
        self._to_deck(count(card for card in self.display() if card))
        for slot, card in enumerate(cards):
            self.state.ledger[self.rules.slots_at + i64(slot)] = i64(self.kind(card)) if card else NONE
        self._from_deck(count(card for card in cards if card))
        return self

    def deck(self, cards: Cards | None = None, **more: int) -> "Table":
        """Let the deck hold just these cards; the others are nowhere."""
        return self._set_row(self.rules.deck, {**(cards or {}), **more})

    def pile(self, cards: Cards | None = None, **more: int) -> "Table":
        """Let the discard pile hold just these cards; the others are nowhere."""
        return self._set_row(self.rules.pile, {**(cards or {}), **more})

    def top(self, *cards: str, deck: int = 0) -> "Table":
        """Let these cards come next from the deck, which must have them: another random stream is found for that."""
        wanted = [self.kind(card) for card in cards]
        market = self.chapter(Market)
        for seed in range(SEEDS):
            copy = self.state.clone()
            copy.rng = game_streams(seed)
            if all(market.draw_card(copy, i64(deck)) == kind for kind in wanted):
                self.state.rng = game_streams(seed)
                return self
        raise AssertionError(f"{', '.join(cards)} is too unlikely")

    def cards(self, seat: int) -> dict[str, int]:
        """The hand of a seat."""
        return self._row(self.rules.hand(i64(seat)))

    def known_cards(self, seat: int) -> dict[str, int]:
        """The cards that everybody knows to be in the hand of a seat."""
        return self._row(self.rules.known(i64(seat)))

    def in_deck(self) -> dict[str, int]:
        """The cards of the deck."""
        return self._row(self.rules.deck)

    def in_pile(self) -> dict[str, int]:
        """The cards of the discard pile."""
        return self._row(self.rules.pile)

    def laid(self) -> dict[str, int]:
        """The cards that have been laid and aren't discarded yet."""
        return self._row(self.rules.laid)

    def turned(self) -> dict[str, int]:
        """The turned-over cards of a tunnel."""
        return self._row(self.rules.turned)

    def display(self) -> list[str | None]:
        """The face-up cards; None is a gap."""
        shown = self.rules.shown([int(number) for number in self.state.ledger])
        return [None if card == NONE else self.rules.cards.kinds[card].name for card in shown]

    def unseen(self) -> dict[str, int]:
        """All cards but those of the hands and the display."""
        names = [kind.name for kind in self.rules.cards.kinds for _ in range(kind.count)]
        rest = count(names)
        for cards in [count(card for card in self.display() if card), *map(self.cards, self.seats)]:
            for name, number in cards.items():
                rest[name] -= number
        return rest

    def _row(self, at: i64) -> dict[str, int]:
        counts = [(kind.name, int(self.state.cards[at + i64(i)])) for i, kind in enumerate(self.rules.cards.kinds)]
        return {name: number for name, number in counts if number}

    def _set_row(self, at: i64, cards: Cards) -> "Table":
        for i in range(int(self.rules.kinds)):
            self.state.cards[at + i64(i)] = 0
        for name, number in cards.items():
            self.state.cards[at + i64(self.kind(name))] = i16(number)
        return self

    def _to_deck(self, cards: Cards) -> None:
        for name, number in cards.items():
            self.state.cards[self.rules.deck + i64(self.kind(name))] += i16(number)

    def _from_deck(self, cards: Cards) -> None:
        for name, number in cards.items():
            at = self.rules.deck + i64(self.kind(name))
            self.state.cards[at] = i16(max(0, int(self.state.cards[at]) - number))

    # Routes, pieces, stations

    def own(self, seat: int, *routes: str) -> "Table":
        """Let a seat own routes, with its pieces on them and their points scored; a twin stays as it is."""
        for name in routes:
            route = self.rules.board.routes[self.route(name)]
            pieces = self.chapter(Claims).pieces_at(i64(route.kind), i64(seat))
            assert self.state.ledger[pieces] >= i64(route.length), f"too few pieces for {name}"
            self.state.owner[route.id] = i64(seat)
            self.state.ledger[pieces] -= i64(route.length)
            self.state.ledger[self.rules.score_at + i64(seat)] += i64(self.rules.board.route_points[route.length])
        return self

    def owner(self, route: str) -> int:
        """The seat that owns a route, FREE or CLOSED."""
        return int(self.state.owner[self.route(route)])

    def owned(self, seat: int) -> list[str]:
        """The routes of a seat."""
        return [route_name(self.rules, r) for r in self.rules.board.routes if self.state.owner[r.id] == i64(seat)]

    def pieces(self, seat: int, *counts: int) -> "Table":
        """Leave a seat so many pieces, one number for each kind."""
        for kind, number in enumerate(counts):
            self.state.ledger[self.chapter(Claims).pieces_at(i64(kind), i64(seat))] = i64(number)
        return self

    def pieces_of(self, seat: int) -> list[int]:
        """How many pieces of each kind a seat has left."""
        claims = self.chapter(Claims)
        return [int(self.state.ledger[claims.pieces_at(i64(kind), i64(seat))]) for kind in range(len(claims.supply))]

    def stations(self, seat: int, *cities: str) -> "Table":
        """Let a seat have built stations in these cities, and no others."""
        chapter = self.chapter(Stations)
        for city in self.stations_of(seat):
            self.state.ledger[chapter.site + i64(self.city(city))] = NONE
        for city in cities:
            self.state.ledger[chapter.site + i64(self.city(city))] = i64(seat)
        self.state.ledger[chapter.built + i64(seat)] = i64(len(cities))
        return self

    def stations_of(self, seat: int) -> list[str]:
        """The cities in which a seat has stations."""
        first = self.chapter(Stations).site
        return [name for i, name in enumerate(self.rules.board.cities) if self.state.ledger[first + i64(i)] == seat]

    # Tickets

    def tickets(self, seat: int, *tickets: Cities) -> "Table":
        """Let a seat hold just these tickets, wherever they are; the old ones are out of the game."""
        wanted = [self.ticket(cities) for cities in tickets]
        self._set_queue([number for number in self._queue() if number not in wanted])
        for cities in self.held(seat):
            self.state.tickets[self.ticket(cities)] = IN_BOX
        for number in wanted:
            self.state.tickets[number] = place(HELD, i64(seat))
        return self

    def ticket_deck(self, *tickets: Cities) -> "Table":
        """Let the ticket deck be just these, from the top on; the old ones are out of the game."""
        self._set_queue([self.ticket(cities) for cities in tickets])
        return self

    def held(self, seat: int) -> list[Cities]:
        """The tickets that a seat has kept."""
        return self._tickets_at(int(place(HELD, i64(seat))))

    def offer(self, seat: int) -> list[Cities]:
        """The tickets laid before a seat."""
        return self._tickets_at(int(place(ON_OFFER, i64(seat))))

    def in_ticket_deck(self) -> list[Cities]:
        """The ticket deck from the top on."""
        return [self.cities_of(number) for number in self._queue()]

    def _tickets_at(self, where: int) -> list[Cities]:
        return [self.cities_of(t.id) for t in self.rules.board.tickets if self.state.tickets[t.id] == where]

    def _queue(self) -> list[int]:
        ring = [int(number) for number in self.state.tickets][len(self.rules.board.tickets) :]
        head = int(self.state.queue_head)
        return (ring + ring)[head : head + int(self.state.queue_size)]

    def _set_queue(self, numbers: list[int]) -> None:
        for number in self._queue():
            self.state.tickets[number] = IN_BOX
        for at, number in enumerate(numbers):
            self.state.tickets[number] = IN_DECK
            self.state.tickets[len(self.rules.board.tickets) + at] = i64(number)
        self.state.queue_head = 0
        self.state.queue_size = i64(len(numbers))

    # Playing

    def turn_of(self, seat: int) -> "Table":
        """Let it be a seat's turn."""
        self.state.seat = i64(seat)
        return self

    def legal(self, verb: str = "") -> set[str]:
        """The legal moves, or those that begin with a verb."""
        texts = [self.text(action) for action in self.rules.legal(self.state)]
        return {text for text in texts if text.split()[0] == verb or not verb}

    def verbs(self) -> set[str]:
        """The verbs of the legal moves."""
        return {text.split()[0] for text in self.legal()}

    def play(self, *texts: str) -> "Table":
        """Make moves, each of them legal."""
        for text in texts:
            action = notation(self.rules).parse(text)
            legal = self.rules.legal(self.state)
            assert action in legal, f"{text} is not legal; these are: {', '.join(map(self.text, legal))}"
            self.rules.apply(self.state, i64(action))
        return self

    def text(self, action: int) -> str:
        """A move in notation."""
        return notation(self.rules).text(action)

    # What has come of it

    @property
    def seats(self) -> range:
        """All seats."""
        return range(int(self.rules.players))

    @property
    def seat(self) -> int:
        """Whose decision is waiting."""
        return int(self.state.seat)

    @property
    def phase(self) -> int:
        """What sort of decision is waiting."""
        return int(self.state.phase)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == OVER)

    def score(self, seat: int) -> int:
        """The running score of a seat."""
        return int(self.state.ledger[self.rules.score_at + i64(seat)])

    def sheet(self, seat: int) -> Sheet:
        """The final count of a seat, as if the game ended here."""
        return self.rules.score(self.state)[seat]

    def winners(self) -> list[int]:
        """Who would win if the game ended here."""
        return self.rules.winners(self.rules.score(self.state))

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat or a spectator sees."""
        return observe(self.rules, self.state, viewer)

    def told(self, kind: int) -> list[Event]:
        """The events of a kind since the table was set up."""
        return [event for event in self.events if event[0] == kind]


def count(names: Iterable[str]) -> dict[str, int]:
    """How often each name occurs."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts
