"""The list of bots, and what every bot promises: a legal action, the same for the same seed, from its view alone."""

from collections.abc import Iterator

import pytest

from tests.bots.quick import quick_names
from tests.rig import rulebook
from trilhos.boards import EDITIONS
from trilhos.bots import LEVELS, base, make_bot, names, register
from trilhos.bots.characters import characters
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.errors import BadChoice
from trilhos.play.game import Game


class First:
    """A bot that takes whatever stands first."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, legal: list[int]) -> int:
        return legal[0]


@pytest.fixture
def first() -> Iterator[str]:
    register("first", First)
    yield "first"
    del base._MAKERS["first"]


def moves(edition: str, bot: str, seed: int, count: int = 60) -> list[int]:
    """The first moves of a game that one kind of bot plays with itself."""
    game = Game(edition, 2, seed=3)
    bots = [make_bot(bot, game.rules, seed + seat) for seat in range(2)]
    while not game.over and len(game.moves) < count:
        legal = game.legal()
        action = bots[game.seat].choose(game.view(game.seat), legal)
        assert action in legal
        game.play(action)
    return [move.action for move in game.moves]


NAMES = [
    "random",
    "greedy",
    "path",
    "onestep",
    "longroute",
    "hungry",
    "steiner",
    "steiner-t",
    "steiner-r",
    "steiner-block",
]


def test_all_bots_and_levels_are_there() -> None:
    assert names() == [*NAMES, *LEVELS]


def test_one_line_registers_a_bot(first: str) -> None:
    bot = make_bot(first, rulebook("usa"), 5)
    assert names() == [*NAMES, *LEVELS, "first"]
    assert isinstance(bot, First)
    assert bot.seed == 5


@pytest.mark.parametrize("name", ["", "deep", "Random"])
def test_an_unknown_bot_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadChoice) as caught:
        make_bot(name, rulebook("usa"), 1)
    known = ", ".join([*NAMES, *LEVELS, *characters()])
    assert str(caught.value) == f'There is no bot called "{name}". Bots: {known}.'


@pytest.mark.parametrize("bot", quick_names())
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_plays_the_same_legal_game(edition: str, bot: str) -> None:
    assert moves(edition, bot, seed=1) == moves(edition, bot, seed=1)


def test_another_seed_of_random_plays_another_game() -> None:
    assert moves("usa", "random", seed=1) != moves("usa", "random", seed=9)


def test_random_takes_every_legal_action_about_equally_often() -> None:
    bot, view = make_bot("random", rulebook("usa"), 1), Game("usa", seed=1).view(0)
    chosen = [bot.choose(view, [3, 5, 8, 13]) for _ in range(400)]
    assert set(chosen) == {3, 5, 8, 13}
    assert min(chosen.count(action) for action in set(chosen)) > 70
