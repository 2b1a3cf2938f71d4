"""Great Lakes: rails and ships, and harbours."""

from trilhos.editions.load import load
from trilhos.engine.cards import sail_cards
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.rules import RULES_VERSION, Chapter, Rules
from trilhos.engine.sheet import MOST_TICKETS


def rules(players: int, version: int = RULES_VERSION) -> Rules:
    """The rulebook for so many players."""
    cards = sail_cards()
    chapters: list[Chapter] = [
        Market(hand=[2, 2], shown=[3, 3], wild_limit=3),
        Claims(supply=[0, 0], both_tracks_from=4),
        Tickets(deal=5, keep=3, draw=4),
        Pieces(total=50, most=[33, 32], suggested=[27, 23]),
        Harbours(each=3, points=[0, 10, 20, 30], left_over=-4),
        Ending(at=6, turns=2),
        Payments(),
    ]
    return Rules(load("lakes", cards), cards, players, chapters, ties=[MOST_TICKETS], version=version)
