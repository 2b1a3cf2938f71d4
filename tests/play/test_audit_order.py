"""The order of an audit's lines where chance and the table meet, from events written by hand."""

from typing import Any

from trilhos.engine import events
from trilhos.engine.events import NOTHING, Event
from trilhos.play.audit import Auditor
from trilhos.play.game import Game

RED, BLUE, LOCOMOTIVE = 7, 1, 8


def event(kind: int, *values: int) -> Event:
    a, b, c, d = [*values, 0, 0, 0, 0][:4]
    return (kind, a, b, c, d)


def display(*cards: int) -> list[Event]:
    return [event(events.SHOW, slot, 0, card) for slot, card in enumerate(cards)]


def written(*some: Event, edition: str = "usa") -> list[dict[str, Any]]:
    return list(Auditor(Game(edition, 2, seed=1)).lines_of(list(some)))


def kinds(*some: Event, edition: str = "usa") -> list[str]:
    return [line["type"] for line in written(*some, edition=edition)]


def test_hands_are_written_seat_by_seat() -> None:
    dealt = [event(events.DEAL, 0, RED), event(events.DEAL, 1, BLUE), event(events.DEAL, 0, RED)]
    assert written(*dealt) == [
        {"type": "deal", "seat": 0, "cards": {"red": 2}},
        {"type": "deal", "seat": 1, "cards": {"blue": 1}},
    ]


def test_a_first_display_with_three_wilds_is_market_flush_market() -> None:
    wilds = display(LOCOMOTIVE, LOCOMOTIVE, LOCOMOTIVE, RED, BLUE)
    whole = [*wilds, event(events.MARKET), event(events.FLUSH), *display(RED, BLUE), event(events.MARKET)]
    names = ["locomotive", "locomotive", "locomotive", "red", "blue"]
    assert written(*whole) == [
        {"type": "market", "cards": names},
        {"type": "flush", "cards": names},
        {"type": "market", "cards": ["red", "blue", None, None, None]},
    ]


def test_a_reshuffle_amid_a_redeal_stands_before_its_market() -> None:
    cards = display(RED, RED, RED, BLUE, BLUE)
    redeal = [*cards[:2], event(events.RESHUFFLE, 0, 9), *cards[2:], event(events.MARKET)]
    assert written(*redeal) == [
        {"type": "reshuffle", "deck": "train", "count": 9},
        {"type": "market", "cards": ["red", "red", "red", "blue", "blue"]},
    ]


def test_a_reshuffle_after_a_redeal_stands_after_its_market() -> None:
    assert kinds(*display(RED), event(events.MARKET), event(events.RESHUFFLE, 0, 9)) == ["market", "reshuffle"]


def test_a_reshuffle_amid_a_tunnel_stands_before_it() -> None:
    turned = [event(events.TURN_OVER, 1, RED), event(events.RESHUFFLE, 0, 9), event(events.TURN_OVER, 0, BLUE)]
    lines = written(*turned, event(events.TUNNEL, 1, 4, 1), event(events.YIELD, 1, 4), edition="europe")
    assert [line["type"] for line in lines] == ["reshuffle", "tunnel", "yield"]
    assert (lines[1]["turned"], lines[1]["surcharge"]) == (["red", "blue"], 1)


def test_a_tunnel_without_cards_to_turn_over_is_written() -> None:
    assert written(event(events.TUNNEL, 1, 4, 0), edition="europe")[0]["turned"] == []


def test_a_reshuffle_of_tickets_is_named_so() -> None:
    lines = written(event(events.RESHUFFLE, events.TICKET_DECK, 4), event(events.OFFER, 0, 3))
    assert [line["type"] for line in lines] == ["reshuffle", "offer"]
    assert lines[0] == {"type": "reshuffle", "deck": "ticket", "count": 4}


def test_what_was_yielded_is_not_paid_with_the_next_claim() -> None:
    lay, claim = event(events.LAY, 0, 0), event(events.CLAIM, 0, 4, 2)
    first = written(lay, claim, edition="europe")[0]["cards"]
    lines = written(lay, event(events.TUNNEL, 0, 4, 1), event(events.YIELD, 0, 4), lay, claim, edition="europe")
    assert lines[0]["laid"] == lines[2]["cards"] == first


def test_a_surcharge_is_paid_with_the_claim() -> None:
    lay, claim = event(events.LAY, 0, 0), event(events.CLAIM, 0, 4, 2)
    lines = written(lay, event(events.TUNNEL, 0, 4, 1), lay, claim, edition="europe")
    assert {card: 2 * count for card, count in lines[0]["laid"].items()} == lines[1]["cards"]


def test_refills_stand_one_by_one_with_null_for_nothing() -> None:
    some = [*display(RED, RED, RED, RED, RED), event(events.MARKET)]
    some += [event(events.TAKE, 0, 2, RED), event(events.REFILL, 2, 0, NOTHING), event(events.REFILL, 3, 0, BLUE)]
    assert written(*some)[1:] == [
        {"type": "draw", "seat": 0, "from": "market", "slot": 2, "card": "red"},
        {"type": "refill", "slot": 2, "deck": "train", "card": None},
        {"type": "refill", "slot": 3, "deck": "train", "card": "blue"},
    ]


def test_two_cards_drawn_blind_are_two_lines() -> None:
    assert written(event(events.DRAW, 1, 0, RED), event(events.DRAW, 1, 0, BLUE)) == [
        {"type": "draw", "seat": 1, "from": "deck", "deck": "train", "card": "red"},
        {"type": "draw", "seat": 1, "from": "deck", "deck": "train", "card": "blue"},
    ]


def test_turn_pass_and_ending() -> None:
    some = [event(events.TURN, 1), event(events.PASS, 1), event(events.ENDING, 1, 2), event(events.OVER, 0)]
    assert written(*some) == [
        {"type": "turn", "seat": 1},
        {"type": "pass", "seat": 1},
        {"type": "ending", "seat": 1, "turns_left": 2},
    ]


def test_no_events_are_no_lines() -> None:
    assert written() == []
