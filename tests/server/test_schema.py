"""The OpenAPI document, and requests made from it: whatever is sent, the server has no error of its own."""

import re
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema

from tests.server import plain
from tests.server.rig import PATIENCE, Person, Server, new_game
from trilhos.server.api.reference import METHODS

EXAMPLES = 15  # for each operation; each is sent by a stranger, a spectator and a player


@pytest.fixture(scope="module")
def api(server: Server) -> BaseSchema:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


def test_no_request_is_a_server_error(api: BaseSchema, server: Server) -> None:
    operations = [found.ok() for found in api.get_all_operations() if isinstance(found, Ok)]
    for operation in operations:
        _send_some(operation.as_strategy(), new_game(server)[0])  # some operations make a token void
    assert len(operations) > 15


def _send_some(cases: SearchStrategy[Any], person: Person) -> None:
    @hypothesis.settings(
        max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
    )
    @hypothesis.given(cases)
    def send(case: schemathesis.Case[Any]) -> None:
        _check(case)
        if "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = person.game
            _check(case)
            case.headers["Authorization"] = f"Bearer {person.token}"
            _check(case)

    send()


def _check(case: schemathesis.Case[Any]) -> None:
    case.validate_response(case.call(timeout=PATIENCE), checks=[not_a_server_error])


def test_people_read_it_on_a_page_that_our_own_policy_lets_through(server: Server) -> None:
    page = plain.get(f"{server.url}/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    assert "<code>POST /api/games</code>" in page.text
    style = plain.get(f"{server.url}/api/schema/reference.css")
    assert (style.status_code, style.headers["content-type"].split(";")[0]) == (200, "text/css")
    assert "/api/schema/reference.css" in page.text
    paths = plain.get(f"{server.url}/api/schema/openapi.json").json()["paths"]
    requests = [method for one in paths.values() for method in one if method in METHODS]
    assert page.text.count("<details><summary><code>") == len(requests)
    links = {*re.findall(r'href="#(shape-\w+)"', page.text)}
    assert links
    assert all(f'id="{link}"' in page.text for link in links)
    assert not re.search("<script|style=", page.text)


def test_the_document_describes_every_handler(server: Server) -> None:
    document = plain.get(f"{server.url}/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert {"/api/games", "/api/games/{game}", "/api/games/{game}/actions", "/api/games/{game}/events"} <= set(
        document["paths"]
    )
    shapes = document["components"]["schemas"]
    table = next(shape for name, shape in shapes.items() if name.endswith("TableData"))
    assert {"about", "view", "legal", "refused", "can_undo"} <= set(table["properties"])
