"""Big screens at a table: everybody is told that one is there, and it is shown what somebody points at, no one else."""

import pytest

from tests.server.rig import Live, Person, Server, new_game


def big_screen(server: Server, game: str) -> Live:
    """The connection of a big screen."""
    line = Person(server, game).live(after=10_000, screen="tv")
    assert line.news()["table"]["you"] is None
    return line


def test_everybody_is_told_how_many_big_screens_there_are(server: Server) -> None:
    ana, bia = new_game(server)
    early = ana.live()
    early.news()
    screen = big_screen(server, ana.game)
    assert screen.news() == early.news() == {"type": "screens", "count": 1}
    late = bia.live()
    late.news()
    assert late.news() == {"type": "screens", "count": 1}
    screen.close()
    assert early.news() == late.news() == {"type": "screens", "count": 0}


def test_big_screens_alone_are_shown_what_somebody_points_at(server: Server) -> None:
    ana, bia = new_game(server)
    screen, watcher, line = big_screen(server, ana.game), Person(server, ana.game).live(), ana.live()
    assert screen.news()["type"] == "screens"
    for other in (watcher, line):
        assert [other.news()["type"], other.news()["type"]] == ["news", "screens"]
    seat, before = ana.table()["seat"], ana.table()["about"]["number"]
    line.send({"type": "point", "route": 7})
    assert screen.news() == {"type": "pointing", "seat": seat, "route": 7, "city": None}
    line.send({"type": "point", "city": 3})
    line.send({"type": "point"})
    assert screen.news() == {"type": "pointing", "seat": seat, "route": None, "city": 3}
    assert screen.news() == {"type": "pointing", "seat": seat, "route": None, "city": None}
    bia.play(bia.table()["legal"][0]["id"])  # whatever the others hear next is this
    assert watcher.news()["type"] == line.news()["type"] == "news"
    assert ana.table()["about"]["number"] == before + 1  # pointing is no entry


@pytest.mark.parametrize(
    "said", [{"route": 5_000}, {"city": 5_000}, {"route": -1}, {"route": "7"}, {"route": 7, "card": "red"}]
)
def test_what_is_not_on_the_board_is_no_message(server: Server, said: dict[str, object]) -> None:
    ana = new_game(server)[0]
    line = ana.live()
    line.send({"type": "point", **said})
    assert line.closed_for() == "bad-frame"


def test_only_players_point(server: Server) -> None:
    line = Person(server, new_game(server)[0].game).live()
    line.send({"type": "point", "route": 7})
    assert line.closed_for() == "needs-a-seat"


def test_a_big_screen_has_no_key(server: Server) -> None:
    ana = new_game(server)[0]
    assert ana.live(screen="tv").closed_for() == "bad-frame"
    unknown = Person(server, ana.game).live(screen="wall")
    assert unknown.closed_for() == "bad-frame"


def test_pointing_too_often_is_too_much(server: Server) -> None:
    line = new_game(server)[0].live()
    for route in range(40):
        line.send({"type": "point", "route": route})
    assert line.closed_for() == "too-fast"
