"""The rulebook: actions, turns, whole games."""

from collections.abc import Iterable

import pytest

from tests.rig import Table, dealt, rulebook, table
from trilhos.engine.playout import random_playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Chapter, Moves
from trilhos.engine.state import FIRST_TICKETS, OVER, TURN

EDITIONS = ["usa", "europe"]


@pytest.mark.parametrize(
    ("edition", "verbs"),
    [
        ("usa", ["take", "draw", "claim", "tickets", "keep", "pass", "pay"]),
        ("europe", ["take", "draw", "claim", "yield", "station", "tickets", "keep", "pass", "pay"]),
    ],
)
def test_the_actions_of_an_edition(edition: str, verbs: list[str]) -> None:
    rules = rulebook(edition)
    assert [kind.verb for kind in rules.actions] == verbs
    assert [kind.base for kind in rules.actions] == [sum(k.count for k in rules.actions[:i]) for i in range(len(verbs))]
    assert rules.action_count == sum(kind.count for kind in rules.actions) == len(rules.chapter_of)


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_action_is_a_verb_and_an_argument(edition: str) -> None:
    rules = rulebook(edition)
    expected = [(kind.verb, argument) for kind in rules.actions for argument in range(kind.count)]
    assert [rules.read(action) for action in range(rules.action_count)] == expected


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_gives_the_same_game(edition: str) -> None:
    rules = rulebook(edition, 3)
    games = [rules.start(seed) for seed in (5, 5, 6)]
    out = Moves(rules.action_count)
    for game in games:
        random_playout(rules, game, Random(1), out)
    assert games[0].to_bytes() == games[1].to_bytes() != games[2].to_bytes()


def test_a_journal_changes_nothing() -> None:
    rules = rulebook("europe")
    assert rules.start(3, []).to_bytes() == rules.start(3).to_bytes()


def test_tickets_do_not_move_the_cards() -> None:
    with_tickets, without = dealt("usa"), dealt("usa")
    with_tickets.play("keep 1+2", "keep 1+2", "tickets", "keep 1", "draw")
    without.play("keep 2+3", "keep 1+2+3", "draw")
    assert with_tickets.events[-1][3] == without.events[-1][3]  # the card that was drawn


def test_one_rulebook_serves_many_games() -> None:
    rules = rulebook("usa")
    first = Table(rules, rules.start(1))
    before = first.state.to_bytes()
    Table(rules, rules.start(2)).play("keep 1+2", "keep 1+2", "draw", "draw")
    assert first.state.to_bytes() == before
    assert rules.start(1).to_bytes() == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_playout_is_a_game_of_legal_moves(edition: str) -> None:
    rules = rulebook(edition)
    fast, slow = rules.start(4), Table(rules, rules.start(4))
    decisions = random_playout(rules, fast, Random(9), Moves(rules.action_count))
    random = Random(9)
    for _ in range(decisions):
        legal = rules.legal(slow.state)
        rules.apply(slow.state, legal[random.below(len(legal))])
    assert fast.phase == OVER
    assert fast.to_bytes() == slow.state.to_bytes()


def test_the_phases_of_the_opening() -> None:
    t = dealt("usa", 3)
    assert (t.phase, t.seat) == (FIRST_TICKETS, 0)
    t.play("keep 1+2", "keep 1+2")
    assert (t.phase, t.seat) == (FIRST_TICKETS, 2)
    t.play("keep 1+2")
    assert (t.phase, t.seat, t.state.turn) == (TURN, 0, 1)


def test_turns_are_counted() -> None:
    t = table("usa").market(*["red"] * 5).deck(red=9)
    assert t.play("draw", "draw", "draw").state.turn == 2
    assert t.play("draw").state.turn == 3


def test_a_finished_turn_leaves_nothing_charged() -> None:
    t = table("usa").hand(0, red=2).play("claim Boston-New York")
    assert t.state.target == t.route("Boston-New York")
    t.play("pay 2 red")
    assert (t.state.target, t.state.cost, t.state.charger) == (-1, -1, -1)


@pytest.mark.parametrize(
    ("edition", "lines"),
    [
        ("usa", ["start", "routes", "tickets", "longest"]),
        ("europe", ["start", "routes", "tickets", "longest", "stations"]),
    ],
)
def test_the_lines_of_the_score_sheet(edition: str, lines: list[str]) -> None:
    assert rulebook(edition).line_names() == lines


def test_the_lines_add_up() -> None:
    t = table("europe").own(0, "Dieppe-Paris").tickets(0, ("Paris", "Wien"))
    assert t.sheet(0).total == sum(t.sheet(0).lines) == 1 - 8 + 10 + 12


def test_only_chapters_with_something_to_say_are_asked() -> None:
    def names(chapters: Iterable[Chapter]) -> list[str]:
        return [type(chapter).__name__ for chapter in chapters]

    rules = rulebook("europe")
    assert names(rules.holders) == ["Tunnels"]
    assert names(rules.witnesses) == []
    assert names(rulebook("nederland").witnesses) == ["Tolls"]
    assert names(rules.closers) == ["Market", "Ending"]
    assert not Chapter().holds(rules.start(1), 0)  # what the others would say


def test_a_chapter_takes_no_pieces_unless_it_says_so() -> None:
    assert {int(chapter.takes(0)) for chapter in rulebook("europe").chapters} == {0}
