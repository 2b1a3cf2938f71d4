"""Rails & Sails, where it has no chapter of its own: cards, tickets, turns, the end and the count (S1-S26; W, L)."""

import pytest

from tests.maps.test_boards import data
from tests.rig import Table, dealt, rulebook
from tests.rig_rules import rule
from tests.rig_sails import BOARDS, COLOURS, decks_of, harbours, sails
from trilhos.boards import make_rules
from trilhos.engine.events import ENDING
from trilhos.engine.sheet import TICKETS
from trilhos.errors import BadChoice

every_board = pytest.mark.parametrize("board", BOARDS)


# Cards


@rule("S1")
@every_board
@pytest.mark.parametrize("players", [1, 2, 5, 6])
def test_two_to_five_play(board: str, players: int) -> None:
    if 2 <= players <= 5:
        assert make_rules(board, players).players == players
    else:
        with pytest.raises(BadChoice):
            make_rules(board, players)


@rule("S1", "S2")
@every_board
def test_the_travel_cards(board: str) -> None:
    kinds = {kind.name: (kind.count, kind.deck, kind.value, kind.symbol) for kind in rulebook(board).cards.kinds}
    expected: dict[str, tuple[int, int, int, bool]] = {"wild": (14, 0, 1, False)}
    for colour in COLOURS:
        expected[f"train-{colour}"] = (7, 0, 1, False)
        expected[f"train-{colour}-harbour"] = (4, 0, 1, True)
        expected[f"ship-{colour}"] = (4, 1, 1, True)
        expected[f"ship2-{colour}"] = (6, 1, 2, False)
    assert kinds == expected


@rule("S1")
@every_board
def test_a_game_has_80_train_cards_and_60_ship_cards(board: str) -> None:
    t = dealt(board, 4)
    names = [card for card in t.display() if card]
    for cards in [t.in_deck(), *map(t.cards, t.seats)]:
        names += [name for name, number in cards.items() for _ in range(number)]
    assert decks_of(names) == {"train": 80, "ship": 60}


@rule("W2", "L2")
@pytest.mark.parametrize(("board", "hand"), [("world", {"train": 3, "ship": 7}), ("lakes", {"train": 2, "ship": 2})])
@pytest.mark.parametrize("players", [2, 5])
def test_the_starting_hand(board: str, hand: dict[str, int], players: int) -> None:
    t = dealt(board, players)
    for seat in t.seats:
        names = [name for name, number in t.cards(seat).items() for _ in range(number)]
        assert decks_of(names) == hand


# Tickets


@rule("W1", "L1")
@pytest.mark.parametrize(("board", "tickets", "tours"), [("world", 65, 8), ("lakes", 55, 0)])
def test_the_tickets(board: str, tickets: int, tours: int) -> None:
    printed = rulebook(board).board.tickets
    assert len(printed) == tickets
    assert sum(len(ticket.cities) > 2 for ticket in printed) == tours


@rule("S5")
@every_board
def test_everyone_keeps_three_of_five_tickets_at_least(board: str) -> None:
    t = dealt(board, 3)
    assert [len(t.offer(seat)) for seat in t.seats] == [5, 5, 5]
    assert len(t.legal()) == 10 + 5 + 1
    assert {text.count("+") for text in t.legal()} == {2, 3, 4}


@rule("S5")
@every_board
def test_the_others_go_under_the_ticket_deck(board: str) -> None:
    t = dealt(board, 2)
    offers = [t.offer(seat) for seat in t.seats]
    before = t.in_ticket_deck()
    t.play("keep 1+3+5", "keep 2+3+4+5")
    assert t.held(0) == [offers[0][0], offers[0][2], offers[0][4]]
    assert t.in_ticket_deck() == [*before, offers[0][1], offers[0][3], offers[1][0]]


@rule("S18")
@every_board
def test_four_tickets_are_drawn_and_one_is_kept_at_least(board: str) -> None:
    t = sails(board)
    deck = t.in_ticket_deck()
    t.play("tickets")
    assert t.offer(0) == sorted(deck[:4], key=deck.index)
    assert len(t.legal()) == 2**4 - 1
    t.play("keep 2")
    assert t.held(0) == [deck[1]]
    assert t.in_ticket_deck() == [*deck[4:], deck[0], deck[2], deck[3]]
    assert t.seat == 1


@rule("S18")
@every_board
@pytest.mark.parametrize("left", [1, 2, 3])
def test_fewer_are_drawn_when_fewer_are_left(board: str, left: int) -> None:
    t = sails(board)
    t.ticket_deck(*t.in_ticket_deck()[:left]).play("tickets")
    assert len(t.offer(0)) == left
    t.play("keep 1")
    assert len(t.in_ticket_deck()) == left - 1


@rule("S18")
@every_board
def test_an_empty_ticket_deck_gives_nothing(board: str) -> None:
    assert not sails(board).ticket_deck().legal("tickets")


# The turn


@rule("S8")
@every_board
def test_the_five_actions(board: str) -> None:
    route = {"world": "Hamburg-Marseille", "lakes": "Bay City-Detroit"}[board]
    t = sails(board).hand(0, train_red_harbour=2, ship_red=2).own(0, route)
    assert t.verbs() == {"take", "draw", "claim", "tickets", "harbour", "exchange"}
    t.hand(0).state.queue_size = 0
    assert t.verbs() == {"take", "draw", "exchange"}


@rule("S8")
@pytest.mark.parametrize(
    "moves",
    [
        ["draw train", "draw ship"],
        ["take 1", "refill ship", "take 2", "refill ship"],
        ["claim Bangkok-Manila", "pay 2 ship-red"],
        ["tickets", "keep 1+4"],
        ["harbour Hamburg", "pay 2 train-red-harbour 2 ship-red"],
        ["exchange 1 ships"],
    ],
    ids=lambda moves: moves[0],
)
def test_one_action_is_a_turn(moves: list[str]) -> None:
    t = sails().hand(0, train_red_harbour=2, ship_red=2).own(0, "Hamburg-Marseille").play(*moves[:-1])
    assert t.seat == 0
    t.play(moves[-1])
    assert t.seat == 1


# The end


@rule("S22")
@every_board
@pytest.mark.parametrize(
    ("trains", "ships", "ends"), [(3, 4, False), (0, 7, False), (3, 3, True), (6, 0, True), (0, 6, True)]
)
def test_six_pieces_of_both_kinds_together_begin_the_end(board: str, trains: int, ships: int, ends: bool) -> None:
    t = sails(board).pieces(0, trains, ships).play("draw train", "draw train")
    assert bool(t.told(ENDING)) is ends


@rule("S22")
@every_board
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_player_plays_two_more_turns(board: str, players: int) -> None:
    t = sails(board, players).turn_of(1).pieces(1, 2, 4).play("draw ship", "draw ship")
    assert t.told(ENDING) == [(ENDING, 1, 2 * players, 0, 0)]
    turns = [0] * players
    while not t.is_over():
        turns[t.seat] += 1
        t.play("draw ship", "draw ship")
    assert turns == [2] * players


@rule("S22")
def test_an_exchange_does_not_begin_the_end() -> None:
    t = sails().pieces(0, 7, 0).play("exchange 3 ships")
    assert t.pieces_of(0) == [4, 3]
    assert not t.told(ENDING)


# The final count


@rule("S23")
@pytest.mark.parametrize(
    ("board", "routes", "ticket", "points"),
    [
        ("world", ["Marseille-Athina", "Hamburg-Marseille", "Athina-Al-Qahira"], ("Marseille", "Al-Qahira"), 5),
        ("world", ["Hong Kong-Bangkok", "Bangkok-Jakarta"], ("Hong Kong", "Jakarta"), 5),
        ("lakes", ["Toronto-Buffalo", "Erie-Buffalo", "Cleveland-Erie"], ("Toronto", "Cleveland"), 4),
        ("lakes", ["Ottawa-Kingston", "Toronto-Kingston"], ("Ottawa", "Toronto"), 5),
    ],
)
def test_rail_and_ship_routes_join_the_cities_together(
    board: str, routes: list[str], ticket: tuple[str, str], points: int
) -> None:
    t = sails(board).own(0, *routes).tickets(0, ticket)
    assert t.sheet(0).lines[TICKETS] == points
    assert sails(board).own(0, *routes[1:]).tickets(0, ticket).sheet(0).lines[TICKETS] == -points


@rule("S23")
@every_board
def test_the_routes_of_others_join_nothing(board: str) -> None:
    ticket, routes = {
        "world": (("Hong Kong", "Jakarta"), ["Hong Kong-Bangkok", "Bangkok-Jakarta"]),
        "lakes": (("Ottawa", "Toronto"), ["Ottawa-Kingston", "Toronto-Kingston"]),
    }[board]
    t = sails(board).own(0, routes[0]).own(1, routes[1]).tickets(0, ticket)
    assert t.sheet(0).lines[TICKETS] == -5


def totals(t: Table) -> list[int]:
    return [t.sheet(seat).total for seat in t.seats]


@rule("S26")
@every_board
def test_there_is_no_bonus_for_length_or_tickets(board: str) -> None:
    assert rulebook(board).line_names() == ["start", "routes", "tickets", "harbours", "exchange"]


@rule("S26")
def test_most_points_win() -> None:
    t = sails().own(1, "Hamburg-Marseille")
    assert totals(t) == [-12, -11]
    assert t.winners() == [1]


@rule("S26")
def test_a_tie_goes_to_the_player_with_more_completed_tickets() -> None:
    t = sails().own(0, "Hong Kong-Bangkok", "Bangkok-Jakarta").tickets(0, ("Hong Kong", "Jakarta"))  # 1 + 2 + 5
    t.own(1, "Los Angeles-New York", "Hamburg-Marseille")  # 7 + 1
    assert totals(t) == [8 - 12, 8 - 12]
    assert t.winners() == [0]


@rule("S26")
def test_players_who_are_level_even_then_share_the_victory() -> None:
    t = sails().own(0, "Hamburg-Marseille").own(1, "Lagos-Luanda")
    assert totals(t) == [-11, -11]
    assert t.winners() == [0, 1]


@rule("S26")
def test_harbours_do_not_break_a_tie() -> None:
    t = harbours(sails(), 0, "Lagos").own(0, "Lagos-Luanda").own(1, "Murmansk-Moskva", "Mexico-Caracas")
    t.turn_of(1).play("exchange 1 trains")
    assert totals(t) == [1 - 8, 2 + 4 - 1 - 12]
    assert t.winners() == [0, 1]


# Around the globe


@rule("W6")
def test_the_routes_that_leave_one_side_arrive_on_the_other() -> None:
    wrapped = [route for route in data("world")["routes"] if route.get("wrap")]
    ends = {(route["a"], route["b"]) for route in wrapped}
    assert ends == {
        ("Cambridge Bay", "Anchorage"),
        ("Vancouver", "Anchorage"),
        ("Vancouver", "Tokyo"),
        ("Los Angeles", "Tokyo"),
        ("Los Angeles", "Honolulu"),
        ("Lima", "Honolulu"),
        ("Lima", "Sydney"),
        ("Valparaiso", "Christchurch"),
    }
    assert len(wrapped) == 10


@rule("W6")
@pytest.mark.parametrize(
    ("routes", "ticket"),
    [
        (["Los Angeles-New York", "Los Angeles-Tokyo"], ("New York", "Tokyo")),
        (["Tokyo-Honolulu", "Los Angeles-Honolulu", "Los Angeles-New York"], ("New York", "Tokyo")),
        (["Valparaiso-Buenos Aires", "Valparaiso-Christchurch", "Sydney-Christchurch"], ("Buenos Aires", "Sydney")),
    ],
)
def test_a_route_across_the_edge_joins_its_cities(routes: list[str], ticket: tuple[str, str]) -> None:
    t = sails().own(0, *routes).tickets(0, ticket)
    assert t.sheet(0).completed == [t.ticket(ticket)]
