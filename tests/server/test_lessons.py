"""Lessons as rooms: the rival plays what the file says, a wrong action costs nothing, and nothing is lost."""

import pytest

from tests.server import plain
from tests.server.rig import Person, Server, patiently
from trilhos.lessons import Script, lessons, script_of

Data = dict[str, object]


def begin(server: Server, lesson: str) -> Person:
    made = plain.post(f"{server.url}/api/lessons/{lesson}", json={"name": "Ana"}).json()
    return Person(server, made["game"], made["tokens"]["0"])


def the_script(lesson: str) -> Script:
    script = script_of(lesson)
    assert script is not None
    return script


def at_step(person: Person, step: int) -> None:
    for _ in patiently():
        if person.table()["about"]["lesson"]["step"] == step:
            return


def turn_comes(person: Person) -> None:
    for _ in patiently():
        if person.table()["legal"]:
            return


def go_on(person: Person, step: int) -> None:
    assert person.post("/lesson", step=step, key=f"step-{step}").status_code == 200


@pytest.mark.parametrize("lesson", sorted(lessons()))
def test_a_lesson_is_learnt_by_doing_what_it_says(server: Server, lesson: str) -> None:
    person, script = begin(server, lesson), the_script(lesson)
    for number, step in enumerate(script.lesson.steps):
        at_step(person, number)
        for move in range(script.starts[number], script.asked[number]):
            turn_comes(person)
            person.play(script.allowed[move][-1])
        if not step.expect:
            go_on(person, number)
    at_step(person, len(script.lesson.steps))
    about = person.table()["about"]
    assert about["imported"]  # nobody takes its deal for one that nobody chose
    assert about["status"] == ("finished" if script.over else "running")


def test_something_else_is_refused_and_costs_nothing(server: Server) -> None:
    person, script = begin(server, "first"), the_script("first")
    before = person.table()["about"]["number"]
    refused = person.act("keep 1+2+3")
    assert (refused.status_code, refused.json()["error"]) == (409, "lesson-asks-else")
    assert person.table()["about"]["number"] == before
    person.play(script.allowed[0][0])
    at_step(person, 1)


def test_where_a_step_is_to_be_read_nothing_can_be_played(server: Server) -> None:
    person = begin(server, "stations")
    refused = person.act("draw")
    assert (refused.status_code, refused.json()["error"]) == (409, "lesson-read-first")
    go_on(person, 0)
    assert person.table()["about"]["lesson"]["step"] == 1


def test_who_asks_to_be_shown_sees_the_whole_step(server: Server) -> None:
    person, script = begin(server, "first"), the_script("first")
    for step in range(len(script.lesson.steps)):
        go_on(person, step)
        assert person.table()["about"]["lesson"]["step"] == step + 1
    assert person.table()["result"] is not None
    late = person.post("/lesson", step=3, key="again")
    assert (late.status_code, late.json()["error"]) == (409, "lesson-elsewhere")


def test_after_the_last_step_the_game_is_free_and_the_rival_thinks(server: Server) -> None:
    person, script = begin(server, "ferries"), the_script("ferries")
    for step in range(len(script.lesson.steps)):
        go_on(person, step)
    turn_comes(person)
    person.play("draw")
    person.play("draw")
    turn_comes(person)  # the bot on the other chair has played
    assert person.table()["about"]["lesson"]["step"] == len(script.lesson.steps)


def test_a_move_taken_back_leads_back_to_its_step(server: Server) -> None:
    person = begin(server, "tunnels")
    person.play("claim Bucuresti-Sofia")
    assert person.post("/undo", expected=person.table()["about"]["number"], key="u").status_code == 200
    assert person.table()["about"]["lesson"]["step"] == 0
    assert person.act("claim Bucuresti-Sofia").status_code == 200


def test_a_restart_loses_nothing(server: Server) -> None:
    person = begin(server, "stations")
    go_on(person, 0)
    server.kill()
    server.again()
    assert person.table()["about"]["lesson"]["step"] == 1


def test_the_list_and_what_a_lesson_says(server: Server) -> None:
    listed = plain.get(f"{server.url}/api/lessons").json()
    assert [one["id"] for one in listed] == list(lessons())
    assert listed[0]["id"] == "first"
    told = plain.get(f"{server.url}/api/lessons/first").json()
    assert len(told["steps"]) == listed[0]["steps"]
    assert told["steps"][0]["asks"] == [the_script("first").allowed[0]]
    assert plain.get(f"{server.url}/api/lessons/none").status_code == 404
    assert plain.post(f"{server.url}/api/lessons/none", json={}).status_code == 404


def test_other_games_have_no_lesson(server: Server) -> None:
    made = plain.post(
        f"{server.url}/api/games",
        json={"edition": "usa", "chairs": [{"kind": "you"}, {"kind": "bot", "bot": "greedy"}]},
    ).json()
    person = Person(server, made["game"], made["tokens"]["0"])
    assert person.table()["about"]["lesson"] is None
    assert person.post("/lesson", step=0, key="1").status_code == 409
