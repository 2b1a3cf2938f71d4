"""Sending: one request to an address that was checked, with little time and no curiosity about the answer."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpx
import msgspec

from trilhos import __version__
from trilhos.server.answers.errors import BadRequest
from trilhos.server.heralds.address import Address, NoWay, parse, resolve
from trilhos.server.settings import Allowed

PATIENCE: Final = 5.0  # seconds for everything, name servers included
MOST_NUMBERS: Final = 3  # of one name, tried in turn
LOOKUPS: Final = 4
TIMEOUT: Final = "timeout"
NO_ADDRESS: Final = "no-address"
UNREACHABLE: Final = "unreachable"
ANSWERED: Final = "answer"  # with a status that means no
GONE: Final = "gone"  # for good: nobody will be there any more


class Delivery(msgspec.Struct, frozen=True):
    """What came of it; the status is all that is ever told of an answer."""

    status: int | None = None
    problem: str | None = None


class Postman:
    """Sends notices. Names are looked up in threads of its own: slow name servers must hold up nothing else."""

    def __init__(self, allowed: Allowed) -> None:
        self.allowed = allowed
        self.lookups = ThreadPoolExecutor(LOOKUPS, "trilhos-names")
        # A connection belongs to one name at one number, so none is kept: the next name there may be another.
        self.client = httpx.AsyncClient(
            verify=httpx.create_ssl_context(),
            trust_env=False,
            follow_redirects=False,
            timeout=PATIENCE,
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"user-agent": f"trilhos/{__version__}"},
        )

    async def close(self) -> None:
        """Let go of everything."""
        await self.client.aclose()
        self.lookups.shutdown(wait=False, cancel_futures=True)

    async def numbers(self, address: Address) -> list[str]:
        """Where a name leads; NoWay if that is nowhere, or no place for notices."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(PATIENCE):
                return await loop.run_in_executor(self.lookups, resolve, address, self.allowed)
        except TimeoutError as problem:
            raise NoWay from problem

    async def post(self, address: str, body: bytes, headers: dict[str, str]) -> Delivery:
        """Send it; never fails, but tells what went wrong."""
        try:
            place = parse(address, self.allowed)
            async with asyncio.timeout(PATIENCE):
                return await self._post(place, await self.numbers(place), body, headers)
        except (NoWay, BadRequest):  # the owner may have changed what is allowed
            return Delivery(problem=NO_ADDRESS)
        except (TimeoutError, httpx.TimeoutException):
            return Delivery(problem=TIMEOUT)
        except (httpx.HTTPError, OSError):
            return Delivery(problem=UNREACHABLE)

    async def _post(self, place: Address, numbers: list[str], body: bytes, headers: dict[str, str]) -> Delivery:
        *others, last = numbers[:MOST_NUMBERS]
        for number in others:
            try:
                return await self._send(place, number, body, headers)
            except httpx.ConnectError:
                continue
        return await self._send(place, last, body, headers)

    async def _send(self, place: Address, number: str, body: bytes, headers: dict[str, str]) -> Delivery:
        """To the number that was checked; the name is for the receiver, and for its certificate."""
        shown = f"[{number}]" if ":" in number else number
        request = self.client.build_request(
            "POST",
            f"{place.scheme}://{shown}:{place.port}{place.target}",
            content=body,
            headers={**headers, "host": place.authority},
            extensions={"sni_hostname": place.host},
        )
        answer = await self.client.send(request, stream=True)
        await answer.aclose()
        return Delivery(answer.status_code, None if answer.is_success else ANSWERED)
