"""Dealing: when everybody sits the promises are sealed, then the nonces are revealed, then the game starts."""

from trilhos.play.commitment import promise
from trilhos.server.answers.errors import BadRequest, Refused
from trilhos.server.game import entries
from trilhos.server.game.entries import Draft
from trilhos.server.game.table import Table


def begin(table: Table, promises: list[str]) -> list[Draft]:
    """Everybody sits: the promised nonces are asked for, where there are any; else the cards are dealt at once."""
    if any(promises):
        return [entries.Sealed(promises=[told or None for told in promises])]
    return [_started(table, {})]


def reveal(table: Table, chair: int, nonce: str) -> list[Draft]:
    """The nonce that a chair has promised; the last one starts the game. Sent again, it changes nothing."""
    if table.nonces.get(chair) == nonce:
        return []
    if not table.dealing:
        raise Refused("not-dealing")
    if promise(nonce) != table.chairs[chair].promise:
        raise BadRequest("wrong-nonce", field="nonce")
    nonces = {**table.nonces, chair: nonce}
    drafts: list[Draft] = [entries.Revealed(chair=chair, nonce=nonce)]
    return drafts if _missing(table, nonces) else [*drafts, _started(table, nonces)]


def deal_without(table: Table) -> list[Draft]:
    """The time is up: the game starts without the nonces that haven't come, and says so."""
    return [_started(table, table.nonces)] if table.dealing else []


def _missing(table: Table, nonces: dict[int, str]) -> list[int]:
    return [number for number, chair in enumerate(table.chairs) if chair.promise and number not in nonces]


def _started(table: Table, nonces: dict[int, str]) -> Draft:
    """The order follows from the deal, so that it can be checked like the cards (U6)."""
    order = table.dealt(nonces).order(len(table.chairs), table.settings.first)
    return entries.Started(order=order, missing=_missing(table, nonces))
