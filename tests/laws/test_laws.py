"""Laws that hold after every step of every game: random games of every edition and player count."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mypy_extensions import i64

from tests.laws.cases import CASES, Case, case_id
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.tickets import ON_OFFER, Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE, OVER, State
from trilhos.engine.view import SPECTATOR, observe, row
from trilhos.engine.worlds import determinize

SEEDS = st.integers(0, 2**128 - 1)
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
few = settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck))
LONGEST_GAME = 3000  # decisions; five random players need about 600


def steps(rules: Rules, seed: int) -> Iterator[tuple[State, list[int], int]]:
    """A random game: each position with its legal actions and the one that is played next."""
    s, random = rules.start(seed), Random(seed)
    for _ in range(LONGEST_GAME):
        legal = rules.legal(s)
        if s.phase == OVER:
            assert legal == []
            return
        action = legal[random.below(len(legal))]
        yield s, legal, action
        rules.apply(s, i64(action))
    pytest.fail("the game doesn't end")


def final(rules: Rules, seed: int) -> State:
    """The last position of the same random game."""
    s = rules.start(seed)
    for s, _, _ in steps(rules, seed):  # noqa: B007 - the state is played on after the last step
        pass
    return s


def cards_on_table(rules: Rules, s: State) -> list[int]:
    """Every card there is, by kind: hands, deck, pile, laid, turned over, display."""
    rows = [row(rules, s, rules.hand(seat)) for seat in range(rules.players)]
    rows += [row(rules, s, at) for at in (rules.deck, rules.pile, rules.laid, rules.turned)]
    total = [sum(counts) for counts in zip(*rows, strict=True)]
    for card in rules.shown([int(number) for number in s.ledger]):
        if card != NONE:
            total[card] += 1
    return total


def tolls_of(rules: Rules) -> list[Tolls]:
    return [chapter for chapter in rules.chapters if isinstance(chapter, Tolls)]


def neutral_of(rules: Rules) -> list[Neutral]:
    return [chapter for chapter in rules.chapters if isinstance(chapter, Neutral)]


def tokens_of(tolls: Tolls, s: State) -> list[int]:
    return [int(s.ledger[tolls.tokens + seat]) for seat in range(tolls.rules.players)]


def placed(rules: Rules, s: State, seat: int, kind: int) -> int:
    return sum(r.length for r in rules.board.routes if s.owner[r.id] == seat and r.kind == kind)


@every_case
@few
@given(seed=SEEDS)
def test_cards_are_conserved(case: Case, seed: int) -> None:
    rules = case.rules()
    whole = [kind.count for kind in rules.cards.kinds]
    for s, _, _ in steps(rules, seed):
        assert cards_on_table(rules, s) == whole
        assert min(s.cards) >= 0
        for seat in range(rules.players):
            known, hand = row(rules, s, rules.known(seat)), row(rules, s, rules.hand(seat))
            assert all(a <= b for a, b in zip(known, hand, strict=True))


@every_case
@few
@given(seed=SEEDS)
def test_pieces_and_scores_follow_the_board(case: Case, seed: int) -> None:
    rules = case.rules()
    claims = next(chapter for chapter in rules.chapters if isinstance(chapter, Claims))
    for s, _, _ in steps(rules, seed):
        for seat in range(case.players):
            left = [s.ledger[claims.pieces_at(i64(kind), i64(seat))] for kind in range(len(claims.supply))]
            gone = [placed(rules, s, seat, kind) for kind in range(len(claims.supply))]
            assert sum(left) + sum(gone) == sum(claims.supply)
            points = sum(rules.board.route_points[r.length] for r in rules.board.routes if s.owner[r.id] == seat)
            assert s.ledger[rules.score_at + seat] == rules.starting[seat] + points


@every_case
@few
@given(seed=SEEDS)
def test_tickets_are_conserved(case: Case, seed: int) -> None:
    rules = case.rules()
    chapter = next(chapter for chapter in rules.chapters if isinstance(chapter, Tickets))
    count = len(rules.board.tickets)
    for s, _, _ in steps(rules, seed):
        queue = [s.tickets[count + (s.queue_head + at) % count] for at in range(s.queue_size)]
        in_deck = [ticket for ticket in range(count) if s.tickets[ticket] < 8]
        assert sorted(queue) == in_deck
        for seat in range(case.players):
            offered = sum(s.tickets[ticket] == ON_OFFER + 1 + seat for ticket in range(count))
            assert s.ledger[chapter.offered + seat] == offered


@pytest.mark.parametrize("case", [case for case in CASES if tolls_of(case.rules())], ids=case_id)
@few
@given(seed=SEEDS)
def test_tokens_are_conserved(case: Case, seed: int) -> None:
    rules, random = case.rules(), Random(seed)
    [tolls] = tolls_of(rules)
    for s, _, _ in steps(rules, seed):
        tokens = tokens_of(tolls, s)
        assert min(tokens) >= 0
        assert s.ledger[tolls.bank] + sum(tokens) == tolls.each * case.players
        if s.passes == 0 and random.below(20) == 0:
            world = determinize(rules, observe(rules, s, int(s.seat)), random)
            assert world.ledger[tolls.bank] + sum(tokens_of(tolls, world)) == tolls.each * case.players
            assert min(tokens_of(tolls, world)) >= 0


@pytest.mark.parametrize("case", [case for case in CASES if neutral_of(case.rules())], ids=case_id)
@few
@given(seed=SEEDS)
def test_the_trains_of_the_neutral_player_are_conserved(case: Case, seed: int) -> None:
    rules = case.rules()
    [neutral] = neutral_of(rules)
    for s, _, _ in steps(rules, seed):
        assert s.ledger[neutral.trains] + placed(rules, s, case.players, 0) == neutral.supply
        assert s.ledger[neutral.trains] >= 0
        assert s.ledger[neutral.marker] in (NONE, 0, 1)


@every_case
@few
@given(seed=SEEDS)
def test_legal_actions_are_sorted_unique_and_never_empty(case: Case, seed: int) -> None:
    rules = case.rules()
    for _, legal, _ in steps(rules, seed):
        assert legal
        assert legal == sorted(set(legal))


@every_case
@few
@given(seed=SEEDS)
def test_a_clone_is_independent_and_equal(case: Case, seed: int) -> None:
    rules = case.rules()
    for s, legal, _ in steps(rules, seed):
        before = s.to_bytes()
        copy = s.clone()
        assert copy.to_bytes() == before
        assert State.from_bytes(before).to_bytes() == before
        rules.apply(copy, i64(legal[-1]))
        assert s.to_bytes() == before
        assert copy.to_bytes() != before


@every_case
@few
@given(seed=SEEDS)
def test_the_same_seed_and_actions_give_the_same_bytes(case: Case, seed: int) -> None:
    rules, again = case.rules(), case.rules()
    s = again.start(seed)
    for other, _, action in steps(rules, seed):
        assert s.to_bytes() == other.to_bytes()
        again.apply(s, i64(action))


@every_case
@few
@given(seed=SEEDS)
def test_the_sheet_adds_up_and_somebody_wins(case: Case, seed: int) -> None:
    rules = case.rules()
    s = final(rules, seed)
    sheets = rules.score(s)
    for sheet in sheets:
        assert sheet.total == sum(sheet.lines[line] for line in rules.lines)
        held = sum(s.tickets[t] == 25 + sheet.seat for t in range(len(rules.board.tickets)))
        assert len(sheet.completed) + len(sheet.failed) == held
    winners = rules.winners(sheets)
    assert winners
    assert max(sheet.total for sheet in sheets) == sheets[winners[0]].total


@every_case
@few
@given(seed=SEEDS)
def test_an_imagined_world_looks_the_same(case: Case, seed: int) -> None:
    rules, random = case.rules(), Random(seed)
    for at, (s, legal, _) in enumerate(steps(rules, seed)):
        if at % 7 and at > 2 * case.players:
            continue
        for viewer in range(SPECTATOR, case.players):
            view = observe(rules, s, viewer)
            world = determinize(rules, view, random)
            assert observe(rules, world, viewer) == view
            assert cards_on_table(rules, world) == cards_on_table(rules, s)
            if viewer == s.seat:
                assert rules.legal(world) == legal
