"""Europe: tunnels, ferries and stations."""

from trilhos.editions.load import load
from trilhos.engine.cards import train_cards
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.longest import LongestPath
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import IN_BOX, Tickets
from trilhos.engine.chapters.tunnels import Tunnels
from trilhos.engine.rules import RULES_VERSION, Chapter, Rules
from trilhos.engine.sheet import FEWEST_STATIONS, LONGEST_CARD, MOST_TICKETS


def rules(players: int, version: int = RULES_VERSION) -> Rules:
    """The rulebook for so many players."""
    cards = train_cards()
    chapters: list[Chapter] = [
        Market(hand=[4], shown=[5], wild_limit=3),
        Claims(supply=[45], both_tracks_from=4),
        Tunnels(),
        Stations(each=3, left_over=4),
        Tickets(deal=3, long=1, keep=2, draw=3, first_unkept=IN_BOX),
        LongestPath(10),
        Ending(at=2, turns=1),
        Payments(),
    ]
    ties = [MOST_TICKETS, FEWEST_STATIONS, LONGEST_CARD]
    return Rules(load("europe", cards), cards, players, chapters, ties, version=version)
