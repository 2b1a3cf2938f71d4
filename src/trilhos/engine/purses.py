"""Purses: ways of paying. A purse knows how much a hand can pay, and every exact way to pay a size."""

from itertools import product

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.cards import CardTable
from trilhos.engine.state import State, numbers


class Purse:
    """One way of paying; costs with the same purse differ in size only."""

    def __init__(self, name: str) -> None:
        self.name = name  # purses of one name are the same purse

    def limit(self, s: State, hand: i64) -> i64:
        """The largest size that the cards from `hand` on can pay."""
        raise NotImplementedError

    def options(self, size: int) -> list[list[int]]:
        """Every set of cards that pays the size, as rows of card counts."""
        raise NotImplementedError


class SetPurse(Purse):
    """Cards of any one of some colours, with wilds for any of them, and so many wilds at least (U18, E7).

    Without a colour only wilds pay (E9).
    """

    def __init__(self, cards: CardTable, deck: int, colours: list[int], wilds: int = 0) -> None:
        super().__init__(f"set of deck {deck}, colours {colours}, wilds {wilds}")
        self.cards = cards
        self.by_colour = [cards.of_colour(deck, colour) for colour in colours]
        self.least_wilds: i64 = wilds
        self.wild: i64 = cards.wild
        flat = [kind for kinds in self.by_colour for kind in kinds]
        self.size: i64 = len(flat)
        self.flat: vec[i64] = numbers(flat)
        self.values: vec[i64] = numbers([cards.kinds[kind].value for kind in flat])
        self.last: vec[i64] = numbers([int(kind == kinds[-1]) for kinds in self.by_colour for kind in kinds])

    def limit(self, s: State, hand: i64) -> i64:
        wilds: i64 = s.cards[hand + self.wild]
        if wilds < self.least_wilds:
            return 0
        best: i64 = 0
        worth: i64 = 0
        for at in range(self.size):
            worth += s.cards[hand + self.flat[at]] * self.values[at]
            if self.last[at]:  # the colour's last kind: is it the best colour so far?
                if worth > best:
                    best = worth
                worth = 0
        return best + wilds

    def options(self, size: int) -> list[list[int]]:
        rows = [self._only_wilds(size)]
        for kinds in self.by_colour:
            rows += self._of_colour(kinds, size)
        return rows

    def _only_wilds(self, size: int) -> list[int]:
        row = [0] * len(self.cards.kinds)
        row[self.cards.wild] = size
        return row

    def _of_colour(self, kinds: list[int], size: int) -> list[list[int]]:
        """Sets with at least one card of the colour."""
        pays = [*kinds, self.cards.wild]
        rows = []
        for counts in product(range(size + 1), repeat=len(pays)):
            if any(counts[:-1]) and counts[-1] >= self.least_wilds and self._exact(pays, counts, size):
                row = [0] * len(self.cards.kinds)
                for kind, count in zip(pays, counts, strict=True):
                    row[kind] = count
                rows.append(row)
        return rows

    def _exact(self, pays: list[int], counts: tuple[int, ...], size: int) -> bool:
        """The cards pay the size, and none of them is superfluous (S15)."""
        values = [self.cards.kinds[kind].value for kind, count in zip(pays, counts, strict=True) for _ in range(count)]
        return sum(values) >= size > sum(values) - min(values)
