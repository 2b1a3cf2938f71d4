"""Purses: ways of paying. A purse knows how much a hand can pay, and every exact way to pay a size."""

from itertools import product

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilhos.engine.cards import CardTable
from trilhos.engine.state import NONE, numbers


class Purse:
    """One way of paying; costs with the same purse differ in size only."""

    def __init__(self, name: str) -> None:
        self.name = name  # purses of one name are the same purse
        self.piecemeal = False  # whether a payment settles a size of one, and the rest is paid after it
        self.single: int = int(NONE)  # the only kind of card that pays, one space each, beside wilds

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        """The largest size that the row of cards from `hand` on can pay."""
        raise NotImplementedError

    def options(self, size: int) -> list[list[int]]:
        """Every set of cards that pays the size, or one piece of it, as rows of card counts."""
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
        if len(flat) == 1 and wilds == 0 and cards.kinds[flat[0]].value == 1:
            self.single = flat[0]
        self.plain = all(len(kinds) == 1 and cards.kinds[kinds[0]].value == 1 for kinds in self.by_colour)
        self.last: vec[i64] = numbers([int(kind == kinds[-1]) for kinds in self.by_colour for kind in kinds])

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        wilds: i64 = i64(cards[hand + self.wild])
        if wilds < self.least_wilds:
            return 0
        best: i64 = 0
        if self.plain:  # the common case, and shorter than what follows
            for kind in self.flat:
                best = max(best, i64(cards[hand + kind]))
            return best + wilds
        flat, values, last = self.flat, self.values, self.last
        worth: i64 = 0
        for at in range(self.size):
            worth += i64(cards[hand + flat[at]]) * values[at]
            if last[at]:  # the colour's last kind: is it the best colour so far?
                best = max(best, worth)
                worth = 0
        return best + wilds

    def options(self, size: int) -> list[list[int]]:
        rows = [_row(self.cards, [self.cards.wild], (size,))]
        for kinds in self.by_colour:
            rows += self._of_colour(kinds, size)
        return rows

    def _of_colour(self, kinds: list[int], size: int) -> list[list[int]]:
        """Sets with at least one card of the colour."""
        pays = [*kinds, self.cards.wild]
        choices = product(*[range(min(size, self.cards.kinds[kind].count) + 1) for kind in pays])
        return [_row(self.cards, pays, counts) for counts in choices if self._settles(pays, counts, size)]

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
        by_colour = [numbers(cards.of_colour(deck, colour)) for colour in range(len(cards.colours))]
        self.by_colour = vec[vec[i64]](by_colour)

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        pairs: i64 = 0
        odd: i64 = 0  # colours with a card left over, which a wild can join
        for kinds in self.by_colour:
            count: i64 = 0
            for kind in kinds:
                count += i64(cards[hand + kind])
            pairs += count >> 1
            odd += count & 1
        wilds: i64 = i64(cards[hand + self.wild])
        if wilds <= odd:
            return pairs + wilds
        return pairs + odd + ((wilds - odd) >> 1)

    def options(self, size: int) -> list[list[int]]:
        rows = [_row(self.cards, [self.cards.wild], (2,))]
        for kinds in self.by_colour:
            pays = [*[int(kind) for kind in kinds], self.cards.wild]
            pairs = product(range(3), repeat=len(pays))
            rows += [_row(self.cards, pays, counts) for counts in pairs if sum(counts) == 2 and any(counts[:-1])]
        return rows


class SymbolPurse(Purse):
    """So many cards of every deck, all of one colour and all with the symbol; wilds for any of them (S20)."""

    def __init__(self, cards: CardTable, each: int) -> None:
        super().__init__(f"{each} symbols of every deck")
        self.cards = cards
        self.wild: i64 = cards.wild
        self.each: i64 = each
        self.decks: i64 = len(cards.decks)
        self.by_colour = vec[vec[i64]]([numbers(self._symbols(colour)) for colour in range(len(cards.colours))])

    def _symbols(self, colour: int) -> list[int]:
        return [i for i, kind in enumerate(self.cards.kinds) if kind.symbol and kind.colour == colour]

    def limit(self, cards: vec[i16], hand: i64) -> i64:
        best: i64 = 0
        for kinds in self.by_colour:
            suits: i64 = 0
            for kind in kinds:
                count: i64 = i64(cards[hand + kind])
                suits += min(count, self.each)
            best = max(best, suits)
        return 1 if best + i64(cards[hand + self.wild]) >= self.each * self.decks else 0

    def options(self, size: int) -> list[list[int]]:
        most = int(self.each)
        rows = [_row(self.cards, [self.cards.wild], (most * len(self.cards.decks),))]
        for kinds in self.by_colour:
            pays = [*[int(kind) for kind in kinds], self.cards.wild]
            choices = product(range(most + 1), repeat=len(kinds))
            rows += [_row(self.cards, pays, (*c, most * len(kinds) - sum(c))) for c in choices if any(c)]
        return rows


def _row(cards: CardTable, kinds: list[int], counts: tuple[int, ...]) -> list[int]:
    """A row of card counts: so many of these kinds, nothing of the others."""
    row = [0] * len(cards.kinds)
    for kind, count in zip(kinds, counts, strict=True):
        row[kind] = count
    return row
