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


def train_cards() -> CardTable:
    """U2: 110 train cards, 12 in each of 8 colours and 14 locomotives, in one deck."""
    colours = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
    kinds = [CardKind(name, i, 0, 12) for i, name in enumerate(colours)]
    return CardTable(colours, ["train"], [*kinds, CardKind("locomotive", ANY, 0, 14)])


def sail_cards() -> CardTable:
    """S1-S3: a deck of 80 train cards, 14 wilds among them, and one of 60 single and double ship cards."""
    colours = ["purple", "yellow", "green", "red", "black", "white"]
    plain = [CardKind(f"train-{name}", i, 0, 7) for i, name in enumerate(colours)]
    harbour = [CardKind(f"train-{name}-harbour", i, 0, 4, symbol=True) for i, name in enumerate(colours)]
    single = [CardKind(f"ship-{name}", i, 1, 4, symbol=True) for i, name in enumerate(colours)]
    double = [CardKind(f"ship2-{name}", i, 1, 6, value=2) for i, name in enumerate(colours)]
    wild = CardKind("wild", ANY, 0, 14)
    return CardTable(colours, ["train", "ship"], [*plain, *harbour, wild, *single, *double])
