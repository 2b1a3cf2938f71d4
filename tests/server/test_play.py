"""A game through the server: rooms, seats, moves, undo, chat, the end."""

import random
import sys
from pathlib import Path

import pytest

from tests.server import plain
from tests.server.rig import Person, Server, make_game, new_game, patiently, people_of, serving, stored_game
from trilhos.boards import EDITIONS
from trilhos.bots import LEVELS
from trilhos.server.game import sight
from trilhos.server.game.entries import Resigned
from trilhos.server.game.table import Table
from trilhos.server.storage.store import Stored


def test_a_whole_game_of_people(server: Server) -> None:
    people = new_game(server)
    seats = {person.table()["seat"]: person for person in people}
    dice = random.Random(5)
    person = people[0]
    while (table := person.table())["about"]["status"] != "finished":
        if table["legal"]:
            answer = person.act(dice.choice(table["legal"])["id"], table["about"]["position"])
            assert answer.status_code == 200, answer.text
        else:
            person = seats[table["about"]["waiting"][0]]
    tables = [person.table() for person in people]
    assert tables[0]["result"] == tables[1]["result"]
    assert tables[0]["deal"]["seed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_bots_ends_by_itself(server: Server, edition: str) -> None:
    made = make_game(server, edition, [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}])
    watcher = Person(server, made["game"])
    for _ in patiently():
        if watcher.table()["about"]["status"] == "finished":
            break
    assert watcher.table()["result"]["winners"]


def test_friends_join_by_link_and_by_the_game_itself(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "link"}, {"kind": "open"}])
    ana, bia = (Person(server, made["game"], token) for token in made["tokens"].values())
    assert ana.table()["about"]["status"] == "open"
    bia = bia.sit("Bia")
    seated = Person(server, made["game"]).post("/join", name="Ana").json()
    caio = Person(server, made["game"], seated["token"])
    about = caio.table()["about"]
    assert about["status"] == "running"
    assert [chair["name"] for chair in about["chairs"]] == ["Ana", "Bia", "Ana 2"]
    assert Person(server, made["game"]).post("/join", name="Davi").status_code == 409


def test_a_lost_answer_costs_no_chair(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}])
    secret = "s3cret-" + "x" * 20
    nobody = Person(server, made["game"])
    first = nobody.post("/join", name="Bia", secret=secret)
    assert (first.status_code, first.json()) == (201, {"game": made["game"], "chair": 1, "token": secret})
    assert nobody.post("/join", name="Bia", secret=secret).json() == first.json()
    assert nobody.post("/join", name="Caio").json()["chair"] == 2
    assert nobody.post("/join", name="Bia", secret=secret).json() == first.json(), "though the game has started"
    bia = Person(server, made["game"], secret)
    assert bia.post("/join", name="Bia").json() == first.json()
    assert [chair["name"] for chair in bia.table()["about"]["chairs"]] == ["Ana", "Bia", "Caio"]
    assert [entry["type"] for entry in bia.get("/events").json()] == ["created", "joined", "joined", "started"]


def test_who_sits_already_may_change_their_name_before_the_start(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "link"}, {"kind": "open"}])
    ana = Person(server, made["game"], made["tokens"]["0"])
    for name in ("Anna", "Ana"):
        ana = ana.sit(name)
        assert ana.table()["you"] == 0
    assert [chair["name"] for chair in ana.table()["about"]["chairs"]] == ["Ana", ""]


@pytest.mark.parametrize("secret", ["short", "x" * 65, "with space " + "x" * 20, 7])
def test_a_secret_that_is_none(server: Server, secret: object) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}])
    answer = Person(server, made["game"]).post("/join", name="Bia", secret=secret)
    assert (answer.status_code, answer.json()["fields"][0]["field"]) == (400, "secret")


def test_whoever_made_a_game_fills_it_with_bots(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}])
    (ana,) = people_of(server, made)
    assert ana.post("/start", bot="greedy").status_code == 403
    host = Person(server, made["game"], made["host"])
    assert host.post("/start").status_code == 409
    assert host.post("/start", bot="greedy").status_code == 200
    assert [chair["kind"] for chair in ana.table()["about"]["chairs"]] == ["person", "bot", "bot"]


@pytest.mark.parametrize("bot", ["easy", "easy:style=blocker"])
def test_bots_that_fill_a_game_have_names_in_the_hosts_language(server: Server, bot: str) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Fácil"}, {"kind": "open"}, {"kind": "open"}])
    host = Person(server, made["game"], made["host"])
    host.http.headers["Accept-Language"] = "pt-BR"
    assert host.post("/start", bot=bot).status_code == 200
    assert [chair["name"] for chair in host.table()["about"]["chairs"]] == ["Fácil", "Fácil 2", "Fácil 3"]


def test_a_link_is_void_once_a_bot_has_its_chair(server: Server) -> None:
    """Else whoever made the game could look into the hand of a rival: that link was told to them."""
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "link"}])
    late = Person(server, made["game"], made["tokens"]["1"])
    line = late.live()
    line.news()
    assert Person(server, made["game"], made["host"]).post("/start", bot="greedy").status_code == 200
    assert late.get().status_code == 401
    assert line.closed_for() == "given-to-bot"


def test_getting_up_before_the_start(server: Server) -> None:
    made = make_game(server)
    ana = Person(server, made["game"], made["tokens"]["0"])
    assert ana.post("/leave").status_code == 200
    assert ana.get().status_code == 401
    assert Person(server, made["game"]).table()["about"]["chairs"][0]["kind"] == "open"


def test_a_seat_moves_to_another_device(server: Server) -> None:
    ana, _ = new_game(server)
    old = ana.live()
    old.news()
    token = ana.post("/seat").json()["token"]
    assert ana.get().status_code == 401
    assert Person(server, ana.game, token).table()["seat"] == 0
    assert old.closed_for() == "taken-over"


def test_a_lost_answer_costs_no_seat_that_moves(server: Server) -> None:
    ana, bia = new_game(server)
    secret, chair = "n" * 22, ana.table()["you"]
    first = ana.post("/seat", secret=secret)
    assert (first.status_code, first.json()) == (201, {"game": ana.game, "chair": chair, "token": secret})
    assert ana.post("/seat", secret=secret).json() == first.json(), "though the old link is void"
    moved = Person(server, ana.game, secret)
    assert moved.table()["seat"] == 0
    assert [entry["type"] for entry in moved.get("/events").json()].count("renewed") == 1
    assert ana.post("/seat", secret="o" * 22).status_code == 401
    assert bia.post("/seat", secret="short").status_code == 400


def test_undo_until_somebody_has_learnt_something(server: Server) -> None:
    people = new_game(server)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    first, second = people
    table = first.table()
    claim = next(choice for choice in table["legal"] if choice["verb"] == "claim")
    first.play(claim["id"])
    first.play(claim["ways"][0]["id"])
    assert first.table()["can_undo"]
    assert second.post("/undo", expected=second.table()["about"]["number"], key="u").status_code == 409
    assert second.post("/undo/answer", agree=True, key="early").status_code == 409
    for key in ("one", "two"):
        assert first.post("/undo", expected=first.table()["about"]["number"], key=key).status_code == 200
        if key == "one":  # it showed cards
            assert second.post("/undo/answer", agree=True, key="yes").status_code == 200
    assert first.table()["view"] == table["view"]
    first.play("draw")
    assert first.post("/undo", expected=first.table()["about"]["number"], key="three").status_code == 409


def test_a_claim_with_its_payment_is_one_command_on_one_key(server: Server) -> None:
    first, second = people = new_game(server)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    table = first.table()
    claim = next(choice for choice in table["legal"] if choice["verb"] == "claim")
    command = {
        "action": [claim["id"], claim["ways"][0]["notation"]],
        "expected": table["about"]["number"],
        "key": "one",
    }
    wrong = first.post("/actions", **{**command, "action": [claim["id"], "draw"], "key": "no"})
    assert (wrong.status_code, wrong.json()["table"]["about"]["number"]) == (409, table["about"]["number"])
    live = second.live(after=table["about"]["number"])
    live.news()
    done = first.post("/actions", **command).json()
    assert done == first.post("/actions", **command).json() == {"number": table["about"]["number"] + 2}
    assert [entry["type"] for entry in live.news()["entries"]] == ["action", "action"]  # told at once
    talk = {"type": "post", "id": 1, "to": "actions", "body": {**command, "expected": done["number"], "key": "two"}}
    line = first.live(after=done["number"])
    line.news()
    line.send(talk)
    assert line.news()["body"]["error"] == "not-your-turn"
    first.post("/undo", expected=done["number"], key="back")
    second.post("/undo/answer", agree=True, key="yes")
    assert first.table()["view"] == table["view"]


def test_what_cannot_be_done_is_named_with_its_reason(server: Server) -> None:
    people = new_game(server)
    for person in people:
        person.play(person.table()["legal"][0]["id"])
    mine, waiting = sorted((person.table() for person in people), key=lambda table: not table["legal"])
    assert [(why["reason"], why["verb"]) for why in waiting["refused"]] == [("not-your-turn", None)]
    whys = [why for why in mine["refused"] if why["verb"] == "claim"]
    claims = {route: action for why in whys for route, action in zip(why["arguments"], why["actions"], strict=True)}
    legal = {choice["argument"]: choice["id"] for choice in mine["legal"] if choice["verb"] == "claim"}
    assert len({action - route for route, action in (claims | legal).items()}) == 1
    assert set(claims) | set(legal) == set(range(len(claims) + len(legal)))


def test_chat_reaches_everybody_and_has_limits(server: Server) -> None:
    ana, bia = new_game(server)
    news = bia.live(after=bia.table()["about"]["number"])
    news.news()
    assert ana.post("/chat", text="  oi\x00  ", key="c1").status_code == 200
    said = news.news()
    assert said["entries"][0]["data"] == {"chair": ana.table()["you"], "text": "oi"}
    assert said["table"] is None
    assert ana.post("/chat", text="x" * 501, key="c2").status_code == 422
    codes = [ana.post("/chat", text="again", key=f"k{n}").status_code for n in range(8)]
    assert codes[-1] == 429
    assert Person(server, ana.game).post("/chat", text="hi", key="s").status_code == 403


def test_who_resigns_is_played_by_a_bot(server: Server) -> None:
    ana, bia = new_game(server)
    assert ana.post("/resign", key="r").status_code == 200
    assert ana.post("/resign", key="again").status_code == 409
    bia_moves = 0
    for _ in patiently():
        table = bia.table()
        if table["legal"]:
            bia.play(table["legal"][0]["id"])
            bia_moves += 1
        if bia_moves == 3:
            break
    assert ana.act("draw").status_code == 403
    assert bia.table()["about"]["chairs"][ana.table()["you"]]["resigned"]


def test_who_has_resigned_is_offered_nothing(server: Server) -> None:
    ana, _ = new_game(server)
    you = ana.table()["you"]
    assert ana.post("/resign", key="r").status_code == 200
    stored = stored_game(server.database, ana.game)
    before = [entry.kind for entry in stored.entries].index(Resigned.kind) + 1  # the caretaker hasn't moved yet
    table = Table(Stored(stored.id, stored.secrets, stored.entries[:before]))
    told = sight.snapshot(table, you)
    assert you in table.waiting
    assert (told.seat, told.legal, told.refused, told.can_undo) == (0, [], [], False)


def test_a_rematch_keeps_the_links(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "bot", "bot": "greedy"}])
    (ana,) = people_of(server, made)
    assert ana.post("/rematch", key="early").status_code == 409
    ana.post("/resign", key="r")
    for _ in patiently():
        if ana.table()["about"]["status"] == "finished":
            break
    assert ana.post("/rematch", key="m").status_code == 200
    assert ana.post("/rematch", key="m2").status_code == 200
    following = Person(server, ana.table()["about"]["rematch"], ana.token)
    following = following.sit("Ana")
    assert following.table()["about"]["status"] == "running"


def test_who_made_a_game_need_not_wait_for_everybody_in_the_next(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": "Ana"}, {"kind": "you", "name": "Bia"}])
    ana, bia = people_of(server, made)
    for person in (ana, bia):
        assert person.post("/resign", key="r").status_code == 200
    for _ in patiently():
        if ana.table()["about"]["status"] == "finished":
            break
    assert ana.post("/rematch", key="m").status_code == 200
    host = Person(server, ana.table()["about"]["rematch"], made["host"])
    assert host.post("/start", bot="greedy").status_code == 200
    assert host.table()["about"]["status"] == "running"


def test_public_games_are_listed(server: Server) -> None:
    public = make_game(server, public=True)["game"]
    private = make_game(server)["game"]
    listed = [about["game"] for about in plain.get(f"{server.url}/api/games").json()]
    assert public in listed
    assert private not in listed


def test_spectators_may_be_kept_out(server: Server) -> None:
    ana, _ = new_game(server, spectators=False)
    assert Person(server, ana.game).get().status_code == 403
    assert ana.get().status_code == 200


def test_a_program_plays_on_a_server_whose_owner_allows_it(tmp_path: Path) -> None:
    program = f"cmd:{sys.executable} {Path('examples/bots/simple_bot.py').resolve()}"
    broken = f"cmd:{sys.executable} -c 0"
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--bot", program, "--bot", broken) as server:
        chairs = [{"kind": "bot", "name": "guest", "bot": program}, {"kind": "bot", "name": "broken", "bot": broken}]
        watcher = Person(server, make_game(server, chairs=chairs, first=0)["game"])
        for _ in patiently():
            moves = [entry["data"] for entry in watcher.get("/events").json() if entry["type"] == "action"]
            if len(moves) >= 6:
                break
        assert {move["by"] for move in moves if move["seat"] == 0} == {"bot"}
        assert {move["by"] for move in moves if move["seat"] == 1} == {"default"}


def test_levels_are_offered_in_the_clients_language(server: Server) -> None:
    told = plain.get(f"{server.url}/api/bots", headers={"Accept-Language": "pt-BR"}).json()
    assert [bot["name"] for bot in told if bot["level"]] == [*LEVELS]
    assert told[0]["title"] == "Fácil"
    assert "blocker" in told[3]["parameters"]["style"]
