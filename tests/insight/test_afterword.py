"""What bots say after a game: true, the same each time, of every kind, and only by those that play human."""

from collections import Counter
from functools import cache
from typing import get_args

import pytest

from trilhos.bots.seats import seat_bots
from trilhos.insight.afterword import Afterword, Kind, afterwords, plays_human, sentence
from trilhos.play.game import Game
from trilhos.play.notation import route_name
from trilhos.text import Text

BOTS = {0: "easy", 1: "bia", 2: "hard", 3: "greedy"}


@cache
def played(board: str, seed: int) -> Game:
    game = Game(board, 4, seed, names=["Eva", "Bia", "Hugo", "Greta"])
    with seat_bots(game, BOTS) as seats:
        while not game.over:
            game.play(seats.choose())
    return game


@cache
def told(board: str, seed: int) -> list[Afterword]:
    *_, words = afterwords(played(board, seed), BOTS)
    return words


GAMES = [(board, seed) for board in ("usa", "europe") for seed in range(4)]


def test_levels_and_characters_that_play_human_say_something_and_others_nothing() -> None:
    assert [one.seat for one in told("usa", 1)] == [0, 1, 2]
    assert [plays_human(name) for name in ("hard:style=blocker", "expert", "cmd:cat", "master")] == [
        True,
        False,
        False,
        False,
    ]


def test_the_same_game_gives_the_same_words_and_nothing_is_changed_by_telling() -> None:
    game = played("usa", 2)
    before = game.state.to_bytes()
    *_, again = afterwords(game, BOTS)
    assert again == told("usa", 2)
    assert game.state.to_bytes() == before


@pytest.mark.parametrize(("board", "seed"), GAMES)
def test_what_is_said_is_true(board: str, seed: int) -> None:
    game = played(board, seed)
    for one in told(board, seed):
        sheet = game.result().sheets[one.seat]
        assert (one.ticket in sheet.failed) == (one.kind in ("gave-up", "late", "let-go"))
        assert (one.ticket in sheet.completed) == (one.kind == "done")
        if one.kind in ("gave-up", "detour"):
            assert one.rival != one.seat
            assert game.state.owner[one.route] == one.rival


@pytest.mark.parametrize("language", ["en", "pt-BR"])
def test_every_kind_has_its_sentence(language: str) -> None:
    game = played("usa", 0)
    for kind in get_args(Kind):
        said = sentence(Afterword(0, kind, 0, 0, 2), game, Text(language))
        assert ("Hugo" in said) == (kind in ("gave-up", "detour"))
        assert (route_name(game.rules, game.rules.board.routes[0]) in said) == (kind in ("gave-up", "detour"))


def test_most_kinds_come_in_a_few_games() -> None:
    kinds = Counter(one.kind for game in GAMES for one in told(*game))
    assert {"gave-up", "done"} <= set(kinds)
    assert len(kinds) >= 3
