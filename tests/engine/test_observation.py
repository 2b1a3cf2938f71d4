"""Rows for learners: they say what the view says, nothing more and nothing less."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from tests.laws.cases import CASES, Case, case_id
from tests.rig import dealt, rulebook, table
from trilhos.engine.events import HIDDEN
from trilhos.engine.observation import OBSERVATION_VERSION, Observer
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.sight import BY_SEAT, DECK_TOP, SEATS, SITES
from trilhos.engine.state import FIRST_TICKETS, OVER, State
from trilhos.engine.view import View, observe
from trilhos.engine.worlds import determinize

EVERY = 23  # decisions between two positions that are looked at; the first ones all are


def row(observer: Observer, state: State, viewer: int) -> list[int]:
    """A row written between two marks, which must stay."""
    out = vec[i32]([i32(77)] * (observer.size + 2))
    observer.write(state, i64(viewer), out, 1)
    assert out[0] == out[-1] == 77
    return [int(number) for number in out][1:-1]


def positions(rules: Rules, seed: int) -> Iterator[State]:
    """Positions of a random game: all first choices, some of the others, the end."""
    state, random = rules.start(seed), Random(seed)
    step = 0
    while state.phase != OVER:
        if state.phase == FIRST_TICKETS or step % EVERY == 0:
            yield state
        legal = rules.legal(state)
        rules.apply(state, i64(legal[random.below(len(legal))]))
        step += 1
    yield state


def expected(rules: Rules, view: View) -> list[int]:
    """The row of a view, worked out from the view alone."""
    around = [(view.viewer + left) % int(rules.players) for left in range(int(rules.players))]
    scalars = [view.phase, view.viewer, turned(rules, view, view.seat), view.turn, view.passes, view.turns_left]
    scalars += [view.drawn, view.target, view.cost, view.charger]
    owner = [turned(rules, view, owner) for owner in view.owner]
    known = [number for seat in around for number in view.known[seat]]
    sizes = [number for seat in around for number in view.hand_sizes[seat]]
    cards = [*view.hand, *known, *view.pile, *view.laid, *view.turned, *sizes, *view.deck_sizes]
    return [*scalars, *owner, *cards, *tickets(rules, view, around), *ledger(rules, view, around)]


def turned(rules: Rules, view: View, seat: int) -> int:
    """A seat, counted from the viewer on; what is no seat stays."""
    return (seat - view.viewer) % int(rules.players) if 0 <= seat < rules.players else seat


def tickets(rules: Rules, view: View, around: list[int]) -> list[int]:
    """Where each ticket is, and how many are where."""
    where = [0] * len(rules.board.tickets)
    own = [ticket for ticket in view.discarded if ticket != HIDDEN]
    for number, group in enumerate((view.tickets, view.offer, view.aside, own, view.revealed), 1):
        for ticket in group:
            where[ticket] = number
    for depth, ticket in enumerate(view.queue):
        if ticket != HIDDEN:
            where[ticket] = int(DECK_TOP) + depth
    counts = [view.ticket_counts[seat] for seat in around]
    counts += [len(view.queue), len(view.discarded) + len(view.revealed)]
    return [*where, *counts, len(where) - sum(counts)]


def ledger(rules: Rules, view: View, around: list[int]) -> list[int]:
    """The ledger, rows by seat and seats turned to the viewer."""
    numbers: list[int] = []
    for part in rules.ledger_parts:
        values = view.ledger[part.at : part.at + part.count]
        if part.holds == BY_SEAT:
            starts = range(0, part.count, len(around))
            values = [values[start + seat] for start in starts for seat in around]
        elif part.holds in (SEATS, SITES):
            values = [turned(rules, view, value) for value in values]
        numbers += values
    return numbers


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_row_is_its_view_in_every_position(case: Case) -> None:
    rules = case.rules()
    observer = Observer(rules)
    for state in positions(rules, seed=case.players):
        for viewer in range(case.players):
            assert row(observer, state, viewer) == expected(rules, observe(rules, state, viewer))


@pytest.mark.parametrize("case", [case for case in CASES if case.players in (2, 4)], ids=case_id)
def test_states_that_differ_in_hidden_things_only_have_the_same_row(case: Case) -> None:
    rules = case.rules()
    observer = Observer(rules)
    for step, state in enumerate(positions(rules, seed=7)):
        for viewer in range(case.players):
            twin = determinize(rules, observe(rules, state, viewer), Random(step))
            assert row(observer, twin, viewer) == row(observer, state, viewer)


def test_rows_differ_where_views_do() -> None:
    rules = rulebook("usa", 3)
    observer = Observer(rules)
    seen: dict[tuple[int, ...], View] = {}
    for state in positions(rules, seed=5):
        for viewer in range(3):
            view = observe(rules, state, viewer)
            assert seen.setdefault(tuple(row(observer, state, viewer)), view) == view
    assert len(seen) > 30


def field(observer: Observer, numbers: list[int], name: str) -> list[int]:
    found = next(field for field in observer.fields if field.name == name)
    return numbers[found.at : found.at + found.count]


def test_fields_have_names_and_cover_the_row() -> None:
    observer = Observer(rulebook("nederland", 2, neutral=True))
    names = [field.name for field in observer.fields]
    assert len(set(names)) == len(names)
    assert {"owner", "hand", "tickets", "score", "pieces", "tokens", "bank", "marker"} <= set(names)
    assert [field.at for field in observer.fields[1:]] == [f.at + f.count for f in observer.fields[:-1]]
    assert observer.size == observer.fields[-1].at + observer.fields[-1].count


def test_the_viewer_comes_first() -> None:
    t = table("usa", 3).own(1, "Dallas-Houston").hand(2, red=3).pieces(2, 9).turn_of(2)
    observer = Observer(t.rules)
    numbers = row(observer, t.state, 2)
    assert field(observer, numbers, "seat") == [2]
    assert field(observer, numbers, "to_act") == [0]
    assert field(observer, numbers, "hand_sizes") == [3, 0, 0]
    assert field(observer, numbers, "pieces") == [9, 45, 44]
    assert field(observer, numbers, "owner")[t.route("Dallas-Houston")] == 2
    assert sorted(set(field(observer, numbers, "owner"))) == [-1, 2]


def test_own_returned_tickets_are_known_by_their_depth() -> None:
    t = table("usa")
    before = len(t.in_ticket_deck())
    t.play("tickets", "keep 1")
    observer = Observer(t.rules)
    returned = [t.ticket(cities) for cities in t.in_ticket_deck()[-2:]]
    tickets = field(observer, row(observer, t.state, 0), "tickets")
    assert [tickets[ticket] for ticket in returned] == [int(DECK_TOP) + before - 3, int(DECK_TOP) + before - 2]
    other = field(observer, row(observer, t.state, 1), "tickets")
    assert [other[ticket] for ticket in returned] == [0, 0]


@pytest.mark.parametrize("number", [-32_769, 32_768, -700_000, -(2**31), 2**31 - 1])
def test_a_row_holds_any_score_and_turn(number: int) -> None:
    """Exchanges cost up to 15 points a turn; with some progress every five rounds, a game can have 25,000 turns."""
    t = dealt("lakes")
    observer = Observer(t.rules)
    for name in ("score", "exchanged"):
        part = next(part for part in t.rules.ledger_parts if part.name == name)
        t.state.ledger[part.at] = i64(number)
        assert field(observer, row(observer, t.state, 0), name) == [number, 0]
        assert field(observer, row(observer, t.state, 1), name) == [0, number]
    t.state.turn = i64(number)
    assert field(observer, row(observer, t.state, 0), "turn") == [number]


def test_the_page_explains_every_field_and_no_other() -> None:
    page = (Path(__file__).parents[2] / "docs" / "observation.md").read_text(encoding="utf-8")
    cells = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    explained = re.findall(r"`(\w+)`", " ".join(cells))
    assert sorted(explained) == sorted({f.name for case in CASES for f in Observer(case.rules()).fields})
    assert f"layout version {OBSERVATION_VERSION}." in page
