"""The club in backups: everything but passes, which are over soon. Of keys only hashes, as in the database."""

from collections.abc import Iterable
from hashlib import sha256
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from trilhos.server.storage.club.leaving import SILENCE
from trilhos.server.storage.club.members import ClubMember
from trilhos.server.storage.club.results import SeatResult
from trilhos.server.storage.database import is_postgres
from trilhos.server.storage.orders import LEFT
from trilhos.server.storage.tables import GAMES, ORDERS
from trilhos.server.storage.tables_club import DEVICES, GROUPS, LEAVING, MEMBERS, PLACES, RESULTS, SEATINGS


class DeviceLine(msgspec.Struct, frozen=True):
    """A device and the hash of its key."""

    id: str
    member: str
    key: str
    name: str
    made: float
    seen: float


class SeatingLine(msgspec.Struct, frozen=True):
    """A chair of a member."""

    game: str
    member: str
    chair: int
    token: str
    noted: bool


class GroupLine(msgspec.Struct, frozen=True):
    """A group."""

    id: str
    name: str
    made: float
    last: str | None


class PlaceLine(msgspec.Struct, frozen=True):
    """A member of a group."""

    circle: str
    member: str
    since: float


class LeavingLine(msgspec.Struct, frozen=True):
    """A name that goes when its game is over."""

    game: str
    chair: int
    word: str


class ClubLines(msgspec.Struct, frozen=True):
    """The whole club."""

    members: list[ClubMember] = []
    devices: list[DeviceLine] = []
    seatings: list[SeatingLine] = []
    groups: list[GroupLine] = []
    places: list[PlaceLine] = []
    results: list[SeatResult] = []
    leaving: list[LeavingLine] = []


TABLES = {
    "members": (MEMBERS, ClubMember),
    "devices": (DEVICES, DeviceLine),
    "seatings": (SEATINGS, SeatingLine),
    "groups": (GROUPS, GroupLine),
    "places": (PLACES, PlaceLine),
    "results": (RESULTS, SeatResult),
    "leaving": (LEAVING, LeavingLine),
}


def copied(connection: sa.Connection) -> ClubLines:
    """The club as it is."""
    found: dict[str, list[Any]] = {}
    for name, (table, line) in TABLES.items():
        columns = [table.c[field] for field in line.__struct_fields__]
        found[name] = [line(*row) for row in connection.execute(sa.select(*columns).order_by(*table.primary_key))]
    return ClubLines(**found)


def known_games(connection: sa.Connection) -> set[str]:
    """The games that are there before others come back."""
    return set(connection.execute(sa.select(GAMES.c.id)).scalars())


def bring_back(connection: sa.Connection, lines: ClubLines, before: set[str]) -> None:
    """What is missing is added. Whoever has left since stays away, and what people have changed since stays changed:
    devices and places come back only with members and groups that had gone altogether. From games that were not there
    `before` the names of those who have left go once more.
    """
    left = set(connection.execute(sa.select(ORDERS.c.subject).where(ORDERS.c.kind == LEFT)).scalars())
    members = {one.id for one in lines.members} - left
    new = members - set(connection.execute(sa.select(MEMBERS.c.id)).scalars())
    groups = {one.id for one in lines.groups} - set(connection.execute(sa.select(GROUPS.c.id)).scalars())
    games = known_games(connection)
    gone = [LeavingLine(one.game, one.chair, SILENCE) for one in lines.seatings if one.member in left]
    noted = set(connection.execute(sa.select(RESULTS.c.game)).scalars())
    places = [one for one in lines.places if one.member in members and (one.circle in groups or one.member in new)]
    peopled = {one.circle for one in places}
    _add(connection, MEMBERS, (one for one in lines.members if one.id in new))
    _add(connection, DEVICES, (one for one in lines.devices if one.member in new))
    _add(connection, GROUPS, (one for one in lines.groups if one.id in groups & peopled))
    _add(connection, PLACES, places)
    _add(connection, SEATINGS, (one for one in lines.seatings if one.game in games and one.member in members))
    _add(connection, RESULTS, (_without(one, left) for one in lines.results if one.game not in noted))
    _add(connection, LEAVING, (one for one in lines.leaving if one.game in games))
    _add(connection, LEAVING, (one for one in gone if one.game in games - before))


def _without(result: SeatResult, left: set[str]) -> SeatResult:
    """The same one in all results, whom nobody can find: a rating of others counts on."""
    if result.member not in left:
        return result
    nobody = sha256(f"left {result.member}".encode()).hexdigest()[: len(result.member or "")]
    return msgspec.structs.replace(result, member=nobody, name=SILENCE)


def _add(connection: sa.Connection, table: sa.Table, lines: Iterable[msgspec.Struct]) -> None:
    insert: Any = postgresql.insert if is_postgres(connection.engine) else sqlite.insert
    rows = [msgspec.structs.asdict(line) for line in lines]
    if rows:
        connection.execute(insert(table).on_conflict_do_nothing(), rows)
