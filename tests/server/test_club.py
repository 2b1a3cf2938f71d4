"""The club: members, their devices and their games; what is noted of these, and what goes when somebody leaves."""

import re
from typing import Any

import pytest

from tests.server import plain
from tests.server.clubs import Member, done, finish, join, open_game
from tests.server.rig import Person, Server, new_game, patiently
from trilhos.server.storage.club.members import MOST_DEVICES
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import ENTRIES
from trilhos.server.storage.tables_club import DEVICES, MEMBERS, PASSES, PLACES, SEATINGS


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from tests.server.rig import serving

    folder = tmp_path_factory.mktemp("club")
    free = [word for name in ("member", "pass", "token") for word in ("--limit", f"{name}=9999/9999")]
    with serving(str(folder / "games.sqlite"), folder, *free, "--log", "debug") as running:
        yield running


# Members and devices


def test_a_name_makes_a_member_and_the_same_secret_the_same_one(club: Server) -> None:
    ana = join(club, "  Ana ")
    again = plain.post(f"{club.url}/api/club", json={"name": "Ana", "secret": ana.key}).json()
    assert again == {"member": {"name": "Ana", "tag": ana.tag}, "device": ana.device, "key": ana.key}
    assert ana.me["me"] == {"name": "Ana", "tag": ana.tag}
    assert re.fullmatch("[0-9a-f]{4}", ana.tag)
    assert join(club, "Ana").tag != ana.tag
    assert done(ana.http.put("/club", json={"name": "Anna"})).json()["name"] == "Anna"
    assert ana.me["me"]["name"] == "Anna"
    assert plain.post(f"{club.url}/api/club", json={"name": " "}).status_code == 422
    stranger = plain.get(f"{club.url}/api/club", headers={"Authorization": "Bearer nobody"})
    assert (stranger.status_code, stranger.json()["error"]) == (401, "wrong-member-key")
    assert plain.get(f"{club.url}/api/club").status_code == 401


def let_in(club: Server, given: str, **more: Any) -> Any:
    return plain.post(f"{club.url}/api/club/devices", json={"given": given, **more})


def test_another_device_comes_in_by_link_or_code_once(club: Server) -> None:
    ana = join(club, "Ana", device="phone")
    ticket = ana.tell("/club/passes")
    assert ticket["seconds"] == pytest.approx(600, abs=5)
    assert re.fullmatch("[0-9A-Z]{4}-[0-9A-Z]{4}", ticket["code"])
    secret = "s" * 22
    desk = Member(
        club, done(let_in(club, ticket["code"].lower().replace("-", " "), secret=secret, device="desk")).json()
    )
    assert done(let_in(club, ticket["code"], secret=secret)).json()["device"] == desk.device  # the answer was lost
    for given in (ticket["code"], ticket["secret"], "0000-0000", ""):
        assert let_in(club, given).json()["error"] == "pass-void"
    third = Member(club, done(let_in(club, ana.tell("/club/passes")["secret"])).json())
    assert [(one["name"], one["here"]) for one in desk.me["devices"]] == [("phone", False), ("desk", True), ("", False)]
    done(ana.http.delete(f"/club/devices/{third.device}"))
    assert third.http.get("/club").status_code == 401
    assert ana.http.delete(f"/club/devices/{third.device}").status_code == 404
    assert join(club, "Bia").http.delete(f"/club/devices/{desk.device}").status_code == 404
    for _ in range(MOST_DEVICES - 2):
        done(let_in(club, ana.tell("/club/passes")["secret"]))
    assert let_in(club, ana.tell("/club/passes")["secret"]).json()["error"] == "too-many-devices"


def test_a_pass_ends_with_its_time(club: Server) -> None:
    ana = join(club, "Ana")
    ticket = ana.tell("/club/passes")
    engine = connect(club.database)
    with engine.begin() as connection:
        connection.execute(PASSES.update().values(until=1.0))
    engine.dispose()
    assert let_in(club, ticket["code"]).json()["error"] == "pass-void"


def test_codes_are_not_guessed_and_members_not_made_in_masses(server: Server) -> None:
    """With the limits as they come: forty guesses in the ten minutes that one of 2**40 codes is good for."""
    ana = join(server, "Ana")
    right = ana.tell("/club/passes")["code"]
    answers = [let_in(server, f"0000-00{number:02}").status_code for number in range(12)]
    assert set(answers) == {404, 429}
    assert let_in(server, right).status_code == 429  # not even looked at
    made = [plain.post(f"{server.url}/api/club", json={"name": "X"}).status_code for _ in range(12)]
    assert made[-1] == 429
    assert ana.me["me"]["name"] == "Ana"


# Games


def test_games_are_listed_with_whose_turn_it_is_and_seats_follow_their_member(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    people = open_game(ana, bia)
    game = people[0].game
    older = people_of_two(club, ana)
    listed = ana.ask("/club/games")
    assert [one["about"]["game"] for one in listed if one["turn"]][:1] == [game]  # in the opening everybody is asked
    assert set(ana.games()) == {game, older}
    assert bia.games() == [game]
    desk = Member(club, done(let_in(club, ana.tell("/club/passes")["secret"])).json())
    assert set(desk.games()) == {game, older}
    there = desk.bring(game)
    assert there.table()["you"] == 0
    assert people[0].get().status_code == 401  # a seat is at one device at a time
    assert ana.bring(game).table()["you"] == 0
    assert there.get().status_code == 401
    assert desk.refused(f"/games/{new_game(club)[0].game}/bring") == (404, "no-seat-of-yours")


def people_of_two(club: Server, member: Member) -> str:
    """A game that was begun before its player was a member; the seat is linked later."""
    people = new_game(club)
    for wrong in (people[0].token, "x" * 22):
        game = people[0].game if wrong != people[0].token else "nowhere"
        assert member.refused("/club/seats", game=game, token=wrong) == (401, "wrong-token")
    member.tell("/club/seats", game=people[0].game, token=people[0].token)
    return people[0].game


def test_a_seat_that_was_given_away_is_not_its_members_any_more(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    people = open_game(ana, bia)
    token = done(people[1].post("/seat")).json()["token"]  # by whoever has the link, without a word about a member
    assert bia.games() == []
    assert bia.refused(f"/games/{people[1].game}/bring") == (404, "no-seat-of-yours")
    assert Person(club, people[1].game, token).table()["you"] == 1
    bia.tell("/club/seats", game=people[1].game, token=token)
    assert bia.games() == [people[1].game]


def test_what_became_of_games_and_head_to_head(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    for _ in range(2):
        finish(open_game(ana, bia, bots=1))
    played = ana.history(2)
    assert ana.games() == []
    seats = played[0]["seats"]
    assert sorted(seat["place"] for seat in seats) == [seat["place"] for seat in seats]
    assert {(seat["tag"], seat["bot"], seat["you"]) for seat in seats} == {
        (ana.tag, None, True), (bia.tag, None, False), (None, "greedy", False),
    }  # fmt: skip
    assert (played[0]["kept"], played[0]["rated"], played[0]["titles"]["en"]) == (True, False, "USA")
    assert ana.ask(f"/club/history?before={played[0]['at']}") == [played[1]]
    mine = [next(seat["place"] for seat in game["seats"] if seat["you"]) for game in played]
    hers = [next(seat["place"] for seat in game["seats"] if seat["tag"] == bia.tag) for game in played]
    met = {one["tag"]: one for one in ana.ask("/club/people")}
    assert met.keys() == {bia.tag, None}
    assert met[bia.tag]["games"] == 2
    assert met[bia.tag]["ahead"] == sum(a < b for a, b in zip(mine, hers, strict=True))
    assert met[bia.tag]["behind"] == sum(a > b for a, b in zip(mine, hers, strict=True))
    assert met[bia.tag]["rating"] is None


# Rated games


def test_a_rated_game_is_for_members_alone_one_seat_each(club: Server) -> None:
    ana, bia, eva = join(club, "Ana"), join(club, "Bia"), join(club, "Eva")
    wish: dict[str, Any] = {
        "edition": "usa",
        "chairs": [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}],
        "rated": True,
    }

    def made(**more: Any) -> Any:
        return plain.post(f"{club.url}/api/games", json={**wish, **more})

    assert made().json()["error"] == "rated-needs-member"
    assert made(member=ana.key, hints=True).json()["error"] == "rated-no-hints"
    assert made(member=ana.key, chairs=[{"kind": "you"}] * 2).json()["error"] == "rated-one-each"
    answer = done(made(member=ana.key)).json()
    game, mine = answer["game"], Person(club, answer["game"], answer["tokens"]["0"])
    assert mine.table()["about"]["rated"]
    nobody = Person(club, game)
    assert nobody.post("/join", name="Eva").json()["error"] == "rated-needs-member"
    assert nobody.post("/join", name="Ana", member=ana.key).json()["error"] == "rated-once"
    hers = nobody.sit("Bia", member=bia.key)
    assert done(hers.post("/join", name="Bea")).json()["token"] == hers.token  # another name
    assert hers.post("/seat").json()["error"] == "rated-needs-member"
    assert hers.post("/seat", member=eva.key).json()["error"] == "rated-others-seat"
    assert done(hers.post("/seat", member=bia.key)).json()["chair"] == 1
    secret = "e" * 22
    assert nobody.sit("Eva", member=eva.key, secret=secret).table()["you"] == 2
    assert done(nobody.post("/join", name="Eva", member=eva.key, secret=secret)).json()["token"] == secret


def test_ratings_count_rated_games_once_with_what_is_not_known_yet(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    assert [ana.me["rating"], bia.me["rating"]] == [None, None]
    finish(open_game(ana, bia))  # which doesn't count
    finish(open_game(ana, bia, rated=True, bots=1))
    ana.history(2)
    first = ana.me["rating"]
    assert (first["games"], first["formula"]) == (1, "plackett-luce/1")
    assert 150 < first["spread"] < 250
    bot = next(one for one in ana.ask("/club/people") if one["bot"] == "greedy")
    assert bot["rating"]["value"] > max(first["value"], bia.me["rating"]["value"])  # both have resigned
    for _ in range(2):  # asked again, and noted by nobody twice
        assert ana.me["rating"] == first


# Leaving, and what others can see


def test_who_leaves_leaves_nothing_of_their_own(club: Server) -> None:
    ana, bia = join(club, "Quirina"), join(club, "Bia")
    over, running = open_game(ana, bia, rated=True), open_game(ana, bia)
    done(over[0].post("/chat", text="secret words", key="c"))
    finish(over)
    ana.history(1)
    group = ana.tell("/club/groups", name="Us", game=running[0].game)
    assert {one["tag"] for one in group["people"]} == {ana.tag, bia.tag}
    before = bia.me["rating"]
    over[1].get("/story")
    done(ana.http.delete("/club"))
    assert ana.http.get("/club").status_code == 401
    told = (
        over[1].get("/story").text + over[1].get("/save").text + over[1].get().text + bia.http.get("/club/history").text
    )
    assert "Quirina" not in told
    assert "secret words" not in told
    assert "Somebody" in over[1].table()["about"]["chairs"][0]["name"]
    assert over[1].table()["about"]["chairs"][0]["unnamed"]
    assert bia.me["rating"] == before
    assert [one["name"] for one in bia.ask("/club/people")] == []
    assert [one["tag"] for one in bia.me["groups"][0]["people"]] == [bia.tag]
    assert running[0].table()["about"]["chairs"][0]["name"] == "Quirina"  # until it is over
    finish(running)
    for _ in patiently():
        if running[1].table()["about"]["chairs"][0]["name"] != "Quirina":
            break
    left = {"Quirina", ana.tag}
    engine = connect(club.database)
    with engine.connect() as connection:
        for table in (MEMBERS, DEVICES, PASSES, SEATINGS, PLACES):
            rows = " ".join(map(str, connection.execute(table.select()).all()))
            assert not [word for word in left if f"'{word}" in rows], table
        logs = " ".join(row.data for row in connection.execute(ENTRIES.select()))
    engine.dispose()
    assert "Quirina" not in logs


def test_keys_reach_nobody_else(club: Server) -> None:
    """In a rated game with all that there is: no player, no spectator, no log line and no figure has any of it."""
    ana, bia = join(club, "Ana", device="phone of Ana"), join(club, "Bia")
    ticket = ana.tell("/club/passes")
    people = open_game(ana, bia, rated=True)
    line, spectator = people[1].live(), Person(club, people[0].game)
    heard = [line.raw()]
    done(people[0].post("/chat", text="hello", key="h"))
    heard.append(line.raw())
    finish(people)
    ana.history(1)
    heard += [line.raw() for _ in range(2)]
    asked = [
        *[people[1].get(path).text for path in ("", "/events", "/story", "/save", "/audit")],
        spectator.get("/events").text,
        *[bia.http.get(f"/club/{path}").text for path in ("games", "history", "people", "export")],
        bia.http.get("/club").text,
        plain.get(f"{club.url}/api/games?status=finished").text,
        plain.get(f"{club.url}/metrics").text,
        club.log.read_text(),
    ]
    full = Member(club, {"key": ana.key, "device": "", "member": {"tag": ""}}).ask("/club/export")
    asked.append(str(full))
    engine = connect(club.database)
    with engine.connect() as connection:
        hashes = [row.key for row in connection.execute(DEVICES.select())]
        asked += [" ".join(map(str, row)) for row in connection.execute(DEVICES.select())]
        ids = [row.id for row in connection.execute(MEMBERS.select())]
    engine.dispose()
    for secret in (ana.key, bia.key, ticket["secret"], ticket["code"], ticket["code"].replace("-", "")):
        assert not [text for text in [*heard, *asked] if secret in text]
    told = [*heard, *asked[: -len(hashes)]]
    assert not [text for text in told for one in [*hashes, *ids] if one in text]
    assert not [text for text in told[:-1] if "phone of Ana" in text]
    assert full["club"]["devices"][0]["name"] == "phone of Ana"
