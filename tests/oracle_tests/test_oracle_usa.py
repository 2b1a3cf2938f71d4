"""The oracle on the base rules: the examples of the rulebook, and what it must not let pass."""

from collections import Counter

import pytest

from tests.oracle import Oracle, OracleError, facts_of, scoring
from tests.oracle.rig import Scene

PLENTY = ("red", "blue", "green", "white", "black", "yellow", "orange", "purple")


@pytest.fixture
def usa() -> Scene:
    scene = Scene("usa")
    scene.deck(*PLENTY)
    scene.display("red", "blue", "green", "locomotive", "locomotive")
    scene.hand(blue=3)
    return scene


def test_ux1_blue_route(usa: Scene) -> None:
    assert usa.pays("claim Montréal-New York") == {"pay 3 blue"}
    usa.claim("Montréal-New York", 4, blue=3)
    assert usa.player().trains == 42


def test_ux2_gray_route_takes_any_one_colour(usa: Scene) -> None:
    usa.hand(blue=3, red=2, locomotive=1)
    expected = {"pay 3 blue", "pay 2 blue 1 locomotive", "pay 2 red 1 locomotive"}
    assert usa.pays("claim Montréal-Toronto") == expected
    assert "U18" in usa.fault("claim", route="Montréal-Toronto", cards={"blue": 2, "red": 1}, points=4)


def test_ux3_blind_locomotive_then_second_card(usa: Scene) -> None:
    usa.deck("locomotive", "red", "blue")
    usa.feed("draw", source="deck", deck="train", card="locomotive")
    assert usa.oracle.legal([]) == {"draw", "take 1", "take 2", "take 3"}  # U11: not the face-up ones
    usa.feed("draw", source="deck", deck="train", card="red")
    assert usa.oracle.expected() == {"turn"}


def test_u10_face_up_locomotive_is_the_only_card(usa: Scene) -> None:
    usa.feed("draw", source="market", slot=3, card="locomotive")
    usa.feed("refill", slot=3, deck="train", card="red")
    assert usa.oracle.expected() == {"turn"}


def test_u11_face_up_locomotive_as_second_card(usa: Scene) -> None:
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="white")
    assert "U11" in usa.fault("draw", source="market", slot=4, card="locomotive")


def test_u9_a_wrong_slot_or_card(usa: Scene) -> None:
    assert "U9" in usa.fault("draw", source="market", slot=1, card="red")
    assert "U9" in usa.fault("draw", source="deck", deck="train", card="locomotive")
    usa.feed("draw", source="market", slot=1, card="blue")
    assert "refill is due" in usa.fault("turn", seat=1)


def test_u13_three_locomotives(usa: Scene) -> None:
    usa.deck("locomotive", *PLENTY)
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="locomotive")
    assert usa.oracle.expected() == {"flush"}
    assert "flush is due" in usa.fault("draw", source="deck", deck="train", card="red")
    usa.feed("flush", cards=["locomotive", "blue", "green", "locomotive", "locomotive"])
    usa.feed("market", cards=list(PLENTY[:5]))
    assert usa.oracle.legal([]) == {"draw", "take 1", "take 2", "take 3", "take 4", "take 5"}


def test_u13_no_flush_without_three(usa: Scene) -> None:
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="white")
    assert "order" in usa.fault("flush", cards=usa.market.display)


def test_u14_redeal_before_rebuild(usa: Scene) -> None:
    usa.deck("locomotive", pile=("red", "white"))
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="locomotive")
    usa.feed("flush", cards=["locomotive", "blue", "green", "locomotive", "locomotive"])
    assert "U15" in usa.fault("reshuffle", deck="train", count=2)
    usa.feed("reshuffle", deck="train", count=7)
    usa.feed("market", cards=["locomotive", "blue", "green", "red", "locomotive"])


def test_u14_a_redeal_that_cannot_help(usa: Scene) -> None:
    usa.deck("locomotive")  # others: blue and green alone
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="locomotive")
    assert usa.oracle.expected() == {"draw"}


def test_u14_two_rebuilds_end_the_row(usa: Scene) -> None:
    usa.deck("locomotive", pile=("red", "locomotive"))
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="locomotive")
    first = ["locomotive", "blue", "green", "locomotive", "locomotive"]
    for wilds in (first, ["red", "locomotive", "blue", "locomotive", "locomotive"]):
        usa.feed("flush", cards=usa.market.display)
        usa.feed("reshuffle", deck="train", count=usa.market.piles["train"].total())
        usa.feed("market", cards=wilds)
    assert usa.oracle.expected() == {"draw"}


def test_u15_rebuild_at_once_and_after_the_market_line(usa: Scene) -> None:
    usa.deck("red", pile=("white", "white"))
    usa.feed("draw", source="deck", deck="train", card="red")
    assert "reshuffle is due" in usa.fault("draw", source="market", slot=0, card="red")
    assert "U15" in usa.fault("reshuffle", deck="train", count=1)
    usa.feed("reshuffle", deck="train", count=2)
    usa.deck("locomotive", *PLENTY[:5])
    usa.feed("draw", source="market", slot=0, card="red")
    usa.feed("refill", slot=0, deck="train", card="locomotive")
    usa.feed("flush", cards=usa.market.display)
    usa.feed("market", cards=list(PLENTY[:5]))
    usa.feed("reshuffle", deck="train", count=5)
    assert usa.oracle.expected() == {"turn"}


def test_u16_gaps_stay_and_fill_after_a_claim(usa: Scene) -> None:
    usa.deck()
    usa.display("locomotive", "blue", None, None, "locomotive")
    usa.hand(blue=2, locomotive=1)
    usa.feed("draw", source="market", slot=1, card="blue")
    assert "U16" in usa.fault("refill", slot=1, deck="train", card="blue")
    usa.feed("refill", slot=1, deck="train", card=None)
    usa.next_turn()  # no second card: only locomotives are left
    usa.hand(1, blue=2, locomotive=1)
    usa.claim("Montréal-New York", 4, blue=2, locomotive=1)
    usa.feed("reshuffle", deck="train", count=3)
    assert "U9" in usa.fault("refill", slot=2, deck="train", card="blue")
    usa.feed("refill", slot=1, deck="train", card="locomotive")
    assert usa.oracle.expected() == {"refill"}  # three locomotives, but two others can't help
    usa.feed("refill", slot=2, deck="train", card="blue")
    usa.feed("refill", slot=3, deck="train", card="blue")
    assert usa.oracle.expected() == {"turn"}


def test_cards_that_do_not_exist(usa: Scene) -> None:
    usa.hand(blue=2)
    assert "U18" in usa.fault("claim", route="Montréal-New York", cards={"blue": 3}, points=4)
    assert "pink" in usa.fault("claim", route="Montréal-New York", cards={"pink": 3}, points=4)


def test_wrong_points_and_too_few_trains(usa: Scene) -> None:
    assert "U21" in usa.fault("claim", route="Montréal-New York", cards={"blue": 3}, points=3)
    usa.player().trains = 2
    assert "U19" in usa.fault("claim", route="Montréal-New York", cards={"blue": 3}, points=4)


@pytest.mark.parametrize(("players", "owner", "rule"), [(2, 1, "U23"), (3, 1, "U23"), (4, 0, "U22"), (4, 1, "")])
def test_doubles(players: int, owner: int, rule: str) -> None:
    scene = Scene("usa", players)
    scene.hand(red=2)
    scene.own(owner, "Boston-New York #2")
    assert ("claim Boston-New York" in scene.oracle.legal([])) == (not rule)
    fault = scene.fault("claim", route="Boston-New York", cards={"red": 2}, points=2)
    assert rule in fault if rule else not fault


def test_u20_a_claimed_route_is_closed(usa: Scene) -> None:
    usa.own(1, "Montréal-New York")
    assert "U20" in usa.fault("claim", route="Montréal-New York", cards={"blue": 3}, points=4)


def test_tickets_from_the_top_and_to_the_bottom(usa: Scene) -> None:
    deck = usa.table.ticket_deck
    returned = deck.blocks[0].popitem()[0]
    deck.under(Counter([returned]))
    deck.size -= 1
    under = [usa.table.board.ticket_by_key[key] for key in deck.blocks[-1]]
    top = [usa.table.board.ticket_by_key[key] for key in deck.blocks[0]][:3]
    assert "U24" in usa.fault("offer", tickets=[t.as_json() for t in [*top[:2], under[0]]])
    assert "U24" in usa.fault("offer", tickets=[t.as_json() for t in top[:2]])
    usa.feed("offer", tickets=[t.as_json() for t in top])
    assert len(usa.oracle.legal([])) == 7
    assert "keep 1+3" in usa.oracle.legal([])
    assert "U24" in usa.fault("keep", kept=[], returned=[t.as_json() for t in top])
    assert "U24" in usa.fault("keep", kept=[top[0].as_json()], returned=[])
    usa.feed("keep", kept=[top[0].as_json()], returned=[t.as_json() for t in top[1:]])
    assert set(usa.table.ticket_deck.blocks[-1]) == {t.key for t in top[1:]}


def test_u8_pass_only_without_an_action(usa: Scene) -> None:
    assert "U8" in usa.fault("pass")
    for seat in (0, 1):
        usa.hand(seat)
    usa.deck()
    usa.display(None, None, None, None, None)
    usa.table.ticket_deck.blocks.clear()
    usa.table.ticket_deck.size = 0
    assert usa.oracle.legal([]) == {"pass"}
    usa.feed("pass")
    usa.next_turn()
    usa.feed("pass")
    assert usa.oracle.over()
    assert usa.oracle.reason == "passes"


def test_u26_one_more_turn_each(usa: Scene) -> None:
    usa.player().trains = 5
    usa.claim("Montréal-New York", 4, blue=3)
    assert "ending is due" in usa.fault("turn", seat=1)
    assert "U26" in usa.fault("ending", seat=0, turns_left=1)
    usa.feed("ending", seat=0, turns_left=2)
    for seat in (1, 0):
        usa.feed("turn", seat=seat)
        usa.feed("draw", source="deck", deck="train", card=next(iter(usa.market.decks["train"].blocks[0])))
        usa.feed("draw", source="deck", deck="train", card=next(iter(usa.market.decks["train"].blocks[0])))
    assert usa.oracle.over()
    assert usa.oracle.reason == "pieces"


def test_turn_order(usa: Scene) -> None:
    usa.claim("Montréal-New York", 4, blue=3)
    assert "turn order" in usa.fault("turn", seat=0)


def test_final_scores() -> None:
    scene = Scene("usa")
    scene.own(0, "Montréal-New York", "Montréal-Toronto", "Duluth-Toronto")
    scene.tickets(0, "Duluth/Houston", "New York/Atlanta")
    scene.own(1, "Boston-Montréal")
    scene.tickets(1)
    first, second = scene.oracle.sheets()
    assert first["lines"] == {"start": 0, "routes": 4 + 4 + 15, "tickets": -8 - 6, "longest": 10}
    assert (first["longest"], second["longest"]) == (12, 2)
    assert scene.oracle.winners() == [0]


@pytest.mark.parametrize(
    ("sheets", "expected"),
    [
        ([(20, 3, 10), (21, 1, 0)], [1]),
        ([(20, 3, 0), (20, 2, 10)], [0]),
        ([(20, 3, 0), (20, 3, 10)], [1]),
        ([(20, 3, 10), (20, 3, 10)], [0, 1]),
    ],
)
def test_u29_tie_breaks(usa: Scene, sheets: list[tuple[int, int, int]], expected: list[int]) -> None:
    made = [{"total": t, "completed": [None] * done, "lines": {"longest": card}} for t, done, card in sheets]
    assert scoring.winners(usa.table, made) == expected


def test_u28_all_who_tie_get_it() -> None:
    scene = Scene("usa")
    scene.own(0, "Montréal-New York")
    scene.own(1, "Montréal-Toronto")
    for seat in (0, 1):
        scene.tickets(seat)
    assert [sheet["lines"]["longest"] for sheet in scene.oracle.sheets()] == [10, 10]
    assert scene.oracle.winners() == [0, 1]


def test_the_start_line() -> None:
    oracle = Oracle(facts_of("usa"), "usa", 2, {})
    start = {"n": 0, "type": "start", "format": "trilhos-audit/1", "edition": "usa", "players": 2, "options": {}}
    with pytest.raises(OracleError, match="U1"):
        oracle.feed({**start, "seed": 1, "scores": [0, 1]})
    with pytest.raises(OracleError, match="U1: 2 to 5"):
        Oracle(facts_of("usa"), "usa", 6, {})


def test_no_decision_while_an_event_is_due(usa: Scene) -> None:
    usa.feed("draw", source="market", slot=0, card="red")
    with pytest.raises(OracleError, match="refill"):
        usa.oracle.legal([])


def test_routes_and_tickets_that_do_not_exist(usa: Scene) -> None:
    nowhere = {"a": "Paris", "b": "Dieppe", "kind": "rail", "color": "purple", "track": 0}
    assert "no such route" in usa.fault("claim", route=nowhere, cards={"blue": 1}, points=1)
    assert "no such ticket" in usa.fault("offer", tickets=[{"cities": ["Paris", "Wien"], "points": 8}])
    assert "worth" in usa.fault("offer", tickets=[{"cities": ["Boston", "Miami"], "points": 8}])
    assert "malformed" in usa.fault("offer")
