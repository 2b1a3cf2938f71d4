"""The oracle: one game, followed event by event."""

from collections.abc import Callable, Sequence
from typing import Any

from . import claims, final, moves, neutral, scoring, tickets
from .errors import OracleError, need
from .setup import Setup
from .table import Table, check_options

Event = dict[str, Any]

# Events that begin an action of a turn (U7, E5, S8) and can always be tried; their own checks say the rest.
ACTIONS = frozenset({"draw", "claim", "tunnel", "offer", "station", "harbour", "exchange", "pass", "reshuffle"})

# U31: turns that end with one of these have brought nobody anything; after five rounds of them a game is stalled.
IDLE = frozenset({"yield", "exchange", "pass"})
STALLED_ROUNDS = 5
RULES = (1, 2)  # the versions; from 2 on U31 holds


class Oracle:
    """Checks each event against the rules and keeps the table.

    The phases: `start` and `setup`; then in each turn `action`, perhaps `second` (card), `tunnel` or `keep`, then
    `closing` (what the turn makes due), perhaps `ending` and `neutral`, and `next`; at last `score`, `end` and `done`.
    """

    def __init__(self, facts: dict[str, Any], edition: str, players: int, options: dict[str, bool]) -> None:
        check_options(edition, players, options)
        self.table = Table(facts, edition, players, options)
        self.setup = Setup(self.table)
        self.phase = "start"
        self.n = 0
        self.turn = -1
        self.rounds = 0
        self.rules = 1
        self.passes = 0
        self.idle = 0
        self.turns_left: int | None = None
        self.reason = ""
        self.toll_for: Any = None  # the route whose toll is due (N7)
        self.passes_of: Any = None  # the route whose passes are due (M2)
        self.forced = ""  # the event that must follow a reshuffle in the middle of an action
        self.made: list[scoring.Sheet] = []
        self.scored: set[int] = set()

    # The interface

    def feed(self, event: Event) -> None:
        """Check one event and carry it out."""
        try:
            need(event["n"] == self.n, "audit", f"n counts on: {self.n}")
            kind = event["type"]
            expected = self.expected()
            need(kind in expected, "order", f"{' or '.join(sorted(expected)) or 'nothing more'} is due")
            self._handler(kind)(event)
            self._settle()
        except OracleError as error:
            raise OracleError(f"event {event.get('n')} ({event.get('type')}): {error}") from None
        except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
            raise OracleError(f"event {event.get('n')} ({event.get('type')}): audit: malformed: {error!r}") from error
        self.n += 1

    def legal(self, pending: Sequence[str] = ()) -> set[str]:
        """The legal moves in notation, after the moves that have made no event yet."""
        if self.over():
            return set()
        found = self._legal(pending)
        if not found:
            raise OracleError(f"before event {self.n}: no decision, {sorted(self.expected())} is due")
        return found

    def seat(self, pending: Sequence[str] = ()) -> int:
        """Who has to decide now."""
        if self.phase == "setup":
            return self.setup.chooser() + len(pending)
        if self.phase == "neutral" and self.table.neutral:
            return self.table.neutral.holder  # N17
        return self.turn

    def over(self) -> bool:
        return self.phase in ("score", "end", "done")

    def sheets(self) -> list[scoring.Sheet]:
        return scoring.sheets(self.table)

    def winners(self) -> list[int]:
        return scoring.winners(self.table, self.sheets())

    # What may come next

    def expected(self) -> frozenset[str]:
        """The types of event that can come now."""
        if self.phase == "setup":
            return self.setup.expected()
        forced = self._forced()
        if forced:
            return frozenset({forced})
        if self.phase == "tunnel":
            return frozenset({"claim", "yield"})
        if self.phase == "action":
            return ACTIONS
        return frozenset({_EVENT_OF[self.phase]}) if self.phase in _EVENT_OF else frozenset()

    def _forced(self) -> str:
        """The one event that is due whatever a player would like."""
        if self.toll_for is not None:
            return "toll"  # right after its claim
        if self.passes_of is not None:
            return "passes"  # the same
        if self.forced:
            return self.forced
        if self.phase in ("start", "tunnel"):
            return ""  # E11: nothing is rebuilt while a tunnel is being tried
        return self.table.market.due()

    def _legal(self, pending: Sequence[str]) -> set[str]:
        table, market = self.table, self.table.market
        if self.phase == "setup":
            return self.setup.legal()
        if market.gap is not None and len(market.choices()) == 2:
            return {"refill train", "refill ship"}  # S9
        if self._forced():
            return set()
        decide: dict[str, Callable[[], set[str]]] = {
            "action": lambda: moves.pays(table, self.turn, pending) if pending else moves.actions(table, self.turn),
            "second": lambda: moves.cards(table, first=False),
            "tunnel": lambda: moves.surcharges(table, self.turn) if self._surcharge() else set(),
            "keep": lambda: tickets.keeps(table, self.turn, setup=False),
            "neutral": lambda: neutral.choices(table),
        }
        return decide[self.phase]() if self.phase in decide else set()

    def _surcharge(self) -> int:
        return self.table.attempt.surcharge if self.table.attempt else 0

    def _settle(self) -> None:
        """Changes of phase that need no event."""
        if self.phase == "setup" and self.setup.done():
            self.phase = "next"
        if self.phase == "second" and not self._forced() and not self.table.market.can_take(wilds=False):
            self.phase = "closing"  # U16
        if self.phase == "closing" and not self._forced():
            self._close()

    # Between turns

    def _close(self) -> None:
        """The turn is over and everything it made due has happened."""
        player = self.table.players[self.turn]
        self.rounds += self.turn == self.table.count - 1
        if self.turns_left is None and player.trains + player.ships <= self.table.book.end_at:
            self.phase = "ending"  # U26, S22
            return
        if self.turns_left is not None:
            self.turns_left -= 1
        self._after_turn()

    def _after_turn(self) -> None:
        if self.turns_left == 0:
            self._finish("pieces")
        elif self.passes == self.table.count:
            self._finish("passes")  # U8
        elif self.rules > 1 and self.idle == STALLED_ROUNDS * self.table.count:
            self._finish("stalled")  # U31
        elif self.turn == self.table.count - 1 and neutral.due(self.table, self.rounds):
            self.phase = "neutral"
        else:
            self.phase = "next"

    def _finish(self, reason: str) -> None:
        self.reason = reason
        self.phase = "score"
        self.made = self.sheets()

    def _done(self, event: Event) -> None:
        """An action is complete."""
        self.passes = self.passes + 1 if event["type"] == "pass" else 0
        self.idle = self.idle + 1 if event["type"] in IDLE else 0
        self.phase = "closing"

    # Events

    def _handler(self, kind: str) -> Callable[[Event], None]:
        if self.phase == "setup":
            return self.setup.feed
        if kind in ("market", "flush", "refill"):
            return self.table.market.handlers()[kind]
        handler: Callable[[Event], None] = getattr(self, f"_on_{kind}")
        return handler

    def _on_start(self, event: Event) -> None:
        table = self.table
        need(event["format"] == "trilhos-audit/1", "audit", "format trilhos-audit/1")
        known = (table.edition, table.count, table.options)
        need((event["edition"], event["players"], event["options"]) == known, "audit", f"a game of {known}")
        need("seed" in event, "audit", "the seed")
        self.rules = event.get("rules", 1)
        need(self.rules in RULES, "audit", f"a rules version out of {RULES}")
        scores = list(table.book.start_scores[: table.count])
        need(event["scores"] == scores, "N5" if table.book.tolls else "U1", f"the starting scores are {scores}")
        self.phase = "setup"

    def _on_turn(self, event: Event) -> None:
        self.turn = (self.turn + 1) % self.table.count  # U6
        self.table.player(event, self.turn)
        self.phase = "action"

    def _on_draw(self, event: Event) -> None:
        player = self.table.player(event, self.turn)
        second = self.phase == "second"
        open_wild = self.table.market.draw(event)
        need(not (second and open_wild), "U11", "a face-up wild can't be the second card")
        player.hand[event["card"]] += 1
        self._done(event)
        if not second and not open_wild:  # U9, U10
            self.phase = "second"

    def _on_reshuffle(self, event: Event) -> None:
        """Due by itself, or in the middle of a tunnel (E12) or of a ticket draw (N3)."""
        if self.forced or self._forced() == "reshuffle":
            self._due_reshuffle(event)
        elif event["deck"] == "ticket":
            need(tickets.runs_short(self.table), "N3", "the ticket deck holds enough")
            tickets.reshuffle(self.table, event)
            self.forced = "offer"
        else:
            need(self.table.book.stations > 0 and event["deck"] == "train", "U15", "no deck has run out")
            need(self.table.market.tunnel_runs_short(), "E12", "the deck holds enough for a tunnel")
            self.table.market.rebuild(event)
            self.forced = "tunnel"

    def _due_reshuffle(self, event: Event) -> None:
        if self.forced:  # N20: the neutral has stopped on an empty deck
            need(event["deck"] == "ticket", "N20", "the discarded tickets are shuffled")
            tickets.reshuffle(self.table, event)
            self.forced = ""
        else:
            self.table.market.reshuffle(event)

    def _on_offer(self, event: Event) -> None:
        tickets.offer(self.table, event, self.turn, setup=False)
        self.forced = ""
        self.phase = "keep"

    def _on_keep(self, event: Event) -> None:
        tickets.keep(self.table, event, self.turn, setup=False)
        self._done(event)

    def _on_tunnel(self, event: Event) -> None:
        claims.tunnel(self.table, event, self.turn)
        self.forced = ""
        self.phase = "tunnel"

    def _on_yield(self, event: Event) -> None:
        claims.give_up(self.table, event, self.turn)
        self._done(event)

    def _on_claim(self, event: Event) -> None:
        route = claims.claim(self.table, event, self.turn)
        self.toll_for = route if self.table.tokens else None
        self.passes_of = route if route.passes else None
        self._done(event)

    def _on_toll(self, event: Event) -> None:
        claims.toll(self.table, event, self.turn, self.toll_for)
        self.toll_for = None

    def _on_passes(self, event: Event) -> None:
        claims.passes(self.table, event, self.turn, self.passes_of)
        self.passes_of = None

    def _on_station(self, event: Event) -> None:
        claims.station(self.table, event, self.turn)
        self._done(event)

    def _on_harbour(self, event: Event) -> None:
        claims.harbour(self.table, event, self.turn)
        self._done(event)

    def _on_exchange(self, event: Event) -> None:
        claims.exchange(self.table, event, self.turn)
        self._done(event)

    def _on_pass(self, event: Event) -> None:
        self.table.player(event, self.turn)
        others = moves.actions(self.table, self.turn) - {"pass"}
        need(not others, "U8", f"passing is legal only without another action: {sorted(others)[:3]}")
        self._done(event)

    def _on_ending(self, event: Event) -> None:
        self.table.player(event, self.turn)
        self.turns_left = self.table.count * self.table.book.last_turns  # U26, S22
        need(event["turns_left"] == self.turns_left, "U26", f"{self.turns_left} turns are left")
        self._after_turn()

    def _on_neutral(self, event: Event) -> None:
        neutral.phase(self.table, event)
        if event["result"] == "claimed":
            self.idle = 0  # U31
        self.phase = "next"
        if event["ticket"] is None and self.table.ticket_pile:
            self.forced = "reshuffle"  # N20

    def _on_score(self, event: Event) -> None:
        need(event["seat"] not in self.scored, "audit", "one score a seat")
        final.check_score(self.table, event, self.made[event["seat"]])
        self.scored.add(event["seat"])
        if len(self.scored) == self.table.count:
            self.phase = "end"

    def _on_end(self, event: Event) -> None:
        final.check_end(event, scoring.winners(self.table, self.made), self.reason)
        self.phase = "done"


_EVENT_OF = {
    "start": "start",
    "second": "draw",
    "keep": "keep",
    "ending": "ending",
    "neutral": "neutral",
    "next": "turn",
    "score": "score",
    "end": "end",
}
