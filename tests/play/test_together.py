"""Several moves as one intention: all of them or none, until something hidden was shown."""

import pytest

from tests.play.test_undo import at_first_turn
from trilhos.errors import BadMove
from trilhos.play.game import Game
from trilhos.play.together import together


def tried(game: Game, *texts: str) -> list[str]:
    """The moves that would be played; the game itself stays as it is."""
    before = game.state.to_bytes()
    try:
        played = together(game, game.seat, [game.notation.parse(text) for text in texts])
    finally:
        assert game.state.to_bytes() == before
    return [game.notation.text(action) for action in played]


def refused(game: Game, *texts: str) -> str:
    with pytest.raises(BadMove) as problem:
        tried(game, *texts)
    return str(problem.value.values["move"])


def test_a_claim_and_its_payment_are_played_or_nothing_is() -> None:
    game, _ = at_first_turn(red=3)
    claim = "claim Atlanta-Raleigh"
    assert tried(game, claim, "pay 2 red") == [claim, "pay 2 red"]
    assert refused(game, claim, "pay 2 blue") == "pay 2 blue"
    assert refused(game, "claim Nashville-Atlanta", "pay 2 red") == "pay 2 red"
    assert refused(game, claim, "pay 2 red", "draw") == "draw"  # the turn has passed


def test_two_face_up_cards_are_taken() -> None:
    game, _ = at_first_turn()
    assert tried(game, "take 1", "take 2") == ["take 1", "take 2"]
    assert tried(game, "draw", "take 5") == ["draw", "take 5"]


def test_another_card_in_the_place_of_the_one_that_was_meant_is_not_taken_and_the_first_stands() -> None:
    """Else a refusal would tell what lies on the deck."""
    game, table = at_first_turn()
    table.market("locomotive", "locomotive", "red", "blue", "green").top("locomotive", "red", "red")
    assert tried(game, "take 3", "take 5") == ["take 3"]  # the third wild: all five go, and others come
    game, table = at_first_turn()
    table.deck(white=20)
    assert tried(game, "take 1", "take 1") == ["take 1"]
    assert tried(game, "take 5", "take 1", "draw") == ["take 5", "take 1"]


def test_what_a_tunnel_asks_beyond_the_payment_is_another_decision() -> None:
    game, table = at_first_turn("europe", red=4)
    tunnel = next(text for text in game.legal_texts() if text.startswith("claim") and _is_tunnel(game, text))
    pay = game.notation.text(_ways(game, tunnel)[0])
    table.deck(red=20)
    assert tried(game, tunnel, pay, "yield") == [tunnel, pay, "yield"]
    table.deck(blue=20)
    assert tried(game, tunnel, pay, "yield") == [tunnel, pay]


def _is_tunnel(game: Game, text: str) -> bool:
    verb, route = game.rules.read(game.notation.parse(text))
    return verb == "claim" and bool(game.rules.board.routes[route].tunnel)


def _ways(game: Game, text: str) -> list[int]:
    copy = game.anew()
    copy.state = game.state.clone()
    copy.play(text)
    return copy.legal()


def test_nothing_follows_a_choice_that_is_held() -> None:
    game = Game("usa", players=2, seed=7)
    assert tried(game, "keep 1+2") == ["keep 1+2"]
    assert refused(game, "keep 1+2", "draw") == "draw"


def test_how_several_moves_can_be_taken_back() -> None:
    game, _ = at_first_turn(red=3)
    game.play("claim Atlanta-Raleigh")
    game.play("pay 2 red")
    assert game.undoing_last(1) == game.undoing_last(2) == 1
    assert game.undoing_last(3) == 2
