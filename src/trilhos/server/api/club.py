"""The club: a name and a device's key instead of an account."""

import secrets
from collections.abc import Iterable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post, put

from trilhos.arena.skill import VERSION, Skill
from trilhos.server.answers.club import Admitted, ClubData, DeviceData, GroupData, MemberData, PassData, RatingData
from trilhos.server.answers.problems import language
from trilhos.server.api.access import Secret, address
from trilhos.server.api.callers import caller
from trilhos.server.door.tokens import digest, new_token
from trilhos.server.game.decide import clean_name
from trilhos.server.service import Service
from trilhos.server.storage.club.groups import Group
from trilhos.server.storage.club.members import OF_DEVICE, Caller, ClubMember
from trilhos.text import Text

Req = Request[Any, Any, Any]
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no letter that looks like another
CODE_LETTERS: Final = 8  # 40 bits, good for ten minutes, of which one address can try some forty
SAME: Final = str.maketrans({"O": "0", "I": "1", "L": "1", " ": "", "-": ""})
LONGEST_DEVICE: Final = 40
Words = Annotated[str, msgspec.Meta(max_length=200)]


class MemberWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be known by. `secret`, 128 random bits or more of the device's own, becomes its key: sent again, when
    no answer came, it finds the same member. `device` is what the device is called in one's list.
    """

    name: Words
    secret: Secret | None = None
    device: Words = ""


class NameWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Words


class DeviceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link, or the code, that another device of the member shows; the rest as for new members."""

    given: Annotated[str, msgspec.Meta(max_length=64)]
    secret: Secret | None = None
    device: Words = ""


@post("/api/club", tags=["club"])
async def join(request: Req, service: Service, data: MemberWish) -> Admitted:
    """Become a member. The answer holds the key of this device: it is never told again."""
    service.limits.spend("member", address(request))
    name, key = clean_name(data.name), data.secret or new_token()
    now = service.store.clock.now()
    made = await service.run(service.club.members.join, name, digest(key), _device(data.device), now)
    return Admitted(known_as(made.member), made.device, key)


@get("/api/club", tags=["club"])
async def me(request: Req, service: Service) -> ClubData:
    """What you have here; all of these requests carry the key of a device."""
    return await club_data(service, await caller(service, request))


@put("/api/club", tags=["club"])
async def rename(request: Req, service: Service, data: NameWish) -> MemberData:
    """Another name; games that are under way, or over, keep the one that they know."""
    asks = await caller(service, request)
    name = clean_name(data.name)
    await service.run(service.club.members.rename, asks.member.id, name)
    return MemberData(name, asks.member.tag)


@delete("/api/club", tags=["club"])
async def leave(request: Req, service: Service) -> None:
    """Leave for good: name, devices, seats, places in groups, notices and rating go, and your name from games that are
    over. What others have played with you stays theirs, with somebody without a name.
    """
    asks = await caller(service, request)
    await service.run(service.club.members.leave, asks.member.id, Text(language(request))("somebody"))
    await service.secretary.look()
    await service.hearing.look()


@post("/api/club/passes", tags=["club"])
async def give_pass(request: Req, service: Service) -> PassData:
    """A secret for a link, and a code for typing: one of them lets one other device of yours in, within ten minutes."""
    asks = await caller(service, request)
    service.limits.spend("pass", address(request))
    secret, code = new_token(), "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))
    now = service.store.clock.now()
    hashes = [digest(secret), digest(code)]
    until = await service.run(service.club.members.give_pass, OF_DEVICE, asks.member.id, hashes, now)
    half = CODE_LETTERS // 2
    return PassData(secret, f"{code[:half]}-{code[half:]}", int(until - now))


@post("/api/club/devices", tags=["club"])
async def admit(request: Req, service: Service, data: DeviceWish) -> Admitted:
    """This device is yours, too. Whoever tries codes is slowed down before anything is looked up."""
    service.limits.spend("pass", address(request))
    key, given = data.secret or new_token(), data.given.strip()
    code = given.upper().translate(SAME)
    known = digest(code if len(code) == CODE_LETTERS else given)
    now = service.store.clock.now()
    made = await service.run(service.club.members.admit, known, digest(key), _device(data.device), now)
    return Admitted(known_as(made.member), made.device, key)


@delete("/api/club/devices/{device:str}", tags=["club"])
async def drop_device(request: Req, service: Service, device: str) -> None:
    """A device that is lost, or this one, isn't yours any more: its key is void. Seats that it held move when another
    device brings them.
    """
    asks = await caller(service, request)
    await service.run(service.club.members.drop_device, asks.member.id, device)


def known_as(member: ClubMember) -> MemberData:
    """A member as others know them."""
    return MemberData(member.name, member.tag)


def group_data(service: Service, group: Group) -> GroupData:
    """A group as its people see it."""
    people, last = [known_as(one) for one in group.people], group.last if group.status else None
    free = group.free(service.store.clock.now())
    return GroupData(group.id, group.name, people, last, group.status, free, group.rated)


async def club_data(service: Service, asks: Caller) -> ClubData:
    """What a member has here."""
    club, member = service.club, asks.member
    devices = await service.run(club.members.devices, member.id)
    groups = await service.run(club.groups.of_member, member.id)
    return ClubData(
        me=known_as(member),
        joined=member.joined,
        devices=[DeviceData(one.id, one.name, one.made, one.seen, one.id == asks.device) for one in devices],
        groups=[group_data(service, group) for group in groups],
        rating=await rating(service, member.id),
    )


async def rating(service: Service, who: str) -> RatingData | None:
    """The rating of a member, or of a bot; none before a first rated game."""
    return (await ratings(service, [who]))[who]


async def ratings(service: Service, people: Iterable[str]) -> dict[str, RatingData | None]:
    """The same of many."""
    skills = await service.club.ratings.known()
    return {who: rating_data(skills[who]) if who in skills else None for who in people}


def rating_data(skill: Skill) -> RatingData:
    """What is told of it: in whole points, as nobody knows more."""
    return RatingData(round(skill.mean), round(skill.spread), skill.games, VERSION)


def _device(name: str) -> str:
    return "".join(letter for letter in name if letter.isprintable()).strip()[:LONGEST_DEVICE]


HANDLERS = [join, me, rename, leave, give_pass, admit, drop_device]
