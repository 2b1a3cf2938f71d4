"""The oracle on Europe: ferries, tunnels, stations."""

import pytest

from tests.oracle import scoring
from tests.oracle.rig import Scene


@pytest.fixture
def europe() -> Scene:
    scene = Scene("europe")
    scene.deck("red", "green", "locomotive", "blue", "white", "black", "yellow", "orange")
    scene.display("red", "blue", "green", "white", "black")
    return scene


def _try(scene: Scene, name: str, laid: dict[str, int], turned: list[str], surcharge: int) -> None:
    scene.feed("tunnel", route=name, laid=laid, turned=turned, surcharge=surcharge)


def test_ex1_blue_three(europe: Scene) -> None:
    europe.hand(blue=3, locomotive=3, red=3)
    expected = {"pay 3 blue", "pay 2 blue 1 locomotive", "pay 1 blue 2 locomotive", "pay 3 locomotive"}
    route = next(r for r in europe.table.board.routes if (r.colour, r.length, r.tunnel) == ("blue", 3, False))
    assert europe.pays(f"claim {route.name}") == expected


def test_ex2_gray_two() -> None:
    scene = Scene("europe")
    scene.hand(red=2, yellow=1, locomotive=2)
    name = next(r.name for r in scene.table.board.routes if (r.colour, r.length, r.ferry) == ("gray", 2, 0))
    pays = {"pay 2 red", "pay 1 red 1 locomotive", "pay 1 yellow 1 locomotive", "pay 2 locomotive"}
    assert scene.pays(f"claim {name}") == pays


def test_ex3_red_tunnel(europe: Scene) -> None:
    europe.hand(red=3, locomotive=1, green=1)
    europe.deck("red", "green", "blue", "white")
    route = next(r for r in europe.table.board.routes if r.tunnel and r.colour == "gray" and r.length == 2)
    wrong = {"laid": {"red": 2}, "turned": ["red", "green", "blue"], "surcharge": 2}
    assert "E8" in europe.fault("tunnel", route=route.name, **wrong)
    _try(europe, route.name, {"red": 2}, ["red", "green", "blue"], 1)
    assert europe.oracle.legal([]) == {"pay 1 red", "pay 1 locomotive", "yield"}
    assert "E8" in europe.fault("claim", route=route.name, cards={"red": 2}, points=2)
    assert "E8" in europe.fault("claim", route=route.name, cards={"red": 2, "green": 1}, points=2)
    europe.claim(route.name, 2, red=3)
    assert europe.market.piles["train"] == {"red": 4, "green": 1, "blue": 1}
    assert europe.player().trains == 43


def test_ex4_a_turned_locomotive_matches(europe: Scene) -> None:
    europe.hand(green=3, locomotive=1)
    _try(europe, "Venezia-Zürich", {"green": 2}, ["locomotive", "blue", "red"], 1)
    assert europe.oracle.legal([]) == {"pay 1 green", "pay 1 locomotive", "yield"}


def test_ex5_locomotives_only(europe: Scene) -> None:
    europe.hand(green=3, locomotive=3)
    _try(europe, "Venezia-Zürich", {"locomotive": 2}, ["locomotive", "green", "red"], 1)
    assert europe.oracle.legal([]) == {"pay 1 locomotive", "yield"}


def test_ex6_parallel_tunnels(europe: Scene) -> None:
    tracks = europe.table.board.between(frozenset({"Madrid", "Pamplona"}))
    assert {r.colour for r in tracks} == {"black", "white"}
    assert all(r.tunnel for r in tracks)


def test_e7_ferry_needs_its_locomotives(europe: Scene) -> None:
    europe.hand(red=4, locomotive=2)
    route = next(r for r in europe.table.board.routes if (r.ferry, r.length) == (2, 4))
    assert europe.pays(f"claim {route.name}") == {"pay 2 red 2 locomotive"}
    assert "E7" in europe.fault("claim", route=route.name, cards={"red": 4}, points=7)
    europe.hand(red=4, locomotive=1)
    assert f"claim {route.name}" not in europe.oracle.legal([])


def test_e8_a_tunnel_is_tried_first(europe: Scene) -> None:
    europe.hand(green=2)
    assert "E8" in europe.fault("claim", route="Venezia-Zürich", cards={"green": 2}, points=2)


def test_e10_yield(europe: Scene) -> None:
    europe.hand(green=2)
    _try(europe, "Venezia-Zürich", {"green": 2}, ["locomotive", "blue", "red"], 1)
    assert europe.oracle.legal([]) == {"yield"}
    europe.feed("yield", route="Venezia-Zürich")
    assert europe.player().hand == {"green": 2}
    assert europe.market.piles["train"] == {"locomotive": 1, "blue": 1, "red": 1}


def test_e10_no_yield_without_surcharge(europe: Scene) -> None:
    europe.hand(green=2)
    _try(europe, "Venezia-Zürich", {"green": 2}, ["white", "blue", "red"], 0)
    assert "E10" in europe.fault("yield", route="Venezia-Zürich")
    europe.claim("Venezia-Zürich", 2, green=2)


def test_e11_rebuilt_after_the_claim(europe: Scene) -> None:
    europe.hand(green=2)
    europe.deck("white", "blue", "red", pile=("black",))
    _try(europe, "Venezia-Zürich", {"green": 2}, ["white", "blue", "red"], 0)
    assert "reshuffle" in europe.fault("reshuffle", deck="train", count=1)
    europe.claim("Venezia-Zürich", 2, green=2)
    assert "U15" in europe.fault("reshuffle", deck="train", count=1)
    europe.feed("reshuffle", deck="train", count=6)


def test_e12_the_pile_is_shuffled_in(europe: Scene) -> None:
    europe.hand(green=2)
    europe.deck("white", pile=("black", "blue", "red"))
    tried = {"route": "Venezia-Zürich", "laid": {"green": 2}, "surcharge": 0}
    assert "E12" in europe.fault("tunnel", turned=["white"], **tried)
    europe.feed("reshuffle", deck="train", count=3)
    assert "tunnel is due" in europe.fault("pass")
    assert "E8" in europe.fault("tunnel", turned=["black", "blue", "red"], **tried)  # the old card comes first
    europe.feed("tunnel", turned=["white", "blue", "red"], **tried)


def test_e12_few_cards_or_none(europe: Scene) -> None:
    europe.hand(green=2)
    europe.deck()
    _try(europe, "Venezia-Zürich", {"green": 2}, [], 0)
    europe.claim("Venezia-Zürich", 2, green=2)
    assert europe.oracle.expected() == {"reshuffle"}


def test_no_reshuffle_before_a_tunnel_that_needs_none(europe: Scene) -> None:
    europe.deck("white", "blue", "red", pile=("black",))
    assert "E12" in europe.fault("reshuffle", deck="train", count=1)


def test_e16_station_costs(europe: Scene) -> None:
    europe.hand(red=2, locomotive=1)
    assert europe.pays("station Paris") == {"pay 1 red", "pay 1 locomotive"}
    europe.player().stations = ["Roma"]
    assert europe.pays("station Paris") == {"pay 2 red", "pay 1 red 1 locomotive"}
    assert "E16" in europe.fault("station", city="Paris", cards={"red": 1})
    assert "E15" in europe.fault("station", city="Roma", cards={"red": 2})
    europe.player().stations = ["Roma", "Wien", "Athina"]
    assert not any(move.startswith("station") for move in europe.oracle.legal([]))
    assert "E15" in europe.fault("station", city="Paris", cards={"red": 2})


def test_e3_one_long_ticket(europe: Scene) -> None:
    assert all(p.tickets for p in europe.table.players)
    assert europe.table.ticket_deck.size == 40 - 6


def test_e17_stations_borrow_the_best(europe: Scene) -> None:
    europe.own(0, "Berlin-Frankfurt")
    europe.own(1, "Bruxelles-Frankfurt", "Frankfurt-Paris")
    europe.player().stations = ["Frankfurt"]
    europe.tickets(0, "Berlin/Bucuresti", "Frankfurt/Kobenhavn", "Frankfurt/Smolensk")
    europe.tickets(1)
    sheet = europe.oracle.sheets()[0]
    assert sheet["completed"] == []
    assert sheet["lines"]["stations"] == 8
    assert sheet["lines"]["longest"] == 0  # E22: seat 1 has more


def _ended(europe: Scene) -> Scene:
    """Seat 0 has a station in Paris and can borrow on to Dieppe or to Bruxelles."""
    europe.own(0, "Amsterdam-Bruxelles")
    europe.own(1, "Bruxelles-Paris", "Dieppe-Paris", "Pamplona-Paris")
    europe.player().stations = ["Bruxelles"]
    europe.tickets(0, "Amsterdam/Pamplona")
    europe.tickets(1)
    europe.oracle._finish("pieces")
    return europe


def test_e17_check_of_borrowed(europe: Scene) -> None:
    scene = _ended(europe)
    sheet = scene.oracle.sheets()[0]
    assert sheet["lines"]["tickets"] == -7
    assert sheet["borrowed"].keys() == {"Bruxelles"}
    lent = scene.route("Bruxelles-Paris").as_json()
    for borrowed in ({"Bruxelles": None}, {"Bruxelles": lent}):
        assert not scene.fault("score", seat=0, **{**sheet, "borrowed": borrowed})
    own = scene.route("Amsterdam-Bruxelles").as_json()
    assert "E18" in scene.fault("score", seat=0, **{**sheet, "borrowed": {"Bruxelles": own}})
    assert "E17" in scene.fault("score", seat=0, **{**sheet, "borrowed": {}})


def test_e17_two_stations_together(europe: Scene) -> None:
    europe.own(0, "Amsterdam-Bruxelles")
    europe.own(1, "Bruxelles-Paris", "Pamplona-Paris", "Dieppe-Paris")
    europe.player().stations = ["Bruxelles", "Pamplona"]
    europe.tickets(0, "Amsterdam/Pamplona")
    europe.tickets(1)
    sheet = europe.oracle.sheets()[0]
    assert sheet["lines"]["tickets"] == 7
    assert sheet["borrowed"]["Pamplona"]["b"] == "Paris"
    europe.oracle._finish("pieces")
    wrong = {**sheet, "borrowed": {**sheet["borrowed"], "Pamplona": None}}
    assert "E17" in europe.fault("score", seat=0, **wrong)


def test_e23_fewest_stations() -> None:
    scene = Scene("europe")
    for seat in (0, 1):
        scene.tickets(seat)
    scene.own(0, "Berlin-Wien", "Berlin-Essen")  # 4 + 2, and the Express shared below
    scene.own(1, "Berlin-Frankfurt", "Bruxelles-Frankfurt")
    sheets = scene.oracle.sheets()
    tied = [{**sheet, "total": 20, "completed": []} for sheet in sheets]
    assert scoring.winners(scene.table, tied) == [0, 1]
    scene.player(0).stations = ["Roma"]
    assert scoring.winners(scene.table, tied) == [1]
    more = [{**tied[0], "completed": [None]}, tied[1]]
    assert scoring.winners(scene.table, more) == [0]
