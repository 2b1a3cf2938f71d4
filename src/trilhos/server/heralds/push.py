"""Push: a notice to a browser, by way of its maker's push service, which can't read it."""

import hashlib
from collections.abc import Callable
from typing import Final

import msgspec

from trilhos.server.heralds.address import parse
from trilhos.server.heralds.notice import TITLE, Notice
from trilhos.server.heralds.postman import GONE, Delivery, Postman
from trilhos.server.heralds.sealing import Lock, Signer, base64url, seal
from trilhos.server.heralds.store import Hook
from trilhos.server.storage.clock import wall

KEPT_SECONDS: Final = 3 * 24 * 3600  # by the push service, for a device that is switched off
NOT_THERE: Final = (404, 410)
TOPIC_BYTES: Final = 18  # 24 letters; 32 are allowed
DEVICE_BYTES: Final = 12


class Pushed(msgspec.Struct, frozen=True):
    """What the page's worker is told: a sentence, and the game for the link."""

    title: str
    said: str
    game: str


class Push:
    """The way to browsers."""

    def __init__(self, postman: Postman, signer: Signer, contact: str, now: Callable[[], float] = wall) -> None:
        self.postman = postman
        self.signer = signer
        self.contact = contact
        self.now = now

    async def send(self, hook: Hook, notice: Notice) -> Delivery:
        """Send a notice; a subscription that has ended is gone for good."""
        address = parse(hook.address, self.postman.allowed)
        words = msgspec.json.encode(Pushed(TITLE, notice.said, notice.game))
        outcome = await self.postman.post(
            hook.address,
            seal(words, msgspec.json.decode(hook.key, type=Lock)),
            {
                "authorization": self.signer.header(
                    f"{address.scheme}://{address.authority}", self.contact, self.now()
                ),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_SECONDS),
                "urgency": "normal",
                "topic": topic(notice.game),
            },
        )
        return Delivery(outcome.status, GONE) if outcome.status in NOT_THERE else outcome

    async def close(self) -> None:
        """Let go of everything."""
        await self.postman.close()


def topic(game: str) -> str:
    """By what a newer notice takes the place of an older one; the push service needn't know the game."""
    return base64url(hashlib.sha256(game.encode()).digest()[:TOPIC_BYTES])


def device(address: str) -> str:
    """What a browser is called beside the others of a chair; it tells nobody its address."""
    return base64url(hashlib.sha256(address.encode()).digest()[:DEVICE_BYTES])
