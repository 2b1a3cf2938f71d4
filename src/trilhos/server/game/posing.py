"""A puzzle as a table: what its seat sees is shown in the same way as any game. Nobody plays on it."""

from trilhos.bots.characters import characters
from trilhos.daily.puzzle import Posed
from trilhos.play.commitment import FIRST_FORMAT, new_salt, seed_commitment
from trilhos.server.answers.shapes import EntryData, TableData
from trilhos.server.game import entries, sight
from trilhos.server.game.entries import BOT, BY_BOT, PERSON, Chair, Created, Draft, TableSettings
from trilhos.server.game.table import Table
from trilhos.server.storage.store import Secrets, Stored

ID = "puzzle"
SHOWN = 40  # entries of the log: what has happened lately


def shown(posed: Posed) -> tuple[TableData, list[EntryData]]:
    """What the seat sees, and what happened last, as it may know it."""
    table = _table(posed)
    told = [sight.message(table, entry, posed.seat) for entry in table.log[-SHOWN:]]
    return sight.snapshot(table, posed.seat), told


def _table(posed: Posed) -> Table:
    game, salt = posed.game, new_salt()  # whoever could guess it could work out the deal
    created = Created(
        edition=game.edition,
        options=game.rules.options,
        rules_version=game.rules_version,
        settings=TableSettings(public=False, spectators=False, grace=0, first=0),
        chairs=[_chair(posed, seat) for seat in range(game.players)],
        commitment=seed_commitment(game.seed, salt),
        imported=True,
        board=game.board.fingerprint,
        streams=game.streams,
        deal=FIRST_FORMAT,
    )
    moves = [entries.Action(move.seat, move.action, BY_BOT) for move in game.moves]
    drafts: list[Draft] = [created, entries.Started(order=list(range(game.players))), *moves]
    log = [draft.entry(number, 0.0) for number, draft in enumerate(drafts, 1)]
    return Table(Stored(ID, Secrets(game.seed, salt, "", {}), log, None if game.board.ours else game.board))


def _chair(posed: Posed, seat: int) -> Chair:
    """The seat that decides is a person's; on the others sit the bots that played, under the names they had."""
    name = posed.game.names[seat]
    if seat == posed.seat:
        return Chair(PERSON, name)
    known = next((one.id for one in characters().values() if one.name == name), posed.puzzle.found.bots)
    return Chair(BOT, name, known)
