"""A log for people: what happened on the table, in sentences, with nothing that its reader may not know."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from trilhos.engine import fields
from trilhos.engine.board import Route
from trilhos.engine.events import HIDDEN, NOTHING, TICKET_DECK, Event
from trilhos.engine.fields import EventKind, Meaning
from trilhos.engine.rules import Rules
from trilhos.play.game import Game
from trilhos.play.notation import route_name
from trilhos.play.tales import tales
from trilhos.play.telling import Run, Teller
from trilhos.text import Text


def narrate(game: Game, text: Text, viewer: int) -> list[str]:
    """The whole game so far, as `viewer` (a seat, or SPECTATOR) knows it."""
    return narrate_events(game, game.events(), text, viewer)


def narrate_events(game: Game, some: Iterable[Event], text: Text, viewer: int) -> list[str]:
    """Some events; a Narrator that has heard what came before can say more of tickets and tunnels."""
    return Narrator(game, text, viewer).tell(some)


class Words:
    """Cards, routes and tickets of a rulebook in a language; cities are as printed."""

    def __init__(self, rules: Rules, text: Text) -> None:
        self.rules = rules
        self.text = text

    def card(self, kind: int) -> str:
        """One card, or the gap where it would be."""
        return self.text("card-none") if kind == NOTHING else self.text(f"card-{self.rules.cards.kinds[kind].name}")

    def some(self, kind: int, count: int) -> str:
        """So many cards of a kind."""
        return self.text(f"count-{self.rules.cards.kinds[kind].name}", count=count)

    def row(self, row: list[int]) -> str:
        """A row of card counts, wilds last."""
        wild = self.rules.cards.wild
        order = sorted(range(len(row)), key=lambda kind: (kind == wild, kind))
        return ", ".join(self.some(kind, row[kind]) for kind in order if row[kind])

    def colour(self, route: Route) -> str:
        """The colour of a route."""
        return self.text("colour-gray" if route.colour < 0 else f"colour-{self.rules.cards.colours[route.colour]}")

    def route(self, number: int) -> str:
        """A route, as notation names it."""
        return route_name(self.rules, self.rules.board.routes[number])

    def cities(self, ticket: int) -> str:
        """The cities of a ticket."""
        return "-".join(self.rules.board.cities[city] for city in self.rules.board.tickets[ticket].cities)

    def ticket(self, number: int) -> str:
        """A ticket and its points; of a tour the high and the low value."""
        ticket = self.rules.board.tickets[number]
        values = dict.fromkeys([ticket.points, ticket.points_any_order])
        return f"{self.cities(number)} ({'/'.join(map(str, values))})"

    def deck(self, number: int) -> str:
        """The name of a deck, as keys have it; nothing where there is one only."""
        return self.rules.cards.decks[number] if len(self.rules.cards.decks) > 1 else ""

    def neutral_pair(self, ticket: int) -> str:
        """The cities at a ticket's foot, if there are any."""
        pair = self.rules.board.tickets[ticket].neutral
        return "-".join(self.rules.board.cities[city] for city in pair) if pair else self.text("ticket-blank")

    def tickets(self, numbers: Iterable[int]) -> str:
        """Several tickets."""
        return ", ".join(self.ticket(number) for number in numbers)


class Narrator(Teller):
    """Tells events in their order, and remembers what belongs to the ones that follow."""

    def __init__(self, game: Game, text: Text, viewer: int) -> None:
        super().__init__(game.rules)
        self.game = game
        self.names = game.names
        self.text = text
        self.viewer = viewer
        self.words = Words(game.rules, text)
        self.tales = tales(game.rules, "sentences", self)

    def tell(self, some: Iterable[Event]) -> list[str]:
        """The sentences for some more events."""
        seen = [self.rules.events.redact(event, self.viewer) for event in some]
        sentences: list[str] = []
        for _, group in groupby(seen, key=lambda event: event[:2]):
            run = list(group)
            kind = self.rules.events.of(run[0])
            if kind.kept_back:
                self.keep_back(kind, run)
            else:
                sentences += self.tales.get(kind.name, self.derived)(run)
        return sentences

    def derived(self, run: Run) -> Iterator[str]:
        """What follows from the declaration of the events: a sentence each, or one for what is listed at once."""
        kind = self.rules.events.of(run[0])
        if not kind.run:
            yield from (self._sentence(kind, [event]) for event in run)
            return
        shared = [kind.places[field] for field in ("seat", "deck") if field in kind.places]
        for _, part in groupby(run, key=lambda event: [event[place] for place in shared]):
            yield self._sentence(kind, list(part))

    def _sentence(self, kind: EventKind, part: Run) -> str:
        """The most special sentence that the catalogue has; without any, the event is told plainly."""
        hidden = ["hidden"] if kind.private and part[0][kind.private] == HIDDEN else []
        values = self._values(kind, part, bool(hidden))
        variants = [*hidden, *self._variants(kind, part[0])]
        for size in range(len(variants), len(hidden) - 1, -1):
            key = "-".join(["log", kind.name, *variants[:size]])
            if self.text.has(key):
                return self.text(key, **values)
        told = ", ".join(f"{name} {value}" for name, value in values.items())
        return self.text("log-plainly", event=kind.name, values=told)

    def _values(self, kind: EventKind, part: Run, hidden: bool) -> dict[str, str | int]:
        """The fields in words; of what is listed also how many, and nothing else where the viewer may not know it."""
        values: dict[str, str | int] = {"count": len(part)} if kind.run else {}
        for field, meaning in kind.fields.items():
            place = kind.places.get(field, 0)
            if not place:
                values[field] = self._remembered(meaning)
            elif hidden and place == kind.private:
                continue
            elif field == kind.run:
                values[f"{field}s"] = ", ".join(str(self._word(meaning, event[place])) for event in part)
            else:
                values[_placeholder(field, meaning)] = self._word(meaning, part[0][place])
        return values

    def _word(self, meaning: Meaning, number: int) -> str | int:
        if meaning.names:
            return meaning.names[number]
        word = WORDS.get(meaning)
        return number if word is None else word(self, number)

    def _remembered(self, meaning: Meaning) -> str:
        if meaning.gathers:
            of, numbers = self.gathered(meaning)
            return ", ".join(str(self._word(of, number)) for number in numbers or [NOTHING])
        return self.words.row(self.cards_laid(meaning))

    def _variants(self, kind: EventKind, event: Event) -> list[str]:
        """The parts of a key that follow from what is one of a few, and from the deck where there are several."""
        found = [(kind.fields[field], event[place]) for field, place in kind.places.items()]
        decks = [
            "tickets" if n == TICKET_DECK else self.words.deck(n) for meaning, n in found if meaning is fields.DECK
        ]
        return [*filter(None, decks), *[meaning.names[n] for meaning, n in found if meaning.names]]

    def seat(self, seat: int) -> str:
        """The name of whoever sits there, if anybody does."""
        return "" if seat == NOTHING else self.names[seat]


def _placeholder(field: str, meaning: Meaning) -> str:
    """What sentences call a field: the event's seat is a name, and turns are turns whichever they are."""
    if field == "seat":
        return "name"
    return "turns" if meaning is fields.TURNS else field


# What a number stands for in words; the others are told as they are.
WORDS: Final[dict[Meaning, Callable[[Narrator, int], str | int]]] = {
    fields.SEAT: Narrator.seat,
    fields.PAYEE: Narrator.seat,
    fields.ROUTE: lambda narrator, route: "" if route == NOTHING else narrator.words.route(route),
    fields.CITY: lambda narrator, city: narrator.rules.board.cities[city],
    fields.CARD: lambda narrator, card: narrator.words.card(card),
    fields.TICKET: lambda narrator, ticket: "" if ticket == NOTHING else narrator.words.ticket(ticket),
    fields.SLOT: lambda narrator, slot: slot + 1,
    fields.DECK: lambda narrator, deck: "" if deck == TICKET_DECK else narrator.words.deck(deck),
}
