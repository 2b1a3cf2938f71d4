"""Setup: what everybody begins with, and the first choice of tickets (U1-U6, E1-E4)."""

from itertools import combinations

import pytest

from tests.rig import Table, dealt, rulebook, table
from tests.rig_rules import rule
from trilhos.boards import make_rules
from trilhos.engine.chapters.tickets import IN_BOX
from trilhos.engine.events import FLUSH
from trilhos.engine.sheet import STATIONS
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import FIRST_TICKETS, TURN
from trilhos.errors import BadChoice

TRAIN_CARDS = {
    **dict.fromkeys(["purple", "blue", "orange", "white", "green", "yellow", "black", "red"], 12),
    "locomotive": 14,
}


def card_total(t: Table) -> dict[str, int]:
    """All cards of a game in which nothing has been laid."""
    rows = [t.in_deck(), t.in_pile(), *[t.cards(seat) for seat in t.seats]]
    return {name: sum(row.get(name, 0) for row in rows) + t.display().count(name) for name in TRAIN_CARDS}


@rule("U1", "E1")
@pytest.mark.parametrize("edition", ["usa", "europe"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_begin_with_45_trains_and_no_points(edition: str, players: int) -> None:
    t = dealt(edition, players)
    assert [t.pieces_of(seat) for seat in t.seats] == [[45]] * players
    assert [t.score(seat) for seat in t.seats] == [0] * players


@rule("U1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_game_has_fewer_than_two_players_or_more_than_five(players: int) -> None:
    with pytest.raises(BadChoice):
        make_rules("usa", players)


@rule("U2", "E1")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_there_are_110_train_cards(edition: str) -> None:
    assert card_total(dealt(edition)) == TRAIN_CARDS
    assert sum(TRAIN_CARDS.values()) == 110


@rule("U3", "E2")
@pytest.mark.parametrize("edition", ["usa", "europe"])
@pytest.mark.parametrize("players", [2, 5])
def test_everyone_is_dealt_four_cards_and_five_are_laid_open(edition: str, players: int) -> None:
    t = dealt(edition, players)
    assert not t.told(FLUSH)
    assert [sum(t.cards(seat).values()) for seat in t.seats] == [4] * players
    assert len(t.display()) == 5
    assert None not in t.display()
    assert sum(t.in_deck().values()) == 110 - 4 * players - 5
    assert t.in_pile() == {}


@rule("U3")
def test_the_cards_are_shuffled() -> None:
    first = [dealt("usa", seed=seed).events[0][2] for seed in range(200)]
    assert set(first) == set(range(len(TRAIN_CARDS)))
    assert dealt("usa", seed=7).cards(0) != dealt("usa", seed=8).cards(0)


@rule("U13", "E2")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_setup_never_leaves_three_locomotives_open(edition: str) -> None:
    games = [dealt(edition, seed=seed) for seed in range(200)]
    assert max(t.display().count("locomotive") for t in games) == 2
    redealt = [t for t in games if t.told(FLUSH)]
    assert redealt
    for t in redealt:
        assert sum(t.in_pile().values()) == 5 * len(t.told(FLUSH))
        assert t.in_pile()["locomotive"] >= 3
        assert card_total(t) == TRAIN_CARDS


# Tickets


@rule("U4")
def test_of_three_tickets_two_or_three_are_kept() -> None:
    t = dealt("usa", 3)
    assert len(t.rules.board.tickets) == 30
    assert [len(t.offer(seat)) for seat in t.seats] == [3, 3, 3]
    assert len(t.in_ticket_deck()) == 21
    assert t.legal() == {"keep 1+2", "keep 1+3", "keep 2+3", "keep 1+2+3"}


@rule("U4")
def test_the_ticket_that_is_given_back_goes_under_the_deck() -> None:
    t = dealt("usa")
    first, second, third = t.offer(0)
    deck = t.in_ticket_deck()
    t.play("keep 1+3")
    assert t.held(0) == [first, third]
    assert t.in_ticket_deck() == [*deck, second]


@rule("U4")
def test_the_tickets_are_shuffled() -> None:
    assert len({dealt("usa", seed=seed).offer(0)[0] for seed in range(200)}) > 20
    assert dealt("usa", seed=7).in_ticket_deck() != dealt("usa", seed=8).in_ticket_deck()


@rule("U6")
def test_tickets_given_back_lie_in_the_order_of_the_seats() -> None:
    t = dealt("usa", 3)
    deck = t.in_ticket_deck()
    given_back = [t.offer(seat)[0] for seat in t.seats]
    t.play("keep 2+3", "keep 2+3", "keep 2+3")
    assert t.in_ticket_deck() == [*deck, *given_back]


@rule("U6")
@pytest.mark.parametrize("edition", ["usa", "europe"])
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_nobody_knows_what_another_keeps_before_all_have_chosen(edition: str, viewer: int) -> None:
    choices = ["keep 1+2", "keep 2+3", "keep 1+2+3"]
    views = [dealt(edition, 3).play(choice).view(viewer) for choice in choices]
    assert views == [views[0]] * len(choices)
    assert views[0].phase == FIRST_TICKETS
    assert views[0].ticket_counts == [0, 0, 0]


@rule("U6")
def test_once_all_have_chosen_the_counts_are_known() -> None:
    t = dealt("usa").play("keep 1+2", "keep 1+2+3")
    assert t.view(0).ticket_counts == t.view().ticket_counts == [2, 3]
    assert len(t.view().queue) == 25


@rule("U6")
def test_turns_pass_clockwise_from_the_first_seat() -> None:
    t = dealt("usa", 3).play("keep 1+2", "keep 1+2", "keep 1+2")
    t.market("red", "red", "red", "red", "red").deck(red=20)
    seats = []
    for _ in range(4):
        assert t.phase == TURN
        seats.append(t.seat)
        t.play("draw", "draw")
    assert seats == [0, 1, 2, 0]


# Secrets


@rule("U5")
@pytest.mark.parametrize("edition", ["usa", "europe"])
def test_other_hands_and_tickets_are_secret(edition: str) -> None:
    def seen(colour: str, ticket: int, viewer: int) -> object:
        t = table(edition).hand(0, green=2).hand(1, {colour: 3})
        tickets = [t.cities_of(number) for number in (0, 1, 2)]
        return t.tickets(0, tickets[0]).tickets(1, tickets[ticket]).view(viewer)

    for viewer in (0, SPECTATOR):
        assert seen("red", 1, viewer) == seen("blue", 2, viewer)
    assert seen("red", 1, 1) != seen("blue", 1, 1)
    assert seen("red", 1, 1) != seen("red", 2, 1)


@rule("U5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_how_many_cards_and_tickets_a_player_has_is_known(viewer: int) -> None:
    t = table("usa").hand(0, green=2, red=5).hand(1, blue=3)
    t.tickets(1, ("Boston", "Miami"), ("Calgary", "Phoenix"))
    assert t.view(viewer).hand_sizes == [[7], [3]]
    assert t.view(viewer).ticket_counts == [0, 2]


@rule("U5")
def test_a_player_sees_the_own_hand_and_tickets() -> None:
    t = table("usa").hand(1, blue=3).tickets(1, ("Boston", "Miami"))
    assert t.view(1).hand[t.kind("blue")] == sum(t.view(1).hand) == 3
    assert t.view(1).tickets == [t.ticket(("Boston", "Miami"))]
    assert t.view().hand == t.view().tickets == t.view(0).tickets == []


# Europe


@rule("E1")
def test_europe_has_6_long_and_40_regular_tickets_and_3_stations_each() -> None:
    t = dealt("europe")
    assert [ticket.long for ticket in t.rules.board.tickets].count(True) == 6
    assert [ticket.long for ticket in t.rules.board.tickets].count(False) == 40
    assert t.sheet(0).lines[STATIONS] == 3 * 4
    assert [t.stations_of(seat) for seat in t.seats] == [[], []]


@rule("E3")
@pytest.mark.parametrize("players", [2, 5])
def test_everyone_gets_one_long_ticket_and_three_regular_ones(players: int) -> None:
    t = dealt("europe", players)
    for seat in t.seats:
        long = [t.rules.board.tickets[t.ticket(cities)].long for cities in t.offer(seat)]
        assert sorted(long) == [False, False, False, True]
    assert len(t.in_ticket_deck()) == 40 - 3 * players


@rule("E3")
def test_the_other_long_tickets_are_out_of_the_game_and_nobody_sees_them() -> None:
    t = dealt("europe", 2)
    dealt_out = {*t.offer(0), *t.offer(1)}
    left = [k.id for k in t.rules.board.tickets if k.long and t.cities_of(k.id) not in dealt_out]
    assert len(left) == 4
    assert {int(t.state.tickets[ticket]) for ticket in left} == {int(IN_BOX)}
    assert not {t.cities_of(ticket) for ticket in left} & set(t.in_ticket_deck())
    assert [t.view(viewer).aside for viewer in (0, 1, SPECTATOR)] == [[], [], []]


@rule("E3")
def test_chance_gives_out_the_long_tickets() -> None:
    games = [dealt("europe", seed=seed) for seed in range(100)]
    long = {k.id for k in rulebook("europe").board.tickets if k.long}
    assert {t.ticket(cities) for t in games for cities in t.offer(0)} & long == long


@rule("E4")
def test_two_or_more_of_the_four_tickets_are_kept() -> None:
    choices = [c for n in (2, 3, 4) for c in combinations("1234", n)]
    assert dealt("europe").legal() == {"keep " + "+".join(choice) for choice in choices}


@rule("E4")
@pytest.mark.parametrize("kept", ["1+2", "1+3", "1+4", "2+3", "2+4", "3+4"])
def test_tickets_turned_down_are_out_of_the_game(kept: str) -> None:
    t = dealt("europe")
    deck = t.in_ticket_deck()
    offer = t.offer(0)
    t.play(f"keep {kept}", "keep 1+2+3+4")
    down = [t.ticket(offer[i]) for i in range(4) if str(i + 1) not in kept]
    assert t.held(0) == [offer[i] for i in range(4) if str(i + 1) in kept]
    assert t.in_ticket_deck() == deck
    assert t.view(0).aside == down
    assert t.view(1).aside == t.view().aside == []


@rule("E4")
def test_nobody_else_sees_what_was_turned_down() -> None:
    for viewer in (1, SPECTATOR):
        views = [dealt("europe").play(choice, "keep 1+2").view(viewer) for choice in ("keep 1+2", "keep 3+4")]
        assert views[0] == views[1]
