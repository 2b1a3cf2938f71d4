"""Members and their devices. Of every secret the database has the hash; who knows it comes from further out."""

import secrets
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trilhos.server.answers.errors import NotFound, Refused
from trilhos.server.storage import orders
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import HOOKS, QUIET
from trilhos.server.storage.tables_club import DEVICES, GROUPS, LEAVING, MEMBERS, PASSES, PLACES, RESULTS, SEATINGS

TAG: Final = 4  # letters of an id by which members of one name are told apart
MOST_DEVICES: Final = 20
SEEN_SECONDS: Final = 3600.0
MINUTE: Final = 60.0
PASS_SECONDS: Final = 10 * MINUTE  # in which a device has to come
INVITE_SECONDS: Final = 14 * 24 * 60 * MINUTE
MOST_PASSES: Final = 20  # of one member, or one group
OF_DEVICE: Final = "device"
OF_GROUP: Final = "group"


class ClubMember(msgspec.Struct, frozen=True):
    """Somebody with a name, known by what their devices hold."""

    id: str
    name: str
    joined: float

    @property
    def tag(self) -> str:
        """What tells members of one name apart."""
        return self.id[:TAG]


class Device(msgspec.Struct, frozen=True):
    """A device of a member."""

    id: str
    name: str
    made: float
    seen: float


class Caller(msgspec.Struct, frozen=True):
    """A member who asks, and the device."""

    member: ClubMember
    device: str


def new_id() -> str:
    """An id of a member, a device or a group; it is no secret."""
    return secrets.token_hex(8)


class Members:
    """The members of one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def by_key(self, key: str, now: float) -> Caller | None:
        """Whose device holds the secret of this hash."""
        device = (DEVICES.c.id.label("device"), DEVICES.c.seen)
        query = sa.select(MEMBERS, *device).join(DEVICES, DEVICES.c.member == MEMBERS.c.id).where(DEVICES.c.key == key)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        if abs(row.seen - now) > SEEN_SECONDS:
            with writing(self.engine) as connection:
                connection.execute(sa.update(DEVICES).where(DEVICES.c.id == row.device).values(seen=now))
        return Caller(ClubMember(row.id, row.name, row.joined), row.device)

    def join(self, name: str, key: str, device: str, now: float) -> Caller:
        """A new member with a first device; asked again with the same key, the one that there is."""
        member = ClubMember(new_id(), name, now)
        try:
            with writing(self.engine) as connection:
                connection.execute(sa.insert(MEMBERS), [msgspec.structs.asdict(member)])
                return Caller(member, _add_device(connection, member.id, key, device, now))
        except IntegrityError:
            return self._known(key, now)

    def _known(self, key: str, now: float) -> Caller:
        known = self.by_key(key, now)
        if known is None:
            raise NotFound("wrong-member-key")
        return known

    def rename(self, member: str, name: str) -> None:
        """Another name from now on; games that are over keep the old one."""
        with writing(self.engine) as connection:
            connection.execute(sa.update(MEMBERS).where(MEMBERS.c.id == member).values(name=name))

    # Devices

    def devices(self, member: str) -> list[Device]:
        """The devices of a member, the oldest first."""
        columns = DEVICES.c.id, DEVICES.c.name, DEVICES.c.made, DEVICES.c.seen
        query = sa.select(*columns).where(DEVICES.c.member == member).order_by(DEVICES.c.made)
        with self.engine.connect() as connection:
            return [Device(*row) for row in connection.execute(query)]

    def drop_device(self, member: str, device: str) -> None:
        """A device that is lost, or given away, is nobody's any more."""
        mine = (DEVICES.c.member == member) & (DEVICES.c.id == device)
        with writing(self.engine) as connection:
            if not connection.execute(sa.delete(DEVICES).where(mine)).rowcount:
                raise NotFound("no-such-device")

    # Passes: how another device comes in, or another member into a group

    def give_pass(self, kind: str, subject: str, hashes: list[str], now: float) -> float:
        """Secrets, by their hashes, that are good until the moment in the answer."""
        until = now + (PASS_SECONDS if kind == OF_DEVICE else INVITE_SECONDS)
        rows = [{"secret": one, "kind": kind, "subject": subject, "until": until} for one in hashes]
        mine = (PASSES.c.kind == kind) & (PASSES.c.subject == subject)
        oldest = sa.select(PASSES.c.secret).where(mine).order_by(PASSES.c.until.desc()).offset(MOST_PASSES)
        with writing(self.engine) as connection:
            connection.execute(sa.delete(PASSES).where(PASSES.c.until < now))
            connection.execute(sa.delete(PASSES).where(PASSES.c.secret.in_(oldest.limit(MOST_PASSES))))
            connection.execute(sa.insert(PASSES), rows)
        return until

    def admit(self, secret: str, key: str, device: str, now: float) -> Caller:
        """Another device of a member, by a pass that is good for one; with it go all others of that member."""
        good = (PASSES.c.secret == secret) & (PASSES.c.kind == OF_DEVICE) & (PASSES.c.until >= now)
        with writing(self.engine) as connection:
            known = _caller(connection, key)
            if known is not None:  # an earlier answer was lost
                return known
            subject = connection.execute(sa.select(PASSES.c.subject).where(good)).scalar()
            whose = sa.select(MEMBERS).where(MEMBERS.c.id == subject).with_for_update()  # link and code at once
            row = connection.execute(whose).mappings().first()
            if row is None or connection.execute(sa.select(PASSES.c.subject).where(good)).scalar() is None:
                raise NotFound("pass-void")
            member = ClubMember(**row)
            mine = sa.select(sa.func.count()).where(DEVICES.c.member == member.id)
            if connection.execute(mine).scalar_one() >= MOST_DEVICES:
                raise Refused("too-many-devices", most=MOST_DEVICES)
            gone = (PASSES.c.kind == OF_DEVICE) & (PASSES.c.subject == member.id)
            connection.execute(sa.delete(PASSES).where(gone))
            return Caller(member, _add_device(connection, member.id, key, device, now))

    # Leaving

    def leave(self, member: str, word: str) -> None:
        """Nothing of a member's own is left; their names go from games that are over, and later from the others.

        What others have played with them stays theirs, with an id that is nobody's.
        """
        with writing(self.engine) as connection:
            if not connection.execute(sa.delete(MEMBERS).where(MEMBERS.c.id == member)).rowcount:
                raise NotFound("no-such-member")
            forget_seats(connection, member, word)
            mine = RESULTS.c.member == member
            connection.execute(sa.update(RESULTS).where(mine).values(member=new_id(), name=word))
            connection.execute(sa.delete(PLACES).where(PLACES.c.member == member))
            connection.execute(sa.delete(GROUPS).where(GROUPS.c.id.not_in(sa.select(PLACES.c.circle))))
            connection.execute(sa.delete(PASSES).where(PASSES.c.subject == member))
            connection.execute(sa.delete(DEVICES).where(DEVICES.c.member == member))
            orders.give(connection, orders.LEFT, member)

    # The keeper's side

    def listed(self) -> list[ClubMember]:
        """All members, who came last first."""
        with self.engine.connect() as connection:
            rows = connection.execute(sa.select(MEMBERS).order_by(MEMBERS.c.joined.desc(), MEMBERS.c.id)).mappings()
            return [ClubMember(**row) for row in rows]


def forget_seats(connection: sa.Connection, member: str, word: str) -> None:
    """The seats of a member are nobody's own any more, and nobody is called at them."""
    query = sa.select(SEATINGS.c.game, SEATINGS.c.chair).where(SEATINGS.c.member == member)
    seats = connection.execute(query).all()
    for game, chair in seats:
        for table in (HOOKS, QUIET, LEAVING):
            connection.execute(sa.delete(table).where((table.c.game == game) & (table.c.chair == chair)))
    if seats:
        connection.execute(sa.insert(LEAVING), [{"game": game, "chair": chair, "word": word} for game, chair in seats])
    connection.execute(sa.delete(SEATINGS).where(SEATINGS.c.member == member))


def _caller(connection: sa.Connection, key: str) -> Caller | None:
    query = sa.select(MEMBERS, DEVICES.c.id.label("device")).join(DEVICES, DEVICES.c.member == MEMBERS.c.id)
    row = connection.execute(query.where(DEVICES.c.key == key)).first()
    return None if row is None else Caller(ClubMember(row.id, row.name, row.joined), row.device)


def _add_device(connection: sa.Connection, member: str, key: str, name: str, now: float) -> str:
    row = {"id": new_id(), "member": member, "key": key, "name": name, "made": now, "seen": now}
    connection.execute(sa.insert(DEVICES), [row])
    return str(row["id"])
