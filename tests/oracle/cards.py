"""Cards by name, and decks of which only the contents are known, not the order."""

from collections import Counter
from collections.abc import Iterable

from .errors import need

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
SAIL_COLOURS = ("purple", "yellow", "green", "red", "black", "white")


def deck_of(card: str) -> str:
    """The deck a card belongs to; wilds are train cards (S3)."""
    return "ship" if card.startswith("ship") else "train"


class Pack:
    """All cards of an edition and how a colour can be paid."""

    def __init__(self, sails: bool) -> None:
        self.sails = sails
        self.wild = "wild" if sails else "locomotive"
        self.colours = SAIL_COLOURS if sails else COLOURS
        self.decks = _two_decks() if sails else _one_deck()
        self.order = {card: place for place, card in enumerate(self._table())}

    def _table(self) -> list[str]:
        """The order of the card table in docs/notation.md."""
        if not self.sails:
            return [*COLOURS, self.wild]
        forms = ("train-{}", "train-{}-harbour", "ship-{}", "ship2-{}")
        return [form.format(colour) for form in forms for colour in SAIL_COLOURS] + [self.wild]

    def rails(self, colour: str) -> list[str]:
        """The cards that pay a rail space of the colour."""
        return [f"train-{colour}", f"train-{colour}-harbour"] if self.sails else [colour]


def _one_deck() -> dict[str, Counter[str]]:
    """U2: 12 in each of 8 colours and 14 locomotives."""
    return {"train": Counter({**dict.fromkeys(COLOURS, 12), "locomotive": 14})}


def _two_decks() -> dict[str, Counter[str]]:
    """S1, S2: 80 train cards and 60 ship cards."""
    train, ship = Counter({"wild": 14}), Counter[str]()
    for colour in SAIL_COLOURS:
        train.update({f"train-{colour}": 7, f"train-{colour}-harbour": 4})
        ship.update({f"ship-{colour}": 4, f"ship2-{colour}": 6})
    return {"train": train, "ship": ship}


class Deck:
    """Blocks of shuffled things, the top block first: inside a block any order is possible."""

    def __init__(self, things: Iterable[str] = ()) -> None:
        self.blocks: list[Counter[str]] = []
        self.size = 0
        self.under(Counter(things))

    def under(self, things: Counter[str]) -> None:
        """Lay things under the deck, in an order nobody knows."""
        if things.total():
            self.blocks.append(Counter(things))
            self.size += things.total()

    def take(self, things: Iterable[str], rule: str) -> None:
        """Take things from the top, if these can be the ones that lie there."""
        wanted = Counter(things)
        need(wanted.total() <= self.size, rule, f"{wanted.total()} from a deck of {self.size}")
        self.size -= wanted.total()
        while wanted.total():
            wanted = self._from_top_block(wanted, rule)

    def _from_top_block(self, wanted: Counter[str], rule: str) -> Counter[str]:
        top = self.blocks[0]
        if wanted.total() < top.total():
            need(wanted <= top, rule, f"{dict(wanted - top)} can't lie on top of the deck")
            self.blocks[0] = top - wanted
            return Counter()
        need(top <= wanted, rule, f"{dict(top - wanted)} must come first from the deck")
        self.blocks.pop(0)
        return wanted - top
