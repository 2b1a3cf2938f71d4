"""The neutral player (N15-N21)."""

import pytest

from tests.rig import Cities, table
from tests.rig_rules import rule
from tests.rig_tolls import (
    at_the_end_of_a_round,
    bank,
    discard,
    discarded,
    end_turn,
    give,
    hand_marker_to,
    holder,
    neutral_owns,
    neutral_routes,
    neutral_trains,
    next_round,
    phases,
    revealed,
    tokens,
)
from trilhos.engine.events import CLAIM, ENDING, NEUTRAL, NOTHING, RESHUFFLE, REVEAL, TOLL, TURN
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import FREE
from trilhos.engine.state import NEUTRAL as NEUTRAL_PHASE

BLANK: Cities = ("'s-Gravenhage", "Antwerpen")
BLANK_TOO: Cities = ("Amsterdam", "Antwerpen")
AMSTERDAM: Cities = ("'s-Gravenhage", "Liège")  # at its foot: Amsterdam-Rotterdam, 4 spaces, toll 2
AMSTERDAM_TOO: Cities = ("Emmen", "Lelystad")
ANTWERPEN: Cities = ("Breda", "Eindhoven")  # Rotterdam-Antwerpen
ANTWERPEN_TOO: Cities = ("Liège", "Duisburg")
BREDA: Cities = ("Nijmegen", "Antwerpen")  # Rotterdam-Breda, 2 spaces, toll 4
ROUTE = "Amsterdam-Rotterdam"


# Setup and the quiet rounds


@rule("N15")
def test_it_has_forty_trains_and_the_second_player_the_marker() -> None:
    t = table("nederland", neutral=True)
    assert neutral_trains(t) == 40
    assert holder(t) == 1


@rule("N15")
def test_it_rests_for_five_rounds() -> None:
    t = table("nederland", neutral=True).ticket_deck(BLANK, BLANK_TOO, AMSTERDAM)
    for number in range(1, 6):
        next_round(t)
        assert phases(t) == [], f"round {number}"
    next_round(t)
    assert revealed(t) == [BLANK]
    assert t.state.turn == 13


@rule("N15")
def test_without_the_option_nothing_is_turned_over() -> None:
    t = table("nederland").ticket_deck(AMSTERDAM)
    for _ in range(7):
        next_round(t)
    assert t.told(REVEAL) == []


# The phase


@rule("N16")
def test_the_phase_comes_when_both_players_have_had_their_turns() -> None:
    t = at_the_end_of_a_round(BLANK, BLANK_TOO)
    end_turn(t)
    assert [event[0] for event in t.events if event[0] in (REVEAL, NEUTRAL, TURN)] == [REVEAL, NEUTRAL, TURN]
    assert t.seat == 0
    end_turn(t)
    assert len(phases(t)) == 1
    end_turn(t)
    assert len(phases(t)) == 2


@rule("N16")
def test_a_ticket_without_cities_is_discarded_and_that_is_all() -> None:
    t = end_turn(at_the_end_of_a_round(BLANK))
    assert phases(t) == ["blank"]
    assert discarded(t) == {BLANK}
    assert neutral_routes(t) == []
    assert holder(t) == 1
    assert t.told(NEUTRAL) == [(NEUTRAL, 0, NOTHING, NOTHING, 1)]


@rule("N16")
def test_everybody_has_seen_the_ticket() -> None:
    t = end_turn(at_the_end_of_a_round(BLANK))
    for viewer in (SPECTATOR, 0, 1):
        assert t.view(viewer).revealed == [t.ticket(BLANK)]
        assert t.view(viewer).discarded == []


@rule("N16")
def test_the_last_turn_is_not_followed_by_a_phase() -> None:
    t = at_the_end_of_a_round(BLANK, BLANK_TOO)
    t.state.turns_left = 1
    end_turn(t)
    assert t.legal() == set()
    assert phases(t) == []
    assert t.in_ticket_deck() == [BLANK, BLANK_TOO]


@rule("N16")
def test_the_turn_that_begins_the_end_is_followed_by_one() -> None:
    t = at_the_end_of_a_round(BLANK, BLANK_TOO).pieces(1, 4).hand(1, locomotive=2)
    t.play("claim Rotterdam-Breda", "pay 2 locomotive")
    told = [event[0] for event in t.events if event[0] in (ENDING, REVEAL, NEUTRAL, TURN)]
    assert told == [ENDING, REVEAL, NEUTRAL, TURN]


# A choice


@rule("N17")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("move", "track"), [("neutral 1", ROUTE), ("neutral 2", f"{ROUTE} #2")])
def test_the_holder_chooses_a_track_and_hands_the_marker_over(seat: int, move: str, track: str) -> None:
    t = end_turn(hand_marker_to(at_the_end_of_a_round(AMSTERDAM), seat))
    assert (t.phase, t.seat) == (NEUTRAL_PHASE, seat)
    assert t.legal() == {"neutral 1", "neutral 2"}
    t.play(move)
    assert neutral_routes(t) == [track]
    assert holder(t) == 1 - seat
    assert t.seat == 0  # the next round begins with the first player, whoever chose
    assert t.told(NEUTRAL) == [(NEUTRAL, 1, t.route(track), NOTHING, 1 - seat)]


@rule("N17")
def test_it_uses_its_own_trains_and_no_cards() -> None:
    t = end_turn(at_the_end_of_a_round(AMSTERDAM)).hand(0, red=3).hand(1, blue=3)
    deck, pile = t.in_deck(), t.in_pile()
    t.play("neutral 1")
    assert neutral_trains(t) == 36
    assert [t.pieces_of(seat) for seat in t.seats] == [[40], [40]]
    assert [t.cards(seat) for seat in t.seats] == [{"red": 3}, {"blue": 3}]
    assert (t.in_deck(), t.in_pile()) == (deck, pile)
    assert t.told(CLAIM) == []


@rule("N17")
def test_it_pays_nobody_for_a_first_track() -> None:
    t = end_turn(at_the_end_of_a_round(AMSTERDAM)).play("neutral 1")
    assert tokens(t) == [30, 30]
    assert bank(t) == 0


@rule("N17")
def test_the_ticket_is_discarded_while_the_holder_thinks() -> None:
    t = end_turn(at_the_end_of_a_round(AMSTERDAM))
    assert t.in_ticket_deck() == []
    assert t.view(0).revealed == [t.ticket(AMSTERDAM)]


@rule("N17")
def test_players_may_not_claim_its_track_but_the_other() -> None:
    t = end_turn(at_the_end_of_a_round(AMSTERDAM)).play("neutral 2").hand(0, locomotive=6)
    assert f"claim {ROUTE} #2" not in t.legal()
    assert f"claim {ROUTE}" in t.legal()


# No choice


@rule("N18")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("owned", "left"), [(ROUTE, f"{ROUTE} #2"), (f"{ROUTE} #2", ROUTE)])
def test_beside_a_player_it_gets_the_other_track(seat: int, owned: str, left: str) -> None:
    t = end_turn(at_the_end_of_a_round(AMSTERDAM).own(seat, owned))
    assert neutral_routes(t) == [left]
    assert neutral_trains(t) == 36
    assert t.seat == 0
    assert t.told(NEUTRAL) == [(NEUTRAL, 1, t.route(left), seat, 1)]


@rule("N18")
def test_the_bank_pays_the_toll_to_that_player() -> None:
    t = end_turn(give(at_the_end_of_a_round(BREDA).own(0, "Rotterdam-Breda"), 5, 7))
    assert tokens(t) == [9, 7]
    assert bank(t) == 60 - 16


@rule("N18")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_holder_keeps_the_marker(seat: int) -> None:
    t = end_turn(hand_marker_to(at_the_end_of_a_round(AMSTERDAM).own(0, ROUTE), seat))
    assert holder(t) == seat


@rule("N18")
@pytest.mark.parametrize("owner", [None, 0])
def test_the_ticket_is_discarded_with_and_without_a_choice(owner: int | None) -> None:
    t = at_the_end_of_a_round(AMSTERDAM, BLANK)
    end_turn(t if owner is None else t.own(owner, ROUTE))
    assert discarded(t) == {AMSTERDAM}
    assert t.in_ticket_deck() == [BLANK]


@rule("N18")
@pytest.mark.parametrize("trains", [40, 0])
def test_with_no_track_to_take_nothing_happens_whatever_its_trains(trains: int) -> None:
    t = at_the_end_of_a_round(AMSTERDAM).own(0, ROUTE).own(1, f"{ROUTE} #2")
    neutral_trains(t, trains)
    end_turn(t)
    assert phases(t) == ["blank"]
    assert holder(t) == 1
    assert tokens(t) == [30, 30]


# A second ticket


@rule("N19")
@pytest.mark.parametrize(("first", "second"), [(AMSTERDAM, AMSTERDAM_TOO), (ANTWERPEN, ANTWERPEN_TOO)])
@pytest.mark.parametrize("move", ["neutral 1", "neutral 2"])
def test_the_second_ticket_for_its_route_counts_as_blank(first: Cities, second: Cities, move: str) -> None:
    t = end_turn(at_the_end_of_a_round(first, second)).play(move)
    next_round(t)
    assert phases(t) == ["claimed", "blank"]
    assert len(neutral_routes(t)) == 1
    assert holder(t) == 0
    assert discarded(t) == {first, second}


@rule("N19")
def test_two_pairs_stand_on_two_tickets_and_no_other_pair_does() -> None:
    board = table("nederland").rules.board
    pairs = [frozenset(ticket.neutral) for ticket in board.tickets if ticket.neutral]
    twice = {tuple(sorted(board.cities[c] for c in pair)) for pair in pairs if pairs.count(pair) == 2}
    assert twice == {("Amsterdam", "Rotterdam"), ("Antwerpen", "Rotterdam")}
    assert len(pairs) == len(set(pairs)) + 2


@rule("N19")
def test_a_second_ticket_claims_where_the_first_came_to_nothing() -> None:
    t = at_the_end_of_a_round(AMSTERDAM, AMSTERDAM_TOO).own(0, ROUTE).own(1, f"{ROUTE} #2")
    end_turn(t)
    t.state.owner[t.route(ROUTE)] = FREE
    next_round(t)
    assert phases(t) == ["blank", "claimed"]


# Stopping


@rule("N20")
@pytest.mark.parametrize(("trains", "result"), [(4, None), (3, "stopped"), (0, "stopped")])
def test_it_stops_when_it_lacks_the_trains(trains: int, result: str | None) -> None:
    t = at_the_end_of_a_round(AMSTERDAM, BLANK)
    neutral_trains(t, trains)
    end_turn(t)
    assert phases(t) == ([result] if result else [])
    assert (t.phase == NEUTRAL_PHASE) == (result is None)
    assert discarded(t) == {AMSTERDAM}


@rule("N20")
def test_it_stops_for_lack_of_trains_beside_a_player_too() -> None:
    t = at_the_end_of_a_round(AMSTERDAM).own(0, ROUTE)
    neutral_trains(t, 3)
    end_turn(t)
    assert phases(t) == ["stopped"]
    assert tokens(t) == [30, 30]
    assert t.owner(f"{ROUTE} #2") == FREE


@rule("N20")
def test_stopping_is_for_good() -> None:
    t = at_the_end_of_a_round(AMSTERDAM, BREDA, BLANK)
    neutral_trains(t, 3)
    end_turn(t)
    assert holder(t) is None
    assert t.told(NEUTRAL) == [(NEUTRAL, 2, NOTHING, NOTHING, NOTHING)]
    next_round(t)  # three trains would do for Rotterdam-Breda
    assert phases(t) == ["stopped"]
    assert t.in_ticket_deck() == [BREDA, BLANK]


@rule("N20")
def test_an_empty_deck_stops_it_and_the_pile_becomes_a_deck() -> None:
    t = discard(at_the_end_of_a_round(AMSTERDAM, BLANK), AMSTERDAM, BLANK, by=0)
    end_turn(t)
    assert phases(t) == ["stopped"]
    assert holder(t) is None
    assert set(t.in_ticket_deck()) == {AMSTERDAM, BLANK}
    assert discarded(t) == set()
    told = [event for event in t.events if event[0] in (REVEAL, NEUTRAL, RESHUFFLE)]
    assert [event[0] for event in told] == [REVEAL, NEUTRAL, RESHUFFLE]
    assert told[0] == (REVEAL, 1, NOTHING, 0, 0)
    next_round(t)
    assert phases(t) == ["stopped"]


@rule("N20")
def test_an_empty_deck_stops_it_even_without_a_pile() -> None:
    t = end_turn(at_the_end_of_a_round())
    assert phases(t) == ["stopped"]
    assert t.told(RESHUFFLE) == []
    assert "tickets" not in t.legal()


@rule("N20")
def test_an_empty_deck_before_its_phase_does_not_matter() -> None:
    t = discard(at_the_end_of_a_round(AMSTERDAM, turn=10), AMSTERDAM, by=0)
    end_turn(t)  # the fifth round
    assert holder(t) == 1
    assert discarded(t) == {AMSTERDAM}


@rule("N20")
def test_a_reshuffle_in_a_draw_does_not_stop_it() -> None:
    tickets = [AMSTERDAM, BLANK, BREDA, ANTWERPEN, BLANK_TOO]
    t = discard(at_the_end_of_a_round(*tickets), *tickets, by=0)
    t.play("tickets", "keep 1+2+3+4")
    assert len(t.told(RESHUFFLE)) == 1
    assert holder(t) is not None
    assert len(revealed(t)) == 1


# Its neighbours, and its score


@rule("N21")
def test_beside_it_a_player_pays_the_bank() -> None:
    t = neutral_owns(table("nederland", neutral=True), ROUTE).hand(0, locomotive=6)
    t.play(f"claim {ROUTE} #2", "pay 4 locomotive")
    assert tokens(t) == [28, 30]
    assert bank(t) == 2
    assert t.told(TOLL) == [(TOLL, 0, 2, NOTHING, 0)]


@rule("N21")
def test_beside_it_a_player_without_tokens_gets_a_loan() -> None:
    t = give(neutral_owns(table("nederland", neutral=True), ROUTE), 1, 30).hand(0, locomotive=6)
    t.play(f"claim {ROUTE} #2", "pay 4 locomotive")
    assert tokens(t) == [1, 30]
    assert bank(t) == 29


@rule("N21")
def test_it_scores_nothing() -> None:
    t = neutral_owns(table("nederland", neutral=True), ROUTE, "Rotterdam-Breda").tickets(0, ("Amsterdam", "Rotterdam"))
    sheets = t.rules.score(t.state)
    assert [sheet.seat for sheet in sheets] == [0, 1]
    assert [sheet.total for sheet in sheets] == [0 - 10 + 35, 1 + 35]  # its route helps nobody's ticket
