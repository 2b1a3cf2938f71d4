"""Small changes: which are tried, what proves them, and that chance proves none."""

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from random import Random

import pytest

from tests.workshop.trial_rig import dead_end, grid, made, told
from trilhos.arena.ratings import resample
from trilhos.boards import Edition
from trilhos.errors import BadChoice
from trilhos.workshop.trial import Plan, Proposal, improve, proof
from trilhos.workshop.trial.changes import Change, suggested
from trilhos.workshop.trial.counts import Counts
from trilhos.workshop.trial.marks import marks, mean_marks
from trilhos.workshop.trial.proof import paired_gain, with_changes
from trilhos.workshop.trial.report import report
from trilhos.workshop.trial.witness import Evidence

PLAN = Plan(games=60, players=2)


def broken() -> Edition:
    """A ticket that nobody wants, and a line that nobody takes."""
    data = grid()
    data["tickets"][2]["points"] = 1
    data["routes"][0]["length"] = 3
    return made(data)


def proposals(
    board: Edition, play: Callable[[Edition, Plan, int], Evidence], monkeypatch: pytest.MonkeyPatch
) -> list[Proposal]:
    monkeypatch.setattr(proof, "play_one", play)
    return improve(board, PLAN)


def kinds(board: Edition) -> set[str]:
    shown = report(board, PLAN, [told(board, PLAN, number) for number in range(60)], "")
    return {change.kind for change in suggested(board, shown)}


# What is tried


def test_what_stands_out_is_what_is_tried() -> None:
    assert kinds(broken()) == {"points", "length", "color"}
    assert "line" in kinds(made(dead_end()))


def test_a_changed_board_has_the_change_and_nothing_else() -> None:
    board = broken()
    priced = with_changes(board, [Change("points", {}, ticket=2, number=8)])
    shorter = with_changes(board, [Change("length", {}, routes=[0], number=2)])
    double = with_changes(board, [Change("track", {}, routes=[1], color="gray")])
    assert priced
    assert shorter
    assert double
    assert [ticket.points for ticket in priced.file.tickets] == [ticket.points for ticket in made(grid()).file.tickets]
    assert shorter.file.routes == made(grid()).file.routes
    assert (double.file.routes[:-1], double.file.routes[-1].track) == (board.file.routes, 1)


def test_a_change_that_makes_no_board_is_left_out() -> None:
    assert with_changes(broken(), [Change("length", {}, routes=[0], number=9)]) is None


def test_a_new_line_crosses_no_other() -> None:
    board = made(dead_end())
    shown = report(board, PLAN, [told(board, PLAN, number) for number in range(60)], "")
    new = [(change.values["a"], change.values["b"]) for change in suggested(board, shown) if change.kind == "line"]
    assert new == [("Yew", "Fir")]  # Holly is as near


# What is proven


def test_what_mends_the_board_is_proven_and_told_with_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    found = proposals(broken(), told, monkeypatch)
    assert {proposal.change.kind for proposal in found} == {"points", "length"}
    points = next(one for one in found if one.change.kind == "points")
    assert (points.change.ticket, points.change.number) == (2, 8)
    assert [*points.aim] == [0, 1]
    assert points.after.marks - points.before.marks == pytest.approx(points.gain.value, abs=0.01)
    assert 0 < points.gain.low <= points.gain.value <= points.gain.high


def test_chance_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    same = broken()

    def chance(board: Edition, plan: Plan, number: int) -> Evidence:
        random = Random(f"{board.fingerprint} {plan.seed + number}")
        scores = [random.randrange(10, 30), random.randrange(10, 30)]
        scores[0] += scores[0] == scores[1]
        made_up = told(same, plan, number)
        return Evidence(
            made_up.bots, [scores.index(max(scores))], scores, 30, made_up.offered, made_up.tickets, made_up.claims
        )

    assert proposals(same, chance, monkeypatch) == []


def test_the_proof_is_played_on_deals_that_nobody_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def noted(board: Edition, plan: Plan, number: int) -> Evidence:
        seeds.append(plan.seed + number)
        return told(board, plan, number)

    assert proposals(broken(), noted, monkeypatch)
    assert seeds[-60:] == seeds[-120:-60] == list(range(61, 121))


def test_the_same_games_are_no_gain() -> None:
    board = broken()
    games = [told(board, PLAN, number) for number in range(60)]
    gain = paired_gain(board, games, board, games, 0.05)
    assert (gain.value, gain.low, gain.high) == (0, 0, 0)


def test_whoever_stops_gets_nothing_that_is_unproven() -> None:
    assert improve(made(grid()), PLAN, stop=lambda: True) == []


def test_a_lost_process_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(board: Edition, plan: Plan, number: int) -> Evidence:
        raise BrokenProcessPool

    monkeypatch.setattr(proof, "play_one", lost)
    with pytest.raises(BadChoice) as refused:
        improve(made(grid()), PLAN)
    assert refused.value.key == "improve-worker"


# The measure


def test_every_part_of_the_measure_costs_marks() -> None:
    board = made(grid())
    games = [told(board, PLAN, number) for number in range(40)]
    whole = mean_marks(Counts(board, games))
    one_seat = [
        Evidence(g.bots, [0], sorted(g.scores, reverse=True), 30, g.offered, g.tickets, g.claims) for g in games
    ]
    no_ticket = [Evidence(g.bots, g.winners, g.scores, 30, g.offered, g.tickets[1:], g.claims) for g in games]
    no_line = [Evidence(g.bots, g.winners, g.scores, 30, g.offered, g.tickets, g.claims[1:]) for g in games]
    far = [
        Evidence(g.bots, g.winners, [0 if s == 18 else s for s in g.scores], 30, g.offered, g.tickets, g.claims)
        for g in games
    ]
    assert whole - mean_marks(Counts(board, one_seat)) == pytest.approx(90)
    assert whole - mean_marks(Counts(board, no_ticket)) == pytest.approx(100 / 13)
    assert whole - mean_marks(Counts(board, no_line)) == pytest.approx(100 / 12)
    assert 20 < whole - mean_marks(Counts(board, far)) < 25


def test_marks_lie_within_their_interval_where_every_other_sample_loses_some() -> None:
    board = made(grid())
    g = told(board, PLAN, 0)
    even = [Evidence(g.bots, [at % 2], g.scores, 30, g.offered, g.tickets, g.claims) for at in range(12)]
    counts = Counts(board, even)
    total = marks(counts, resample(len(even))).total
    assert total.value == pytest.approx(mean_marks(counts), abs=0.01)
    assert total.low < total.value < total.high <= 100
