"""Tunnels: boards print them, and whoever claims one is told the odds."""

from collections.abc import Callable
from functools import cache
from math import comb
from typing import Final, TypedDict

from mypy_extensions import i64

from trilhos.engine.board import Route
from trilhos.engine.chapters.tunnels import TURNED_OVER, Tunnels
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.engine.worlds import unseen_cards
from trilhos.play.game import Game


class RiskOfClaim(TypedDict, total=False):
    """By the kind of card that a tunnel is paid with: how likely it costs nothing more, one card, two, three.

    The kinds stand in the order in which they count: of those that are laid, the first.
    """

    risk: dict[str, list[float]]


CLAIM: Final = RiskOfClaim


def on_route(route: Route) -> dict[str, bool]:
    """Whether it is one."""
    return {"tunnel": route.tunnel}


def claim(game: Game, view: View) -> Callable[[int], RiskOfClaim]:
    """What a tunnel may cost its viewer besides, by the kinds in hand: the same for all, and reckoned once."""
    tunnels = game.rules.chapter(Tunnels)

    @cache
    def risk() -> RiskOfClaim:
        cards = game.rules.cards
        held = [kind for kind in cards.of_deck(0) if view.hand[kind]]
        return {"risk": {cards.kinds[k].name: [round(one, 3) for one in odds(game.rules, view, k)] for k in held}}

    return lambda route: risk() if tunnels.is_tunnel[route] else {}


def odds(rules: Rules, view: View, kind: int) -> list[float]:
    """How likely a tunnel paid with a kind costs nothing more, one card, two, three; as far as the viewer knows."""
    tunnels, unseen, cards = rules.chapter(Tunnels), unseen_cards(rules, view), rules.cards.of_deck(0)
    costly = [card for card in cards if tunnels.costs_more(i64(card), i64(kind))]

    def drawn(draws: int, row: list[int]) -> list[float]:
        """How likely none, one, two… of the cards drawn from a row cost more."""
        bad, all_cards = sum(row[card] for card in costly), sum(row[card] for card in cards)
        hands = comb(all_cards, draws)
        return [comb(bad, many) * comb(all_cards - bad, draws - many) / hands for many in range(draws + 1)]

    from_deck = min(TURNED_OVER, view.deck_sizes[0])
    from_pile = min(TURNED_OVER - from_deck, sum(view.pile[card] for card in cards))  # E12
    chances = [0.0] * (TURNED_OVER + 1)
    for i, first in enumerate(drawn(from_deck, unseen)):
        for j, then in enumerate(drawn(from_pile, view.pile)):
            chances[i + j] += first * then
    return chances
