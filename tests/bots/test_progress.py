"""Bots get on: no pieces to and fro, no tunnel begun again and again with the same cards."""

import pytest

from tests.rig import Table, notation, table
from trilhos.bots import bot_seed, make_bot
from trilhos.bots.seats import seat_bots
from trilhos.bots.tries import Tries
from trilhos.engine.chapters.pieces import Pieces
from trilhos.play.game import Game

TUNNEL = "claim Barcelona-Pamplona"
PLANNERS = ["path", "onestep", "longroute", "hungry", "steiner-t"]
MANY = 2000  # decisions: twice as many as the longest games take

# Games that never ended: the bots, the table and the seed.
ENDLESS = [
    ("longroute", "lakes", 2, 776241),
    ("onestep", "europe", 5, 771514),
    ("steiner", "europe", 4, 5002),
]


def tunnel() -> Table:
    """Every card of the deck matches, so the tunnel can't be paid with two cards, however often it is tried."""
    return table("europe").hand(0, orange=2).deck(orange=5).pile()


@pytest.mark.parametrize(("bot", "edition", "players", "seed"), ENDLESS)
def test_games_that_never_ended_do(bot: str, edition: str, players: int, seed: int) -> None:
    game = Game(edition, players, seed, rules_version=1)
    with seat_bots(game, dict.fromkeys(range(players), bot)) as seats:
        while not game.over and len(game.moves) < MANY:
            seats.play()
    assert game.over


@pytest.mark.parametrize(("bot", "edition", "players", "seed"), ENDLESS)
def test_bots_that_remember_nothing_get_on_too(bot: str, edition: str, players: int, seed: int) -> None:
    """A server makes its bots anew for each decision."""
    game = Game(edition, players, seed)
    while not game.over:
        seat = game.waiting[0]
        fresh = make_bot(bot, game.rules, bot_seed(seed, seat))
        game.choose(seat, fresh.choose(game.view(seat), game.legal(seat)))
    assert game.result().reason != "stalled"


def test_a_round_that_brought_nobody_anything_is_no_time_for_tunnels() -> None:
    t = tunnel()
    claim, idle = notation(t.rules).parse(TUNNEL), t.rules.idle_at
    t.state.ledger[idle] = t.rules.players - 1
    assert claim in Tries(t.rules).left(t.view(0), t.rules.legal(t.state))
    t.state.ledger[idle] = t.rules.players
    assert claim not in Tries(t.rules).left(t.view(0), t.rules.legal(t.state))


def test_a_tunnel_tried_in_vain_is_not_among_what_is_left() -> None:
    t = tunnel()
    tries = Tries(t.rules)
    claim = notation(t.rules).parse(TUNNEL)
    assert tries.left(t.view(0), t.rules.legal(t.state)) == t.rules.legal(t.state)
    tries.note(claim)
    t.play(TUNNEL, "pay 2 orange", "yield").turn_of(0)
    left = tries.left(t.view(0), t.rules.legal(t.state))
    assert claim not in left
    assert {*left, claim} == set(t.rules.legal(t.state))


@pytest.mark.parametrize("changed", ["hand", "board"])
def test_with_other_cards_or_on_another_board_it_is_tried_again(changed: str) -> None:
    t = tunnel()
    tries = Tries(t.rules)
    claim = notation(t.rules).parse(TUNNEL)
    tries.left(t.view(0), t.rules.legal(t.state))
    tries.note(claim)
    assert claim not in tries.left(t.view(0), t.rules.legal(t.state))
    t.hand(0, orange=3) if changed == "hand" else t.own(1, "Brest-Dieppe")
    assert claim in tries.left(t.view(0), t.rules.legal(t.state))


def test_it_is_tried_again_where_nothing_else_is_legal() -> None:
    t = tunnel()
    tries = Tries(t.rules)
    claim = notation(t.rules).parse(TUNNEL)
    tries.left(t.view(0), [claim])
    tries.note(claim)
    assert tries.left(t.view(0), [claim]) == [claim]


def test_other_claims_are_not_remembered() -> None:
    t = table("europe").hand(0, black=3)
    tries = Tries(t.rules)
    tries.left(t.view(0), t.rules.legal(t.state))
    for action in t.rules.legal(t.state):
        assert tries.note(action) == action
    routes = [
        text for text in t.legal("claim") if not t.rules.board.routes[t.route(text.removeprefix("claim "))].tunnel
    ]
    left = {notation(t.rules).text(action) for action in tries.left(t.view(0), t.rules.legal(t.state))}
    assert routes
    assert set(routes) <= left


def test_greedy_draws_a_card_after_a_tunnel_in_vain() -> None:
    t = tunnel()
    bot = make_bot("greedy", t.rules, 1)
    ways = [notation(t.rules).parse(text) for text in ("draw", TUNNEL)]
    assert bot.choose(t.view(0), ways) == ways[1]
    t.play(TUNNEL, "pay 2 orange", "yield").turn_of(0)
    assert bot.choose(t.view(0), ways) == ways[0]


@pytest.mark.parametrize("bot", PLANNERS)
def test_nobody_exchanges_more_than_a_box_full_in_a_game(bot: str) -> None:
    game = Game("lakes", 2, 776241, rules_version=1)
    pieces = game.rules.chapter(Pieces)
    with seat_bots(game, dict.fromkeys(range(2), bot)) as seats:
        while not game.over and len(game.moves) < MANY:
            seats.play()
    assert game.over
    assert max(game.view().ledger[int(pieces.exchanged) + seat] for seat in range(2)) <= int(pieces.boxed)


def test_steiner_draws_tickets_rather_than_exchange_more_than_a_box_full() -> None:
    t = table("lakes").pieces(0, 10, 10)
    pieces = t.chapter(Pieces)
    bot = make_bot("steiner", t.rules, 1)
    ways = [notation(t.rules).parse(text) for text in ("tickets", "exchange 1 trains")]
    assert bot.choose(t.view(0), ways) == ways[1]
    t.state.ledger[pieces.exchanged] = pieces.boxed
    assert bot.choose(t.view(0), ways) == ways[0]
