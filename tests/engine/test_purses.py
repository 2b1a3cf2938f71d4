"""Purses: every exact way to pay a size, and how much a hand can pay."""

import pytest

from tests.files import train_cards
from tests.rig import Table, rulebook, table
from trilhos.engine.cards import ANY, CardKind, CardTable
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.purses import Purse, SetPurse
from trilhos.engine.random import Random
from trilhos.engine.state import blank_state

CARDS = train_cards()
COLOURS = list(range(8))
RED = CARDS.colours.index("red")
BLUE = CARDS.colours.index("blue")


def texts(purse: SetPurse, size: int) -> list[str]:
    """The options of a purse in words."""
    names = [kind.name for kind in purse.cards.kinds]
    rows = [zip(row, names, strict=True) for row in purse.options(size)]
    return sorted(" ".join(f"{n} {name}" for n, name in row if n) for row in rows)


def test_a_coloured_route() -> None:
    assert texts(SetPurse(CARDS, 0, [RED]), 2) == ["1 red 1 locomotive", "2 locomotive", "2 red"]


def test_a_gray_route() -> None:
    assert texts(SetPurse(CARDS, 0, [RED, BLUE]), 1) == ["1 blue", "1 locomotive", "1 red"]
    assert len(SetPurse(CARDS, 0, COLOURS).options(3)) == 8 * 3 + 1


def test_a_ferry() -> None:
    assert texts(SetPurse(CARDS, 0, [RED], wilds=2), 3) == ["1 red 2 locomotive", "3 locomotive"]
    assert len(SetPurse(CARDS, 0, COLOURS, wilds=1).options(3)) == 8 * 2 + 1
    assert texts(SetPurse(CARDS, 0, COLOURS, wilds=2), 2) == ["2 locomotive"]


def test_wilds_only() -> None:
    assert texts(SetPurse(CARDS, 0, []), 3) == ["3 locomotive"]


def test_options_are_unique_and_pay_exactly() -> None:
    for size in range(1, 9):
        rows = [tuple(row) for row in SetPurse(CARDS, 0, COLOURS).options(size)]
        assert len(rows) == len(set(rows)) == 8 * size + 1
        assert {sum(row) for row in rows} == {size}


DOUBLES = CardTable(
    ["red"],
    ["ship"],
    [CardKind("single", 0, 0, 5), CardKind("double", 0, 0, 5, value=2), CardKind("wild", ANY, 0, 3)],
)


def test_double_cards_may_overpay_but_no_card_is_superfluous() -> None:
    assert texts(SetPurse(DOUBLES, 0, [0]), 3) == [
        "1 double 1 wild",
        "1 single 1 double",
        "1 single 2 wild",
        "2 double",
        "2 single 1 wild",
        "3 single",
        "3 wild",
    ]


@pytest.mark.parametrize("values", [[], [2], [2, 1], [1, 1, 2]])
def test_a_colour_has_one_or_two_kinds_in_a_deck_and_the_first_pays_one_space(values: list[int]) -> None:
    kinds = [CardKind(f"red-{at}", 0, 0, 5, value) for at, value in enumerate(values)]
    with pytest.raises(ValueError, match="one or two kinds"):
        SetPurse(CardTable(["red"], ["train"], [*kinds, CardKind("wild", ANY, 0, 3)]), 0, [0])


def limit(purse: Purse, hand: list[int]) -> int:
    """How much a purse says that a hand can pay."""
    s = blank_state(1, len(hand), 1, 1)
    for kind, count in enumerate(hand):
        s.cards[kind] = count
    return int(purse.limit(s.cards, 0))


@pytest.mark.parametrize(
    ("purse", "hand", "expected"),
    [
        (SetPurse(CARDS, 0, [RED]), {"red": 3, "blue": 5, "locomotive": 1}, 4),
        (SetPurse(CARDS, 0, COLOURS), {"red": 3, "blue": 5, "locomotive": 1}, 6),
        (SetPurse(CARDS, 0, []), {"red": 3, "locomotive": 2}, 2),
        (SetPurse(CARDS, 0, COLOURS, wilds=2), {"red": 6, "locomotive": 1}, 0),
        (SetPurse(CARDS, 0, COLOURS, wilds=2), {"red": 6, "locomotive": 2}, 8),
        (SetPurse(CARDS, 0, COLOURS), {}, 0),
    ],
)
def test_what_a_hand_can_pay(purse: SetPurse, hand: dict[str, int], expected: int) -> None:
    assert limit(purse, [hand.get(kind.name, 0) for kind in CARDS.kinds]) == expected


@pytest.mark.parametrize(("cards", "wilds"), [(CARDS, 0), (CARDS, 1), (CARDS, 2), (DOUBLES, 0)])
def test_the_limit_agrees_with_the_options(cards: CardTable, wilds: int) -> None:
    random = Random(6)
    purse = SetPurse(cards, 0, list(range(len(cards.colours))), wilds)
    options = {size: purse.options(size) for size in range(max(wilds, 1), 7)}
    for _ in range(60):
        hand = [random.below(4) for _ in cards.kinds]
        for size, rows in options.items():
            covered = any(all(n <= have for n, have in zip(row, hand, strict=True)) for row in rows)
            assert covered == (limit(purse, hand) >= size)


def test_a_bare_purse_has_to_be_filled_in() -> None:
    with pytest.raises(NotImplementedError):
        Purse("bare").options(1)
    with pytest.raises(NotImplementedError):
        limit(Purse("bare"), [0])


# The tables of the payments chapter


def chapter(edition: str) -> Payments:
    return Table(rulebook(edition), rulebook(edition).start(1)).chapter(Payments)


@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_purses_costs_and_payments_are_listed_once(edition: str) -> None:
    payments = chapter(edition)
    names = [purse.name for purse in payments.purses]
    assert len(names) == len(set(names))
    assert len(payments.costs) == len(set(payments.costs))
    rows = [tuple(row) for row in payments.rows]
    assert len(rows) == len(set(rows))


@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_the_options_of_a_cost_are_those_of_its_purse(edition: str) -> None:
    payments = chapter(edition)
    hands = range(int(payments.most_wilds) + 1)  # by wilds in them
    cases = [(purse, size, wilds) for purse, size in payments.costs for wilds in hands]
    for (purse, size, wilds), options in zip(cases, payments.options, strict=True):
        rows = [payments.rows[option] for option in options]
        assert sorted(rows) == sorted(row for row in payments.purses[purse].options(size) if row[CARDS.wild] <= wilds)
        assert list(options) == sorted(options)


def test_a_payment_is_worth_more_than_asked_for_by_double_cards_alone() -> None:
    for edition in ("usa", "lakes", "world"):
        payments = chapter(edition)
        for purse, size in payments.costs:
            for row in payments.purses[purse].options(size):
                over = payments.purses[purse].over(row, size)
                doubles = [n for n, kind in zip(row, payments.rules.cards.kinds, strict=True) if kind.value > 1]
                assert 0 <= over <= sum(doubles)


def test_payments_with_few_locomotives_come_first() -> None:
    wild = CARDS.wild
    wilds = [row[wild] for row in chapter("usa").rows]
    assert wilds == sorted(wilds)


def test_laying_cards_uses_up_what_is_known_of_them() -> None:
    t = table("usa").hand(0, red=5, locomotive=2).known(0, red=2, locomotive=2)
    t.play("claim Chicago-Duluth", "pay 2 red 1 locomotive")
    assert t.cards(0) == {"red": 3, "locomotive": 1}
    assert t.known_cards(0) == {"locomotive": 1}


def test_a_face_up_card_is_known_and_a_blind_one_is_not() -> None:
    t = table("usa").market(*["red"] * 5).deck(blue=9).play("take 1", "draw")
    assert t.known_cards(0) == {"red": 1}
