"""Claims are offered by runs of routes, mostly without asking a purse: the purses would say the same."""

import pytest

from tests.files import train_cards
from tests.rig import Table, table
from trilhos.engine.board import Board, Route, Ticket
from trilhos.engine.cards import ANY
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.state import TURN


def payable(t: Table) -> set[int]:
    """The routes that the purses let the seat to move pay."""
    payments = t.chapter(Claims).payments
    costs = t.chapter(Claims).cost_of
    return {route for route, cost in enumerate(costs) if payments.can_pay(t.state, cost)}


def offered(t: Table) -> set[int]:
    """The routes that the seat to move may claim."""
    pairs = [t.rules.read(action) for action in t.rules.legal(t.state)]
    return {route for verb, route in pairs if verb == "claim"}


def deal(t: Table, random: Random) -> None:
    """A hand of many sorts, often without wilds."""
    for kind in range(len(t.rules.cards.kinds)):
        t.state.cards[kind] = random.below(4) * random.below(2)


@pytest.mark.parametrize("edition", ["usa", "europe", "world", "lakes", "nederland", "brasil"])
def test_what_is_offered_is_what_the_purses_can_pay(edition: str) -> None:
    t = table(edition, 4)
    random = Random(8)
    for _ in range(40):
        deal(t, random)
        assert offered(t) == payable(t)


@pytest.mark.parametrize("colours", [[*range(7), ANY], [*range(8), ANY], [ANY], [0, ANY]])
def test_a_gray_route_takes_colours_that_no_other_route_has(colours: list[int]) -> None:
    routes = [Route(at, 0, 1, 2, colour) for at, colour in enumerate(colours)]
    board = Board("test", ["a", "b"], routes, [Ticket(i, [0, 1], 1) for i in range(2)], [0, 0, 1])
    tickets, ending = Tickets(deal=1, keep=1, draw=1), Ending(at=0, turns=1)
    rules = Rules(board, train_cards(), 2, [Claims(supply=[9]), tickets, ending, Payments()], ties=[])
    t = Table(rules, rules.blank.clone())
    t.state.phase = TURN
    t.hand(0, red=2)
    gray = {len(colours) - 1}
    assert offered(t) == payable(t) == (gray | {7} if 7 in colours else gray)
