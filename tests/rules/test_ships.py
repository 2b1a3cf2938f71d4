"""Rail and ship routes, double cards, hard routes, pieces and points (S13-S17; W3, W4; L3, L4)."""

from collections import Counter

import pytest

from tests.rig import Table, rulebook
from tests.rig_rules import rule
from tests.rig_sails import BOARDS, COLOURS, sails, split
from trilhos.engine.board import RAIL, SHIP
from trilhos.engine.random import Random
from trilhos.engine.state import CLOSED, FREE

every_board = pytest.mark.parametrize("board", BOARDS)
TRAINS = {name: 2 for colour in COLOURS for name in (f"train-{colour}", f"train-{colour}-harbour")}
SHIPS = {name: 4 for colour in COLOURS for name in (f"ship-{colour}", f"ship2-{colour}")}


def kinds(t: Table) -> set[int]:
    """The kinds of the routes that can be claimed."""
    named = {move.removeprefix("claim ") for move in t.legal("claim")}
    return {t.rules.board.routes[t.route(name)].kind for name in named}


# Trains on rails, ships on water


@rule("S13", "S16")
@pytest.mark.parametrize(
    ("route", "pay", "left"),
    [
        ("Los Angeles-New York", "pay 4 train-purple", [16, 40]),
        ("Cambridge Bay-Anchorage", "pay 3 ship2-black", [20, 34]),
    ],
)
def test_every_space_takes_one_piece_of_the_kind_of_the_route(route: str, pay: str, left: list[int]) -> None:
    t = sails().hand(0, train_purple=4, ship2_black=3).play(f"claim {route}", pay)
    assert t.pieces_of(0) == left
    assert t.owner(route) == 0


@rule("S13")
@every_board
def test_every_route_is_of_one_kind(board: str) -> None:
    counted = Counter(route.kind for route in rulebook(board).board.routes)
    assert counted == {"world": {RAIL: 71, SHIP: 59}, "lakes": {RAIL: 52, SHIP: 58}}[board]


@rule("S14")
@every_board
def test_train_cards_pay_for_rail_routes_only(board: str) -> None:
    assert kinds(sails(board).hand(0, TRAINS)) == {RAIL}


@rule("S14")
@every_board
def test_ship_cards_pay_for_ship_routes_only(board: str) -> None:
    assert kinds(sails(board).hand(0, SHIPS)) == {SHIP}


@rule("S14")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_coloured_route_takes_its_colour_only(colour: str) -> None:
    t = sails().hand(0, {f"train-{colour}": 4, f"ship-{colour}": 4})
    assert ("claim Los Angeles-New York" in t.legal()) is (colour == "purple")
    assert ("claim Dar Es Salaam-Mumbai" in t.legal()) is (colour == "white")


@rule("S14")
def test_train_cards_with_and_without_the_symbol_pay_alike() -> None:
    t = sails().hand(0, train_purple=2, train_purple_harbour=1, wild=1).play("claim Mexico-Caracas")
    assert t.legal() == {
        "pay 2 train-purple 1 train-purple-harbour",
        "pay 2 train-purple 1 wild",
        "pay 1 train-purple 1 train-purple-harbour 1 wild",
    }


@rule("S14")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("route", "kind"), [("Athina-Tehran", "train"), ("Manila-Jakarta", "ship")])
def test_gray_takes_any_single_colour(route: str, kind: str, colour: str) -> None:
    t = sails().hand(0, {f"{kind}-{colour}": 2}).play(f"claim {route}")
    assert t.legal() == {f"pay 2 {kind}-{colour}"}


@rule("S14")
@pytest.mark.parametrize(("route", "kind"), [("Athina-Tehran", "train"), ("Manila-Jakarta", "ship")])
def test_gray_takes_no_mixture_of_colours(route: str, kind: str) -> None:
    assert f"claim {route}" not in sails().hand(0, {f"{kind}-red": 1, f"{kind}-white": 1}).legal()


@rule("S14")
@pytest.mark.parametrize("route", ["Mexico-Caracas", "Honolulu-Port Moresby", "Cape Town-Toamasina"])
def test_wilds_replace_every_card_ship_cards_too(route: str) -> None:
    assert sails().hand(0, wild=3).play(f"claim {route}").legal() == {"pay 3 wild"}


# Double ship cards


def payments(route: str, **hand: int) -> set[str]:
    """The ways to pay for a route."""
    return sails().hand(0, hand).play(f"claim {route}").legal()


@rule("S15")
def test_five_spaces_take_two_doubles_and_a_single_or_three_doubles() -> None:
    expected = {"pay 1 ship-red 2 ship2-red", "pay 3 ship2-red"}
    assert payments("Cape Town-Indian Ocean", ship_red=1, ship2_red=4) == expected


@rule("S15")
def test_a_double_may_pay_for_a_single_space() -> None:
    expected = {"pay 1 ship-red", "pay 1 ship2-red", "pay 1 wild"}
    assert payments("Darwin-Port Moresby", ship_red=2, ship2_red=2, wild=2) == expected


@rule("S15")
def test_no_card_may_be_superfluous() -> None:
    expected = {"pay 2 ship-red", "pay 1 ship2-red", "pay 2 wild", "pay 1 ship-red 1 wild"}
    assert payments("Bangkok-Manila", ship_red=2, ship2_red=2, wild=2) == expected


@rule("S15")
def test_a_wild_pays_for_one_space() -> None:
    assert payments("Honolulu-Port Moresby", ship2_green=2, wild=1) == {"pay 1 ship2-green 1 wild", "pay 2 ship2-green"}
    assert "claim Honolulu-Port Moresby" not in sails().hand(0, ship_green=1, wild=1).legal()


@rule("S15")
def test_overpaid_spaces_take_no_pieces() -> None:
    t = sails().hand(0, ship2_red=3).play("claim Cape Town-Indian Ocean", "pay 3 ship2-red")
    assert t.pieces_of(0) == [20, 35]
    assert t.score(0) == 10
    assert t.in_pile() == {"ship2-red": 3}


@rule("S15")
@every_board
def test_every_payment_of_every_ship_route_is_just_enough(board: str) -> None:
    t = sails(board)
    split(t, 0, *{"world": (10, 50), "lakes": (18, 32)}[board])
    t.hand(0, {**SHIPS, "wild": 14})
    for move in sorted(t.legal("claim")):
        route = t.rules.board.routes[t.route(move.removeprefix("claim "))]
        if route.kind == SHIP:
            copy = Table(t.rules, t.state.clone()).play(move)
            found = {tuple(sorted(cards_of(text).items())) for text in copy.legal()}
            colours = COLOURS if route.colour < 0 else [t.rules.cards.colours[route.colour]]
            assert found == just_enough(route.length, colours)


def cards_of(payment: str) -> dict[str, int]:
    words = payment.split()[1:]
    return {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}


def just_enough(spaces: int, colours: list[str]) -> set[tuple[tuple[str, int], ...]]:
    """S15, written out: all sets of at most 4 singles, 4 doubles and 14 wilds from which no card can be left out."""
    found = set()
    for singles in range(5):
        for doubles in range(5):
            for wilds in range(15):
                cheapest = 1 if singles or wilds else 2
                worth = singles + 2 * doubles + wilds
                if worth >= spaces > worth - cheapest:
                    for colour in colours:
                        cards = {f"ship-{colour}": singles, f"ship2-{colour}": doubles, "wild": wilds}
                        found.add(tuple(sorted((name, count) for name, count in cards.items() if count)))
    return found


# Pieces and points


@rule("S16")
@pytest.mark.parametrize(("trains", "ships"), [(3, 50), (4, 50), (20, 5), (20, 6)])
def test_a_claim_needs_enough_pieces_of_its_kind(trains: int, ships: int) -> None:
    t = sails().hand(0, train_purple=4, ship2_black=3).pieces(0, trains, ships)
    assert ("claim Los Angeles-New York" in t.legal()) is (trains >= 4)
    assert ("claim Cambridge Bay-Anchorage" in t.legal()) is (ships >= 6)


@rule("S16", "W3")
@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("Hamburg-Marseille", 1),
        ("Murmansk-Moskva", 2),
        ("Mexico-Caracas", 4),
        ("Los Angeles-New York", 7),
        ("Indian Ocean-Perth #2", 10),
        ("Lima-Honolulu", 15),
        ("Buenos Aires-Cape Town", 18),
        ("Lima-Sydney", 21),
    ],
)
def test_a_world_claim_scores_at_once_by_its_length(route: str, points: int) -> None:
    assert claim_with_wilds(sails(), route).score(0) == points


@rule("S16", "L3")
@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("Chicago-South Bend", 1),
        ("Kingston-Syracuse", 2),
        ("South Bend-Toledo", 4),
        ("Wausau-Madison", 7),
        ("Eau Claire-Cedar Rapids", 10),
        ("Erie-Scranton", 15),
        ("Sudbury-Ottawa", 18),
        ("Rouyn-Noranda-Montreal", 21),
        ("Cleveland-New York", 27),
    ],
)
def test_a_lakes_claim_scores_at_once_by_its_length(route: str, points: int) -> None:
    assert claim_with_wilds(sails("lakes"), route).score(0) == points


def claim_with_wilds(t: Table, route: str) -> Table:
    length = t.rules.board.routes[t.route(route)].length
    return t.hand(0, wild=length).play(f"claim {route}", f"pay {length} wild")


# Double routes

DOUBLES = [("world", "Lima-Sydney"), ("world", "Caracas-Lima"), ("lakes", "Detroit-Toledo"), ("lakes", "Erie-Scranton")]


@rule("S17")
@pytest.mark.parametrize(("board", "route"), DOUBLES)
@pytest.mark.parametrize("players", [2, 3])
def test_with_few_players_the_second_track_is_closed(board: str, route: str, players: int) -> None:
    t = claim_with_wilds(sails(board, players), route)
    assert t.owner(f"{route} #2") == CLOSED
    assert f"claim {route} #2" not in t.hand(1, wild=8).legal()


@rule("S17")
@pytest.mark.parametrize(("board", "route"), DOUBLES)
@pytest.mark.parametrize("players", [4, 5])
def test_with_many_players_another_may_claim_the_second_track(board: str, route: str, players: int) -> None:
    t = claim_with_wilds(sails(board, players), route)
    assert t.owner(f"{route} #2") == FREE
    assert f"claim {route} #2" in t.hand(1, wild=8).legal()
    assert f"claim {route} #2" not in t.turn_of(0).hand(0, wild=8).legal()


@rule("S17", "L4")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("cities", ["Duluth-Thunder Bay", "Traverse City-Muskegon"])
def test_a_rail_and_a_ship_route_are_no_double_route(cities: str, players: int) -> None:
    t = claim_with_wilds(sails("lakes", players), cities)
    assert t.owner(f"{cities} ship") == FREE
    t = claim_with_wilds(t.turn_of(0), f"{cities} ship")
    assert t.owned(0) == [cities, f"{cities} ship"]


@rule("L4")
def test_just_two_pairs_of_cities_have_a_rail_and_a_ship_route() -> None:
    board = rulebook("lakes").board
    kinds_of: dict[tuple[int, int], set[int]] = {}
    for route in board.routes:
        kinds_of.setdefault((min(route.a, route.b), max(route.a, route.b)), set()).add(route.kind)
    both = {f"{board.cities[a]}, {board.cities[b]}" for (a, b), found in kinds_of.items() if len(found) == 2}
    assert both == {"Duluth, Thunder Bay", "Muskegon, Traverse City"}


# Hard routes

ONE = "claim Marseille-Casablanca"
TWO = "claim Luanda-Dar Es Salaam"
THREE = "claim Lahore-Beijing"


@rule("W4")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_hard_space_takes_two_train_cards_of_any_one_colour(colour: str) -> None:
    t = sails().hand(0, {f"train-{colour}": 1, f"train-{colour}-harbour": 1}).play(ONE)
    assert t.legal() == {f"pay 1 train-{colour} 1 train-{colour}-harbour"}
    t.play(*t.legal())
    assert t.owned(0) == ["Marseille-Casablanca"]
    assert t.seat == 1


@rule("W4")
@pytest.mark.parametrize(
    "hand", [{"train-red": 1}, {"train-red": 1, "train-white": 1}, {"ship-red": 4, "ship2-red": 4}, {"wild": 1}]
)
def test_anything_less_pays_for_no_hard_space(hand: dict[str, int]) -> None:
    assert ONE not in sails().hand(0, hand).legal()


@rule("W4")
def test_one_card_of_a_pair_or_both_may_be_wilds() -> None:
    t = sails().hand(0, train_red=1, train_white_harbour=1, wild=2).play(ONE)
    assert t.legal() == {"pay 1 train-red 1 wild", "pay 1 train-white-harbour 1 wild", "pay 2 wild"}


@rule("W4")
def test_each_space_may_use_another_colour() -> None:
    t = sails().hand(0, train_red=2, train_black=2).play(TWO, "pay 2 train-red")
    assert t.seat == 0
    assert t.owner("Luanda-Dar Es Salaam") == FREE
    assert t.legal() == {"pay 2 train-black"}
    t.play("pay 2 train-black")
    assert t.owner("Luanda-Dar Es Salaam") == 0
    assert t.in_pile() == {"train-red": 2, "train-black": 2}
    assert t.pieces_of(0) == [18, 40]
    assert t.score(0) == 2


@rule("W4")
def test_one_card_for_each_space_is_not_enough() -> None:
    assert THREE not in sails().hand(0, train_red=5).legal()
    assert THREE in sails().hand(0, train_red=6).legal()


@rule("W4")
def test_a_payment_must_leave_enough_for_the_other_spaces() -> None:
    t = sails().hand(0, train_red=2, train_black=1, wild=1).play(TWO)
    assert t.legal() == {"pay 2 train-red", "pay 1 train-black 1 wild"}  # red with the wild would leave no pair


@rule("W4")
def test_just_these_five_routes_are_hard() -> None:
    board = rulebook("world").board
    hard = {f"{board.cities[r.a]}-{board.cities[r.b]}" for r in board.routes if r.hard}
    assert hard == {
        "Marseille-Casablanca",
        "Luanda-Dar Es Salaam",
        "Tehran-Lahore",
        "Vancouver-Anchorage",
        "Lahore-Beijing",
    }
    assert all(r.kind == RAIL and r.colour < 0 for r in board.routes if r.hard)
    assert not any(r.hard for r in rulebook("lakes").board.routes)


def pairs(colours: Counter[str], wilds: int) -> int:
    """The most pairs that can be made, by trying everything."""
    options = [0]
    if wilds >= 2:
        options.append(1 + pairs(colours, wilds - 2))
    for colour in +colours:
        if colours[colour] >= 2:
            options.append(1 + pairs(colours - Counter({colour: 2}), wilds))
        if wilds:
            options.append(1 + pairs(colours - Counter({colour: 1}), wilds - 1))
    return max(options)


@rule("W4")
@pytest.mark.parametrize("seed", range(60))
def test_a_hard_route_can_be_claimed_just_when_its_pairs_can_be_made(seed: int) -> None:
    random = Random(seed)
    colours = Counter({colour: random.below(3) for colour in COLOURS[:4]})
    wilds = random.below(4)
    t = sails().hand(0, {**{f"train-{colour}": count for colour, count in colours.items()}, "wild": wilds})
    most = pairs(colours, wilds)
    for move, spaces in ((ONE, 1), (TWO, 2), (THREE, 3)):
        assert (move in t.legal()) is (most >= spaces)
        if most >= spaces:
            every_way_ends_well(Table(t.rules, t.state.clone()).play(move), spaces)


def every_way_ends_well(t: Table, spaces: int) -> None:
    """Whatever is paid first, the claim can be finished."""
    if spaces == 0:
        assert t.seat == 1
        return
    assert t.legal("pay")
    for move in t.legal():
        every_way_ends_well(Table(t.rules, t.state.clone()).play(move), spaces - 1)
