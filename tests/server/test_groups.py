"""Groups of the club: the same people again, on the next board, whoever has come, gone, or left a chair to a bot."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server import plain
from tests.server.clubs import Member, done, finish, join, open_game
from tests.server.rig import Person, Server, patiently, serving, serving_together
from tests.server.test_club import club
from trilhos.cli import main
from trilhos.server.storage.database import connect
from trilhos.server.storage.tables import ENTRIES, GAMES
from trilhos.server.storage.tables_club import RESULTS

__all__ = ["club"]


def following(member: Member, group: str, **more: Any) -> str:
    """The group's next game."""
    known = member.ask(f"/club/groups/{group}")
    path = f"/games/{known['last']}/next" if known["status"] == "finished" else f"/club/groups/{group}/game"
    return str(member.tell(path, **more)["game"])


def test_the_same_people_again_on_the_next_board(club: Server) -> None:
    ana, bia, eva = join(club, "Ana"), join(club, "Bia"), join(club, "Eva")
    last = open_game(ana, bia, bots=1)
    game = last[0].game
    assert eva.refused("/club/groups", name="Us", game=game) == (404, "no-seat-of-yours")
    group = ana.tell("/club/groups", name="Us", game=game)
    assert bia.tell("/club/groups", name="We", game=game) == group  # she has it already
    assert (group["last"], group["status"], group["free"]) == (game, "running", False)
    assert ana.refused(f"/games/{game}/next") == (409, "group-plays")
    assert ana.refused(f"/club/groups/{group['id']}/game") == (409, "group-plays")
    finish(last)
    assert eva.refused(f"/games/{game}/next") == (404, "no-such-group")
    made = bia.tell(f"/games/{game}/next", rated=True)
    assert made["tokens"] == {}
    assert ana.tell(f"/games/{game}/next")["game"] == made["game"]  # whoever comes second gets the same
    kept = ana.ask("/club/games")[0]
    assert kept["turn"]  # to sit down
    assert kept["about"]["rated"]
    assert kept["about"]["edition"] != "usa"
    assert [chair["kind"] for chair in kept["about"]["chairs"]] == ["link", "link", "bot"]
    people = [ana.sit(made["game"]), bia.sit(made["game"])]
    finish(people)
    ana.history(2)
    assert ana.me["groups"] == [{**group, "last": made["game"], "status": "finished", "free": True, "rated": True}]


def test_a_group_from_nothing_grows_and_shrinks(club: Server) -> None:
    ana, bia, eva = join(club, "Ana"), join(club, "Bia"), join(club, "Eva")
    group = ana.tell("/club/groups", name="Thursdays")["id"]
    link = ana.tell(f"/club/groups/{group}/pass")
    assert link["code"] is None
    assert link["seconds"] == pytest.approx(14 * 24 * 3600, abs=60)
    for _ in range(2):  # by the same link, and again
        assert len(bia.tell("/club/groups/enter", given=link["secret"])["people"]) == 2
    assert bia.refused("/club/groups/enter", given="x" * 22) == (404, "pass-void")
    assert eva.refused(f"/club/groups/{group}/game") == (404, "no-such-group")
    assert eva.refused(f"/club/groups/{group}/pass") == (404, "no-such-group")
    game = following(bia, group)
    assert bia.refused(f"/club/groups/{group}/game") == (409, "group-plays")
    finish([ana.sit(game), bia.sit(game)])
    eva.tell("/club/groups/enter", given=link["secret"])
    done(bia.http.delete(f"/club/groups/{group}"))
    after = following(ana, group, edition="europe")
    assert after in eva.games()
    assert after not in bia.games()
    kinds = [chair["kind"] for chair in eva.ask("/club/games")[0]["about"]["chairs"]]
    assert sorted(kinds) == ["link", "link", "open"]  # Bia's is for anybody
    for member in (ana, eva):
        done(member.http.delete(f"/club/groups/{group}"))
    assert ana.refused("/club/groups/enter", given=link["secret"]) == (404, "pass-void")


def test_a_game_that_nobody_begins_holds_its_group_up_for_a_day(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    group = ana.tell("/club/groups", name="Slow")["id"]
    bia.tell("/club/groups/enter", given=ana.tell(f"/club/groups/{group}/pass")["secret"])
    game = following(ana, group)
    engine = connect(club.database)
    with engine.begin() as connection:
        connection.execute(GAMES.update().where(GAMES.c.id == game).values(moved=GAMES.c.moved - 25 * 3600))
    engine.dispose()
    assert bia.me["groups"][0]["free"]
    assert following(bia, group) != game


def test_a_bot_on_a_kept_chair_is_nobody_elses_result(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    group = ana.tell("/club/groups", name="Us")["id"]
    bia.tell("/club/groups/enter", given=ana.tell(f"/club/groups/{group}/pass")["secret"])
    made = ana.tell(f"/club/groups/{group}/game")
    mine = ana.sit(made["game"])
    assert bia.games() == [made["game"]]
    done(Person(club, made["game"], made["host"]).post("/start", bots=["greedy"]))
    assert bia.games() == []
    finish([mine])
    assert [seat["tag"] for seat in ana.history(1)[0]["seats"] if not seat["you"]] == [None]
    assert bia.ask("/club/history") == []
    assert following(ana, group) in bia.games()  # next time it is hers again


def test_who_has_played_again_already_goes_on_from_there(club: Server) -> None:
    ana, bia = join(club, "Ana"), join(club, "Bia")
    last = open_game(ana, bia)
    finish(last)
    done(last[0].post("/rematch", key="again"))
    rematch = last[0].table()["about"]["rematch"]
    group = ana.tell("/club/groups", name="Us", game=last[0].game)["id"]
    assert following(ana, group) == rematch
    assert bia.ask(f"/club/groups/{group}")["last"] == rematch


def test_a_linked_seat_is_not_taken_by_another_member(club: Server) -> None:
    ana, bia, eva = join(club, "Ana"), join(club, "Bia"), join(club, "Eva")
    people = open_game(ana, bia, rated=True, bots=1)
    game, token = people[0].game, people[0].token
    assert eva.refused("/club/seats", game=game, token=token) == (403, "seat-of-another")
    assert people[0].post("/join", name="Eva", member=eva.key).json()["error"] == "rated-others-seat"
    assert ana.games() == [game]


def test_names_of_those_who_left_stay_away_when_a_backup_comes_back(tmp_path: Path) -> None:
    backup = tmp_path / "b.gz"
    with serving(str(tmp_path / "games.sqlite"), tmp_path) as server:
        ana, bia = join(server, "Quirina"), join(server, "Bia")
        people = open_game(ana, bia, rated=True)
        finish(people)
        ana.history(1)
        assert main(["backup", str(backup), "--db", server.database]) == 0
        done(ana.http.delete("/club"))
        assert main(["keeper", "delete", people[0].game, "--yes", "--db", server.database]) == 0
        assert main(["restore", str(backup), "--db", server.database]) == 0
        engine = connect(server.database)
        for _ in patiently():
            with engine.connect() as connection:
                told = [row.data for row in connection.execute(ENTRIES.select())]
                told += [row.name for row in connection.execute(RESULTS.select())]
            if not any("Quirina" in one for one in told):
                break
        engine.dispose()
        assert any("Bia" in one for one in told)
        assert [seat["name"] for seat in bia.history(1)[0]["seats"] if not seat["you"]] == ["…"]
        assert json.loads(told[0])


@pytest.fixture
def two(empty_postgres: str, tmp_path: Path) -> Iterator[list[Server]]:
    with serving_together(empty_postgres, tmp_path) as both:
        yield both


def test_at_two_processes_there_is_one_next_game_one_rating_and_one_device_let_in(two: list[Server]) -> None:
    ana, bia = join(two[0], "Ana"), join(two[1], "Bia")
    people = open_game(ana, bia, rated=True)
    game = people[0].game
    ana.tell("/club/groups", name="Us", game=game)
    finish(people)
    bia.history(1)
    assert {"games": 1}.items() <= ana.me["rating"].items()
    assert ana.at(two[1]).me["rating"] == ana.me["rating"]
    askers = [ana, bia, ana.at(two[1]), bia.at(two[0])]
    with ThreadPoolExecutor(4) as pool:
        made = set(pool.map(lambda one: one.tell(f"/games/{game}/next")["game"], askers))
    assert len(made) == 1
    finish([ana.sit(*made), bia.sit(*made)])
    assert [len(one.history(2)) for one in askers] == [2] * 4
    ticket = ana.tell("/club/passes")
    tries = [(two[0], ticket["secret"]), (two[1], ticket["code"])] * 2
    with ThreadPoolExecutor(4) as pool:
        answers = pool.map(lambda at: plain.post(f"{at[0].url}/api/club/devices", json={"given": at[1]}), tries)
    assert sorted(answer.status_code for answer in answers) == [201, 404, 404, 404]
    assert len(bia.at(two[0]).ask("/club")["devices"]) == 1
    assert len(ana.me["devices"]) == 2


def test_nonsense_for_an_id_is_refused_by_both_databases(database: str, tmp_path: Path) -> None:
    with serving(database, tmp_path) as server:
        ana = join(server, "Ana")
        group = ana.tell("/club/groups", name="Us")["id"]
        assert ana.refused("/club/groups", name="n", game="a\0")[0] == 400
        assert ana.refused("/club/seats", game="a\0", token="x" * 22)[0] == 400
        assert ana.refused(f"/club/groups/{group}/game", edition="a\0")[1] == "unknown-edition"
        for path in ("/club/groups/%00", "/club/devices/a%00"):
            assert ana.http.delete(path).status_code in (400, 404)
