"""Undo: a move can be taken back exactly while nobody has learnt anything new from it."""

import pytest

from tests.rig import Table
from tests.rig_rules import rule
from trilhos.engine.events import FREELY, IF_ALL_AGREE, NEVER
from trilhos.errors import BadMove
from trilhos.play.game import Game


def at_first_turn(edition: str = "usa", **cards: int) -> tuple[Game, Table]:
    """A game at its first turn, and a table to set it up; seat 0 has just these cards, seat 1 three reds."""
    game = Game(edition, players=2, seed=7)
    for _ in range(2):
        game.play(game.legal()[0])
    table = Table(game.rules, game.state)
    table.hand(0, cards).hand(1, red=3).market("red", "blue", "green", "white", "black")
    return game, table


def play(game: Game, *texts: str) -> list[bytes]:
    """Play moves; the bytes before each of them."""
    before = []
    for text in texts:
        before.append(game.state.to_bytes())
        game.play(text)
    return before


def undo_all(game: Game) -> list[bytes]:
    """Undo as far as it goes; the bytes after each step."""
    after = []
    while game.can_undo:
        game.undo()
        after.append(game.state.to_bytes())
    return after


def refuses_undo(game: Game) -> bool:
    """Whether undo is refused, and leaves everything as it is."""
    before, moves = game.state.to_bytes(), list(game.moves)
    with pytest.raises(BadMove, match="nothing to take back"):
        game.undo()
    return not game.can_undo and game.state.to_bytes() == before and game.moves == moves


def test_a_new_game_has_nothing_to_undo() -> None:
    assert refuses_undo(Game("usa", seed=7))


def test_a_claim_is_undone() -> None:
    game, _ = at_first_turn(red=3)
    before = play(game, "claim Atlanta-Raleigh")
    moves = len(game.moves)
    game.undo()
    assert game.state.to_bytes() == before[0]
    assert len(game.moves) == moves - 1
    assert "draw" in game.legal_texts()


def test_a_paid_claim_is_undone_step_by_step_with_what_led_to_it() -> None:
    game, _ = at_first_turn(red=3)
    start = len(game.moves)
    before = play(game, "claim Atlanta-Raleigh", "pay 2 red")
    game.undo()
    assert game.state.to_bytes() == before[1]
    game.undo()
    assert game.state.to_bytes() == before[0]
    assert len(game.moves) == start


def test_a_claim_made_again_after_undo_comes_to_the_same_bytes() -> None:
    game, _ = at_first_turn(red=3)
    play(game, "claim Atlanta-Raleigh", "pay 2 red")
    after = game.state.to_bytes()
    game.undo()
    game.undo()
    play(game, "claim Atlanta-Raleigh", "pay 2 red")
    assert game.state.to_bytes() == after


def test_once_another_seat_has_played_only_its_own_move_is_undone() -> None:
    game, _ = at_first_turn(red=3)
    before = play(game, "claim Atlanta-Raleigh", "pay 2 red", "claim Duluth-Omaha")
    assert undo_all(game) == [before[2]]
    assert game.seat == 1
    assert refuses_undo(game)


def test_a_seat_that_learns_something_ends_the_undo_of_the_seat_before() -> None:
    game, _ = at_first_turn(red=3)
    play(game, "claim Atlanta-Raleigh", "pay 2 red", "draw")
    assert refuses_undo(game)


@pytest.mark.parametrize("move", ["draw", "take 1", "tickets"])
def test_what_shows_something_new_is_not_undone(move: str) -> None:
    game, _ = at_first_turn()
    game.play(move)
    assert refuses_undo(game)


def test_the_choice_of_tickets_is_undone_but_not_their_drawing() -> None:
    game, _ = at_first_turn()
    before = play(game, "tickets", "keep 1")
    assert undo_all(game) == [before[1]]
    assert refuses_undo(game)


@rule("U6")
def test_a_first_choice_is_undone_until_all_have_chosen() -> None:
    game = Game("usa", players=3, seed=7)
    before = play(game, "keep 1+2")
    assert undo_all(game) == before
    before = play(game, "keep 1+2", "keep 1+3")
    assert undo_all(game) == [before[1]]
    play(game, "keep 1+3", "keep 1+2+3")
    assert refuses_undo(game)


@rule("S6")
def test_a_choice_of_pieces_is_undone_until_all_have_chosen() -> None:
    game = Game("lakes", players=2, seed=7)
    play(game, game.legal_texts()[0])
    play(game, game.legal_texts()[0])
    assert refuses_undo(game)  # how many tickets the others keep is known by now, though pieces are still to be chosen
    before = play(game, game.legal_texts()[0])
    assert undo_all(game) == before
    play(game, game.legal_texts()[0])
    play(game, game.legal_texts()[1])
    assert refuses_undo(game)


def test_a_log_that_was_written_when_more_could_be_undone_is_still_read() -> None:
    game = Game("usa", players=2, seed=7)
    before = play(game, "keep 1+2", "keep 1+3")
    game.rewind()
    assert game.state.to_bytes() == before[1]
    assert len(game.moves) == 1


def test_what_is_only_announced_is_taken_back_freely_what_was_shown_if_all_agree() -> None:
    game, _ = at_first_turn(red=3)
    play(game, "claim Atlanta-Raleigh")
    assert game.undoing == FREELY
    play(game, "pay 2 red")
    assert game.undoing == IF_ALL_AGREE
    play(game, "draw")
    assert game.undoing == NEVER


@pytest.mark.parametrize(
    ("edition", "cards", "moves"),
    [
        ("usa", {"red": 3}, ["claim Atlanta-Raleigh", "pay 2 red"]),
        ("europe", {"red": 1}, ["station Paris", "pay 1 red"]),
        ("usa", {}, ["tickets", "keep 1"]),
    ],
)
def test_what_showed_only_the_movers_own_is_taken_back_if_all_agree(
    edition: str, cards: dict[str, int], moves: list[str]
) -> None:
    game, _ = at_first_turn(edition, **cards)
    play(game, *moves)
    assert game.undoing == IF_ALL_AGREE


def test_a_face_up_card_is_put_back_when_none_is_left_to_fill_its_gap() -> None:
    game, table = at_first_turn()
    table.deck().pile()
    before = play(game, "take 1", "take 2")
    assert undo_all(game) == before[::-1]


def test_a_station_that_brings_cards_into_the_display_is_not_undone() -> None:
    game, table = at_first_turn("europe", red=1)
    table.market("red", "blue", "green", "white", None).deck().pile()
    play(game, "station Paris", "pay 1 red")
    assert table.display() == ["red", "blue", "green", "white", "red"]
    assert refuses_undo(game)


def test_a_station_is_undone() -> None:
    game, _ = at_first_turn("europe", red=1)
    before = play(game, "station Paris", "pay 1 red")
    assert undo_all(game) == before[::-1]


def test_a_tried_tunnel_is_not_undone_but_its_yield_is() -> None:
    game, table = at_first_turn("europe", orange=3)
    table.deck(orange=3)
    play(game, "claim Barcelona-Pamplona", "pay 2 orange")
    assert refuses_undo(game)
    before = play(game, "yield")
    assert undo_all(game) == before


def test_a_tunnel_without_cards_to_turn_over_is_undone() -> None:
    game, table = at_first_turn("europe", orange=3)
    table.deck().pile()
    before = play(game, "claim Barcelona-Pamplona", "pay 2 orange")
    assert undo_all(game) == before[::-1]


def test_the_last_move_of_a_game_is_not_undone() -> None:
    game, table = at_first_turn(red=3)
    table.state.turns_left = 1
    play(game, "claim Atlanta-Raleigh", "pay 2 red")
    assert game.over
    assert refuses_undo(game)
