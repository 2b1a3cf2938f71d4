"""Games, hands and tickets as pictures: what is on them, and what must not be."""

from xml.etree import ElementTree

import pytest

from tests.boards.small import small
from trilhos.boards import EDITIONS, AnyBoard
from trilhos.boards.check import checked
from trilhos.boards.looks import DARK, LIGHT
from trilhos.boards.pieces import BUILDING, HULL, NO_SEAT, PIECES, WAGON
from trilhos.bots import make_bot
from trilhos.errors import BadChoice
from trilhos.play.drawn_cards import Hand
from trilhos.play.game import Game

SVG = "{http://www.w3.org/2000/svg}"


def played(board: AnyBoard, players: int = 2, moves: int = 40, options: dict[str, bool] | None = None) -> Game:
    game = Game(board, players, 5, options)
    bots = [make_bot("hungry", game.rules, seat) for seat in range(players)]
    while not game.over and len(game.moves) < moves:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def texts(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize(("board", "options"), [("usa", None), ("world", None), ("nederland", {"neutral": True})])
def test_every_space_of_a_claimed_route_has_a_piece(board: str, options: dict[str, bool] | None) -> None:
    game = played(board, options=options)
    picture = game.svg()
    owners = game.view().owner
    for seat in range(game.players + 1):
        routes = [game.rules.board.routes[route] for route, owner in enumerate(owners) if owner == seat]
        look = PIECES[seat if seat < game.players else NO_SEAT]
        drawn = sum(picture.count(f'<path d="{shape}" fill="{look}"') for shape in (WAGON, HULL))
        assert drawn == sum(route.length for route in routes)
    assert any(owner >= 0 for owner in owners)


def test_a_spectator_sees_neither_hands_nor_tickets_and_a_seat_its_own() -> None:
    game = played("usa")
    assert not {"Hand", "Tickets"} & {*texts(game.svg())}
    mine = texts(game.svg(seat=1))
    assert {"Hand", "Tickets"} <= {*mine}
    assert [" – ".join(ticket.cities) for ticket in game.tickets(1)] == [text for text in mine if " – " in text]
    other = {" – ".join(ticket.cities) for ticket in game.tickets(0)} - {
        " – ".join(one.cities) for one in game.tickets(1)
    }
    assert other
    assert not other & {*mine}


def test_the_end_is_counted() -> None:
    game = played(checked(small(), "x"), players=3, moves=10_000)  # a small board is soon full
    assert game.over
    shown = texts(game.svg(language="pt-BR"))
    assert "total" in shown
    assert all(str(sheet.total) in shown for sheet in game.result().sheets)
    assert "over" in repr(game)
    done = [ticket for seat in range(3) for ticket in game.tickets(seat) if ticket.done]
    sheets = game.result().sheets
    assert {ticket.id for ticket in done} == {number for sheet in sheets for number in sheet.completed}


def test_buildings_stand_in_their_cities() -> None:
    game = Game("europe", 2, 1)
    for _ in range(2):
        game.play(game.legal()[0])
    build = next(text for text in game.legal_texts() if text.startswith("station"))
    before = game.svg().count(BUILDING)
    game.play(build)
    game.play(game.legal()[0])
    assert (before, game.svg().count(BUILDING)) == (0, 1)


def test_routes_glow_and_arrows_follow_them() -> None:
    game = Game("usa", seed=1)
    assert LIGHT.arrow not in game.svg()
    glowing = game.svg(highlights=["omaha-denver", 3])
    assert glowing.count(f'stroke="{LIGHT.glow}" stroke-width=') == 2
    arrows = game.svg(arrows=["Omaha-Denver", ("Seattle", "Helena", "Miami")], dark=True)
    assert arrows.count(f'fill="{DARK.arrow}"') == 2
    assert LIGHT.sea not in arrows
    assert game.svg(width=600).startswith('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="')


def test_an_arrow_over_the_edge_is_broken() -> None:
    game = Game("world", seed=1)
    route = next(route for route in EDITIONS["world"].file.routes if route.wrap)
    line = game.svg(arrows=[(route.a, route.b)]).split(f'stroke="{LIGHT.arrow}"')[0].rsplit(' d="', 1)[1]
    assert line.split('"')[0].count("M") == 2


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"seat": 2}, "bad-number-between"),
        ({"width": 0}, "bad-number-between"),
        ({"highlights": [100]}, "bad-number-between"),
        ({"highlights": ["Denver-Miami"]}, "picture-no-route"),
        ({"arrows": ["Denver"]}, "picture-no-route"),
        ({"arrows": [("Denver", "Atlantis")]}, "picture-no-city"),
        ({"arrows": [("Denver",)]}, "picture-no-way"),
        ({"arrows": [("Denver", "Denver")]}, "picture-no-way"),
    ],
)
def test_what_is_not_there_is_said(asked: dict[str, object], key: str) -> None:
    with pytest.raises(BadChoice) as told:
        Game("usa", seed=1).svg(**asked)  # type: ignore[arg-type]
    assert told.value.key == key


def test_names_can_do_no_harm() -> None:
    game = Game("usa", seed=1, names=["<script>\x1b&", "x" * 500])
    shown = texts(game.svg())
    assert "<script>?&" in shown
    assert "x" * 23 + "…" in shown


@pytest.mark.parametrize("board", ["usa", "world"])
def test_hands_and_tickets_are_pictures(board: str) -> None:
    game = played(board, moves=30)
    everything = Hand(game.rules, [2] * len(game.rules.cards.kinds))
    assert texts(everything._repr_svg_()) == ["2"] * len(game.rules.cards.kinds)
    assert sum(game.hand(0).values()) == sum(game.view(0).hand)
    assert repr(Hand(game.rules, [0] * len(game.rules.cards.kinds))) == "<Hand: no cards>"
    held = game.tickets(0)
    assert len(texts(held._repr_svg_())) == 2 * len(held)
    assert DARK.ground in held[0].svg(dark=True)
    assert texts(held[0]._repr_svg_())[0] == " – ".join(held[0].cities)
    with pytest.raises(BadChoice):
        game.hand(-1)


def test_everything_says_what_it_is() -> None:
    game = Game("usa", seed=1)
    assert repr(game) == "<Game usa, 2 players: 0 moves, #1 to play>"
    assert game._repr_svg_() == game.svg()
    assert repr(game.board) == "<Edition usa: 36 cities, 100 routes, 30 tickets, 2 to 5 players>"
    assert game.board._repr_svg_() == game.board.svg()
    assert DARK.sea in game.board.svg(dark=True)
    board = game.rules.board
    assert repr(board) == "<Board usa: 36 cities, 100 routes, 30 tickets>"
    assert repr(board.routes[0]).startswith("<Route 0: city ")
    assert repr(board.tickets[0]).startswith("<Ticket 0: cities [")
    assert repr(game.rules).startswith("<Rules of usa for 2 players: ")
    game.play(game.legal()[0])
    game.play(game.legal()[0])
    assert repr(game.hand(0)).startswith("<Hand: ")
    assert repr(game.tickets(0)[0]).startswith("<Ticket ")
