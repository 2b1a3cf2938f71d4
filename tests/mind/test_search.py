"""The search: shared worlds, paired evidence, budgets."""

import os

import pytest

from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.bots import cores, make_bot, searcher
from trilhos.bots.cores import LEAST_WORLDS, try_worlds
from trilhos.bots.expert import expert, master
from trilhos.bots.searcher import Searcher
from trilhos.engine.rules import Rules
from trilhos.engine.state import SECOND_CARD, TURN
from trilhos.mind.search import Budget, Candidate
from trilhos.play.game import Game


def tried(action: int, *worth: float) -> Candidate:
    candidate = Candidate(action)
    candidate.worth = list(worth)
    return candidate


def searching(rules: Rules, *candidates: Candidate) -> Searcher:
    bot = expert(rules, 1)
    bot.search.all = bot.search.alive = list(candidates)
    return bot


def later(edition: str, moves: int, seed: int = 3) -> Game:
    game = Game(edition, 2, seed)
    bots = [make_bot("steiner", game.rules, seat) for seat in range(2)]
    while len(game.moves) < moves or len(game.legal()) < 3 or game.state.phase != TURN:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


# Evidence


def test_only_worlds_that_both_were_tried_in_are_compared() -> None:
    mean, error = tried(1, 0.5, 0.75, 0.5, 0.75).lead(tried(0, 0.25, 0.25, 0.5, 0.5, 9.0, 9.0))
    assert mean == pytest.approx(0.25)
    assert error == pytest.approx((0.5 / 3 / 3 / 4) ** 0.5, abs=0.1)


def test_steiners_move_is_left_only_where_another_is_clearly_ahead() -> None:
    rules = rulebook("usa")
    level = [0.5] * 8
    clear, chance = [0.6, 0.7] * 4, [2.5, *[0.4] * 7]
    assert searching(rules, tried(0, *level), tried(1, *clear)).search.answer() == 1
    assert searching(rules, tried(0, *level), tried(1, *chance)).search.answer() == 0
    assert searching(rules, tried(0, *level), tried(1, *chance), tried(2, *clear)).search.answer() == 2
    assert searching(rules, tried(0, *level[:5]), tried(1, *clear[:5])).search.answer() == 0  # too few worlds


def test_the_better_half_goes_on_with_steiners_move() -> None:
    rules = rulebook("usa")
    base, worse = tried(0, *[0.5, 0.6] * 4), tried(1, *[0.1, 0.3] * 4)
    good, better = tried(2, *[0.7, 0.5] * 4), tried(3, *[0.6, 0.9] * 4)
    search = searching(rules, base, worse, good, better).search
    search.narrow()
    assert [candidate.action for candidate in search.alive] == [0, 3, 2]
    search.narrow()
    assert [candidate.action for candidate in search.alive] == [0, 3]
    search = searching(rules, base, worse).search
    search.narrow()
    assert [candidate.action for candidate in search.alive] == [0]  # far behind: nothing is left to find out


# Budgets


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_and_samples_give_the_same_move(edition: str) -> None:
    game = later(edition, 24)
    view, legal = game.view(game.seat), game.legal()
    bots = [expert(game.rules, 7, ms=0, samples=60, turns=2) for _ in range(2)]
    chosen = [bot.choose(view, legal) for bot in bots]
    assert chosen[0] == chosen[1]
    assert chosen[0] in legal
    one, other = [[candidate.worth for candidate in bot.search.all] for bot in bots]
    assert one == other
    assert min(len(worth) for worth in one) > 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_cores_come_to_the_same_as_one(edition: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "cores_here", lambda: 2)
    game = later(edition, 30)
    view, legal = game.view(game.seat), game.legal()
    bots = [master(game.rules, 7, ms=0, samples=120, turns=2, width=2, cores=cores_used) for cores_used in (1, 2)]
    one, two = [(bot.choose(view, legal), [candidate.worth for candidate in bot.search.all]) for bot in bots]
    assert one == two
    assert [bot.cores for bot in bots] == [1, 2]
    assert bots[1].search.worlds >= 2 * LEAST_WORLDS


def test_what_a_core_did_not_get_done_is_done_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    game = later("usa", 30)
    search, view = expert(game.rules, 7, turns=1, width=2).search, game.view(game.seat)
    search.begin(view, game.legal())
    worlds = range(2 * LEAST_WORLDS)
    whole = try_worlds(search, view, worlds, 2)
    monkeypatch.setattr(cores, "array", lambda *_: 1 / 0)  # the double fails before it has told anything
    other = cores.Other(search, view, worlds)
    monkeypatch.undo()
    assert other.rows() == whole == try_worlds(search, view, worlds, 1)
    other.end()
    with pytest.raises(ChildProcessError):
        os.waitpid(other.id, 0)  # nothing of it is left


def test_a_second_card_is_worth_less_thought_than_a_turn() -> None:
    game, budgets = Game("usa", 2, 3), dict[int, int]()
    bot = expert(game.rules, 7, ms=0, samples=24, turns=0, width=2)
    while not {int(TURN), int(SECOND_CARD)} <= budgets.keys():
        phase = int(game.state.phase)
        game.play(bot.choose(game.view(game.seat), game.legal()))
        if bot.searched:
            budgets[phase] = bot.budget.samples
    assert (budgets[int(TURN)], budgets[int(SECOND_CARD)]) == (24, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_rounds_are_played_on_whatever_the_number_of_players(players: int) -> None:
    assert expert(rulebook("usa", players), 7, turns=3).search.turns == 3 * players


def test_a_budget_of_samples_is_kept() -> None:
    game = later("usa", 30)
    bot = expert(game.rules, 7, ms=0, samples=50, turns=1)
    bot.choose(game.view(game.seat), game.legal())
    assert sum(len(candidate.worth) for candidate in bot.search.all) == bot.budget.spent < 50 + len(bot.search.all)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_budget_too_small_to_search_is_steiners_move(edition: str) -> None:
    game = later(edition, 20)
    view, legal = game.view(game.seat), game.legal()
    hard = make_bot("steiner-r", game.rules, 7).choose(view, legal)
    assert expert(game.rules, 7, samples=1).choose(view, legal) == hard
    assert expert(game.rules, 7, ms=0, samples=500, width=1).choose(view, legal) == hard


def test_time_is_a_budget() -> None:
    game = later("usa", 30)
    bot = expert(game.rules, 7, samples=0, ms=1, turns=1)
    assert bot.choose(game.view(game.seat), game.legal()) in game.legal()
    budget = Budget(0, 1)
    budget.begin()
    while budget.used() < 1.0:
        pass
    assert budget.spent == 0


def test_without_a_budget_it_is_steiners_move() -> None:
    game = later("usa", 20)
    view, legal = game.view(game.seat), game.legal()
    chosen = expert(game.rules, 7, samples=0, ms=0).choose(view, legal)
    assert chosen == make_bot("steiner-r", game.rules, 7).choose(view, legal)


def test_with_both_budgets_what_is_used_up_first_counts() -> None:
    budget = Budget(10, 1_000_000)
    budget.begin()
    assert budget.used() < 0.5
    budget.spent = 5
    assert budget.used() == 0.5


def test_a_search_leaves_steiners_move_now_and_then() -> None:
    game = Game("usa", 2, 5)
    bots = [expert(game.rules, seat, ms=0, samples=40, turns=1, width=3) for seat in range(2)]
    left = 0
    while len(game.moves) < 60:
        bot = bots[game.seat]
        action = bot.choose(game.view(game.seat), game.legal())
        left += bool(bot.search.all) and bot.search.all[0].action != action and len(game.legal()) > 1
        game.play(action)
    assert 0 < left < 40
