"""What a tunnel may cost besides, as far as its viewer knows (E8, E9, E12)."""

from collections import Counter
from math import isclose

import pytest
from mypy_extensions import i64

from trilhos.engine.chapters.tunnels import Tunnels
from trilhos.engine.random import Random
from trilhos.engine.state import TURN, State
from trilhos.engine.worlds import determinize
from trilhos.play.game import Game
from trilhos.play.tales.tunnels import claim, odds

RED = 7
WILD = 8


@pytest.fixture
def game() -> Game:
    game = Game("europe", 2, seed=1)
    while game.state.phase != TURN or game.state.turn < 20:
        game.play(game.legal()[0])
    return game


def cards(game: Game, at: int, **counts: int) -> None:
    """Lays down a whole row of cards."""
    for kind, card in enumerate(game.rules.cards.kinds):
        game.state.cards[at + i64(kind)] = counts.get(card.name, 0)


def known_deck(game: Game, deck: dict[str, int], pile: dict[str, int]) -> None:
    """A table of which the viewer knows all but the order of the deck: it holds what nobody else does."""
    rules = game.rules
    for row in (rules.deck, rules.pile, rules.hand(i64(1)), rules.known(i64(1)), rules.hand(i64(0))):
        cards(game, int(row))
    cards(game, int(rules.deck), **deck)
    cards(game, int(rules.pile), **pile)
    shown = Counter(rules.cards.kinds[kind].name for kind in rules.shown([*game.state.ledger]) if kind >= 0)
    rest = {kind.name: kind.count - shown[kind.name] for kind in rules.cards.kinds}
    rest = {name: count - deck.get(name, 0) - pile.get(name, 0) for name, count in rest.items()}
    cards(game, int(rules.hand(i64(0))), **rest)


def test_of_a_deck_that_is_known_the_odds_are_exact(game: Game) -> None:
    known_deck(game, {"red": 2, "blue": 2}, {})
    assert odds(game.rules, game.view(0), RED) == pytest.approx([0, 1 / 2, 1 / 2, 0])


def test_wilds_match_every_kind_and_after_wilds_only_nothing_else_does(game: Game) -> None:
    known_deck(game, {"red": 1, "blue": 2, "locomotive": 1}, {})
    view = game.view(0)
    assert odds(game.rules, view, RED) == pytest.approx([0, 1 / 2, 1 / 2, 0])  # E8
    assert odds(game.rules, view, WILD) == pytest.approx([1 / 4, 3 / 4, 0, 0])  # E9


def test_where_the_deck_runs_short_the_pile_is_shuffled_in(game: Game) -> None:
    known_deck(game, {"red": 1}, {"red": 1, "blue": 2})
    assert odds(game.rules, game.view(0), RED) == pytest.approx([0, 1 / 3, 2 / 3, 0])  # E12


def test_without_cards_there_is_no_risk(game: Game) -> None:
    known_deck(game, {}, {})
    assert odds(game.rules, game.view(0), RED) == [1, 0, 0, 0]


def test_the_odds_are_those_of_imagined_worlds_and_of_nothing_that_is_hidden(game: Game) -> None:
    view, tunnels = game.view(0), game.rules.chapter(Tunnels)
    told = odds(game.rules, view, RED)
    assert isclose(sum(told), 1)
    random, often, worlds = Random(5), Counter[int](), 2_000
    for _ in range(worlds):
        world: State = determinize(game.rules, view, random)
        often[turned_over(tunnels, world)] += 1
    assert [often[more] / worlds for more in range(4)] == pytest.approx(told, abs=0.04)
    game.state = determinize(game.rules, view, random)  # another deck, other cards in the other hand
    assert odds(game.rules, game.view(0), RED) == told


def turned_over(tunnels: Tunnels, world: State) -> int:
    """How many of three cards from the top of a world's deck would match red ones."""
    drawn = [tunnels.market.draw_card(world, i64(0)) for _ in range(3)]
    return sum(bool(tunnels.costs_more(card, i64(RED))) for card in drawn)


def test_only_tunnels_have_a_risk_told_for_every_kind_in_hand_in_the_order_in_which_they_count(game: Game) -> None:
    view, routes = game.view(0), game.rules.board.routes
    tunnel = next(route.id for route in routes if route.tunnel)
    held = [kind.name for kind, count in zip(game.rules.cards.kinds, view.hand, strict=True) if count]
    assert [*claim(game, view)(tunnel)["risk"]] == held
    assert claim(game, view)(next(route.id for route in routes if not route.tunnel)) == {}
