"""Purses: ways of paying. A purse knows how much a hand can pay, and every exact way to pay a size."""

from itertools import product

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilhos.engine.cards import CardTable
from trilhos.engine.state import numbers

Suit = tuple[int, int, int]  # the cards of one colour in a deck: a kind worth one space; the other kind, and its worth


class Purse:
    """One way of paying; costs with the same purse differ in size only."""

    def __init__(self, name: str) -> None:
        self.name = name  # purses of one name are the same purse
        self.piecemeal = False  # whether a payment settles a size of one, and the rest is paid after it
        # By colour, its suit, if cards of one colour pay, alone or with wilds: a hand pays what its best suit is worth,
        # and the wilds.
        self.suits: list[Suit] = []

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        """The largest size that the row of cards from `hand` on can pay."""
        raise NotImplementedError

    def options(self, size: int) -> list[list[int]]:
        """Every set of cards that pays the size, or one piece of it, as rows of card counts."""
        raise NotImplementedError

    def over(self, row: list[int], size: int) -> int:
        """How much one of these sets pays beyond the size."""
        return 0


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
        by_colour = [_suit(cards, kinds) for kinds in self.by_colour]
        self.suits = by_colour if wilds == 0 else []
        self.plain = all(worth == 0 for _, _, worth in by_colour)
        self.kind: vec[i64] = numbers([kind for kind, _, _ in by_colour])
        self.other: vec[i64] = numbers([other for _, other, _ in by_colour])
        self.worth: vec[i64] = numbers([worth for _, _, worth in by_colour])

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        wilds: i64 = i64(cards[hand + self.wild])
        if wilds < self.least_wilds:
            return 0
        best: i64 = 0
        if self.plain:  # the common case, and shorter than what follows
            for kind in self.kind:
                best = max(best, i64(cards[hand + kind]))
            return best + wilds
        other, worth = self.other, self.worth
        at: i64 = 0
        for kind in self.kind:
            best = max(best, i64(cards[hand + kind]) + i64(cards[hand + other[at]]) * worth[at])
            at += 1
        return best + wilds

    def options(self, size: int) -> list[list[int]]:
        rows = [_row(self.cards, [self.cards.wild], (size,))]
        for kinds in self.by_colour:  # with at least one card of the colour
            pays = [*kinds, self.cards.wild]
            choices = product(*[range(min(size, self.cards.kinds[kind].count) + 1) for kind in pays])
            rows += [_row(self.cards, pays, counts) for counts in choices if self._settles(pays, counts, size)]
        return rows

    def over(self, row: list[int], size: int) -> int:
        return sum([count * kind.value for count, kind in zip(row, self.cards.kinds, strict=True)]) - size

    def _settles(self, pays: list[int], counts: tuple[int, ...], size: int) -> bool:
        """The cards pay the size, and none of them is superfluous (S15)."""
        if not any(counts[:-1]) or counts[-1] < self.least_wilds:
            return False
        values = [self.cards.kinds[kind].value for kind, count in zip(pays, counts, strict=True) for _ in range(count)]
        return sum(values) >= size > sum(values) - min(values)


class PairPurse(Purse):
    """Two cards of one colour for each space; wilds may be one of them or both. Paid space by space (W4)."""

    def __init__(self, cards: CardTable, deck: int) -> None:
        super().__init__(f"pairs of deck {deck}")
        self.piecemeal = True
        self.cards = cards
        self.wild: i64 = cards.wild
        self.by_colour = [cards.of_colour(deck, colour) for colour in range(len(cards.colours))]
        by_colour = [_suit(cards, kinds) for kinds in self.by_colour]
        self.kind: vec[i64] = numbers([kind for kind, _, _ in by_colour])
        self.other: vec[i64] = numbers([other for _, other, _ in by_colour])
        self.cards_of_other: vec[i64] = numbers([min(worth, 1) for _, _, worth in by_colour])  # 0 where there is none

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        pairs: i64 = 0
        odd: i64 = 0  # colours with a card left over, which a wild can join
        other, one = self.other, self.cards_of_other
        at: i64 = 0
        for kind in self.kind:
            count: i64 = i64(cards[hand + kind]) + i64(cards[hand + other[at]]) * one[at]
            pairs += count >> 1
            odd += count & 1
            at += 1
        wilds: i64 = i64(cards[hand + self.wild])
        if wilds <= odd:
            return pairs + wilds
        return pairs + odd + ((wilds - odd) >> 1)

    def options(self, size: int) -> list[list[int]]:
        rows = [_row(self.cards, [self.cards.wild], (2,))]
        for kinds in self.by_colour:
            pays = [*kinds, self.cards.wild]
            pairs = product(range(3), repeat=len(pays))
            rows += [_row(self.cards, pays, counts) for counts in pairs if sum(counts) == 2 and any(counts[:-1])]
        return rows


class SymbolPurse(Purse):
    """So many cards of each of two decks, all of one colour and all with the symbol; wilds for any of them (S20)."""

    def __init__(self, cards: CardTable, each: int) -> None:
        super().__init__(f"{each} symbols of every deck")
        self.cards = cards
        self.wild: i64 = cards.wild
        self.each: i64 = each
        self.by_colour = [self._symbols(colour) for colour in range(len(cards.colours))]
        self.kind: vec[i64] = numbers([kind for kind, _ in self.by_colour])
        self.other: vec[i64] = numbers([other for _, other in self.by_colour])

    def _symbols(self, colour: int) -> tuple[int, int]:
        kind, other = [i for i, kind in enumerate(self.cards.kinds) if kind.symbol and kind.colour == colour]
        return kind, other

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        other = self.other
        each: i64 = self.each
        best: i64 = 0
        at: i64 = 0
        for kind in self.kind:
            best = max(best, min(i64(cards[hand + kind]), each) + min(i64(cards[hand + other[at]]), each))
            at += 1
        return 1 if best + i64(cards[hand + self.wild]) >= 2 * each else 0

    def options(self, size: int) -> list[list[int]]:
        most = int(self.each)
        rows = [_row(self.cards, [self.cards.wild], (2 * most,))]
        for kinds in self.by_colour:
            choices = product(range(most + 1), repeat=2)
            pays = [*kinds, self.cards.wild]
            rows += [_row(self.cards, pays, (*c, 2 * most - sum(c))) for c in choices if any(c)]
        return rows


def _suit(cards: CardTable, kinds: list[int]) -> Suit:
    """One or two kinds as a suit; where there is but one, the other is worth nothing."""
    values = [cards.kinds[kind].value for kind in kinds]
    if len(values) not in (1, 2) or values[0] != 1:
        raise ValueError("a colour has one or two kinds of cards in a deck, the first of them worth one space")
    return kinds[0], kinds[-1], values[1] if len(values) > 1 else 0


def _row(cards: CardTable, kinds: list[int], counts: tuple[int, ...]) -> list[int]:
    """A row of card counts: so many of these kinds, nothing of the others."""
    row = [0] * len(cards.kinds)
    for kind, count in zip(kinds, counts, strict=True):
        row[kind] = count
    return row
