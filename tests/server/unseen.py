"""What nobody may notice: two tables whose *states* differ in something that one viewer can't see.

Twins made from a view (`twins.py`) can't show what a move lets somebody learn. Here the state itself is changed: cards
of another hand for cards of the deck, tickets of others, the order of the decks, a choice that is held. Then everything
that the viewer can get has to be the same, byte for byte; and where a move makes a difference to somebody who could not
tell before, that move can't be taken back any more.

Thousands of positions: `python -m tests.server.unseen --games 100`.
"""

import argparse
import copy
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
from mypy_extensions import i16, i64

from tests.laws.cases import CASES, Case, case_id
from trilhos.engine.events import NEVER, Event
from trilhos.engine.openings import in_opening
from trilhos.engine.random import game_streams
from trilhos.engine.rules import Rules
from trilhos.engine.sight import EVERYBODY, SPECTATOR, ZONE
from trilhos.engine.state import State
from trilhos.engine.view import View
from trilhos.play.commitment import seed_commitment
from trilhos.play.game import Game
from trilhos.server.answers.errors import Refused
from trilhos.server.game import decide, entries
from trilhos.server.game.entries import Draft
from trilhos.server.game.table import Table
from trilhos.server.rooms.audience import Audience, Member, news
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import Secrets, Stored

ANSWERS = 8  # moves that are tried at each position beside the legal ones
MOVES = 3  # moves of each position after which is looked who has learnt what
Dice = random.Random


# A second game


def another(game: Game, eyes: int, dice: Dice, spare: int = SPECTATOR) -> Game:
    """The game with other things in it that `eyes` can't see; what is the seat `spare`'s stays as it is."""
    hidden = [seat for seat in range(game.players) if seat not in (eyes, spare)]
    other = copied(game)
    swap_cards(game.rules, other.state, hidden, dice)
    swap_tickets(game.rules, other.state, hidden, dice)
    other.state.rng = game_streams(dice.getrandbits(64))
    for seat in set(game.held) & set(hidden):
        other.held[seat] = dice.choice(game.legal(seat))
    return other


def copied(game: Game) -> Game:
    """An independent copy."""
    other = copy.copy(game)
    other.state, other.held, other.moves = game.state.clone(), dict(game.held), list(game.moves)
    other._before = list(game._before)
    return other


def swap_cards(rules: Rules, s: State, hidden: list[int], dice: Dice) -> None:
    """Cards in these hands that nobody has seen go to the deck, for others of the same back."""
    for seat in hidden:
        hand, known = rules.hand(i64(seat)), rules.known(i64(seat))
        for deck in range(len(rules.cards.decks)):
            kinds = rules.cards.of_deck(deck)
            mine = [kind for kind in kinds if s.cards[hand + i64(kind)] > s.cards[known + i64(kind)]]
            theirs = [kind for kind in kinds if s.cards[rules.deck + i64(kind)] > 0]
            if mine and theirs:
                _swap(rules, s, hand, dice.choice(mine), dice.choice(theirs))


def _swap(rules: Rules, s: State, hand: i64, away: int, instead: int) -> None:
    for kind, count in ((away, -1), (instead, 1)):
        s.cards[hand + i64(kind)] = i16(int(s.cards[hand + i64(kind)]) + count)
        s.cards[rules.deck + i64(kind)] = i16(int(s.cards[rules.deck + i64(kind)]) - count)


def swap_tickets(rules: Rules, s: State, hidden: list[int], dice: Dice) -> None:
    """Tickets that lie in the deck, the box, with these seats or where these put them change places."""
    board = rules.board.tickets
    for long in (False, True):
        unseen = [t.id for t in board if t.long == long and _is_hidden(int(s.tickets[t.id]), hidden)]
        mixed = dice.sample(unseen, len(unseen))
        places = {ticket: int(s.tickets[ticket]) for ticket in unseen}
        instead = dict(zip(unseen, mixed, strict=True))
        for ticket in unseen:
            s.tickets[instead[ticket]] = i64(places[ticket])
        for at in range(len(board), 2 * len(board)):
            ticket = int(s.tickets[at])
            s.tickets[at] = i64(instead.get(ticket, ticket))


def _is_hidden(place: int, hidden: list[int]) -> bool:
    """Whether nobody knows what lies there, or only one of these seats."""
    owner = place % int(ZONE) - 1
    return owner != EVERYBODY and (owner < 0 or owner in hidden)


# A table around it


def seated(case: Case, seed: int) -> Table:
    """A table with people on all chairs, and the game begun."""
    chairs = [{"kind": "person", "name": f"P{number}"} for number in range(case.players)]
    settings = {"public": True, "spectators": True, "grace": 120, "first": 0}
    facts = {"edition": case.edition, "options": case.rules().options, "rules_version": 1, "imported": False}
    created = {**facts, "settings": settings, "chairs": chairs, "commitment": seed_commitment(seed, "salt")}
    table = Table(Stored("game", Secrets(seed, "salt", "host", {}), [Entry(1, entries.Created.kind, created, 1.0)]))
    carry_out(table, decide.start(table))
    return table


def carry_out(table: Table, drafts: list[Draft]) -> None:
    for draft in drafts:
        table.fold(draft.entry(table.number + 1, 1.0))


def twin(table: Table, viewer: int | None, dice: Dice) -> Table:
    """A table that the viewer can't tell from this one."""
    other = copy.copy(table)
    eyes = eyes_of(table, viewer)
    other.secrets = Secrets(dice.getrandbits(60), "another", "another", {})
    other.game = another(table.running, eyes, dice)
    other.log, other.keys, other.allowed = list(table.log), dict(table.keys), {}
    other.chairs = [msgspec.structs.replace(chair) for chair in table.chairs]
    other.outcomes = {
        n: [_another_event(table.running.rules, e, eyes, dice) for e in happened]
        for n, happened in table.outcomes.items()
    }
    return other


def _another_event(rules: Rules, event: Event, eyes: int, dice: Dice) -> Event:
    place = rules.events.of(event).private
    if not place or event[1] == eyes:
        return event
    values = list(event)
    values[place] = dice.randrange(8)
    return (values[0], values[1], values[2], values[3], values[4])


def eyes_of(table: Table, viewer: int | None) -> int:
    seat = table.seat_of(viewer)
    return SPECTATOR if seat is None else seat


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.chairs))]


# Everything that a viewer can get


def told(table: Table, viewer: int | None, since: int) -> bytes:
    """The message about the entries behind a number, with the table as it is."""
    return news(table, table.log[since:], viewer)


def answers(table: Table, chair: int, dice: Dice) -> list[Any]:
    """What a chair is answered that tries things: moves, legal or not, and taking back."""
    game, number = table.running, table.number
    seat = table.order.index(chair)
    tries = {*game.legal(seat), *dice.sample(range(game.rules.action_count), min(ANSWERS, game.rules.action_count))}
    lists = [[dice.choice(sorted(tries)) for _ in range(3)] for _ in range(ANSWERS)]
    lists += [[action, *dice.sample(range(game.rules.action_count), 2)] for action in sorted(tries)]
    alone = [lambda action=action: decide.act(table, chair, number, action) for action in sorted(tries)]
    several = [lambda moves=moves: decide.act(table, chair, number, moves) for moves in lists]
    undo = [_answer(lambda: decide.undo(table, chair, number))]
    # How many of several moves were played may follow from what they showed: they are played then, and that is learnt.
    return [*[_answer(one) for one in alone], *[_refusal(one) for one in several], *undo]


def _refusal(command: Any) -> Any:
    answer = _answer(command)
    return None if isinstance(answer, int) else answer


def _answer(command: Any) -> Any:
    try:
        return len(command())  # the answer is the number of the last entry
    except Refused as problem:
        return type(problem).__name__, problem.key, problem.values


# The laws


def looks_the_same(table: Table, dice: Dice) -> None:
    """Messages, snapshots and answers are equal in every state that the viewer can't tell apart."""
    for viewer in dice.sample(viewers(table), 2):
        other = twin(table, viewer, dice)
        for since in (0, table.number - 1):
            assert told(other, viewer, since) == told(table, viewer, since)
        if viewer is not None:
            tried = dice.random()
            assert answers(other, viewer, Dice(tried)) == answers(table, viewer, Dice(tried))


class Ear(Member):
    """A connection that notes when it is sent what sort of message."""

    def __init__(self, viewer: int | None, heard: list[Any]) -> None:
        super().__init__(viewer)
        self.heard = heard

    def offer(self, news: bytes) -> None:
        said = msgspec.json.decode(news)
        kinds = [(entry["number"], entry["type"]) for entry in said["entries"]]
        self.heard.append((self.viewer, kinds, said["table"] is not None))


def is_sent_the_same(table: Table, dice: Dice) -> None:
    """Who is sent messages after a move, how many, about what and in which order, is the same in every such state."""
    here = twin(table, None, Dice(0))
    here.game, here.outcomes = copied(table.running), dict(table.outcomes)
    there, chair = twin(table, dice.choice(viewers(table)), dice), dice.choice(table.waiting)
    seat = table.order.index(chair)
    in_both = sorted({*here.running.legal(seat)} & {*there.running.legal(seat)})
    if in_both:
        action = dice.choice(in_both)
        first, second = _sent(here, chair, action), _sent(there, chair, action)
        assert first == second, (first, second)


def _sent(table: Table, chair: int, action: int) -> list[Any]:
    """All that everybody is sent because of a move, in order."""
    heard: list[Any] = []
    audience, before = Audience(), table.number
    for viewer in viewers(table):
        audience.join(Ear(viewer, heard))
    carry_out(table, decide.act(table, chair, before, action))
    audience.tell(table, table.log[before:])
    return heard


def resumes_the_same(table: Table, dice: Dice) -> None:
    """A table that was made anew from the log tells what the standing one does."""
    again = Table(Stored(table.id, table.secrets, table.log))
    viewer = dice.choice(viewers(table))
    assert told(again, viewer, 0) == told(table, viewer, 0)


def a_choice_is_told_to_nobody(table: Table, dice: Dice) -> None:
    """U6, S6: whatever a seat chooses in the opening, the others are sent the same, until all have chosen."""
    if not table.opening or len(table.waiting) < 2:
        return
    chair = dice.choice(table.waiting)
    legal = table.running.legal(table.order.index(chair))
    tables = [_after(table, chair, legal[0]), _after(table, chair, legal[-1])]
    for viewer in viewers(table):
        if viewer != chair:
            first, second = [told(other, viewer, 0) for other in tables]
            assert first == second
    for other in tables:
        carry_out(other, decide.undo(other, chair, other.number))
        assert other.log[-1].kind == entries.Reopened.kind
    assert told(tables[0], chair, table.number + 2) == told(tables[1], chair, table.number + 2)


def _after(table: Table, chair: int, action: int) -> Table:
    other = twin(table, None, Dice(0))
    other.game, other.outcomes = copied(table.running), dict(table.outcomes)
    carry_out(other, decide.act(other, chair, other.number, action))
    return other


def what_was_learnt_stays(game: Game, dice: Dice) -> Counter[str]:
    """A move by which anybody learnt something of decks or of others than the mover can never be taken back."""
    seen = Counter[str]()
    for seat in dice.sample(game.waiting, 1):
        legal = game.legal(seat)
        for action in dice.sample(legal, min(MOVES, len(legal))):
            for eyes in {seat, dice.randrange(SPECTATOR, game.players)}:
                seen["learnt"] += _learns(game, seat, action, eyes, dice)
    return seen


def _learns(game: Game, seat: int, action: int, eyes: int, dice: Dice) -> bool:
    """Whether the eyes can tell two games apart after a move that they couldn't before it."""
    here, there = copied(game), another(game, eyes, dice, spare=seat)
    assert here.view(eyes) == there.view(eyes)
    same = _knows(here, seat, action, eyes) == _knows(there, seat, action, eyes)
    assert same or (here.undoing == NEVER and seat not in here.held), (game.notation.text(action), seat, eyes)
    return not same


def _knows(game: Game, seat: int, action: int, eyes: int) -> tuple[View, list[Event]]:
    """What the eyes see after a move."""
    moves = game.choose(seat, action)
    return game.view(eyes), [game.rules.events.redact(event, eyes) for move in moves for event in move.events]


# Whole games


def positions(case: Case, seed: int, most: int) -> Iterator[Table]:
    """A random game: choices in any order, changed minds, moves taken back."""
    table, dice = seated(case, seed), Dice(seed)
    while len(table.running.moves) < most and not table.running.over:
        yield table
        chair = dice.choice(table.waiting)
        action = dice.choice(table.running.legal(table.order.index(chair)))
        carry_out(table, decide.act(table, chair, table.number, action))
        undoers = [c for c in range(case.players) if decide.can_undo(table.running, table.order.index(c))]
        if undoers and not table.running.over and dice.random() < 0.2:
            yield table
            carry_out(table, decide.undo(table, dice.choice(undoers), table.number))
    yield table


def check(case: Case, seed: int, most: int = 10_000, every: int = 10) -> Counter[str]:
    """One game through all laws: the whole opening, then every so many positions."""
    seen, dice = Counter[str](), Dice(seed)
    for at, table in enumerate(positions(case, seed, most)):
        game = table.running
        if at % every and not in_opening(game.rules, game.state):
            continue
        seen["positions"] += 1
        if not game.over:
            looks_the_same(table, dice)
            is_sent_the_same(table, dice)
            a_choice_is_told_to_nobody(table, dice)
            seen += what_was_learnt_stays(game, dice)
        resumes_the_same(table, dice)
    return seen


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=5, help="games of each edition, player count and option")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("editions", nargs="*", default=sorted({case.edition for case in CASES}))
    options = parser.parse_args()
    for case in (case for case in CASES if case.edition in options.editions):
        seen = Counter[str]()
        for seed in range(options.seed, options.seed + options.games):
            seen += check(case, seed)
        print(f"{case_id(case)}: {options.games} games, no leak; {dict(seen)}", flush=True)


if __name__ == "__main__":
    main()
