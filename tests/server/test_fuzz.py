"""A few hundred fuzzed requests: none is an error of the server. `python -m tests.server.fuzz` sends 100,000."""

from pathlib import Path

from tests.server.fuzz.requests import World, make
from tests.server.fuzz.run import Report, fuzz, fuzzed_server, world_of

SOME = 600


def test_no_fuzzed_request_is_an_error_of_the_server(tmp_path: Path) -> None:
    with fuzzed_server(tmp_path) as server:
        report = fuzz(server, world_of(server), "tests", range(SOME))
    assert report.errors == []
    assert report.requests == SOME
    assert {"200", "400", "401", "404", "409", "live"} <= set(report.statuses)  # good ones among the evil


def test_the_same_seed_makes_the_same_request() -> None:
    shape = {"type": "object", "properties": {"key": {"type": "string"}}}
    post = {"requestBody": {"content": {"application/json": {"schema": shape}}}}
    world = World({"paths": {"/api/games": {"post": post}}, "components": {"schemas": {}}}, ["g"], ["t"])
    first = [make(world, "a", number).first for number in range(50)]
    assert first == [make(world, "a", number).first for number in range(50)]
    assert first != [make(world, "b", number).first for number in range(50)]


def test_a_report_tells_how_to_repeat_an_error() -> None:
    report = Report(requests=1, errors=[{"seed": "a", "number": 7, "status": "500", "request": "GET /"}])
    assert '"number": 7' in report.text()
    assert report.data()["errors"][0]["seed"] == "a"
