"""The hunt: it goes everywhere, and what gets nowhere is found, with the command that plays it again."""

import json
import shlex
from collections.abc import Iterator

import pytest

from tests.laws.cases import CASES
from trilhos.arena.hunt import Bag, Hunt, command, every_bot, find, play_hunt, run_hunt
from trilhos.arena.match import CAPPED, play_game
from trilhos.arena.simulate import Simulation
from trilhos.boards import EDITIONS, edition
from trilhos.bots import base, names, register
from trilhos.cli import main
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.errors import BadChoice
from trilhos.text import ENGLISH, Text

EVERYWHERE = Hunt(("random",), tuple(EDITIONS), (2, 3, 4, 5))
LAKES = Hunt(("swap",), ("lakes",), (2,), rules_version=1, limit=400)


class Swap:
    """Exchanges one piece whenever it may: the fault that the hunt is for."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules

    def choose(self, view: View, legal: list[int]) -> int:
        return next((action for action in legal if self.rules.read(action)[0] == "exchange"), legal[0])


@pytest.fixture(autouse=True)
def _swap() -> Iterator[None]:
    register("swap", Swap)
    yield
    del base._MAKERS["swap"]


# Where it goes


def test_it_goes_to_every_table_that_the_laws_know() -> None:
    tables = {(edition(plan.edition).id, plan.players, tuple(plan.options.items())) for plan in EVERYWHERE.plans()}
    assert tables == {(case.edition, case.players, case.options) for case in CASES}


def test_every_bot_plays_alone_and_all_together_with_another_deal_each_time() -> None:
    hunt = Hunt(("random", "greedy", "path"), ("usa",), (2,), games=2, seed=7)
    assert [(plan.seed, plan.bots) for plan in hunt.plans()] == [
        (7, ["random"]), (7, ["greedy"]), (7, ["path"]), (7, ["random", "greedy"]),
        (8, ["random"]), (8, ["greedy"]), (8, ["path"]), (8, ["path", "random"]),
    ]  # fmt: skip


def test_all_bots_but_random_are_hunted_and_a_level_in_all_its_styles() -> None:
    assert set(names()) - {bot.partition(":")[0] for bot in every_bot()} == {"random"}
    assert {bot for bot in every_bot() if "samples" in bot} == {"expert:samples=40:ms=0", "master:samples=40:ms=0"}
    assert "hard:style=blocker" in every_bot()
    for bot in every_bot():
        base.check_name(bot)


@pytest.mark.parametrize(
    ("hunt", "problem"),
    [
        (Hunt(("deep",), ("usa",), (2,)), '"deep"'),
        (Hunt(("random",), ("mars",), (2,)), '"mars"'),
        (Hunt(("random",), ("usa",), (7,)), "No map that was chosen is for 7 players."),
        (Hunt(("random",), ("usa",), (2,), rules_version=9), "9"),
        (Hunt(("random",), ("usa",), (2,), games=2, seed=2**128 - 1), f"not {2**128}"),
    ],
)
def test_a_hunt_that_cant_be_played_is_refused(hunt: Hunt, problem: str) -> None:
    with pytest.raises(BadChoice, match=problem):
        hunt.check()


# What it finds


def test_a_game_that_gets_nowhere_is_found_under_the_old_rules(capsys: pytest.CaptureFixture[str]) -> None:
    bag = run_hunt(LAKES, 1, Text(ENGLISH), tell=True)
    [found] = bag.finds
    assert (found.kind, found.decisions) == ("stalled", 400)
    assert found.idle_rounds > 100
    out = capsys.readouterr().out.splitlines()
    assert out[0].endswith(found.command)
    assert out[1].startswith("1 game; got nowhere: 1;")


def test_under_the_new_rules_it_ends_and_is_found_all_the_same() -> None:
    hunt = Hunt(("swap",), ("lakes",), (2,))
    [(plan, outcome)] = play_hunt(hunt)
    assert outcome.reason == "stalled"
    found = find(plan, outcome)
    assert found is not None
    assert (found.kind, found.idle_rounds) == ("stalled", 5)


def test_a_game_without_end_is_found_though_somebody_gets_on() -> None:
    [(plan, outcome)] = play_hunt(Hunt(("random",), ("usa",), (2,), limit=50))
    found = find(plan, outcome)
    assert found is not None
    assert (found.kind, found.decisions) == ("capped", 50)


def test_an_ordinary_game_is_let_go_and_the_longest_remembered() -> None:
    hunt = Hunt(("random", "greedy"), ("usa",), (2,))
    bag = Bag()
    outcomes = [outcome for plan, outcome in play_hunt(hunt) if bag.add(plan, outcome) is None]
    assert len(outcomes) == bag.games == 3
    figures = bag.figures()
    assert (figures.stalled, figures.capped) == ([], [])
    assert figures.longest.decisions == max(outcome.decisions for outcome in outcomes)


def test_bots_that_fail_are_counted_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["hunt", "--bots", "cmd:false,greedy", "--map", "usa", "--players", "2", "--lang", "en"]
    assert main(words) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "cmd:false, seed 1: it didn't start (died 1)"
    assert out[-2].startswith(
        "cmd:false failed 3 times, first in: trilhos simulate --map usa --players 2 --bots cmd:false"
    )
    assert out[-1].startswith("3 games; got nowhere: 0;")
    assert main([*words, "--json"]) == 1
    faults = json.loads(capsys.readouterr().out)["faults"]
    assert [(fault["bot"], fault["kind"], fault["seat"]) for fault in faults] == [
        ("cmd:false", "start", 0), ("cmd:false", "start", 1), ("cmd:false", "start", 0),
    ]  # fmt: skip


def test_two_processes_find_the_same() -> None:
    hunt = Hunt(("random",), ("usa", "europe"), (2, 3))
    assert list(play_hunt(hunt, jobs=2)) == list(play_hunt(hunt))


def test_the_command_has_everything_that_made_the_game() -> None:
    plan = Simulation(
        "nederland", 3, ["cmd:python3 'my bot.py'", "path"], 1, 5, {"tokens": False}, limit=9, rules_version=1
    )
    assert shlex.split(command(plan)) == [
        "trilhos", "simulate", "--map", "nederland", "--players", "3", "--bots", "cmd:python3 'my bot.py',path",
        "--option", "tokens=off", "--games", "1", "--seed", "5", "--limit", "9", "--rules", "1",
    ]  # fmt: skip


# Games that are given up


def test_a_game_given_up_has_no_winner_and_no_places_but_scores() -> None:
    outcome = play_game("usa", ["random"] * 3, 1, {}, audit=True, limit=40)
    assert (outcome.reason, outcome.decisions, outcome.capped) == (CAPPED, 40, True)
    assert (outcome.winners, outcome.places, outcome.audit) == ([], [], "")
    assert len(outcome.scores) == 3


def test_an_ordinary_game_is_not() -> None:
    outcome = play_game("usa", ["random"] * 3, 1, {}, audit=True)
    assert not outcome.capped
    assert outcome.audit
