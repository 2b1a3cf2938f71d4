"""Harbours: where they are built, what they cost and what they score (S2, S7, S19, S20, S24, S25; W7, W8, L5, L6)."""

import pytest

from tests.rig import Table, rulebook
from tests.rig_rules import rule
from tests.rig_sails import BOARDS, COLOURS, harbours, harbours_of, sails
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.events import HARBOUR
from trilhos.engine.sheet import HARBOURS, TICKETS

every_board = pytest.mark.parametrize("board", BOARDS)
PRICE = {"train-red-harbour": 2, "ship-red": 2}
PAY = "pay 2 train-red-harbour 2 ship-red"
WAYPOINTS = {"world": ["Indian Ocean"], "lakes": ["Lake Huron", "Lake Superior"]}


def points(t: Table, seat: int = 0) -> int:
    """The harbour line of a seat."""
    return t.sheet(seat).lines[HARBOURS]


# Where


@rule("S19")
@pytest.mark.parametrize(
    ("route", "cities"),
    [
        ("Hamburg-Marseille", {"Hamburg", "Marseille"}),
        ("Edinburgh-Hamburg", {"Edinburgh", "Hamburg"}),
        ("Hamburg-Moskva", {"Hamburg"}),  # Moskva is no port
        ("Lahore-Novosibirsk", set()),
    ],
)
def test_the_builder_owns_a_route_of_either_kind_that_ends_in_the_port(route: str, cities: set[str]) -> None:
    t = sails().hand(0, PRICE).own(0, route)
    assert t.legal("harbour") == {f"harbour {city}" for city in cities}


@rule("S19")
def test_routes_of_others_do_not_count() -> None:
    assert not sails().hand(0, PRICE).own(1, "Hamburg-Marseille").legal("harbour")


@rule("S19")
@every_board
def test_all_ports_and_no_other_city_can_take_a_harbour(board: str) -> None:
    t = sails(board).hand(0, PRICE)
    for route in range(len(t.rules.board.routes)):
        t.state.owner[route] = 0
    ports = {t.rules.board.cities[city] for city in t.rules.board.ports}
    assert t.legal("harbour") == {f"harbour {city}" for city in ports}
    assert len(ports) == {"world": 38, "lakes": 25}[board]


@rule("S19")
def test_a_city_takes_one_harbour_only() -> None:
    t = sails().hand(0, PRICE).own(0, "Hamburg-Marseille").own(1, "Edinburgh-Hamburg")
    t.play("harbour Hamburg", PAY)
    assert t.hand(1, PRICE).legal("harbour") == {"harbour Edinburgh"}
    assert t.turn_of(0).hand(0, PRICE).legal("harbour") == {"harbour Marseille"}


@rule("S7", "S19")
@every_board
def test_a_player_has_three_harbours(board: str) -> None:
    t = sails(board)
    assert t.chapter(Harbours).each == 3
    routes, ports = {
        "world": (["Hamburg-Marseille", "Hamburg-Athina"], ["Hamburg", "Marseille", "Athina"]),
        "lakes": (["Bay City-Detroit", "Detroit-Toledo"], ["Bay City", "Detroit", "Toledo"]),
    }[board]
    t.own(0, *routes, *{"world": ["Edinburgh-Hamburg"], "lakes": ["Cleveland-Erie"]}[board])
    for port in ports:
        t.turn_of(0).hand(0, PRICE).play(f"harbour {port}", PAY)
    assert harbours_of(t, 0) == sorted(ports)
    assert not t.turn_of(0).hand(0, PRICE).legal("harbour")


@rule("W8", "L6")
@every_board
def test_waypoints_are_no_cities(board: str) -> None:
    printed = rulebook(board).board
    assert [printed.cities[city] for city in printed.waypoints] == WAYPOINTS[board]
    assert not set(printed.waypoints) & set(printed.ports)
    assert not any(city in printed.waypoints for ticket in printed.tickets for city in ticket.cities)


@rule("W8", "L6")
@pytest.mark.parametrize(
    ("board", "routes", "ports"),
    [
        ("world", ["Cape Town-Indian Ocean", "Indian Ocean-Perth"], {"Cape Town", "Perth"}),
        ("lakes", ["Bay City-Lake Huron", "Detroit-Lake Huron"], {"Bay City", "Detroit"}),
        ("lakes", ["Thunder Bay-Lake Superior", "Marquette-Lake Superior"], {"Thunder Bay", "Marquette"}),
    ],
)
def test_no_harbour_is_built_at_a_waypoint(board: str, routes: list[str], ports: set[str]) -> None:
    t = sails(board).hand(0, PRICE).own(0, *routes)
    assert t.legal("harbour") == {f"harbour {port}" for port in ports}


@rule("W8", "L6")
@pytest.mark.parametrize(
    ("board", "routes", "ticket"),
    [
        (
            "world",
            ["Rio de Janeiro-Cape Town", "Cape Town-Indian Ocean", "Indian Ocean-Perth"],
            ("Rio de Janeiro", "Perth"),
        ),
        ("lakes", ["South Baymouth-Lake Huron", "Detroit-Lake Huron"], ("South Baymouth", "Detroit")),
    ],
)
def test_waypoints_join_routes(board: str, routes: list[str], ticket: tuple[str, str]) -> None:
    t = sails(board).own(0, *routes).tickets(0, ticket)
    assert t.sheet(0).completed == [t.ticket(ticket)]


# The price


@rule("S20")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_harbour_costs_two_train_and_two_ship_cards_of_one_colour(colour: str) -> None:
    t = sails().hand(0, {f"train-{colour}-harbour": 4, f"ship-{colour}": 4}).own(0, "Hamburg-Marseille")
    t.play("harbour Hamburg")
    assert t.legal() == {f"pay 2 train-{colour}-harbour 2 ship-{colour}"}
    t.play(*t.legal())
    assert t.cards(0) == {f"train-{colour}-harbour": 2, f"ship-{colour}": 2}
    assert t.in_pile() == {f"train-{colour}-harbour": 2, f"ship-{colour}": 2}
    assert t.told(HARBOUR) == [(HARBOUR, 0, t.city("Hamburg"), 0, 0)]
    assert t.seat == 1


@rule("S20")
@pytest.mark.parametrize(
    "hand",
    [
        {"train-red-harbour": 4},
        {"ship-red": 4},
        {"train-red-harbour": 3, "ship-red": 1},
        {"train-red-harbour": 1, "ship-red": 3},
        {"train-red-harbour": 2, "ship-white": 2},
        {"train-red-harbour": 2, "ship-red": 1, "ship-white": 1},
        {"train-red-harbour": 1, "train-white-harbour": 1, "ship-red": 2},
    ],
)
def test_two_of_each_kind_and_all_of_one_colour(hand: dict[str, int]) -> None:
    assert not sails().hand(0, hand).own(0, "Hamburg-Marseille").legal("harbour")


@rule("S2", "S20")
@pytest.mark.parametrize(
    "hand",
    [{"train-red": 4, "train-red-harbour": 1, "ship-red": 2}, {"train-red-harbour": 2, "ship2-red": 4, "ship-red": 1}],
)
def test_all_four_bear_the_symbol(hand: dict[str, int]) -> None:
    t = sails().hand(0, hand).own(0, "Hamburg-Marseille")
    assert not t.legal("harbour")
    assert t.hand(0, {**hand, "wild": 1}).legal("harbour")


@rule("S2", "S20")
def test_wilds_may_stand_for_any_of_the_four() -> None:
    t = sails().hand(0, {**PRICE, "wild": 4}).own(0, "Hamburg-Marseille").play("harbour Hamburg")
    counts = [(trains, ships, 4 - trains - ships) for trains in range(3) for ships in range(3)]
    names = ["train-red-harbour", "ship-red", "wild"]
    assert t.legal() == {
        "pay " + " ".join(f"{count} {name}" for count, name in zip(row, names, strict=True) if count) for row in counts
    }


@rule("S20")
def test_three_wilds_alone_are_too_few() -> None:
    assert not sails().hand(0, wild=3).own(0, "Hamburg-Marseille").legal("harbour")
    assert sails().hand(0, wild=4).own(0, "Hamburg-Marseille").play("harbour Hamburg").legal() == {"pay 4 wild"}


# The score

PORT = {"world": "Marseille", "lakes": "Detroit"}


@rule("S24", "W7", "L5")
@pytest.mark.parametrize(("board", "values"), [("world", [0, 20, 30, 40, 40]), ("lakes", [0, 10, 20, 30, 30])])
@pytest.mark.parametrize("completed", range(5))
def test_a_harbour_scores_by_the_completed_tickets_that_name_it(board: str, completed: int, values: list[int]) -> None:
    t = harbours(sails(board), 0, PORT[board])
    named = [t.cities_of(ticket.id) for ticket in t.rules.board.tickets if PORT[board] in t.cities_of(ticket.id)]
    t.tickets(0, *named[:completed])
    for route in range(len(t.rules.board.routes)):
        t.state.owner[route] = 0
    assert len(t.sheet(0).completed) == completed
    assert points(t) == values[completed] - 2 * 4


@rule("S24")
def test_tickets_that_fail_or_name_other_cities_count_nothing() -> None:
    t = harbours(sails(), 0, "Marseille").own(0, "Marseille-Athina", "Athina-Al-Qahira")
    t.tickets(0, ("Marseille", "Beijing"), ("Mumbai", "Beijing"))
    assert points(t) == 0 - 8
    assert points(t.tickets(0, ("Marseille", "Al-Qahira"), ("Marseille", "Beijing"))) == 20 - 8


@rule("S24")
def test_a_ticket_counts_for_every_harbour_that_it_names() -> None:
    t = harbours(sails(), 0, "Marseille", "Al-Qahira").own(0, "Marseille-Athina", "Athina-Al-Qahira")
    assert points(t.tickets(0, ("Marseille", "Al-Qahira"))) == 20 + 20 - 4


@rule("S24")
def test_a_harbour_on_the_way_of_a_ticket_counts_nothing() -> None:
    t = harbours(sails(), 0, "Athina").own(0, "Marseille-Athina", "Athina-Al-Qahira")
    assert points(t.tickets(0, ("Marseille", "Al-Qahira"))) == 0 - 8


@rule("S24")
def test_harbours_and_tickets_of_others_count_nothing() -> None:
    t = harbours(sails(), 1, "Marseille").own(0, "Marseille-Athina", "Athina-Al-Qahira")
    t.tickets(0, ("Marseille", "Al-Qahira"))
    assert [points(t, seat) for seat in t.seats] == [-12, -8]


@rule("S24")
def test_a_tour_out_of_order_is_completed_and_counts() -> None:
    star = ["Al-Qahira-Tehran", "Athina-Al-Qahira", "Casablanca-Al-Qahira"]
    t = harbours(sails(), 0, "Casablanca", "Al-Qahira").tickets(0, ("Casablanca", "Al-Qahira", "Tehran"))
    assert points(t.own(0, *star)) == 20 + 20 - 4
    muddled = harbours(sails(), 0, "Lagos").tickets(0, ("Lagos", "Luanda", "Dar Es Salaam", "Djibouti"))
    muddled.own(0, "Lagos-Luanda", "Luanda-Cape Town", "Cape Town-Dar Es Salaam", "Al-Qahira-Djibouti")
    muddled.own(0, "Casablanca-Al-Qahira", "Casablanca-Lagos")
    assert muddled.sheet(0).lines[TICKETS] == 6
    assert points(muddled) == 20 - 8


@rule("S25")
@every_board
@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_every_harbour_not_built_costs_four_points(board: str, built: int) -> None:
    t = sails(board)
    cities = [t.rules.board.cities[city] for city in t.rules.board.ports[:built]]
    assert points(harbours(t, 0, *cities)) == -4 * (3 - built)
