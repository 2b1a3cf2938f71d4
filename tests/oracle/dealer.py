"""A dealer that plays random games by the oracle's own reading and writes their audit.

It lets the oracle be tried without the engine: such games must pass, and with one event changed they must not.
"""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from . import claims, neutral, payments, scoring, tickets
from .audit import facts_of
from .cards import Deck
from .facts import Route, Ticket
from .oracle import Event, Oracle

WRITTEN = ("start", "deal", "market", "flush", "reshuffle", "offer", "toll", "passes", "turn", "ending", "score", "end")
Policy = Callable[[Random, list[str]], str]


def anything(rng: Random, moves: list[str]) -> str:
    """One kind of move first, then a move of that kind."""
    verbs = sorted({move.split()[0] for move in moves})
    verb = rng.choice(verbs)
    return rng.choice([move for move in moves if move.split()[0] == verb])


def builder(rng: Random, moves: list[str]) -> str:
    """Claims whenever it can, draws tickets seldom."""
    claiming = [move for move in moves if move.startswith("claim")]
    if claiming and rng.random() < 0.8:
        return rng.choice(claiming)
    return anything(rng, [m for m in moves if m != "tickets" or rng.random() < 0.05] or moves)


def hoarder(rng: Random, moves: list[str]) -> str:
    """Takes cards as long as there are any: empty decks, gaps and passes."""
    cards = [move for move in moves if move.split()[0] in ("take", "draw")]
    return rng.choice(cards) if cards and rng.random() < 0.97 else anything(rng, moves)


def top(rng: Random, deck: Deck, count: int) -> list[str]:
    """Things that may lie on top of the deck."""
    found: list[str] = []
    for block in deck.blocks:
        rest = min(count - len(found), block.total())
        found += rng.sample(sorted(block.elements()), rest)
    return found


class Dealer:
    """Plays one game."""

    def __init__(
        self, edition: str, players: int, options: dict[str, bool], seed: int, policy: Policy = anything
    ) -> None:
        self.oracle = Oracle(facts_of(edition), edition, players, options)
        self.table = self.oracle.table
        self.rng = Random(seed)
        self.seed = seed
        self.policy = policy
        self.log: list[Event] = []
        self.pending: list[str] = []
        self.turned: Ticket | None = None  # the neutral's ticket, while the holder chooses

    def play(self) -> list[Event]:
        """The whole audit of the game."""
        while self.oracle.phase != "done":
            self.step()
        return self.log

    def step(self) -> None:
        """One event that is due, or one decision."""
        if not self._by_itself():
            self._decide()

    def emit(self, kind: str, **fields: Any) -> None:
        event = {"n": len(self.log), "type": kind, **fields}
        self.oracle.feed(event)
        self.log.append(event)

    # What happens without a player

    def _by_itself(self) -> bool:
        """Write the next event, if no player has to decide about it."""
        expected = self.oracle.expected()
        for kind in WRITTEN:
            if kind in expected and self.oracle.phase != "action":
                getattr(self, f"_write_{kind}")()
                return True
        if expected == {"refill"} and len(self._refill_decks()) < 2:
            self._write_refill("".join(self._refill_decks()))
            return True
        if expected == {"neutral"} and self.turned is None:
            return self._neutral_ticket()
        if self.table.attempt and not self.table.attempt.surcharge:
            self._write_claim(self.table.attempt.route, self.table.attempt.laid)
            return True
        return False

    def _write_start(self) -> None:
        table = self.table
        scores = list(table.book.start_scores[: table.count])
        known = {"edition": table.edition, "players": table.count, "options": table.options, "scores": scores}
        self.emit("start", format="trilhos-audit/1", seed=self.seed, rules=2, **known)

    def _write_deal(self) -> None:
        decks, seat = self.table.market.decks, self.oracle.setup.dealt
        cards = [card for name, count in self.table.book.hand.items() for card in top(self.rng, decks[name], count)]
        self.emit("deal", seat=seat, cards=dict(Counter(cards)))

    def _write_market(self) -> None:
        market = self.table.market
        cards: list[str | None] = []
        for name, count in market.wants().items():
            cards += top(self.rng, market.decks[name], count)
        self.emit("market", cards=cards + [None] * (len(market.display) - len(cards)))

    def _write_flush(self) -> None:
        self.emit("flush", cards=list(self.table.market.display))

    def _write_reshuffle(self) -> None:
        market = self.table.market
        if self.oracle.forced:
            self.emit("reshuffle", deck="ticket", count=self.table.ticket_pile.total())
        else:
            deck = (market.short() if market.redealing else market.spent())[0]
            self.emit("reshuffle", deck=deck, count=market.piles[deck].total())

    def _write_offer(self) -> None:
        setup, table = self.oracle.phase == "setup", self.table
        keys = top(self.rng, table.ticket_deck, table.book.deal if setup else table.book.draw)
        if setup and table.book.long_tickets:
            keys += top(self.rng, table.long_deck, 1)
        seat = self.oracle.setup.offered if setup else self.oracle.turn
        self.emit("offer", seat=seat, tickets=[table.board.ticket_by_key[key].as_json() for key in keys])

    def _refill_decks(self) -> list[str]:
        market = self.table.market
        return market.choices() if market.gap is not None else market.choices()[:1]

    def _write_refill(self, deck: str) -> None:
        market = self.table.market
        slot = market.gap if market.gap is not None else market.display.index(None)
        card = top(self.rng, market.decks[deck], 1)[0] if deck else None
        self.emit("refill", slot=slot, deck=deck or "train", card=card)

    def _write_passes(self) -> None:
        route = self.oracle.passes_of
        points = self.table.book.passes * route.passes
        self.emit("passes", seat=self.oracle.turn, route=route.as_json(), count=route.passes, points=points)

    def _write_toll(self) -> None:
        route, seat = self.oracle.toll_for, self.oracle.turn
        to = claims.receiver(self.table, route)
        loan = self.table.players[seat].tokens < route.toll
        self.emit("toll", seat=seat, amount=route.toll, to="bank" if to is None else to, loan=loan)

    def _write_turn(self) -> None:
        self.emit("turn", seat=(self.oracle.turn + 1) % self.table.count)

    def _write_ending(self) -> None:
        self.emit("ending", seat=self.oracle.turn, turns_left=self.table.count * self.table.book.last_turns)

    def _write_score(self) -> None:
        seat = len(self.oracle.scored)
        self.emit("score", seat=seat, **self.oracle.made[seat])

    def _write_end(self) -> None:
        winners = scoring.winners(self.table, self.oracle.made)
        self.emit("end", winners=winners, reason=self.oracle.reason)

    def _neutral_ticket(self) -> bool:
        """Turn over the neutral's ticket; false when the holder has to choose a track."""
        player = self.table.neutral
        assert player is not None
        keys = top(self.rng, self.table.ticket_deck, 1)
        if not keys:
            self._write_neutral(None, "stopped", None)
            return True
        ticket = self.table.board.ticket_by_key[keys[0]]
        free = neutral.free_tracks(self.table, ticket)
        if free and free[0].length > player.trains:
            self._write_neutral(ticket, "stopped", None)
        elif len(free) == 2:
            self.turned = ticket
            return False
        else:
            self._write_neutral(ticket, "claimed" if free else "blank", free[0] if free else None)
        return True

    def _write_neutral(self, ticket: Ticket | None, result: str, route: Route | None, choice: bool = False) -> None:
        holder = self.oracle.seat()
        after = None if result == "stopped" else 1 - holder if choice else holder
        fields: dict[str, Any] = {"ticket": ticket.as_json() if ticket else None, "result": result}
        if route:
            fields["route"] = route.as_json()
        toll_to = claims.receiver(self.table, route) if route else None
        self.turned = None
        self.emit("neutral", holder=holder, toll_to=toll_to, holder_next=after, **fields)

    # What a player decides

    def _decide(self) -> None:
        moves = sorted(self.oracle.legal(self.pending))
        move = self.policy(self.rng, moves)
        verb, _, rest = move.partition(" ")
        getattr(self, f"_do_{verb}")(rest)

    def _do_keep(self, rest: str) -> None:
        seat = self.oracle.seat()
        offer = self.table.players[seat].offer
        places = [int(place) - 1 for place in rest.split("+")]
        kept = [offer[i].as_json() for i in places]
        self.emit("keep", seat=seat, kept=kept, returned=[t.as_json() for t in offer if t.as_json() not in kept])

    def _do_pieces(self, rest: str) -> None:
        self.pending.append(f"pieces {rest}")
        if len(self.pending) == self.table.count:
            chosen, self.pending = self.pending, []
            for seat, words in enumerate(chosen):
                trains, ships = words.split()[1].split("+")
                self.emit("pieces", seat=seat, trains=int(trains), ships=int(ships))

    def _do_take(self, rest: str) -> None:
        slot = int(rest) - 1
        card = self.table.market.display[slot]
        self.emit("draw", seat=self.oracle.turn, **{"from": "market"}, slot=slot, card=card)

    def _do_draw(self, rest: str) -> None:
        deck = rest or "train"
        card = top(self.rng, self.table.market.decks[deck], 1)[0]
        self.emit("draw", seat=self.oracle.turn, **{"from": "deck"}, deck=deck, card=card)

    def _do_refill(self, rest: str) -> None:
        self._write_refill(rest)

    def _do_tickets(self, rest: str) -> None:
        if tickets.runs_short(self.table):
            self.emit("reshuffle", deck="ticket", count=self.table.ticket_pile.total())
        self._write_offer()

    def _do_claim(self, rest: str) -> None:
        self.pending = [f"claim {rest}"]

    def _do_station(self, rest: str) -> None:
        self.pending = [f"station {rest}"]

    def _do_harbour(self, rest: str) -> None:
        self.pending = [f"harbour {rest}"]

    def _do_pay(self, rest: str) -> None:
        cards = payments.parse(f"pay {rest}")
        if self.table.attempt:
            self._write_claim(self.table.attempt.route, self.table.attempt.laid + cards)
            return
        verb, _, what = self.pending[0].partition(" ")
        if verb == "claim":
            self._pay_route(self.table.board.named[what], rest)
            return
        self.pending = []
        self.emit(verb, seat=self.oracle.turn, city=what, cards=dict(cards))

    def _pay_route(self, route: Route, rest: str) -> None:
        self.pending.append(f"pay {rest}")
        if route.hard and len(self.pending) <= route.length:
            return
        cards = sum((payments.parse(words) for words in self.pending[1:]), Counter[str]())
        self.pending = []
        if route.tunnel:
            self._write_tunnel(route, cards)
        else:
            self._write_claim(route, cards)

    def _write_tunnel(self, route: Route, laid: Counter[str]) -> None:
        market = self.table.market
        if market.tunnel_runs_short():
            self.emit("reshuffle", deck="train", count=market.piles["train"].total())
        turned = top(self.rng, market.decks["train"], 3)
        extra = claims.surcharge(self.table, laid, turned)
        fields = {"route": route.as_json(), "laid": dict(laid), "turned": turned, "surcharge": extra}
        self.emit("tunnel", seat=self.oracle.turn, **fields)

    def _write_claim(self, route: Route, cards: Counter[str]) -> None:
        points = self.table.board.points[route.length]
        self.emit("claim", seat=self.oracle.turn, route=route.as_json(), cards=dict(cards), points=points)

    def _do_yield(self, rest: str) -> None:
        assert self.table.attempt
        self.emit("yield", seat=self.oracle.turn, route=self.table.attempt.route.as_json())

    def _do_exchange(self, rest: str) -> None:
        count, kind = rest.split()
        trains = int(count) if kind == "trains" else -int(count)
        self.emit("exchange", seat=self.oracle.turn, trains=trains, ships=-trains, points=-int(count))

    def _do_neutral(self, rest: str) -> None:
        assert self.turned
        route = self.table.board.between(self.turned.neutral)[int(rest) - 1]
        self._write_neutral(self.turned, "claimed", route, choice=True)

    def _do_pass(self, rest: str) -> None:
        self.emit("pass", seat=self.oracle.turn)
