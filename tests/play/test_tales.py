"""What chapters tell by code of their own, beside events: claims, lists, the table, advice."""

import msgspec
from mypy_extensions import i64

from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.state import NONE, TURN
from trilhos.play.game import Game
from trilhos.play.tales import everywhere, harbours, known, stations, told, tolls
from trilhos.text import ENGLISH, Text

TEXT = Text(ENGLISH)


def nederland(**options: bool) -> Game:
    game = Game("nederland", 2, seed=4, options=options, names=["Ana", "Bia"])
    while game.state.phase != TURN:
        game.play(game.legal()[0])
    return game


def double(game: Game) -> int:
    """The first track of a double route."""
    return next(route.id for route in game.rules.board.routes if route.twin >= 0)


def test_chapters_are_asked_in_their_order_and_only_those_that_have_something_to_say() -> None:
    assert told(Game("usa", 2, seed=1).rules, "claim") == []
    assert told(nederland().rules, "claim") == [tolls.claim]
    assert tolls.on_route in known("on_route")
    assert everywhere(Game("usa", 2, seed=1).rules, "on_route") == known("on_route")


def test_a_claim_costs_tokens_which_the_bank_or_the_first_owner_gets() -> None:
    game = nederland()
    route = double(game)
    amount = game.rules.board.routes[route].toll
    assert msgspec.to_builtins(tolls.claim(game, game.view(0))(route)) == {"toll": due(amount, None, loan=False)}
    game.state.owner[game.rules.board.routes[route].twin] = 1
    game.state.ledger[game.rules.chapter(Tolls).tokens] = i64(0)
    assert msgspec.to_builtins(tolls.claim(game, game.view(0))(route)) == {"toll": due(amount, 1, loan=True)}


def due(amount: int, to: int | None, *, loan: bool) -> dict[str, object]:
    return {"amount": amount, "to": to, "loan": loan, "owed": 5}


def test_a_route_says_whom_its_toll_goes_to_and_whether_it_takes_a_loan() -> None:
    game = nederland()
    route = game.rules.board.routes[double(game)]
    bank = TEXT("route-toll", amount=route.toll)
    assert tolls.beside(game, 0, route, TEXT) == [bank]
    game.state.ledger[game.rules.chapter(Tolls).tokens] = i64(0)
    assert tolls.beside(game, 0, route, TEXT) == [bank, TEXT("route-loan")]
    game.state.owner[route.twin] = 1
    assert tolls.beside(game, 1, route, TEXT) == [TEXT("route-toll-player", amount=route.toll, to="Bia")]
    game.state.owner[route.id] = 0
    assert tolls.beside(game, 0, route, TEXT) == [bank]


def test_the_neutral_player_stands_beside_the_seats() -> None:
    game = nederland(neutral=True)
    (standing,) = told(game.rules, "standing")
    assert standing(game, game.view(0), TEXT) == ["Neutral player: 40 trains, marker: Bia"]
    game.state.ledger[game.rules.chapter(Neutral).marker] = NONE
    assert standing(game, game.view(0), TEXT) == ["Neutral player: stopped"]


def test_moves_in_words_and_what_newcomers_are_advised_to_choose() -> None:
    game = Game("world", 2, seed=1)
    moves = {verb: cells for tell in told(game.rules, "moves") for verb, cells in tell(game, TEXT).items()}
    assert moves["refill"](1) == ["ship deck"]
    assert moves["exchange"](0) == ["1 train for 1 ship", "-1 point"]
    (advice,) = told(game.rules, "advice")
    kind = next(kind for kind in game.rules.actions if kind.verb == "pieces")
    assert kind.pairs[advice(game.rules)["pieces"]] == (20, 40)


def test_who_builds_has_one_fewer_and_gives_up_what_it_would_have_brought() -> None:
    europe, lakes = Game("europe", 2, seed=1).rules, Game("lakes", 2, seed=1).rules
    assert stations.build(europe, "station") == {"brings": {"stations": -1}, "left_over": 4}  # E21
    assert harbours.build(lakes, "harbour") == {"brings": {"harbours": -1}, "left_over": -4}  # S25
    assert stations.build(europe, "harbour") == harbours.build(lakes, "station") == {}  # another chapter's
