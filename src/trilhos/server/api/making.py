"""Making games: a new one, one from a save file, and the next one for the same people."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from trilhos.boards import Edition, shared_rules
from trilhos.daily.deal import DailyDeal
from trilhos.engine.random import STRONG
from trilhos.engine.rules import RULES_VERSION
from trilhos.lessons.lesson import LEARNER, Lesson
from trilhos.play.commitment import (
    FIRST_FORMAT,
    FORMAT,
    commitment,
    new_salt,
    new_secret,
    seed_commitment,
    terms,
)
from trilhos.play.game import Game
from trilhos.server.answers.errors import BadRequest, Unavailable
from trilhos.server.answers.shapes import Colour, Made
from trilhos.server.door.gently import gently
from trilhos.server.door.tokens import digest, new_token
from trilhos.server.game import entries
from trilhos.server.game.colours import colours_of
from trilhos.server.game.decide import bot_name, clean_name, distinct, start
from trilhos.server.game.entries import BOT, EMPTY, PERSON, RESERVED, Chair, Created, Draft, TableSettings
from trilhos.server.game.table import Table
from trilhos.server.service import Service
from trilhos.server.storage.clock import wall
from trilhos.server.storage.club.groups import Begun
from trilhos.server.storage.club.seatings import Seating
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import NewGame, Secrets, Stored

GRACE: Final = 120  # seconds; whoever learns alone holds nobody up


class Wish(msgspec.Struct, frozen=True):
    """Who is to sit on a chair: you, the holder of a secret link, a bot, or whoever comes first."""

    kind: str
    name: str = ""
    bot: str = ""
    promise: str = ""
    colour: Colour | None = msgspec.field(default=None, name="color")


class Hidden(msgspec.Struct, frozen=True):
    """What a commitment hides: a secret alone, or a seed that somebody knew, and its salt."""

    seed: int | None
    salt: str


class Chairs(msgspec.Struct):
    """The chairs of a game to be made; `tokens` are hashes, `told` what their holders get."""

    chairs: list[Chair]
    tokens: dict[int, str]
    told: dict[int, str]

    @staticmethod
    def wished(wishes: list[Wish], check_bot: Callable[[str], None], guest: str = "") -> "Chairs":
        """Chairs as somebody wishes them; `guest` are called who have no name."""
        made = Chairs([], {}, {})
        for wish in wishes:
            made.add(wish, check_bot, guest)
        for chair, colour in zip(made.chairs, colours_of(made.chairs), strict=True):
            if chair.kind == PERSON:
                chair.colour = colour  # it stays their own, whatever others choose
        return made

    def add(self, wish: Wish, check_bot: Callable[[str], None], guest: str) -> None:
        """One more chair."""
        others = [chair.name for chair in self.chairs]
        if wish.colour and wish.colour in [chair.colour for chair in self.chairs]:
            raise BadRequest("colour-taken", field="chairs")
        if wish.kind == "bot":
            check_bot(wish.bot)
            self.chairs.append(
                Chair(BOT, distinct(bot_name(wish.name, wish.bot), others), wish.bot, colour=wish.colour)
            )
            return
        if wish.kind in ("you", "link"):
            self.give_token(len(self.chairs))
        if wish.kind == "you":
            unnamed = not wish.name.strip()
            name = distinct(clean_name(guest if unnamed else wish.name), others)
            chair = Chair(PERSON, name, promise=wish.promise, colour=wish.colour, unnamed=unnamed)
            self.chairs.append(chair)
        else:
            self.chairs.append(Chair(RESERVED if wish.kind == "link" else EMPTY, colour=wish.colour))

    def give_token(self, chair: int) -> None:
        """A secret link for a chair."""
        self.told[chair] = new_token()
        self.tokens[chair] = digest(self.told[chair])


class Sitting(msgspec.Struct, frozen=True):
    """What the club knows of a game to be made: members by chair, and the group whose first it is."""

    members: dict[int, str] = {}
    group: str | None = None
    instead: str | None = None  # the group's last game, which is gone
    after: str | None = None  # the game of the same people before it

    def begun(self, game: str, tokens: dict[int, str]) -> Begun:
        """The same for the database."""
        seats = [Seating(game, member, chair, tokens[chair]) for chair, member in self.members.items()]
        return Begun(game, seats, self.after, self.group, self.instead)


async def make(
    service: Service,
    board: Edition,
    options: dict[str, bool],
    chairs: Chairs,
    settings: TableSettings,
    sitting: Sitting | None = None,
) -> Made:
    """A new game whose deal nobody chooses; it begins at once when nobody has to be waited for."""
    if settings.first is not None and settings.first >= len(chairs.chairs):
        raise BadRequest("bad-first", field="first", most=len(chairs.chairs) - 1)
    created, secret = _promised(board, options, chairs, settings)
    return await _write(service, chairs, [created], Hidden(None, secret), board, Deed(sitting=sitting))


class Following(msgspec.Struct, frozen=True):
    """What is another than in the game before: the board, whether it is rated, and members who come to it."""

    board: Edition | None = None
    rated: bool | None = None
    newcomers: list[str] = []
    hosted: bool = False  # by whoever asks; else by whoever made the game before


async def rematch(service: Service, table: Table, chairs: list[Chair], other: Following) -> Made:
    """The next game for the same people: their secret links are good for it too, and the host's."""
    kept = {chair: token for chair, token in table.secrets.tokens.items() if chairs[chair].kind == RESERVED}
    made = Chairs(list(chairs), kept, {})
    seats = await service.run(service.club.seatings.of_game, table.id)
    members = {one.chair: one.member for one in seats if kept.get(one.chair) == one.token}
    for member in other.newcomers:
        members[len(made.chairs)] = member
        made.give_token(len(made.chairs))
        made.chairs.append(Chair(RESERVED))
    made.told.clear()  # members have theirs brought; nobody else is told
    board, settings = other.board or table.board, msgspec.structs.replace(table.settings, first=None)
    if other.rated is not None:
        settings = msgspec.structs.replace(settings, rated=other.rated)
    options = table.created.options if board is table.board else {}
    created, secret = _promised(board, options, made, settings)
    following = digest(f"{table.id} {table.secrets.salt}")[:16]  # two who ask at once get the same game
    host = None if other.hosted else table.secrets.host
    deed = Deed(following, host, Sitting(members, after=table.id))
    try:
        return await _write(service, made, [created], Hidden(None, secret), board, deed)
    except IntegrityError:
        return Made(following, "", {})


def _promised(board: Edition, options: dict[str, bool], chairs: Chairs, settings: TableSettings) -> tuple[Draft, str]:
    """The first entry, with the commitment to a secret; and the secret."""
    rules = shared_rules(board, len(chairs.chairs), options)  # BadChoice for what can't be played
    secret = new_secret()
    bots = [chair.bot or None for chair in chairs.chairs]
    promised = terms(board.id, board.fingerprint, rules.options, RULES_VERSION, len(bots), settings.first, bots)
    created = Created(
        edition=board.id,
        options=rules.options,
        rules_version=RULES_VERSION,
        settings=settings,
        chairs=chairs.chairs,
        commitment=commitment(promised, secret),
        imported=False,
        board=board.fingerprint,
        streams=STRONG,
        deal=FORMAT,
        bots=bots,
        file=_file(board),
    )
    return created, secret


def _file(board: Edition) -> str:
    """Where a board is kept that isn't one of ours."""
    return "" if board.ours else board.address


async def from_save(service: Service, game: Game, chairs: Chairs, settings: TableSettings, study: str = "") -> Made:
    """A game that was saved elsewhere, or played here (`study`), goes on here, or is shown; its seed is known to
    whoever has the file, or has seen the other game.
    """
    return await _known(service, game, chairs, settings, study=study)


async def from_lesson(service: Service, id: str, lesson: Lesson, learner: Wish, guest: str) -> Made:
    """A game that teaches: its deal is in the lesson's file, and everybody who has that knows it."""
    game = Game(lesson.edition, lesson.players, int(lesson.seed), lesson.options)
    for move in lesson.before:
        game.play(move)
    wishes = [learner, *(Wish("bot", bot=bot) for bot in lesson.rivals)]
    chairs = Chairs.wished(wishes, service.bots.check, guest)
    settings = TableSettings(public=False, spectators=True, grace=GRACE, first=LEARNER)
    return await _known(service, game, chairs, settings, id)


async def from_day(service: Service, daily: DailyDeal, player: Wish, device: str, guest: str) -> Made:
    """The deal of a day: who knows the day knows it. Nobody looks on, as others are still to play it."""
    game = Game(daily.edition, daily.players, daily.seed)
    wishes = [Wish("bot", bot=bot) if bot else player for bot in daily.seats]
    chairs = Chairs.wished(wishes, service.bots.check, guest)
    settings = TableSettings(public=False, spectators=False, grace=GRACE, first=0)
    return await _known(service, game, chairs, settings, day=daily.day.isoformat(), device=device)


async def _known(
    service: Service,
    game: Game,
    chairs: Chairs,
    settings: TableSettings,
    lesson: str = "",
    study: str = "",
    day: str = "",
    device: str = "",
) -> Made:
    """A game whose seed somebody knew before it was made here."""
    hidden = Hidden(game.seed, new_salt())
    created = Created(
        edition=game.edition,
        options=game.rules.options,
        rules_version=game.rules_version,
        settings=settings,
        chairs=chairs.chairs,
        commitment=seed_commitment(game.seed, hidden.salt),
        imported=True,
        board=game.board.fingerprint,
        streams=game.streams,
        deal=FIRST_FORMAT,
        file=_file(game.board),
        lesson=lesson,
        study=study,
        day=day,
        device=device,
    )
    started = entries.Started(order=list(range(game.players)))
    moves = [entries.Action(move.seat, move.action, entries.BY_PLAYER, remark=move.remark) for move in game.moves]
    held = [entries.Chosen(seat, action, entries.BY_PLAYER) for seat, action in game.held.items()]
    return await _write(service, chairs, [created, started, *moves, *held], hidden, game.board)


class Deed(msgspec.Struct, frozen=True):
    """What of a new game is settled already: its id, the hash of a host's link that is good for it, members' chairs."""

    id: str | None = None
    host: str | None = None
    sitting: Sitting | None = None


NOTHING: Final = Deed()


async def _write(
    service: Service, chairs: Chairs, drafts: list[Draft], hidden: Hidden, board: Edition, deed: Deed = NOTHING
) -> Made:
    """Write a game down."""
    host, game, now = new_token(), deed.id or service.new_game_id(), wall()
    keys = Secrets(hidden.seed, hidden.salt, deed.host or digest(host), chairs.tokens)
    begun = deed.sitting.begun(game, chairs.tokens) if deed.sitting else None
    outside = None if board.ours else board
    stored = Stored(game, keys, _numbered(drafts, now), outside)
    table = Table(stored, later=True)
    await gently(table.take_in(stored.entries))
    if table.game is None and table.full:
        for entry in _numbered(start(table), now, table.number):
            table.fold(entry)
    public, grace = table.settings.public, table.settings.grace
    new = NewGame(game, keys, table.log, table.index, public, grace, len(chairs.chairs), outside, begun)
    service.rooms.make_room()
    await service.run(service.store.create, new, service.store.clock.now())
    with suppress(Unavailable):  # it is made; should it live elsewhere by now, its home sees to it
        service.rooms.open_new(table)
    return Made(game, host, chairs.told)


def _numbered(drafts: list[Draft], now: float, after: int = 0) -> list[Entry]:
    return [draft.entry(number, now) for number, draft in enumerate(drafts, after + 1)]
