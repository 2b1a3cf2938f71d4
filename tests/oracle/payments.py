"""Which sets of cards pay for what. A payment is a tuple of (card, count) in the order of the card table."""

from collections import Counter
from collections.abc import Iterable, Iterator

from .cards import Pack
from .facts import GRAY, Route

Hand = Counter[str]
Payment = tuple[tuple[str, int], ...]


def text(payment: Payment) -> str:
    return "pay " + " ".join(f"{count} {card}" for card, count in payment)


def parse(words: str) -> Counter[str]:
    """The cards of a `pay 2 red 1 locomotive`."""
    parts = words.split()[1:]
    return Counter({card: int(count) for count, card in zip(parts[::2], parts[1::2], strict=True)})


def payment(pack: Pack, cards: Counter[str]) -> Payment:
    held = [(card, count) for card, count in cards.items() if count]
    return tuple(sorted(held, key=lambda item: pack.order[item[0]]))


def _mixes(hand: Hand, cards: list[str], total: int) -> Iterator[Counter[str]]:
    """All sets of exactly so many cards, out of these kinds."""
    if not cards:
        if total == 0:
            yield Counter()
        return
    for count in range(min(hand[cards[0]], total) + 1):
        for rest in _mixes(hand, cards[1:], total - count):
            yield rest + Counter({cards[0]: count})


def _all(pack: Pack, mixes: Iterable[Counter[str]]) -> set[Payment]:
    return {payment(pack, mix) for mix in mixes}


def _colours(pack: Pack, colour: str) -> Iterable[str]:
    """Gray takes any single colour (U18, S14)."""
    return pack.colours if colour == GRAY else (colour,)


def for_route(pack: Pack, hand: Hand, route: Route) -> set[Payment]:
    """All payments for a route that is not a hard one."""
    pay = _ship if route.kind == "ship" else _rail
    return _all(pack, (mix for colour in _colours(pack, route.colour) for mix in pay(pack, hand, route, colour)))


def _rail(pack: Pack, hand: Hand, route: Route, colour: str) -> Iterator[Counter[str]]:
    for mix in _mixes(hand, [*pack.rails(colour), pack.wild], route.length):  # U18, S14
        if mix[pack.wild] >= route.ferry:  # E7
            yield mix


def _ship(pack: Pack, hand: Hand, route: Route, colour: str) -> Iterator[Counter[str]]:
    """S15: a double pays one or two spaces, but no card may be superfluous."""
    single, double = f"ship-{colour}", f"ship2-{colour}"
    for doubles in range(min(hand[double], (route.length + 1) // 2) + 1):
        # One space too many is possible with doubles alone: any other card would be superfluous.
        rest = max(route.length - 2 * doubles, 0)
        for mix in _mixes(hand, [single, pack.wild], rest):
            yield mix + Counter({double: doubles})


def for_hard_space(pack: Pack, hand: Hand, spaces: int) -> set[Payment]:
    """W4: a pair of one colour for the next space, such that the other spaces can still be paid."""
    pairs = _all(pack, (mix for colour in pack.colours for mix in _mixes(hand, [*pack.rails(colour), pack.wild], 2)))
    return {pair for pair in pairs if hard_pairs(pack, hand - Counter(dict(pair))) >= spaces - 1}


def hard_pairs(pack: Pack, cards: Counter[str]) -> int:
    """W4: how many pairs of one colour these cards make; a wild may be one of the two, or both."""
    counts = [sum(cards[card] for card in pack.rails(colour)) for colour in pack.colours]
    odd = sum(count % 2 for count in counts)
    wilds = cards[pack.wild]
    return sum(count // 2 for count in counts) + min(odd, wilds) + max(wilds - odd, 0) // 2


def pays_hard(pack: Pack, cards: Counter[str], spaces: int) -> bool:
    """W4: is this a whole payment for a hard route?"""
    trains = {card for colour in pack.colours for card in pack.rails(colour)} | {pack.wild}
    return set(cards) <= trains and cards.total() == 2 * spaces and hard_pairs(pack, cards) == spaces


def of_one_colour(pack: Pack, hand: Hand, count: int) -> set[Payment]:
    """E16: a station's cards, of one colour, with locomotives for any of them."""
    return _all(pack, (mix for colour in pack.colours for mix in _mixes(hand, [colour, pack.wild], count)))


def for_surcharge(pack: Pack, hand: Hand, laid: Counter[str], count: int) -> set[Payment]:
    """E8, E9: cards of the colour laid or locomotives; locomotives only if only they were laid."""
    colours = [card for card in laid if card != pack.wild]
    return _all(pack, _mixes(hand, [*colours, pack.wild], count))


def for_harbour(pack: Pack, hand: Hand) -> set[Payment]:
    """S20: two train and two ship cards of one colour, all with the symbol, wilds for any."""
    return _all(pack, (mix for colour in pack.colours for mix in _harbour(pack, hand, colour)))


def _harbour(pack: Pack, hand: Hand, colour: str) -> Iterator[Counter[str]]:
    symbols = [f"train-{colour}-harbour", f"ship-{colour}"]
    two_each = Counter({card: min(hand[card], 2) for card in symbols} | {pack.wild: hand[pack.wild]})
    yield from _mixes(two_each, [*symbols, pack.wild], 4)


def reach(pack: Pack, hand: Hand) -> dict[tuple[str, str], int]:
    """How many spaces of each kind and colour the hand can pay at most."""
    spaces: dict[tuple[str, str], int] = {}
    wilds = hand[pack.wild]
    for colour in pack.colours:
        spaces["rail", colour] = wilds + sum(hand[card] for card in pack.rails(colour))
        spaces["ship", colour] = wilds + hand[f"ship-{colour}"] + 2 * hand[f"ship2-{colour}"]
    for kind in ("rail", "ship"):
        spaces[kind, GRAY] = max(spaces[kind, colour] for colour in pack.colours)
    return spaces
