"""Groups: members who play together again and again, and the last game that they played."""

from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from trilhos.server.answers.errors import NotFound, Refused
from trilhos.server.storage.club.members import OF_GROUP, ClubMember, new_id
from trilhos.server.storage.club.seatings import Seating, seat
from trilhos.server.storage.database import writing
from trilhos.server.storage.tables import FINISHED, GAMES, OPEN
from trilhos.server.storage.tables_club import GROUPS, MEMBERS, PASSES, PLACES, RESULTS

MOST_IN_GROUP = 8
MOST_GROUPS = 50  # of one member
WAIT = 24 * 3600.0  # seconds, after which a game that didn't begin holds its group up no longer


class Group(msgspec.Struct, frozen=True):
    """A group, its people in the order in which they came, and its last game with its status, if that is there.

    `moved` is when something happened in that game; `rated`: it is over, and did count.
    """

    id: str
    name: str
    people: list[ClubMember]
    last: str | None
    status: str | None
    moved: float = 0.0
    rated: bool = False

    def free(self, now: float) -> bool:
        """Whether another game can be begun: the last is over, or nobody has begun it for a day."""
        return self.status in (None, FINISHED) or (self.status == OPEN and now - self.moved > WAIT)


class Groups:
    """The groups of one database. Its methods wait for the database: they are for threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def make(self, name: str, members: Iterable[str], last: str | None, now: float) -> str:
        """A new group of these people."""
        id, people = new_id(), list(members)
        with writing(self.engine) as connection:
            for member in people[:1]:
                _check_few(connection, member)
            connection.execute(sa.insert(GROUPS), [{"id": id, "name": name, "made": now, "last": last}])
            connection.execute(sa.insert(PLACES), [{"circle": id, "member": one, "since": now} for one in people])
        return id

    def of_member(self, member: str) -> list[Group]:
        """The groups of a member, by name."""
        query = sa.select(GROUPS).join(PLACES, PLACES.c.circle == GROUPS.c.id).where(PLACES.c.member == member)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(GROUPS.c.name, GROUPS.c.id)).mappings().all()
            return [_group(connection, row) for row in rows]

    def of(self, id: str, member: str) -> Group:
        """A group of the member's; NotFound for all others, whether there are any or not."""
        return self._one(member, GROUPS.c.id == id)

    def after(self, game: str, member: str) -> Group:
        """The group of the member's whose last game this is; NotFound where there is none."""
        return self._one(member, GROUPS.c.last == game)

    def _one(self, member: str, which: sa.ColumnElement[bool]) -> Group:
        query = sa.select(GROUPS).join(PLACES, PLACES.c.circle == GROUPS.c.id)
        with self.engine.connect() as connection:
            row = connection.execute(query.where(which, PLACES.c.member == member)).mappings().first()
            if row is None:
                raise NotFound("no-such-group")
            return _group(connection, row)

    def went_on(self, id: str, game: str, following: str) -> None:
        """The group's last game has one that follows: somebody was quicker, or had asked for it before."""
        here = (GROUPS.c.id == id) & (GROUPS.c.last == game)
        with writing(self.engine) as connection:
            connection.execute(sa.update(GROUPS).where(here).values(last=following))

    def enter(self, secret: str, member: str, now: float) -> str:
        """One more in the group to which this invitation leads; its id."""
        good = (PASSES.c.secret == secret) & (PASSES.c.kind == OF_GROUP) & (PASSES.c.until >= now)
        try:
            with writing(self.engine) as connection:
                group = connection.execute(sa.select(PASSES.c.subject).where(good)).scalar()
                row = sa.select(GROUPS.c.id).where(GROUPS.c.id == group).with_for_update()
                if group is None or connection.execute(row).scalar() is None:
                    raise NotFound("pass-void")
                people = connection.execute(sa.select(PLACES.c.member).where(PLACES.c.circle == group)).scalars().all()
                if member not in people:
                    if len(people) >= MOST_IN_GROUP:
                        raise Refused("group-full", most=MOST_IN_GROUP)
                    _check_few(connection, member)
                    connection.execute(sa.insert(PLACES), [{"circle": group, "member": member, "since": now}])
                return str(group)
        except IntegrityError:  # the same member from two devices at once
            return self.enter(secret, member, now)

    def quit(self, id: str, member: str) -> None:
        """Leave a group; with the last one it goes."""
        mine = (PLACES.c.circle == id) & (PLACES.c.member == member)
        with writing(self.engine) as connection:
            if not connection.execute(sa.delete(PLACES).where(mine)).rowcount:
                raise NotFound("no-such-group")
            left = sa.select(PLACES.c.member).where(PLACES.c.circle == id).limit(1)
            if connection.execute(left).first() is None:
                connection.execute(sa.delete(GROUPS).where(GROUPS.c.id == id))
                connection.execute(sa.delete(PASSES).where(PASSES.c.kind == OF_GROUP, PASSES.c.subject == id))


def _check_few(connection: sa.Connection, member: str) -> None:
    query = sa.select(sa.func.count()).where(PLACES.c.member == member)
    if connection.execute(query).scalar_one() >= MOST_GROUPS:
        raise Refused("too-many-groups", most=MOST_GROUPS)


def _group(connection: sa.Connection, row: sa.RowMapping) -> Group:
    query = sa.select(MEMBERS).join(PLACES, PLACES.c.member == MEMBERS.c.id).where(PLACES.c.circle == row["id"])
    found = connection.execute(query.order_by(PLACES.c.since, MEMBERS.c.id)).mappings()
    people = [ClubMember(**one) for one in found]
    game = connection.execute(sa.select(GAMES.c.status, GAMES.c.moved).where(GAMES.c.id == row["last"])).first()
    rated = connection.execute(sa.select(RESULTS.c.rated).where(RESULTS.c.game == row["last"]).limit(1)).scalar()
    status, moved = game or (None, 0.0)
    return Group(row["id"], row["name"], people, row["last"], status, moved, bool(rated))


# With the making of a game, in its transaction


class Begun(msgspec.Struct, frozen=True):
    """What the club has to do with a game that is made: whose chairs are whose, and what it follows on."""

    game: str
    seats: list[Seating] = []
    after: str | None = None  # the game of the same people before it
    group: str | None = None  # whose first game it is, or the first after the last has gone
    instead: str | None = None  # that one

    def write(self, connection: sa.Connection) -> None:
        """Write it down; Refused where somebody was quicker."""
        for one in self.seats:
            seat(connection, one)
        if self.after is not None:
            connection.execute(sa.update(GROUPS).where(GROUPS.c.last == self.after).values(last=self.game))
        if self.group is not None:
            here = (GROUPS.c.id == self.group) & GROUPS.c.last.is_not_distinct_from(self.instead)
            if not connection.execute(sa.update(GROUPS).where(here).values(last=self.game)).rowcount:
                raise Refused("group-plays")
