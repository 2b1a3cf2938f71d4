"""Audit files: a whole game with nothing hidden, for a stranger to check (format `trilhos-audit/1`)."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from trilhos.editions import edition
from trilhos.engine import events
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.rules import Rules
from trilhos.engine.sheet import LINE_NAMES, LONGEST, STATIONS, TOKENS, Sheet
from trilhos.play.game import Game
from trilhos.play.names import Names, seat_or_none

FORMAT: Final = "trilhos-audit/1"
Line = dict[str, Any]


def audit(game: Game) -> Iterator[Line]:
    """The events of a finished game, numbered; BadMove, and no line, while it goes on."""
    game.result()
    for n, line in enumerate(Auditor(game).lines()):
        yield {"n": n, **line}


def audit_text(game: Game) -> str:
    """A finished game as JSON Lines."""
    return "".join(audit_lines(game))


def audit_lines(game: Game) -> Iterator[str]:
    """The same line by line."""
    return (json.dumps(line, ensure_ascii=False) + "\n" for line in audit(game))


def sheet_data(rules: Rules, sheet: Sheet) -> Line:
    """The final count of a seat."""
    names = Names(rules)
    lines = {LINE_NAMES[line]: sheet.lines[line] for line in rules.lines}
    extra: Line = {}
    if LONGEST in rules.lines:
        extra["longest"] = sheet.longest
    if TOKENS in rules.lines:
        extra["tokens"] = sheet.tokens
    if STATIONS in rules.lines:
        extra["borrowed"] = {names.city(c): None if r < 0 else names.route(r) for c, r in sheet.borrowed}
    completed, failed = names.tickets(sheet.completed), names.tickets(sheet.failed)
    tail = {"lines": lines, "total": sheet.total, "completed": completed, "failed": failed, **extra}
    return {"seat": sheet.seat, **tail}


class Auditor:
    """Turns the engine's small events into the lines of an audit file."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules: Rules = game.rules
        self.names = Names(game.rules)
        self.payments = game.rules.chapter(Payments).rows
        self.pending: list[list[int]] = []  # values of events that are written together, later
        self.offers: dict[int, list[int]] = {}
        self.laid = [0] * len(game.rules.cards.kinds)

    def lines(self) -> Iterator[Line]:
        """All lines of a finished game, from start to end."""
        yield self.start_line()
        yield from self.lines_of(self.game.events())
        yield from self.last_lines()

    def lines_of(self, some: list[events.Event]) -> Iterator[Line]:
        """The lines of events that follow those given before."""
        for kind, run in _runs(some):
            yield from LINES[kind](self, run)

    def last_lines(self) -> Iterator[Line]:
        """Scores and winners."""
        result = self.game.result()
        for sheet in result.sheets:
            yield {"type": "score", **sheet_data(self.rules, sheet)}
        yield {"type": "end", "winners": result.winners, "reason": result.reason}

    # First and last lines

    def start_line(self) -> Line:
        """The first line."""
        return {
            "type": "start",
            "format": FORMAT,
            "edition": self.game.edition,
            "players": self.game.players,
            "options": self._options(),
            "seed": self.game.seed,
            "scores": self.rules.starting,
            "rules": self.game.rules_version,
        }

    def _options(self) -> dict[str, bool]:
        """What the players chose, but for how they see it."""
        about_sight = edition(self.game.edition).about_sight
        return {name: chosen for name, chosen in self.rules.options.items() if name not in about_sight}

    # One method a kind of event

    def deal(self, run: list[events.Event]) -> Iterator[Line]:
        """The starting hands, one line a seat."""
        for seat in range(self.game.players):
            hand = [0] * len(self.rules.cards.kinds)
            for event in run:
                hand[event[2]] += event[1] == seat
            yield {"type": "deal", "seat": seat, "cards": self.names.cards(hand)}

    def show(self, run: list[events.Event]) -> Iterator[Line]:
        """Cards turned up for a new display; they are written when it is whole."""
        self.pending += [list(event) for event in run]
        yield from ()

    def market(self, run: list[events.Event]) -> Iterator[Line]:
        """A whole display."""
        self.shown: list[int] = [events.NOTHING] * int(self.rules.slots)
        for _, slot, _, card, _ in self.pending:
            self.shown[slot] = card
        self.pending.clear()
        yield {"type": "market", "cards": [self.names.card(card) for card in self.shown]}

    def flush(self, run: list[events.Event]) -> Iterator[Line]:
        """The display goes."""
        yield {"type": "flush", "cards": [self.names.card(card) for card in self.shown]}

    def reshuffle(self, run: list[events.Event]) -> Iterator[Line]:
        """A discard pile becomes a deck."""
        for _, deck, count, _, _ in run:
            name = "ticket" if deck == events.TICKET_DECK else self.names.deck(deck)
            yield {"type": "reshuffle", "deck": name, "count": count}

    def offer(self, run: list[events.Event]) -> Iterator[Line]:
        """Tickets laid before players, one line a seat."""
        for seat in dict.fromkeys(event[1] for event in run):
            self.offers[seat] = [event[2] for event in run if event[1] == seat]
            yield {"type": "offer", "seat": seat, "tickets": self.names.tickets(self.offers[seat])}

    def keep(self, run: list[events.Event]) -> Iterator[Line]:
        """What a player keeps; bits count the offer in the order of the board's tickets."""
        for _, seat, mask, _, _ in run:
            offer = sorted(self.offers.pop(seat))
            kept = [ticket for i, ticket in enumerate(offer) if mask >> i & 1]
            returned = [ticket for ticket in offer if ticket not in kept]
            yield {
                "type": "keep",
                "seat": seat,
                "kept": self.names.tickets(kept),
                "returned": self.names.tickets(returned),
            }

    def turn(self, run: list[events.Event]) -> Iterator[Line]:
        """A turn begins."""
        yield {"type": "turn", "seat": run[0][1]}

    def take(self, run: list[events.Event]) -> Iterator[Line]:
        """A face-up card is taken."""
        _, seat, slot, card, _ = run[0]
        self.shown[slot] = events.NOTHING
        yield {"type": "draw", "seat": seat, "from": "market", "slot": slot, "card": self.names.card(card)}

    def draw(self, run: list[events.Event]) -> Iterator[Line]:
        """Cards drawn blind."""
        for _, seat, deck, card, _ in run:
            name = self.names.deck(deck)
            yield {"type": "draw", "seat": seat, "from": "deck", "deck": name, "card": self.names.card(card)}

    def refill(self, run: list[events.Event]) -> Iterator[Line]:
        """Gaps are filled."""
        for _, slot, deck, card, _ in run:
            self.shown[slot] = card
            yield {"type": "refill", "slot": slot, "deck": self.names.deck(deck), "card": self.names.card(card)}

    def lay(self, run: list[events.Event]) -> Iterator[Line]:
        """Cards are laid; they are written with what they pay for."""
        for event in run:
            self.laid = [a + b for a, b in zip(self.laid, self.payments[event[2]], strict=True)]
        yield from ()

    def turn_over(self, run: list[events.Event]) -> Iterator[Line]:
        """Cards of a tunnel; they are written with it."""
        self.pending += [list(event) for event in run]
        yield from ()

    def tunnel(self, run: list[events.Event]) -> Iterator[Line]:
        """A tunnel is tried."""
        _, seat, route, surcharge, _ = run[0]
        turned = [self.names.card(event[1]) for event in self.pending]
        self.pending.clear()
        tried = {"type": "tunnel", "seat": seat, "route": self.names.route(route)}
        yield {**tried, "laid": self.names.cards(self.laid), "turned": turned, "surcharge": surcharge}

    def yield_(self, run: list[events.Event]) -> Iterator[Line]:
        """A tunnel is given up."""
        self._paid()
        yield {"type": "yield", "seat": run[0][1], "route": self.names.route(run[0][2])}

    def claim(self, run: list[events.Event]) -> Iterator[Line]:
        """A route is claimed."""
        _, seat, route, points, _ = run[0]
        yield {"type": "claim", "seat": seat, "route": self.names.route(route), "cards": self._paid(), "points": points}

    def toll(self, run: list[events.Event]) -> Iterator[Line]:
        """What the claim costs in tokens."""
        _, seat, amount, to, loan = run[0]
        receiver = "bank" if to == events.NOTHING else to
        yield {"type": "toll", "seat": seat, "amount": amount, "to": receiver, "loan": bool(loan)}

    def reveal(self, run: list[events.Event]) -> Iterator[Line]:
        """A ticket for the neutral player; it is written with what comes of it."""
        self.pending.append(list(run[0]))
        yield from ()

    def neutral(self, run: list[events.Event]) -> Iterator[Line]:
        """What the neutral player does."""
        _, result, route, toll_to, holder_next = run[0]
        _, holder, ticket, _, _ = self.pending.pop()
        line: Line = {"type": "neutral", "holder": holder, "ticket": None if ticket < 0 else self.names.ticket(ticket)}
        line["result"] = events.NEUTRAL_RESULTS[result]
        if route != events.NOTHING:
            line["route"] = self.names.route(route)
        yield {**line, "toll_to": seat_or_none(toll_to), "holder_next": seat_or_none(holder_next)}

    def station(self, run: list[events.Event]) -> Iterator[Line]:
        """A station is built."""
        _, seat, city, _, _ = run[0]
        yield {"type": "station", "seat": seat, "city": self.names.city(city), "cards": self._paid()}

    def harbour(self, run: list[events.Event]) -> Iterator[Line]:
        """A harbour is built."""
        _, seat, city, _, _ = run[0]
        yield {"type": "harbour", "seat": seat, "city": self.names.city(city), "cards": self._paid()}

    def pieces(self, run: list[events.Event]) -> Iterator[Line]:
        """The splits are revealed."""
        for _, seat, trains, ships, _ in run:
            yield {"type": "pieces", "seat": seat, "trains": trains, "ships": ships}

    def exchange(self, run: list[events.Event]) -> Iterator[Line]:
        """Pieces are exchanged, at a point each."""
        _, seat, trains, ships, _ = run[0]
        yield {"type": "exchange", "seat": seat, "trains": trains, "ships": ships, "points": -abs(trains)}

    def pass_(self, run: list[events.Event]) -> Iterator[Line]:
        """Somebody can do nothing."""
        yield {"type": "pass", "seat": run[0][1]}

    def ending(self, run: list[events.Event]) -> Iterator[Line]:
        """The last turns begin."""
        yield {"type": "ending", "seat": run[0][1], "turns_left": run[0][2]}

    def stalling(self, run: list[events.Event]) -> Iterator[Line]:
        """A warning for the players; it changes nothing on the table."""
        yield from ()

    def over(self, run: list[events.Event]) -> Iterator[Line]:
        """The end, which is written after the scores."""
        yield from ()

    def _paid(self) -> dict[str, int]:
        paid = self.names.cards(self.laid)
        self.laid = [0] * len(self.laid)
        return paid


LINES: Final[dict[int, Callable[[Auditor, list[events.Event]], Iterator[Line]]]] = {
    events.DEAL: Auditor.deal,
    events.SHOW: Auditor.show,
    events.MARKET: Auditor.market,
    events.FLUSH: Auditor.flush,
    events.RESHUFFLE: Auditor.reshuffle,
    events.OFFER: Auditor.offer,
    events.KEEP: Auditor.keep,
    events.TURN: Auditor.turn,
    events.TAKE: Auditor.take,
    events.DRAW: Auditor.draw,
    events.REFILL: Auditor.refill,
    events.LAY: Auditor.lay,
    events.TURN_OVER: Auditor.turn_over,
    events.TUNNEL: Auditor.tunnel,
    events.YIELD: Auditor.yield_,
    events.CLAIM: Auditor.claim,
    events.STATION: Auditor.station,
    events.PASS: Auditor.pass_,
    events.ENDING: Auditor.ending,
    events.OVER: Auditor.over,
    events.TOLL: Auditor.toll,
    events.REVEAL: Auditor.reveal,
    events.NEUTRAL: Auditor.neutral,
    events.PIECES: Auditor.pieces,
    events.EXCHANGE: Auditor.exchange,
    events.HARBOUR: Auditor.harbour,
    events.STALLING: Auditor.stalling,
}


def _runs(all_events: list[events.Event]) -> Iterator[tuple[int, list[events.Event]]]:
    """Neighbouring events of one kind together."""
    run: list[events.Event] = []
    for event in all_events:
        if run and run[0][0] != event[0]:
            yield run[0][0], run
            run = []
        run.append(event)
    if run:
        yield run[0][0], run
