"""The oracle on World and Great Lakes: two decks, ships, harbours, tours."""

from itertools import product

import pytest

from tests.oracle import payments, trails
from tests.oracle.cards import Deck, Pack
from tests.oracle.facts import Route
from tests.oracle.rig import Scene

TRAINS = ("train-red", "train-white", "train-black", "train-green")
SHIPS = ("ship-red", "ship2-white", "ship-black", "ship2-green")


@pytest.fixture
def world() -> Scene:
    scene = Scene("world")
    scene.deck(*TRAINS)
    scene.deck(*SHIPS, name="ship")
    scene.display("train-red", "train-white", "wild", "wild", "ship-red", "ship2-red")
    return scene


def _find(scene: Scene, kind: str, colour: str, length: int) -> Route:
    return next(r for r in scene.table.board.routes if (r.kind, r.colour, r.length) == (kind, colour, length))


def test_sx1_purple_rail(world: Scene) -> None:
    world.hand(train_purple=2, train_purple_harbour=1, wild=1)
    route = _find(world, "rail", "purple", 3)
    assert world.pays(f"claim {route.name}") == {
        "pay 2 train-purple 1 train-purple-harbour",
        "pay 2 train-purple 1 wild",
        "pay 1 train-purple 1 train-purple-harbour 1 wild",
    }


def test_sx2_white_ship(world: Scene) -> None:
    world.hand(ship_white=4, ship2_white=2, wild=1)
    route = next(r for r in Scene("lakes").table.board.routes if (r.kind, r.colour, r.length) == ("ship", "white", 4))
    paid = {payments.text(p) for p in payments.for_route(world.table.pack, world.player().hand, route)}
    plain = {"pay 2 ship2-white", "pay 4 ship-white", "pay 2 ship-white 1 ship2-white"}
    assert paid == plain | {"pay 3 ship-white 1 wild", "pay 1 ship-white 1 ship2-white 1 wild"}


def test_s15_five_spaces(world: Scene) -> None:
    world.hand(ship_red=2, ship2_red=4)
    route = _find(world, "ship", "red", 5)
    assert world.pays(f"claim {route.name}") == {"pay 1 ship-red 2 ship2-red", "pay 3 ship2-red"}
    for cards in ({"ship2-red": 4}, {"ship-red": 2, "ship2-red": 2}):
        assert "S15" in world.fault("claim", route=route.name, cards=cards, points=10)


@pytest.mark.parametrize("length", range(1, 9))
def test_s15_against_the_definition(length: int) -> None:
    """No card is superfluous: without any one of them the others don't do."""
    pack = Pack(sails=True)
    names, worth = ("ship-red", "ship2-red", "wild"), (1, 2, 1)
    expected = set()
    for counts in product(range(5), range(7), range(15)):
        total = sum(c * w for c, w in zip(counts, worth, strict=True))
        least = min((w for c, w in zip(counts, worth, strict=True) if c), default=0)
        if total - least < length <= total:
            expected.add(tuple((n, c) for n, c in zip(names, counts, strict=True) if c))
    scene = Scene("world")
    scene.hand(ship_red=4, ship2_red=6, wild=14)
    routes = [r for r in scene.table.board.routes if (r.kind, r.colour, r.length) == ("ship", "red", length)]
    for route in routes:
        assert payments.for_route(pack, scene.player().hand, route) == expected


def test_sx3_harbour(world: Scene) -> None:
    route = next(r for r in world.table.board.routes if "Lima" in (r.a, r.b))
    world.hand(train_yellow_harbour=2, train_yellow=2, ship_yellow=1, ship2_yellow=2, wild=1)
    assert "harbour Lima" not in world.oracle.legal([])  # S19: no route there
    world.own(0, route.name)
    assert world.pays("harbour Lima") == {"pay 2 train-yellow-harbour 1 ship-yellow 1 wild"}
    assert "S20" in world.fault("harbour", city="Lima", cards={"train-yellow": 2, "ship-yellow": 1, "wild": 1})
    world.feed("harbour", city="Lima", cards={"train-yellow-harbour": 2, "ship-yellow": 1, "wild": 1})
    assert world.player().harbours == ["Lima"]
    world.next_turn()
    world.own(1, route.name)
    assert "S19" in world.fault("harbour", city="Lima", cards={"wild": 4})


def test_sx4_exchange(world: Scene) -> None:
    world.player().trains, world.player().ships = 20, 40
    world.player().box = {"trains": 5, "ships": 10}
    assert "S21" in world.fault("exchange", trains=2, ships=-2, points=-1)
    assert "S21" in world.fault("exchange", trains=6, ships=-6, points=-6)
    assert "S21" in world.fault("exchange", trains=2, ships=-1, points=-2)
    assert "exchange 5 trains" in world.oracle.legal([])
    assert "exchange 6 trains" not in world.oracle.legal([])
    assert "exchange 10 ships" in world.oracle.legal([])
    world.feed("exchange", trains=2, ships=-2, points=-2)
    assert world.oracle.sheets()[0]["lines"]["exchange"] == -2
    assert world.player().box == {"trains": 3, "ships": 12}
    assert world.oracle.expected() == {"turn"}


def test_s6_pieces() -> None:
    scene = Scene("world")
    scene.oracle.phase = "setup"
    scene.oracle.setup.split = 0
    assert scene.oracle.legal([]) == {f"pieces {t}+{60 - t}" for t in range(10, 26)}
    assert scene.oracle.seat(["pieces 20+40"]) == 1
    assert "S6" in scene.fault("pieces", seat=0, trains=9, ships=51)
    assert "S6" in scene.fault("pieces", seat=0, trains=20, ships=39)
    lakes = Scene("lakes")
    lakes.oracle.phase = "setup"
    lakes.oracle.setup.split = 0
    assert lakes.oracle.legal([]) == {f"pieces {t}+{50 - t}" for t in range(18, 34)}


def test_s9_the_player_chooses_the_deck(world: Scene) -> None:
    world.feed("draw", source="market", slot=0, card="train-red")
    assert world.oracle.legal([]) == {"refill train", "refill ship"}
    assert "S9" in world.fault("refill", slot=0, deck="train", card="ship-red")
    world.feed("refill", slot=0, deck="ship", card="ship-red")
    assert world.oracle.legal([]) == {"draw train", "draw ship", "take 1", "take 2", "take 5", "take 6"}


def test_s12_one_deck_left(world: Scene) -> None:
    world.deck()
    world.feed("draw", source="market", slot=0, card="train-red")
    assert "S12" in world.fault("refill", slot=0, deck="train", card="train-red")
    world.feed("refill", slot=0, deck="ship", card="ship-red")
    assert "draw train" not in world.oracle.legal([])


def test_s11_three_of_each_deck(world: Scene) -> None:
    world.deck("wild", *TRAINS)
    world.feed("draw", source="market", slot=0, card="train-red")
    world.feed("refill", slot=0, deck="train", card="wild")
    world.feed("flush", cards=["wild", "train-white", "wild", "wild", "ship-red", "ship2-red"])
    assert world.market.piles["train"] == {"wild": 3, "train-white": 1}
    assert "S11" in world.fault("market", cards=[*TRAINS, *SHIPS[:2]])
    world.feed("market", cards=[*TRAINS[:3], *SHIPS[:3]])


def test_s11_the_other_deck_helps(world: Scene) -> None:
    world.deck("wild", *TRAINS, "train-yellow")
    world.deck(name="ship")
    world.display("train-red", "train-white", "wild", "wild", "train-green", "ship2-red")
    world.feed("draw", source="market", slot=0, card="train-red")
    world.feed("refill", slot=0, deck="train", card="wild")
    world.feed("flush", cards=list(world.market.display))
    world.feed("reshuffle", deck="ship", count=1)
    world.feed("market", cards=["train-red", "train-white", "train-black", "train-green", "train-yellow", "ship2-red"])
    assert world.oracle.expected() == {"reshuffle"}  # the train deck was used up exactly


def test_s11_cannot_help(world: Scene) -> None:
    world.deck("wild")
    world.display("train-red", "wild", "wild", "ship-red", "ship2-red", "ship-red")
    world.feed("draw", source="market", slot=0, card="train-red")
    world.feed("refill", slot=0, deck="train", card="wild")
    assert world.oracle.expected() == {"draw"}  # no other train card is left


def test_w4_hard_routes(world: Scene) -> None:
    name = "Luanda-Dar Es Salaam"
    world.hand(train_red=2, train_white=1, train_green=1, wild=1)
    assert world.pays(f"claim {name}") == {"pay 2 train-red", "pay 1 train-white 1 wild", "pay 1 train-green 1 wild"}
    assert world.oracle.legal([f"claim {name}", "pay 2 train-red"]) == {
        "pay 1 train-white 1 wild",
        "pay 1 train-green 1 wild",
    }
    three_colours = {"train-red": 2, "train-white": 1, "train-green": 1}
    assert "W4" in world.fault("claim", route=name, cards=three_colours, points=2)
    world.claim(name, 2, train_red=2, train_white=1, wild=1)
    world.hand(1, wild=2)
    world.next_turn()
    assert world.pays("claim Marseille-Casablanca") == {"pay 2 wild"}


def test_w8_a_waypoint_is_no_city() -> None:
    for edition, names in (("world", {"Indian Ocean"}), ("lakes", {"Lake Huron", "Lake Superior"})):
        scene = Scene(edition)
        assert not names & set(scene.table.board.cities)
        assert not names & set(scene.table.board.ports)


def _chain(scene: Scene, *pairs: tuple[str, str]) -> list[str]:
    return [scene.table.board.between(frozenset(pair))[0].name for pair in pairs]


def test_w5_tours(world: Scene) -> None:
    tour = ("Lagos", "Luanda", "Dar Es Salaam", "Djibouti")
    steps = [("Lagos", "Luanda"), ("Luanda", "Dar Es Salaam"), ("Dar Es Salaam", "Djibouti")]
    world.own(0, *_chain(world, *steps))
    world.tickets(0, "/".join(tour))
    assert trails.in_order(world.player().routes, tour)
    assert world.oracle.sheets()[0]["lines"]["tickets"] == 9
    assert not trails.in_order(world.player().routes, ("Luanda", "Lagos", "Dar Es Salaam"))
    star = [r for r in world.player().routes if r.name != "Luanda-Dar Es Salaam"]
    world.player().routes = star
    assert world.oracle.sheets()[0]["lines"]["tickets"] == -15


def test_wx1_harbours(world: Scene) -> None:
    world.player().harbours = ["Buenos Aires", "Dar Es Salaam"]
    keys = ["Buenos Aires/Manila", "Buenos Aires/Sydney", "Hamburg/Dar Es Salaam"]
    world.tickets(0, *keys, "Lagos/Luanda/Dar Es Salaam/Djibouti")
    world.player().routes = list(world.table.board.routes)  # everything joined
    assert world.oracle.sheets()[0]["lines"]["harbours"] == 30 + 30 - 4


def test_lx1_harbours() -> None:
    lakes = Scene("lakes")
    lakes.player().harbours = ["Chicago", "Montreal"]
    keys = [t.key for t in lakes.table.board.tickets if t.cities in _LAKES_TICKETS]
    lakes.tickets(0, *keys)
    assert len(keys) == 3
    lakes.player().routes = list(lakes.table.board.routes)
    assert lakes.oracle.sheets()[0]["lines"]["harbours"] == 20 + 20 - 4


_LAKES_TICKETS = {("Chicago", "Timmins"), ("Chicago", "Montreal"), ("Montreal", "New York")} | {
    ("Timmins", "Chicago"),
    ("Montreal", "Chicago"),
    ("New York", "Montreal"),
}


def test_wx2_final_sum(world: Scene) -> None:
    """30 on the track, 30 for tickets, 30 for harbours, 4 lost for one not built."""
    names = ["Mexico-Caracas", "Caracas-Rio de Janeiro", "Miami-Caracas", "Rio de Janeiro-Cape Town", "New York-Miami"]
    world.own(0, *names)
    world.tickets(0, "Mexico/New York", "New York/Cape Town")
    world.player().harbours = ["New York", "Miami"]
    sheet = world.oracle.sheets()[0]
    assert sheet["lines"] == {"start": 0, "routes": 30, "tickets": 30, "harbours": 30 + 0 - 4, "exchange": 0}
    assert sheet["total"] == 86


def test_w5_joined_in_another_order(world: Scene) -> None:
    """Al-Qahira hangs on Tehran: no trail passes it on the way there."""
    steps = [("Casablanca", "Marseille"), ("Marseille", "Athina"), ("Athina", "Tehran"), ("Tehran", "Al-Qahira")]
    world.own(0, *_chain(world, *steps))
    world.tickets(0, "Casablanca/Al-Qahira/Tehran")
    sheet = world.oracle.sheets()[0]
    assert sheet["lines"]["tickets"] == 6
    assert len(sheet["completed"]) == 1
    world.own(0, *_chain(world, ("Al-Qahira", "Athina")))  # a loop: past Al-Qahira to Tehran
    assert world.oracle.sheets()[0]["lines"]["tickets"] == 9


@pytest.mark.parametrize(("turns_left", "reason"), [(2, "pieces"), (4, "passes")])
def test_u8_the_reason_after_passes(world: Scene, turns_left: int, reason: str) -> None:
    """All pass in a row: by passes, unless the last turns have all been played."""
    world.oracle.turns_left = turns_left
    world.deck()
    world.deck(name="ship")
    world.display(*[None] * 6)
    world.table.ticket_deck = Deck()
    for seat in (0, 1):
        world.hand(seat)
        world.player(seat).box = {"trains": 0, "ships": 0}
        world.feed("pass")
        if seat == 0:
            world.next_turn()
    assert world.oracle.over()
    assert world.oracle.reason == reason
    assert world.oracle.legal([]) == set()


def _idle(scene: Scene) -> None:
    trains = 1 if scene.player(scene.oracle.turn).box["trains"] else -1
    scene.feed("exchange", trains=trains, ships=-trains, points=-1)


def test_u31_five_rounds_of_exchanges(world: Scene) -> None:
    for turn in range(10):
        assert not world.oracle.over()
        if turn:
            world.next_turn()
        _idle(world)
    assert world.oracle.over()
    assert world.oracle.reason == "stalled"


def test_u31_not_before_version_2(world: Scene) -> None:
    world.oracle.rules, world.oracle.idle = 1, 9
    _idle(world)
    assert not world.oracle.over()


def test_u31_a_card_is_progress(world: Scene) -> None:
    world.oracle.idle = 9
    world.deck("train-red", "train-red", "train-red")
    world.feed("draw", source="deck", deck="train", card="train-red")
    world.feed("draw", source="deck", deck="train", card="train-red")
    assert (world.oracle.over(), world.oracle.idle) == (False, 0)


@pytest.mark.parametrize(("turns_left", "reason"), [(1, "pieces"), (2, "stalled")])
def test_u31_in_the_last_turns(world: Scene, turns_left: int, reason: str) -> None:
    world.oracle.idle, world.oracle.turns_left = 9, turns_left
    _idle(world)
    assert world.oracle.reason == reason


def test_s22_two_more_turns(world: Scene) -> None:
    world.player().trains, world.player().ships = 4, 3
    world.hand(train_red=1)
    route = _find(world, "rail", "red", 1)
    world.claim(route.name, 1, train_red=1)
    assert "U26" in world.fault("ending", turns_left=2)
    world.feed("ending", turns_left=4)


def test_s17_rail_and_ship_are_no_double() -> None:
    lakes = Scene("lakes")
    lakes.own(0, "Duluth-Thunder Bay")
    lakes.hand(ship2_yellow=2)
    assert "claim Duluth-Thunder Bay ship" in lakes.oracle.legal([])
    lakes.claim("Duluth-Thunder Bay ship", 7, ship2_yellow=2)


def test_s13_ships_for_ship_routes(world: Scene) -> None:
    world.hand(ship_red=9, wild=9)
    world.player().trains, world.player().ships = 25, 0
    assert not any(world.route(m[6:]).kind == "ship" for m in world.oracle.legal([]) if m.startswith("claim"))
