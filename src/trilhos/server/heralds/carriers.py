"""Who carries notices, by each of the ways that the owner of a server wants."""

import asyncio
from typing import Protocol

import sqlalchemy as sa

from trilhos.server.door.limits import Limits
from trilhos.server.heralds.mail import Mail
from trilhos.server.heralds.notice import Notice
from trilhos.server.heralds.postman import Delivery, Postman
from trilhos.server.heralds.push import Push
from trilhos.server.heralds.sealing import Signer, new_private
from trilhos.server.heralds.store import MAIL, PUSH, WEBHOOK, Hook
from trilhos.server.heralds.webhook import Webhook
from trilhos.server.settings import Telling
from trilhos.server.storage import keys


class Carrier(Protocol):
    """Brings notices to where hooks lead; never fails, but tells what came of it."""

    async def send(self, hook: Hook, notice: Notice) -> Delivery:
        """Send a notice."""

    async def close(self) -> None:
        """Let go of everything."""


class Carriers:
    """Those that are offered; None for others."""

    def __init__(self, telling: Telling, engine: sa.Engine, public_url: str, limits: Limits) -> None:
        self.webhook = Webhook(Postman(telling.webhooks)) if telling.webhooks else None
        self.push = Push(Postman(telling.push), _signer(engine), public_url) if telling.push else None
        self.mail = Mail(telling.mail, public_url, limits) if telling.mail else None
        offered: dict[str, Carrier | None] = {WEBHOOK: self.webhook, PUSH: self.push, MAIL: self.mail}
        self.offered = {name: way for name, way in offered.items() if way is not None}

    def __contains__(self, way: str) -> bool:
        return way in self.offered

    async def send(self, hook: Hook, notice: Notice) -> Delivery:
        """Send a notice by the hook's way."""
        return await self.offered[hook.way].send(hook, notice)

    async def close(self) -> None:
        """Let go of everything."""
        await asyncio.gather(*[way.close() for way in self.offered.values()])


def _signer(engine: sa.Engine) -> Signer:
    return Signer(keys.kept_key(engine, keys.PUSH, new_private))
