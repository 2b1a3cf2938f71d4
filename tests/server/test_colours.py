"""Colours: anybody picks a free one, on the first page, when sitting down and in the lobby; bots take the rest."""

from typing import Any

from tests.server import plain
from tests.server.rig import Person, Server, make_game
from trilhos.server.game.colours import COLOURS, colours_of, shown_colours
from trilhos.server.game.entries import BOT, EMPTY, PERSON, Chair

YOU = {"kind": "you", "name": "Ana"}
ROOM = [{**YOU, "color": "jade"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "bia"}]


def about(server: Server, made: dict[str, Any]) -> list[dict[str, Any]]:
    chairs: list[dict[str, Any]] = Person(server, made["game"]).get("").json()["about"]["chairs"]
    return chairs


def colours(server: Server, made: dict[str, Any]) -> list[str]:
    return [chair["color"] for chair in about(server, made)]


def join(server: Server, made: dict[str, Any], token: str | None = None, **wish: Any) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return plain.post(f"{server.url}/api/games/{made['game']}/join", json={"name": "", **wish}, headers=headers)


def test_what_is_not_chosen_is_left_for_the_rest() -> None:
    chairs = [Chair(BOT), Chair(PERSON, colour="carmine"), Chair(EMPTY)]
    assert colours_of(chairs) == ["cobalt", "carmine", "jade"]
    assert shown_colours([Chair(EMPTY)] * 6) == [*COLOURS, "ash"]
    assert colours_of([Chair(PERSON)] * 3) == list(COLOURS[:3])  # as they were in logs without a word about it


def test_somebody_takes_a_free_colour_and_bots_give_way(server: Server) -> None:
    made = make_game(server, chairs=ROOM)
    assert colours(server, made) == ["jade", "carmine", "cobalt", "amber"]
    assert join(server, made, name="Rui", color="amber").status_code == 201
    assert colours(server, made) == ["jade", "amber", "carmine", "cobalt"]
    assert [chair["picked"] for chair in about(server, made)] == [True, True, False, False]


def test_two_who_want_the_same_one_gets_a_clear_answer(server: Server) -> None:
    made = make_game(server, chairs=ROOM)
    answer = join(server, made, color="jade")
    assert (answer.status_code, answer.json()["error"]) == (409, "colour-taken")
    assert [chair["kind"] for chair in about(server, made)] == ["person", "open", "open", "bot"]
    twice = [{**YOU, "color": "jade"}, {**YOU, "color": "jade"}]
    refused = plain.post(f"{server.url}/api/games", json={"edition": "usa", "chairs": twice})
    assert (refused.status_code, refused.json()["error"]) == (422, "colour-taken")
    unknown = plain.post(f"{server.url}/api/games", json={"edition": "usa", "chairs": [{**YOU, "color": "pink"}]})
    assert unknown.status_code == 400


def test_without_a_choice_a_colour_stays_ones_own_whatever_others_choose(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "open"}, {"kind": "open"}, {"kind": "open"}])
    first = join(server, made, name="Ana").json()
    assert join(server, made, color="carmine").json()["error"] == "colour-taken"
    assert join(server, made, color="cobalt").status_code == 201
    assert colours(server, made) == ["carmine", "cobalt", "jade"]
    assert join(server, made, first["token"], name="Ana", color="amber").json() == first
    assert colours(server, made) == ["amber", "cobalt", "carmine"]
    assert [entry["data"].get("renamed") for entry in Person(server, made["game"]).get("/events").json()[1:]] == [
        None,
        None,
        True,
    ]


def test_whoever_has_no_name_is_given_one_and_can_be_told_apart(server: Server) -> None:
    made = make_game(server, chairs=[{"kind": "you", "name": " "}, {"kind": "open"}, {"kind": "open"}])
    join(server, made)
    chairs = about(server, made)
    assert [(chair["name"], chair["unnamed"]) for chair in chairs[:2]] == [("Player", True), ("Player 2", True)]
    assert not chairs[2]["unnamed"]
