"""The neutral player: a third owner of routes in a game of two, moved by the tickets (N15-N21).

It is no seat: its routes belong to the number behind the last seat, and it scores nothing (N21).
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events
from trilhos.engine.board import NO_TWIN, Board, Ticket
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.fields import REVEALS, ROUTE, SEAT, TICKET, TRACK, EventKind, Named, Verb, one_of
from trilhos.engine.parameters import single
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.sight import SEATS
from trilhos.engine.state import FREE, NEUTRAL, NONE, OVER, State, numbers
from trilhos.engine.voice import Unfit, Voice, bad_numbers

# What comes of a phase, as in `events.NEUTRAL_RESULTS`.
BLANK: Final = 0
CLAIMED: Final = 1
STOPPED: Final = 2
RESULT: Final = one_of(*events.NEUTRAL_RESULTS)


class Neutral(Chapter):
    """`trains` of its own; it rests for `quiet` rounds."""

    # N16: not after the last turn, so the ending decides before it.
    voice: ClassVar[Voice] = Voice(
        "neutral",
        parameters=(single("trains", 0, 200), single("quiet", 0, 50)),
        reads=("tickets.neutral",),
        needs=(Tickets, Tolls),
        after=(Ending,),
        phases=(Named("neutral", int(NEUTRAL)),),
        verbs=(Verb("neutral", TRACK),),
        events=(
            EventKind("reveal", events.REVEAL, effect=REVEALS, unless="ticket", seat=SEAT, ticket=TICKET),
            EventKind(
                "neutral", events.NEUTRAL, progress="route", result=RESULT, route=ROUTE, toll_to=SEAT, marker=SEAT
            ),
        ),
    )

    def __init__(self, trains: int, quiet: int) -> None:
        super().__init__()
        self.phases = [NEUTRAL]
        self.supply: i64 = trains
        self.quiet: i64 = quiet

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        return bad_numbers(players=players != 2)  # N15

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.tickets = rules.chapter(Tickets)
        self.tolls = rules.chapter(Tolls)
        self.number: i64 = rules.players  # as an owner of routes
        self.twin = rules.board.twin
        self.trains: i64 = rules.reserve(1, "neutral_pieces")
        self.marker: i64 = rules.reserve(1, "marker", holds=SEATS)  # NONE once the neutral player has stopped
        self.base: i64 = rules.add_actions(self, "neutral", 2)
        self.route_of: vec[i64] = numbers([first_track(rules.board, ticket) for ticket in rules.board.tickets])

    def prepare(self, s: State) -> None:
        s.ledger[self.trains] = self.supply
        s.ledger[self.marker] = 1  # N15: the second player

    # The neutral phase

    def turn_ends(self, s: State) -> None:
        # N15, N16: after the last seat's turn, from the round behind the quiet ones on, but not after the last turn.
        if s.seat != self.rules.players - 1 or s.turn <= self.quiet * self.rules.players:
            return
        if s.phase != OVER and s.ledger[self.marker] != NONE:
            self._reveal(s)

    def _reveal(self, s: State) -> None:
        """N16: the top ticket is turned over, and is discarded whatever it brings."""
        if s.queue_size == 0:
            s.tell(events.REVEAL, s.ledger[self.marker], events.NOTHING)
            self._stop(s)  # N20
            self.tickets.rebuild(s)
            return
        ticket = self.tickets.take_top(s)
        self.tickets.discard(s, ticket)
        s.tell(events.REVEAL, s.ledger[self.marker], ticket)
        self._follow(s, self.route_of[ticket])

    def _follow(self, s: State, route: i64) -> None:
        """What a ticket for a route, given by its first track, makes the neutral player do."""
        free = self._free_track(s, route)
        if free == NONE:
            self._done(s, BLANK)
        elif s.ledger[self.trains] < self.rules.board.length[free]:
            self._stop(s)  # N20
        elif free != route or self.twin[route] == NO_TWIN or s.owner[self.twin[route]] != FREE:
            self._claim(s, free)  # N18: no choice, so the marker stays
        else:  # N17: whoever has the marker chooses the track
            s.target = route
            s.seat = s.ledger[self.marker]
            s.phase = NEUTRAL

    def _free_track(self, s: State, route: i64) -> i64:
        """The first track that is to be had; NONE also when the neutral player has the other one (N18, N19)."""
        if route == NONE:
            return NONE
        twin: i64 = self.twin[route]
        if s.owner[route] == FREE and (twin == NO_TWIN or s.owner[twin] != self.number):
            return route
        if twin != NO_TWIN and s.owner[twin] == FREE and s.owner[route] != self.number:
            return twin
        return NONE

    def _stop(self, s: State) -> None:
        s.ledger[self.marker] = NONE
        self._done(s, STOPPED)

    def _claim(self, s: State, route: i64) -> None:
        """Its own trains and no cards; the bank pays the toll that a player has coming (N17, N18)."""
        s.owner[route] = self.number
        self.rules.progress(s)  # U31
        s.ledger[self.trains] -= self.rules.board.length[route]
        self._done(s, CLAIMED, route, self.tolls.pay(s, self.tolls.bank, route))

    def _done(self, s: State, result: int, route: i64 = NONE, toll_to: i64 = NONE) -> None:
        s.tell(events.NEUTRAL, i64(result), route, toll_to, s.ledger[self.marker])

    # The choice of a track

    def legal(self, s: State, out: Moves) -> None:
        out.add(self.base)
        out.add(self.base + 1)

    def apply(self, s: State, action: i64) -> None:
        route: i64 = s.target if action == self.base else self.twin[s.target]
        s.target = NONE
        s.ledger[self.marker] = 1 - s.seat  # N17: having chosen, the holder hands it over
        self._claim(s, route)
        s.seat = self.rules.players - 1  # the round is over, whoever held the marker
        self.rules.next_turn(s)


def first_track(board: Board, ticket: Ticket) -> int:
    """The first track between the two cities at a ticket's foot, or NONE."""
    if ticket.neutral is None:
        return int(NONE)
    return next(r.id for r in board.routes if {r.a, r.b} == set(ticket.neutral) and r.track == 0)
