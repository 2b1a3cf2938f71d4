"""The market on rulebooks that no edition has."""

from trilhos.engine.board import Board, Route, Ticket
from trilhos.engine.cards import ANY, CardKind, CardTable
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.rules import Chapter, Rules
from trilhos.engine.state import NONE


def small_rules(cards: CardTable, shown: list[int]) -> Rules:
    """Two cities, one route, and these cards."""
    board = Board("test", ["a", "b"], [Route(0, 0, 1, 1, 0)], [Ticket(i, [0, 1], 1) for i in range(2)], [0, 1])
    claims = Claims(supply=[3] * len(shown))
    market, tickets = Market([0] * len(shown), shown, wild_limit=3), Tickets(deal=1, keep=1, draw=1)
    chapters: list[Chapter] = [market, claims, tickets, Ending(at=0, turns=1), Payments()]
    return Rules(board, cards, 2, chapters, ties=[])


def test_a_first_display_shows_what_there_is() -> None:
    cards = CardTable(["red"], ["train"], [CardKind("red", 0, 0, 3), CardKind("wild", ANY, 0, 0)])
    rules = small_rules(cards, [5])
    assert rules.shown([int(number) for number in rules.start(1).ledger]) == [0, 0, 0, int(NONE), int(NONE)]


def test_either_deck_helps_the_other_out() -> None:
    trains, ships = CardKind("train", 0, 0, 1), CardKind("ship", 0, 1, 4)
    rules = small_rules(CardTable(["red"], ["train", "ship"], [trains, CardKind("wild", ANY, 0, 0), ships]), [3, 3])
    shown = rules.shown([int(number) for number in rules.start(1).ledger])
    assert [0 if card == NONE else rules.cards.kinds[card].name for card in shown] == ["train", *["ship"] * 4, 0]
