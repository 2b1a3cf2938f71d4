"""Long work in the workshop: asked for, looked at, fetched, given up."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import Parameter

from trilhos.boards.check import LARGEST, read_board
from trilhos.boards.load import written
from trilhos.server.answers.errors import NotFound
from trilhos.server.answers.problems import language
from trilhos.server.api.access import address
from trilhos.server.api.uploads import open_workshop
from trilhos.server.api.workshop import BoardBody
from trilhos.server.door.kept import JSON, NEVER, Kept, answer, keep, packed
from trilhos.server.service import Service
from trilhos.server.workshop.jobs import BoardJob, JobOrder, State
from trilhos.text import Text
from trilhos.workshop.draft import LEAST_CITIES, MOST_CITIES, SEEDS, Region, WorldMap, world_map
from trilhos.workshop.draft import regions as draft_regions
from trilhos.workshop.print import LEAST_CM, MOST_CM

Req = Request[Any, Any, Any]
MOST_GAMES: Final = 2000
Degrees = Annotated[float, msgspec.Meta(ge=-360, le=360)]
# A file that was made of somebody's board is kept, never shown as a page of ours.
KEPT_ONLY: Final = {"Cache-Control": NEVER, "Content-Disposition": "attachment"}
EARTH: Final[dict[str, Kept]] = {}  # by name: what the page asks of the world


class JobData(msgspec.Struct, frozen=True):
    """How far a piece of work has come.

    `before`: so many come first. `partial`: what is known so far. `result`: what came of it; where that is a file,
    its name under the job's own path (`file`). `error`: what went wrong, a sentence.
    """

    id: str
    kind: str
    state: State
    before: int
    progress: float
    partial: Any = None
    result: Any = None
    file: str | None = None
    error: str | None = None


@post("/api/workshop/trials", tags=["workshop"], request_max_body_size=LARGEST + 1, status_code=202)
async def trial(
    request: Req,
    service: Service,
    body: BoardBody,
    games: Annotated[int, Parameter(ge=1, le=MOST_GAMES)] = 400,
    players: Annotated[int, Parameter(ge=2, le=5)] = 4,
    seed: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 1,
) -> JobData:
    """Have bots play a board, and tell what is wrong with it."""
    return await _begin(service, request, "trial", body, games=games, players=players, seed=seed)


@post("/api/workshop/improvements", tags=["workshop"], request_max_body_size=LARGEST + 1, status_code=202)
async def improvements(
    request: Req,
    service: Service,
    body: BoardBody,
    games: Annotated[int, Parameter(ge=1, le=MOST_GAMES)] = 200,
    players: Annotated[int, Parameter(ge=2, le=5)] = 4,
    seed: Annotated[int, Parameter(ge=0, le=2**31 - 1)] = 1,
) -> JobData:
    """Have bots try small changes of a board, and propose those that they prove better."""
    return await _begin(service, request, "improvements", body, games=games, players=players, seed=seed)


@post("/api/workshop/prints", tags=["workshop"], request_max_body_size=LARGEST + 1, status_code=202)
async def prints(
    request: Req,
    service: Service,
    body: BoardBody,
    paper: Literal["a4", "a3", "letter", "poster", "svg", "png"] = "a4",
    width: Annotated[float, Parameter(ge=LEAST_CM, le=MOST_CM)] | None = None,
) -> JobData:
    """Have a board laid out on paper, so many cm wide; if nothing is said, a space is as long as a train. Or drawn."""
    return await _begin(service, request, "print", body, paper=paper, width=width)


class DraftWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board to be drafted: of a region, by id or name, or of a window (west, south, east, north, in degrees)."""

    region: Annotated[str, msgspec.Meta(max_length=100)] = ""
    window: tuple[Degrees, Degrees, Degrees, Degrees] | None = None
    cities: Annotated[int, msgspec.Meta(ge=LEAST_CITIES, le=MOST_CITIES)] = 36
    seed: Annotated[int, msgspec.Meta(ge=0, lt=SEEDS)] = 1
    rules: Annotated[str, msgspec.Meta(max_length=40)] = ""


@post("/api/workshop/drafts", tags=["workshop"], status_code=202)
async def draft(request: Req, service: Service, data: DraftWish) -> JobData:
    """Have a board made of a place on Earth."""
    return await _begin(service, request, "draft", **msgspec.structs.asdict(data))


@get("/api/workshop/regions", tags=["workshop"])
async def regions(request: Req, service: Service) -> Response[list[Region]]:
    """The places that boards can be made of by their names."""
    return answer(await _kept_earth(service, request, "regions", draft_regions), request)


@get("/api/workshop/earth", tags=["workshop"])
async def earth(request: Req, service: Service) -> Response[WorldMap]:
    """A map of the world, to choose a place on."""
    return answer(await _kept_earth(service, request, "map", world_map), request)


async def _kept_earth(service: Service, request: Req, name: str, make: Callable[[], Any]) -> Kept:
    """What never changes, made once, in a thread: the libraries alone take a second."""
    open_workshop(service)
    service.limits.spend("read", address(request))
    if name not in EARTH:
        async with service.queue.turn():
            EARTH[name] = await service.run(lambda: keep(msgspec.json.encode(make()), JSON))
    return EARTH[name]


async def _begin(service: Service, request: Req, kind: str, board: bytes | None = None, **wish: Any) -> JobData:
    open_workshop(service)
    service.limits.spend("bring", address(request))
    spoken = language(request)
    file = b""
    if board is not None:
        async with service.queue.turn():
            file = written(await service.run(read_board, board, Text(spoken)("workshop-a-board")))
    job = service.jobs.add(service.new_game_id(), JobOrder(kind, spoken, wish, file), address(request))
    return _about(service, job, spoken)


@get("/api/workshop/jobs/{job:str}", tags=["workshop"])
async def show(request: Req, service: Service, job: str) -> Response[JobData]:
    """How far it has come, and what is known of it."""
    service.limits.spend("read", address(request))
    about = _about(service, service.jobs.get(job), language(request))
    return await packed(msgspec.json.encode(about), request)


@get("/api/workshop/jobs/{job:str}/file", tags=["workshop"])
async def fetch(request: Req, service: Service, job: str) -> Response[bytes]:
    """The file that came of it."""
    service.limits.spend("read", address(request))
    found = service.jobs.get(job)
    if found.result is None or found.media == JSON:
        raise NotFound("unknown-job")
    return Response(found.result, media_type=found.media, headers=KEPT_ONLY)


@delete("/api/workshop/jobs/{job:str}", tags=["workshop"])
async def give_up(request: Req, service: Service, job: str) -> None:
    """End it, and forget it."""
    service.limits.spend("read", address(request))
    await service.jobs.cancel(job)


def _about(service: Service, job: BoardJob, spoken: str) -> JobData:
    text = Text(spoken)
    is_file = job.result is not None and job.media != JSON
    return JobData(
        id=job.id,
        kind=job.order.kind,
        state=job.state,
        before=service.jobs.before(job),
        progress=round(job.progress, 3),
        partial=job.partial and msgspec.Raw(job.partial),
        result=None if is_file or job.result is None else msgspec.Raw(job.result),
        file=f"/api/workshop/jobs/{job.id}/file" if is_file else None,
        error=(text(job.error) if text.has(job.error) else job.error) or None,
    )


HANDLERS = [trial, improvements, prints, draft, regions, earth, show, fetch, give_up]
