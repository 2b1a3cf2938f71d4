"""How problems are told: a status, a key for programs, a sentence in the client's language, and never a stack trace."""

from typing import Any, Final

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from sqlalchemy.exc import SQLAlchemyError

from trilhos.errors import TrilhosError
from trilhos.server.answers.errors import Refused, Stale, TooFast, Unavailable
from trilhos.server.answers.shapes import Problem
from trilhos.text import Text, first_spoken

UNPROCESSABLE: Final = 422
REASON: Final = "trilhos.reason"  # where a request's state says why it was refused
SAID: Final = {404: "http-404", 405: "http-405", 413: "http-413"}
LOG = structlog.get_logger("trilhos.requests")
Req = Request[Any, Any, Any]


def language(request: Req) -> str:
    """The first language the client asks for, of those that we speak."""
    return accepted(request.headers.get("accept-language", ""))


def accepted(wanted: str) -> str:
    """The language of an `Accept-Language`; clients write first what they like best."""
    return first_spoken(wanted.split(","))


def answer_to(problem: Exception, spoken: str, route: str) -> tuple[int, Problem, dict[str, str]]:
    """Status, body and headers for whatever went wrong, with a request or with a command over a live connection."""
    if isinstance(problem, HTTPException):
        return _framework(problem, spoken)
    if isinstance(problem, SQLAlchemyError):  # nothing was done, and it can be tried again
        LOG.error("database", route=route, problem=type(problem).__name__)
        problem = Unavailable("no-database")
    if isinstance(problem, TrilhosError):
        return _refusal(problem, spoken)
    LOG.exception("bug", route=route, exc_info=problem)
    return 500, Problem("bug", Text(spoken)("bug")), {}


def _refusal(problem: TrilhosError, spoken: str) -> tuple[int, Problem, dict[str, str]]:
    """Something that we refuse ourselves."""
    status = problem.status if isinstance(problem, Refused) else UNPROCESSABLE
    field = problem.values.get("field")
    fields = [{"field": str(field), "problem": problem.key}] if field else None
    fresh = problem.fresh if isinstance(problem, Stale) else None
    headers = {"Retry-After": str(problem.values["seconds"])} if isinstance(problem, TooFast) else {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return status, Problem(problem.key, problem.say(Text(spoken)), fields, fresh), headers


def _framework(problem: HTTPException, spoken: str) -> tuple[int, Problem, dict[str, str]]:
    """Something that the framework refuses: unknown paths, bodies that don't fit, wrong methods."""
    fields = None
    if isinstance(problem, ValidationException):
        faults = problem.extra if isinstance(problem.extra, list) else []
        fields = [{"field": str(fault.get("key", "")), "problem": str(fault.get("message", ""))} for fault in faults]
    key = "bad-request" if fields else SAID.get(problem.status_code, "bad-http")
    return problem.status_code, Problem(key, Text(spoken)(key), fields), dict(problem.headers or {})


def on_problem(request: Req, problem: Exception) -> Response[Problem]:
    """The answer to a request; its reason goes to the log, which is written where the answer leaves."""
    handler: Any = request.scope.get("route_handler")
    route = min(handler.paths) if handler is not None else "-"  # the pattern: nobody's game, and nobody's letters
    status, said, headers = answer_to(problem, language(request), route)
    request.scope["state"][REASON] = said.error
    return Response(said, status_code=status, headers=headers)


HANDLERS: Final[dict[Any, Any]] = {Exception: on_problem}
