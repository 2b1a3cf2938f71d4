"""Lessons: which there are, what each says, and a game for whoever wants to learn."""

from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post

from trilhos.boards import edition
from trilhos.engine.rules import Rules
from trilhos.lessons import Lesson, LessonStep, Script, lessons, script_of
from trilhos.lessons.lesson import Place, Said
from trilhos.play.notation import normal, route_name
from trilhos.server.answers.errors import NotFound
from trilhos.server.answers.shapes import Colour, Made
from trilhos.server.api.access import address, guest_name
from trilhos.server.api.making import Wish, from_lesson
from trilhos.server.door.kept import JSON, Kept, answer, keep
from trilhos.server.game.decide import LONGEST_NAME
from trilhos.server.service import Service

Req = Request[Any, Any, Any]
LONGEST_RAW_NAME: Final = 4 * LONGEST_NAME


class LessonData(msgspec.Struct, frozen=True):
    """A lesson as it is listed; words by language. `titles` are its board's."""

    id: str
    theme: Said
    title: Said
    about: Said
    minutes: int
    steps: int
    edition: str
    titles: Said
    chapters: list[str]


class LessonStepData(msgspec.Struct, frozen=True):
    """A step: what it says, the actions that it asks for one after the other, and what it points at.

    `otherwise`: what is said to whoever does something else. `rules`: the section of the rules page that says more.
    """

    say: Said
    otherwise: Said
    asks: list[list[int]]
    place: Place | None
    routes: list[int]
    cities: list[int]
    rules: str


class LessonText(msgspec.Struct, frozen=True):
    """All that a lesson says, in every language."""

    about: LessonData
    steps: list[LessonStepData]


class LearnerWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever learns: a name and a colour, where somebody has them."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_RAW_NAME)] = ""
    colour: Colour | None = msgspec.field(default=None, name="color")


@get("/api/lessons", tags=["lessons"])
async def listed(request: Req, service: Service) -> Response[list[LessonData]]:
    """The lessons there are, in the order in which they are best taken."""
    service.limits.spend("read", address(request))
    return answer(_listed(), request)


@get("/api/lessons/{lesson:str}", tags=["lessons"])
async def told(request: Req, service: Service, lesson: str) -> Response[LessonText]:
    """What a lesson says, step by step."""
    service.limits.spend("read", address(request))
    return answer(await service.run(_told, lesson), request)


@post("/api/lessons/{lesson:str}", tags=["lessons"])
async def begin(request: Req, service: Service, lesson: str, data: LearnerWish) -> Made:
    """Begin a lesson: a game of your own, in which rivals play as its file says. All commands of games are good in it;
    actions that the present step doesn't ask for are refused (409), and `lesson` goes on.
    """
    service.limits.spend("create", address(request))
    found = lessons().get(lesson)
    if found is None:
        raise NotFound("unknown-lesson")
    return await from_lesson(service, lesson, found, Wish("you", data.name, colour=data.colour), guest_name(request))


@cache
def _listed() -> Kept:
    return keep(msgspec.json.encode([_about(id, lesson) for id, lesson in lessons().items()]), JSON)


@cache
def _told(id: str) -> Kept:
    script = script_of(id)
    if script is None:
        raise NotFound("unknown-lesson")
    steps = [_step(script, number, step) for number, step in enumerate(script.lesson.steps)]
    return keep(msgspec.json.encode(LessonText(_about(id, script.lesson), steps)), JSON)


def _about(id: str, lesson: Lesson) -> LessonData:
    return LessonData(
        id=id,
        theme=lesson.theme,
        title=lesson.title,
        about=lesson.about,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        edition=lesson.edition,
        titles={language: words.title for language, words in edition(lesson.edition).file.words.items()},
        chapters=lesson.chapters,
    )


def _step(script: Script, number: int, step: LessonStep) -> LessonStepData:
    rules, cities = script.rules, script.rules.board.cities
    routes = _route_ids(rules)
    return LessonStepData(
        say=step.say,
        otherwise=step.otherwise,
        asks=script.allowed[script.starts[number] : script.asked[number]],
        place=step.point.place,
        routes=[routes[normal(name)] for name in step.point.routes],
        cities=[cities.index(name) for name in step.point.cities],
        rules=step.rules,
    )


def _route_ids(rules: Rules) -> dict[str, int]:
    """The routes by their names, from either end."""
    return {
        normal(route_name(rules, route, backwards)): route.id
        for route in rules.board.routes
        for backwards in (False, True)
    }


HANDLERS = [listed, told, begin]
