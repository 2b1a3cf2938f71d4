"""USA: the base rules."""

from trilhos.editions.load import load
from trilhos.engine.cards import train_cards
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.longest import LongestPath
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.rules import RULES_VERSION, Chapter, Rules
from trilhos.engine.sheet import LONGEST_CARD, MOST_TICKETS


def rules(players: int, version: int = RULES_VERSION) -> Rules:
    """The rulebook for so many players."""
    cards = train_cards()
    chapters: list[Chapter] = [
        Market(hand=[4], shown=[5], wild_limit=3),
        Claims(supply=[45], both_tracks_from=4),
        Tickets(deal=3, keep=2, draw=3),
        LongestPath(10),
        Ending(at=2, turns=1),
        Payments(),
    ]
    ties = [MOST_TICKETS, LONGEST_CARD]
    return Rules(load("usa", cards), cards, players, chapters, ties, version=version)
