"""Card tables: what the cards of an edition are, as data."""

from typing import Final

ANY: Final = -1  # the colour of gray routes and of wild cards


class CardKind:
    """All cards that look the same."""

    def __init__(self, name: str, colour: int, deck: int, count: int, value: int = 1, symbol: bool = False) -> None:
        self.name = name
        self.colour = colour  # index into `CardTable.colours`, or ANY for the wild card
        self.deck = deck
        self.count = count
        self.value = value  # how many spaces it pays for
        self.symbol = symbol  # shows the harbour symbol


class CardTable:
    """The kinds of cards of an edition; their order is the order of every row of card counts."""

    def __init__(self, colours: list[str], decks: list[str], kinds: list[CardKind]) -> None:
        self.colours = colours
        self.decks = decks
        self.kinds = kinds
        self.wild = next(i for i, kind in enumerate(kinds) if kind.colour == ANY)

    def of_deck(self, deck: int) -> list[int]:
        """The kinds that live in a deck and its discard pile."""
        return [i for i, kind in enumerate(self.kinds) if kind.deck == deck]

    def of_colour(self, deck: int, colour: int) -> list[int]:
        """The kinds of one colour in one deck."""
        return [i for i in self.of_deck(deck) if self.kinds[i].colour == colour]
