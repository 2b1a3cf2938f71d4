"""Bad input: a clear status, a key for programs, a sentence for people, and nothing half-applied."""

from pathlib import Path
from typing import Any

import pytest

from tests.server import plain
from tests.server.rig import Data, Person, Server, make_game, new_game, serving


def test_wrong_tokens_say_nothing_about_the_game(server: Server) -> None:
    real = new_game(server)[0].game
    answers = [Person(server, game, "no-such-token").get() for game in (real, "no-such-game")]
    assert [answer.status_code for answer in answers] == [401, 401]
    assert answers[0].content == answers[1].content
    assert answers[0].headers["www-authenticate"] == "Bearer"


def test_unknown_games_and_paths_are_not_found(server: Server) -> None:
    assert Person(server, "no-such-game").get().status_code == 404
    assert plain.get(f"{server.url}/api/nothing").status_code == 404
    assert plain.request("PUT", f"{server.url}/api/games").status_code == 405


def test_a_seat_is_needed_to_move(server: Server) -> None:
    ana, _ = new_game(server)
    answer = Person(server, ana.game).act("draw", expected=2)
    assert (answer.status_code, answer.json()["error"]) == (403, "needs-a-seat")


def test_stale_and_illegal_moves_bring_the_fresh_table(server: Server) -> None:
    ana, bia = new_game(server)
    for person in (ana, bia):  # first tickets are chosen by all at once; turns come after them
        person.play(person.table()["legal"][0]["id"])
    before = ana.table()
    stale = ana.act(before["legal"][0]["id"], expected=1)
    illegal = ana.act("keep 1+2")
    turn = bia.act(before["legal"][0]["id"])
    assert [answer.status_code for answer in (stale, illegal, turn)] == [409, 409, 409]
    errors = [answer.json()["error"] for answer in (stale, illegal, turn)]
    assert errors == ["stale", "illegal-move", "not-your-turn"]
    assert stale.json()["table"] == illegal.json()["table"] == before == ana.table()
    assert turn.json()["table"] == bia.table()


@pytest.mark.parametrize(
    ("body", "status", "field"),
    [
        ({"action": "fly", "expected": 2, "key": "a"}, 422, "action"),
        ({"action": 10**6, "expected": 2, "key": "a"}, 422, "action"),
        ({"action": "draw", "expected": 999, "key": "a"}, 422, "expected"),
        ({"action": "draw", "expected": -1, "key": "a"}, 400, "expected"),
        ({"action": "draw", "expected": "two", "key": "a"}, 400, "expected"),
        ({"action": "draw", "expected": 2}, 400, "key"),
        ({"action": "draw", "expected": 2, "key": "white space"}, 400, "key"),
        ({"action": "draw", "expected": 2, "key": "a", "extra": 1}, 400, "extra"),
        ({"action": None, "expected": 2, "key": "a"}, 400, "action"),
        ({"action": [], "expected": 2, "key": "a"}, 400, "action"),
        ({"action": ["draw"] * 13, "expected": 2, "key": "a"}, 400, "action"),
        ({"action": [["draw"]], "expected": 2, "key": "a"}, 400, "action"),
        ({"action": ["keep 1+2", "fly"], "expected": 2, "key": "a"}, 422, "action"),
    ],
)
def test_malformed_moves_name_the_field(server: Server, body: Data, status: int, field: str) -> None:
    ana, _ = new_game(server)
    answer = ana.post("/actions", **body)
    assert answer.status_code == status, answer.text
    assert field in str(answer.json()["fields"])
    assert ana.table()["about"]["number"] == 2


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"edition": "mars"}, 422),
        ({"options": {"tokens": False}}, 422),
        ({"chairs": []}, 400),
        ({"chairs": [{"kind": "you", "name": "A"}]}, 422),
        ({"chairs": [{"kind": "you", "name": "x" * 25}, {"kind": "open"}]}, 422),
        ({"chairs": [{"kind": "bot", "bot": "nobody"}, {"kind": "open"}]}, 422),
        ({"chairs": [{"kind": "bot", "bot": "cmd:rm -rf"}, {"kind": "open"}]}, 403),
        ({"chairs": [{"kind": "ghost"}, {"kind": "open"}]}, 400),
        ({"first": 2}, 422),
        ({"grace": 1}, 400),
        ({"seed": "1"}, 400),
    ],
)
def test_games_that_cannot_be_made(server: Server, wish: dict[str, Any], status: int) -> None:
    good = {"edition": "usa", "chairs": [{"kind": "you", "name": "Ana"}, {"kind": "open"}]}
    answer = plain.post(f"{server.url}/api/games", json={**good, **wish})
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe"])
def test_bodies_that_are_no_wish(server: Server, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = plain.post(f"{server.url}/api/games", content=body, headers=headers)
    assert answer.status_code == 400, answer.text


def test_bodies_that_are_too_large(server: Server) -> None:
    answer = plain.post(f"{server.url}/api/games", json={"edition": "x" * 70_000})
    assert answer.status_code == 413


def test_a_command_sent_again_takes_effect_once(server: Server) -> None:
    ana, bia = new_game(server)
    choice = ana.table()["legal"][0]["id"]
    first = ana.act(choice, expected=2, key="once")
    again = ana.act(choice, expected=2, key="once")
    assert first.json() == again.json() == {"number": 3}
    other = bia.act(bia.table()["legal"][0]["id"], key="once")  # keys are a seat's own; the last choice opens all
    assert other.json() == {"number": bia.table()["about"]["number"]} == {"number": 5}


def test_too_many_wrong_tokens_have_to_wait(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--limit", "token=0.0001/3") as server:
        game = make_game(server)["game"]
        answers = [Person(server, game, f"wrong-{n}").get() for n in range(6)]
        assert [answer.status_code for answer in answers][:3] == [401] * 3
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_problems_speak_the_clients_language(server: Server) -> None:
    answer = plain.get(f"{server.url}/api/games/none", headers={"Accept-Language": "pt-BR,pt;q=0.9"})
    assert answer.json()["message"] == "Esta partida não existe."


def test_every_answer_is_guarded(server: Server) -> None:
    for path in ("/health", "/api/games", "/api/nothing", "/api/schema/openapi.json"):
        headers = plain.get(server.url + path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_a_running_game_gives_nothing_away_in_files(server: Server) -> None:
    ana, _ = new_game(server)
    assert [ana.get(f"/{name}").status_code for name in ("save", "audit", "replay")] == [409, 409, 409]


def test_metrics_are_for_the_owner(tmp_path: Path) -> None:
    with serving(str(tmp_path / "g.sqlite"), tmp_path, "--metrics-token", "m") as server:
        assert plain.get(f"{server.url}/metrics").status_code == 403
        told = plain.get(f"{server.url}/metrics", headers={"Authorization": "Bearer m"}).text
        assert 'trilhos_requests_total{route="/health",status="200"}' in told
