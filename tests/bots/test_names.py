"""Names with parameters, alone and in lists."""

import pytest

from tests.rig import rulebook
from trilhos.bots import make_bot
from trilhos.bots.base import check_name, parameters
from trilhos.bots.names import split_names
from trilhos.bots.steiner import Steiner
from trilhos.errors import BadChoice


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy", ["greedy"]),
        ("greedy,random", ["greedy", "random"]),
        ("greedy, random ", ["greedy", "random"]),
        ("steiner:wild=2:noise=1,greedy", ["steiner:wild=2:noise=1", "greedy"]),
        ("steiner:wild=2,noise=1,greedy", ["steiner:wild=2:noise=1", "greedy"]),
        ("steiner,wild=2", ["steiner:wild=2"]),
        ("random,", ["random", ""]),
        ("", [""]),
    ],
)
def test_a_list_is_parted_by_commas_and_settings_stay_with_their_bot(text: str, names: list[str]) -> None:
    assert split_names(text) == names


def test_settings_reach_the_bot() -> None:
    bot = make_bot("steiner:wild=2.5:ticket_gate=0.6", rulebook("usa"), 1)
    assert isinstance(bot, Steiner)
    assert (bot.policy.appraiser.settings.wild, bot.policy.appraiser.settings.ticket_gate) == (2.5, 0.6)
    assert bot.policy.appraiser.settings.short == 0.45


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("greedy:x=1", 'The bot greedy has no parameter "x". Parameters: -.'),
        ("hard:wild=2", 'The bot hard has no parameter "wild". Parameters: style.'),
        ("hard:style=", 'The parameter style of the bot hard can\'t be "". Allowed: balanced, long, tickets, blocker,'),
        ("steiner:wild=-1", 'The parameter wild of the bot steiner can\'t be "-1". Allowed: 0 … 10.'),
        ("steiner:wild=nan", 'The parameter wild of the bot steiner can\'t be "nan". Allowed: 0 … 10.'),
        ("steiner:", 'The bot steiner has no parameter "". Parameters: exponent, '),
    ],
)
def test_a_bad_name_is_refused_with_what_there_is(name: str, problem: str) -> None:
    with pytest.raises(BadChoice) as caught:
        check_name(name)
    assert str(caught.value).startswith(problem)


def test_every_parameter_allows_its_default() -> None:
    for name in ("steiner", "hard"):
        assert all(known.read(str(known.default)) == known.default for known in parameters(name).values())
