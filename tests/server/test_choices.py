"""What a choice says of itself: the page shows it, and works nothing out."""

import pytest
from mypy_extensions import i64

from trilhos.boards import EDITIONS
from trilhos.bots import make_bot
from trilhos.engine.state import PAY, State
from trilhos.engine.view import observe
from trilhos.play.facts import facts
from trilhos.play.game import Game
from trilhos.server.answers.shapes import Choice
from trilhos.server.game.choices import offered

PLAYERS = 2
MANY = 12  # claims that are followed up, of each board


def claims(game: Game) -> list[Choice]:
    """What can be claimed, but tunnels: what comes of these is not decided by paying."""
    routes = game.rules.board.routes
    return [
        choice
        for choice in offered(game, game.seat, game.legal())
        if choice.verb == "claim" and not routes[choice.argument].tunnel
    ]


def numbers(game: Game, state: State, seat: int) -> dict[str, int | None]:
    """What the seat's own player is told of it."""
    told = facts(game.rules, observe(game.rules, state, seat), seat)
    return {name: number for name, number in told.items() if name not in ("cards", "tickets")}


def claimed(game: Game, choice: Choice) -> State:
    """The state once a claim is made and paid for."""
    state = game.state.clone()
    game.rules.apply(state, i64(choice.id))
    while state.phase == PAY:
        game.rules.apply(state, i64(game.rules.legal(state)[0]))
    return state


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_claim_tells_what_it_brings(edition: str) -> None:
    game = Game(edition, PLAYERS, seed=4)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(PLAYERS)]
    followed = 0
    while followed < MANY:
        for choice in claims(game)[:1]:
            before, brings = numbers(game, game.state, game.seat), choice.brings or {}
            after = numbers(game, claimed(game, choice), game.seat)
            assert after == {name: (number or 0) + brings.get(name, 0) for name, number in before.items()}
            assert brings["points"] > 0
            followed += 1
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))


@pytest.mark.parametrize(
    ("edition", "verb", "fact", "worth"), [("europe", "station", "stations", 4), ("lakes", "harbour", "harbours", -4)]
)
def test_a_building_tells_that_one_fewer_is_left_and_what_it_would_have_brought(
    edition: str, verb: str, fact: str, worth: int
) -> None:
    game = Game(edition, PLAYERS, seed=4)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(PLAYERS)]
    while not (builds := [choice for choice in offered(game, game.seat, game.legal()) if choice.verb == verb]):
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    before = numbers(game, game.state, game.seat)
    after = numbers(game, claimed(game, builds[0]), game.seat)
    assert builds[0].brings == {fact: -1}
    assert after == {**before, fact: (before[fact] or 0) - 1}
    assert builds[0].left_over == worth  # E21, S25


def test_a_payment_tells_what_it_is_worth_beyond_the_route() -> None:
    """A double ship card on a space is worth one too much (S15); before the claim and while it is paid for."""
    game = Game("lakes", PLAYERS, seed=5)
    bots = [make_bot("greedy", game.rules, seat) for seat in range(PLAYERS)]
    seen = set[int]()
    while not seen >= {0, 1}:
        for choice in claims(game):
            ways = {way.id: way.over for way in choice.ways or []}
            doubles = {way.id: sum(n for card, n in way.cards.items() if "ship2" in card) for way in choice.ways or []}
            length = game.rules.board.routes[choice.argument].length
            cards = {way.id: sum(way.cards.values()) for way in choice.ways or []}
            assert ways == {pay: cards[pay] + doubles[pay] - length for pay in ways}
            seen |= set(ways.values())
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
        paying = [choice for choice in offered(game, game.seat, game.legal()) if choice.verb == "pay"]
        assert all(choice.over is not None for choice in paying)
