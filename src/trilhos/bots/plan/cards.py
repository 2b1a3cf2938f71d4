"""Cards and routes: which cards a set of routes still asks for, and what a payment takes away from it."""

from typing import Final

from trilhos.bots.plan.atlas import NO_SUIT
from trilhos.bots.plan.position import Position

CARDS_A_TURN: Final = 1.9  # two cards a turn, now and then a single wild


class Needs:
    """What a set of routes asks of a hand. `spare` by suit: units beyond what is needed, negative where they lack."""

    def __init__(self, position: Position, routes: list[int]) -> None:
        atlas = position.atlas
        self.atlas = atlas
        self.position = position
        self.spare = list(position.units)
        self.flexible = [False] * atlas.decks  # a gray route of this deck lacks cards: any suit would do
        self.wilds = position.wilds  # left when ferries have theirs
        gray: list[int] = []
        for route in routes:
            self.wilds -= atlas.locos[route]
            if atlas.route_suit[route] == NO_SUIT:
                gray.append(route)
            else:
                self.spare[atlas.route_suit[route]] -= atlas.length[route]
        for route in sorted(gray, key=lambda route: -atlas.length[route]):
            self._assign_gray(route)

    def _assign_gray(self, route: int) -> None:
        """A gray route takes the suit with most to spare; a hard one such a suit for each space."""
        atlas = self.atlas
        left = atlas.length[route] - atlas.locos[route]
        step = 2 if atlas.hard[route] else left
        for _ in range(left if atlas.hard[route] else 1):
            suit = self._sparest(atlas.kind[route])
            self.spare[suit] -= step
            if self.spare[suit] < 0:
                self.flexible[atlas.kind[route]] = True

    def _sparest(self, deck: int) -> int:
        first = deck * self.atlas.colours
        best = first
        for suit in range(first, first + self.atlas.colours):
            if self.spare[suit] > self.spare[best]:
                best = suit
        return best

    def missing(self) -> float:
        """Cards still to be drawn, wilds counted as whatever lacks."""
        atlas = self.atlas
        lacking = max(0, -self.wilds) - max(0, self.wilds) + 0.0
        for suit, spare in enumerate(self.spare):
            if spare < 0:
                lacking -= spare / atlas.units_a_card[suit // atlas.colours]
        return max(0.0, lacking)


def lacking(position: Position, route: int, spare: list[int], wilds: int) -> float:
    """Cards missing for one route alone, given what is to spare."""
    atlas = position.atlas
    deck = atlas.kind[route]
    locos = max(0, atlas.locos[route] - wilds)
    wilds = max(0, wilds - atlas.locos[route])
    length = atlas.length[route] - atlas.locos[route]
    if atlas.hard[route]:
        units = pairs(spare, deck * atlas.colours, atlas.colours, wilds)
        return 2.0 * max(0, length - units)
    suit = atlas.route_suit[route]
    held = spare[suit] if suit != NO_SUIT else max(spare[deck * atlas.colours : (deck + 1) * atlas.colours])
    return locos + max(0.0, (length - max(0, held) - wilds) / atlas.units_a_card[deck])


def pairs(spare: list[int], first: int, count: int, wilds: int) -> int:
    """How many spaces of a hard route the cards of a deck and some wilds pay."""
    whole = odd = 0
    for suit in range(first, first + count):
        whole += max(0, spare[suit]) // 2
        odd += max(0, spare[suit]) % 2
    return whole + wilds if wilds <= odd else whole + odd + (wilds - odd) // 2
