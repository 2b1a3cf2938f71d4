"""The workshop, for those who make boards: what is wrong with one, how it would be drawn, what rules are made of.

Nothing is kept here, so it is open on every server.
"""

from collections.abc import Iterator
from functools import cache
from inspect import Parameter, signature
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Body

from trilhos.boards import from_outside
from trilhos.boards.check import LARGEST, Looked, looked_at
from trilhos.boards.drawn import art_of, laid_routes
from trilhos.boards.faults import MOST_TOLD, BoardFault
from trilhos.boards.oddities import oddities
from trilhos.boards.rulebook import known_chapters
from trilhos.boards.schema import ArtEntry, BoardFile, RouteEntry
from trilhos.boards.ways import suggested_points
from trilhos.engine.parameters import ChapterParameter
from trilhos.engine.rules import Chapter
from trilhos.server.answers.problems import language
from trilhos.server.api.access import address
from trilhos.server.door.gently import gently
from trilhos.server.door.kept import JSON, Kept, answer, keep, packed
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]
BoardBody = Annotated[bytes, Body(media_type="application/json", description="A board's file, `trilhos-board/1`.")]


class FaultData(msgspec.Struct, frozen=True):
    """Something wrong or odd: where in the file, of what kind, with what values, and as a sentence."""

    place: str
    key: str
    values: dict[str, str | int]
    sentence: str


class DrawnData(msgspec.Struct, frozen=True):
    """Where everything stands: routes with all their spaces, and sizes, names and signs."""

    routes: list[RouteEntry]
    art: ArtEntry


class LookData(msgspec.Struct, frozen=True):
    """What is to be said of a board. One without faults can be played; only then there are warnings and hashes.

    `drawn` is there as soon as all routes have their cities. `points`: by ticket, what is suggested for it, or null
    where no way joins its cities.
    """

    faults: list[FaultData]
    warnings: list[FaultData]
    fingerprint: str | None = None
    board: str | None = None
    drawn: DrawnData | None = None
    points: list[int | None] = []


@post("/api/workshop/look", tags=["workshop"], request_max_body_size=LARGEST + 1, status_code=200)
async def look(request: Req, service: Service, body: BoardBody) -> Response[LookData]:
    """What is wrong with a board, what is odd, how it is drawn, and what its tickets are worth. Nothing is kept."""
    service.limits.spend("look", address(request))
    text = Text(language(request))
    async with service.queue.turn():
        parts: dict[str, Any] = {}
        for more in await gently(_looked(body, text)):
            parts |= more
        return await packed(msgspec.json.encode(LookData(**parts)), request)


def _looked(body: bytes, text: Text) -> Iterator[dict[str, Any]]:
    """Part by part, as others want to be served, too."""
    looked = looked_at(body)
    yield {"faults": _said(looked.faults, text), "warnings": []}
    file = looked.file
    if file is None:
        return
    if not looked.faults:
        yield _sound(looked, file, text)
    yield {"points": suggested_points(file)}
    if _drawable(file):
        art = msgspec.structs.replace(art_of(file, ["labels"]), layers=None, finer=None, rough_land="")
        yield {"drawn": DrawnData(laid_routes(file), art)}


def _sound(looked: Looked, file: BoardFile, text: Text) -> dict[str, Any]:
    board = from_outside(file)
    hashes = {"fingerprint": board.fingerprint, "board": board.address}
    return {"warnings": _said(oddities(file), text), **hashes}


def _said(faults: list[BoardFault], text: Text) -> list[FaultData]:
    return [FaultData(one.place, one.key, one.values, one.sentence(text)) for one in faults[:MOST_TOLD]]


def _drawable(file: BoardFile) -> bool:
    cities = {city.name for city in file.cities}
    return all(route.a in cities and route.b in cities for route in file.routes)


class ParameterData(msgspec.Struct, frozen=True):
    """What a chapter can be told: `number`, `numbers` (a list), `flag` or `word`, its limits, and its default."""

    name: str
    sort: str
    least: int
    most: int
    words: list[str]
    required: bool
    default: bool | int | str | None = None


class ChapterData(msgspec.Struct, frozen=True):
    """A chapter that rules can be made of: what it needs, where it stands, what it reads and can be told.

    `reads`: what it looks at in the file, such as `routes.tunnel` or `routes.marks.passes`. `title` in the client's
    language.
    """

    name: str
    title: str
    needs: list[str]
    after: list[str]
    before: list[str]
    reads: list[str]
    ties: list[str]
    parameters: list[ParameterData]


@get("/api/workshop/chapters", tags=["workshop"])
async def chapters(request: Req, service: Service) -> Response[list[ChapterData]]:
    """The chapters there are."""
    service.limits.spend("read", address(request))
    return answer(_chapters(language(request)), request)


@cache
def _chapters(spoken: str) -> Kept:
    text = Text(spoken)
    return keep(msgspec.json.encode([_chapter(sort, text) for sort in known_chapters().values()]), JSON)


def _chapter(sort: type[Chapter], text: Text) -> ChapterData:
    voice, defaults = sort.voice, signature(sort).parameters
    return ChapterData(
        name=voice.name,
        title=text.named(f"chapter-{voice.name}", voice.name),
        needs=[needed.voice.name for needed in voice.needs],
        after=[other.voice.name for other in voice.after],
        before=[other.voice.name for other in voice.before],
        reads=[*voice.reads],
        ties=[tie.name for tie in voice.ties],
        parameters=[_parameter(one, defaults[one.name].default) for one in voice.parameters],
    )


def _parameter(one: ChapterParameter, default: object) -> ParameterData:
    known = next((word for word, number in one.words.items() if number == default), default)
    data = ParameterData(one.name, one.sort, one.least, one.most, [*one.words], not one.optional)
    return data if default is Parameter.empty else msgspec.structs.replace(data, default=known)


HANDLERS = [look, chapters]
