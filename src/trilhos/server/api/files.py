"""Finished games: the audit file, the save file, and every position again. And games that come from a save file.

A game that only bots play is open to whoever may watch it from the beginning.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from trilhos.arena.labels import labels
from trilhos.boards import Edition
from trilhos.engine.sight import SPECTATOR
from trilhos.insight.afterword import Afterword, afterwords, sentence
from trilhos.play.audit import audit_lines
from trilhos.play.event_json import event_data
from trilhos.play.game import Game
from trilhos.play.record import replaying, to_record
from trilhos.play.shapes import EventData, ViewData
from trilhos.play.view_json import view_data
from trilhos.server.answers.errors import BadRequest, Refused
from trilhos.server.answers.problems import language
from trilhos.server.answers.shapes import EntryData, Made
from trilhos.server.api.access import address, bearer, enter, guest_name, look, may_watch
from trilhos.server.api.games import LONGEST_GRACE, SHORTEST_GRACE
from trilhos.server.api.making import Chairs, Wish, from_save
from trilhos.server.door.gently import gently
from trilhos.server.door.kept import JSON, answer, listed, packed
from trilhos.server.door.limits import PUT_TOGETHER
from trilhos.server.game import sight
from trilhos.server.game.decide import LONGEST_NAME
from trilhos.server.game.entries import BY_CARETAKER, BY_DEFAULT, BY_PLAYER, TableSettings
from trilhos.server.game.table import Table
from trilhos.server.service import Service
from trilhos.text import Text

Req = Request[Any, Any, Any]
T = TypeVar("T")
LARGEST_SAVE = 1_000_000
ACTIONS_LIKE_A_GAME = 500  # so many cost as much to replay as a new game may
MOST_ACTIONS = 5000  # of a save file; ten times as long as any game that people play
MOST_ENTRIES = 200  # told at once to whoever follows
MOST_POSITIONS = 40  # about as long to show as to play the moves before them again: 40 to 100 ms in all
LINES = "application/jsonl"
Number = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
Move = Annotated[int, Parameter(ge=0, le=2**31 - 1)]


class Replay(msgspec.Struct, frozen=True):
    """A position of a finished game with all hands open: the public view, then each seat's own."""

    number: int
    of: int
    events: list[EventData]
    public: ViewData
    seats: list[ViewData]


class AfterwordData(msgspec.Struct, frozen=True):
    """What a bot says after a game, in the reader's language."""

    seat: int
    said: str


class ImportWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A save file, and who goes on playing it: by seat, a secret link or a bot."""

    save: dict[str, Any]
    seats: list[Literal["link"] | Annotated[str, msgspec.Meta(max_length=200)]] = []
    public: bool = False
    grace: Annotated[int, msgspec.Meta(ge=SHORTEST_GRACE, le=LONGEST_GRACE)] = 120


@get("/api/games/{game:str}/save", tags=["files"])
async def save(request: Req, service: Service, game: str) -> dict[str, Any]:
    """The save file of a finished game, with what `trilhos verify` needs to check the deal."""
    table = await finished(service, request, game)
    return {
        **to_record(table.running),
        "deal": msgspec.to_builtins(sight.deal(table)) | {"decided": deciders(table, service.settings.caretaker)},
    }


def deciders(table: Table, caretaker: str) -> list[str | None]:
    """By move: the bot that decided it, None for a person, nothing for what was played when a bot had failed.

    Old logs don't name it: there it is the chair's own, or the caretaker that this server has.
    """
    bots = {BY_PLAYER: None, BY_CARETAKER: caretaker, BY_DEFAULT: ""}
    own = [table.chairs[table.order[move.seat]].bot or caretaker for move in table.running.moves]  # BY_BOT, BY_CLOCK
    return [maker.bot or bots.get(maker.by, bot) for maker, bot in zip(table.decided, own, strict=True)]


@get("/api/games/{game:str}/audit", tags=["files"], media_type=LINES)
async def audit(request: Req, service: Service, game: str) -> Response[str]:
    """The audit file of a finished game: everything that happened, nothing hidden, one JSON line an event."""
    table = await finished(service, request, game)
    steps = lambda: (line.encode() for line in audit_lines(table.running))  # noqa: E731
    return await _kept(service, request, f"{game} audit", LINES, steps, b"".join)


@get("/api/games/{game:str}/story", tags=["files"])
async def story(request: Req, service: Service, game: str, after: Number = 0) -> Response[list[EntryData]]:
    """The log of a finished game, or of one that only bots play, after an entry: nothing hidden, and what bots say.

    An action of a bot may have a `remark`: a `text` and `numbers`, or the `fault` for which it was played instead.
    """
    table = await opened(service, request, game)
    if after:
        later = table.log[after : after + MOST_ENTRIES]
        return await packed(listed([msgspec.json.encode(sight.open_message(table, entry)) for entry in later]), request)
    return await told_story(service, request, table)


async def told_story(service: Service, request: Req, table: Table) -> Response[list[EntryData]]:
    """The whole log of a game whose hands are open."""
    log = table.log[:]  # people may go on talking
    steps = lambda: (msgspec.json.encode(sight.open_message(table, entry)) for entry in log)  # noqa: E731
    return await _kept(service, request, f"{table.id} story {len(log)}", JSON, steps, listed)


@get("/api/games/{game:str}/replay", tags=["files"])
async def replay(request: Req, service: Service, game: str, at: Move = 0) -> Response[Replay]:
    """The position of such a game after its move `at` (0: as dealt), with all hands open."""
    table = await opened(service, request, game)
    check_move(table, at)
    name = f"{game} replay {at} {len(table.running.moves)}"
    return await _kept(service, request, name, JSON, lambda: _positions(table, at, 1), b"".join)


@get("/api/games/{game:str}/positions", tags=["files"])
async def positions(
    request: Req,
    service: Service,
    game: str,
    first: Move = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_POSITIONS)] = MOST_POSITIONS,
) -> Response[list[Replay]]:
    """Positions one after the other, from move `first` on: the game is played again once for all of them."""
    return await positions_from(service, request, await opened(service, request, game), first, count)


async def positions_from(
    service: Service, request: Req, table: Table, first: int, count: int
) -> Response[list[Replay]]:
    """Positions of a game whose hands are open."""
    check_move(table, first)
    name = f"{table.id} positions {first} {count} {len(table.running.moves)}"
    return await _kept(service, request, name, JSON, lambda: _positions(table, first, count), _listed)


@get("/api/games/{game:str}/afterwords", tags=["files"])
async def afterwords_of(request: Req, service: Service, game: str) -> Response[list[AfterwordData]]:
    """What became of their plans, in a word from each bot that plays as people do; only when the game is over."""
    table = await finished(service, request, game)
    spoken, over = language(request), table.running
    bots = {seat: bot for seat, chair in enumerate(table.order) if (bot := table.chairs[chair].bot) is not None}

    def join(steps: list[list[Afterword]]) -> bytes:
        return msgspec.json.encode([AfterwordData(one.seat, sentence(one, over, Text(spoken))) for one in steps[-1]])

    return await _kept(service, request, f"{game} afterwords {spoken}", JSON, lambda: afterwords(over, bots), join)


async def _kept(
    service: Service,
    request: Req,
    name: str,
    media: str,
    steps: Callable[[], Iterator[T]],
    join: Callable[[list[T]], bytes],
) -> Response[Any]:
    """A long answer, from those that are kept; whoever wants another one has to have spared for it."""
    if name not in service.answers.kept:
        service.limits.spend("read", address(request), PUT_TOGETHER)
    return answer(await service.answers.get(name, media, steps, join), request)


def check_move(table: Table, at: int, field: str = "at") -> None:
    """BadRequest where the game has no such move."""
    most = len(table.running.moves)
    if at > most:
        raise BadRequest("bad-number-between", field=field, option=field, value=str(at), least=0, most=most)


def _positions(table: Table, first: int, count: int) -> Iterator[bytes]:
    """Move by move; nothing for those before the first position that is wanted."""
    finished = table.running
    game = finished.anew()
    for move in finished.moves[:first]:
        game.play(move.action)
        yield b""
    yield _position(game, len(finished.moves))
    for move in finished.moves[first : first + count - 1]:
        game.play(move.action)
        yield _position(game, len(finished.moves))


def _listed(positions: list[bytes]) -> bytes:
    return listed([position for position in positions if position])


def _position(game: Game, of: int) -> bytes:
    happened = game.moves[-1].events if game.moves else game.opening
    views = [view_data(game.rules, game.view(seat)) for seat in range(SPECTATOR, game.players)]
    events = [event_data(game.rules, event) for event in happened]
    return msgspec.json.encode(Replay(len(game.moves), of, events, views[0], views[1:]))


@post("/api/games/import", tags=["files"], request_max_body_size=LARGEST_SAVE)
async def load(request: Req, service: Service, data: ImportWish) -> Made:
    """Go on with a saved game, or show a finished one. Its deal is known to whoever has the file, and it says so."""
    actions = data.save.get("actions")
    length = len(actions) if isinstance(actions, list) else 0
    service.limits.spend("create", address(request), 1 + length / ACTIONS_LIKE_A_GAME)
    if length > MOST_ACTIONS:
        raise BadRequest("save-too-long", field="save", most=MOST_ACTIONS)
    board = await _known_board(service, data.save.get("board"))
    async with service.queue.turn():
        *_, game = await gently(replaying(data.save, "save", board))
    wishes = [*data.seats, *["link"] * game.players][: game.players]
    called = labels(game.names)  # those of bots that are programs are commands
    names = [called[name][:LONGEST_NAME] for name in game.names]
    # People of a saved game sit already: their links are told to whoever brought it.
    seats = [
        Wish("you", name) if wish == "link" else Wish("bot", name, wish)
        for name, wish in zip(names, wishes, strict=True)
    ]
    chairs = Chairs.wished(seats, service.bots.check, guest_name(request))
    settings = TableSettings(data.public, spectators=True, grace=data.grace, first=0)
    return await from_save(service, game, chairs, settings)


async def _known_board(service: Service, carried: object) -> Edition | None:
    """The board that a save file carries, as we have it ourselves: of what somebody else has made nothing is used."""
    if carried is None:
        return None
    known = await service.run(service.shelf.same, carried) if isinstance(carried, dict) else None
    if known is None:
        raise BadRequest("save-has-board", field="save")
    return known


async def finished(service: Service, request: Req, game: str) -> Table:
    """The table of a game that is over; Refused while it isn't."""
    table = await opened(service, request, game)
    if not table.running.over:
        raise Refused("not-over")
    return table


async def opened(service: Service, request: Req, game: str) -> Table:
    """The table of a game whose hands are open: it is over, or nobody but bots plays. Refused while they aren't."""
    service.limits.spend("read", address(request))
    access = await enter(service, request, game, bearer(request))
    may_watch(access)
    table = await look(service, access)
    if table.game is None or not (table.game.over or table.of_bots):
        raise Refused("not-over")
    return table


HANDLERS: Sequence[Any] = [save, audit, story, replay, positions, afterwords_of, load]
