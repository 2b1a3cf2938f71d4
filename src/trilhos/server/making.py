"""Making games: a new one, one from a save file, and the next one for the same people."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from trilhos.editions import shared_rules
from trilhos.editions.load import fingerprint
from trilhos.engine.random import STRONG, Streams
from trilhos.engine.rules import RULES_VERSION
from trilhos.play.commitment import commitment, new_salt
from trilhos.play.game import SEED_BITS, Game
from trilhos.server import entries
from trilhos.server.clock import wall
from trilhos.server.decide import clean_name, distinct, start
from trilhos.server.entries import Draft, Entry
from trilhos.server.errors import BadRequest
from trilhos.server.service import Service
from trilhos.server.shapes import Made
from trilhos.server.store import NewGame, Secrets, Stored
from trilhos.server.table import BOT, EMPTY, PERSON, RESERVED, Chair, Table
from trilhos.server.tokens import digest, new_token


class Chairs(msgspec.Struct):
    """The chairs of a game to be made; `tokens` are hashes, `told` what their holders get."""

    chairs: list[Chair]
    tokens: dict[int, str]
    told: dict[int, str]

    @staticmethod
    def wished(wishes: list[tuple[str, str, str]], check_bot: Callable[[str], None]) -> "Chairs":
        """Chairs as somebody wishes them: kind, name and bot of each."""
        made = Chairs([], {}, {})
        for kind, name, bot in wishes:
            made.add(kind, name, bot, check_bot)
        return made

    def add(self, kind: str, name: str, bot: str, check_bot: Callable[[str], None]) -> None:
        """One more chair."""
        others = [chair.name for chair in self.chairs]
        if kind == "bot":
            check_bot(bot)
            self.chairs.append(Chair(BOT, distinct(clean_name(name or bot), others), bot))
            return
        if kind in ("you", "link"):
            self.give_token(len(self.chairs))
        person = Chair(PERSON, distinct(clean_name(name), others)) if kind == "you" else None
        self.chairs.append(person or Chair(RESERVED if kind == "link" else EMPTY))

    def give_token(self, chair: int) -> None:
        """A secret link for a chair."""
        self.told[chair] = new_token()
        self.tokens[chair] = digest(self.told[chair])


async def make(
    service: Service, edition: str, options: dict[str, bool], chairs: Chairs, settings: dict[str, Any]
) -> Made:
    """A new game with a seed that nobody has chosen; it starts at once when nobody has to be waited for."""
    shared_rules(edition, len(chairs.chairs), options)  # BadChoice for what can't be played
    if settings["first"] is not None and settings["first"] >= len(chairs.chairs):
        raise BadRequest("bad-first", field="first", most=len(chairs.chairs) - 1)
    drafts = [_created(edition, options, chairs, settings, imported=False)]
    return await _write(service, secrets.randbits(SEED_BITS), chairs, drafts)


async def rematch(service: Service, table: Table, chairs: list[Chair]) -> str:
    """The next game for the same people: their secret links are good for it too, and the host's."""
    kept = {chair: token for chair, token in table.secrets.tokens.items() if chairs[chair].kind == RESERVED}
    made = Chairs(chairs, kept, {})
    settings = {**msgspec.structs.asdict(table.settings), "first": None}
    drafts = [_created(table.created["edition"], table.created["options"], made, settings, imported=False)]
    following = digest(f"{table.id} {table.secrets.salt}")[:16]  # two who ask at once get the same game
    with suppress(IntegrityError):
        await _write(service, secrets.randbits(SEED_BITS), made, drafts, following, table.secrets.host)
    return following


async def from_save(service: Service, game: Game, chairs: Chairs, settings: dict[str, Any]) -> Made:
    """A game that was saved elsewhere goes on here, or is shown; its seed is known to whoever has the file."""
    drafts = [
        _created(
            game.edition,
            game.rules.options,
            chairs,
            settings,
            imported=True,
            version=game.rules_version,
            streams=game.streams,
        )
    ]
    drafts.append(Draft(entries.STARTED, {"order": list(range(game.players))}))
    moves = [{"seat": move.seat, "action": move.action, "by": entries.BY_PLAYER} for move in game.moves]
    return await _write(service, game.seed, chairs, [*drafts, *[Draft(entries.ACTION, move) for move in moves]])


def _created(
    edition: str,
    options: dict[str, bool],
    chairs: Chairs,
    settings: dict[str, Any],
    imported: bool,
    version: int = RULES_VERSION,
    streams: Streams = STRONG,
) -> Draft:
    facts = {
        "edition": edition,
        "board": fingerprint(edition),
        "options": shared_rules(edition, len(chairs.chairs), options).options,
    }
    people = [msgspec.to_builtins(chair) for chair in chairs.chairs]
    promise = {"rules_version": version, "streams": streams, "imported": imported, "commitment": ""}
    return Draft(entries.CREATED, {**facts, "settings": settings, "chairs": people, **promise})


async def _write(
    service: Service, seed: int, chairs: Chairs, drafts: list[Draft], id: str | None = None, known: str | None = None
) -> Made:
    """Write a game down; `known` is the hash of a host's link that is good for it, where there is one already."""
    host, game, salt, now = new_token(), id or service.new_game_id(), new_salt(), wall()
    drafts[0].data["commitment"] = commitment(seed, salt)
    keys = Secrets(seed, salt, known or digest(host), chairs.tokens)
    table = Table(Stored(game, keys, _numbered(drafts, now)))
    if table.game is None and table.full:
        for entry in _numbered(start(table, None), now, table.number):
            table.fold(entry)
    public, grace = table.settings.public, table.settings.grace
    new = NewGame(game, keys, table.log, table.index, public, grace, len(chairs.chairs))
    service.rooms.make_room()
    await service.run(service.store.create, new, service.store.clock.now())
    if service.homes.acting(game):
        await service.rooms.get(game, always=True)
    return Made(game, host, chairs.told)


def _numbered(drafts: list[Draft], now: float, after: int = 0) -> list[Entry]:
    return [Entry(number, draft.kind, draft.data, now) for number, draft in enumerate(drafts, after + 1)]
