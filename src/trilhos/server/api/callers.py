"""Which member asks: the holder of a device's key. It opens no game by itself; seats have links of their own."""

from trilhos.server.answers.errors import Unauthorized
from trilhos.server.api.access import Connection, address, bearer
from trilhos.server.door.tokens import digest
from trilhos.server.service import Service
from trilhos.server.storage.club.members import Caller


async def caller(service: Service, connection: Connection) -> Caller:
    """The member whose device asks; Unauthorized where the key is nobody's."""
    service.limits.spend("read", address(connection))
    return await _known(service, connection, bearer(connection) or "")


async def member_of(service: Service, connection: Connection, key: str | None) -> str | None:
    """The id of the member whose device has this key, where there is one."""
    return None if key is None else (await _known(service, connection, key)).member.id


async def _known(service: Service, connection: Connection, key: str) -> Caller:
    found = await service.run(service.club.members.by_key, digest(key), service.store.clock.now()) if key else None
    if found is None:
        service.limits.spend("token", address(connection))
        raise Unauthorized("wrong-member-key")
    return found
