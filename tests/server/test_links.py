"""Secret links: whoever sits down gets a token of their own, and who made the game keeps none of it."""

from tests.server.rig import Person, Server, make_game

SECRET = "b" * 22


def invited(server: Server) -> tuple[Person, Person]:
    """Ana has made a game, with a link for Bia; what Ana knows of Bia's chair."""
    made = make_game(server, "usa", [{"kind": "you", "name": "Ana"}, {"kind": "link"}, {"kind": "open"}])
    return Person(server, made["game"], made["tokens"]["0"]), Person(server, made["game"], made["tokens"]["1"])


def test_a_link_is_void_once_somebody_has_sat_down_with_it(server: Server) -> None:
    _, link = invited(server)
    bia = link.sit("Bia")
    assert bia.token != link.token
    assert bia.table()["you"] == 1
    refusals = [link.get(), link.post("/join", name="Eva"), link.post("/leave"), link.post("/seat")]
    assert [answer.status_code for answer in refusals] == [401] * 4


def test_whoever_looked_on_with_the_link_sees_no_more(server: Server) -> None:
    _, link = invited(server)
    peeping = link.live()
    peeping.news()
    link.sit("Bia")
    assert peeping.closed_for() == "link-used"


def test_an_answer_that_got_lost_costs_no_seat(server: Server) -> None:
    _, link = invited(server)
    first = link.post("/join", name="Bia", secret=SECRET).json()
    assert first["token"] == SECRET
    assert link.post("/join", name="Bia", secret=SECRET).json() == first
    assert link.post("/join", name="Bia", secret="c" * 22).status_code == 401


def test_another_name_is_no_other_token(server: Server) -> None:
    ana, link = invited(server)
    bia = link.sit("Bia")
    watching = bia.live()
    watching.news()
    assert bia.sit("Beatriz").token == bia.token
    assert watching.news()["entries"][0]["type"] == "joined"
    assert [chair["name"] for chair in ana.table()["about"]["chairs"][:2]] == ["Ana", "Beatriz"]
