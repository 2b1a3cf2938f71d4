"""Reviews of games that are over, made in the background and kept with them; and games played on from there."""

from collections.abc import Iterator
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, get, post

from trilhos.engine.openings import in_opening
from trilhos.insight.review import CurvePoint
from trilhos.play.game import Game
from trilhos.server.answers.errors import BadRequest, Forbidden, Refused, Unavailable
from trilhos.server.answers.problems import language
from trilhos.server.answers.reviewed import ReviewState, joined, told
from trilhos.server.answers.shapes import Made
from trilhos.server.api.access import address, guest_name
from trilhos.server.api.files import ACTIONS_LIKE_A_GAME, check_move, finished
from trilhos.server.api.making import Chairs, Wish, from_save
from trilhos.server.door.gently import gently
from trilhos.server.door.kept import JSON, answer, packed
from trilhos.server.door.limits import PUT_TOGETHER
from trilhos.server.game.entries import TableSettings
from trilhos.server.game.table import Table
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]
STUDY_GRACE: Final = 24 * 3600  # one who studies thinks, and goes for a walk


class StudyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where a finished game is to be played on: before its move `number`, by you on `seat`, the others by bots."""

    number: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    name: Annotated[str, msgspec.Meta(max_length=100)] = ""


@get("/api/games/{game:str}/review", tags=["reviews"])
async def show(request: Req, service: Service, game: str) -> Response[ReviewState]:
    """The review of a finished game, or how far it has come; 409 while the game isn't over."""
    table = await finished(service, request, game)
    return await _told(service, request, table)


@post("/api/games/{game:str}/review", tags=["reviews"], status_code=202)
async def begin(request: Req, service: Service, game: str) -> ReviewState:
    """Have a finished game reviewed. Asked again it goes on: a game is reviewed once at a time."""
    table = await finished(service, request, game)
    if service.settings.review_samples == 0:
        raise Forbidden("no-reviews")
    if await service.run(service.reviews.find, game) is None and not service.reviewers.is_under_way(game):
        service.limits.spend("bring", address(request))
        try:
            await service.reviewers.begin(table, language(request), address(request))
        except Unavailable as problem:
            raise Refused("reviews-busy") from problem
    return await _state(service, game, language(request))


async def _state(service: Service, game: str, spoken: str) -> ReviewState:
    """How far it has come, as far as this process knows; what is written down alone waits to be taken up again."""
    job, text = service.reviewers.latest(game), Text(spoken)
    if job is None or (job.state == "done" and job.id not in service.jobs.tasks):
        return ReviewState("waiting" if await service.run(service.reviews.is_ordered, game) else "none")
    curve = cast(list[CurvePoint], msgspec.Raw(job.partial or b"[]"))  # as JSON already
    error = text(job.error) if text.has(job.error) else job.error
    state = "working" if job.state == "done" else job.state  # it is being written down
    return ReviewState(state, service.jobs.before(job), round(job.progress, 3), curve, error=error or None)


async def _told(service: Service, request: Req, table: Table) -> Response[ReviewState]:
    spoken, game = language(request), table.running
    kept = await service.run(service.reviews.find, table.id)
    if kept is None:
        return await packed(msgspec.json.encode(await _state(service, table.id, spoken)), request)
    name = f"{table.id} review {spoken}"
    if name not in service.answers.kept:
        service.limits.spend("read", address(request), PUT_TOGETHER)
    return answer(await service.answers.get(name, JSON, lambda: told(game, kept, Text(spoken)), joined), request)


@post("/api/games/{game:str}/study", tags=["reviews"])
async def study(request: Req, service: Service, game: str, data: StudyWish) -> Made:
    """Play a finished game on from one of its positions, in a new game against bots that counts for nothing."""
    table = await finished(service, request, game)
    over = table.running
    check_move(table, data.number, "number")
    if data.seat >= over.players:
        most = over.players - 1
        raise BadRequest("bad-number-between", field="seat", option="seat", value=str(data.seat), least=0, most=most)
    service.limits.spend("create", address(request), 1 + data.number / ACTIONS_LIKE_A_GAME)
    async with service.queue.turn():
        *_, before = await gently(_before(over, data.number))
    wishes = [_wish(service, table, seat, data) for seat in range(over.players)]
    chairs = Chairs.wished(wishes, service.bots.check, guest_name(request))
    settings = TableSettings(public=False, spectators=True, grace=STUDY_GRACE, first=0, hints=True)
    return await from_save(service, before, chairs, settings, study=game)


def _before(over: Game, number: int) -> Iterator[Game]:
    """The game before one of its moves; in the opening all choose anew, as none of them knew of the others' choices."""
    game = over.anew()
    yield game
    for move in over.moves[: number - 1]:
        game.play(move.action)
        yield game
    if in_opening(game.rules, game.state):
        yield over.anew()


def _wish(service: Service, table: Table, seat: int, data: StudyWish) -> Wish:
    """Who sits where: bots stay, people are played for by the caretaker, under their names."""
    if seat == data.seat:
        return Wish("you", data.name)
    chair = table.chairs[table.order[seat]]
    return Wish("bot", chair.name, chair.bot or service.settings.caretaker)


HANDLERS: Final = [show, begin, study]
