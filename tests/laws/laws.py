"""The laws: what holds in every position of every game. Each takes a position and raises AssertionError."""

from collections.abc import Iterator

from mypy_extensions import i64

from tests.laws.cases import Case
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.mountains import Mountains
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.tickets import HELD, ON_OFFER, Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.sight import SPECTATOR, ZONE, place
from trilhos.engine.state import NONE, OVER, State
from trilhos.engine.view import observe, row
from trilhos.engine.worlds import determinize

LONGEST_GAME = 3000  # decisions; five random players need about 600


def cards_are_conserved(rules: Rules, s: State, legal: list[int]) -> None:
    assert cards_on_table(rules, s) == [kind.count for kind in rules.cards.kinds]
    assert min(s.cards) >= 0


def known_cards_are_in_the_hand(rules: Rules, s: State, legal: list[int]) -> None:
    for seat in range(rules.players):
        known, hand = row(rules, s, rules.known(seat)), row(rules, s, rules.hand(seat))
        assert all(a <= b for a, b in zip(known, hand, strict=True))


def pieces_are_in_the_reserve_the_box_or_on_the_board(rules: Rules, s: State, legal: list[int]) -> None:
    claims = rules.chapter(Claims)
    for seat in range(int(rules.players)):
        for kind in range(len(claims.supply)):
            left = int(s.ledger[claims.pieces_at(i64(kind), i64(seat))])
            boxed = in_box(rules, s, seat, kind)
            assert min(left, boxed) >= 0
            assert left + boxed + placed(rules, s, seat, kind) == in_all(rules, kind)


def the_score_is_the_routes_owned(rules: Rules, s: State, legal: list[int]) -> None:
    for seat in range(int(rules.players)):
        points = sum(rules.board.route_points[r.length] for r in rules.board.routes if s.owner[r.id] == seat)
        mountains = rules.find(Mountains)
        points += int(mountains.each) * passes(rules, s, seat) if mountains else 0  # M4
        assert s.ledger[rules.score_at + seat] == rules.starting[seat] + points - exchanged(rules, s, seat)  # U30, S21


def tickets_are_conserved(rules: Rules, s: State, legal: list[int]) -> None:
    count = len(rules.board.tickets)
    queue = [int(s.tickets[count + (s.queue_head + at) % count]) for at in range(s.queue_size)]
    assert sorted(queue) == [ticket for ticket in range(count) if s.tickets[ticket] < ZONE]
    chapter = rules.chapter(Tickets)
    for seat in range(rules.players):
        offered = sum(s.tickets[ticket] == place(ON_OFFER, seat) for ticket in range(count))
        assert s.ledger[chapter.offered + seat] == offered


def tokens_are_conserved(rules: Rules, s: State, legal: list[int]) -> None:
    if (tolls := rules.find(Tolls)) is not None:
        tokens = [int(s.ledger[tolls.tokens + seat]) for seat in range(rules.players)]
        assert min(tokens) >= 0
        assert s.ledger[tolls.bank] + sum(tokens) == tolls.each * rules.players


def the_neutral_player_has_its_trains_and_one_track_of_a_route(rules: Rules, s: State, legal: list[int]) -> None:
    if (neutral := rules.find(Neutral)) is not None:
        assert s.ledger[neutral.trains] >= 0
        assert s.ledger[neutral.trains] + placed(rules, s, int(neutral.number), 0) == neutral.supply
        own = [route for route in rules.board.routes if s.owner[route.id] == neutral.number]
        assert not [route for route in own if route.twin >= 0 and s.owner[route.twin] == neutral.number]


def idle_turns_are_fewer_than_five_rounds(rules: Rules, s: State, legal: list[int]) -> None:
    assert s.passes <= s.ledger[rules.idle_at] < 5 * rules.players  # U31; every pass is an idle turn


def legal_actions_are_sorted_unique_and_not_empty(rules: Rules, s: State, legal: list[int]) -> None:
    assert legal
    assert legal == sorted(set(legal))


def a_clone_is_equal_and_independent(rules: Rules, s: State, legal: list[int]) -> None:
    before = s.to_bytes()
    copy = s.clone()
    assert copy.to_bytes() == before
    assert State.from_bytes(before).to_bytes() == before
    rules.apply(copy, i64(legal[-1]))
    assert s.to_bytes() == before
    assert copy.to_bytes() != before


def imagined_worlds_look_the_same(rules: Rules, s: State, legal: list[int]) -> None:
    random = Random(int(s.turn))
    for viewer in range(SPECTATOR, int(rules.players)):
        view = observe(rules, s, viewer)
        world = determinize(rules, view, random)
        assert observe(rules, world, viewer) == view
        assert cards_on_table(rules, world) == cards_on_table(rules, s)
        tokens_are_conserved(rules, world, legal)
        if viewer == s.seat:
            assert rules.legal(world) == legal


LAWS = [
    cards_are_conserved,
    known_cards_are_in_the_hand,
    pieces_are_in_the_reserve_the_box_or_on_the_board,
    the_score_is_the_routes_owned,
    tickets_are_conserved,
    tokens_are_conserved,
    the_neutral_player_has_its_trains_and_one_track_of_a_route,
    idle_turns_are_fewer_than_five_rounds,
    legal_actions_are_sorted_unique_and_not_empty,
    a_clone_is_equal_and_independent,
    imagined_worlds_look_the_same,
]


def the_sheet_adds_up(rules: Rules, s: State) -> None:
    """The law of the last position."""
    sheets = rules.score(s)
    for sheet in sheets:
        assert sheet.total == sum(sheet.lines[line] for line in rules.lines)
        held = [t for t in range(len(rules.board.tickets)) if s.tickets[t] == place(HELD, i64(sheet.seat))]
        assert sorted(sheet.completed + sheet.failed) == held
    winners = rules.winners(sheets)
    assert winners
    assert {sheets[seat].total for seat in winners} == {max(sheet.total for sheet in sheets)}


# Playing and counting


def steps(case: Case, seed: int) -> Iterator[tuple[State, list[int], int]]:
    """A random game: each position with its legal actions and the one that is played next; the last has none."""
    rules, random = case.rules(), Random(seed)
    s = rules.start(seed)
    for _ in range(LONGEST_GAME):
        legal = rules.legal(s)
        if s.phase == OVER:
            assert legal == []
            return
        action = legal[random.below(len(legal))]
        yield s, legal, action
        rules.apply(s, i64(action))
    raise AssertionError("the game doesn't end")


def last_position(case: Case, seed: int) -> State:
    """The last position of the same random game."""
    *_, (s, _, _) = steps(case, seed)
    return s  # the generator has played the last action on this very state


def cards_on_table(rules: Rules, s: State) -> list[int]:
    """Every card there is, by kind: hands, deck, pile, laid, turned over, display."""
    rows = [row(rules, s, rules.hand(seat)) for seat in range(rules.players)]
    rows += [row(rules, s, at) for at in (rules.deck, rules.pile, rules.laid, rules.turned)]
    total = [sum(counts) for counts in zip(*rows, strict=True)]
    for card in rules.shown([int(number) for number in s.ledger]):
        if card != NONE:
            total[card] += 1
    return total


def chooser(rules: Rules) -> Pieces | None:
    """The chapter in which pieces are chosen, where there is one."""
    return rules.find(Pieces)


def in_all(rules: Rules, kind: int) -> int:
    """How many pieces of a kind a seat has, wherever they are."""
    pieces = chooser(rules)
    claims = rules.chapter(Claims)
    return int(pieces.most[kind]) if pieces else claims.supply[kind]


def in_box(rules: Rules, s: State, seat: int, kind: int) -> int:
    """The seat's pieces of a kind in the box."""
    pieces = chooser(rules)
    set_aside = int(s.ledger[pieces.box_at(i64(kind), i64(seat))]) if pieces else 0
    return set_aside + passes(rules, s, seat, kind)


def passes(rules: Rules, s: State, seat: int, kind: int = 0) -> int:
    """The seat's pieces of a kind that mountains have taken (M2)."""
    if rules.find(Mountains) is None:
        return 0
    return sum(r.marks.get("passes", 0) for r in rules.board.routes if s.owner[r.id] == seat and r.kind == kind)


def exchanged(rules: Rules, s: State, seat: int) -> int:
    """How many pieces the seat has exchanged."""
    pieces = chooser(rules)
    return int(s.ledger[pieces.exchanged + i64(seat)]) if pieces else 0


def placed(rules: Rules, s: State, seat: int, kind: int) -> int:
    """The seat's pieces of a kind on the board."""
    return sum(r.length for r in rules.board.routes if s.owner[r.id] == seat and r.kind == kind)
