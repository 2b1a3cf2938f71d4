"""Simulations: the same games whatever the number of processes, and figures that add up."""

import json
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from tests.oracle import check_audit
from trilhos.arena.match import Outcome
from trilhos.arena.simulate import Simulation, Spread, play_one, simulate, summary
from trilhos.bots import Bot, make_bot, seats
from trilhos.engine.rules import Rules
from trilhos.errors import BadChoice

PLAN = Simulation("europe", 3, ["random", "greedy"], games=6, seed=40, audit=True)


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return list(simulate(PLAN))


def test_every_game_has_the_next_seed(outcomes: list[Outcome]) -> None:
    assert [outcome.seed for outcome in outcomes] == [40, 41, 42, 43, 44, 45]


def test_two_processes_play_the_same_games_in_the_same_order(outcomes: list[Outcome]) -> None:
    assert list(simulate(PLAN, jobs=2)) == outcomes


def test_any_game_is_played_again_alone_by_its_seed(outcomes: list[Outcome]) -> None:
    for number in (0, 3):
        alone = replace(PLAN, seed=PLAN.seed + number, games=1)
        assert list(simulate(alone)) == [outcomes[number]] == [play_one(PLAN, number)]


def test_an_outcome_tells_how_its_game_went(outcomes: list[Outcome]) -> None:
    for outcome in outcomes:
        lines = [json.loads(line) for line in outcome.audit.splitlines()]
        scores = [line for line in lines if line["type"] == "score"]
        assert outcome.seed == lines[0]["seed"]
        assert outcome.scores == [line["total"] for line in scores]
        assert outcome.completed == [len(line["completed"]) for line in scores]
        assert outcome.failed == [len(line["failed"]) for line in scores]
        assert (outcome.winners, outcome.reason) == (lines[-1]["winners"], lines[-1]["reason"])
        assert outcome.turns == sum(line["type"] == "turn" for line in lines)
        assert outcome.decisions > outcome.turns


def test_the_audits_of_all_games_are_one_file(outcomes: list[Outcome]) -> None:
    text = "".join(outcome.audit for outcome in outcomes)
    assert check_audit(map(json.loads, text.splitlines())) == 6


def test_audits_are_left_out_unless_wanted() -> None:
    assert play_one(replace(PLAN, audit=False), 0).audit == ""


def test_the_list_of_bots_starts_again_where_it_is_too_short() -> None:
    assert PLAN.seats() == ["random", "greedy", "random"]
    assert replace(PLAN, bots=["greedy"]).seats() == ["greedy"] * 3


def test_every_bot_of_every_game_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def make(name: str, rules: Rules, seed: int) -> Bot:
        seeds.append(seed)
        return make_bot(name, rules, seed)

    monkeypatch.setattr(seats, "make_bot", make)
    assert len(list(simulate(replace(PLAN, players=5, games=2)))) == 2
    assert len(set(seeds)) == len(seeds) == 10


# Plans


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"edition": "mars"}, "usa, europe, world, lakes, nederland, brasil"),
        ({"players": 6}, "2 to 5 players"),
        ({"options": {"tokens": True}}, 'no option "tokens"'),
        ({"bots": ["random", "deep"]}, '"deep"'),
        ({"bots": []}, "random, greedy"),
        ({"games": 0}, "games takes a whole number, 1 or more"),
        ({"seed": -1}, "not -1"),
        ({"seed": 2**128 - 1, "games": 2}, f"not {2**128}"),
        ({"seed": 2**128, "games": 1}, f"not {2**128}"),
    ],
)
def test_a_plan_that_cant_be_played_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadChoice, match=problem):
        replace(PLAN, **changes).check()


@pytest.mark.parametrize("changes", [{}, {"seed": 2**128 - 6}, {"seed": 0, "games": 1}])
def test_a_plan_that_can_be_played_is_let_through(changes: dict[str, Any]) -> None:
    plan = replace(PLAN, **changes)
    plan.check()
    assert play_one(plan, plan.games - 1).seed == plan.seed + plan.games - 1


# Figures


def test_the_summary_adds_up(outcomes: list[Outcome]) -> None:
    figures = summary(PLAN, outcomes)
    assert (figures.edition, figures.players, figures.games, figures.seed) == ("europe", 3, 6, 40)
    assert [row.bot for row in figures.seats] == ["random", "greedy", "random"]
    assert round(sum(row.wins for row in figures.seats), 1) == 6
    for seat, row in enumerate(figures.seats):
        assert row.score == spread([outcome.scores[seat] for outcome in outcomes])
        done = mean(outcome.completed[seat] for outcome in outcomes)
        kept = done + mean(outcome.failed[seat] for outcome in outcomes)
        assert (row.tickets_done, row.tickets_kept) == (round(done, 2), round(kept, 2))
    assert figures.turns == spread([outcome.turns for outcome in outcomes])
    assert figures.decisions == spread([outcome.decisions for outcome in outcomes])
    assert figures.ended_by_passes == 0


def spread(values: list[int]) -> Spread:
    return Spread(mean=round(mean(values), 2), least=min(values), most=max(values))


def ended(winners: list[int], reason: str) -> Outcome:
    game = Outcome(1, ["random"] * 3, [5, 5, 1], [1, 0, 0], [0, 1, 2], winners, 30, 90, reason)
    game = replace(game, cards_left=[4, 0, 0], points_failed=[4, 0, 0], largest_hand=[9, 0, 0])
    return replace(game, draw_row=[6, 0, 0], idle_turns=[1, 0, 0])


def test_a_shared_win_counts_in_parts_and_passes_are_counted() -> None:
    game = ended([0, 1], "passes")
    figures = summary(PLAN, [game, replace(game, winners=[1], reason="pieces")])
    assert [row.wins for row in figures.seats] == [0.5, 1.5, 0]
    assert [row.tickets_kept for row in figures.seats] == [1, 1, 2]
    first = figures.seats[0]
    assert (first.points_failed, first.largest_hand.most, first.draw_row.mean, first.idle_turns.least) == (4, 9, 6, 1)
    assert figures.ended_by_passes == 1


def test_games_that_were_given_up_count_in_no_figure_and_are_named() -> None:
    game = ended([0], "pieces")
    endless = replace(game, seed=2, scores=[-900] * 3, winners=[], decisions=10_000, reason="capped")
    figures = summary(PLAN, [game, endless, replace(game, seed=3, reason="stalled")])
    assert (figures.capped, figures.stalled) == ([2], [3])
    assert [row.score.least for row in figures.seats] == [5, 5, 1]
    assert [row.wins for row in figures.seats] == [2, 0, 0]
    assert figures.decisions.most == 90


def test_with_no_game_that_ended_there_are_no_figures_but_an_answer() -> None:
    plan = replace(PLAN, limit=20)
    figures = summary(plan, list(simulate(plan)))
    assert figures.capped == [40, 41, 42, 43, 44, 45]
    assert figures.turns == Spread(0, 0, 0)


def test_a_simulation_plays_by_the_version_of_the_rules_that_it_is_asked_for() -> None:
    first = [json.loads(play_one(replace(PLAN, rules_version=v), 0).audit.splitlines()[0])["rules"] for v in (1, 2)]
    assert first == [1, 2]
