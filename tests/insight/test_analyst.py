"""The analyst: chances that add up, options compared in the same worlds, and nothing that the seat can't see."""

import msgspec
import pytest

from tests.boards.small import small
from tests.mind.test_search import later
from trilhos.boards import EDITIONS, edition, shared_rules
from trilhos.boards.check import checked
from trilhos.bots.minds import USUAL_BELIEFS
from trilhos.engine.random import Random
from trilhos.engine.rules import RULES_VERSION
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.insight.analyst import Analyst, Compared, Trial, beliefs_of
from trilhos.insight.endings import Endings
from trilhos.insight.reviewer import Moment, do_piece
from trilhos.play.game import Game


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_judgement_of_every_board(edition: str) -> None:
    game = later(edition, 60)
    view = game.view(game.seat)
    found = Analyst(game.rules, samples=12).judge(view)
    assert found.viewer == game.seat
    assert sum(seat.win for seat in found.seats) == pytest.approx(1.0)
    assert all(seat.low <= seat.score <= seat.high for seat in found.seats)
    assert [chance.ticket for chance in found.tickets] == view.tickets
    assert all(0.0 <= chance.chance <= 1.0 for chance in found.tickets)
    best, *others = found.options
    assert others
    assert best.behind == 0.0
    assert {option.action for option in found.options} <= set(game.legal())
    assert best.rivals[game.seat] == best.score
    assert all(view.owner[planned.route] != game.seat for planned in best.routes)


def test_who_has_nothing_to_decide_is_told_the_outlook_alone() -> None:
    game = later("usa", 60)
    other = 1 - game.seat
    found = Analyst(game.rules, samples=12).judge(game.view(other))
    assert (found.viewer, found.options) == (other, [])
    assert [chance.ticket for chance in found.tickets] == game.view(other).tickets


def test_the_chosen_move_is_always_among_the_options() -> None:
    game = later("usa", 60)
    for action in (game.legal()[0], game.legal()[-1]):
        found = Analyst(game.rules, samples=10).judge(game.view(game.seat), action)
        assert action in [option.action for option in found.options]


def test_the_same_seed_gives_the_same_judgement_and_another_seed_another() -> None:
    game = later("usa", 60)
    view = game.view(game.seat)
    first, again, other = (msgspec.json.encode(Analyst(game.rules, 10, seed).judge(view)) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def hidden_otherwise(game: Game) -> Moment:
    """The same position to whoever is to move, with other hands, tickets and decks behind it."""
    s = determinize(game.rules, game.view(game.seat), Random(99))
    assert s.to_bytes() != game.state.to_bytes()
    return Moment(len(game.moves) + 1, game.seat, game.legal()[0], int(s.turn), True, False, s)


@pytest.mark.parametrize("kind", ["glance", "moves", "steady"])
def test_what_is_hidden_makes_no_difference_to_a_review(kind: str) -> None:
    game = later("usa", 60)
    real = Moment(len(game.moves) + 1, game.seat, game.legal()[0], int(game.state.turn), True, False, game.state)
    told = [do_piece(Analyst(game.rules, 10), kind, position) for position in (real, hidden_otherwise(game))]
    assert told[0] == told[1]


def test_with_all_cards_known_it_does_and_this_is_said() -> None:
    game = later("usa", 60)
    other = hidden_otherwise(game).state
    open_, elsewhere = (Analyst(game.rules, 10).judge_open(state, 6) for state in (game.state, other))
    assert open_.viewer is None
    assert open_ != elsewhere
    before = game.state.to_bytes()
    Analyst(game.rules, 10).judge_open(game.state, 2)
    assert game.state.to_bytes() == before


def test_the_end_needs_no_estimate() -> None:
    game = later("usa", 60)
    while not game.over:
        game.play(game.legal()[-1])
    found = Analyst(game.rules, 10).judge(observe(game.rules, game.state, 0))
    sheets = game.result().sheets
    assert found.seats[0].score == sheets[0].total
    assert [chance.ticket for chance in found.tickets if chance.chance == 1.0] == sheets[0].completed


def test_beliefs_are_learned_where_they_can_be_and_usual_elsewhere() -> None:
    learned, strange = (
        beliefs_of(rules).coefficients
        for rules in (shared_rules(edition("lakes"), 3, None, RULES_VERSION), shared_rules(checked(small(), "x"), 3))
    )
    assert [float(tells) for tells in strange] == USUAL_BELIEFS
    assert [float(tells) for tells in learned] != USUAL_BELIEFS


# Evidence


def trial(*wins: float) -> Trial:
    made = Trial(0, 2, 0)
    made.endings.wins = [[win, 1.0 - win] for win in wins]
    return made


def test_a_lead_is_that_of_the_worlds_in_which_both_were_tried() -> None:
    mean, error = trial(0.9, 0.5, 0.1).endings.lead(trial(0.5, 0.5).endings)
    assert [mean, error] == pytest.approx([0.2, 0.044**0.5])


def test_after_the_last_choice_only_worlds_count_that_took_no_part_in_it() -> None:
    base, lucky = trial(0.2, 0.2, 0.5, 0.5), trial(1.0, 1.0, 0.6, 0.6)
    assert [*Compared(base, [base, lucky], 2).behind(base)] == pytest.approx([0.1, 0.19], abs=0.001)
    assert Compared(base, [base, lucky], 0).behind(base)[0] == pytest.approx(0.45)


def test_an_outlook_has_the_range_of_eight_in_ten_endings() -> None:
    endings = Endings(2, 0)
    endings.wins = [[0.5, 0.5]] * 11
    endings.scores = [list(range(11)), [0] * 11]
    seen = endings.outlook(0)
    assert (seen.score, seen.low, seen.high) == (5.0, 1.0, 9.0)
