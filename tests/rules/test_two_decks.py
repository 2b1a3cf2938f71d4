"""Drawing travel cards: two decks, the display of six, and who fills its gaps (S3, S4, S9-S12)."""

import pytest
from mypy_extensions import i64

from tests.rig import Table, dealt
from tests.rig_rules import rule
from tests.rig_sails import BOARDS, SHIP, TRAIN, decks_of, sails, streams
from trilhos.engine.chapters.market import Market
from trilhos.engine.events import FLUSH, MARKET, REFILL, RESHUFFLE

every_board = pytest.mark.parametrize("board", BOARDS)
WILD = "wild"
TAKES = {f"take {slot}" for slot in range(1, 7)}
DRAWS = {"draw train", "draw ship"}
REFILLS = {"refill train", "refill ship"}


# The display


@rule("S4")
@every_board
@pytest.mark.parametrize("players", [2, 5])
def test_each_deck_shows_three_cards_at_the_start(board: str, players: int) -> None:
    t = dealt(board, players)
    assert not t.told(FLUSH)
    assert [decks_of([card]) for card in t.display()] == [{"train": 1}] * 3 + [{"ship": 1}] * 3


@rule("S4")
@every_board
def test_each_deck_is_shuffled_by_itself(board: str) -> None:
    orders = {tuple(dealt(board, seed=seed).display()) for seed in range(20)}
    assert len({order[:3] for order in orders}) > 10
    assert len({order[3:] for order in orders}) > 10


# Two cards


@rule("S9")
@every_board
def test_the_first_card_comes_from_the_display_or_either_deck(board: str) -> None:
    assert sails(board).legal("take") == TAKES
    assert sails(board).legal("draw") == DRAWS


@rule("S9")
@pytest.mark.parametrize("deck", ["train", "ship"])
def test_a_blind_card_comes_from_the_deck_that_was_named(deck: str) -> None:
    t = sails().deck(train_red=5, ship2_red=5).play(f"draw {deck}")
    assert decks_of(t.cards(0)) == {deck: 1}
    assert t.in_deck() == {"train-red": 5 - (deck == "train"), "ship2-red": 5 - (deck == "ship")}


@rule("S9")
@pytest.mark.parametrize("first", [["draw train"], ["draw ship"], ["take 2", "refill ship"]])
def test_the_second_card_is_not_optional(first: list[str]) -> None:
    t = sails().deck(train_red=9, ship_red=4).play(*first)
    assert t.seat == 0
    assert t.legal() == TAKES | DRAWS
    t.play("draw ship")
    assert sum(t.cards(0).values()) == 2
    assert t.seat == 1


@rule("S9")
def test_nothing_follows_an_open_card_while_it_has_to_be_said_where_the_next_comes_from() -> None:
    t = sails().deck(train_red=5, ship2_red=5)
    (take,) = (action for action in t.rules.legal(t.state) if t.text(action) == "take 2")
    assert t.chapter(Market).next_takes(t.state, i64(take)) == []
    t.deck(train_red=5)  # the other deck is empty: nobody is asked
    assert len(t.chapter(Market).next_takes(t.state, i64(take))) > 0


# The player fills the gap


@rule("S9")
@pytest.mark.parametrize(("deck", "card"), [("train", "train-red"), ("ship", "ship2-red")])
def test_the_player_says_from_which_deck_the_gap_is_filled(deck: str, card: str) -> None:
    t = sails().deck(train_red=5, ship2_red=5).play("take 2")
    assert t.legal() == REFILLS
    assert t.display()[1] is None
    t.play(f"refill {deck}")
    assert t.display()[1] == card
    assert t.told(REFILL) == [(REFILL, 1, ["train", "ship"].index(deck), t.kind(card), 0)]


@rule("S9")
def test_the_gap_is_filled_before_the_second_card_is_chosen() -> None:
    t = sails().deck(train_red=5, ship2_red=5).play("take 2", "refill ship", "take 2")
    assert t.cards(0) == {"train-yellow": 1, "ship2-red": 1}
    assert t.legal() == REFILLS
    assert t.seat == 0
    t.play("refill train")
    assert t.seat == 1


@rule("S9")
@pytest.mark.parametrize("deck", ["train", "ship"])
def test_the_display_may_come_to_show_one_kind_only(deck: str) -> None:
    t = sails().deck(train_red=9, ship2_red=9)
    for slot in range(1, 7):
        t.play(f"take {slot}", f"refill {deck}")
    assert decks_of(t.display()) == {deck: 6}


@rule("S12")
@pytest.mark.parametrize(("cards", "deck"), [({"ship2_red": 5}, "ship"), ({"train_red": 5}, "train")])
def test_there_is_no_choice_when_one_deck_has_nothing(cards: dict[str, int], deck: str) -> None:
    t = sails().deck(cards).play("take 1")
    assert t.legal() == TAKES | {f"draw {deck}"}
    assert decks_of(t.display()[:1]) == {deck: 1}


# Wilds


@rule("S10")
def test_an_open_wild_is_the_only_card_of_the_turn() -> None:
    t = sails().market(WILD, "train-red", "train-red", "ship-red", "ship-red", "ship-red").play("take 1")
    assert t.legal() == REFILLS
    t.play("refill ship")
    assert t.cards(0) == {WILD: 1}
    assert t.seat == 1


@rule("S10")
def test_an_open_wild_is_no_second_card() -> None:
    t = sails().market(WILD, "train-red", "train-red", "ship-red", "ship-red", "ship-red")
    assert "take 1" in t.legal()
    t.deck(train_red=2, ship_red=2).play("draw ship")
    assert t.legal("take") == TAKES - {"take 1"}


@rule("S10")
def test_a_wild_that_fills_the_gap_is_no_second_card() -> None:
    t = sails().deck(wild=1, ship_red=2).play("take 3", "refill train")
    assert t.display()[2] == WILD
    assert t.legal("take") == TAKES - {"take 3"}


@rule("S10")
@pytest.mark.parametrize("moves", [["draw train", "draw ship"], ["draw ship", "draw train"]])
def test_a_wild_drawn_blind_is_a_card_like_any_other(moves: list[str]) -> None:
    t = sails().deck(wild=2, ship_red=2).play(*moves)
    assert t.cards(0) == {WILD: 1, "ship-red": 1}
    assert t.seat == 1


@rule("S3")
def test_wilds_lie_in_the_train_deck() -> None:
    t = sails().deck(wild=3).pile()
    assert t.legal("draw") == {"draw train"}


@rule("S3")
def test_a_wild_that_paid_for_a_ship_route_goes_to_the_train_pile() -> None:
    t = sails().deck(ship_red=4).hand(0, wild=2, ship_white=1).play("claim Bangkok-Jakarta", "pay 1 ship-white 1 wild")
    assert t.in_deck() == {"ship-red": 4, WILD: 1}  # the train deck was empty: its pile became the new one
    assert t.in_pile() == {"ship-white": 1}
    assert t.told(RESHUFFLE) == [(RESHUFFLE, TRAIN, 1, 0, 0)]


# Three wilds


def two_wilds(**deck: int) -> Table:
    """The next train card that is turned up in slot 3 may be the third wild."""
    t = sails().market(WILD, WILD, "train-red", "ship-red", "ship-white", "ship2-black")
    return t.deck(deck).pile()


@rule("S11")
def test_three_open_wilds_clear_the_display() -> None:
    t = two_wilds(wild=1, train_black=20, ship_green=20).top(WILD, "train-black", "train-black", "train-black")
    t.play("take 3", "refill train")
    assert len(t.told(FLUSH)) == 1
    assert t.display() == ["train-black"] * 3 + ["ship-green"] * 3
    assert t.cards(0) == {"train-red": 1}


@rule("S11")
def test_cleared_cards_go_to_their_own_piles() -> None:
    t = two_wilds(wild=1, train_black=20, ship_green=20).top(WILD, "train-black", "train-black", "train-black")
    t.play("take 3", "refill train")
    assert t.in_pile() == {WILD: 3, "ship-red": 1, "ship-white": 1, "ship2-black": 1}
    assert t.in_deck() == {"train-black": 17, "ship-green": 17}


@rule("S11")
def test_two_open_wilds_stay() -> None:
    t = two_wilds(train_black=20, ship_green=20).play("take 3", "refill train")
    assert t.display()[:3] == [WILD, WILD, "train-black"]
    assert not t.told(FLUSH)


@rule("S11")
def test_the_mix_of_the_six_does_not_matter_for_a_new_display() -> None:
    t = sails().market(WILD, WILD, "train-red", "train-red", "train-red", "train-red").pile()
    t.deck(wild=1, train_black=20, ship_green=20).top(WILD, "train-black", "train-black", "train-black")
    t.play("take 3", "refill train")
    assert decks_of(t.display()) == {"train": 3, "ship": 3}


@rule("S11")
@pytest.mark.parametrize("ships", [0, 1, 2])
def test_the_train_deck_gives_what_the_ship_deck_cannot(ships: int) -> None:
    t = sails().market(WILD, WILD, "train-red", "train-red", "train-red", "train-red").pile()
    t.deck(wild=1, train_black=40, ship_green=ships).top(WILD, *["train-black"] * 3)
    t.play("take 3", *["refill train"] * (ships > 0))
    assert len(t.told(FLUSH)) == 1
    assert decks_of(t.display()) == {"train": 6 - ships, **({"ship": ships} if ships else {})}
    assert decks_of(t.display()[:3]) == {"train": 3}


@rule("S11")
def test_the_display_is_cleared_at_setup_too() -> None:
    cleared = [t for t in (dealt("lakes", 2, seed) for seed in range(1500)) if t.told(FLUSH)]
    assert cleared
    for t in cleared:
        assert t.display().count(WILD) < 3
        assert decks_of(t.display()) == {"train": 3, "ship": 3}


@rule("S11")
def test_ships_are_no_help_against_wilds() -> None:
    t = two_wilds(wild=1, ship_green=20).play("take 3", "refill train")  # a redeal would show three wilds again
    assert t.display()[:3] == [WILD] * 3
    assert not t.told(FLUSH)


@rule("S11")
def test_one_other_train_card_is_enough_for_a_redeal() -> None:
    t = two_wilds(wild=1, train_black=1, ship_green=20).top(WILD).play("take 3", "refill train")
    assert t.told(FLUSH)
    assert t.display().count(WILD) == 2


@rule("S11")
def test_few_ships_make_redeals_useless_earlier() -> None:
    """Without ships six train cards are shown, so four others are needed."""
    for others, helps in ((3, False), (4, True)):
        t = sails().market(WILD, WILD, "train-red", "train-red", "train-red", "train-red").pile()
        t.deck(wild=8, train_black=others - 3).top(WILD).play("take 3")
        assert bool(t.told(FLUSH)) is helps


def reshuffles_before_the_last_display(t: Table) -> list[int]:
    """The decks that were rebuilt in the middle of redeals."""
    last = max(at for at, event in enumerate(t.events) if event[0] == MARKET)
    return [event[1] for event in t.events[:last] if event[0] == RESHUFFLE]


@rule("S11")
def test_redeals_stop_when_the_train_deck_has_been_rebuilt_twice() -> None:
    start = sails().market(WILD, WILD, *["train-red"] * 4).deck(wild=12, train_black=2).pile()
    stopped = 0
    for t in streams(start):
        t.play("take 3")
        if t.display().count(WILD) >= 3 and t.told(FLUSH):
            stopped += 1
            assert reshuffles_before_the_last_display(t) == [TRAIN, TRAIN]
    assert stopped > 20


@rule("S11")
def test_rebuilding_the_ship_deck_does_not_stop_redeals() -> None:
    start = two_wilds(wild=12, train_black=1)  # every redeal needs the three ship cards of the display again
    most = 0
    for t in streams(start):
        t.play("take 3")
        assert t.display().count(WILD) < 3
        if t.told(FLUSH):
            most = max(most, reshuffles_before_the_last_display(t).count(SHIP))
    assert most > 2


@rule("S11")
def test_a_redeal_comes_before_a_rebuild() -> None:
    """The refill uses the deck up: the cleared cards are shuffled in with the pile."""
    t = two_wilds(wild=1, ship_green=20).pile(train_black=30).play("take 3", "refill train")
    assert [event[0] for event in t.events if event[0] in (FLUSH, RESHUFFLE)][:2] == [FLUSH, RESHUFFLE]
    assert t.told(RESHUFFLE)[0] == (RESHUFFLE, TRAIN, 33, 0, 0)


# Decks that run out


@rule("S12")
@pytest.mark.parametrize(("deck", "card"), [("train", "train-red"), ("ship", "ship-red")])
def test_an_empty_deck_is_rebuilt_at_once_from_its_own_pile(deck: str, card: str) -> None:
    t = sails().deck(train_red=1, ship_red=1).pile(train_white=2, ship_white=3).play(f"draw {deck}")
    assert t.cards(0) == {card: 1}
    other = {"train": "ship", "ship": "train"}[deck]
    assert t.in_deck() == {f"{deck}-white": {"train": 2, "ship": 3}[deck], f"{other}-red": 1}
    assert t.in_pile() == {f"{other}-white": {"train": 2, "ship": 3}[other]}


@rule("S12")
def test_with_nothing_anywhere_the_gap_stays() -> None:
    t = sails().deck().pile().play("take 1")
    assert t.display()[0] is None
    assert t.legal() == TAKES - {"take 1"}
    assert t.told(REFILL) == [(REFILL, 0, 0, -1, 0)]


@rule("S12")
def test_nobody_can_draw_where_there_is_no_card_to_take() -> None:
    t = sails().market(*[None] * 6).deck().pile()
    assert t.verbs() == {"tickets", "exchange"}


@rule("S12")
def test_the_turn_ends_where_no_second_card_can_be_taken() -> None:
    t = sails().market(WILD, "train-red", None, None, None, None).deck().pile().play("take 2")
    assert t.cards(0) == {"train-red": 1}
    assert t.seat == 1


@rule("S12")
def test_gaps_are_filled_by_the_train_deck_as_soon_as_it_has_cards() -> None:
    t = sails().market("train-red", None, "ship-red", None, None, "ship-red").deck().pile().hand(0, train_black=4)
    t.play("claim Caracas-Rio de Janeiro #2", "pay 4 train-black")
    assert t.display() == ["train-red", "train-black", "ship-red", "train-black", "train-black", "ship-red"]
    assert [event[1] for event in t.told(REFILL)] == [1, 3, 4]
    assert t.in_deck() == {"train-black": 1}


@rule("S12")
def test_gaps_are_filled_by_the_ship_deck_when_the_train_deck_has_nothing() -> None:
    t = sails().market("train-red", None, "ship-red", None, None, None).deck().pile()
    t.hand(0, train_yellow_harbour=2, ship_yellow=2).own(0, "Lima-Valparaiso")
    t.play("harbour Lima", "pay 2 train-yellow-harbour 2 ship-yellow")
    assert t.display() == [
        "train-red",
        "train-yellow-harbour",
        "ship-red",
        "train-yellow-harbour",
        "ship-yellow",
        "ship-yellow",
    ]


@rule("S12")
def test_an_old_gap_is_no_choice() -> None:
    t = sails().market("train-red", None, *["ship-red"] * 4).deck().pile()
    t.hand(0, train_black_harbour=2, ship_black=2).own(0, "Lima-Valparaiso")
    t.play("harbour Lima", "pay 2 train-black-harbour 2 ship-black")
    assert t.seat == 1
    assert t.display()[1] == "train-black-harbour"


@rule("S11", "S12")
def test_a_display_with_gaps_is_cleared_too() -> None:
    """The third wild may come while old gaps are being filled: the others are filled by the redeal."""
    start = sails().market(WILD, WILD, None, None, None, None).deck().pile(wild=3, train_black=12, ship_red=4)
    cleared = 0
    for t in streams(start):
        t.play("exchange 1 trains")
        assert None not in t.display()
        assert t.display().count(WILD) < 3
        cleared += bool(t.told(FLUSH)) and len(t.told(REFILL)) == 1
    assert cleared > 5
