"""The one door out of the engine: what one seat, or a spectator, may see. Built from nothing, field by field."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from trilhos.engine.chapters.tickets import EVERYBODY, HELD, IN_BOX, IN_PILE, ON_OFFER, in_pile, place
from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import Rules
from trilhos.engine.state import FIRST_TICKETS, State

SPECTATOR: Final = -1


@dataclass(frozen=True)
class View:
    """A game as its viewer sees it; lists by seat, route, card kind or ledger place as in the state."""

    viewer: int
    phase: int
    seat: int
    turn: int
    passes: int
    turns_left: int
    drawn: int
    target: int
    cost: int
    charger: int
    owner: list[int]  # the number behind the last seat is the neutral player's
    hand: list[int]  # the viewer's own cards; empty for a spectator
    hand_sizes: list[list[int]]  # by seat and deck: backs differ, so everybody sees them
    known: list[list[int]]  # by seat: cards that everybody saw go into the hand
    deck_sizes: list[int]
    pile: list[int]
    laid: list[int]
    turned: list[int]
    tickets: list[int]  # the viewer's own
    offer: list[int]  # laid before the viewer
    aside: list[int]  # put out of the game by the viewer
    ticket_counts: list[int]  # by seat; the first choice counts once all have chosen (U6)
    queue: list[int]  # the ticket deck from the top: tickets the viewer put there, else HIDDEN
    discarded: list[int]  # on the ticket discard pile face down: tickets the viewer put there, then HIDDEN ones
    revealed: list[int]  # on that pile too, but everybody has seen them
    ledger: list[int]


def observe(rules: Rules, s: State, viewer: int) -> View:
    """What `viewer` (a seat, or SPECTATOR) sees."""
    seats = range(int(rules.players))
    decks = range(len(rules.cards.decks))
    return View(
        viewer=viewer,
        phase=int(s.phase),
        seat=int(s.seat),
        turn=int(s.turn),
        passes=int(s.passes),
        turns_left=int(s.turns_left),
        drawn=int(s.drawn),
        target=int(s.target),
        cost=int(s.cost),
        charger=int(s.charger),
        owner=[int(owner) for owner in s.owner],
        hand=[] if viewer == SPECTATOR else row(rules, s, rules.hand(i64(viewer))),
        hand_sizes=[[_in_deck(rules, s, rules.hand(i64(seat)), deck) for deck in decks] for seat in seats],
        known=[row(rules, s, rules.known(i64(seat))) for seat in seats],
        deck_sizes=[_in_deck(rules, s, rules.deck, deck) for deck in decks],
        pile=row(rules, s, rules.pile),
        laid=row(rules, s, rules.laid),
        turned=row(rules, s, rules.turned),
        tickets=_tickets_at(rules, s, HELD, viewer),
        offer=_tickets_at(rules, s, ON_OFFER, viewer),
        aside=_tickets_at(rules, s, IN_BOX, viewer),
        ticket_counts=[_ticket_count(rules, s, seat, viewer) for seat in seats],
        queue=_queue(rules, s, viewer),
        discarded=_discarded(rules, s, viewer),
        revealed=_tickets_in(rules, s, place(IN_PILE, EVERYBODY)),
        ledger=_ledger(rules, s, viewer),
    )


def row(rules: Rules, s: State, at: i64) -> list[int]:
    """A row of card counts."""
    return [int(s.cards[at + kind]) for kind in range(rules.kinds)]


def _in_deck(rules: Rules, s: State, at: i64, deck: int) -> int:
    return sum(int(s.cards[at + i64(kind)]) for kind in rules.cards.of_deck(deck))


def _tickets_at(rules: Rules, s: State, zone: i64, viewer: int) -> list[int]:
    if viewer == SPECTATOR:
        return []
    return _tickets_in(rules, s, place(zone, i64(viewer)))


def _tickets_in(rules: Rules, s: State, where: i64) -> list[int]:
    return [ticket for ticket in range(len(rules.board.tickets)) if s.tickets[ticket] == where]


def _ticket_count(rules: Rules, s: State, seat: int, viewer: int) -> int:
    # U6: nobody sees how many another player keeps before all have chosen.
    if s.phase == FIRST_TICKETS and seat != viewer:
        return 0
    return len(_tickets_at(rules, s, HELD, seat))


def _queue(rules: Rules, s: State, viewer: int) -> list[int]:
    count = i64(len(rules.board.tickets))
    seen: list[int] = []
    for at in range(s.queue_size):
        ticket: i64 = s.tickets[count + (s.queue_head + at) % count]
        returned_by = int(s.tickets[ticket]) - 1  # IN_DECK is 0: see `place`
        if returned_by == viewer and viewer != SPECTATOR:
            seen.append(int(ticket))
        elif s.phase != FIRST_TICKETS or returned_by < 0:  # U6 again: others' returned tickets are not yet there
            seen.append(HIDDEN)
    return seen


def _discarded(rules: Rules, s: State, viewer: int) -> list[int]:
    own = _tickets_at(rules, s, IN_PILE, viewer)
    if s.phase == FIRST_TICKETS:  # U6 once more
        return own
    pile = sum(in_pile(s.tickets[ticket]) for ticket in range(len(rules.board.tickets)))
    seen = len(own) + len(_tickets_in(rules, s, place(IN_PILE, EVERYBODY)))
    return own + [HIDDEN] * (pile - seen)


def _ledger(rules: Rules, s: State, viewer: int) -> list[int]:
    seen = [int(number) for number in s.ledger]
    for at, seat in rules.secrets:
        if seat != viewer:
            seen[at] = HIDDEN
    return seen
