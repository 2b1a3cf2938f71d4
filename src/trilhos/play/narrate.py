"""A log for people: what happened on the table, in sentences, with nothing that its reader may not know."""

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Final

from trilhos.engine import events
from trilhos.engine.board import Route
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.events import HIDDEN, NOTHING, Event
from trilhos.engine.rules import Rules
from trilhos.play.game import Game
from trilhos.play.notation import route_name
from trilhos.text import Text

Run = list[Event]


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

    def cards(self, kinds: Iterable[int]) -> str:
        """Cards one by one."""
        return ", ".join(self.card(kind) for kind in kinds)

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


class Narrator:
    """Tells events in their order, and remembers what belongs to the ones that follow."""

    def __init__(self, game: Game, text: Text, viewer: int) -> None:
        self.game = game
        self.text = text
        self.viewer = viewer
        self.words = Words(game.rules, text)
        self.payments = game.rules.chapter(Payments).rows
        self.laid = [0] * len(game.rules.cards.kinds)
        self.shown: list[int] = []
        self.turned: list[int] = []
        self.offers: dict[int, list[int]] = {}
        self.holder = NOTHING  # of the neutral player's marker

    def tell(self, some: Iterable[Event]) -> list[str]:
        """The sentences for some more events."""
        seen = [events.redact(event, self.viewer) for event in some]
        runs = [list(run) for _, run in groupby(seen, key=lambda event: event[:2])]
        return [sentence for run in runs for sentence in SENTENCES[run[0][0]](self, run)]

    def name(self, run: Run) -> str:
        """Whose events these are."""
        return self.game.names[run[0][1]]

    # One method a kind of event; a run is of one kind and, where it has one, of one seat

    def deal(self, run: Run) -> Iterator[str]:
        """Cards dealt to a seat at the start."""
        yield self._cards("log-deal", run, 2)

    def draw(self, run: Run) -> Iterator[str]:
        """Cards drawn blind; of two decks everybody sees which."""
        for deck, part in groupby(run, key=lambda event: event[2]):
            yield self._cards("log-draw", list(part), 3, self.words.deck(deck))

    def take(self, run: Run) -> Iterator[str]:
        """Face-up cards taken."""
        yield self.text("log-take", name=self.name(run), cards=self.words.cards(event[3] for event in run))

    def show(self, run: Run) -> Iterator[str]:
        """Cards turned up for a new display; they are told when it is whole."""
        self.shown += [event[3] for event in run]
        yield from ()

    def market(self, run: Run) -> Iterator[str]:
        """A whole display."""
        yield self.text("log-market", cards=self.words.cards(self.shown or [NOTHING]))
        self.shown = []

    def flush(self, run: Run) -> Iterator[str]:
        """The display goes."""
        yield self.text("log-flush")

    def refill(self, run: Run) -> Iterator[str]:
        """Gaps in the display are filled."""
        for _, slot, _, card, _ in run:
            yield self.text("log-refill", slot=slot + 1, card=self.words.card(card))

    def reshuffle(self, run: Run) -> Iterator[str]:
        """Discard piles become decks."""
        for _, deck, count, _, _ in run:
            name = "tickets" if deck == events.TICKET_DECK else self.words.deck(deck)
            yield self.text(f"log-reshuffle-{name}" if name else "log-reshuffle", count=count)

    def offer(self, run: Run) -> Iterator[str]:
        """Tickets laid before a seat."""
        tickets = [event[2] for event in run]
        self.offers[run[0][1]] = sorted(tickets)
        if HIDDEN in tickets:
            yield self.text("log-offer-hidden", name=self.name(run), count=len(tickets))
        else:
            yield self.text("log-offer", name=self.name(run), tickets=self.words.tickets(tickets))

    def keep(self, run: Run) -> Iterator[str]:
        """Tickets kept; bits of the mask count the offer in the order of the board's tickets."""
        _, seat, mask, count, _ = run[0]
        offer = self.offers.pop(seat, [])
        if mask != HIDDEN and offer:
            kept = [ticket for i, ticket in enumerate(offer) if mask >> i & 1]
            yield self.text("log-keep", name=self.name(run), tickets=self.words.tickets(kept))
        elif count:
            yield self.text("log-keep-hidden", name=self.name(run), count=count)
        else:
            yield self.text("log-keep-first", name=self.name(run))

    def turn(self, run: Run) -> Iterator[str]:
        """A turn begins."""
        yield self.text("log-turn", name=self.name(run))

    def lay(self, run: Run) -> Iterator[str]:
        """Cards are laid; they are told with what they pay for."""
        for event in run:
            self.laid = [a + b for a, b in zip(self.laid, self.payments[event[2]], strict=True)]
        yield from ()

    def turn_over(self, run: Run) -> Iterator[str]:
        """Cards of a tunnel; they are told with it."""
        self.turned += [event[1] for event in run]
        yield from ()

    def tunnel(self, run: Run) -> Iterator[str]:
        """A tunnel is tried."""
        _, _, route, surcharge, _ = run[0]
        tried = {"name": self.name(run), "route": self.words.route(route), "laid": self.words.row(self.laid)}
        turned = self.words.cards(self.turned or [NOTHING])
        self.turned = []
        yield self.text("log-tunnel", **tried, turned=turned, surcharge=surcharge)

    def yield_(self, run: Run) -> Iterator[str]:
        """A tunnel is given up."""
        self._paid()
        yield self.text("log-yield", name=self.name(run), route=self.words.route(run[0][2]))

    def claim(self, run: Run) -> Iterator[str]:
        """A route is claimed."""
        _, _, route, points, _ = run[0]
        what = {"name": self.name(run), "route": self.words.route(route)}
        yield self.text("log-claim", **what, cards=self._paid(), points=points)

    def toll(self, run: Run) -> Iterator[str]:
        """What a claim cost in tokens."""
        _, _, amount, to, loan = run[0]
        kind = "loan" if loan else "toll"
        paid: dict[str, str | int] = {"name": self.name(run), "amount": amount}
        if to == NOTHING:
            yield self.text(f"log-{kind}-bank", **paid)
        else:
            yield self.text(f"log-{kind}-player", **paid, to=self.game.names[to])

    def reveal(self, run: Run) -> Iterator[str]:
        """A ticket is turned over for the neutral player."""
        _, self.holder, ticket, _, _ = run[0]
        if ticket == NOTHING:
            yield self.text("log-reveal-none")
        else:
            shown = {"ticket": self.words.cities(ticket), "pair": self.words.neutral_pair(ticket)}
            yield self.text("log-reveal", name=self.name(run), **shown)

    def neutral(self, run: Run) -> Iterator[str]:
        """What the neutral player does, who is paid for it, and who has the marker next."""
        _, result, route, toll_to, holder = run[0]
        claimed = "" if route == NOTHING else self.words.route(route)
        yield self.text(f"log-neutral-{events.NEUTRAL_RESULTS[result]}", route=claimed)
        if toll_to != NOTHING:
            amount = self.game.rules.board.routes[route].toll
            yield self.text("log-neutral-toll", name=self.game.names[toll_to], amount=amount)
        if holder not in (NOTHING, self.holder):
            yield self.text("log-neutral-marker", name=self.game.names[holder])

    def station(self, run: Run) -> Iterator[str]:
        """A station is built."""
        city = self.game.rules.board.cities[run[0][2]]
        yield self.text("log-station", name=self.name(run), city=city, cards=self._paid())

    def harbour(self, run: Run) -> Iterator[str]:
        """A harbour is built."""
        city = self.game.rules.board.cities[run[0][2]]
        yield self.text("log-harbour", name=self.name(run), city=city, cards=self._paid())

    def pieces(self, run: Run) -> Iterator[str]:
        """A split is revealed."""
        _, _, trains, ships, _ = run[0]
        yield self.text("log-pieces", name=self.name(run), trains=trains, ships=ships)

    def exchange(self, run: Run) -> Iterator[str]:
        """Pieces are exchanged."""
        trains = run[0][2]
        kind = "trains" if trains > 0 else "ships"
        yield self.text(f"log-exchange-{kind}", name=self.name(run), count=abs(trains))

    def pass_(self, run: Run) -> Iterator[str]:
        """Somebody can do nothing."""
        yield self.text("log-pass", name=self.name(run))

    def ending(self, run: Run) -> Iterator[str]:
        """The last turns begin."""
        yield self.text("log-ending", name=self.name(run), turns=run[0][2])

    def stalling(self, run: Run) -> Iterator[str]:
        """Nothing has moved for long (U31)."""
        yield self.text("log-stalling", turns=run[0][1])

    def over(self, run: Run) -> Iterator[str]:
        """The end, and who has won."""
        result = self.game.result()
        yield self.text(f"log-over-{events.REASONS[run[0][1]]}")
        for sheet in result.sheets:
            yield self.text("log-total", name=self.game.names[sheet.seat], points=sheet.total)
        names = ", ".join(self.game.names[seat] for seat in result.winners)
        yield self.text("log-winners", names=names, count=len(result.winners))

    # What they share

    def _cards(self, key: str, run: Run, place: int, deck: str = "") -> str:
        """Cards that only their owner sees: for others how many they are, and perhaps from which deck."""
        kinds = [event[place] for event in run]
        if HIDDEN in kinds:
            return self.text(f"{key}-hidden-{deck}" if deck else f"{key}-hidden", name=self.name(run), count=len(kinds))
        return self.text(key, name=self.name(run), cards=self.words.cards(kinds))

    def _paid(self) -> str:
        paid = self.words.row(self.laid)
        self.laid = [0] * len(self.laid)
        return paid


SENTENCES: Final[dict[int, Callable[[Narrator, Run], Iterator[str]]]] = {
    events.DEAL: Narrator.deal,
    events.MARKET: Narrator.market,
    events.SHOW: Narrator.show,
    events.FLUSH: Narrator.flush,
    events.RESHUFFLE: Narrator.reshuffle,
    events.OFFER: Narrator.offer,
    events.KEEP: Narrator.keep,
    events.TURN: Narrator.turn,
    events.TAKE: Narrator.take,
    events.DRAW: Narrator.draw,
    events.REFILL: Narrator.refill,
    events.LAY: Narrator.lay,
    events.TURN_OVER: Narrator.turn_over,
    events.TUNNEL: Narrator.tunnel,
    events.YIELD: Narrator.yield_,
    events.CLAIM: Narrator.claim,
    events.STATION: Narrator.station,
    events.PASS: Narrator.pass_,
    events.ENDING: Narrator.ending,
    events.OVER: Narrator.over,
    events.TOLL: Narrator.toll,
    events.REVEAL: Narrator.reveal,
    events.NEUTRAL: Narrator.neutral,
    events.PIECES: Narrator.pieces,
    events.EXCHANGE: Narrator.exchange,
    events.HARBOUR: Narrator.harbour,
    events.STALLING: Narrator.stalling,
}
