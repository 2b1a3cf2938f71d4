"""The one door out of the engine: what one seat, or a spectator, may see. Built from nothing, as `sight` says."""

from dataclasses import dataclass

from mypy_extensions import i64

from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import Rules
from trilhos.engine.sight import (
    BEFORE_ME,
    DECK,
    DECK_TOP,
    DISCARDED,
    HAND,
    KNOWLEDGE,
    KNOWN,
    LAID,
    MINE,
    PILE,
    PUT_ASIDE,
    REVEALED,
    SOMEWHERE,
    TURNED,
)
from trilhos.engine.state import State


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
    sight, players = rules.sight, int(rules.players)
    rows = sight.seen_rows[viewer]
    known, counts = _tickets(rules, s, viewer)
    unseen = counts[sight.pile_slot] - len(known[DISCARDED]) - len(known[REVEALED])
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
        hand=[number for at in rows[HAND] for number in row(rules, s, at)],
        hand_sizes=[_sizes(rules, s, at) for at in sight.rows[HAND]],
        known=[row(rules, s, at) for at in rows[KNOWN]],
        deck_sizes=_sizes(rules, s, sight.rows[DECK][0]),
        pile=row(rules, s, rows[PILE][0]),
        laid=row(rules, s, rows[LAID][0]),
        turned=row(rules, s, rows[TURNED][0]),
        tickets=known[MINE],
        offer=known[BEFORE_ME],
        aside=known[PUT_ASIDE],
        ticket_counts=[counts[(seat - max(viewer, 0)) % players] for seat in range(players)],
        queue=_queue(rules, s, viewer),
        discarded=known[DISCARDED] + [HIDDEN] * unseen,
        revealed=known[REVEALED],
        ledger=_ledger(rules, s, viewer),
    )


def row(rules: Rules, s: State, at: int) -> list[int]:
    """A row of card counts."""
    return [int(s.cards[i64(at) + kind]) for kind in range(rules.kinds)]


def _sizes(rules: Rules, s: State, at: int) -> list[int]:
    """By deck, how many cards lie in a row."""
    sizes = [0] * len(rules.cards.decks)
    for number, kind in enumerate(rules.cards.kinds):
        sizes[kind.deck] += int(s.cards[i64(at + number)])
    return sizes


def _tickets(rules: Rules, s: State, viewer: int) -> tuple[list[list[int]], list[int]]:
    """The tickets by what the viewer knows of them, and their numbers by where they are counted."""
    sight, tickets = rules.sight, s.tickets
    what, slot = sight.known, sight.counted_in(s.phase)
    base: i64 = sight.row_of(viewer)
    known: list[list[int]] = [[] for _ in range(KNOWLEDGE)]
    counts = [0] * (int(sight.elsewhere) + 1)
    for ticket in range(i64(len(rules.board.tickets))):
        where: i64 = base + tickets[ticket]
        if what[where] != SOMEWHERE:
            known[what[where]].append(int(ticket))
        counts[slot[where]] += 1
    return known, counts


def _queue(rules: Rules, s: State, viewer: int) -> list[int]:
    """The ticket deck, as far as the viewer sees that it is there."""
    sight, tickets, count = rules.sight, s.tickets, i64(len(rules.board.tickets))
    known, slot = sight.known, sight.counted_in(s.phase)
    base: i64 = sight.row_of(viewer)
    deck: i64 = sight.deck_slot
    seen: list[int] = []
    for at in range(s.queue_size):
        ticket: i64 = tickets[count + (s.queue_head + at) % count]
        where: i64 = base + tickets[ticket]
        if known[where] == DECK_TOP:
            seen.append(int(ticket))
        elif slot[where] == deck:
            seen.append(HIDDEN)
    return seen


def _ledger(rules: Rules, s: State, viewer: int) -> list[int]:
    seen = [int(number) for number in s.ledger]
    for at in rules.sight.hidden[viewer]:
        seen[at] = HIDDEN
    return seen
