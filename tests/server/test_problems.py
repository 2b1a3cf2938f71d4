"""One function answers whatever goes wrong, to requests and to commands over live connections."""

from typing import Any

import msgspec
import pytest
from litestar import Litestar, get
from litestar.exceptions import NotFoundException, ValidationException
from litestar.testing import TestClient
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from trilhos.server.answers.errors import BadRequest, TooFast, Unauthorized
from trilhos.server.answers.problems import HANDLERS, answer_to
from trilhos.server.api.play import ActionWish
from trilhos.server.door.bodies import decoded
from trilhos.text import ENGLISH

PROBLEMS: list[tuple[Exception, int, str, str]] = [  # with its status, its key, and what the log has about it
    (Unauthorized("wrong-token"), 401, "wrong-token", ""),
    (TooFast("too-fast", seconds=3, limit="chat"), 429, "too-fast", ""),
    (BadRequest("unknown-edition", name="x", known="y", field="edition"), 422, "unknown-edition", ""),
    (NotFoundException(), 404, "http-404", ""),
    (ValidationException(extra=[{"key": "name", "message": "too long"}]), 400, "bad-request", ""),
    (OperationalError("", {}, Exception()), 503, "no-database", "database"),
    (RecursionError("a fault of ours"), 500, "bug", "bug"),
    (UnicodeError("a fault of ours"), 500, "bug", "bug"),
    (msgspec.ValidationError("a fault of ours"), 500, "bug", "bug"),
]


@pytest.mark.parametrize(("problem", "status", "key", "noted"), PROBLEMS, ids=[repr(row[0])[:30] for row in PROBLEMS])
def test_requests_and_live_commands_are_answered_the_same(
    problem: Exception, status: int, key: str, noted: str
) -> None:
    @get("/", sync_to_thread=False)
    def fails() -> None:
        raise problem

    with capture_logs() as logs:
        answered, said, headers = answer_to(problem, ENGLISH, "/")
    assert (answered, said.error) == (status, key)
    assert [(line["event"], line["route"]) for line in logs] == ([(noted, "/")] if noted else [])
    if noted == "bug":
        assert logs[0]["exc_info"] is problem
    app: Any = Litestar([fails], exception_handlers=HANDLERS, logging_config=None)
    with TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/")
    assert (answer.status_code, answer.json()) == (status, msgspec.to_builtins(said))
    assert {name: answer.headers.get(name) for name in headers} == headers


@pytest.mark.parametrize("raw", ["", "{", "[" * 5000, '{"action":7}', '{"action":"\ud800","expected":0,"key":"k"}'])
def test_what_a_client_sent_and_nobody_can_read_is_the_clients_fault(raw: str) -> None:
    with pytest.raises(ValidationException) as caught:
        decoded(raw, msgspec.json.Decoder(ActionWish))
    status, said, _ = answer_to(caught.value, ENGLISH, "/")
    assert (status, said.error) == (400, "bad-request")
    assert said.fields
