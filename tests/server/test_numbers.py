"""Numbers over a device's games: its own, finished ones; reviews where there are any; one request for all."""

from tests.golden.make import GAMES
from tests.server import plain
from tests.server.rig import Data, Server, new_game
from trilhos.play.record import load, to_record


def asked(server: Server, seats: list[dict[str, str]]) -> Data:
    answer = plain.post(f"{server.url}/api/numbers", json={"seats": seats})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def brought(server: Server, name: str) -> tuple[str, dict[str, str]]:
    save = to_record(load(GAMES / f"{name}.json"))
    made = plain.post(f"{server.url}/api/games/import", json={"save": save}).json()
    return made["game"], made["tokens"]


def test_own_finished_games_count_and_nothing_else_does(server: Server) -> None:
    game, tokens = brought(server, "usa-2")
    other, others = brought(server, "usa-3")
    running = new_game(server, "usa")[0]
    told = asked(
        server,
        [
            {"game": game, "token": tokens["1"]},
            {"game": other, "token": tokens["1"]},  # somebody else's link
            {"game": running.game, "token": str(running.token)},
            {"game": "nowhere", "token": tokens["0"]},
        ],
    )
    result = load(GAMES / "usa-2.json").result()
    [row] = told["numbers"]
    assert (row["board"], row["players"], row["points"]) == ("usa", 2, [result.sheets[1].total])
    assert row["places"] == ([1, 0] if 1 in result.winners else [0, 1])
    assert told["unreviewed"] == [game]
    assert told["titles"]["usa"]["en"]
    both = asked(server, [{"game": game, "token": token} for token in tokens.values()])
    assert sum(len(row["points"]) for row in both["numbers"]) == 2
    assert both["unreviewed"] == [game]
    assert asked(server, [{"game": other, "token": others["0"]}])["numbers"][0]["players"] == 3


def test_too_many_at_once_are_refused_in_a_sentence(server: Server) -> None:
    answer = plain.post(f"{server.url}/api/numbers", json={"seats": [{"game": "x", "token": "y" * 22}] * 121})
    assert answer.status_code == 400
    assert answer.json()["message"]
