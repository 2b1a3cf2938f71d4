"""Making games: a new one, one from a save file, and the next one for the same people."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError

from trilhos.editions import shared_rules
from trilhos.editions.load import fingerprint
from trilhos.engine.random import STRONG
from trilhos.engine.rules import RULES_VERSION
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
from trilhos.server.answers.shapes import Made
from trilhos.server.door.gently import gently
from trilhos.server.door.tokens import digest, new_token
from trilhos.server.game.decide import clean_name, distinct, start
from trilhos.server.game.table import BOT, EMPTY, PERSON, RESERVED, Chair, Table
from trilhos.server.service import Service
from trilhos.server.storage import entries
from trilhos.server.storage.clock import wall
from trilhos.server.storage.entries import Draft, Entry
from trilhos.server.storage.store import NewGame, Secrets, Stored


class Wish(msgspec.Struct, frozen=True):
    """Who is to sit on a chair: you, the holder of a secret link, a bot, or whoever comes first."""

    kind: str
    name: str = ""
    bot: str = ""
    promise: str = ""


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
    def wished(wishes: list[Wish], check_bot: Callable[[str], None]) -> "Chairs":
        """Chairs as somebody wishes them."""
        made = Chairs([], {}, {})
        for wish in wishes:
            made.add(wish, check_bot)
        return made

    def add(self, wish: Wish, check_bot: Callable[[str], None]) -> None:
        """One more chair."""
        others = [chair.name for chair in self.chairs]
        if wish.kind == "bot":
            check_bot(wish.bot)
            self.chairs.append(Chair(BOT, distinct(clean_name(wish.name or wish.bot), others), wish.bot))
            return
        if wish.kind in ("you", "link"):
            self.give_token(len(self.chairs))
        if wish.kind == "you":
            self.chairs.append(Chair(PERSON, distinct(clean_name(wish.name), others), promise=wish.promise))
        else:
            self.chairs.append(Chair(RESERVED if wish.kind == "link" else EMPTY))

    def give_token(self, chair: int) -> None:
        """A secret link for a chair."""
        self.told[chair] = new_token()
        self.tokens[chair] = digest(self.told[chair])


async def make(
    service: Service, edition: str, options: dict[str, bool], chairs: Chairs, settings: dict[str, Any]
) -> Made:
    """A new game whose deal nobody chooses; it begins at once when nobody has to be waited for."""
    if settings["first"] is not None and settings["first"] >= len(chairs.chairs):
        raise BadRequest("bad-first", field="first", most=len(chairs.chairs) - 1)
    created, secret = _promised(edition, options, chairs, settings)
    return await _write(service, chairs, [created], Hidden(None, secret))


async def rematch(service: Service, table: Table, chairs: list[Chair]) -> str:
    """The next game for the same people: their secret links are good for it too, and the host's."""
    kept = {chair: token for chair, token in table.secrets.tokens.items() if chairs[chair].kind == RESERVED}
    made = Chairs(chairs, kept, {})
    settings = {**msgspec.structs.asdict(table.settings), "first": None}
    created, secret = _promised(table.created["edition"], table.created["options"], made, settings)
    following = digest(f"{table.id} {table.secrets.salt}")[:16]  # two who ask at once get the same game
    with suppress(IntegrityError):
        await _write(service, made, [created], Hidden(None, secret), following, table.secrets.host)
    return following


def _promised(edition: str, options: dict[str, bool], chairs: Chairs, settings: dict[str, Any]) -> tuple[Draft, str]:
    """The first entry, with the commitment to a secret; and the secret."""
    rules = shared_rules(edition, len(chairs.chairs), options)  # BadChoice for what can't be played
    secret, board = new_secret(), fingerprint(edition)
    bots = [chair.bot or None for chair in chairs.chairs]
    promised = terms(edition, board, rules.options, RULES_VERSION, len(bots), settings["first"], bots)
    facts = {"edition": edition, "board": board, "options": rules.options, "rules_version": RULES_VERSION, "bots": bots}
    deal = {"streams": STRONG, "imported": False, "deal": FORMAT, "commitment": commitment(promised, secret)}
    return _created({**facts, **deal}, chairs, settings), secret


async def from_save(service: Service, game: Game, chairs: Chairs, settings: dict[str, Any]) -> Made:
    """A game that was saved elsewhere goes on here, or is shown; its seed is known to whoever has the file."""
    hidden = Hidden(game.seed, new_salt())
    rules = {"options": game.rules.options, "rules_version": game.rules_version, "streams": game.streams}
    facts = {"edition": game.edition, "board": fingerprint(game.edition), **rules}
    deal = {"deal": FIRST_FORMAT, "commitment": seed_commitment(game.seed, hidden.salt)}
    created = _created({**facts, "imported": True, **deal}, chairs, settings)
    started = Draft(entries.STARTED, {"order": list(range(game.players))})
    moves = [{"seat": move.seat, "action": move.action, "by": entries.BY_PLAYER} for move in game.moves]
    held = [{"seat": seat, "action": action, "by": entries.BY_PLAYER} for seat, action in game.held.items()]
    played = [Draft(entries.ACTION, move) for move in moves] + [Draft(entries.CHOSEN, choice) for choice in held]
    return await _write(service, chairs, [created, started, *played], hidden)


def _created(facts: dict[str, Any], chairs: Chairs, settings: dict[str, Any]) -> Draft:
    people = [msgspec.to_builtins(chair) for chair in chairs.chairs]
    return Draft(entries.CREATED, {**facts, "settings": settings, "chairs": people})


async def _write(
    service: Service,
    chairs: Chairs,
    drafts: list[Draft],
    hidden: Hidden,
    id: str | None = None,
    known: str | None = None,
) -> Made:
    """Write a game down; `known` is the hash of a host's link that is good for it, where there is one already."""
    host, game, now = new_token(), id or service.new_game_id(), wall()
    keys = Secrets(hidden.seed, hidden.salt, known or digest(host), chairs.tokens)
    stored = Stored(game, keys, _numbered(drafts, now))
    table = Table(stored, later=True)
    await gently(table.take_in(stored.entries))
    if table.game is None and table.full:
        for entry in _numbered(start(table, None), now, table.number):
            table.fold(entry)
    public, grace = table.settings.public, table.settings.grace
    new = NewGame(game, keys, table.log, table.index, public, grace, len(chairs.chairs))
    service.rooms.make_room()
    await service.run(service.store.create, new, service.store.clock.now())
    with suppress(Unavailable):  # it is made; should it live elsewhere by now, its home sees to it
        service.rooms.open_new(table)
    return Made(game, host, chairs.told)


def _numbered(drafts: list[Draft], now: float, after: int = 0) -> list[Entry]:
    return [Entry(number, draft.kind, draft.data, now) for number, draft in enumerate(drafts, after + 1)]
