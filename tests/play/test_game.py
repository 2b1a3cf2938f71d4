"""Game: the checked door to the engine, and who sits where."""

from collections import Counter

import pytest

from tests.golden.make import GAMES, standstill
from tests.rig_rules import rule
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import observe
from trilhos.errors import BadChoice, BadMove
from trilhos.play.game import Game, seating
from trilhos.play.record import load

NAMES = ["Ada", "Bo", "Cy", "Di"]


def opened(edition: str = "usa", players: int = 2, seed: int = 7) -> Game:
    """A game in which everybody has kept the first tickets."""
    game = Game(edition, players, seed)
    for _ in range(players):
        game.play(game.legal()[0])
    return game


def test_a_game_starts_with_the_choice_of_the_first_seat() -> None:
    game = Game("europe", players=3, seed=7)
    assert (game.edition, game.players, game.seat, game.over) == ("europe", 3, 0, False)
    assert game.names == ["#1", "#2", "#3"]
    assert all(text.startswith("keep ") for text in game.legal_texts())
    assert game.moves == []


def test_the_same_seed_deals_the_same_game_and_another_seed_another() -> None:
    same = [Game("usa", seed=7).state.to_bytes() for _ in range(2)]
    assert same[0] == same[1] != Game("usa", seed=8).state.to_bytes()


def test_without_a_seed_every_game_has_a_secret_one() -> None:
    seeds = [Game("usa").seed for _ in range(2)]
    assert seeds[0] != seeds[1]
    assert all(2**64 < seed < 2**128 for seed in seeds)


def test_the_largest_seed_is_one() -> None:
    assert Game("usa", seed=2**128 - 1).seed == 2**128 - 1


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadChoice, match=r"2\^128 - 1, not " + str(seed)):
        Game("usa", seed=seed)


def test_there_are_as_many_names_as_players() -> None:
    assert Game("usa", 2, names=["Ada", "Bo"]).names == ["Ada", "Bo"]
    with pytest.raises(BadChoice, match="3 players, but 1 names"):
        Game("usa", 3, names=["Ada"])


def test_edition_players_and_options_are_checked() -> None:
    with pytest.raises(BadChoice, match="usa, europe"):
        Game("mars")
    with pytest.raises(BadChoice, match="2 to 5 players, not 6"):
        Game("usa", players=6)
    with pytest.raises(BadChoice, match='no option "tokens"'):
        Game("usa", options={"tokens": True})


def test_a_move_is_the_same_by_notation_and_by_id() -> None:
    by_id, by_text = Game("usa", seed=7), Game("usa", seed=7)
    for _ in range(30):
        action = by_id.legal()[-1]
        by_text.play(by_text.legal_texts()[-1])
        by_id.play(action)
        assert by_text.moves[-1].action == action
    assert by_id.state.to_bytes() == by_text.state.to_bytes()


def test_the_legal_texts_name_the_legal_ids() -> None:
    game = opened()
    assert [game.notation.parse(text) for text in game.legal_texts()] == game.legal()


@pytest.mark.parametrize(
    ("move", "problem"),
    [
        ("pass", '"pass" is not legal now'),
        ("fly home", '"fly home" is not a move'),
        (-1, '"-1" is not legal now'),
        (10**6, '"1000000" is not legal now'),
        (0, '"take 1" is not legal now'),
    ],
)
def test_a_bad_move_changes_nothing(move: str | int, problem: str) -> None:
    game = Game("usa", seed=7)
    before = game.state.to_bytes()
    with pytest.raises(BadMove, match=problem):
        game.play(move)
    assert game.state.to_bytes() == before
    assert (game.moves, game.can_undo) == ([], False)


def test_the_first_action_id_that_is_none_is_no_move() -> None:
    game = Game("usa", seed=7)
    with pytest.raises(BadMove, match=f'"{game.rules.action_count}" is not legal now'):
        game.play(game.rules.action_count)


def test_after_the_end_no_move_is_played() -> None:
    game = load(GAMES / "usa-2.json")
    with pytest.raises(BadMove, match='The game is over: "draw"'):
        game.play("draw")
    assert game.legal() == []


def test_moves_tell_who_played_and_what_happened() -> None:
    game = Game("usa", players=2, seed=7)
    for text in ("keep 1+2", "keep 1+2+3", "draw", "draw"):
        game.play(text)
    assert [move.seat for move in game.moves] == [0, 1, 0, 0]
    assert game.events() == game.opening + [event for move in game.moves for event in move.events]
    assert all(move.events for move in game.moves)
    assert game.opening


def test_a_seat_and_a_spectator_see_their_views() -> None:
    game = opened()
    assert game.view() == observe(game.rules, game.state, SPECTATOR)
    assert game.view(1) == observe(game.rules, game.state, 1)
    assert game.view(1) != game.view(0)


@pytest.mark.parametrize("seat", [-2, 2, 4])
def test_a_seat_that_is_none_sees_nothing(seat: int) -> None:
    with pytest.raises(BadChoice, match=f'from -1 to 1, not "{seat}"'):
        opened().view(seat)


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(BadMove, match="not over yet"):
        opened().result()


def test_a_finished_game_has_sheets_winners_and_a_reason() -> None:
    game = load(GAMES / "europe-3.json")
    result = game.result()
    best = max(sheet.total for sheet in result.sheets)
    assert game.over
    assert [sheet.seat for sheet in result.sheets] == [0, 1, 2]
    assert all(result.sheets[seat].total == best for seat in result.winners)
    assert result.reason == "pieces"


def test_a_game_can_end_by_passes() -> None:
    assert standstill().result().reason == "passes"


# Who plays first


@rule("U6")
def test_the_named_start_player_plays_first_and_the_others_follow_clockwise() -> None:
    assert seating(NAMES, seed=1, first="Cy") == ["Cy", "Di", "Ada", "Bo"]
    assert seating(NAMES, seed=1, first="Ada") == NAMES


@rule("U6")
def test_without_a_name_everybody_is_drawn_about_equally_often() -> None:
    drawn = Counter(seating(NAMES, seed)[0] for seed in range(400))
    assert set(drawn) == set(NAMES)
    assert min(drawn.values()) > 70


@rule("U6")
def test_the_drawn_start_player_is_followed_clockwise_too() -> None:
    for seed in range(20):
        seats = seating(NAMES, seed)
        assert seats == seating(NAMES, seed, first=seats[0])


def test_a_seed_seats_the_same_way_every_time() -> None:
    assert seating(NAMES, 5) == seating(NAMES, 5)
    assert NAMES == ["Ada", "Bo", "Cy", "Di"]


def test_a_start_player_who_does_not_play_is_refused() -> None:
    with pytest.raises(BadChoice, match=r'"Eve"\. Players: Ada, Bo, Cy, Di'):
        seating(NAMES, 1, first="Eve")
