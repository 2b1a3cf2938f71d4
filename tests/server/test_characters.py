"""Characters at tables of a server: offered with their faces, seated by name, and the same in the next game."""

from tests.golden.make import GAMES
from tests.server import plain
from tests.server.rig import Person, Server, make_game
from trilhos.bots.characters import characters, company
from trilhos.play.record import load, to_record

YOU = {"kind": "you", "name": "Ana", "color": "amber"}


def test_they_are_offered_in_the_clients_language(server: Server) -> None:
    told = plain.get(f"{server.url}/api/bots", headers={"Accept-Language": "pt-BR"}).json()
    people = {bot["name"]: bot for bot in told if bot["character"]}
    assert list(people) == list(characters())
    assert people["ines"]["title"] == "Inês"
    assert people["sanne"]["character"]["bot"] == "normal:style=blocker"
    assert people["sanne"]["character"]["style"] == "atravessa o caminho"
    assert people["sanne"]["character"]["face"]["hair"] == "bun"
    assert not any(bot["added"] for bot in told)


def test_a_board_tells_its_company(server: Server) -> None:
    boards = plain.get(f"{server.url}/api/boards").json()
    assert {board["id"]: board["company"] for board in boards} == {
        board["id"]: company(board["id"]) for board in boards
    }


def test_they_sit_by_name_and_come_to_empty_chairs_in_order(server: Server) -> None:
    chairs = [YOU, {"kind": "bot", "bot": "chloe"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]
    made = make_game(server, chairs=chairs)
    host = Person(server, made["game"], made["host"])
    refused = host.post("/start", bots=["emil"])
    assert (refused.status_code, refused.json()["error"]) == (409, "empty-chairs")
    assert host.post("/start", bots=["emil", "ruth"], bot="easy").status_code == 200
    seats = host.get("").json()["about"]["chairs"]
    assert [(chair["name"], chair["bot"]) for chair in seats] == [
        ("Ana", None),
        ("Chloé", "chloe"),
        ("Emil", "emil"),
        ("Ruth", "ruth"),
        ("Easy", "easy"),
    ]
    assert host.post("/start", bots=["nobody"]).status_code >= 400


def test_a_rematch_keeps_them_and_everybodys_colour(server: Server) -> None:
    save = to_record(load(GAMES / "usa-2.json"))
    made = plain.post(f"{server.url}/api/games/import", json={"save": save, "seats": ["bia", "link"]}).json()
    ana = Person(server, made["game"], made["tokens"]["1"])
    ana.post("/rematch", key="again")
    again = Person(server, ana.table()["about"]["rematch"], ana.token)
    bot, mine = again.table()["about"]["chairs"]
    assert (bot["kind"], bot["bot"]) == ("bot", "bia")
    assert (mine["kind"], mine["color"], mine["picked"]) == ("link", "cobalt", True)
    again = again.sit("Ana")
    assert [chair["color"] for chair in again.table()["about"]["chairs"]] == ["carmine", "cobalt"]


def test_the_save_file_names_them(server: Server) -> None:
    save = to_record(load(GAMES / "usa-2.json"))
    made = plain.post(f"{server.url}/api/games/import", json={"save": save, "seats": ["bia", "link"]}).json()
    assert Person(server, made["game"]).get("/save").json()["deal"]["bots"] == ["bia", None]
