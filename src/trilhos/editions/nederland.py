"""Nederland: bridge tolls, loans, and a neutral player for games of two."""

from typing import Final

from trilhos.editions.load import load
from trilhos.engine.cards import train_cards
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import IN_PILE, Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import RULES_VERSION, Chapter, Rules
from trilhos.engine.sheet import MOST_TICKETS
from trilhos.errors import BadChoice

OPTIONS: Final = {"tokens": True, "neutral": False, "open_tokens": False}
ABOUT_SIGHT: Final = frozenset({"open_tokens"})
BONUS: Final = {2: [35, 0], 3: [55, 35, 0], 4: [55, 35, 20, 0], 5: [55, 35, 20, 10, 0]}  # N10


def rules(
    players: int,
    version: int = RULES_VERSION,
    tokens: bool = True,
    neutral: bool = False,
    open_tokens: bool = False,
) -> Rules:
    """The rulebook for so many players; BadChoice when the options don't fit them or each other."""
    _check(players, tokens, {"neutral": neutral, "open_tokens": open_tokens})
    cards = train_cards()
    chapters: list[Chapter] = [
        Market(hand=[4], shown=[5], wild_limit=3),
        Claims(supply=[40], both_tracks_from=2 if tokens else 4),  # N6, N14
        Tickets(deal=5, keep=3, draw=4, first_unkept=IN_PILE, unkept=IN_PILE),
        *([Tolls(each=30, bonus=BONUS[players], loan=5, shown=open_tokens)] if tokens else []),
        Ending(at=2, turns=1),
        *([Neutral(trains=40, quiet=5)] if neutral else []),
        Payments(),
    ]
    starting = list(range(players))  # N5
    board = load("nederland", cards)
    return Rules(board, cards, players, chapters, [MOST_TICKETS], starting, version)


def _check(players: int, tokens: bool, others: dict[str, bool]) -> None:
    for name, chosen in others.items():
        if chosen and not tokens:
            raise BadChoice("option-needs-tokens", name=name)
    if others["neutral"] and players != 2:
        raise BadChoice("neutral-needs-two", players=players)
